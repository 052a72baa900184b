// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"
#include "core/simulate/site.h"
#include "tests/support/plaingoals.h"

#include <cstdint>
#include <random>
#include <string>

/// Small sites with a list of a few agents and goals that keep meeting their rules: paths of "a", "b" and "/". Equal seeds give
/// equal texts on every machine.
namespace gatepost::test {

struct RandomGoals {
    PlainSite texts;
    std::string list;     ///< of agents, tab-separated
    std::string yaml;     ///< gatepost.yaml; may be one that its reader refuses
    bool isTimed = false; ///< something in it depends on the hour

    [[nodiscard]] Site site() const;
    [[nodiscard]] std::string shown() const;
};
[[nodiscard]] RandomGoals randomGoals(std::uint64_t seed);

} // namespace gatepost::test
