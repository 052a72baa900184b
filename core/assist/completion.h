// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/assist/help.h"
#include "core/assist/snapshot.h"
#include "core/value/time.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What may be written at the caret: directives by dialect and place, values of the directive, agents of the registry,
/// block categories, meta keys, the site's sample paths, snippets. A function of text and caret.
///
///     const CompletionList list = completionsAt({snapshot, caret, registry});
namespace gatepost::assist {

enum class CompletionKind : std::uint8_t {
    Directive,
    Word,
    Agent,
    Block,
    Path,
    Meta,
    Value,
    Snippet
};

struct Completion {
    CompletionKind kind = CompletionKind::Value;
    std::string label; ///< what is typed to get it
    std::vector<Message> detail =
        {}; ///< a few words beside it; several are shown with " · " between
    std::function<Help()> help = {}; ///< made when shown; may be null
    std::string insert; ///< bytes that replace CompletionList::replaced; lines end with \n
    /// Bytes of `insert` that are selected afterwards (a snippet's first hole); absent: the caret goes behind it.
    std::optional<ByteRange> hole = {};
    bool goesOn = false; ///< values follow: completion opens again
};

struct CompletionList {
    ByteRange replaced;      ///< bytes of the text that a chosen item replaces
    std::uint32_t begin = 0; ///< where `typed` begins
    std::string typed;       ///< from `begin` to the caret
    /// May open while typing. False: only when asked for (nothing typed yet, free text).
    bool asTyped = false;
    std::vector<Completion> items; ///< best first
};

struct CompletionContext {
    const Snapshot &snapshot;
    std::uint32_t caret = 0; ///< a byte of the text; kept inside its line
    const Registry &registry;
    std::vector<std::string> paths = {}; ///< the site's sample paths
    std::optional<Instant> now = {};     ///< for dates
};

/// Linear in the lines. The help of an item may be asked for while the dialects' tables are there, which is always.
[[nodiscard]] CompletionList completionsAt(const CompletionContext &context);

/// Values of one directive (completionvalues.cpp).
[[nodiscard]] std::vector<Completion> valueCompletions(const CompletionContext &context,
                                                       const Directive &directive);
/// Snippets for the start of a line (snippets.cpp).
[[nodiscard]] std::vector<Completion> snippets(const Dialect &dialect);

} // namespace gatepost::assist
