// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

/// Inside the store alone: paths as std::filesystem has them, which on Windows takes narrow text for another encoding.
namespace gatepost {

[[nodiscard]] inline std::filesystem::path nativePath(const std::string &path) {
#ifdef _WIN32
    return {std::u8string(path.begin(), path.end())};
#else
    return {path};
#endif
}

[[nodiscard]] inline std::string pathText(const std::filesystem::path &path) {
#ifdef _WIN32
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
#else
    return path.string();
#endif
}

} // namespace gatepost
