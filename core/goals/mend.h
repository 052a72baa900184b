// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/change/steps.h"
#include "core/goals/pathwishes.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Turns the rules that some people follow, guided by examples. While a claim is false, the line that decides on the example goes,
/// is turned, or gets a longer line beside it. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// How a line that decides against a claim is dealt with.
enum class Style : std::uint8_t {
    Remove, ///< it goes
    Turn,   ///< Disallow becomes Allow and the other way round
    Add,    ///< it stays, and a rule beside it decides
};

/// What the edits are made in and judged by.
struct Bench {
    Judge &judge;
    WishMemory &wishes;
    const Site &site; ///< as it is before this step
    FileRole file = FileRole::Robots;

    /// The site with that text in the file.
    [[nodiscard]] CompiledSite with(const Tree &text) const;
};

/// The text with which every claim of these people is true and their other answers stay. They are of one kind. Absent if no way
/// was found. `star`: groups for * and patterns may be edited, too, else only groups that name the people. `isWorthwhile`: false
/// for a text that is no longer of use; it is asked before each further step.
[[nodiscard]] std::optional<std::string>
mended(const Bench &bench, std::string text, const std::vector<std::size_t> &people, Style style,
       bool star, const std::function<bool(std::string_view)> &isWorthwhile = {});

/// The group of the file (an index) that says something to the person in that reading and can be edited; `star`: as above.
[[nodiscard]] std::optional<std::size_t> editableGroup(const CompiledSite &site, FileRole file,
                                                       const Person &person, Reading reading,
                                                       bool star);

/// The words' pattern that decides on a path (S141); null: none matches.
[[nodiscard]] const exact::GoalWord *wordAt(const exact::FetchGoal &goal, std::string_view path);
/// The paths of `outer` that a rule's value matches, as one pattern where that is possible, or most of them; else `outer` itself.
///
///     inside("/press/", "/*.pdf$") → "/press/*.pdf$"
///     inside("/*.pdf$", "/api/")   → "/api/*.pdf$"
///     inside("/*?", "/api/")       → "/api/*?"
[[nodiscard]] std::string inside(std::string_view outer, std::string_view value);
/// Bytes that count when patterns compete (S23).
[[nodiscard]] std::size_t lengthOf(std::string_view pattern);

} // namespace gatepost::goals
