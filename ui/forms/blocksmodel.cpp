// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/agents/registry.h"
#include "core/dialect/fact.h"
#include "core/model/edits.h"
#include "core/model/policyedits.h"
#include "core/value/check.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/usetone.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/fields/valueeditor.h"

#include <QFont>
#include <QPalette>

namespace gatepost::ui {

BlocksModel::BlocksModel(SiteModel &site, Document &document, QObject *parent)
    : QAbstractTableModel(parent), m_site(site), m_document(document) {
    for (const Directive &row : dialect(document.dialectId()).directives)
        if (row.place == Place::PolicyScope)
            m_rows.push_back(&row);
    renew();
}

void BlocksModel::renew() {
    const PolicyView view(m_document.tree());
    const SuppliedPolicy supplied(m_site, m_document);
    QStringList scopes{QString()};
    QList<bool> has{true};
    for (std::size_t i = 0; i < kCategoryCount; ++i) {
        scopes << text(categoryName(static_cast<Category>(i)));
        has << false;
    }
    for (const std::string &name : view.scopes()) {
        if (name.empty())
            continue;
        const QString shown = fromBytes(name);
        qsizetype at = -1;
        for (qsizetype i = 1; i < scopes.size() && at < 0; ++i)
            if (scopes[i].compare(shown, Qt::CaseInsensitive) == 0)
                at = i;
        if (at < 0) {
            at = scopes.size();
            scopes << shown;
            has << true;
        }
        has[at] = true;
    }
    std::vector<Cell> cells;
    for (const Directive *row : m_rows)
        for (const QString &scope : std::as_const(scopes)) {
            const PolicyCell from = view.cell(toBytes(scope), row->id);
            Cell cell;
            if (from.isSet()) {
                cell.value = fromBytes(from.value);
                cell.line = static_cast<int>(*from.line);
                if (const auto checked = checkValue(*row, from.value); !checked)
                    cell.problem = text(checked.error().message);
                else if (from.duplicates > 0)
                    cell.problem =
                        tr("Given %n time(s) in this scope: the first valid line counts.", nullptr,
                           static_cast<int>(from.duplicates) + 1);
            } else {
                cell.inherited = supplied.find(scope, row->id);
            }
            cells.push_back(std::move(cell));
        }
    const bool same = scopes == m_scopes;
    if (!same)
        beginResetModel();
    m_scopes = scopes;
    m_hasBlock = has;
    m_cells = std::move(cells);
    if (!same) {
        endResetModel();
    } else {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

int BlocksModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BlocksModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_scopes.size());
}

const BlocksModel::Cell &BlocksModel::cell(const QModelIndex &index) const {
    return m_cells[static_cast<std::size_t>(index.row() * columnCount() + index.column())];
}

int BlocksModel::columnOf(const QString &scope) const {
    for (qsizetype i = 0; i < m_scopes.size(); ++i)
        if (m_scopes[i].compare(scope, Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    return -1;
}

QModelIndex BlocksModel::cellOfLine(int line) const {
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (cell(index(row, column)).line == line)
                return index(row, column);
    return {};
}

QVariant BlocksModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Cell &cell = this->cell(index);
    const Directive &row = directive(index.row());
    const bool set = cell.line >= 0;
    switch (role) {
    case Qt::DisplayRole:
        return set                              ? cell.value
               : cell.inherited.value.isEmpty() ? QStringLiteral("–")
                                                : cell.inherited.value;
    case Qt::EditRole: return cell.value;
    case InheritedRole: return cell.inherited.value;
    case LineRole: return cell.line;
    case ProblemRole: return cell.problem;
    case SetRole: return set;
    case SignRole: {
        const QString applies = set ? cell.value : cell.inherited.value;
        return isFact(row.id) || applies.isEmpty()
                   ? QVariant()
                   : QVariant(toneIcon(toneOfUse(row.id, toBytes(applies.toLower()))));
    }
    case Qt::DecorationRole:
        if (!cell.problem.isEmpty())
            return toneIcon(Tone::Error);
        // What refuses and allows nothing has no sign.
        return set && !isFact(row.id) ? toneIcon(toneOfUse(row.id, toBytes(cell.value.toLower())))
                                      : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(set);
        font.setItalic(!set);
        return font;
    }
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        const QString who =
            m_scopes[index.column()].isEmpty() ? tr("all agents") : m_scopes[index.column()];
        const QString name = text(row.name);
        QStringList said;
        //: %1 directive, %2 agents, %3 value
        said << (set ? tr("%1, %2: %3").arg(name, who, cell.value)
                 : cell.inherited.value.isEmpty()
                     ? tr("%1, %2: not set").arg(name, who)
                     : tr("%1, %2: not set. What applies is %3: %4.")
                           .arg(name, who, cell.inherited.value, cell.inherited.from));
        const QString counts = set ? cell.value : cell.inherited.value;
        for (const Word &word : row.words)
            if (text(word.name).compare(counts, Qt::CaseInsensitive) == 0)
                said << text(word.meaning);
        if (!cell.problem.isEmpty())
            said << cell.problem;
        return said.join(QLatin1Char('\n'));
    }
    default: return {};
    }
}

QVariant BlocksModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) {
        if (section >= rowCount())
            return {};
        const Directive &row = directive(section);
        if (role == Qt::DisplayRole)
            return text(row.label);
        return role == Qt::ToolTipRole ? QVariant::fromValue(helpText(row)) : QVariant();
    }
    const QString scope = m_scopes.value(section);
    switch (role) {
    case Qt::DisplayRole: {
        QString said = scope.isEmpty() ? tr("Global") : scope;
        return said.replace(QLatin1Char('-'), QStringLiteral("-\n"));
    }
    case Qt::ToolTipRole:
        if (scope.isEmpty())
            return QStringLiteral("%1\n%2").arg(tr("Global"),
                                                tr("Every agent that no block names"));
        if (const auto category = parseCategory(toBytes(scope)))
            return QStringLiteral("%1\n%2\n%3")
                .arg(scope, text(categoryMeaning(*category)),
                     m_hasBlock.value(section) ? tr("The file has this block.")
                                               : tr("Setting a cell makes the block."));
        return QStringLiteral("%1\n%2").arg(
            scope, tr("A block for this agent alone: an extension that not every agent reads"));
    case Qt::FontRole: {
        QFont font;
        font.setBold(m_hasBlock.value(section));
        return font;
    }
    default: return {};
    }
}

Qt::ItemFlags BlocksModel::flags(const QModelIndex &index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

int BlocksModel::setLines(int column, const QStringList &lines) {
    const QString scope = m_scopes.value(column);
    Edits edits(m_document.tree());
    int taken = 0;
    for (const QString &line : lines) {
        const qsizetype colon = line.indexOf(QLatin1Char(':'));
        const Directive *row =
            colon > 0 ? edits.tree().dialect().find(toBytes(line.left(colon).trimmed())) : nullptr;
        if (!row || row->place != Place::PolicyScope)
            continue;
        if (!edits.take(setPolicy(edits.tree(), toBytes(scope), row->id,
                                  toBytes(line.mid(colon + 1).trimmed())))) {
            emit refused(text(edits.result().error()));
            return 0;
        }
        ++taken;
    }
    if (taken == 0)
        emit refused(tr("No line of the list is a directive with its value."));
    else
        m_document.apply(*edits.result(),
                         {tr("Set %n value(s) from a list", nullptr, taken), {}, Origin::Form});
    return taken;
}

bool BlocksModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const Directive &row = directive(index.row());
    const QString scope = m_scopes[index.column()];
    const QString said = value.toString().trimmed();
    const Cell &now = cell(index);
    if (said == now.value && (now.line >= 0 || said.isEmpty()))
        return false;
    const EditResult edit =
        said.isEmpty() ? removePolicy(m_document.tree(), toBytes(scope), row.id)
                       : setPolicy(m_document.tree(), toBytes(scope), row.id, toBytes(said));
    if (!edit) {
        emit refused(text(edit.error()));
        return false;
    }
    const QString name = text(row.name);
    const QString label =
        scope.isEmpty()
            ? (said.isEmpty() ? tr("Remove %1").arg(name) : tr("Set %1 to %2").arg(name, said))
            : (said.isEmpty() ? tr("Remove %1 for %2").arg(name, scope)
                              : tr("Set %1 to %2 for %3").arg(name, said, scope));
    return m_document.apply(
        *edit, {label, QStringLiteral("cell %1 %2").arg(text(row.name), scope), Origin::Form});
}

} // namespace gatepost::ui
