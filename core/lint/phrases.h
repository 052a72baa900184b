// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/check.h"
#include "core/lint/deadrules.h"
#include "core/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Small things that many checks need: words for messages, edits for fixes, near spellings.
namespace gatepost::linting {

/// “value”: valid UTF-8, no control characters, cut when long.
[[nodiscard]] inline Message inQuotes(std::string_view value) {
    return quoted(value);
}
/// "line 12". A list is Message::list, a count is Message::counted.
[[nodiscard]] Message lineName(std::uint32_t lineIndex);

/// The line without its comment and indentation: what a message points at.
[[nodiscard]] ByteRange bodyRange(const Line &line);

/// Fixes.
[[nodiscard]] Fix replaceFix(ByteRange range, std::string text, FixKind kind);
[[nodiscard]] Fix replaceFix(Message title, ByteRange range, std::string text, FixKind kind);
/// Takes the whole line away, line end included.
[[nodiscard]] Fix removeLineFix(const FileUnderCheck &file, std::uint32_t line, FixKind kind);
/// The line end that the file uses most.
[[nodiscard]] std::string lineEndOf(const FileUnderCheck &file);

/// The directive of robots.txt that Google takes an unknown key for (S90): one of its misspellings, or a longer word
/// that begins with the directive. None in other dialects, for keys of another file, and for keys with bytes above
/// 127 or a NUL, which have their own checks.
[[nodiscard]] DirectiveId googleTakesFor(const FileUnderCheck &file, std::string_view key);

/// A line without a colon that is meant as a directive: "Disallow /x", "disalow /x", "user agent a".
struct ColonMissing {
    std::string_view written; ///< in the text: "disalow"
    std::string_view name;    ///< as the table spells it: "Disallow"
    std::string_view value;   ///< in the text: "/x"
    bool readByGoogle =
        false; ///< which takes white space for the colon where a line has two words (S90)
};
/// Of a line of LineKind::Other. None where the line is prose that begins with such a word.
[[nodiscard]] std::optional<ColonMissing> colonMissing(const FileUnderCheck &file,
                                                       std::uint32_t line);

/// Edits needed to turn one into the other, without case, a swap of neighbours counted once; stops counting at
/// `most` + 1.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b, std::size_t most);
/// The nearest of `words`, if it is near enough for its length to be meant.
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view text,
                                                      std::span<const std::string_view> words);

/// What a set of rules says of a normalised path (S23): index into `rules` of the rule that decides.
[[nodiscard]] std::optional<std::uint32_t>
decide(const FileUnderCheck &file, std::span<const std::uint32_t> rules, std::string_view path);
[[nodiscard]] bool isAllow(const FileUnderCheck &file, std::uint32_t rule);

/// A path that nobody should ask for (robots2.txt section 7): one of those the specification recommends, or one whose comment,
/// on its line or the one above, says so.
[[nodiscard]] bool isHoneypot(const FileUnderCheck &file, std::uint32_t rule);

} // namespace gatepost::linting
