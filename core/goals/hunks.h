// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/textedit.h"

#include <functional>
#include <string>
#include <string_view>

/// Edits of a text by lines. Inside of apply.h, for the files of this room only.
namespace gatepost::goals {

/// The edit that turns one text into the other: a replacement for each run of lines that differ; all other bytes are untouched.
[[nodiscard]] TextEdit lineEdit(std::string_view before, std::string_view after);

/// The text without those changes that are not needed. Changes go one after the other, the last first, while `isEnough` is true
/// of the rest. More than `most` changes are left as they are.
[[nodiscard]] std::string
withoutIdleChanges(std::string_view before, const std::string &after, std::size_t most,
                   const std::function<bool(const std::string &)> &isEnough);

} // namespace gatepost::goals
