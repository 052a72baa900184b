// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/otherfiles.h"

#include "core/agents/agentpattern.h"
#include "core/model/policyedits.h"

#include <algorithm>
#include <map>

namespace gatepost::goals {

namespace {

using exact::WantedFetch;
using What = Fault::What;

/// What robots2.txt is to state of the person; absent: nothing in particular.
std::optional<Term> wantedCrawl(const Kind *kind) {
    if (kind == nullptr || kind->claims.fetch.neverFetches)
        return {};
    if (kind->claims.crawl)
        return kind->claims.crawl;
    std::optional<Term> term;
    for (const exact::GoalWord &word : kind->claims.fetch.words)
        if (word.wanted == WantedFetch::Ask)
            term = Term::Ask;
        else if (word.wanted == WantedFetch::Allow && !term)
            term = Term::Yes;
    const bool isOut =
        std::ranges::all_of(kind->claims.fetch.words, [](const exact::GoalWord &word) {
            return word.wanted == WantedFetch::Deny;
        });
    return isOut ? std::optional(Term::No) : term;
}

class CrawlStating {
public:
    CrawlStating(const Bench &bench, const CompiledSite &site, const Faults &faults)
        : m_crowd(bench.judge.crowd()),
          m_site(site),
          m_faults(faults),
          m_steps(*site.site().file(FileRole::Robots2)) {}

    std::string run() {
        std::map<std::size_t, Term> needed; // by person
        for (const Fault &fault : m_faults)
            for (const std::size_t person : fault.people)
                if (const auto wanted = needs(fault, m_crowd.people[person]))
                    needed.emplace(person, *wanted);
        std::map<Category, std::vector<std::size_t>> byCategory;
        for (const auto &[person, term] : needed)
            if (const auto &category = m_crowd.people[person].agent.identity.category)
                byCategory[*category].push_back(person);
        for (const auto &[category, people] : byCategory)
            if (const auto term = termOfAll(category)) {
                set(categoryName(category), *term);
                for (const std::size_t person : people)
                    needed.erase(person);
            }
        for (const auto &[person, term] : needed)
            if (m_crowd.people[person].agent.isNamed())
                set(cutAgentValue(writtenName(m_crowd.people[person].agent)), term);
        return std::string(m_steps.tree().text());
    }

private:
    std::optional<Term> needs(const Fault &fault, const Person &person) const {
        const auto wanted = wantedCrawl(m_crowd.kindOf(person));
        if (fault.what == What::Crawl)
            return wanted;
        if (fault.what != What::Fetch || fault.reading != Reading::Author)
            return {};
        if (fault.wanted == WantedFetch::Deny) // only a block can name a category
            return exact::statedCategory(person.agent) ? wanted : std::nullopt;
        const FetchVerdict now =
            m_site
                .simulate({person.agent.identity, fault.path, fault.at, fault.reading},
                          TraceLevel::None)
                .fetch;
        const bool isCrawl = now.reason == FetchReason::CrawlDirective;
        const bool wantsAsk = wanted == Term::Ask && now.decision == Decision::Allow;
        return isCrawl || wantsAsk ? wanted : std::nullopt;
    }
    /// The term for everybody of the category, if there is one.
    std::optional<Term> termOfAll(Category category) const {
        std::optional<Term> term;
        for (const Person &person : m_crowd.people) {
            if (person.agent.identity.category != category || person.isShadow)
                continue;
            const auto wanted = wantedCrawl(m_crowd.kindOf(person));
            if (!wanted || (term && *term != *wanted))
                return {};
            term = wanted;
        }
        return term;
    }
    void set(std::string_view scope, Term term) {
        (void)m_steps.take(setPolicy(m_steps.tree(), scope, DirectiveId::Crawl, termName(term)));
    }

    const Crowd &m_crowd;
    const CompiledSite &m_site;
    const Faults &m_faults;
    Steps m_steps;
};

} // namespace

std::string stateCrawl(const Bench &bench, const CompiledSite &site, const Faults &faults) {
    return CrawlStating(bench, site, faults).run();
}

} // namespace gatepost::goals
