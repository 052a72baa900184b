// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/simulator/agentbox.h"

#include "core/agents/agentorder.h"
#include "core/agents/purpose.h"
#include "ui/bridge/look.h"
#include "ui/bridge/rowcolors.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/site/useragents.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>
#include <map>
#include <tuple>

namespace gatepost::ui {

namespace {

constexpr int kShownRows = 24;

std::vector<const KnownAgent *> byFame(const Registry &registry) {
    std::vector<const KnownAgent *> agents;
    for (const KnownAgent &agent : registry.agents())
        agents.push_back(&agent);
    std::ranges::stable_sort(agents, {}, [](const KnownAgent *agent) { return fameOf(*agent); });
    return agents;
}

/// The registry for completion: found by any part of token or operator, the token goes into the field.
QStandardItemModel *completionModel(QObject *parent) {
    auto *model = new QStandardItemModel(parent);
    for (const KnownAgent *agent : byFame(UserAgents::instance().registry())) {
        auto *item = new QStandardItem(
            QStringLiteral("%1 — %2").arg(text(agent->token), agentFacts(*agent)));
        item->setData(text(agent->token), AgentBox::kTokenRole);
        model->appendRow(item);
    }
    return model;
}

/// Completes by what is shown, inserts the token.
class AgentCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;
    QString pathFromIndex(const QModelIndex &index) const override {
        return index.data(AgentBox::kTokenRole).toString();
    }
};

/// The operator at the end of a row.
class OperatorDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const QString words = index.data(AgentBox::kOperatorRole).toString();
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width() + option.fontMetrics.horizontalAdvance(words) + 24, size.height()};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QString words = index.data(AgentBox::kOperatorRole).toString();
        if (words.isEmpty())
            return;
        painter->save();
        painter->setPen(rowInk(option, QPalette::PlaceholderText));
        const int flags =
            int(option.direction == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight) |
            int(Qt::AlignAbsolute) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);
        painter->drawText(option.rect.adjusted(8, 0, -8, 0), flags, words);
        painter->restore();
    }
};

} // namespace

QString agentFacts(const KnownAgent &agent) {
    QStringList facts{text(agent.operatorName), categoryText(agent.category)};
    switch (agent.kind) {
    case AgentKind::Crawler: break;
    case AgentKind::UserFetcher: facts << AgentBox::tr("fetches for a user"); break;
    case AgentKind::PolicyToken: facts << AgentBox::tr("never fetches: about use"); break;
    case AgentKind::Library: facts << AgentBox::tr("software library"); break;
    }
    facts.removeAll(QString());
    return factsText(facts);
}

class AgentBox::Edit : public QLineEdit {
public:
    using QLineEdit::QLineEdit;
    void setFacts(const QString &facts) {
        if (facts == m_facts)
            return;
        m_facts = facts;
        update();
    }

protected:
    void paintEvent(QPaintEvent *event) override {
        QLineEdit::paintEvent(event);
        const int used = fontMetrics().horizontalAdvance(text()) + 16;
        const int free = width() - used - 6;
        if (m_facts.isEmpty() || text().isEmpty() || free < 6 * fontMetrics().averageCharWidth())
            return;
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRect(used, 0, free, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_facts, Qt::ElideRight, free));
    }

private:
    QString m_facts;
};

AgentBox::AgentBox(QWidget *parent) : QComboBox(parent), m_edit(new Edit(this)) {
    setEditable(true);
    setLineEdit(m_edit);
    setInsertPolicy(QComboBox::NoInsert);
    setMaxVisibleItems(kShownRows);
    auto *completer = new AgentCompleter(completionModel(this), this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    setCompleter(completer);
    const int wide = 64 * fontMetrics().averageCharWidth(); // who it is, too
    completer->popup()->setMinimumWidth(wide);
    view()->setMinimumWidth(wide);
    setItemDelegate(new OperatorDelegate(this));
    m_edit->setLayoutDirection(Qt::LeftToRight);
    m_edit->setPlaceholderText(tr("agent, identity or User-Agent header"));
}

void AgentBox::setFacts(const QString &facts) {
    m_edit->setFacts(facts);
}

void AgentBox::fill(const Registry &registry, const QStringList &recent) {
    const QSignalBlocker blocker(this);
    const QString typed = currentText();
    clear();
    auto *rows = qobject_cast<QStandardItemModel *>(model());
    const auto heading = [&](const QString &said) {
        auto *item = new QStandardItem(said);
        item->setFlags(Qt::NoItemFlags);
        QFont bold = font();
        bold.setBold(true);
        item->setFont(bold);
        rows->appendRow(item);
    };
    const auto add = [&](const QString &name, const KnownAgent *known) {
        auto *item = new QStandardItem(name);
        if (known) {
            item->setData(text(known->operatorName), kOperatorRole);
            item->setToolTip(agentFacts(*known));
        }
        rows->appendRow(item);
    };
    if (!recent.isEmpty())
        heading(tr("Recent"));
    for (const QString &name : recent)
        add(name, registry.find(name.toStdString()));
    std::map<Purpose, std::vector<const KnownAgent *>> groups;
    for (const KnownAgent *agent : byFame(registry))
        groups[purposeOf(*agent)].push_back(agent);
    for (const auto &[purpose, agents] : groups) {
        heading(text(purposeName(purpose)));
        for (const KnownAgent *agent : agents)
            add(text(agent->token), agent);
    }
    setCurrentIndex(-1);
    setEditText(typed);
}

} // namespace gatepost::ui
