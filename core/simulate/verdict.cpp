// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/verdict.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

std::string_view readingName(Reading reading) {
    switch (reading) {
    case Reading::Author: return "author";
    case Reading::Rfc9309: return "rfc9309";
    case Reading::Google: return "google";
    case Reading::Koster1994: return "koster1994";
    case Reading::Known: return "known";
    }
    return "";
}

std::optional<Reading> parseReading(std::string_view text) {
    for (const Reading reading : kReadings)
        if (equalsIgnoringCase(text, readingName(reading)))
            return reading;
    return {};
}

std::string_view decisionName(Decision decision) {
    switch (decision) {
    case Decision::Allow: return "allow";
    case Decision::Deny: return "deny";
    case Decision::Later: return "later";
    case Decision::Ask: return "ask";
    }
    return "";
}

std::string_view fetchReasonName(FetchReason reason) {
    switch (reason) {
    case FetchReason::NoFile: return "no-file";
    case FetchReason::NoGroup: return "no-group";
    case FetchReason::NoRule: return "no-rule";
    case FetchReason::Rule: return "rule";
    case FetchReason::PolicyFile: return "policy-file";
    case FetchReason::VisitTime: return "visit-time";
    case FetchReason::CrawlDirective: return "crawl-directive";
    case FetchReason::Ignores: return "ignores";
    case FetchReason::Unreachable: return "unreachable";
    case FetchReason::UnreachableLong: return "unreachable-long";
    }
    return "";
}

std::string_view rateKindName(RateKind kind) {
    switch (kind) {
    case RateKind::RequestRate: return "request-rate";
    case RateKind::CrawlDelay: return "crawl-delay";
    case RateKind::Rate: return "rate";
    case RateKind::Polite: return "polite";
    }
    return "";
}

std::string_view outcomeName(Outcome outcome) {
    switch (outcome) {
    case Outcome::Decided: return "decided";
    case Outcome::Applies: return "applies";
    case Outcome::Lost: return "lost";
    case Outcome::NotRead: return "not-read";
    case Outcome::Note: return "note";
    }
    return "";
}

std::string UseVerdict::because() const {
    switch (cause) {
    case Cause::None: return "";
    case Cause::Fetch: return "fetch";
    case Cause::Compete: return "compete";
    case Cause::Crawl: return "crawl";
    case Cause::Read: return "read";
    case Cause::Ask: return std::string(askOutcomeName(ask));
    }
    return "";
}

std::string UseScope::text() const {
    std::string text = kind == Kind::Global ? "global" : "agent:" + name;
    return url.empty() ? text : text + " via " + url;
}

const UseVerdict *Verdict::useOf(DirectiveId id) const {
    const auto found = std::ranges::find(use, id, &UseVerdict::directive);
    return found == use.end() ? nullptr : &*found;
}

} // namespace gatepost
