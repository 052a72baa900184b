// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/writetogether.h"

#include <filesystem>
#include <system_error>

namespace gatepost::cli {

namespace {

bool isUnchanged(const FileToWrite &file) {
    if (!file.before) {
        std::error_code error;
        return !std::filesystem::exists(std::filesystem::path(file.path), error) && !error;
    }
    const auto now = readFile(file.path);
    return now && *now == *file.before;
}

Result<void> write(const FileToWrite &file, const WriteOptions &options) {
    const std::filesystem::path folder = std::filesystem::path(file.path).parent_path();
    std::error_code error;
    if (!folder.empty())
        std::filesystem::create_directories(folder, error);
    if (error)
        return std::unexpected(folder.string() + ": " + error.message());
    return writeFile(file.path, file.text, options, file.before);
}

Result<void> putBack(const FileToWrite &file, const WriteOptions &options) {
    if (file.before)
        return writeFile(file.path, *file.before, options, file.text);
    std::error_code error;
    std::filesystem::remove(std::filesystem::path(file.path), error);
    if (error)
        return std::unexpected(file.path + ": " + error.message());
    return {};
}

} // namespace

Result<void> writeTogether(const std::vector<FileToWrite> &files, const WriteOptions &options) {
    for (const FileToWrite &file : files)
        if (!isUnchanged(file))
            return std::unexpected(file.path +
                                   " was changed since it was read; nothing was written");
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto done = write(files[i], options);
        if (done)
            continue;
        std::string why = done.error();
        for (std::size_t before = i; before-- > 0;)
            if (const auto back = putBack(files[before], options); !back)
                why += "; " + back.error();
        return std::unexpected(why);
    }
    return {};
}

} // namespace gatepost::cli
