// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// Agents × paths at one instant: many questions, little said of each.
namespace gatepost {

struct MatrixQuestion {
    std::span<const Identity> agents;
    std::span<const std::string> urls;
    Instant at{};
    Reading reading = Reading::Author;
};

struct Matrix {
    std::size_t agents = 0;
    std::size_t urls = 0;
    std::vector<FetchVerdict> cells; ///< row by row: agent, then url

    [[nodiscard]] const FetchVerdict &at(std::size_t agent, std::size_t url) const {
        return cells[agent * urls + url];
    }
};

/// Called after each agent's row with the rows done; false ends the work (an unfinished matrix has fewer cells).
using MatrixProgress = std::function<bool(std::size_t rowsDone)>;

/// May run on any thread.
[[nodiscard]] Matrix matrix(const CompiledSite &site, const MatrixQuestion &question,
                            const MatrixProgress &progress = {});

} // namespace gatepost
