// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/diffview.h"

#include "core/text/linediff.h"
#include "ui/bridge/blockground.h"
#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/document/textlayout.h"

#include <QEvent>
#include <QFontDatabase>
#include <QTextBlock>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kContext = 3;
constexpr std::size_t kMostShown = 20'000; // lines; more is nothing to look at
constexpr qsizetype kMostCharacters = 2'000'000;
const QString kLeftOut = QStringLiteral("   ⋯");

/// What is beyond would take minutes to lay out.
void cutToShown(std::vector<DiffLine> &lines) {
    constexpr auto kLongest = static_cast<qsizetype>(kLongestShown);
    qsizetype characters = 0;
    std::size_t shown = 0;
    for (; shown < std::min(lines.size(), kMostShown) && characters < kMostCharacters; ++shown) {
        QString &text = lines[shown].text;
        if (text.size() > kLongest)
            text = text.first(text[kLongest - 1].isHighSurrogate() ? kLongest - 1 : kLongest) +
                   kLeftOut;
        characters += text.size();
    }
    if (shown == lines.size())
        return;
    lines.resize(shown);
    lines.push_back({'@', {}});
}

QString shownLine(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.remove_suffix(1);
    return forPeople(fromBytes(line));
}

} // namespace

std::vector<DiffLine> diffLines(std::string_view before, std::string_view after, int context) {
    std::vector<DiffLine> out;
    const auto olds = splitLines(before);
    const auto news = splitLines(after);
    const std::vector<DiffRun> runs = lineDiff(before, after);
    const auto same = [&](std::uint32_t from, std::uint32_t to) {
        for (std::uint32_t i = from; i < to; ++i)
            out.push_back({' ', shownLine(news[i])});
    };
    for (std::size_t r = 0; r < runs.size(); ++r) {
        const DiffRun &run = runs[r];
        if (!run.same) {
            for (std::uint32_t i = run.before.begin; i < run.before.end; ++i)
                out.push_back({'-', shownLine(olds[i])});
            for (std::uint32_t i = run.after.begin; i < run.after.end; ++i)
                out.push_back({'+', shownLine(news[i])});
            continue;
        }
        if (context < 0) {
            same(run.after.begin, run.after.end);
            continue;
        }
        const auto keep = static_cast<std::uint32_t>(context);
        const std::uint32_t head = r == 0 ? 0 : std::min(keep, run.after.size());
        const std::uint32_t tail =
            r + 1 == runs.size() ? 0 : std::min(keep, run.after.size() - head);
        if (runs.size() == 1)
            break;
        same(run.after.begin, run.after.begin + head);
        if (head + tail < run.after.size())
            out.push_back({'@', {}});
        same(run.after.end - tail, run.after.end);
    }
    return out;
}

DiffView::DiffView(QWidget *parent) : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("difference"));
    auto *text = new QTextDocument(this); // its rulers are not wrapped, as in the text itself
    text->setDocumentLayout(new TextLayout(text));
    setDocument(text);
    setReadOnly(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // only the rest of a ruler is beyond
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTabChangesFocus(true);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("What changes in the text"));
    keepLeftToRight(*this);
}

void DiffView::showDifference(std::string_view before, std::string_view after, bool whole) {
    m_lines = diffLines(before, after, whole ? -1 : kContext);
    m_added = static_cast<int>(std::ranges::count(m_lines, '+', &DiffLine::mark));
    m_removed = static_cast<int>(std::ranges::count(m_lines, '-', &DiffLine::mark));
    cutToShown(m_lines);
    QString all;
    for (const DiffLine &line : m_lines) {
        if (!all.isEmpty())
            all += QLatin1Char('\n');
        if (line.mark == '@')
            all += kLeftOut;
        else
            all += QStringLiteral("%1 %2").arg(line.mark == '-' ? QStringLiteral("−")
                                                                : QString(QLatin1Char(line.mark)),
                                               line.text);
    }
    if (m_lines.empty())
        all = tr("No difference.");
    qsizetype longest = 0;
    for (const DiffLine &line : m_lines)
        longest = std::max(longest, line.text.size());
    setLineWrapMode(longest > static_cast<qsizetype>(kLongestShown) ? NoWrap : WidgetWidth);
    setExtraSelections({}); // each has a cursor, which every line that is taken in would move
    setPlainText(all);
    paintGrounds();
}

void DiffView::paintGrounds() {
    QList<QTextEdit::ExtraSelection> grounds;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].mark != '+' && m_lines[i].mark != '-')
            continue;
        grounds << blockGround(document()->findBlockByNumber(static_cast<int>(i)),
                               diffBackground(m_lines[i].mark == '+', palette()));
    }
    setExtraSelections(grounds);
}

void DiffView::changeEvent(QEvent *event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintGrounds();
}

} // namespace gatepost::ui
