// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/logtime.h"
#include "core/logs/splitter.h"
#include "core/text/ascii.h"
#include "core/text/hex.h"

#include <array>
#include <vector>

namespace gatepost::logs {

namespace {

enum class Column : std::uint8_t {
    Skip,
    Date,
    Time,
    Agent,
    Stem,
    Query,
    Status,
    Bytes,
    Address,
    Method
};

struct ColumnName {
    std::string_view name;
    Column column;
};
/// W3C extended log file format, as IIS and CloudFront name their fields.
constexpr std::array<ColumnName, 11> kColumnNames = {{{"date", Column::Date},
                                                      {"time", Column::Time},
                                                      {"cs(user-agent)", Column::Agent},
                                                      {"cs-uri-stem", Column::Stem},
                                                      {"cs-uri", Column::Stem},
                                                      {"cs-uri-query", Column::Query},
                                                      {"sc-status", Column::Status},
                                                      {"sc-bytes", Column::Bytes},
                                                      {"c-ip", Column::Address},
                                                      {"cs-method", Column::Method},
                                                      {"x-host-header", Column::Skip}}};

/// Lines whose columns a "#Fields:" line names. CloudFront separates by tabs and encodes User-Agents (older files twice);
/// IIS separates by spaces, writes spaces in a User-Agent as "+", and its cs-uri-stem is decoded already: what a rule says
/// about escapes cannot be told from it.
class FieldSplitter final : public Splitter {
public:
    explicit FieldSplitter(bool tabs) : m_separator(tabs ? '\t' : ' '), m_isEncoded(tabs) {}

    bool isInOrder() const override { return true; }

    LineKind split(std::string_view line, UserAgents &agents, Hit &hit) override {
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.starts_with("#Fields:"))
            readColumns(line.substr(8));
        if (line.empty() || line.starts_with('#'))
            return LineKind::Other;
        if (!readFields(line))
            return LineKind::Bad;
        hit.agent = agents.find(agentText(field(Column::Agent)));
        return hit.agent == kNobody ? LineKind::Nobody : rest(hit);
    }

private:
    [[nodiscard]] std::string_view field(Column column) const {
        return m_fields[static_cast<std::size_t>(column)];
    }

    void readColumns(std::string_view names) {
        m_columns.clear();
        while (!names.empty()) {
            const std::size_t end = std::min(names.find_first_of(" \t"), names.size());
            if (end > 0) {
                const std::string_view name = names.substr(0, end);
                Column column = Column::Skip;
                for (const ColumnName &known : kColumnNames)
                    if (equalsIgnoringCase(known.name, name))
                        column = known.column;
                m_columns.push_back(column);
            }
            names.remove_prefix(std::min(end + 1, names.size()));
        }
    }

    bool readFields(std::string_view line) {
        for (auto &each : m_fields)
            each = {};
        std::size_t count = 0;
        while (count < m_columns.size()) {
            const std::size_t end = std::min(line.find(m_separator), line.size());
            m_fields[static_cast<std::size_t>(m_columns[count])] = line.substr(0, end);
            ++count;
            if (end == line.size())
                break;
            line.remove_prefix(end + 1);
        }
        return !m_columns.empty() && count == m_columns.size() && !field(Column::Agent).empty();
    }

    std::string_view agentText(std::string_view logged) {
        if (!m_isEncoded) {
            if (!logged.contains('+'))
                return logged;
            m_agent.assign(logged);
            std::ranges::replace(m_agent, '+', ' ');
            return m_agent;
        }
        if (!logged.contains('%'))
            return logged;
        m_agent.assign(logged);
        if (m_agent.contains("%25"))
            m_agent = withHexBytes(m_agent, '%');
        m_agent = withHexBytes(m_agent, '%');
        return m_agent;
    }

    LineKind rest(Hit &hit) {
        m_time.assign(field(Column::Date)).append("T").append(field(Column::Time));
        const auto time = parseLogTime(m_time);
        const auto status = readCount(field(Column::Status));
        if (!time || !status || *status > 999)
            return LineKind::Bad;
        hit.time = *time;
        hit.status = static_cast<unsigned>(*status);
        hit.bytes = readCount(field(Column::Bytes)).value_or(0);
        hit.address = field(Column::Address);
        hit.method = field(Column::Method);
        m_target.assign(field(Column::Stem));
        if (const std::string_view query = field(Column::Query); !query.empty() && query != "-")
            m_target.append("?").append(query);
        hit.target = targetOf(m_target);
        return LineKind::Hit;
    }

    char m_separator;
    bool m_isEncoded;
    std::vector<Column> m_columns;
    std::array<std::string_view, 10> m_fields;
    std::string m_agent;
    std::string m_time;
    std::string m_target;
};

} // namespace

std::unique_ptr<Splitter> makeFieldSplitter(bool tabs) {
    return std::make_unique<FieldSplitter>(tabs);
}

} // namespace gatepost::logs
