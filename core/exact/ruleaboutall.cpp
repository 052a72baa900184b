// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/ruleaboutall.h"

#include "core/dialect/dialect.h"
#include "core/exact/side.h"
#include "core/simulate/reason.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <format>
#include <ranges>

namespace gatepost::exact {

namespace {

/// S125: a pattern without a star that is the path of a policy file, with or without its end.
bool namesPolicyFile(std::string_view pattern) {
    if (pattern.ends_with('$'))
        pattern.remove_suffix(1);
    return std::ranges::contains(policyPaths(), withoutQuery(pattern));
}

/// The paths of a rule's pattern, read as the agents read theirs.
DecisionList patternList(const std::string &pattern, Domain domain) {
    const SitePattern shown{pattern, domain == Domain::Google ? Syntax::Google : Syntax::Path};
    return DecisionList({{languageOf(shown), {shown}, 1, 0}}, 0, domain);
}

class Proving {
public:
    Proving(const CompiledSite &site, const RuleAboutAll &rule, const ExactQuestion &question,
            Work &work)
        : m_site(site),
          m_rule(rule),
          m_question(question),
          m_work(work),
          m_namesPolicyFile(namesPolicyFile(rule.paths)) {}

    std::optional<CounterExample> search() {
        const std::array<const CompiledSite *, 1> sites = {&m_site};
        std::vector<std::string> others = scopesOf(m_site);
        for (const Domain domain : {Domain::Normalised, Domain::Google}) {
            const DecisionList paths = patternList(m_rule.paths, domain);
            for (const auto &each : paths.rules())
                for (const std::string &pattern : each.paths.stars)
                    others.push_back(pattern); // as it is matched: "/~joe" of "/%7Ejoe"
        }
        for (const auto &classes : classesOf(m_rule.agents, sites, m_question.reading)) {
            ListStore store(viewsOf(classes), others, domainOf(classes.front()), m_work);
            m_within = patternList(m_rule.paths, store.domain());
            for (const AgentClass &each : classes) {
                if (m_found || !m_work.goesOn())
                    break;
                if (readsChain(each))
                    for (Message &missing : missingFiles(sites))
                        m_work.leaveOpen(std::move(missing));
                searchClass(store, each);
            }
        }
        return std::move(m_found);
    }

private:
    void searchClass(ListStore &store, const AgentClass &each) {
        const auto inside = store.everything().where(m_within, 0, m_work);
        if (!inside)
            return;
        const Side &side = each.sides[0];
        std::vector<Instant> instants;
        if (m_rule.at) {
            instants = {*m_rule.at};
        } else {
            const std::array views = {side.view.get()};
            for (const int start : cellStarts(views))
                instants.push_back(instantAt(m_question.day, start));
        }
        const auto sets = cutByAsks(store, each.sides, m_rule.at, *inside, m_work);
        for (const PathSet &set : sets)
            for (const Instant at : instants) {
                if (m_found)
                    return;
                m_rule.expect.directive == DirectiveId::AgeRating
                    ? searchRatings(store, each, set, at)
                    : searchFiles(store, each, set, at);
            }
    }

    /// Whether rules deny is all of the path that the verdict depends on.
    void searchFiles(ListStore &store, const AgentClass &each, const PathSet &start, Instant at) {
        const Side &side = each.sides[0];
        const PathQuestion path(urlOf(start.example()));
        const UseVerdict crawl = side.crawl(path, at);
        const auto uses = [&](bool denied) {
            Verdict verdict;
            verdict.use = side.uses(path, at, m_question.competitor, denied);
            return verdict;
        };
        const std::array tables = {uses(false), uses(true)};
        const auto layers = fileLayers(store, side, side, true);
        const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
            const bool policyFile = store.policyFiles().labelOf(winners[kPolicyLayer].before) != 0;
            if (policyFile && !m_namesPolicyFile)
                return 0;
            const FileDecisions decisions = decisionsOf(layers, winners, false);
            if (!m_rule.expect.decision)
                return m_rule.expect.isMetBy(tables[side.denies(decisions, policyFile) ? 1 : 0])
                           ? 0
                           : 1;
            Verdict verdict;
            verdict.fetch = side.fetch(decisions, policyFile, crawl, at);
            return m_rule.expect.isMetBy(verdict) ? 0 : 1;
        };
        Solver(layers, evaluate, confirmed(store, each, at), false, m_work).run(start);
    }

    void searchRatings(ListStore &store, const AgentClass &each, const PathSet &start, Instant at) {
        const DecisionList &list = store.ageRatings(*each.sides[0].view);
        const auto ratings = each.sides[0].view->policy.ageRatings();
        const DecisionList &policyFiles = store.policyFiles();
        const auto evaluate = [&](std::span<const Winners> winners) -> std::uint64_t {
            if (policyFiles.labelOf(winners[1].before) != 0 && !m_namesPolicyFile)
                return 0;
            Verdict verdict;
            UseVerdict use;
            use.directive = DirectiveId::AgeRating;
            use.effective = winners[0].before < list.none()
                                ? ratings[list.rules()[winners[0].before].source].stated->value
                                : UseValue(Term::Unstated);
            verdict.use = std::vector{std::move(use)};
            return m_rule.expect.isMetBy(verdict) ? 0 : 1;
        };
        Solver({{&list, &list}, {&policyFiles, &policyFiles}}, evaluate, confirmed(store, each, at),
               false, m_work)
            .run(start);
    }

    /// Takes a set as the counter-example, if the simulator says so too.
    Solver::Emit confirmed(ListStore &store, const AgentClass &each, Instant at) {
        return [this, &store, &each, at](const PathSet &set, std::uint64_t) {
            std::string example = set.asked();
            for (const std::string &sample : m_question.paths)
                if (set.contains(canonicalPath(sample, store.domain()))) {
                    example = sample;
                    break;
                }
            Verdict verdict = m_site.simulate({each.agents.front().identity, urlOf(example), at,
                                               m_question.reading, m_question.competitor},
                                              TraceLevel::None);
            if (m_rule.expect.isMetBy(verdict)) {
                m_work.leaveOpen(
                    {GATEPOST_TEXT("verdict", "An example could not be confirmed: %1"), example});
                return true;
            }
            m_found = CounterExample{each.agents.front(), std::move(verdict)};
            return false;
        };
    }

    const CompiledSite &m_site;
    const RuleAboutAll &m_rule;
    const ExactQuestion &m_question;
    DecisionList m_within; ///< the rule's pattern; of the agents' domain
    Work &m_work;
    bool m_namesPolicyFile; ///< else they are left out: no rule can close them (S26)
    std::optional<CounterExample> m_found;
};

} // namespace

std::string_view proofName(Proof proof) {
    switch (proof) {
    case Proof::Holds: return "holds";
    case Proof::Fails: return "fails";
    case Proof::Open: return "open";
    }
    return "";
}

std::expected<RuleResult, Message> prove(const CompiledSite &site, const RuleAboutAll &rule,
                                         const ExactQuestion &question) {
    const bool google = question.reading == Reading::Google;
    if (languageOf({rule.paths, google ? Syntax::Google : Syntax::Path}).stars.empty())
        return std::unexpected(
            Message(GATEPOST_TEXT("verdict", "The pattern %1 matches no path: it must begin with "
                                             "/ or *"),
                    gatepost::quoted(rule.paths)));
    Work work(question.limits);
    const Timeless timeless(site, rule.at.has_value());
    RuleResult result;
    result.counterExample = Proving(timeless.site, rule, question, work).search();
    result.unproven = work.unproven();
    result.proof = result.counterExample     ? Proof::Fails
                   : result.unproven.empty() ? Proof::Holds
                                             : Proof::Open;
    return result;
}

// ---- rows of gatepost.yaml -----------------------------------------------------------------------

namespace {

/// Whether the words of `agents:` name this token themselves, rather than by a group such as `category:…`.
bool isNamedIn(std::string_view who, std::string_view token) {
    for (const auto part : std::views::split(who, ','))
        if (equalsIgnoringCase(trimmed(std::string_view(part)), token))
            return true;
    return false;
}

/// A group has nobody in an empty list of agents, a name is somebody everywhere.
bool meansGroup(std::string_view word) {
    const auto chosen = chosenAgents({}, word);
    return startsWithIgnoringCase(trimmed(word), "category:") || (chosen && chosen->empty());
}

/// The rule that a row means, or what is wrong with it; `unnamed`: patterns that "all" means and that nobody could be asked for.
std::expected<RuleAboutAll, Message> ruleOf(const CompiledSite &site, const PolicyTest &test,
                                            Reading reading, std::vector<Message> &unnamed) {
    RuleAboutAll rule;
    auto expect = parseExpectation(test.expect);
    if (!expect)
        return std::unexpected(expect.error());
    rule.expect = std::move(*expect);
    const std::string &who = test.agents.empty() ? test.agent : test.agents;
    const std::array<const CompiledSite *, 1> sites = {&site};
    AskedAgents all = agentsOf(sites, reading);
    auto agents = chosenAgents(all, who);
    if (!agents)
        return std::unexpected(agents.error());
    rule.agents = std::move(*agents);
    if (rule.expect.decision) // nothing is fetched by who never fetches, unless the rule names it
        std::erase_if(rule.agents, [&who](const AskedAgent &agent) {
            return agent.identity.neverFetches() && !isNamedIn(who, agent.identity.token);
        });
    if (rule.agents.empty())
        return std::unexpected(
            Message(GATEPOST_TEXT("verdict", "No agent is %1"), gatepost::quoted(who)));
    const Domain domain = reading == Reading::Google ? Domain::Google : Domain::Normalised;
    rule.paths = trimmed(test.paths);
    if (test.paths.empty() && !trimmed(test.path).empty()) // one path, whatever is in it
        rule.paths = askedPath(canonicalPath(trimmed(test.path), domain), domain) + '$';
    rule.at = test.at;
    if (includesUnnamed(who))
        unnamed = std::move(all.unproven);
    return rule;
}

/// What a counter-example says, in a sentence.
Message inWords(const CompiledSite &site, const RuleAboutAll &rule, const CounterExample &counter) {
    return {
        GATEPOST_TEXT("verdict", "%1 on %2 at %3: %4"), nameOf(counter.agent), counter.verdict.path,
        formatInstant(counter.verdict.at),
        rule.expect.decision
            ? sentence(site, counter.verdict)
            : Message(std::format("{}: {}", directiveName(rule.expect.directive),
                                  counter.verdict.useOf(rule.expect.directive)->effective.text()))};
}

} // namespace

TestResult runTest(const CompiledSite &site, const PolicyTest &test, Instant now,
                   const Limits &limits) {
    TestResult outcome;
    if (!test.environment.empty()) { // whoever asks has the site of the first one
        outcome.reason = {GATEPOST_TEXT("verdict", "It asks the files of environment %1, which are "
                                                   "not these"),
                          gatepost::quoted(test.environment)};
        return outcome;
    }
    if (!test.status.empty()) {
        const auto stated = siteWithAnswers(site, test.status);
        if (!stated) {
            outcome.proof = Proof::Fails;
            outcome.reason = stated.error();
            return outcome;
        }
        PolicyTest plain = test;
        plain.status.clear();
        return runTest(*stated, plain, now, limits);
    }
    if (!test.isAboutAll() && meansGroup(test.agent)) { // nobody is called that
        outcome.proof = Proof::Fails;
        outcome.reason = {GATEPOST_TEXT("verdict", "%1 is a group of agents: write “agents:”"),
                          gatepost::quoted(trimmed(test.agent))};
        return outcome;
    }
    if (!test.isAboutAll()) {
        static_cast<TestOutcome &>(outcome) = runPolicyTest(site, test, now);
        outcome.proof = outcome.passed ? Proof::Holds : Proof::Fails;
        auto agent = identify(trimmed(test.agent), {}, site.site().registry);
        if (!outcome.passed && !outcome.actual.empty() && agent) {
            Verdict verdict =
                site.simulate({*agent, std::string(trimmed(test.path)), test.at.value_or(now),
                               parseReading(trimmed(test.reading)).value_or(Reading::Author)},
                              TraceLevel::None);
            outcome.counterExample = CounterExample{{std::move(*agent)}, std::move(verdict)};
        }
        return outcome;
    }
    outcome.proof = Proof::Fails;
    const auto reading =
        test.reading.empty() ? std::optional(Reading::Author) : parseReading(trimmed(test.reading));
    if (!reading) {
        outcome.reason = {GATEPOST_TEXT("verdict", "%1 is not a reading: author, rfc9309, google, "
                                                   "koster1994 or known is expected"),
                          gatepost::quoted(test.reading)};
        return outcome;
    }
    std::vector<Message> unnamed;
    const auto rule = ruleOf(site, test, *reading, unnamed);
    if (!rule) {
        outcome.reason = rule.error();
        return outcome;
    }
    ExactQuestion question;
    question.reading = *reading;
    question.day = now;
    question.limits = limits;
    auto result = prove(site, *rule, question);
    if (!result) {
        outcome.reason = result.error();
        return outcome;
    }
    if (result->proof == Proof::Holds && !unnamed.empty()) {
        result->proof = Proof::Open;
        result->unproven = std::move(unnamed);
    }
    outcome.proof = result->proof;
    outcome.passed = result->proof == Proof::Holds;
    outcome.counterExample = std::move(result->counterExample);
    if (outcome.counterExample) {
        const Verdict &verdict = outcome.counterExample->verdict;
        outcome.actual = rule->expect.decision
                             ? std::string(decisionName(verdict.fetch.decision))
                             : std::format("{}: {}", directiveName(rule->expect.directive),
                                           verdict.useOf(rule->expect.directive)->effective.text());
        outcome.reason = inWords(site, *rule, *outcome.counterExample);
    } else if (result->proof == Proof::Open) {
        outcome.reason = result->unproven.front();
    } else {
        outcome.reason =
            GATEPOST_TEXT("verdict", "It is true for all of these agents, paths and times");
    }
    return outcome;
}

} // namespace gatepost::exact
