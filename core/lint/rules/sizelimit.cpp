// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

constexpr std::uint32_t kRead = 512'000;

void checkSizeLimit(const FileUnderCheck &file, Report &report) {
    const auto size = static_cast<std::uint32_t>(file.text().size());
    if (size <= kRead)
        return;
    const auto index = static_cast<std::uint32_t>(file.tree.lineAt(kRead).value_or(0));
    const Line &line = file.line(index);
    report.add(
        file, {std::min(std::max(kRead, line.begin), line.contentEnd), line.contentEnd},
        Message::counted(
            GATEPOST_COUNTED(
                "lint",
                "The file has %n bytes; crawlers need not read more than 512,000, so what comes "
                "after %1 may be unread. Shorten it: one rule with * can often replace many",
                "The file has %n byte; crawlers need not read more than 512,000, so what comes "
                "after %1 may be unread. Shorten it: one rule with * can often replace many"),
            size, lineName(index)));
}

} // namespace

extern const Check kSizeLimit = {
    .rule = {.code = "size-limit",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Larger than crawlers must read"),
             .explanation = GATEPOST_TEXT(
                 "lint", "A crawler must read at least 500 KiB of the file and may leave the "
                         "rest. What lies past "
                         "512,000 bytes is read by Gatepost, but real crawlers may not see it; "
                         "a rule cut in the middle "
                         "may even match more than was meant. Put the important groups first "
                         "and replace long lists "
                         "by patterns or by a common folder."),
             .source = "RFC 9309 §2.5; S6"},
    .file = checkSizeLimit,
};

} // namespace gatepost::linting
