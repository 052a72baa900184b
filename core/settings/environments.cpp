// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/settings/environments.h"

#include "core/settings/settingsnodes.h"
#include "core/settings/sitesettings.h"
#include "core/text/listlimits.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <map>

namespace gatepost {

namespace {

constexpr std::array<std::string_view, 5> kMusts = {"goals", "open", "closed", "noindex",
                                                    "password"};
constexpr std::array<std::string_view, 4> kKeys = {"host", "files", "must", "goals"};

/// The folder without "." and doubled slashes; absent if it leads out of the site's.
std::optional<std::string> folderBelow(std::string_view text) {
    if (text.empty() || text.starts_with('/') || text.find_first_of("\\:") != std::string::npos)
        return {};
    std::string folder;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find('/'));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        if (part == "..")
            return {};
        if (!part.empty() && part != ".")
            folder.append(folder.empty() ? "" : "/").append(part);
    }
    return folder.empty() ? "." : folder;
}

class EnvironmentReader {
public:
    EnvironmentReader(const SettingsNodes &nodes, const SiteSettings &settings)
        : m_nodes(nodes), m_settings(settings) {}

    std::vector<Environment> run(YamlId root) {
        if (m_nodes.m_tree[root].kind != YamlKind::Mapping)
            m_nodes.fail(root, GATEPOST_TEXT("settings", "environments must map names to hosts, "
                                                         "such as staging: {host: "
                                                         "staging.example.org, must: closed}"));
        m_nodes.mustDiffer(root);
        const std::vector<YamlId> &children = m_nodes.m_tree[root].children;
        if (children.size() / 2 > limits::kEnvironments)
            m_nodes.fail(root, {GATEPOST_TEXT("settings", "%1 has more than %2 items, which is "
                                                          "more than is read"),
                                "environments", limits::kEnvironments});
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            readOne(children[i], children[i + 1]);
        return std::move(m_all);
    }

private:
    void readOne(YamlId key, YamlId value) {
        constexpr Phrase kNeedsHost = GATEPOST_TEXT("settings", "an environment needs a host");
        Environment made;
        made.name = m_nodes.m_tree[key].text;
        made.line = static_cast<std::uint32_t>(m_nodes.line(key));
        if (made.name.empty() || made.name == "all" || std::ranges::any_of(made.name, [](char c) {
                return static_cast<unsigned char>(c) < ' ' || c == '\x7F';
            }))
            m_nodes.fail(key, {GATEPOST_TEXT("settings", "%1 cannot be the name of an environment"),
                               gatepost::quoted(made.name)});
        if (m_nodes.m_tree[value].kind != YamlKind::Mapping)
            m_nodes.fail(value, kNeedsHost);
        m_nodes.mustKnow(value, "an environment", kKeys);
        if (const YamlId must = m_nodes.set(value, "must"); must != kNoYaml)
            made.must = mustOf(must);
        if (const YamlId host = m_nodes.set(value, "host"); host != kNoYaml)
            readHosts(host, made);
        else if (m_all.empty() && !m_settings.host.empty())
            take(m_settings.host, key, made);
        if (made.hosts.empty())
            m_nodes.fail(value, kNeedsHost);
        if (const YamlId files = m_nodes.set(value, "files"); files != kNoYaml)
            readFiles(files, made);
        mustAgree(value, made);
        const YamlId goals = m_nodes.set(value, "goals");
        made.goals =
            goals == kNoYaml ? m_settings.goals : readGoals(m_nodes, goals, m_settings.goals);
        m_all.push_back(std::move(made));
    }

    Must mustOf(YamlId value) const {
        const std::string &word = m_nodes.scalar(value, kOneText, "must");
        const auto found = std::ranges::find(kMusts, std::string_view(word));
        if (found == kMusts.end())
            m_nodes.fail(value, {GATEPOST_TEXT("settings", "%1 is not one of %2"),
                                 gatepost::quoted(word), commaList(kMusts)});
        return static_cast<Must>(found - kMusts.begin());
    }

    void readHosts(YamlId value, Environment &made) {
        const auto one = [&](YamlId item, const std::string &text) {
            const std::string host = hostOfUrl(text);
            if (host.empty() || host.find_first_of(" \t#%") != std::string::npos)
                m_nodes.fail(
                    item, {GATEPOST_TEXT("settings", "%1 is not a host"), gatepost::quoted(text)});
            take(host, item, made);
        };
        if (m_nodes.m_tree[value].kind == YamlKind::Scalar)
            return one(value, m_nodes.scalar(value, kOneText, "host"));
        m_nodes.mustBeList(value, limits::kEnvironments, "host");
        for (const YamlId item : m_nodes.m_tree[value].children)
            one(item, m_nodes.scalar(item, kItemText, "host"));
    }
    void take(const std::string &host, YamlId place, Environment &made) {
        const auto [first, isNew] = m_ofHost.emplace(host, made.name);
        if (!isNew)
            m_nodes.fail(place,
                         {first->second == made.name
                              ? GATEPOST_TEXT("settings", "%1 is named twice")
                              : GATEPOST_TEXT("settings", "two environments have the host %1"),
                          host});
        made.hosts.push_back(host);
    }

    void readFiles(YamlId value, Environment &made) {
        const std::string &text = m_nodes.scalar(value, kOneText, "files");
        const auto folder = folderBelow(text);
        if (!folder)
            m_nodes.fail(value, {GATEPOST_TEXT("settings", "%1 leads out of the folder"),
                                 gatepost::quoted(text)});
        made.files = *folder;
    }
    /// The same files cannot be closed and something else.
    void mustAgree(YamlId value, const Environment &made) const {
        for (const Environment &other : m_all)
            if (other.files == made.files &&
                (other.must == Must::Closed) != (made.must == Must::Closed))
                m_nodes.fail(value, {GATEPOST_TEXT("settings", "%1 is used by two environments of "
                                                               "which one is closed"),
                                     made.files});
    }

    const SettingsNodes &m_nodes;
    const SiteSettings &m_settings;
    std::vector<Environment> m_all;
    std::map<std::string, std::string> m_ofHost; ///< host → name of the environment
};

// ---- outputs ----

/// The targets of core/export, which this room does not see; tst_environments compares them.
constexpr std::array<std::string_view, 15> kTargets = {
    "nginx",         "apache",     "caddy",   "haproxy",      "varnish",
    "lighttpd",      "cloudflare", "aws-waf", "anubis",       "content-signal",
    "content-usage", "tdmrep",     "rsl",     "x-robots-tag", "wordpress"};
constexpr std::array<std::string_view, 5> kOutputKeys = {"to", "environment", "agents", "mode",
                                                         "compact"};
constexpr std::array<std::string_view, 3> kModes = {"deny", "rate", "both"};

class OutputReader {
public:
    OutputReader(const SettingsNodes &nodes, const SiteSettings &settings)
        : m_nodes(nodes), m_settings(settings) {}

    std::vector<Output> run(YamlId root) {
        if (m_nodes.m_tree[root].kind != YamlKind::Mapping)
            m_nodes.fail(root, GATEPOST_TEXT("settings", "outputs must map targets to folders, "
                                                         "such as nginx: deploy"));
        m_nodes.mustDiffer(root);
        std::vector<Output> all;
        const std::vector<YamlId> &children = m_nodes.m_tree[root].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            all.push_back(readOne(children[i], children[i + 1]));
        return all;
    }

private:
    Output readOne(YamlId key, YamlId value) {
        Output output;
        output.target = m_nodes.m_tree[key].text;
        output.line = static_cast<std::uint32_t>(m_nodes.line(key));
        if (!std::ranges::contains(kTargets, output.target))
            m_nodes.fail(key, {GATEPOST_TEXT("settings", "%1 is not a target; write one of %2"),
                               gatepost::quoted(output.target), commaList(kTargets)});
        constexpr Phrase kNeedsFolder = GATEPOST_TEXT("settings", "an output needs a folder");
        if (m_nodes.m_tree[value].kind == YamlKind::Scalar) {
            output.to = folder(value);
            return output;
        }
        if (m_nodes.m_tree[value].kind != YamlKind::Mapping)
            m_nodes.fail(value, kNeedsFolder);
        m_nodes.mustKnow(value, "an output", kOutputKeys);
        const YamlId to = m_nodes.set(value, "to");
        if (to == kNoYaml)
            m_nodes.fail(value, kNeedsFolder);
        output.to = folder(to);
        if (const YamlId name = m_nodes.set(value, "environment"); name != kNoYaml)
            output.environment = environmentNamed(m_nodes, m_settings, name);
        if (const YamlId agents = m_nodes.set(value, "agents"); agents != kNoYaml)
            output.agents = m_nodes.textOrList(agents, "agents", ", ");
        if (const YamlId mode = m_nodes.set(value, "mode"); mode != kNoYaml) {
            output.mode = m_nodes.scalar(mode, kOneText, "mode");
            if (!std::ranges::contains(kModes, output.mode))
                m_nodes.fail(mode, {GATEPOST_TEXT("settings", "%1 is not one of %2"),
                                    gatepost::quoted(output.mode), commaList(kModes)});
        }
        if (const YamlId compact = m_nodes.set(value, "compact"); compact != kNoYaml) {
            const std::string &word = m_nodes.scalar(compact, kOneText, "compact");
            if (word != "yes" && word != "no" && word != "true" && word != "false")
                m_nodes.fail(compact, GATEPOST_TEXT("settings", "compact is yes or no"));
            output.compact = word == "yes" || word == "true";
        }
        return output;
    }
    [[nodiscard]] std::string folder(YamlId value) const {
        const std::string &text = m_nodes.scalar(value, kOneText, "to");
        const auto below = folderBelow(text);
        if (!below)
            m_nodes.fail(value, {GATEPOST_TEXT("settings", "%1 leads out of the folder"),
                                 gatepost::quoted(text)});
        return *below;
    }

    const SettingsNodes &m_nodes;
    const SiteSettings &m_settings;
};

} // namespace

std::string_view mustName(Must must) {
    return kMusts[static_cast<std::size_t>(must)];
}

std::vector<std::string_view> outputTargets() {
    return {kTargets.begin(), kTargets.end()};
}

std::string environmentNamed(const SettingsNodes &nodes, const SiteSettings &settings,
                             YamlId value) {
    const std::string &name = nodes.scalar(value, kOneText, "environment");
    if (std::ranges::contains(settings.environments, name, &Environment::name))
        return name;
    std::string names;
    for (const Environment &each : settings.environments)
        names.append(names.empty() ? "" : ", ").append(each.name);
    if (names.empty())
        nodes.fail(value, {GATEPOST_TEXT("settings", "there is no environment %1; gatepost.yaml "
                                                     "names none"),
                           gatepost::quoted(name)});
    nodes.fail(value, {GATEPOST_TEXT("settings", "there is no environment %1; there is %2"),
                       gatepost::quoted(name), names});
}

std::vector<Environment> readEnvironments(const SettingsNodes &nodes, const SiteSettings &settings,
                                          YamlId environments) {
    return EnvironmentReader(nodes, settings).run(environments);
}

std::vector<Output> readOutputs(const SettingsNodes &nodes, const SiteSettings &settings,
                                YamlId outputs) {
    return OutputReader(nodes, settings).run(outputs);
}

std::vector<Environment> environmentsOf(const SiteSettings &settings) {
    if (!settings.environments.empty())
        return settings.environments;
    Environment only;
    if (!settings.host.empty())
        only.hosts.push_back(settings.host);
    only.goals = settings.goals;
    return {std::move(only)};
}

} // namespace gatepost
