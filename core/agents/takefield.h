// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/agentfacts.h"

/// Part of the registry.
namespace gatepost {

/// setAgentField without its checks of free text, for a value that passed them before and has no spaces around it.
std::expected<void, Message> takeAgentField(KnownAgent &agent, AgentField field,
                                            std::string_view text);

} // namespace gatepost
