// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/match/path.h"
#include "core/match/ruleset.h"
#include "core/value/check.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/groupspage.h"

#include <algorithm>

namespace gatepost::ui {

// ---- groups --------------------------------------------------------------------------------------

GroupsModel::GroupsModel(Document &document, QObject *parent)
    : QAbstractListModel(parent),
      m_document(document),
      m_tree(document.tree()),
      m_groups(readGroups(m_tree)) {}

void GroupsModel::renew() {
    Tree tree = m_document.tree();
    Groups groups = readGroups(tree);
    const bool sameRows = groups.groups.size() == m_groups.groups.size();
    if (!sameRows)
        beginResetModel();
    m_tree = std::move(tree);
    m_groups = std::move(groups);
    if (!sameRows)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int GroupsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_groups.groups.size());
}

QVariant GroupsModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Group &group = m_groups.groups[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: {
        QStringList names;
        const auto agents = m_groups.agentsOf(group);
        const std::size_t shown = role == Qt::ToolTipRole ? 40 : 4;
        for (std::size_t i = 0; i < std::min(agents.size(), shown); ++i)
            names << forPeople(fromBytes(agents[i].value));
        if (agents.size() > shown)
            names << tr("%n more", nullptr, static_cast<int>(agents.size() - shown));
        const int rules = static_cast<int>(m_groups.rulesOf(group).size());
        return QStringLiteral("%1\n%2").arg(
            names.join(QStringLiteral(", ")),
            tr("line %1 · rules: %2").arg(group.firstLine + 1).arg(rules));
    }
    case Qt::DecorationRole: return group.trap ? toneIcon(Tone::Warning) : QVariant();
    default: return {};
    }
}

// ---- rules ---------------------------------------------------------------------------------------

RulesModel::RulesModel(SiteModel &site, Document &document, GroupsModel &groups, QObject *parent)
    : QAbstractTableModel(parent), m_site(site), m_document(document), m_groups(groups) {}

void RulesModel::setGroup(int group) {
    beginResetModel();
    m_group = group;
    m_rows = group < 0 ? 0
                       : static_cast<int>(
                             m_groups.groups()
                                 .rulesOf(m_groups.groups().groups[static_cast<std::size_t>(group)])
                                 .size());
    countDecisions();
    endResetModel();
}

void RulesModel::renew() {
    const int groups = m_groups.rowCount();
    if (m_group >= groups) {
        setGroup(groups - 1);
        return;
    }
    const int rows =
        m_group < 0 ? 0
                    : static_cast<int>(
                          m_groups.groups()
                              .rulesOf(m_groups.groups().groups[static_cast<std::size_t>(m_group)])
                              .size());
    if (rows != m_rows) {
        setGroup(m_group);
        return;
    }
    countDecisions();
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

const GroupRule *RulesModel::rule(int row) const {
    if (m_group < 0 || row < 0 || row >= m_rows)
        return nullptr;
    const Groups &groups = m_groups.groups();
    return &groups.rulesOf(
        groups.groups[static_cast<std::size_t>(m_group)])[static_cast<std::size_t>(row)];
}

/// How many of the site's sample paths each rule decides, as the group would by itself.
void RulesModel::countDecisions() {
    m_decides.fill(0, m_rows);
    if (m_rows == 0)
        return;
    const Groups &groups = m_groups.groups();
    const Group &group = groups.groups[static_cast<std::size_t>(m_group)];
    std::vector<RuleLine> lines;
    for (const GroupRule &rule : groups.rulesOf(group))
        lines.push_back(
            {m_document.tree().slice(rule.value), rule.line,
             rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
    const RuleSet set = RuleSet::compile(
        group.version == GroupVersion::Extended ? PathReading::Extended : PathReading::Rfc9309,
        lines);
    for (const QString &path : m_site.samplePaths()) {
        const PathDecision decision = set.decide(PathQuestion(path.toStdString()));
        if (decision.rule)
            ++m_decides[static_cast<qsizetype>(*decision.rule)];
    }
}

int RulesModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int RulesModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RulesModel::data(const QModelIndex &index, int role) const {
    const GroupRule *rule = this->rule(index.row());
    if (!rule)
        return {};
    const bool allows = rule->directive == DirectiveId::Allow;
    const std::string_view value = m_document.tree().slice(rule->value);
    switch (role) {
    case Qt::EditRole:
    case Qt::DisplayRole:
        switch (index.column()) {
        case Kind: return allows ? QStringLiteral("Allow") : QStringLiteral("Disallow");
        case Path: return fromBytes(value);
        case Decides: return m_decides.value(index.row());
        default: return {};
        }
    case Qt::DecorationRole:
        if (index.column() == Kind)
            return toneIcon(allows ? Tone::Allow : Tone::Deny);
        if (index.column() == Path && !value.empty()) {
            const Directive *row = m_document.tree().dialect().find(rule->directive);
            if (row && !checkValue(*row, value))
                return toneIcon(Tone::Error);
        }
        return {};
    case Qt::ToolTipRole:
        if (index.column() == Path) {
            const Directive *row = m_document.tree().dialect().find(rule->directive);
            if (!row)
                return {};
            if (const auto checked = checkValue(*row, value); !checked && !value.empty())
                return text(checked.error().message);
            return text(row->help);
        }
        if (index.column() == Decides)
            return tr("How many of the site's sample paths this rule decides in its group");
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == Decides ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default: return {};
    }
}

QVariant RulesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Kind: return tr("Rule");
    case Path: return tr("Path");
    case Decides: return tr("Decides");
    default: return {};
    }
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return !index.isValid() || index.column() == Decides ? flags : flags | Qt::ItemIsEditable;
}

bool RulesModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    const GroupRule *rule = this->rule(index.row());
    if (role != Qt::EditRole || !rule || data(index, Qt::EditRole) == value)
        return false;
    if (index.column() == Path) {
        const QString path = value.toString();
        return m_document.apply(TextEdit::replace(rule->value, toBytes(path)),
                                {tr("Set path to %1").arg(path),
                                 QStringLiteral("rule %1").arg(rule->line), Origin::Form});
    }
    if (index.column() == Kind && !rule->joined) {
        const Line &line = m_document.tree().lines()[rule->line];
        const std::string kind = value.toString().toStdString();
        return m_document.apply(TextEdit::replace(line.key(), kind),
                                {tr("Change rule to %1").arg(value.toString()), {}, Origin::Form});
    }
    return false;
}

int RulesModel::insertRule(int after, DirectiveId directive, const QString &path) {
    if (m_group < 0)
        return -1;
    const Groups &groups = m_groups.groups();
    const Group &group = groups.groups[static_cast<std::size_t>(m_group)];
    const int row = after < 0 ? m_rows - 1 : std::min(after, m_rows - 1);
    const std::uint32_t line = row >= 0 ? this->rule(row)->line : group.lastLine;
    const Line &neighbour = m_document.tree().lines()[line];
    LineEnd end = m_document.lines().lineEnd(line);
    std::string added = std::string(directiveName(directive)) + ": " + toBytes(path);
    if (end == LineEnd::None) {
        end = commonLineEnd(m_document.bytes());
        added.insert(0, lineEndBytes(end));
    } else {
        added += lineEndBytes(end);
    }
    if (!m_document.apply(
            TextEdit::insert(neighbour.end, std::move(added)),
            {tr("Add rule %1: %2").arg(text(directiveName(directive)), path), {}, Origin::Form}))
        return -1;
    return row + 1;
}

void RulesModel::removeRule(int row) {
    const GroupRule *rule = this->rule(row);
    if (!rule)
        return;
    const Line &line = m_document.tree().lines()[rule->line];
    const QString what = forPeople(fromBytes(m_document.tree().quoted(line)));
    m_document.apply(TextEdit::remove(line.whole()), {tr("Remove %1").arg(what), {}, Origin::Form});
}

int RulesModel::moveRule(int row, int by) {
    const GroupRule *one = this->rule(std::min(row, row + by));
    const GroupRule *two = this->rule(std::max(row, row + by));
    if (!one || !two || one->line == two->line)
        return row;
    const Tree &tree = m_document.tree();
    const Line &first = tree.lines()[one->line];
    const Line &second = tree.lines()[two->line];
    // Contents change places, line ends stay where they are.
    TextEdit edit;
    edit.add({first.content(), std::string(tree.slice(second.content()))});
    edit.add({second.content(), std::string(tree.slice(first.content()))});
    return m_document.apply(edit, {tr("Move rule"), {}, Origin::Form}) ? row + by : row;
}

} // namespace gatepost::ui
