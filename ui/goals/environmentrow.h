// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/goals/environmentsproof.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace gatepost::ui {

/// Which environment of gatepost.yaml the Goals page is about, and whether its files are as they must be. Of files in another
/// folder it shows what is claimed of them. Hidden where gatepost.yaml names no environment.
class EnvironmentRow : public QWidget {
    Q_OBJECT

public:
    explicit EnvironmentRow(QWidget *parent = nullptr);

    /// `result`: null while it is being proved.
    void show(const std::vector<Environment> &environments, const EnvironmentsResult *result);
    /// Whether the goals of the files that are open are what the page shows.
    [[nodiscard]] bool isOfOpenFiles() const;
    [[nodiscard]] QComboBox &box() const { return *m_box; }

Q_SIGNALS:
    void chosen();                             ///< another environment
    void folderRequested(const QString &name); ///< of the one that is shown, below the site's

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();

    QComboBox *m_box;
    Label *m_sign;
    Label *m_words;
    Label *m_goals;
    QPushButton *m_open;
    std::vector<Environment> m_environments;
    std::vector<ProvedEnvironment> m_proved; ///< empty: not known yet
};

} // namespace gatepost::ui
