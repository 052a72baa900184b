// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QString>

#include <optional>

namespace gatepost::ui {

/// Whether the draft breaks the goal of search engines: the sentence that asks about it, empty if it does not. Absent: there is
/// no such goal, or it was not decided in `patience` milliseconds; then nothing is known.
[[nodiscard]] std::optional<QString> brokenSearchGoal(SiteModel &site, int patience = 400);

} // namespace gatepost::ui
