// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/check.h"

#include "core/dialect/dialect.h"
#include "core/match/path.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <cstring>

namespace gatepost::linting {

namespace {

/// Served instead of the file: a page begins with its document type or its root element.
bool looksLikeHtml(std::string_view text) {
    constexpr std::string_view kBom = "\xEF\xBB\xBF";
    if (text.starts_with(kBom))
        text.remove_prefix(kBom.size());
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return false;
    text.remove_prefix(begin);
    for (const std::string_view start :
         {"<!doctype", "<html", "<head", "<body", "<?xml", "<script"})
        if (startsWithIgnoringCase(text, start))
            return true;
    return false;
}

/// Eight bytes at a time.
bool onlyAscii(std::string_view text) {
    std::uint64_t any = 0;
    for (; text.size() >= sizeof any; text.remove_prefix(sizeof any)) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, text.data(), sizeof bytes);
        any |= bytes;
    }
    for (const char c : text)
        any |= static_cast<unsigned char>(c);
    return (any & 0x8080'8080'8080'8080) == 0;
}

const Scopes kNoScopes;

} // namespace

FileUnderCheck::FileUnderCheck(Tree checked, FileId fileRef, const LintOptions &lintOptions)
    : tree(std::move(checked)),
      ref(fileRef),
      options(lintOptions),
      groups(tree.groups()),
      scopes(tree.dialect().hasBlocks ? tree.scopes() : kNoScopes),
      m_isHtml(looksLikeHtml(tree.text())),
      m_isAscii(onlyAscii(tree.text())) {
    readLines();
    readNamedAgents();
    normaliseRules();
    readSwitches();
}

void FileUnderCheck::readLines() {
    const auto lines = tree.lines();
    m_firstDirective = static_cast<std::uint32_t>(lines.size());
    for (std::uint32_t index = 0; index < lines.size(); ++index) {
        const Line &each = lines[index];
        m_byKind[std::to_underlying(each.kind)].push_back(index);
        if (each.kind == LineKind::Directive)
            m_byDirective[std::to_underlying(each.directive)].push_back(index);
        if ((each.kind == LineKind::Directive || each.kind == LineKind::BlockHeader) &&
            index < m_firstDirective)
            m_firstDirective = index;
    }
}

void FileUnderCheck::readNamedAgents() {
    m_agentByKey.reserve(groups.agents.size());
    m_namedAgents.reserve(groups.agents.size());
    for (std::uint32_t index = 0; index < groups.groups.size(); ++index) {
        const Group &group = groups.groups[index];
        if (group.version == GroupVersion::Experimental)
            continue;
        for (const GroupAgent &agent : groups.agentsOf(group)) {
            const AgentValueKind kind = agentValueKind(agent.value);
            if (kind == AgentValueKind::Empty)
                continue;
            std::string key = kind == AgentValueKind::Star ? "*" : toLower(agent.value);
            const auto [place, isNew] =
                m_agentByKey.try_emplace(std::move(key), m_namedAgents.size());
            if (isNew)
                m_namedAgents.push_back({place->first, agent.value, kind, agent.line, {}, {}});
            NamedAgent &namedAgent = m_namedAgents[place->second];
            auto &list =
                group.version == GroupVersion::Extended ? namedAgent.extended : namedAgent.plain;
            if (list.empty() || list.back() != index)
                list.push_back(index);
        }
    }
}

const NamedAgent *FileUnderCheck::namedAgent(std::string_view token) const {
    const auto found = m_agentByKey.find(toLower(token));
    return found == m_agentByKey.end() ? nullptr : &m_namedAgents[found->second];
}

const NamedAgent *FileUnderCheck::star() const {
    return namedAgent("*");
}

void FileUnderCheck::normaliseRules() {
    m_normalised.reserve(groups.rules.size());
    m_groupOfRule.reserve(groups.rules.size());
    std::string scratch;
    for (std::uint32_t index = 0; index < groups.groups.size(); ++index) {
        for (const GroupRule &rule : groups.rulesOf(groups.groups[index])) {
            m_groupOfRule.push_back(index);
            const std::string_view value = tree.slice(rule.value);
            if (value.empty() || (value.front() != '/' && value.front() != '*')) {
                m_normalised.emplace_back();
                continue;
            }
            std::string_view normal = normalisedRule(value, scratch);
            if (normal.data() != value.data())
                normal = m_scratch.emplace_back(normal);
            m_normalised.push_back(normal);
        }
    }
}

std::vector<std::uint32_t>
FileUnderCheck::rulesOf(std::span<const std::uint32_t> groupIndices) const {
    std::vector<std::uint32_t> rules;
    for (const std::uint32_t index : groupIndices) {
        const Group &group = groups.groups[index];
        for (std::uint32_t rule = group.rulesBegin; rule < group.rulesEnd; ++rule)
            if (!m_normalised[rule].empty())
                rules.push_back(rule);
    }
    return rules;
}

std::span<const DeadRule> FileUnderCheck::dead() const {
    return m_dead.get([this] { return findDead(); });
}

std::vector<DeadRule> FileUnderCheck::findDead() const {
    // An agent reads all groups that name it as one (S13), so a rule must be dead for each agent of its group.
    std::vector<std::span<const std::uint32_t>> sets;
    for (const NamedAgent &each : m_namedAgents)
        if (!each.plain.empty())
            sets.push_back(each.plain);
    std::ranges::sort(sets,
                      [](auto a, auto b) { return std::ranges::lexicographical_compare(a, b); });
    const auto twins =
        std::ranges::unique(sets, [](auto a, auto b) { return std::ranges::equal(a, b); });
    sets.erase(twins.begin(), twins.end());
    std::vector<std::uint32_t> deadIn(groups.rules.size());
    std::vector<std::uint32_t> setsOf(groups.groups.size());
    std::vector<std::uint32_t> by(groups.rules.size());
    std::vector<PlainRule> plain;
    std::size_t left =
        4 * groups.rules.size() + 50'000; // many agents with many groups each: enough is enough
    for (const auto &set : sets) {
        for (const std::uint32_t group : set)
            ++setsOf[group];
        const std::vector<std::uint32_t> rules = rulesOf(set);
        if (rules.size() > left)
            continue; // its rules count as alive
        left -= rules.size();
        plain.clear();
        for (const std::uint32_t rule : rules)
            plain.push_back(
                {m_normalised[rule], groups.rules[rule].directive == DirectiveId::Allow});
        for (const DeadRule &each : deadRules(plain)) {
            const std::uint32_t rule = rules[each.rule];
            if (deadIn[rule]++ == 0)
                by[rule] = rules[each.by];
        }
    }
    std::vector<DeadRule> dead;
    for (std::uint32_t rule = 0; rule < deadIn.size(); ++rule)
        if (deadIn[rule] > 0 && deadIn[rule] == setsOf[m_groupOfRule[rule]])
            dead.push_back({rule, by[rule]});
    return dead;
}

std::span<const GoogleLine> FileUnderCheck::google() const {
    return m_google.get([this] {
        return tree.dialectId() == DialectId::Robots ? googleLines(text())
                                                     : std::vector<GoogleLine>();
    });
}

bool FileUnderCheck::googleParts(std::uint32_t first, std::uint32_t last) const {
    const std::vector<std::size_t> &agents = m_googleAgents.get([this] {
        std::vector<std::size_t> lines;
        for (const GoogleLine &each : google())
            if (each.key == GoogleLine::Key::UserAgent)
                lines.push_back(each.line);
        return lines;
    });
    const auto next = std::ranges::lower_bound(agents, first);
    return next != agents.end() && *next <= last;
}

void FileUnderCheck::readSwitches() {
    constexpr std::string_view kMark = "gatepost:";
    const auto lines = tree.lines();
    std::uint32_t next =
        0; // the first line that is not a comment behind the one that was last looked at
    for (std::size_t at = text().find(kMark); at != std::string_view::npos;
         at = text().find(kMark, at)) {
        const auto mark = static_cast<std::uint32_t>(at);
        at += kMark.size();
        const auto index = tree.lineAt(mark);
        if (!index || mark < lines[*index].commentBegin)
            continue;
        const Line &comment = lines[*index];
        std::string_view rest = text().substr(at, comment.contentEnd - at);
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
        if (!startsWithIgnoringCase(rest, "off"))
            continue;
        rest.remove_prefix(3);
        at = comment.contentEnd; // its words are read now, marks among them: once is enough
        std::int64_t about = -1;
        if (comment.kind != LineKind::Comment) {
            about = static_cast<std::int64_t>(*index); // behind a directive: that line itself
        } else if (*index >= m_firstDirective) {
            next = std::max(next, static_cast<std::uint32_t>(*index) + 1);
            while (next < lines.size() &&
                   (lines[next].kind == LineKind::Blank || lines[next].kind == LineKind::Comment))
                ++next;
            about = next;
        }
        while (!(rest = trimmed(rest)).empty()) {
            const std::size_t end = std::min(rest.find_first_of(" \t,"), rest.size());
            if (end > 0)
                m_switches.push_back({rest.substr(0, end), about});
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    // Sorted for isOff(): there may be as many of them as findings.
    std::ranges::sort(m_switches, {},
                      [](const Switch &each) { return std::pair(each.code, each.line); });
}

bool FileUnderCheck::isOff(std::string_view code, std::uint32_t line) const {
    const auto key = [](const Switch &each) { return std::pair(each.code, each.line); };
    return std::ranges::binary_search(m_switches, std::pair(code, std::int64_t{-1}), {}, key) ||
           std::ranges::binary_search(m_switches, std::pair(code, std::int64_t{line}), {}, key);
}

bool Report::isOff(FileId file, std::uint32_t at) const {
    const auto found = std::ranges::find(m_files, file, &FileUnderCheck::ref);
    if (found == m_files.end() || !found->hasSwitches())
        return false;
    return found->isOff(m_rule.code,
                        static_cast<std::uint32_t>(found->tree.lineAt(at).value_or(0)));
}

bool Report::isUnwanted(FileId file, ByteRange range) {
    if (isOff(file, range.begin))
        return true;
    Count &count = m_counts[file];
    if (count.added < m_most)
        return false;
    if (count.left++ == 0)
        count.firstLeft = range;
    return true;
}

Diagnostic &Report::add(FileId file, ByteRange range, Message message) {
    if (isUnwanted(file, range)) {
        m_unwanted = {}; // its fixes would pile up
        return m_unwanted;
    }
    ++m_counts[file].added;
    return m_into.emplace_back(
        Diagnostic{m_rule.code, m_rule.severity, file, range, std::move(message), {}});
}

Report::~Report() {
    for (const auto &[file, count] : m_counts)
        if (count.left > 0)
            m_into.push_back(
                {m_rule.code,
                 m_rule.severity,
                 file,
                 count.firstLeft,
                 Message::counted(GATEPOST_COUNTED("lint",
                                                   "%n more findings of this kind in this file are "
                                                   "not listed",
                                                   "%n more finding of this kind in this file is "
                                                   "not listed"),
                                  count.left),
                 {},
                 count.left});
}

} // namespace gatepost::linting
