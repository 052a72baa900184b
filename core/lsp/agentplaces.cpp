// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/agents/agentpattern.h"
#include "core/lsp/opensite.h"
#include "core/render/agentpolicy.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::lsp {

namespace {

constexpr std::string_view kKeys[] = {"agents", "agent", "token", "fallback_tokens"};

class Finder {
public:
    explicit Finder(std::string_view text, const std::string &file) : m_text(text), m_file(file) {}

    std::vector<AgentPlace> ofLines(DialectId dialect) {
        const Tree tree = Tree::parse(std::string(m_text), dialect);
        for (const Line &line : tree.lines())
            if (line.is(DirectiveId::UserAgent) || line.kind == LineKind::BlockHeader)
                add(line.value(), true);
        return std::move(m_places);
    }
    std::vector<AgentPlace> ofPolicy() {
        for (const PolicyAgent &agent : readAgentPolicy(YamlText(std::string(m_text))).agents)
            if (agent.userAgent)
                add(agent.userAgent->range, false);
        return std::move(m_places);
    }
    std::vector<AgentPlace> ofSettings() {
        const YamlText yaml = settingsYaml(m_text);
        const auto &tree = yaml.read();
        if (tree && tree->root != kNoYaml)
            walk(*tree, tree->root, false, 0);
        std::ranges::sort(m_places);
        return std::move(m_places);
    }

private:
    /// `names`: scalars here are agents. Aliases are not followed: what they lead to is met where it is written.
    void walk(const YamlTree &tree, YamlId id, bool names, std::size_t depth) {
        const YamlNode &node = tree[id];
        if (depth > limits::kSettingsDepth + 1)
            return;
        if (node.kind == YamlKind::Scalar && names && !node.isBlockScalar())
            addList(node.range);
        for (std::size_t i = 0; node.kind == YamlKind::Sequence && i < node.children.size(); ++i)
            walk(tree, node.children[i], names, depth + 1);
        for (std::size_t i = 0; node.kind == YamlKind::Mapping && i + 1 < node.children.size();
             i += 2)
            walk(tree, node.children[i + 1],
                 std::ranges::contains(kKeys, tree[node.children[i]].text), depth + 1);
    }
    void addList(ByteRange range) {
        const std::string_view list = slice(m_text, range);
        for (std::size_t at = 0; at <= list.size();) {
            const std::size_t end = std::min(list.find(',', at), list.size());
            add({range.begin + static_cast<std::uint32_t>(at),
                 range.begin + static_cast<std::uint32_t>(end)},
                false);
            at = end + 1;
        }
    }
    /// Without quotes and spaces around it, and cut as a User-agent line is (S14).
    void add(ByteRange range, bool opensGroup) {
        const auto isAround = [](char c) { return c == ' ' || c == '\t' || c == '"' || c == '\''; };
        while (!range.empty() && isAround(m_text[range.begin]))
            ++range.begin;
        while (!range.empty() && isAround(m_text[range.end - 1]))
            --range.end;
        const std::string_view cut = cutAgentValue(slice(m_text, range));
        if (cut.empty())
            return;
        range.end = range.begin + static_cast<std::uint32_t>(cut.size());
        m_places.push_back({m_file, range, opensGroup});
    }

    std::string_view m_text;
    const std::string &m_file;
    std::vector<AgentPlace> m_places;
};

} // namespace

std::vector<AgentPlace> agentsIn(const std::string &file, std::string_view text) {
    Finder finder(text, file);
    if (file == kSettingsFile)
        return finder.ofSettings();
    const DialectId id = dialectOfFileName(file);
    return dialect(id).syntax == Syntax::Yaml ? finder.ofPolicy() : finder.ofLines(id);
}

} // namespace gatepost::lsp
