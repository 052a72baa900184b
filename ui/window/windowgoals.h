// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/goals/goalspage.h"
#include "ui/site/site.h"

#include <QSet>

#include <utility>
#include <vector>

namespace gatepost::ui {

class FormArea;
class MainWindow;
class SiteList;

/// The goals in the window: their page, their row in the list of files, and what is said about them without being asked.
///
///     crawlers of the list that no goal covers yet     [Review] [Let them in] [Later]
///     a goal that a save has made untrue
///     an exception that has ended                      [Show goals]
class WindowGoals : public QObject {
    Q_OBJECT

public:
    WindowGoals(MainWindow &window, SiteList &list, FormArea &form);

    /// The page, in the room of form and text; it has the focus.
    void show();
    [[nodiscard]] bool isShown() const;
    /// Chooses the goals of a preset. Where the site has no file yet, they are applied, too.
    void take(const QString &preset);
    /// For a site without goals it asks three questions.
    [[nodiscard]] GoalsPage &page() const { return *m_page; }

private:
    void renew();
    void renewNotices(const GoalsResult &result);
    void saySave(const GoalsResult &result);
    void sayUncovered(const GoalsResult &result);
    void sayEnded(const GoalsResult &result);
    void sayApplied(const QString &sentence);
    void letIn(const std::vector<std::pair<Purpose, std::string>> &agents);
    void takeVisitors();
    void exportRefusals();
    void writeOutputs();
    void writeEnvironment(const MadeFile &file);
    void write(const std::vector<MadeFile> &files);
    [[nodiscard]] bool isSaved() const;

    MainWindow &m_window;
    SiteModel &m_site;
    SiteList &m_list;
    FormArea &m_form;
    GoalsPage *m_page;
    QSet<QString> m_noticed; ///< sets of names that messages were about
    std::vector<std::pair<Purpose, Stance>>
        m_true;       ///< goals that were true of the files as they were saved last
    QString m_folder; ///< of these
};

} // namespace gatepost::ui
