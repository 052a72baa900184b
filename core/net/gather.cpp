// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/net/gather.h"

#include "core/live/requests.h"
#include "core/text/ascii.h"

#include <condition_variable>
#include <cstdlib>
#include <initializer_list>
#include <mutex>

namespace gatepost::net {

bool waitFor(std::chrono::milliseconds time, const std::stop_token &stop) {
    std::mutex mutex;
    std::condition_variable_any woken;
    std::unique_lock lock(mutex);
    woken.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

live::Answers gather(const std::string &origin, const Options &options, const Told &told) {
    live::Answers answers{.origin = origin, .all = {}};
    while (const auto next = live::nextRequest(answers)) {
        if (!waitFor(live::waitBefore(answers, next->request), options.stop))
            break;
        answers.all.push_back(fetch(next->request, options));
        told(answers);
        if (live::whyNothing(answers) || options.stop.stop_requested())
            break; // the others would end likewise, after as long a wait
    }
    return answers;
}

bool environmentNamesProxy(std::string_view url) {
    const auto names = [](std::initializer_list<const char *> variables) {
        for (const char *variable : variables)
            if (const char *value = std::getenv(variable); value != nullptr && *value != '\0')
                return true;
        return false;
    };
    // HTTP_PROXY in capitals is a header of a CGI script's client, so that libcurl does not read it.
    return (startsWithIgnoringCase(url, "https:") ? names({"https_proxy", "HTTPS_PROXY"})
                                                  : names({"http_proxy"})) ||
           names({"all_proxy", "ALL_PROXY"});
}

} // namespace gatepost::net
