// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

#include <QDialog>

#include <memory>

class QButtonGroup;
class QPushButton;
class QRadioButton;
class QTabWidget;
class QVBoxLayout;

namespace gatepost::ui {

/// Change this answer…: the smallest edits that turn it, each tried, with whom else it changes and what becomes of the text.
/// Apply makes one undo step in each file. Closes nothing and writes no file.
class ChangeDialog : public QDialog {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    ChangeDialog(SiteModel &site, const Question &question, QWidget *parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] const change::Ways &ways() const { return m_ways; }
    /// Shows one of ways().offered.
    void choose(int way);

Q_SIGNALS:
    void renewed(); ///< what is offered is shown

private:
    void layOut();
    struct Found {
        change::Ways ways;
        std::shared_ptr<const CompiledSite> site;
    };
    void renew();
    void take(Found found);
    void showWays();
    void showWay();
    void apply();
    [[nodiscard]] change::Wanted wanted() const;
    [[nodiscard]] QString remarksOf(const change::Way &way) const;

    SiteModel &m_site;
    Question m_question;
    std::optional<Query> m_query;
    QRadioButton *m_allow;
    QRadioButton *m_deny;
    Label *m_now;
    Label *m_why;
    QWidget *m_offer;
    QVBoxLayout *m_offered;
    QButtonGroup *m_choice;
    Label *m_remarks;
    QTabWidget *m_files;
    QPushButton *m_apply;
    Latest m_job;
    change::Ways m_ways;
    std::shared_ptr<const CompiledSite> m_of; ///< what m_ways are about
    quint64 m_revision = 0;
};

} // namespace gatepost::ui
