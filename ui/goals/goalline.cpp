// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalline.h"

#include "core/agents/purpose.h"
#include "ui/bridge/text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace gatepost::ui {

namespace {

/// The entries of the choice, in its order.
constexpr std::array<std::optional<Stance>, 6> kStances = {
    Stance::Welcome, Stance::Open, Stance::Out, Stance::Ask, Stance::Pay, std::nullopt};

QString idOf(const char *what, Purpose purpose) {
    return QStringLiteral("%1-%2").arg(QLatin1String(what), text(purposeKey(purpose)));
}

} // namespace

void QuietCombo::wheelEvent(QWheelEvent *event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

GoalLine::GoalLine(QGridLayout &grid, int at, Purpose purpose, QWidget *parent)
    : QObject(parent),
      m_purpose(purpose),
      m_goal(new QuietCombo(parent)),
      m_count(new Label(parent)),
      m_sign(new Label(parent)),
      m_words(new Label(parent)),
      m_buttons(new QWidget(parent)),
      m_why(new QPushButton(tr("Why"), m_buttons)),
      m_ask(new QPushButton(tr("Ask"), m_buttons)),
      m_export(new QPushButton(tr("Export to nginx…"), m_buttons)),
      m_more(new QToolButton(parent)) {
    const QString name = text(purposeName(purpose));
    auto *label = new Label(name, parent);
    label->setToolTip(text(purposeHelp(purpose)));
    label->setBuddy(m_goal);
    makeGoal(name, parent);
    makeButtons(parent);
    auto *said = new QWidget(parent);
    auto *words = new QHBoxLayout(said);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(6);
    QFont bold = m_sign->font();
    bold.setBold(true);
    m_sign->setFont(bold);
    m_sign->setFixedWidth(parent->fontMetrics().horizontalAdvance(QStringLiteral("◐")) + 4);
    m_sign->setAlignment(Qt::AlignCenter);
    m_sign->setObjectName(idOf("sign", purpose));
    m_words->setObjectName(idOf("state", purpose));
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_words->setFocusPolicy(Qt::NoFocus); // it may be empty, and then has no name
    words->addWidget(m_sign);
    words->addWidget(m_words, 1);
    words->addWidget(m_buttons);
    m_count->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setObjectName(idOf("count", purpose));
    grid.addWidget(label, at, 0);
    grid.addWidget(m_goal, at, 1);
    grid.addWidget(m_count, at, 2);
    grid.addWidget(said, at, 3);
    grid.addWidget(m_more, at, 4);
}

void GoalLine::makeGoal(const QString &name, QWidget *parent) {
    m_goal->setObjectName(idOf("goal", m_purpose));
    m_goal->setAccessibleName(name);
    m_goal->setAccessibleDescription(text(purposeHelp(m_purpose)));
    for (const std::optional<Stance> &stance : kStances) {
        m_goal->addItem(stanceText(stance));
        m_goal->setItemData(m_goal->count() - 1, stanceHelp(stance), Qt::ToolTipRole);
    }
    connect(m_goal, &QComboBox::activated, this, [this](int index) {
        const std::optional<Stance> stance = kStances[static_cast<std::size_t>(index)];
        if (stance != m_row.stance)
            emit chosen(m_purpose, stance);
    });
    m_more->setObjectName(idOf("more", m_purpose));
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    const auto closed = m_more->isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow;
    m_more->setArrowType(closed);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setAccessibleName(tr("%1: exceptions, paths, hours, agents").arg(name));
    m_more->setToolTip(tr("Exceptions, paths, hours, agents"));
    m_more->setParent(parent);
    connect(m_more, &QToolButton::toggled, this, [this, closed](bool open) {
        m_more->setArrowType(open ? Qt::DownArrow : closed);
        emit opened(m_purpose, open);
    });
}

void GoalLine::makeButtons(QWidget *) {
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    const QString name = text(purposeName(m_purpose));
    m_why->setObjectName(idOf("why", m_purpose));
    m_why->setToolTip(tr("Goes to the line that decides this."));
    m_why->setAccessibleName(tr("%1: why").arg(name));
    m_ask->setObjectName(idOf("ask", m_purpose));
    m_ask->setToolTip(tr("Asks for this agent and path, above."));
    m_ask->setAccessibleName(tr("%1: ask").arg(name));
    m_export->setObjectName(idOf("export", m_purpose));
    m_export->setToolTip(tr("Only a server can refuse agents that do not obey robots.txt."));
    m_export->setAccessibleName(tr("%1: export to nginx").arg(name));
    for (QPushButton *button : {m_why, m_ask, m_export}) {
        button->setAutoDefault(false);
        button->hide();
        row->addWidget(button);
    }
    connect(m_why, &QPushButton::clicked, this, [this] { emit whyRequested(m_purpose); });
    connect(m_ask, &QPushButton::clicked, this, [this] { emit askRequested(m_purpose); });
    connect(m_export, &QPushButton::clicked, this, &GoalLine::exportRequested);
}

void GoalLine::show(const GoalRow &row) {
    m_row = row;
    const auto at = std::ranges::find(kStances, row.stance) - kStances.begin();
    m_goal->setCurrentIndex(static_cast<int>(at));
    m_goal->setToolTip(stanceHelp(row.stance));
    m_count->setText(QLocale().toString(row.agents));
    m_count->setAccessibleName(tr("%Ln agent(s)", nullptr, row.agents));
    m_sign->setText(signText(row.sign));
    m_sign->setAccessibleName(signInWords(row.sign));
    m_sign->setToolTip(signInWords(row.sign));
    m_words->setText(row.words);
    m_words->setToolTip(row.more);
    m_why->setVisible(row.why.has_value());
    m_ask->setVisible(row.example.has_value());
    m_export->setVisible(row.canExport);
    color();
}

void GoalLine::color() {
    QPalette ink = m_goal->palette();
    ink.setColor(QPalette::WindowText, toneColor(toneOf(m_row.sign), m_goal->palette()));
    m_sign->setPalette(ink);
    const bool isSaid = m_row.sign != GoalRow::Sign::None && m_row.sign != GoalRow::Sign::Pending;
    m_words->setForegroundRole(isSaid ? QPalette::WindowText : QPalette::PlaceholderText);
}

void GoalLine::setOpen(bool open) {
    m_more->setChecked(open);
}

bool GoalLine::isOpen() const {
    return m_more->isChecked();
}

} // namespace gatepost::ui
