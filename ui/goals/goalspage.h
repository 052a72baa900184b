// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/madefiles.h"
#include "ui/bridge/label.h"
#include "ui/forms/previewdialog.h"
#include "ui/goals/goalrow.h"
#include "ui/goals/goalsteps.h"

#include <QHash>
#include <QWidget>

class QGridLayout;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace gatepost::ui {

class ApplyRow;
class EnvironmentRow;
class FirstRun;
class GoalDetails;
class GoalLine;
class OtherGoals;
class OutputsRow;

/// What is wanted of crawlers, for the whole site: a row for each purpose, whether the files say so for every agent, path and
/// hour, and the smallest edits that make them. Choosing changes gatepost.yaml in memory; nothing else changes before Apply.
///
/// A site without goals is asked three questions instead (FirstRun).
class GoalsPage : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit GoalsPage(SiteModel &site, QWidget *parent = nullptr);

    /// As they are shown; in the order of goalOrder().
    [[nodiscard]] const std::vector<GoalRow> &rows() const { return m_rows; }
    [[nodiscard]] bool isBusy() const;
    /// Who was denied and came all the same, by a log that is open.
    void setVisitors(std::vector<GoalVisitor> visitors);
    /// Chooses a goal as one step, as its list does.
    void choose(Purpose purpose, std::optional<Stance> stance);
    void takeFocus();  ///< the first question, or the first goal
    void review();     ///< shows what Apply would do
    void reviewSoon(); ///< likewise, as soon as it is known
    void apply();
    void applySoon(); ///< as soon as the edits are known
    /// True while the three questions are answered and their goals are not proved yet: saveRequested() follows then.
    bool saveSoon();

Q_SIGNALS:
    void applied(const QString &sentence); ///< the files were edited
    void exportRequested();
    void leaveRequested(); ///< there is no file, and no goal is wanted
    void writeRequested(); ///< of the files that gatepost.yaml's `outputs:` asks for
    /// The folder of another environment, below the site's.
    void folderRequested(const QString &name);
    void environmentWriteRequested(const MadeFile &file); ///< of the robots.txt that one lacks
    void saveRequested(); ///< what saveSoon() put off can be saved now
    void renewed();       ///< rows() are others

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeRows(QVBoxLayout *column);
    [[nodiscard]] QWidget *makeLines();
    void addLine(QGridLayout *grid, int at, Purpose purpose);
    void renew();
    void showDetails(Purpose purpose, bool open);
    void renewDetails(Purpose purpose);
    void renewEnvironments();
    void showParts();
    void goToWhy(Purpose purpose);
    void ask(Purpose purpose);
    void askEnvironment();
    void askException(Purpose purpose, qsizetype index, const GoalException &present);
    std::expected<void, Message> take(const Goals &goals, const QString &label,
                                      const QString &key = {});
    void say(const QString &sentence);
    [[nodiscard]] Goals goals() const;
    [[nodiscard]] const GoalRow &row(Purpose purpose) const;
    [[nodiscard]] std::vector<PendingEdit> edits() const;
    void noteApplied(const std::vector<Document *> &documents);

    SiteModel &m_site;
    std::vector<GoalRow> m_rows;
    std::vector<GoalVisitor> m_visitors;
    QStackedWidget *m_stack;
    Label *m_wrong;
    Label *m_kept;
    QGridLayout *m_grid = nullptr;
    QHash<Purpose, GoalLine *> m_lines;
    QHash<Purpose, GoalDetails *> m_details; ///< made when first opened
    OtherGoals *m_others = nullptr;
    QScrollArea *m_scroll = nullptr;
    ApplyRow *m_apply = nullptr;
    QPushButton *m_addEnvironment = nullptr;
    EnvironmentRow *m_environment = nullptr;
    OutputsRow *m_outputs = nullptr;
    FirstRun *m_first = nullptr;
    bool m_wantsReview = false;
    bool m_wantsApply = false;
};

} // namespace gatepost::ui
