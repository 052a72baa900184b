// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/gitlibrary.h"
#include "core/text/message.h"

#ifdef GATEPOST_HAS_GIT
#include <cstdint>
#include <expected>
#include <memory>
#include <string>

/// Inside the store alone: the files of one revision.
namespace gatepost {

/// Two parts of a path in a repository, of which either may be empty.
[[nodiscard]] std::string joinedGit(const std::string &folder, const std::string &name);

class GitTree {
public:
    enum class Kind : std::uint8_t { Nothing, File, Folder };
    struct Found {
        Kind kind = Kind::Nothing;
        std::string path; ///< in the repository, without links
        bool byLink = false;
        GitOwned<git_tree_entry> entry{nullptr, nullptr}; ///< of a file
    };

    GitTree() = default;
    GitTree(std::shared_ptr<git_repository> repository, GitOwned<git_object> tree)
        : m_repository(std::move(repository)), m_tree(std::move(tree)) {}

    /// What is at a path from the repository's root. Links are followed as a disk follows them: Git keeps the name that
    /// a link leads to as if that were its text. The error is a sentence about `shown`, which people call the file.
    [[nodiscard]] std::expected<Found, Message> find(const std::string &path,
                                                     const std::string &shown) const;
    /// Of at most `most` bytes.
    [[nodiscard]] std::expected<std::string, Message>
    bytesOf(const git_tree_entry *entry, const std::string &shown, std::size_t most) const;

private:
    std::shared_ptr<git_repository> m_repository; // before the tree, which it outlives
    GitOwned<git_object> m_tree{nullptr, nullptr};
};

} // namespace gatepost
#endif
