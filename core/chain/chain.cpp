// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/chain/chain.h"

#include "core/value/url.h"

#include <algorithm>

namespace gatepost {

Chain followChain(const Tree &robots2, const ChainFetch &fetch) {
    Chain chain;
    std::vector<std::string> seenIds;
    Tree tree = robots2;
    for (;;) {
        const Scopes &scopes = tree.scopes();
        if (!scopes.chainId.empty())
            seenIds.emplace_back(scopes.chainId);
        if (!scopes.chain)
            return chain;
        const std::string url(tree.value(tree.lines()[*scopes.chain]));
        const auto stop = [&](ChainEnd end, Message detail = {}) {
            chain.end = end;
            chain.stoppedAt = url;
            chain.detail = std::move(detail);
            return chain;
        };
        if (!isHttpUrl(url))
            return stop(ChainEnd::BadUrl,
                        {GATEPOST_TEXT("chain", "“%1” is not an absolute http(s) URL"), url});
        if (std::ranges::contains(chain.files, url, &ChainedFile::url))
            return stop(ChainEnd::LoopByUrl, GATEPOST_TEXT("chain", "this file was read already"));
        if (chain.files.size() == kMaxChainedFiles)
            return stop(ChainEnd::DepthReached,
                        GATEPOST_TEXT("chain", "at most 3 chained files are followed"));
        auto text = fetch(url);
        if (!text)
            return stop(ChainEnd::Unavailable, text.error());
        Tree next = Tree::parse(std::move(*text), DialectId::Robots2);
        const std::string_view id = next.scopes().chainId;
        if (!id.empty() && std::ranges::contains(seenIds, id))
            return stop(ChainEnd::LoopById,
                        {GATEPOST_TEXT("chain", "a file with chain-id “%1” was read already"), id});
        chain.files.push_back({url, next});
        tree = std::move(next);
    }
}

} // namespace gatepost
