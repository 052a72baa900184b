// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/fuzzy.h"

#include <QStringList>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kWhole = 1000;
constexpr int kBeginning = 800;
constexpr int kWord = 600;
constexpr int kPart = 400;
constexpr int kLetters = 200;
constexpr int kGap = 12; // less for each letter that is skipped between two of them

bool beginsWord(const QString &text, qsizetype at) {
    if (at == 0 || !text[at - 1].isLetterOrNumber())
        return true;
    return text[at].isUpper() && text[at - 1].isLower(); // "GPTBot", "robotsFile"
}

/// The letters of the word in order, the first one at the beginning of a word.
std::optional<int> lettersScore(const QString &word, const QString &text) {
    std::optional<int> best;
    for (qsizetype start = 0; start < text.size(); ++start) {
        if (text[start].toLower() != word[0].toLower() || !beginsWord(text, start))
            continue;
        qsizetype at = start;
        int gaps = 0;
        qsizetype next = 1;
        for (; next < word.size() && ++at < text.size();)
            if (text[at].toLower() == word[next].toLower())
                ++next;
            else if (!beginsWord(text, at))
                ++gaps;
        if (next == word.size() && kLetters - gaps * kGap > 0)
            best = std::max(best.value_or(0), kLetters - gaps * kGap);
    }
    return best;
}

std::optional<int> wordScore(const QString &word, const QString &text) {
    if (text.compare(word, Qt::CaseInsensitive) == 0)
        return kWhole;
    if (text.startsWith(word, Qt::CaseInsensitive))
        return kBeginning;
    bool found = false;
    for (qsizetype at = 0; (at = text.indexOf(word, at, Qt::CaseInsensitive)) >= 0; ++at) {
        found = true;
        if (beginsWord(text, at))
            return kWord;
    }
    if (found)
        return kPart;
    return word.size() > 1 ? lettersScore(word, text) : std::nullopt;
}

} // namespace

std::optional<int> fuzzyScore(const QString &query, const QString &text) {
    int sum = 0;
    for (const QString &word : query.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto score = wordScore(word, text);
        if (!score)
            return {};
        sum += *score;
    }
    return sum - static_cast<int>(std::min<qsizetype>(text.size(), 100));
}

} // namespace gatepost::ui
