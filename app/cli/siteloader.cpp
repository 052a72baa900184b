// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/siteloader.h"

#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "app/cli/userregistry.h"
#include "core/simulate/missing.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"
#include "core/syntax/foreign.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>

namespace gatepost::cli {

namespace {

/// "--robots-ai" of robots-ai.txt.
std::string optionOf(const FileRoleRow &row) {
    return "--" + std::string(row.fileName.substr(0, row.fileName.rfind('.')));
}

using ChainMap = std::map<std::string, std::string>;

/// URL → text, from --chain. Read whether the walk comes to it or not: what is named must be readable.
ChainMap chainMap(const std::vector<std::string> &pairs) {
    ChainMap map;
    for (const std::string &pair : pairs) {
        const std::size_t equals = pair.rfind('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == pair.size())
            fail("--chain " + pair + ": URL=FILE is expected");
        auto text = need(readFile(withSlashes(pair.substr(equals + 1), kPathSyntax)));
        map[pair.substr(0, equals)] = std::move(text);
    }
    return map;
}

std::string optionList() {
    std::string list;
    for (const FileRoleRow &row : siteFiles())
        list += (list.empty() ? "" : ", ") + optionOf(row);
    return list;
}

/// Puts a file named by hand in the place of the folder's.
void takeByHand(SiteFolder &found, LoadedSite &loaded, const SiteOptions &options) {
    for (std::size_t i = 0; i < options.files.size(); ++i) {
        if (options.files[i].empty())
            continue;
        auto text = need(readFile(options.files[i]));
        found.policies[i] = {options.files[i], std::move(text)};
        loaded.paths[i] = options.files[i];
    }
    if (options.asks.empty())
        return;
    auto text = need(readFile(options.asks));
    found.side.asks = need(readAskRehearsal(text), options.asks);
}

/// The folder's files; what is there and cannot be read is an error, unless another is named by hand.
SiteFolder readFolder(const FolderFiles &files, const SiteOptions &options) {
    SiteFolder found = readSiteFolder(files);
    const auto isByHand = [&](std::string_view name) {
        const auto role = siteFileNamed(name);
        return (role && !options.files[FileId(*role).index()].empty()) ||
               (name == kAsksFile && !options.asks.empty());
    };
    for (const auto *unread : {&found.unread, &found.side.unread})
        for (const UnreadFile &file : *unread)
            if (!isByHand(file.name))
                fail(file.why.english());
    return found;
}

} // namespace

void SiteOptions::addTo(CLI::App &command, bool takesArgument) {
    if (takesArgument)
        command.add_option("SITE", argument, "Folder of the site, or its robots.txt")
            ->transform(asPath());
    command
        .add_option("--site", folder,
                    "Folder of the site: " + siteFileNames(Conjunction::Comma) +
                        ", asks.json, gatepost.yaml and chain/ in it are found by name")
        ->transform(asPath());
    for (const FileRoleRow &row : siteFiles()) {
        const FileId file = row.role;
        const std::string help =
            std::string(row.fileName) + (file.index() == 0 ? " (- is stdin)" : "");
        command.add_option(optionOf(row), files[file.index()], help)->transform(asPath());
    }
    command.add_option("--chain", chain, "URL=FILE: the file of a chained URL; may be repeated")
        ->allow_extra_args(false);
    command.add_option("--asks", asks, "Rehearsal of the ask endpoint, JSON")->transform(asPath());
}

void SiteOptions::takeArgument() {
    if (argument.empty())
        return;
    if (!folder.empty())
        fail("the site is given twice");
    std::error_code failed;
    if (!std::filesystem::is_regular_file(std::filesystem::path(argument), failed)) {
        folder = std::exchange(argument, {});
        return;
    }
    // One policy file, by its name; robots.txt if it has another.
    const auto role = siteFileNamed(std::filesystem::path(argument).filename().string());
    std::string &file = files[role ? FileId(*role).index() : 0];
    if (!file.empty())
        fail("the site is given twice");
    file = std::exchange(argument, {});
}

bool SiteOptions::isGiven() const {
    const bool anyFile =
        std::ranges::any_of(files, [](const std::string &path) { return !path.empty(); });
    return !folder.empty() || anyFile || !chain.empty() || !asks.empty();
}

/// A server's error page saved as robots.txt would allow everything, and nobody would notice.
static void sayWhatIsForeign(const Site &site) {
    for (const FileRoleRow &row : siteFiles())
        if (const auto &tree = site.file(row.role))
            if (const auto what = foreignText(*tree))
                std::cerr << "gatepost-cli: " << row.fileName << ": "
                          << foreignInWords(*what).english()
                          << " Read as one it would allow everything.\n";
}

LoadedSite loadSite(SiteOptions &options) {
    options.takeArgument();
    if (!options.isGiven())
        fail("no site: give --site DIR, or " + optionList());
    LoadedSite loaded;
    loaded.folder = options.folder;
    const DiskFolder files(FileSystem::real(), options.folder);
    SiteFolder found;
    if (!options.folder.empty()) {
        if (!isFolder(FileSystem::real(), options.folder))
            fail(options.folder + ": is not a folder that can be read");
        found = readFolder(files, options);
        for (std::size_t i = 0; i < loaded.paths.size(); ++i)
            if (found.policies[i])
                loaded.paths[i] = files.pathOf(found.policies[i]->name);
    }
    takeByHand(found, loaded, options);
    auto chain = chainMap(options.chain);
    loaded.site = siteOf(found, [&](const std::string &url) -> std::expected<std::string, Message> {
        if (const auto mapped = chain.find(url); mapped != chain.end())
            return mapped->second;
        if (options.folder.empty())
            return std::unexpected<Message>("No file is given for it (--chain URL=FILE).");
        return readChainedFile(files, found.side.settings, url);
    });
    if (found.agentPolicy) {
        loaded.policyPath = files.pathOf(found.agentPolicy->name);
        loaded.policy = std::move(found.agentPolicy->bytes);
    }
    loaded.settings = std::move(found.side.settings);
    addRegistry(loaded);
    sayWhatIsForeign(loaded.site);
    return loaded;
}

void noteMissing(const Site &site) {
    if (const auto missing = missingPart(site))
        say("note: " + missing->english());
}

void addRegistry(LoadedSite &loaded) {
    loaded.site.registry = need(userRegistry()).with(loaded.settings.agentFacts);
}

std::vector<std::string> examplesOf(const LoadedSite &loaded) {
    if (loaded.folder.empty())
        return loaded.settings.paths;
    return need(examplePaths(DiskFolder(FileSystem::real(), loaded.folder), loaded.settings));
}

} // namespace gatepost::cli
