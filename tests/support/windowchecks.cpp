// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/windowchecks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>

namespace gatepost::test {

namespace {

/// Of a widget that is a control as a whole.
bool isInner(const QWidget *widget) {
    const QWidget *parent = widget->parentWidget();
    return qobject_cast<const QScrollBar *>(widget) || qobject_cast<const QHeaderView *>(widget) ||
           widget->objectName().startsWith(u"qt_") ||
           widget->inherits("QComboBoxPrivateContainer") ||
           widget->inherits("QComboBoxPrivateScroller") ||
           qobject_cast<const QComboBox *>(parent) ||
           qobject_cast<const QAbstractSpinBox *>(parent) ||
           qobject_cast<const QTabBar *>(parent) || qobject_cast<const QLineEdit *>(parent) ||
           (qobject_cast<const QAbstractItemView *>(parent) &&
            widget->inherits("QTableCornerButton"));
}

bool isControl(const QWidget *widget) {
    return qobject_cast<const QAbstractButton *>(widget) ||
           qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget) ||
           qobject_cast<const QAbstractItemView *>(widget) ||
           qobject_cast<const QPlainTextEdit *>(widget) ||
           qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QTabBar *>(widget) ||
           qobject_cast<const QAbstractSlider *>(widget) || qobject_cast<const QMenu *>(widget) ||
           qobject_cast<const QDialog *>(widget) ||
           ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy());
}

QString plain(const QString &text, Qt::TextFormat format = Qt::AutoText) {
    if (format != Qt::PlainText && Qt::mightBeRichText(text)) {
        QTextDocument document;
        document.setHtml(text);
        return document.toPlainText();
    }
    return text;
}

QString withoutMnemonic(QString text) {
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i] == u'&')
            text.remove(i, 1); // of "&&" one stays, because the next is skipped
    return text;
}

int widthOf(const QWidget *widget, const QString &text) {
    int width = 0;
    for (const QString &line : text.split(u'\n'))
        width = std::max(width, widget->fontMetrics().horizontalAdvance(line));
    return width;
}

/// The parts of a text that a line break cannot part: words, and single signs in scripts without blanks.
QStringList unbreakable(const QString &text) {
    QStringList parts;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (qsizetype from = 0, to = finder.toNextBoundary(); to > from;
         from = to, to = finder.toNextBoundary())
        parts << text.sliced(from, to - from).trimmed();
    return parts;
}

void checkLabel(const QLabel *label, QStringList &faults) {
    if (label->text().isEmpty())
        return;
    const QSize room = label->contentsRect().size();
    if (label->wordWrap()) {
        const int needed = label->heightForWidth(label->width());
        if (needed > label->height() + 2)
            faults << QStringLiteral("%1: %2 px high, its lines need %3")
                          .arg(described(label))
                          .arg(label->height())
                          .arg(needed);
        // A word that is longer than the line.
        if (!Qt::mightBeRichText(label->text())) {
            for (const QString &word : unbreakable(label->text()))
                if (const int wide = widthOf(label, word); wide > room.width() + 1)
                    faults << QStringLiteral("%1: “%2” needs %3 px of %4")
                                  .arg(described(label), word)
                                  .arg(wide)
                                  .arg(room.width());
        }
        return;
    }
    // What gives way where it is narrow shows its beginning, and its tooltip all of it.
    if (label->toolTip() == label->text())
        return;
    const QSize needed = label->sizeHint();
    if (needed.width() > label->width() + 1 || needed.height() > label->height() + 2)
        faults << QStringLiteral("%1: is %2×%3, needs %4×%5")
                      .arg(described(label))
                      .arg(label->width())
                      .arg(label->height())
                      .arg(needed.width())
                      .arg(needed.height());
}

void checkButton(const QAbstractButton *button, QStringList &faults) {
    const auto *tool = qobject_cast<const QToolButton *>(button);
    if (button->text().isEmpty() ||
        (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
        return;
    if (button->hasHeightForWidth()) { // a card: its text wraps between words
        const QSize least(button->minimumSizeHint().width(),
                          button->heightForWidth(button->width()));
        if (least.width() > button->width() || least.height() > button->height() + 1)
            faults << QStringLiteral("%1: is %2×%3, its text needs %4×%5")
                          .arg(described(button))
                          .arg(button->width())
                          .arg(button->height())
                          .arg(least.width())
                          .arg(least.height());
        return;
    }
    // What a button would like is more than its text needs: text, icon and the style's least margins are measured.
    int needed = widthOf(button, withoutMnemonic(button->text()));
    if (!button->icon().isNull())
        needed += button->iconSize().width() + 4;
    if (qobject_cast<const QCheckBox *>(button) || qobject_cast<const QRadioButton *>(button))
        needed += button->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, button) + 4;
    if (tool && tool->menu() && tool->popupMode() == QToolButton::MenuButtonPopup)
        needed += button->style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, button);
    const int high =
        button->fontMetrics().height() * static_cast<int>(button->text().count(u'\n') + 1);
    if (needed > button->width() || high > button->height() + 1)
        faults << QStringLiteral("%1: is %2×%3, its text needs %4×%5")
                      .arg(described(button))
                      .arg(button->width())
                      .arg(button->height())
                      .arg(needed)
                      .arg(high);
}

void checkCombo(const QComboBox *box, QStringList &faults) {
    QStyleOptionComboBox option;
    option.initFrom(box);
    option.editable = box->isEditable();
    option.frame = true;
    const QRect field = box->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                     QStyle::SC_ComboBoxEditField, box);
    if (box->fontMetrics().height() > box->height())
        faults << QStringLiteral("%1: is %2 px high, its text %3")
                      .arg(described(box))
                      .arg(box->height())
                      .arg(box->fontMetrics().height());
    if (box->isEditable())
        return; // scrolls
    int needed = widthOf(box, box->currentText());
    if (!box->itemIcon(box->currentIndex()).isNull())
        needed += box->iconSize().width() + 4;
    if (needed > field.width() + 1)
        faults << QStringLiteral("%1: its text needs %2 px of %3")
                      .arg(described(box))
                      .arg(needed)
                      .arg(field.width());
}

void checkTabs(const QTabBar *bar, QStringList &faults) {
    for (int i = 0; i < bar->count(); ++i) {
        if (!bar->isTabVisible(i))
            continue;
        int needed = widthOf(bar, withoutMnemonic(bar->tabText(i)));
        if (!bar->tabIcon(i).isNull())
            needed += bar->iconSize().width() + 4;
        if (const QRect tab = bar->tabRect(i);
            needed > tab.width() || bar->fontMetrics().height() > tab.height())
            faults << QStringLiteral("%1: tab “%2” is %3×%4, its text needs %5×%6")
                          .arg(described(bar), bar->tabText(i))
                          .arg(tab.width())
                          .arg(tab.height())
                          .arg(needed)
                          .arg(bar->fontMetrics().height());
    }
}

void checkHeader(const QHeaderView *header, QStringList &faults) {
    if (header->orientation() != Qt::Horizontal || !header->model())
        return;
    for (int i = 0; i < header->count(); ++i) {
        const QString text =
            header->model()->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
        if (header->stretchLastSection() && header->visualIndex(i) == header->count() - 1)
            continue; // as wide as its pane, which can be dragged
        // Slanted names rise above the columns beside them: how wide their own is says nothing. They have their height, and
        // what is cut of them is in the tooltip, for a bundle ("/a/ + 3") the names of all that it stands for.
        if (header->property("slanted").toBool()) {
            const QString tip =
                header->model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString();
            QString said = text.section(QStringLiteral(" + "), 0, 0);
            if (!tip.contains(said.remove(QLatin1Char('\n'))))
                faults << QStringLiteral("%1: slanted “%2” is not in its tooltip “%3”")
                              .arg(described(header->parentWidget()), text, tip);
            if (header->height() < 2 * header->fontMetrics().height())
                faults << QStringLiteral("%1: slanted header is too low").arg(described(header));
            continue;
        }
        // A section may be made wider; a word must be seen without that.
        if (header->textElideMode() == Qt::ElideMiddle &&
            header->model()
                ->headerData(i, Qt::Horizontal, Qt::ToolTipRole)
                .toString()
                .contains(text))
            continue; // paths of the site, of any length: the tooltip has the whole
        if (!header->isSectionHidden(i) && widthOf(header, text) > header->sectionSize(i))
            faults << QStringLiteral("%1: column “%2” is %3 px wide, needs %4")
                          .arg(described(header->parentWidget()), text)
                          .arg(header->sectionSize(i))
                          .arg(widthOf(header, text));
        if (header->fontMetrics().height() > header->height())
            faults << QStringLiteral("%1: header is too low").arg(described(header));
    }
}

/// What does not scroll must lie within what it stands in.
void checkInside(const QWidget *widget, QStringList &faults) {
    const QWidget *parent = widget->parentWidget();
    if (!parent || widget->isWindow() || isInner(widget))
        return;
    if (const auto *area = qobject_cast<const QAbstractScrollArea *>(parent->parentWidget());
        area && area->viewport() == parent)
        return;
    const bool hasText =
        qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget) ||
        qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget);
    if (hasText && !parent->rect().adjusted(-2, -2, 2, 2).contains(widget->geometry()))
        faults << QStringLiteral("%1: sticks out of %2").arg(described(widget), described(parent));
}

} // namespace

void Faults::add(const QString &place, const QStringList &faults) {
    for (const QString &fault : faults)
        if (!m_known.contains(fault)) {
            m_known.insert(fault);
            m_list << place + QStringLiteral(": ") + fault;
        }
}

QByteArray Faults::text() const {
    for (const QString &fault : m_list)
        qWarning("%s", qPrintable(QString(fault).replace(u'\n', u'⏎')));
    return QByteArray::number(m_list.size()) + " faults";
}

QString described(const QWidget *widget) {
    if (!widget)
        return QStringLiteral("nothing");
    QString text;
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        text = button->text();
    else if (const auto *label = qobject_cast<const QLabel *>(widget))
        text = plain(label->text(), label->textFormat()).left(60);
    else if (const auto *box = qobject_cast<const QComboBox *>(widget))
        text = box->currentText();
    else if (const auto *field = qobject_cast<const QLineEdit *>(widget))
        text = field->text();
    QString name = widget->objectName();
    for (const QWidget *up = widget->parentWidget(); name.isEmpty() && up; up = up->parentWidget())
        if (!up->objectName().isEmpty() && !up->objectName().startsWith(u"qt_"))
            name = QStringLiteral("in ") + up->objectName();
    if (text.isEmpty())
        text = widget->accessibleName();
    return QStringLiteral("%1 %2%3").arg(QLatin1String(widget->metaObject()->className()), name,
                                         text.isEmpty() ? QString()
                                                        : QStringLiteral(" “%1”").arg(text));
}

QList<QWidget *> shownWidgets(QWidget *part) {
    QList<QWidget *> list;
    const auto walk = [&list](const auto &self, QWidget *widget) -> void {
        if (!widget->isVisible())
            return;
        list << widget;
        for (QObject *child : widget->children())
            if (child->isWidgetType() && !static_cast<QWidget *>(child)->isWindow())
                self(self, static_cast<QWidget *>(child));
    };
    walk(walk, part);
    return list;
}

QList<QWidget *> controls(QWidget *part) {
    QList<QWidget *> list;
    for (QWidget *widget : shownWidgets(part))
        if (isControl(widget) && !isInner(widget))
            list << widget;
    return list;
}

QStringList cutTexts(QWidget *part) {
    QStringList faults;
    for (const QWidget *widget : shownWidgets(part)) {
        checkInside(widget, faults);
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            checkLabel(label, faults);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            checkButton(button, faults);
        else if (const auto *box = qobject_cast<const QComboBox *>(widget))
            checkCombo(box, faults);
        else if (const auto *bar = qobject_cast<const QTabBar *>(widget))
            checkTabs(bar, faults);
        else if (const auto *header = qobject_cast<const QHeaderView *>(widget))
            checkHeader(header, faults);
        else if (qobject_cast<const QLineEdit *>(widget) &&
                 widget->fontMetrics().height() > widget->height())
            faults << QStringLiteral("%1: its text is higher").arg(described(widget));
    }
    return faults;
}

QStringList namelessControls(QWidget *part) {
    QStringList faults;
    for (QWidget *widget : controls(part)) {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        if (!face) {
            faults << described(widget) + QStringLiteral(": nothing for screen readers");
            continue;
        }
        const QAccessible::Role role = face->role();
        if (role == QAccessible::NoRole || role == QAccessible::Client ||
            (role == QAccessible::Pane && (widget->focusPolicy() & Qt::TabFocus)))
            faults << QStringLiteral("%1: role %2").arg(described(widget)).arg(role);
        if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                if (bar->tabText(i).isEmpty() && bar->accessibleTabName(i).isEmpty())
                    faults << QStringLiteral("%1: tab %2 has no name").arg(described(bar)).arg(i);
            continue;
        }
        // A name that is but a sign says nothing.
        QString name = face->text(QAccessible::Name).trimmed();
        name.remove(u'&');
        const bool isWord = std::ranges::any_of(name, [](QChar c) { return c.isLetterOrNumber(); });
        if (!isWord)
            faults << QStringLiteral("%1: name “%2”").arg(described(widget), name);
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (!view || !view->model())
            continue;
        // A cell that shows only a picture says what it means.
        const QAbstractItemModel *model = view->model();
        for (int row = 0; row < std::min(model->rowCount(view->rootIndex()), 40); ++row)
            for (int column = 0; column < model->columnCount(view->rootIndex()); ++column) {
                const QModelIndex index = model->index(row, column, view->rootIndex());
                if (index.data(Qt::DisplayRole).toString().isEmpty() &&
                    index.data(Qt::AccessibleTextRole).toString().isEmpty() &&
                    !index.data(Qt::DecorationRole).isNull())
                    faults << QStringLiteral("%1: cell %2, %3 is a picture without words")
                                  .arg(described(widget))
                                  .arg(row)
                                  .arg(column);
            }
    }
    return faults;
}

QStringList sharedKeys(QWidget *part) {
    QMap<QString, QStringList> texts; // of each key
    const auto add = [&](const QString &text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (!key.isEmpty() && !texts[key.toString()].contains(text))
            texts[key.toString()] << text;
    };
    if (const auto *menu = qobject_cast<const QMenu *>(part)) {
        for (const QAction *action : menu->actions())
            if (action->isVisible() && !action->isSeparator())
                add(action->text());
    } else {
        for (const QWidget *widget : shownWidgets(part->window())) {
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                add(button->text());
            else if (const auto *label = qobject_cast<const QLabel *>(widget);
                     label && label->buddy())
                add(label->text());
            else if (const auto *box = qobject_cast<const QGroupBox *>(widget))
                add(box->title());
            else if (const auto *bar = qobject_cast<const QTabBar *>(widget))
                for (int i = 0; i < bar->count(); ++i)
                    add(bar->isTabVisible(i) ? bar->tabText(i) : QString());
            else if (const auto *menus = qobject_cast<const QMenuBar *>(widget))
                for (const QAction *action : menus->actions())
                    add(action->isVisible() ? action->text() : QString());
        }
    }
    QStringList faults;
    for (const auto &[key, all] : texts.asKeyValueRange()) {
        if (all.size() > 1)
            faults << QStringLiteral("%1: “%2”").arg(key, all.join(QStringLiteral("”, “")));
        if (!key.back().isLetterOrNumber())
            faults << QStringLiteral("%1 is no letter: “%2”").arg(key, all.front());
    }
    return faults;
}

QList<Target> targets(QWidget *part) {
    QList<Target> list;
    for (QWidget *widget : controls(part)) {
        if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                if (bar->isTabVisible(i))
                    list.append(
                        {widget, bar->tabRect(i), QStringLiteral("tab “%1”").arg(bar->tabText(i))});
        } else if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
            const QModelIndex index = view->indexAt(QPoint(4, 4));
            if (index.isValid())
                list.append({view->viewport(), view->visualRect(index), QStringLiteral("row")});
        } else if (auto *menu = qobject_cast<QMenu *>(widget)) {
            for (QAction *action : menu->actions())
                if (!action->isSeparator() && action->isVisible())
                    list.append({widget, menu->actionGeometry(action),
                                 QStringLiteral("entry “%1”").arg(action->text())});
        } else if (qobject_cast<const QAbstractButton *>(widget) ||
                   qobject_cast<const QComboBox *>(widget) ||
                   qobject_cast<const QAbstractSpinBox *>(widget) ||
                   qobject_cast<const QLineEdit *>(widget) ||
                   qobject_cast<const QAbstractSlider *>(widget)) {
            list.append({widget, widget->rect(), {}});
        }
    }
    return list;
}

} // namespace gatepost::test
