// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/side.h"

#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "core/store/gitfolder.h"
#include "core/store/readfile.h"

#include <utility>

namespace gatepost::cli {

namespace {

/// Puts the text of one policy file into a site.
void addFile(LoadedSite &loaded, const std::string &name, std::string text, const std::string &as) {
    const auto format = need(formatOf(name, as));
    const FileRole role = roleOf(format);
    if (!isSiteFile(rowOf(role)))
        fail(name + ": an agent policy cannot be compared; render it first");
    loaded.site.put(role, std::move(text));
}

/// A site's folder, or one policy file, as Git has it.
LoadedSite loadFromGit(const std::string &name, const std::string &as) {
    const auto opened = need(GitFolder::open(name));
    const GitFolder &folder = *opened;
    LoadedSite loaded;
    if (folder.isFile()) {
        auto text = need(folder.read(""));
        addFile(loaded, name, text.value_or(""), as);
        return loaded;
    }
    SiteFolder found = readSiteFolder(folder);
    for (const auto *unread : {&found.unread, &found.side.unread})
        if (!unread->empty())
            fail(unread->front().why.english());
    loaded.site = siteOf(found, folder);
    loaded.settings = std::move(found.side.settings);
    return loaded;
}

/// A site of one policy file.
LoadedSite loadFile(const std::string &name, const std::string &as) {
    auto text = need(readFile(name));
    LoadedSite loaded;
    addFile(loaded, name, std::move(text), as);
    return loaded;
}

} // namespace

LoadedSite loadSide(const std::string &name, const std::string &as) {
    const bool isGit = GitFolder::isGitName(name);
    if (!isGit && name != "-" && isFolder(FileSystem::real(), name)) {
        SiteOptions options;
        options.folder = name;
        return loadSite(options);
    }
    auto loaded = isGit ? loadFromGit(name, as) : loadFile(name, as);
    addRegistry(loaded);
    return loaded;
}

} // namespace gatepost::cli
