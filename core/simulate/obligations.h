// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/verdict.h"
#include "core/text/message.h"

#include <vector>

/// What a use table means for an agent, in words.
///
///     quote short-only, attribution required, link-back required, train no
///         may   quote fewer than 50 words
///         must  credit the source and link back
///         must not  train models
///
/// Only effective values speak; of what follows from one another only the first (S55–S57: "must not read" covers
/// quoting). What is unstated says nothing. `rate` is the verdict's pace, and
/// what describes the content itself (content-type, primary-language …) obliges nobody.
namespace gatepost {

enum class Duty : std::uint8_t { May, Must, MustAsk, MustNot, Please };

struct Obligation {
    Duty duty = Duty::May;
    std::vector<DirectiveId> directives; ///< what it is made from, in the table's order
    Message what;                        ///< "quote fewer than 50 words and keep copies"

    /// "must ask before it may train models".
    [[nodiscard]] Message text() const;
};

/// At most one of each duty, in the order of Duty; empty if nothing is stated.
[[nodiscard]] std::vector<Obligation> obligations(const UseTable &use);

} // namespace gatepost
