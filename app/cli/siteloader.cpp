// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/siteloader.h"

#include "app/cli/console.h"
#include "app/cli/files.h"

#include <filesystem>
#include <map>

namespace gatepost::cli {

namespace {

namespace fs = std::filesystem;
constexpr std::array<const char *, 3> kNames = {"robots.txt", "robots-ai.txt", "robots2.txt"};
constexpr std::array kDialects = {DialectId::Robots, DialectId::RobotsAi, DialectId::Robots2};

template <typename T>
using Result = std::expected<T, std::string>;

/// URL → text, from --chain. Read whether the walk comes to it or not: what is named must be readable.
Result<std::map<std::string, std::string>> chainMap(const std::vector<std::string> &pairs) {
    std::map<std::string, std::string> map;
    for (const std::string &pair : pairs) {
        const std::size_t equals = pair.rfind('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == pair.size())
            return std::unexpected("--chain " + pair + ": URL=FILE is expected");
        auto text = readFile(withSlashes(pair.substr(equals + 1), kPathSyntax));
        if (!text)
            return std::unexpected(text.error());
        map[pair.substr(0, equals)] = std::move(*text);
    }
    return map;
}

/// Only a name that is not there states nothing (S1). A link to nothing and what may not be looked at are there:
/// reading them fails, and that is said.
bool isThere(const fs::path &path) {
    std::error_code error;
    return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

Result<std::optional<std::string>> readIfThere(const fs::path &path) {
    if (!isThere(path))
        return std::nullopt;
    return readFile(path.generic_string()).transform([](std::string text) {
        return std::optional(std::move(text));
    });
}

} // namespace

void SiteOptions::addTo(CLI::App &command) {
    command
        .add_option("--site", folder,
                    "Folder of the site: robots.txt, robots-ai.txt, robots2.txt, asks.json, "
                    "gatepost.yaml and chain/ in it are found by name")
        ->transform(asPath());
    command.add_option("--robots", robots, "robots.txt (- is stdin)")->transform(asPath());
    command.add_option("--robots-ai", robotsAi, "robots-ai.txt")->transform(asPath());
    command.add_option("--robots2", robots2, "robots2.txt")->transform(asPath());
    command.add_option("--chain", chain, "URL=FILE: the file of a chained URL; may be repeated")
        ->allow_extra_args(false);
    command.add_option("--asks", asks, "Rehearsal of the ask endpoint, JSON")->transform(asPath());
}

bool SiteOptions::isGiven() const {
    return !folder.empty() || !robots.empty() || !robotsAi.empty() || !robots2.empty() ||
           !chain.empty() || !asks.empty();
}

Result<LoadedSite> loadSite(const SiteOptions &options) {
    if (!options.isGiven())
        return std::unexpected("no site: give --site DIR, or --robots, --robots-ai, --robots2");
    LoadedSite loaded;
    loaded.folder = options.folder;
    const fs::path folder(options.folder);
    std::optional<std::string> asks;
    std::array<std::string, 3> given = {options.robots, options.robotsAi, options.robots2};
    std::array<std::optional<Tree> *, 3> trees = {&loaded.site.robots, &loaded.site.robotsAi,
                                                  &loaded.site.robots2};
    if (!options.folder.empty()) {
        std::error_code error;
        if (!fs::is_directory(folder, error))
            return std::unexpected(options.folder + ": is no folder that can be read");
        for (std::size_t i = 0; i < kNames.size(); ++i)
            if (given[i].empty() && isThere(folder / kNames[i]))
                given[i] = (folder / kNames[i]).generic_string();
        auto settings = readIfThere(folder / "gatepost.yaml");
        if (!settings)
            return std::unexpected(settings.error());
        if (settings->has_value()) {
            auto read = readSiteSettings(**settings);
            if (!read)
                return std::unexpected((folder / "gatepost.yaml").generic_string() + ": " +
                                       read.error().english());
            loaded.settings = std::move(*read);
            loaded.site.host = loaded.settings.host;
        }
        auto found = readIfThere(folder / "asks.json");
        if (!found)
            return std::unexpected(found.error());
        asks = std::move(*found);
    }
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i].empty())
            continue;
        auto text = readFile(given[i]);
        if (!text)
            return std::unexpected(text.error());
        *trees[i] = Tree::parse(std::move(*text), kDialects[i]);
        loaded.paths[i] = given[i];
    }
    std::string asksName = (folder / "asks.json").generic_string();
    if (!options.asks.empty()) {
        auto text = readFile(options.asks);
        if (!text)
            return std::unexpected(text.error());
        asks = std::move(*text);
        asksName = options.asks;
    }
    if (asks) {
        auto rehearsal = readAskRehearsal(*asks);
        if (!rehearsal)
            return std::unexpected(asksName + ": " + rehearsal.error().english());
        loaded.site.asks = std::move(*rehearsal);
    }
    auto chain = chainMap(options.chain);
    if (!chain)
        return std::unexpected(chain.error());
    if (loaded.site.robots2) {
        loaded.site.chain =
            followChain(*loaded.site.robots2, [&](const std::string &url) -> Result<std::string> {
                if (const auto mapped = chain->find(url); mapped != chain->end())
                    return mapped->second;
                if (options.folder.empty())
                    return std::unexpected("no file is given for it (--chain URL=FILE)");
                if (const auto mapped = loaded.settings.chain.find(url);
                    mapped != loaded.settings.chain.end())
                    return readFile((folder / mapped->second).generic_string());
                const auto name = chainFileName(url);
                if (!name)
                    return std::unexpected("it has no place below chain/");
                std::error_code error;
                if (!fs::is_regular_file(folder / *name, error))
                    return std::unexpected("there is no file " + *name);
                return readFile((folder / *name).generic_string());
            });
    }
    return loaded;
}

} // namespace gatepost::cli
