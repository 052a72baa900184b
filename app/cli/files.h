// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/result.h"
#include "core/text/limits.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

/// core/store as commands use it: "-" is stdin, what failed is a sentence in English that names the file, notes go to
/// stderr.
namespace gatepost::cli {

/// A whole regular file, or stdin for "-".
[[nodiscard]] Result<std::string> readFile(const std::string &path,
                                           std::size_t most = limits::kFile);

/// Makes a folder and those that it is in, unless it is there.
[[nodiscard]] Result<void> makeFolder(const std::string &path);

struct WriteOptions {
    bool writeOver = false; ///< --write-over: where a file cannot be replaced in one step

    void addTo(CLI::App &command);
};

inline constexpr std::size_t kAnySize = std::numeric_limits<std::size_t>::max();

/// Puts `bytes` into a file whole or not at all (core/store/savefile.h). With `expected`, only if the file still has
/// that text. `most`: of what is to be read again, as policy files are; a report may have any size.
[[nodiscard]] Result<void> writeFile(const std::string &path, std::string_view bytes,
                                     const WriteOptions &options,
                                     std::optional<std::string_view> expected = {},
                                     std::size_t most = kAnySize);

/// Reads a file, edits its text and saves it, as one step: several of these wait for each other, and if another program
/// changes the file in between, its new text is edited instead. Nothing is written if the text stays the same.
using Edit = std::function<std::string(const std::string &text)>;
[[nodiscard]] Result<void> editFile(const std::string &path, const Edit &edit,
                                    const WriteOptions &options);

} // namespace gatepost::cli
