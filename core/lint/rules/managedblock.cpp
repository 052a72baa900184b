// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/syntax/managed.h"

namespace gatepost::linting {

namespace {

void checkManagedBlock(const FileUnderCheck &file, Report &report) {
    const auto blocks = managedBlocks(file.tree);
    if (blocks.empty())
        return;
    const ManagedBlock &block = blocks.front();
    report.add(file, file.line(block.firstLine).comment(),
               {block.by == "Yoast"
                    ? GATEPOST_TEXT("lint", "From here on the file is managed by the Yoast "
                                            "plug-in: your changes will be overwritten or "
                                            "duplicated. Change it in the settings there; your "
                                            "own rules for the same agents are read together "
                                            "with these")
                    : GATEPOST_TEXT("lint", "From here on the file is managed by %1: your "
                                            "changes will be overwritten or duplicated. Change "
                                            "it in the settings there; your own rules for the "
                                            "same agents are read together with these"),
                block.by});
}

} // namespace

extern const Check kManagedBlock = {
    .rule =
        {.code = "managed-block",
         .severity = Severity::Note,
         .title = GATEPOST_TEXT("lint", "Block managed by somebody else"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "A content delivery network or a plug-in puts its own block into the file when it is "
             "served, between marks. What is served is then not the file on your disk. Groups for "
             "the same agent in the block and in your part are read as one by crawlers of the "
             "standard, so the block can open or close what you did not."),
         .source =
             "developers.cloudflare.com/bots/additional-configurations/managed-robots-txt; S13"},
    .file = checkManagedBlock,
};

} // namespace gatepost::linting
