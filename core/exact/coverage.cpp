// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/coverage.h"

#include "core/simulate/viewkey.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

namespace gatepost::exact {

namespace {

/// Whom and what a test asks about.
struct Asked {
    std::set<ViewKey> classes; ///< keys of its agents
    std::string path;          ///< canonical; empty where `pattern` speaks
    SitePattern pattern;
};

class Covering {
public:
    Covering(const CompiledSite &site, std::span<const PolicyTest> tests,
             const ExactQuestion &question)
        : m_site(site), m_reading(question.reading), m_work(question.limits) {
        const std::array<const CompiledSite *, 1> sites = {&site};
        const AskedAgents all = agentsOf(sites, m_reading);
        for (const PolicyTest &test : tests)
            add(test, all);
    }

    Coverage of(const PolicyMap &map) {
        Coverage found;
        found.unproven = map.unproven;
        for (const MapRow &row : map.rows) {
            std::set<ViewKey> classes;
            for (const AskedAgent &agent : row.asked)
                classes.insert(keyOf(agent.identity));
            const auto mine = testsOf(classes);
            for (const MapCell &cell : row.cells)
                for (const MapRegion &part : cell.regions)
                    if (part.verdict.fetch.reason != FetchReason::PolicyFile)
                        add(found, row, cell, part, mine);
        }
        found.regions = m_covered.size() + found.uncovered.size();
        for (Message &open : m_work.unproven())
            found.unproven.push_back(std::move(open));
        found.complete = map.complete && m_work.isComplete();
        return found;
    }

private:
    [[nodiscard]] ViewKey keyOf(const Identity &agent) const {
        return gatepost::keyOf(m_site, *m_site.view(agent, m_reading), ViewKey::Of::Verdict);
    }

    void add(const PolicyTest &test, const AskedAgents &all) {
        if (!test.status.empty())
            return; // it is about another answer than the map, for which the files are there
        const auto agents =
            chosenAgents(all, trimmed(test.agents.empty() ? test.agent : test.agents));
        if (!agents)
            return; // a faulty row asks nothing
        Asked asked;
        for (const AskedAgent &agent : *agents)
            asked.classes.insert(keyOf(agent.identity));
        const Domain domain = m_reading == Reading::Google ? Domain::Google : Domain::Normalised;
        if (test.paths.empty() && !trimmed(test.path).empty())
            asked.path = canonicalPath(trimmed(test.path), domain);
        else
            asked.pattern = {std::string(test.paths.empty() ? "/*" : trimmed(test.paths)),
                             domain == Domain::Google ? Syntax::Google : Syntax::Path};
        m_tests.push_back(std::move(asked));
    }

    /// Rows of the map that differ in nothing that is fetched (what is said about use, what agents are known to do) are one.
    void add(Coverage &found, const MapRow &row, const MapCell &cell, const MapRegion &part,
             const std::vector<const Asked *> &mine) {
        const Decision decision = part.verdict.fetch.decision;
        const Place place{part.region.matches, part.region.except, decision};
        if (std::ranges::any_of(mine,
                                [&](const Asked *test) { return reaches(*test, part.region); })) {
            m_covered.insert(place);
            return;
        }
        const auto [at, isNew] = m_uncovered.try_emplace(place, found.uncovered.size());
        if (isNew)
            found.uncovered.push_back({{}, {}, part.region, decision, cell.hours});
        UncoveredRegion &open = found.uncovered[at->second];
        for (std::size_t i = 0; i < row.asked.size(); ++i)
            if (std::ranges::none_of(open.asked, [&](const AskedAgent &each) { // of another cell
                    return isSameAgent(each, row.asked[i]);
                })) {
                open.agents.push_back(row.agents[i]);
                open.asked.push_back(row.asked[i]);
            }
    }

    [[nodiscard]] std::vector<const Asked *> testsOf(const std::set<ViewKey> &classes) const {
        std::vector<const Asked *> mine;
        for (const Asked &test : m_tests)
            if (std::ranges::any_of(classes,
                                    [&](const ViewKey &key) { return test.classes.contains(key); }))
                mine.push_back(&test);
        return mine;
    }

    [[nodiscard]] bool reaches(const Asked &test, const Region &region) {
        if (!test.path.empty())
            return region.contains(test.path);
        std::vector<SitePattern> within = region.matches;
        within.push_back(test.pattern);
        return regionOf(within, region.except,
                        m_reading == Reading::Google ? Domain::Google : Domain::Normalised, m_work)
            .has_value();
    }

    using Place = std::tuple<std::vector<SitePattern>, std::vector<SitePattern>, Decision>;

    const CompiledSite &m_site;
    std::set<Place> m_covered;
    std::map<Place, std::size_t> m_uncovered; ///< index
    Reading m_reading;
    Work m_work;
    std::vector<Asked> m_tests;
};

} // namespace

Coverage coverage(const CompiledSite &site, std::span<const PolicyTest> tests,
                  const ExactQuestion &question) {
    ExactQuestion everybody = question;
    everybody.agents.clear();
    const PolicyMap map = policyMap(site, everybody, Spellings::Together);
    return Covering(site, tests, question).of(map);
}

} // namespace gatepost::exact
