// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/withouteffect.h"

#include "core/exact/stars.h"
#include "core/lint/phrases.h"
#include "core/lint/ruletable.h"
#include "core/match/googlelines.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

constexpr std::size_t kMostBytes =
    500'000; ///< of a file: what lies behind is read by some (RFC 9309 §2.5)
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
        : m_file(file), m_withRobotsAi(withRobotsAi), m_rules(file) {}

    std::vector<IdleRule> find() {
        std::vector<std::string_view> patterns;
        for (const Rule &rule : m_rules.all())
            patterns.push_back(rule.pattern);
        m_fresh = exact::freshByte(patterns);
        if (!m_fresh)
            return {};
        std::vector<IdleRule> found;
        for (const std::uint32_t each : candidates())
            if (const auto idle = asIdle(each)) {
                m_rules.remove(idle->rule);
                found.push_back(*idle);
            }
        std::ranges::sort(found, {}, &IdleRule::rule);
        return found;
    }

private:
    using Rule = RuleTable::Rule;

    /// The rules that may go, the longest first, of equal ones the last: what a rule goes for is then decided after it.
    [[nodiscard]] std::vector<std::uint32_t> candidates() const {
        const auto mayGo = [this](std::uint32_t index) {
            const Rule &rule = m_rules[index];
            return rule.plain && !rule.pattern.empty() &&
                   (m_rules.hasHead(index) || isForAllAlone(rule));
        };
        std::vector<std::uint32_t> all;
        std::vector<std::uint32_t> ends(RuleTable::kMostLine); // by length
        for (std::uint32_t index = 0; index < m_rules.size(); ++index)
            if (mayGo(index)) {
                all.push_back(index);
                ++ends[m_rules[index].pattern.size()];
            }
        std::uint32_t end = 0;
        for (std::size_t size = RuleTable::kMostLine; size-- > 0;)
            ends[size] = end += ends[size];
        std::vector<std::uint32_t> sorted(all.size());
        for (const std::uint32_t index : all)
            sorted[--ends[m_rules[index].pattern.size()]] = index;
        return sorted;
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
        const RuleTable::Start mine = m_rules.startOf(index);
        for (const RuleTable::Start &start : m_rules.readTogether(index, !rule.allow)) {
            if (!spend())
                return true;
            if (!mine.agrees(start))
                continue;
            const std::uint32_t other = start.rule;
            const Rule &each = m_rules[other];
            if (each.plain && each.pattern.size() < least)
                continue; // what is not plain has another length to Google
            // Google reads Allow: /a/index.html as one for /a/ too (S90).
            const bool wide = each.allow && each.pattern.contains("/index.htm");
            if (each.plain && !wide &&
                (each.pattern.size() > rule.pattern.size() ||
                 (!rule.head.starts_with(each.head) && !each.head.starts_with(rule.head))))
                continue;
            if (!spend(kMatching) || !each.plain || wide ||
                exact::meets(closed(other), closed(index)))
                return true;
        }
        return false;
    }

    /// In 1994: does `by` come before the rule, or behind it with nothing between them that could decide?
    [[nodiscard]] bool standsIn1994(std::uint32_t by, std::uint32_t index) const {
        const Rule &rule = m_rules[index];
        const Rule &each = m_rules[by];
        // A star is a character there.
        if (each.record != rule.record || each.pattern.size() != each.head.size())
            return false;
        const auto opposite = m_rules.inRecord(rule.record, !rule.allow);
        const auto next = std::ranges::upper_bound(opposite, index);
        return by < index || next == opposite.end() || *next > by;
    }

    /// In 1994: prefixes, the first that matches.
    bool keeps1994(std::uint32_t index, std::optional<std::uint32_t> by) {
        const Rule &rule = m_rules[index];
        if (rule.record == 0 || (by && standsIn1994(*by, index)))
            return true;
        const std::uint32_t begin = m_file.groups.groups[m_file.groupOf(index)].rulesBegin;
        // A record may go on with a further group, so the rules behind it count, too.
        bool isNeverFirst = false;
        std::optional<std::uint32_t> saysTheSame; // the first behind it
        const bool isThrough = m_rules.eachBeginning(index, [&](std::uint32_t other) {
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
        const auto opposite = m_rules.inRecord(rule.record, !rule.allow);
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
        return m_rules[index].dead ||
               (m_file.hasSwitches() &&
                m_file.isOff("without-effect", m_file.groups.rules[index].line));
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
        std::string
            witness; // a path of the rule for all of its paths; made when it is first needed
        const auto coversIt = [&](std::uint32_t other) {
            if (m_rules[other].isPrefix)
                return true;
            if (witness.empty())
                witness = exact::witness(closed(index), *m_fresh);
            return exact::matchesClosed(closed(other), witness);
        };
        const bool isThrough = m_rules.eachHead(index, [&](std::uint32_t other) {
            if (!spend())
                return false;
            if (!mayBe(other))
                return true;
            if (!m_rules[other].isPrefix && !spend(kMatching))
                return false;
            if (coversIt(other))
                by = other;
            return true;
        });
        if (!isThrough)
            return {};
        return by;
    }

    /// It may go although no other rule says the same.
    [[nodiscard]] bool isForAllAlone(const Rule &rule) const {
        return rule.allow && !m_withRobotsAi && isForAll(rule.pattern);
    }

    std::optional<IdleRule> asIdle(std::uint32_t index) {
        const Rule &rule = m_rules[index];
        if (!rule.plain || rule.pattern.empty() || m_rules.left(index) < 2)
            return {};
        const auto by = saysItAlready(index);
        if (!by)
            return {};
        const bool mayBeIdle = *by || isForAllAlone(rule);
        if (!mayBeIdle || rule.pattern.contains("/index.htm") || isToldElsewhere(index) ||
            uncovers(rule, index, *by ? m_rules[**by].pattern.size() : 0) || !keeps1994(index, *by))
            return {};
        return IdleRule{index, *by};
    }

    const FileUnderCheck &m_file;
    const bool m_withRobotsAi;
    RuleTable m_rules;
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
