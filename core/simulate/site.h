// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/ask/ask.h"
#include "core/chain/chain.h"
#include "core/dialect/filerole.h"
#include "core/simulate/siteanswers.h"
#include "core/syntax/tree.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A whole site, as the simulator sees it: several files, a chain already walked, a rehearsal of its ask endpoint.
namespace gatepost {

/// Site files and what is chained to them (S59): lists by FileId::index() are at most so long.
inline constexpr std::size_t kMostFiles = kSiteFileCount + kMaxChainedFiles;

struct Site {
    /// The site files, by FileId::index(); absent = the site lacks it.
    std::array<std::optional<Tree>, kSiteFileCount> files = {};
    Chain chain = {}; ///< see follow()
    std::optional<AskRehearsal> asks = {};
    /// How the requests for the files ended, where that is stated or was seen (S130).
    SiteAnswers answers = {};
    /// The host that the files are of, in lower case (hostOfUrl), where gatepost.yaml names one; empty: that of the first
    /// absolute Sitemap, if there is one (S25).
    std::string host = {};
    /// The list of agents that questions to this site are asked with; answers name its SHA-256.
    Registry registry = Registry::builtIn();

    /// One of `files`. Only for the role of a site file.
    [[nodiscard]] std::optional<Tree> &file(FileRole role);
    [[nodiscard]] const std::optional<Tree> &file(FileRole role) const;
    /// Reads a site file from its bytes.
    void put(FileRole role, std::string bytes);
    /// Walks the chain from the file that may lead on, if the site has it (S59).
    void follow(const ChainFetch &fetch);
    /// Any file's tree, a chained one's too; null if the site has no such file.
    [[nodiscard]] const Tree *tree(FileId file) const;
    /// The files that there are: site files, then chained ones.
    [[nodiscard]] std::vector<FileId> present() const;
    /// "robots.txt", or the URL of a chained file.
    [[nodiscard]] std::string_view nameOf(FileId file) const;
};

} // namespace gatepost
