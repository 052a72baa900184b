// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/signalmembers.h"
#include "core/text/ascii.h"
#include "core/value/check.h"
#include "core/value/signals.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace gatepost::linting {

namespace {

/// Directives whose values have checks of their own.
bool hasOwnCheck(DirectiveId id) {
    switch (id) {
    case DirectiveId::UserAgent:
    case DirectiveId::Allow:
    case DirectiveId::Disallow:
    case DirectiveId::Noindex:
    case DirectiveId::Nofollow:
    case DirectiveId::Noarchive:
    case DirectiveId::CrawlDelay:
    case DirectiveId::VisitTime:
    case DirectiveId::RequestRate:
    case DirectiveId::RobotVersion:
    case DirectiveId::Honest:
    case DirectiveId::Comment:
    case DirectiveId::Host:
    case DirectiveId::CleanParam: return true;
    default: return false;
    }
}

std::optional<std::string_view> wordMeant(const Directive &row, std::string_view value) {
    struct Customary {
        std::string_view written, meant;
    };
    constexpr Customary kCustomary[] = {{"true", "yes"},
                                        {"false", "no"},
                                        {"y", "yes"},
                                        {"n", "no"},
                                        {"allow", "yes"},
                                        {"disallow", "no"},
                                        {"deny", "no"},
                                        {"on", "yes"},
                                        {"off", "no"},
                                        {"1", "yes"},
                                        {"0", "no"},
                                        {"allowed", "yes"},
                                        {"forbidden", "no"},
                                        {"never", "no"},
                                        {"short", "short-only"},
                                        {"session", "session-only"},
                                        {"require", "required"}};
    std::vector<std::string_view> words;
    for (const Word &word : row.words)
        words.push_back(word.name);
    for (const Customary &each : kCustomary)
        if (equalsIgnoringCase(value, each.written) && std::ranges::contains(words, each.meant))
            return each.meant;
    return nearest(value, words);
}

bool isWordOfAnother(const FileUnderCheck &file, const Directive &row, std::string_view value) {
    if (row.kind != ValueKind::Words)
        return false;
    for (const Directive &other : file.tree.dialect().directives)
        for (const Word &word : other.words)
            if (other.id != row.id && other.kind == ValueKind::Words &&
                equalsIgnoringCase(word.name, value))
                return true;
    return false;
}

void checkOne(const FileUnderCheck &file, Report &report, const Directive &row, ByteRange range,
              ByteRange whole) {
    const std::string_view value = file.tree.slice(range);
    const auto counts = checkValue(row, value);
    if (counts || isWordOfAnother(file, row, value))
        return;
    Diagnostic &found = report.add(file, range.empty() ? whole : range, counts.error().message);
    if (row.kind == ValueKind::Words && !value.empty())
        if (const auto meant = wordMeant(row, value))
            found.fixes.push_back(replaceFix(range, std::string(*meant), FixKind::Choice));
    if (row.id == DirectiveId::ContentUsage || row.id == DirectiveId::ContentSignal)
        if (std::string own = inOwnWords(row.id, value); own != value && checkValue(row, own))
            found.fixes.push_back(replaceFix(range, std::move(own), FixKind::Repair));
    if (row.kind == ValueKind::HttpUrl && startsWithIgnoringCase(value, "www."))
        found.fixes.push_back(replaceFix(range, "https://" + std::string(value), FixKind::Choice));
    if (row.kind == ValueKind::HttpUrl && value.starts_with('/') && !file.options.origin.empty())
        found.fixes.push_back(
            replaceFix(range, file.options.origin + std::string(value), FixKind::Repair));
}

void checkInvalidValue(const FileUnderCheck &file, Report &report) {
    for (const Directive &row : file.tree.dialect().directives) {
        if (hasOwnCheck(row.id) || row.place == Place::Meta)
            continue;
        for (const std::uint32_t index : file.linesOf(row.id)) {
            const Line &line = file.line(index);
            checkOne(file, report, row, line.value(), line.key());
        }
    }
    for (const MetaLine &meta : file.tree.metaLines())
        if (const Directive *row = file.tree.dialect().find(meta.directive))
            checkOne(file, report, *row, meta.value, meta.key);
}

} // namespace

extern const Check kInvalidValue = {
    .rule = {.code = "invalid-value",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Value that the directive does not take"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The value is none that the directive takes, so the line states "
                         "nothing: the matter stays as if the line were "
                         "not there, which for a permission mostly means open. The message "
                         "lists what is valid. Values are "
                         "compared without case; nothing else is guessed."),
             .source = "robots2.txt v0.2.1 sections 2–5; S27, S52, S58, S110, S111"},
    .file = checkInvalidValue,
};

} // namespace gatepost::linting
