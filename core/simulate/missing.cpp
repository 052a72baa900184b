// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/missing.h"

#include "core/chain/chain.h"

namespace gatepost {

std::optional<Message> missingPart(const Site &site) {
    switch (site.chain.end) {
    case ChainEnd::NoChain:
    case ChainEnd::DepthReached:
    case ChainEnd::LoopByUrl:
    case ChainEnd::LoopById:
    case ChainEnd::BadUrl: return {};
    case ChainEnd::Unavailable: break;
    }
    return Message(GATEPOST_TEXT("chain",
                                 "The chained file %1 could not be read, so what it states "
                                 "is missing here. %2"),
                   site.chain.stoppedAt, site.chain.detail);
}

} // namespace gatepost
