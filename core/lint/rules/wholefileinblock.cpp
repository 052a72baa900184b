// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

/// True if it stands at once below the block's header or another line of it: what a blank line or a comment parts from the
/// block looks like no part of it.
bool follows(const FileUnderCheck &file, std::uint32_t index) {
    const LineKind above = file.line(index - 1).kind;
    return above != LineKind::Blank && above != LineKind::Comment;
}

void checkWholeFileInBlock(const FileUnderCheck &file, Report &report) {
    for (const Block &block : file.scopes.blocks)
        for (std::uint32_t index = block.header + 1; index < block.endLine; ++index) {
            const Line &line = file.line(index);
            const Directive *row = line.kind == LineKind::Directive
                                       ? file.tree.dialect().find(line.directive)
                                       : nullptr;
            if (row == nullptr || !row->wholeFile || row->place == Place::LastLine ||
                !follows(file, index))
                continue;
            report.add(file, bodyRange(line),
                       {GATEPOST_TEXT("lint", "%1 is always about the whole file, also inside the "
                                              "block for %2. Move it above the first block"),
                        row->name, inQuotes(block.name)});
        }
}

} // namespace

extern const Check kWholeFileInBlock = {
    .rule = {.code = "whole-file-in-block",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Statement about the file inside a block"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "market, content-type, editorialised, ai-assisted, primary-language, report-to "
                 "and age-rating describe the site, not an agent. Inside an [agent: …] block they "
                 "look as if they applied to that category only, but they do not."),
             .source = "robots2.txt v0.2.1 section 4; S51"},
    .dialects = kRobots2,
    .file = checkWholeFileInBlock,
};

} // namespace gatepost::linting
