// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/environmentsites.h"

#include "app/cli/files.h"
#include "core/store/environmentfiles.h"
#include "core/store/readfile.h"

#include <algorithm>

namespace gatepost::cli {

namespace {

Site siteOf(const LoadedSite &loaded, const Environment &environment) {
    const std::string place =
        environment.name.empty() ? "" : "environment " + environment.name + ": ";
    const auto edited = loaded.edited.find(environment.files);
    if (environment.files == "." || edited != loaded.edited.end()) {
        Site site = environment.files == "." ? loaded.site : edited->second;
        if (!environment.hosts.empty())
            site.host = environment.hosts.front();
        return site;
    }
    if (loaded.folder.empty() ||
        !isFolder(FileSystem::real(), joinedPath(loaded.folder, environment.files)))
        fail(place + "there is no folder " + environment.files);
    const DiskFolder files(FileSystem::real(), loaded.folder);
    Site site =
        need(gatepost::siteOf(files, loaded.settings, environment)
                 .transform_error([&](const Message &why) { return place + why.english(); }));
    site.registry = loaded.site.registry;
    return site;
}

} // namespace

std::vector<EnvironmentSite> environmentSites(const LoadedSite &loaded,
                                              const std::vector<std::string> &names) {
    const std::vector<Environment> all = environmentsOf(loaded.settings);
    for (const std::string &name : names)
        if (!std::ranges::contains(all, name, &Environment::name))
            fail("there is no environment “" + name + "” in gatepost.yaml");
    std::vector<EnvironmentSite> sites;
    for (const Environment &environment : all) {
        if (!names.empty() && !std::ranges::contains(names, environment.name))
            continue;
        sites.push_back({environment, std::make_unique<CompiledSite>(siteOf(loaded, environment))});
    }
    return sites;
}

} // namespace gatepost::cli
