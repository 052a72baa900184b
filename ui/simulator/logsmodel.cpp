// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/logsmodel.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"

#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>

namespace gatepost::ui {

namespace {

using logs::HitClass;

QString number(quint64 count) {
    return QLocale().toString(count);
}

QString numberOrNone(quint64 count) {
    return count == 0 ? QStringLiteral("–") : number(count);
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
    if (!agent.claimsToObey())
        said << LogAgentsModel::tr("%1 does not claim to obey robots.txt.").arg(nameOf(agent));
    if (denied == 0)
        said << LogAgentsModel::tr("%1 did nothing that was denied (requests: %2).")
                    .arg(nameOf(agent), number(total.requests));
    else
        said << LogAgentsModel::tr("%1 asked for denied paths %2 times and was served %3 times.")
                    .arg(nameOf(agent), number(denied), number(total.servedDenied));
    if (total.informed > 0)
        said << LogAgentsModel::tr("Of these, %1 came after it had read the rule that denies them.")
                    .arg(number(total.informed));
    if (total.of(HitClass::Grace) > 0)
        said << LogAgentsModel::tr("Another %1 are within a day of a change of the rules, when a "
                                   "copy may still be old.")
                    .arg(number(total.of(HitClass::Grace)));
    if (total.of(HitClass::Closed) > 0)
        said << LogAgentsModel::tr("It came %1 times outside its hours.")
                    .arg(number(total.of(HitClass::Closed)));
    if (agent.pace.statedSeconds && tooFast(agent.pace) > 0)
        said << LogAgentsModel::tr(
                    "%1 of its requests came faster than the stated %2; its busiest minute had %3.")
                    .arg(tooFastText(agent.pace), paceText(*agent.pace.statedSeconds),
                         number(agent.pace.worstMinute));
    if (readsOf(agent) == nullptr)
        said << LogAgentsModel::tr("It never got robots.txt.");
    if (result.report.agents.empty())
        return {};
    return sentencesText(said);
}

// ---- agents --------------------------------------------------------------------------------------

void LogAgentsModel::setResult(std::shared_ptr<const LogResult> result) {
    beginResetModel();
    m_result = std::move(result);
    m_rows.clear();
    if (m_result)
        for (const bool obeys : {true, false})
            for (const logs::AgentReport &agent : m_result->report.agents)
                if (agent.claimsToObey() == obeys)
                    m_rows.push_back(&agent);
    endResetModel();
}

int LogAgentsModel::rowOf(std::string_view name) const {
    const auto found = std::ranges::find(m_rows, name, &logs::AgentReport::name);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void LogAgentsModel::sort(int column, Qt::SortOrder order) {
    const auto value = [column](const logs::AgentReport *agent) -> double {
        const logs::AgentCounts total = agent->total();
        switch (column) {
        case Requests: return static_cast<double>(total.requests);
        case Denied: return static_cast<double>(deniedOf(total));
        case Informed: return static_cast<double>(total.informed);
        case Grace: return static_cast<double>(total.of(HitClass::Grace));
        case Closed: return static_cast<double>(total.of(HitClass::Closed));
        case TooFast: return tooFast(agent->pace);
        default: return 0;
        }
    };
    beginResetModel();
    std::ranges::stable_sort(m_rows, [&](const auto *a, const auto *b) {
        const bool isLess = order == Qt::AscendingOrder;
        if (column == Agent || column == Verified || column == Reads) {
            const QString first = shown(*a, column);
            const QString second = shown(*b, column);
            const int compared = QString::localeAwareCompare(first, second);
            return isLess ? compared < 0 : compared > 0;
        }
        return isLess ? value(a) < value(b) : value(a) > value(b);
    });
    endResetModel();
}

int LogAgentsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int LogAgentsModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString LogAgentsModel::shown(const logs::AgentReport &agent, int column) const {
    const logs::AgentCounts total = agent.total();
    switch (column) {
    case Agent:
        return logs::isUnknownName(agent.name) ? tr("%1 (unknown)").arg(nameOf(agent))
                                               : text(agent.name);
    case Verified: return verifiedText(agent);
    case Requests: return number(total.requests);
    case Denied: return numberOrNone(deniedOf(total));
    case Informed: return numberOrNone(total.informed);
    case Grace: return numberOrNone(total.of(HitClass::Grace));
    case Closed: return numberOrNone(total.of(HitClass::Closed));
    case TooFast: {
        const QString share = tooFastText(agent.pace);
        return share.isEmpty() ? QStringLiteral("–") : share;
    }
    case Reads: return readsText(agent);
    default: return {};
    }
}

QVariant LogAgentsModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const logs::AgentReport &agent = *m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return shown(agent, column);
    case Qt::ToolTipRole: return storyOf(*m_result, agent);
    case Qt::AccessibleTextRole:
        return column == Agent ? QVariant(storyOf(*m_result, agent))
                               : QVariant(shown(agent, column));
    case Qt::TextAlignmentRole:
        return column == Agent || column == Verified || column == Reads
                   ? QVariant(int(Qt::AlignLeft | Qt::AlignVCenter))
                   : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
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

QVariant LogAgentsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return {};
    if (role == Qt::DisplayRole)
        switch (section) {
        case Agent: return tr("Agent");
        case Verified: return tr("Verified");
        case Requests: return tr("Requests");
        case Denied: return tr("Denied");
        case Informed: return tr("Informed");
        case Grace: return tr("Grace");
        case Closed: return tr("Closed");
        case TooFast: return tr("Too fast");
        case Reads: return tr("Reads robots.txt");
        default: return {};
        }
    if (role == Qt::ToolTipRole)
        switch (section) {
        case Verified: return tr("Whether its addresses are those that its operator publishes");
        case Denied:
            return tr("Requests that every version of the policy of the last 24 hours denies");
        case Informed: return tr("Denied requests after it had read the rule that denies them");
        case Grace: return tr("Denied, but a copy of the rules that is a day old allows it");
        case Closed: return tr("Requests outside the hours of Visit-time");
        case TooFast: return tr("Share of requests that came faster than the stated pace");
        default: return {};
        }
    return {};
}

// ---- rules and paths -----------------------------------------------------------------------------

void LogRulesModel::setAgent(std::shared_ptr<const LogResult> result,
                             const logs::AgentReport *agent) {
    beginResetModel();
    m_result = std::move(result);
    m_rows.clear();
    if (agent != nullptr)
        for (const logs::BrokenRule &rule : agent->rules) {
            m_rows.push_back({&rule, {}, rule.requests});
            for (const auto &[path, count] : rule.top)
                m_rows.push_back({&rule, text(path), count});
        }
    endResetModel();
}

int LogRulesModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int LogRulesModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogRulesModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isRule = row.path.isEmpty();
    if (role == Qt::FontRole && isRule) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::TextAlignmentRole && index.column() == Requests)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case What:
        if (isRule)
            return tr("%1 line %2: %3")
                .arg(text(row.rule->file))
                .arg(row.rule->line)
                .arg(text(row.rule->text));
        return role == Qt::DisplayRole ? QStringLiteral("    ") + row.path : row.path;
    case Version: return isRule ? text(m_result->history.version(row.rule->version).id) : QString();
    case Requests:
        return row.rule->topIsComplete || isRule ? number(row.requests)
                                                 : tr("%1 in the sample").arg(number(row.requests));
    default: return {};
    }
}

QVariant LogRulesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What: return tr("Rule and paths");
    case Version: return tr("Version");
    case Requests: return tr("Requests");
    default: return {};
    }
}

// ---- rules that decided nothing ------------------------------------------------------------------

void LogIdleModel::setResult(std::shared_ptr<const LogResult> result) {
    beginResetModel();
    m_result = std::move(result);
    endResetModel();
}

const logs::IdleRule &LogIdleModel::rule(int row) const {
    return m_result->report.idle[static_cast<std::size_t>(row)];
}

int LogIdleModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() || !m_result ? 0 : static_cast<int>(m_result->report.idle.size());
}
int LogIdleModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogIdleModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole))
        return {};
    const logs::IdleRule &rule = this->rule(index.row());
    switch (index.column()) {
    case Place: return tr("%1 line %2").arg(text(rule.file)).arg(rule.line);
    case Line: return text(rule.text);
    case Agents: {
        QStringList names;
        for (const std::string &agent : rule.agents)
            names << text(agent);
        return listText(names);
    }
    default: return {};
    }
}

QVariant LogIdleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Place: return tr("Place");
    case Line: return tr("Line");
    case Agents: return tr("For");
    default: return {};
    }
}

} // namespace gatepost::ui
