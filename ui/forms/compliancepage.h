// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/forms/formpage.h"

class QLineEdit;
class QPlainTextEdit;

namespace gatepost::ui {

/// The edit that disallows `path` in every group of a file that does not disallow it yet, and in a new `*` group where
/// the file has none. Empty where nothing is left to do.
[[nodiscard]] EditResult closePath(const Tree &tree, std::string_view path);

/// The visible notice of a honeypot page (robots2.txt v0.2.1 section 7), as a whole HTML document.
[[nodiscard]] QString honeypotHtml();

/// Compliance of robots2.txt: where to report, and the honeypot wizard.
class CompliancePage : public FormPage {
    Q_OBJECT

public:
    CompliancePage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void afterFields() override;

private:
    void addHoneypot(QVBoxLayout *column);
    void closeInBoth();

    QLineEdit *m_path;
    Label *m_state;
    QPlainTextEdit *m_html;
};

} // namespace gatepost::ui
