// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/live/fetched.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::live {

namespace {

/// HTML is a text, too, and never a policy.
bool isTextType(std::string_view type) {
    return type.empty() || startsWithIgnoringCase(trimmed(type), "text/plain") ||
           (startsWithIgnoringCase(trimmed(type), "text/") &&
            !startsWithIgnoringCase(trimmed(type), "text/html"));
}

} // namespace

std::string_view Fetched::header(std::string_view name) const {
    const auto found = std::ranges::find_if(
        headers, [name](const Header &each) { return equalsIgnoringCase(each.name, name); });
    return found == headers.end() ? std::string_view() : std::string_view(found->value);
}

FileAnswer Fetched::answer() const {
    FileAnswer answer;
    answer.failure = failure;
    answer.status = status();
    answer.isText = isTextType(header("Content-Type"));
    if (redirects() > kCountedRedirects)
        answer.failure = FetchFailure::Redirects;
    const bool isOdd = answer.status < 100 || answer.status > 599;
    if (!answer.failure && isOdd)
        answer.failure = FetchFailure::Truncated;
    return answer;
}

} // namespace gatepost::live
