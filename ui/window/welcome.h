// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace gatepost::ui {

/// What is shown while nothing is open: open, start from a template, look at the sample.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

Q_SIGNALS:
    void openFileRequested();
    void openFolderRequested();
    void sampleRequested();
    void templateRequested(const QString &file); ///< of resources/templates
    void pathRequested(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fillRecent();

    QVBoxLayout *m_recent;
};

} // namespace gatepost::ui
