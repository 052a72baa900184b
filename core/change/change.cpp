// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/change/change.h"

#include "core/agents/purpose.h"
#include "core/change/means.h"
#include "core/exact/agentwords.h"
#include "core/simulate/reason.h"
#include "core/simulate/resolvedagent.h"
#include "core/syntax/managed.h"
#include "core/text/ascii.h"
#include "core/text/linediff.h"
#include "core/text/listlimits.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace gatepost::change {

namespace {

constexpr std::size_t kMostRounds = 4; ///< one for each file that may have to be edited, and crawl
constexpr std::size_t kMostOffered = 3;
constexpr std::array kMeans = {Means::Rule, Means::OwnGroup, Means::LeaveGroup, Means::Line,
                               Means::Purpose};
bool isWanted(const FetchVerdict &fetch, Wanted wanted) {
    return fetch.decision == (wanted == Wanted::Allow ? Decision::Allow : Decision::Deny);
}

/// Not only as the author means it: also for an agent that is known to read less (S83).
bool isTurned(const Verdict &verdict, Wanted wanted) {
    return isWanted(verdict.fetch, wanted) &&
           (!verdict.known || verdict.known->fetch.reason == FetchReason::Ignores ||
            isWanted(verdict.known->fetch, wanted));
}

/// One way under construction.
class Attempt {
public:
    Attempt(const CompiledSite &original, const Query &query, Wanted wanted, Means means,
            std::span<const Identity> peers)
        : m_query(query),
          m_wanted(wanted),
          m_means(means),
          m_peers(peers),
          m_now(original.site()) {}

    /// Edits file after file until the answer is turned; false if this means cannot do it in so many rounds.
    bool run(std::size_t rounds) {
        auto compiled = std::make_unique<CompiledSite>(m_now);
        Verdict verdict = compiled->simulate(m_query, TraceLevel::None);
        for (std::size_t round = 0; round < rounds && !isTurned(verdict, m_wanted); ++round) {
            const auto task = taskFor(*compiled, verdict);
            if (!task || !step(*task, verdict, compiled))
                break;
        }
        return !m_title.empty() && isWanted(verdict.fetch, m_wanted);
    }
    [[nodiscard]] const Site &site() const { return m_now; }
    [[nodiscard]] const Message &title() const { return m_title; }

private:
    [[nodiscard]] std::optional<Task> taskFor(const CompiledSite &compiled,
                                              const Verdict &verdict) const {
        const bool byAuthor = !isWanted(verdict.fetch, m_wanted);
        const FetchVerdict &fetch =
            byAuthor || !verdict.known ? verdict.fetch : verdict.known->fetch;
        const bool crawl = fetch.reason == FetchReason::CrawlDirective;
        if (crawl && (m_wanted == Wanted::Allow || m_means == Means::Line))
            return taskIn(FileRole::Robots2, compiled, fetch, true, verdict.path);
        if (m_wanted == Wanted::Allow || (m_means == Means::Line && fetch.line)) {
            const FileId file = fetch.line ? fetch.line->file : denying(compiled, verdict.path);
            return taskIn(!file.isChained() ? file : FileId(FileRole::Robots2), compiled, fetch,
                          false, verdict.path);
        }
        // What crawlers read: robots.txt first.
        for (const FileRoleRow &row : siteFiles())
            if (compiled.tree(row.role) && (!row.forAiAlone || m_query.agent.isAi()))
                return taskIn(row.role, compiled, fetch, false, verdict.path);
        return {};
    }

    [[nodiscard]] std::optional<Task> taskIn(FileId file, const CompiledSite &compiled,
                                             const FetchVerdict &fetch, bool crawl,
                                             std::string path) const {
        const Tree *tree = compiled.tree(file);
        if (!tree)
            return {};
        Task task{compiled, m_query, m_wanted, file, *tree, std::move(path), {}, crawl, m_peers};
        if (fetch.line && fetch.line->file == file)
            task.deciding = fetch.line;
        return task;
    }

    /// The file whose Allow rules alone deny the rest (S32): no line is named then.
    [[nodiscard]] FileId denying(const CompiledSite &compiled, const std::string &path) const {
        const PathQuestion question(path);
        for (const ResolvedFile &file : compiled.view(m_query.agent, m_query.reading)->files)
            if (const FileRules *rules = file.rules();
                rules && isDenial(rules->rules.decide(question).outcome))
                return file.file;
        return FileRole::Robots;
    }

    bool step(const Task &task, Verdict &verdict, std::unique_ptr<CompiledSite> &compiled) {
        const FileId file = task.file;
        const Verdict before = verdict;
        std::unique_ptr<CompiledSite> best;
        Message title;
        auto found = candidates(m_means, task);
        // It may have its own group in one file and share one in another.
        if (found.empty() && m_means == Means::OwnGroup)
            found = candidates(Means::Rule, task);
        for (Candidate &candidate : found) {
            Site site = m_now;
            site.put(file.role(), std::move(candidate.text));
            auto after = std::make_unique<CompiledSite>(std::move(site));
            Verdict answer = after->simulate(m_query, TraceLevel::None);
            if (!isTurned(answer, m_wanted) && (best || !isProgress(before, answer)))
                continue;
            best = std::move(after);
            verdict = std::move(answer);
            title = std::move(candidate.title);
            if (isTurned(verdict, m_wanted))
                break;
        }
        if (!best)
            return false;
        if (m_title.empty())
            m_title = std::move(title);
        m_now = best->site();
        compiled = std::move(best);
        return true;
    }

    /// Another file decides now, or what the author says is as it is wanted.
    [[nodiscard]] bool isProgress(const Verdict &before, const Verdict &after) const {
        if (isWanted(after.fetch, m_wanted))
            return !isWanted(before.fetch, m_wanted);
        return after.fetch.line &&
               (after.fetch.reason != before.fetch.reason || !before.fetch.line ||
                after.fetch.line->file != before.fetch.line->file);
    }

    const Query &m_query;
    Wanted m_wanted;
    Means m_means;
    std::span<const Identity> m_peers;
    Site m_now;
    Message m_title;
};

/// Known agents of the same purpose that are not answered as wanted, the one asked first. Rows of the list that files name alike
/// (S15) are one agent, as on the map.
std::vector<Identity> peersOf(const CompiledSite &site, const Query &query, Wanted wanted) {
    std::vector<Identity> peers;
    if (!query.agent.known || !canBeWished(*query.agent.known))
        return peers;
    peers.push_back(query.agent);
    const Purpose purpose = purposeOf(*query.agent.known);
    const PathQuestion path(query.url);
    std::set<std::string> names{toLower(query.agent.ownToken)};
    for (const KnownAgent &agent : site.site().registry.agents()) {
        if (!canBeWished(agent) || purposeOf(agent) != purpose ||
            equalsIgnoringCase(agent.token, query.agent.token))
            continue;
        auto who = identify(agent.token, {}, site.site().registry);
        if (who && names.insert(toLower(who->ownToken)).second &&
            !isWanted(site.fetch(*site.view(*who, query.reading), path, query.at), wanted))
            peers.push_back(std::move(*who));
    }
    return peers;
}

std::string contentOf(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.remove_suffix(1);
    return std::string(line);
}

bool isAsked(const exact::AskedAgent &each, const Identity &agent) {
    const std::string_view token = each.identity.token;
    return each.isNamed() &&
           (equalsIgnoringCase(token, agent.token) || equalsIgnoringCase(token, agent.ownToken) ||
            equalsIgnoringCase(token, agent.name));
}

void noteOthers(Way &way, const Identity &agent) {
    std::set<std::uint32_t> seen;
    exact::AgentSet others(way.changes.asked);
    for (const exact::Difference &change : way.changes.changes)
        for (const std::uint32_t place : change.who.members())
            if (!isAsked((*way.changes.asked)[place], agent) && seen.insert(place).second) {
                others.add(place);
                way.others.push_back(nameOf((*way.changes.asked)[place]));
            }
    if (!way.changes.complete)
        way.whom = way.others.empty()
                       ? Message(GATEPOST_TEXT("change", "Whether it changes anything for other "
                                                         "agents could not be decided."))
                       : Message::counted(
                             GATEPOST_COUNTED("change", "Also changes %n agents at least: %1.",
                                              "Also changes %n agent at least: %1."),
                             exact::countInWords(others), exact::agentsInWords(others));
    else
        way.whom =
            way.others.empty()
                ? Message(GATEPOST_TEXT("change", "Changes nothing for any other agent."))
                : Message::counted(GATEPOST_COUNTED("change", "Also changes %n agents: %1.",
                                                    "Also changes %n agent: %1."),
                                   exact::countInWords(others), exact::agentsInWords(others));
}

/// Takes what the comparison costs, one of `parts` parts at most, from `limits`.
Way wayOf(const CompiledSite &site, const Query &query, Wanted wanted, Means means,
          const Attempt &attempt, std::span<const Identity> peers, exact::Limits &limits,
          std::size_t parts) {
    Way way;
    way.means = means;
    way.title = attempt.title();
    const CompiledSite after(attempt.site());
    for (const FileRoleRow &row : siteFiles()) {
        const FileId file = row.role;
        const Tree *old = site.tree(file);
        const Tree *now = after.tree(file);
        if (!old || !now || old->text() == now->text())
            continue;
        way.edits.push_back({file, TextEdit::between(old->text(), now->text())});
        if (const auto blocks = managedBlocks(*old); !blocks.empty())
            way.managed = outsideManaged(blocks.front());
        for (EditedLine &line : editedLines(file, old->text(), now->text()))
            way.lines.push_back(std::move(line));
    }
    exact::ExactQuestion question;
    question.reading = query.reading;
    question.competitor = query.competitor;
    question.day = query.at;
    question.paths = {query.url};
    question.limits = limits.part(parts);
    way.changes = exact::differences(site, after, question);
    limits.steps -= std::min(limits.steps, way.changes.steps);
    noteOthers(way, query.agent);
    way.note = knownSentence(after, after.simulate(query, TraceLevel::None));
    if (means == Means::Purpose)
        way.turned =
            static_cast<std::size_t>(std::ranges::count_if(peers, [&](const Identity &peer) {
                return isWanted(after.fetch(*after.view(peer, query.reading),
                                            PathQuestion(query.url), query.at),
                                wanted);
            }));
    return way;
}

/// Two ways that change the same for the same agents are one; of those that could not be compared to the end nobody knows, so
/// that only the same lines make them one.
bool isSame(const Way &a, const Way &b) {
    if (!a.changes.complete || !b.changes.complete)
        return a.lines == b.lines;
    const auto alike = [](const exact::Difference &x, const exact::Difference &y) {
        return std::tie(x.what, x.directive, x.hours, x.before.value, x.after.value) ==
                   std::tie(y.what, y.directive, y.hours, y.before.value, y.after.value) &&
               std::ranges::equal(x.who.agents(), y.who.agents(), {}, exact::keyOf, exact::keyOf) &&
               exact::placesOf(x.region) == exact::placesOf(y.region);
    };
    return std::ranges::equal(a.changes.changes, b.changes.changes, alike);
}

/// What is not known to leave others alone comes behind what is.
std::tuple<bool, bool, std::size_t, std::size_t> cost(const Way &way) {
    return {way.means == Means::Purpose, !way.changes.complete, way.others.size(),
            way.lines.size()};
}

/// The cheapest of those that come to the same; of more than kMostOffered the one for the purpose stays.
std::vector<Way> chosen(std::vector<Way> ways) {
    std::ranges::stable_sort(ways, {}, cost);
    std::vector<Way> kept;
    for (Way &way : ways)
        if (std::ranges::none_of(kept, [&](const Way &each) { return isSame(each, way); }))
            kept.push_back(std::move(way));
    if (kept.size() > kMostOffered) {
        const bool purpose = kept.back().means == Means::Purpose;
        const auto first = kept.begin() + static_cast<std::ptrdiff_t>(kMostOffered - purpose);
        kept.erase(first, kept.end() - purpose);
    }
    return kept;
}

std::size_t rulesIn(const CompiledSite &site) {
    std::ptrdiff_t rules = 0;
    for (const FileRoleRow &row : siteFiles())
        if (const Tree *tree = site.tree(row.role))
            rules += std::ranges::count_if(tree->lines(), [](const Line &line) {
                return line.is(DirectiveId::Allow) || line.is(DirectiveId::Disallow);
            });
    return static_cast<std::size_t>(rules);
}

/// What no edit of a file turns, or what else decides.
std::optional<Message> whyNot(const CompiledSite &site, const Verdict &verdict, Wanted wanted,
                              bool any) {
    if (isTurned(verdict, wanted))
        return Message(GATEPOST_TEXT("change", "That is the answer already. %1"),
                       sentence(site, verdict));
    const FetchVerdict &fetch = verdict.fetch;
    if (fetch.reason == FetchReason::PolicyFile)
        return Message(GATEPOST_TEXT("change", "Policy files may always be fetched: no rule can "
                                               "forbid it."));
    if (fetch.reason == FetchReason::Ignores)
        return Message(GATEPOST_TEXT("change", "%1 is documented to ignore robots.txt: no edit "
                                               "changes what it does."),
                       verdict.agent.token);
    if (fetch.reason == FetchReason::Unreachable)
        return Message(GATEPOST_TEXT("change", "robots.txt cannot be fetched: no edit of it counts "
                                               "before it is served again."));
    if (any)
        return {};
    if (fetch.decision == Decision::Later)
        return Message(GATEPOST_TEXT("change", "The hours decide (%1 line %2: %3). Change them, or "
                                               "ask about another time."),
                       site.fileName(fetch.line->file), fetch.line->line.value,
                       site.text(*fetch.line));
    const UseVerdict *crawl = verdict.useOf(DirectiveId::Crawl);
    if (fetch.line && !fetch.line->file.isChained()) {
        const auto blocks = managedBlocks(*site.tree(fetch.line->file));
        if (const ManagedBlock *block = managedBlockAt(blocks, fetch.line->line.index()))
            return Message(GATEPOST_TEXT("change",
                                         "The block that %1 manages decides (%2 line %3). "
                                         "Change it in the settings there."),
                           block->by, site.fileName(fetch.line->file), fetch.line->line.value);
    }
    if (fetch.reason == FetchReason::CrawlDirective && crawl && crawl->cause == Cause::Ask)
        return Message(GATEPOST_TEXT("change", "A rehearsed answer of the ask endpoint decides: "
                                               "change it on the Ask page."));
    if (fetch.line && fetch.line->file.isChained())
        return Message(GATEPOST_TEXT("change", "A chained file decides (%1 line %2), which belongs "
                                               "to somebody else."),
                       site.fileName(fetch.line->file), fetch.line->line.value);
    if (std::ranges::none_of(site.site().files, [](const auto &tree) { return tree.has_value(); }))
        return Message(GATEPOST_TEXT("change", "The site has no file that an edit could be made "
                                               "in. Add a robots.txt first."));
    return Message(GATEPOST_TEXT("change", "No small edit was found that changes this answer."));
}

} // namespace

std::vector<EditedLine> editedLines(FileId file, std::string_view before, std::string_view after) {
    std::vector<EditedLine> lines;
    const auto old = splitLines(before);
    const auto now = splitLines(after);
    for (DiffRun run : lineDiff(before, after)) {
        if (run.same)
            continue;
        // The last line may have got its line end alone: that is nothing to read.
        while (run.before.begin < run.before.end && run.after.begin < run.after.end &&
               contentOf(old[run.before.begin]) == contentOf(now[run.after.begin])) {
            ++run.before.begin;
            ++run.after.begin;
        }
        for (std::size_t i = run.before.begin; i < run.before.end; ++i)
            lines.push_back({file, LineNumber::fromIndex(i), false, contentOf(old[i])});
        for (std::size_t i = run.after.begin; i < run.after.end; ++i)
            lines.push_back({file, LineNumber::fromIndex(i), true, contentOf(now[i])});
    }
    return lines;
}

Message outsideManaged(const ManagedBlock &block) {
    return {GATEPOST_TEXT("change", "The block that %1 manages stays as it is: your lines are "
                                    "outside of it."),
            block.by};
}

std::string_view meansName(Means means) {
    switch (means) {
    case Means::Rule: return "rule";
    case Means::OwnGroup: return "own-group";
    case Means::LeaveGroup: return "leave-group";
    case Means::Line: return "line";
    case Means::Purpose: return "purpose";
    }
    return {};
}

std::optional<Message> whyNoEdit(const CompiledSite &site) {
    if (rulesIn(site) <= limits::kChangedRules)
        return {};
    return Message(GATEPOST_TEXT("change", "No edit is tried where files have more than %1 rules."),
                   limits::kChangedRules);
}

Ways waysToTurn(const CompiledSite &site, const Query &query, Wanted wanted, exact::Limits limits) {
    Ways ways;
    ways.now = site.simulate(query, TraceLevel::None);
    const UseVerdict *crawl = ways.now.useOf(DirectiveId::Crawl);
    // What was rehearsed stays as it is: the endpoint's owner has spoken.
    const bool rehearsed = ways.now.fetch.reason == FetchReason::CrawlDirective && crawl &&
                           crawl->cause == Cause::Ask && wanted == Wanted::Allow;
    const bool isTurnedNow = isTurned(ways.now, wanted);
    if (!isTurnedNow)
        if (auto why = whyNoEdit(site)) {
            ways.why = std::move(*why);
            return ways;
        }
    if (!isTurnedNow && !rehearsed) {
        const auto peers = peersOf(site, query, wanted);
        std::vector<Way> found;
        std::size_t parts = kMeans.size() + 1; // that the steps are left for
        const auto attempted = [&](Means means, std::size_t rounds) {
            Attempt attempt(site, query, wanted, means, peers);
            if (attempt.run(rounds))
                found.push_back(wayOf(site, query, wanted, means, attempt, peers, limits, parts));
            --parts;
        };
        for (const Means means : kMeans) {
            if (limits.stop.stop_requested())
                break;
            attempted(means, means == Means::Line ? 1 : kMostRounds); // its title names one line
        }
        if (found.empty() && !limits.stop.stop_requested())
            attempted(Means::Line, kMostRounds);
        ways.offered = chosen(std::move(found));
    }
    ways.why = whyNot(site, ways.now, wanted, !ways.offered.empty());
    return ways;
}

Wanted opposite(const Verdict &verdict) {
    return verdict.fetch.decision == Decision::Allow ? Wanted::Deny : Wanted::Allow;
}

Message wishText(const Identity &agent, std::string_view path, Wanted wanted) {
    return {wanted == Wanted::Allow ? GATEPOST_TEXT("change", "Let %1 fetch %2")
                                    : GATEPOST_TEXT("change", "Keep %1 out of %2"),
            agent.token, path};
}

Site edited(const Site &site, std::span<const FileEdit> edits) {
    Site after = site;
    for (const FileEdit &each : edits)
        if (const Tree *tree = after.tree(each.file))
            after.put(each.file.role(), each.edit.applied(tree->text()));
    return after;
}

} // namespace gatepost::change
