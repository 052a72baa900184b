// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// Many answers as JSON, one after the other.
namespace gatepost {

class JsonAnswers {
public:
    /// `site` must outlive it.
    explicit JsonAnswers(const CompiledSite &site) : m_site(site) {}
    /// Puts what toJson returns behind `out`.
    void append(std::string &out, const Verdict &verdict);

    /// The use table of a site that states nothing: what each row is, and the rows as JSON.
    struct UseText {
        static constexpr std::size_t kMostRows = 32;
        std::array<std::uint8_t, kMostRows> rows{};
        std::string text;
    };

private:
    const CompiledSite &m_site;
    Instant m_at{};
    std::string m_atText; ///< of m_at, which is mostly that of the answer before; empty at first
    std::vector<UseText> m_useTexts; ///< those that came up
};

} // namespace gatepost
