// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/textview.h"

#include "ui/bridge/text.h"
#include "ui/editor/highlighter.h"

#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace gatepost::ui {

namespace {

/// Line numbers, marks and problem icons beside the text.
class Gutter : public QWidget {
public:
    explicit Gutter(TextView *view) : QWidget(view), m_view(view) { setMouseTracking(true); }
    QSize sizeHint() const override { return {m_view->gutterWidth(), 0}; }

protected:
    void paintEvent(QPaintEvent *event) override { m_view->paintGutter(event); }
    void mousePressEvent(QMouseEvent *event) override {
        m_view->gutterPressed(event->position().toPoint());
    }
    bool event(QEvent *event) override {
        if (event->type() == QEvent::ToolTip) {
            const auto *help = static_cast<QHelpEvent *>(event);
            QToolTip::showText(help->globalPos(),
                               m_view->toolTipOfBlock(m_view->blockAt(help->pos().y())), this);
            return true;
        }
        return QWidget::event(event);
    }

private:
    TextView *m_view;
};

Tone toneOfSeverity(Severity severity) {
    switch (severity) {
    case Severity::Error: return Tone::Error;
    case Severity::Warning: return Tone::Warning;
    case Severity::Note: break;
    }
    return Tone::Ask;
}

} // namespace

TextView::TextView(SiteModel &site, Document &document, QWidget *parent)
    : QPlainTextEdit(parent), m_site(site), m_document(document), m_gutter(new Gutter(this)) {
    setObjectName(QStringLiteral("text"));
    setAccessibleName(tr("Text of %1").arg(document.displayName()));
    setDocument(document.mirror());
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setLayoutDirection(Qt::LeftToRight);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(QLatin1Char(' ')));
    m_highlighter =
        new Highlighter(document.mirror(), text(document.tree().dialect().highlighting), this);

    connect(this, &QPlainTextEdit::blockCountChanged, this,
            [this] { setViewportMargins(gutterWidth(), 0, 0, 0); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    // An edit that is not typed here moves the caret before the other views know the new bytes; they are told of
    // the caret when they do.
    const auto caretMoved = [this] {
        updateSelections();
        m_gutter->update();
        // An edit above the caret, made by a form, moves its position but not its place.
        const int block = textCursor().blockNumber();
        if (hasFocus() || block != m_caretBlock)
            m_site.setCaretLine(&m_document, block);
        m_caretBlock = block;
    };
    const auto known = std::make_shared<quint64>(document.revision());
    connect(&document, &Document::changed, this, [this, known](const Change &change) {
        if (change.origin == Origin::View)
            *known = m_document.revision();
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this, known, caretMoved] {
        if (m_document.revision() == *known) {
            caretMoved();
            return;
        }
        QMetaObject::invokeMethod(
            this,
            [this, known, caretMoved] {
                *known = m_document.revision();
                caretMoved();
            },
            Qt::QueuedConnection);
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TextView::updateSelections);
    connect(&document, &Document::changed, this, &TextView::onDocumentChanged);
    connect(&site, &SiteModel::verdictChanged, this, &TextView::updateMarks);
    connect(&site, &SiteModel::problemsChanged, this, &TextView::updateProblems);
    connect(&site, &SiteModel::fieldLineChanged, this, [this](const Document *of, int line) {
        m_fieldLine = of == &m_document ? line : -1;
        updateSelections();
        if (m_fieldLine >= 0 && !hasFocus()) {
            const auto [first, last] = visibleBlocks();
            if (m_fieldLine < first || m_fieldLine > last) {
                const QTextCursor keep = textCursor();
                verticalScrollBar()->setValue(std::max(0, m_fieldLine - (last - first) / 3));
                setTextCursor(keep);
            }
        }
    });
    auto *fix = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Period), this);
    fix->setContext(Qt::WidgetShortcut);
    connect(fix, &QShortcut::activated, this, &TextView::offerFixes);
    updateTheme();
    setViewportMargins(gutterWidth(), 0, 0, 0);
    updateMarks();
    updateProblems();
}

TextView::~TextView() = default;

std::uint32_t TextView::caretOffset() const {
    return m_document.offsetOf(textCursor().position());
}

void TextView::goTo(ByteRange range) {
    QTextCursor cursor(document());
    cursor.setPosition(m_document.positionOf(range.end));
    cursor.setPosition(m_document.positionOf(range.begin), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    const auto [first, last] = visibleBlocks();
    const int block = cursor.blockNumber();
    if (block <= first + 1 || block >= last - 1)
        centerCursor();
}

void TextView::offerFixes() {
    QMenu menu(this);
    const int block = textCursor().blockNumber();
    for (auto it = m_problems.constFind(block); it != m_problems.cend() && it.key() == block;
         ++it) {
        const Problem &problem = m_site.problems()[static_cast<std::size_t>(*it)];
        menu.addSection(problem.message);
        for (const ProblemFix &fix : problem.fixes)
            menu.addAction(fix.title, this, [this, edit = fix.edit, title = fix.title] {
                m_document.apply(edit, {title});
            });
        if (problem.fixes.empty())
            menu.addAction(tr("No fix is known"))->setEnabled(false);
    }
    if (!menu.isEmpty())
        menu.exec(viewport()->mapToGlobal(cursorRect().bottomLeft()));
}

void TextView::onDocumentChanged(const Change &change) {
    if (change.edit.empty())
        return;
    if (change.origin == Origin::Undo || change.origin == Origin::Redo) {
        const Replacement &first = change.edit.replacements().front();
        const auto end = first.range.begin + static_cast<std::uint32_t>(first.text.size());
        goTo({end, end});
    }
}

// ---- marks, problems, selections -----------------------------------------------------------------

void TextView::updateMarks() {
    m_marks.clear();
    m_why.clear();
    const auto ref = m_site.fileRef(&m_document);
    const auto &verdict = m_site.verdict();
    if (ref && verdict) {
        for (const TraceEntry &entry : verdict->trace) {
            if (!entry.line || entry.line->file != *ref)
                continue;
            const int block = static_cast<int>(entry.line->line.index());
            // A line that decided one thing and lost another is shown for what it decided.
            if (!m_marks.contains(block) || entry.outcome < m_marks[block])
                m_marks[block] = entry.outcome;
            m_why[block] +=
                (m_why[block].isEmpty() ? QString() : QStringLiteral("; ")) + text(entry.why);
        }
        m_decidedTone = toneOf(verdict->fetch.decision);
        if (verdict->fetch.line && verdict->fetch.line->file == *ref)
            m_marks[static_cast<int>(verdict->fetch.line->line.index())] = Outcome::Decided;
    }
    updateSelections();
    m_gutter->update();
}

void TextView::updateProblems() {
    m_problems.clear();
    const std::vector<Problem> &all = m_site.problems();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].document != &m_document)
            continue;
        const BlockPosition at =
            blockPosition(m_document.bytes(), m_document.lines(), all[i].range.begin);
        m_problems.insert(at.block, static_cast<qsizetype>(i));
    }
    updateSelections();
    m_gutter->update();
}

QPair<int, int> TextView::visibleBlocks() const {
    const QTextBlock first = firstVisibleBlock();
    const int lines = viewport()->height() / std::max(1, fontMetrics().lineSpacing()) + 1;
    return {first.blockNumber(), std::min(first.blockNumber() + lines, blockCount() - 1)};
}

void TextView::updateSelections() {
    QList<QTextEdit::ExtraSelection> selections;
    const auto wholeLine = [&](int block, const QColor &color) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document()->findBlockByNumber(block));
        selection.format.setBackground(color);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections << selection;
    };
    const auto [first, last] = visibleBlocks();
    const QPalette colors = palette();
    wholeLine(textCursor().blockNumber(), m_highlighter->color(EditorColor::CurrentLine)
                                              .value_or(colors.color(QPalette::AlternateBase)));
    if (m_fieldLine >= 0)
        wholeLine(m_fieldLine, toneBackground(Tone::Ask, colors));
    const QColor dim = colors.color(QPalette::Disabled, QPalette::Text);
    for (int block = first; block <= last; ++block) {
        const auto mark = m_marks.constFind(block);
        if (mark != m_marks.cend() && *mark == Outcome::Decided)
            wholeLine(block, toneBackground(m_decidedTone, colors));
        if (mark != m_marks.cend() && (*mark == Outcome::Lost || *mark == Outcome::NotRead)) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(document()->findBlockByNumber(block));
            selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            selection.format.setForeground(dim);
            selections << selection;
        }
        for (auto it = m_problems.constFind(block); it != m_problems.cend() && it.key() == block;
             ++it) {
            const Problem &problem = m_site.problems()[static_cast<std::size_t>(*it)];
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(document());
            selection.cursor.setPosition(m_document.positionOf(problem.range.begin));
            selection.cursor.setPosition(m_document.positionOf(problem.range.end),
                                         QTextCursor::KeepAnchor);
            if (!selection.cursor.hasSelection())
                selection.cursor.select(QTextCursor::WordUnderCursor);
            selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            selection.format.setUnderlineColor(toneColor(toneOfSeverity(problem.severity), colors));
            selections << selection;
        }
    }
    setExtraSelections(selections);
}

// ---- gutter --------------------------------------------------------------------------------------

int TextView::gutterWidth() const {
    const int digits = std::max<int>(2, static_cast<int>(QString::number(blockCount()).size()));
    const QFontMetrics metrics(font());
    // problem icon · number · mark
    return 2 * metrics.height() + digits * metrics.horizontalAdvance(QLatin1Char('9')) + 10;
}

void TextView::resizeEvent(QResizeEvent *event) {
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), gutterWidth(), area.height());
    updateSelections();
}

void TextView::paintGutter(QPaintEvent *event) {
    QPainter painter(m_gutter);
    const QPalette colors = palette();
    painter.fillRect(
        event->rect(),
        m_highlighter->color(EditorColor::Gutter).value_or(colors.color(QPalette::AlternateBase)));
    const QColor number = m_highlighter->color(EditorColor::LineNumber)
                              .value_or(colors.color(QPalette::PlaceholderText));
    const QColor current =
        m_highlighter->color(EditorColor::CurrentLineNumber).value_or(colors.color(QPalette::Text));
    painter.setFont(font());
    const int height = fontMetrics().height();
    const int caret = textCursor().blockNumber();
    const int icon = std::max(8, height - 4);
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const int n = block.blockNumber();
        const qreal bottom = top + blockBoundingRect(block).height();
        if (block.isVisible() && bottom >= event->rect().top()) {
            const int y = static_cast<int>(top);
            painter.setPen(n == caret ? current : number);
            painter.drawText(QRect(height, y, m_gutter->width() - 2 * height - 4, height),
                             Qt::AlignRight | Qt::AlignVCenter, QString::number(n + 1));
            const QRect markRect(m_gutter->width() - height, y + (height - icon) / 2, icon, icon);
            if (const auto mark = m_marks.constFind(n); mark != m_marks.cend()) {
                if (*mark == Outcome::Decided)
                    toneIcon(m_decidedTone).paint(&painter, markRect);
                else if (*mark == Outcome::Lost || *mark == Outcome::Applies)
                    coloredIcon(*mark == Outcome::Lost ? QStringLiteral("lost")
                                                       : QStringLiteral("applies"),
                                Tone::Unstated)
                        .paint(&painter, markRect);
            }
            std::optional<Severity> worst;
            for (auto it = m_problems.constFind(n); it != m_problems.cend() && it.key() == n;
                 ++it) {
                const Severity severity = m_site.problems()[static_cast<std::size_t>(*it)].severity;
                worst = worst ? std::min(*worst, severity) : severity;
            }
            if (worst)
                toneIcon(toneOfSeverity(*worst))
                    .paint(&painter, QRect(3, y + (height - icon) / 2, icon, icon));
        }
        top = bottom;
    }
}

int TextView::blockAt(int y) const {
    const QTextCursor cursor = cursorForPosition({0, y});
    const QRect rect = cursorRect(cursor);
    return y <= rect.bottom() ? cursor.blockNumber() : -1;
}

void TextView::gutterPressed(const QPoint &at) {
    if (const int block = blockAt(at.y()); block >= 0)
        setTextCursor(QTextCursor(document()->findBlockByNumber(block)));
    setFocus();
}

QString TextView::toolTipOfBlock(int block) const {
    QStringList lines;
    if (const auto mark = m_marks.constFind(block); mark != m_marks.cend()) {
        const QString why = m_why.value(block);
        lines << (why.isEmpty() ? outcomeText(*mark)
                                : QStringLiteral("%1: %2").arg(outcomeText(*mark), why));
    }
    for (auto it = m_problems.constFind(block); it != m_problems.cend() && it.key() == block; ++it)
        lines << m_site.problems()[static_cast<std::size_t>(*it)].message;
    return lines.join(QLatin1Char('\n'));
}

// ---- events --------------------------------------------------------------------------------------

void TextView::updateTheme() {
    if (m_updatingTheme)
        return;
    m_updatingTheme = true;
    const QPalette system = QGuiApplication::palette();
    m_highlighter->setDark(isDark(system));
    QPalette own; // roles that are not set here go on following the system
    if (const auto color = m_highlighter->color(EditorColor::Background))
        own.setColor(QPalette::Base, *color);
    if (const auto color = m_highlighter->color(EditorColor::Text))
        own.setColor(QPalette::Text, *color);
    setPalette(own);
    m_updatingTheme = false;
    updateSelections();
    m_gutter->update();
}

void TextView::changeEvent(QEvent *event) {
    QPlainTextEdit::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
        setViewportMargins(gutterWidth(), 0, 0, 0);
        m_gutter->update();
        break;
    case QEvent::PaletteChange:
    case QEvent::ApplicationPaletteChange: updateTheme(); break;
    default: break;
    }
}

bool TextView::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPoint at = viewport()->mapFromGlobal(help->globalPos());
        QToolTip::showText(help->globalPos(), toolTipOfBlock(blockAt(at.y())), this);
        return true;
    }
    return QPlainTextEdit::event(event);
}

void TextView::contextMenuEvent(QContextMenuEvent *event) {
    // The standard menu's undo and redo belong to the widget's own history, which is off.
    QMenu menu(this);
    const auto add = [&](const QString &name, QKeySequence::StandardKey key, bool enabled,
                         auto slot) {
        QAction *action = menu.addAction(name, this, slot);
        action->setShortcut(key);
        action->setEnabled(enabled);
    };
    const bool selected = textCursor().hasSelection();
    add(tr("Undo"), QKeySequence::Undo, m_document.canUndo(), [this] { m_document.undo(); });
    add(tr("Redo"), QKeySequence::Redo, m_document.canRedo(), [this] { m_document.redo(); });
    menu.addSeparator();
    add(tr("Cut"), QKeySequence::Cut, selected && !isReadOnly(), [this] { cut(); });
    add(tr("Copy"), QKeySequence::Copy, selected, [this] { copy(); });
    add(tr("Paste"), QKeySequence::Paste, canPaste(), [this] { paste(); });
    menu.addSeparator();
    add(tr("Select all"), QKeySequence::SelectAll, true, [this] { selectAll(); });
    menu.exec(event->globalPos());
}

QMimeData *TextView::createMimeDataFromSelection() const {
    // Qt would turn NBSP into a space; the clipboard gets what the file says, with \n between lines.
    QString selected = textCursor().selectedText();
    selected.replace(QChar(QChar::ParagraphSeparator), QLatin1Char('\n'));
    auto *mime = new QMimeData;
    mime->setText(forPeople(selected));
    return mime;
}

void TextView::insertFromMimeData(const QMimeData *source) {
    if (isReadOnly() || !source->hasText())
        return;
    m_document.breakUndo();
    textCursor().insertText(linesFromBytes(source->text().toStdString(), false));
    ensureCursorVisible();
}

} // namespace gatepost::ui
