// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

/// The answer on the right: fetch verdict, pace and window, the use table, and the reasons in order. Activating a row
/// goes to its line.
namespace gatepost::ui {

class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(SiteModel &site, QWidget *parent = nullptr);

    /// The command line's text and JSON of the present answer (same strings).
    [[nodiscard]] QString asText() const;
    [[nodiscard]] QString asJson() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void showVerdict();
    void showFacts(const Verdict &verdict);
    void showUse(const Verdict &verdict);
    void showReasons(const Verdict &verdict);
    /// Rows of what was not looked at, made when they are unfolded: a big file has thousands.
    void fillUnread();
    QTreeWidgetItem *addReason(QTreeWidgetItem *parent, const TraceEntry &entry,
                               const Verdict &verdict);

    SiteModel &m_site;
    QLabel *m_facts;
    QTreeWidget *m_use;
    QTreeWidget *m_reasons;
    QTreeWidgetItem *m_unread = nullptr;
    bool m_unreadOpen = false;
};

} // namespace gatepost::ui
