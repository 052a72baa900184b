// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/region.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

/// Real paths of a site, preferred as examples to made ones.
namespace gatepost::exact {

/// Tens of thousands of paths against thousands of sets: which rule of a list decides on each path is found once.
class Samples {
public:
    /// `paths`: as people and sitemaps write them. Of an absolute URL an example is the path (S25), as every example is.
    Samples(std::span<const std::string> paths, Domain domain);
    /// The first of them that is in the set, null if none is.
    [[nodiscard]] const std::string *in(const PathSet &set, Work &work);

private:
    using Indexes = std::vector<std::uint32_t>; ///< in m_paths, ascending
    const Indexes &decidedBy(const DecisionList &list, std::uint32_t winner, Work &work);

    std::vector<std::string> m_paths;
    std::vector<std::string> m_canonical;
    Indexes m_all;
    std::map<std::uint64_t, std::map<std::uint32_t, Indexes>> m_winners; ///< by the list's number
};

} // namespace gatepost::exact
