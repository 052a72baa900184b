// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/across.h"

#include "core/agents/registry.h"

#include <algorithm>

namespace gatepost::linting {

std::vector<std::string> namedTokens(const FileUnderCheck &one, const FileUnderCheck &other) {
    constexpr std::size_t kMost =
        500; // enough to learn from; the work grows with rules of both files
    std::vector<std::string> tokens = {"*"};
    for (const FileUnderCheck *file : {&one, &other})
        for (const NamedAgent &each : file->namedAgents())
            if (each.kind == AgentValueKind::Token && tokens.size() < kMost &&
                !std::ranges::contains(tokens, each.key))
                tokens.push_back(each.key);
    return tokens;
}

std::vector<std::uint32_t> decidingRules(const FileUnderCheck &file, std::string_view token) {
    const NamedAgent *namedAgent = token == "*" ? file.star() : file.namedAgent(token);
    if (namedAgent == nullptr && token != "*") {
        const KnownAgent *known = file.registry().find(token);
        if (known != nullptr)
            for (const std::string &fallback : known->fallbackTokens)
                if (namedAgent == nullptr)
                    namedAgent = file.namedAgent(fallback);
        if (namedAgent == nullptr && (known == nullptr || known->obeysStar != Documented::No))
            namedAgent = file.star();
    }
    if (namedAgent == nullptr || !namedAgent->extended.empty())
        return {};
    return file.rulesOf(namedAgent->plain);
}

CompiledRules::CompiledRules(const FileUnderCheck &file, std::span<const std::uint32_t> rules)
    : m_rules(rules) {
    std::vector<RuleLine> lines;
    lines.reserve(rules.size());
    for (std::uint32_t i = 0; i < rules.size(); ++i)
        lines.push_back({file.tree.slice(file.groups.rules[rules[i]].value), i,
                         isAllow(file, rules[i]) ? RuleKind::Allow : RuleKind::Disallow});
    m_set = RuleSet::compile(PathReading::Rfc9309, lines);
}

std::optional<std::uint32_t> CompiledRules::decide(const std::string &path) const {
    const auto decided = m_set.decide(PathQuestion::ofCanonical(path)).rule;
    return decided ? std::optional(m_rules[*decided]) : std::nullopt;
}

Fix allowForAllFix(const FileUnderCheck &file, const std::string &path) {
    const Group &group = file.groups.groups[file.star()->plain.front()];
    const Line &last = file.line(group.lastLine);
    const std::string open = last.contentEnd == last.end ? lineEndOf(file) : std::string();
    return {Message(GATEPOST_TEXT("lint", "Put “Allow: %1” into the group for *"), path),
            TextEdit::insert(last.end, open + "Allow: " + path + lineEndOf(file)), FixKind::Choice};
}

bool PairBudget::take(const std::vector<std::uint32_t> &one,
                      const std::vector<std::uint32_t> &other) {
    const std::size_t cost = (one.size() + 1) * (other.size() + 1);
    if (cost > m_left || std::ranges::any_of(m_seen, [&](const auto &pair) {
            return pair.first == one && pair.second == other;
        }))
        return false;
    m_left -= cost;
    m_seen.emplace_back(one, other);
    return true;
}

void forEachWitness(const FileUnderCheck &file, std::span<const std::uint32_t> rules,
                    DirectiveId kind, const std::function<void(const std::string &)> &take) {
    constexpr std::size_t kMost = 1000;
    std::size_t left = kMost;
    for (const std::uint32_t rule : rules) {
        if (file.groups.rules[rule].directive != kind)
            continue;
        if (left-- == 0)
            return;
        for (const std::string &path : witnesses(file.normalised(rule)))
            take(path);
    }
}

} // namespace gatepost::linting
