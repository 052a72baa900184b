// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/filerules.h"
#include "core/text/message.h"

#include <optional>
#include <unordered_set>

/// Why a User-agent line of a file decides for an agent, or does not (S12–S18).
namespace gatepost {

class NamingReasons {
public:
    /// `groups` are the file's as `reading` groups them, `match` is what they come to for `agent`. All must outlive this.
    NamingReasons(const Identity &agent, Reading reading, const GroupMatch &match,
                  const Groups &groups);

    /// True for a line that makes its group one of the deciding ones.
    [[nodiscard]] bool decides(const GroupAgent &line) const;
    [[nodiscard]] Message why(const GroupAgent &line) const; ///< of a line that decides

    struct Refusal {
        Message why;
        bool outranked =
            false; ///< it would name the agent, but something better does, or * does not reach it
    };
    [[nodiscard]] Refusal whyNot(const GroupAgent &line) const; ///< of any other

private:
    [[nodiscard]] AgentValueKind kindOf(const GroupAgent &line) const;
    [[nodiscard]] Refusal starNot() const;
    [[nodiscard]] Refusal tokenNot(const GroupAgent &line) const;
    [[nodiscard]] Refusal patternNot(const GroupAgent &line) const;

    const Identity &m_agent;
    Reading m_reading;
    const GroupMatch &m_match;
    bool
        m_isLarge; ///< then it is not looked whether a pattern without what it requires can be read
    std::unordered_set<std::uint32_t> m_unread; ///< lines of patterns behind limits::kReadPatterns
    std::optional<GroupAgent> m_named;          ///< the first line that decides
};

} // namespace gatepost
