// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/text.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <functional>

namespace gatepost::ui {
namespace {

constexpr char16_t kInvalidByte = 0xDC00; // + the byte, 0x80…0xFF
constexpr char16_t kFirstStandIn = 0xDC01;
/// Characters that a QTextDocument would take for the end of a block or of a line.
constexpr std::array<char16_t, 4> kStandsFor = {0x2029, 0xFDD0, 0xFDD1, 0x2028};

char16_t standIn(char16_t unit) {
    const auto *found = std::ranges::find(kStandsFor, unit);
    return found == kStandsFor.end()
               ? unit
               : static_cast<char16_t>(kFirstStandIn + (found - kStandsFor.begin()));
}

bool isStandIn(char16_t unit) {
    return unit >= kFirstStandIn && unit < kFirstStandIn + kStandsFor.size();
}

bool isInvalidByte(char16_t unit) {
    return unit >= kInvalidByte + 0x80 && unit <= kInvalidByte + 0xFF;
}

char32_t decode(std::string_view sequence) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(sequence[i]); };
    switch (sequence.size()) {
    case 2: return static_cast<char32_t>((byte(0) & 0x1F) << 6 | (byte(1) & 0x3F));
    case 3:
        return static_cast<char32_t>((byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 |
                                     (byte(2) & 0x3F));
    case 4:
        return static_cast<char32_t>((byte(0) & 0x07) << 18 | (byte(1) & 0x3F) << 12 |
                                     (byte(2) & 0x3F) << 6 | (byte(3) & 0x3F));
    default: return byte(0);
    }
}

} // namespace

QString fromBytes(std::string_view bytes) {
    // Nearly every line is ASCII.
    if (std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        return QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QString out;
    out.reserve(static_cast<qsizetype>(bytes.size()));
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = utf8SequenceLength(bytes.substr(i));
        if (length == 0) {
            out +=
                QChar(static_cast<char16_t>(kInvalidByte + static_cast<unsigned char>(bytes[i])));
            ++i;
            continue;
        }
        const char32_t c = decode(bytes.substr(i, length));
        if (c >= 0x10000) {
            out += QChar(QChar::highSurrogate(c));
            out += QChar(QChar::lowSurrogate(c));
        } else {
            out += QChar(standIn(static_cast<char16_t>(c)));
        }
        i += length;
    }
    return out;
}

std::string toBytes(QStringView text) {
    std::string out;
    out.reserve(static_cast<std::size_t>(text.size()));
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        if (QChar::isHighSurrogate(unit) && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            appendUtf8(out, QChar::surrogateToUcs4(unit, text[++i].unicode()));
        else if (isInvalidByte(unit))
            out += static_cast<char>(unit - kInvalidByte);
        else if (isStandIn(unit))
            appendUtf8(out, kStandsFor[static_cast<std::size_t>(unit - kFirstStandIn)]);
        else
            appendUtf8(out, QChar::isSurrogate(unit) ? U'\uFFFD' : char32_t(unit));
    }
    return out;
}

QString forPeople(QStringView shown) {
    QString out;
    out.reserve(shown.size());
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const char16_t unit = shown[i].unicode();
        if (QChar::isHighSurrogate(unit) && i + 1 < shown.size() && shown[i + 1].isLowSurrogate()) {
            out += shown[i];
            out += shown[++i];
        } else if (isStandIn(unit)) {
            out += QChar(kStandsFor[static_cast<std::size_t>(unit - kFirstStandIn)]);
        } else {
            out += QChar::isSurrogate(unit) ? QChar(QChar::ReplacementCharacter) : shown[i];
        }
    }
    return out;
}

std::uint32_t bomLength(std::string_view bytes) {
    return bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

namespace {

constexpr char16_t kRest = 0xDC05;
constexpr char16_t kFirstOfRest = 0xDC10; // + 6 bits
constexpr int kRestUnits = 8;
constexpr qsizetype kRestLength = 1 + kRestUnits;

/// How many bytes of a line's content are shown; all of them if it is short enough.
std::size_t shownBytes(std::string_view content) {
    // No line has more units than bytes.
    if (content.size() <= kLongestShown || byteOfUtf16(content, kLongestShown) >= content.size())
        return content.size();
    return byteOfUtf16(content, kShownOfLong);
}

void appendRest(QString &out, std::string_view rest) {
    std::uint64_t hash = std::hash<std::string_view>{}(rest);
    hash ^= hash >> 32U; // 48 of its bits are shown
    out += QChar(kRest);
    for (int i = 0; i < kRestUnits; ++i, hash >>= 6U)
        out += QChar(static_cast<char16_t>(kFirstOfRest + (hash & 0x3FU)));
}

QString joinLines(std::string_view bytes, bool atStart, bool whole) {
    if (atStart)
        bytes.remove_prefix(bomLength(bytes));
    QString out;
    out.reserve(static_cast<qsizetype>(bytes.size()));
    while (!bytes.empty()) {
        const std::size_t end = bytes.find_first_of("\r\n");
        const std::string_view content = bytes.substr(0, end);
        const std::size_t shown = whole ? content.size() : shownBytes(content);
        out += fromBytes(content.substr(0, shown));
        if (shown < content.size())
            appendRest(out, content.substr(shown));
        if (end == std::string_view::npos)
            break;
        out += QChar(QChar::ParagraphSeparator);
        const bool pair = bytes[end] == '\r' && end + 1 < bytes.size() && bytes[end + 1] == '\n';
        bytes.remove_prefix(end + (pair ? 2 : 1));
    }
    return out;
}

} // namespace

QString linesFromBytes(std::string_view bytes, bool atStart) {
    return joinLines(bytes, atStart, false);
}

QString wholeLinesFromBytes(std::string_view bytes, bool atStart) {
    return joinLines(bytes, atStart, true);
}

qsizetype shownColumns(QStringView line) {
    return line.size() >= kRestLength && line[line.size() - kRestLength].unicode() == kRest
               ? line.size() - kRestLength
               : line.size();
}

namespace {

/// The line as it is shown: without line end, and without BOM in the first line.
ByteRange shownRange(std::string_view text, const LineIndex &lines, std::size_t line) {
    ByteRange range = lines.content(line);
    if (line == 0)
        range.begin += bomLength(text);
    return range;
}

} // namespace

BlockPosition blockPosition(std::string_view text, const LineIndex &lines, std::uint32_t offset) {
    offset = std::min(offset, static_cast<std::uint32_t>(text.size()));
    const std::size_t line = lines.lineAt(offset);
    const ByteRange shown = shownRange(text, lines, line);
    const std::uint32_t inside = std::clamp(offset, shown.begin, shown.end);
    const std::string_view content = slice(text, shown);
    if (const std::size_t head = shownBytes(content);
        head < content.size() && inside - shown.begin > head) {
        const std::size_t column = utf16Length(content.substr(0, head));
        return {static_cast<int>(line),
                static_cast<int>(column) + (inside == shown.end ? int(kRestLength) : 0)};
    }
    return {static_cast<int>(line),
            static_cast<int>(utf16Length(slice(text, {shown.begin, inside})))};
}

std::uint32_t byteOffset(std::string_view text, const LineIndex &lines, BlockPosition at) {
    const auto block = static_cast<std::size_t>(std::max(at.block, 0));
    if (block >= lines.count())
        return static_cast<std::uint32_t>(text.size());
    const ByteRange shown = shownRange(text, lines, block);
    const std::string_view content = slice(text, shown);
    const auto column = static_cast<std::size_t>(std::max(at.column, 0));
    if (const std::size_t head = shownBytes(content); head < content.size()) {
        const std::size_t columns = utf16Length(content.substr(0, head));
        if (column >= columns + kRestLength)
            return shown.end;
        if (column >= columns)
            return shown.begin + static_cast<std::uint32_t>(head);
    }
    return shown.begin + static_cast<std::uint32_t>(byteOfUtf16(content, column));
}

} // namespace gatepost::ui
