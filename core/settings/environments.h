// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/goals.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Several environments of one site, such as production and staging (S147), and what is made from its files: `environments:` and
/// `outputs:` of gatepost.yaml.
namespace gatepost {

/// What the files of an environment must say. Password: nothing, since the server asks for one.
enum class Must : std::uint8_t { Goals, Open, Closed, NoIndex, Password };
[[nodiscard]] std::string_view mustName(Must must); ///< "goals", "open", …
/// Whether goals are claimed of such an environment.
[[nodiscard]] constexpr bool claimsGoals(Must must) {
    return must == Must::Goals || must == Must::Open;
}

struct Environment {
    std::string name;               ///< empty: the only one, which gatepost.yaml does not name
    std::vector<std::string> hosts; ///< in lower case; the first is the canonical one
    std::string files = "."; ///< folder of its files, below the site's; "." is the site's own
    Must must = Must::Goals;
    std::optional<Goals> goals; ///< those of the site with its own laid over them, key by key
    std::uint32_t line = 0;     ///< 1-based line in gatepost.yaml; 0: it is not there
};

struct Output {
    std::string target;      ///< "nginx", …, as the command `export` has it
    std::string to;          ///< folder below the site's; "." is the site's own
    std::string environment; ///< whose files; empty: those of the first
    std::string agents;      ///< words as of `export --agents`, with commas; empty: its default
    std::string mode;        ///< "deny", "rate", "both"; empty: its default
    bool compact = false;
    std::uint32_t line = 0; ///< 1-based line in gatepost.yaml
};

/// The names of targets that `outputs:` may have, in the order of messages.
[[nodiscard]] std::vector<std::string_view> outputTargets();

} // namespace gatepost
