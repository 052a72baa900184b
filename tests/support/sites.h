// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ask/ask.h"
#include "core/exact/agents.h"
#include "core/simulate/simulate.h"

#include <string>
#include <string_view>
#include <utility>

/// Sites and agents that a test has as text.
namespace gatepost::test {

/// The site has a robots.txt, whatever it says, and each of the others unless it is empty.
[[nodiscard]] inline CompiledSite siteOf(std::string robots, std::string robotsAi = {},
                                         std::string robots2 = {}, const std::string &asks = {}) {
    Site site;
    site.put(FileRole::Robots, std::move(robots));
    if (!robotsAi.empty())
        site.put(FileRole::RobotsAi, std::move(robotsAi));
    if (!robots2.empty())
        site.put(FileRole::Robots2, std::move(robots2));
    if (!asks.empty())
        site.asks = *readAskRehearsal(asks);
    return CompiledSite(std::move(site));
}

[[nodiscard]] inline exact::AskedAgent named(std::string_view name) {
    return {*identify(name)};
}

} // namespace gatepost::test
