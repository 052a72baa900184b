// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/text/bytes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The members of Content-Usage and Content-Signal as they stand in a line, and what of them is written in the other one's words
/// (S110, S111): `ai-train=n`, `train-ai=no`.
namespace gatepost::linting {

struct SignalMember {
    ByteRange key;   ///< in the value
    ByteRange value; ///< in the value, behind the =
    /// The label that this directive has for it: `ai-train` in Content-Usage is `train-ai`.
    std::optional<std::string_view> label;
    /// The value that this directive has for it: `no` in Content-Usage is `n`. Only beside a label that one of the two knows.
    std::optional<std::string_view> answer;
};
/// `directive`: ContentUsage or ContentSignal. What is no `key=value` is left out.
[[nodiscard]] std::vector<SignalMember> signalMembers(DirectiveId directive,
                                                      std::string_view value);
/// The value with labels and answers of this directive, in lower case and without blanks around “=”; as it is if there is
/// nothing to change.
[[nodiscard]] std::string inOwnWords(DirectiveId directive, std::string_view value);

} // namespace gatepost::linting
