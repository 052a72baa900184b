// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/lint/check.h"
#include "core/text/message.h"

#include <optional>
#include <vector>

/// Whether the patterns in a file's User-agent lines can be read (S15).
namespace gatepost::linting {

struct TriedPattern {
    const GroupAgent *agent = nullptr; ///< of file.groups.agents
    bool isRead = true;           ///< false behind limits::kReadPatterns; `error` then says nothing
    std::optional<Message> error; ///< RE2's
};
/// Every agent of the file that is a pattern, in the order of the lines. Equal patterns are compiled once.
[[nodiscard]] std::vector<TriedPattern> triedPatterns(const FileUnderCheck &file);

/// The place of the agent's value in the text.
[[nodiscard]] ByteRange rangeOf(const FileUnderCheck &file, const GroupAgent &agent);

} // namespace gatepost::linting
