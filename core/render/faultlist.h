// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/render/agentpolicy.h"
#include "core/text/lineindex.h"
#include "core/text/message.h"

#include <string>
#include <string_view>
#include <vector>

/// The list of a policy's faults while it grows. Part of readAgentPolicy.
namespace gatepost {

/// Collects faults, and finds places for values.
class FaultList {
public:
    explicit FaultList(std::string_view text);

    /// With the severity that the code's row in policyRules() has.
    void add(std::string_view code, ByteRange range, Message message);
    /// With another one, where it depends on what the text says.
    void add(Severity severity, std::string_view code, ByteRange range, Message message);
    /// Line and column of an offset of the text.
    void place(std::uint32_t offset, LineNumber &line, std::uint32_t &column) const;
    /// All faults in the text's order; beyond kMaxFaults (twice as many errors) one fault says how many are left out.
    [[nodiscard]] std::vector<Diagnostic> take();

    static constexpr std::size_t kMaxFaults = 1000;

private:
    static constexpr std::uint32_t kStep = 256;

    std::string_view m_text;
    LineIndex m_lines;
    std::vector<std::uint32_t> m_characters; ///< before each kStep bytes
    std::vector<Diagnostic> m_faults;
    std::size_t m_left = 0;
};

} // namespace gatepost
