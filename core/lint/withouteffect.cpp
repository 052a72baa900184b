// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/withouteffect.h"

#include "core/exact/stars.h"
#include "core/lint/phrases.h"
#include "core/lint/prefixtable.h"
#include "core/lint/repeatedrules.h"
#include "core/match/googlelines.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
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
        : m_file(file), m_withRobotsAi(withRobotsAi), m_prefixes(file.groups.rules.size()) {
        readRules();
        joinGroups();
        readRecords();
        sortByKind();
    }

    std::vector<IdleRule> find() {
        std::vector<std::string_view> patterns;
        for (const Rule &rule : m_rules)
            patterns.push_back(rule.pattern);
        m_fresh = exact::freshByte(patterns);
        if (!m_fresh)
            return {};
        // The longest first, of equal ones the last: what a rule goes for is then decided after it.
        std::vector<std::uint64_t> order(m_rules.size());
        for (std::uint32_t index = 0; index < m_rules.size(); ++index)
            order[index] = (std::uint64_t{m_rules[index].pattern.size()} << 32) | index;
        std::ranges::sort(order, std::ranges::greater());
        std::vector<IdleRule> found;
        for (const std::uint64_t each : order)
            if (const auto idle = asIdle(static_cast<std::uint32_t>(each))) {
                m_rules[idle->rule].gone = true;
                --m_left[m_file.groupOf(idle->rule)];
                found.push_back(*idle);
            }
        std::ranges::sort(found, {}, &IdleRule::rule);
        return found;
    }

private:
    struct Rule {
        std::string_view pattern; ///< normalised; empty: matches nothing
        std::string_view head;    ///< the part before the first star
        bool isPrefix = false;    ///< it is all paths that begin with its head
        std::uint32_t record = 0; ///< of 1994; 0: of none
        bool allow = false;
        bool plain =
            false; ///< normalising leaves it alone, so that all readers compare the same bytes
        bool gone = false;
    };

    void readRules() {
        m_left.resize(m_file.groups.groups.size());
        m_rules.reserve(m_file.groups.rules.size());
        for (std::uint32_t index = 0; index < m_file.groups.rules.size(); ++index) {
            const std::string_view value = m_file.tree.slice(m_file.groups.rules[index].value);
            Rule rule{.pattern = m_file.normalised(index), .head = {}};
            rule.allow = isAllow(m_file, index);
            rule.plain = rule.pattern == value && value.size() < kMostLine;
            const bool isAnchored = rule.pattern.ends_with('$');
            const std::string_view body =
                rule.pattern.substr(0, rule.pattern.size() - (isAnchored ? 1 : 0));
            const std::size_t star = body.find('*');
            rule.head = body.substr(0, star);
            rule.isPrefix = star == std::string_view::npos
                                ? !isAnchored
                                : body.find_first_not_of('*', star) == std::string_view::npos;
            m_rules.push_back(rule);
            ++m_left[m_file.groupOf(index)];
        }
        // They go, too (duplicate-rule): no proof may rest on them.
        for (const DeadRule &dead : m_file.dead())
            if (isSafelyRepeated(m_file, dead)) {
                m_rules[dead.rule].gone = true;
                --m_left[m_file.groupOf(dead.rule)];
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
                m_members[rootOf(m_file.groupOf(rule))][m_rules[rule].allow ? 1 : 0].push_back(
                    rule);
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

    /// The rules of one kind of a group.
    [[nodiscard]] std::uint32_t setOf(std::uint32_t index) const {
        return 2 * m_file.groupOf(index) + (m_rules[index].allow ? 1 : 0);
    }
    void sortByKind() {
        m_stars.resize(2 * m_file.groups.groups.size());
        std::uint32_t records = 0;
        for (const Rule &rule : m_rules)
            records = std::max(records, rule.record);
        m_inRecord.resize(2 * (std::size_t{records} + 1));
        for (std::uint32_t index = 0; index < m_rules.size(); ++index) {
            const Rule &rule = m_rules[index];
            if (rule.pattern.empty())
                continue;
            m_inRecord[2 * rule.record + (rule.allow ? 1 : 0)].push_back(index);
            if (!rule.plain)
                continue;
            if (rule.isPrefix)
                m_prefixes.add(rule.head, setOf(index), index);
            else
                m_stars[setOf(index)].push_back(index);
        }
    }
    /// Plain rules by record, all bytes as they are; made when it is first needed.
    const PrefixTable &letters() {
        if (!m_letters) {
            m_letters.emplace(m_rules.size());
            for (std::uint32_t index = 0; index < m_rules.size(); ++index)
                if (m_rules[index].plain && !m_rules[index].pattern.empty())
                    m_letters->add(m_rules[index].pattern, m_rules[index].record, index);
        }
        return *m_letters;
    }
    /// A rule in the notation of core/exact, made when it is first needed.
    const std::string &closed(std::uint32_t index) {
        m_closed.resize(m_rules.size());
        if (m_closed[index].empty())
            m_closed[index] = exact::closedStars(m_rules[index].pattern);
        return m_closed[index];
    }

    bool spend(std::size_t work = 1) {
        const bool enough = m_budget >= work;
        m_budget -= enough ? work : m_budget;
        return enough;
    }

    /// Opposite rules that r outranks, and that outrank whatever has `least` bytes: is one of them on a path of r?
    bool uncovers(const Rule &rule, std::uint32_t index, std::size_t least) {
        for (const std::uint32_t other :
             m_members[rootOf(m_file.groupOf(index))][rule.allow ? 0 : 1]) {
            const Rule &each = m_rules[other];
            if (!spend())
                return true;
            if (each.plain && each.pattern.size() < least)
                continue; // what is not plain has another length to Google
            // Google reads Allow: /a/index.html as one for /a/ too (S90).
            const bool wide = each.allow && each.pattern.contains("/index.htm");
            if (each.plain && !wide && each.pattern.size() > rule.pattern.size())
                continue;
            if (!spend(kMatching) || !each.plain || wide ||
                exact::meets(closed(other), closed(index)))
                return true;
        }
        return false;
    }

    /// In 1994: prefixes, the first that matches.
    bool keeps1994(std::uint32_t index) {
        const Rule &rule = m_rules[index];
        if (rule.record == 0)
            return true;
        const std::uint32_t begin = m_file.groups.groups[m_file.groupOf(index)].rulesBegin;
        // A record may go on with a further group, so the rules behind it count, too.
        bool isNeverFirst = false;
        std::optional<std::uint32_t> saysTheSame; // the first behind it
        const bool isThrough =
            letters().eachOn(rule.pattern, rule.record, [&](std::uint32_t other) {
                const Rule &each = m_rules[other];
                if (!spend())
                    return false;
                if (each.gone || other == index)
                    return true;
                if (other < index)
                    isNeverFirst = isNeverFirst || other >= begin;
                else if (each.allow == rule.allow)
                    saysTheSame = std::min(saysTheSame.value_or(other), other);
                return !isNeverFirst;
            });
        if (isNeverFirst || !isThrough)
            return isNeverFirst;
        const auto touches = [&rule](const Rule &each) {
            return each.pattern.starts_with(rule.pattern) ||
                   rule.pattern.starts_with(each.pattern) || !each.plain;
        };
        const std::vector<std::uint32_t> &opposite =
            m_inRecord[2 * rule.record + (rule.allow ? 0 : 1)];
        for (auto other = std::ranges::upper_bound(opposite, index);
             other != opposite.end() && *other < saysTheSame.value_or(m_rules.size()); ++other) {
            if (m_rules[*other].gone)
                continue;
            if (!spend() || touches(m_rules[*other]))
                return false;
        }
        return saysTheSame || rule.allow; // nothing decides: allowed
    }

    /// What another check names, or nobody is to be told of, stays: the proofs of the others may rest on it.
    bool isToldElsewhere(std::uint32_t index) const {
        return std::ranges::binary_search(m_file.dead(), index, {}, &DeadRule::rule) ||
               m_file.isOff("without-effect", m_file.groups.rules[index].line);
    }

    /// The longest shorter rule of the same kind and group that matches whatever the rule matches, of equal ones the first: what
    /// outranks it is then the least. Nothing if the work is too much to tell.
    std::optional<std::optional<std::uint32_t>> saysItAlready(std::uint32_t index) {
        const Rule &rule = m_rules[index];
        std::optional<std::uint32_t> by;
        const auto mayBe = [&](std::uint32_t other) {
            const Rule &each = m_rules[other];
            const bool shorter = each.pattern.size() < rule.pattern.size() ||
                                 (each.pattern == rule.pattern && other < index);
            return other != index && !each.gone && shorter &&
                   (!by || each.pattern.size() > m_rules[*by].pattern.size() ||
                    (each.pattern.size() == m_rules[*by].pattern.size() && other < *by));
        };
        // A rule that is its head alone meets nothing there but itself and its twins, which duplicate-rule reports.
        const std::string_view sought =
            rule.head.substr(0, std::min(rule.head.size(), rule.pattern.size() - 1));
        const bool isThrough = m_prefixes.eachOn(sought, setOf(index), [&](std::uint32_t other) {
            if (mayBe(other))
                by = other;
            return spend();
        });
        if (!isThrough)
            return {};
        const std::vector<std::uint32_t> &stars = m_stars[setOf(index)];
        const std::string witness =
            stars.empty() ? std::string() : exact::witness(closed(index), *m_fresh);
        for (const std::uint32_t other : stars) {
            if (!spend())
                return {};
            if (!mayBe(other))
                continue;
            if (!spend(kMatching))
                return {};
            if (exact::matchesClosed(closed(other), witness))
                by = other;
        }
        return by;
    }

    std::optional<IdleRule> asIdle(std::uint32_t index) {
        const Rule &rule = m_rules[index];
        const std::uint32_t group = m_file.groupOf(index);
        if (!rule.plain || rule.pattern.empty() || m_left[group] < 2)
            return {};
        const auto by = saysItAlready(index);
        if (!by)
            return {};
        const bool mayBeIdle = *by || (rule.allow && !m_withRobotsAi && isForAll(rule.pattern));
        if (!mayBeIdle || rule.pattern.contains("/index.htm") || isToldElsewhere(index) ||
            uncovers(rule, index, *by ? m_rules[**by].pattern.size() : 0) || !keeps1994(index))
            return {};
        return IdleRule{index, *by};
    }

    const FileUnderCheck &m_file;
    const bool m_withRobotsAi;
    std::vector<Rule> m_rules;         ///< as groups.rules
    std::vector<std::uint32_t> m_left; ///< rules of each group that stay
    std::vector<std::uint32_t> m_parent;
    std::vector<std::array<std::vector<std::uint32_t>, 2>>
        m_members;          ///< rules, by root; Disallow, Allow
    PrefixTable m_prefixes; ///< heads of plain rules that are prefixes, by setOf()
    std::optional<PrefixTable> m_letters;
    std::vector<std::vector<std::uint32_t>> m_stars; ///< the other plain rules, by setOf()
    std::vector<std::vector<std::uint32_t>>
        m_inRecord; ///< rules: two for each record, Disallow and Allow
    std::vector<std::string> m_closed;
    std::optional<char> m_fresh;
    std::size_t m_budget = 1'000'000;
};

} // namespace

std::vector<IdleRule> rulesWithoutEffect(const FileUnderCheck &file, bool withRobotsAi) {
    if (!isReadAlike(file))
        return {};
    return Finder(file, withRobotsAi).find();
}

} // namespace gatepost::linting
