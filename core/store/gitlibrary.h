// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#if __has_include(<git2.h>)
#define GATEPOST_HAS_GIT
#include <git2.h>

#include <memory>
#include <optional>
#include <string>

/// Inside the store alone: libgit2, loaded when it is first asked for.
namespace gatepost {

/// The functions that are used, found in the library when it is loaded.
struct GitLibrary {
    decltype(&git_libgit2_init) init = nullptr;
    decltype(&git_error_last) lastError = nullptr;
    decltype(&git_repository_open_ext) openRepository = nullptr;
    decltype(&git_repository_free) freeRepository = nullptr;
    decltype(&git_revparse_single) parseRevision = nullptr;
    decltype(&git_object_peel) peel = nullptr;
    decltype(&git_object_free) freeObject = nullptr;
    decltype(&git_tree_entry_bypath) entryByPath = nullptr;
    decltype(&git_tree_entry_filemode) entryMode = nullptr;
    decltype(&git_tree_entry_to_object) entryObject = nullptr;
    decltype(&git_tree_entry_free) freeEntry = nullptr;
    decltype(&git_tree_entry_id) entryId = nullptr;
    decltype(&git_repository_odb) objects = nullptr;
    decltype(&git_odb_read_header) header = nullptr;
    decltype(&git_odb_free) freeObjects = nullptr;
    decltype(&git_blob_rawcontent) blobBytes = nullptr;
    decltype(&git_blob_rawsize) blobSize = nullptr;
    decltype(&git_oid_tostr) idText = nullptr;
    decltype(&git_object_id) objectId = nullptr;
    decltype(&git_object_lookup) findObject = nullptr;
    decltype(&git_commit_time) commitTime = nullptr;
    decltype(&git_commit_author) commitAuthor = nullptr;
    decltype(&git_commit_summary) commitSummary = nullptr;
    decltype(&git_revwalk_new) newWalk = nullptr;
    decltype(&git_revwalk_simplify_first_parent) firstParents = nullptr;
    decltype(&git_revwalk_push) walkFrom = nullptr;
    decltype(&git_revwalk_next) nextCommit = nullptr;
    decltype(&git_revwalk_free) freeWalk = nullptr;

    /// Null if libgit2 is not installed.
    [[nodiscard]] static const GitLibrary *get();

    /// What went wrong last, in libgit2's words.
    [[nodiscard]] std::string error() const;
    /// True if a tree has no such entry. An object that is missing has the same code.
    [[nodiscard]] bool saysAbsent(int result) const {
        const git_error *last = lastError();
        return result == GIT_ENOTFOUND && last != nullptr && last->klass == GIT_ERROR_TREE;
    }

private:
    static std::optional<GitLibrary> load();
};

/// Frees what libgit2 gave.
template <typename T>
using GitOwned = std::unique_ptr<T, void (*)(T *)>;

} // namespace gatepost
#endif
