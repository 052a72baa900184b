// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "core/text/message.h"

#include <string>
#include <vector>

/// A group of robots.txt as one of the extended standard 2.0 and back (S30–S32). The two read the same lines
/// differently: a plain rule is a prefix and the longest decides; in a 2.0 group a value without * ? [ \ must equal the whole
/// path, and explicit Allow, Disallow, pattern Allow and "Disallow: *" are asked in this order.
///
///     User-agent: a              User-agent: a
///                        →       Robot-version: 2.0
///     Disallow: /blog            Disallow: /blog*
///     Disallow: /x$              Disallow: /x
namespace gatepost {

/// What to do with the values of the rules.
enum class RuleValues : std::uint8_t {
    Rewrite, ///< so that each rule matches the same paths as before, where that can be said
    Keep,    ///< leave the bytes; the meaning changes
};

struct Conversion {
    TextEdit edit;
    /// One sentence for each thing that means something else afterwards, in file order, then about the group.
    std::vector<Message> changes;
};

/// Nothing to do (an empty edit) where the group is one already. "Error": a sentence for people.
[[nodiscard]] std::expected<Conversion, Message>
convertToExtended(const Tree &tree, std::size_t group, RuleValues values = RuleValues::Rewrite);
[[nodiscard]] std::expected<Conversion, Message>
convertToPlain(const Tree &tree, std::size_t group, RuleValues values = RuleValues::Rewrite);

/// A plain rule value as a pattern of 2.0 that matches the same paths, and back; absent where it has none
/// (a set, or ? for one byte, in a plain rule).
[[nodiscard]] std::string extendedValue(std::string_view plain);
[[nodiscard]] std::optional<std::string> plainValue(std::string_view extended);

} // namespace gatepost
