// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/othergoals.h"

#include "ui/bridge/flowrow.h"
#include "ui/goals/goalline.h"
#include "ui/goals/goalsedit.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

constexpr std::array kSignals = {GoalSignal::ContentSignal, GoalSignal::ContentUsage,
                                 GoalSignal::PolicyToken};

} // namespace

OtherGoals::OtherGoals(QWidget *parent)
    : QWidget(parent),
      m_closed(new QuietCombo(this)),
      m_paths(new QLineEdit(this)),
      m_reach(new QuietCombo(this)) {
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 6, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *closed = new QWidget(this);
    auto *row = new QHBoxLayout(closed);
    row->setContentsMargins(0, 0, 0, 0);
    m_closed->setObjectName(QStringLiteral("goalsClosed"));
    m_closed->addItems({QString(), tr("only these paths")});
    m_closed->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_closed->setAccessibleName(tr("Closed to all"));
    m_paths->setObjectName(QStringLiteral("goalsClosedPaths"));
    m_paths->setLayoutDirection(Qt::LeftToRight);
    m_paths->setPlaceholderText(tr("Paths, separated by spaces: /members/ /search"));
    m_paths->setAccessibleName(tr("Paths closed to all"));
    row->addWidget(m_closed);
    row->addWidget(m_paths, 1);
    row->addStretch(0);
    form->addRow(tr("Closed to all"), closed);
    m_reach->setObjectName(QStringLiteral("goalsReach"));
    m_reach->addItems({tr("every crawler of the list"), tr("those documented to obey robots.txt")});
    m_reach->setAccessibleName(tr("Whom goals are about"));
    m_reach->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_reach->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(tr("About"), m_reach);
    auto *said = new QWidget(this);
    auto *boxes = new FlowRow(said, 12);
    for (const QString &name : {tr("Content-Signal"), tr("Content-Usage"), tr("one token")}) {
        auto *box = new QCheckBox(name, said);
        boxes->add(box);
        m_signals << box;
        connect(box, &QCheckBox::clicked, this, &OtherGoals::takeSignals);
    }
    form->addRow(tr("Use is said as"), said);
    connect(m_closed, &QComboBox::activated, this, [this](int index) {
        m_paths->setVisible(index == 1);
        if (index == 1)
            m_paths->setFocus();
        takeClosed();
    });
    connect(m_paths, &QLineEdit::textEdited, this, &OtherGoals::takeClosed);
    connect(m_reach, &QComboBox::activated, this, [this](int index) {
        Goals goals = m_goals;
        goals.obeyingAlone = index == 1;
        emit edited(goals, tr("Whom goals are about"), {});
    });
}

void OtherGoals::takeClosed() {
    Goals goals = m_goals;
    goals.closed.reset();
    if (m_closed->currentIndex() == 1)
        goals.closed = patternsOf(m_paths->text());
    if (goals.closed != m_goals.closed)
        emit edited(goals, tr("Paths closed to all"), QStringLiteral("closed"));
}

void OtherGoals::takeSignals() {
    Goals goals = m_goals;
    goals.signals.clear();
    for (qsizetype i = 0; i < m_signals.size(); ++i)
        if (m_signals[i]->isChecked())
            goals.signals.push_back(kSignals[static_cast<std::size_t>(i)]);
    emit edited(goals, tr("What says the use"), {});
}

void OtherGoals::show(const Goals &goals, int closedPaths) {
    m_goals = goals;
    m_closed->setItemText(0, tr("as in the files: %Ln path(s)", nullptr, closedPaths));
    m_closed->setCurrentIndex(goals.closed ? 1 : 0);
    m_paths->setVisible(goals.closed.has_value());
    const QString paths = patternsText(goals.closed.value_or(std::vector<std::string>()));
    if (!m_paths->hasFocus() && m_paths->text() != paths)
        m_paths->setText(paths);
    m_reach->setCurrentIndex(goals.obeyingAlone ? 1 : 0);
    for (qsizetype i = 0; i < m_signals.size(); ++i)
        m_signals[i]->setChecked(
            std::ranges::contains(goals.signals, kSignals[static_cast<std::size_t>(i)]));
}

} // namespace gatepost::ui
