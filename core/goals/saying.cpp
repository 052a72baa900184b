// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/saying.h"

#include "core/agents/agentpattern.h"
#include "core/goals/newgroup.h"
#include "core/goals/signallines.h"
#include "core/model/groupedits.h"
#include "core/model/owngroup.h"
#include "core/model/policyedits.h"
#include "core/simulate/resolvedagent.h"
#include "core/syntax/scopes.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <map>

namespace gatepost::goals {

namespace {

/// The goal's words for that use that count for an agent; null: for everybody.
std::vector<UseWord> wordsFor(const SayingQuestion &question, const ClaimedUse &use,
                              const Identity *agent) {
    return useWordsOf(*question.goals[use.purpose], agent, question.day);
}

/// The value that the words want of a path, as far as a pattern's own text shows it.
Term wantedAt(const std::vector<UseWord> &words, const std::string &path) {
    const PathQuestion question(path.empty() ? "/" : path);
    for (const UseWord &word : words) // the longest first
        if (word.pattern == path || PathPattern(word.pattern).matches(question))
            return word.wanted;
    return Term::Unstated;
}

/// What a kind of line is to say to one agent: the whole site first, then paths.
std::vector<SignalWish> wishesFor(const SayingQuestion &question, std::string_view signal,
                                  const Identity &agent) {
    const bool byPath = signal == "content-usage";
    std::vector<std::string> paths = {""};
    if (byPath)
        for (const ClaimedUse &use : question.uses)
            if (use.signal == signal)
                for (const UseWord &word : wordsFor(question, use, &agent))
                    if (word.pattern != "/" && !std::ranges::contains(paths, word.pattern))
                        paths.push_back(word.pattern);
    std::vector<SignalWish> wishes;
    for (const std::string &path : paths) {
        SignalWish wish{path, {}};
        for (const ClaimedUse &use : question.uses) {
            if (use.signal != signal)
                continue;
            const auto words = wordsFor(question, use, &agent);
            const bool isUniform = std::ranges::all_of(
                words, [&](const UseWord &word) { return word.wanted == words.back().wanted; });
            const Term wanted = wantedAt(words, path);
            if (wanted == Term::Unstated || (!byPath && !isUniform))
                continue;
            const bool yes = wanted == Term::Yes;
            wish.members.emplace_back(use.key, byPath ? (yes ? "y" : "n") : (yes ? "yes" : "no"));
        }
        if (!wish.members.empty())
            wishes.push_back(std::move(wish));
    }
    return wishes;
}

using Wishes = std::vector<std::vector<SignalWish>>; ///< by kSignals

struct SignalKind {
    std::string_view name;
    DirectiveId directive;
};
constexpr std::array kSignals = {SignalKind{"content-signal", DirectiveId::ContentSignal},
                                 SignalKind{"content-usage", DirectiveId::ContentUsage}};

/// The groups that some agents follow who may fetch something, and what they are to say.
struct Audience {
    std::string key; ///< token, pattern or "*", in lower case
    bool extended = false;
    struct Part {
        Wishes wishes;
        std::vector<exact::AskedAgent> agents;
    };
    std::vector<Part> parts;
};

class Saying {
public:
    explicit Saying(const SayingQuestion &question)
        : m_question(question),
          m_steps(question.site.site().file(FileRole::Robots)
                      ? *question.site.site().file(FileRole::Robots)
                      : Tree::parse({}, rowOf(FileRole::Robots).dialect)) {}

    std::string run() {
        gather();
        for (const Audience &audience : m_audiences)
            say(audience);
        sayToken();
        return std::string(m_steps.tree().text());
    }

private:
    // ---- whom groups must say it to ----

    void gather() {
        const std::array<const CompiledSite *, 1> sites = {&m_question.site};
        const GoalQuestion asked{m_question.question.at, m_question.question.paths, {}};
        Reach reach(m_question.site, asked, m_question.budget);
        for (const exact::AskedAgent &agent : exact::agentsOf(sites, Reading::Author).agents) {
            if (agent.identity.neverFetches())
                continue;
            if (const auto fetched = reach.of(agent); fetched && !fetched->starIgnored)
                add(agent);
        }
    }
    void add(const exact::AskedAgent &agent) {
        const auto view = m_question.site.view(agent.identity, Reading::Author);
        const ResolvedFile *file = view->signalFile();
        Audience found;
        found.key = "*"; // nobody decides: a group for * is made
        if (file != nullptr && file->match.by != NamedBy::Nobody && file->match.rules) {
            found.key = file->match.key;
            found.extended = file->match.rules->extended;
        }
        auto at = std::ranges::find_if(m_audiences, [&](const Audience &each) {
            return each.extended == found.extended && each.key == found.key;
        });
        if (at == m_audiences.end())
            at = m_audiences.insert(at, std::move(found));
        Wishes wishes;
        for (const SignalKind &signal : kSignals)
            wishes.push_back(wishesFor(m_question, signal.name, agent.identity));
        auto part = std::ranges::find(at->parts, wishes, &Audience::Part::wishes);
        if (part == at->parts.end())
            part = at->parts.insert(part, {std::move(wishes), {}});
        part->agents.push_back(agent);
    }

    // ---- groups ----

    [[nodiscard]] std::vector<std::size_t> groupsOf(const std::string &key, bool extended) const {
        const NamingGroups naming = m_steps.groups().naming(key);
        return extended ? naming.extended : naming.plain;
    }
    /// Agents that exceptions name get their own groups first.
    void say(const Audience &audience) {
        const auto main =
            std::ranges::max_element(audience.parts, {}, [](const Audience::Part &part) {
                const bool any = std::ranges::any_of(
                    part.agents, [](const auto &agent) { return agent.isUnknown(); });
                return std::pair(any, part.agents.size());
            });
        for (const Audience::Part &part : audience.parts)
            if (&part != &*main)
                for (const exact::AskedAgent &agent : part.agents)
                    sayApart(agent, part.wishes);
        tell(audience.key, audience.extended, main->wishes);
    }
    void sayApart(const exact::AskedAgent &agent, const Wishes &wishes) {
        if (!agent.isNamed())
            return;
        const std::string token = toLower(agent.identity.ownToken);
        if (m_steps.groupsOf(token).empty()) {
            const auto own = addOwnGroup(m_steps.tree(), writtenName(agent));
            if (!own || !m_steps.take(own->edit))
                return;
        } else {
            for (const std::size_t group : m_steps.groupsOf(token))
                if (!m_steps.isManaged(group) && !m_steps.allIn(group, {token})) {
                    if (!m_steps.take(
                            duplicateGroup(m_steps.tree(), group, {writtenName(agent)})) ||
                        !m_steps.leave(group, token))
                        return;
                }
        }
        tell(token, !m_steps.groups().naming(token).extended.empty(), wishes);
    }
    void tell(const std::string &key, bool extended, const Wishes &wishes) {
        auto groups = groupsOf(key, extended);
        const bool canEdit = std::ranges::any_of(
            groups, [this](std::size_t group) { return !m_steps.isManaged(group); });
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            if (wishes[i].empty() || isSaid(groups, kSignals[i].directive, wishes[i]))
                continue;
            if (!canEdit && std::ranges::all_of(groups, [this](std::size_t group) {
                    return m_steps.isManaged(group);
                })) {
                // Beside the block, or where nobody decides yet: read together with it (S13).
                if (extended || !m_steps.take(addGroup(m_steps.tree(), {{nameFor(key)}, {}})))
                    return;
                groups = groupsOf(key, extended);
                return tell(key, extended, wishes);
            }
            if (!stateSignals(m_steps, groups, kSignals[i].directive, wishes[i]))
                return;
        }
    }
    /// As the file spells it.
    [[nodiscard]] std::string nameFor(const std::string &key) const {
        for (const GroupAgent &agent : m_steps.groups().agents)
            if (equalsIgnoringCase(agent.value, key))
                return std::string(agent.value);
        return key;
    }
    /// Whether a managed block says all of it already.
    [[nodiscard]] bool isSaid(const std::vector<std::size_t> &groups, DirectiveId directive,
                              const std::vector<SignalWish> &wishes) const {
        SignalMap said;
        for (const std::size_t group : groups)
            for (const std::uint32_t index :
                 m_steps.groups().othersOf(m_steps.groups().groups[group])) {
                const Line &line = m_steps.tree().lines()[index];
                if (!line.is(directive))
                    continue;
                const std::string_view value = m_steps.tree().value(line);
                if (directive == DirectiveId::ContentSignal)
                    joinSignals(said, parseContentSignal(value));
                else if (const auto usage = parseContentUsage(value); usage && usage->path == "/")
                    joinSignals(said, usage->preferences);
                else
                    return false;
            }
        return std::ranges::all_of(wishes, [&](const SignalWish &wish) {
            return wish.path.empty() && std::ranges::all_of(wish.members, [&](const auto &member) {
                       return std::ranges::contains(said, member);
                   });
        });
    }

    // ---- the token ----

    void sayToken() {
        const auto use = std::ranges::find(m_question.uses, "policy-token", &ClaimedUse::signal);
        const auto tokens = m_question.site.site().registry.useTokens();
        if (use == m_question.uses.end() || tokens.empty())
            return;
        NewGroup group{{tokens.front()->token}, {}};
        std::vector<std::string> seen;
        for (const UseWord &word : wordsFor(m_question, *use, nullptr)) {
            if (word.wanted == Term::Unstated || std::ranges::contains(seen, word.pattern))
                continue;
            seen.push_back(word.pattern);
            const bool yes = word.wanted == Term::Yes;
            if (!yes || word.pattern != "/")
                group.lines.push_back(
                    {yes ? DirectiveId::Allow : DirectiveId::Disallow, word.pattern});
        }
        std::vector<std::string> names;
        for (const KnownAgent *token : tokens)
            names.push_back(token->token);
        Steps steps(m_steps.tree());
        if (leaveGroups(steps, names) && steps.take(addGroup(steps.tree(), group)))
            m_steps.take(TextEdit::between(m_steps.tree().text(), steps.tree().text()));
    }

    const SayingQuestion &m_question;
    Steps m_steps;
    std::vector<Audience> m_audiences;
};

std::string_view termFor(Term wanted) {
    return wanted == Term::Yes ? "yes" : wanted == Term::Ask ? "ask" : "no";
}

} // namespace

std::string sayInRobots(const SayingQuestion &question) {
    return Saying(question).run();
}

std::string sayInRobots2(const SayingQuestion &question) {
    Steps steps(*question.site.site().file(FileRole::Robots2));
    const auto set = [&](std::string_view scope, DirectiveId directive, Term wanted) {
        if (wanted != Term::Unstated)
            (void)steps.take(setPolicy(steps.tree(), scope, directive, termFor(wanted)));
    };
    for (const ClaimedUse &use : question.uses) {
        if (use.directive == DirectiveId::None)
            continue;
        const Term whole = wantedAt(wordsFor(question, use, nullptr), "/");
        set("", use.directive, whole);
        std::vector<std::string> blocks;
        for (const Block &block : steps.tree().scopes().blocks)
            blocks.emplace_back(block.name);
        for (const std::string &block : blocks) {
            const auto identity = identify(block, {}, question.site.site().registry);
            const Term wanted = identity && !parseCategory(block)
                                    ? wantedAt(wordsFor(question, use, &*identity), "/")
                                    : whole;
            for (const ScopedLine &line : steps.tree().scopes().lines)
                if (line.directive == use.directive && line.block >= 0 &&
                    steps.tree().scopes().blocks[static_cast<std::size_t>(line.block)].name ==
                        block) {
                    set(block, use.directive, wanted);
                    break;
                }
        }
        for (const GoalException &exception : question.goals[use.purpose]->exceptions)
            if (!hasEnded(exception, question.day) && exception.paths.empty())
                for (const std::string &name : exception.agents)
                    if (const auto identity = identify(name, {}, question.site.site().registry)) {
                        const Term wanted = wantedAt(wordsFor(question, use, &*identity), "/");
                        if (wanted != whole)
                            set(cutAgentValue(name), use.directive, wanted);
                    }
    }
    return std::string(steps.tree().text());
}

} // namespace gatepost::goals
