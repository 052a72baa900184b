// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/agentpattern.h"
#include "core/simulate/tokentable.h"
#include "core/syntax/groups.h"
#include "core/text/fewlist.h"
#include "core/text/message.h"

#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// Inside of FileIndex; for the files of this room only.
namespace gatepost {

struct FileRules;

using GroupList = FewList<std::uint32_t, 4>;

/// A map of compiled rules whose first entry needs no separate memory: most sites are asked for one agent's.
template <typename Map>
class FirstThenMap {
public:
    using Key = typename Map::key_type;

    /// Of a key that is not there a null pointer is put there. Valid as long as this is where it is.
    std::shared_ptr<const FileRules> &operator[](const Key &key) {
        if (!m_first)
            m_first.emplace(key, nullptr);
        return m_first->first == key ? m_first->second : m_rest[key];
    }

private:
    std::optional<std::pair<Key, std::shared_ptr<const FileRules>>> m_first;
    Map m_rest;
};

/// A pattern agent with the groups that name it (S15, S16); compiled when first asked.
struct PatternEntry {
    std::string_view value;
    std::uint32_t firstLine = 0;
    GroupList groups;
    std::string required; ///< requiredLiteral(value)
    std::optional<std::expected<AgentPattern, Message>> compiled;
    std::shared_ptr<const FileRules> rules; ///< kept from the first question on

    /// `lower`: the name in lower case, or empty if it has bytes above 127.
    [[nodiscard]] bool matches(std::string_view name, std::string_view lower);
};

/// Who is named in a file's groups, for one way of reading them.
struct NamedAgents {
    NamedAgents(const Tree &tree, GroupReading reading);

    const Groups &groups; ///< of the index's tree
    TokenTable tokens;
    FirstThenMap<std::unordered_map<std::uint32_t, std::shared_ptr<const FileRules>>>
        rulesOfToken;                   ///< by number
    std::vector<PatternEntry> patterns; ///< longest first, then by place (S16)
    GroupList star;
    std::shared_ptr<const FileRules> rulesOfStar;
    /// By groups: thousands of agents of one group share its rules, and its thousands of paces.
    FirstThenMap<std::map<GroupList, std::shared_ptr<const FileRules>>> rulesOfGroups;
};

} // namespace gatepost
