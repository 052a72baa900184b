// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/viewtabs.h"

#include "ui/bridge/look.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace gatepost::ui {

namespace {

QToolButton *cornerButton(const char *name, QWidget *parent) {
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void say(QToolButton *button, const char *glyph, const QString &said) {
    button->setIcon(icon(QLatin1String(glyph)));
    button->setToolTip(said);
    button->setAccessibleName(said);
}

} // namespace

ViewTabs::ViewTabs(QWidget *parent) : QTabWidget(parent) {
    setDocumentMode(true);
    auto *corner = new QWidget(this);
    auto *row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 4, 0);
    row->setSpacing(2);
    m_fold = cornerButton("foldViews", corner);
    m_large = cornerButton("largeViews", corner);
    row->addWidget(m_large);
    row->addWidget(m_fold);
    setCornerWidget(corner);
    connect(m_fold, &QToolButton::clicked, this, &ViewTabs::toggleFolded);
    connect(m_large, &QToolButton::clicked, this, &ViewTabs::toggleLarge);
    tabBar()->installEventFilter(this);
    arrange();
}

void ViewTabs::setState(State state) {
    if (state == m_state)
        return;
    if (state == State::Large)
        m_beforeLarge = m_state;
    m_state = state;
    arrange();
    emit stateChanged();
}

void ViewTabs::back() {
    setState(m_state == State::Large ? m_beforeLarge : State::Folded);
}

void ViewTabs::makeRoom() {
    if (m_state == State::Large)
        back();
}

void ViewTabs::toggleFolded() {
    setState(m_state == State::Folded ? State::Open : State::Folded);
}

void ViewTabs::toggleLarge() {
    setState(m_state != State::Large          ? State::Large
             : m_beforeLarge == State::Folded ? State::Open
                                              : m_beforeLarge);
}

void ViewTabs::arrange() {
    const bool folded = m_state == State::Folded;
    // What is folded is hidden, so that nothing is computed for it.
    if (auto *pages = findChild<QStackedWidget *>(QString(), Qt::FindDirectChildrenOnly))
        pages->setVisible(!folded);
    const int strip = std::max(tabBar()->sizeHint().height(), cornerWidget()->sizeHint().height());
    setMaximumHeight(folded ? strip : QWIDGETSIZE_MAX);
    setMinimumHeight(folded ? strip : 0);
    say(m_fold, folded ? "up" : "down",
        folded ? tr("Open the views") : tr("Fold the views to their tabs (Ctrl+Shift+0)"));
    const bool large = m_state == State::Large;
    say(m_large, large ? "both" : "form",
        large ? tr("Back beside the text (Esc)") : tr("Views in the whole window (Ctrl+Shift+M)"));
    m_large->setVisible(!folded);
}

bool ViewTabs::eventFilter(QObject *watched, QEvent *event) {
    if (watched != tabBar())
        return QTabWidget::eventFilter(watched, event);
    const auto onTab = [&](int &tab) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        tab = tabBar()->tabAt(mouse->position().toPoint());
        return mouse->button() == Qt::LeftButton && tab >= 0;
    };
    int tab = -1;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (onTab(tab)) {
            m_beforePress = m_state;
            if (m_state == State::Folded)
                setState(State::Open); // and the bar goes to the tab itself
            else if (tab == currentIndex())
                setState(State::Folded);
        }
        break;
    case QEvent::MouseButtonDblClick:
        if (onTab(tab)) {
            setState(m_beforePress);
            toggleLarge();
        }
        break;
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            toggleFolded();
            return true;
        }
        break;
    }
    default: break;
    }
    return QTabWidget::eventFilter(watched, event);
}

void ViewTabs::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier &&
        m_state != State::Folded) {
        back();
        emit left();
        return;
    }
    QTabWidget::keyPressEvent(event);
}

void ViewTabs::fitTabs() {
    constexpr int kIconAndGap = 20; // px
    int shown = 0;
    for (int i = 0; i < count(); ++i)
        shown += isTabVisible(i) ? 1 : 0;
    const int needed = tabBar()->sizeHint().width() + (m_icons ? 0 : shown * kIconAndGap);
    const bool icons = needed + cornerWidget()->sizeHint().width() <= width();
    if (icons == m_icons)
        return;
    m_icons = icons;
    for (int i = 0; i < count(); ++i)
        setTabIcon(i, icons ? m_tabIcons.value(widget(i)) : QIcon());
}

void ViewTabs::resizeEvent(QResizeEvent *event) {
    QTabWidget::resizeEvent(event);
    fitTabs();
}

void ViewTabs::tabInserted(int index) {
    m_tabIcons.insert(widget(index), tabIcon(index));
    QTabWidget::tabInserted(index);
    arrange(); // the strip is as high as its tabs
}

void ViewTabs::changeEvent(QEvent *event) {
    QTabWidget::changeEvent(event);
    if ((event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) &&
        cornerWidget())
        arrange();
}

} // namespace gatepost::ui
