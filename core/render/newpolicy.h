// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// "New policy from robots.txt" (S104): a new entity, never the way back. Input is what a caller read from
/// a robots.txt; output is the text of a policy and sentences about what it does not say.
namespace gatepost {

/// A group of a robots.txt, or several that name the same agents.
struct PolicySourceGroup {
    std::vector<std::string> agents;   ///< values of its User-agent lines: tokens, or *
    std::vector<std::string> allow;    ///< values of its Allow lines; an empty one is not a rule
    std::vector<std::string> disallow; ///< values of its Disallow lines; an empty one is not a rule
    std::vector<std::string> comments; ///< comment lines of the group, without `#`
    std::vector<std::string> others;   ///< its other lines as written: "Crawl-delay: 10"
};

struct PolicySource {
    std::vector<PolicySourceGroup> groups;
    std::vector<std::string> sitemaps;
};

struct NewPolicyNames {
    std::string id; ///< a ULID of the caller's making: core has no clock
    std::string title;
    std::string slug = "agent-policy";
};

struct NewPolicy {
    std::string text; ///< YAML, LF line ends, one newline at the end; reads without an error
    /// What the policy cannot know (vendor, role, notes), what was joined or split, and what was dropped;
    /// sentences for people, in the order of their weight.
    std::vector<Message> remarks;
};

/// A ULID: the time in milliseconds since 1970, and 80 bits of chance. `random` gives 32 of them at each call.
[[nodiscard]] std::string makeUlid(std::uint64_t milliseconds,
                                   const std::function<std::uint32_t()> &random);

/// One entry for each agent, in the order in which the source first names them; agents that come several
/// times (without case) have one entry, since their groups count as one (S13). `policy` is the source's rule
/// for /: Disallow: / alone makes disallow, everything else allow. The group for * becomes
/// default_policy, and an entry for * beside it if it has rules for paths. Comments of a group become YAML
/// comments above its first entry. Fails for an id that is not a ULID, for a title or slug that holds a
/// line end or is empty, and for a source larger than a policy may be (yamltree.h).
[[nodiscard]] std::expected<NewPolicy, Message> newPolicy(const PolicySource &source,
                                                          const NewPolicyNames &names);

} // namespace gatepost
