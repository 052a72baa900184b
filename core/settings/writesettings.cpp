// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/settings/writesettings.h"

#include "core/settings/mergesettings.h"
#include "core/settings/settingsdraft.h"
#include "core/value/url.h"
#include "core/yaml/yamleditor.h"

#include <algorithm>
#include <format>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace gatepost {

namespace {

/// A value under a key at the top of the file, as it shall become.
struct Section {
    std::string_view key;
    YamlKind kind = YamlKind::Sequence;
    std::vector<YamlPart> parts; ///< none: the key goes
};

/// What is there, by what it says; what says the same twice is found one after the other.
class Present {
public:
    explicit Present(const std::vector<std::string> &texts) {
        for (std::size_t i = texts.size(); i-- > 0;)
            m_places[texts[i]].push_back(i);
    }
    [[nodiscard]] std::size_t take(const std::string &text) {
        const auto found = m_places.find(text);
        if (found == m_places.end() || found->second.empty())
            return YamlPart::kNew;
        const std::size_t place = found->second.back();
        found->second.pop_back();
        return place;
    }

private:
    std::map<std::string, std::vector<std::size_t>, std::less<>> m_places;
};

Section listSection(std::string_view key, const std::vector<std::string> &old,
                    const std::vector<std::string> &wanted) {
    Section section{.key = key, .parts = {}};
    Present present(old);
    for (const std::string &text : wanted)
        section.parts.push_back({.old = present.take(text), .value = yamlText(text)});
    return section;
}

/// What two tests are compared by.
std::string identity(const PolicyTest &test) {
    std::string text;
    for (const std::string &part :
         {test.agent, test.agents, test.path, test.paths, test.reading, test.status,
          test.environment, test.expect, test.at ? formatInstant(*test.at) : ""})
        text += std::format("{}:{}", part.size(), part);
    return text;
}

YamlValue testValue(const PolicyTest &test) {
    YamlValue value{.kind = YamlKind::Mapping, .inFlow = true};
    const auto add = [&](std::string_view key, std::string_view text) {
        value.items.push_back(yamlText(key));
        value.items.push_back(yamlText(text));
    };
    test.agents.empty() ? add("agent", test.agent) : add("agents", test.agents);
    test.paths.empty() ? add("path", test.path) : add("paths", test.paths);
    if (test.at)
        add("at", formatInstant(*test.at));
    if (!test.reading.empty())
        add("reading", test.reading);
    if (!test.status.empty())
        add("status", test.status);
    if (!test.environment.empty())
        add("environment", test.environment);
    add("expect", test.expect);
    return value;
}

std::vector<std::string> identities(const std::vector<PolicyTest> &tests) {
    std::vector<std::string> all;
    for (const PolicyTest &test : tests)
        all.push_back(identity(test));
    return all;
}

Section testSection(const std::vector<PolicyTest> &old, const std::vector<PolicyTest> &wanted) {
    Section section{.key = "tests", .parts = {}};
    Present present(identities(old));
    for (const PolicyTest &test : wanted)
        section.parts.push_back({.old = present.take(identity(test)), .value = testValue(test)});
    return section;
}

std::vector<std::string> namesOf(const std::vector<Environment> &environments) {
    std::vector<std::string> names;
    for (const Environment &each : environments)
        names.push_back(each.name);
    return names;
}

YamlValue environmentValue(const Environment &environment) {
    YamlValue value{.kind = YamlKind::Mapping, .inFlow = true};
    const auto add = [&](std::string_view key, YamlValue item) {
        value.items.push_back(yamlText(key));
        value.items.push_back(std::move(item));
    };
    YamlValue hosts{.kind = YamlKind::Sequence, .inFlow = true};
    for (const std::string &host : environment.hosts)
        hosts.items.push_back(yamlText(host));
    add("host", hosts.items.size() == 1 ? hosts.items.front() : hosts);
    if (environment.files != Environment().files)
        add("files", yamlText(environment.files));
    if (environment.must != Must::Goals)
        add("must", yamlText(mustName(environment.must)));
    return value;
}

Section environmentSection(const std::vector<Environment> &old,
                           const std::vector<Environment> &wanted) {
    Section section{.key = "environments", .kind = YamlKind::Mapping, .parts = {}};
    Present present(namesOf(old));
    for (const Environment &each : wanted)
        section.parts.push_back(
            {.old = present.take(each.name), .key = each.name, .value = environmentValue(each)});
    return section;
}

/// A folder without "." and doubled slashes, as it is read.
std::string plainFolder(std::string_view files) {
    std::string folder;
    while (!files.empty()) {
        const std::string_view part = files.substr(0, files.find('/'));
        files.remove_prefix(std::min(files.size(), part.size() + 1));
        if (!part.empty() && part != ".")
            folder.append(folder.empty() ? "" : "/").append(part);
    }
    return folder;
}

/// Whether two have the same name, hosts, files and word: all that an entry says but its goals, which follow from those of the
/// site, too.
bool isSameBesideGoals(const Environment &one, const Environment &other) {
    const auto said = [](const Environment &each) {
        std::vector<std::string> hosts;
        for (const std::string &host : each.hosts)
            hosts.push_back(hostOfUrl(host));
        return std::tuple(each.name, std::move(hosts), plainFolder(each.files), each.must);
    };
    return said(one) == said(other);
}

bool areSame(const std::vector<Environment> &one, const std::vector<Environment> &other) {
    return std::ranges::equal(one, other, isSameBesideGoals);
}

/// The same entries, of which some say something else: their goals and comments stay.
std::expected<YamlText, Message> putChanged(const YamlText &yaml,
                                            const std::vector<Environment> &wanted) {
    const auto old = readSiteSettings(yaml);
    if (!old)
        return std::unexpected(old.error());
    if (areSame(old->environments, wanted) || old->environments.size() != wanted.size())
        return yaml;
    const SettingsDraft draft(yaml);
    auto all = yamlValue(draft.tree(), draft.tree().valueOf(draft.root(), "environments"));
    if (!all)
        return std::unexpected(all.error());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto at = indexOf(*all, wanted[i].name);
        if (!at || isSameBesideGoals(old->environments[i], wanted[i]))
            continue;
        YamlValue &entry = all->items[*at];
        const YamlValue said = environmentValue(wanted[i]);
        for (const std::string_view key : {"host", "files", "must"}) {
            const auto now = indexOf(said, key);
            const auto there = indexOf(entry, key);
            const bool isHostOfSite =
                key == "host" && !there && wanted[i].hosts == old->environments[i].hosts;
            if (now && there)
                entry.items[*there] = said.items[*now];
            else if (now && !isHostOfSite)
                entry.items.insert(entry.items.end(), {yamlText(key), said.items[*now]});
            else if (there && !now)
                entry.items.erase(entry.items.begin() + static_cast<std::ptrdiff_t>(*there) - 1,
                                  entry.items.begin() + static_cast<std::ptrdiff_t>(*there) + 1);
        }
    }
    return mergedAtTop(yaml, "environments", *all);
}

/// The place of a key's value among the entries at the top.
std::size_t valueIndex(const std::vector<YamlValue> &entries, std::string_view key) {
    std::size_t i = 0;
    while (i + 1 < entries.size() &&
           (entries[i].kind != YamlKind::Scalar || entries[i].text != key))
        i += 2;
    return i + 1;
}

std::expected<YamlText, Message> put(const YamlText &yaml, const Section &section) {
    SettingsDraft draft(yaml);
    const YamlId root = draft.root();
    const YamlId key = draft.tree().keyOf(root, section.key);
    const YamlId value = draft.tree().valueOf(root, section.key);
    const bool isThere = value != kNoYaml && !draft.tree()[value].children.empty();
    if (section.parts.empty()) {
        if (key == kNoYaml)
            return draft.finish([](auto &) {});
        if (draft.tree()[root].children.size() == 2)
            draft.editor().removeOnlyEntry();
        else
            draft.editor().removeEntry(root, key);
        return draft.finish([&](auto &top) {
            const auto entry =
                top.begin() + static_cast<std::ptrdiff_t>(valueIndex(top, section.key)) - 1;
            top.erase(entry, entry + 2);
        });
    }
    YamlValue whole{.kind = section.kind};
    for (const YamlPart &part : section.parts) {
        if (section.kind == YamlKind::Mapping)
            whole.items.push_back(yamlText(part.key));
        whole.items.push_back(part.value);
    }
    if (key == kNoYaml) {
        const YamlValue written = draft.editor().appendEntry(section.key, whole);
        return draft.finish([&](auto &top) {
            top.push_back(yamlText(section.key));
            top.push_back(written);
        });
    }
    const YamlValue written = isThere ? draft.editor().arrange(value, section.parts)
                                      : draft.editor().setCollection(value, whole);
    return draft.finish([&](auto &top) { top[valueIndex(top, section.key)] = written; });
}

/// URLs that are there keep their place; the file of some may be another.
std::expected<YamlText, Message> putChain(const YamlText &yaml,
                                          const std::map<std::string, std::string> &wanted) {
    SettingsDraft draft(yaml);
    const YamlId chain = draft.tree().valueOf(draft.root(), "chain");
    Section section{.key = "chain", .kind = YamlKind::Mapping, .parts = {}};
    std::map<std::string, std::string> more = wanted;
    const std::vector<YamlId> children =
        chain == kNoYaml ? std::vector<YamlId>() : draft.tree()[chain].children;
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        const std::string &url = draft.tree()[children[i]].text;
        const auto found = wanted.find(url);
        if (found == wanted.end())
            continue;
        section.parts.push_back({.old = i / 2});
        more.erase(url);
        if (draft.tree()[children[i + 1]].text != found->second)
            draft.editor().setText(children[i + 1], found->second);
    }
    for (const auto &[url, file] : more)
        section.parts.push_back({.key = url, .value = yamlText(file)});
    auto renamed = draft.finish([&](auto &top) {
        if (chain == kNoYaml)
            return;
        std::vector<YamlValue> &entries = top[valueIndex(top, "chain")].items;
        for (std::size_t i = 0; i + 1 < entries.size(); i += 2)
            if (const auto found = wanted.find(entries[i].text); found != wanted.end())
                entries[i + 1] = yamlText(found->second);
    });
    return renamed ? put(*renamed, section) : renamed;
}

} // namespace

bool areWrittenAlike(const SiteSettings &one, const SiteSettings &other) {
    return one.paths == other.paths && one.agents == other.agents && one.chain == other.chain &&
           identities(one.tests) == identities(other.tests) &&
           areSame(one.environments, other.environments);
}

std::expected<std::string, Message> writeSiteSettings(std::string_view yaml,
                                                      const SiteSettings &wanted) {
    return writeSiteSettings(settingsYaml(yaml), wanted).transform([](const YamlText &text) {
        return std::string(text.text());
    });
}

std::expected<YamlText, Message> writeSiteSettings(const YamlText &yaml,
                                                   const SiteSettings &wanted) {
    std::expected<YamlText, Message> text{yaml};
    const auto old = readSiteSettings(*text);
    if (!old)
        return std::unexpected(old.error());
    if (old->paths != wanted.paths)
        text = put(*text, listSection("paths", old->paths, wanted.paths));
    if (text && old->agents != wanted.agents)
        text = put(*text, listSection("agents", old->agents, wanted.agents));
    if (text && old->chain != wanted.chain)
        text = putChain(*text, wanted.chain);
    if (text && identities(old->tests) != identities(wanted.tests))
        text = put(*text, testSection(old->tests, wanted.tests));
    if (text && namesOf(old->environments) != namesOf(wanted.environments))
        text = put(*text, environmentSection(old->environments, wanted.environments));
    const bool hasOtherEnvironments = !areSame(old->environments, wanted.environments);
    if (text && hasOtherEnvironments)
        if (auto changed = putChanged(*text, wanted.environments))
            text = *std::move(changed);
    const auto now = text ? readSiteSettings(*text) : std::unexpected(text.error());
    if (text && !now && hasOtherEnvironments)
        return std::unexpected(now.error()); // an environment that cannot be, and why
    if (!now || !areWrittenAlike(*now, wanted))
        return std::unexpected<Message>(
            GATEPOST_TEXT("settings", "it is written in a way that cannot be changed safely: write "
                                      "paths, agents, chain and tests as block lists"));
    return text;
}

} // namespace gatepost
