// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/obligations.h"

#include <algorithm>
#include <array>

namespace gatepost {

namespace {

/// A value of a directive, as a duty. Values that are not here oblige to nothing ("none", "all", free text).
struct Row {
    DirectiveId directive;
    std::string_view value;
    Duty duty;
    Phrase words;
};

// clang-format off
constexpr auto kRows = [] {
using enum Duty;
return std::to_array<Row>({
    {DirectiveId::Crawl, "yes", May, GATEPOST_TEXT("duty", "crawl")},
    {DirectiveId::Crawl, "no", MustNot, GATEPOST_TEXT("duty", "crawl")},
    {DirectiveId::Crawl, "ask", MustAsk, GATEPOST_TEXT("duty", "crawl")},
    {DirectiveId::Read, "yes", May, GATEPOST_TEXT("duty", "read the content")},
    {DirectiveId::Read, "no", MustNot, GATEPOST_TEXT("duty", "read the content")},
    {DirectiveId::Read, "ask", MustAsk, GATEPOST_TEXT("duty", "read the content")},
    {DirectiveId::Summarise, "yes", May, GATEPOST_TEXT("duty", "summarise")},
    {DirectiveId::Summarise, "no", MustNot, GATEPOST_TEXT("duty", "summarise")},
    {DirectiveId::Summarise, "ask", MustAsk, GATEPOST_TEXT("duty", "summarise")},
    {DirectiveId::Quote, "yes", May, GATEPOST_TEXT("duty", "quote at any length")},
    {DirectiveId::Quote, "short-only", May, GATEPOST_TEXT("duty", "quote fewer than 50 words")},
    {DirectiveId::Quote, "no", MustNot, GATEPOST_TEXT("duty", "quote")},
    {DirectiveId::Quote, "ask", MustAsk, GATEPOST_TEXT("duty", "quote")},
    {DirectiveId::Derivative, "yes", May, GATEPOST_TEXT("duty", "adapt and translate")},
    {DirectiveId::Derivative, "no", MustNot, GATEPOST_TEXT("duty", "adapt or translate")},
    {DirectiveId::Derivative, "ask", MustAsk, GATEPOST_TEXT("duty", "adapt or translate")},
    {DirectiveId::Train, "yes", May, GATEPOST_TEXT("duty", "train models")},
    {DirectiveId::Train, "no", MustNot, GATEPOST_TEXT("duty", "train models")},
    {DirectiveId::Train, "ask", MustAsk, GATEPOST_TEXT("duty", "train models")},
    {DirectiveId::Store, "yes", May, GATEPOST_TEXT("duty", "keep copies")},
    {DirectiveId::Store, "session-only", May, GATEPOST_TEXT("duty", "keep copies until the session ends")},
    {DirectiveId::Store, "no", MustNot, GATEPOST_TEXT("duty", "keep copies")},
    {DirectiveId::Store, "ask", MustAsk, GATEPOST_TEXT("duty", "keep copies")},
    {DirectiveId::Compete, "no", MustNot, GATEPOST_TEXT("duty", "use it against the site in its market")},
    {DirectiveId::Personalise, "yes", May, GATEPOST_TEXT("duty", "profile its user")},
    {DirectiveId::Personalise, "no", MustNot, GATEPOST_TEXT("duty", "profile its user")},
    {DirectiveId::Personalise, "ask", MustAsk, GATEPOST_TEXT("duty", "profile its user")},
    {DirectiveId::Monetise, "yes", May, GATEPOST_TEXT("duty", "earn money with it")},
    {DirectiveId::Monetise, "no", MustNot, GATEPOST_TEXT("duty", "earn money with it")},
    {DirectiveId::Monetise, "ask", MustAsk, GATEPOST_TEXT("duty", "earn money with it")},
    {DirectiveId::Announce, "yes", Must, GATEPOST_TEXT("duty", "name itself")},
    {DirectiveId::Honest, "yes", Must, GATEPOST_TEXT("duty", "say truthfully what it is")},
    {DirectiveId::Attribution, "required", Must, GATEPOST_TEXT("duty", "credit the source")},
    {DirectiveId::Attribution, "preferred", Please, GATEPOST_TEXT("duty", "credit the source")},
    {DirectiveId::LinkBack, "required", Must, GATEPOST_TEXT("duty", "link back")},
    {DirectiveId::LinkBack, "preferred", Please, GATEPOST_TEXT("duty", "link back")},
    {DirectiveId::Rate, "polite", Must, GATEPOST_TEXT("duty", "keep a polite pace")},
    {DirectiveId::AgeRating, "7+", MustNot, GATEPOST_TEXT("duty", "show it to readers under 7")},
    {DirectiveId::AgeRating, "13+", MustNot, GATEPOST_TEXT("duty", "show it to readers under 13")},
    {DirectiveId::AgeRating, "16+", MustNot, GATEPOST_TEXT("duty", "show it to readers under 16")},
    {DirectiveId::AgeRating, "18+", MustNot, GATEPOST_TEXT("duty", "show it to readers under 18")},
});
}();
// clang-format on

/// An age-rating may hold a path: "18+:/adult" is 18+.
std::string_view withoutPath(const UseVerdict &use) {
    const std::string_view value = use.effective.text();
    return use.directive == DirectiveId::AgeRating ? value.substr(0, value.find(':')) : value;
}

const Row *rowOf(const UseVerdict &use) {
    const std::string_view value = withoutPath(use);
    const auto found = std::ranges::find_if(kRows, [&](const Row &row) {
        return row.directive == use.directive && row.value == value;
    });
    return found == kRows.end() ? nullptr : &*found;
}

/// Of a chain of "no because …" the first link speaks (S55): whoever must not read need not be told not to quote.
bool followsFromSaid(const UseVerdict &use) {
    switch (use.cause) {
    case Cause::Crawl:
    case Cause::Read: return true;
    case Cause::Fetch: return use.directive != DirectiveId::Crawl;
    case Cause::Compete: return use.directive != DirectiveId::Read;
    case Cause::None:
    case Cause::Ask: break;
    }
    return false;
}

} // namespace

Message Obligation::text() const {
    using enum Duty;
    switch (duty) {
    case May: return {GATEPOST_TEXT("duty", "may %1"), what};
    case Must: return {GATEPOST_TEXT("duty", "must %1"), what};
    case MustAsk: return {GATEPOST_TEXT("duty", "must ask before it may %1"), what};
    case MustNot: return {GATEPOST_TEXT("duty", "must not %1"), what};
    case Please: break;
    }
    return {GATEPOST_TEXT("duty", "is asked to %1"), what};
}

std::vector<Obligation> obligations(const UseTable &use) {
    using enum Duty;
    constexpr std::array kDuties = {May, Must, MustAsk, MustNot, Please};
    std::vector<Obligation> out;
    for (const Duty duty : kDuties) {
        Obligation obligation{duty, {}, {}};
        std::vector<Message> words;
        for (const UseVerdict &one : use)
            if (const Row *row = followsFromSaid(one) ? nullptr : rowOf(one);
                row != nullptr && row->duty == duty) {
                obligation.directives.push_back(one.directive);
                words.emplace_back(row->words);
            }
        if (words.empty())
            continue;
        // What is denied is joined with "or": "must not crawl or read".
        obligation.what =
            Message::list(std::move(words),
                          duty == MustNot || duty == MustAsk ? Conjunction::Or : Conjunction::And);
        out.push_back(std::move(obligation));
    }
    return out;
}

} // namespace gatepost
