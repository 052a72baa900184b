// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/opened.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Inside the store alone: the steps that a save is made of.
namespace gatepost {

/// A new file beside another; removed again unless it is moved.
class Temporary {
public:
    Temporary(FileSystem &system, const std::string &beside);
    ~Temporary();
    Temporary(const Temporary &) = delete;
    Temporary &operator=(const Temporary &) = delete;

    /// `mine`: readable by the user alone.
    SystemResult<FileSystem::Handle> make(bool mine);
    [[nodiscard]] const std::string &path() const { return m_path; }
    SystemResult<void> moveTo(const std::string &path);

private:
    FileSystem &m_system;
    std::string m_path;
    bool m_isMade = false;
};

/// Removes what killed saves left in a folder. Only for who has its lock.
void removeLeftovers(FileSystem &system, const std::string &folder);

using Attributes = SystemResult<std::vector<FileAttribute>>;

/// What the file carries beside its bytes, or why it could not be read.
Attributes attributesOf(FileSystem &system, const std::string &path);

/// Gives a new file the mode, list and attributes of another. A failure to set the mode is the caller's trouble; the
/// rest may fail and is then said by `lost`.
SystemResult<void> applyAttributes(FileSystem &system, FileSystem::Handle handle,
                                   std::uint32_t mode, const Attributes &like,
                                   std::optional<SystemError> &lost);

/// Syncs and closes: what was written is on the disk, and reads as it should.
SystemResult<void> settle(FileSystem &system, Opened &file, const std::string &path,
                          std::string_view bytes);

/// `bytes` as a new file at `path`, replacing what is there: a backup, which looks like the file it is `like`, or a
/// safety copy, which is the user's alone (`like` null).
SystemResult<void> writeCopy(FileSystem &system, const std::string &path, std::string_view bytes,
                             std::uint32_t mode, const Attributes *like,
                             std::optional<SystemError> &lost);

/// Puts `bytes` into the file itself, if it is still the one of `status`.
SystemResult<void> writeOver(FileSystem &system, const std::string &path, const FileStatus &status,
                             std::string_view bytes);

} // namespace gatepost
