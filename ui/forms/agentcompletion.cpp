// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/agentcompletion.h"

#include "core/agents/agentorder.h"
#include "core/agents/agentpattern.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/site/useragents.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QStandardItemModel>

#include <algorithm>
#include <vector>

namespace gatepost::ui {

namespace {

struct AgentWords {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::AgentWords)
};

} // namespace

TokenCompleter::TokenCompleter(QAbstractItemModel *model, QObject *parent)
    : QCompleter(model, parent) {
    setCaseSensitivity(Qt::CaseInsensitive);
    setCompletionMode(QCompleter::PopupCompletion);
    setMaxVisibleItems(12);
}

QString TokenCompleter::pathFromIndex(const QModelIndex &index) const {
    return index.data(Qt::UserRole).toString();
}

QCompleter *agentCompleter(QObject *parent) {
    // One model for all fields: the registry does not change.
    static auto *model = [] {
        auto *made = new QStandardItemModel(QCoreApplication::instance());
        std::vector<const KnownAgent *> agents;
        for (const KnownAgent &agent : UserAgents::instance().registry().agents())
            agents.push_back(&agent);
        std::ranges::stable_sort(agents, {},
                                 [](const KnownAgent *agent) { return fameOf(*agent); });
        for (const KnownAgent *agent : agents) {
            auto *item = new QStandardItem(
                QStringLiteral("%1   %2").arg(text(agent->token), agentDescription(agent)));
            item->setData(text(agent->token), Qt::UserRole);
            item->setEditable(false);
            made->appendRow(item);
        }
        auto *star = new QStandardItem(QStringLiteral("%1   %2").arg(
            QStringLiteral("*"), AgentWords::tr("every agent that no other group names")));
        star->setData(QStringLiteral("*"), Qt::UserRole);
        made->insertRow(0, star);
        return made;
    }();
    auto *completer = new TokenCompleter(model, parent);
    completer->setFilterMode(Qt::MatchContains);
    return completer;
}

QString agentDescription(const KnownAgent *agent) {
    if (!agent)
        return {};
    QStringList parts;
    if (agent->operatorName != "unknown")
        parts << text(agent->operatorName);
    parts << categoryText(agent->category);
    switch (agent->kind) {
    case AgentKind::Crawler: break;
    case AgentKind::UserFetcher: parts << AgentWords::tr("fetches for a user"); break;
    case AgentKind::PolicyToken: parts << AgentWords::tr("never fetches, is about use"); break;
    case AgentKind::Library: parts << AgentWords::tr("a program library"); break;
    }
    switch (agent->status) {
    case AgentStatus::Current: break;
    case AgentStatus::Retired: parts << AgentWords::tr("retired"); break;
    case AgentStatus::Legacy: parts << AgentWords::tr("old"); break;
    case AgentStatus::Unconfirmed: parts << AgentWords::tr("unconfirmed"); break;
    }
    if (agent->obeysRobots == Documented::No)
        parts << AgentWords::tr("documented not to obey robots.txt");
    if (agent->obeysStar == Documented::No)
        parts << AgentWords::tr("* groups do not reach it");
    return factsText(parts);
}

QString agentWarning(std::string_view value) {
    const std::string_view cut = cutAgentValue(value);
    switch (agentValueKind(cut)) {
    case AgentValueKind::Empty: return AgentWords::tr("Names nobody: write a product token or *.");
    case AgentValueKind::Star: return {};
    case AgentValueKind::Glob:
        return AgentWords::tr(
            "A pattern: this program reads it, but most crawlers compare whole tokens only.");
    case AgentValueKind::Regex:
        if (const auto pattern = AgentPattern::compile(cut); !pattern)
            return AgentWords::tr("Not a valid expression: %1").arg(text(pattern.error()));
        return AgentWords::tr(
            "An expression: this program reads it, but most crawlers compare whole tokens "
            "only.");
    case AgentValueKind::Token: break;
    }
    if (cut.size() != value.size())
        return AgentWords::tr("Ends at its first / or space: it is read as “%1”.")
            .arg(fromBytes(cut));
    if (!isProductToken(cut)) {
        std::size_t end = 0;
        while (end < cut.size() && isProductToken(cut.substr(end, 1)) && cut[end] != '*')
            ++end;
        return AgentWords::tr(
                   "Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.")
            .arg(fromBytes(cut.substr(0, end)));
    }
    return {};
}

} // namespace gatepost::ui
