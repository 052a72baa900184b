// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/recovery.h"

namespace gatepost::ui {

class Document;
class MainWindow;
class RecoveryDialog;

/// What was not saved before a crash comes back.
class DraftRestorer {
public:
    explicit DraftRestorer(MainWindow &window) : m_window(window) {}

    /// As MainWindow::offerRecovery().
    RecoveryDialog *offer(Found found);

private:
    struct Place {
        MainWindow *window = nullptr;
        Document *document = nullptr; ///< null: it could not be opened, which was said
    };
    void restore(RecoveryDialog &dialog, qsizetype index);
    [[nodiscard]] Place placeOf(const Draft &draft);
    void restoreSide(RecoveryDialog &dialog, qsizetype index);
    void saveBoth(RecoveryDialog &dialog, qsizetype index);
    void finish(MainWindow &window, const Draft &draft);

    MainWindow &m_window;
};

} // namespace gatepost::ui
