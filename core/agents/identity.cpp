// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/agents/identity.h"

#include "core/agents/agentpattern.h"
#include "core/agents/headername.h"
#include "core/text/ascii.h"
#include "core/text/whitespace.h"

#include <algorithm>

namespace gatepost {
namespace {

std::string_view withoutWhiteSpace(std::string_view text) {
    while (!text.empty() && isWhiteSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isWhiteSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// The end of the run at `begin` of characters that `belongs` takes.
template <typename Predicate>
std::size_t runEnd(std::string_view text, std::size_t begin, Predicate belongs) {
    while (begin < text.size() && belongs(text[begin]))
        ++begin;
    return begin;
}

struct Named {
    std::string_view name;
    std::optional<Category> category;
};

/// NAME[/VERSION] [(CATEGORY)] and nothing else (S10). A name is made of token characters, as in a header, or it is a token of
/// the registry, whatever that is made of.
std::optional<Named> readIdentity(std::string_view text, const Registry &registry) {
    Named named;
    std::string_view name = text;
    if (const std::size_t open = text.rfind('(');
        text.ends_with(')') && open != 0 && open < text.size()) {
        named.category = parseCategory(text.substr(open + 1, text.size() - open - 2));
        if (!named.category)
            return {};
        name = withoutWhiteSpace(text.substr(0, open));
    }
    const std::size_t slash = std::min(name.rfind('/'), name.size());
    const std::string_view version = name.substr(slash);
    const bool isVersion = version.size() > 1 && std::ranges::none_of(version, [](char c) {
                               return isWhiteSpace(c) || c == '(' || c == ')';
                           });
    for (const std::string_view known : {name, isVersion ? name.substr(0, slash) : name}) {
        if (registry.findExactly(known) != nullptr) {
            named.name = known;
            return named;
        }
    }
    const std::size_t end = runEnd(name, 0, isTokenChar);
    const std::string_view rest = name.substr(end);
    if (end == 0 || rest.size() == 1 || (!rest.empty() && rest.front() != '/') ||
        std::ranges::any_of(rest, [](char c) { return isWhiteSpace(c) || c == '(' || c == ')'; }))
        return {};
    named.name = name.substr(0, end);
    return named;
}

} // namespace

std::string_view categorySourceName(CategorySource source) {
    switch (source) {
    case CategorySource::None: return {};
    case CategorySource::Identity: return "identity";
    case CategorySource::Option: return "option";
    case CategorySource::Registry: return "registry";
    }
    return {};
}

std::expected<Identity, Message> identify(std::string_view text, std::optional<Category> option,
                                          const Registry &registry) {
    text = withoutWhiteSpace(text);
    if (text.empty())
        return std::unexpected<Message>(
            GATEPOST_TEXT("agents", "an agent is missing: name one, for example GPTBot"));

    Named named{text, {}};
    Identity identity;
    identity.known = registry.keep(text);
    if (identity.known == nullptr) {
        if (const auto read = readIdentity(text, registry))
            named = *read;
        else
            named.name = nameInHeader(text, registry).written;
        if (named.name.empty())
            return std::unexpected<Message>(
                GATEPOST_TEXT("agents", "no product token in the agent: it needs a name made of "
                                        "a–z, A–Z, digits, _, . or -"));
        identity.known = registry.keep(named.name);
    }

    identity.name = named.name;
    identity.ownToken = cutAgentValue(named.name);
    identity.token = identity.known != nullptr ? identity.known->token : identity.name;
    if (named.category) {
        identity.category = named.category;
        identity.categorySource = CategorySource::Identity;
    } else if (option) {
        identity.category = option;
        identity.categorySource = CategorySource::Option;
    } else if (identity.known != nullptr) {
        identity.category = identity.known->category;
        identity.categorySource = CategorySource::Registry;
    }
    if (identity.known != nullptr) {
        for (const std::string &token : identity.known->fallbackTokens)
            identity.fallbackTokens.emplace_back(cutAgentValue(token));
    }
    return identity;
}

} // namespace gatepost
