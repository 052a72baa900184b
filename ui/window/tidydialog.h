// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lint/tidy.h"
#include "ui/bridge/label.h"
#include "ui/bridge/latest.h"
#include "ui/site/site.h"

#include <QDialog>
#include <QPointer>

#include <memory>

class QPushButton;

namespace gatepost::ui {

class DiffView;

/// Tidy up…: the lines of a file that change nothing, and the proof that no answer differs without them. Remove makes one undo
/// step and is there only with the proof. Writes no file.
class TidyDialog : public QDialog {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    /// `document`: a site file of the site.
    TidyDialog(SiteModel &site, Document &document, QWidget *parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] const Tidied &tidied() const { return m_tidy; }

Q_SIGNALS:
    void renewed(); ///< what can go is shown

private:
    void renew();
    void take(Tidied tidy, const std::string &before);
    void apply();
    [[nodiscard]] QString proofText() const;

    SiteModel &m_site;
    QPointer<Document> m_document;
    Label *m_proof;
    Label *m_stays;
    DiffView *m_diff;
    QPushButton *m_apply = nullptr;
    Latest m_job;
    Tidied m_tidy;
    quint64 m_revision = 0;
};

} // namespace gatepost::ui
