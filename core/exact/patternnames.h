// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Names for the agents that only patterns name (S15, S16, S122): exactly one for each combination of patterns that can win.
namespace gatepost::exact {

/// Whom nobody names, if no pattern matches this name and nobody has it.
constexpr std::string_view kSomebody = "Somebody";

/// The patterns of one file, those that win first (S16): the first one that matches a name has the name's group.
using PatternList = std::vector<std::string>;

/// A name made of the letters that a name can have (S10).
struct PatternedName {
    std::string name;
    std::vector<std::string>
        patterns; ///< that win in some list, each once; empty: no pattern matches the name
};

struct PatternedNames {
    std::vector<PatternedName> names;
    std::vector<std::string>
        open; ///< patterns that could not be decided: agents that they match may be missing
    std::size_t passedOver = 0; ///< patterns beyond kMostPatterns, of which no names were made
    bool cut = false;           ///< a bound ended the search: combinations may be missing
};

/// Names are made for so many patterns at most. Of 1,501 real files the one with most had 31.
inline constexpr std::size_t kMostPatterns = 200;

/// Which patterns match which names, as automata. A pattern that is no glob or regular expression matches nobody (S15).
class PatternNames {
public:
    explicit PatternNames(std::span<const PatternList> lists);
    ~PatternNames();

    /// One name for each combination of winners that any name has, shortest first. `taken`: names that are somebody's, in lower
    /// case; they are asked about on their own and made for no combination.
    [[nodiscard]] PatternedNames all(const std::vector<std::string> &taken) const;
    /// By list the index of the pattern that wins for a name; the list's size where none does.
    [[nodiscard]] std::vector<std::size_t> winners(std::string_view name) const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

} // namespace gatepost::exact
