// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/writefile.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>

namespace gatepost::cli {

std::expected<void, std::string> replaceFile(const std::string &path, std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path target = fs::exists(path, error) ? fs::canonical(path, error) : fs::path(path);
    if (error)
        return std::unexpected(path + ": " + error.message());
    fs::path beside = target;
    beside += ".tmp" + std::to_string(std::random_device{}());
    const auto fail = [&](const std::string &why) {
        std::error_code ignored; // the first fault is the one to tell
        fs::remove(beside, ignored);
        return std::unexpected(path + ": could not be written: " + why);
    };
    {
        std::ofstream file(beside, std::ios::binary | std::ios::trunc);
        if (!file)
            return fail(std::strerror(errno));
        file.write(text.data(), static_cast<std::streamsize>(text.size()));
        file.close();
        if (!file)
            return fail(std::strerror(errno));
    }
    if (fs::exists(target, error)) {
        fs::permissions(beside, fs::status(target, error).permissions(), error);
        if (error)
            return fail(error.message());
    }
    fs::rename(beside, target, error);
    if (error)
        return fail(error.message());
    return {};
}

} // namespace gatepost::cli
