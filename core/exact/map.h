// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/exact/times.h"

#include <string>
#include <vector>

/// The whole policy of a site: who may do what, where and when, exactly (S120–S123).
namespace gatepost::exact {

/// A part of all paths in which every field of the verdict is constant, path and trace apart. What an agent of Google is
/// documented to do depends on how a path is spelled (S90), so patterns of the google reading may be among the region's.
struct MapRegion {
    Region region;
    Verdict verdict; ///< on the example, without trace
};

/// Hours in which the same regions have the same verdicts.
struct MapCell {
    Hours hours = Hours::always(); ///< of every day, or the question's instant
    Instant instant{};             ///< one of them
    std::vector<MapRegion>
        regions; ///< a partition of all paths; denied ones first, the rest of the site last
};

struct MapRow {
    std::vector<std::string> agents; ///< names (nameOf()) of those who have this map, for output
    std::vector<AskedAgent> asked;   ///< the same
    std::vector<MapCell> cells;      ///< the whole day, each minute once
    bool complete = true;            ///< false: regions may be missing (S126)
};

struct PolicyMap {
    bool complete = true;
    std::vector<Message> unproven;
    std::vector<MapRow> rows; ///< the one with most agents last
    std::vector<AskedAgent>
        undecided; ///< who is in no row: the bound was reached before them (S126)
};
/// What becomes of spellings of a path that an agent of Google is documented to tell apart.
enum class Spellings : std::uint8_t {
    Apart,
    Example, ///< Apart, but a row has at most one region that no path reaches which is sent as it is normalised.
    Together ///< They share a region, and `known` is that of the example: for views that do not show it.
};
/// Whether the region is for paths that are not sent as they are normalised: to Google's reading they are others (S90). For
/// regions of maps in another reading.
[[nodiscard]] bool isOtherSpelling(const Region &region);
/// Runs on any thread; the site must live until it returns, and as long as the map's verdicts are asked for texts.
[[nodiscard]] PolicyMap policyMap(const CompiledSite &site, const ExactQuestion &question,
                                  Spellings spellings = Spellings::Apart);

} // namespace gatepost::exact
