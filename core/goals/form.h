// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// How a file is written, whatever it says. Inside of this room only.
namespace gatepost::goals {

/// A file before an edit. It is looked through once, for all edits that are compared with it.
class Form {
public:
    explicit Form(Tree before);

    /// Whether an edit brings into the file what `check` warns of because not everybody reads it alike (S20, S23, S91). That is a
    /// name without a rule, or a path that lines outside managed blocks allow and disallow to the same agents. An edit that loses
    /// a line of comment is badly written, too.
    [[nodiscard]] bool isWorse(const Tree &after) const;

private:
    Tree m_before;
    std::size_t m_withoutRule;
    std::vector<std::string_view> m_comments; ///< sorted
    std::set<std::string> m_contradicted;     ///< paths
};

} // namespace gatepost::goals
