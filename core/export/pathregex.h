// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/list.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Patterns of paths as regular expressions over the path and query of a request as it was sent, before any server decoded
/// it. Rules and URLs are compared normalised (S24); the expression takes every spelling that normalises alike:
///
///     /a%C3%A9   →   /(?:a|%61)(?:%[Cc]3|\xC3)(?:%[Aa]9|\xA9)
///
/// Written with letters, digits and / _ ~ = & , ; : ! @ alone, and with what regular expressions are made of: every other byte of a
/// rule becomes \xHH, so that no rule can end a string, a block or a line of a server's configuration.
namespace gatepost::exporting {

enum class RegexSyntax : unsigned char {
    Pcre, ///< over bytes; look-around, atomic groups
    Re2,  ///< over characters, neither of them: Go, Rust, CEL
};

struct RegexStyle {
    RegexSyntax syntax = RegexSyntax::Pcre;
    bool compact = false;           ///< other spellings of a character are not looked for (L4)
    bool inRequestLine = false;     ///< "GET /path HTTP/1.1": a star ends at a space
    bool asciiOnly = false;         ///< paths with bytes above 127 never come so far
    std::string_view pathEnd = "$"; ///< what follows the last byte of a path
    std::size_t most = 3000;        ///< bytes of one pattern
    bool counted = false;           ///< the server counts steps: few for a byte, one star at a time
};

/// Where a pattern cannot be said exactly: a Disallow rather matches more, an Allow rather less, so that the result is never
/// more open than the rules.
enum class Lean : unsigned char { More, Less };

struct PathAtoms {
    std::vector<std::string> atoms; ///< for RegexTree
    bool exact = true;
    bool cut = false;      ///< too long: only its beginning counts (Lean::More)
    bool searches = false; ///< something follows a star: it is looked for all along the path
    std::string said = {}; ///< the pattern that is said instead, where it ends early: "/jobs*"
};
/// Absent: matches nothing. Begins at the path's first byte; the start is not anchored.
[[nodiscard]] std::optional<PathAtoms> atomsOf(const exact::Glob &glob, const RegexStyle &style,
                                               Lean lean);

/// True where a request's target is outside of what Re2 expressions can compare: bytes above 127, and a % that begins no escape.
/// Such targets are not URLs (RFC 3986 §2.1).
[[nodiscard]] std::string_view malformedTarget();

/// One byte, wherever it stands in an expression.
[[nodiscard]] std::string literalRegex(unsigned char byte);
[[nodiscard]] std::string literalRegex(std::string_view text);

} // namespace gatepost::exporting
