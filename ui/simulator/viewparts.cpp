// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/viewparts.h"

#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/rowcolors.h"
#include "ui/bridge/text.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QSaveFile>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

class EmptyHint : public Label {
public:
    EmptyHint(QTableView *table, const QString &said)
        : Label(said, table->viewport()), m_table(table) {
        setObjectName(QStringLiteral("emptyHint"));
        setAlignment(Qt::AlignCenter);
        setWordWrap(true);
        setMargin(12);
        setForegroundRole(QPalette::PlaceholderText);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        table->viewport()->installEventFilter(this);
        const auto *model = table->model();
        connect(model, &QAbstractItemModel::modelReset, this, &EmptyHint::renew);
        connect(model, &QAbstractItemModel::rowsInserted, this, &EmptyHint::renew);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &EmptyHint::renew);
        renew();
    }
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() == QEvent::Resize)
            resize(m_table->viewport()->size());
        return Label::eventFilter(watched, event);
    }

private:
    void renew() {
        const bool empty = m_table->model()->rowCount() == 0;
        if (empty == !isHidden() && m_known)
            return;
        m_known = true;
        setVisible(empty);
        m_table->setAccessibleDescription(empty ? text() : QString());
    }

    QTableView *m_table;
    bool m_known = false;
};

} // namespace

void sayWhenEmpty(QTableView *table, const QString &said) {
    new EmptyHint(table, said); // the table owns it
}

QHBoxLayout *makeToolRow() {
    auto *row = new QHBoxLayout;
    row->setContentsMargins(6, 2, 6, 2);
    row->setSpacing(4);
    return row;
}

QSplitter *makeSplitter(QWidget *first, int firstPart, QWidget *second, int secondPart,
                        QWidget *parent) {
    constexpr int kUsualWidth = 1440; // the window's width as it is first shown
    auto *splitter = new QSplitter(Qt::Horizontal, parent);
    splitter->addWidget(first);
    splitter->addWidget(second);
    splitter->setStretchFactor(0, firstPart);
    splitter->setStretchFactor(1, secondPart);
    const int part = kUsualWidth / (firstPart + secondPart);
    splitter->setSizes({firstPart * part, secondPart * part});
    splitter->setChildrenCollapsible(false);
    return splitter;
}

void fillPanel(QWidget *panel, QLayout *tools, QWidget *view, QWidget *remark) {
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(tools);
    layout->addWidget(view, 1);
    if (remark)
        layout->addWidget(remark);
}

QToolButton *makeToolButton(const QString &glyph, const QString &text, const QString &toolTip,
                            QWidget *parent) {
    auto *button = new QToolButton(parent);
    button->setText(text);
    if (!glyph.isEmpty())
        button->setIcon(icon(glyph));
    button->setToolButtonStyle(glyph.isEmpty()  ? Qt::ToolButtonTextOnly
                               : text.isEmpty() ? Qt::ToolButtonIconOnly
                                                : Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(toolTip);
    button->setAccessibleName(text.isEmpty() ? toolTip : text);
    button->setAccessibleDescription(toolTip);
    return button;
}

QTableView *makeTable(const QString &objectName, const QString &name, QWidget *parent) {
    auto *table = new QTableView(parent);
    table->setObjectName(objectName);
    table->setAccessibleName(name);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false); // Tab leaves the table, arrows walk in it
    table->setCornerButtonEnabled(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(std::max(24, table->fontMetrics().height() + 8));
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

void setColumnWidths(QTableView *table, std::initializer_list<int> characters) {
    const int air = 2 * table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, table);
    int column = 0;
    for (const int count : characters) {
        const int least = table->horizontalHeader()->sectionSizeHint(column);
        table->setColumnWidth(
            column, std::max(least, count * table->fontMetrics().averageCharWidth() + air));
        ++column;
    }
}

namespace {

/// Asks for the room of all its lines: a view that is squeezed gives rows of its table, not words.
class Remark : public Label {
public:
    using Label::Label;
    [[nodiscard]] QSize minimumSizeHint() const override {
        const QSize least = Label::minimumSizeHint();
        return isVisible() ? least.expandedTo({0, heightForWidth(width())}) : least;
    }

protected:
    void resizeEvent(QResizeEvent *event) override {
        Label::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
    void showEvent(QShowEvent *event) override {
        Label::showEvent(event);
        updateGeometry(); // what is not seen asks for one line
    }
};

} // namespace

Label *makeRemark(QWidget *parent) {
    auto *label = new Remark(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    label->setContentsMargins(6, 2, 6, 2);
    return label;
}

QStringList fileNames(const CompiledSite &site) {
    QStringList names;
    const std::size_t count = kSiteFileCount + site.site().chain.files.size();
    for (std::size_t i = 0; i < count; ++i)
        names << text(site.fileName(FileId::fromIndex(i)));
    return names;
}

QString placeText(const CompiledSite &site, const LineRef &line) {
    return QCoreApplication::translate("gatepost::ui::ViewParts", "%1 line %2")
        .arg(text(site.fileName(line.file)), QString::number(line.line.value));
}

bool exportBytes(QWidget *parent, const QString &title, const QString &name,
                 const QByteArray &bytes, QString &problem) {
    const QString path = QFileDialog::getSaveFileName(parent, title, name);
    if (path.isEmpty())
        return false;
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    problem = QCoreApplication::translate("gatepost::ui::ViewParts", "%1 could not be written: %2")
                  .arg(QDir::toNativeSeparators(path), file.errorString());
    return false;
}

VerdictDelegate::VerdictDelegate(Roles roles, QObject *parent)
    : QStyledItemDelegate(parent), m_roles(roles) {}

namespace {

/// Icon and text side by side; where there is no room for both and the cell is centred, the icon alone, else the text is cut.
/// A value that is not a verdict has no icon. `taken`: no filter leaves the cell out.
void paintContent(QPainter *painter, const QStyleOptionViewItem &option, Tone tone, bool taken) {
    const bool selected = option.state & QStyle::State_Selected;
    const bool isFact = tone == Tone::Unstated && option.text.size() > 1;
    const int kIcon = isFact ? 0 : 14;
    const int kGap = isFact ? 0 : 4;
    const QFontMetrics metrics(option.font);
    const int textWidth = metrics.horizontalAdvance(option.text);
    const int both = kIcon + kGap + textWidth;
    const bool showText = both + 6 <= option.rect.width();
    const bool centred = option.displayAlignment & Qt::AlignHCenter;
    const int content = showText ? both : kIcon;
    int x = centred ? option.rect.x() + (option.rect.width() - content) / 2 : option.rect.x() + 6;
    if (!centred && !showText)
        x = option.rect.x() + 4;
    // Laid out from the left, and turned round where the table is.
    const QRect iconPlace(x, option.rect.y() + (option.rect.height() - kIcon) / 2, kIcon, kIcon);
    const auto placed = [&](const QRect &place) {
        return QStyle::visualRect(option.direction, option.rect, place);
    };
    if (!isFact)
        toneIcon(tone).paint(painter, placed(iconPlace), Qt::AlignCenter,
                             selected ? QIcon::Selected
                             : taken  ? QIcon::Normal
                                      : QIcon::Disabled);
    if (!showText && centred)
        return;
    painter->setFont(option.font);
    painter->setPen(taken && !selected ? toneColor(tone, option.palette)
                                       : rowInk(option, QPalette::PlaceholderText));
    const QRect textRect =
        placed(QRect(iconPlace.right() + 1 + kGap, option.rect.y(),
                     option.rect.right() - iconPlace.right() - kGap - 2, option.rect.height()));
    const Qt::Alignment leading = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    painter->drawText(textRect, int(leading | Qt::AlignVCenter | Qt::AlignAbsolute),
                      metrics.elidedText(option.text, Qt::ElideRight, textRect.width()));
}

} // namespace

void VerdictDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given,
                            const QModelIndex &index) const {
    const QVariant toneValue = index.data(m_roles.tone);
    if (!toneValue.isValid()) {
        QStyledItemDelegate::paint(painter, given, index);
        return;
    }
    const auto tone = static_cast<Tone>(toneValue.toInt());
    const bool taken = m_roles.taken < 0 || index.data(m_roles.taken).toBool();
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QWidget *widget = option.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette &palette = option.palette;
    const RowOfIcons row(option);

    painter->save();
    if (selected)
        painter->fillRect(option.rect, chosenGround(option));
    else if (tone != Tone::Unstated && taken) // what a filter leaves out is grey, but can be read
        painter->fillRect(option.rect.adjusted(0, 0, -1, -1), toneBackground(tone, palette));
    paintContent(painter, option, tone, taken);
    // Changed against the saved site: a corner; readings differ: a dot.
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(rowInk(option, QPalette::Text));
    if (m_roles.changed >= 0 && index.data(m_roles.changed).toBool()) {
        const QPoint corner = option.rect.topRight() + QPoint(0, 1);
        painter->drawPolygon(QPolygon({corner, corner - QPoint(8, 0), corner + QPoint(0, 8)}));
    }
    if (m_roles.differs >= 0 && index.data(m_roles.differs).toBool())
        painter->drawEllipse(QRect(option.rect.right() - 7, option.rect.bottom() - 7, 5, 5));
    painter->restore();
    if (option.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.backgroundColor = palette.color(QPalette::Base);
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, widget);
        painter->setPen(palette.color(QPalette::Text));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

} // namespace gatepost::ui
