// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/tips.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QPalette>
#include <QTabBar>
#include <QToolTip>
#include <QWhatsThis>

namespace gatepost::ui {

namespace {

const char kRichTip[] = "gatepostTip"; // a Rich, beside the property toolTip, which is its words

QString bounded(const QString &words) {
    constexpr qsizetype kLongest = 2000;
    return words.size() <= kLongest ? words : words.first(kLongest) + QChar(0x2026);
}

/// What a thing says, and for which part of the widget.
struct Said {
    QVariant tip;
    QRect rect = {};
};

Said ofItem(const QAbstractItemView &view, const QPoint &at, int role) {
    const QModelIndex index = view.indexAt(at);
    return {index.data(role), view.visualRect(index)};
}

QVariant ofSection(const QHeaderView &header, const QPoint &at, int role) {
    // A header whose names lie elsewhere than its sections says where.
    int section = -1;
    if (header.metaObject()->indexOfMethod("sectionAt(QPoint)") < 0 ||
        !QMetaObject::invokeMethod(const_cast<QHeaderView *>(&header), "sectionAt",
                                   Q_RETURN_ARG(int, section), Q_ARG(QPoint, at)))
        section = header.logicalIndexAt(at);
    return section < 0 || !header.model()
               ? QVariant()
               : header.model()->headerData(section, header.orientation(), role);
}

/// What Qt would say about the place of a widget.
Said tipAt(QWidget *widget, const QPoint &at) {
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget->parentWidget());
        view && widget == view->viewport()) {
        if (const auto *header = qobject_cast<const QHeaderView *>(view))
            return {ofSection(*header, at, Qt::ToolTipRole)};
        return ofItem(*view, at, Qt::ToolTipRole);
    }
    if (const auto *menu = qobject_cast<const QMenu *>(widget)) {
        const QAction *action = menu->toolTipsVisible() ? menu->actionAt(at) : nullptr;
        if (action)
            return {action->toolTip()};
    }
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
        if (const int tab = tabs->tabAt(at); tab >= 0 && !tabs->tabToolTip(tab).isEmpty())
            return {tabs->tabToolTip(tab)};
    const QVariant rich = widget->property(kRichTip);
    return {rich.isValid() && !widget->toolTip().isEmpty() ? rich : QVariant(widget->toolTip())};
}

class PlainTexts : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override {
        switch (event->type()) {
        case QEvent::ToolTip:
            if (auto *widget = qobject_cast<QWidget *>(watched))
                return showTipOf(widget, static_cast<QHelpEvent *>(event));
            return false;
        case QEvent::WhatsThis:
            if (auto *widget = qobject_cast<QWidget *>(watched))
                return explain(widget, static_cast<QHelpEvent *>(event));
            return false;
        case QEvent::Polish:
        case QEvent::Show:
            // Not the label of a tooltip: what it shows has been through here.
            if (auto *label = qobject_cast<QLabel *>(watched);
                label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
                label->setTextFormat(Qt::PlainText);
            return false;
        default: return false;
        }
    }

private:
    /// A widget without a tooltip may have its own way, by showTip().
    static bool showTipOf(QWidget *widget, QHelpEvent *event) {
        const Said said = tipAt(widget, event->pos());
        const QString tip = shownTip(said.tip);
        const bool isView = qobject_cast<QAbstractItemView *>(widget->parentWidget()) != nullptr;
        if (tip.isEmpty() && !isView)
            return false;
        QToolTip::showText(event->globalPos(), tip, widget, said.rect, widget->toolTipDuration());
        event->setAccepted(!tip.isEmpty());
        return true;
    }

    static bool explain(QWidget *widget, QHelpEvent *event) {
        QVariant said;
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget->parentWidget());
            view && widget == view->viewport()) {
            const auto *header = qobject_cast<const QHeaderView *>(view);
            said = header ? ofSection(*header, event->pos(), Qt::WhatsThisRole)
                          : ofItem(*view, event->pos(), Qt::WhatsThisRole).tip;
        }
        const QString help = shownTip(said);
        if (help.isEmpty())
            return false;
        QWhatsThis::showText(event->globalPos(), help, widget);
        event->accept();
        return true;
    }
};

} // namespace

QString shownTip(const QVariant &said) {
    if (said.metaType() == QMetaType::fromType<Rich>()) {
        const Rich rich = said.value<Rich>();
        return rich.isEmpty() ? QString() : QStringLiteral("<qt>%1</qt>").arg(rich.html());
    }
    return certainlyPlain(bounded(said.toString()));
}

void installPlainTexts() {
    static QObject *installed = nullptr;
    if (installed)
        return;
    installed = new PlainTexts(QCoreApplication::instance());
    QObject::connect(installed, &QObject::destroyed, [] { installed = nullptr; });
    QCoreApplication::instance()->installEventFilter(installed);
}

QPalette tipPalette() {
    return QToolTip::palette();
}

void setHelp(QWidget *widget, const Rich &help) {
    widget->setWhatsThis(help.isEmpty() ? QString()
                                        : QStringLiteral("<qt>%1</qt>").arg(help.html()));
}

void setTip(QWidget *widget, const Rich &tip) {
    widget->setProperty(kRichTip, QVariant::fromValue(tip));
    widget->setToolTip(tip.words());
}

void showTip(const QPoint &globalPos, const QString &tip, QWidget *over) {
    QToolTip::showText(globalPos, shownTip(tip), over);
}

void showTip(const QPoint &globalPos, const Rich &tip, QWidget *over) {
    QToolTip::showText(globalPos, shownTip(QVariant::fromValue(tip)), over);
}

} // namespace gatepost::ui
