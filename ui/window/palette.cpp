// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palette.h"

#include "ui/bridge/rowcolors.h"
#include "ui/window/fuzzy.h"

#include <QCoreApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kDetailCost = 500; // penalty for matching only the detail
constexpr int kPalettePad = 8;
constexpr int kMostRows = 14;     // more are scrolled to
constexpr int kPlaceFromTop = 64; // pixels below the upper edge of the window

/// Name at the left, detail in grey at the right.
class EntryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const QRect all = item.rect.adjusted(kPalettePad, 0, -kPalettePad, 0);
        const QString detail = index.data(PaletteModel::DetailRole).toString();
        const int half = std::min(item.fontMetrics.horizontalAdvance(detail), all.width() / 2);
        const auto draw = [&](const QRect &place, const QString &words, Qt::Alignment side,
                              QPalette::ColorRole role) {
            painter->setPen(rowInk(item, role));
            painter->drawText(QStyle::visualRect(item.direction, all, place),
                              int(QStyle::visualAlignment(item.direction, side)) |
                                  Qt::AlignVCenter | Qt::TextSingleLine,
                              item.fontMetrics.elidedText(words, Qt::ElideMiddle, place.width()));
        };
        draw(all.adjusted(0, 0, -half - 2 * kPalettePad, 0), index.data().toString(), Qt::AlignLeft,
             QPalette::Text);
        draw(QRect(all.right() - half, all.top(), half + 1, all.height()), detail, Qt::AlignRight,
             QPalette::PlaceholderText);
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override {
        return {0, option.fontMetrics.height() + 9};
    }
};

} // namespace

PaletteModel::PaletteModel(std::vector<PaletteEntry> entries, PaletteSource source,
                           PaletteSource otherwise, QObject *parent)
    : QAbstractListModel(parent),
      m_entries(std::move(entries)),
      m_source(std::move(source)),
      m_otherwise(std::move(otherwise)) {
    find({});
}

void PaletteModel::find(const QString &typed) {
    beginResetModel();
    m_found.clear();
    const QString query = typed.trimmed();
    std::vector<std::pair<int, const PaletteEntry *>> fits;
    const std::vector<PaletteEntry> more =
        m_source && !query.isEmpty() ? m_source(query) : std::vector<PaletteEntry>();
    for (const auto *list : {&std::as_const(m_entries), &more})
        for (const PaletteEntry &entry : *list) {
            auto score = fuzzyScore(query, entry.name);
            if (!score && !entry.detail.isEmpty())
                if (const auto whole =
                        fuzzyScore(query, entry.name + QLatin1Char(' ') + entry.detail))
                    score = *whole - kDetailCost;
            if (score)
                fits.emplace_back(*score + entry.weight, &entry);
        }
    if (query.isEmpty()) // as they were given
        std::ranges::for_each(fits, [](auto &fit) { fit.first = 0; });
    std::ranges::stable_sort(fits, [](const auto &a, const auto &b) { return a.first > b.first; });
    for (const auto &[score, entry] : fits) {
        if (m_found.size() == static_cast<std::size_t>(kMostShown))
            break;
        m_found.push_back(*entry);
    }
    if (m_found.empty() && m_otherwise)
        m_found = m_otherwise(query);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid())
        return {};
    const PaletteEntry &found = entry(index.row());
    switch (role) {
    case Qt::DisplayRole: return found.name;
    case DetailRole: return found.detail;
    case Qt::AccessibleTextRole: return found.name;
    case Qt::AccessibleDescriptionRole: return found.detail;
    default: return {};
    }
}

Palette::Palette(std::vector<PaletteEntry> entries, PaletteSource source, PaletteSource otherwise,
                 QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      m_model(new PaletteModel(std::move(entries), std::move(source), std::move(otherwise), this)),
      m_frame(new QFrame(this)),
      m_typed(new QLineEdit(this)),
      m_list(new QListView(this)) {
    setObjectName(QStringLiteral("palette"));
    setWindowTitle(tr("Find a command"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    m_frame->setFrameShape(QFrame::StyledPanel); // where the desktop draws none
    outer->addWidget(m_frame);
    auto *layout = new QVBoxLayout(m_frame);
    layout->setContentsMargins(kPalettePad, kPalettePad, kPalettePad, kPalettePad);
    m_typed->setObjectName(QStringLiteral("paletteText"));
    m_typed->setPlaceholderText(tr("A command, agent, path, line, directive or page"));
    m_typed->setAccessibleName(tr("What to find"));
    m_typed->setClearButtonEnabled(true);
    m_typed->installEventFilter(this);
    layout->addWidget(m_typed);
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("What was found"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    layout->addWidget(m_list, 1);
    connect(m_typed, &QLineEdit::textChanged, this, &Palette::find);
    connect(m_typed, &QLineEdit::returnPressed, this, &Palette::runCurrent);
    connect(m_list, &QListView::activated, this, &Palette::runCurrent);
    connect(m_list, &QListView::clicked, this, &Palette::runCurrent);
    resize(std::min(620, parent ? parent->width() - 80 : 620), 420);
    find({});
    if (parent) // below the menu, where a list that grows has room
        move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, kPlaceFromTop)));
}

bool Palette::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_typed && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: QCoreApplication::sendEvent(m_list, event); return true;
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void Palette::find(const QString &typed) {
    m_model->find(typed);
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0));
    fitHeight();
}

void Palette::fitHeight() {
    const int rows = std::min(m_model->rowCount(), kMostRows);
    const int row = m_model->rowCount() > 0 ? m_list->sizeHintForRow(0) : 0;
    const int list = rows * row + 2;
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(std::max(1, list));
    const int frame = 2 * (kPalettePad + m_frame->frameWidth());
    const int between = m_frame->layout()->spacing();
    setFixedHeight(frame + m_typed->sizeHint().height() + (rows > 0 ? between + list : 0));
}

void Palette::runCurrent() {
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const std::function<void()> run = m_model->entry(current.row()).run;
    accept();
    if (run) // afterwards: it may open a dialog of its own
        QMetaObject::invokeMethod(parent(), run, Qt::QueuedConnection);
}

} // namespace gatepost::ui
