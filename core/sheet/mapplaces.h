// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/list.h"
#include "core/exact/region.h"
#include "core/exact/work.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The places of a site: what its own patterns cut all paths into, so that a map can be drawn with a column for each.
namespace gatepost::exact {

/// A region with its patterns read once.
class RegionTest {
public:
    explicit RegionTest(Region region);
    [[nodiscard]] const Region &region() const { return m_region; }
    [[nodiscard]] bool contains(std::string_view path) const;
    /// The example of one if the other has it, too; absent says nothing. Cheap beside pathInBoth().
    [[nodiscard]] std::optional<std::string> exampleInBoth(const RegionTest &other,
                                                           Domain domain) const;
    /// A path of both; absent if there is none, or if it could not be decided, which `work` then knows.
    [[nodiscard]] std::optional<std::string> pathInBoth(const RegionTest &other, Domain domain,
                                                        Work &work) const;

private:
    /// Quickly: true if surely no path is in both.
    [[nodiscard]] bool isApart(const RegionTest &other) const;

    Region m_region;
    std::vector<Language> m_matches;
    std::vector<Language> m_except;
};

/// What one pattern matches and no pattern of a place that goes before it; `pattern` absent: the paths that no other place has.
struct Place {
    std::optional<SitePattern> pattern;
    RegionTest region;
    /// The same without the paths of other places' patterns that go across it (`/*?s=`); absent where none does.
    std::optional<RegionTest> plain = {};
};

/// Places of a map, from the patterns of its regions, each path in one of them. A narrower pattern goes before a wider one; of
/// two that overlap otherwise, a folder goes before a pattern across all folders (`/*.pdf$`), unless that one is `decisive`:
/// it is asked about the paths of such a pattern. At most `most` places: then folders stand for what lies in them, and what
/// is left over is among the paths without a pattern, which come first.
[[nodiscard]] std::vector<Place>
placesOfPatterns(std::span<const SitePattern> patterns, std::size_t most,
                 const std::function<bool(const RegionTest &paths)> &decisive, Domain domain,
                 Work &work);

} // namespace gatepost::exact
