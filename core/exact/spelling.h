// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How a path that S24 has normalised can have been sent; for the files of this room only.
namespace gatepost::exact {

/// A literal piece of a pattern of the google reading, between two stars.
struct Piece {
    std::string_view sent;
    std::string
        normalised; ///< what S24 is sure to make of it: an escape before it may take its first bytes
    std::size_t lost = 0; ///< bytes in front which an escape may take
};
/// Those between the stars, in order; the first and the last one may be empty. The pattern must outlive them.
[[nodiscard]] std::vector<Piece> piecesOf(std::string_view googlePattern);

/// A star pattern that matches every spelling of every path that the closed star pattern of normalised paths matches, and
/// more: bytes that can be sent as an escape, too, have become stars.
[[nodiscard]] std::string inEverySpelling(std::string_view pattern);

using IsMine = std::function<bool(const std::string &)>;
/// A spelling of the normalised path that keeps the pieces as they are sent, found as early as possible, and that `isMine`
/// takes. All other bytes are escapes that can be one and have to be, since people read it. Absent: a piece is not
/// there, or `isMine` takes none that was tried.
[[nodiscard]] std::optional<std::string>
spelling(std::string_view path, std::span<const Piece> pieces, const IsMine &isMine);
/// Likewise of a path of the closed star pattern, with the pieces behind the first one in one of its stars, so that none of
/// them shares a byte with the pattern's own.
[[nodiscard]] std::optional<std::string> spellingBeside(std::string_view pattern,
                                                        std::span<const Piece> pieces, char fresh,
                                                        const IsMine &isMine);

} // namespace gatepost::exact
