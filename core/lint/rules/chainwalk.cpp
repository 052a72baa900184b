// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"

namespace gatepost::linting {

namespace {

void checkChainWalk(const SiteUnderCheck &site, Report &report) {
    if (site.robots2 == nullptr)
        return;
    const Chain &chain = site.site.chain;
    // The line to point at is that of the last file read, if it is ours; else the local one that began the walk.
    const FileUnderCheck &local = *site.robots2;
    if (!local.scopes.chain)
        return;
    const ByteRange range = bodyRange(local.line(*local.scopes.chain));
    const Message stopped = inQuotes(chain.stoppedAt);
    switch (chain.end) {
    case ChainEnd::NoChain:
    case ChainEnd::BadUrl: return; // invalid-value tells
    case ChainEnd::LoopByUrl:
    case ChainEnd::LoopById:
        report.add(local, range,
                   {GATEPOST_TEXT("lint", "The chain leads back to a file that was read already, "
                                          "at %1: agents stop there. Take the loop out"),
                    stopped});
        return;
    case ChainEnd::DepthReached:
        report.add(local, range,
                   {GATEPOST_TEXT("lint", "The chain is longer than the 3 files that agents "
                                          "follow: %1 is not read. Shorten it"),
                    stopped});
        return;
    case ChainEnd::Unavailable:
        report.add(local, range,
                   {GATEPOST_TEXT("lint", "The chained file %1 could not be read, so what it "
                                          "states is not known here. %2"),
                    stopped, chain.detail});
        return;
    }
}

} // namespace

extern const Check kChainWalk = {
    .rule = {.code = "chain-walk",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Chain that does not reach its end"),
             .explanation = GATEPOST_TEXT(
                 "lint", "At most three chained files are followed, and none twice. What was "
                         "collected until then counts; what lies beyond does not. "
                         "Nothing about the chain is an error for agents, but a loop or a "
                         "fourth file means that somebody "
                         "expects more of it than it gives."),
             .source = "robots2.txt v0.2.1, chain safety; S59"},
    .dialects = kRobots2,
    .site = checkChainWalk,
};

} // namespace gatepost::linting
