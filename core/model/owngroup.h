// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/model/linedraft.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// A group of its own for an agent that follows another group until now.
///
/// An agent follows the most specific group that names it and no other (S12, RFC 9309 §2.2.1): a new group with nothing but
/// a Crawl-delay in it would free the agent from every rule for `*`. So the new group takes along what the agent follows now:
/// the groups of a fall-back token (Googlebot for Googlebot-Image), else of a pattern that matches it, else those for `*`,
/// unless the registry says that `*` does not reach it (S16, S18). Where 2.0 groups and plain ones are followed by different
/// robots (S30), a group of each kind is made.
///
///     "User-agent: *\nDisallow: /a\n" → addOwnGroup(tree, "GPTBot")
///     "User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /a\n"
///
/// Not known here are other files: a group in a robots2.txt also keeps the groups of its chain from counting (S59).
namespace gatepost {

struct OwnGroup {
    TextEdit edit;
    std::string
        followed; ///< "*", "Googlebot": whose lines were taken along; empty: there were none to take
    std::size_t copied = 0; ///< how many lines
};

/// Lines are copied as they are written, without comments; Robot-version too. Where nothing is taken along the group has an
/// empty Disallow. An empty `agent` is one that only `*` reaches. `registry`: what the agent falls back to.
[[nodiscard]] std::expected<OwnGroup, Message>
addOwnGroup(const Tree &tree, std::string_view agent,
            const Registry &registry = Registry::builtIn());

/// For a group that was made first and given its agent then: what addOwnGroup() would have made in its place. Absent if there is
/// nothing to take along, if another group names the agent, or if the group has more by now than one agent and the empty
/// Disallow it was made with. `group` is an index into `tree.groups().groups`.
[[nodiscard]] std::optional<OwnGroup> takeAlong(const Tree &tree, std::size_t group);

/// "GPTBot followed the group for * until now: its 12 lines are copied into the new group"; empty where none was.
[[nodiscard]] Message takenAlong(const OwnGroup &made, std::string_view agent);

} // namespace gatepost
