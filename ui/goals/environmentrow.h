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
    /// `isReal`: the site has a folder on the disk.
    void show(const std::vector<Environment> &environments, const EnvironmentsResult *result,
              bool isReal);
    /// Shows the environment of that name.
    void choose(const QString &name);
    /// Whether the goals of the files that are open are what the page shows.
    [[nodiscard]] bool isOfOpenFiles() const;
    [[nodiscard]] QComboBox &box() const { return *m_box; }

Q_SIGNALS:
    void chosen();                             ///< another environment
    void folderRequested(const QString &name); ///< of the one that is shown, below the site's
    void writeRequested(const MadeFile &file); ///< the robots.txt that the one that is shown lacks

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();
    [[nodiscard]] const ProvedEnvironment *shown() const; ///< null: not known yet

    QComboBox *m_box;
    Label *m_sign;
    Label *m_words;
    Label *m_goals;
    QPushButton *m_open;
    QPushButton *m_write;
    std::vector<Environment> m_environments;
    std::vector<ProvedEnvironment> m_proved; ///< empty: not known yet
    bool m_isReal = false;
};

} // namespace gatepost::ui
