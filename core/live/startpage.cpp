// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/startpage.h"

#include "core/live/advice.h"
#include "core/live/headers.h"
#include "core/value/url.h"

#include <algorithm>

namespace gatepost::live {

namespace {

using exact::Proof;

/// The start page as Gatepost itself was answered: one that was asked for in a crawler's name may be another.
const Fetched *startPageOf(const Answers &answers) {
    const std::string url = answers.origin + "/";
    const auto found = std::ranges::find_if(answers.all, [&](const Fetched &each) {
        return each.request.url == url && each.request.userAgent.empty() &&
               each.request.method == Method::Get;
    });
    return found == answers.all.end() ? nullptr : &*found;
}

/// Why the answer says nothing of the environment's start page; empty: it does.
Message whySilent(const Fetched *page, std::span<const std::string> hosts) {
    if (page == nullptr)
        return GATEPOST_TEXT("live", "The start page was not asked for.");
    if (!page->isKnown() || page->status() == 0)
        return {GATEPOST_TEXT("live", "The start page could not be fetched: %1"), page->why};
    if (isOfTheNetwork(*page))
        return GATEPOST_TEXT("live", "The network on the way wants a login (511): nothing is known "
                                     "of the start page.");
    const std::string host = hostOfUrl(page->hops.back().url);
    if (!std::ranges::contains(hosts, host))
        return {GATEPOST_TEXT("live", "The start page leads to %1, which is not a host of this "
                                      "environment."),
                gatepost::quoted(host)};
    if (isChallenge(*page))
        return GATEPOST_TEXT("live", "A firewall asked a question in place of the start page.");
    return {};
}

} // namespace

StartPage showsNoIndex(const Answers &answers, std::span<const std::string> hosts) {
    const Fetched *page = startPageOf(answers);
    if (Message silent = whySilent(page, hosts); !silent.empty())
        return {Proof::Open, std::move(silent)};
    const FileAnswer answer = page->answer();
    if (answer.failure)
        return {Proof::Open,
                {GATEPOST_TEXT("live", "Whether the start page has noindex is not known: %1."),
                 answerText(answer)}};
    if (accessResult(answer) != AccessResult::Given)
        return {Proof::Open,
                {GATEPOST_TEXT("live", "The start page answers %1: whether pages have noindex "
                                       "cannot be seen."),
                 answerText(answer)}};
    if (saysNoIndex(*page))
        return {Proof::Holds, GATEPOST_TEXT("live", "The start page has noindex.")};
    if (page->isCut)
        return {Proof::Open, GATEPOST_TEXT("live", "The start page was not read to its end, and "
                                                   "its beginning has no noindex.")};
    return {Proof::Fails, GATEPOST_TEXT("live", "The start page has no noindex, neither in a "
                                                "header nor in a meta element.")};
}

StartPage asksForPassword(const Answers &answers, std::span<const std::string> hosts) {
    const Fetched *page = startPageOf(answers);
    if (Message silent = whySilent(page, hosts); !silent.empty())
        return {Proof::Open, std::move(silent)};
    const FileAnswer answer = page->answer();
    if (answer.isStatus(401, 401))
        return {Proof::Holds, GATEPOST_TEXT("live", "The start page asks for a password (401).")};
    if (answer.failure)
        return {Proof::Open,
                {GATEPOST_TEXT("live", "Whether the start page asks for a password is not known: "
                                       "%1."),
                 answerText(answer)}};
    return {Proof::Fails,
            {GATEPOST_TEXT("live", "The start page does not ask for a password: it answers %1."),
             answerText(answer)}};
}

} // namespace gatepost::live
