// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

bool isAllow(const FileUnderCheck &file, std::uint32_t rule) {
    return file.groups.rules[rule].directive == DirectiveId::Allow;
}

std::optional<std::uint32_t> decide(const FileUnderCheck &file,
                                    std::span<const std::uint32_t> rules, std::string_view path) {
    std::optional<std::uint32_t> best;
    for (const std::uint32_t rule : rules) {
        const std::string_view pattern = file.normalised(rule);
        if (best) {
            const std::size_t length = file.normalised(*best).size();
            const bool beats =
                pattern.size() > length ||
                (pattern.size() == length && isAllow(file, rule) && !isAllow(file, *best));
            if (!beats)
                continue;
        }
        if (patternMatches(pattern, path))
            best = rule;
    }
    return best;
}

} // namespace gatepost::linting
