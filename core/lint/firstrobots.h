// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/samedecisions.h"
#include "core/match/kosterlines.h"
#include "core/syntax/tree.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Whether the robots of 1994 (S91) get the same answers without some lines. A record names whoever's name contains one of its
/// values, so that one name may be meant by several records: the first of them decides.
namespace gatepost::linting {

class FirstRobots {
public:
    /// `oddNames`: names that somebody has though no name in a header has their characters (S10).
    explicit FirstRobots(const Tree &tree, std::vector<std::string> oddNames = {});

    /// `gone`: by line. A name that contains a removed value comes to a later record, or to that for `*`; all of those must say
    /// the same. Names are taken to be possible unless an earlier record has them for certain.
    [[nodiscard]] exact::Sameness without(const std::vector<bool> &gone, exact::Work &work) const;

private:
    /// What is between two blank lines; without agents it is nobody's.
    struct Part {
        std::uint32_t firstLine = 0;
        std::uint32_t lastLine = 0; ///< the one behind it
        KosterRecord record;
    };
    class Comparison;
    /// The rules of a part, once they have been asked for.
    struct Rules {
        explicit Rules(std::span<const RuleLine> lines);
        RuleSet set;
        exact::LessRules less;
    };
    [[nodiscard]] Rules &rulesOf(std::size_t part) const;
    [[nodiscard]] bool isPartOfNames(std::string_view value) const;
    [[nodiscard]] KosterRecord recordOf(const Part &part, const std::vector<bool> &gone) const;

    const Tree m_tree;
    std::vector<std::string> m_oddNames;
    std::vector<Part> m_parts;
    mutable std::vector<std::unique_ptr<Rules>> m_rules; ///< by part
};

} // namespace gatepost::linting
