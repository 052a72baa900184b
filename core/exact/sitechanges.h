// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/diff.h"
#include "core/text/message.h"

#include <vector>

/// Differences as people are told of them.
namespace gatepost::exact {

/// Each once (toldOnce): agents of whom the same is said are in one, whatever else tells them apart, with all its hours. What is lost comes first: the start page before other places, what concerns many agents before
/// what concerns few.
[[nodiscard]] std::vector<Difference> changesToShow(const Differences &found);
/// Who may fetch less and who may fetch more, in sentences: "Googlebot, Bingbot, Applebot and 74 more agents lose /.", "No agent gains anything."; of changes that are
/// not about fetching one that says so. Empty if nothing differs. Who is known to nobody is not counted.
[[nodiscard]] std::vector<Message> accessInWords(const Differences &found);

} // namespace gatepost::exact
