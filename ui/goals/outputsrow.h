// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/goals/environmentsproof.h"

#include <QWidget>

class QPushButton;

namespace gatepost::ui {

/// "Also made from this: nginx (outdated) · rsl": what `outputs:` of gatepost.yaml asks for, and whether it is current. Hidden
/// where it asks for nothing.
class OutputsRow : public QWidget {
    Q_OBJECT

public:
    explicit OutputsRow(QWidget *parent = nullptr);

    /// `result`: null while it is not known. `isSaved`: outputs are made from files on the disk, so they can be written.
    void show(bool hasOutputs, const EnvironmentsResult *result, bool isSaved);

Q_SIGNALS:
    void writeRequested();

private:
    Label *m_words;
    QPushButton *m_write;
};

/// "nginx (outdated)": each target once, with the worst that is true of its files, in the order of gatepost.yaml.
[[nodiscard]] QStringList outputNames(const std::vector<CheckedOutput> &outputs);

} // namespace gatepost::ui
