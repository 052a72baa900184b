// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/logsmodel.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QTimeZone>

#include <algorithm>

namespace gatepost::ui {

namespace {

using logs::HitClass;

QString numberOrNone(quint64 count) {
    return count == 0 ? QStringLiteral("–") : numberText(count);
}

quint64 deniedOf(const logs::AgentCounts &counts) {
    return counts.of(HitClass::Denied) + counts.of(HitClass::Honeypot);
}

double tooFast(const logs::AgentPace &pace) {
    return pace.gaps == 0 || pace.below == 0
               ? 0
               : static_cast<double>(pace.below) / static_cast<double>(pace.gaps);
}

const logs::PolicyReads *readsOf(const logs::AgentReport &agent) {
    for (const logs::PolicyReads &reads : agent.reads)
        if (reads.file == FileRole::Robots && reads.got > 0)
            return &reads;
    return nullptr;
}

QString readsText(const logs::AgentReport &agent) {
    const logs::PolicyReads *reads = readsOf(agent);
    if (reads == nullptr)
        return LogAgentsModel::tr("never");
    if (reads->got < 2 || reads->last == reads->first)
        return LogAgentsModel::tr("once");
    return LogAgentsModel::tr("every %1")
        .arg(
            durationText((reads->last - reads->first) / static_cast<std::int64_t>(reads->got - 1)));
}

/// As the rest of the view says it; a log of more than one year says which.
QString dayText(const LogResult &result, std::int64_t time) {
    const auto dateOf = [](std::int64_t at) {
        return QDateTime::fromSecsSinceEpoch(at, QTimeZone::UTC).date();
    };
    const auto &[from, to] = std::pair(result.report.from, result.report.to);
    const bool isOneYear = from && to && dateOf(*from).year() == dateOf(*to).year();
    return isOneYear ? ui::dayText(dateOf(time))
                     : QLocale().toString(dateOf(time), QStringLiteral("d MMM yyyy"));
}

/// Of a request of an agent that ignores robots.txt nothing says that it was denied: nothing keeps it out.
bool isNotJudged(const logs::AgentReport &agent) {
    return agent.known != nullptr && agent.known->obeysRobots == Documented::No;
}

QString verifiedText(const logs::AgentReport &agent) {
    const auto count = [&agent](logs::Verified verified) {
        return agent.byVerified[static_cast<std::size_t>(verified)].requests;
    };
    if (count(logs::Verified::Spoofed) > 0)
        return count(logs::Verified::Verified) > 0 ? LogAgentsModel::tr("in part")
                                                   : LogAgentsModel::tr("no");
    return count(logs::Verified::Verified) > 0       ? LogAgentsModel::tr("yes")
           : count(logs::Verified::Unverifiable) > 0 ? LogAgentsModel::tr("unknown")
                                                     : QStringLiteral("–");
}

} // namespace

QString tooFastText(const logs::AgentPace &pace) {
    const double part = tooFast(pace);
    return part == 0 ? QString()
                     : LogAgentsModel::tr("%1 %", "share")
                           .arg(QLocale().toString(part * 100, 'f', part < 0.1 ? 1 : 0));
}

QString nameOf(const logs::AgentReport &agent) {
    return text(logs::isUnknownName(agent.name) ? agent.name.substr(agent.name.find(' ') + 1)
                                                : agent.name);
}

QString storyOf(const LogResult &result, const logs::AgentReport &agent) {
    const logs::AgentCounts total = agent.total();
    const quint64 denied = deniedOf(total);
    QStringList said;
    if (isNotJudged(agent) && denied == 0)
        said << LogAgentsModel::tr("%1 is documented to ignore robots.txt, so no request counts as "
                                   "denied, whatever your files say (requests: %2).")
                    .arg(nameOf(agent), numberText(total.requests));
    else if (!agent.claimsToObey())
        said << LogAgentsModel::tr("%1 does not claim to obey robots.txt.").arg(nameOf(agent));
    if (denied == 0 && !isNotJudged(agent))
        said << LogAgentsModel::tr("%1 did nothing that was denied (requests: %2).")
                    .arg(nameOf(agent), numberText(total.requests));
    else if (denied > 0)
        said << LogAgentsModel::tr("%1 asked for denied paths %2 times and was served %3 times.")
                    .arg(nameOf(agent), numberText(denied), numberText(total.servedDenied));
    if (agent.firstOffence) {
        const QString first = dayText(result, *agent.firstOffence);
        const QString last = dayText(result, *agent.lastOffence);
        said << (first == last ? LogAgentsModel::tr("It did so on %1.").arg(first)
                               : LogAgentsModel::tr("It did so from %1 to %2.").arg(first, last));
    }
    if (total.informed > 0)
        said << LogAgentsModel::tr("Of these, %1 came after it had read the rule that denies them.")
                    .arg(numberText(total.informed));
    if (total.of(HitClass::Grace) > 0)
        said << LogAgentsModel::tr("Another %1 are within a day of a change of the rules, when a "
                                   "copy may still be old.")
                    .arg(numberText(total.of(HitClass::Grace)));
    if (total.of(HitClass::Closed) > 0)
        said << LogAgentsModel::tr("It came %1 times outside its hours.")
                    .arg(numberText(total.of(HitClass::Closed)));
    if (agent.pace.statedSeconds && tooFast(agent.pace) > 0)
        said << LogAgentsModel::tr(
                    "%1 of its requests came faster than the stated %2; its busiest minute had %3.")
                    .arg(tooFastText(agent.pace), paceText(*agent.pace.statedSeconds),
                         numberText(agent.pace.worstMinute));
    if (readsOf(agent) == nullptr)
        said << LogAgentsModel::tr("It never got robots.txt.");
    if (result.report.agents.empty())
        return {};
    return sentencesText(said);
}

// ---- agents --------------------------------------------------------------------------------------

namespace {

using AgentRow = const logs::AgentReport *;

/// A count that is bad where it is not 0.
RowColumn<AgentRow> countColumn(const QString &head, const QString &tip,
                                quint64 (*count)(const logs::AgentCounts &)) {
    return {
        .head = head,
        .shown = [count](AgentRow agent) { return numberOrNone(count(agent->total())); },
        .tip = tip,
        .alignment = kNumberAlignment,
        .number = [count](AgentRow agent) { return static_cast<double>(count(agent->total())); }};
}

QString shownName(AgentRow agent) {
    return logs::isUnknownName(agent->name) ? LogAgentsModel::tr("%1 (unknown)").arg(nameOf(*agent))
                                            : text(agent->name);
}

} // namespace

LogAgentsModel::LogAgentsModel(QObject *parent) : RowTable(parent) {
    const auto total = [](AgentRow agent) { return agent->total().requests; };
    setColumns(
        {{.head = tr("Agent"), .shown = shownName, .alignment = kTextAlignment},
         {.head = tr("Verified"),
          .shown = [](AgentRow agent) { return verifiedText(*agent); },
          .tip = tr("Whether its addresses are those that its operator publishes"),
          .alignment = kTextAlignment},
         {.head = tr("Requests"),
          .shown = [=](AgentRow agent) { return numberText(total(agent)); },
          .alignment = kNumberAlignment,
          .number = [=](AgentRow agent) { return static_cast<double>(total(agent)); }},
         countColumn(tr("Denied"),
                     tr("Requests that every version of the policy of the last 24 hours denies"),
                     deniedOf),
         countColumn(tr("Knew better"),
                     tr("Denied requests after it had read the rule that denies them"),
                     [](const logs::AgentCounts &counts) -> quint64 { return counts.informed; }),
         countColumn(
             tr("Grace"), tr("Denied, but a copy of the rules that is a day old allows it"),
             [](const logs::AgentCounts &counts) -> quint64 { return counts.of(HitClass::Grace); }),
         countColumn(tr("Closed"), tr("Requests outside the hours of Visit-time"),
                     [](const logs::AgentCounts &counts) -> quint64 {
                         return counts.of(HitClass::Closed);
                     }),
         {.head = tr("Too fast"),
          .shown =
              [](AgentRow agent) {
                  const QString share = tooFastText(agent->pace);
                  return share.isEmpty() ? QStringLiteral("–") : share;
              },
          .tip = tr("Share of requests that came faster than the stated pace"),
          .alignment = kNumberAlignment,
          .number = [](AgentRow agent) { return tooFast(agent->pace); }},
         {.head = tr("Reads robots.txt"),
          .shown = [](AgentRow agent) { return readsText(*agent); },
          .alignment = kTextAlignment},
         {.head = tr("Against the policy"),
          .shown =
              [this](AgentRow agent) {
                  if (!agent->firstOffence)
                      return QStringLiteral("–");
                  const QString first = dayText(*m_result, *agent->firstOffence);
                  const QString last = dayText(*m_result, *agent->lastOffence);
                  return first == last ? first : tr("%1 to %2").arg(first, last);
              },
          .tip = tr("The days of its first and its last request that was denied, outside the hours "
                    "or in a honeypot"),
          .alignment = kTextAlignment,
          .number =
              [](AgentRow agent) { return static_cast<double>(agent->lastOffence.value_or(0)); }}});
}

void LogAgentsModel::setResult(std::shared_ptr<const LogResult> result) {
    m_result.swap(
        result); // the old rows point into the old result: it lives until they are replaced
    std::vector<AgentRow> rows;
    if (m_result)
        for (const bool obeys : {true, false})
            for (const logs::AgentReport &agent : m_result->report.agents)
                if (agent.claimsToObey() == obeys)
                    rows.push_back(&agent);
    setRows(std::move(rows));
}

int LogAgentsModel::rowOf(std::string_view name) const {
    const auto found = std::ranges::find(rows(), name, &logs::AgentReport::name);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

QVariant LogAgentsModel::special(const QModelIndex &index, int role) const {
    const logs::AgentReport &agent = *row(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::ToolTipRole: return storyOf(*m_result, agent);
    case Qt::AccessibleTextRole:
        return column == Agent ? QVariant(storyOf(*m_result, agent)) : QVariant();
    case Qt::ForegroundRole: {
        const bool isBad =
            ((column == Denied || column == Agent) && deniedOf(agent.total()) > 0) ||
            (column == Informed && agent.total().informed > 0) ||
            (column == TooFast && tooFast(agent.pace) > 0) ||
            (column == Verified &&
             agent.byVerified[static_cast<std::size_t>(logs::Verified::Spoofed)].requests > 0);
        return isBad && agent.claimsToObey()
                   ? QVariant(toneColor(Tone::Deny, QGuiApplication::palette()))
                   : QVariant();
    }
    case Qt::FontRole: {
        QFont font;
        font.setItalic(!agent.claimsToObey());
        return agent.claimsToObey() ? QVariant() : QVariant(font);
    }
    default: return {};
    }
}

// ---- rules and paths -----------------------------------------------------------------------------

LogRulesModel::LogRulesModel(QObject *parent) : RowTable(parent) {
    setColumns({{.head = tr("Rule and paths"),
                 .shown =
                     [](const LogRuleRow &row) {
                         if (!row.path.isEmpty())
                             return row.path;
                         return row.rule->line == 0 ? tr("a group that allows only other paths")
                                                    : tr("%1 line %2: %3")
                                                          .arg(text(row.rule->file))
                                                          .arg(row.rule->line)
                                                          .arg(text(row.rule->text));
                     }},
                {.head = tr("Version"),
                 .shown =
                     [this](const LogRuleRow &row) {
                         return row.path.isEmpty()
                                    ? text(m_result->history.version(row.rule->version).id)
                                    : QString();
                     }},
                {.head = tr("Requests"),
                 .shown = [](const LogRuleRow &row) { return numberText(row.requests); },
                 .alignment = kNumberAlignment},
                {.head = tr("First"),
                 .shown =
                     [this](const LogRuleRow &row) {
                         return row.path.isEmpty() ? dayText(*m_result, row.rule->first)
                                                   : QString();
                     }},
                {.head = tr("Last"), .shown = [this](const LogRuleRow &row) {
                     return row.path.isEmpty() ? dayText(*m_result, row.rule->last) : QString();
                 }}});
}

void LogRulesModel::setAgent(std::shared_ptr<const LogResult> result,
                             const logs::AgentReport *agent) {
    m_result.swap(result);
    std::vector<LogRuleRow> rows;
    if (agent != nullptr)
        for (const logs::BrokenRule &rule : agent->rules) {
            rows.push_back({&rule, {}, rule.requests});
            for (const auto &[path, count] : rule.top)
                rows.push_back({&rule, text(path), count});
        }
    setRows(std::move(rows));
}

QVariant LogRulesModel::special(const QModelIndex &index, int role) const {
    const LogRuleRow &row = this->row(index.row());
    if (role == Qt::FontRole && row.path.isEmpty()) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return role == Qt::DisplayRole && index.column() == What && !row.path.isEmpty()
               ? QStringLiteral("    ") + row.path
               : QVariant();
}

// ---- rules that decided nothing ------------------------------------------------------------------

LogIdleModel::LogIdleModel(QObject *parent) : RowTable(parent) {
    setColumns(
        {{.head = tr("Place"),
          .shown =
              [](const logs::IdleRule &rule) {
                  return tr("%1 line %2").arg(text(rule.file)).arg(rule.line);
              }},
         {.head = tr("Line"), .shown = [](const logs::IdleRule &rule) { return text(rule.text); }},
         {.head = tr("For"), .shown = [](const logs::IdleRule &rule) {
              QStringList names;
              for (const std::string &agent : rule.agents)
                  names << text(agent);
              return listText(names);
          }}});
}

// ---- networks of somebody else -------------------------------------------------------------------

LogNetworksModel::LogNetworksModel(QObject *parent) : RowTable(parent) {
    setColumns(
        {{.head = tr("Network"), .shown = [](const LogNetworkRow &row) { return row.network; }},
         {.head = tr("Requests"),
          .shown = [](const LogNetworkRow &row) { return numberText(row.requests); },
          .alignment = kNumberAlignment}});
}

void LogNetworksModel::setAgent(const logs::AgentReport *agent) {
    std::vector<LogNetworkRow> rows;
    if (agent != nullptr)
        for (const auto &[network, count] : agent->spoofedNetworks)
            rows.push_back({text(network), count});
    setRows(std::move(rows));
}

QString LogNetworksModel::list() const {
    QString list;
    for (const LogNetworkRow &row : rows())
        list += row.network + QLatin1Char('\n');
    return list;
}

} // namespace gatepost::ui
