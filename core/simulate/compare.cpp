// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/compare.h"

#include "core/simulate/grid.h"
#include "core/syntax/groups.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_set>

namespace gatepost {

namespace {

using What = SiteChange::What;

/// A path's folders, longest last: "/a/b?c" gives "/", "/a/".
std::vector<std::string> foldersOf(const std::string &path) {
    std::vector<std::string> folders;
    const std::string_view plain = withoutQuery(path);
    for (std::size_t slash = plain.find('/'); slash != std::string_view::npos;
         slash = plain.find('/', slash + 1))
        folders.emplace_back(plain.substr(0, slash + 1));
    return folders;
}

constexpr std::size_t kMostNamed = 3;
constexpr std::string_view kEverything = "everything";

/// The names, or three of them and the number of the others, said by `more`.
Message named(const std::vector<std::string> &names, Phrase more) {
    std::vector<Message> shown(names.begin(), names.end());
    if (shown.size() > kMostNamed + 1) {
        shown.resize(kMostNamed);
        shown.push_back(Message::counted(more, names.size() - kMostNamed));
    }
    return Message::list(std::move(shown), Conjunction::And);
}

/// "GPTBot", "GPTBot and CCBot", "GPTBot, CCBot, Bytespider and 2 more agents".
Message subject(const SiteChange &change) {
    return named(change.agents, GATEPOST_COUNTED("verdict", "%n more agents", "%n more agent"));
}

/// What a change of the fetch is to %1, agents whose number chooses the form, or to every agent, about %2 or everything.
struct FetchWords {
    Phrase agentsPlaces;
    Phrase agentsEverything;
    Phrase everyPlaces; ///< %1 is the places
    Phrase everyEverything;
};
constexpr FetchWords kLoses = {
    GATEPOST_COUNTED("verdict", "%1 lose %2", "%1 loses %2"),
    GATEPOST_COUNTED("verdict", "%1 lose everything", "%1 loses everything"),
    GATEPOST_TEXT("verdict", "Every agent loses %1"),
    GATEPOST_TEXT("verdict", "Every agent loses everything"),
};
constexpr FetchWords kMustWait = {
    GATEPOST_COUNTED("verdict", "%1 must wait for %2", "%1 must wait for %2"),
    GATEPOST_COUNTED("verdict", "%1 must wait for everything", "%1 must wait for everything"),
    GATEPOST_TEXT("verdict", "Every agent must wait for %1"),
    GATEPOST_TEXT("verdict", "Every agent must wait for everything"),
};
constexpr FetchWords kMustAsk = {
    GATEPOST_COUNTED("verdict", "%1 must ask first for %2", "%1 must ask first for %2"),
    GATEPOST_COUNTED("verdict", "%1 must ask first for everything",
                     "%1 must ask first for everything"),
    GATEPOST_TEXT("verdict", "Every agent must ask first for %1"),
    GATEPOST_TEXT("verdict", "Every agent must ask first for everything"),
};
constexpr FetchWords kGains = {
    GATEPOST_COUNTED("verdict", "%1 gain %2", "%1 gains %2"),
    GATEPOST_COUNTED("verdict", "%1 gain everything", "%1 gains everything"),
    GATEPOST_TEXT("verdict", "Every agent gains %1"),
    GATEPOST_TEXT("verdict", "Every agent gains everything"),
};
constexpr FetchWords kNeedNotWait = {
    GATEPOST_COUNTED("verdict", "%1 no longer have to wait for %2",
                     "%1 no longer has to wait for %2"),
    GATEPOST_COUNTED("verdict", "%1 no longer have to wait for anything",
                     "%1 no longer has to wait for anything"),
    GATEPOST_TEXT("verdict", "No agent has to wait for %1 any longer"),
    GATEPOST_TEXT("verdict", "No agent has to wait any longer"),
};
constexpr FetchWords kNeedNotAsk = {
    GATEPOST_COUNTED("verdict", "%1 no longer have to ask for %2",
                     "%1 no longer has to ask for %2"),
    GATEPOST_COUNTED("verdict", "%1 no longer have to ask for anything",
                     "%1 no longer has to ask for anything"),
    GATEPOST_TEXT("verdict", "No agent has to ask for %1 any longer"),
    GATEPOST_TEXT("verdict", "No agent has to ask any longer"),
};

const FetchWords &fetchWords(Decision before, Decision after) {
    switch (after) {
    case Decision::Deny: return kLoses;
    case Decision::Later: return kMustWait;
    case Decision::Ask: return kMustAsk;
    case Decision::Allow: break;
    }
    switch (before) {
    case Decision::Later: return kNeedNotWait;
    case Decision::Ask: return kNeedNotAsk;
    case Decision::Deny:
    case Decision::Allow: break;
    }
    return kGains;
}

/// "GPTBot loses /blog/*", "Every agent must ask first for everything".
Message fetchText(const SiteChange &change) {
    const FetchWords &words = fetchWords(change.before, change.after);
    const bool everything = change.scopes.size() == 1 && change.scopes.front() == kEverything;
    if (everything)
        return change.everyAgent ? Message(words.everyEverything)
                                 : Message::counted(words.agentsEverything, change.agents.size(),
                                                    subject(change));
    Message places =
        named(change.scopes, GATEPOST_COUNTED("verdict", "%n more places", "%n more place"));
    return change.everyAgent ? Message(words.everyPlaces, std::move(places))
                             : Message::counted(words.agentsPlaces, change.agents.size(),
                                                subject(change), std::move(places));
}

int rank(const SiteChange &change) {
    switch (change.what) {
    case What::Fetch:
        return change.after == Decision::Deny ? 0 : change.after == Decision::Allow ? 1 : 2;
    case What::Use: return 3;
    case What::Pace: return 4;
    }
    return 5;
}

Message paceWords(const std::optional<RateVerdict> &rate) {
    if (!rate)
        return "unstated";
    if (!rate->secondsPerRequest)
        return "polite";
    return describePace(*rate->secondsPerRequest);
}

class Comparison {
public:
    Comparison(const CompiledSite &before, const CompiledSite &after, const CompareSample &sample)
        : m_before(before), m_after(after), m_sample(sample) {}

    std::vector<SiteChange> run() {
        fetches();
        if (!m_sample.paths.empty())
            for (std::size_t agent = 0; agent < m_sample.agents.size(); ++agent)
                uses(m_sample.agents[agent]);
        for (SiteChange &change : m_changes)
            finish(change);
        std::ranges::stable_sort(m_changes, {}, rank);
        return std::move(m_changes);
    }

private:
    /// Agents with the very same change share one entry.
    void add(SiteChange change, const std::string &agent) {
        const auto same = std::ranges::find_if(m_changes, [&](const SiteChange &other) {
            return other.what == change.what && other.before == change.before &&
                   other.after == change.after && other.paths == change.paths &&
                   other.directive == change.directive && other.valueBefore == change.valueBefore &&
                   other.valueAfter == change.valueAfter;
        });
        if (same != m_changes.end()) {
            same->agents.push_back(agent);
            return;
        }
        change.agents.push_back(agent);
        m_changes.push_back(std::move(change));
    }

    void fetches() {
        const GridQuestion question{GridKind::AgentsPaths, m_sample.agents,  m_sample.paths,
                                    m_sample.at,           m_sample.reading, m_sample.competitor};
        GridControl control;
        const auto now = computeGrid(m_after, nullptr, false, question, control);
        const auto old = computeGrid(m_before, nullptr, false, question, control);
        for (std::uint32_t row = 0; row < now->rows; ++row) {
            std::map<std::pair<Decision, Decision>, std::vector<std::uint32_t>> shifts;
            for (std::uint32_t column = 0; column < now->columns; ++column) {
                const Decision was = old->cell(row, column).decision;
                const Decision is = now->cell(row, column).decision;
                if (was != is)
                    shifts[{was, is}].push_back(column);
            }
            for (const auto &[shift, columns] : shifts) {
                SiteChange change;
                change.what = What::Fetch;
                std::tie(change.before, change.after) = shift;
                for (const std::uint32_t column : columns)
                    change.paths.push_back(m_sample.paths[column]);
                add(std::move(change), m_sample.agents[row].name);
            }
        }
    }

    /// Uses and pace, on the first sample path on which the fetch is what it was; else on the first.
    void uses(const Identity &agent) {
        const auto verdictOf = [&](const CompiledSite &site) {
            return site.simulate(
                {agent, m_sample.paths.front(), m_sample.at, m_sample.reading, m_sample.competitor},
                TraceLevel::None);
        };
        const Verdict old = verdictOf(m_before);
        const Verdict now = verdictOf(m_after);
        for (const UseVerdict &use : now.use) {
            const UseVerdict *was = old.useOf(use.directive);
            // What only follows from the fetch was said as a change of the fetch.
            if (was == nullptr || was->effective == use.effective || use.cause == Cause::Fetch ||
                was->cause == Cause::Fetch)
                continue;
            SiteChange change;
            change.what = What::Use;
            change.directive = use.directive;
            change.valueBefore = was->effective.text();
            change.valueAfter = use.effective.text();
            change.line = use.line;
            add(std::move(change), agent.name);
        }
        if (paceWords(old.rate) != paceWords(now.rate)) {
            SiteChange change;
            change.what = What::Pace;
            change.valueBefore = paceWords(old.rate);
            change.valueAfter = paceWords(now.rate);
            if (now.rate)
                change.line = now.rate->line;
            add(std::move(change), agent.name);
        }
    }

    void finish(SiteChange &change) {
        change.everyAgent =
            change.agents.size() > 1 && change.agents.size() == m_sample.agents.size();
        switch (change.what) {
        case What::Fetch:
            change.scopes = coveringScopes(change.paths, m_sample.paths);
            change.line = decidingLine(change);
            change.text = {GATEPOST_TEXT("verdict", "%1: %2"), fetchText(change),
                           Message::counted(GATEPOST_COUNTED("verdict", "%1 of %n sample paths",
                                                             "%1 of %n sample paths"),
                                            m_sample.paths.size(), change.paths.size())};
            break;
        case What::Use:
            if (change.everyAgent)
                change.text = {GATEPOST_TEXT("verdict", "Every agent: %1 was %2, is %3"),
                               directiveName(change.directive), change.valueBefore,
                               change.valueAfter};
            else
                change.text = {GATEPOST_TEXT("verdict", "%1: %2 was %3, is %4"), subject(change),
                               directiveName(change.directive), change.valueBefore,
                               change.valueAfter};
            break;
        case What::Pace:
            if (change.everyAgent)
                change.text = {GATEPOST_TEXT("verdict", "Every agent: pace was %1, is %2"),
                               change.valueBefore, change.valueAfter};
            else
                change.text = {GATEPOST_TEXT("verdict", "%1: pace was %2, is %3"), subject(change),
                               change.valueBefore, change.valueAfter};
            break;
        }
    }

    [[nodiscard]] std::optional<LineRef> decidingLine(const SiteChange &change) const {
        const auto agent =
            std::ranges::find(m_sample.agents, change.agents.front(), &Identity::name);
        const auto view = m_after.view(*agent, m_sample.reading);
        return m_after.fetch(*view, PathQuestion(change.paths.front()), m_sample.at).line;
    }

    const CompiledSite &m_before;
    const CompiledSite &m_after;
    const CompareSample &m_sample;
    std::vector<SiteChange> m_changes;
};

/// "/a*.pdf$" → "/ax.pdf"; empty if the value matches nothing (S22).
std::string concretePath(std::string_view value) {
    if (!value.starts_with('/') && !value.starts_with('*'))
        return {};
    std::string path;
    if (value.starts_with('*'))
        path = "/";
    if (value.ends_with('$'))
        value.remove_suffix(1);
    for (const char c : value) {
        if (c == '*') {
            if (!path.empty() && path.back() != 'x')
                path += 'x';
        } else {
            path += c;
        }
    }
    return path;
}

} // namespace

std::vector<std::string> coveringScopes(const std::vector<std::string> &changed,
                                        const std::vector<std::string> &all) {
    const std::unordered_set<std::string> isChanged(changed.begin(), changed.end());
    std::map<std::string, std::pair<std::size_t, std::size_t>> folders; // changed, all
    const std::unordered_set<std::string> distinct(all.begin(), all.end());
    if (isChanged.size() == distinct.size())
        return {std::string(kEverything)};
    for (const std::string &url : distinct)
        for (const std::string &folder : foldersOf(pathOfUrl(url))) {
            auto &[changedHere, allHere] = folders[folder];
            changedHere += isChanged.contains(url) ? 1 : 0;
            ++allHere;
        }
    std::vector<std::string> scopes;
    std::unordered_set<std::string> said;
    for (const std::string &url : changed) {
        const std::string path = pathOfUrl(url);
        std::string scope = path;
        for (const std::string &folder : foldersOf(path))
            if (const auto &[changedHere, allHere] = folders[folder];
                changedHere == allHere && allHere > 1) {
                scope = folder + '*';
                break;
            }
        if (said.insert(scope).second)
            scopes.push_back(scope);
    }
    return scopes;
}

std::vector<SiteChange> compareSites(const CompiledSite &before, const CompiledSite &after,
                                     const CompareSample &sample) {
    return Comparison(before, after, sample).run();
}

std::vector<std::string> newlyClosedSearchEngines(const CompiledSite &before,
                                                  const CompiledSite &after, Instant at) {
    std::vector<std::string> closed;
    const PathQuestion root("/");
    for (const KnownAgent &known : after.site().registry.agents()) {
        if (known.category != Category::SearchIndexer || known.kind != AgentKind::Crawler ||
            known.status != AgentStatus::Current)
            continue;
        const auto agent = identify(known.token, {}, after.site().registry);
        if (!agent)
            continue;
        const auto isDenied = [&](const CompiledSite &site) {
            return site.fetch(*site.view(*agent, Reading::Author), root, at).decision ==
                   Decision::Deny;
        };
        if (isDenied(after) && !isDenied(before))
            closed.push_back(known.token);
    }
    return closed;
}

std::vector<std::string> pathsOfRules(const Site &site, std::size_t most) {
    std::vector<std::string> paths;
    std::unordered_set<std::string> seen;
    for (const auto &tree : site.files) {
        if (!tree)
            continue;
        const Groups groups = readGroups(*tree);
        for (const GroupRule &rule : groups.rules) {
            if (paths.size() >= most)
                return paths;
            std::string path = concretePath(tree->slice(rule.value));
            if (!path.empty() && seen.insert(path).second)
                paths.push_back(std::move(path));
        }
    }
    return paths;
}

} // namespace gatepost
