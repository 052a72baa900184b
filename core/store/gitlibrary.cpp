// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/gitlibrary.h"

#ifdef GATEPOST_HAS_GIT
#include "core/store/nativelibrary.h"

#include <array>
#include <type_traits>

namespace gatepost {

const GitLibrary *GitLibrary::get() {
    static const std::optional<GitLibrary> loaded = load();
    return loaded ? &*loaded : nullptr;
}

std::string GitLibrary::error() const {
    const git_error *last = lastError();
    return last != nullptr && last->message != nullptr ? last->message : "unknown error";
}

std::optional<GitLibrary> GitLibrary::load() {
    constexpr std::array kNames = {"libgit2.so." LIBGIT2_SOVERSION,
                                   "libgit2." LIBGIT2_SOVERSION ".dylib", "libgit2.dll",
                                   "git2.dll"};
    void *handle = loadLibrary(kNames);
    if (handle == nullptr)
        return {};
    GitLibrary library;
    bool complete = true;
    const auto find = [&](auto &function, const char *name) {
        function =
            reinterpret_cast<std::remove_reference_t<decltype(function)>>(functionOf(handle, name));
        complete = complete && function != nullptr;
    };
    find(library.init, "git_libgit2_init");
    find(library.lastError, "git_error_last");
    find(library.openRepository, "git_repository_open_ext");
    find(library.freeRepository, "git_repository_free");
    find(library.parseRevision, "git_revparse_single");
    find(library.peel, "git_object_peel");
    find(library.freeObject, "git_object_free");
    find(library.entryByPath, "git_tree_entry_bypath");
    find(library.entryMode, "git_tree_entry_filemode");
    find(library.entryObject, "git_tree_entry_to_object");
    find(library.freeEntry, "git_tree_entry_free");
    find(library.entryId, "git_tree_entry_id");
    find(library.objects, "git_repository_odb");
    find(library.header, "git_odb_read_header");
    find(library.freeObjects, "git_odb_free");
    find(library.blobBytes, "git_blob_rawcontent");
    find(library.blobSize, "git_blob_rawsize");
    find(library.idText, "git_oid_tostr");
    find(library.objectId, "git_object_id");
    find(library.findObject, "git_object_lookup");
    find(library.commitTime, "git_commit_time");
    find(library.commitAuthor, "git_commit_author");
    find(library.commitSummary, "git_commit_summary");
    find(library.newWalk, "git_revwalk_new");
    find(library.firstParents, "git_revwalk_simplify_first_parent");
    find(library.walkFrom, "git_revwalk_push");
    find(library.nextCommit, "git_revwalk_next");
    find(library.freeWalk, "git_revwalk_free");
    if (!complete || library.init() < 0)
        return {};
    return library;
}

} // namespace gatepost
#endif
