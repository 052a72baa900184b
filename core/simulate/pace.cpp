// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/resolvedagent.h"

#include <algorithm>

namespace gatepost {

namespace {

using Window = FileRules::At<TimeWindow>;

const std::vector<FileRules::At<double>> kNone;

/// The line that opens next: fewest minutes from now to its first one.
const Window &opensNext(const FileRules &rules, int minute) {
    const auto wait = [minute](const Window &window) {
        return (window.value.first - minute + kMinutesOfDay) % kMinutesOfDay;
    };
    return *std::ranges::min_element(rules.windows, {}, wait);
}

} // namespace

std::optional<WindowVerdict> windowAt(const ResolvedAgent &view, Instant at,
                                      std::span<const Tree *const> trees) {
    if (!view.schedule)
        return {};
    const int minute = minuteOfDay(at);
    WindowVerdict verdict;
    verdict.open = view.schedule->isOpen(minute);
    verdict.nextChange = view.schedule->nextChange(at);
    const auto ref = [&](const ResolvedFile &file, const Window &window) {
        return lineRef(*trees[file.file.index()], file.file, window.line);
    };
    bool named = false;
    for (const ResolvedFile &file : view.files) {
        const FileRules *rules = file.rules();
        if (rules == nullptr || !rules->schedule)
            continue;
        const bool open = rules->schedule->isOpen(minute);
        LineRef line = ref(file, open ? *std::ranges::find_if(rules->windows,
                                                              [minute](const Window &w) {
                                                                  return w.value.contains(minute);
                                                              })
                                      : opensNext(*rules, minute));
        // Named is the first line that holds the time, or of the first closed file the one that opens next (S43).
        if (!named && open == verdict.open) {
            verdict.line = line;
            named = true;
        } else {
            verdict.others.push_back(line);
        }
    }
    return verdict;
}

bool keepsToRuleOfThumb(const ResolvedAgent &view) {
    return std::ranges::any_of(view.files, [](const ResolvedFile &file) {
        const FileRules *rules = file.rules();
        return rules != nullptr && rules->extended && rules->requestRates.empty() &&
               rules->crawlDelays.empty();
    });
}

std::optional<RateVerdict> rateAt(const ResolvedAgent &view, Instant at,
                                  std::span<const Tree *const> trees) {
    std::optional<RateVerdict> slowest;
    // At equal pace the earlier one stays: robots.txt, robots-ai.txt, robots2.txt; Request-rate before Crawl-delay.
    const auto offer = [&slowest](double seconds, RateKind kind, const auto &line) {
        if (!slowest || seconds > *slowest->secondsPerRequest)
            slowest = RateVerdict{seconds, kind, line()};
    };
    for (const ResolvedFile &file : view.files) {
        const FileRules *rules = file.rules();
        if (rules == nullptr)
            continue;
        const auto refOf = [&](std::uint32_t line) {
            return [&, line] { return lineRef(*trees[file.file.index()], file.file, line); };
        };
        if (const auto *rate = rules->requestRateAt(at))
            offer(rate->value.secondsPerRequest(), RateKind::RequestRate, refOf(rate->line));
        for (const auto &delay : view.crawlDelays ? rules->crawlDelays : kNone)
            offer(delay.value, RateKind::CrawlDelay, refOf(delay.line));
        for (const auto &delay : file.starDelays)
            offer(delay.value, RateKind::CrawlDelay, refOf(delay.line));
    }
    if (const StatedValue *rate = view.policy.find(DirectiveId::Rate)) {
        const auto line = [rate] { return rate->line; };
        if (const auto perMinute = parsePerMinute(rate->value.text()))
            offer(60.0 / static_cast<double>(*perMinute), RateKind::Rate, line);
        else if (!slowest)
            slowest = RateVerdict{{}, RateKind::Polite, rate->line};
    }
    return slowest;
}

} // namespace gatepost
