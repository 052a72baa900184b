// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/bytescan.h"
#include "core/logs/logtime.h"
#include "core/logs/splitter.h"

namespace gatepost::logs {

namespace {

/// The combined family. nginx writes quotes and odd bytes as \x22, Apache as \" or \x..; HAProxy's and others' "common log
/// formats" with more fields behind the User-Agent are read too.
class ClfSplitter final : public Splitter {
public:
    explicit ClfSplitter(bool withHost) : m_withHost(withHost) {}

    LineKind split(std::string_view line, UserAgents &agents, Hit &hit) override {
        const char *const begin = line.data();
        const char *const end = begin + line.size();
        if (line.empty() || line == "\r")
            return LineKind::Other;
        const char *open = begin;
        const char *close = end;
        // The user's name may contain spaces and brackets: the time is what looks like one.
        for (;; ++open) {
            open = findByte(open, end, '[');
            if (open == end)
                return LineKind::Bad;
            if (end - open > 30 && open[3] == '/' && open[7] == '/') {
                close = open[27] == ']' ? open + 27 : findByte(open, end, ']');
                if (end - close > 3 && close[1] == ' ' && close[2] == '"')
                    break;
            }
        }
        const char *const request = close + 3;
        const char *const requestEnd = closingQuote(request, end);
        const char *at = requestEnd;
        if (end - at < 6 || at[1] != ' ')
            return LineKind::Bad;
        const char *const status = at + 2;
        const char *const statusEnd = findByte(status, end, ' ');
        if (statusEnd == end)
            return LineKind::Bad;
        const char *const bytes = statusEnd + 1;
        const char *const bytesEnd = findByte(bytes, end, ' ');
        if (end - bytesEnd < 3 || bytesEnd[1] != '"')
            return LineKind::Bad;
        const char *const refererEnd = closingQuote(bytesEnd + 2, end);
        if (end - refererEnd < 4 || refererEnd[1] != ' ' || refererEnd[2] != '"')
            return LineKind::Bad;
        const char *const agent = refererEnd + 3;
        const char *const agentEnd = closingQuote(agent, end);
        if (agentEnd == end)
            return LineKind::Bad;
        hit.agent = agents.findEscaped(text(agent, agentEnd));
        if (hit.agent == kNobody)
            return LineKind::Nobody;
        return rest(hit, {begin, text(open + 1, close), text(request, requestEnd),
                          text(status, statusEnd), text(bytes, bytesEnd)});
    }

private:
    struct Fields {
        const char *begin;
        std::string_view time;
        std::string_view request;
        std::string_view status;
        std::string_view bytes;
    };

    static std::string_view text(const char *from, const char *to) {
        return {from, static_cast<std::size_t>(to - from)};
    }

    LineKind rest(Hit &hit, const Fields &fields) {
        const auto time = m_clock.read(fields.time);
        const auto status = readCount(fields.status);
        const auto bytes = readCount(fields.bytes);
        if (!time || !status || *status > 999 || !bytes)
            return LineKind::Bad;
        hit.time = *time;
        hit.status = static_cast<unsigned>(*status);
        hit.bytes = *bytes;
        const char *client = fields.begin;
        if (m_withHost)
            client = findByte(client, fields.time.data(), ' ') + 1;
        hit.address = client < fields.time.data()
                          ? text(client, findByte(client, fields.time.data(), ' '))
                          : std::string_view();
        readRequest(unescaped(fields.request, m_request), hit);
        return LineKind::Hit;
    }

    bool m_withHost;
    ClfClock m_clock;
    std::string m_request;
};

} // namespace

std::unique_ptr<Splitter> makeClfSplitter(bool withHost) {
    return std::make_unique<ClfSplitter>(withHost);
}

} // namespace gatepost::logs
