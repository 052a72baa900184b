// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

/// The answer on the right: fetch verdict, pace and window, the use table, and the reasons in order. Activating a row
/// goes to its line.
namespace gatepost::ui {

class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(SiteModel &site, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showVerdict();
    void showFacts(const Verdict &verdict);
    void showUse(const Verdict &verdict);
    void showReasons(const Verdict &verdict);

    SiteModel &m_site;
    QLabel *m_facts;
    QTreeWidget *m_use;
    QTreeWidget *m_reasons;
};

} // namespace gatepost::ui
