// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/filerole.h"

#include <QString>

#include <string>
#include <string_view>

/// A kiosk.txt for the tests of the file that does not exist.
namespace gatepost::madeup {

inline constexpr DialectId kDialect = DialectId::Added;
inline constexpr FileRole kRole = FileRole::Added;
inline constexpr DirectiveId kHours = DirectiveId::Added1;
inline constexpr DirectiveId kKeeper = DirectiveId::Added2;
inline constexpr DirectiveId kPhotosId = DirectiveId::Added3;

/// Its lines end in different ways, and there are lines that nobody understands: an edit leaves them alone.
inline constexpr std::string_view kKiosk = "# Ours\r\n"
                                           "User-agent: *\r\n"
                                           "Disallow: /cellar/\n"
                                           "opening-hours:0900-1700 # UTC\r\n"
                                           "\r\n"
                                           "what is this\n"
                                           "Keeper: keeper@example.com\r\n"
                                           "Photos: no";

/// The same with one piece replaced.
inline QString with(std::string_view old, std::string_view now) {
    std::string text(kKiosk);
    return QString::fromStdString(text.replace(text.find(old), old.size(), now));
}

} // namespace gatepost::madeup
