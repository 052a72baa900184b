// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/agents.h"
#include "core/exact/solver.h"
#include "core/exact/times.h"
#include "core/simulate/resolvedagent.h"
#include "core/simulate/viewkey.h"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// Sites as decision lists: for map, difference and rules about all, and for the export, which writes the same lists.
namespace gatepost::exact {

/// All lists of one job, each made once. Values that labels stand for are numbered across them.
class ListStore {
public:
    /// `views`: of all agents and sites that the job is about; they must outlive the store. `others`: patterns that will be
    /// met beside theirs (a question's own, scopes of asks).
    ListStore(std::span<const ResolvedAgent *const> views, std::span<const std::string> others,
              Domain domain, Work &work);

    /// Absent: every byte stands in some pattern.
    [[nodiscard]] std::optional<char> fresh() const { return m_fresh; }
    [[nodiscard]] Domain domain() const { return m_domain; }
    [[nodiscard]] PathSet everything() const { return {m_domain, m_fresh, m_relations}; }

    /// S26; label 1 where it speaks.
    [[nodiscard]] const DecisionList &policyFiles() const { return m_policyFiles; }
    /// All rules of a file; an empty list for null. Labels are PathOutcome.
    [[nodiscard]] const DecisionList &rules(const FileRules *rules) const;
    /// The same with fewer rules. `outcomes`: allowed and no rule are told apart (S41), else denials alone.
    [[nodiscard]] const DecisionList &fetchRules(const FileRules *rules, bool outcomes);
    /// Age ratings (S54). A label is the number of a distinct rating; 0 means that no line applies.
    [[nodiscard]] const DecisionList &ageRatings(const ResolvedAgent &view);
    /// Content-Usage (S110). A label is the number of a joined dictionary, signalsOf(); 0 means that no line applies.
    [[nodiscard]] const DecisionList &contentUsage(const ResolvedAgent &view);
    [[nodiscard]] const DecisionList &aiTraining(const ResolvedAgent &view);
    /// S112: rules of the groups for policy tokens that name a use; empty if there are none.
    [[nodiscard]] const DecisionList &useToken(const ResolvedAgent &view);
    /// S74: the scopes of the rows that answer an agent's asks at an instant, one list for each directive.
    [[nodiscard]] std::vector<const DecisionList *>
    askScopes(const CompiledSite &site, const ResolvedAgent &view, Instant at);

    [[nodiscard]] const SignalMap &signalsOf(std::uint32_t label) const { return m_signals[label]; }

private:
    std::uint32_t labelOf(const SignalMap &signals);
    DecisionList readContentUsage(const FileRules &rules);

    Work &m_work;
    Domain m_domain;
    std::optional<char> m_fresh;
    std::shared_ptr<Relations> m_relations; ///< of all sets of the job
    DecisionList m_empty;
    DecisionList m_policyFiles;
    std::map<const FileRules *, const DecisionList *> m_rules; ///< equal rules have one list
    std::map<std::string, DecisionList> m_byText;
    std::map<std::pair<const DecisionList *, bool>, DecisionList> m_fetchRules;
    std::map<const FileRules *, DecisionList> m_training;
    std::map<const FileRules *, DecisionList> m_useTokens;
    std::map<const ResolvedAgent *, DecisionList> m_ages;
    std::map<const FileRules *, DecisionList> m_usage;
    std::vector<std::unique_ptr<DecisionList>> m_scopes;
    std::vector<SignalMap> m_signals{{}};
    std::map<std::string, std::uint32_t> m_values;
};

/// A site with its rehearsed answers only where the question names an instant (S121).
class Timeless {
    std::unique_ptr<CompiledSite> m_copy;

public:
    Timeless(const CompiledSite &original, bool withAsks)
        : m_copy(withAsks || !original.site().asks ? nullptr : copyOf(original)),
          site(m_copy ? *m_copy : original) {}
    const CompiledSite &site;

private:
    static std::unique_ptr<CompiledSite> copyOf(const CompiledSite &original);
};

/// One site as one agent sees it.
struct Side {
    const CompiledSite *site = nullptr;
    std::shared_ptr<const ResolvedAgent> view;
    /// What the agent is documented to do (S83), where an answer has that too.
    std::shared_ptr<const ResolvedAgent> known = nullptr;

    /// The rules of the file with that FileId::index(), null if it has none for the agent.
    [[nodiscard]] const FileRules *rulesOf(std::size_t file) const;
    /// A file that yields applies to the agent, so that it matters whether one that decides allows a path by a rule (S41).
    [[nodiscard]] bool needsOutcomes() const;
    [[nodiscard]] bool isOpen(Instant at) const {
        return !view->schedule || view->schedule->isOpen(at);
    }
    [[nodiscard]] FetchVerdict fetch(std::span<const PathDecision> byIndex, bool policyFile,
                                     const UseVerdict &crawl, Instant at) const;
    [[nodiscard]] bool denies(std::span<const PathDecision> byIndex, bool policyFile) const;
    /// The site's rehearsed answers; null if it has none.
    [[nodiscard]] const AskRehearsal *asks() const;
    /// The row of `crawl`, and the whole use table where path rules deny or not. `path`: an example of a set of paths.
    [[nodiscard]] UseVerdict crawl(const PathQuestion &path, Instant at) const;
    [[nodiscard]] UseTable uses(const PathQuestion &path, Instant at, bool competitor,
                                bool denied) const;
};

/// Index of a layer: S26, then each file by FileId::index().
constexpr std::size_t kPolicyLayer = 0;
constexpr std::size_t kFirstFileLayer = 1;
constexpr std::size_t kFileLayers = kMostFiles;
using FileDecisions = std::array<PathDecision, kFileLayers>;

/// What has won in the layers of the files, of one side. `withRules`: which rule it was too; only where the lists are the
/// side's own, since rules are counted in their file.
[[nodiscard]] FileDecisions decisionsOf(std::span<const Layer> layers,
                                        std::span<const Winners> winners, bool after,
                                        bool withRules = false);

/// Layers of S26 and of all files, for two sides or twice the same. `simple`: fewer rules, for answers that name no line.
[[nodiscard]] std::vector<Layer> fileLayers(ListStore &store, const Side &before, const Side &after,
                                            bool simple);

/// Agents with one and the same key (keyOf(), of the verdict) on all sites.
struct AgentClass {
    std::vector<AskedAgent> agents;
    std::vector<std::uint32_t> places; ///< their indexes in the list that was asked about
    std::vector<Side> sides;           ///< one for each site, of the first agent
};
/// The classes, those together whose paths are of one domain. `withKnown`: agents that differ in what they are documented to
/// do are told apart (S83).
[[nodiscard]] std::vector<std::vector<AgentClass>>
classesOf(std::span<const AskedAgent> agents, std::span<const CompiledSite *const> sites,
          Reading reading, bool withKnown = false);
[[nodiscard]] Domain domainOf(const AgentClass &agents);
/// All views of all classes.
[[nodiscard]] std::vector<const ResolvedAgent *> viewsOf(std::span<const AgentClass> classes);

/// Chained files that are missing (S59): for agents that read them nothing can be said of all paths.
[[nodiscard]] std::vector<Message> missingFiles(std::span<const CompiledSite *const> sites);
/// Whether these agents read what is chained to a file of theirs.
[[nodiscard]] bool readsChain(const AgentClass &agents);
/// The same files, rehearsed answers, host and list of agents: no answer can differ.
[[nodiscard]] bool areAlike(const CompiledSite &one, const CompiledSite &other);

/// Texts of all scopes of a site's asks.
[[nodiscard]] std::vector<std::string> scopesOf(const CompiledSite &site);

/// Cuts every path by the scopes of asks (S74): sets in each of which all asks have one answer.
[[nodiscard]] std::vector<PathSet> cutByAsks(ListStore &store, std::span<const Side> sides,
                                             std::optional<Instant> at, const PathSet &start,
                                             Work &work);

} // namespace gatepost::exact
