// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/site/severity.h"

namespace gatepost::ui {

Tone toneOfSeverity(Severity severity) {
    switch (severity) {
    case Severity::Error: return Tone::Error;
    case Severity::Warning: return Tone::Warning;
    case Severity::Note: break;
    }
    return Tone::Ask;
}

QIcon iconOfSeverity(Severity severity) {
    return severity == Severity::Note ? coloredIcon(QStringLiteral("note"), Tone::Ask)
                                      : toneIcon(toneOfSeverity(severity));
}

QString symbolOfSeverity(Severity severity) {
    return severity == Severity::Note ? QStringLiteral("•") : toneSymbol(toneOfSeverity(severity));
}

} // namespace gatepost::ui
