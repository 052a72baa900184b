// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is marked in the text: lines of the verdict, problems, hits, the caret's agent.

#include "core/lint/tidy.h"
#include "ui/bridge/blockground.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/text.h"
#include "ui/editor/highlighter.h"
#include "ui/editor/textview.h"
#include "ui/site/severity.h"

#include <QGuiApplication>
#include <QTextBlock>

#include <algorithm>

namespace gatepost::ui {

void TextView::updateMarks() {
    m_marks.clear();
    m_why.clear();
    m_speaking.clear();
    const auto ref = m_site.analysis().fileId(&m_document);
    const auto &verdict = m_site.analysis().verdict();
    if (ref && verdict) {
        for (const TraceEntry &entry : verdict->trace) {
            if (!entry.line || entry.line->file != *ref)
                continue;
            const int block = static_cast<int>(entry.line->line.index());
            if (entry.outcome == Outcome::Applies || entry.outcome == Outcome::Decided)
                m_speaking << block;
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

void TextView::moveMarks(const LineChange &lines) {
    const int by = lines.added - lines.removed;
    if (by == 0)
        return;
    const auto moved = [&](int line) { return line <= lines.first ? line : line + by; };
    const auto isGone = [&](int line) {
        return line > lines.first && line <= lines.first + lines.removed;
    };
    QHash<int, Outcome> marks;
    for (auto mark = m_marks.cbegin(); mark != m_marks.cend(); ++mark)
        if (!isGone(mark.key()))
            marks.insert(moved(mark.key()), mark.value());
    m_marks = std::move(marks);
    QList<int> speaking;
    for (const int line : std::as_const(m_speaking))
        if (!isGone(line))
            speaking << moved(line);
    m_speaking = std::move(speaking);
}

void TextView::updateProblems() {
    m_problems.clear();
    const std::vector<Problem> &all = m_site.analysis().problems();
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

QList<QTextBlock> TextView::visibleBlocks() const {
    QList<QTextBlock> blocks;
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= viewport()->height(); block = block.next()) {
        if (!block.isVisible())
            continue;
        blocks << block;
        top += blockBoundingRect(block).height();
    }
    return blocks;
}

void TextView::strike(const QTextBlock &block, QList<QTextEdit::ExtraSelection> &to) const {
    const Tree *tree = m_document.snapshot().tree();
    const auto index = static_cast<std::size_t>(block.blockNumber());
    if (tree == nullptr || index >= tree->lines().size())
        return;
    const Line &line = tree->lines()[index];
    if (line.kind != LineKind::Directive)
        return;
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    selection.cursor.setPosition(m_document.positionOf(line.key().begin));
    selection.cursor.setPosition(m_document.positionOf(line.value().end), QTextCursor::KeepAnchor);
    selection.format.setFontStrikeOut(true);
    // On a tint a faded ink would be too faint.
    if (m_marks.value(block.blockNumber(), Outcome::Lost) != Outcome::Decided)
        selection.format.setForeground(fadedInk(QGuiApplication::palette()));
    to << selection;
}

void TextView::selectProblems(const QTextBlock &block, QList<QTextEdit::ExtraSelection> &to) const {
    const int line = block.blockNumber();
    for (auto it = m_problems.constFind(line); it != m_problems.cend() && it.key() == line; ++it) {
        const Problem &problem = m_site.analysis().problems()[static_cast<std::size_t>(*it)];
        if (isTidyable(problem)) {
            strike(block, to);
            continue;
        }
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(m_document.positionOf(problem.range.begin));
        selection.cursor.setPosition(m_document.positionOf(problem.range.end),
                                     QTextCursor::KeepAnchor);
        if (!selection.cursor.hasSelection())
            selection.cursor.select(QTextCursor::WordUnderCursor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(toneColor(toneOfSeverity(problem.severity), palette()));
        to << selection;
    }
}

void TextView::selectHits(const QTextBlock &block, QList<QTextEdit::ExtraSelection> &to) const {
    if (!m_search)
        return;
    for (const LineHit hit : m_search->hitsIn(searchedText(block))) {
        const int at = block.position() + hit.column;
        if (hit.length == 0 ||
            (m_searchRange && (at < m_searchRange->begin || at + hit.length > m_searchRange->end)))
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(at);
        selection.cursor.setPosition(at + hit.length, QTextCursor::KeepAnchor);
        selection.format.setBackground(toneBackground(Tone::Later, palette()));
        selection.format.setProperty(QTextFormat::OutlinePen,
                                     QPen(toneColor(Tone::Later, palette())));
        to << selection;
    }
}

QString TextView::agentAt(int line) const {
    const Tree *tree = m_document.snapshot().tree();
    if (tree == nullptr || line < 0 || static_cast<std::size_t>(line) >= tree->lines().size())
        return {};
    const Line &there = tree->lines()[static_cast<std::size_t>(line)];
    if (!there.is(DirectiveId::UserAgent) && there.kind != LineKind::BlockHeader)
        return {};
    return text(tree->value(there)).toLower();
}

void TextView::selectAgent(const QTextBlock &block, QStringView agent,
                           QList<QTextEdit::ExtraSelection> &to) const {
    if (agent.isEmpty() || agentAt(block.blockNumber()) != agent)
        return;
    const ByteRange value =
        m_document.tree().lines()[static_cast<std::size_t>(block.blockNumber())].value();
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    selection.cursor.setPosition(m_document.positionOf(value.begin));
    selection.cursor.setPosition(m_document.positionOf(value.end), QTextCursor::KeepAnchor);
    selection.format.setBackground(toneBackground(Tone::Ask, palette()));
    to << selection;
}

std::vector<Section> TextView::governing() const {
    std::vector<Section> sections;
    if (m_emphasis)
        for (const int line : m_speaking)
            if (const auto section = sectionAt(m_outline, line);
                section && !std::ranges::contains(sections, *section))
                sections.push_back(*section);
    return sections;
}

void TextView::selectGroups(const QTextBlock &block, const std::vector<Section> &governing,
                            QList<QTextEdit::ExtraSelection> &to) const {
    const auto section = sectionAt(m_outline, block.blockNumber());
    if (!section)
        return; // a line for everybody, a comment
    const QPalette colors = palette();
    if (std::ranges::contains(governing, *section)) {
        // No verdict's colour: it says who is spoken to, not what is said.
        const QColor ink = colors.color(QPalette::Text);
        const QColor base = colors.color(QPalette::Base);
        const auto mixed = [](int of, int with) { return (of * 96 + with * 4) / 100; };
        to << blockGround(block,
                          QColor(mixed(base.red(), ink.red()), mixed(base.green(), ink.green()),
                                 mixed(base.blue(), ink.blue())));
    } else {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(block);
        selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        selection.format.setForeground(fadedInk(QGuiApplication::palette()));
        to << selection;
    }
}

namespace {

bool areSame(const QList<QTextEdit::ExtraSelection> &one,
             const QList<QTextEdit::ExtraSelection> &other) {
    return std::ranges::equal(one, other, [](const auto &a, const auto &b) {
        return a.cursor.anchor() == b.cursor.anchor() &&
               a.cursor.position() == b.cursor.position() && a.format == b.format;
    });
}

} // namespace

void TextView::updateSelections() {
    // Setting them lays lines out, which may move the scroll bar, which asks for them anew: Qt does not survive that.
    if (m_updatingSelections) {
        m_selectionsAreOld = true;
        return;
    }
    m_updatingSelections = true;
    for (int tries = 0; tries < 3; ++tries) {
        m_selectionsAreOld = false;
        // Setting them draws the whole view again. After most keys they are what they were: their cursors have moved along.
        if (const auto made = makeSelections(); !areSame(made, extraSelections()))
            setExtraSelections(made);
        if (!m_selectionsAreOld)
            break;
    }
    m_updatingSelections = false;
}

QList<QTextEdit::ExtraSelection> TextView::makeSelections() const {
    QList<QTextEdit::ExtraSelection> selections;
    const auto wholeLine = [&](const QTextBlock &block, const QColor &color) {
        selections << blockGround(block, color);
    };
    const QPalette colors = palette();
    const std::vector<Section> governing = this->governing();
    if (!governing.empty())
        for (const QTextBlock &block : visibleBlocks())
            selectGroups(block, governing, selections);
    wholeLine(textCursor().block(), m_highlighter->color(EditorColor::CurrentLine)
                                        .value_or(colors.color(QPalette::AlternateBase)));
    if (m_fieldLine >= 0)
        wholeLine(document()->findBlockByNumber(m_fieldLine), toneBackground(Tone::Ask, colors));
    const QColor dim = fadedInk(QGuiApplication::palette());
    const QString agent = agentAt(textCursor().blockNumber());
    for (const QTextBlock &block : visibleBlocks()) {
        const auto mark = m_marks.constFind(block.blockNumber());
        if (mark != m_marks.cend() && *mark == Outcome::Decided)
            wholeLine(block, toneBackground(m_decidedTone, colors));
        if (governing.empty() && mark != m_marks.cend() &&
            (*mark == Outcome::Lost || *mark == Outcome::NotRead)) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            selection.format.setForeground(dim);
            selections << selection;
        }
        selectAgent(block, agent, selections);
        selectHits(block, selections);
        selectProblems(block, selections);
    }
    return selections;
}

} // namespace gatepost::ui
