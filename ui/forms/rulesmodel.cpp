// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/rulesmodel.h"

#include "core/match/ruleset.h"
#include "core/model/edits.h"
#include "core/model/groupedits.h"
#include "core/model/views.h"
#include "core/value/check.h"
#include "ui/bridge/look.h"
#include "ui/bridge/rich.h"
#include "ui/bridge/text.h"
#include "ui/bridge/unturned.h"

#include <QMimeData>
#include <QRegularExpression>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// What a line of a pasted list means, or nothing.
std::optional<NewLine> lineOfList(const QString &line, const Dialect &dialect, DirectiveId kind) {
    const QString said = line.trimmed();
    const auto isPath = [](QStringView value) {
        return value.startsWith(QLatin1Char('/')) || value.startsWith(QLatin1Char('*'));
    };
    if (isPath(said))
        return NewLine{kind, toBytes(said)};
    static const QRegularExpression kUrl(QStringLiteral("^https?://[^/?#\\s]+(/[^#\\s]*)?"),
                                         QRegularExpression::CaseInsensitiveOption);
    if (const auto url = kUrl.match(said); url.hasMatch())
        return NewLine{kind,
                       url.captured(1).isEmpty() ? std::string("/") : toBytes(url.captured(1))};
    const qsizetype colon = said.indexOf(QLatin1Char(':'));
    const Directive *row = colon > 0 ? dialect.find(toBytes(said.left(colon).trimmed())) : nullptr;
    if (!row || row->place != Place::Group)
        return {};
    return NewLine{row->id, toBytes(said.mid(colon + 1).trimmed())};
}

} // namespace

RulesModel::RulesModel(SiteModel &site, Document &document, GroupsModel &groups, QObject *parent)
    : RowTable(parent), m_site(site), m_document(document), m_groups(groups) {
    // What they show is in the text: special().
    setColumns({{.head = tr("Rule")},
                {.head = tr("Path")},
                {.head = tr("Decides"), .alignment = kNumberAlignment}});
}

int RulesModel::countRows() const {
    if (m_group < 0 || m_group >= m_groups.rowCount())
        return 0;
    const Groups &groups = m_groups.groups();
    return static_cast<int>(
        groups.rulesOf(groups.groups[static_cast<std::size_t>(m_group)]).size());
}

void RulesModel::setGroup(int group) {
    m_group = group;
    setRows(countDecisions());
}

void RulesModel::renew() {
    if (m_group >= m_groups.rowCount())
        setGroup(m_groups.rowCount() - 1);
    else
        setRows(countDecisions(), Renew::AtEnd);
}

const GroupRule *RulesModel::rule(int row) const {
    if (row < 0 || row >= std::min(rowCount(), countRows()))
        return nullptr;
    const Groups &groups = m_groups.groups();
    return &groups.rulesOf(
        groups.groups[static_cast<std::size_t>(m_group)])[static_cast<std::size_t>(row)];
}

const Directive *RulesModel::directive(int row) const {
    const GroupRule *rule = this->rule(row);
    return rule ? m_groups.tree().dialect().find(rule->directive) : nullptr;
}

int RulesModel::rowOfLine(int line) const {
    for (int row = 0; row < rowCount(); ++row)
        if (static_cast<int>(rule(row)->line) == line)
            return row;
    return -1;
}

/// How many of the site's sample paths each rule decides, as the group would by itself.
std::vector<RuleRow> RulesModel::countDecisions() const {
    std::vector<RuleRow> rows(static_cast<std::size_t>(countRows()));
    if (rows.empty())
        return rows;
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
    for (const std::string &path : m_site.side().settings().paths) {
        const PathDecision decision = set.decide(PathQuestion(path));
        if (decision.rule && *decision.rule < rows.size())
            ++rows[*decision.rule].decides;
    }
    return rows;
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

QVariant RulesModel::special(const QModelIndex &index, int role) const {
    const GroupRule *rule = this->rule(index.row());
    if (!rule)
        return {};
    const bool allows = rule->directive == DirectiveId::Allow;
    const QString kind = allows ? QStringLiteral("Allow") : QStringLiteral("Disallow");
    const std::string_view value = m_groups.tree().slice(rule->value);
    const int decides = row(index.row()).decides;
    const std::size_t paths = m_site.side().settings().paths.size(); // asked for each cell
    switch (role) {
    case Qt::EditRole:
    case Qt::DisplayRole:
        switch (index.column()) {
        case Kind: return kind;
        case Path:
            if (role == Qt::EditRole)
                return fromBytes(value);
            return value.empty() ? tr("(empty: no rule)") : unturned(fromBytes(value));
        case Decides: return paths == 0 ? QVariant(QStringLiteral("–")) : decides;
        default: return {};
        }
    case Qt::DecorationRole:
        if (index.column() == Kind)
            return toneIcon(value.empty() ? Tone::Unstated : allows ? Tone::Allow : Tone::Deny);
        return index.column() == Path && !problem(index.row()).isEmpty() ? toneIcon(Tone::Error)
                                                                         : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == Path
                   ? QStringLiteral("%1 %2 %3").arg(kind, fromBytes(value), problem(index.row()))
                   : QVariant();
    case Qt::ToolTipRole: return tooltip(index, *rule);
    case ShareRole:
        return index.column() == Decides && paths > 0 ? QVariant(double(decides) / double(paths))
                                                      : QVariant();
    default: return {};
    }
}

QVariant RulesModel::tooltip(const QModelIndex &index, const GroupRule &rule) const {
    if (index.column() == Decides)
        return m_site.side().settings().paths.empty()
                   ? tr("The site has no sample paths. The matrix keeps a list with the site: "
                        "Paths, Keep them with the site.")
                   : tr("How many of the site's sample paths this rule decides in its group");
    if (const QString wrong = problem(index.row()); index.column() == Path && !wrong.isEmpty())
        return wrong;
    const Directive *directive = m_groups.tree().dialect().find(rule.directive);
    return directive ? QVariant::fromValue(Rich::ours(QStringLiteral("<p>%1</p><p>%2</p>"))
                                               .arg(text(directive->help), text(directive->source)))
                     : QVariant();
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags | Qt::ItemIsDropEnabled; // between rows, never onto one
    // A field with a line of a million characters would stand still at each key.
    const GroupRule *rule = this->rule(index.row());
    const bool isShort = rule && m_groups.tree().slice(rule->value).size() <= kLongestShown;
    return index.column() == Path && isShort ? flags | Qt::ItemIsDragEnabled | Qt::ItemIsEditable
                                             : flags | Qt::ItemIsDragEnabled;
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
    const int before = rowCount();
    if (!apply(withRule(m_document.tree(), rows().size(), after, {directive, toBytes(path)}),
               tr("Add rule %1: %2").arg(text(directiveName(directive)), path), mergeKey))
        return -1;
    return countRows() == before ? 0 : after < 0 ? before : std::min(after + 1, before);
}

/// The edit that adds a rule to the group, which has so many of them in the tree.
EditResult RulesModel::withRule(const Tree &tree, std::size_t rules, int after,
                                const NewLine &rule) const {
    const auto group = static_cast<std::size_t>(m_group);
    const Groups &groups = tree.groups();
    const GroupRule *first = rules == 1 ? &groups.rulesOf(groups.groups[group])[0] : nullptr;
    // "Disallow:" alone is what a group without rules has; the first rule takes its place.
    if (first && first->value.empty() && first->directive == DirectiveId::Disallow &&
        !first->joined) {
        Edits edits(tree);
        if (edits.take(setRulePath(tree, group, 0, rule.value)) &&
            rule.directive != DirectiveId::Disallow)
            edits.take(setRuleKind(edits.tree(), group, 0, rule.directive));
        return edits.result();
    }
    return addRule(tree, group, rule,
                   after < 0 ? rules : std::min(static_cast<std::size_t>(after) + 1, rules));
}

int RulesModel::insertLines(const QStringList &lines, DirectiveId kind) {
    if (m_group < 0)
        return 0;
    const auto group = static_cast<std::size_t>(m_group);
    Edits edits(m_document.tree());
    int taken = 0;
    for (const QString &line : lines) {
        const std::optional<NewLine> one = lineOfList(line, edits.tree().dialect(), kind);
        if (!one)
            continue;
        const Tree &tree = edits.tree();
        const GroupView view = groupView(tree, group);
        const EditResult edit =
            one->directive == DirectiveId::Allow || one->directive == DirectiveId::Disallow
                ? withRule(tree, view.rules.size(), -1, *one)
                : setGroupDirective(tree, group, one->directive, view.of(one->directive).size(),
                                    one->value);
        if (!edits.take(edit)) {
            emit refused(text(edit.error()));
            return 0;
        }
        ++taken;
    }
    if (taken > 0)
        apply(edits.result(), tr("Add %n line(s) from a list", nullptr, taken), {});
    return taken;
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

bool RulesModel::moveRuleToGroup(int row, int group) {
    if (!rule(row) || group < 0 || group >= m_groups.rowCount() || group == m_group)
        return false;
    const Groups &groups = m_groups.groups();
    const auto agents = groups.agentsOf(groups.groups[static_cast<std::size_t>(group)]);
    const QString whose = agents.empty() ? QString() : forPeople(fromBytes(agents.front().value));
    return apply(gatepost::moveRuleToGroup(m_document.tree(), static_cast<std::size_t>(m_group),
                                           static_cast<std::size_t>(row),
                                           static_cast<std::size_t>(group)),
                 tr("Move rule to %1").arg(whose), {});
}

// ---- drag and drop -------------------------------------------------------------------------------

QStringList RulesModel::mimeTypes() const {
    return {QLatin1String(kRuleMime)};
}

/// A drag carries the rule's place, and the path as text for other programs.
QMimeData *RulesModel::mimeData(const QModelIndexList &indexes) const {
    if (indexes.isEmpty() || !rule(indexes.front().row()))
        return nullptr;
    const int row = indexes.front().row();
    auto *data = new QMimeData;
    data->setData(QLatin1String(kRuleMime), QStringLiteral("%1 %2 %3 %4")
                                                .arg(reinterpret_cast<quintptr>(&m_document))
                                                .arg(m_document.revision())
                                                .arg(m_group)
                                                .arg(row)
                                                .toLatin1());
    data->setText(forPeople(fromBytes(m_groups.tree().slice(rule(row)->value))));
    return data;
}

int RulesModel::draggedRow(const QMimeData *data) const {
    const QList<QByteArray> said = data->data(QLatin1String(kRuleMime)).split(' ');
    if (said.size() != 4 || said[0].toULongLong() != reinterpret_cast<quintptr>(&m_document) ||
        said[1].toULongLong() != m_document.revision() || said[2].toInt() != m_group)
        return -1;
    const int row = said[3].toInt();
    return rule(row) ? row : -1;
}

bool RulesModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int,
                                 const QModelIndex &parent) const {
    return action == Qt::MoveAction && !parent.isValid() && draggedRow(data) >= 0;
}

bool RulesModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                              const QModelIndex &parent) {
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const int from = draggedRow(data);
    const int before = row < 0 ? rowCount() : row; // the row that it is dropped above
    const int to = before > from ? before - 1 : before;
    const int now = to == from ? from : moveRule(from, to - from);
    // The view looks at its rows once more when the drag ends: choose the rule after that.
    QMetaObject::invokeMethod(this, [this, now] { emit moved(now); }, Qt::QueuedConnection);
    return now == to;
}

} // namespace gatepost::ui
