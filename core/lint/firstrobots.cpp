// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/firstrobots.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <span>

namespace gatepost::linting {

namespace {

using exact::Sameness;

bool contains(std::string_view text, std::string_view part) {
    return !std::ranges::search(text, part, {}, asciiLower, asciiLower).empty();
}
bool isNameCharacter(char c) {
    return isAlpha(c) || isDigit(c) || c == '-' || c == '_' || c == '.';
}
bool isForAll(const KosterRecord &record) {
    return std::ranges::contains(record.agents, "*");
}

} // namespace

/// One question: the records as they are and as they would be, by part.
class FirstRobots::Comparison {
public:
    Comparison(const FirstRobots &robots, std::vector<KosterRecord> after, exact::Work &work)
        : m_robots(robots), m_before(robots.m_parts), m_after(std::move(after)), m_work(work) {}

    /// `changed`: the parts with lines that are gone.
    Sameness run(std::span<const std::size_t> changed) {
        Sameness all = Sameness::Same;
        for (const std::size_t part : changed) {
            const Sameness here = partSame(part);
            if (here == Sameness::Differs)
                return here;
            all = std::max(all, here);
        }
        return all;
    }

private:
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

    /// No part before this one, nor a value of `also`, has every name that contains the value.
    [[nodiscard]] bool comesTo(std::string_view value, std::size_t part,
                               std::span<const std::string_view> also = {}) const {
        const auto takes = [value](std::string_view other) {
            return other != "*" && contains(value, other);
        };
        for (std::size_t earlier = 0; earlier < part; ++earlier)
            if (std::ranges::any_of(m_before[earlier].record.agents, takes))
                return false;
        return std::ranges::none_of(also, takes);
    }

    template <typename Records>
    static std::size_t firstForAll(const Records &recordOf, std::size_t count) {
        for (std::size_t part = 0; part < count; ++part)
            if (isForAll(recordOf(part)))
                return part;
        return kNobody;
    }
    [[nodiscard]] std::size_t starBefore() const {
        return firstForAll([this](std::size_t part) { return m_before[part].record; },
                           m_before.size());
    }
    [[nodiscard]] std::size_t starAfter() const {
        return firstForAll([this](std::size_t part) { return m_after[part]; }, m_after.size());
    }

    Sameness partSame(std::size_t part) {
        const KosterRecord &was = m_before[part].record;
        const KosterRecord &is = m_after[part];
        Sameness all = Sameness::Same;
        const auto take = [&all](Sameness same) { all = std::max(all, same); };
        bool stays = false; // some name still comes here
        for (const std::string_view value : was.agents) {
            const bool here = value == "*" ? starBefore() == part : comesTo(value, part);
            if (!here)
                continue;
            if (std::ranges::contains(is.agents, value)) {
                stays = true;
                continue;
            }
            take(value == "*" ? same(part, starAfter()) : moved(value, part));
            if (all == Sameness::Differs)
                return all;
        }
        if (stays)
            take(same(part, part));
        return all;
    }

    /// The names that contain a value which is no longer in the part.
    Sameness moved(std::string_view value, std::size_t part) {
        const std::vector<std::string_view> &left = m_after[part].agents;
        if (std::ranges::any_of(left, [value](std::string_view other) {
                return other != "*" && contains(value, other);
            }))
            return same(part, part);
        Sameness all = Sameness::Same;
        for (std::size_t later = part + 1; later < m_after.size(); ++later)
            for (const std::string_view other : m_after[later].agents) {
                if (other == "*" || !comesTo(other, part, left))
                    continue;
                all = std::max(all, same(part, later));
                if (all == Sameness::Differs || contains(value, other))
                    return all;
            }
        return std::max(all, same(part, starAfter()));
    }

    /// Whether a part says what another will say; nobody's allow everything.
    Sameness same(std::size_t part, std::size_t other) {
        const auto [place, isNew] = m_known.try_emplace({part, other}, Sameness::Same);
        if (isNew) {
            const std::span<const RuleLine> rules =
                other == kNobody ? std::span<const RuleLine>() : m_after[other].rules;
            place->second = m_robots.rulesOf(part).less.compare(
                RuleSet::compile(PathReading::Koster1994, rules), exact::Sees::Denials, m_work);
        }
        return place->second;
    }

    const FirstRobots &m_robots;
    std::span<const Part> m_before;
    std::vector<KosterRecord> m_after;
    exact::Work &m_work;
    std::map<std::pair<std::size_t, std::size_t>, Sameness> m_known;
};

FirstRobots::FirstRobots(const Tree &tree, std::vector<std::string> oddNames)
    : m_tree(tree), m_oddNames(std::move(oddNames)) {
    const auto lines = m_tree.lines();
    for (std::uint32_t line = 0; line < lines.size(); ++line)
        if (lines[line].kind != LineKind::Blank) {
            if (line == 0 || lines[line - 1].kind == LineKind::Blank)
                m_parts.push_back({line, line, {}});
            m_parts.back().lastLine = line + 1;
        }
    for (Part &part : m_parts)
        part.record = recordOf(part, {});
}

FirstRobots::Rules::Rules(std::span<const RuleLine> lines)
    : set(RuleSet::compile(PathReading::Koster1994, lines)), less(set) {}

FirstRobots::Rules &FirstRobots::rulesOf(std::size_t part) const {
    m_rules.resize(m_parts.size());
    if (m_rules[part] == nullptr)
        m_rules[part] = std::make_unique<Rules>(m_parts[part].record.rules);
    return *m_rules[part];
}

/// Whether some agent's name may contain the value; else it names nobody.
bool FirstRobots::isPartOfNames(std::string_view value) const {
    return !value.empty() && value != "*" &&
           (std::ranges::all_of(value, isNameCharacter) ||
            std::ranges::any_of(
                m_oddNames, [value](const std::string &name) { return contains(name, value); }));
}

KosterRecord FirstRobots::recordOf(const Part &part, const std::vector<bool> &gone) const {
    KosterRecord all;
    for (std::uint32_t line = part.firstLine; line < part.lastLine; ++line)
        if (gone.empty() || !gone[line])
            readKosterLine(all, m_tree.slice(m_tree.lines()[line].content()), line);
    std::erase_if(all.agents,
                  [this](std::string_view value) { return value != "*" && !isPartOfNames(value); });
    return all;
}

exact::Sameness FirstRobots::without(const std::vector<bool> &gone, exact::Work &work) const {
    std::vector<KosterRecord> after;
    std::vector<std::size_t> changed;
    after.reserve(m_parts.size());
    for (const Part &part : m_parts) {
        const auto begin = gone.begin() + part.firstLine;
        const auto end = gone.begin() + part.lastLine;
        const bool isChanged = std::find(begin, end, true) != end;
        if (isChanged)
            changed.push_back(after.size());
        after.push_back(isChanged ? recordOf(part, gone) : part.record);
    }
    return Comparison(*this, std::move(after), work).run(changed);
}

} // namespace gatepost::linting
