// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/simulator/changesmodel.h"
#include "ui/site/site.h"

#include <QThreadPool>
#include <QWidget>

#include <stop_token>

class QComboBox;
class QTableView;

namespace gatepost::ui {

/// What must be asked before a save: the search engines to which the draft newly denies "/", in a sentence; empty if
/// there is none. The window calls it.
[[nodiscard]] QString closingQuestion(const SiteModel &site);

/// The draft against the saved files, or any two files: lines on the left, who gains and loses what on the right.
class ChangesPanel : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    explicit ChangesPanel(SiteModel &site, QWidget *parent = nullptr);
    ~ChangesPanel() override;
    [[nodiscard]] DiffModel &diff() const { return *m_diff; }
    [[nodiscard]] SiteChangesModel &changes() const { return *m_changes; }
    [[nodiscard]] bool isBusy() const { return m_running; }
    [[nodiscard]] QString summary() const;
    /// Any two files instead of draft and saved; empty paths go back to the draft.
    void compareFiles(const QString &before, const QString &after);

Q_SIGNALS:
    void titleChanged(const QString &title);
    void renewed();

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Result {
        QList<DiffRow> rows;
        std::vector<SiteChange> changes;
        std::size_t agents = 0;
        bool complete = true;
    };
    void fillFiles();
    void renew();
    void start();
    void take(Result result);
    void askTwoFiles();

    SiteModel &m_site;
    DiffModel *m_diff;
    SiteChangesModel *m_changes;
    QComboBox *m_file;
    QTableView *m_diffView;
    QTableView *m_changesView;
    Label *m_summary;
    QThreadPool m_pool;
    std::stop_source m_stop; ///< of the run that is under way
    QString m_before;        ///< two files
    QString m_after;
    QString m_complaint;
    quint64 m_run = 0;
    bool m_running = false;
    bool m_wanted = true;
};

} // namespace gatepost::ui
