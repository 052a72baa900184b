// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/bridge/rowtable.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QTableView;

namespace gatepost::ui {

/// A request that will be sent, and what for.
struct PlannedRow {
    QString request;
    QString why;
};

class PlannedModel : public RowTable<PlannedRow> {
    Q_OBJECT

public:
    explicit PlannedModel(QObject *parent = nullptr);
};

/// The first page of Compare with live: whose site, and every request that will be sent. Nothing is sent before its button is
/// pressed, and it sends nothing itself.
class LiveAskPage : public QWidget {
    Q_OBJECT

public:
    explicit LiveAskPage(QWidget *parent = nullptr);

    void setHost(const QString &host);
    /// Why the last try came to nothing; empty: it was the first.
    void complain(const QString &sentence);
    [[nodiscard]] QPushButton *sendButton() const { return m_send; }
    [[nodiscard]] const PlannedModel &planned() const { return *m_planned; }

Q_SIGNALS:
    void sendRequested(const QString &origin, bool usesProxy);

private:
    void renew();

    QLineEdit *m_host;
    Label *m_complaint;
    PlannedModel *m_planned;
    QTableView *m_list;
    Label *m_later;
    QCheckBox *m_proxy;
    QPushButton *m_send;
    QString m_origin; ///< empty: what is typed names no site
};

} // namespace gatepost::ui
