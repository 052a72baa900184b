// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/signalmembers.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

struct Label {
    std::string_view usage;
    std::string_view signal;
};
constexpr Label kLabels[] = {
    {"train-ai", "ai-train"}, {"ai-use", "ai-input"}, {"search", "search"}};
constexpr Label kAnswers[] = {{"y", "yes"}, {"n", "no"}};

std::string_view inUsage(const Label &label, DirectiveId directive) {
    return directive == DirectiveId::ContentUsage ? label.usage : label.signal;
}
std::string_view inOther(const Label &label, DirectiveId directive) {
    return directive == DirectiveId::ContentUsage ? label.signal : label.usage;
}

ByteRange rangeOf(std::string_view part, std::string_view whole) {
    const auto begin = static_cast<std::uint32_t>(part.data() - whole.data());
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

} // namespace

std::vector<SignalMember> signalMembers(DirectiveId directive, std::string_view value) {
    std::vector<SignalMember> members;
    std::string_view rest = value;
    if (directive == DirectiveId::ContentUsage && rest.starts_with('/'))
        rest.remove_prefix(std::min(rest.find_first_of(" \t"), rest.size()));
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string_view item = rest.substr(0, comma);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
        const std::size_t equals = item.find('=');
        if (equals == std::string_view::npos)
            continue;
        const std::string_view key = trimmed(item.substr(0, equals));
        const std::string_view answer = trimmed(item.substr(equals + 1));
        if (key.empty() || answer.empty())
            continue;
        SignalMember member;
        member.key = rangeOf(key, value);
        member.value = rangeOf(answer, value);
        bool known = false;
        for (const Label &each : kLabels) {
            const std::string_view own = inUsage(each, directive);
            if (equalsIgnoringCase(key, own)) {
                known = true;
                if (key != own && directive == DirectiveId::ContentUsage)
                    member.label = own; // its keys are in lower case (RFC 9651)
            } else if (equalsIgnoringCase(key, inOther(each, directive))) {
                known = true;
                member.label = own;
            }
        }
        for (const Label &each : kAnswers) {
            const std::string_view own = inUsage(each, directive);
            const bool isOwn = directive == DirectiveId::ContentUsage
                                   ? answer == own
                                   : equalsIgnoringCase(answer, own);
            if (known && !isOwn &&
                (equalsIgnoringCase(answer, own) ||
                 equalsIgnoringCase(answer, inOther(each, directive))))
                member.answer = own;
        }
        members.push_back(member);
    }
    return members;
}

std::string inOwnWords(DirectiveId directive, std::string_view value) {
    std::string changed;
    std::uint32_t at = 0;
    for (const SignalMember &each : signalMembers(directive, value)) {
        changed += value.substr(at, each.key.begin - at);
        changed += each.label.value_or(value.substr(each.key.begin, each.key.end - each.key.begin));
        changed += '=';
        changed +=
            each.answer.value_or(value.substr(each.value.begin, each.value.end - each.value.begin));
        at = each.value.end;
    }
    changed += value.substr(at);
    return changed;
}

} // namespace gatepost::linting
