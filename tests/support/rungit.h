// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace gatepost::test {

[[nodiscard]] bool hasGit();

/// Runs git to its end in `folder` and returns its stdout; absent if it failed, which is then logged. Nothing of the user's
/// configuration counts. `date` is that of the author and the committer, in git's spelling; empty: now.
[[nodiscard]] std::optional<QByteArray> runGit(const QString &folder, const QStringList &arguments,
                                               const QByteArray &date = {});

} // namespace gatepost::test
