// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/sitesettings.h"
#include "core/simulate/site.h"

#include <CLI/CLI.hpp>

#include <array>
#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// A site as the command line names it: a folder, or file by file.
namespace gatepost::cli {

struct SiteOptions {
    std::string argument; ///< SITE, of commands that take it
    std::string folder;   ///< --site
    /// --robots, --robots-ai, --robots2: site files, by FileId::index(); "-" is stdin.
    std::array<std::string, kSiteFileCount> files;
    std::vector<std::string> chain; ///< --chain URL=FILE, split at the last =
    std::string asks;               ///< --asks

    /// `takesArgument`: the folder may stand behind the command, without --site.
    void addTo(CLI::App &command, bool takesArgument = false);
    /// The argument becomes the folder; it is an error that both are given.
    void takeArgument();
    [[nodiscard]] bool isGiven() const;
};

/// A site with the names of its files as the user gave them, for messages: by FileId::index().
struct LoadedSite {
    Site site;
    SiteSettings settings;
    std::array<std::string, kSiteFileCount> paths; ///< of the site files; empty = no such file
    std::string policyPath; ///< of the folder's agent policy; empty = there is none
    std::string policy;     ///< its text
    std::string folder;
    /// Files of environments in other folders, by folder, that are edited and not written yet.
    std::map<std::string, Site> edited = {};
};

/// Reads everything, or says which file could not be read and why. A site of which nothing is given is an error. What is
/// in the folder is read from the folder alone (core/store/sitefolder.h); what is named by hand may be anywhere.
[[nodiscard]] LoadedSite loadSite(SiteOptions &options);

/// Says on stderr what is not here of the site (missingPart), if anything is: with it the answers could be others.
void noteMissing(const Site &site);

/// Gives a site its list of agents: the user's, and over it the facts of its gatepost.yaml. loadSite() has done so.
void addRegistry(LoadedSite &loaded);

/// Real addresses of the site, for examples: sample paths, and sitemaps where the site is a folder. The error names the file.
[[nodiscard]] std::vector<std::string> examplesOf(const LoadedSite &loaded);

} // namespace gatepost::cli
