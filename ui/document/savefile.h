// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/filesystem.h"

#include <QString>

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// Loading and saving a file whole.
///
/// A save writes a new file beside the old one, syncs it, reads it back, and only then puts it in the old one's place in
/// one step, and syncs the folder. Whatever fails before that step leaves the old bytes; a failure after it is a note,
/// because the new bytes are in place then. Mode, owner, group and symbolic links are kept; on Linux also the access
/// control list and the "user." attributes. If these cannot be kept the file is saved all the same, with a note, and
/// never lets anybody in who was not before.
///
/// Three things cannot be replaced in one step: a file with another hard link, one in a folder that takes no new file,
/// and one whose owner cannot be given to the new file. Then saveFile() says so, and writes over the file only
/// if it is called again with `inPlace`, after keeping the old bytes in `safetyCopy`.
namespace gatepost::ui {

constexpr std::int64_t kLargestFile = 16 * 1024 * 1024;

struct SaveRequest {
    QString path;
    std::string_view bytes;
    /// What the file is believed to hold; if it holds something else (but not these very `bytes`), nothing is written.
    /// A file that has gone holds nothing that could be lost. Absent: not checked.
    std::optional<std::string_view> expected = {};
    bool backup = false;  ///< the old bytes are kept beside it, as NAME~
    bool inPlace = false; ///< the user agreed to a save that is not atomic
    QString safetyCopy =
        {}; ///< where an inPlace save keeps the old bytes until it is done; empty: nowhere
};

enum class SaveTrouble : std::uint8_t {
    Failed,
    ChangedOnDisk,
    HardLink,
    Folder, ///< takes no new file
    Owner,
};

struct SaveError {
    SaveTrouble trouble = SaveTrouble::Failed;
    QString sentence; ///< what happened, and that the file is as it was
};

struct SaveDone {
    QString note; ///< usually empty: "saved, but …"
};

std::expected<SaveDone, SaveError> saveFile(FileSystem &system, const SaveRequest &request);

/// "… was changed by another program since it was opened."
[[nodiscard]] SaveError changedOnDisk(const QString &path);

/// The bytes of a regular file of at most kLargestFile, or a sentence why not.
std::expected<std::string, QString> loadFile(FileSystem &system, const QString &path);

/// Names of the files that a save makes on its way, for removing what a killed save left: ".gatepost-XXXXXXXX.tmp".
[[nodiscard]] bool isSaveTemporary(const QString &fileName);
/// Called with the path of each such file before it is made and with an empty one after it is gone, on the thread
/// that saves. For the recovery folder's notes.
using TemporaryNote = void (*)(const QString &path);
void setTemporaryNote(TemporaryNote note);

} // namespace gatepost::ui
