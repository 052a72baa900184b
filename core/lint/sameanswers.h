// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/exact/samedecisions.h"
#include "core/syntax/tree.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

/// Whether a robots.txt answers the same without some of its lines: for every agent, path, time and use, in all five readings (S82).
///
///     const SameAnswers answers(tree, registry, exact::Sees::Denials);
///     std::vector<bool> gone(tree.lines().size());
///     gone[4] = true;
///     if (answers.without(gone) == exact::Sameness::Same)
///         …
///
/// `exact::differences` compares two sites as a whole and takes milliseconds for it. This asks of the few agents alone that the
/// file can tell apart, and compares only what has changed for them. It errs on one side. Same is proved, while Differs may
/// be said of names that cannot be made.
namespace gatepost::linting {

class SameAnswers {
public:
    /// `sees`: Outcomes where a robots-ai.txt is beside the file (S41).
    SameAnswers(const Tree &tree, const Registry &registry, exact::Sees sees);
    ~SameAnswers();
    SameAnswers(const SameAnswers &) = delete;
    SameAnswers &operator=(const SameAnswers &) = delete;

    /// `gone`: by line. Where a line is gone that names a pattern of agents (S15) nothing is decided.
    [[nodiscard]] exact::Sameness without(const std::vector<bool> &gone) const;
    /// Lines (index) of Allow and Disallow without which some path is answered otherwise beyond doubt: found at little cost.
    [[nodiscard]] std::vector<bool> neededRules() const;
    /// False: somebody of the name of a User-agent line gets another answer for certain if no line names it. Found at little cost.
    [[nodiscard]] bool mayDoWithout(std::string_view name) const;
    /// How many agents are asked about: what a question costs.
    [[nodiscard]] std::size_t agents() const;

private:
    struct Data;
    std::unique_ptr<const Data> m_data;
};

} // namespace gatepost::linting
