// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/resolvedagent.h"
#include "core/simulate/simulate.h"

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

/// What of an agent's view of a site decides answers: agents with equal keys are asked once.
namespace gatepost {

/// Equal keys of views of one compiled site mean equal answers on every path at every instant. A key contains addresses of the
/// site's compiled rules, so it is valid as long as the site lives, and keys of two sites cannot be compared.
struct ViewKey {
    /// Fetch: decision, reason and line of the fetch. Verdict: every field of the verdict but the agent, the path, the instant,
    /// the trace, and what the agent is known to do (`known`), which is a view of its own.
    enum class Of : std::uint8_t { Fetch, Verdict };

    struct File {
        FileId file;
        const FileRules *rules = nullptr; ///< null: none of its groups counts
        Reading reading = Reading::Author;
        bool read = true;
        bool speaks = true;
        bool counts = true;
        bool starIgnored = false; ///< only of Verdict
        std::vector<std::uint32_t>
            starDelays; ///< lines of the delays of * that count, too; only of Verdict
        friend auto operator<=>(const File &, const File &) = default;
    };
    /// A line that states a directive. Its scope is part of a verdict, not of the fetch.
    struct Stated {
        DirectiveId directive = DirectiveId::None;
        FileId file;
        LineNumber line;
        UseScope::Kind scope = UseScope::Kind::Global;
        std::string name;
        std::string url;
        friend auto operator<=>(const Stated &, const Stated &) = default;
    };

    bool ignores = false;    ///< documented to ignore robots.txt (S83)
    bool crawlDelays = true; ///< a Crawl-delay counts; only of Verdict
    bool opened = false; ///< robots.txt could not be had for so long that it does not count (S131)
    std::vector<File> files;
    std::vector<Stated> stated; ///< of Fetch: `crawl` alone
    std::string asksAs;         ///< the agent's own token, where a rehearsed answer names it (S70)
    friend auto operator<=>(const ViewKey &, const ViewKey &) = default;
};

/// The key of a view; `view` must be of this site.
[[nodiscard]] ViewKey keyOf(const CompiledSite &site, const ResolvedAgent &view, ViewKey::Of of);

} // namespace gatepost
