// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/sitefolder.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A folder as Git has it at a revision: "git:REV[:DIR]". Links are followed inside of it, as on a disk (readFileBelow).
/// libgit2 is loaded when the first one is opened, so that commands that need none start as fast as ever.
namespace gatepost {

struct GitCommit;

class GitFolder final : public FolderFiles {
public:
    [[nodiscard]] static bool isGitName(std::string_view name) { return name.starts_with("git:"); }

    /// `name` is "git:HEAD~1", "git:main:site" or "git:main:./site". The repository is that of the folder `from`; DIR
    /// begins at its root or, with "./", at that folder, which it is where there is none. The error is a sentence.
    [[nodiscard]] static std::expected<std::unique_ptr<GitFolder>, Message>
    open(const std::string &name, const std::string &from = ".");
    ~GitFolder() override;

    /// True if DIR is a file and not a folder; `read("")` gives it.
    [[nodiscard]] bool isFile() const;
    [[nodiscard]] std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override;
    /// None: an agent policy is not looked for.
    [[nodiscard]] std::expected<std::vector<std::string>, Message> names() const override;
    /// "git:main:site/robots.txt".
    [[nodiscard]] std::string pathOf(const std::string &name) const override;

    /// Git's name of the file that read() reads; empty if there is none. The error as there.
    [[nodiscard]] std::expected<std::string, Message> idOf(const std::string &name) const;

private:
    friend std::expected<std::vector<GitCommit>, Message> gitHistory(const std::string &repository,
                                                                     const std::string &folder,
                                                                     const std::string &revision);
    struct Data;
    explicit GitFolder(std::unique_ptr<Data> data);
    std::unique_ptr<Data> m_data;
};

struct GitCommit {
    std::string id;        ///< 40 hexadecimal digits
    std::int64_t time = 0; ///< of the committer, seconds since 1970
    std::unique_ptr<GitFolder> folder;
};
/// The commits of a revision by first parents, oldest first, each with its folder; commits that have no such folder have
/// it empty. `folder` begins at the repository's root; empty is the root. The error is a sentence.
[[nodiscard]] std::expected<std::vector<GitCommit>, Message>
gitHistory(const std::string &repository, const std::string &folder, const std::string &revision);

} // namespace gatepost
