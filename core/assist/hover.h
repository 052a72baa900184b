// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/assist/help.h"
#include "core/assist/snapshot.h"

#include <cstdint>
#include <optional>
#include <string>

/// What there is to say about the word at a place of the text: directive, value, agent, category, meta key.
namespace gatepost::assist {

struct Hover {
    ByteRange range;   ///< of the word
    std::string title; ///< "Crawl-delay"
    Help help;
};

/// Absent over comments, paths, free text and spaces. `offset` is a byte of the text.
[[nodiscard]] std::optional<Hover> hoverAt(const Snapshot &snapshot, std::uint32_t offset,
                                           const Registry &registry);

} // namespace gatepost::assist
