// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalrow.h"

#include "core/agents/agentorder.h"
#include "core/agents/distinctagents.h"
#include "core/agents/purpose.h"
#include "core/goals/words.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace gatepost::ui {

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::GoalRows)
};

constexpr std::size_t kMostNamed = 8; // in a tooltip

QString windowsText(const std::vector<TimeWindow> &windows) {
    QStringList all;
    for (const TimeWindow &window : windows)
        all << windowText(window);
    return listText(all);
}

QString pathsText(const std::vector<std::string> &paths) {
    if (paths.size() > 2)
        return RowWords::tr("%n path(s)", nullptr, static_cast<int>(paths.size()));
    QStringList all;
    for (const std::string &path : paths)
        all << text(path);
    return listText(all);
}

/// Which paths and hours a goal that lets in is about, as facts.
QStringList placesOf(const Goal &goal) {
    QStringList facts;
    if (goal.hours)
        facts << windowsText(goal.windows);
    if (!goal.only.empty())
        facts << RowWords::tr("only %1").arg(pathsText(goal.only));
    else if (!goal.closed.empty())
        facts << RowWords::tr("not %1").arg(pathsText(goal.closed));
    else if (!goal.hours)
        facts << RowWords::tr("every path and hour");
    if (goal.pace)
        facts << paceText(*goal.pace);
    return facts;
}

QStringList reachFacts(const GoalReach &reach) {
    QStringList facts;
    if (reach.obey > 0)
        facts << RowWords::tr("%Ln obey", "agents, beside “Keep out”", reach.obey);
    if (reach.ignore > 0)
        facts << RowWords::tr("%Ln do not", "agents that do not obey, beside “Keep out”",
                              reach.ignore);
    if (reach.silent > 0)
        facts << RowWords::tr("%Ln say nothing",
                              "agents of which it is not known, beside “Keep out”", reach.silent);
    return facts;
}

/// Of a goal that is true: what was chosen, read back.
QStringList trueFacts(const Goal &goal, const ProvedGoal &proved) {
    const GoalReach reach = GoalReach::of(proved.members);
    QStringList facts;
    switch (goal.is) {
    case Stance::Welcome:
    case Stance::Open:
        facts = placesOf(goal);
        if (reach.ignore > 0)
            facts << RowWords::tr("%Ln do not obey robots.txt", nullptr, reach.ignore);
        break;
    case Stance::Out: facts = reachFacts(reach); break;
    case Stance::Ask:
        facts << (goal.otherwise == Stance::Out
                      ? RowWords::tr("kept out until you add an exception")
                      : RowWords::tr("may come, and is asked to ask first"));
        break;
    case Stance::Pay:
        facts << (goal.otherwise == Stance::Out ? RowWords::tr("kept out without a licence")
                                                : RowWords::tr("may come; use needs a licence"));
        break;
    }
    if (!goal.exceptions.empty())
        facts << RowWords::tr("%Ln exception(s)", nullptr,
                              static_cast<int>(goal.exceptions.size()));
    return facts;
}

/// A claim that the files make and that nobody is known to read, other than of use, which is so of every goal.
bool isUnread(const Goal &goal) {
    const bool asks = goal.is == Stance::Ask && goal.otherwise == Stance::Open;
    return goal.hours.has_value() || asks;
}

void readFailure(const goals::GoalState &state, GoalRow &row) {
    QStringList facts;
    if (state.counterExample) {
        const goals::CounterExample &example = *state.counterExample;
        const Verdict &verdict = example.verdict;
        const bool isLater = verdict.fetch.decision == Decision::Later &&
                             example.claim.what == goals::Claim::What::Fetch;
        facts << (isLater ? RowWords::tr("%1 may not fetch %2 at %3 UTC")
                                .arg(text(nameOf(example.agent)), text(verdict.path),
                                     clockText(minuteOfDay(verdict.at)))
                          : text(example.text));
        row.why = example.verdict.fetch.line;
        Question question;
        question.agent = text(nameOf(example.agent));
        if (!example.agent.isNamed()) // no file and no list knows the name: it is made for asking
            question.agent = text(example.agent.identity.name);
        if (example.agent.identity.categorySource == CategorySource::Identity)
            question.category = example.agent.identity.category;
        question.url = text(example.verdict.path);
        question.at = example.verdict.at;
        question.reading = example.claim.reading;
        row.example = question;
    }
    const auto uncovered = static_cast<int>(state.uncovered.size());
    if (uncovered > 1)
        facts << RowWords::tr("no line names %Ln agent(s)", nullptr, uncovered);
    row.words = factsText(facts);
}

QString namesText(std::vector<std::string> names) {
    std::ranges::stable_sort(names, {}, [](const std::string &name) { return noticeOf(name); });
    QStringList said;
    for (const std::string &name : names) {
        if (said.size() == static_cast<qsizetype>(kMostNamed))
            break;
        said << text(name);
    }
    const auto more = static_cast<int>(names.size()) - static_cast<int>(said.size());
    return more > 0 ? RowWords::tr("%1 and %Ln more", nullptr, more).arg(listText(said))
                    : listText(said);
}

QString moreOf(const goals::GoalState &state) {
    QStringList said;
    if (!state.uncovered.empty()) {
        std::vector<std::string> names;
        for (const goals::Uncovered &each : state.uncovered)
            names.push_back(each.agent);
        said << RowWords::tr("No line names: %1.").arg(namesText(std::move(names)));
    }
    if (!state.unbound.empty())
        said << RowWords::tr(
                    "Documented to ignore robots.txt, so that only a server can refuse them: %1.")
                    .arg(namesText(state.unbound));
    for (const Message &each : state.unsaid)
        said << RowWords::tr("%1.").arg(text(each));
    for (const Message &each : state.unproven)
        said << RowWords::tr("%1.").arg(text(each));
    return said.join(QLatin1Char('\n'));
}

/// Who came though the goal keeps it out.
std::optional<GoalVisitor> worstVisitor(const ProvedGoal &proved,
                                        const std::vector<GoalVisitor> &visitors) {
    std::optional<GoalVisitor> worst;
    for (const GoalVisitor &each : visitors)
        if (each.requests > 0 && (!worst || each.requests > worst->requests) &&
            std::ranges::any_of(proved.members, [&](const GoalMember &member) {
                return member.known && member.known->token == each.token;
            }))
            worst = each;
    return worst;
}

GoalRow readRow(const Goal &goal, const ProvedGoal &proved,
                const std::vector<GoalVisitor> &visitors) {
    GoalRow row;
    const goals::GoalState &state = proved.state;
    row.agents = static_cast<int>(
        std::ranges::count_if(proved.members, &GoalMember::named)); // as the map counts
    row.more = moreOf(state);
    switch (state.proof) {
    case exact::Proof::Fails:
        row.sign = GoalRow::Sign::False;
        readFailure(state, row);
        break;
    case exact::Proof::Open:
        row.sign = GoalRow::Sign::Open;
        row.words = state.unproven.empty()
                        ? RowWords::tr("not decided")
                        : RowWords::tr("not decided: %1").arg(text(state.unproven.front()));
        break;
    case exact::Proof::Holds: {
        QStringList facts = trueFacts(goal, proved);
        row.sign = GoalRow::Sign::True;
        if (isUnread(goal)) {
            row.sign = GoalRow::Sign::Partly;
            facts << RowWords::tr("not known to be read");
        }
        if (!state.unsaid.empty()) {
            row.sign = GoalRow::Sign::Partly;
            facts << text(state.unsaid.front());
        }
        row.words = factsText(facts);
        break;
    }
    }
    const bool keepsOut = !letsIn(goal.is) && goal.otherwise == Stance::Out;
    row.canExport = keepsOut && !state.unbound.empty();
    if (keepsOut)
        if (const auto worst = worstVisitor(proved, visitors)) {
            row.canExport = true;
            row.words = factsText(
                {row.words, RowWords::tr("%1 came %2 times all the same")
                                .arg(text(worst->token), QLocale().toString(worst->requests))});
        }
    return row;
}

int agentsOf(const Goals &goals, Purpose purpose, const Registry &registry) {
    return static_cast<int>(
        std::ranges::count_if(distinctAgents(registry), [&](const KnownAgent *agent) {
            return canBeWished(*agent) && goals::purposeFor(goals, *agent) == purpose;
        }));
}

} // namespace

GoalReach GoalReach::of(const std::vector<GoalMember> &members) {
    GoalReach reach;
    for (const GoalMember &member : members)
        switch (member.obeys()) {
        case Documented::Yes: ++reach.obey; break;
        case Documented::No: ++reach.ignore; break;
        case Documented::Unknown: ++reach.silent; break;
        }
    return reach;
}

std::array<Purpose, kPurposeCount> goalOrder() {
    return {Purpose::Search,      Purpose::UserFetch, Purpose::Training,
            Purpose::Research,    Purpose::Making,    Purpose::Monitoring,
            Purpose::Advertising, Purpose::Archives,  Purpose::Other};
}

Tone toneOf(GoalRow::Sign sign) {
    switch (sign) {
    case GoalRow::Sign::True: return Tone::Allow;
    case GoalRow::Sign::Partly: return Tone::Part;
    case GoalRow::Sign::False: return Tone::Error;
    case GoalRow::Sign::Open: return Tone::Ask;
    case GoalRow::Sign::None:
    case GoalRow::Sign::Pending: break;
    }
    return Tone::Unstated;
}

QString signText(GoalRow::Sign sign) {
    switch (sign) {
    case GoalRow::Sign::True: return QStringLiteral("✓");
    case GoalRow::Sign::Partly: return QStringLiteral("◐");
    case GoalRow::Sign::False: return QStringLiteral("✕");
    case GoalRow::Sign::Open: return QStringLiteral("?");
    case GoalRow::Sign::Pending: return QStringLiteral("…");
    case GoalRow::Sign::None: break;
    }
    return QStringLiteral("–");
}

QString signInWords(GoalRow::Sign sign) {
    switch (sign) {
    case GoalRow::Sign::True: return RowWords::tr("true");
    case GoalRow::Sign::Partly: return RowWords::tr("said, but not known to be read");
    case GoalRow::Sign::False: return RowWords::tr("not true");
    case GoalRow::Sign::Open: return RowWords::tr("not decided");
    case GoalRow::Sign::Pending: return RowWords::tr("being proved");
    case GoalRow::Sign::None: break;
    }
    return RowWords::tr("no goal");
}

QString stanceText(std::optional<Stance> stance) {
    if (!stance)
        return RowWords::tr("No goal");
    switch (*stance) {
    case Stance::Welcome: return RowWords::tr("Welcome");
    case Stance::Open: return RowWords::tr("Open");
    case Stance::Out: return RowWords::tr("Keep out");
    case Stance::Ask: return RowWords::tr("Ask first");
    case Stance::Pay: return RowWords::tr("With a licence");
    }
    return {};
}

QString stanceHelp(std::optional<Stance> stance) {
    if (!stance)
        return RowWords::tr("Nothing is claimed of these crawlers.");
    switch (*stance) {
    case Stance::Welcome:
        return RowWords::tr("They may come, and the files say that they may use it.");
    case Stance::Open: return RowWords::tr("They may come. Nothing is said of use.");
    case Stance::Out: return RowWords::tr("They may not come, and the files refuse the use.");
    case Stance::Ask: return RowWords::tr("They may come only after asking.");
    case Stance::Pay: return RowWords::tr("They may come only with a licence.");
    }
    return {};
}

QString stepText(Purpose purpose, std::optional<Stance> stance) {
    return RowWords::tr("%1: %2").arg(text(purposeName(purpose)), stanceText(stance));
}

std::vector<GoalRow> goalRows(const std::optional<Goals> &goals, const GoalsResult *result,
                              const Registry &registry, const std::vector<GoalVisitor> &visitors) {
    const Goals wanted = goals.value_or(Goals());
    std::vector<GoalRow> rows;
    for (const Purpose purpose : goalOrder()) {
        const std::optional<Goal> &goal = wanted[purpose];
        const ProvedGoal *proved = goal && result ? result->of(purpose) : nullptr;
        GoalRow row;
        if (proved)
            row = readRow(*goal, *proved, visitors);
        else
            row.agents = agentsOf(wanted, purpose, registry);
        row.purpose = purpose;
        if (goal) {
            row.stance = goal->is;
            if (!proved) {
                row.sign = GoalRow::Sign::Pending;
                row.words = RowWords::tr("being proved");
            }
        } else if (goals && purpose != Purpose::Other && wanted[Purpose::Other]) {
            row.words = RowWords::tr("as “%1”").arg(text(purposeName(Purpose::Other)));
        } else {
            row.words = RowWords::tr("nothing is claimed");
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

GoalsSummary summaryOf(const std::vector<GoalRow> &rows) {
    GoalsSummary summary;
    for (const GoalRow &row : rows)
        switch (row.sign) {
        case GoalRow::Sign::True:
        case GoalRow::Sign::Partly: ++summary.isTrue; break;
        case GoalRow::Sign::False: ++summary.isFalse; break;
        case GoalRow::Sign::Open: ++summary.open; break;
        case GoalRow::Sign::Pending: ++summary.pending; break;
        case GoalRow::Sign::None: break;
        }
    return summary;
}

QString summaryText(const GoalsSummary &summary) {
    if (summary.pending > 0)
        return RowWords::tr("Proving for every crawler, path and hour…");
    QStringList said;
    if (summary.isFalse > 0)
        said << RowWords::tr("%Ln goal(s) are not true yet.", nullptr, summary.isFalse);
    if (summary.open > 0)
        said << RowWords::tr("%Ln goal(s) could not be decided.", nullptr, summary.open);
    if (said.isEmpty())
        return summary.isTrue == 0
                   ? RowWords::tr("Choose what you want, and every crawler is looked at.")
                   : RowWords::tr("What you want is what the files say: %Ln goal(s) are true.",
                                  nullptr, summary.isTrue);
    return sentencesText(said);
}

} // namespace gatepost::ui
