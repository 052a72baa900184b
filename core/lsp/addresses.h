// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/fileuri.h"

#include <optional>
#include <string>
#include <string_view>

/// Addresses of files as clients write them: the way back from fileUri().
namespace gatepost::lsp {

/// The path of a file, cut at its last slash.
struct FilePath {
    std::string folder;
    std::string name;
};

/// Absent: it is not the address of a file on this machine (on Windows, of a server either), or it has an escape that is
/// not one.
[[nodiscard]] std::optional<FilePath> filePathOf(std::string_view uri, PathSyntax syntax);

} // namespace gatepost::lsp
