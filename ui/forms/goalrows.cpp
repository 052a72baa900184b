// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/goalrows.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/purposepage.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyle>

namespace gatepost::ui {

namespace {

constexpr int kBarWidth = 60;
constexpr int kBarHeight = 8;

// In a webmaster's order: what one wants to be found by first, what one may want to keep out next.
constexpr std::array kOrder = {Purpose::Search,      Purpose::UserFetch, Purpose::Training,
                               Purpose::Research,    Purpose::Making,    Purpose::Monitoring,
                               Purpose::Advertising, Purpose::Archives,  Purpose::Other};

} // namespace

ShareBar::ShareBar(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void ShareBar::setShare(int free, int asking, int whole) {
    m_free = free;
    m_asking = asking;
    m_whole = whole;
    update();
}

QSize ShareBar::sizeHint() const {
    return {kBarWidth, kBarHeight + 4};
}

void ShareBar::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    QRect bar(0, (height() - kBarHeight) / 2, width(), kBarHeight);
    painter.fillRect(bar, toneColor(Tone::Deny, palette()));
    if (m_whole <= 0)
        return;
    const auto fill = [&](int part, Tone tone) {
        QRect open = bar;
        open.setWidth(bar.width() * part / m_whole);
        painter.fillRect(QStyle::visualRect(layoutDirection(), bar, open),
                         toneColor(tone, palette()));
    };
    fill(m_free + m_asking, Tone::Ask);
    fill(m_free, Tone::Allow);
}

GoalRows::GoalRows(PurposeModel &model, QWidget *parent) : QWidget(parent), m_model(model) {
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(10, 2, 10, 6);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    int at = 0;
    for (const Purpose purpose : kOrder) {
        if (m_model.rowCount(m_model.index(static_cast<int>(purpose), 0)) == 0)
            continue;
        addRow(grid, at, purpose);
        at += 2; // what more there is to say is in the row below
    }
}

void GoalRows::addRow(QGridLayout *grid, int at, Purpose purpose) {
    Row &row = rowOf(purpose);
    const QString id = QString::number(static_cast<int>(purpose));
    const QString name = text(purposeName(purpose));
    row.used = true;
    auto *label = new Label(name, this);
    label->setWordWrap(true);
    label->setToolTip(text(purposeHelp(purpose)));
    row.goal = new QComboBox(this);
    row.goal->setObjectName(QStringLiteral("goal-") + id);
    row.goal->addItems({tr("Welcome"), tr("Keep out of some paths"), tr("Keep out"), tr("Ask")});
    row.goal->setPlaceholderText(tr("Some of them"));
    row.goal->setAccessibleName(name);
    row.goal->setAccessibleDescription(text(purposeHelp(purpose)));
    row.goal->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.goal->setMinimumContentsLength(10);
    label->setBuddy(row.goal);
    row.bar = new ShareBar(this);
    row.count = new Label(this);
    row.extent = new QComboBox(this);
    row.extent->setObjectName(QStringLiteral("extent-") + id);
    row.extent->addItems(
        {tr("Those that matter (recommended)"), tr("All known agents"), tr("Everybody except…")});
    row.extent->setToolTip(tr("Counts agents documented to obey robots.txt; a rule has little "
                              "effect on the others."));
    row.extent->setAccessibleName(tr("%1: whom to keep out").arg(name));
    row.paths = new QLineEdit(this);
    row.paths->setObjectName(QStringLiteral("paths-") + id);
    row.paths->setPlaceholderText(tr("Paths, separated by spaces: /members/ /search"));
    row.paths->setAccessibleName(tr("%1: paths to keep out of").arg(name));
    grid->addWidget(label, at, 0);
    grid->addWidget(row.goal, at, 1);
    grid->addWidget(row.bar, at, 2);
    grid->addWidget(row.count, at, 3);
    grid->addWidget(row.extent, at + 1, 0, 1, 4);
    grid->addWidget(row.paths, at + 1, 0, 1, 4);
    connect(row.goal, &QComboBox::activated, this, [this, purpose] { choose(purpose); });
    connect(row.extent, &QComboBox::activated, this, [this, purpose] { choose(purpose); });
    connect(row.paths, &QLineEdit::textChanged, this, &GoalRows::changed);
    showMore(row);
}

Goal GoalRows::goalOf(const Row &row) {
    return static_cast<Goal>(row.goal->currentIndex());
}

void GoalRows::showMore(Row &row) {
    row.extent->setVisible(row.chosen && goalOf(row) == Goal::KeepOut);
    row.paths->setVisible(row.chosen && goalOf(row) == Goal::SomePaths);
}

void GoalRows::choose(Purpose purpose) {
    Row &row = rowOf(purpose);
    row.chosen = true;
    showMore(row);
    m_writing = true; // the ticks follow the goal, not the other way round
    const auto extent = static_cast<Extent>(row.extent->currentIndex());
    if (goalOf(row) == Goal::KeepOut)
        m_model.keepOut(purpose, extent == Extent::Matter);
    else
        m_model.letIn(purpose);
    m_writing = false;
    if (goalOf(row) == Goal::KeepOut && extent == Extent::Except)
        emit exceptionsWanted(purpose);
    if (row.paths->isVisible())
        row.paths->setFocus();
    emit changed();
}

void GoalRows::renew(bool canAsk) {
    if (m_writing)
        return;
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        Row &row = m_rows[i];
        if (!row.used)
            continue;
        const PurposeModel::Standing now = m_model.standing(static_cast<Purpose>(i));
        const int free = now.open - now.asking;
        row.bar->setShare(free, now.asking, now.known);
        const QString count =
            now.asking > 0
                ? tr("%1 of %2 may crawl, %3 must ask").arg(free).arg(now.known).arg(now.asking)
                : tr("%1 of %2 may crawl").arg(free).arg(now.known);
        row.bar->setToolTip(count);
        row.count->setText(tr("%1 of %2").arg(free).arg(now.known));
        row.count->setToolTip(count);
        row.count->setAccessibleName(count);
        if (auto *items = qobject_cast<QStandardItemModel *>(row.goal->model()))
            items->item(static_cast<int>(Goal::Ask))
                ->setEnabled(canAsk && !categoriesFor(static_cast<Purpose>(i)).empty());
        if (row.chosen)
            continue;
        const Goal goal = now.known == 0            ? Goal::Welcome
                          : now.asking == now.known ? Goal::Ask
                          : now.open == 0           ? Goal::KeepOut
                                                    : Goal::Welcome;
        const bool mixed = (now.open != 0 && now.open != now.known) ||
                           (now.asking != 0 && now.asking != now.known);
        row.goal->setCurrentIndex(mixed ? -1 : static_cast<int>(goal));
        showMore(row);
    }
}

void GoalRows::reset() {
    for (Row &row : m_rows) {
        row.chosen = false;
        if (row.used)
            row.paths->clear();
    }
}

QList<GoalRows::PathGoal> GoalRows::pathGoals() const {
    QList<PathGoal> goals;
    for (std::size_t i = 0; i < kPurposeCount; ++i) {
        const Row &row = m_rows[i];
        if (!row.used || !row.chosen || goalOf(row) != Goal::SomePaths)
            continue;
        QStringList paths;
        for (const QString &path : row.paths->text().split(QLatin1Char(' '), Qt::SkipEmptyParts))
            paths << (path.startsWith(QLatin1Char('/')) ? path : QLatin1Char('/') + path);
        if (!paths.isEmpty())
            goals << PathGoal{static_cast<Purpose>(i), paths};
    }
    return goals;
}

QList<Purpose> GoalRows::askGoals() const {
    QList<Purpose> goals;
    for (std::size_t i = 0; i < kPurposeCount; ++i)
        if (const Row &row = m_rows[i]; row.used && row.chosen && goalOf(row) == Goal::Ask)
            goals << static_cast<Purpose>(i);
    return goals;
}

} // namespace gatepost::ui
