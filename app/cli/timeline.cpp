// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/timeline.h"

#include "app/cli/command.h"
#include "app/cli/json.h"
#include "app/cli/question.h"
#include "app/cli/siteloader.h"
#include "core/simulate/reason.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>

/// "timeline": when may this agent come, and when does its answer change.
namespace gatepost::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostDays = 366;

struct TimelineOptions {
    SiteOptions site;
    QuestionOptions question;
    int days = 7;
};

/// A site's answers to one agent on one path over a time.
struct Answers {
    const CompiledSite &site;
    const Query &query;
    Instant from;
    Instant to;
    std::vector<TimelineSpan> spans;

    [[nodiscard]] Instant endOf(std::size_t span) const {
        return span + 1 < spans.size() ? spans[span + 1].from : to;
    }
    /// The first span in which the agent may come.
    [[nodiscard]] std::optional<std::size_t> firstOpen() const {
        const auto found = std::ranges::find_if(
            spans, [](const TimelineSpan &span) { return span.fetch.decision == Decision::Allow; });
        if (found == spans.end())
            return {};
        return static_cast<std::size_t>(found - spans.begin());
    }
    /// When the agent may no longer come, from the span on; `to` if that does not happen before.
    [[nodiscard]] Instant openUntil(std::size_t span) const {
        while (span + 1 < spans.size() && spans[span + 1].fetch.decision == Decision::Allow)
            ++span;
        return endOf(span);
    }
};

std::string summary(const Answers &answers) {
    const auto open = answers.firstOpen();
    const bool asks = std::ranges::any_of(answers.spans, [](const TimelineSpan &span) {
        return span.fetch.decision == Decision::Ask;
    });
    if (!open)
        return asks ? "Must ask first"
                    : std::format("May not come at any time until {}", formatInstant(answers.to));
    const Instant until = answers.openUntil(*open);
    const std::string end = until < answers.to ? ", until " + formatInstant(until) : std::string();
    return *open == 0
               ? "May come now" + end
               : std::format("May come from {}{}", formatInstant(answers.spans[*open].from), end);
}

std::string asText(const Answers &answers) {
    const Query &query = answers.query;
    Verdict verdict = answers.site.simulate(query, TraceLevel::None);
    std::string text =
        std::format("{} on {}: {}\n", query.agent.token, verdict.path, summary(answers));
    for (const TimelineSpan &span : answers.spans) {
        verdict.fetch = span.fetch;
        text +=
            std::format("{}  {:<5}  {}", formatInstant(span.from),
                        decisionName(span.fetch.decision), reason(answers.site, verdict).english());
        if (span.rate && !query.agent.neverFetches())
            text += " · pace " + (span.rate->secondsPerRequest
                                      ? describePace(*span.rate->secondsPerRequest).english()
                                      : std::string("polite"));
        for (const UseVerdict &use : span.usesChanged)
            text += std::format(" · {}: {}", directiveName(use.directive), use.effective.text());
        text += '\n';
    }
    return text;
}

std::string asJson(const Answers &answers) {
    const Query &query = answers.query;
    Json spans = Json::array();
    for (std::size_t i = 0; i < answers.spans.size(); ++i) {
        const TimelineSpan &span = answers.spans[i];
        Json row = {{"from", formatInstant(span.from)},
                    {"to", formatInstant(answers.endOf(i))},
                    {"fetch", fetchJson(answers.site, span.fetch)},
                    {"rate", nullptr}};
        if (span.rate) {
            Json rate = {{"seconds_per_request", nullptr}, {"kind", rateKindName(span.rate->kind)}};
            if (span.rate->secondsPerRequest)
                rate["seconds_per_request"] = *span.rate->secondsPerRequest;
            addPlace(rate, answers.site, span.rate->line);
            rate.erase("text");
            row["rate"] = std::move(rate);
        }
        Json changed = Json::object();
        for (const UseVerdict &use : span.usesChanged) {
            Json value = {
                {"stated", nullptr}, {"effective", use.effective.text()}, {"because", nullptr}};
            if (use.stated)
                value["stated"] = use.stated->text();
            if (use.cause != Cause::None)
                value["because"] = use.because();
            changed[directiveName(use.directive)] = std::move(value);
        }
        row["use_changed"] = std::move(changed);
        spans.push_back(std::move(row));
    }
    const auto open = answers.firstOpen();
    const auto instant = [&](bool known, Instant at) {
        return known ? Json(formatInstant(at)) : Json(nullptr);
    };
    return dumped(
               {{"agent", query.agent.token},
                {"path", PathQuestion(query.url).path()},
                {"reading", readingName(query.reading)},
                {"registry", answers.site.site().registry.sha256()},
                {"from", formatInstant(answers.from)},
                {"to", formatInstant(answers.to)},
                {"opens", instant(open.has_value(), open ? answers.spans[*open].from : Instant())},
                {"closes", instant(open && answers.openUntil(*open) < answers.to,
                                   open ? answers.openUntil(*open) : Instant())},
                {"spans", std::move(spans)}}) +
           '\n';
}

int runTimeline(TimelineOptions &options) {
    const auto terms = options.question.terms("--from");
    if (options.days < 1 || options.days > kMostDays)
        fail(std::format("--days {}: 1 to {} is expected", options.days, kMostDays));
    auto loaded = loadSite(options.site);
    options.question.takeDefaults(loaded.settings);
    const CompiledSite site(std::move(loaded.site));
    const auto query = options.question.query(terms, site.site().registry);
    noteMissing(site.site());
    const Instant from = terms.at;
    const Instant to = from + std::chrono::days(options.days);
    const Answers answers{site, query, from, to, timeline(site, query, from, to)};
    std::cout << (options.question.json ? asJson(answers) : asText(answers));
    return kDone;
}

} // namespace

void addTimelineCommand(CLI::App &command, int &status) {
    auto &options = runs<TimelineOptions>(command, status, runTimeline);
    options.site.addTo(command, true);
    QuestionOptions &question = options.question;
    question.addAgent(command);
    question.url = "/";
    command.add_option("--url", question.url, "URL or path; default /");
    question.addCategoryAndTime(command, "--from");
    command.add_option("--days", options.days, "How many days, 1 to 366; default 7");
    command.add_option("--reading", question.reading, "Reading of the files; default author");
    question.addCompetitorAndJson(command);
}

} // namespace gatepost::cli
