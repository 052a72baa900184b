// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/bytescan.h"
#include "core/logs/hit.h"
#include "core/logs/useragents.h"
#include "core/text/message.h"

#include <expected>
#include <memory>
#include <string>
#include <string_view>

/// Lines of a log into requests. Formats, with what is special about each, are in the source files named here.
///
///     auto splitter = makeSplitter(detectFormat(beginning), {});
///     if ((*splitter)->split(line, agents, hit) == LineKind::Hit) …
namespace gatepost::logs {

enum class FormatId : std::uint8_t {
    Combined, ///< IP - USER [TIME] "REQUEST" STATUS BYTES "REFERER" "USER-AGENT", more may follow (clf.cpp)
    VCombined, ///< the same after a virtual host
    Json, ///< one object a line: nginx, Traefik and others by their names of fields (jsonlines.cpp)
    Caddy,      ///< Caddy's own JSON
    Cloudflare, ///< Logpush, http_requests
    CloudFront, ///< tab separated, with #Fields; User-Agents are percent-encoded (fieldlines.cpp)
    W3c,        ///< IIS: space separated, #Fields may come again
    HAProxy,    ///< option httplog, the User-Agent captured (haproxy.cpp)
    Pattern     ///< as the server's own configuration writes it (pattern.cpp)
};

struct Format {
    FormatId id = FormatId::Combined;
    std::string pattern; ///< for Pattern: nginx's log_format with $variables, or Apache's %h %l
};

/// "combined", … ; empty for Pattern.
[[nodiscard]] std::string_view formatName(FormatId id);
/// The format of an option: a name ("alb", "fastly" and "traefik" too, which are patterns and combined), or a pattern if it
/// has a $ or %. The error lists the names.
[[nodiscard]] std::expected<Format, Message> parseFormat(std::string_view text);
/// By the first lines, of which 64 KiB are enough. What is none of the others is of the combined family.
[[nodiscard]] Format detectFormat(std::string_view beginning);
constexpr std::size_t kDetectionBytes = 64 * 1024;
/// True if the first lines are in the common log format, which has no User-Agent.
[[nodiscard]] bool isWithoutAgents(std::string_view beginning);

class Splitter {
public:
    virtual ~Splitter() = default;
    /// `line` has no line end and is followed by kLinePadding bytes that may be read. Of a line of nobody, only what
    /// tells that it is one is looked at.
    [[nodiscard]] virtual LineKind split(std::string_view line, UserAgents &agents, Hit &hit) = 0;
    /// True if what a line means depends on lines before it (#Fields): such a log is read by one thread.
    [[nodiscard]] virtual bool isInOrder() const { return false; }
    /// False if no line so far had a place for a User-Agent: nobody can be recognised.
    [[nodiscard]] virtual bool sawAgent() const { return true; }
    /// False if no line so far had the field that SplitterOptions::addressField names.
    [[nodiscard]] virtual bool sawAddress() const { return true; }
};

struct SplitterOptions {
    /// What HAProxy's captures contain, in their order: "host,user-agent,referer".
    std::string captures;
    /// Where the client's address is, behind a proxy: a key of JSON, or a variable or header of a pattern
    /// ("http_x_forwarded_for"). Empty: where the server says it.
    std::string addressField;
    /// How many proxies of one's own add an address to that field. Of several addresses the one that the first of them saw
    /// counts, the last with one proxy: those before it are what the client wrote.
    std::size_t proxies = 1;
};

/// An error for a pattern that names no User-Agent or cannot be read.
[[nodiscard]] std::expected<std::unique_ptr<Splitter>, Message>
makeSplitter(const Format &format, const SplitterOptions &options = {});

// ---- one function each, for makeSplitter ----
[[nodiscard]] std::unique_ptr<Splitter> makeClfSplitter(bool withHost);
[[nodiscard]] std::unique_ptr<Splitter> makeJsonSplitter(const SplitterOptions &options = {});
[[nodiscard]] std::unique_ptr<Splitter> makeFieldSplitter(bool tabs);
[[nodiscard]] std::unique_ptr<Splitter> makeHaproxySplitter(std::string_view captures);
[[nodiscard]] std::expected<std::unique_ptr<Splitter>, Message>
makePatternSplitter(std::string_view pattern, const SplitterOptions &options = {});

// ---- what they share ----
/// Where the quoted field that begins at `from` ends: a quote after an even number of backslashes; `end` if there is none.
/// It is in a line: what follows may be read.
[[nodiscard]] inline const char *closingQuote(const char *from, const char *end) {
    for (const char *at = findByte(from, end, '"'); at < end; at = findByte(at + 1, end, '"')) {
        const char *back = at;
        while (back > from && back[-1] == '\\')
            --back;
        if ((at - back) % 2 == 0)
            return at;
    }
    return end;
}
/// Escapes of nginx and Apache undone: \xHH, \", \\, \n, \t and the like. `text` itself where there are none.
[[nodiscard]] std::string_view unescaped(std::string_view text, std::string &scratch);
/// "GET /x HTTP/1.1" → method and target; a target that is not a path or an http(s) URL is left empty.
void readRequest(std::string_view request, Hit &hit);
/// Likewise for a target that stands by itself.
[[nodiscard]] std::string_view targetOf(std::string_view text);
/// Of "192.0.2.1, 198.51.100.7" the last one, with two proxies the one before; the first one if there are fewer.
[[nodiscard]] std::string_view clientAddress(std::string_view list, std::size_t proxies);
/// Digits; absent for anything else; "-" is 0.
[[nodiscard]] std::optional<std::uint64_t> readCount(std::string_view text);

} // namespace gatepost::logs
