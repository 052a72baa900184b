// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/logtime.h"
#include "core/logs/splitter.h"
#include "core/text/ascii.h"
#include "core/text/hex.h"

#include <vector>

namespace gatepost::logs {

namespace {

std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> list;
    for (;;) {
        const std::size_t end = text.find(separator);
        list.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return list;
        text.remove_prefix(end + 1);
    }
}

/// "option httplog", with or without syslog's prefix:
///
///     … haproxy[PID]: IP:PORT [DATE] FRONTEND BACKEND/SERVER TIMERS STATUS BYTES - - ---- COUNTS QUEUES {CAPTURES} "REQUEST"
///
/// The User-Agent must be captured; a capture is cut at its "len", and a cut one may have lost the name.
class HaproxySplitter final : public Splitter {
public:
    explicit HaproxySplitter(std::string_view captures) {
        const auto names = parts(captures, ',');
        for (std::size_t i = 0; i < names.size(); ++i)
            if (const auto name = toLower(trimmed(names[i]));
                name == "ua" || name == "user-agent" || name == "useragent")
                m_agentAt = i;
    }

    LineKind split(std::string_view line, UserAgents &agents, Hit &hit) override {
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            return LineKind::Other;
        const std::size_t open =
            line.find(" [", line.find("haproxy[") == std::string_view::npos ? 0 : line.find("]:"));
        if (open == std::string_view::npos)
            return LineKind::Bad;
        const std::size_t close = line.find("] ", open);
        if (close == std::string_view::npos)
            return LineKind::Bad;
        // The last quoted text: captures may have quotes in them.
        const std::size_t quote =
            line.size() < 3 ? std::string_view::npos : line.rfind(" \"", line.size() - 3);
        if (quote == std::string_view::npos || quote <= close || !line.ends_with('"'))
            return LineKind::Other; // TCP, a message
        hit.agent = agents.find(withoutHashes(capturedAgent(line.substr(close, quote - close))));
        if (hit.agent == kNobody)
            return LineKind::Nobody;
        const auto time = parseClfTime(line.substr(open + 2, close - open - 2));
        const auto fields = parts(line.substr(close + 2, quote - close - 2), ' ');
        if (!time || fields.size() < 5)
            return LineKind::Bad;
        const auto status = readCount(fields[3]);
        const auto bytes = readCount(fields[4].starts_with('+') ? fields[4].substr(1) : fields[4]);
        // -1: the connection ended before there was an answer.
        if ((!status && fields[3] != "-1") || status.value_or(0) > 999 || !bytes)
            return LineKind::Bad;
        hit.time = *time;
        hit.status = static_cast<unsigned>(status.value_or(0));
        hit.bytes = *bytes;
        const std::size_t client = line.rfind(' ', open - 1);
        hit.address = line.substr(client == std::string_view::npos ? 0 : client + 1,
                                  open - (client == std::string_view::npos ? 0 : client + 1));
        hit.address = hit.address.substr(0, hit.address.rfind(':'));
        readRequest(withoutHashes(line.substr(quote + 2, line.size() - quote - 3)), hit);
        return LineKind::Hit;
    }

private:
    /// HAProxy writes controls, bytes above 126, quotes and # as # with two hexadecimal digits.
    std::string_view withoutHashes(std::string_view request) {
        if (request.find('#') == std::string_view::npos)
            return request;
        m_request = withHexBytes(request, '#');
        return m_request;
    }

    /// The first braces are captures of the request. Without a given order, the capture that names an agent counts.
    std::string_view capturedAgent(std::string_view middle) const {
        const std::size_t open = middle.find(" {");
        if (open == std::string_view::npos)
            return {};
        std::size_t close = middle.find("} {", open);
        if (close == std::string_view::npos)
            close = middle.rfind('}');
        if (close == std::string_view::npos || close < open + 2)
            return {};
        const std::string_view inside = middle.substr(open + 2, close - open - 2);
        if (!m_agentAt)
            return inside;
        const auto captures = parts(inside, '|');
        return *m_agentAt < captures.size() ? captures[*m_agentAt] : std::string_view();
    }

    std::optional<std::size_t> m_agentAt;
    std::string m_request;
};

} // namespace

std::unique_ptr<Splitter> makeHaproxySplitter(std::string_view captures) {
    return std::make_unique<HaproxySplitter>(captures);
}

} // namespace gatepost::logs
