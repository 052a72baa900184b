// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"
#include "ui/bridge/label.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QLineEdit;

namespace gatepost::ui {

/// Asks for an exception of a goal: which agents, which paths, what is wanted instead, until when.
class ExceptionDialog : public QDialog {
    Q_OBJECT

public:
    /// `take` gets the exception when OK is pressed. Its error is shown, and the dialog stays.
    using Take = std::function<std::expected<void, Message>(const GoalException &)>;
    ExceptionDialog(const QString &purpose, const GoalException &present, Take take,
                    QWidget *parent);

    [[nodiscard]] GoalException exception() const; ///< as the fields say it, wrong or not

private:
    void accept() override;
    void layOut(const QString &purpose);

    GoalException m_present;
    Take m_take;
    QLineEdit *m_agents;
    QLineEdit *m_paths;
    QComboBox *m_stance;
    QLineEdit *m_until;
    QLineEdit *m_note;
    Label *m_wrong;
};

/// "CCBot, below /press/: Welcome until 2027-06-30".
[[nodiscard]] QString exceptionText(const GoalException &exception);

} // namespace gatepost::ui
