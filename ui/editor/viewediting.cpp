// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Commands on the text: lines, completion, fixes, explanations; and the hover.

#include "core/lint/tidy.h"
#include "core/text/ascii.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/editor/completionpopup.h"
#include "ui/editor/hover.h"
#include "ui/editor/lineops.h"
#include "ui/editor/oddcharacters.h"
#include "ui/editor/textview.h"
#include "ui/site/fixall.h"
#include "ui/site/help.h"
#include "ui/site/linehits.h"
#include "ui/site/severity.h"
#include "ui/site/tidywish.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

QString labelOf(EditorCommand command) {
    switch (command) {
    case EditorCommand::Duplicate: return TextView::tr("Duplicate lines");
    case EditorCommand::MoveUp: return TextView::tr("Move lines up");
    case EditorCommand::MoveDown: return TextView::tr("Move lines down");
    case EditorCommand::Delete: return TextView::tr("Delete lines");
    case EditorCommand::Join: return TextView::tr("Join lines");
    case EditorCommand::Comment: return TextView::tr("Comment lines");
    default: return {};
    }
}

std::optional<LineOp> lineOpOf(EditorCommand command) {
    switch (command) {
    case EditorCommand::Duplicate: return LineOp::Duplicate;
    case EditorCommand::MoveUp: return LineOp::MoveUp;
    case EditorCommand::MoveDown: return LineOp::MoveDown;
    case EditorCommand::Delete: return LineOp::Delete;
    case EditorCommand::Join: return LineOp::Join;
    case EditorCommand::Comment: return LineOp::Comment;
    default: return std::nullopt;
    }
}

/// Where a line begins to say something.
std::uint32_t beginOf(const Snapshot &snapshot, std::size_t line) {
    const ByteRange range = snapshot.line(line);
    const std::string_view bytes = slice(snapshot.text(), range);
    return range.begin +
           static_cast<std::uint32_t>(std::min(bytes.find_first_not_of(" \t"), bytes.size()));
}

} // namespace

void TextView::run(EditorCommand command) {
    m_popup->hide();
    const int line = textCursor().blockNumber();
    switch (command) {
    case EditorCommand::Complete: offerCompletions(true); return;
    case EditorCommand::Fix: offerFixes(); return;
    case EditorCommand::Explain: explain(); return;
    case EditorCommand::Fold:
        if (const auto section = sectionAt(m_outline, line))
            fold(section->first);
        return;
    case EditorCommand::Unfold: unfold(line); return;
    case EditorCommand::FoldAll: foldAll(); return;
    case EditorCommand::UnfoldAll: unfoldAll(); return;
    case EditorCommand::Duplicate:
    case EditorCommand::MoveUp:
    case EditorCommand::MoveDown:
    case EditorCommand::Delete:
    case EditorCommand::Join:
    case EditorCommand::Comment: editLines(command); return;
    }
}

void TextView::editLines(EditorCommand command) {
    // A folded section goes as a whole with the line that stands for it.
    ByteRange selection = selectedBytes();
    const int last = document()->findBlock(textCursor().selectionEnd()).blockNumber();
    if (isFolded(last))
        unfold(last);
    const auto made =
        lineEdit(*lineOpOf(command), m_document.bytes(), m_document.lines(), selection);
    if (!made || !m_document.apply(made->edit, {labelOf(command)}))
        return;
    const bool caretFirst = textCursor().position() < textCursor().anchor();
    QTextCursor cursor(document());
    const int begin = m_document.positionOf(made->selection.begin);
    const int end = m_document.positionOf(made->selection.end);
    cursor.setPosition(caretFirst ? end : begin);
    cursor.setPosition(caretFirst ? begin : end, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    ensureCursorVisible();
}

// ---- completion ----------------------------------------------------------------------------------

void TextView::keyPressEvent(QKeyEvent *event) {
    if (m_popup->takeKey(event)) {
        event->accept();
        return;
    }
    const bool wasOpen = m_popup->isVisible();
    // A key changes text, verdict, problems and caret: what is marked is put together once.
    const bool wasUpdating = std::exchange(m_updatingSelections, true);
    QPlainTextEdit::keyPressEvent(event);
    m_updatingSelections = wasUpdating;
    if (!wasUpdating && m_selectionsAreOld)
        updateSelections();
    const bool isPlain =
        (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const QString typed = event->text();
    const bool isCharacter = !typed.isEmpty() && typed.front().isPrint();
    if (isPlain && isCharacter)
        offerCompletions(false);
    else if (wasOpen && (event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete))
        offerCompletions(false);
    else if (wasOpen && event->key() != Qt::Key_Shift && event->key() != Qt::Key_Control &&
             event->key() != Qt::Key_Alt)
        m_popup->hide();
}

void TextView::focusOutEvent(QFocusEvent *event) {
    m_popup->hide();
    QPlainTextEdit::focusOutEvent(event);
}

void TextView::offerCompletions(bool asked) {
    if (isReadOnly() || m_document.isReadOnly())
        return;
    const std::uint32_t caret = caretOffset();
    CompletionList list = completionsAt(
        {m_document.snapshot(), caret, m_site.side().samplePaths(), m_site.analysis().now()});
    const bool open = asked || (list.asTyped && list.replaced.end == caret);
    const QList<Completion> found = open ? matching(list.items, list.typed) : QList<Completion>();
    if (found.isEmpty()) {
        m_popup->hide();
        return;
    }
    QTextCursor begin(document());
    begin.setPosition(m_document.positionOf(list.begin));
    const QRect word = cursorRect(begin);
    m_completion = std::move(list);
    m_popup->setFont(font());
    m_popup->offer(found, {viewport()->mapToGlobal(word.topLeft()), word.size()}, asked);
}

void TextView::complete(const Completion &item) {
    std::string insert = item.insert;
    std::optional<ByteRange> hole = item.hole;
    // New lines end as the one above does.
    const LineIndex &lines = m_document.lines();
    const std::size_t line = lines.lineAt(m_completion.replaced.begin);
    LineEnd end = lines.lineEnd(line);
    if (end == LineEnd::None && line > 0)
        end = lines.lineEnd(line - 1);
    if (end == LineEnd::None)
        end = LineEnd::Lf;
    const std::string_view bytes = lineEndBytes(end);
    for (std::size_t at = insert.find('\n'); at != std::string::npos;
         at = insert.find('\n', at + bytes.size()))
        insert.replace(at, 1, bytes);
    const std::uint32_t begin = m_completion.replaced.begin;
    const auto size = static_cast<std::uint32_t>(insert.size());
    if (!m_document.apply(TextEdit::replace(m_completion.replaced, std::move(insert)),
                          {tr("Complete %1").arg(item.label)}))
        return;
    // Holes stand in a snippet's first line, before any line end that was made longer.
    const ByteRange selected = hole ? ByteRange{begin + hole->begin, begin + hole->end}
                                    : ByteRange{begin + size, begin + size};
    QTextCursor cursor(document());
    cursor.setPosition(m_document.positionOf(selected.begin));
    cursor.setPosition(m_document.positionOf(selected.end), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    ensureCursorVisible();
    if (item.goesOn)
        offerCompletions(false);
}

// ---- problems and help ---------------------------------------------------------------------------

void TextView::offerFixes() {
    auto *menu = new QMenu(this);
    menu->setLayoutDirection(
        QGuiApplication::layoutDirection()); // the text it stands on never turns
    menu->setObjectName(QStringLiteral("fixes"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const std::uint32_t caret = caretOffset();
    const int block = textCursor().blockNumber();
    // The text may change while the menu is open (a reload); an edit is for the text that it was made for.
    const auto apply = [this, revision = m_document.revision()](const TextEdit &edit,
                                                                const QString &label) {
        if (m_document.revision() == revision)
            m_document.apply(edit, {label});
    };
    QList<const Problem *> problems;
    for (auto it = m_problems.constFind(block); it != m_problems.cend() && it.key() == block; ++it)
        problems << &m_site.analysis().problems()[static_cast<std::size_t>(*it)];
    // What the caret stands in comes first.
    std::ranges::stable_sort(problems, {}, [&](const Problem *problem) {
        return !problem->range.touches({caret, caret});
    });
    for (const Problem *problem : std::as_const(problems)) {
        const QString code = text(problem->code);
        // A heading does not wrap; the whole sentence is at the line.
        constexpr int kMostCharacters = 76;
        menu->addSection(
            fontMetrics().elidedText(text(problem->message), Qt::ElideRight,
                                     kMostCharacters * fontMetrics().averageCharWidth()));
        for (const Fix &fix : problem->fixes)
            menu->addAction(text(fix.title), this,
                            [apply, fix] { apply(fix.edit, text(fix.title)); });
        if (problem->fixes.empty())
            menu->addAction(tr("No fix is known"))->setEnabled(false);
        if (isTidyable(*problem))
            menu->addAction(tr("Tidy up…"), this,
                            [this] { TidyWish::of(m_site).ask(&m_document); });
        FixedKind all = fixAllOfKind(m_site.analysis().problems(), &m_document, problem->code);
        if (all.fixed > 1) {
            const QString title =
                tr("Fix all %Ln of this kind", nullptr, static_cast<int>(all.fixed));
            menu->addAction(title, this, [apply, edit = std::move(all.edit), code] {
                apply(edit, tr("Fix all “%1”").arg(code));
            });
        }
        if (const Rich help = helpOfCode(problem->code); !help.isEmpty())
            menu->addAction(tr("Explain “%1”").arg(code), this,
                            [this, help, code, manual = manualUrlOfCode(problem->code)] {
                                gatepost::ui::showHelp(this, code, help, manual);
                            });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No problem in this line"))->setEnabled(false);
    menu->popup(viewport()->mapToGlobal(cursorRect().bottomLeft()));
}

void TextView::explain() {
    const std::uint32_t caret = caretOffset();
    const int block = textCursor().blockNumber();
    Rich said;
    QString title;
    QUrl manual;
    for (auto it = m_problems.constFind(block); it != m_problems.cend() && it.key() == block;
         ++it) {
        const Problem &problem = m_site.analysis().problems()[static_cast<std::size_t>(*it)];
        if (!problem.range.touches({caret, caret}))
            continue;
        said += Rich::ours(QStringLiteral("<p>%1</p>")).arg(text(problem.message)) +
                helpOfCode(problem.code) + Rich::ours(QStringLiteral("<hr>"));
        title = text(problem.code);
        manual = manualUrlOfCode(problem.code);
    }
    const Snapshot &snapshot = m_document.snapshot();
    auto hover = hoverAt(snapshot, caret);
    if (!hover) // anywhere in the line: its directive
        hover = hoverAt(snapshot, beginOf(snapshot, static_cast<std::size_t>(block)));
    if (hover) {
        said += hover->help;
        title = hover->title;
        const Directive *row = m_document.dialect().find(title.toStdString());
        if (row && manual.isEmpty())
            manual = manualUrlOfDirective(*row);
    }
    if (said.isEmpty()) {
        title = tr("Help");
        said = Rich::ours(tr("<p>Put the caret on a directive, a value, an agent or a problem: F1 "
                             "explains what it is and where that is written.</p>"));
    }
    gatepost::ui::showHelp(this, title, said, manual);
}

Rich TextView::hoverText(int position) const {
    const QTextBlock block = document()->findBlock(position);
    const std::uint32_t offset = m_document.offsetOf(position);
    const int line = block.blockNumber();
    Rich said;
    const auto add = [&said](const Rich &part) {
        said += said.isEmpty() ? part : Rich::ours(QStringLiteral("<hr>")) + part;
    };
    const Rich paragraph = Rich::ours(QStringLiteral("<p style='margin:4px 8px'>%1</p>"));
    for (auto it = m_problems.constFind(line); it != m_problems.cend() && it.key() == line; ++it) {
        const Problem &problem = m_site.analysis().problems()[static_cast<std::size_t>(*it)];
        if (problem.range.touches({offset, offset}) || isTidyable(problem))
            add(Rich::ours(
                    QStringLiteral("<p style='margin:4px 8px'><font color='%1'><b>%2</b></font> "
                                   "%3<br><font color='%5'><code>%4</code></font></p>"))
                    .arg(toneColor(toneOfSeverity(problem.severity), tipPalette()).name(),
                         symbolOfSeverity(problem.severity), text(problem.message),
                         text(problem.code), tipPalette().color(QPalette::PlaceholderText).name()));
    }
    if (const auto mark = m_marks.constFind(line); mark != m_marks.cend()) {
        const QString why = m_why.value(line);
        add(paragraph.arg(why.isEmpty() ? outcomeText(*mark)
                                        : QStringLiteral("%1: %2").arg(outcomeText(*mark), why)));
    }
    if (const QString hits = hitsText(m_site, m_document, line); !hits.isEmpty())
        add(paragraph.arg(hits));
    const qsizetype column = position - block.position();
    const QString shown = block.text();
    for (const qsizetype at : {column, column - 1}) {
        if (at < 0 || at >= shown.size() ||
            (shown[at].isLowSurrogate() && at > 0 && shown[at - 1].isHighSurrogate()))
            continue;
        if (const auto odd = oddCharacter(shown[at]))
            add(paragraph.arg(QStringLiteral("▲ %1").arg(odd->name)));
    }
    if (const auto hover = hoverAt(m_document.snapshot(), offset))
        add(hover->help);
    return said;
}

bool TextView::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPoint at = viewport()->mapFromGlobal(help->globalPos());
        const QTextCursor cursor = cursorForPosition(at);
        const QRect caret = cursorRect(cursor);
        // Beside the line's end there is nothing to point at.
        const bool onText =
            at.y() <= caret.bottom() && at.x() <= caret.right() + fontMetrics().averageCharWidth();
        showTip(help->globalPos(), onText ? hoverText(cursor.position()) : Rich(), this);
        return true;
    }
    // On X11 a text deletes to the end of its line at Ctrl+K: here that is the window's key for finding commands.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->keyCombination() == (Qt::CTRL | Qt::Key_K)) {
        event->ignore();
        return false;
    }
    return QPlainTextEdit::event(event);
}

} // namespace gatepost::ui
