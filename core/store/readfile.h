// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"
#include "core/text/limits.h"

#include <expected>
#include <optional>
#include <string>

/// Reading a file whole. Only regular files are read: a pipe, a device or a socket is refused without waiting for it.
/// Errors are sentences that name the file.
namespace gatepost {

/// The bytes of a file of at most `most`.
[[nodiscard]] std::expected<std::string, Message>
readFile(FileSystem &system, const std::string &path, std::size_t most = limits::kFile);

/// Likewise for `name` in a folder that a stranger may have filled. Absent if there is no such file; a link to nothing is
/// an error. What is not below the folder once links are followed ("../x", "/etc/passwd", a link out of it) is not
/// read and, where the name says so already, not even looked at.
[[nodiscard]] std::expected<std::optional<std::string>, Message>
readFileBelow(FileSystem &system, const std::string &folder, const std::string &name,
              std::size_t most = limits::kFile);

/// Where `name` in such a folder may be written: its path, or an error if it is not below the folder. Folders on the way
/// that are not there yet do not matter.
[[nodiscard]] std::expected<std::string, Message>
pathBelow(FileSystem &system, const std::string &folder, const std::string &name);

/// Why a file of a site's folder is not read, wherever the folder is: on a disk, in Git.
namespace notread {
[[nodiscard]] Message isFolder(const std::string &path);
[[nodiscard]] Message tooLarge(const std::string &path, std::size_t most);
[[nodiscard]] Message failed(const std::string &path, const SystemError &error);
[[nodiscard]] Message notInside(const std::string &path);
[[nodiscard]] Message linksOut(const std::string &path, const std::string &target);
[[nodiscard]] Message linksToNothing(const std::string &path, const std::string &target);
} // namespace notread

/// True if there is such a folder.
[[nodiscard]] bool isFolder(FileSystem &system, const std::string &path);

} // namespace gatepost
