// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/setedit.h"

#include <string_view>

namespace gatepost::cli {

/// `set` for an agent policy: the text after the edit, by the lossless edits of core/render.
///
/// - global: the fields of the policy, and role_notes.ROLE.
/// - agent:NAME: the fields of the agent's entry, found without case; policy=… makes one where there is none, and
///   policy or user_agent --remove takes it away. allow and disallow are lists: a path is added unless it is there, and a
///   path of the other list changes over.
[[nodiscard]] SetResult setPolicyEntity(std::string_view text, const SetRequest &request);

} // namespace gatepost::cli
