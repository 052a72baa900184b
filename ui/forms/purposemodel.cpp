// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/ascii.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentcompletion.h"
#include "ui/forms/purposepage.h"
#include "ui/site/statedanswers.h"

#include <QFont>

#include <algorithm>
#include <map>

namespace gatepost::ui {

namespace {

/// Index of a purpose row has no parent: its internal id is kTop, an agent's is its purpose.
constexpr quintptr kTop = ~quintptr{0};

} // namespace

PurposeModel::PurposeModel(SiteModel &site, bool aiOnly, QObject *parent)
    : QAbstractItemModel(parent), m_site(site), m_aiOnly(aiOnly) {
    fill();
    renew();
}

void PurposeModel::fill() {
    std::map<std::string, Known> before;
    for (auto &list : m_known)
        for (const Known &known : list)
            before.emplace(known.agent->token, known);
    m_registry = m_site.analysis().registry();
    m_known = {};
    for (const KnownAgent &agent : m_registry.agents()) {
        if ((m_aiOnly && !agent.ai) || !canBeWished(agent))
            continue;
        Known known{&agent};
        if (const auto old = before.find(agent.token); old != before.end()) {
            known = old->second;
            known.agent = &agent;
        }
        const auto who = identify(agent.token, {}, m_registry);
        known.who = who ? std::optional(*who) : std::nullopt;
        const Purpose purpose = m_byBehaviour ? purposeByBehaviour(agent) : purposeOf(agent);
        m_known[static_cast<std::size_t>(purpose)].push_back(known);
    }
    for (auto &known : m_known)
        std::ranges::stable_sort(known, [](const Known &a, const Known &b) {
            const bool unknownA = a.agent->operatorName == "unknown";
            const bool unknownB = b.agent->operatorName == "unknown";
            return unknownA != unknownB
                       ? unknownB
                       : toLower(a.agent->operatorName) < toLower(b.agent->operatorName);
        });
}

void PurposeModel::setByBehaviour(bool on) {
    if (on == m_byBehaviour)
        return;
    beginResetModel();
    m_byBehaviour = on;
    fill();
    endResetModel();
    renew();
}

bool PurposeModel::isOpen(const Known &known) const {
    return known.decision != Decision::Deny;
}

void PurposeModel::renew() {
    if (m_registry.sha256() != m_site.analysis().registry().sha256()) {
        beginResetModel();
        fill();
        endResetModel();
    }
    const PathQuestion root("/");
    for (auto &list : m_known)
        for (Known &known : list) {
            if (known.who) {
                const auto view = draftOf(m_site)->view(*known.who, Reading::Author);
                known.decision = m_site.analysis()
                                     .compiled()
                                     .fetch(*view, root, m_site.analysis().now())
                                     .decision;
            }
            if (known.changed && known.wanted == isOpen(known))
                known.changed = false;
            if (!known.changed)
                known.wanted = isOpen(known);
        }
    for (int purpose = 0; purpose < rowCount(); ++purpose)
        tellChanged(purpose);
}

void PurposeModel::tellChanged(int purpose) {
    const QModelIndex parent = index(purpose, 0);
    emit dataChanged(parent, index(purpose, ColumnCount - 1));
    if (const int last = rowCount(parent) - 1; last >= 0)
        emit dataChanged(index(0, 0, parent), index(last, ColumnCount - 1, parent));
}

PurposeModel::Standing PurposeModel::standing(Purpose purpose) const {
    Standing now;
    for (const Known &known : m_known[static_cast<std::size_t>(purpose)]) {
        ++now.known;
        now.open += isOpen(known);
        now.asking += known.decision == Decision::Ask;
    }
    return now;
}

void PurposeModel::letIn(Purpose purpose) {
    for (Known &known : m_known[static_cast<std::size_t>(purpose)]) {
        known.wanted = true;
        known.changed = !isOpen(known);
    }
    tellChanged(static_cast<int>(purpose));
}

void PurposeModel::keepOut(Purpose purpose, bool whoObeys) {
    for (Known &known : m_known[static_cast<std::size_t>(purpose)]) {
        known.wanted = whoObeys && !isKnownToObey(*known.agent) && isOpen(known);
        known.changed = known.wanted != isOpen(known);
    }
    tellChanged(static_cast<int>(purpose));
}

std::vector<Identity> PurposeModel::agentsOf(Purpose purpose) const {
    std::vector<Identity> agents;
    for (const Known &known : m_known[static_cast<std::size_t>(purpose)])
        if (known.who)
            agents.push_back(*known.who);
    return agents;
}

void PurposeModel::reset() {
    for (auto &list : m_known)
        for (Known &known : list)
            known.changed = false;
    renew();
}

QModelIndex PurposeModel::index(int row, int column, const QModelIndex &parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) : kTop);
}

QModelIndex PurposeModel::parent(const QModelIndex &child) const {
    if (!child.isValid() || child.internalId() == kTop)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, kTop);
}

int PurposeModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid())
        return static_cast<int>(kPurposeCount);
    if (parent.internalId() != kTop || parent.column() != 0)
        return 0;
    return static_cast<int>(m_known[static_cast<std::size_t>(parent.row())].size());
}

int PurposeModel::columnCount(const QModelIndex &) const {
    return ColumnCount;
}

QVariant PurposeModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    if (index.internalId() == kTop)
        return dataOf(static_cast<Purpose>(index.row()), index.column(), role);
    const auto &list = m_known[static_cast<std::size_t>(index.internalId())];
    return dataOf(list[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant PurposeModel::dataOf(Purpose purpose, int column, int role) const {
    const auto &list = m_known[static_cast<std::size_t>(purpose)];
    const auto wanted = std::ranges::count_if(list, &Known::wanted);
    switch (role) {
    case Qt::DisplayRole:
        if (column == Agent)
            return text(purposeName(purpose));
        if (column == Verdict)
            return tr("%1 of %2").arg(wanted).arg(list.size());
        return {};
    case Qt::CheckStateRole:
        if (column != Agent)
            return {};
        return wanted == 0                                          ? Qt::Unchecked
               : wanted == static_cast<std::ptrdiff_t>(list.size()) ? Qt::Checked
                                                                    : Qt::PartiallyChecked;
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return font;
    }
    case Qt::ToolTipRole: return text(purposeHelp(purpose));
    default: return {};
    }
}

QVariant PurposeModel::dataOf(const Known &known, int column, int role) {
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Agent: return text(known.agent->token);
        case Operator:
            return known.agent->operatorName == "unknown" ? tr("unknown")
                                                          : text(known.agent->operatorName);
        case Verdict:
            return known.changed ? tr("%1 → %2").arg(decisionText(known.decision),
                                                     known.wanted ? tr("may come") : tr("kept out"))
                                 : decisionText(known.decision);
        default: return {};
        }
    case Qt::DecorationRole:
        return column == Verdict ? toneIcon(toneOf(known.decision)) : QVariant();
    case Qt::CheckStateRole:
        return column == Agent
                   ? QVariant(static_cast<int>(known.wanted ? Qt::Checked : Qt::Unchecked))
                   : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(known.changed);
        return font;
    }
    case Qt::ToolTipRole: return agentDescription(known.agent);
    default: return {};
    }
}

QVariant PurposeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Agent: return tr("Agent");
    case Operator: return tr("Operator");
    case Verdict: return tr("Now");
    default: return {};
    }
}

Qt::ItemFlags PurposeModel::flags(const QModelIndex &index) const {
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return index.column() == Agent ? flags | Qt::ItemIsUserCheckable : flags;
}

bool PurposeModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid() || index.column() != Agent)
        return false;
    const bool wanted = value.toInt() != Qt::Unchecked;
    const auto set = [&](Known &known) {
        known.wanted = wanted;
        known.changed = wanted != isOpen(known);
    };
    const bool top = index.internalId() == kTop;
    const int purpose = top ? index.row() : static_cast<int>(index.internalId());
    auto &list = m_known[static_cast<std::size_t>(purpose)];
    if (top)
        std::ranges::for_each(list, set);
    else
        set(list[static_cast<std::size_t>(index.row())]);
    tellChanged(purpose);
    return true;
}

std::vector<AgentWish> PurposeModel::wishes() const {
    std::vector<AgentWish> wishes;
    for (const auto &list : m_known)
        for (const Known &known : list)
            if (known.changed)
                wishes.push_back({known.agent->token, known.wanted});
    return wishes;
}

std::vector<AgentWish> PurposeModel::others() const {
    std::vector<AgentWish> others;
    for (const auto &list : m_known)
        for (const Known &known : list)
            if (!known.changed)
                others.push_back({known.agent->token, isOpen(known)});
    return others;
}

std::vector<CategoryWish> PurposeModel::categoryWishes() const {
    struct Count {
        bool changed = false;
        int in = 0;
        int out = 0;
    };
    std::map<Category, Count> counts;
    for (const auto &list : m_known)
        for (const Known &known : list) {
            // Those that fetch for a user stand under another purpose: they do not hold up their category.
            if (!known.agent->category ||
                purposeOf(*known.agent) != purposeOf(*known.agent->category))
                continue;
            Count &count = counts[*known.agent->category];
            count.changed = count.changed || known.changed;
            ++(known.wanted ? count.in : count.out);
        }
    std::vector<CategoryWish> wishes;
    for (const auto &[category, count] : counts)
        if (count.changed && (count.in == 0 || count.out == 0))
            wishes.push_back({category, count.out == 0});
    return wishes;
}

} // namespace gatepost::ui
