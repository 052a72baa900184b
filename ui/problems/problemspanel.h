// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rowtable.h"
#include "ui/site/site.h"

#include <QWidget>

class QTreeView;

/// The problems of all files, equal ones in one row that leads from one to the next; Enter goes there, Ctrl+. or the row's own button offers fixes, F1 explains. The tab counts what
/// is wrong, not what is merely remarked.
namespace gatepost::ui {

/// A problem, and where it is shown to be; `document` is null in gatepost.yaml.
struct ProblemRow : Problem {
    QString file;
    int line = 0;              ///< 1-based
    bool ofSettings = false;   ///< its fixes are those of SettingsProblems
    bool canBeApplied = false; ///< edits of the policy files would make a goal true
    std::vector<ProblemRow>
        alike; ///< further ones of the same words in the same file, for which no fix is known either

    [[nodiscard]] std::size_t count() const { return 1 + alike.size(); }
};

class ProblemsModel : public RowTable<ProblemRow> {
    Q_OBJECT

public:
    enum Column { Message, Fix, File, Line, Code };

    explicit ProblemsModel(SiteModel &site, QObject *parent = nullptr);

private:
    [[nodiscard]] QVariant special(const QModelIndex &index, int role) const override;
};

class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(SiteModel &site, QWidget *parent = nullptr);
    /// F8, Shift+F8: to the next or previous problem after the present one.
    void step(int by);

Q_SIGNALS:
    void titleChanged(const QString &title);

private:
    void connectView();
    void goToRow(int row, std::size_t nth, bool focus); ///< to the nth of a row's problems
    void offerFixes(const QPoint &at); ///< of the present problem; in the view's coordinates
    void offerSettingsFixes(const ProblemRow &problem, const QPoint &at);
    void explain();

    SiteModel &m_site;
    ProblemsModel *m_model;
    QTreeView *m_view;
    int m_row = -1;        ///< where goToRow() went last
    std::size_t m_nth = 0; ///< of the row's problems
};

} // namespace gatepost::ui
