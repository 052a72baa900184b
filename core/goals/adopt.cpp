// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/adopt.h"

#include "core/agents/purpose.h"
#include "core/dialect/dialect.h"
#include "core/dialect/filerole.h"
#include "core/goals/crowd.h"
#include "core/match/path.h"
#include "core/simulate/resolvedagent.h"
#include "core/text/ascii.h"
#include "core/text/listlimits.h"

#include <algorithm>
#include <array>
#include <map>

namespace gatepost::goals {

namespace {

/// Of all files. Behind these bytes robots.txt is read by some alone (RFC 9309 §2.5), and each of some fifty trials takes seconds.
constexpr std::size_t kMostBytesAdopted = 500'000;

std::size_t bytesOf(const Site &site) {
    std::size_t bytes = 0;
    for (const FileRoleRow &row : siteFiles())
        if (const auto &file = site.file(row.role))
            bytes += file->text().size();
    return bytes;
}

/// The rules that an agent follows in robots.txt, as words say them: patterns that are let in or kept out.
struct Profile {
    bool isStar = false; ///< those for *: what they close below / is closed to all (S142)
    bool isOut = false;  ///< the whole site
    std::vector<std::string> open;
    std::vector<std::string> closed;
    friend auto operator<=>(const Profile &, const Profile &) = default;
};

bool canBePattern(std::string_view value) {
    return (value.starts_with('/') || value.starts_with('*')) &&
           std::ranges::none_of(value, [](char c) {
               return c == '#' || static_cast<unsigned char>(c) <= ' ' || c == '\x7F' ||
                      static_cast<unsigned char>(c) > 0x7F;
           });
}

std::string keyOf(std::string_view pattern) {
    std::string scratch;
    std::string key(normalisedRule(pattern, scratch));
    key.erase(key.find_last_not_of('*') + 1);
    return key;
}

Profile profileOf(const CompiledSite &site, const Identity &agent) {
    Profile profile;
    const auto view = site.view(agent, Reading::Author);
    for (const ResolvedFile &file : view->files) {
        if (file.file != FileId(FileRole::Robots) || file.rules() == nullptr)
            continue;
        profile.isStar = file.match.by == NamedBy::Star;
        std::map<std::string, std::pair<std::string, bool>> byKey; // of equal ones Allow decides
        for (const RuleLine &rule : file.rules()->rules.rules()) {
            if (!canBePattern(rule.value))
                continue;
            const bool opens = rule.kind == RuleKind::Allow;
            const auto [at, isNew] = byKey.try_emplace(keyOf(rule.value), rule.value, opens);
            at->second.second = at->second.second || opens;
        }
        for (const auto &[key, rule] : byKey) {
            if (key == "/" || key.empty())
                profile.isOut = !rule.second;
            else
                (rule.second ? profile.open : profile.closed).push_back(rule.first);
        }
    }
    return profile;
}

class Adopting {
public:
    Adopting(const CompiledSite &site, const GoalQuestion &question)
        : m_site(site),
          m_question(question),
          m_day(std::chrono::floor<std::chrono::days>(question.at)) {
        const std::array<const CompiledSite *, 1> sites = {&site};
        m_all = exact::agentsOf(sites, Reading::Author);
        m_adopted.goals.signals = signalsThere();
    }

    Adopted run() {
        if (bytesOf(m_site.site()) > kMostBytesAdopted)
            return {
                {},
                {GATEPOST_TEXT("goals", "the files have more than 500,000 bytes together, so no "
                                        "goals were looked for in them; goals that you write "
                                        "yourself are checked all the same")},
                false};
        // `rest` comes last: it is about everybody whom no other goal is about.
        for (std::size_t i = 0; i < kPurposeCount; ++i)
            adopt(static_cast<Purpose>(i));
        for (bool again = true; again;) {
            again = false;
            for (const GoalState &state : stateOf(m_site, m_adopted.goals, m_question))
                if (state.proof != exact::Proof::Holds) {
                    drop(state.purpose, state);
                    again = true;
                }
        }
        return std::move(m_adopted);
    }

private:
    [[nodiscard]] std::vector<GoalSignal> signalsThere() const {
        std::vector<GoalSignal> signals;
        const auto &robots = m_site.site().file(FileRole::Robots);
        if (!robots)
            return signals;
        const auto has = [&](DirectiveId id) {
            return std::ranges::any_of(robots->lines(),
                                       [&](const Line &line) { return line.is(id); });
        };
        if (has(DirectiveId::ContentSignal))
            signals.push_back(GoalSignal::ContentSignal);
        if (has(DirectiveId::ContentUsage))
            signals.push_back(GoalSignal::ContentUsage);
        for (const KnownAgent *token : m_site.site().registry.useTokens())
            if (!robots->groups().naming(toLower(token->token)).empty())
                signals.push_back(GoalSignal::PolicyToken);
        return signals;
    }

    [[nodiscard]] std::optional<Goal> &at(Purpose purpose) {
        return m_adopted.goals.of[static_cast<std::size_t>(purpose)];
    }
    [[nodiscard]] const GoalState *stateWith(Purpose purpose, const Goal &goal,
                                             std::vector<GoalState> &states) {
        Goals trial = m_adopted.goals;
        for (auto &each : trial.of)
            if (purpose != Purpose::Other)
                each.reset();
        trial.of[static_cast<std::size_t>(purpose)] = goal;
        states = stateOf(m_site, trial, m_question);
        for (const GoalState &state : states)
            if (state.purpose == purpose)
                return &state;
        return nullptr;
    }
    void drop(Purpose purpose, const GoalState &state) {
        at(purpose).reset();
        m_adopted.notTaken.push_back(
            {GATEPOST_TEXT("goals", "%1 (%2)"), purposeName(purpose),
             state.counterExample ? state.counterExample->text
             : state.unproven.empty()
                 ? Message(GATEPOST_TEXT("goals", "it was not decided what the files say"))
                 : state.unproven.front()});
    }

    void adopt(Purpose purpose) {
        std::optional<GoalState> why;
        for (const Goal &goal : candidatesFor(purpose)) {
            if (!fits(goal))
                continue;
            std::vector<GoalState> states;
            const GoalState *state = stateWith(purpose, goal, states);
            if (state == nullptr)
                return;
            if (state->proof == exact::Proof::Holds) {
                at(purpose) = goal;
                return;
            }
            if (!why)
                why = *state;
        }
        if (why)
            drop(purpose, *why);
    }

    /// Whether the goals can be read again with this one among them.
    [[nodiscard]] bool fits(const Goal &goal) const {
        std::size_t exceptions = goal.exceptions.size();
        std::size_t patterns = goal.closed.size();
        const auto count = [&](const Goal &each) {
            for (const GoalException &exception : each.exceptions)
                patterns += exception.paths.size();
        };
        count(goal);
        for (const auto &other : m_adopted.goals.of)
            if (other) {
                exceptions += other->exceptions.size();
                patterns += other->closed.size();
                count(*other);
            }
        return exceptions <= limits::kGoalExceptions && patterns <= limits::kGoalPatterns;
    }

    [[nodiscard]] std::vector<Goal> candidatesFor(Purpose purpose) {
        const Goal described = describe(purpose);
        std::vector<Goal> all;
        const bool isOut = described.is == Stance::Out;
        const auto offer = [&](Goal goal) {
            all.push_back(goal);
            if (!goal.exceptions.empty() || !goal.closed.empty()) {
                goal.exceptions.clear();
                goal.closed.clear();
                all.push_back(std::move(goal));
            }
        };
        const bool hasWords = purpose == Purpose::Search || purpose == Purpose::UserFetch ||
                              purpose == Purpose::Training || purpose == Purpose::Making;
        for (const StatedUse use : {isOut ? StatedUse::No : StatedUse::Yes,
                                    isOut ? StatedUse::Yes : StatedUse::No, StatedUse::Unstated}) {
            if (!hasWords && use != StatedUse::Unstated)
                continue;
            Goal goal = described;
            if (hasWords)
                spell(goal, use);
            offer(std::move(goal));
        }
        return all;
    }
    /// A use in the fewest words.
    static void spell(Goal &goal, StatedUse use) {
        for (GoalException &exception : goal.exceptions)
            exception.use = use;
        goal.use = StatedUse::FromStance;
        if (goal.is == Stance::Open && use == StatedUse::Yes)
            goal.is = Stance::Welcome;
        else if (goal.is == Stance::Out ? use != StatedUse::No : use != StatedUse::Unstated)
            goal.use = use;
    }

    /// What most members find in the files, and exceptions for the others.
    [[nodiscard]] Goal describe(Purpose purpose) {
        Goals trial = m_adopted.goals;
        trial.of[static_cast<std::size_t>(purpose)] = Goal{};
        std::map<Profile, std::vector<std::string>> profiles;
        std::map<Profile, std::size_t> counts;
        bool hasUnknown = false;
        Profile ofUnknown;
        for (const Member &member : membersOf(trial, purpose, m_site, m_all, m_day)) {
            const Profile profile = profileOf(m_site, member.agent.identity);
            ++counts[profile];
            if (member.agent.isUnknown()) {
                hasUnknown = true;
                ofUnknown = profile;
            } else {
                profiles[profile].push_back(member.agent.identity.token);
            }
        }
        Profile base = ofUnknown;
        if (!hasUnknown && !counts.empty())
            base = std::ranges::max_element(counts, {}, [](const auto &each) {
                       return std::pair(each.second, each.first.isStar);
                   })->first;
        Goal goal;
        goal.is = base.isOut ? Stance::Out : Stance::Open;
        if (!base.isOut && !base.isStar)
            goal.closed = base.closed;
        if (!base.open.empty() && (base.isOut || !base.isStar))
            goal.exceptions.push_back(exceptionOf({}, base.open, Stance::Open));
        for (const auto &[profile, tokens] : profiles)
            if (profile != base)
                for (std::size_t first = 0; first < tokens.size(); first += limits::kGoalAgents)
                    except(goal, profile,
                           {tokens.begin() + static_cast<std::ptrdiff_t>(first),
                            tokens.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                 first + limits::kGoalAgents, tokens.size()))});
        return goal;
    }
    static void except(Goal &goal, const Profile &profile, const std::vector<std::string> &tokens) {
        goal.exceptions.push_back(
            exceptionOf(tokens, {}, profile.isOut ? Stance::Out : Stance::Open));
        if (!profile.closed.empty() && !profile.isOut && !profile.isStar)
            goal.exceptions.push_back(exceptionOf(tokens, profile.closed, Stance::Out));
        if (!profile.open.empty())
            goal.exceptions.push_back(exceptionOf(tokens, profile.open, Stance::Open));
    }
    static GoalException exceptionOf(std::vector<std::string> agents,
                                     std::vector<std::string> paths, Stance is) {
        GoalException exception;
        exception.agents = std::move(agents);
        exception.paths = std::move(paths);
        exception.is = is;
        return exception;
    }

    const CompiledSite &m_site;
    const GoalQuestion &m_question;
    std::chrono::sys_days m_day;
    exact::AskedAgents m_all;
    Adopted m_adopted;
};

} // namespace

Adopted adoptGoals(const CompiledSite &site, const GoalQuestion &question) {
    return Adopting(site, question).run();
}

} // namespace gatepost::goals
