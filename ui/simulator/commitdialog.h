// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/gitlog.h"
#include "ui/bridge/label.h"

#include <QDialog>

#include <vector>

class QLineEdit;
class QPushButton;
class QTableView;

namespace gatepost::ui {

/// Which commit the draft is held against: a list of them (date, author, subject), or any revision that somebody types. OK is there
/// only for a revision that the history has.
class CommitDialog : public QDialog {
    Q_OBJECT

public:
    explicit CommitDialog(const QString &folder, QWidget *parent = nullptr);

    /// As Git takes it: the id of the commit that is chosen, or what was typed.
    [[nodiscard]] QString revision() const;
    /// What is shown of it: the subject, or what was typed.
    [[nodiscard]] QString title() const;

private:
    void check();

    QString m_folder;
    std::vector<GitLogEntry> m_commits;
    QTableView *m_list;
    QLineEdit *m_typed;
    Label *m_complaint;
    QPushButton *m_ok;
};

} // namespace gatepost::ui
