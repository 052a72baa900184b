// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/templatespage.h"

#include "ui/bridge/language.h"
#include "ui/bridge/text.h"
#include "ui/forms/diffview.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace gatepost::ui {

QList<FormTemplate> formTemplates(DialectId id) {
    QList<FormTemplate> list;
    QFile index(QStringLiteral(":/templates/templates.json"));
    if (!index.open(QIODevice::ReadOnly)) {
        qWarning("the templates are not in the program");
        return list;
    }
    const QString name = text(dialect(id).name);
    const QJsonArray rows = QJsonDocument::fromJson(index.readAll()).array();
    for (const QJsonValue &row : rows) {
        if (row[QLatin1String("dialect")].toString().compare(name, Qt::CaseInsensitive) != 0)
            continue;
        QFile file(QStringLiteral(":/templates/") + row[QLatin1String("file")].toString());
        if (!file.open(QIODevice::ReadOnly)) {
            qWarning("no template %s", qPrintable(file.fileName()));
            continue;
        }
        list.append({templateText(row[QLatin1String("title")].toString()),
                     templateText(row[QLatin1String("description")].toString()),
                     inOwnLanguage(file.readAll().toStdString())});
    }
    return list;
}

TemplatesPage::TemplatesPage(SiteModel &site, Document &document, QWidget *parent)
    : FormPage(site, document, parent),
      m_templates(formTemplates(document.dialectId())),
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
    for (const FormTemplate &one : std::as_const(m_templates)) {
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

const FormTemplate *TemplatesPage::chosen() const {
    const int row = m_list->currentRow();
    return row >= 0 && row < m_templates.size() ? &m_templates[row] : nullptr;
}

void TemplatesPage::read() {
    const FormTemplate *one = chosen();
    m_use->setEnabled(one && one->bytes != m_document.bytes());
    m_preview->showDifference(m_document.bytes(), one ? one->bytes : std::string(), true);
}

void TemplatesPage::use() {
    if (const FormTemplate *one = chosen())
        apply(TextEdit::between(m_document.bytes(), one->bytes),
              tr("Start from “%1”").arg(one->title));
}

} // namespace gatepost::ui
