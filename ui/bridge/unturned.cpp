// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/unturned.h"

namespace gatepost::ui {

QString unturned(QString text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text.at(i).unicode();
        if (unit == 0x200E || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E) ||
            (unit >= 0x2066 && unit <= 0x2069))
            text[i] = QChar(QChar::ReplacementCharacter);
    }
    return text;
}

} // namespace gatepost::ui
