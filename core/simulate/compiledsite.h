// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/resolvedagent.h"
#include "core/simulate/simulate.h"
#include "core/text/fewlist.h"
#include "core/text/once.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

/// Inside of CompiledSite; for the files of this room only.
namespace gatepost {

/// What views are made from.
struct CompiledSite::Data {
    explicit Data(const Site &compiledSite); ///< must outlive this

    const Site &site;
    FewList<const Tree *, kMostFiles> trees; ///< by FileId::index(); null where the site lacks it
    FewList<const FileIndex *, kMostFiles> indexes;      ///< likewise
    std::optional<FileIndex> firstIndex;                 ///< of the first file that there is
    std::vector<std::unique_ptr<FileIndex>> moreIndexes; ///< of the others
    std::vector<PolicyFile> policies; ///< local robots2.txt first, then the chain

    /// The site's host, in lower case (S25); empty: not known. Looked for when first asked for.
    [[nodiscard]] const std::string &host() const;
    OnceDone hostFound;
    mutable std::string hostKept;

    mutable std::mutex mutex;
    /// The first views, which are compared one by one; the others.
    static constexpr std::size_t kFewViews = 2;
    mutable FewList<std::shared_ptr<const ResolvedAgent>, kFewViews> fewViews;
    mutable std::unordered_map<std::string, std::shared_ptr<const ResolvedAgent>> views;
    /// Questions by a stranger's agents must not grow it without bound.
    static constexpr std::size_t kMostViews = 4096;
    /// The rules of robots.txt for the names of a use (S112), the same for every agent; found when first asked for.
    [[nodiscard]] const std::shared_ptr<const FileRules> &useTokenRules() const;
    OnceDone useTokenRulesFound;
    mutable std::shared_ptr<const FileRules> useTokenRulesKept;

    /// Null if there is none yet; then `key`, where it is not empty, is what `views` will have it under.
    [[nodiscard]] std::shared_ptr<const ResolvedAgent>
    keptView(const Identity &agent, Reading reading, std::string &key) const;
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
                                         std::span<const Tree *const> trees);

} // namespace gatepost
