// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/settings/sitesettings.h"

#include "core/settings/settingsnodes.h"
#include "core/settings/settingsyaml.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/text/listlimits.h"
#include "core/text/nearword.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace gatepost {

namespace {

/// What gatepost.yaml may say, by level. A key that is not here is an error: what it was meant to do would not be done.
constexpr std::array<std::string_view, 11> kTopKeys = {
    "paths",     "agents",   "chain", "tests",        "host",   "lint",
    "honeypots", "sitemaps", "goals", "environments", "outputs"};
constexpr std::array<std::string_view, 1> kLintKeys = {"off"};
constexpr std::array<std::string_view, 9> kTestKeys = {
    "agent", "agents", "path", "paths", "at", "expect", "reading", "status", "environment"};

class Reader : SettingsNodes {
public:
    using SettingsNodes::SettingsNodes;

    SiteSettings run() {
        if (m_tree.root == kNoYaml || m_tree[m_tree.root].kind == YamlKind::Null)
            return {};
        // A text of megabytes that is meant by a hundred thousand aliases would be copied for each.
        for (const YamlNode &node : m_tree.nodes)
            if (node.kind == YamlKind::Alias)
                throw SettingsFault{node.whole,
                                    GATEPOST_TEXT("settings", "aliases (*name) are not read "
                                                              "here; write the value out")};
        const YamlId root = m_tree.root;
        if (m_tree[root].kind != YamlKind::Mapping)
            fail(root, GATEPOST_TEXT("settings", "keys such as “paths:” are expected"));
        mustKnow(root, "gatepost.yaml", kTopKeys);
        if (const YamlId host = set(root, "host"); host != kNoYaml) {
            m_settings.host = hostOfUrl(scalar(host, kOneText, "host"));
            if (m_settings.host.empty())
                fail(host, GATEPOST_TEXT("settings", "host must be a host such as shop.example"));
        }
        m_settings.paths = texts(root, "paths", "paths", limits::kPaths);
        m_settings.honeypots = texts(root, "honeypots", "honeypots", kNoMost);
        for (const std::string &honeypot : m_settings.honeypots)
            if (!honeypot.starts_with('/') && !honeypot.starts_with('*')) // it would match no path
                fail(set(root, "honeypots"),
                     {GATEPOST_TEXT("settings",
                                    "%1 cannot be a path: a honeypot begins with / or *"),
                      gatepost::quoted(honeypot)});
        m_settings.sitemaps = texts(root, "sitemaps", "sitemaps", limits::kSettingsSitemaps);
        readAgents(set(root, "agents"));
        readChain(set(root, "chain"));
        if (const YamlId goals = set(root, "goals"); goals != kNoYaml)
            m_settings.goals = readGoals(*this, goals);
        if (const YamlId environments = set(root, "environments"); environments != kNoYaml)
            m_settings.environments = readEnvironments(*this, m_settings, environments);
        if (const YamlId outputs = set(root, "outputs"); outputs != kNoYaml)
            m_settings.outputs = readOutputs(*this, m_settings, outputs);
        readTests(set(root, "tests"));
        if (const YamlId lint = set(root, "lint"); lint != kNoYaml) {
            if (m_tree[lint].kind != YamlKind::Mapping)
                fail(lint, GATEPOST_TEXT("settings", "lint must be a map such as {off: [CODE]}"));
            mustKnow(lint, "lint", kLintKeys);
            m_settings.lintOff = texts(lint, "off", "lint.off", kNoMost);
        }
        return std::move(m_settings);
    }

private:
    static std::span<const std::string_view> factNames() {
        static const std::vector<std::string_view> names = [] {
            std::vector<std::string_view> all;
            for (const AgentField field : agentFields())
                all.push_back(agentFieldName(field));
            return all;
        }();
        return names;
    }
    /// {token: NewsHound, obeys_robots: yes, reads: [robots.txt]}: the columns of the list of agents as keys.
    AgentFacts readAgent(YamlId id) const {
        AgentFacts facts;
        facts.place = line(id);
        mustDiffer(id);
        std::array<YamlId, kAgentFieldCount> given; // these keys may be in any case
        given.fill(kNoYaml);
        const std::vector<YamlId> &children = m_tree[id].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
            const YamlId value = children[i + 1];
            const std::string &key = m_tree[children[i]].text;
            const auto field = parseAgentField(key);
            if (!field && nearestWord(key, factNames()))
                failUnknown(children[i], "an agent", factNames());
            if (!field)
                fail(children[i], {GATEPOST_TEXT("settings", "%1 is not a fact of an agent"),
                                   gatepost::quoted(key)});
            YamlId &first = given[static_cast<std::size_t>(*field)];
            if (first != kNoYaml)
                failTwice(children[i], first);
            first = children[i];
            const bool isNull = m_tree[value].kind == YamlKind::Null;
            const std::string fact = isNull ? std::string() : textOrList(value, key, " ");
            const bool isNothing =
                isNull || (fact.empty() && m_tree[value].kind == YamlKind::Sequence);
            if (auto done = facts.set(*field, isNothing ? "-" : fact); !done)
                fail(value, {GATEPOST_TEXT("settings", "%1: %2"), key, std::move(done.error())});
        }
        if (facts.token.empty())
            fail(id, GATEPOST_TEXT("settings", "an agent has no token"));
        return facts;
    }
    /// Names, or facts of agents: both are agents of the matrix.
    void readAgents(YamlId list) {
        if (list == kNoYaml)
            return;
        mustBeList(list, limits::kSettingsAgents, "agents");
        std::map<std::string, std::size_t> stated; // tokens without case, and their lines
        for (const YamlId item : m_tree[list].children) {
            if (m_tree[item].kind != YamlKind::Mapping) {
                m_settings.agents.push_back(scalar(item, kItemText, "agents"));
                continue;
            }
            AgentFacts facts = readAgent(item);
            if (const auto [first, isNew] = stated.emplace(toLower(facts.token), facts.place);
                !isNew)
                fail(item, {GATEPOST_TEXT("settings", "%1 has facts in line %2 already; put them "
                                                      "into one item"),
                            facts.token, first->second});
            m_settings.agents.push_back(facts.token);
            m_settings.agentFacts.agents.push_back(std::move(facts));
        }
    }

    void readChain(YamlId chain) {
        if (chain == kNoYaml)
            return;
        if (m_tree[chain].kind != YamlKind::Mapping)
            fail(chain, GATEPOST_TEXT("settings", "chain must map URLs to files"));
        mustDiffer(chain);
        const std::vector<YamlId> &children = m_tree[chain].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            m_settings.chain[m_tree[children[i]].text] = scalar(
                children[i + 1], GATEPOST_TEXT("settings", "a file of chain must be one text"));
    }

    void readTests(YamlId tests) {
        if (tests == kNoYaml)
            return;
        if (m_tree[tests].kind != YamlKind::Sequence)
            fail(tests, GATEPOST_TEXT("settings", "tests must be a list"));
        mustBeList(tests, limits::kSettingsTests, "tests");
        for (const YamlId test : m_tree[tests].children)
            m_settings.tests.push_back(readTest(test));
    }
    PolicyTest readTest(YamlId id) const {
        if (m_tree[id].kind != YamlKind::Mapping)
            fail(id, GATEPOST_TEXT("settings", "a test must have agent, path and expect"));
        mustKnow(id, "a test", kTestKeys);
        PolicyTest test;
        test.line = static_cast<std::uint32_t>(line(id));
        const auto without = [&](const char *name) {
            fail(id, {GATEPOST_TEXT("settings", "a test has no %1"), name});
        };
        // Who and where: one of each, or all that a word or a pattern means.
        for (const auto &[one, oneField, all, allField] :
             {std::tuple{"agent", &PolicyTest::agent, "agents", &PolicyTest::agents},
              {"path", &PolicyTest::path, "paths", &PolicyTest::paths}}) {
            const YamlId single = m_tree.valueOf(id, one);
            const YamlId several = m_tree.valueOf(id, all);
            if (single != kNoYaml && several != kNoYaml)
                fail(id, {GATEPOST_TEXT("settings", "a test has either %1 or %2"), one, all});
            if (several != kNoYaml) // a comma is part of a pattern: several cannot be joined
                test.*allField = allField == &PolicyTest::agents ? textOrList(several, all, ", ")
                                                                 : scalar(several, kOneText, all);
            else if (single != kNoYaml)
                test.*oneField = scalar(single, kOneText, one);
            else
                without(one);
        }
        const YamlId expect = m_tree.valueOf(id, "expect");
        if (expect == kNoYaml)
            without("expect");
        test.expect = scalar(expect, kOneText, "expect");
        if (const YamlId at = set(id, "at"); at != kNoYaml) {
            test.at = parseInstant(scalar(at, kOneText, "at"));
            if (!test.at)
                fail(at,
                     GATEPOST_TEXT("settings", "at must be a time such as 2026-11-20T07:00:00Z"));
        }
        if (const YamlId reading = set(id, "reading"); reading != kNoYaml)
            test.reading = scalar(reading, kOneText, "reading");
        if (const YamlId status = set(id, "status"); status != kNoYaml)
            test.status = textOrList(status, "status", "; ");
        if (const YamlId name = set(id, "environment"); name != kNoYaml)
            test.environment = environmentNamed(*this, m_settings, name);
        if (!test.environment.empty() && test.environment == m_settings.environments.front().name)
            test.environment.clear();
        return test;
    }

    SiteSettings m_settings;
};

/// A bound in the words of gatepost.yaml.
Message messageOf(const YamlError &error) {
    switch (error.fault) {
    case YamlFault::TooLarge:
        return {
            GATEPOST_TEXT("settings", "the file is larger than %1 MiB, which is more than is read"),
            limits::kSettings / limits::kMiB};
    case YamlFault::TooManyValues:
        return {GATEPOST_TEXT("settings", "the file has more than %1 values, which is more than "
                                          "is read"),
                limits::kSettingsValues};
    case YamlFault::TooDeep:
        return {GATEPOST_TEXT("settings", "values are nested more than %1 levels deep, which is "
                                          "more than is read"),
                limits::kSettingsDepth};
    case YamlFault::SeveralDocuments:
        return GATEPOST_TEXT("settings",
                             "a second document begins here, and nothing in it would be "
                             "read; put all keys into one document");
    case YamlFault::Encoding:
    case YamlFault::ControlCharacter:
    case YamlFault::NotYaml: break;
    }
    return error.message;
}

Message placed(std::string_view yaml, std::uint32_t offset, Message message) {
    const LineIndex lines(yaml);
    const std::size_t line = lines.lineAt(offset);
    const std::uint32_t bom = line == 0 && yaml.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const std::uint32_t begin = std::min(lines.start(line) + bom, offset);
    return {GATEPOST_TEXT("settings", "line %1, column %2: %3"), line + 1, offset - begin + 1,
            std::move(message)};
}

} // namespace

std::expected<SiteSettings, Message> readSiteSettings(std::string_view yaml) {
    return readSiteSettings(settingsYaml(yaml));
}

std::expected<SiteSettings, SettingsProblem> readPlacedSettings(const YamlText &yaml) {
    const auto &tree = yaml.read();
    if (!tree) {
        const YamlError &error = tree.error();
        const bool hasPlace = error.fault != YamlFault::TooLarge;
        return std::unexpected(SettingsProblem{
            hasPlace ? std::optional(error.range.begin) : std::nullopt, messageOf(error)});
    }
    try {
        return Reader(yaml.text(), *tree).run();
    } catch (const SettingsFault &fault) {
        return std::unexpected(SettingsProblem{fault.offset, fault.message});
    }
}

std::expected<SiteSettings, Message> readSiteSettings(const YamlText &yaml) {
    return readPlacedSettings(yaml).transform_error([&yaml](SettingsProblem problem) {
        return problem.offset ? placed(yaml.text(), *problem.offset, std::move(problem.message))
                              : std::move(problem.message);
    });
}

std::optional<std::string> chainFileName(std::string_view url) {
    if (!isHttpUrl(url))
        return {};
    std::string_view rest = url.substr(url.find("://") + 3);
    rest = rest.substr(0, rest.find('#'));
    if (!rest.contains('/') || rest.ends_with('/'))
        return {};
    std::string name = "chain/";
    constexpr std::string_view kHex = "0123456789ABCDEF";
    for (const char c : rest) {
        if (isAlnum(c) || std::string_view("._/-").contains(c)) {
            name += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            name += {'%', kHex[byte >> 4], kHex[byte & 15]};
        }
    }
    if (("/" + name + "/").contains("/../"))
        return {};
    return name;
}

} // namespace gatepost
