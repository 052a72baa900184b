// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace gatepost::ui {

/// How well a query fits a text, without case; absent if it does not. Every word of the query has to fit: the whole text, its
/// beginning, the beginning of a word, some part, or, weakest, its letters in order from the beginning of a word on. Of equal
/// fits the shorter text is the better one.
///
///     fuzzyScore("goog", "Googlebot") > fuzzyScore("goog", "APIs-Google")
[[nodiscard]] std::optional<int> fuzzyScore(const QString &query, const QString &text);

} // namespace gatepost::ui
