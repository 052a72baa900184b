// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/samerules.h"

#include "core/exact/list.h"
#include "core/simulate/simulate.h"

#include <algorithm>
#include <map>
#include <optional>

namespace gatepost::linting {

namespace {

using exact::Sameness;
using exact::Sees;

constexpr std::size_t kMostRules = 1'000; ///< that markNeeded() compares with each other

const FileRules &orEmpty(const FileRules *rules) {
    static const FileRules kEmpty;
    return rules == nullptr ? kEmpty : *rules;
}

bool sameHours(const FileRules &a, const FileRules &b) {
    if (!a.schedule && !b.schedule)
        return true;
    const auto isOpen = [](const FileRules &rules, int minute) {
        return !rules.schedule || rules.schedule->isOpen(minute);
    };
    for (int minute = 0; minute < kMinutesOfDay; ++minute)
        if (isOpen(a, minute) != isOpen(b, minute))
            return false;
    return true;
}

/// The slowest of all delays, those of `star` too.
std::optional<double> slowestDelay(const FileRules &rules, const FileRules *star) {
    std::optional<double> slowest;
    for (const FileRules *each : {&rules, star})
        for (const auto &delay : orEmpty(each).crawlDelays)
            slowest = std::max(slowest.value_or(delay.value), delay.value);
    return slowest;
}

std::optional<double> paceAt(const FileRules &rules, Instant at) {
    std::optional<double> slowest = slowestDelay(rules, nullptr);
    if (const auto *rate = rules.requestRateAt(at)) {
        const double seconds = rate->value.secondsPerRequest();
        slowest = std::max(slowest.value_or(seconds), seconds);
    }
    return slowest;
}

bool samePaces(const FileRules &a, const FileRules &b) {
    std::vector<int> minutes = {0};
    for (const FileRules *each : {&a, &b})
        for (const auto &rate : each->requestRates)
            if (rate.value.window) {
                minutes.push_back(rate.value.window->first);
                minutes.push_back((rate.value.window->last + 1) % kMinutesOfDay);
            }
    return std::ranges::all_of(minutes, [&](int minute) {
        const Instant at{std::chrono::minutes(minute)};
        return paceAt(a, at) == paceAt(b, at);
    });
}

bool sameUsage(const FileRules &a, const FileRules &b) {
    const auto joined = [](const FileRules &rules) {
        std::map<std::string, SignalMap> all; // by path
        for (const auto &usage : rules.contentUsage) {
            SignalMap &here = all[PathPattern(usage.value.path).normalised()];
            joinSignals(here, usage.value.preferences);
        }
        for (auto &[path, signals] : all)
            std::ranges::sort(signals);
        return all;
    };
    return joined(a) == joined(b);
}

bool sameSignal(const FileRules &a, const FileRules &b) {
    const auto joined = [](const FileRules &rules) {
        SignalMap all;
        for (const auto &signal : rules.contentSignal)
            joinSignals(all, signal.value);
        std::ranges::sort(all);
        return all;
    };
    return joined(a) == joined(b);
}

} // namespace

Sameness compareRules(const FileRules *before, const FileRules *after, const Parts &parts,
                      Sees sees, exact::LessRulesOf &known, exact::Work &work) {
    const FileRules &was = orEmpty(before);
    const FileRules &is = orEmpty(after);
    if (&was == &is)
        return Sameness::Same;
    if (was.extended != is.extended)
        return Sameness::Undecided;
    if (parts.author &&
        (!sameHours(was, is) || !samePaces(was, is) || !sameUsage(was, is) || !sameSignal(was, is)))
        return Sameness::Differs;
    if (parts.delays &&
        slowestDelay(was, parts.starBefore.get()) != slowestDelay(is, parts.starAfter.get()))
        return Sameness::Differs;
    Sameness all = known.of(was.rules).compare(is.rules, sees, work);
    if (parts.author && (was.hasAiTraining || is.hasAiTraining))
        all = std::max(
            all, exact::compareDecisions(was.aiTraining, is.aiTraining, Sees::Outcomes, work));
    return all;
}

void markNeeded(const RuleSet &set, Sees sees, std::vector<bool> &needed) {
    const exact::DecisionList list = exact::DecisionList::ofRules(set);
    const auto &rules = list.rules();
    if (rules.size() > kMostRules || list.hasGlobs())
        return;
    std::vector<std::string_view> patterns;
    list.collect(patterns);
    const std::optional<char> fresh = exact::freshByte(patterns);
    if (!fresh)
        return;
    const auto seen = [&](std::uint32_t winner) {
        return exact::seenAs(static_cast<PathOutcome>(list.labelOf(winner)), sees);
    };
    for (std::uint32_t rule = 0; rule < rules.size(); ++rule) {
        if (rules[rule].paths.stars.size() != 1)
            continue;
        const std::string path = exact::witness(rules[rule].paths.stars.front(), *fresh);
        if (list.winnerOf(path) != rule || std::ranges::contains(policyPaths(), path) ||
            !exact::isCanonical(path, list.domain()))
            continue;
        const exact::Head head(path);
        std::uint32_t next = rule + 1;
        while (next < rules.size() &&
               (!rules[next].head.agrees(head) || !rules[next].paths.contains(path)))
            ++next;
        if (seen(rule) != seen(next))
            needed[set.rules()[rules[rule].source].line] = true;
    }
}

} // namespace gatepost::linting
