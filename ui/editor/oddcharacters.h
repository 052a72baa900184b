// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

/// Characters that look like nothing or like a blank and are neither: shown in the text and named in the hover.
namespace gatepost::ui {

struct OddCharacter {
    QString name;        ///< "U+00A0 no-break space"
    bool isWide = false; ///< takes room on the screen (a blank of another kind)
};

/// Absent for ordinary characters; stand-ins for bytes that are not UTF-8 (ui/bridge) are named as such.
[[nodiscard]] std::optional<OddCharacter> oddCharacter(QChar unit);
/// Quick: false for everything that an ordinary file holds.
[[nodiscard]] constexpr bool mayBeOdd(char16_t unit) {
    return unit >= 0x7f || (unit < 0x20 && unit != '\t');
}

} // namespace gatepost::ui
