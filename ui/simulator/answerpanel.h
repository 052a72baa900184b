// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QWidget>

class QLabel;
class QTableWidget;
class QTreeWidget;

/// The answer on the right: fetch verdict, pace and window, the use table, and the reasons in order. Activating a row
/// goes to its line.
namespace gatepost::ui {

class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(SiteModel &site, QWidget *parent = nullptr);

private:
    void showVerdict();

    SiteModel &m_site;
    QLabel *m_facts;
    QTreeWidget *m_use;
    QTreeWidget *m_reasons;
};

} // namespace gatepost::ui
