// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkRuleInBlock(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.groups.orphans) {
        bool inBlock = false;
        std::string_view name;
        for (const Block &block : file.scopes.blocks)
            if (block.header < index && index < block.endLine) {
                inBlock = true;
                name = block.name;
            }
        if (!inBlock)
            continue;
        report.add(
            file, bodyRange(file.line(index)),
            {GATEPOST_TEXT("lint", "Path rules do not belong in a block: this one applies to no "
                                   "agent. Put it in a separate group, with User-agent: * or an "
                                   "agent's token above it (the block is for the category %1)"),
             inQuotes(name)});
    }
}

} // namespace

extern const Check kRuleInBlock = {
    .rule =
        {.code = "rule-in-block",
         .severity = Severity::Error,
         .title = GATEPOST_TEXT("lint", "Path rule inside an [agent: …] block"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "A block contains policy for a category of agents; rules for paths belong in groups "
             "that begin with User-agent, as in robots.txt. A block's header ends the group above "
             "it, so an Allow or Disallow below it applies to no agent and decides nothing."),
         .source = "robots2.txt v0.2.1 sections 1 and 5; S51"},
    .dialects = kRobots2,
    .file = checkRuleInBlock,
};

} // namespace gatepost::linting
