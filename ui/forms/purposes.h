// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/change/wishes.h"

#include <cstddef>
#include <cstdint>

/// What known agents come for, in a webmaster's words; the edits that let a purpose in or keep it out are core's.
namespace gatepost::ui {

enum class Purpose : std::uint8_t {
    Search,     ///< search indexes
    UserFetch,  ///< fetches because a user asked: assistants, agents
    Training,   ///< collecting text to train models, policy tokens about it
    Generation, ///< making new content from what is fetched
    Advertising,
    Monitoring, ///< uptime, SEO and security checks
};
constexpr std::size_t kPurposeCount = 6;

[[nodiscard]] Purpose purposeOf(const KnownAgent &agent);
/// What agents of a category come for as a rule; who fetches for a user does that whatever the category.
[[nodiscard]] Purpose purposeOf(Category category);
/// The same by the behaviour that its operator documents; an agent of which none is known is under that of its category.
[[nodiscard]] Purpose purposeByBehaviour(const KnownAgent &agent);

} // namespace gatepost::ui
