// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace gatepost::cli {

/// A whole file, or stdin for "-". The error names the file and says why.
[[nodiscard]] std::expected<std::string, std::string> readFile(const std::string &path);

/// Puts `bytes` into a file as a whole or not at all: a new file in the same folder is written, synchronised and
/// renamed. Keeps owner, group, mode and access list (a note on stderr says if they could not be kept), follows symbolic
/// links, refuses what is no regular file. The error names the file.
[[nodiscard]] std::expected<void, std::string> writeFile(const std::string &path,
                                                         std::string_view bytes);

} // namespace gatepost::cli
