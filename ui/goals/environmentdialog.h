// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/environments.h"
#include "ui/bridge/label.h"

#include <QDialog>

#include <expected>
#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace gatepost::ui {

/// Asks for an environment of the site, such as staging: its name, its host, what its files must say, and where they are. Where
/// there is none yet, the open files become one, too, and its host is asked for.
class EnvironmentDialog : public QDialog {
    Q_OBJECT

public:
    /// `take` gets the new environments when OK is pressed. Its error is shown, and the dialog stays.
    using Take = std::function<std::expected<void, Message>(const std::vector<Environment> &)>;
    /// `host`: of the open files, as far as it is known.
    EnvironmentDialog(const std::vector<Environment> &present, const QString &host, Take take,
                      QWidget *parent);

    [[nodiscard]] std::vector<Environment> environments() const; ///< as the fields say it

private:
    void accept() override;
    QLineEdit *addField(QFormLayout &form, const QString &label, const char *name,
                        const QString &hint);
    void follow(); ///< what was not typed follows from what was

    Take m_take;
    QString m_knownHost;
    QLineEdit *m_ownHost = nullptr; ///< null: the open files are an environment already
    QLineEdit *m_name = nullptr;
    QLineEdit *m_host = nullptr;
    QComboBox *m_must = nullptr;
    QLineEdit *m_folder = nullptr;
    Label *m_wrong;
};

} // namespace gatepost::ui
