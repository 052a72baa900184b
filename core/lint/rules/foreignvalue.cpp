// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/check.h"

#include <algorithm>
#include <vector>

namespace gatepost::linting {

namespace {

void checkForeignValue(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(LineKind::Directive)) {
        const Line &line = file.line(index);
        const Directive *row = file.tree.dialect().find(line.directive);
        const std::string_view value = file.tree.value(line);
        if (row->kind != ValueKind::Words || row->id == DirectiveId::Honest ||
            checkValue(*row, value))
            continue;
        for (const Directive &other : file.tree.dialect().directives) {
            const bool takes = other.kind == ValueKind::Words &&
                               std::ranges::any_of(other.words, [&](const Word &word) {
                                   return equalsIgnoringCase(word.name, value);
                               });
            if (!takes || other.id == row->id)
                continue;
            std::vector<Message> words;
            for (const Word &word : row->words)
                words.emplace_back(word.name);
            report.add(
                file, line.value(),
                {GATEPOST_TEXT(
                     "lint",
                     "%1 is a value of %2, not of %3, which takes %4; the line decides nothing"),
                 inQuotes(value), other.name, row->name,
                 Message::list(std::move(words), Conjunction::Or)});
            break;
        }
    }
}

} // namespace

extern const Check kForeignValue = {
    .rule = {.code = "foreign-value",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Value of another directive"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "The value belongs to another directive: short-only to quote, session-only to "
                 "store, ask to those that can be asked for, required to attribution and "
                 "link-back. Perhaps the key is the wrong one. As it is, the line states nothing."),
             .source = "robots2.txt v0.2.1 sections 2–4; S52"},
    .file = checkForeignValue,
};

} // namespace gatepost::linting
