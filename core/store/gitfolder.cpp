// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/gitfolder.h"

#include "core/store/gitlibrary.h"
#include "core/store/gitlog.h"
#include "core/store/gitplace.h"
#include "core/store/gittree.h"
#include "core/store/nativepath.h"
#include "core/store/readfile.h"
#include "core/text/limits.h"

#include <algorithm>
#include <filesystem>

namespace gatepost {

#ifdef GATEPOST_HAS_GIT

namespace {

namespace fs = std::filesystem;

Message notInstalled(const std::string &name) {
    return {
        GATEPOST_TEXT("store", "%1: libgit2 %2 is not installed, so Git's history cannot be read"),
        name, LIBGIT2_SOVERSION};
}

std::string textOf(const GitLibrary &git, const git_oid *id) {
    char text[GIT_OID_MAX_HEXSIZE + 1];
    return git.idText(text, sizeof text, id);
}

struct Repository {
    std::shared_ptr<git_repository> handle;
    std::string workFolder; ///< empty if nothing is checked out
    std::string folder;     ///< Git's own
};

/// `notOne` makes the sentence for a folder that is in no repository.
template <typename NotOne>
std::expected<Repository, Message> openRepository(const std::string &name, const std::string &from,
                                                  const NotOne &notOne) {
    const GitLibrary *git = GitLibrary::get();
    if (git == nullptr)
        return std::unexpected(notInstalled(name));
    const auto place = gitPlaceOf(name, from);
    if (!place)
        return std::unexpected(place.error());
    if (!*place)
        return std::unexpected(notOne("could not find repository at '" + from + "'"));
    git_repository *opened = nullptr;
    if (git->openRepository(&opened, (*place)->repository.c_str(),
                            GIT_REPOSITORY_OPEN_NO_SEARCH | GIT_REPOSITORY_OPEN_NO_DOTGIT,
                            nullptr) != 0)
        return std::unexpected(notOne(git->error()));
    return Repository{{opened, git->freeRepository}, (*place)->workFolder, (*place)->repository};
}

} // namespace

struct GitFolder::Data {
    using Kind = GitTree::Kind;

    std::string name; ///< as given, without a final slash
    std::string base; ///< of the folder or file in the repository, without links; empty = its root
    GitTree tree;
    Kind kind = Kind::Folder; ///< of the base

    [[nodiscard]] std::expected<GitTree::Found, Message> find(const std::string &file,
                                                              const std::string &shown) const;
};

/// What a name in the folder is, which nothing leads out of.
std::expected<GitTree::Found, Message> GitFolder::Data::find(const std::string &file,
                                                             const std::string &shown) const {
    if (kind == Kind::Nothing)
        return GitTree::Found{};
    const fs::path plain = nativePath(file).lexically_normal();
    if (plain.is_absolute() || (!plain.empty() && *plain.begin() == ".."))
        return std::unexpected(notread::notInside(shown));
    auto found = tree.find(joinedGit(base, plain.generic_string()), shown);
    if (found && !base.empty() && found->path != base && !found->path.starts_with(base + '/'))
        return std::unexpected(notread::linksOut(shown, found->path));
    if (found && found->kind == Kind::Nothing && found->byLink)
        return std::unexpected(notread::linksToNothing(shown, found->path));
    return found;
}

std::expected<std::unique_ptr<GitFolder>, Message> GitFolder::open(const std::string &name,
                                                                   const std::string &from) {
    const std::string rest = name.substr(4);
    const std::size_t colon = rest.find(':');
    const std::string revision = rest.substr(0, colon);
    std::string folder = colon == std::string::npos ? "./" : rest.substr(colon + 1);

    auto data = std::make_unique<Data>();
    data->name = name;
    const auto opened = openRepository(name, from, [&](const std::string &why) {
        return from == "."
                   ? Message(GATEPOST_TEXT("store", "%1: the current folder is not in a Git "
                                                    "repository (%2)"),
                             name, why)
                   : Message(GATEPOST_TEXT("store", "%1: the folder %2 is not in a Git "
                                                    "repository (%3)"),
                             name, from, why);
    });
    if (!opened)
        return std::unexpected(opened.error());
    const GitLibrary *git = GitLibrary::get();
    git_repository *repository = opened->handle.get();
    git_object *object = nullptr;
    if (revision.empty() || git->parseRevision(&object, repository, revision.c_str()) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: there is no revision %2"), name,
                                       gatepost::quoted(revision)));
    const GitOwned<git_object> parsed(object, git->freeObject);
    git_object *tree = nullptr;
    if (git->peel(&tree, object, GIT_OBJECT_TREE) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: %2 is not a commit"), name,
                                       gatepost::quoted(revision)));
    data->tree = {opened->handle, {tree, git->freeObject}};

    if (folder.starts_with("./") || folder == ".") {
        std::error_code error;
        const fs::path here =
            opened->workFolder.empty()
                ? fs::path()
                : fs::relative(fs::canonical(fs::path(from), error), opened->workFolder, error);
        folder = (here / folder).lexically_normal().generic_string();
    }
    while (folder.ends_with('/'))
        folder.pop_back();
    if (folder == ".")
        folder.clear();
    const auto found = data->tree.find(folder, data->name);
    if (!found)
        return std::unexpected(found.error());
    if (found->kind == Data::Kind::Nothing)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: revision %2 has no %3"), name,
                                       gatepost::quoted(revision), folder));
    data->base = found->path;
    data->kind = found->kind;
    return std::unique_ptr<GitFolder>(new GitFolder(std::move(data)));
}

std::expected<std::optional<std::string>, Message> GitFolder::read(const std::string &name) const {
    const std::string shown = pathOf(name);
    const auto found = m_data->find(name, shown);
    if (!found)
        return std::unexpected(found.error());
    if (found->kind == Data::Kind::Nothing)
        return std::nullopt;
    if (found->kind == Data::Kind::Folder)
        return std::unexpected(notread::isFolder(shown));
    return m_data->tree.bytesOf(found->entry.get(), shown, limits::kFile)
        .transform([](std::string bytes) { return std::optional(std::move(bytes)); });
}

bool GitFolder::isFile() const {
    return m_data->kind == Data::Kind::File;
}

std::expected<std::string, Message> GitFolder::idOf(const std::string &name) const {
    return m_data->find(name, pathOf(name)).transform([](const GitTree::Found &found) {
        return found.entry == nullptr
                   ? std::string()
                   : textOf(*GitLibrary::get(), GitLibrary::get()->entryId(found.entry.get()));
    });
}

std::expected<std::vector<GitCommit>, Message>
gitHistory(const std::string &repository, const std::string &folder, const std::string &revision) {
    const std::string name = "git:" + repository;
    const auto repositoryOpened = openRepository(name, repository, [&](const std::string &why) {
        return Message(GATEPOST_TEXT("store", "%1: is not a Git repository (%2)"), name, why);
    });
    if (!repositoryOpened)
        return std::unexpected(repositoryOpened.error());
    const GitLibrary *git = GitLibrary::get();
    const std::shared_ptr<git_repository> shared = repositoryOpened->handle;
    git_repository *opened = shared.get();
    git_object *object = nullptr;
    if (git->parseRevision(&object, opened, revision.c_str()) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: there is no revision %2"), name,
                                       gatepost::quoted(revision)));
    const GitOwned<git_object> parsed(object, git->freeObject);
    git_object *commit = nullptr;
    if (git->peel(&commit, object, GIT_OBJECT_COMMIT) != 0)
        return std::unexpected(Message(GATEPOST_TEXT("store", "%1: %2 is not a commit"), name,
                                       gatepost::quoted(revision)));
    const GitOwned<git_object> newest(commit, git->freeObject);
    git_revwalk *walk = nullptr;
    if (git->newWalk(&walk, opened) != 0)
        return std::unexpected(Message(name + ": " + git->error()));
    const GitOwned<git_revwalk> walking(walk, git->freeWalk);
    git->firstParents(walk);
    if (git->walkFrom(walk, git->objectId(commit)) != 0)
        return std::unexpected(Message(name + ": " + git->error()));

    const auto shallowEnds = shallowEndsOf(repositoryOpened->folder);
    if (!shallowEnds)
        return std::unexpected(shallowEnds.error());
    std::vector<GitCommit> commits;
    git_oid id;
    for (int result = git->nextCommit(&id, walk); result != GIT_ITEROVER;
         result = git->nextCommit(&id, walk)) {
        if (result != 0)
            return std::unexpected(Message(name + ": " + git->error()));
        // What the policy was before would be taken for no policy at all.
        if (shallowEnds->contains(textOf(*git, &id)))
            return std::unexpected(Message(
                GATEPOST_TEXT("store", "%1: this clone is shallow, its history ends at commit %2. "
                                       "Retrieve all of it: git fetch --unshallow, or "
                                       "fetch-depth: 0 of actions/checkout"),
                name, textOf(*git, &id).substr(0, 8)));
        git_object *found = nullptr;
        git_object *tree = nullptr;
        if (git->findObject(&found, opened, &id, GIT_OBJECT_COMMIT) != 0)
            return std::unexpected(Message(name + ": " + git->error()));
        const GitOwned<git_object> owned(found, git->freeObject);
        if (git->peel(&tree, found, GIT_OBJECT_TREE) != 0)
            return std::unexpected(Message(name + ": " + git->error()));
        auto data = std::make_unique<GitFolder::Data>();
        data->name = name + "@" + textOf(*git, &id);
        data->tree = {shared, {tree, git->freeObject}};
        const auto base = data->tree.find(folder, joinedGit(data->name, folder));
        if (!base)
            return std::unexpected(base.error());
        data->base = base->path;
        data->kind = base->kind;
        commits.push_back({textOf(*git, &id),
                           git->commitTime(reinterpret_cast<git_commit *>(found)),
                           std::unique_ptr<GitFolder>(new GitFolder(std::move(data)))});
    }
    std::ranges::reverse(commits);
    return commits;
}

std::expected<std::vector<GitLogEntry>, Message> gitLog(const std::string &folder,
                                                        std::size_t most) {
    const auto opened = openRepository("git", folder, [&](const std::string &why) {
        return Message(GATEPOST_TEXT("store", "The folder %1 is not in a Git repository (%2)"),
                       folder, why);
    });
    if (!opened)
        return std::unexpected(opened.error());
    const GitLibrary *git = GitLibrary::get();
    const auto failed = [&] {
        return std::unexpected(Message(
            GATEPOST_TEXT("store", "The history of %1 cannot be read: %2"), folder, git->error()));
    };
    git_object *object = nullptr;
    if (git->parseRevision(&object, opened->handle.get(), "HEAD") != 0)
        return std::unexpected(
            Message(GATEPOST_TEXT("store", "The repository of %1 has no commit yet"), folder));
    const GitOwned<git_object> newest(object, git->freeObject);
    git_revwalk *walk = nullptr;
    if (git->newWalk(&walk, opened->handle.get()) != 0)
        return failed();
    const GitOwned<git_revwalk> walking(walk, git->freeWalk);
    git->firstParents(walk);
    if (git->walkFrom(walk, git->objectId(object)) != 0)
        return failed();
    std::vector<GitLogEntry> entries;
    git_oid id;
    for (int result = 0; entries.size() < most;) {
        result = git->nextCommit(&id, walk);
        if (result == GIT_ITEROVER)
            break;
        git_object *found = nullptr;
        if (result != 0 ||
            git->findObject(&found, opened->handle.get(), &id, GIT_OBJECT_COMMIT) != 0)
            return failed();
        const GitOwned<git_object> owned(found, git->freeObject);
        auto *commit = reinterpret_cast<git_commit *>(found);
        const git_signature *author = git->commitAuthor(commit);
        const char *subject = git->commitSummary(commit);
        entries.push_back({textOf(*git, &id), git->commitTime(commit),
                           author != nullptr && author->name != nullptr ? author->name : "",
                           subject != nullptr ? subject : ""});
    }
    return entries;
}

#else

std::expected<std::vector<GitLogEntry>, Message> gitLog(const std::string &folder,
                                                        std::size_t /*most*/) {
    return std::unexpected(Message(
        GATEPOST_TEXT("store", "%1: this build of Gatepost cannot read Git's history"), folder));
}

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
std::expected<std::string, Message> GitFolder::idOf(const std::string & /*name*/) const {
    return std::string();
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
