// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/scopes.h"
#include "core/syntax/tree.h"
#include "core/text/message.h"

#include <expected>
#include <functional>
#include <string>
#include <vector>

/// The chain of robots2.txt files (S59), walked over a fetch function: core itself never fetches.
namespace gatepost {

constexpr std::size_t kMaxChainedFiles = 3;

/// Gives the bytes of a URL, or a whole sentence why it cannot.
using ChainFetch = std::function<std::expected<std::string, Message>(const std::string &url)>;

struct ChainedFile {
    std::string url;
    Tree tree;
};

enum class ChainEnd : std::uint8_t {
    NoChain,      ///< the last file names no further one
    DepthReached, ///< a fourth file is named, three are followed
    LoopByUrl,
    LoopById,
    Unavailable, ///< the fetch function had no file; `detail` says why
    BadUrl,      ///< the value of chain is not an http(s) URL
};

struct Chain {
    std::vector<ChainedFile> files; ///< at most three, in the order followed
    ChainEnd end = ChainEnd::NoChain;
    std::string stoppedAt; ///< the URL that was not followed, if any
    Message detail;
};

/// Walks from a local robots2.txt. Never fails: nothing about the chain is an error for agents.
[[nodiscard]] Chain followChain(const Tree &robots2, const ChainFetch &fetch);

} // namespace gatepost
