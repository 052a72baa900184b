// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goaldetails.h"

#include "core/agents/purpose.h"
#include "ui/bridge/look.h"
#include "ui/bridge/rows.h"
#include "ui/bridge/text.h"
#include "ui/forms/fields/daystrip.h"
#include "ui/goals/exceptiondialog.h"
#include "ui/goals/goalline.h"
#include "ui/goals/goalrow.h"
#include "ui/goals/goalsedit.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// The entries of the choice of places.
enum Places { Everywhere, NotThese, OnlyThese };

constexpr int kRowsSeen = 7;

QString obeysText(Documented obeys) {
    switch (obeys) {
    case Documented::Yes: return GoalDetails::tr("obeys");
    case Documented::No: return GoalDetails::tr("does not obey");
    case Documented::Unknown: break;
    }
    return GoalDetails::tr("not documented");
}

} // namespace

MembersModel::MembersModel(QObject *parent) : RowTable(parent) {
    setColumns({
        {.head = tr("Agent"), .shown = [](const GoalMember &member) { return member.name; }},
        {.head = tr("Operator"),
         .shown =
             [](const GoalMember &member) {
                 return member.known ? text(member.known->operatorName) : QString();
             }},
        {.head = tr("What it does"),
         .shown =
             [](const GoalMember &member) {
                 if (!member.known)
                     return QString();
                 const QString said = behaviourText(member.known->behaviour);
                 return said.isEmpty() ? categoryText(member.known->category) : said;
             }},
        {.head = tr("robots.txt"),
         .shown = [](const GoalMember &member) { return obeysText(member.obeys()); }},
    });
}

GoalDetails::GoalDetails(Purpose purpose, QWidget *parent)
    : QWidget(parent),
      m_purpose(purpose),
      m_exceptions(new QVBoxLayout),
      m_fields(new QWidget(this)),
      m_members(new MembersModel(this)) {
    setObjectName(QStringLiteral("details-%1").arg(text(purposeKey(purpose))));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 2, 0, 10);
    column->setSpacing(6);
    m_exceptions->setSpacing(2);
    auto *fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addLayout(m_exceptions);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setContentsMargins(0, 4, 0, 0);
    m_form = form;
    makePlaces(form);
    makeTimes(form);
    makeTerms(form);
    fields->addLayout(form);
    column->addWidget(m_fields);
    makeAgents(column);
}

void GoalDetails::makePlaces(QFormLayout *form) {
    m_placesRow = new QWidget(this);
    auto *row = new QHBoxLayout(m_placesRow);
    row->setContentsMargins(0, 0, 0, 0);
    m_places = new QuietCombo(m_placesRow);
    m_places->setObjectName(QStringLiteral("places"));
    m_places->addItems({tr("Every path"), tr("Not these"), tr("Only these")});
    m_places->setAccessibleName(tr("Paths"));
    m_paths = new QLineEdit(m_placesRow);
    m_paths->setObjectName(QStringLiteral("paths"));
    m_paths->setLayoutDirection(Qt::LeftToRight);
    m_paths->setPlaceholderText(tr("Paths, separated by spaces: /members/ /search"));
    m_paths->setAccessibleName(tr("Paths, separated by spaces"));
    row->addWidget(m_places);
    row->addWidget(m_paths, 1);
    form->addRow(tr("Paths"), m_placesRow);
    connect(m_places, &QComboBox::activated, this, [this](int index) {
        m_paths->setVisible(index != Everywhere);
        if (index != Everywhere)
            m_paths->setFocus();
        takePlaces();
    });
    connect(m_paths, &QLineEdit::textEdited, this, &GoalDetails::takePlaces);
}

void GoalDetails::makeTimes(QFormLayout *form) {
    m_hoursRow = new QWidget(this);
    auto *column = new QVBoxLayout(m_hoursRow);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_hours = new DayStrip(m_hoursRow);
    m_hours->setObjectName(QStringLiteral("hours"));
    m_hoursText = new Label(m_hoursRow);
    m_hoursText->setForegroundRole(QPalette::PlaceholderText);
    m_hoursText->setWordWrap(true);
    column->addWidget(m_hours);
    column->addWidget(m_hoursText);
    form->addRow(tr("Hours (UTC)"), m_hoursRow);
    const auto change = [this](const auto &edit) {
        if (!m_goal)
            return;
        edit(m_goal->windows);
        takeHours();
    };
    connect(m_hours, &DayStrip::barChanged, this, [change](int line, TimeWindow window) {
        change([&](std::vector<TimeWindow> &all) {
            if (line >= 0 && line < std::ssize(all))
                all[static_cast<std::size_t>(line)] = window;
        });
    });
    connect(m_hours, &DayStrip::barAdded, this, [change](TimeWindow window) {
        change([&](std::vector<TimeWindow> &all) { all.push_back(window); });
    });
    connect(m_hours, &DayStrip::barRemoved, this, [change](int line) {
        change([&](std::vector<TimeWindow> &all) {
            if (line >= 0 && line < std::ssize(all))
                all.erase(all.begin() + line);
        });
    });
    m_pace = new QLineEdit(this);
    m_pace->setObjectName(QStringLiteral("pace"));
    m_pace->setLayoutDirection(Qt::LeftToRight);
    m_pace->setPlaceholderText(tr("any; or seconds between two requests, such as 10s or 2m"));
    form->addRow(tr("Pace"), m_pace);
    connect(m_pace, &QLineEdit::editingFinished, this, &GoalDetails::takePace);
}

void GoalDetails::makeTerms(QFormLayout *form) {
    m_otherwise = new QuietCombo(this);
    m_otherwise->setObjectName(QStringLiteral("otherwise"));
    m_otherwise->addItems({tr("are kept out"), tr("may come")});
    m_otherwise->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(tr("Crawlers that do not know the question"), m_otherwise);
    connect(m_otherwise, &QComboBox::activated, this, [this](int index) {
        if (!m_goal)
            return;
        Goal goal = *m_goal;
        goal.otherwise = index == 0 ? Stance::Out : Stance::Open;
        give(goal, tr("who does not know the question"));
    });
    m_terms = new QLineEdit(this);
    m_terms->setObjectName(QStringLiteral("terms"));
    m_terms->setLayoutDirection(Qt::LeftToRight);
    m_terms->setPlaceholderText(QStringLiteral("https://www.example.com/licence"));
    form->addRow(tr("Terms of the licence"), m_terms);
    connect(m_terms, &QLineEdit::editingFinished, this,
            [this] { emit licenceEdited(m_terms->text().trimmed()); });
    m_use = new QuietCombo(this);
    m_use->setObjectName(QStringLiteral("use"));
    m_use->addItems({tr("as the goal means it"), tr("yes"), tr("no"), tr("nothing")});
    m_use->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(tr("What is said of use"), m_use);
    connect(m_use, &QComboBox::activated, this, [this](int index) {
        if (!m_goal)
            return;
        Goal goal = *m_goal;
        goal.use = static_cast<StatedUse>(index);
        give(goal, tr("what is said of use"));
    });
    m_note = new QLineEdit(this);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setPlaceholderText(tr("the comment above a group that is added for this goal"));
    form->addRow(tr("Note"), m_note);
    connect(m_note, &QLineEdit::textEdited, this, [this](const QString &typed) {
        if (!m_goal)
            return;
        Goal goal = *m_goal;
        goal.note = typed.trimmed().toStdString();
        give(goal, tr("note"), "note");
    });
}

void GoalDetails::makeAgents(QVBoxLayout *column) {
    m_agents = new QTreeView(this);
    m_agents->setObjectName(QStringLiteral("members"));
    m_agents->setModel(m_members);
    m_agents->setRootIsDecorated(false);
    m_agents->setUniformRowHeights(true);
    m_agents->setAlternatingRowColors(true);
    m_agents->setAllColumnsShowFocus(true);
    m_agents->setItemDelegate(new RowDelegate(m_agents));
    m_agents->setAccessibleName(tr("%1: agents").arg(text(purposeName(m_purpose))));
    m_agents->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_agents->header()->setStretchLastSection(true);
    column->addWidget(m_agents);
    auto *except = new QPushButton(tr("Except this one…"), this);
    except->setObjectName(QStringLiteral("exceptThis"));
    except->setAutoDefault(false);
    except->setEnabled(false);
    column->addWidget(except, 0, Qt::AlignLeading);
    connect(except, &QPushButton::clicked, this, &GoalDetails::exceptThis);
    connect(m_agents, &QTreeView::activated, this, &GoalDetails::exceptThis);
    const auto renew = [this, except] {
        except->setEnabled(m_goal && m_agents->currentIndex().isValid());
    };
    connect(m_agents->selectionModel(), &QItemSelectionModel::currentChanged, this, renew);
    connect(m_members, &QAbstractItemModel::modelReset, this, renew);
}

void GoalDetails::exceptThis() {
    const QModelIndex at = m_agents->currentIndex();
    if (!at.isValid() || !m_goal)
        return;
    GoalException fresh;
    fresh.agents = {m_members->row(at.row()).name.toStdString()};
    fresh.is = letsIn(m_goal->is) ? Stance::Out : Stance::Open;
    emit exceptionRequested(m_purpose, std::ssize(m_goal->exceptions), fresh);
}

void GoalDetails::give(const Goal &goal, const QString &what, const char *key) {
    m_goal = goal;
    const QString merged =
        *key ? QStringLiteral("%1-%2").arg(QLatin1String(key), text(purposeKey(m_purpose)))
             : QString();
    emit edited(goal, tr("%1: %2").arg(text(purposeName(m_purpose)), what), merged);
}

void GoalDetails::takePlaces() {
    if (!m_goal)
        return;
    Goal goal = *m_goal;
    const auto patterns = patternsOf(m_paths->text());
    goal.closed = m_places->currentIndex() == NotThese ? patterns : std::vector<std::string>();
    goal.only = m_places->currentIndex() == OnlyThese ? patterns : std::vector<std::string>();
    if (goal.closed != m_goal->closed || goal.only != m_goal->only)
        give(goal, tr("paths"), "paths");
}

void GoalDetails::takeHours() {
    Goal goal = *m_goal;
    goal.hours.reset();
    if (!goal.windows.empty())
        goal.hours.emplace();
    for (const TimeWindow &window : goal.windows)
        goal.hours->add(window);
    give(goal, tr("hours"), "hours");
}

void GoalDetails::takePace() {
    if (!m_goal)
        return;
    bool isWrong = false;
    Goal goal = *m_goal;
    goal.pace = paceOf(m_pace->text(), isWrong);
    if (isWrong)
        m_pace->setText(paceField(m_goal->pace)); // what was there before
    else if (goal.pace != m_goal->pace)
        give(goal, tr("pace"));
}

// ---- what is shown -------------------------------------------------------------------------------

void GoalDetails::setText(QLineEdit *line, const QString &text) {
    if (!line->hasFocus() && line->text() != text)
        line->setText(text);
}

void GoalDetails::show(const Goals &goals, const ProvedGoal *proved) {
    m_goal = goals[m_purpose];
    m_fields->setVisible(m_goal.has_value());
    if (m_goal) {
        showExceptions();
        showFields(goals);
    }
    const bool isSame = proved && std::ranges::equal(m_members->rows(), proved->members, {},
                                                     &GoalMember::name, &GoalMember::name);
    if (!isSame && (proved || !m_goal))
        m_members->setRows(proved ? proved->members : std::vector<GoalMember>());
    const int line = fontMetrics().height() + 9;
    const int rows = std::clamp(m_members->rowCount(), 1, kRowsSeen);
    m_agents->setFixedHeight((rows + 1) * line + 4);
    m_agents->setVisible(m_members->rowCount() > 0);
}

void GoalDetails::showFields(const Goals &goals) {
    const bool isLet = letsIn(m_goal->is);
    const bool asks = m_goal->is == Stance::Ask || m_goal->is == Stance::Pay;
    m_form->setRowVisible(m_placesRow, isLet);
    m_form->setRowVisible(m_hoursRow, isLet);
    m_form->setRowVisible(m_pace, isLet);
    m_form->setRowVisible(m_otherwise, asks);
    m_form->setRowVisible(m_terms, m_goal->is == Stance::Pay);
    m_form->setRowVisible(m_use, m_purpose == Purpose::Search || m_purpose == Purpose::UserFetch ||
                                     m_purpose == Purpose::Making ||
                                     m_purpose == Purpose::Training);
    const auto &patterns = m_goal->only.empty() ? m_goal->closed : m_goal->only;
    if (!m_paths->hasFocus()) {
        m_places->setCurrentIndex(!m_goal->only.empty()     ? OnlyThese
                                  : !m_goal->closed.empty() ? NotThese
                                                            : Everywhere);
        m_paths->setVisible(!patterns.empty());
    }
    setText(m_paths, patternsText(patterns));
    std::vector<StripBar> bars;
    for (const TimeWindow &window : m_goal->windows)
        bars.push_back({window, static_cast<int>(bars.size()), {}});
    m_hours->setBars(std::move(bars));
    m_hoursText->setText(m_goal->windows.empty()
                             ? tr("At any time. Double-click the strip to add hours.")
                             : tr("No crawler is known to read hours; a server can keep them."));
    setText(m_pace, paceField(m_goal->pace));
    m_otherwise->setCurrentIndex(m_goal->otherwise == Stance::Out ? 0 : 1);
    setText(m_terms, goals.licence ? text(goals.licence->terms) : QString());
    m_use->setCurrentIndex(static_cast<int>(m_goal->use));
    setText(m_note, text(m_goal->note));
}

void GoalDetails::showExceptions() {
    QStringList all;
    for (const GoalException &exception : m_goal->exceptions)
        all << exceptionText(exception);
    if (m_exceptions->count() > 0 && all == m_shownExceptions)
        return; // the focus may be in them
    m_shownExceptions = all;
    while (QLayoutItem *item = m_exceptions->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const QString purpose = text(purposeName(m_purpose));
    for (qsizetype i = 0; i < std::ssize(m_goal->exceptions); ++i) {
        const GoalException &exception = m_goal->exceptions[static_cast<std::size_t>(i)];
        auto *line = new QWidget(this);
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        const QString &said = all[i];
        auto *label = new Label(tr("except %1").arg(said), line);
        label->setWordWrap(true);
        row->addWidget(label, 1);
        const auto add = [&](const char *glyph, const QString &tip, const auto &run) {
            auto *button = new QToolButton(line);
            button->setIcon(icon(QLatin1String(glyph)));
            button->setAutoRaise(true);
            button->setToolTip(tip);
            button->setAccessibleName(tr("%1: %2").arg(said, tip));
            connect(button, &QToolButton::clicked, this, run);
            row->addWidget(button);
        };
        add("settings", tr("Change this exception…"),
            [this, i, exception] { emit exceptionRequested(m_purpose, i, exception); });
        add("remove", tr("Remove this exception"),
            [this, i] { emit exceptionRemoved(m_purpose, i); });
        m_exceptions->addWidget(line);
    }
    auto *more = new QToolButton(this);
    more->setObjectName(QStringLiteral("addException"));
    more->setText(tr("Exception…"));
    more->setIcon(icon(QStringLiteral("add")));
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more->setAutoRaise(true);
    more->setAccessibleName(tr("%1: add an exception").arg(purpose));
    connect(more, &QToolButton::clicked, this, [this] {
        GoalException fresh;
        fresh.is = letsIn(m_goal->is) ? Stance::Out : Stance::Open;
        emit exceptionRequested(m_purpose, std::ssize(m_goal->exceptions), fresh);
    });
    m_exceptions->addWidget(more, 0, Qt::AlignLeading);
}

} // namespace gatepost::ui
