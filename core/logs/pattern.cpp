// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/logtime.h"
#include "core/logs/splitter.h"
#include "core/text/ascii.h"

#include <array>
#include <vector>

namespace gatepost::logs {

namespace {

enum class PatternField : std::uint8_t {
    Skip,
    Time,
    Agent,
    Target,
    Query,
    Request,
    Status,
    Bytes,
    Address,
    Method
};
constexpr std::size_t kFieldCount = 10;

struct PatternName {
    std::string_view name;
    PatternField field;
};
/// nginx's variables, without $.
constexpr std::array<PatternName, 16> kVariables = {{{"time_local", PatternField::Time},
                                                     {"time_iso8601", PatternField::Time},
                                                     {"msec", PatternField::Time},
                                                     {"http_user_agent", PatternField::Agent},
                                                     {"request", PatternField::Request},
                                                     {"request_uri", PatternField::Target},
                                                     {"uri", PatternField::Target},
                                                     {"document_uri", PatternField::Target},
                                                     {"args", PatternField::Query},
                                                     {"query_string", PatternField::Query},
                                                     {"request_method", PatternField::Method},
                                                     {"status", PatternField::Status},
                                                     {"body_bytes_sent", PatternField::Bytes},
                                                     {"bytes_sent", PatternField::Bytes},
                                                     {"remote_addr", PatternField::Address},
                                                     {"realip_remote_addr", PatternField::Skip}}};

/// A piece of the line: a field that ends where `until` begins; what is before the first field is a Skip without text.
struct Piece {
    PatternField field = PatternField::Skip;
    std::string until; ///< literal behind the field; empty: to the end of the line
};

PatternField variable(std::string_view name) {
    for (const PatternName &known : kVariables)
        if (known.name == name)
            return known.field;
    return PatternField::Skip;
}

/// Apache's letters: %h, %>s, %{User-Agent}i. `inside` is what is in braces.
PatternField letter(char c, std::string_view inside) {
    switch (c) {
    case 'h':
    case 'a': return PatternField::Address;
    case 't':
        return inside.empty() || inside == "sec" || inside == "msec" || inside == "usec"
                   ? PatternField::Time
                   : PatternField::Skip;
    case 'r': return PatternField::Request;
    case 'm': return PatternField::Method;
    case 'U': return PatternField::Target;
    case 'q': return PatternField::Query;
    case 's': return PatternField::Status;
    case 'b':
    case 'B':
    case 'O': return PatternField::Bytes;
    case 'i':
        return equalsIgnoringCase(inside, "user-agent") ? PatternField::Agent : PatternField::Skip;
    default: return PatternField::Skip;
    }
}

/// A pattern cut into what is literal and what is a field.
class PatternReader {
public:
    PatternReader(std::string_view pattern, std::string_view addressField)
        : m_pattern(pattern), m_addressField(addressField) {}

    std::vector<Piece> read() {
        m_pieces.emplace_back();
        while (m_at < m_pattern.size()) {
            const char c = m_pattern[m_at];
            if (c == '$' && m_at + 1 < m_pattern.size())
                readVariable();
            else if (c == '%' && m_at + 1 < m_pattern.size())
                readLetter();
            else if (c == '\\' && m_at + 1 < m_pattern.size())
                literal(m_pattern[m_at + 1] == 't' ? '\t' : m_pattern[m_at + 1], 2);
            else
                literal(c, 1);
        }
        return std::move(m_pieces);
    }

private:
    void literal(char c, std::size_t size) {
        m_pieces.back().until += c;
        m_at += size;
    }
    /// `name`: of the variable or header.
    void field(PatternField field, std::string_view name) {
        if (!m_addressField.empty() && equalsIgnoringCase(name, m_addressField))
            field = PatternField::Address;
        else if (!m_addressField.empty() && field == PatternField::Address)
            field = PatternField::Skip; // a proxy
        m_pieces.push_back({field, {}});
    }

    void readVariable() {
        ++m_at;
        const bool braces = m_pattern[m_at] == '{';
        std::size_t end = braces ? ++m_at : m_at;
        while (end < m_pattern.size() && (isAlnum(m_pattern[end]) || m_pattern[end] == '_'))
            ++end;
        const std::string_view name = m_pattern.substr(m_at, end - m_at);
        field(variable(name), name);
        m_at = end + (braces && end < m_pattern.size() ? 1 : 0);
    }

    void readLetter() {
        ++m_at;
        if (m_pattern[m_at] == '%')
            return literal('%', 1);
        std::string_view inside;
        while (m_at < m_pattern.size() && !isAlpha(m_pattern[m_at])) {
            if (m_pattern[m_at] == '{') {
                const std::size_t close = std::min(m_pattern.find('}', m_at), m_pattern.size());
                inside = m_pattern.substr(m_at + 1, close - m_at - 1);
                m_at = close;
            }
            m_at = std::min(m_at + 1, m_pattern.size()); // <, >, ! and numbers of statuses
        }
        if (m_at == m_pattern.size())
            return;
        const char c = m_pattern[m_at++];
        field(letter(c, inside), inside);
        if (c == 't' && inside.empty()) { // Apache writes the brackets itself
            m_pieces[m_pieces.size() - 2].until += '[';
            m_pieces.back().until = "]";
        }
    }

    std::string_view m_pattern;
    std::string_view m_addressField;
    std::size_t m_at = 0;
    std::vector<Piece> m_pieces;
};

class PatternSplitter final : public Splitter {
public:
    PatternSplitter(std::vector<Piece> pieces, std::size_t proxies)
        : m_pieces(std::move(pieces)), m_proxies(proxies) {}

    LineKind split(std::string_view line, UserAgents &agents, Hit &hit) override {
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            return LineKind::Other;
        if (!readFields(line))
            return LineKind::Bad;
        hit.agent = agents.find(field(PatternField::Agent), Written::Escaped);
        if (hit.agent == kNobody)
            return LineKind::Nobody;
        const auto time = parseLogTime(field(PatternField::Time));
        const auto status = readCount(field(PatternField::Status));
        if (!time || status.value_or(0) > 999)
            return LineKind::Bad;
        hit.time = *time;
        hit.status = static_cast<unsigned>(status.value_or(0));
        hit.bytes = readCount(field(PatternField::Bytes)).value_or(0);
        hit.address = clientAddress(field(PatternField::Address), m_proxies);
        if (!field(PatternField::Request).empty()) {
            readRequest(unescaped(field(PatternField::Request), m_scratch), hit);
            return LineKind::Hit;
        }
        hit.method = field(PatternField::Method);
        m_target.assign(unescaped(field(PatternField::Target), m_scratch));
        if (std::string_view query = field(PatternField::Query); !query.empty() && query != "-")
            m_target.append(query.starts_with('?') ? "" : "?").append(query);
        hit.target = targetOf(m_target);
        return LineKind::Hit;
    }

private:
    [[nodiscard]] std::string_view field(PatternField field) const {
        return m_fields[static_cast<std::size_t>(field)];
    }

    bool readFields(std::string_view line) {
        m_fields.fill({});
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            const Piece &piece = m_pieces[i];
            std::size_t end = line.size();
            if (i == 0) { // what comes before the first field
                if (!line.starts_with(piece.until))
                    return false;
                line.remove_prefix(piece.until.size());
                continue;
            }
            if (!piece.until.empty()) {
                end = piece.until.starts_with('"')
                          ? static_cast<std::size_t>(
                                closingQuote(line.data(), line.data() + line.size()) - line.data())
                          : line.find(piece.until);
                if (end > line.size() || !line.substr(end).starts_with(piece.until))
                    return false;
            }
            m_fields[static_cast<std::size_t>(piece.field)] = line.substr(0, end);
            line.remove_prefix(std::min(end + piece.until.size(), line.size()));
        }
        return true; // more may follow
    }

    std::vector<Piece> m_pieces;
    std::size_t m_proxies;
    std::array<std::string_view, kFieldCount> m_fields;
    std::string m_scratch;
    std::string m_target;
};

} // namespace

std::expected<std::unique_ptr<Splitter>, Message>
makePatternSplitter(std::string_view pattern, const SplitterOptions &options) {
    const std::string &addressField = options.addressField;
    auto pieces = PatternReader(pattern, addressField).read();
    // "%U%q", "$uri$is_args$args": nothing tells where the path ends, so what follows belongs to it.
    for (std::size_t i = 0; i + 1 < pieces.size();) {
        if (pieces[i].field == PatternField::Target && pieces[i].until.empty()) {
            pieces[i].until = pieces[i + 1].until;
            pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        } else {
            ++i;
        }
    }
    const auto has = [&](PatternField field) {
        return std::ranges::contains(pieces, field, &Piece::field);
    };
    if (!has(PatternField::Agent))
        return std::unexpected(Message(GATEPOST_TEXT(
            "logs",
            "The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed")));
    if (!has(PatternField::Time))
        return std::unexpected(
            Message(GATEPOST_TEXT("logs", "The pattern has no time: $time_local or %t is needed")));
    if (!has(PatternField::Request) && !has(PatternField::Target))
        return std::unexpected(Message(GATEPOST_TEXT(
            "logs", "The pattern has no request: $request, $request_uri, %r or %U is needed")));
    if (!addressField.empty() && !has(PatternField::Address))
        return std::unexpected(Message(GATEPOST_TEXT("logs", "The pattern has no %1"),
                                       gatepost::quoted(addressField)));
    return std::make_unique<PatternSplitter>(std::move(pieces), options.proxies);
}

} // namespace gatepost::logs
