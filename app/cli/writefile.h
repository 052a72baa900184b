// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace gatepost::cli {

/// Puts `text` in the place of the file's content, at once: readers see the old bytes or the new ones, never a part, and
/// a failure leaves the file as it was. Permissions stay; a symbolic link stays a link. The error names the file.
[[nodiscard]] std::expected<void, std::string> replaceFile(const std::string &path,
                                                           std::string_view text);

} // namespace gatepost::cli
