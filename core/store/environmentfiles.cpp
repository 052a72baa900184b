// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/environmentfiles.h"

namespace gatepost {

FilesBelow::FilesBelow(const FolderFiles &files, std::string name)
    : m_files(files), m_prefix(name == "." ? std::string() : std::move(name) + "/") {}

std::expected<std::optional<std::string>, Message> FilesBelow::read(const std::string &name) const {
    if (name == kSettingsFile)
        return std::nullopt;
    return m_files.read(m_prefix + name);
}

std::expected<std::vector<std::string>, Message> FilesBelow::names() const {
    return std::vector<std::string>();
}

std::string FilesBelow::pathOf(const std::string &name) const {
    return m_files.pathOf(m_prefix + name);
}

std::expected<Site, Message> siteOf(const FolderFiles &files, const SiteSettings &settings,
                                    const Environment &environment) {
    const FilesBelow below(files, environment.files);
    SiteFolder found = readSiteFolder(below);
    for (const auto *unread : {&found.unread, &found.side.unread})
        for (const UnreadFile &file : *unread)
            return std::unexpected(file.why);
    found.side.settings = settings;
    Site site = siteOf(found, [&](const std::string &url) {
        return settings.chain.contains(url) ? readChainedFile(files, settings, url)
                                            : readChainedFile(below, settings, url);
    });
    site.host = environment.hosts.empty() ? std::string() : environment.hosts.front();
    return site;
}

} // namespace gatepost
