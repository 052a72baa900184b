// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <QString>
#include <QUrl>

#include <string_view>

/// Addresses of places in the manual. Any room makes them; QDesktopServices hands them to the window, which opens its
/// manual there.
namespace gatepost::ui {

inline constexpr char kManualScheme[] = "gatepost-manual";

/// gatepost-manual:CHAPTER#ID
[[nodiscard]] QUrl manualUrl(const QString &chapter, const QString &id = {});
/// The entry of a directive.
[[nodiscard]] QUrl manualUrlOfDirective(const Directive &directive);
/// The entry of a check; empty if there is no check of this code.
[[nodiscard]] QUrl manualUrlOfCode(std::string_view code);

} // namespace gatepost::ui
