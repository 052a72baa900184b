// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/gittree.h"

#ifdef GATEPOST_HAS_GIT
#include "core/store/readfile.h"
#include "core/text/limits.h"

#include <algorithm>
#include <cerrno>
#include <ranges>
#include <vector>

namespace gatepost {

namespace {

/// The parts of a path, the last one first.
void pushParts(std::vector<std::string> &parts, const std::string &path) {
    const std::size_t before = parts.size();
    for (const auto &part : std::views::split(path, '/'))
        parts.emplace_back(part.begin(), part.end());
    std::reverse(parts.begin() + static_cast<std::ptrdiff_t>(before), parts.end());
}

constexpr int kMostLinks = 40;            ///< one after the other, as on Linux
constexpr std::size_t kMostTarget = 4096; ///< bytes of a link's target

} // namespace

std::string joinedGit(const std::string &folder, const std::string &name) {
    return folder.empty() || name.empty() ? folder + name : folder + '/' + name;
}

auto GitTree::find(const std::string &path, const std::string &shown) const
    -> std::expected<Found, Message> {
    const GitLibrary &git = *GitLibrary::get();
    Found found{.kind = Kind::Folder, .path = {}};
    std::vector<std::string> ahead;
    pushParts(ahead, path);
    std::string target = path;
    for (int links = 0; !ahead.empty();) {
        const std::string part = std::move(ahead.back());
        ahead.pop_back();
        if (part.empty() || part == ".")
            continue;
        if (part == "..") {
            if (found.path.empty())
                return std::unexpected(found.byLink ? notread::linksOut(shown, target)
                                                    : notread::notInside(shown));
            found.path.resize(found.path.find('/') == std::string::npos ? 0
                                                                        : found.path.rfind('/'));
            continue;
        }
        const std::string at = joinedGit(found.path, part);
        git_tree_entry *read = nullptr;
        const int result =
            git.entryByPath(&read, reinterpret_cast<const git_tree *>(m_tree.get()), at.c_str());
        GitOwned<git_tree_entry> entry(read, git.freeEntry);
        if (result != 0 && !git.saysAbsent(result))
            return std::unexpected(Message(shown + ": " + git.error()));
        const git_filemode_t mode = result == 0 ? git.entryMode(read) : GIT_FILEMODE_UNREADABLE;
        if (mode == GIT_FILEMODE_COMMIT)
            return std::unexpected(
                Message(GATEPOST_TEXT("store", "%1 was not read, because %2 is a submodule, whose "
                                               "files are in another repository."),
                        shown, at));
        if (mode == GIT_FILEMODE_LINK) {
            auto text = bytesOf(read, shown, limits::kMiB);
            if (!text)
                return std::unexpected(text.error());
            if (text->size() > kMostTarget)
                return std::unexpected(notread::failed(shown, SystemError{ENAMETOOLONG}));
            target = std::move(*text);
            if (target.starts_with('/'))
                return std::unexpected(notread::linksOut(shown, target));
            if (++links > kMostLinks)
                return std::unexpected(notread::failed(shown, SystemError{ELOOP}));
            found.byLink = true;
            pushParts(ahead, target);
            continue;
        }
        found.path = at;
        if (mode == GIT_FILEMODE_TREE)
            continue;
        found.kind = result == 0 && ahead.empty() ? Kind::File : Kind::Nothing;
        found.entry = std::move(entry);
        for (; !ahead.empty(); ahead.pop_back())
            found.path = joinedGit(found.path, ahead.back());
        return found;
    }
    return found;
}

std::expected<std::string, Message>
GitTree::bytesOf(const git_tree_entry *entry, const std::string &shown, std::size_t most) const {
    const GitLibrary &git = *GitLibrary::get();
    // A few kilobytes of a stranger's history may unpack to gigabytes: the size is read first.
    git_odb *opened = nullptr;
    if (git.objects(&opened, m_repository.get()) != 0)
        return std::unexpected(Message(shown + ": " + git.error()));
    const GitOwned<git_odb> objects(opened, git.freeObjects);
    std::size_t size = 0;
    git_object_t type = GIT_OBJECT_INVALID;
    if (git.header(&size, &type, objects.get(), git.entryId(entry)) != 0)
        return std::unexpected(Message(shown + ": " + git.error()));
    if (size > most)
        return std::unexpected(notread::tooLarge(shown, most));
    git_object *object = nullptr;
    if (git.entryObject(&object, m_repository.get(), entry) != 0)
        return std::unexpected(Message(shown + ": " + git.error()));
    const GitOwned<git_object> owned(object, git.freeObject);
    if (type != GIT_OBJECT_BLOB)
        return std::unexpected(Message(shown + ": is not a file"));
    const auto *blob = reinterpret_cast<const git_blob *>(object);
    return std::string(static_cast<const char *>(git.blobBytes(blob)),
                       static_cast<std::size_t>(git.blobSize(blob)));
}

} // namespace gatepost
#endif
