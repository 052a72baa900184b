// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/stars.h"
#include "core/lint/phrases.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

/// The rules of one agent, and which of its Allows have something to open.
class Openings {
public:
    explicit Openings(const FileUnderCheck &file)
        : m_file(file),
          m_closed(file.groups.rules.size()),
          m_isAsked(file.groups.rules.size()),
          m_opens(file.groups.rules.size()) {}

    void add(const NamedAgent &namedAgent) {
        const auto rules = m_file.rulesOf(namedAgent.plain);
        const auto isAllowHere = [this](std::uint32_t rule) { return isAllow(m_file, rule); };
        if (std::ranges::none_of(rules, isAllowHere))
            return;
        std::vector<std::uint32_t> denials;
        for (const std::uint32_t rule : rules) {
            if (m_closed[rule].empty())
                m_closed[rule] = exact::closedStars(m_file.normalised(rule));
            if (!isAllow(m_file, rule))
                denials.push_back(rule);
        }
        for (const std::uint32_t rule : rules) {
            if (!isAllow(m_file, rule))
                continue;
            // A group of Allows alone is for who would else be denied by the group for all; an extended one is read
            // otherwise.
            const bool spared = denials.empty() || !namedAgent.extended.empty();
            m_isAsked[rule] = true;
            m_opens[rule] = m_opens[rule] || spared || opens(rule, denials);
        }
    }

    [[nodiscard]] bool isIdle(std::uint32_t rule) const {
        return m_isAsked[rule] && !m_opens[rule];
    }

private:
    /// Whether a denial that the rule outranks has a path with it. Where the work is too much: yes.
    bool opens(std::uint32_t rule, const std::vector<std::uint32_t> &denials) {
        const std::size_t length = m_file.normalised(rule).size();
        return std::ranges::any_of(denials, [&](std::uint32_t denial) {
            if (m_budget == 0)
                return true;
            --m_budget;
            return m_file.normalised(denial).size() <= length &&
                   exact::meets(m_closed[denial], m_closed[rule]);
        });
    }

    const FileUnderCheck &m_file;
    std::vector<std::string> m_closed; ///< by rule, once it is needed
    std::vector<bool> m_isAsked;
    std::vector<bool> m_opens;
    std::size_t m_budget = 200'000;
};

void checkAllowOpensNothing(const SiteUnderCheck &site, Report &report) {
    // Beside a robots-ai.txt an Allow speaks against that file too (S41).
    if (site.robots == nullptr || site.robotsAi != nullptr || site.robots->isHtml())
        return;
    const FileUnderCheck &file = *site.robots;
    if (file.linesOf(DirectiveId::Allow).empty() && file.tree.joinedRules().empty())
        return;
    Openings openings(file);
    for (const NamedAgent &namedAgent : file.namedAgents())
        openings.add(namedAgent);
    for (std::uint32_t index = 0; index < file.groups.rules.size(); ++index) {
        // "Allow: /" is how people write that the rest is open; what never decides is reported as such.
        if (!openings.isIdle(index) ||
            file.normalised(index).find_first_not_of("/*") == std::string_view::npos ||
            std::ranges::binary_search(file.dead(), index, {}, &DeadRule::rule))
            continue;
        const GroupRule &rule = file.groups.rules[index];
        Diagnostic &found = report.add(
            file, rule.value,
            GATEPOST_TEXT("lint", "This rule opens nothing: no Disallow that it could overrule "
                                  "matches any of its paths, which may be fetched anyway. Remove "
                                  "it, or check whether its path is the one that is meant"));
        if (!rule.joined)
            found.fixes.push_back(removeLineFix(file, rule.line, FixKind::Choice));
    }
}

} // namespace

extern const Check kAllowOpensNothing = {
    .rule = {.code = "allow-opens-nothing",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Allow that opens nothing"),
             .explanation = GATEPOST_TEXT(
                 "lint", "What no rule denies may be fetched, so an Allow is needed only where a "
                         "shorter Disallow of the same group would deny the path. Here there is no "
                         "such path: the file means the same without the rule. Often the path has "
                         "a slip in it, or the Disallow that it was an exception to is gone. This "
                         "is found on the patterns themselves, so it is certain."),
             .source = "RFC 9309 §2.2.2; S22, S23"},
    .dialects = kRobots,
    .site = checkAllowOpensNothing,
};

} // namespace gatepost::linting
