// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/lineindex.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cstdint>

namespace gatepost::linting {

namespace {

constexpr std::string_view kUtf16Le = "\xFF\xFE";
constexpr std::string_view kUtf16Be = "\xFE\xFF";

/// UTF-16 with a byte order mark, as UTF-8; a lone surrogate becomes U+FFFD.
std::string fromUtf16(std::string_view bytes, bool littleEndian) {
    const auto unitAt = [&](std::size_t at) {
        const auto a = static_cast<unsigned char>(bytes[at]);
        const auto b = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<std::uint32_t>(littleEndian ? a | b << 8 : a << 8 | b);
    };
    std::string text;
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
        std::uint32_t code = unitAt(at);
        if (code >= 0xD800 && code < 0xE000) {
            const std::uint32_t low = at + 3 < bytes.size() ? unitAt(at + 2) : 0;
            if (code < 0xDC00 && low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                at += 2;
            } else {
                code = 0xFFFD;
            }
        }
        appendUtf8(text, code);
    }
    return text;
}

/// What a byte that is not UTF-8 means in Windows-1252, the usual culprit; Latin-1 where that has a gap.
std::uint32_t windows1252(unsigned char byte) {
    constexpr std::uint16_t kHigh[32] = {
        0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};
    return byte >= 0x80 && byte < 0xA0 ? kHigh[byte - 0x80] : byte;
}

void checkUtf16(const FileUnderCheck &file, Report &report, bool littleEndian) {
    const auto size = static_cast<std::uint32_t>(file.text().size());
    Diagnostic &found =
        report.add(file, {0, 2},
                   GATEPOST_TEXT("lint", "The file is UTF-16, which crawlers do not read: to them "
                                         "it contains no rule at all. Save it as UTF-8"));
    found.fixes.push_back(replaceFix(GATEPOST_TEXT("lint", "Convert to UTF-8"), {0, size},
                                     fromUtf16(file.text(), littleEndian), FixKind::Repair));
}

void checkEncoding(const FileUnderCheck &file, Report &report) {
    const std::string_view text = file.text();
    if (text.starts_with(kUtf16Le) || text.starts_with(kUtf16Be)) {
        checkUtf16(file, report, text.starts_with(kUtf16Le));
        return;
    }
    const std::size_t first = firstInvalidUtf8(text);
    if (first == std::string_view::npos)
        return;
    std::size_t invalid = 0;
    bool inRule = false;
    TextEdit edit;
    for (std::size_t at = first; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        if (const std::size_t length = utf8SequenceLength(text.substr(at)); length > 0) {
            at += length;
            continue;
        }
        const auto place = static_cast<std::uint32_t>(at);
        std::string character;
        appendUtf8(character, windows1252(static_cast<unsigned char>(text[at])));
        edit.add({{place, place + 1}, std::move(character)});
        const auto line = file.tree.lineAt(place);
        inRule =
            inRule || (line && place < file.line(static_cast<std::uint32_t>(*line)).commentBegin);
        ++invalid;
        ++at;
    }
    const auto begin = static_cast<std::uint32_t>(first);
    Diagnostic &found = report.add(
        file, {begin, begin + 1},
        Message::counted(
            inRule ? GATEPOST_COUNTED(
                         "lint",
                         "%n bytes are not UTF-8, some of them in directives, where they match "
                         "other paths than meant. The first is here; save the file as UTF-8",
                         "%n byte is not UTF-8, some of them in directives, where they match other "
                         "paths than meant. The first is here; save the file as UTF-8")
                   : GATEPOST_COUNTED("lint",
                                      "%n bytes are not UTF-8, in comments alone. The first is "
                                      "here; save the file as UTF-8",
                                      "%n byte is not UTF-8, in comments alone. The first is here; "
                                      "save the file as UTF-8"),
            invalid));
    if (!inRule)
        found.severity = Severity::Warning;
    found.fixes.push_back({GATEPOST_TEXT("lint", "Convert from Windows-1252 to UTF-8"),
                           std::move(edit), FixKind::Choice});
}

} // namespace

extern const Check kEncoding = {
    .rule = {.code = "encoding",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Not UTF-8"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an "
                 "older code page (Windows-1252, Latin-1); in a path it then means another path "
                 "than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides "
                 "the whole file. Save the file as UTF-8 without BOM."),
             .source = "RFC 9309 §2.2; S2"},
    .file = checkEncoding,
};

} // namespace gatepost::linting
