// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/settings/writesettings.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <format>
#include <optional>

namespace gatepost {

namespace {

bool isPlain(std::string_view text) {
    return !text.empty() && !equalsIgnoringCase(text, "null") &&
           (isAlnum(text.front()) || text.front() == '/') && std::ranges::all_of(text, [](char c) {
               return isAlnum(c) || std::string_view("/._-").contains(c);
           });
}

std::string scalar(std::string_view text) {
    if (isPlain(text))
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            quoted += {'\\', c};
        else if (static_cast<unsigned char>(c) < 0x20)
            quoted += std::format("\\x{:02X}", static_cast<int>(c));
        else
            quoted += c;
    }
    return quoted + '"';
}

std::string itemText(const std::string &text) {
    return "  - " + scalar(text) + '\n';
}

std::string itemText(const PolicyTest &test) {
    const bool allAgents = !test.agents.empty();
    const bool allPaths = !test.paths.empty();
    std::string text =
        std::format("  - {{{}: {}, {}: {}", allAgents ? "agents" : "agent",
                    scalar(allAgents ? test.agents : test.agent), allPaths ? "paths" : "path",
                    scalar(allPaths ? test.paths : test.path));
    if (test.at)
        text += ", at: " + formatInstant(*test.at);
    if (!test.reading.empty())
        text += ", reading: " + scalar(test.reading);
    return text + ", expect: " + scalar(test.expect) + "}\n";
}

bool isSame(const PolicyTest &a, const PolicyTest &b) {
    return a.agent == b.agent && a.path == b.path && a.agents == b.agents && a.paths == b.paths &&
           a.at == b.at && a.expect == b.expect && a.reading == b.reading;
}

/// The lines of a top-level key, without the comments and blank lines that lead to the next one.
struct Section {
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

bool isBlankOrComment(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos || line[first] == '#';
}

bool opensKey(std::string_view line, std::string_view key) {
    return line.starts_with(key) && trimmed(line.substr(key.size())).starts_with(':');
}

std::optional<Section> sectionOf(const std::vector<std::string_view> &lines, std::string_view key) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!opensKey(lines[i], key))
            continue;
        std::size_t end = i + 1;
        while (end < lines.size() && std::string_view(" \t#-]}\r\n").contains(lines[end].front()))
            ++end;
        while (end > i + 1 && isBlankOrComment(lines[end - 1]))
            --end;
        return Section{i, end};
    }
    return {};
}

/// The bytes of each test that stands on lines of its own in a block list, by its place; empty if one does not.
std::vector<std::string> rawTests(const std::vector<std::string_view> &lines,
                                  const Section &section, const std::vector<PolicyTest> &tests) {
    std::vector<std::string> raw;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        const std::size_t first = tests[i].line - 1;
        const std::size_t next = i + 1 < tests.size() ? tests[i + 1].line - 1 : section.end;
        if (first <= section.begin || first >= next || next > section.end ||
            !trimmed(lines[first]).starts_with('-'))
            return {};
        std::string &text = raw.emplace_back();
        for (std::size_t line = first; line < next; ++line)
            text += lines[line];
        if (!text.ends_with('\n'))
            text += '\n';
    }
    return raw;
}

std::string testsText(const std::vector<std::string_view> &lines,
                      const std::optional<Section> &section, const std::vector<PolicyTest> &old,
                      const std::vector<PolicyTest> &wanted) {
    const std::vector<std::string> raw =
        section ? rawTests(lines, *section, old) : std::vector<std::string>();
    std::vector<bool> used(old.size());
    std::string text = "tests:\n";
    if (!raw.empty()) {
        text.clear();
        for (std::size_t line = section->begin; line + 1 < old.front().line; ++line)
            text += lines[line];
    }
    // New items are indented as those that are there.
    const std::string indent =
        raw.empty() ? "  " : raw.front().substr(0, raw.front().find_first_not_of(" "));
    for (const PolicyTest &test : wanted) {
        std::string item = indent + itemText(test).substr(2);
        for (std::size_t i = 0; i < raw.size(); ++i)
            if (!used[i] && isSame(old[i], test)) {
                used[i] = true;
                item = raw[i];
                break;
            }
        text += item;
    }
    return text;
}

std::string listText(std::string_view key, const std::vector<std::string> &items) {
    std::string text = std::format("{}:\n", key);
    for (const std::string &item : items)
        text += itemText(item);
    return text;
}

/// Agents are names, but for those of which the file states facts.
std::string agentsText(const std::vector<std::string> &agents, const AgentList &facts) {
    std::string text = "agents:\n";
    for (const std::string &agent : agents) {
        const auto stated = std::ranges::find(facts.agents, agent, &AgentFacts::token);
        if (stated == facts.agents.end()) {
            text += itemText(agent);
            continue;
        }
        text += "  - {token: " + scalar(agent);
        for (const AgentField field : agentFields())
            if (const auto &value = (*stated)[field])
                text += std::format(", {}: {}", agentFieldName(field), scalar(*value));
        text += "}\n";
    }
    return text;
}

/// The facts of the agents that are still wanted are all there.
bool keepsFacts(const SiteSettings &now, const SiteSettings &old,
                const std::vector<std::string> &agents) {
    return std::ranges::all_of(old.agentFacts.agents, [&](const AgentFacts &facts) {
        if (!std::ranges::contains(agents, facts.token))
            return true;
        const auto found =
            std::ranges::find(now.agentFacts.agents, facts.token, &AgentFacts::token);
        return found != now.agentFacts.agents.end() && found->values == facts.values;
    });
}

bool sameTests(const std::vector<PolicyTest> &a, const std::vector<PolicyTest> &b) {
    return std::ranges::equal(a, b, isSame);
}

/// `section`'s lines replaced by `text`, or `text` at the end.
std::string replaced(const std::vector<std::string_view> &lines,
                     const std::optional<Section> &section, std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (section && i == section->begin)
            out += text;
        if (!section || i < section->begin || i >= section->end)
            out += lines[i];
    }
    if (section)
        return out;
    if (!out.empty() && !out.ends_with('\n'))
        out += '\n';
    if (!out.empty() && !text.empty())
        out += '\n';
    return out.append(text);
}

} // namespace

std::expected<std::string, Message> writeSiteSettings(std::string_view yaml,
                                                      const SiteSettings &wanted) {
    std::string text(yaml);
    auto old = readSiteSettings(text);
    if (!old)
        return std::unexpected(old.error());
    const auto put = [&](std::string_view key, auto make) {
        const std::string before = std::move(text);
        const auto lines = linesOf(before);
        const auto section = sectionOf(lines, key);
        text = replaced(lines, section, make(lines, section));
    };
    if (old->paths != wanted.paths)
        put("paths", [&](const auto &, const auto &) {
            return wanted.paths.empty() ? std::string() : listText("paths", wanted.paths);
        });
    if (old->agents != wanted.agents)
        put("agents", [&](const auto &, const auto &) {
            return wanted.agents.empty() ? std::string()
                                         : agentsText(wanted.agents, old->agentFacts);
        });
    if (old->chain != wanted.chain)
        put("chain", [&](const auto &, const auto &) {
            std::string section = wanted.chain.empty() ? "" : "chain:\n";
            for (const auto &[url, file] : wanted.chain)
                section += std::format("  {}: {}\n", scalar(url), scalar(file));
            return section;
        });
    if (!sameTests(old->tests, wanted.tests)) {
        if (auto now = readSiteSettings(text)) // earlier sections may have moved the lines
            old->tests = std::move(now->tests);
        put("tests", [&](const auto &lines, const auto &section) {
            return wanted.tests.empty() ? std::string()
                                        : testsText(lines, section, old->tests, wanted.tests);
        });
    }
    const auto now = readSiteSettings(text);
    if (!now || now->paths != wanted.paths || now->agents != wanted.agents ||
        now->chain != wanted.chain || !keepsFacts(*now, *old, wanted.agents) ||
        !sameTests(now->tests, wanted.tests))
        return std::unexpected<Message>(
            GATEPOST_TEXT("settings", "it is written in a way that cannot be changed safely: write "
                                      "paths, agents, chain and tests as block lists"));
    return text;
}

} // namespace gatepost
