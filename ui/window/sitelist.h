// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/panel.h"

#include <QWidget>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

/// The files of the site on the left, each with the pages of its form, and a button to add a file.
namespace gatepost::ui {

class SiteList : public QWidget {
    Q_OBJECT

public:
    SiteList(SiteModel &site, std::span<const FormPageFactory> pages, QWidget *parent = nullptr);

    /// Marks it; null: the page of the site.
    void setPage(Document *document, const QString &id);
    /// What became of the site's goals: a sign beside their row, and a sentence; both may be empty.
    void setGoals(const QString &sign, const QString &said);

Q_SIGNALS:
    void pageChosen(gatepost::ui::Document *document, const QString &id);
    void goalsChosen();
    void addRequested(gatepost::ui::Role role);
    void menuRequested(const QPoint &globalPos); ///< about the file that is current by now

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void renew();
    void rebuild();
    void renewGoals();
    void mark(QTreeWidgetItem *item);
    void activate(const QTreeWidgetItem *item);
    [[nodiscard]] QTreeWidgetItem *itemOf(const Document *document) const;

    SiteModel &m_site;
    std::span<const FormPageFactory> m_pages;
    QTreeWidget *m_tree;
    QToolButton *m_add;
    QTreeWidgetItem *m_goals = nullptr; ///< above the files
    QString m_goalsSign;
    QString m_goalsSaid;
    QString m_pageId;
    bool m_onGoals = false; ///< the page of the site is marked
    bool m_renewing = false;
};

} // namespace gatepost::ui
