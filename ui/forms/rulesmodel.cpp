// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/rulesmodel.h"

#include "core/match/ruleset.h"
#include "core/model/groupedits.h"
#include "core/value/check.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"

#include <algorithm>

namespace gatepost::ui {

RulesModel::RulesModel(SiteModel &site, Document &document, GroupsModel &groups, QObject *parent)
    : QAbstractTableModel(parent), m_site(site), m_document(document), m_groups(groups) {}

int RulesModel::countRows() const {
    if (m_group < 0 || m_group >= m_groups.rowCount())
        return 0;
    const Groups &groups = m_groups.groups();
    return static_cast<int>(
        groups.rulesOf(groups.groups[static_cast<std::size_t>(m_group)]).size());
}

void RulesModel::setGroup(int group) {
    beginResetModel();
    m_group = group;
    m_rows = countRows();
    countDecisions();
    endResetModel();
}

/// Rows come and go at the end and the others say that they changed, so that an editor stays open in its row.
void RulesModel::renew() {
    if (m_group >= m_groups.rowCount()) {
        setGroup(m_groups.rowCount() - 1);
        return;
    }
    const int rows = countRows();
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        countDecisions();
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        countDecisions();
        endRemoveRows();
    } else {
        countDecisions();
    }
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
}

const GroupRule *RulesModel::rule(int row) const {
    if (row < 0 || row >= std::min(m_rows, countRows()))
        return nullptr;
    const Groups &groups = m_groups.groups();
    return &groups.rulesOf(
        groups.groups[static_cast<std::size_t>(m_group)])[static_cast<std::size_t>(row)];
}

int RulesModel::rowOfLine(int line) const {
    for (int row = 0; row < m_rows; ++row)
        if (static_cast<int>(rule(row)->line) == line)
            return row;
    return -1;
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
            {m_groups.tree().slice(rule.value), rule.line,
             rule.directive == DirectiveId::Allow ? RuleKind::Allow : RuleKind::Disallow});
    const RuleSet set = RuleSet::compile(
        group.version == GroupVersion::Extended ? PathReading::Extended : PathReading::Rfc9309,
        lines);
    for (const QString &path : m_site.samplePaths()) {
        const PathDecision decision = set.decide(PathQuestion(toBytes(path)));
        if (decision.rule && static_cast<qsizetype>(*decision.rule) < m_decides.size())
            ++m_decides[static_cast<qsizetype>(*decision.rule)];
    }
}

int RulesModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int RulesModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString RulesModel::problem(int row) const {
    const GroupRule *rule = this->rule(row);
    if (!rule)
        return {};
    const std::string_view value = m_groups.tree().slice(rule->value);
    const Directive *directive = m_groups.tree().dialect().find(rule->directive);
    const auto checked = directive ? checkValue(*directive, value)
                                   : std::expected<std::string, ValueProblem>(std::string());
    return checked || value.empty() ? QString() : text(checked.error().message);
}

QVariant RulesModel::data(const QModelIndex &index, int role) const {
    const GroupRule *rule = this->rule(index.row());
    if (!rule)
        return {};
    const bool allows = rule->directive == DirectiveId::Allow;
    const std::string_view value = m_groups.tree().slice(rule->value);
    switch (role) {
    case Qt::EditRole:
    case Qt::DisplayRole:
        switch (index.column()) {
        case Kind: return allows ? QStringLiteral("Allow") : QStringLiteral("Disallow");
        case Path:
            return role == Qt::DisplayRole && value.empty() ? tr("(empty: no rule)")
                                                            : fromBytes(value);
        case Decides:
            return m_site.samplePaths().isEmpty() ? QVariant() : m_decides.value(index.row());
        default: return {};
        }
    case Qt::DecorationRole:
        if (index.column() == Kind)
            return toneIcon(value.empty() ? Tone::Unstated : allows ? Tone::Allow : Tone::Deny);
        if (index.column() == Path && !problem(index.row()).isEmpty())
            return toneIcon(Tone::Error);
        return {};
    case Qt::AccessibleTextRole:
        return index.column() == Path
                   ? QStringLiteral("%1 %2 %3")
                         .arg(allows ? QStringLiteral("Allow") : QStringLiteral("Disallow"),
                              fromBytes(value), problem(index.row()))
                   : QVariant();
    case Qt::ToolTipRole: {
        const Directive *row = m_groups.tree().dialect().find(rule->directive);
        if (index.column() == Decides)
            return tr("How many of the site's sample paths this rule decides in its group");
        if (const QString wrong = problem(index.row()); index.column() == Path && !wrong.isEmpty())
            return wrong;
        return row ? QStringLiteral("<p>%1</p><p>%2</p>")
                         .arg(text(row->help).toHtmlEscaped(), text(row->source).toHtmlEscaped())
                   : QVariant();
    }
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
    return index.column() == Path ? flags | Qt::ItemIsEditable : flags;
}

// ---- edits ---------------------------------------------------------------------------------------

bool RulesModel::apply(const EditResult &edit, const QString &label, const QString &mergeKey) {
    if (!edit) {
        emit refused(text(edit.error()));
        return false;
    }
    return m_document.apply(*edit, {label, mergeKey, Origin::Form});
}

bool RulesModel::setPath(int row, const QString &path, const QString &mergeKey) {
    return apply(setRulePath(m_document.tree(), static_cast<std::size_t>(m_group),
                             static_cast<std::size_t>(row), toBytes(path)),
                 tr("Set path to %1").arg(path), mergeKey);
}

bool RulesModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    const GroupRule *rule = this->rule(index.row());
    if (role != Qt::EditRole || !rule || data(index, Qt::EditRole) == value)
        return false;
    if (index.column() == Path)
        return setPath(index.row(), value.toString(), QStringLiteral("rule %1").arg(rule->line));
    if (index.column() == Kind) {
        const bool allow = value.toString().startsWith(QLatin1Char('A'), Qt::CaseInsensitive);
        return apply(setRuleKind(m_document.tree(), static_cast<std::size_t>(m_group),
                                 static_cast<std::size_t>(index.row()),
                                 allow ? DirectiveId::Allow : DirectiveId::Disallow),
                     tr("Change rule to %1").arg(value.toString()), {});
    }
    return false;
}

void RulesModel::toggleKind(int row) {
    if (const GroupRule *rule = this->rule(row))
        setData(index(row, Kind),
                rule->directive == DirectiveId::Allow ? QStringLiteral("Disallow")
                                                      : QStringLiteral("Allow"),
                Qt::EditRole);
}

int RulesModel::insertRule(int after, DirectiveId directive, const QString &path,
                           const QString &mergeKey) {
    if (m_group < 0)
        return -1;
    // "Disallow:" alone is what a group without rules has; the first rule takes its place.
    if (m_rows == 1 && rule(0)->value.empty() && rule(0)->directive == DirectiveId::Disallow &&
        !rule(0)->joined) {
        EditResult edit =
            setRulePath(m_document.tree(), static_cast<std::size_t>(m_group), 0, toBytes(path));
        if (edit && directive == DirectiveId::Allow) {
            const Tree between =
                Tree::parse(edit->applied(m_document.bytes()), m_document.dialectId());
            const EditResult kind =
                setRuleKind(between, static_cast<std::size_t>(m_group), 0, directive);
            if (kind)
                edit = TextEdit::between(m_document.bytes(), kind->applied(between.text()));
        }
        return apply(edit, tr("Add rule %1: %2").arg(text(directiveName(directive)), path),
                     mergeKey)
                   ? 0
                   : -1;
    }
    const int row = after < 0 ? m_rows : std::min(after + 1, m_rows);
    if (!apply(addRule(m_document.tree(), static_cast<std::size_t>(m_group),
                       {directive, toBytes(path)}, static_cast<std::size_t>(row)),
               tr("Add rule %1: %2").arg(text(directiveName(directive)), path), mergeKey))
        return -1;
    return row;
}

void RulesModel::removeRule(int row) {
    const GroupRule *rule = this->rule(row);
    if (!rule)
        return;
    const QString what =
        QStringLiteral("%1: %2").arg(text(directiveName(rule->directive)),
                                     forPeople(fromBytes(m_groups.tree().slice(rule->value))));
    apply(gatepost::removeRule(m_document.tree(), static_cast<std::size_t>(m_group),
                               static_cast<std::size_t>(row)),
          tr("Remove %1").arg(what), {});
}

int RulesModel::moveRule(int row, int by) {
    if (!rule(row) || !rule(row + by))
        return row;
    return apply(gatepost::moveRule(m_document.tree(), static_cast<std::size_t>(m_group),
                                    static_cast<std::size_t>(row),
                                    static_cast<std::size_t>(row + by)),
                 tr("Move rule"), {})
               ? row + by
               : row;
}

} // namespace gatepost::ui
