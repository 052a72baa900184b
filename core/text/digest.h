// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace gatepost {

/// SHA-256 in lower-case hexadecimal digits, 64 of them (ETag of S100, the list of agents an answer was made with).
[[nodiscard]] std::string sha256Hex(std::string_view bytes);

} // namespace gatepost
