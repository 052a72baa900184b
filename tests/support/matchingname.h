// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/exact/patternnames.h"
#include "core/text/ascii.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gatepost::test {

/// A name that a pattern agent's value (S15) matches and that is nobody's token; absent if there is none.
inline std::optional<std::string> nameMatching(std::string_view pattern) {
    const std::array<exact::PatternList, 1> one = {exact::PatternList{std::string(pattern)}};
    std::vector<std::string> taken;
    for (const KnownAgent &known : Registry::builtIn().agents())
        taken.push_back(toLower(known.token));
    for (exact::PatternedName &each : exact::PatternNames(one).all(taken).names)
        if (!each.patterns.empty())
            return std::move(each.name);
    return {};
}

} // namespace gatepost::test
