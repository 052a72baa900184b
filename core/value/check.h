// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <expected>
#include <string>
#include <string_view>

/// What a directive makes of a value: one decision for forms, the command line's `set`, diagnostics and the
/// simulator, by the row's ValueKind.
namespace gatepost {

enum class ValueFault {
    Empty,        ///< the directive wants a value
    NotAWord,     ///< none of the row's words
    Malformed,    ///< does not parse as the row's kind
    BadPathStart, ///< a path that begins neither with / nor with * (S22)
    /// NUL, a line end or another control character, or a # that would begin a comment (S4): it would not
    /// stay one value. A field of an entity may hold all of them but NUL and its like.
    BadCharacter,
};

struct ValueProblem {
    ValueFault fault;
    /// For people, with the way out: "“maybe” is not a value of train: yes, no or ask".
    Message message;
};

/// The value as it counts (S52: compared without case, words in canonical lower case; everything else as
/// written, trimmed), or why it decides nothing.
[[nodiscard]] std::expected<std::string, ValueProblem> checkValue(const Directive &directive,
                                                                  std::string_view value);

} // namespace gatepost
