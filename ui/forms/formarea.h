// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/panel.h"

#include <QHash>
#include <QWidget>

class QStackedWidget;

/// The form side: pages of the current document, made when first shown. Pages come from formPages().
namespace gatepost::ui {

/// All pages of all dialects, in the order the site list shows them (ui/forms/pages.cpp: one line each).
[[nodiscard]] std::span<const FormPageFactory> formPages();

class FormArea : public QWidget {
    Q_OBJECT

public:
    explicit FormArea(SiteModel &site, QWidget *parent = nullptr);

    /// Shows a page of a document by its factory's id; an unknown id shows the dialect's first page.
    void showPage(Document *document, const QString &id);
    [[nodiscard]] QString pageId() const { return m_pageId; }
    /// A page of the whole site, beside those of its documents; it is there without a document, too.
    void setSitePage(QWidget *page, const QString &id);
    void showSitePage();
    [[nodiscard]] bool isSitePageShown() const;

Q_SIGNALS:
    /// `document`: null for the page of the site.
    void pageChanged(gatepost::ui::Document *document, const QString &id);

private:
    void forgetClosed();

    SiteModel &m_site;
    QStackedWidget *m_stack;
    QHash<QPair<Document *, QString>, QWidget *> m_pages;
    QString m_pageId;
    QWidget *m_sitePage = nullptr;
    QString m_sitePageId;
};

} // namespace gatepost::ui
