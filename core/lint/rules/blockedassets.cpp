// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/registry.h"
#include "core/lint/phrases.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost::linting {

namespace {

constexpr std::string_view kFolders[] = {"css",         "js",     "javascript",  "javascripts",
                                         "stylesheets", "styles", "wp-includes", "wp-content"};
// Drupal 7 has its scripts in /misc/: told where another of its folders is named beside it (isDrupals).
/// Folders whose style sheets and scripts draw pages. Elsewhere `/folder/*.js` closes what the owner chose: measuring, a banner.
constexpr std::string_view kHolders[] = {"core",        "misc",       "modules", "profiles",
                                         "themes",      "sites",      "assets",  "static",
                                         "wp-includes", "wp-content", "includes"};

bool isForSearch(const FileUnderCheck &file, const Group &group) {
    return std::ranges::any_of(file.groups.agentsOf(group), [&file](const GroupAgent &agent) {
        if (agentValueKind(agent.value) == AgentValueKind::Star)
            return true;
        const KnownAgent *known = file.registry().find(agent.value);
        return known != nullptr && known->category == Category::SearchIndexer && !known->ai;
    });
}

/// "/*.css", "*.js$", "/themes/*.js": a kind of file, everywhere or where a site keeps it. A single file is nobody's loss.
bool closesAKind(std::string_view path) {
    for (const std::string_view ending : {"*.css", "*.js"})
        if (path.ends_with(ending)) {
            path.remove_suffix(ending.size());
            while (path.ends_with('*'))
                path.remove_suffix(1);
            if (path.empty() || path == "/" || path == "/*/")
                return true;
            if (!path.ends_with('/'))
                return false;
            path.remove_suffix(1);
            const std::string_view folder = path.substr(path.rfind('/') + 1);
            return std::ranges::any_of(
                kHolders, [&](std::string_view each) { return equalsIgnoringCase(each, folder); });
        }
    return false;
}

bool isDrupals(const FileUnderCheck &file, const Group &group) {
    for (std::uint32_t i = group.rulesBegin; i < group.rulesEnd; ++i)
        for (const std::string_view each : {"/modules/", "/profiles/", "/includes/", "/themes/"})
            if (!isAllow(file, i) && file.normalised(i) == each)
                return true;
    return false;
}

void checkBlockedAssets(const FileUnderCheck &file, Report &report) {
    for (const Group &group : file.groups.groups) {
        if (group.version == GroupVersion::Extended || group.rulesBegin == group.rulesEnd ||
            !isForSearch(file, group))
            continue;
        std::vector<std::uint32_t> rules;
        for (std::uint32_t i = group.rulesBegin; i < group.rulesEnd; ++i) {
            if (isAllow(file, i) || file.normalised(i).empty())
                continue;
            std::string_view path = file.normalised(i);
            while (path.ends_with('*') || path.ends_with('$'))
                path.remove_suffix(1);
            const bool kind = closesAKind(path);
            std::string_view folder = path;
            while (folder.ends_with('/'))
                folder.remove_suffix(1);
            folder = folder.substr(folder.rfind('/') + 1);
            const bool isFolder =
                path.ends_with('/') && std::ranges::any_of(kFolders, [&](std::string_view each) {
                    return equalsIgnoringCase(each, folder);
                });
            const bool isDrupal = path == "/misc/" && isDrupals(file, group);
            if (!kind && !isDrupal && !isFolder)
                continue;
            // Opened again by an Allow for exactly these?
            if (rules.empty() && group.rulesEnd - group.rulesBegin < 1000)
                for (std::uint32_t j = group.rulesBegin; j < group.rulesEnd; ++j)
                    if (!file.normalised(j).empty())
                        rules.push_back(j);
            const std::string sample = witnesses(file.normalised(i)).front();
            const auto decides = decide(file, rules, sample);
            const auto css = decide(file, rules, sample + ".css");
            const auto script = decide(file, rules, sample + ".js");
            const auto allows = [&file](std::optional<std::uint32_t> rule) {
                return rule && isAllow(file, *rule);
            };
            if (allows(decides) || allows(css) || (isDrupal && allows(script)))
                continue;
            Diagnostic &found = report.add(
                file, file.groups.rules[i].value,
                kind ? GATEPOST_TEXT(
                           "lint",
                           "This closes style sheets or scripts to search engines, which then "
                           "cannot draw the pages as people see them. Allow .css and .js")
                     : GATEPOST_TEXT("lint", "This closes a folder of style sheets or scripts to "
                                             "search engines, which then cannot draw the pages as "
                                             "people see them. Allow .css and .js"));
            if (!kind)
                found.severity = Severity::Note;
        }
    }
}

} // namespace

extern const Check kBlockedAssets = {
    .rule = {.code = "blocked-assets",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Style sheets or scripts closed"),
             .explanation = GATEPOST_TEXT(
                 "lint", "Search engines draw a page before they judge it: they fetch its style "
                         "sheets and scripts. If those are closed, the "
                         "page looks empty or broken to them, and content that scripts bring is "
                         "missed. Open *.css and *.js, and "
                         "close only what is really heavy or private."),
             .source = "developers.google.com/search/docs/crawling-indexing/javascript/"
                       "javascript-seo-basics"},
    .dialects = kRobots,
    .file = checkBlockedAssets,
};

} // namespace gatepost::linting
