// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/timeline.h"

#include "core/simulate/compiledsite.h"

#include <algorithm>
#include <chrono>

namespace gatepost {

namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

} // namespace

std::vector<Instant> answerEdges(const AskRehearsal &asks) {
    std::vector<Instant> edges;
    for (const AskAnswer &answer : asks.answers)
        if (answer.askedAt) {
            edges.push_back(*answer.askedAt);
            edges.push_back(*answer.askedAt + seconds(1)); // an allow-once is over
            edges.push_back(*answer.askedAt + hours(24));  // an allow is over (S71)
        }
    std::ranges::sort(edges);
    edges.erase(std::ranges::unique(edges).begin(), edges.end());
    return edges;
}

std::vector<int> windowEdges(const ResolvedAgent &view) {
    std::vector<int> found;
    const auto add = [&found](TimeWindow window) {
        found.push_back(window.first);
        found.push_back((window.last + 1) % kMinutesOfDay);
    };
    for (const ResolvedFile &file : view.files) {
        const FileRules *rules = file.rules();
        if (rules == nullptr)
            continue;
        for (const auto &window : rules->windows)
            add(window.value);
        for (const auto &rate : rules->requestRates)
            if (rate.value.window)
                add(*rate.value.window);
    }
    std::ranges::sort(found);
    found.erase(std::ranges::unique(found).begin(), found.end());
    return found;
}

namespace {

/// Every instant in (from, to) at which something could change.
std::vector<Instant> candidates(const CompiledSite &site, const ResolvedAgent &view, Instant from,
                                Instant to) {
    std::vector<Instant> instants;
    const auto add = [&](Instant at) {
        if (from < at && at < to)
            instants.push_back(at);
    };
    const std::vector<int> minutesOfDay = windowEdges(view);
    for (auto day = std::chrono::floor<days>(from); day < to; day += days(1))
        for (const int minute : minutesOfDay)
            add(day + minutes(minute));
    if (const auto &asks = site.site().asks)
        for (const Instant at : answerEdges(*asks))
            add(at);
    std::ranges::sort(instants);
    instants.erase(std::ranges::unique(instants).begin(), instants.end());
    return instants;
}

bool same(const FetchVerdict &a, const FetchVerdict &b) {
    return a.decision == b.decision && a.reason == b.reason && a.line == b.line;
}

bool same(const std::optional<RateVerdict> &a, const std::optional<RateVerdict> &b) {
    return a.has_value() == b.has_value() && (!a || (a->secondsPerRequest == b->secondsPerRequest &&
                                                     a->kind == b->kind && a->line == b->line));
}

} // namespace

std::vector<TimelineSpan> timeline(const CompiledSite &site, const Query &query, Instant from,
                                   Instant to) {
    std::vector<TimelineSpan> spans;
    if (from >= to)
        return spans;
    const auto view = site.view(query.agent, query.reading);
    const PathQuestion path(query.url);
    const bool timedUses = site.site().asks && !site.site().asks->answers.empty();
    UseTable uses;
    const auto ask = [&](Instant at) {
        TimelineSpan span{at, site.fetch(*view, path, at), site.pace(*view, at), {}};
        bool changed = spans.empty() || !same(span.fetch, spans.back().fetch) ||
                       !same(span.rate, spans.back().rate);
        if (timedUses || spans.empty()) {
            auto now = site.uses(*view, path, at, query.competitor);
            for (std::size_t row = 0; row < uses.size(); ++row)
                if (now[row].effective != uses[row].effective)
                    span.usesChanged.push_back(now[row]);
            changed = changed || !span.usesChanged.empty();
            uses = std::move(now);
        }
        if (changed)
            spans.push_back(std::move(span));
    };
    ask(from);
    for (const Instant at : candidates(site, *view, from, to))
        ask(at);
    return spans;
}

} // namespace gatepost
