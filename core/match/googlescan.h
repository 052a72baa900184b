// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/match/googlelines.h"
#include "core/text/ascii.h"
#include "core/text/signs.h"
#include "core/text/whitespace.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <utility>

/// The one loop over the lines of S90: for those who list them (googleLines) and for the one who only answers
/// (googleAnswer). It is a template, so that neither pays for a call on every line.
namespace gatepost::googlescan {

struct KeySpelling {
    std::string_view beginning;
    GoogleLine::Key key;
    bool misspelt;
};
/// A key is known by its beginning, so `Disallowed` is a Disallow. None of them begins another. Those that begin alike are
/// neighbours, the usual one first.
constexpr std::array kSpellings = {
    KeySpelling{"allow", GoogleLine::Key::Allow, false},
    KeySpelling{"disallow", GoogleLine::Key::Disallow, false},
    KeySpelling{"dissallow", GoogleLine::Key::Disallow, true},
    KeySpelling{"dissalow", GoogleLine::Key::Disallow, true},
    KeySpelling{"disalow", GoogleLine::Key::Disallow, true},
    KeySpelling{"diasllow", GoogleLine::Key::Disallow, true},
    KeySpelling{"disallaw", GoogleLine::Key::Disallow, true},
    KeySpelling{"sitemap", GoogleLine::Key::Sitemap, false},
    KeySpelling{"site-map", GoogleLine::Key::Sitemap, true},
    KeySpelling{"user-agent", GoogleLine::Key::UserAgent, false},
    KeySpelling{"useragent", GoogleLine::Key::UserAgent, true},
    KeySpelling{"user agent", GoogleLine::Key::UserAgent, true},
};

/// The first eight bytes of a spelling as firstWord() makes them.
constexpr std::uint64_t headOf(std::string_view text) {
    std::uint64_t word = 0;
    for (std::size_t at = 0; at < text.size() && at < 8; ++at)
        word |= std::uint64_t{static_cast<unsigned char>(text[at])} << (8 * at);
    return word;
}
constexpr std::array<std::uint64_t, kSpellings.size()> kHeads = [] {
    std::array<std::uint64_t, kSpellings.size()> heads{};
    for (std::size_t i = 0; i < heads.size(); ++i)
        heads[i] = headOf(kSpellings[i].beginning);
    return heads;
}();

/// Which spellings begin with a character.
struct SpellingRange {
    std::uint8_t begin = 0;
    std::uint8_t end = 0;
};
/// By the lowest five bits of that character. Of most other keys (crawl-delay, host …) it is empty.
constexpr std::array<SpellingRange, 32> kRanges = [] {
    std::array<SpellingRange, 32> ranges{};
    for (std::uint8_t i = 0; i < kSpellings.size(); ++i) {
        SpellingRange &range = ranges[kSpellings[i].beginning.front() & 31];
        if (range.end == 0)
            range.begin = i;
        range.end = static_cast<std::uint8_t>(i + 1);
    }
    return ranges;
}();

[[nodiscard]] inline const KeySpelling *spellingOf(std::string_view key) {
    const std::uint64_t word = asciiLowered(firstWord(key));
    const SpellingRange range = kRanges[word & 31];
    for (std::size_t i = range.begin; i < range.end; ++i) {
        const std::string_view known = kSpellings[i].beginning;
        if ((word & firstBytesMask(known.size())) == kHeads[i] && key.size() >= known.size() &&
            (known.size() <= 8 ||
             equalsIgnoringCase(key.substr(8, known.size() - 8), known.substr(8))))
            return &kSpellings[i];
    }
    return nullptr;
}

[[nodiscard]] inline std::string_view stripped(std::string_view text) {
    while (!text.empty() && isWhiteSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isWhiteSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Key and value of a line of at least one byte that has been cut at its end, its NUL and its #; false if it has none.
/// `colon` is the line's first one, its size if there is none.
[[nodiscard]] inline bool readLine(std::string_view line, std::size_t colon, GoogleLine &read) {
    read = {.line = read.line, .value = {}};
    std::string_view key;
    if (colon < line.size()) {
        key = stripped(line.substr(0, colon));
        read.value = stripped(line.substr(colon + 1));
    } else {
        line = stripped(line);
        const std::size_t space = line.find_first_of(" \t");
        if (space == std::string_view::npos)
            return false;
        const std::size_t second = line.find_first_not_of(" \t", space);
        if (line.find_first_of(" \t", second) != std::string_view::npos)
            return false;
        read.noColon = true;
        key = line.substr(0, space);
        read.value = stripped(line.substr(space + 1));
    }
    if (key.empty())
        return false;
    if (const KeySpelling *spelling = spellingOf(key)) {
        read.key = spelling->key;
        read.misspelt = spelling->misspelt;
    }
    return true;
}

/// Calls `visit(const GoogleLine &)` for each line that holds a key and a value.
template <typename Visit>
void visitLines(std::string_view text, Visit &&visit) {
    // Each byte of a BOM is passed over as long as the bytes before it were one's too.
    for (const char bom : {'\xEF', '\xBB', '\xBF'}) {
        if (!text.starts_with(bom))
            break;
        text.remove_prefix(1);
    }
    const bool anyNul = text.contains('\0');
    LineCutter lines(text);
    GoogleLine read;
    std::size_t index = 0;
    for (CutLine cut; lines.next(cut); ++index) {
        const std::size_t end = std::min({cut.hash, cut.begin + kGoogleLineBytes, cut.contentEnd});
        if (end == cut.begin)
            continue;
        std::string_view line = text.substr(cut.begin, end - cut.begin);
        if (anyNul)
            line = line.substr(0, line.find('\0'));
        read.line = index;
        if (readLine(line, cut.colon - cut.begin, read))
            visit(std::as_const(read));
    }
}

} // namespace gatepost::googlescan
