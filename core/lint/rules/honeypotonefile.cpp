// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void compare(const FileUnderCheck &file, const FileUnderCheck *other, std::string_view otherName,
             Report &report) {
    const NamedAgent *star = file.star();
    if (star == nullptr)
        return;
    std::vector<std::uint32_t> theirs;
    if (other != nullptr)
        if (const NamedAgent *otherStar = other->star())
            theirs = other->rulesOf(otherStar->plain);
    for (const std::uint32_t rule : file.rulesOf(star->plain)) {
        const GroupRule &each = file.groups.rules[rule];
        const std::string_view path = file.normalised(rule);
        if (isAllow(file, rule) || !isHoneypot(file, rule))
            continue;
        const std::string sample = witnesses(path).front();
        const auto decides = other != nullptr ? decide(*other, theirs, sample) : std::nullopt;
        if (decides && !isAllow(*other, *decides))
            continue;
        report.add(
            file, each.value,
            {GATEPOST_TEXT("lint", "A honeypot proves something only if both files forbid it: %1 "
                                   "leaves %2 open to *. Put the same Disallow there"),
             otherName, inQuotes(path)});
    }
}

void checkHoneypotOneFile(const SiteUnderCheck &site, Report &report) {
    if (site.robots2 == nullptr)
        return; // compliance by honeypot is robots2.txt's idea
    compare(*site.robots2, site.robots, rowOf(FileRole::Robots).fileName, report);
    if (site.robots != nullptr)
        compare(*site.robots, site.robots2, rowOf(FileRole::Robots2).fileName, report);
}

} // namespace

extern const Check kHoneypotOneFile = {
    .rule = {.code = "honeypot-one-file",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Honeypot in one file only"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A honeypot is a path that no well-behaved agent visits: who comes has "
                         "not read the rules or does not keep to them. It must "
                         "be disallowed in robots.txt and in robots2.txt, else an agent that "
                         "reads the other file comes in good faith. "
                         "A path counts as a honeypot if it is one of those the specification "
                         "recommends or if its comment says so."),
             .source = "robots2.txt v0.2.1 section 7"},
    .site = checkHoneypotOneFile,
};

} // namespace gatepost::linting
