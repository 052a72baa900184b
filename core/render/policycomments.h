// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/render/policyedit.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Comments of an agent policy, and the edits that write them: what core/model/commentedits.h is for files of lines.
///
///     policyComment(yaml)                                       // the lines at the top of the file
///     agentComment(yaml, 2)                                     // the lines directly above the entry; they move with it
///     policyLineComment(yaml, {.agent = 2, .name = "policy"})   // at the end of the value's line
///
/// Texts are without # and the spaces beside it; several lines are separated by LF. Lines that say what they said keep their
/// bytes, an empty text removes the comment, and no edit changes a value. What has no line of its own (an item of a list
/// in brackets, a value of several lines) has no comment, and an edit of it is refused with a sentence.
namespace gatepost {

/// A value of the policy, or one of the paths of an agent.
struct PolicyValuePlace {
    std::optional<std::size_t> agent = {}; ///< absent: a field of the top level
    std::string_view name;                 ///< of the field
    std::size_t item = 0;                  ///< of `allow` and `disallow`: which path
};

[[nodiscard]] std::string policyComment(const YamlText &yaml);
[[nodiscard]] std::string agentComment(const YamlText &yaml, std::size_t agent);
[[nodiscard]] std::string policyLineComment(const YamlText &yaml, const PolicyValuePlace &line);

[[nodiscard]] PolicyEdit setPolicyComment(const YamlText &yaml, std::string_view comment);
[[nodiscard]] PolicyEdit setAgentComment(const YamlText &yaml, std::size_t agent,
                                         std::string_view comment);
[[nodiscard]] PolicyEdit setPolicyLineComment(const YamlText &yaml, const PolicyValuePlace &line,
                                              std::string_view comment);

} // namespace gatepost
