// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/site/site.h"

#include <QWidget>

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
    void forgetShown();
    void showFacts(const Verdict &verdict);
    void showUse(const Verdict &verdict);
    void showReasons(const Verdict &verdict);
    /// Rows of what was not looked at, made when they are unfolded: a big file has thousands.
    void fillUnread();
    /// The line of an item in the present verdict.
    [[nodiscard]] std::optional<LineRef> lineOf(const QTreeWidgetItem *item) const;
    QTreeWidgetItem *addReason(QTreeWidgetItem *parent, const TraceEntry &entry,
                               const Verdict &verdict);

    SiteModel &m_site;
    Label *m_facts;
    QTreeWidget *m_use;
    QTreeWidget *m_reasons;
    QTreeWidgetItem *m_unread = nullptr;
    bool m_unreadOpen = false;
    Rich m_factsShown;
    std::string m_useShown; ///< what the rows were made from: most keystrokes change neither
    std::string m_reasonsShown;
};

} // namespace gatepost::ui
