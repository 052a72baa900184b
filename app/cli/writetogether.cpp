// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/writetogether.h"

#include "core/store/nativepath.h"

#include <filesystem>
#include <system_error>

namespace gatepost::cli {

namespace {

bool isUnchanged(const FileToWrite &file) {
    if (!file.before) {
        std::error_code error;
        return !std::filesystem::exists(nativePath(file.path), error) && !error;
    }
    const auto now = readFile(file.path);
    return now && *now == *file.before;
}

Result<void> write(const FileToWrite &file, const WriteOptions &options) {
    const std::string folder = pathText(nativePath(file.path).parent_path());
    return (folder.empty() ? Result<void>() : makeFolder(folder)).and_then([&] {
        return writeFile(file.path, file.text, options, file.before);
    });
}

Result<void> putBack(const FileToWrite &file, const WriteOptions &options) {
    if (file.before)
        return writeFile(file.path, *file.before, options, file.text);
    std::error_code error;
    std::filesystem::remove(nativePath(file.path), error);
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
