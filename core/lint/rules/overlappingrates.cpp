// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/value/time.h"

namespace gatepost::linting {

namespace {

bool overlap(TimeWindow a, TimeWindow b) {
    return a.contains(b.first) || b.contains(a.first);
}

Phrase phraseFor(bool windows, bool slowerHere) {
    if (windows)
        return slowerHere
                   ? GATEPOST_TEXT("lint", "These hours overlap those of %1, which states a "
                                           "different pace. The slower one (this one) applies. "
                                           "Separate the hours, or keep one line")
                   : GATEPOST_TEXT("lint", "These hours overlap those of %1, which states a "
                                           "different pace. The slower one (%1) applies. Separate "
                                           "the hours, or keep one line");
    return slowerHere ? GATEPOST_TEXT("lint", "This line has no hours, so it overlaps %1, which "
                                              "states a different pace. The slower one (this one) "
                                              "applies. Separate the hours, or keep one line")
                      : GATEPOST_TEXT("lint", "This line has no hours, so it overlaps %1, which "
                                              "states a different pace. The slower one (%1) "
                                              "applies. Separate the hours, or keep one line");
}

void checkGroup(const FileUnderCheck &file, Report &report, const Group &group) {
    struct Read {
        std::uint32_t line;
        RequestRate rate;
    };
    std::vector<Read> rates;
    for (const std::uint32_t index : file.groups.othersOf(group)) {
        const Line &line = file.line(index);
        if (!line.is(DirectiveId::RequestRate))
            continue;
        const auto rate = parseRequestRate(file.tree.value(line));
        if (!rate)
            continue;
        for (const Read &before : rates) {
            const double ours = rate->secondsPerRequest();
            const double theirs = before.rate.secondsPerRequest();
            const bool meet = rate->window.has_value() == before.rate.window.has_value() &&
                              (!rate->window || overlap(*rate->window, *before.rate.window));
            if (!meet || ours == theirs)
                continue;
            const bool slower = ours > theirs;
            report.add(file, line.value(),
                       {phraseFor(rate->window.has_value(), slower), lineName(before.line)});
            break;
        }
        if (rates.size() < 64)
            rates.push_back({index, *rate});
    }
}

void checkOverlappingRates(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups)
        if (group.othersEnd - group.othersBegin > 1)
            checkGroup(file, report, group);
}

} // namespace

extern const Check kOverlappingRates = {
    .rule = {.code = "overlapping-rates",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Two paces for the same time"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Two Request-rate lines of one group apply at the same time and name "
                         "different paces. The slowest decides, so the other line has no effect "
                         "there. Mostly two windows share their last and first minute: both ends "
                         "belong to a window, so 0600-1200 is followed by 1201-1800."),
             .source = "Extended standard 2.0, Request-rate; S34"},
    .dialects = kRobotsLike,
    .file = checkOverlappingRates,
};

} // namespace gatepost::linting
