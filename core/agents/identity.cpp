// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/agents/identity.h"

#include "core/agents/agentpattern.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {
namespace {

bool isWhiteSpace(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}
bool isTokenChar(char c) {
    return isAlnum(c) || c == '_' || c == '.' || c == '-';
}

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

/// NAME[/VERSION] [(CATEGORY)] and nothing else (S10). A name is made of token characters, as in a header.
std::optional<Named> readIdentity(std::string_view text) {
    const auto inVersion = [](char c) { return !isWhiteSpace(c) && c != '(' && c != ')'; };
    const std::size_t nameEnd = runEnd(text, 0, isTokenChar);
    const std::string_view name = text.substr(0, nameEnd);
    if (name.empty())
        return {};
    std::size_t at = nameEnd;
    if (at < text.size() && text[at] == '/') {
        at = runEnd(text, at + 1, inVersion);
        if (at == nameEnd + 1)
            return {};
    }
    const std::string_view rest = withoutWhiteSpace(text.substr(at));
    if (rest.empty())
        return Named{name, {}};
    if (!rest.starts_with('(') || !rest.ends_with(')'))
        return {};
    const auto category = parseCategory(rest.substr(1, rest.size() - 2));
    if (!category)
        return {};
    return Named{name, category};
}

/// Walks over the maximal runs of token characters of a header, leaving out "http(s)://…" up to the next
/// white space (S10). A run right before an address ends where the address begins.
class HeaderRuns {
public:
    explicit HeaderRuns(std::string_view header) : m_header(header) { findUrl(0); }

    /// The next run; empty at the end. `begin` is where it stands in the header.
    std::string_view next() {
        while (true) {
            while (m_at < m_header.size() && m_at != m_url && !isTokenChar(m_header[m_at]))
                ++m_at;
            if (m_at >= m_header.size())
                return {};
            if (m_at == m_url) {
                m_at = runEnd(m_header, m_at, [](char c) { return !isWhiteSpace(c); });
                findUrl(m_at);
                continue;
            }
            const std::size_t begin = m_at;
            while (m_at < m_header.size() && m_at != m_url && isTokenChar(m_header[m_at]))
                ++m_at;
            return m_header.substr(begin, m_at - begin);
        }
    }

private:
    void findUrl(std::size_t from) {
        m_url = m_header.size();
        for (std::size_t colon = m_header.find("://", from); colon != std::string_view::npos;
             colon = m_header.find("://", colon + 3)) {
            for (const std::string_view scheme : {"https", "http"}) {
                if (colon >= from + scheme.size() &&
                    equalsIgnoringCase(m_header.substr(colon - scheme.size(), scheme.size()),
                                       scheme)) {
                    m_url = colon - scheme.size();
                    return;
                }
            }
        }
    }

    std::string_view m_header;
    std::size_t m_at = 0;
    std::size_t m_url = 0; ///< where the next address begins; the header's size if there is none
};

/// The product token of a whole HTTP User-Agent header (S10); empty if it holds none.
std::string_view readHeader(std::string_view header, const Registry &registry) {
    constexpr std::string_view kCompatible = "compatible";
    std::string_view first;
    std::string_view afterCompatible;
    bool nextIsIt = false;
    HeaderRuns runs(header);
    for (std::string_view run = runs.next(); !run.empty(); run = runs.next()) {
        if (registry.find(run) != nullptr)
            return run;
        if (first.empty())
            first = run;
        if (nextIsIt && afterCompatible.empty())
            afterCompatible = run;
        const std::size_t end = static_cast<std::size_t>(run.data() - header.data()) + run.size();
        if (end < header.size() && header[end] == ';' && run.size() >= kCompatible.size() &&
            equalsIgnoringCase(run.substr(run.size() - kCompatible.size()), kCompatible))
            nextIsIt = true;
    }
    return afterCompatible.empty() ? first : afterCompatible;
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
        if (const auto read = readIdentity(text))
            named = *read;
        else
            named.name = readHeader(text, registry);
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
