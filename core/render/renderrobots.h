// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/render/agentpolicy.h"
#include "core/text/message.h"

#include <expected>
#include <string>
#include <string_view>

/// Agent policy → robots.txt (S100–S103).
namespace gatepost {

/// The robots.txt of a policy: UTF-8, LF line ends, one newline at the end, the same bytes for the same
/// policy always. A policy with an error is not rendered (S101 asks it for a missing default_policy; the
/// other errors would make a file that says something else than the policy); the sentence names the first.
///
/// What S101 leaves open, with a warning each: without a title the first line is `# robots.txt`; without
/// a slug the second is `# Identity: ID`, without an id `# Source: kno://content/SLUG`, without both there
/// is none. A note on a role that is empty adds nothing. Roles are compared to the byte.
[[nodiscard]] std::expected<std::string, Message> renderRobots(const AgentPolicy &policy);

/// Whether a robots.txt has the comment that a rendered one begins with: it was made of a policy, whatever its bytes are now.
[[nodiscard]] bool saysItIsRendered(std::string_view robots);

/// The strong ETag of a response with these bytes: SHA-256 in lower-case hex, in double quotes (S100).
[[nodiscard]] std::string etagOf(std::string_view bytes);

} // namespace gatepost
