// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/simulate/compare.h"

#include "core/text/message.h"

#include <vector>

/// Differences in the form that the panel of changes shows.
namespace gatepost::exact {

struct SiteChanges {
    std::vector<SiteChange> changes;
    bool complete = true;   ///< false: these at least
    std::size_t agents = 0; ///< how many were compared
};
/// What is lost first: the start page before other places, what concerns many agents before what concerns few.
[[nodiscard]] SiteChanges siteChangesOf(const Differences &found);
/// Who may fetch less and who may fetch more, in sentences: "77 agents lose /.", "No agent gains anything."; of changes that are
/// not about fetching one that says so. Empty if nothing differs. Who is known to nobody is not counted.
[[nodiscard]] std::vector<Message> accessInWords(const Differences &found);
/// Of the agents of the sample, all if it names none, on every path and at all times; its paths are examples to be preferred.
[[nodiscard]] SiteChanges siteChanges(const CompiledSite &before, const CompiledSite &after,
                                      const CompareSample &sample, const Limits &limits);

} // namespace gatepost::exact
