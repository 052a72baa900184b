// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/templatespage.h"

#include "ui/forms/diffview.h"

#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace gatepost::ui {

TemplatesPage::TemplatesPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_templates(templates(document.dialectId())),
      m_list(new QListWidget(this)),
      m_preview(new DiffView(this)),
      m_use(new QPushButton(tr("&Replace the text with this"), this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(makeBar());
    addHeading(
        layout, tr("Start from a template"),
        tr("Below is what the text becomes. It is one step: undo brings the present text back."));
    m_list->setObjectName(QStringLiteral("templates"));
    m_list->setAccessibleName(tr("Templates"));
    m_list->setAlternatingRowColors(true);
    for (const Template &one : std::as_const(m_templates)) {
        m_bytes.append(templateBytes(one));
        auto *item =
            new QListWidgetItem(QStringLiteral("%1\n%2").arg(one.title, one.description), m_list);
        item->setSizeHint({100, fontMetrics().lineSpacing() * 2 + 10});
    }
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_list);
    splitter->addWidget(m_preview);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    layout->addWidget(splitter, 1);
    m_use->setObjectName(QStringLiteral("useTemplate"));
    layout->addWidget(m_use, 0, Qt::AlignRight);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { read(); });
    connect(m_list, &QListWidget::itemActivated, this, &TemplatesPage::use);
    connect(m_use, &QPushButton::clicked, this, &TemplatesPage::use);
    m_list->setCurrentRow(0);
}

/// The row that is chosen, or -1.
qsizetype TemplatesPage::chosen() const {
    const int row = m_list->currentRow();
    return row < m_templates.size() ? row : -1;
}

void TemplatesPage::read() {
    const qsizetype row = chosen();
    const std::string bytes = row < 0 ? std::string() : m_bytes[row];
    m_use->setEnabled(row >= 0 && bytes != m_document.bytes());
    m_preview->showDifference(m_document.bytes(), bytes, true);
}

void TemplatesPage::use() {
    if (const qsizetype row = chosen(); row >= 0)
        apply(TextEdit::between(m_document.bytes(), m_bytes[row]),
              tr("Start from “%1”").arg(m_templates[row].title));
}

} // namespace gatepost::ui
