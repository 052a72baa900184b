// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"

#include <optional>
#include <string>
#include <vector>

/// Several files written as one step.
namespace gatepost::cli {

struct FileToWrite {
    std::string path;
    std::string text;
    std::optional<std::string> before; ///< what it has in it now; absent: there is none
};

/// Writes them in their order, each whole or not at all, and makes the folders that they need. Nothing is written if one has
/// another text than `before` by now. If one cannot be written those before it are put back; the error says so where that fails.
[[nodiscard]] Result<void> writeTogether(const std::vector<FileToWrite> &files,
                                         const WriteOptions &options);

} // namespace gatepost::cli
