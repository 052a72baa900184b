// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"

#include <string_view>

/// Edits of robots2.txt's "# meta: key: value" comments above the first directive (S58).
namespace gatepost {

/// Sets the value of a meta key, known or not (compared without case): in place on the first valid line of
/// the key, else on its first line, else on a new line below the last meta line of lower order, or at the
/// top of the file. A # may stand in the value: the line is a comment already.
[[nodiscard]] EditResult setMeta(const Tree &tree, std::string_view key, std::string_view value);
/// Removes every line of the key.
[[nodiscard]] EditResult removeMeta(const Tree &tree, std::string_view key);

} // namespace gatepost
