// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/sitefolder.h"

#include <expected>
#include <string>

/// The files of an environment (S147), in a folder below the site's.
namespace gatepost {

/// Files of a folder below another one. What a site keeps once is not theirs: a gatepost.yaml in it is not read, nor an agent
/// policy.
class FilesBelow final : public FolderFiles {
public:
    /// `files` must live as long as the object. `name`: "staging", "sites/staging"; "." is the folder itself.
    FilesBelow(const FolderFiles &files, std::string name);
    [[nodiscard]] std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override;
    [[nodiscard]] std::expected<std::vector<std::string>, Message> names() const override;
    [[nodiscard]] std::string pathOf(const std::string &name) const override;

private:
    const FolderFiles &m_files;
    std::string m_prefix;
};

/// The site of an environment whose files are not the site's own: its policies, answers and chained files; a chained file that
/// gatepost.yaml maps is where that says. The registry is the built-in one. The error is a sentence that names the file.
[[nodiscard]] std::expected<Site, Message>
siteOf(const FolderFiles &files, const SiteSettings &settings, const Environment &environment);

} // namespace gatepost
