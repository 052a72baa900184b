// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/report.h"

#include <string>

/// The charts of the page: SVG inside of HTML, with the colours that the page names.
namespace gatepost::logs {

/// Requests of all agents over time, the days below them, and what the colours mean; empty if no agent came.
[[nodiscard]] std::string svgOverTime(const Report &report, const Judge &judge);
/// The bars of one agent, as wide as those of all; empty if it has none.
[[nodiscard]] std::string smallSvg(const AgentReport &agent, const Report &report);

} // namespace gatepost::logs
