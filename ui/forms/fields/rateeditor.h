// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/fields/valueeditor.h"

class QComboBox;

namespace gatepost::ui {

/// The four parts of a Request-rate value as they are written, or nothing where it is not of that shape.
struct RateParts {
    QString documents;
    QString time;
    QString unit;   ///< "", s, m or h as written
    QString window; ///< "" or what follows the first blank
};
[[nodiscard]] std::optional<RateParts> rateParts(const QString &value);
[[nodiscard]] QString joinedRate(const RateParts &parts);

/// Request-rate (S34): [5] documents in [1] [minutes] [1300-1659 UTC]. Typed straight through it takes "5/1m 1300-1659":
/// a slash, a unit and a blank lead to the next part. A value of another shape stands in one line.
class RateEditor : public ValueEditor {
    Q_OBJECT

public:
    explicit RateEditor(const Directive &row, QWidget *parent = nullptr);

    [[nodiscard]] QString value() const override;
    void setValue(const QString &value) override;
    void setProblem(bool invalid) override;
    [[nodiscard]] QWidget *focusTarget() override;
    void describe(const QString &name, const QString &description) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void partEdited();
    void showParts(const RateParts &parts);
    void showWhole(bool whole);

    QLineEdit *m_documents;
    QLineEdit *m_time;
    QComboBox *m_unit;
    QLineEdit *m_window;
    QLineEdit *m_whole; ///< any other text
    QWidget *m_parts;
    bool m_showing = false;
};

} // namespace gatepost::ui
