// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/change/steps.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Members of lines such as "Content-Signal: search=yes, ai-train=no" in groups that are read together (S13). Inside of
/// apply.h, for the files of this room only.
namespace gatepost::goals {

/// What a line is to state below a path: keys and values, as that kind of line spells them.
struct SignalWish {
    std::string path; ///< empty: the whole site, and the only one where lines have no path
    std::vector<std::pair<std::string, std::string>> members;
    friend bool operator==(const SignalWish &, const SignalWish &) = default;
};

/// Makes lines of the directive in these groups (indexes) state the wishes. In a line that has the key the member changes. Else a
/// line of the path gets the member, or a line comes. Lines in managed blocks stay. Lines of other paths get the members of
/// the whole site that they lack, since the longest path decides alone (S110). False: an edit was refused.
[[nodiscard]] bool stateSignals(Steps &steps, std::vector<std::size_t> groups,
                                DirectiveId directive, const std::vector<SignalWish> &wishes);

/// "search=yes, ai-train=no" with one member set; what is there keeps its spelling.
[[nodiscard]] std::string withMember(std::string_view value, std::string_view key,
                                     std::string_view wanted);

} // namespace gatepost::goals
