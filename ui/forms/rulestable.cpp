// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/rulesmodel.h"

#include "ui/bridge/cells.h"
#include "ui/bridge/rowcolors.h"
#include "ui/forms/fields/lineeditor.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kBarWidth = 36; // px, of the share of paths that a rule decides
constexpr int kBarHeight = 5;

/// Writes into the text on every keystroke, not only when the editor closes, and never moves the caret of an
/// editor whose text is already right.
class RuleDelegate : public EditingDelegate {
public:
    using EditingDelegate::EditingDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &) const override {
        auto *edit = new QLineEdit(parent);
        edit->setFrame(false);
        edit->setLayoutDirection(Qt::LeftToRight);
        edit->setObjectName(QStringLiteral("rulePath"));
        edit->setAccessibleName(RulesModel::tr("Path"));
        connect(edit, &QLineEdit::textEdited, this, [this, edit] { commit(edit); });
        return edit;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        const QString value = index.data(Qt::EditRole).toString();
        auto *edit = static_cast<QLineEdit *>(editor);
        if (edit->text().trimmed() != value)
            edit->setText(value);
        const auto *model = static_cast<const RulesModel *>(index.model());
        markInvalid(edit, !model->problem(index.row()).isEmpty());
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        const auto *edit = static_cast<QLineEdit *>(editor);
        if (edit->text().trimmed() != index.data(Qt::EditRole).toString())
            model->setData(index, edit->text(), Qt::EditRole);
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        EditingDelegate::paint(painter, option, index);
        const QVariant share = index.data(RulesModel::ShareRole);
        if (!share.isValid())
            return;
        QRect bar(option.rect.left() + 8, option.rect.center().y() - kBarHeight / 2, kBarWidth,
                  kBarHeight);
        const auto placed = [&](const QRect &place) {
            return QStyle::visualRect(option.direction, option.rect, place);
        };
        const QColor ink = rowInk(option, QPalette::PlaceholderText);
        painter->fillRect(placed(bar.adjusted(0, kBarHeight - 1, 0, 0)), ink);
        bar.setWidth(qRound(kBarWidth * share.toDouble()));
        painter->fillRect(placed(bar), ink);
    }
    bool eventFilter(QObject *watched, QEvent *event) override {
        // Escape closes the editor and nothing else: what was typed is in the text, undo takes it back.
        if (event->type() == QEvent::KeyPress &&
            static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
            close(static_cast<QWidget *>(watched));
            return true;
        }
        return EditingDelegate::eventFilter(watched, event);
    }
};

} // namespace

RulesTable::RulesTable(RulesModel &model, QWidget *parent) : QTableView(parent), m_rules(model) {
    setObjectName(QStringLiteral("rules"));
    setModel(&model);
    setItemDelegate(new RuleDelegate(this));
    setAccessibleName(tr("Rules"));
    setAccessibleDescription(
        tr("Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down "
           "move, Alt+Page up and Alt+Page down move to the group above or below, Space changes "
           "the kind."));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    // Not SelectedClicked: its editor opens half a second later, in whatever cell is current by then.
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(false);
    setDropIndicatorShown(true);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(std::max(24, fontMetrics().height() + 10));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(RulesModel::Path, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    setColumnWidth(RulesModel::Kind,
                   fontMetrics().horizontalAdvance(QStringLiteral("Disallow")) + 52);
    setColumnWidth(
        RulesModel::Decides,
        std::max(
            horizontalHeader()->fontMetrics().horizontalAdvance(
                model.headerData(RulesModel::Decides, Qt::Horizontal, Qt::DisplayRole).toString()) +
                24,
            kBarWidth + 32));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto resize = [this] { updateGeometry(); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, resize);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, resize);
    connect(&model, &QAbstractItemModel::modelReset, this, resize);
    connect(&model, &RulesModel::moved, this, [this](int row) { select(row, false); });
}

QSize RulesTable::sizeHint() const {
    const int rows = std::clamp(m_rules.rowCount(), 3, 14);
    return {300, rows * verticalHeader()->defaultSectionSize() +
                     horizontalHeader()->sizeHint().height() + 2 * frameWidth()};
}

QSize RulesTable::minimumSizeHint() const {
    return {180, sizeHint().height()};
}

void RulesTable::select(int row, bool edit) {
    if (row < 0 || row >= m_rules.rowCount())
        return;
    const QModelIndex index = m_rules.index(row, RulesModel::Path);
    setCurrentIndex(index);
    scrollTo(index);
    if (edit)
        editCell(*this, index);
}

void RulesTable::add(DirectiveId kind) {
    select(m_rules.insertRule(currentIndex().row(), kind, QStringLiteral("/")), true);
}

void RulesTable::removeCurrent() {
    const int at = currentIndex().row();
    m_rules.removeRule(at);
    select(std::min(at, m_rules.rowCount() - 1), false);
}

void RulesTable::moveCurrent(int by) {
    select(m_rules.moveRule(currentIndex().row(), by), false);
}

void RulesTable::keyPressEvent(QKeyEvent *event) {
    const int row = currentIndex().row();
    const Qt::KeyboardModifiers keys = event->modifiers() & ~Qt::KeypadModifier;
    switch (event->key()) {
    case Qt::Key_Insert:
        add(keys == Qt::ControlModifier ? DirectiveId::Allow : DirectiveId::Disallow);
        return;
    case Qt::Key_Delete: removeCurrent(); return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (keys == Qt::AltModifier) {
            moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
            return;
        }
        break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        if (keys == Qt::AltModifier && row >= 0) {
            emit leaveRequested(row, event->key() == Qt::Key_PageUp ? -1 : 1);
            return;
        }
        break;
    case Qt::Key_Space: m_rules.toggleKind(row); return;
    case Qt::Key_F1:
        if (const Directive *kind = m_rules.directive(row)) {
            showHelpOf(*kind, this);
            return;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter: select(row, true); return;
    default: break;
    }
    QTableView::keyPressEvent(event);
}

void RulesTable::mouseDoubleClickEvent(QMouseEvent *event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && index.column() == RulesModel::Kind)
        m_rules.toggleKind(index.row());
    else
        QTableView::mouseDoubleClickEvent(event);
}

} // namespace gatepost::ui
