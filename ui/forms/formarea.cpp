// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/formarea.h"

#include "ui/bridge/label.h"
#include "ui/bridge/stack.h"

#include <QCoreApplication>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gatepost::ui {

FormArea::FormArea(SiteModel &site, QWidget *parent)
    : QWidget(parent), m_site(site), m_stack(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("formArea"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    auto *none = new Label(tr("This file has no form yet. Its text is on the right."), this);
    none->setAlignment(Qt::AlignCenter);
    none->setWordWrap(true);
    none->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(none);
    fitToCurrentPage(*m_stack);
    connect(&site.files(), &OpenFiles::filesChanged, this, &FormArea::forgetClosed);
    connect(&site.files(), &OpenFiles::currentChanged, this, [this](Document *document) {
        if (!isSitePageShown()) // the site's page is about all documents
            showPage(document, m_pageId);
    });
}

void FormArea::setSitePage(QWidget *page, const QString &id) {
    m_sitePage = page;
    m_sitePageId = id;
    m_stack->addWidget(page);
}

void FormArea::showSitePage() {
    m_stack->setCurrentWidget(m_sitePage);
    emit pageChanged(nullptr, m_sitePageId);
}

bool FormArea::isSitePageShown() const {
    return m_sitePage && m_stack->currentWidget() == m_sitePage;
}

void FormArea::showPage(Document *document, const QString &id) {
    const FormPageFactory *wanted = nullptr;
    if (document) {
        for (const FormPageFactory &page : formPages()) {
            if (page.dialect != document->dialectId())
                continue;
            if (!wanted || id == QLatin1String(page.id))
                wanted = &page;
        }
    }
    if (!wanted) {
        m_stack->setCurrentIndex(0);
        return;
    }
    m_pageId = QLatin1String(wanted->id);
    QWidget *&page = m_pages[{document, m_pageId}];
    if (!page) {
        page = wanted->make(m_site, *document, m_stack);
        page->setAccessibleName(
            QCoreApplication::translate("gatepost::ui::FormPages", wanted->title));
        m_stack->addWidget(page);
    }
    m_stack->setCurrentWidget(page);
    emit pageChanged(document, m_pageId);
}

void FormArea::forgetClosed() {
    for (auto it = m_pages.begin(); it != m_pages.end();) {
        if (m_site.files().roleOfDocument(it.key().first)) {
            ++it;
            continue;
        }
        delete it.value(); // now: it refers to a document that is about to go
        it = m_pages.erase(it);
    }
}

} // namespace gatepost::ui
