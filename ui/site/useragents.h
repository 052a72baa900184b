// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/agentfacts.h"

#include <QObject>
#include <QString>

#include <expected>

namespace gatepost::ui {

/// The list of agents that all windows ask with: what is compiled in, and the user's own layer over it, in a file
/// (core/store/userlist.h). A site's own layer comes from its gatepost.yaml: Analysis::registry().
class UserAgents : public QObject {
    Q_OBJECT

public:
    static UserAgents &instance();

    [[nodiscard]] const Registry &registry() const { return m_registry; }
    /// Where the user's layer lies; empty if there is no such folder.
    [[nodiscard]] static QString path();
    /// Reads the user's layer again. What is wrong with it, rows that were left out included; empty if nothing is.
    QString reload();
    /// Keeps what `wanted` says beyond the list that is compiled in as the user's layer, dated `date`. The file is
    /// written as a whole or not at all; the error says why it was not.
    std::expected<void, QString> keep(const Registry &wanted, std::chrono::sys_days date);

    /// Days since the list's date; -1 if it has none.
    [[nodiscard]] int ageInDays() const;
    /// Older than this, a list is said to be old.
    static constexpr int kOldAfterDays = 60;
    [[nodiscard]] bool isOld() const { return ageInDays() > kOldAfterDays; }

Q_SIGNALS:
    void changed();

private:
    UserAgents();

    Registry m_registry = Registry::builtIn();
};

} // namespace gatepost::ui
