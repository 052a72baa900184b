// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/ruleaboutall.h"
#include "core/live/compare.h"

#include <span>
#include <string>

/// What only the start page of an environment can show of what that must be (S147): its files do not say it.
namespace gatepost::live {

struct StartPage {
    exact::Proof proof = exact::Proof::Open;
    Message why; ///< a sentence, whatever the proof is
};

/// Whether a header or a meta element of the page keeps it from every search engine. Only a page that was given shows it: an
/// error page, a firewall's question and a page of another host leave it open. `hosts`: those of the environment, in lower case.
[[nodiscard]] StartPage showsNoIndex(const Answers &answers, std::span<const std::string> hosts);
/// Whether the page answers 401 instead of itself.
[[nodiscard]] StartPage asksForPassword(const Answers &answers, std::span<const std::string> hosts);

} // namespace gatepost::live
