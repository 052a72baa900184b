// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
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
    std::string_view words;
};

using enum Duty;

// clang-format off
constexpr Row kRows[] = {
    {DirectiveId::Crawl, "yes", May, "crawl"},
    {DirectiveId::Crawl, "no", MustNot, "crawl"},
    {DirectiveId::Crawl, "ask", MustAsk, "crawl"},
    {DirectiveId::Read, "yes", May, "read the content"},
    {DirectiveId::Read, "no", MustNot, "read the content"},
    {DirectiveId::Read, "ask", MustAsk, "read the content"},
    {DirectiveId::Summarise, "yes", May, "summarise"},
    {DirectiveId::Summarise, "no", MustNot, "summarise"},
    {DirectiveId::Summarise, "ask", MustAsk, "summarise"},
    {DirectiveId::Quote, "yes", May, "quote at any length"},
    {DirectiveId::Quote, "short-only", May, "quote fewer than 50 words"},
    {DirectiveId::Quote, "no", MustNot, "quote"},
    {DirectiveId::Quote, "ask", MustAsk, "quote"},
    {DirectiveId::Derivative, "yes", May, "adapt and translate"},
    {DirectiveId::Derivative, "no", MustNot, "adapt or translate"},
    {DirectiveId::Derivative, "ask", MustAsk, "adapt or translate"},
    {DirectiveId::Train, "yes", May, "train models"},
    {DirectiveId::Train, "no", MustNot, "train models"},
    {DirectiveId::Train, "ask", MustAsk, "train models"},
    {DirectiveId::Store, "yes", May, "keep copies"},
    {DirectiveId::Store, "session-only", May, "keep copies until the session ends"},
    {DirectiveId::Store, "no", MustNot, "keep copies"},
    {DirectiveId::Store, "ask", MustAsk, "keep copies"},
    {DirectiveId::Compete, "no", MustNot, "use it against the site in its market"},
    {DirectiveId::Personalise, "yes", May, "profile its user"},
    {DirectiveId::Personalise, "no", MustNot, "profile its user"},
    {DirectiveId::Personalise, "ask", MustAsk, "profile its user"},
    {DirectiveId::Monetise, "yes", May, "earn money with it"},
    {DirectiveId::Monetise, "no", MustNot, "earn money with it"},
    {DirectiveId::Monetise, "ask", MustAsk, "earn money with it"},
    {DirectiveId::Announce, "yes", Must, "name itself"},
    {DirectiveId::Honest, "yes", Must, "say truthfully what it is"},
    {DirectiveId::Attribution, "required", Must, "credit the source"},
    {DirectiveId::Attribution, "preferred", Please, "credit the source"},
    {DirectiveId::LinkBack, "required", Must, "link back"},
    {DirectiveId::LinkBack, "preferred", Please, "link back"},
    {DirectiveId::Rate, "polite", Must, "keep a polite pace"},
    {DirectiveId::AgeRating, "7+", MustNot, "show it to readers under 7"},
    {DirectiveId::AgeRating, "13+", MustNot, "show it to readers under 13"},
    {DirectiveId::AgeRating, "16+", MustNot, "show it to readers under 16"},
    {DirectiveId::AgeRating, "18+", MustNot, "show it to readers under 18"},
};
// clang-format on

/// An age-rating may hold a path: "18+:/adult" is 18+.
std::string_view withoutPath(const UseVerdict &use) {
    const std::string_view value = use.effective;
    return use.directive == DirectiveId::AgeRating ? value.substr(0, value.find(':')) : value;
}

const Row *rowOf(const UseVerdict &use) {
    const std::string_view value = withoutPath(use);
    const auto found = std::ranges::find_if(kRows, [&](const Row &row) {
        return row.directive == use.directive && row.value == value;
    });
    return found == std::end(kRows) ? nullptr : found;
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

/// What is denied is joined with "or": "must not crawl or read".
std::string joined(const std::vector<std::string> &words, std::string_view last) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            out += i + 1 == words.size() ? last : std::string_view(", ");
        out += words[i];
    }
    return out;
}

} // namespace

std::string_view dutyText(Duty duty) {
    switch (duty) {
    case May: return "may";
    case Must: return "must";
    case MustAsk: return "must ask before it may";
    case MustNot: return "must not";
    case Please: return "is asked to";
    }
    return "";
}

Message Obligation::text() const {
    return std::string(dutyText(duty)) + ' ' + what.english();
}

std::string joinedWords(const std::vector<std::string> &words) {
    return joined(words, " and ");
}

std::vector<Obligation> obligations(const std::vector<UseVerdict> &use) {
    constexpr std::array kDuties = {May, Must, MustAsk, MustNot, Please};
    std::vector<Obligation> out;
    for (const Duty duty : kDuties) {
        Obligation obligation{duty, {}, {}};
        std::vector<std::string> words;
        for (const UseVerdict &one : use)
            if (const Row *row = followsFromSaid(one) ? nullptr : rowOf(one);
                row != nullptr && row->duty == duty) {
                obligation.directives.push_back(one.directive);
                words.emplace_back(row->words);
            }
        if (words.empty())
            continue;
        obligation.what = joined(words, duty == MustNot || duty == MustAsk ? " or " : " and ");
        out.push_back(std::move(obligation));
    }
    return out;
}

} // namespace gatepost
