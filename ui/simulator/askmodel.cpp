// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/askmodel.h"

#include "core/value/url.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"

#include <QFont>

#include <algorithm>
#include <chrono>
#include <format>

namespace gatepost::ui {

namespace {

using std::chrono::hours;

QString statusText(int status) {
    switch (status) {
    case 200: return QStringLiteral("OK");
    case 404: return QStringLiteral("Not Found");
    case 429: return QStringLiteral("Too Many Requests");
    case 500: return QStringLiteral("Internal Server Error");
    case 503: return QStringLiteral("Service Unavailable");
    default: return {};
    }
}

} // namespace

QStringList askableDirectives() {
    QStringList names;
    for (const DirectiveId id : useDirectives()) {
        const auto *row = dialect(DialectId::Robots2).find(id);
        if (row &&
            std::ranges::any_of(row->words, [](const Word &word) { return word.name == "ask"; }))
            names << text(row->name);
    }
    return names;
}

QString cacheAge(const AskAnswer &answer, Instant at) {
    if (!answer.askedAt)
        return AskModel::tr("at the question's time");
    if (*answer.askedAt > at)
        return AskModel::tr("not asked yet: %1 after the question")
            .arg(durationText((*answer.askedAt - at).count()));
    const auto age = at - *answer.askedAt;
    const QString old = durationText(age.count());
    if (answer.status == 429)
        return AskModel::tr("%1 old: to be asked again later").arg(old);
    if (answer.status != 200 || (answer.decision != "allow" && answer.decision != "allow-once"))
        return AskModel::tr("%1 old: no").arg(old);
    if (answer.decision == "allow-once")
        return age.count() == 0 ? AskModel::tr("applies to this one request")
                                : AskModel::tr("%1 old: was for one request").arg(old);
    return age < hours(24) ? AskModel::tr("%1 old, valid for another %2")
                                 .arg(old, durationText((hours(24) - age).count()))
                           : AskModel::tr("%1 old: over after 24 hours").arg(old);
}

QString hostOf(const Site &site, std::string_view url) {
    const auto host = [](std::string_view absolute) {
        const std::string origin = originOfUrl(absolute);
        const std::size_t slashes = origin.find("//");
        return slashes == std::string::npos ? QString() : text(origin.substr(slashes + 2));
    };
    if (const QString asked = host(url); !asked.isEmpty())
        return asked;
    if (site.file(FileRole::Robots))
        for (const Line &line : site.file(FileRole::Robots)->lines())
            if (line.is(DirectiveId::Sitemap))
                if (const QString named = host(site.file(FileRole::Robots)->value(line));
                    !named.isEmpty())
                    return named;
    return {};
}

QString httpExchange(DirectiveId directive, const QString &host, const QString &identity,
                     const AskRehearsal &rehearsal, const AskAnswer *answer) {
    QString out = QStringLiteral("HEAD %1 HTTP/1.1\nHost: %2\nX-Agent-Identity: %3\n\n")
                      .arg(text(askTarget(directive, identity.toStdString())),
                           host.isEmpty() ? AskModel::tr("(the site's host)") : host, identity);
    if (rehearsal.endpointAbsent)
        return out + QStringLiteral("HTTP/1.1 404 Not Found\n\n") +
               AskModel::tr("→ The endpoint is absent: every ask is “no”.");
    if (!answer)
        return out + AskModel::tr("→ No answer is rehearsed: it stays “ask”.");
    out += QStringLiteral("HTTP/1.1 %1 %2")
               .arg(answer->status)
               .arg(statusText(answer->status))
               .trimmed() +
           QLatin1Char('\n');
    if (!answer->decision.empty())
        out += QStringLiteral("X-Robots2-Decision: %1\n").arg(text(answer->decision));
    for (const std::string &scope : answer->scopes)
        out += QStringLiteral("X-Robots2-Scope: %1\n").arg(text(scope));
    if (answer->askedAt)
        out += QStringLiteral("Date: %1\n")
                   .arg(QString::fromStdString(
                       std::format("{:%a, %d %b %Y %H:%M:%S} GMT", *answer->askedAt)));
    return out;
}

void AskModel::setRehearsal(AskRehearsal rehearsal, Instant at) {
    beginResetModel();
    m_rehearsal = std::move(rehearsal);
    m_at = at;
    m_deciding.reset();
    endResetModel();
}

void AskModel::setTime(Instant at) {
    m_at = at;
    if (rowCount() > 0)
        emit dataChanged(index(0, Age), index(rowCount() - 1, Age));
}

void AskModel::setDeciding(std::optional<std::size_t> row) {
    if (row == m_deciding)
        return;
    m_deciding = row;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::FontRole});
}

int AskModel::addAnswer(AskAnswer answer) {
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_rehearsal.answers.push_back(std::move(answer));
    endInsertRows();
    emit edited();
    return row;
}

bool AskModel::removeRows(int row, int count, const QModelIndex &parent) {
    if (parent.isValid() || row < 0 || count < 1 || row + count > rowCount())
        return false;
    beginRemoveRows({}, row, row + count - 1);
    m_rehearsal.answers.erase(m_rehearsal.answers.begin() + row,
                              m_rehearsal.answers.begin() + row + count);
    endRemoveRows();
    emit edited();
    return true;
}

int AskModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rehearsal.answers.size());
}
int AskModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags AskModel::flags(const QModelIndex &index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() != Age)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant AskModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const AskAnswer &answer = m_rehearsal.answers[row];
    if (role == Qt::FontRole && m_deciding == row) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole &&
        role != Qt::AccessibleTextRole)
        return {};
    const bool edit = role == Qt::EditRole;
    switch (index.column()) {
    case Directive: return text(directiveName(answer.directive));
    case Agent:
        return answer.agent.empty() ? (edit ? QString() : tr("every agent")) : text(answer.agent);
    case Status: return answer.status;
    case Decision: return answer.decision.empty() && !edit ? tr("(none)") : text(answer.decision);
    case Scopes: {
        QStringList scopes;
        for (const std::string &scope : answer.scopes)
            scopes << text(scope);
        return scopes.isEmpty() && !edit ? tr("the whole site") : scopes.join(QLatin1Char(' '));
    }
    case AskedAt:
        return answer.askedAt ? text(formatInstant(*answer.askedAt))
               : edit         ? QString()
                              : tr("the question's time");
    case Age: return cacheAge(answer, m_at);
    default: return {};
    }
}

bool AskModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    AskAnswer &answer = m_rehearsal.answers[static_cast<std::size_t>(index.row())];
    const QString typed = value.toString().trimmed();
    switch (index.column()) {
    case Directive: {
        const auto id = dialect(DialectId::Robots2).idOf(typed.toStdString());
        if (!std::ranges::contains(useDirectives(), id))
            return false;
        answer.directive = id;
        break;
    }
    case Agent: {
        if (typed.isEmpty() || typed == QLatin1String("*")) {
            answer.agent.clear();
            break;
        }
        const auto agent = identify(typed.toStdString());
        if (!agent)
            return false;
        answer.agent = agent->ownToken; // what rows are compared with (section 7)
        break;
    }
    case Status: {
        bool isNumber = false;
        const int status = typed.toInt(&isNumber);
        if (!isNumber || status < 100 || status > 599)
            return false;
        answer.status = status;
        break;
    }
    case Decision: answer.decision = typed.toLower().toStdString(); break;
    case Scopes:
        answer.scopes.clear();
        for (const QString &scope : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            answer.scopes.push_back(scope.toStdString());
        break;
    case AskedAt:
        if (typed.isEmpty()) {
            answer.askedAt.reset();
        } else if (const auto at = parseInstant(typed.toStdString())) {
            answer.askedAt = at;
        } else {
            return false;
        }
        break;
    default: return false;
    }
    emit dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    emit edited();
    return true;
}

QVariant AskModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Directive: return tr("Directive");
    case Agent: return tr("Agent");
    case Status: return tr("Status");
    case Decision: return tr("Decision");
    case Scopes: return tr("Scopes");
    case AskedAt: return tr("Asked at");
    case Age: return tr("Age at the question's time");
    default: return {};
    }
}

} // namespace gatepost::ui
