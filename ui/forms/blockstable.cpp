// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/cells.h"
#include "ui/bridge/text.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/fields/valueeditor.h"
#include "ui/forms/wordlist.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr int kLeastColumn = 28; // px; below it the table scrolls
constexpr int kLeastForWords = 64;

/// An edit field with a list of the row's words; every keystroke is written. Where there is no room for words, the sign alone
/// is drawn, grey if the value is inherited.
class CellDelegate : public EditingDelegate {
public:
    using EditingDelegate::EditingDelegate;

    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override {
        EditingDelegate::initStyleOption(option, index);
        if (!index.data(BlocksModel::SetRole).toBool())
            option->palette.setColor(QPalette::Text,
                                     option->palette.color(QPalette::PlaceholderText));
        const QIcon sign = index.data(BlocksModel::SignRole).value<QIcon>();
        if (option->rect.width() >= kLeastForWords || sign.isNull())
            return;
        option->text.clear();
        option->features &= ~QStyleOptionViewItem::HasDisplay;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = sign;
        option->decorationAlignment = Qt::AlignCenter;
        option->decorationPosition = QStyleOptionViewItem::Top;
        option->decorationSize = {16, 16};
        if (!index.data(BlocksModel::SetRole).toBool())
            option->state &= ~QStyle::State_Enabled;
    }
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &,
                          const QModelIndex &index) const override {
        const auto &model = static_cast<const BlocksModel &>(*index.model());
        const Directive &row = model.directive(index.row());
        auto *combo = new QComboBox(parent);
        combo->setEditable(true);
        combo->setInsertPolicy(QComboBox::NoInsert);
        combo->setFrame(false);
        combo->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
        combo->lineEdit()->setObjectName(QStringLiteral("cellValue"));
        for (const Word &word : row.words) {
            combo->addItem(text(word.name));
            combo->setItemData(combo->count() - 1, text(word.meaning), kMeaningRole);
        }
        combo->setItemDelegate(new WordDelegate(combo));
        combo->view()->setMinimumWidth(wordListWidth(row, combo->fontMetrics()));
        combo->setCompleter(nullptr);
        connect(combo->lineEdit(), &QLineEdit::textEdited, this, [this, combo] { commit(combo); });
        connect(combo, &QComboBox::activated, this, [this, combo] {
            commit(combo);
            close(combo);
        });
        return combo;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        auto *combo = static_cast<QComboBox *>(editor);
        const QString value = index.data(Qt::EditRole).toString();
        if (combo->currentText().trimmed() == value && combo->property("filled").toBool())
            return;
        combo->setProperty("filled", true);
        combo->setCurrentIndex(combo->findText(value));
        combo->setEditText(value);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        model->setData(index, static_cast<QComboBox *>(editor)->currentText(), Qt::EditRole);
    }
};

/// Names of blocks: level in two lines, upright where the columns are narrow.
class BlocksHead : public QHeaderView {
public:
    explicit BlocksHead(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(true);
        setMinimumSectionSize(kLeastColumn);
    }
    [[nodiscard]] QSize sizeHint() const override {
        QSize size = QHeaderView::sizeHint();
        if (!isUpright())
            return size;
        QFont bold = font();
        bold.setBold(true);
        int longest = 0;
        for (int section = 0; section < count(); ++section)
            longest = std::max(longest, QFontMetrics(bold).horizontalAdvance(name(section)));
        size.setHeight(longest + 12);
        return size;
    }

protected:
    void paintSection(QPainter *painter, const QRect &place, int section) const override {
        if (!isUpright()) {
            QHeaderView::paintSection(painter, place, section);
            return;
        }
        QStyleOptionHeader ground;
        initStyleOption(&ground);
        ground.rect = place;
        ground.section = section;
        style()->drawControl(QStyle::CE_HeaderSection, &ground, painter, this);
        QFont written = font();
        written.setBold(
            model()->headerData(section, orientation(), Qt::FontRole).value<QFont>().bold());
        painter->save();
        painter->setFont(written);
        painter->setPen(palette().color(QPalette::ButtonText));
        painter->translate(place.left(), place.bottom());
        painter->rotate(-90);
        painter->drawText(QRect(6, 0, place.height() - 8, place.width()),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name(section));
        painter->restore();
    }

private:
    [[nodiscard]] bool isUpright() const { return defaultSectionSize() < kLeastForWords; }
    [[nodiscard]] QString name(int section) const {
        return model()
            ->headerData(section, orientation(), Qt::DisplayRole)
            .toString()
            .remove(QLatin1Char('\n'));
    }
};

} // namespace

BlocksTable::BlocksTable(BlocksModel &model, QWidget *parent) : QTableView(parent), m_model(model) {
    setObjectName(QStringLiteral("blocks"));
    setHorizontalHeader(new BlocksHead(this));
    setModel(&model);
    setItemDelegate(new CellDelegate(this));
    setAccessibleName(tr("Policy of each kind of agent"));
    setAccessibleDescription(tr("A key sets the word that begins with it; with Shift it also moves "
                                "to the row below. Delete unsets, Enter opens the words. A pasted "
                                "list of lines such as “train: no” goes into the column."));
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setAlternatingRowColors(true);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setFrameShape(NoFrame);
    setHorizontalScrollMode(ScrollPerPixel);
    QFont bold = font(); // as a set cell and its head are drawn
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int widest = metrics.horizontalAdvance(QStringLiteral("preferred")) + 10;
    for (int column = 0; column < model.columnCount(); ++column)
        for (const QString &line :
             model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().split(u'\n'))
            widest = std::max(widest, metrics.horizontalAdvance(line) + 14);
    m_wide = std::min(widest, std::max(130, 18 * metrics.averageCharWidth()));
    horizontalHeader()->setDefaultSectionSize(m_wide);
    horizontalHeader()->setMinimumHeight(2 * metrics.lineSpacing() + 8); // heads have two lines
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(true);
    verticalHeader()->setDefaultSectionSize(std::max(25, fontMetrics().height() + 10));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
}

void BlocksTable::keyPressEvent(QKeyEvent *event) {
    const QModelIndex at = currentIndex();
    if (event->matches(QKeySequence::Paste) && at.isValid()) {
        m_model.setLines(at.column(),
                         QApplication::clipboard()->text().split(
                             QRegularExpression(QStringLiteral("[\\r\\n]+")), Qt::SkipEmptyParts));
        return;
    }
    const bool plain =
        !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (at.isValid() && plain) {
        switch (event->key()) {
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
        case Qt::Key_Minus: m_model.setData(at, QString(), Qt::EditRole); return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (auto *combo = qobject_cast<QComboBox *>(editCell(*this, at));
                combo && combo->count() > 0)
                combo->showPopup();
            return;
        case Qt::Key_F1: showHelpOf(m_model.directive(at.row()), this); return;
        default: break;
        }
        const QString typed = event->text();
        if (!typed.isEmpty() && typed.front().isPrint()) {
            for (const Word &word : m_model.directive(at.row()).words)
                if (typed.front().isLetter() &&
                    text(word.name).startsWith(typed, Qt::CaseInsensitive)) {
                    m_model.setData(at, text(word.name), Qt::EditRole);
                    if (event->modifiers() & Qt::ShiftModifier && at.row() + 1 < m_model.rowCount())
                        setCurrentIndex(m_model.index(at.row() + 1, at.column()));
                    return;
                }
            if (typed.front().isDigit() &&
                m_model.directive(at.row()).kind == ValueKind::PerMinute) {
                const QPointer<QWidget> editor = editCell(*this, at);
                if (auto *combo = qobject_cast<QComboBox *>(editor)) {
                    combo->setEditText(typed);
                    m_model.setData(at, typed, Qt::EditRole);
                    if (editor)
                        combo->lineEdit()->setCursorPosition(1);
                }
                return;
            }
        }
    }
    QTableView::keyPressEvent(event);
}

/// All columns beside each other, wide enough for words or, in a narrow page, for signs.
void BlocksTable::fitColumns() {
    const int columns = m_model.columnCount();
    if (columns == 0)
        return;
    // The names of the rows give way first: cells are seen without scrolling.
    constexpr int kLeastName = 60;
    const int forNames = width() - 2 * frameWidth() - columns * kLeastColumn -
                         verticalScrollBar()->sizeHint().width();
    verticalHeader()->setMaximumWidth(std::max(kLeastName, forNames));
    const int each = std::clamp(viewport()->width() / columns, kLeastColumn, m_wide);
    if (each == horizontalHeader()->defaultSectionSize())
        return;
    horizontalHeader()->setProperty("slanted", each < kLeastForWords); // names have their own room
    horizontalHeader()->setDefaultSectionSize(each);
    horizontalHeader()->updateGeometry();
    updateGeometries();
}

void BlocksTable::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace gatepost::ui
