// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/jsonlayout.h"
#include "core/logs/logtime.h"
#include "core/logs/splitter.h"
#include "core/text/ascii.h"
#include "core/text/hex.h"
#include "core/text/utf8.h"

#include <simdjson.h>

#include <array>
#include <vector>

namespace gatepost::logs {

namespace {

namespace od = simdjson::ondemand;

enum class JsonField : std::uint8_t {
    Time,
    Agent,
    Target,
    Request,
    Status,
    Bytes,
    Address,
    Method,
    Message
};
static_assert(kJsonFieldCount == static_cast<std::size_t>(JsonField::Message) + 1);

struct JsonName {
    std::string_view key;
    JsonField field;
    /// Of several that a line has the highest counts: Caddy's client_ip is the client, remote_ip a proxy.
    std::uint8_t rank = 1;
};

/// The names that servers and their usual configurations give their fields, in lower case.
constexpr std::array<JsonName, 55> kJsonNames = {{
    {"time", JsonField::Time},
    {"ts", JsonField::Time},
    {"timestamp", JsonField::Time},
    {"@timestamp", JsonField::Time},
    {"time_iso8601", JsonField::Time},
    {"time_local", JsonField::Time},
    {"msec", JsonField::Time},
    {"datetime", JsonField::Time},
    {"date", JsonField::Time},
    {"edgestarttimestamp", JsonField::Time, 2},
    {"startutc", JsonField::Time, 2},
    {"http_user_agent", JsonField::Agent},
    {"user_agent", JsonField::Agent},
    {"useragent", JsonField::Agent},
    {"user-agent", JsonField::Agent},
    {"ua", JsonField::Agent},
    {"agent", JsonField::Agent},
    {"clientrequestuseragent", JsonField::Agent},
    {"request_user-agent", JsonField::Agent},
    {"request_user_agent", JsonField::Agent},
    {"request_uri", JsonField::Target, 3},
    {"clientrequesturi", JsonField::Target, 3},
    {"requestpath", JsonField::Target, 3},
    {"requesturl", JsonField::Target, 2},
    {"uri", JsonField::Target, 2},
    {"url", JsonField::Target, 2},
    {"path", JsonField::Target},
    {"request", JsonField::Request},
    {"request_line", JsonField::Request},
    {"status", JsonField::Status},
    {"status_code", JsonField::Status},
    {"response_status", JsonField::Status},
    {"edgeresponsestatus", JsonField::Status, 2},
    {"downstreamstatus", JsonField::Status, 2},
    {"body_bytes_sent", JsonField::Bytes, 3},
    {"bytes_sent", JsonField::Bytes, 2},
    {"bytes", JsonField::Bytes},
    {"size", JsonField::Bytes},
    {"response_size", JsonField::Bytes},
    {"responsesize", JsonField::Bytes},
    {"edgeresponsebytes", JsonField::Bytes},
    {"downstreamcontentsize", JsonField::Bytes},
    {"client_ip", JsonField::Address, 3},
    {"clientip", JsonField::Address, 3},
    {"clienthost", JsonField::Address, 3},
    {"remote_addr", JsonField::Address, 2},
    {"remoteip", JsonField::Address, 2},
    {"remote_ip", JsonField::Address, 2},
    {"client", JsonField::Address},
    {"ip", JsonField::Address},
    {"method", JsonField::Method},
    {"request_method", JsonField::Method},
    {"requestmethod", JsonField::Method},
    {"clientrequestmethod", JsonField::Method},
    {"msg", JsonField::Message},
}};

/// By their length, so that few are compared.
const std::array<std::vector<JsonName>, 33> &namesBySize() {
    static const auto all = [] {
        std::array<std::vector<JsonName>, 33> sorted;
        for (const JsonName &name : kJsonNames)
            sorted[name.key.size()].push_back(name);
        return sorted;
    }();
    return all;
}

const JsonName *named(std::string_view key) {
    std::array<char, 32> lower;
    if (key.size() > lower.size() || namesBySize()[key.size()].empty())
        return nullptr;
    for (std::size_t i = 0; i < key.size(); ++i)
        lower[i] = asciiLower(key[i]);
    const std::string_view text(lower.data(), key.size());
    for (const JsonName &name : namesBySize()[key.size()])
        if (name.key == text)
            return &name;
    return nullptr;
}

std::optional<std::uint32_t> hex4(std::string_view text, std::size_t at) {
    if (at + 4 > text.size())
        return {};
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        const int digit = hexDigit(text[i]);
        if (digit < 0)
            return {};
        value = value * 16 + static_cast<std::uint32_t>(digit);
    }
    return value;
}

/// The text of a JSON string whose bytes between the quotes are `raw`; half a surrogate pair becomes U+FFFD.
std::string_view jsonText(std::string_view raw, std::string &scratch) {
    if (!raw.contains('\\'))
        return raw;
    scratch.clear();
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] != '\\' || i + 1 == raw.size()) {
            scratch += raw[i];
            continue;
        }
        switch (const char escape = raw[++i]; escape) {
        case 'n': scratch += '\n'; break;
        case 'r': scratch += '\r'; break;
        case 't': scratch += '\t'; break;
        case 'b': scratch += '\b'; break;
        case 'f': scratch += '\f'; break;
        case 'u': {
            std::uint32_t code = hex4(raw, i + 1).value_or(0xFFFD);
            i += std::min<std::size_t>(4, raw.size() - i - 1);
            if (code >= 0xD800 && code < 0xDC00 &&
                raw.substr(std::min(i + 1, raw.size())).starts_with("\\u")) {
                const std::uint32_t low = hex4(raw, i + 3).value_or(0);
                if (low >= 0xDC00 && low < 0xE000) {
                    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                    i += 6;
                }
            }
            appendUtf8(scratch, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
            break;
        }
        default: scratch += escape;
        }
    }
    return scratch;
}

/// One object a line. Fields may be below "request" (Caddy), "httpRequest" (Google) and their "headers".
class JsonSplitter final : public Splitter {
public:
    explicit JsonSplitter(const SplitterOptions &options)
        : m_addressField(options.addressField), m_proxies(options.proxies) {}

    bool sawAgent() const override { return m_sawAgent; }
    bool sawAddress() const override { return m_sawAddress; }

    LineKind split(std::string_view line, UserAgents &agents, Hit &hit) override {
        line = trimmed(line);
        while (line.ends_with('\r') || line.ends_with(','))
            line.remove_suffix(1);
        if (line.empty() || line == "[" || line == "]")
            return LineKind::Other;
        if (!readKnown(line) && !readAny(line))
            return LineKind::Bad;
        if (!m_isAccess && raw(JsonField::Message) != std::string_view() &&
            raw(JsonField::Agent) == std::string_view())
            return LineKind::Other; // another logger in the same file
        m_sawAgent = m_sawAgent || raw(JsonField::Agent).data() != nullptr;
        m_sawAddress = m_sawAddress || raw(JsonField::Address).data() != nullptr;
        return take(agents, hit);
    }

private:
    [[nodiscard]] std::string_view raw(JsonField field) const {
        return m_values[static_cast<std::size_t>(field)];
    }

    LineKind take(UserAgents &agents, Hit &hit) {
        // A header that a client did not send may be left out; a path may not.
        if (raw(JsonField::Time).empty() ||
            (raw(JsonField::Target).data() == nullptr && raw(JsonField::Request).data() == nullptr))
            return LineKind::Bad;
        hit.agent = agents.find(jsonText(raw(JsonField::Agent), m_agent));
        if (hit.agent == kNobody)
            return LineKind::Nobody;
        const auto time = m_clock.read(raw(JsonField::Time));
        const auto status = readCount(raw(JsonField::Status));
        if (!time || (!status && !raw(JsonField::Status).empty()) || status.value_or(0) > 999)
            return LineKind::Bad;
        hit.time = *time;
        hit.status = static_cast<unsigned>(status.value_or(0));
        hit.bytes = readCount(raw(JsonField::Bytes)).value_or(0);
        hit.address = clientAddress(raw(JsonField::Address), m_proxies);
        hit.method = raw(JsonField::Method);
        hit.target = {};
        if (!raw(JsonField::Target).empty()) {
            hit.target = targetOf(jsonText(raw(JsonField::Target), m_target));
        } else {
            // "request" may be the whole request line.
            const std::string_view request = jsonText(raw(JsonField::Request), m_target);
            if (request.contains(' '))
                readRequest(request, hit);
            else
                hit.target = targetOf(request);
        }
        return LineKind::Hit;
    }

    /// The line is laid out as one before: most are as the last one.
    bool readKnown(std::string_view line) {
        for (std::size_t i = 0; i < m_layouts.size(); ++i) {
            m_values = {};
            if (!m_layouts[i].read(line, m_values))
                continue;
            m_isAccess = m_layouts[i].isAccess();
            if (i > 0)
                std::swap(m_layouts[i], m_layouts[i - 1]);
            return true;
        }
        return false;
    }

    bool readAny(std::string_view line) {
        m_values = {};
        m_ranks.fill(0);
        m_isAccess = false;
        const auto error = read(line);
        if (error == simdjson::UTF8_ERROR)
            return readEscaped(line) == simdjson::SUCCESS;
        if (error != simdjson::SUCCESS)
            return false;
        JsonLayout layout;
        if (!layout.learn(line, m_values, m_isAccess))
            return true;
        if (m_layouts.size() < kMostLayouts)
            m_layouts.push_back(std::move(layout));
        else
            m_layouts.back() = std::move(layout);
        return true;
    }

    simdjson::error_code read(std::string_view line) {
        od::document document;
        if (const auto error = m_parser
                                   .iterate(simdjson::padded_string_view(
                                       line.data(), line.size(), line.size() + kLinePadding))
                                   .get(document))
            return error;
        od::object object;
        if (const auto error = document.get_object().get(object))
            return error;
        if (const auto error = readObject(object, 0))
            return error;
        return document.at_end() ? simdjson::SUCCESS : simdjson::TRAILING_CONTENT;
    }

    /// A line with bytes that are not UTF-8, which nginx writes as they come: they are read as %XX, as a path has them.
    simdjson::error_code readEscaped(std::string_view line) {
        constexpr std::string_view kHex = "0123456789ABCDEF";
        m_line.clear();
        for (const char c : line) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x80)
                m_line += c;
            else
                (m_line += '%').append({kHex[byte >> 4], kHex[byte & 15]});
        }
        const std::size_t size = m_line.size();
        m_line.append(kLinePadding, ' ');
        m_ranks.fill(0);
        return read(std::string_view(m_line).substr(0, size));
    }

    simdjson::error_code readObject(od::object &object, int depth) {
        for (auto result : object) {
            od::field field;
            if (const auto error = std::move(result).get(field))
                return error;
            const std::string_view key = field.escaped_key();
            od::value value = field.value();
            od::json_type type;
            if (const auto error = value.type().get(type))
                return error;
            if (type == od::json_type::object) {
                const bool isRequest = depth == 0 && (key == "request" || key == "httpRequest");
                if (!isRequest && !(depth == 1 && key == "headers"))
                    continue;
                m_isAccess = m_isAccess || isRequest;
                od::object inner;
                if (const auto error = value.get_object().get(inner))
                    return error;
                if (const auto error = readObject(inner, depth + 1))
                    return error;
                continue;
            }
            static constexpr JsonName kGiven{"", JsonField::Address, 9};
            const JsonName *name =
                !m_addressField.empty() && key == m_addressField ? &kGiven : named(key);
            // Where a field for the address is named no other one counts: that would be a proxy.
            if (name != nullptr && name != &kGiven && name->field == JsonField::Address &&
                !m_addressField.empty())
                continue;
            if (name == nullptr || (depth == 2 && name->field != JsonField::Agent))
                continue;
            if (const auto error = keep(*name, value, type))
                return error;
        }
        return simdjson::SUCCESS;
    }

    simdjson::error_code keep(const JsonName &name, od::value value, od::json_type type) {
        const auto index = static_cast<std::size_t>(name.field);
        if (m_ranks[index] >= name.rank)
            return simdjson::SUCCESS;
        if (type == od::json_type::array) { // headers of Caddy: the first value
            od::array array;
            if (const auto error = value.get_array().get(array))
                return error;
            for (auto item : array) {
                od::value first;
                if (const auto error = std::move(item).get(first))
                    return error;
                if (m_ranks[index] >= name.rank)
                    continue;
                od::json_type itemType;
                if (const auto error = first.type().get(itemType))
                    return error;
                if (itemType == od::json_type::string)
                    keepToken(index, name.rank, first.raw_json_token());
            }
            return simdjson::SUCCESS;
        }
        if (type == od::json_type::string || type == od::json_type::number)
            keepToken(index, name.rank, value.raw_json_token());
        return simdjson::SUCCESS;
    }

    void keepToken(std::size_t index, std::uint8_t rank, std::string_view token) {
        while (!token.empty() && (token.back() == ' ' || token.back() == '\t' ||
                                  token.back() == '\n' || token.back() == '\r'))
            token.remove_suffix(1);
        if (token.size() >= 2 && token.front() == '"')
            token = token.substr(1, token.size() - 2);
        m_values[index] = token;
        m_ranks[index] = rank;
    }

    std::string m_addressField;
    std::size_t m_proxies;
    bool m_sawAgent = false;
    bool m_sawAddress = false;
    od::parser m_parser;
    /// More kinds of lines than this are not in one log, but for values that are there or not.
    static constexpr std::size_t kMostLayouts = 4;
    std::vector<JsonLayout> m_layouts;
    JsonValues m_values;
    std::array<std::uint8_t, kJsonFieldCount> m_ranks{};
    bool m_isAccess = false;
    std::string m_line;
    std::string m_agent;
    std::string m_target;
    LogClock m_clock;
};

} // namespace

std::unique_ptr<Splitter> makeJsonSplitter(const SplitterOptions &options) {
    return std::make_unique<JsonSplitter>(options);
}

} // namespace gatepost::logs
