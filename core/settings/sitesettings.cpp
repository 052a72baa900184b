// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/sitesettings.h"

#include "core/text/ascii.h"
#include "core/text/listlimits.h"
#include "core/value/url.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include <tuple>

namespace gatepost {

namespace {

/// A fault with its place, thrown inside this file only.
struct Fault {
    YAML::Mark mark;
    Message message;
};

constexpr Phrase kOneText = GATEPOST_TEXT("settings", "%1 must be one text");

/// The node's text; where it has none, `otherwise` says so, with `name` for its place.
std::string scalar(const YAML::Node &node, Phrase otherwise, std::string_view name = {}) {
    if (!node.IsScalar())
        throw Fault{node.Mark(), {otherwise, name}};
    return node.Scalar();
}

std::vector<std::string> texts(const YAML::Node &node, std::string_view what) {
    std::vector<std::string> list;
    if (!node || node.IsNull())
        return list;
    if (!node.IsSequence())
        throw Fault{node.Mark(), {GATEPOST_TEXT("settings", "%1 must be a list"), what}};
    for (const YAML::Node &item : node)
        list.push_back(
            scalar(item, GATEPOST_TEXT("settings", "an item of %1 must be one text"), what));
    return list;
}

/// One text, or a list of them with commas between.
std::string textOrList(const YAML::Node &node, std::string_view name) {
    if (!node.IsSequence())
        return scalar(node, kOneText, name);
    std::string all;
    for (const std::string &text : texts(node, name))
        all += (all.empty() ? "" : ", ") + text;
    return all;
}

/// A text, or a list of texts that are written with spaces between them.
std::string factText(const YAML::Node &node, std::string_view key) {
    if (node.IsNull())
        return "-";
    if (!node.IsSequence())
        return scalar(node, kOneText, key);
    std::string text;
    for (const YAML::Node &item : node)
        text += (text.empty() ? "" : " ") +
                scalar(item, GATEPOST_TEXT("settings", "an item of %1 must be one text"), key);
    return text.empty() ? "-" : text;
}

/// For each item something is done at every key: a stranger's hundred thousand would hold the window.
void mustHaveAtMost(const YAML::Node &list, std::size_t most, std::string_view key) {
    if (list && list.IsSequence() && list.size() > most)
        throw Fault{list.Mark(),
                    {GATEPOST_TEXT("settings", "%1 has more than %2 items, which is more than is "
                                               "read"),
                     key, most}};
}

/// {token: NewsHound, obeys_robots: yes, reads: [robots.txt]}: the columns of the list of agents as keys.
AgentFacts readAgent(const YAML::Node &node) {
    AgentFacts facts;
    facts.place = static_cast<std::size_t>(node.Mark().line + 1);
    for (const auto &entry : node) {
        const std::string key =
            scalar(entry.first, GATEPOST_TEXT("settings", "a key of agents must be one text"));
        const auto field = parseAgentField(key);
        if (!field)
            throw Fault{
                entry.first.Mark(),
                {GATEPOST_TEXT("settings", "%1 is not a fact of an agent"), gatepost::quoted(key)}};
        if (auto set = facts.set(*field, factText(entry.second, key)); !set)
            throw Fault{entry.second.Mark(),
                        {GATEPOST_TEXT("settings", "%1: %2"), key, std::move(set.error())}};
    }
    if (facts.token.empty())
        throw Fault{node.Mark(), GATEPOST_TEXT("settings", "an agent has no token")};
    return facts;
}

/// Names, or facts of agents: both are agents of the matrix.
void readAgents(const YAML::Node &node, SiteSettings &settings) {
    if (!node || node.IsNull())
        return;
    if (!node.IsSequence())
        throw Fault{node.Mark(), {GATEPOST_TEXT("settings", "%1 must be a list"), "agents"}};
    mustHaveAtMost(node, limits::kSettingsAgents, "agents");
    for (const YAML::Node &item : node) {
        if (!item.IsMap()) {
            settings.agents.push_back(scalar(
                item, GATEPOST_TEXT("settings", "an item of %1 must be one text"), "agents"));
            continue;
        }
        AgentFacts facts = readAgent(item);
        settings.agents.push_back(facts.token);
        settings.agentFacts.agents.push_back(std::move(facts));
    }
}

PolicyTest readTest(const YAML::Node &node) {
    if (!node.IsMap())
        throw Fault{node.Mark(),
                    GATEPOST_TEXT("settings", "a test must have agent, path and expect")};
    PolicyTest test;
    test.line = static_cast<std::uint32_t>(node.Mark().line + 1);
    // Who and where: one of each, or all that a word or a pattern means.
    for (const auto &[one, oneField, all, allField] :
         {std::tuple{"agent", &PolicyTest::agent, "agents", &PolicyTest::agents},
          {"path", &PolicyTest::path, "paths", &PolicyTest::paths}}) {
        if (node[one] && node[all])
            throw Fault{node.Mark(),
                        {GATEPOST_TEXT("settings", "a test has either %1 or %2"), one, all}};
        if (node[all])
            test.*allField = textOrList(node[all], all);
        else if (node[one])
            test.*oneField = scalar(node[one], kOneText, one);
        else
            throw Fault{node.Mark(), {GATEPOST_TEXT("settings", "a test has no %1"), one}};
    }
    if (!node["expect"])
        throw Fault{node.Mark(), {GATEPOST_TEXT("settings", "a test has no %1"), "expect"}};
    test.expect = scalar(node["expect"], kOneText, "expect");
    if (const YAML::Node at = node["at"]; at && !at.IsNull()) {
        test.at = parseInstant(scalar(at, kOneText, "at"));
        if (!test.at)
            throw Fault{at.Mark(), GATEPOST_TEXT("settings",
                                                 "at must be a time such as 2026-11-20T07:00:00Z")};
    }
    if (const YAML::Node reading = node["reading"]; reading && !reading.IsNull())
        test.reading = scalar(reading, kOneText, "reading");
    return test;
}

SiteSettings readRoot(const YAML::Node &root) {
    SiteSettings settings;
    if (root.IsNull())
        return settings;
    if (!root.IsMap())
        throw Fault{root.Mark(), GATEPOST_TEXT("settings", "keys such as “paths:” are expected")};
    if (const YAML::Node host = root["host"]; host && !host.IsNull()) {
        settings.host = hostOfUrl(scalar(host, kOneText, "host"));
        if (settings.host.empty())
            throw Fault{host.Mark(),
                        GATEPOST_TEXT("settings", "host must be a host such as shop.example")};
    }
    mustHaveAtMost(root["paths"], limits::kPaths, "paths");
    settings.paths = texts(root["paths"], "paths");
    settings.honeypots = texts(root["honeypots"], "honeypots");
    mustHaveAtMost(root["sitemaps"], limits::kSettingsSitemaps, "sitemaps");
    settings.sitemaps = texts(root["sitemaps"], "sitemaps");
    readAgents(root["agents"], settings);
    if (const YAML::Node chain = root["chain"]; chain && !chain.IsNull()) {
        if (!chain.IsMap())
            throw Fault{chain.Mark(), GATEPOST_TEXT("settings", "chain must map URLs to files")};
        for (const auto &entry : chain)
            settings.chain[scalar(entry.first,
                                  GATEPOST_TEXT("settings", "a URL of chain must be one text"))] =
                scalar(entry.second, GATEPOST_TEXT("settings", "a file of chain must be one text"));
    }
    if (const YAML::Node tests = root["tests"]; tests && !tests.IsNull()) {
        if (!tests.IsSequence())
            throw Fault{tests.Mark(), GATEPOST_TEXT("settings", "tests must be a list")};
        mustHaveAtMost(tests, limits::kSettingsTests, "tests");
        for (const YAML::Node &test : tests)
            settings.tests.push_back(readTest(test));
    }
    if (const YAML::Node lint = root["lint"]; lint && lint.IsMap())
        settings.lintOff = texts(lint["off"], "lint.off");
    return settings;
}

Message tooDeep() {
    return {GATEPOST_TEXT("settings", "values are nested more than %1 levels deep, which is more "
                                      "than is read"),
            limits::kSettingsDepth};
}

/// Counts what a stranger's file would make of itself, before a tree of it is in memory.
class Counter final : public YAML::EventHandler {
public:
    void OnDocumentStart(const YAML::Mark &) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t) override { count(mark); }
    void OnScalar(const YAML::Mark &mark, const std::string &, YAML::anchor_t,
                  const std::string &) override {
        count(mark);
    }
    /// A text of megabytes that is meant by a hundred thousand aliases would be copied for each.
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override {
        throw Fault{mark, GATEPOST_TEXT("settings", "aliases (*name) are not read here; write the "
                                                    "value out")};
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        enter(mark);
    }
    void OnSequenceEnd() override { --m_depth; }
    void OnMapStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {
        enter(mark);
    }
    void OnMapEnd() override { --m_depth; }

private:
    void count(const YAML::Mark &mark) {
        if (++m_values > limits::kSettingsValues)
            throw Fault{mark,
                        {GATEPOST_TEXT("settings", "the file has more than %1 values, which is "
                                                   "more than is read"),
                         limits::kSettingsValues}};
    }
    void enter(const YAML::Mark &mark) {
        count(mark);
        if (m_depth++ > limits::kSettingsDepth) // the outermost map does not count
            throw Fault{mark, tooDeep()};
    }

    std::size_t m_values = 0;
    std::size_t m_depth = 0;
};

/// The parser recurses; a stranger's thousand brackets must not reach it.
bool isTooDeep(std::string_view yaml) {
    std::size_t depth = 0;
    for (const char c : yaml) {
        if (c == '[' || c == '{')
            ++depth;
        else if ((c == ']' || c == '}') && depth > 0)
            --depth;
        if (depth > limits::kSettingsDepth)
            return true;
    }
    return false;
}

void countValues(const std::string &yaml) {
    std::istringstream stream(yaml);
    YAML::Parser parser(stream);
    Counter counter;
    parser.HandleNextDocument(counter); // YAML::Load reads the first alone too
}

} // namespace

std::expected<SiteSettings, Message> readSiteSettings(std::string_view yaml) {
    if (yaml.size() > limits::kSettings)
        return std::unexpected(Message(
            GATEPOST_TEXT("settings", "the file is larger than %1 MiB, which is more than is read"),
            limits::kSettings / limits::kMiB));
    if (isTooDeep(yaml))
        return std::unexpected(tooDeep());
    const auto at = [](const YAML::Mark &mark, Message message) -> Message {
        if (mark.is_null())
            return message;
        return {GATEPOST_TEXT("settings", "line %1, column %2: %3"), mark.line + 1, mark.column + 1,
                std::move(message)};
    };
    try {
        const std::string text(yaml);
        countValues(text);
        return readRoot(YAML::Load(text));
    } catch (const YAML::Exception &error) {
        return std::unexpected(at(error.mark, error.msg));
    } catch (const Fault &fault) {
        return std::unexpected(at(fault.mark, fault.message));
    }
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
