// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/whoreads.h"

#include "core/agents/agentpattern.h"
#include "core/match/googlelines.h"
#include "core/syntax/groups.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

constexpr std::string_view kStar = "*";

std::uint64_t mixed(std::uint64_t state, std::uint64_t next) {
    state = (state ^ next) * 0x9e3779b97f4a7c15;
    return state ^ (state >> 29);
}

} // namespace

std::uint32_t WhoReads::Names::numberOf(std::string_view name) {
    return numbers.try_emplace(toLower(name), static_cast<std::uint32_t>(numbers.size()))
        .first->second;
}

std::optional<std::uint32_t> WhoReads::Names::find(std::string_view name) const {
    const auto found = numbers.find(toLower(name));
    return found == numbers.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::uint64_t> WhoReads::Names::without(const std::vector<bool> &gone) const {
    std::vector<std::uint64_t> all(numbers.size());
    std::vector<std::uint32_t> names; // of the group
    std::uint64_t group = 1;
    bool isClosed = false;
    const auto finish = [&] {
        for (const std::uint32_t name : names)
            all[name] = mixed(all[name], group);
        names.clear();
        group = 1;
        isClosed = false;
    };
    for (const Part &part : parts) {
        if (!gone.empty() && gone[part.line])
            continue;
        switch (part.kind) {
        case Part::Kind::Name:
            if (isClosed)
                finish();
            names.push_back(part.name);
            break;
        case Part::Kind::Rule:
        case Part::Kind::Other:
            if (names.empty())
                break; // above the first name: in no group (S21)
            isClosed = isClosed || part.kind == Part::Kind::Rule;
            group = mixed(group, part.line + 2);
            break;
        }
    }
    finish();
    return all;
}

WhoReads::WhoReads(const Tree &tree) : m_isCertain(tree.joinedRules().empty()) {
    using Kind = Part::Kind;
    const auto lines = tree.lines();
    for (std::uint32_t line = 0; line < lines.size(); ++line) {
        const Line &each = lines[line];
        if (each.kind != LineKind::Directive)
            continue;
        if (each.is(DirectiveId::UserAgent)) {
            const std::string_view value = cutAgentValue(tree.value(each));
            m_whole.parts.push_back({line, m_whole.numberOf(value), Kind::Name});
        } else {
            const bool isRule = each.is(DirectiveId::Allow) || each.is(DirectiveId::Disallow);
            m_whole.parts.push_back({line, 0, isRule ? Kind::Rule : Kind::Other});
        }
    }
    for (const GoogleLine &each : googleLines(tree.text())) {
        const auto line = static_cast<std::uint32_t>(each.line);
        switch (each.key) {
        case GoogleLine::Key::UserAgent:
            m_cut.parts.push_back({line, m_cut.numberOf(googleAgentValue(each.value)), Kind::Name});
            break;
        case GoogleLine::Key::Allow:
        case GoogleLine::Key::Disallow: m_cut.parts.push_back({line, 0, Kind::Rule}); break;
        case GoogleLine::Key::Sitemap:
        case GoogleLine::Key::Unknown: break;
        }
    }
}

WhoReads::Lines WhoReads::without(const std::vector<bool> &gone) const {
    return {m_whole.without(gone), m_cut.without(gone)};
}

std::optional<std::uint32_t> WhoReads::wholeName(std::string_view name) const {
    return m_whole.find(name);
}

WhoReads::Reader WhoReads::readerOf(const Identity &agent, bool hasPatterns) const {
    const auto first = [&agent](const Names &names, bool documented) {
        auto found = names.find(agent.ownToken);
        for (std::size_t i = 0; documented && !found && i < agent.fallbackTokens.size(); ++i)
            found = names.find(agent.fallbackTokens[i]);
        return found;
    };
    const auto orStar = [&agent](const Names &names, std::optional<std::uint32_t> found,
                                 bool documented) {
        return found || (documented && agent.ignoresStar()) ? found : names.find(kStar);
    };
    Reader reader;
    reader.author = first(m_whole, true);
    if (!reader.author && !hasPatterns)
        reader.author = orStar(m_whole, {}, true);
    reader.rfc9309 = orStar(m_whole, first(m_whole, false), false);
    reader.known = orStar(m_whole, first(m_whole, true), true);
    reader.google = orStar(m_cut, first(m_cut, false), false);
    reader.knownGoogle = orStar(m_cut, first(m_cut, true), true);
    return reader;
}

} // namespace gatepost::linting
