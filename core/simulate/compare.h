// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"
#include "core/text/message.h"

#include <string>
#include <vector>

/// What one site says that another did not: the draft against the saved files, or any two. Sampled: agents × paths at
/// one instant, since no finite list of paths proves two rule sets equal.
///
///     for (const SiteChange &change : compareSites(saved, draft, sample))
///         change.text      // "GPTBot loses /blog/*: 12 of 40 sample paths"
namespace gatepost {

struct CompareSample {
    std::vector<Identity> agents;
    std::vector<std::string> paths; ///< URLs as in Query
    Instant at{};
    Reading reading = Reading::Author;
    bool competitor = false;
};

/// One change that the same agents share.
struct SiteChange {
    enum class What : std::uint8_t {
        Fetch, ///< another decision on some paths
        Use,   ///< another effective value of a directive
        Pace,  ///< another pace
    };
    What what = What::Fetch;
    std::vector<std::string> agents; ///< in the sample's order
    bool everyAgent = false;         ///< of several that were sampled
    // Fetch
    Decision before = Decision::Allow;
    Decision after = Decision::Allow;
    std::vector<std::string>
        scopes; ///< "/blog/*", "/x": the largest folders of which every sample path changed
    std::vector<std::string> paths; ///< the sample paths that changed
    // Use
    DirectiveId directive = DirectiveId::None;
    Message valueBefore; ///< Use: effective value; Pace: in words
    Message valueAfter;
    /// Where the new verdict comes from, if a line decided (Fetch: on the first of `paths`).
    std::optional<LineRef> line;
    Message text; ///< one sentence without full stop
};

/// In the order losses, gains, other changes of fetch, uses, pace. Empty: the sample sees no difference.
[[nodiscard]] std::vector<SiteChange>
compareSites(const CompiledSite &before, const CompiledSite &after, const CompareSample &sample);

/// Current search engines of the registry to which `/` was open before and is denied now: what must be asked about
/// once before it is saved.
[[nodiscard]] std::vector<std::string>
newlyClosedSearchEngines(const CompiledSite &before, const CompiledSite &after, Instant at);

/// Paths that the rules of a site speak about, made concrete ("/a*.pdf$" becomes "/ax.pdf"), so that a comparison is not
/// blind where the site has no sample paths. In file order, without repeats, at most `most`.
[[nodiscard]] std::vector<std::string> pathsOfRules(const Site &site, std::size_t most = 200);

/// The largest folders ("/blog/*") and single paths that cover `changed` and nothing else of `all`; "everything" alone if
/// that is all. Queries count as part of the last segment.
[[nodiscard]] std::vector<std::string> coveringScopes(const std::vector<std::string> &changed,
                                                      const std::vector<std::string> &all);

} // namespace gatepost
