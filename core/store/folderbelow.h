// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

#include <expected>
#include <string>

namespace gatepost {

/// As readFileBelow(), for a folder: where `name` really is, once links are followed; "." and the empty name are the folder
/// itself. Errors as there, and if it is a file or does not exist.
[[nodiscard]] std::expected<std::string, Message>
folderBelow(FileSystem &system, const std::string &folder, const std::string &name);

} // namespace gatepost
