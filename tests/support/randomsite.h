// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/plainverdict.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Small but nasty sites: a few agents and a few paths that keep meeting, in every dialect, with values on the edge of
/// what a rule takes. Equal seeds give equal sites, on every machine.
namespace gatepost::test {

struct RandomSite {
    SiteTexts texts;
    std::vector<PlainQuestion> questions;
};
[[nodiscard]] RandomSite randomSite(std::uint64_t seed);
/// A site whose answers change with the time: windows, rates by the hour, asks of the day. One question.
[[nodiscard]] RandomSite randomTimedSite(std::uint64_t seed);

/// The question as the simulator takes it; absent where its agent names nobody (S10).
[[nodiscard]] std::optional<Query> queryOf(const PlainQuestion &question);

} // namespace gatepost::test
