// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "ui/bridge/label.h"
#include "ui/document/document.h"

#include <QDialog>
#include <QPointer>

class QProgressBar;
class QPushButton;

namespace gatepost::ui {

class MainWindow;
class Requests;

/// The URL of the policy file that an address means: itself if it is one of a text file, else robots.txt of its site. Empty if it is
/// not an address of http or https.
[[nodiscard]] QString policyUrlOf(const QString &address);

/// Shows the dialog for a document that is an address, or complains that it is none which can be fetched.
void askToFetch(MainWindow &window, Document &document);

/// A pasted address, fetched in place of its text: shows the one request, sends it once that is confirmed, and puts what came
/// into the document as a step that can be undone.
class FetchDialog : public QDialog {
    Q_OBJECT
    Q_PROPERTY(bool busy READ isBusy)

public:
    FetchDialog(Document &document, const QString &url, QWidget *parent = nullptr);

    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QString said() const { return m_said->text(); }

private:
    void send();
    void take(const live::Fetched &got);

    QPointer<Document> m_document;
    QString m_url;
    Requests *m_requests;
    Label *m_said;
    QProgressBar *m_progress;
    QPushButton *m_send;
};

} // namespace gatepost::ui
