// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/simulate/compare.h"

#include <vector>

/// Differences in the form that the panel of changes shows.
namespace gatepost::exact {

struct SiteChanges {
    std::vector<SiteChange> changes;
    bool complete = true; ///< false: these at least
};
/// Of the agents of the sample, on every path and at all times; its paths are examples to be preferred.
[[nodiscard]] SiteChanges siteChanges(const CompiledSite &before, const CompiledSite &after,
                                      const CompareSample &sample, const Limits &limits);

} // namespace gatepost::exact
