// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/simulator/askmodel.h"
#include "ui/site/site.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QTableView;

/// Rehearses the ask endpoint: what it would answer whom, the exchange as text, and what comes of it.
namespace gatepost::ui {

class AskPanel : public QWidget {
    Q_OBJECT

public:
    explicit AskPanel(SiteModel &site, QWidget *parent = nullptr);
    [[nodiscard]] AskModel &model() const { return *m_model; }
    [[nodiscard]] QString exchange() const;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void prepareTable();
    void readSite();
    void writeSite();
    void showExchange();
    void addRow();
    [[nodiscard]] DirectiveId directive() const;

    SiteModel &m_site;
    AskModel *m_model;
    QTableView *m_view;
    QComboBox *m_endpoint;
    QComboBox *m_directive;
    QPlainTextEdit *m_exchange;
    Label *m_outcome;
    bool m_writing = false;
    bool m_stale = true; ///< the exchange is renewed when it is seen
};

} // namespace gatepost::ui
