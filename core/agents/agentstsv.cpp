// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/agentfacts.h"

#include "core/text/ascii.h"
#include "core/text/digest.h"

#include <algorithm>
#include <format>
#include <unordered_map>

/// The list of agents as tab-separated text.
namespace gatepost {

namespace {

constexpr std::string_view kMagic = "# gatepost-agents ";
constexpr std::string_view kVersion = "2";

std::string_view takeLine(std::string_view &text) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::vector<std::string_view> cellsOf(std::string_view line) {
    std::vector<std::string_view> cells;
    while (true) {
        const std::size_t tab = line.find('\t');
        cells.push_back(line.substr(0, tab));
        if (tab == std::string_view::npos)
            return cells;
        line.remove_prefix(tab + 1);
    }
}

class TsvReader {
public:
    explicit TsvReader(std::string_view tsv) : m_rest(tsv) {}

    AgentList read() {
        if (m_rest.size() > kMostAgentBytes) {
            problem(0, GATEPOST_TEXT("agents", "the list is larger than 1 MiB"));
            return std::move(m_list);
        }
        if (m_rest.starts_with("\xEF\xBB\xBF"))
            m_rest.remove_prefix(3);
        if (m_rest.starts_with(kMagic) && !readMagic())
            return std::move(m_list);
        if (!readColumns())
            return std::move(m_list);
        while (!m_rest.empty()) {
            ++m_line;
            const std::string_view line = takeLine(m_rest);
            if (!trimmed(line).empty() && !line.starts_with('#'))
                readRow(line);
        }
        return std::move(m_list);
    }

private:
    void problem(std::size_t line, Message text) {
        m_list.problems.push_back({line, line == 0 ? std::move(text)
                                                   : Message(GATEPOST_TEXT("agents", "line %1: %2"),
                                                             line, std::move(text))});
    }

    /// "# gatepost-agents 2 2026-11-22 [SHA-256]". False: nothing more is to be read.
    bool readMagic() {
        ++m_line;
        std::string_view line = takeLine(m_rest).substr(kMagic.size());
        const auto word = [&line] {
            line = trimmed(line);
            const std::string_view first = line.substr(0, line.find(' '));
            line.remove_prefix(first.size());
            return first;
        };
        if (const std::string_view version = word(); version != kVersion) {
            problem(1, {GATEPOST_TEXT("agents", "a list of version %1; this program reads version "
                                                "2: a newer Gatepost may read it"),
                        gatepost::quoted(version)});
            return false;
        }
        const std::string_view day = word();
        m_list.date = parseDay(day);
        if (!m_list.date)
            problem(1, {GATEPOST_TEXT("agents", "%1 is not a day such as 2026-11-22"),
                        gatepost::quoted(day)});
        if (const std::string_view digest = word();
            !digest.empty() && !equalsIgnoringCase(digest, sha256Hex(m_rest))) {
            problem(1, GATEPOST_TEXT("agents", "the list is not the one that its first line "
                                               "names: it was changed or cut on its way"));
            return false;
        }
        return true;
    }

    bool readColumns() {
        ++m_line;
        const auto names = cellsOf(takeLine(m_rest));
        for (const std::string_view name : names) {
            const auto field = parseAgentField(trimmed(name));
            const bool again = field && std::ranges::contains(m_columns, field);
            if (!field || again) {
                problem(m_line, {again ? GATEPOST_TEXT("agents", "the column %1 is named twice")
                                       : GATEPOST_TEXT("agents", "%1 is not a column of a list of "
                                                                 "agents"),
                                 gatepost::quoted(name)});
                return false;
            }
            m_columns.push_back(field);
        }
        if (std::ranges::contains(m_columns, AgentField::Token))
            return true;
        problem(m_line, GATEPOST_TEXT("agents", "the column “token” is missing"));
        return false;
    }

    void readRow(std::string_view line) {
        const auto cells = cellsOf(line);
        if (cells.size() != m_columns.size()) {
            problem(m_line, {GATEPOST_TEXT("agents", "%1 cells, %2 are expected"), cells.size(),
                             m_columns.size()});
            return;
        }
        AgentFacts facts;
        facts.place = m_line;
        bool good = true;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const AgentField field = *m_columns[i];
            if (trimmed(cells[i]).empty() && field != AgentField::Token)
                continue;
            if (auto set = facts.set(field, cells[i]); !set) {
                problem(m_line, {GATEPOST_TEXT("agents", "column %1: %2"), agentFieldName(field),
                                 std::move(set.error())});
                good = false;
            }
        }
        if (!good)
            return;
        const auto [first, isNew] = m_seen.try_emplace(toLower(facts.token), m_line);
        if (isNew)
            m_list.agents.push_back(std::move(facts));
        else
            problem(m_line, {GATEPOST_TEXT("agents", "%1 is already in line %2"),
                             gatepost::quoted(facts.token), first->second});
    }

    std::string_view m_rest;
    std::size_t m_line = 0;
    std::vector<std::optional<AgentField>> m_columns;
    std::unordered_map<std::string, std::size_t> m_seen; ///< lower-case token → line
    AgentList m_list;
};

} // namespace

AgentList readAgentsTsv(std::string_view tsv) {
    return TsvReader(tsv).read();
}

std::string agentColumnNames() {
    std::string line;
    for (const AgentField field : agentFields())
        line += (line.empty() ? "" : "\t") + std::string(agentFieldName(field));
    return line + '\n';
}

std::string writeAgentsTsv(std::span<const AgentFacts> agents, std::chrono::sys_days date) {
    std::string body = agentColumnNames();
    for (const AgentFacts &facts : agents) {
        for (const AgentField field : agentFields()) {
            if (field == AgentField::Token)
                body += facts.token;
            else
                body += '\t' + facts[field].value_or("");
        }
        body += '\n';
    }
    return std::format("{}{} {} {}\n", kMagic, kVersion, formatDay(date), sha256Hex(body)) + body;
}

} // namespace gatepost
