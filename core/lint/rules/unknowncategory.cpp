// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkUnknownCategory(const FileUnderCheck &file, Report &report) {
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < kCategoryCount; ++i)
        names.push_back(categoryName(static_cast<Category>(i)));
    for (const Block &block : file.scopes.blocks) {
        if (parseCategory(block.name))
            continue;
        const Line &line = file.line(block.header);
        const KnownAgent *known = file.registry().find(block.name);
        if (known != nullptr && known->category) {
            report
                .add(file, line.value(),
                     {GATEPOST_TEXT("lint", "Blocks are for categories of agents; that an agent's "
                                            "own token is taken too is an extension that others "
                                            "may not know. %1 is of the category %2"),
                      known->token, categoryName(*known->category)})
                .severity = Severity::Note;
            continue;
        }
        const auto meant = nearest(block.name, names);
        Diagnostic &found = report.add(
            file, line.value().empty() ? bodyRange(line) : line.value(),
            meant ? Message(GATEPOST_TEXT("lint", "%1 is neither one of the eight "
                                                  "categories nor a known agent, so "
                                                  "hardly anyone follows this block. Did "
                                                  "you mean %2?"),
                            inQuotes(block.name), inQuotes(*meant))
                  : Message(GATEPOST_TEXT("lint", "%1 is neither one of the eight "
                                                  "categories nor a known agent, so "
                                                  "hardly anyone follows this block. The "
                                                  "categories: %2"),
                            inQuotes(block.name),
                            Message::list({names.begin(), names.end()}, Conjunction::Comma)));
        if (meant)
            found.fixes.push_back(replaceFix(
                line.value(), std::string(*meant),
                editDistance(block.name, *meant, 1) <= 1 ? FixKind::Repair : FixKind::Choice));
    }
}

} // namespace

extern const Check kUnknownCategory = {
    .rule = {.code = "unknown-category",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Unknown category of agents"),
             .explanation = GATEPOST_TEXT(
                 "lint", "An [agent: …] block is for one of eight categories that agents "
                         "declare in X-Agent-Identity: search-indexer, ai-assistant, "
                         "ai-researcher, code-assistant, data-harvester, content-generator, "
                         "ad-network, monitoring. Gatepost also takes an agent's own "
                         "token, as an extension. Any other name matches no agent."),
             .source = "robots2.txt v0.2.1 section 5; S11, S53"},
    .dialects = kRobots2,
    .file = checkUnknownCategory,
};

} // namespace gatepost::linting
