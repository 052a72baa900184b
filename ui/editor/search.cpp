// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/search.h"

#include "ui/bridge/text.h"

#include <QCoreApplication>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// Units that are not characters (stand-ins of ui/bridge) would end an expression's search: they become U+FFFD,
/// one unit for one unit.
QString searchable(const QString &line) {
    QString clean = line;
    for (qsizetype i = 0; i < clean.size(); ++i) {
        if (!clean[i].isSurrogate())
            continue;
        if (clean[i].isHighSurrogate() && i + 1 < clean.size() && clean[i + 1].isLowSurrogate())
            ++i;
        else
            clean[i] = QChar(QChar::ReplacementCharacter);
    }
    return clean;
}

} // namespace

std::expected<Search, QString> Search::make(const SearchOptions &options) {
    Search search;
    search.m_options = options;
    QString pattern = options.regex ? options.text : QRegularExpression::escape(options.text);
    if (options.wholeWords)
        pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
    QRegularExpression::PatternOptions flags = QRegularExpression::UseUnicodePropertiesOption;
    if (!options.matchCase)
        flags |= QRegularExpression::CaseInsensitiveOption;
    search.m_expression = QRegularExpression(pattern, flags);
    if (!search.m_expression.isValid())
        return std::unexpected(
            QCoreApplication::translate("gatepost::ui::Search", "%1 (character %2)")
                .arg(search.m_expression.errorString())
                .arg(search.m_expression.patternErrorOffset() + 1));
    search.m_expression.optimize();
    return search;
}

std::vector<LineHit> Search::hitsIn(const QString &line) const {
    std::vector<LineHit> hits;
    if (isEmpty())
        return hits;
    const QString clean = searchable(line);
    for (auto it = m_expression.globalMatch(clean); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        hits.push_back(
            {static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength())});
    }
    return hits;
}

QString Search::replacement(const QString &line, LineHit hit, const QString &with) const {
    if (!m_options.regex)
        return with;
    const QRegularExpressionMatch match =
        m_expression.match(searchable(line), hit.column, QRegularExpression::NormalMatch,
                           QRegularExpression::AnchorAtOffsetMatchOption);
    // Groups are taken from the line itself, so that what is not a character stays what it is.
    const auto group = [&](int n) {
        return match.capturedStart(n) < 0
                   ? QString()
                   : line.sliced(match.capturedStart(n), match.capturedLength(n));
    };
    QString out;
    for (qsizetype i = 0; i < with.size(); ++i) {
        const QChar next = i + 1 < with.size() ? with[i + 1] : QChar();
        const bool dollar = with[i] == QLatin1Char('$');
        if ((dollar || with[i] == QLatin1Char('\\')) && next >= QLatin1Char('0') &&
            next <= QLatin1Char('9')) {
            out += group(next.digitValue());
            ++i;
        } else if (dollar && next == QLatin1Char('&')) {
            out += group(0);
            ++i;
        } else if ((dollar && next == QLatin1Char('$')) ||
                   (with[i] == QLatin1Char('\\') && next == QLatin1Char('\\'))) {
            out += next;
            ++i;
        } else {
            out += with[i];
        }
    }
    return out;
}

QString searchedText(const QTextBlock &block) {
    const QString line = block.text();
    return line.first(shownColumns(line));
}

std::vector<TextHit> allHits(const QTextDocument &document, const Search &search,
                             std::optional<PositionRange> range, std::size_t most) {
    std::vector<TextHit> hits;
    if (search.isEmpty())
        return hits;
    QTextBlock block = range ? document.findBlock(range->begin) : document.firstBlock();
    for (; block.isValid() && hits.size() < most; block = block.next()) {
        if (range && block.position() >= range->end)
            break;
        for (const LineHit hit : search.hitsIn(searchedText(block))) {
            const int at = block.position() + hit.column;
            if (!range || (at >= range->begin && at + hit.length <= range->end))
                hits.push_back({at, hit.length});
        }
    }
    if (hits.size() > most)
        hits.resize(most);
    return hits;
}

std::optional<NextHit> nextHit(const std::vector<TextHit> &hits, int from, bool backwards) {
    if (hits.empty())
        return std::nullopt;
    if (!backwards) {
        const auto at = std::ranges::lower_bound(hits, from, {}, &TextHit::position);
        return at == hits.end() ? NextHit{hits.front(), true} : NextHit{*at, false};
    }
    const auto behind = std::ranges::find_if(
        hits.rbegin(), hits.rend(), [&](TextHit hit) { return hit.position + hit.length <= from; });
    return behind == hits.rend() ? NextHit{hits.back(), true} : NextHit{*behind, false};
}

} // namespace gatepost::ui
