// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/formpage.h"

class QListWidget;
class QPushButton;

namespace gatepost::ui {

class DiffView;

/// A file to start from, out of resources/templates.
struct FormTemplate {
    QString title;
    QString description;
    std::string bytes;
};
/// Those of one dialect, in the order of templates.json.
[[nodiscard]] QList<FormTemplate> formTemplates(DialectId dialect);

/// Templates of the document's dialect: what the text would become, and a button that makes it so, as one undo step.
class TemplatesPage : public FormPage {
    Q_OBJECT

public:
    TemplatesPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void read() override;

private:
    void use();
    [[nodiscard]] const FormTemplate *chosen() const;

    QList<FormTemplate> m_templates;
    QListWidget *m_list;
    DiffView *m_preview;
    QPushButton *m_use;
};

} // namespace gatepost::ui
