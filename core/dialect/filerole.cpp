// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/dialect/filerole.h"

#include "core/dialect/added.h"

#include <algorithm>
#include <vector>

namespace gatepost {
namespace {

/// The rows of the files of a folder: those of the table, and the one that the program adds.
struct FolderRows {
    std::vector<FileRoleRow> rows;
    std::size_t siteFiles = 0;
};

const FolderRows &theRows() {
    static const FolderRows all = [] {
        FolderRows result;
        for (const FileRoleRow &each : kFileRoles)
            if (const FileRoleRow &row = rowOf(each.role); !row.fileName.empty()) {
                result.rows.push_back(row);
                result.siteFiles += isSiteFile(row) ? 1 : 0;
            }
        assert(std::ranges::all_of(std::span(result.rows).first(result.siteFiles), isSiteFile));
        return result;
    }();
    return all;
}

} // namespace

const FileRoleRow &rowOf(FileRole role) {
    if (role == FileRole::Added)
        if (const AddedFile *added = addedFile())
            return added->row;
    return kFileRoles[static_cast<std::size_t>(role)];
}

std::span<const FileRoleRow> siteFiles() {
    return folderFiles().first(theRows().siteFiles);
}

std::span<const FileRoleRow> folderFiles() {
    return theRows().rows;
}

FileRole roleOf(DialectId dialect) {
    if (dialect == DialectId::Added)
        return FileRole::Added;
    return std::ranges::find(kFileRoles, dialect, &FileRoleRow::dialect)->role;
}

std::optional<FileRole> siteFileNamed(std::string_view fileName) {
    const std::span<const FileRoleRow> rows = siteFiles();
    const auto found = std::ranges::find(rows, fileName, &FileRoleRow::fileName);
    return found == rows.end() ? std::nullopt : std::optional(found->role);
}

} // namespace gatepost
