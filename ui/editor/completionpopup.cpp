// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/completionpopup.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"

#include <QApplication>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kMostVisibleRows = 10;
constexpr int kMostWidth = 620;
constexpr int kLeastWidth = 260;

QString iconOf(CompletionKind kind) {
    switch (kind) {
    case CompletionKind::Directive: return QStringLiteral("text");
    case CompletionKind::Word: return QStringLiteral("applies");
    case CompletionKind::Agent: return QStringLiteral("agent");
    case CompletionKind::Block: return QStringLiteral("matrix");
    case CompletionKind::Path: return QStringLiteral("file");
    case CompletionKind::Meta: return QStringLiteral("settings");
    case CompletionKind::Value: return QStringLiteral("unstated");
    case CompletionKind::Snippet: return QStringLiteral("add");
    }
    return {};
}

/// Label on the left, detail in a quieter colour on the right.
class RowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const QFontMetrics metrics(option.font);
        const QString detail = index.data(CompletionModel::DetailRole).toString();
        return {metrics.height() + 3 * kAir + metrics.horizontalAdvance(index.data().toString()) +
                    4 * kAir + metrics.horizontalAdvance(detail) + kAir,
                std::max(24, metrics.height() + 6)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QPalette &colors = option.palette;
        if (chosen)
            painter->fillRect(option.rect, colors.brush(QPalette::Active, QPalette::Highlight));
        const int glyph = option.fontMetrics.height() - 2;
        const QRect glyphRect(option.rect.left() + kAir,
                              option.rect.top() + (option.rect.height() - glyph) / 2, glyph, glyph);
        icon(iconOf(static_cast<CompletionKind>(index.data(CompletionModel::KindRole).toInt())))
            .paint(painter, glyphRect, Qt::AlignCenter, chosen ? QIcon::Selected : QIcon::Normal);
        QRect rect = option.rect.adjusted(glyph + 2 * kAir, 0, -kAir, 0);
        painter->setFont(option.font);
        painter->setPen(
            colors.color(QPalette::Active, chosen ? QPalette::HighlightedText : QPalette::Text));
        const QString label =
            option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, rect.width());
        painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, label);
        rect.setLeft(rect.left() + option.fontMetrics.horizontalAdvance(label) + 4 * kAir);
        if (!chosen)
            painter->setPen(toneColor(Tone::Unstated, colors));
        const QString detail = index.data(CompletionModel::DetailRole).toString();
        painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(detail, Qt::ElideRight, rect.width()));
    }

private:
    static constexpr int kAir = 6;
};

} // namespace

void CompletionModel::setItems(QList<Completion> items) {
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
}

int CompletionModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant CompletionModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const Completion &item = m_items[index.row()];
    switch (role) {
    case Qt::DisplayRole: return item.label;
    case DetailRole: return item.detail;
    case KindRole: return static_cast<int>(item.kind);
    case Qt::AccessibleTextRole:
        return item.detail.isEmpty() ? item.label
                                     : QStringLiteral("%1, %2").arg(item.label, item.detail);
    default: return {};
    }
}

CompletionPopup::CompletionPopup(QWidget *view)
    : QFrame(view, Qt::ToolTip | Qt::FramelessWindowHint),
      m_model(new CompletionModel(this)),
      m_list(new QListView(this)),
      m_help(new Label(this)) {
    setObjectName(QStringLiteral("completions"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::NoFocus);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowPainter(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Completions"));
    m_help->setWordWrap(true);
    m_help->setContentsMargins(8, 4, 8, 6);
    m_help->setBackgroundRole(QPalette::AlternateBase);
    m_help->setAutoFillBackground(true);
    m_help->hide();
    m_help->setFont(QApplication::font());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addWidget(m_help);
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { accept(index.row()); });
    hide();
}

void CompletionPopup::offer(const QList<Completion> &items, const QRect &word, bool chooseFirst) {
    const int before = chosenRow();
    const QString label = before >= 0 ? m_model->item(before).label : QString();
    m_word = word;
    m_model->setItems(items);
    int row = chooseFirst ? 0 : -1;
    for (int i = 0; before >= 0 && isVisible() && i < m_model->rowCount(); ++i)
        if (m_model->item(i).label == label)
            row = i;
    if (row < 0)
        m_list->scrollToTop();
    choose(row);
    fit();
    show();
}

int CompletionPopup::chosenRow() const {
    return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
}

QStringList CompletionPopup::labels() const {
    QStringList list;
    for (int i = 0; i < m_model->rowCount(); ++i)
        list << m_model->item(i).label;
    return list;
}

void CompletionPopup::choose(int row) {
    m_list->setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row));
    showHelp();
    if (row >= 0)
        announce(parentWidget(), Topic::Control,
                 m_model->index(row).data(Qt::AccessibleTextRole).toString());
}

void CompletionPopup::showHelp() {
    const int row = chosenRow();
    const Rich help = row >= 0 && m_model->item(row).help ? m_model->item(row).help() : Rich();
    m_help->setText(help);
    m_help->setVisible(!help.isEmpty());
}

void CompletionPopup::fit() {
    const int rows = std::min(m_model->rowCount(), kMostVisibleRows);
    int width = kLeastWidth;
    for (int i = 0; i < m_model->rowCount(); ++i)
        width = std::max(width, m_list->sizeHintForIndex(m_model->index(i)).width());
    const int bar = m_model->rowCount() > kMostVisibleRows
                        ? m_list->verticalScrollBar()->sizeHint().width()
                        : 0;
    width = std::min(width + bar, kMostWidth);
    const int listHeight = rows * std::max(1, m_list->sizeHintForRow(0)) + 2;
    m_list->setFixedHeight(listHeight);
    const int helpHeight = m_help->isHidden() ? 0 : m_help->heightForWidth(width - 2) + 2;
    QRect place(m_word.left(), m_word.bottom() + 2, width, listHeight + helpHeight + 2);
    if (const QScreen *screen = parentWidget()->screen()) {
        const QRect room = screen->availableGeometry();
        if (place.bottom() > room.bottom() && m_word.top() - place.height() > room.top())
            place.moveBottom(m_word.top() - 2);
        if (place.right() > room.right())
            place.moveRight(room.right());
    }
    setGeometry(place);
}

bool CompletionPopup::takeKey(const QKeyEvent *event) {
    if (!isVisible())
        return false;
    const int count = m_model->rowCount();
    const int row = chosenRow();
    const auto go = [&](int to) {
        choose(to);
        fit();
        return true;
    };
    if ((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    switch (event->key()) {
    case Qt::Key_Down: return go(row + 1 < count ? row + 1 : 0);
    case Qt::Key_Up: return go(row > 0 ? row - 1 : count - 1);
    case Qt::Key_PageDown: return go(std::min(std::max(row, 0) + kMostVisibleRows, count - 1));
    case Qt::Key_PageUp: return go(std::max(row - kMostVisibleRows, 0));
    case Qt::Key_Escape: hide(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        if (row < 0) {
            hide();
            return false;
        }
        accept(row);
        return true;
    default: return false;
    }
}

void CompletionPopup::accept(int row) {
    const Completion item = m_model->item(row);
    m_list->setCurrentIndex({});
    hide();
    emit accepted(item);
}

} // namespace gatepost::ui
