// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/environmentsites.h"

#include "app/cli/files.h"
#include "core/store/environmentfiles.h"
#include "core/store/readfile.h"

#include <algorithm>

namespace gatepost::cli {

namespace {

Result<Site> siteOf(const LoadedSite &loaded, const Environment &environment) {
    if (environment.files == ".") {
        Site site = loaded.site;
        if (!environment.hosts.empty())
            site.host = environment.hosts.front();
        return site;
    }
    if (loaded.folder.empty() ||
        !isFolder(FileSystem::real(), joinedPath(loaded.folder, environment.files)))
        return std::unexpected("there is no folder " + environment.files);
    const DiskFolder files(FileSystem::real(), loaded.folder);
    auto site = gatepost::siteOf(files, loaded.settings, environment);
    if (!site)
        return std::unexpected(site.error().english());
    site->registry = loaded.site.registry;
    return *std::move(site);
}

} // namespace

Result<std::vector<EnvironmentSite>> environmentSites(const LoadedSite &loaded,
                                                      const std::vector<std::string> &names) {
    const std::vector<Environment> all = environmentsOf(loaded.settings);
    for (const std::string &name : names)
        if (!std::ranges::contains(all, name, &Environment::name))
            return std::unexpected("there is no environment “" + name + "” in gatepost.yaml");
    std::vector<EnvironmentSite> sites;
    for (const Environment &environment : all) {
        if (!names.empty() && !std::ranges::contains(names, environment.name))
            continue;
        auto site = siteOf(loaded, environment);
        if (!site) {
            const std::string place =
                environment.name.empty() ? "" : "environment " + environment.name + ": ";
            return std::unexpected(place + site.error());
        }
        sites.push_back({environment, std::make_unique<CompiledSite>(*std::move(site))});
    }
    return sites;
}

} // namespace gatepost::cli
