// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/meaning.h"

#include "core/syntax/scopes.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <span>

namespace gatepost::test {

Meaning meaningOf(const Tree &tree) {
    Meaning meaning;
    const auto lines = tree.lines();
    const auto valueOf = [&](std::uint32_t line) { return std::string(tree.value(lines[line])); };
    const Groups &groups = tree.groups();
    for (const Group &group : groups.groups) {
        GroupMeaning one;
        for (const GroupAgent &agent : groups.agentsOf(group))
            one.agents.push_back(valueOf(agent.line));
        for (const GroupRule &rule : groups.rulesOf(group))
            if (!rule.value.empty())
                one.rules.push_back({rule.directive, std::string(tree.slice(rule.value))});
        for (const std::uint32_t line : groups.othersOf(group))
            one.others[lines[line].directive].push_back(valueOf(line));
        if (group.versionLine)
            one.version = valueOf(*group.versionLine);
        meaning.groups.push_back(std::move(one));
    }
    for (const std::uint32_t line : groups.orphans)
        meaning.orphans.insert(std::string(tree.quoted(lines[line])));
    const Scopes &scopes = tree.scopes();
    for (const ScopedLine &line : scopes.lines) {
        const std::string scope =
            line.block < 0 ? std::string()
                           : toLower(scopes.blocks[static_cast<std::size_t>(line.block)].name);
        meaning.policy[{scope, line.directive}].push_back(valueOf(line.line));
    }
    if (scopes.chain)
        meaning.chain = valueOf(*scopes.chain);
    std::set<std::uint32_t> metaLines;
    for (const MetaLine &meta : tree.metaLines()) {
        metaLines.insert(meta.line);
        meaning.meta.emplace_back(toLower(tree.slice(meta.key)), tree.slice(meta.value));
        meaning.metaLines.emplace_back(trimmed(tree.slice(lines[meta.line].content())));
    }
    for (std::uint32_t i = 0; i < lines.size(); ++i) {
        const std::string text(trimmed(tree.slice(lines[i].content())));
        if (lines[i].kind == LineKind::Comment && !metaLines.contains(i))
            meaning.comments.insert(text);
        if (lines[i].kind == LineKind::Other || lines[i].kind == LineKind::UnknownKey)
            meaning.unknown.insert(text);
    }
    return meaning;
}

namespace {

std::string printed(const GroupMeaning &group) {
    std::string text;
    for (const std::string &agent : group.agents)
        text += "<" + agent + ">";
    for (const RuleMeaning &rule : group.rules)
        text += " " + std::string(directiveName(rule.kind)) + "=" + rule.path;
    for (const auto &[id, values] : group.others)
        for (const std::string &value : values)
            text += " " + std::string(directiveName(id)) + "=" + value;
    return text + " version " + group.version;
}

} // namespace

std::string difference(const Meaning &expected, const Meaning &actual) {
    for (std::size_t i = 0; i < std::max(expected.groups.size(), actual.groups.size()); ++i) {
        const std::string want =
            i < expected.groups.size() ? printed(expected.groups[i]) : std::string("none");
        const std::string have =
            i < actual.groups.size() ? printed(actual.groups[i]) : std::string("none");
        if (want != have)
            return "group " + std::to_string(i) + ": expected " + want + "; is " + have;
    }
    auto keys = expected.policy;
    keys.insert(actual.policy.begin(), actual.policy.end());
    for (const auto &[key, values] : keys) {
        const auto want = expected.policy.find(key);
        const auto have = actual.policy.find(key);
        if (want == expected.policy.end() || have == actual.policy.end() ||
            want->second != have->second)
            return "policy: scope “" + key.first + "”, " + std::string(directiveName(key.second)) +
                   (have == actual.policy.end() ? " is gone" : " is " + have->second.front());
    }
    const std::size_t metas = std::min(expected.meta.size(), actual.meta.size());
    if (!std::ranges::equal(expected.meta, std::span(actual.meta).first(metas)))
        return "meta lines differ";
    auto comments = actual.comments;
    for (std::size_t i = metas; i < actual.metaLines.size(); ++i)
        comments.insert(actual.metaLines[i]);
    if (expected.chain != actual.chain)
        return "chain: expected " + expected.chain.value_or("none") + "; is " +
               actual.chain.value_or("none");
    if (expected.comments != comments)
        return "comment lines differ";
    if (expected.unknown != actual.unknown)
        return "unknown lines differ";
    return expected.orphans == actual.orphans ? "" : "rules of nobody differ";
}

} // namespace gatepost::test
