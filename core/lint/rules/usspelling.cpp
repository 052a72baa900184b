// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

namespace gatepost::linting {

namespace {

Message spelling(std::string_view specified, std::string_view written) {
    return {GATEPOST_TEXT("lint", "The specification spells it %1; agents may not know %2"),
            inQuotes(specified), inQuotes(written)};
}

void checkUsSpelling(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(LineKind::Directive)) {
        const Line &line = file.line(index);
        const Directive *row = file.tree.dialect().find(line.directive);
        const std::string_view key = file.tree.key(line);
        if (row->name.size() != key.size() || equalsIgnoringCase(key, row->name))
            continue;
        Diagnostic &found = report.add(file, line.key(), spelling(row->name, key));
        found.fixes.push_back(replaceFix(line.key(), std::string(row->name), FixKind::Safe));
    }
    for (const MetaLine &meta : file.tree.metaLines()) {
        const Directive *row = file.tree.dialect().find(meta.directive);
        const std::string_view key = file.tree.slice(meta.key);
        if (row == nullptr || equalsIgnoringCase(key, row->name))
            continue;
        Diagnostic &found = report.add(file, meta.key, spelling(row->name, key));
        found.fixes.push_back(replaceFix(meta.key, std::string(row->name), FixKind::Safe));
    }
}

} // namespace

extern const Check kUsSpelling = {
    .rule =
        {.code = "us-spelling",
         .severity = Severity::Warning,
         .title = GATEPOST_TEXT("lint", "American spelling"),
         .explanation = GATEPOST_TEXT(
             "lint",
             "robots2.txt spells its directives the British way: summarise, personalise, monetise, "
             "editorialised. "
             "Gatepost reads summarize and the like as what they mean, but the specification does "
             "not "
             "say so and other agents may ignore the line, which leaves the matter unstated."),
         .source = "robots2.txt v0.2.1; S52"},
    .dialects = kRobots2,
    .file = checkUsSpelling,
};

} // namespace gatepost::linting
