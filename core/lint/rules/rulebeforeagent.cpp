// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

/// Lines of a group that are not rules. Robot-version has its own check, and so have directives that nobody reads.
constexpr DirectiveId kOthers[] = {DirectiveId::CrawlDelay,      DirectiveId::RequestRate,
                                   DirectiveId::VisitTime,       DirectiveId::Comment,
                                   DirectiveId::ContentUsage,    DirectiveId::ContentSignal,
                                   DirectiveId::AllowAiTraining, DirectiveId::DisallowAiTraining};

void checkOthers(const FileUnderCheck &file, Report &report) {
    const std::uint32_t firstGroup = file.groups.groups.empty()
                                         ? static_cast<std::uint32_t>(file.tree.lines().size())
                                         : file.groups.groups.front().firstLine;
    for (const DirectiveId id : kOthers)
        for (const std::uint32_t index : file.linesOf(id)) {
            if (index >= firstGroup)
                break;
            report
                .add(file, bodyRange(file.line(index)),
                     {GATEPOST_TEXT("lint", "%1 is in no group, so it applies to no agent and "
                                            "decides nothing. Put it below a User-agent line"),
                      directiveName(id)})
                .severity = Severity::Warning;
        }
}

void checkRuleBeforeAgent(const FileUnderCheck &file, Report &report) {
    checkOthers(file, report);
    std::uint32_t firstHeader = static_cast<std::uint32_t>(file.tree.lines().size());
    if (const auto headers = file.linesOf(LineKind::BlockHeader); !headers.empty())
        firstHeader = headers.front();
    const bool anyGroup = !file.groups.groups.empty();
    bool isFirst = true;
    for (const std::uint32_t index : file.groups.orphans) {
        if (index >= firstHeader)
            break; // rule-in-block tells
        const Line &line = file.line(index);
        Diagnostic &found = report.add(
            file, bodyRange(line),
            anyGroup
                ? GATEPOST_TEXT(
                      "lint",
                      "This rule comes before the first User-agent line, so it applies to no agent "
                      "and decides nothing. Put User-agent: * before it, or move it into a group")
                : GATEPOST_TEXT("lint", "There is no User-agent line, so this rule applies to no "
                                        "agent and decides nothing. Put User-agent: * before it"));
        if (isFirst)
            found.fixes.push_back({GATEPOST_TEXT("lint", "Put “User-agent: *” before it"),
                                   TextEdit::insert(line.begin, "User-agent: *" + lineEndOf(file)),
                                   FixKind::Choice});
        isFirst = false;
    }
}

} // namespace

extern const Check kRuleBeforeAgent = {
    .rule = {.code = "rule-before-agent",
             .severity = Severity::Error,
             .title = GATEPOST_TEXT("lint", "Rule before any User-agent"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Allow and Disallow belong to the User-agent lines above them. Before the "
                         "first one they apply to no agent and every crawler ignores them. Usually "
                         "the line User-agent: * is missing, misspelt, or broken by an invisible "
                         "character. Crawl-delay, Content-Signal and anything else that belongs to "
                         "a group decide nothing there either."),
             .source = "RFC 9309 §2.1, §2.2.1; S21, S27"},
    .file = checkRuleBeforeAgent,
};

} // namespace gatepost::linting
