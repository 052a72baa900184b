// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/agentfacts.h"
#include "core/settings/environments.h"
#include "core/text/message.h"
#include "core/value/time.h"

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A site's own settings, kept beside its files in `gatepost.yaml`. Nothing in it changes what a policy means.
namespace gatepost {

/// A policy test: what this agent must be told about this path; or, with `agents` or `paths`, what all of them must be told
/// about every path that a pattern matches, at any time (S125).
struct PolicyTest {
    std::string agent;
    std::string path;
    std::optional<Instant> at; ///< absent = whenever the test runs
    /// "allow", "deny", "later", "ask", one of these with "not" before it, or "train: no" for a row of the use table.
    std::string expect;
    std::uint32_t line = 0; ///< 1-based line in gatepost.yaml
    std::string agents; ///< "all", "known", "search", "ai", "category:NAME", or agents with commas
    std::string paths;  ///< a pattern of S22
    std::string reading = {}; ///< S82, as the command line names it; empty = author
    /// How requests for the site's files end (S130): "503,since=2h", "robots.txt=503; /=200"; empty = they are there.
    std::string status = {};
    std::string environment = {}; ///< whose files are asked; empty: those of the first

    [[nodiscard]] bool isAboutAll() const { return !agents.empty() || !paths.empty(); }
};

struct SiteSettings {
    std::vector<std::string> paths;           ///< sample paths
    std::vector<std::string> agents;          ///< agents of matrix and question bar
    std::map<std::string, std::string> chain; ///< URL → file, relative to the site's folder
    std::vector<PolicyTest> tests;
    std::string host;                 ///< the site's host in lower case, empty if not said (S25)
    std::vector<std::string> lintOff; ///< codes of diagnostics that are switched off
    std::vector<std::string>
        honeypots; ///< patterns (S22) of paths that nobody who keeps to the rules visits
    /// Copies of the site's sitemaps, relative to its folder: examples of what a change or a region means (sitemap.h).
    std::vector<std::string> sitemaps = {};
    /// Items of `agents` that are more than a name: the site's own layer of the list of agents (agentfacts.h).
    AgentList agentFacts = {};
    std::optional<Goals> goals = {}; ///< what is claimed of the files (S140); absent: nothing
    std::vector<Environment> environments = {}; ///< as written; see environmentsOf()
    std::vector<Output> outputs = {};           ///< what is made from the files
};

/// The environments in order of importance, at least one: without any in gatepost.yaml the site's own folder, without a name.
[[nodiscard]] std::vector<Environment> environmentsOf(const SiteSettings &settings);

/// Reads `gatepost.yaml`. Unknown and repeated keys and a second document are errors, with line and column.
[[nodiscard]] std::expected<SiteSettings, Message> readSiteSettings(std::string_view yaml);

/// Where the file of a chained URL lies below a site's folder: "chain/HOST/PATH", bytes outside [A-Za-z0-9._/-] as %XX.
/// Absent for a URL that is not http(s), has no path, or whose path has a ".." in it.
[[nodiscard]] std::optional<std::string> chainFileName(std::string_view url);

} // namespace gatepost
