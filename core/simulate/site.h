// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/ask/ask.h"
#include "core/chain/chain.h"
#include "core/syntax/tree.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A whole site, as the simulator sees it: several files, a chain already walked, a rehearsal of its ask endpoint.
namespace gatepost {

struct Site {
    std::optional<Tree> robots;   ///< /robots.txt; absent = there is no such file
    std::optional<Tree> robotsAi; ///< /robots-ai.txt
    std::optional<Tree> robots2;  ///< /robots2.txt
    Chain chain;                  ///< from followChain(*robots2, …)
    std::optional<AskRehearsal> asks;
    /// The host that the files are of, in lower case (hostOfUrl), where gatepost.yaml names one; empty: that of the first
    /// absolute Sitemap, if there is one (S25).
    std::string host = {};
    /// The list of agents that questions to this site are asked with; answers name its SHA-256.
    Registry registry = Registry::builtIn();
};

} // namespace gatepost
