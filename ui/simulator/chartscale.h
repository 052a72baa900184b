// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

namespace gatepost::ui {

/// The step of a scale: 1, 2, 5, 10, 20 …, the smallest of which four reach `most`.
[[nodiscard]] constexpr quint64 roundStep(quint64 most) {
    quint64 ten = 1;
    while (true) {
        for (const quint64 part : {1, 2, 5})
            if (part * ten * 4 >= most)
                return part * ten;
        ten *= 10;
    }
}

} // namespace gatepost::ui
