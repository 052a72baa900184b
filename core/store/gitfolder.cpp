// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/gitfolder.h"

#include "core/store/readfile.h"
#include "core/text/ascii.h"
#include "core/text/limits.h"

#include <algorithm>
#include <filesystem>

#if __has_include(<git2.h>) && __has_include(<dlfcn.h>)
#define GATEPOST_HAS_GIT
#include <dlfcn.h>
#include <git2.h>
#endif

namespace gatepost {

#ifdef GATEPOST_HAS_GIT

namespace {

namespace fs = std::filesystem;

/// The functions that are used, found in the library when it is loaded.
struct Library {
    decltype(&git_libgit2_init) init = nullptr;
    decltype(&git_error_last) lastError = nullptr;
    decltype(&git_repository_open_ext) openRepository = nullptr;
    decltype(&git_repository_workdir) workFolder = nullptr;
    decltype(&git_repository_free) freeRepository = nullptr;
    decltype(&git_revparse_single) parseRevision = nullptr;
    decltype(&git_object_peel) peel = nullptr;
    decltype(&git_object_free) freeObject = nullptr;
    decltype(&git_tree_entry_bypath) entryByPath = nullptr;
    decltype(&git_tree_entry_type) entryType = nullptr;
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
    decltype(&git_revwalk_new) newWalk = nullptr;
    decltype(&git_revwalk_simplify_first_parent) firstParents = nullptr;
    decltype(&git_revwalk_push) walkFrom = nullptr;
    decltype(&git_revwalk_next) nextCommit = nullptr;
    decltype(&git_revwalk_free) freeWalk = nullptr;

    /// Null if there is no such library on this machine.
    static const Library *get() {
        static const std::optional<Library> loaded = load();
        return loaded ? &*loaded : nullptr;
    }

    [[nodiscard]] std::string error() const {
        const git_error *last = lastError();
        return last != nullptr && last->message != nullptr ? last->message : "unknown error";
    }

private:
    static std::optional<Library> load() {
        void *handle = nullptr;
        for (const char *name :
             {"libgit2.so." LIBGIT2_SOVERSION, "libgit2." LIBGIT2_SOVERSION ".dylib"})
            if (handle == nullptr)
                handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
        if (handle == nullptr)
            return {};
        Library library;
        bool complete = true;
        const auto find = [&](auto &function, const char *name) {
            function =
                reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(handle, name));
            complete = complete && function != nullptr;
        };
        find(library.init, "git_libgit2_init");
        find(library.lastError, "git_error_last");
        find(library.openRepository, "git_repository_open_ext");
        find(library.workFolder, "git_repository_workdir");
        find(library.freeRepository, "git_repository_free");
        find(library.parseRevision, "git_revparse_single");
        find(library.peel, "git_object_peel");
        find(library.freeObject, "git_object_free");
        find(library.entryByPath, "git_tree_entry_bypath");
        find(library.entryType, "git_tree_entry_type");
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
        find(library.newWalk, "git_revwalk_new");
        find(library.firstParents, "git_revwalk_simplify_first_parent");
        find(library.walkFrom, "git_revwalk_push");
        find(library.nextCommit, "git_revwalk_next");
        find(library.freeWalk, "git_revwalk_free");
        if (!complete || library.init() < 0)
            return {};
        return library;
    }
};

/// The text of a file that is nothing but a file; empty otherwise.
std::string smallText(const fs::path &path) {
    constexpr std::size_t kMost = 4096;
    const std::u8string name = path.u8string();
    return readFile(FileSystem::real(), std::string(name.begin(), name.end()), kMost)
        .value_or(std::string());
}

/// The path that a file of Git's names ("gitdir: ../x"), from `folder`; empty if there is no such file.
fs::path named(const fs::path &file, std::string_view key, const fs::path &folder) {
    const std::string text = smallText(file);
    if (text.empty() || !text.starts_with(key))
        return {};
    const std::string_view rest = trimmed(std::string_view(text).substr(key.size()));
    return folder / fs::path(rest.substr(0, rest.find_first_of("\r\n")));
}

/// The first pipe, socket or device in a repository's own folder, whose reader would wait for ever; empty if there is none.
fs::path firstSpecial(const fs::path &folder) {
    std::error_code error;
    for (fs::recursive_directory_iterator
             entry(folder, fs::directory_options::skip_permission_denied, error),
         end;
         !error && entry != end; entry.increment(error)) {
        const fs::file_type type = entry->status(error).type();
        error.clear(); // a link to nothing
        if (type == fs::file_type::fifo || type == fs::file_type::socket ||
            type == fs::file_type::character || type == fs::file_type::block)
            return entry->path();
    }
    return {};
}

/// Why the repository around a folder is not opened: libgit2 would wait for a pipe.
std::optional<std::string> specialInRepository(const std::string &from) {
    std::error_code error;
    for (fs::path folder = fs::absolute(from, error); !folder.empty();
         folder = folder == folder.root_path() ? fs::path() : folder.parent_path()) {
        fs::path git = folder / ".git";
        if (!fs::exists(git, error)) {
            // A repository without a working tree: the folder itself.
            if (!fs::exists(folder / "objects", error) || !fs::exists(folder / "refs", error))
                continue;
            git = folder;
        }
        if (!fs::is_directory(git, error)) {
            if (!fs::is_regular_file(git, error))
                return git.generic_string();
            git = named(git, "gitdir:", folder); // a worktree or a submodule
        }
        for (const fs::path &each : {git, named(git / "commondir", "", git)})
            if (!each.empty())
                if (const fs::path special = firstSpecial(each); !special.empty())
                    return special.generic_string();
        return {};
    }
    return {};
}

/// Frees what libgit2 gave.
template <typename T>
using Owned = std::unique_ptr<T, void (*)(T *)>;

Message notInstalled(const std::string &name) {
    return {
        GATEPOST_TEXT("store", "%1: libgit2 %2 is not installed, so Git's history cannot be read"),
        name, LIBGIT2_SOVERSION};
}

Message notRead(const std::string &name, const std::string &special) {
    return {GATEPOST_TEXT("store", "%1: %2 is not a regular file but a pipe, a device or something "
                                   "else, so the repository was not read"),
            name, special};
}

std::string textOf(const Library &git, const git_oid *id) {
    char text[GIT_OID_MAX_HEXSIZE + 1];
    return git.idText(text, sizeof text, id);
}

} // namespace

struct GitFolder::Data {
    std::string name; ///< as given, without a final slash
    std::string base; ///< of the folder or file in the repository; empty = its root
    std::shared_ptr<git_repository> repository; ///< before the tree, which it outlives
    Owned<git_object> tree{nullptr, nullptr};
    bool isFile = false;

    [[nodiscard]] Owned<git_tree_entry> entry(const std::string &path) const {
        const Library &git = *Library::get();
        git_tree_entry *found = nullptr;
        if (git.entryByPath(&found, reinterpret_cast<const git_tree *>(tree.get()), path.c_str()) !=
            0)
            found = nullptr;
        return {found, git.freeEntry};
    }
};

std::expected<std::unique_ptr<GitFolder>, Message> GitFolder::open(const std::string &name,
                                                                   const std::string &from) {
    const Library *git = Library::get();
    if (git == nullptr)
        return std::unexpected(notInstalled(name));
    const std::string rest = name.substr(4);
    const std::size_t colon = rest.find(':');
    const std::string revision = rest.substr(0, colon);
    std::string folder = colon == std::string::npos ? "./" : rest.substr(colon + 1);

    auto data = std::make_unique<Data>();
    data->name = name;
    if (const auto special = specialInRepository(from))
        return std::unexpected(notRead(name, *special));
    git_repository *repository = nullptr;
    if (git->openRepository(&repository, from.c_str(), 0, nullptr) != 0)
        return std::unexpected(
            from == "." ? Message(GATEPOST_TEXT("store", "%1: the current folder is not in a Git "
                                                         "repository (%2)"),
                                  name, git->error())
                        : Message(GATEPOST_TEXT("store", "%1: the folder %2 is not in a Git "
                                                         "repository (%3)"),
                                  name, from, git->error()));
    data->repository = {repository, git->freeRepository};
    git_object *object = nullptr;
    if (revision.empty() || git->parseRevision(&object, repository, revision.c_str()) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: there is no revision %2"), name,
                                       gatepost::quoted(revision)));
    const Owned<git_object> parsed(object, git->freeObject);
    git_object *tree = nullptr;
    if (git->peel(&tree, object, GIT_OBJECT_TREE) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: %2 is not a commit"), name,
                                       gatepost::quoted(revision)));
    data->tree = {tree, git->freeObject};

    if (folder.starts_with("./") || folder == ".") {
        const char *work = git->workFolder(repository);
        std::error_code error;
        const fs::path here = work == nullptr ? fs::path()
                                              : fs::relative(fs::canonical(fs::path(from), error),
                                                             fs::path(work), error);
        folder = (here / folder).lexically_normal().generic_string();
    }
    while (folder.ends_with('/'))
        folder.pop_back();
    data->base = folder == "." ? std::string() : folder;
    if (!data->base.empty()) {
        const auto entry = data->entry(data->base);
        if (entry == nullptr)
            return std::unexpected(Message(GATEPOST_TEXT("store", "%1: revision %2 has no %3"),
                                           name, gatepost::quoted(revision), data->base));
        data->isFile = git->entryType(entry.get()) == GIT_OBJECT_BLOB;
    }
    return std::unique_ptr<GitFolder>(new GitFolder(std::move(data)));
}

std::expected<std::optional<std::string>, Message> GitFolder::read(const std::string &name) const {
    const Library &git = *Library::get();
    std::string path = m_data->base;
    if (!name.empty())
        path += (path.empty() ? "" : "/") + name;
    const auto entry = m_data->entry(path);
    if (entry == nullptr)
        return std::nullopt;
    // A few kilobytes of a stranger's history may unpack to gigabytes: the size is read first.
    git_odb *opened = nullptr;
    if (git.objects(&opened, m_data->repository.get()) != 0)
        return std::unexpected(Message(pathOf(name) + ": " + git.error()));
    const Owned<git_odb> objects(opened, git.freeObjects);
    std::size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    if (git.header(&size, &type, objects.get(), git.entryId(entry.get())) == 0 &&
        type == GIT_OBJECT_BLOB && size > limits::kFile)
        return std::unexpected(
            Message(GATEPOST_TEXT("store", "%1 was not read, because it is larger than %2 MiB."),
                    pathOf(name), limits::kFile / limits::kMiB));
    git_object *object = nullptr;
    if (git.entryType(entry.get()) != GIT_OBJECT_BLOB ||
        git.entryObject(&object, m_data->repository.get(), entry.get()) != 0)
        return std::unexpected(Message(pathOf(name) + ": is not a file"));
    const Owned<git_object> owned(object, git.freeObject);
    const auto *blob = reinterpret_cast<const git_blob *>(object);
    return std::string(static_cast<const char *>(git.blobBytes(blob)),
                       static_cast<std::size_t>(git.blobSize(blob)));
}

bool GitFolder::isFile() const {
    return m_data->isFile;
}

std::string GitFolder::idOf(const std::string &name) const {
    const Library &git = *Library::get();
    const auto entry = m_data->entry(m_data->base.empty() ? name : m_data->base + "/" + name);
    return entry == nullptr ? std::string() : textOf(git, git.entryId(entry.get()));
}

std::expected<std::vector<GitCommit>, Message>
gitHistory(const std::string &repository, const std::string &folder, const std::string &revision) {
    const std::string name = "git:" + repository;
    const Library *git = Library::get();
    if (git == nullptr)
        return std::unexpected(notInstalled(name));
    if (const auto special = specialInRepository(repository))
        return std::unexpected(notRead(name, *special));
    git_repository *opened = nullptr;
    if (git->openRepository(&opened, repository.c_str(), 0, nullptr) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: is not a Git repository (%2)"),
                                       name, git->error()));
    const std::shared_ptr<git_repository> shared(opened, git->freeRepository);
    git_object *object = nullptr;
    if (git->parseRevision(&object, opened, revision.c_str()) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: there is no revision %2"), name,
                                       gatepost::quoted(revision)));
    const Owned<git_object> parsed(object, git->freeObject);
    git_object *commit = nullptr;
    if (git->peel(&commit, object, GIT_OBJECT_COMMIT) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: %2 is not a commit"), name,
                                       gatepost::quoted(revision)));
    const Owned<git_object> newest(commit, git->freeObject);
    git_revwalk *walk = nullptr;
    if (git->newWalk(&walk, opened) != 0)
        return std::unexpected(Message(name + ": " + git->error()));
    const Owned<git_revwalk> walking(walk, git->freeWalk);
    git->firstParents(walk);
    git->walkFrom(walk, git->objectId(commit));

    std::vector<GitCommit> commits;
    git_oid id;
    while (git->nextCommit(&id, walk) == 0) {
        git_object *found = nullptr;
        git_object *tree = nullptr;
        if (git->findObject(&found, opened, &id, GIT_OBJECT_COMMIT) != 0)
            return std::unexpected(Message(name + ": " + git->error()));
        const Owned<git_object> owned(found, git->freeObject);
        if (git->peel(&tree, found, GIT_OBJECT_TREE) != 0)
            return std::unexpected(Message(name + ": " + git->error()));
        auto data = std::make_unique<GitFolder::Data>();
        data->name = name + "@" + textOf(*git, &id);
        data->base = folder;
        data->repository = shared;
        data->tree = {tree, git->freeObject};
        commits.push_back({textOf(*git, &id),
                           git->commitTime(reinterpret_cast<git_commit *>(found)),
                           std::unique_ptr<GitFolder>(new GitFolder(std::move(data)))});
    }
    std::ranges::reverse(commits);
    return commits;
}

#else

struct GitFolder::Data {
    std::string name;
};

std::expected<std::unique_ptr<GitFolder>, Message> GitFolder::open(const std::string &name,
                                                                   const std::string & /*from*/) {
    return std::unexpected(Message(
        GATEPOST_TEXT("store", "%1: this build of Gatepost cannot read Git's history"), name));
}
std::expected<std::optional<std::string>, Message>
GitFolder::read(const std::string & /*name*/) const {
    return std::nullopt;
}
bool GitFolder::isFile() const {
    return false;
}
std::string GitFolder::idOf(const std::string & /*name*/) const {
    return {};
}
std::expected<std::vector<GitCommit>, Message> gitHistory(const std::string &repository,
                                                          const std::string & /*folder*/,
                                                          const std::string & /*revision*/) {
    return std::unexpected(
        Message(GATEPOST_TEXT("store", "%1: this build of Gatepost cannot read Git's history"),
                "git:" + repository));
}

#endif

GitFolder::GitFolder(std::unique_ptr<Data> data) : m_data(std::move(data)) {}
GitFolder::~GitFolder() = default;

std::expected<std::vector<std::string>, Message> GitFolder::names() const {
    return std::vector<std::string>();
}

std::string GitFolder::pathOf(const std::string &name) const {
    return name.empty() ? m_data->name : m_data->name + "/" + name;
}

} // namespace gatepost
