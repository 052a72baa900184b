// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/markup.h"

#include "core/text/ascii.h"
#include "core/text/lineindex.h"

#include <algorithm>

namespace gatepost {

namespace {

/// Three bytes of UTF-8: U+200E/F, U+202A–202E, U+2066–2069, U+FFFE/F.
bool isRefused(std::string_view sequence) {
    if (sequence.size() != 3)
        return false;
    const auto last = static_cast<unsigned char>(sequence[2]);
    return (sequence.starts_with("\xE2\x80") &&
            (last == 0x8E || last == 0x8F || (last >= 0xAA && last <= 0xAE))) ||
           (sequence.starts_with("\xE2\x81") && last >= 0xA6 && last <= 0xA9) ||
           (sequence.starts_with("\xEF\xBF") && last >= 0xBE);
}

bool isRefusedControl(char c) {
    return isControl(c) && c != '\t' && c != '\n';
}

} // namespace

std::string escapeMarkup(std::string_view text) {
    constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8SequenceLength(text.substr(at));
        const std::string_view sequence = text.substr(at, std::max<std::size_t>(length, 1));
        at += sequence.size();
        if (length != 1) {
            out += length == 0 || isRefused(sequence) ? kReplacement : sequence;
            continue;
        }
        switch (const char c = sequence.front()) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        case '\'': out += "&#39;"; break;
        default:
            if (isRefusedControl(c))
                out += kReplacement;
            else
                out += c;
        }
    }
    return out;
}

} // namespace gatepost
