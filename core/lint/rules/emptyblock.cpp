// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkEmptyBlock(const FileUnderCheck &file, Report &report) {
    for (std::size_t i = 0; i < file.scopes.blocks.size(); ++i) {
        const Block &block = file.scopes.blocks[i];
        bool states = false;
        for (std::uint32_t index = block.header + 1; index < block.endLine && !states; ++index) {
            const LineKind kind = file.line(index).kind;
            states = kind == LineKind::Directive || kind == LineKind::UnknownKey;
        }
        if (!states)
            report.add(file, bodyRange(file.line(block.header)),
                       GATEPOST_TEXT("lint", "The block states nothing, so its agents follow the "
                                             "global policy. Fill it, or remove it"));
    }
}

} // namespace

extern const Check kEmptyBlock = {
    .rule = {.code = "empty-block",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "Block that states nothing"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A block overrides the global policy for its category, line by line. "
                         "Without a line it overrides nothing. Perhaps its lines are under another "
                         "header, or a User-agent line ended it too soon."),
             .source = "robots2.txt v0.2.1 section 5; S51, S53"},
    .dialects = kRobots2,
    .file = checkEmptyBlock,
};

} // namespace gatepost::linting
