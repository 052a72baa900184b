// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/agentpolicy.h"
#include "core/text/lineindex.h"

#include <string_view>

/// What can be wrong with the values of a policy, and the list of all faults. Part of readAgentPolicy.
namespace gatepost {

/// Collects faults with line and column.
class FaultList {
public:
    explicit FaultList(std::string_view text);

    void add(FaultSeverity severity, std::string_view code, ByteRange range, std::string message);
    /// Line and column of an offset of the text.
    void place(std::uint32_t offset, LineNumber &line, std::uint32_t &column) const;
    /// All faults in the text's order; beyond kMaxFaults (twice as many errors) one fault says how many are left out.
    [[nodiscard]] std::vector<PolicyFault> take();

    static constexpr std::size_t kMaxFaults = 1000;

private:
    static constexpr std::uint32_t kStep = 256;

    std::string_view m_text;
    LineIndex m_lines;
    std::vector<std::uint32_t> m_characters; ///< before each kStep bytes
    std::vector<PolicyFault> m_faults;
    std::size_t m_left = 0;
};

/// Adds the faults that need no YAML any more: missing and wrong values, agents named twice.
/// `entity` is where the mapping begins.
void checkPolicyValues(const AgentPolicy &policy, ByteRange entity, FaultList &faults);

/// True if `text` has a character at which some parser of robots.txt ends a line: C0 and C1 controls,
/// DEL, U+2028, U+2029. A tab is none.
[[nodiscard]] bool hasLineBreaker(std::string_view text);
/// True if a path can stand in a list: it begins with / or *, has no blank, `#` or line breaker.
[[nodiscard]] bool isCleanPath(std::string_view path);
/// True if a product token can stand after `User-agent:`: no blank, `#` or line breaker, not empty.
[[nodiscard]] bool isCleanAgentName(std::string_view name);

} // namespace gatepost
