// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/text/message.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Who asks (S10–S12).
namespace gatepost {

/// Choice of S112: the draft's text could not be read, so a group for * is not taken for a preference about a use.
constexpr bool kStarReachesUseTokens = false;

enum class CategorySource : std::uint8_t { None, Identity, Option, Registry };
/// "identity", "option", "registry"; empty for None.
[[nodiscard]] std::string_view categorySourceName(CategorySource source);

struct Identity {
    std::string name;  ///< the token as written: patterns match against this (S16)
    std::string token; ///< the registry's spelling if known, else the name
    /// The name cut at the first / or white space (S14): what User-agent lines are compared with.
    std::string ownToken;
    std::optional<Category> category;
    CategorySource categorySource = CategorySource::None;
    std::shared_ptr<const KnownAgent> known; ///< null if the registry does not know it
    /// Fall-back tokens of the registry, cut likewise, in order (S12). Empty if unknown.
    std::vector<std::string> fallbackTokens;

    /// An unknown agent is taken to be an AI agent (S18).
    [[nodiscard]] bool isAi() const { return known == nullptr || known->ai; }
    /// A policy token: what files say of it is about the use of content (S18).
    [[nodiscard]] bool neverFetches() const {
        return known != nullptr && known->kind == AgentKind::PolicyToken;
    }
    /// A policy token that names a use rather than a crawler (S112).
    [[nodiscard]] bool namesUse() const { return known != nullptr && known->namesUse(); }
    [[nodiscard]] bool ignoresStar() const {
        return known != nullptr && (known->obeysStar == Documented::No ||
                                    (known->namesUse() && !kStarReachesUseTokens));
    }
};

/// Reads a bare token, an identity "Name/1.2 (category)" or a whole HTTP User-Agent header, tried in the order of
/// S10. `option` is the caller's category (S11). An error says why the text names nobody.
[[nodiscard]] std::expected<Identity, Message>
identify(std::string_view text, std::optional<Category> option = {},
         const Registry &registry = Registry::builtIn());

} // namespace gatepost
