// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/resolvedagent.h"
#include "core/simulate/simulate.h"

#include <list>
#include <mutex>
#include <unordered_map>

/// Inside of CompiledSite; for the files of this room only.
namespace gatepost {

struct CompiledSite::Data {
    explicit Data(Site compiledSite);

    Site site;
    std::vector<const Tree *> trees; ///< by FileId::index(); null where the site lacks the file
    std::vector<std::unique_ptr<FileIndex>> indexes; ///< likewise
    std::vector<PolicyFile> policies;                ///< local robots2.txt first, then the chain
    std::string host; ///< the site's, in lower case (S25); empty: not known

    mutable std::mutex mutex;
    mutable std::unordered_map<std::string, std::shared_ptr<const ResolvedAgent>> views;
    /// Questions by a stranger's agents must not grow it without bound.
    static constexpr std::size_t kMostViews = 4096;
    /// The rules of robots.txt for the names of a use (S112), the same for every agent; found when first asked for.
    [[nodiscard]] const std::shared_ptr<const FileRules> &useTokenRules() const;
    mutable std::once_flag useTokenRulesFound;
    mutable std::shared_ptr<const FileRules> useTokenRulesKept;

    [[nodiscard]] std::shared_ptr<const ResolvedAgent> makeView(const Identity &agent,
                                                                Reading reading) const;
    [[nodiscard]] PathVerdict pathVerdict(const ResolvedAgent &view,
                                          const PathQuestion &path) const;
    /// The same from what the rules of each of view.files come to.
    [[nodiscard]] PathVerdict pathVerdict(const ResolvedAgent &view,
                                          std::span<const PathDecision> decisions) const;
    [[nodiscard]] FetchVerdict fetchVerdict(const ResolvedAgent &view, const PathVerdict &paths,
                                            const UseVerdict &crawl, bool policyFile,
                                            Instant at) const;
    [[nodiscard]] const AskRehearsal *asks() const { return site.asks ? &*site.asks : nullptr; }
};

/// Host of the first absolute Sitemap of the site files, in their order (S25); empty if there is none.
[[nodiscard]] std::string sitemapHost(const Site &site);

/// Well-known names of the files that an agent is documented to read (S83).
[[nodiscard]] std::vector<std::string_view> filesRead(const KnownAgent &agent);

/// S26: may always be fetched.
[[nodiscard]] bool isPolicyFile(std::string_view path);

/// The reasons, in order (S80). Appends to `verdict.trace`.
void writeTrace(const CompiledSite::Data &data, const ResolvedAgent &view, const PathVerdict &paths,
                const PathQuestion &path, TraceLevel level, Verdict &verdict);

/// Preference signals of robots.txt's deciding group (S110, S111).
[[nodiscard]] SignalsVerdict readSignals(const ResolvedAgent &view, const PathQuestion &path,
                                         const PathVerdict &paths,
                                         const std::vector<const Tree *> &trees);

} // namespace gatepost
