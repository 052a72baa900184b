// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

#include <expected>
#include <span>
#include <string>
#include <vector>

/// Files that are made from others, such as the configuration of a server, below a folder that a stranger may have filled.
namespace gatepost {

struct MadeFile {
    std::string name; ///< below the folder, with "/": "deploy/gatepost-http.conf"
    std::string text;
};

/// What is there of a made file.
enum class MadeState : std::uint8_t { Current, Outdated, Missing };

/// The state of each, in their order. The error is a sentence that names a file which could not be read.
[[nodiscard]] std::expected<std::vector<MadeState>, Message>
statesBelow(FileSystem &system, const std::string &folder, std::span<const MadeFile> files);

/// Writes those that are not current, after it is known of all where they go: nothing leaves the folder, not by a link either.
/// Folders on the way are made. The error is a sentence; files before the one that failed are written then.
[[nodiscard]] std::expected<void, Message> writeBelow(FileSystem &system, const std::string &folder,
                                                      std::span<const MadeFile> files);

} // namespace gatepost
