// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"
#include "core/text/message.h"

#include <expected>
#include <string>
#include <string_view>

/// Goals as text of gatepost.yaml.
///
///     writeGoals(goals)                  // "goals:\n  search: welcome\n  training: out\n"
///     putGoals(yaml, goals)              // the file with these goals; every other byte as it was
namespace gatepost {

/// The key `goals` and its value, in the order of Purpose, ending in a line end. Reading it gives the same goals, lines aside.
[[nodiscard]] std::string writeGoals(const Goals &goals);

/// The text of gatepost.yaml with these goals in it. What is there is edited: comments, the order of keys, and goals that say
/// the same keep their bytes. Goals that are all absent take the key away. The error says why it is not possible.
[[nodiscard]] std::expected<std::string, Message> putGoals(std::string_view yaml,
                                                           const Goals &goals);

} // namespace gatepost
