// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/ask/ask.h"
#include "core/settings/sitesettings.h"
#include "core/simulate/site.h"
#include "core/store/filesystem.h"

#include <array>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A site's folder:
///
///     robots.txt, robots-ai.txt, robots2.txt    policies
///     *.kno                                     the agent policy: the first by name
///     gatepost.yaml, asks.json                  what a site keeps beside its policies
///     chain/HOST/PATH                           chained files, unless gatepost.yaml maps their URLs
///
/// A folder may come from a stranger: nothing outside of it is read (readFileBelow).
namespace gatepost {

/// The files of a folder, wherever they are: on a disk, in an archive, in the program itself.
class FolderFiles {
public:
    virtual ~FolderFiles() = default;
    /// The bytes of a file, by its name in the folder ("chain/a.example/b"); absent if there is none. The error is a
    /// sentence that names the file.
    [[nodiscard]] virtual std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const = 0;
    /// What is directly in the folder, sorted.
    [[nodiscard]] virtual std::expected<std::vector<std::string>, Message> names() const = 0;
    /// The file's path, for people and for opening it.
    [[nodiscard]] virtual std::string pathOf(const std::string &name) const = 0;
};

class DiskFolder final : public FolderFiles {
public:
    DiskFolder(FileSystem &system, std::string folder)
        : m_system(system), m_folder(std::move(folder)) {}
    [[nodiscard]] std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override;
    [[nodiscard]] std::expected<std::vector<std::string>, Message> names() const override;
    [[nodiscard]] std::string pathOf(const std::string &name) const override;

private:
    FileSystem &m_system;
    std::string m_folder;
};

struct StoredFile {
    std::string name; ///< in the folder
    std::string bytes;
};

/// A file that is there and was not understood or not read.
struct UnreadFile {
    std::string name;
    Message why; ///< a sentence that names the file
};

constexpr std::string_view kSettingsFile = "gatepost.yaml";
constexpr std::string_view kAsksFile = "asks.json";

/// What a site keeps beside its policies. A text that is not understood is there, with what it would mean left empty.
struct SideFiles {
    std::optional<std::string> settingsText;
    SiteSettings settings;
    std::optional<std::string> asksText;
    std::optional<AskRehearsal> asks;
    std::vector<UnreadFile> unread;
};

struct SiteFolder {
    /// The site files, by FileId::index().
    std::array<std::optional<StoredFile>, kSiteFileCount> policies;
    std::optional<StoredFile> agentPolicy;
    SideFiles side;
    std::vector<UnreadFile> unread; ///< of the policies
};

[[nodiscard]] SideFiles readSideFiles(const FolderFiles &files);
[[nodiscard]] SiteFolder readSiteFolder(const FolderFiles &files);

/// The name in the folder of the file of a chained URL: where gatepost.yaml maps it, else below chain/. Absent if there
/// is no place for it.
[[nodiscard]] std::optional<std::string> chainedFileName(const SiteSettings &settings,
                                                         const std::string &url);
/// What followChain() asks. The error is a sentence.
[[nodiscard]] std::expected<std::string, Message>
readChainedFile(const FolderFiles &files, const SiteSettings &settings, const std::string &url);

/// Addresses of the sitemaps that gatepost.yaml names, which are copies in the folder. The error is a sentence that names
/// the file.
[[nodiscard]] std::expected<std::vector<std::string>, Message>
sitemapPaths(const FolderFiles &files, const SiteSettings &settings);

/// Real addresses of a site, for examples: the sample paths of gatepost.yaml, then those of its sitemaps. The error as there.
[[nodiscard]] std::expected<std::vector<std::string>, Message>
examplePaths(const FolderFiles &files, const SiteSettings &settings);

/// The whole site, its chain walked: over the folder's files, or over any function.
[[nodiscard]] Site siteOf(const SiteFolder &folder, const FolderFiles &files);
[[nodiscard]] Site siteOf(const SiteFolder &folder, const ChainFetch &fetch);

} // namespace gatepost
