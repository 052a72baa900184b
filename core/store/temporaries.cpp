// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/temporaries.h"

#include "core/store/filesystem.h"

#include <algorithm>
#include <format>
#include <random>

namespace gatepost {

namespace {

constexpr std::string_view kPrefix = ".gatepost-";
constexpr std::string_view kSuffix = ".tmp";
constexpr std::size_t kDigits = 8;
TemporaryNote g_note = nullptr;

} // namespace

bool isSaveTemporary(std::string_view fileName) {
    return fileName.size() == kPrefix.size() + kDigits + kSuffix.size() &&
           fileName.starts_with(kPrefix) && fileName.ends_with(kSuffix) &&
           std::ranges::all_of(fileName.substr(kPrefix.size(), kDigits), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

std::string temporaryPath(const std::string &path) {
    std::random_device random;
    return joinedPath(folderOf(path), std::format("{}{:08x}{}", kPrefix, random(), kSuffix));
}

void setTemporaryNote(TemporaryNote note) {
    g_note = note;
}

TemporaryNote temporaryNote() {
    return g_note;
}

} // namespace gatepost
