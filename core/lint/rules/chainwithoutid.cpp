// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkChainWithoutId(const FileUnderCheck &file, Report &report) {
    if (!file.scopes.chain || !file.scopes.chainId.empty())
        return;
    report.add(
        file, bodyRange(file.line(*file.scopes.chain)),
        GATEPOST_TEXT("lint",
                      "The file chains to another but has no chain-id, so a loop through a mirror "
                      "or a redirect is not seen. Put “# meta: chain-id: NAME” at the top"));
}

} // namespace

extern const Check kChainWithoutId = {
    .rule = {.code = "chain-without-id",
             .severity = Severity::Note,
             .title = GATEPOST_TEXT("lint", "chain without chain-id"),
             .explanation = GATEPOST_TEXT(
                 "lint",
                 "Agents stop when they meet a file again. They know it by its URL, and by the "
                 "chain-id in its meta comments; the latter also where one file is served under "
                 "several addresses. A local file has no URL in this comparison, so without a "
                 "chain-id a chain back to it is followed once more."),
             .source = "robots2.txt v0.2.1, chain safety; S58, S59"},
    .dialects = kRobots2,
    .file = checkChainWithoutId,
};

} // namespace gatepost::linting
