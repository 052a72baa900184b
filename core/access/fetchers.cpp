// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/access/access.h"
#include "core/access/duration.h"
#include "core/access/fetchersdata.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

/// resources/fetchers.tsv, and which of its rows is about an answer.
namespace gatepost {

namespace {

constexpr std::size_t kColumns = 8;

constexpr std::array kEffects = {
    AccessEffect::File, AccessEffect::FirstBytes, AccessEffect::Nothing, AccessEffect::Copy,
    AccessEffect::Deny, AccessEffect::Defer,      AccessEffect::Open,    AccessEffect::Home};

std::optional<AccessEffect> parseEffect(std::string_view text) {
    const auto found = std::ranges::find(kEffects, text, accessEffectName);
    return found == kEffects.end() ? std::optional<AccessEffect>() : *found;
}

/// The text before `sign`, which is taken away with it.
std::string_view take(std::string_view &rest, char sign) {
    const std::size_t end = rest.find(sign);
    const std::string_view taken = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return taken;
}

std::vector<FetcherRow> readRows() {
    std::vector<FetcherRow> rows;
    std::string_view rest = kFetchersTsv;
    take(rest, '\n'); // the version
    take(rest, '\n'); // the names of the columns
    while (!rest.empty()) {
        std::string_view line = take(rest, '\n');
        if (line.empty())
            continue;
        std::array<std::string_view, kColumns> cells;
        for (std::string_view &cell : cells)
            cell = take(line, '\t');
        FetcherRow row{.who = cells[0],
                       .answer = cells[1],
                       .since = parseDuration(cells[2]).value_or(std::chrono::seconds(0)),
                       .copy = {},
                       .effect = parseEffect(cells[4]),
                       .rule = cells[5],
                       .source = cells[6],
                       .readOn = cells[7]};
        if (!cells[3].empty())
            row.copy = cells[3] == "yes";
        assert(row.effect || cells[4].empty());
        rows.push_back(row);
    }
    return rows;
}

/// Whether one word of a row's answers is about this one.
bool names(std::string_view word, const AccessQuestion &question) {
    const FileAnswer &answer = question.answer;
    if (word == "any")
        return true;
    if (word == "oversize")
        return answer.isStatus(200, 299) && question.bytes > kReadBytes;
    if (answer.failure)
        return word == fetchFailureName(*answer.failure);
    if (word.size() == 3 && word.ends_with("xx"))
        return answer.status / 100 == word.front() - '0';
    return word == std::to_string(answer.status);
}

bool isAbout(const FetcherRow &row, const AccessQuestion &question) {
    const bool hasCopy = question.answer.copy.value_or(question.hasFile);
    if (question.answer.since < row.since || (row.copy && *row.copy != hasCopy))
        return false;
    std::string_view words = row.answer;
    while (!words.empty())
        if (names(take(words, ','), question))
            return true;
    return false;
}

const FetcherRow *rowFor(const AccessQuestion &question, std::string_view who) {
    const auto rows = fetcherRows();
    const auto found = std::ranges::find_if(
        rows, [&](const FetcherRow &row) { return row.who == who && isAbout(row, question); });
    return found == rows.end() ? nullptr : &*found;
}

/// The start page tells a site that is up from one that is down. Nobody said: taken to be up, and said.
void decideByHome(AccessMeaning &meaning, const std::optional<FileAnswer> &home) {
    meaning.homeUnknown = !home;
    meaning.effect = !home || home->isStatus(200, 399) ? AccessEffect::Open : AccessEffect::Deny;
}

} // namespace

std::span<const FetcherRow> fetcherRows() {
    static const std::vector<FetcherRow> rows = readRows();
    return rows;
}

AccessMeaning accessMeaning(const AccessQuestion &question, std::string_view who) {
    AccessMeaning meaning;
    meaning.result = accessResult(question.answer);
    const FetcherRow *row = rowFor(question, who);
    const bool isListed = std::ranges::contains(fetcherRows(), who, &FetcherRow::who);
    meaning.documented = !isListed || (row != nullptr && row->effect);
    if (row == nullptr || !row->effect)
        row = rowFor(question, kRfcFetcher);
    assert(row != nullptr && row->effect); // the RFC's rows are about every answer
    meaning.effect = *row->effect;
    meaning.rule = row->rule;
    meaning.source = row->source;
    meaning.readOn = row->readOn;
    if (meaning.effect == AccessEffect::Home)
        decideByHome(meaning, question.home);
    // A 429 is as a 5xx to some, and a 5xx as a 4xx to others: the result is what it is taken for.
    if (meaning.effect == AccessEffect::Nothing && meaning.result == AccessResult::Unreachable)
        meaning.result = AccessResult::Unavailable;
    if (meaning.refuses() || meaning.effect == AccessEffect::Copy ||
        meaning.effect == AccessEffect::Open)
        meaning.result = AccessResult::Unreachable;
    return meaning;
}

AccessMeaning accessMeaningOfOther(const FileAnswer &answer) {
    AccessMeaning meaning;
    meaning.result = accessResult(answer);
    meaning.effect = meaning.result == AccessResult::Given && answer.isText ? AccessEffect::File
                                                                            : AccessEffect::Nothing;
    meaning.documented = false;
    meaning.rule = "S134";
    return meaning;
}

} // namespace gatepost
