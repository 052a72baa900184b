// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

/// The tables that `dialects()` is put together from: one function for each file of rows. Only
/// dialect.cpp and the table files include this; everyone else asks a Dialect.
///
/// Rules that a test holds every row to: names are unique within a dialect, words are lower case,
/// help ends with a full stop, the example is a valid value, the source is named.
namespace gatepost::tables {

/// RFC 9309 and what all robots.txt files hold beside it: User-agent … Crawl-delay, Discovery.
[[nodiscard]] std::span<const Directive> robots();
/// Known in robots.txt, but nothing here is decided by them: Host, Clean-param, Noindex, Nofollow,
/// Noarchive.
[[nodiscard]] std::span<const Directive> robotsDecidingNothing();
/// Misspellings that only the reading google takes (S90).
[[nodiscard]] std::span<const Spelling> robotsSpellings();
/// The extended standard 2.0 (S30–S36).
[[nodiscard]] std::span<const Directive> extended();
/// Proposals and preference signals that stand in robots.txt (S17, S110, S111).
[[nodiscard]] std::span<const Directive> signals();
/// robots2.txt: path rules, policy, behaviour, quality, meta, chain (S50–S60).
[[nodiscard]] std::span<const Directive> robots2();
[[nodiscard]] std::span<const Spelling> robots2Spellings();
/// Fields of an agent policy (S103).
[[nodiscard]] std::span<const Directive> agentPolicy();

} // namespace gatepost::tables
