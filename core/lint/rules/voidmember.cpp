// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/lint/signalmembers.h"
#include "core/value/signals.h"

namespace gatepost::linting {

namespace {

ByteRange movedTo(const Line &line, ByteRange range) {
    return {line.valueBegin + range.begin, line.valueBegin + range.end};
}

void checkVoidMembers(const FileUnderCheck &file, DirectiveId directive, Report &report) {
    for (const std::uint32_t index : file.linesOf(directive)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        const bool states =
            directive == DirectiveId::ContentUsage
                ? parseContentUsage(value).value_or(ContentUsage{}).preferences.size() > 0
                : !parseContentSignal(value).empty();
        if (!states)
            continue; // invalid-value tells
        for (const SignalMember &each : signalMembers(directive, value)) {
            if (!each.answer)
                continue;
            const ByteRange range = movedTo(line, {each.key.begin, each.value.end});
            Diagnostic &found = report.add(
                file, range,
                {GATEPOST_TEXT("lint", "%1 states nothing, because %2 has other values; the rest "
                                       "of the line counts. Write %3"),
                 inQuotes(file.tree.slice(range)), directiveName(directive),
                 inQuotes(*each.answer)});
            found.fixes.push_back(
                replaceFix(movedTo(line, each.value), std::string(*each.answer), FixKind::Repair));
        }
    }
}

void checkVoidMember(const FileUnderCheck &file, Report &report) {
    checkVoidMembers(file, DirectiveId::ContentUsage, report);
    checkVoidMembers(file, DirectiveId::ContentSignal, report);
}

void checkLabels(const FileUnderCheck &file, DirectiveId directive, const Phrase &phrase,
                 Report &report) {
    for (const std::uint32_t index : file.linesOf(directive)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        for (const SignalMember &each : signalMembers(directive, value)) {
            if (!each.label)
                continue;
            const ByteRange range = movedTo(line, each.key);
            Diagnostic &found = report.add(
                file, range, {phrase, inQuotes(file.tree.slice(range)), inQuotes(*each.label)});
            found.fixes.push_back(replaceFix(range, std::string(*each.label), FixKind::Repair));
        }
    }
}

void checkUsage(const FileUnderCheck &file, Report &report) {
    checkLabels(file, DirectiveId::ContentUsage,
                GATEPOST_TEXT("lint", "%1 is a label of Content-Signal: Content-Usage has %2 for "
                                      "it, and readers ignore others. Write %2"),
                report);
}

void checkSignal(const FileUnderCheck &file, Report &report) {
    checkLabels(file, DirectiveId::ContentSignal,
                GATEPOST_TEXT("lint", "%1 is a label of Content-Usage: Content-Signal has %2 for "
                                      "it, and readers ignore others. Write %2"),
                report);
}

} // namespace

extern const Check kVoidMember = {
    .rule = {.code = "void-member",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Part of a signal that states nothing"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Content-Usage answers with y and n, Content-Signal with yes and no. The other "
                 "one's answer states nothing, while the rest of the line counts: a refusal that "
                 "was meant is then silently missing. Values of Content-Usage are compared with "
                 "their case."),
             .source = "draft-ietf-aipref-attach, RFC 9651; contentsignals.org; S110, S111"},
    .dialects = kRobotsLike,
    .file = checkVoidMember,
};

extern const Check kUsageLabelOfSignal = {
    .rule = {.code = "usage-label-of-signal",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Label of Content-Signal in Content-Usage"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "The two ways to state a preference have different words for the same: ai-train "
                 "and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose "
                 "labels are in lower case. A reader ignores labels that it does not know, so the "
                 "line does not say what it seems to say."),
             .source = "draft-ietf-aipref-vocab-08; contentsignals.org; S110, S111"},
    .dialects = kRobotsLike,
    .file = checkUsage,
};

extern const Check kSignalLabelOfUsage = {
    .rule = {.code = "signal-label-of-usage",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Label of Content-Usage in Content-Signal"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "The two ways to state a preference have different words for the same: train-ai "
                 "and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A "
                 "reader ignores labels that it does not know, so the line does not say what it "
                 "seems to say."),
             .source = "contentsignals.org; draft-ietf-aipref-vocab-08; S110, S111"},
    .dialects = kRobotsLike,
    .file = checkSignal,
};

} // namespace gatepost::linting
