// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/modestack.h"

#include "ui/bridge/flowrow.h"
#include "ui/forms/fields/segmenteditor.h"
#include "ui/simulator/viewparts.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

/// Puts the switch before the tools of a panel.
void putFirst(QWidget *modes, const QWidget &panel) {
    auto *layout = qobject_cast<QVBoxLayout *>(panel.layout());
    QLayout *tools =
        layout != nullptr && layout->count() > 0 ? layout->itemAt(0)->layout() : nullptr;
    // Beside many tools there is no room for it with large letters.
    constexpr int kMostTools = 4;
    if (auto *row = qobject_cast<QBoxLayout *>(tools); row && row->count() <= kMostTools) {
        row->insertWidget(0, modes);
    } else if (auto *flow = dynamic_cast<FlowRow *>(tools)) {
        flow->addFirst(modes);
    } else if (layout != nullptr) {
        QHBoxLayout *added = makeToolRow();
        added->addWidget(modes);
        added->addStretch(1);
        layout->insertLayout(0, added);
    }
}

/// Tab reaches the switch, which was made last, before all else in the panel.
void tabFirst(const QWidget &modes, const QWidget &panel) {
    QWidget *last = nullptr;
    QList<QWidget *> others;
    for (QWidget *at = panel.nextInFocusChain(); at != &panel; at = at->nextInFocusChain()) {
        if (!(at->focusPolicy() & Qt::TabFocus) || at->focusProxy())
            continue;
        if (modes.isAncestorOf(at))
            last = at;
        else if (panel.isAncestorOf(at))
            others << at;
    }
    for (QWidget *control : std::as_const(others)) {
        if (last)
            QWidget::setTabOrder(last, control);
        last = control;
    }
}

} // namespace

ModeStack::ModeStack(QWidget *parent) : QWidget(parent), m_stack(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("modeStack"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

void ModeStack::addMode(const QString &id, const QString &title, const QString &toolTip,
                        QWidget *panel) {
    m_modes.append({id, title, toolTip});
    m_stack->addWidget(panel);
}

void ModeStack::addSwitches() {
    for (int i = 0; i < m_stack->count(); ++i) {
        m_switches << makeSwitch(i);
        putFirst(m_switches.back(), *m_stack->widget(i));
        tabFirst(*m_switches.back(), *m_stack->widget(i));
    }
}

QWidget *ModeStack::makeSwitch(int of) {
    auto *row = new QWidget(m_stack->widget(of));
    row->setObjectName(QStringLiteral("modes"));
    row->setAccessibleName(tr("What the map is about"));
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(0);
    auto *group = new QButtonGroup(row);
    for (int i = 0; i < m_modes.size(); ++i) {
        auto *button = new SegmentButton(m_modes[i].title, Tone::Unstated, row);
        button->setObjectName(QStringLiteral("mode-") + m_modes[i].id);
        button->setToolTip(m_modes[i].toolTip);
        button->setAccessibleDescription(m_modes[i].toolTip);
        // One Tab stop: the arrows walk.
        button->setFocusPolicy(i == of ? Qt::StrongFocus : Qt::ClickFocus);
        button->setChecked(i == of);
        group->addButton(button, i);
        layout->addWidget(button);
    }
    row->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(group, &QButtonGroup::idClicked, this, [this, group, of](int id) {
        group->button(of)->setChecked(
            true); // this switch is of one mode; the other's shows the other
        goTo(id);
    });
    return row;
}

void ModeStack::goTo(int index) {
    setMode(m_modes[index].id);
    if (auto *button =
            m_switches[index]->findChild<QWidget *>(QStringLiteral("mode-") + m_modes[index].id))
        button->setFocus(Qt::OtherFocusReason);
}

int ModeStack::indexOf(const QString &id) const {
    const auto found = std::ranges::find(m_modes, id, &Mode::id);
    return found == m_modes.end() ? -1 : static_cast<int>(found - m_modes.begin());
}

QWidget *ModeStack::setMode(const QString &id) {
    const int index = indexOf(id);
    if (index < 0)
        return nullptr;
    if (index != m_stack->currentIndex()) {
        m_stack->setCurrentIndex(index);
        emit modeChanged();
    }
    return m_stack->currentWidget();
}

QString ModeStack::mode() const {
    return m_stack->currentIndex() < 0 ? QString() : m_modes[m_stack->currentIndex()].id;
}

} // namespace gatepost::ui
