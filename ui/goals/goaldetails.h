// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"
#include "ui/bridge/label.h"
#include "ui/bridge/rowtable.h"
#include "ui/goals/goalsproof.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QTreeView;
class QVBoxLayout;

namespace gatepost::ui {

class DayStrip;

/// Whom a goal is about, and what each does. It is read, not edited: an exception treats one agent otherwise.
class MembersModel : public RowTable<GoalMember> {
    Q_OBJECT

public:
    enum Column { Agent, Operator, Does, Obeys };
    explicit MembersModel(QObject *parent = nullptr);
};

/// What is below a row of goals when it is opened: exceptions, paths, hours, pace, what is said of use, the agents.
class GoalDetails : public QWidget {
    Q_OBJECT

public:
    GoalDetails(Purpose purpose, QWidget *parent);

    /// `proved`: null while it is not known whom the goal is about. A goal that is absent has only agents.
    void show(const Goals &goals, const ProvedGoal *proved);

Q_SIGNALS:
    /// `key`: steps of one key are one.
    void edited(const gatepost::Goal &goal, const QString &label, const QString &key);
    void licenceEdited(const QString &terms);
    /// `index`: of the goal's exceptions; their number: a new one.
    void exceptionRequested(gatepost::Purpose purpose, qsizetype index,
                            const gatepost::GoalException &present);
    void exceptionRemoved(gatepost::Purpose purpose, qsizetype index);

private:
    void makePlaces(QFormLayout *form);
    void makeTimes(QFormLayout *form);
    void makeTerms(QFormLayout *form);
    void makeAgents(QVBoxLayout *column);
    void showExceptions();
    void showFields(const Goals &goals);
    void takePlaces();
    void takePace();
    void takeHours();
    void give(const Goal &goal, const QString &what, const char *key = "");
    void exceptThis();
    static void setText(QLineEdit *line, const QString &text);

    Purpose m_purpose;
    std::optional<Goal> m_goal;
    QVBoxLayout *m_exceptions;
    QStringList m_shownExceptions;
    QWidget *m_fields;
    QFormLayout *m_form = nullptr;
    QWidget *m_placesRow = nullptr;
    QComboBox *m_places = nullptr;
    QLineEdit *m_paths = nullptr;
    QWidget *m_hoursRow = nullptr;
    DayStrip *m_hours = nullptr;
    Label *m_hoursText = nullptr;
    QLineEdit *m_pace = nullptr;
    QComboBox *m_otherwise = nullptr;
    QLineEdit *m_terms = nullptr;
    QComboBox *m_use = nullptr;
    QLineEdit *m_note = nullptr;
    MembersModel *m_members;
    QTreeView *m_agents = nullptr;
};

} // namespace gatepost::ui
