// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/siteanswers.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace gatepost::ui {

/// "What if robots.txt is answered with 503, for 2 hours, and a good copy was seen before?" (S130). It shows any answer, also one
/// that is not among its choices.
class AnswerChooser : public QWidget {
    Q_OBJECT

public:
    explicit AnswerChooser(QWidget *parent = nullptr);
    /// Shows the answer for robots.txt; those for other files are kept as they are.
    void setAnswers(const SiteAnswers &answers);
    [[nodiscard]] const SiteAnswers &answers() const { return m_answers; }
    [[nodiscard]] QComboBox *statusBox() const { return m_status; }

Q_SIGNALS:
    void changed(); ///< by the user

private:
    void read();
    void renew();

    QComboBox *m_status;
    QComboBox *m_since;
    QCheckBox *m_copy;
    SiteAnswers m_answers;
    bool m_writing = false;
};

} // namespace gatepost::ui
