// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/templates.h"
#include "ui/forms/formpage.h"

class QCheckBox;
class QListWidget;
class QPushButton;

namespace gatepost::ui {

class DiffView;

/// Templates of the document's dialect: what the text would become, and a button that makes it so, as one undo step.
class TemplatesPage : public FormPage {
    Q_OBJECT

public:
    TemplatesPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void read() override;

private:
    void use();
    [[nodiscard]] qsizetype chosen() const;
    [[nodiscard]] std::string wanted() const; ///< the text with the template

    QList<Template> m_templates;
    QList<std::string> m_bytes; ///< of each
    QListWidget *m_list;
    DiffView *m_preview;
    QCheckBox *m_keep;
    QPushButton *m_use;
};

} // namespace gatepost::ui
