// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/sitefolder.h"

#include "core/dialect/filerole.h"
#include "core/settings/sitemap.h"
#include "core/store/readfile.h"

#include <algorithm>
#include <iterator>

namespace gatepost {

namespace {

Message notUnderstood(const FolderFiles &files, std::string_view name, Message why) {
    return {GATEPOST_TEXT("store", "%1: %2"), files.pathOf(std::string(name)), std::move(why)};
}

std::optional<std::string> read(const FolderFiles &files, std::string_view name,
                                std::vector<UnreadFile> &unread) {
    auto bytes = files.read(std::string(name));
    if (bytes)
        return std::move(*bytes);
    unread.push_back({std::string(name), std::move(bytes.error())});
    return {};
}

} // namespace

std::expected<std::optional<std::string>, Message> DiskFolder::read(const std::string &name) const {
    return readFileBelow(m_system, m_folder, name);
}

std::expected<std::vector<std::string>, Message> DiskFolder::names() const {
    return m_system.names(m_folder).transform_error([&](const SystemError &error) {
        return Message(GATEPOST_TEXT("store", "The folder %1 could not be read: %2."), m_folder,
                       error.message());
    });
}

std::string DiskFolder::pathOf(const std::string &name) const {
    return joinedPath(m_folder, name);
}

SideFiles readSideFiles(const FolderFiles &files) {
    SideFiles side;
    side.settingsText = read(files, kSettingsFile, side.unread);
    if (side.settingsText) {
        if (auto settings = readSiteSettings(*side.settingsText))
            side.settings = std::move(*settings);
        else
            side.unread.push_back(
                {std::string(kSettingsFile),
                 notUnderstood(files, kSettingsFile, std::move(settings.error()))});
    }
    side.asksText = read(files, kAsksFile, side.unread);
    if (side.asksText) {
        if (auto asks = readAskRehearsal(*side.asksText))
            side.asks = std::move(*asks);
        else
            side.unread.push_back(
                {std::string(kAsksFile), notUnderstood(files, kAsksFile, std::move(asks.error()))});
    }
    return side;
}

SiteFolder readSiteFolder(const FolderFiles &files) {
    SiteFolder folder;
    const auto take = [&](std::optional<StoredFile> &file, std::string_view name) {
        if (auto bytes = read(files, name, folder.unread))
            file = {std::string(name), std::move(*bytes)};
    };
    for (const FileRoleRow &row : siteFiles())
        take(folder.policies[FileId(row.role).index()], row.fileName);
    if (const auto names = files.names()) {
        const auto policy = std::ranges::find_if(
            *names, [](const std::string &name) { return name.ends_with(".kno"); });
        if (policy != names->end())
            take(folder.agentPolicy, *policy);
    } else {
        folder.unread.push_back({"", names.error()});
    }
    folder.side = readSideFiles(files);
    return folder;
}

std::optional<std::string> chainedFileName(const SiteSettings &settings, const std::string &url) {
    if (const auto mapped = settings.chain.find(url); mapped != settings.chain.end())
        return mapped->second;
    return chainFileName(url);
}

std::expected<std::string, Message>
readChainedFile(const FolderFiles &files, const SiteSettings &settings, const std::string &url) {
    const auto name = chainedFileName(settings, url);
    if (!name)
        return std::unexpected<Message>(
            GATEPOST_TEXT("store", "There is no place for it below chain/."));
    auto bytes = files.read(*name);
    if (!bytes)
        return std::unexpected(std::move(bytes.error()));
    if (!*bytes)
        return std::unexpected(Message(
            GATEPOST_TEXT("store", "There is no file %1. Put a copy of it there, or name one "
                                   "below “chain:” in gatepost.yaml."),
            *name));
    return std::move(**bytes);
}

std::expected<std::vector<std::string>, Message> sitemapPaths(const FolderFiles &files,
                                                              const SiteSettings &settings) {
    std::vector<std::string> paths;
    for (const std::string &name : settings.sitemaps) {
        const auto bytes = files.read(name);
        if (!bytes)
            return std::unexpected(bytes.error());
        if (!*bytes)
            return std::unexpected(
                notUnderstood(files, name,
                              GATEPOST_TEXT("store", "there is no such file (sitemaps: in "
                                                     "gatepost.yaml)")));
        auto some = pathsOfSitemap(**bytes);
        if (!some)
            return std::unexpected(notUnderstood(files, name, std::move(some.error())));
        paths.insert(paths.end(), std::make_move_iterator(some->begin()),
                     std::make_move_iterator(some->end()));
    }
    return paths;
}

std::expected<std::vector<std::string>, Message> examplePaths(const FolderFiles &files,
                                                              const SiteSettings &settings) {
    return sitemapPaths(files, settings).transform([&](const std::vector<std::string> &more) {
        std::vector<std::string> paths = settings.paths;
        paths.insert(paths.end(), more.begin(), more.end());
        return paths;
    });
}

Site siteOf(const SiteFolder &folder, const ChainFetch &fetch) {
    Site site;
    for (const FileRoleRow &row : siteFiles())
        if (const auto &file = folder.policies[FileId(row.role).index()])
            site.put(row.role, file->bytes);
    site.asks = folder.side.asks;
    site.host = folder.side.settings.host;
    site.follow(fetch);
    return site;
}

Site siteOf(const SiteFolder &folder, const FolderFiles &files) {
    return siteOf(folder, [&](const std::string &url) {
        return readChainedFile(files, folder.side.settings, url);
    });
}

} // namespace gatepost
