// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// For tests about the checkout itself: its layout, its rules, its words. Paths are relative to its root.
namespace gatepost::test {

/// The file as UTF-8; empty if it cannot be read.
[[nodiscard]] QString repositoryText(const QString &path);
[[nodiscard]] bool repositoryHas(const QString &path);
/// All files below the folders whose names match a filter ("*.cpp"), sorted; hidden ones too.
[[nodiscard]] QStringList filesBelow(const QStringList &folders, const QStringList &filters);

} // namespace gatepost::test
