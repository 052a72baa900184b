// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/platform.h"

#include <QObject>

#include <optional>

/// Ends the program in order when the system asks for it: SIGTERM, SIGHUP, SIGINT, and the end of the desktop session.
/// Nobody is asked anything; unsaved text is in its journals and is offered at the next start. A second signal
/// ends the program at once.
class Shutdown : public QObject {
    Q_OBJECT

public:
    explicit Shutdown(QObject *parent = nullptr);

    /// What the program was told to end with. exec() would not know, if it was told before.
    [[nodiscard]] std::optional<int> status() const { return m_status; }

private:
    gatepost::ui::EndSignals m_signals;
    std::optional<int> m_status;
};
