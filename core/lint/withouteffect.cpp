// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/withouteffect.h"

#include "core/exact/stars.h"
#include "core/lint/phrases.h"
#include "core/match/googlelines.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace gatepost::linting {

namespace {

constexpr std::size_t kMostBytes =
    500'000; ///< of a file: what lies behind is read by some (RFC 9309 §2.5)
constexpr std::size_t kMostLine = 2'000;
constexpr std::size_t kMatching = 8; ///< what comparing two patterns costs, in looks at a rule

/// True if every reading sees the same groups and rules in the file, but for blank lines and the meaning of patterns.
bool isReadAlike(const FileUnderCheck &file) {
    if (file.tree.dialectId() != DialectId::Robots || file.isHtml() ||
        file.text().size() > kMostBytes || file.text().contains('\0') ||
        !file.linesOf(DirectiveId::RobotVersion).empty() || !file.tree.joinedRules().empty())
        return false;
    // A line without a colon or with another spelling is none of these here.
    const auto isLike = [&](const GoogleLine &line, DirectiveId id) {
        return file.line(static_cast<std::uint32_t>(line.line)).is(id);
    };
    return std::ranges::all_of(file.google(), [&](const GoogleLine &line) {
        switch (line.key) {
        case GoogleLine::Key::UserAgent: return isLike(line, DirectiveId::UserAgent);
        case GoogleLine::Key::Allow: return isLike(line, DirectiveId::Allow);
        case GoogleLine::Key::Disallow: return isLike(line, DirectiveId::Disallow);
        case GoogleLine::Key::Sitemap:
        case GoogleLine::Key::Unknown: break;
        }
        return true;
    });
}

/// "Allow: /": of narrower ones that have nothing to overrule allow-opens-nothing tells.
bool isForAll(std::string_view pattern) {
    return pattern.find_first_not_of("/*") == std::string_view::npos;
}

class Finder {
public:
    Finder(const FileUnderCheck &file, bool withRobotsAi)
        : m_file(file), m_withRobotsAi(withRobotsAi) {
        readRules();
        joinGroups();
        readRecords();
    }

    std::vector<IdleRule> find() {
        std::vector<std::string_view> patterns;
        for (const Rule &rule : m_rules)
            patterns.push_back(rule.pattern);
        m_fresh = exact::freshByte(patterns);
        if (!m_fresh)
            return {};
        // The longest first, of equal ones the last: what a rule goes for is then decided after it.
        std::vector<std::uint32_t> order(m_rules.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::sort(order, [this](std::uint32_t a, std::uint32_t b) {
            const std::size_t one = m_rules[a].pattern.size();
            const std::size_t other = m_rules[b].pattern.size();
            return one != other ? one > other : a > b;
        });
        std::vector<IdleRule> found;
        for (const std::uint32_t rule : order)
            if (const auto idle = asIdle(rule)) {
                m_rules[rule].gone = true;
                --m_left[m_file.groupOf(rule)];
                found.push_back(*idle);
            }
        std::ranges::sort(found, {}, &IdleRule::rule);
        return found;
    }

private:
    struct Rule {
        std::string_view pattern; ///< normalised; empty: matches nothing
        std::string closed;
        std::uint32_t record = 0; ///< of 1994; 0: of none
        bool allow = false;
        bool plain =
            false; ///< normalising leaves it alone, so that all readers compare the same bytes
        bool gone = false;
    };

    void readRules() {
        m_left.resize(m_file.groups.groups.size());
        for (std::uint32_t index = 0; index < m_file.groups.rules.size(); ++index) {
            const std::string_view value = m_file.tree.slice(m_file.groups.rules[index].value);
            Rule rule{.pattern = m_file.normalised(index), .closed = {}};
            rule.allow = isAllow(m_file, index);
            rule.plain = rule.pattern == value && value.size() < kMostLine;
            rule.closed = exact::closedStars(rule.pattern);
            m_rules.push_back(std::move(rule));
            ++m_left[m_file.groupOf(index)];
        }
    }

    /// Groups that some agent reads as one: those that name the same token, whole or as Google cuts it.
    void joinGroups() {
        const auto &groups = m_file.groups.groups;
        m_parent.resize(groups.size());
        std::iota(m_parent.begin(), m_parent.end(), 0U);
        std::unordered_map<std::string, std::uint32_t> first;
        for (std::uint32_t index = 0; index < groups.size(); ++index)
            for (const GroupAgent &agent : m_file.groups.agentsOf(groups[index]))
                for (const std::string_view key : {agent.value, googleAgentValue(agent.value)})
                    if (const auto [place, isNew] = first.try_emplace(toLower(key), index); !isNew)
                        m_parent[rootOf(index)] = rootOf(place->second);
        m_members.resize(groups.size());
        for (std::uint32_t rule = 0; rule < m_rules.size(); ++rule)
            if (!m_rules[rule].pattern.empty())
                m_members[rootOf(m_file.groupOf(rule))].push_back(rule);
    }
    std::uint32_t rootOf(std::uint32_t group) {
        while (m_parent[group] != group)
            group = m_parent[group] = m_parent[m_parent[group]];
        return group;
    }

    /// Numbers the records of 1994 that name an agent.
    void readRecords() {
        const auto lines = m_file.tree.lines();
        std::vector<std::uint32_t> recordOf(lines.size());
        std::vector<bool> names(1);
        std::uint32_t record = 0;
        for (std::uint32_t index = 0; index < lines.size(); ++index) {
            if (index == 0 || lines[index].kind == LineKind::Blank) {
                ++record;
                names.push_back(false);
            }
            recordOf[index] = record;
            if (lines[index].is(DirectiveId::UserAgent))
                names[record] = true;
        }
        for (std::uint32_t rule = 0; rule < m_rules.size(); ++rule) {
            const std::uint32_t of = recordOf[m_file.groups.rules[rule].line];
            m_rules[rule].record = names[of] ? of : 0;
        }
    }

    bool spend(std::size_t work = 1) {
        const bool enough = m_budget >= work;
        m_budget -= enough ? work : m_budget;
        return enough;
    }

    /// Opposite rules that r outranks, and that outrank whatever has `least` bytes: is one of them on a path of r?
    bool uncovers(const Rule &rule, std::uint32_t index, std::size_t least) {
        for (const std::uint32_t other : m_members[rootOf(m_file.groupOf(index))]) {
            const Rule &each = m_rules[other];
            if (!spend())
                return true;
            if (each.allow == rule.allow || (each.plain && each.pattern.size() < least))
                continue; // what is not plain has another length to Google
            // Google reads Allow: /a/index.html as one for /a/ too (S90).
            const bool wide = each.allow && each.pattern.contains("/index.htm");
            if (each.plain && !wide && each.pattern.size() > rule.pattern.size())
                continue;
            if (!spend(kMatching) || !each.plain || wide || exact::meets(each.closed, rule.closed))
                return true;
        }
        return false;
    }

    /// In 1994: prefixes, the first that matches.
    bool keeps1994(std::uint32_t index) {
        const Rule &rule = m_rules[index];
        if (rule.record == 0)
            return true;
        const Group &group = m_file.groups.groups[m_file.groupOf(index)];
        const auto touches = [&rule](const Rule &each) {
            return each.pattern.starts_with(rule.pattern) ||
                   rule.pattern.starts_with(each.pattern) || !each.plain;
        };
        for (std::uint32_t i = group.rulesBegin; i < index; ++i) {
            const Rule &each = m_rules[i];
            if (!spend())
                return false;
            if (!each.gone && each.record == rule.record && each.plain && !each.pattern.empty() &&
                rule.pattern.starts_with(each.pattern))
                return true; // never the first
        }
        // A record may go on with a further group, so the rules behind it count, too.
        for (std::uint32_t i = index + 1; i < m_rules.size(); ++i) {
            const Rule &each = m_rules[i];
            if (each.record != rule.record)
                break;
            if (each.gone || each.pattern.empty())
                continue;
            if (!spend())
                return false;
            if (each.allow == rule.allow && each.plain && rule.pattern.starts_with(each.pattern))
                return true;
            if (each.allow != rule.allow && touches(each))
                return false;
        }
        return rule.allow; // nothing decides: allowed
    }

    /// What another check names, or nobody is to be told of, stays: the proofs of the others may rest on it.
    bool isToldElsewhere(std::uint32_t index) const {
        return std::ranges::binary_search(m_file.dead(), index, {}, &DeadRule::rule) ||
               m_file.isOff("without-effect", m_file.groups.rules[index].line);
    }

    std::optional<IdleRule> asIdle(std::uint32_t index) {
        const Rule &rule = m_rules[index];
        const std::uint32_t group = m_file.groupOf(index);
        if (!rule.plain || rule.pattern.empty() || m_left[group] < 2 ||
            rule.pattern.contains("/index.htm") || isToldElsewhere(index))
            return {};
        const Group &own = m_file.groups.groups[group];
        const std::string witness = exact::witness(rule.closed, *m_fresh);
        std::optional<std::uint32_t> by;
        for (std::uint32_t i = own.rulesBegin; i < own.rulesEnd; ++i) {
            const Rule &each = m_rules[i];
            if (!spend())
                return {};
            const bool shorter = each.pattern.size() < rule.pattern.size() ||
                                 (each.pattern == rule.pattern && i < index);
            if (i == index || each.gone || each.allow != rule.allow || !each.plain || !shorter ||
                each.pattern.empty() || (by && m_rules[*by].pattern.size() >= each.pattern.size()))
                continue;
            if (!spend(kMatching))
                return {};
            if (exact::matchesClosed(each.closed, witness))
                by = i; // the longest: least is then between the two
        }
        const bool idle = by ? !uncovers(rule, index, m_rules[*by].pattern.size())
                             : rule.allow && !m_withRobotsAi && isForAll(rule.pattern) &&
                                   !uncovers(rule, index, 0);
        if (!idle || !keeps1994(index))
            return {};
        return IdleRule{index, by};
    }

    const FileUnderCheck &m_file;
    const bool m_withRobotsAi;
    std::vector<Rule> m_rules;         ///< as groups.rules
    std::vector<std::uint32_t> m_left; ///< rules of each group that stay
    std::vector<std::uint32_t> m_parent;
    std::vector<std::vector<std::uint32_t>> m_members; ///< rules, by root
    std::optional<char> m_fresh;
    std::size_t m_budget = 4'000'000;
};

} // namespace

std::vector<IdleRule> rulesWithoutEffect(const FileUnderCheck &file, bool withRobotsAi) {
    if (!isReadAlike(file))
        return {};
    return Finder(file, withRobotsAi).find();
}

} // namespace gatepost::linting
