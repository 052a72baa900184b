// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Input: one byte for the dialect, then a policy file. A stranger wrote it.

#include "core/lint/lint.h"

#include <cstdlib>

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    using namespace gatepost;
    if (size == 0)
        return 0;
    constexpr DialectId kDialects[] = {DialectId::Robots, DialectId::RobotsAi, DialectId::Robots2};
    const DialectId dialect = kDialects[data[0] % std::size(kDialects)];
    const std::string text(reinterpret_cast<const char *>(data) + 1, size - 1);
    Tree tree = Tree::parse(text, dialect);
    for (const Diagnostic &each : lintFile(tree)) {
        require(each.range.begin <= each.range.end && each.range.end <= text.size());
        require(findLintRule(each.code) != nullptr && !each.message.empty());
        for (const Fix &fix : each.fixes) {
            require(fix.edit.fits(text.size()) && !fix.title.empty());
            require(fix.edit.inverse(text).applied(fix.edit.applied(text)) == text);
        }
    }
    // Safe fixes come to rest.
    for (int rounds = 0;; ++rounds) {
        const FixAll all = fixAll(lintFile(tree), {}, FixKind::Repair);
        if (all.applied.empty())
            break;
        require(rounds < 20);
        tree = Tree::parse(all.edit.applied(tree.text()), dialect);
    }
    return 0;
}
