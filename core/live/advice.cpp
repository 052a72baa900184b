// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/advice.h"

#include "core/text/ascii.h"
#include "core/value/url.h"

namespace gatepost::live {

namespace {

constexpr int kNetworkLogin = 511;

bool isHtml(const Fetched &answer) {
    return toLower(answer.header("Content-Type")).contains("html");
}

/// A page of another host in place of robots.txt.
bool isPageOfAnother(const Fetched &robots) {
    return !robots.hops.empty() && isHtml(robots) &&
           hostOfUrl(robots.hops.back().url) != hostOfUrl(robots.request.url);
}

} // namespace

bool isOfTheNetwork(const Fetched &answer) {
    return answer.status() == kNetworkLogin;
}

std::optional<Message> advice(const Fetched &robots, const Surroundings &around) {
    if (isOfTheNetwork(robots) || isPageOfAnother(robots))
        return Message(GATEPOST_TEXT("live",
                                     "A login page of a network may have answered in place of the "
                                     "site. Open any page in a browser, log in, and try again."));
    if (robots.isPrivate)
        return Message(GATEPOST_TEXT("live",
                                     "A site on the internet has a public address. A network that "
                                     "wants a login may have given another: open any page in a "
                                     "browser, log in, and try again."));
    if (robots.failure && around.namesProxy && !around.usesProxy &&
        *robots.failure != FetchFailure::Redirects)
        return Message(
            GATEPOST_TEXT("live", "The environment names a proxy, and requests go through it only "
                                  "if you say so."));
    if (robots.failure == FetchFailure::Tls)
        return Message(
            GATEPOST_TEXT("live", "Is this computer's clock right? A network that reads along, or "
                                  "one that wants a login, answers like this, too."));
    if (robots.failure == FetchFailure::Timeout || robots.failure == FetchFailure::Connect)
        return Message(GATEPOST_TEXT("live", "Does the site open in a browser on this computer?"));
    return {};
}

} // namespace gatepost::live
