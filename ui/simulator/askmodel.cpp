// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/askmodel.h"

#include "core/value/url.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
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
                           : AskModel::tr("%1 old; expired (answers last 24 hours)").arg(old);
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

// ---- what an editor takes ------------------------------------------------------------------------

namespace {

bool setDirective(AskAnswer &answer, const QString &typed) {
    const auto id = dialect(DialectId::Robots2).idOf(typed.toStdString());
    if (!std::ranges::contains(useDirectives(), id))
        return false;
    answer.directive = id;
    return true;
}

bool setAgent(AskAnswer &answer, const QString &typed) {
    if (typed.isEmpty() || typed == QLatin1String("*")) {
        answer.agent.clear();
        return true;
    }
    const auto agent = identify(typed.toStdString());
    if (agent)
        answer.agent = agent->ownToken; // what rows are compared with (section 7)
    return agent.has_value();
}

bool setStatus(AskAnswer &answer, const QString &typed) {
    bool isNumber = false;
    const int status = typed.toInt(&isNumber);
    if (!isNumber || status < 100 || status > 599)
        return false;
    answer.status = status;
    return true;
}

bool setScopes(AskAnswer &answer, const QString &typed) {
    answer.scopes.clear();
    for (const QString &scope : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        answer.scopes.push_back(scope.toStdString());
    return true;
}

bool setAskedAt(AskAnswer &answer, const QString &typed) {
    const auto at = parseInstant(typed.toStdString());
    if (!typed.isEmpty() && !at)
        return false;
    answer.askedAt = typed.isEmpty() ? std::nullopt : std::optional(*at);
    return true;
}

QString scopesText(const AskAnswer &answer) {
    QStringList scopes;
    for (const std::string &scope : answer.scopes)
        scopes << text(scope);
    return scopes.join(QLatin1Char(' '));
}

} // namespace

// ---- the table -----------------------------------------------------------------------------------

AskModel::AskModel(QObject *parent) : RowTable(parent) {
    const auto orElse = [](const QString &said, const QString &otherwise) {
        return said.isEmpty() ? otherwise : said;
    };
    const auto agent = [](const AskAnswer &answer) { return text(answer.agent); };
    const auto decision = [](const AskAnswer &answer) { return text(answer.decision); };
    const auto askedAt = [](const AskAnswer &answer) {
        return answer.askedAt ? instantText(*answer.askedAt) : QString();
    };
    setColumns(
        {{.head = tr("Directive"),
          .shown = [](const AskAnswer &answer) { return text(directiveName(answer.directive)); },
          .set = setDirective},
         {.head = tr("Agent"),
          .shown =
              [=](const AskAnswer &answer) { return orElse(agent(answer), tr("every agent")); },
          .edited = agent,
          .set = setAgent},
         {.head = tr("Status"), .shown = &AskAnswer::status, .set = setStatus},
         {.head = tr("Decision"),
          .shown = [=](const AskAnswer &answer) { return orElse(decision(answer), tr("(none)")); },
          .edited = decision,
          .set =
              [](AskAnswer &answer, const QString &typed) {
                  answer.decision = typed.toLower().toStdString();
                  return true;
              }},
         {.head = tr("Scopes"),
          .shown =
              [=](const AskAnswer &answer) {
                  return orElse(scopesText(answer), tr("the whole site"));
              },
          .edited = scopesText,
          .set = setScopes},
         {.head = tr("Asked at"),
          .shown =
              [=](const AskAnswer &answer) {
                  return orElse(askedAt(answer), tr("the question's time"));
              },
          .edited = askedAt,
          .set = setAskedAt},
         {.head = tr("Age at the question's time"),
          .shown = [this](const AskAnswer &answer) { return cacheAge(answer, m_at); }}});
}

void AskModel::setRehearsal(const AskRehearsal &rehearsal, Instant at) {
    m_endpointAbsent = rehearsal.endpointAbsent;
    m_at = at;
    m_deciding.reset();
    setRows(rehearsal.answers);
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
    allChanged({Qt::FontRole});
}

QVariant AskModel::special(const QModelIndex &index, int role) const {
    if (role != Qt::FontRole || m_deciding != static_cast<std::size_t>(index.row()))
        return {};
    QFont bold;
    bold.setBold(true);
    return bold;
}

} // namespace gatepost::ui
