// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/templatespage.h"

#include "ui/forms/diffview.h"

#include <QCheckBox>
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
      m_keep(new QCheckBox(tr("&Keep the text and add the template below it"), this)),
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
    for (QWidget *part : std::initializer_list<QWidget *>{m_list, m_preview})
        part->setMinimumHeight(3 * fontMetrics().lineSpacing()); // both scroll
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    layout->addWidget(splitter, 1);
    // A running site wants a block more, not another file.
    m_keep->setObjectName(QStringLiteral("keepText"));
    m_keep->setVisible(document.dialect().syntax == Syntax::Lines); // YAML is one entity
    layout->addWidget(m_keep);
    m_use->setObjectName(QStringLiteral("useTemplate"));
    layout->addWidget(m_use, 0, Qt::AlignRight);
    connect(m_keep, &QCheckBox::toggled, this, [this] { read(); });
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

std::string TemplatesPage::wanted() const {
    const qsizetype row = chosen();
    const std::string made = row < 0 ? std::string() : m_bytes[row];
    if (!m_keep->isChecked() || m_document.bytes().empty())
        return made;
    const std::string end(m_document.bytes().contains("\r\n") ? "\r\n" : "\n");
    std::string text(m_document.bytes());
    if (!text.ends_with('\n'))
        text += end;
    text += end;
    for (const char each : made)
        text += each == '\n' ? end : std::string(1, each);
    return text;
}

void TemplatesPage::read() {
    const std::string bytes = wanted();
    m_use->setText(m_keep->isChecked() ? tr("&Add this to the text")
                                       : tr("&Replace the text with this"));
    m_use->setEnabled(chosen() >= 0 && bytes != m_document.bytes());
    m_preview->showDifference(m_document.bytes(), bytes, !m_keep->isChecked());
}

void TemplatesPage::use() {
    if (const qsizetype row = chosen(); row >= 0)
        apply(TextEdit::between(m_document.bytes(), wanted()),
              tr("Start from “%1”").arg(m_templates[row].title));
}

} // namespace gatepost::ui
