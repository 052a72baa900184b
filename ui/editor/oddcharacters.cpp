// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/oddcharacters.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace gatepost::ui {

namespace {

struct Row {
    char16_t unit;
    bool isWide;
    const char *name;
};

// Names as Unicode gives them, in small letters.
constexpr Row kRows[] = {
    {0x00A0, true, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "no-break space")},
    {0x00AD, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "soft hyphen")},
    {0x061C, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "Arabic letter mark")},
    {0x180E, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "Mongolian vowel separator")},
    {0x200B, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "zero width space")},
    {0x200C, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "zero width non-joiner")},
    {0x200D, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "zero width joiner")},
    {0x200E, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "left-to-right mark")},
    {0x200F, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "right-to-left mark")},
    {0x202A, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "left-to-right embedding")},
    {0x202B, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "right-to-left embedding")},
    {0x202C, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "pop directional formatting")},
    {0x202D, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "left-to-right override")},
    {0x202E, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "right-to-left override")},
    {0x202F, true, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "narrow no-break space")},
    {0x2060, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "word joiner")},
    {0x2066, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "left-to-right isolate")},
    {0x2067, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "right-to-left isolate")},
    {0x2068, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "first strong isolate")},
    {0x2069, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "pop directional isolate")},
    {0x3000, true, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "ideographic space")},
    {0xFEFF, false, QT_TRANSLATE_NOOP("gatepost::ui::OddCharacters", "zero width no-break space")},
};

QString coded(unsigned code, const QString &name) {
    return QStringLiteral("U+%1 %2").arg(
        QString::number(code, 16).toUpper().rightJustified(4, QLatin1Char('0')), name);
}

struct Names {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::OddCharacters)
};

} // namespace

std::optional<OddCharacter> oddCharacter(QChar unit) {
    const char16_t code = unit.unicode();
    if (!mayBeOdd(code))
        return std::nullopt;
    const auto row = std::ranges::lower_bound(kRows, code, {}, &Row::unit);
    if (row != std::end(kRows) && row->unit == code)
        return OddCharacter{coded(code, Names::tr(row->name)), row->isWide};
    if (code < 0x20 || (code >= 0x7f && code < 0xa0))
        return OddCharacter{coded(code, Names::tr("control character")), false};
    if (code >= 0x2000 && code <= 0x200A)
        return OddCharacter{coded(code, Names::tr("space of another width")), true};
    if (code >= 0xDC80 && code <= 0xDCFF)
        return OddCharacter{
            Names::tr("byte %1 is not UTF-8").arg(QString::number(code - 0xDC00, 16).toUpper()),
            true};
    return std::nullopt;
}

} // namespace gatepost::ui
