// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "core/yaml/yamltree.h"

#include <string_view>

/// Why a text is not YAML, in the words of an agent policy.
namespace gatepost {

/// The code of the Diagnostic: "kno-not-yaml", "kno-too-large" …
[[nodiscard]] std::string_view policyCode(YamlFault fault);
/// For people, with how to fix it. `text` is the policy that could not be read.
[[nodiscard]] Message policyMessage(const YamlError &error, std::string_view text);

} // namespace gatepost
