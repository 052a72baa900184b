// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

#include <chrono>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// Saving a file whole or not at all.
///
/// A save writes a new file beside the old one, syncs it, reads it back, looks whether the old file is still the one it
/// saw, and only then puts the new one in its place in one step, and syncs the folder. Whatever fails before that step
/// leaves the old bytes; a failure after it is a note, because the new bytes are in place then. Symbolic links are
/// followed. Kept are
///
///     Linux         mode, owner, group, access control list, "user." attributes
///     macOS, Unix   mode, owner, group
///     Windows       access list, alternate streams, creation time, attributes such as hidden
///
/// If one of these cannot be kept the file is saved all the same, with a note; on Linux it then never lets anybody in
/// who was not before. On Windows the new file lets in whom its folder does until it takes the old one's place, and so
/// does a backup for good; and the one step is two renames there: if the machine stops between them, the old text is in
/// NAME.gatepost-old. A file marked read-only is refused.
///
/// Three things cannot be replaced in one step: a file with another hard link, one in a folder that takes no new file or
/// lets none take the old one's place, and one whose owner cannot be given to the new file. Then saveFile() says so, and
/// writes over the file only if it is called again with `inPlace`, after keeping the old bytes in `safetyCopy`.
///
/// Saves of several Gateposts into one folder wait for each other (lockFor), where the file system knows locks. Whoever
/// has the lock removes the half-made files of those that were killed.
namespace gatepost {

struct SaveRequest {
    std::string path;
    std::string_view bytes;
    /// What the file is believed to have in it; if it is something else (but not these very `bytes`), nothing is
    /// written. A file that has gone has nothing that could be lost. Absent: not checked.
    std::optional<std::string_view> expected = {};
    bool backup = false;  ///< the old bytes are kept beside it, as NAME~
    bool inPlace = false; ///< the user agreed to a save that is not atomic
    /// Where an inPlace save keeps the old bytes until it is done; empty: nowhere.
    std::string safetyCopy = {};
    FileSystem::Lock lock = {}; ///< of lockFor(); empty: the save takes it itself
};

enum class SaveTrouble : std::uint8_t {
    Failed,
    Damaged, ///< an inPlace save failed, and the old bytes could not be put back
    ChangedOnDisk,
    HardLink,
    Folder, ///< takes no new file, or lets none take the old one's place
    Owner,
};

struct SaveError {
    SaveTrouble trouble = SaveTrouble::Failed;
    Message sentence; ///< what happened, and that the file is as it was

    /// The user may agree to a save that is not atomic.
    [[nodiscard]] bool canWriteOver() const {
        return trouble == SaveTrouble::HardLink || trouble == SaveTrouble::Folder ||
               trouble == SaveTrouble::Owner;
    }
};

struct SaveDone {
    Message note; ///< usually empty: "saved, but …"
};

std::expected<SaveDone, SaveError> saveFile(FileSystem &system, const SaveRequest &request);

/// The lock of the folder of `path`, for whoever reads, edits and saves as one step. Waits for another Gatepost, but not
/// longer than `patience`, which is an error. Empty where the folder or the file system has no locks: saves then still
/// see that a file was changed.
std::expected<FileSystem::Lock, SaveError> lockFor(FileSystem &system, const std::string &path,
                                                   std::chrono::milliseconds patience);

/// "… was changed by another program since it was opened."
[[nodiscard]] SaveError changedOnDisk(const std::string &path);

} // namespace gatepost
