// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

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

bool isHoneypot(const FileUnderCheck &file, std::uint32_t rule) {
    constexpr std::string_view kRecommended[] = {"/public/vote", "/api/export",
                                                 "/internal/reports"};
    if (std::ranges::contains(kRecommended, file.normalised(rule)))
        return true;
    const auto says = [&](const Line &line) {
        const std::string text = toLower(file.tree.slice(line.comment()));
        return text.contains("honeypot") || text.contains("honey pot");
    };
    const std::uint32_t index = file.groups.rules[rule].line;
    return says(file.line(index)) || (index > 0 && file.line(index - 1).kind == LineKind::Comment &&
                                      says(file.line(index - 1)));
}

} // namespace gatepost::linting
