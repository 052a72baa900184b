// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/lineindex.h"
#include "core/text/message.h"

#include <QString>
#include <QStringView>

#include <concepts>
#include <string>
#include <string_view>

/// The one place where core's UTF-8 bytes meet Qt's UTF-16.
///
/// A policy file is bytes; the window shows each of its lines (S2: LF, CRLF and CR end a line, nothing
/// else does) as one QTextBlock. What a QTextDocument cannot hold is shown by a stand-in of exactly one
/// unit, so that core's utf16Length() and byteOfUtf16() count the columns of the window:
///
///     a byte b that is not UTF-8            lone low surrogate U+DC00 + b     (b ≥ 0x80)
///     U+2029, U+FDD0, U+FDD1, U+2028        lone low surrogates U+DC01 … U+DC04
///
/// UTF-8 has no surrogates, so a stand-in never collides with a character of the file. NUL, NBSP, VT, FF,
/// NEL and U+FFFC survive in a QTextDocument as they are. A BOM at the very start is not shown.
///
/// A line of more than kLongestShown units is shown as its first kShownOfLong units and a stand-in for the rest: Qt lays
/// out and draws a line as a whole, which takes half a second at a million characters. The stand-in is U+DC05 and
/// eight of U+DC10 … U+DC4F that tell rests apart, so that equal text in the window means equal bytes. A column behind
/// it is the line's end; columns inside it are where the rest begins.
namespace gatepost::ui {

/// One line's bytes, or any bytes without line ends, as the window shows them. Reversible for every input.
[[nodiscard]] QString fromBytes(std::string_view bytes);
/// The bytes of what the window shows. Units that no file can hold (lone high surrogates) become U+FFFD.
[[nodiscard]] std::string toBytes(QStringView text);
/// Plain text for the clipboard, tooltips and messages: stand-ins become what they stand for, a byte that is
/// not UTF-8 becomes U+FFFD.
[[nodiscard]] QString forPeople(QStringView shown);
/// Names and values of core as they are, valid UTF-8.
[[nodiscard]] inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Core's phrase in the language that is installed; English where the translation lacks it. Places stay as they are.
[[nodiscard]] QString text(const Phrase &phrase);
namespace detail {
[[nodiscard]] QString textOf(const Message &message);
}
/// Core's whole sentence in the language that is installed, arguments too. In a language that is written from right to
/// left, what stands verbatim (paths, values, names) is isolated, so that it reads as it does in the file.
[[nodiscard]] QString text(const std::same_as<Message> auto &message) {
    return detail::textOf(message);
}

/// Bytes of a BOM at the start of `bytes`: 3 or 0.
[[nodiscard]] std::uint32_t bomLength(std::string_view bytes);

/// Whole lines as the window shows them: line ends become U+2029 (QTextDocument's block separator), a BOM
/// at the front is left out if `atStart`.
[[nodiscard]] QString linesFromBytes(std::string_view bytes, bool atStart);
/// Likewise, with long lines in full: for the clipboard.
[[nodiscard]] QString wholeLinesFromBytes(std::string_view bytes, bool atStart);

constexpr std::size_t kLongestShown = 20'000;
constexpr std::size_t kShownOfLong = 10'000;
/// The column of a line of the window at which the stand-in for its rest begins; its length if it is shown whole.
[[nodiscard]] qsizetype shownColumns(QStringView line);
/// True for the units of a stand-in for the rest of a line. They are never typed, so an edit with one in it is refused.
[[nodiscard]] constexpr bool isRestUnit(char16_t unit) {
    return unit == 0xDC05 || (unit >= 0xDC10 && unit <= 0xDC4F);
}
[[nodiscard]] constexpr bool isInsideRest(char16_t unit) {
    return unit >= 0xDC10 && unit <= 0xDC4F;
}

/// A place in the window: block number and UTF-16 unit in the block, both from 0.
struct BlockPosition {
    int block = 0;
    int column = 0;
    friend constexpr bool operator==(BlockPosition, BlockPosition) = default;
};
/// Where a byte of the text is shown. A byte inside a BOM is at 0,0; one inside a line end is at the line's end.
[[nodiscard]] BlockPosition blockPosition(std::string_view text, const LineIndex &lines,
                                          std::uint32_t offset);
/// The byte that is shown there. Columns beyond the line mean the line's end, blocks beyond the text its end.
[[nodiscard]] std::uint32_t byteOffset(std::string_view text, const LineIndex &lines,
                                       BlockPosition at);

} // namespace gatepost::ui
