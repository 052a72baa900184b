// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/splitter.h"

#include "core/text/ascii.h"
#include "core/text/hex.h"

#include <algorithm>
#include <array>

namespace gatepost::logs {

namespace {

struct FormatRow {
    FormatId id;
    std::string_view name;
};
constexpr std::array<FormatRow, 8> kFormats = {{{FormatId::Combined, "combined"},
                                                {FormatId::VCombined, "vcombined"},
                                                {FormatId::Json, "json"},
                                                {FormatId::Caddy, "caddy"},
                                                {FormatId::Cloudflare, "cloudflare"},
                                                {FormatId::CloudFront, "cloudfront"},
                                                {FormatId::W3c, "w3c"},
                                                {FormatId::HAProxy, "haproxy"}}};

struct Preset {
    std::string_view name;
    FormatId id;
    std::string_view pattern;
};
/// An application load balancer of AWS writes the listener, the time and two addresses with ports before the request; what
/// follows the User-Agent is not read. Fastly sends combined behind a syslog's beginning, where the line format is Classic.
/// Traefik's common format is combined with more behind it.
constexpr std::array<Preset, 3> kPresets = {
    {{"alb", FormatId::Pattern,
      "$type $time_iso8601 $elb $remote_addr:$port $target $a $b $c $status $d $e $bytes_sent "
      "\"$request\" \"$http_user_agent\""},
     {"fastly", FormatId::Pattern,
      "<$priority>$sent $cache $logger: $remote_addr $ident $user [$time_local] \"$request\" "
      "$status "
      "$bytes_sent \"$http_referer\" \"$http_user_agent\""},
     {"traefik", FormatId::Combined, ""}}};

/// Whether a first field can be a client: digits and dots, or something with a colon that is not "host:80".
bool looksLikeAddress(std::string_view field) {
    const auto isHex = [](char c) { return hexDigit(c) >= 0 || c == ':' || c == '.'; };
    if (field.empty() || !std::ranges::all_of(field, isHex))
        return false;
    return std::ranges::count(field, '.') == 3 || std::ranges::count(field, ':') >= 2;
}

bool isVCombined(std::string_view line) {
    const std::size_t first = line.find(' ');
    if (first == std::string_view::npos || looksLikeAddress(line.substr(0, first)))
        return false;
    const std::size_t second = line.find(' ', first + 1);
    return second != std::string_view::npos &&
           looksLikeAddress(line.substr(first + 1, second - first - 1));
}

/// "127.0.0.1:4000 [06/Feb/2009:12:14:14.655] frontend backend/server 10/0/30/69/109 …": a date without offset.
bool isHaproxy(std::string_view line) {
    if (line.contains("haproxy["))
        return true;
    const std::size_t open = line.find('[');
    return open != std::string_view::npos && line.size() > open + 26 && line[open + 21] == '.' &&
           line[open + 25] == ']' && line[open + 3] == '/';
}

} // namespace

std::string_view formatName(FormatId id) {
    for (const FormatRow &row : kFormats)
        if (row.id == id)
            return row.name;
    return {};
}

std::expected<Format, Message> parseFormat(std::string_view text) {
    for (const FormatRow &row : kFormats)
        if (equalsIgnoringCase(row.name, text))
            return Format{row.id, {}};
    for (const Preset &preset : kPresets)
        if (equalsIgnoringCase(preset.name, text))
            return Format{preset.id, std::string(preset.pattern)};
    if (text.contains('$') || text.contains('%'))
        return Format{FormatId::Pattern, std::string(text)};
    std::vector<Message> names;
    for (const FormatRow &row : kFormats)
        names.emplace_back(row.name);
    for (const Preset &preset : kPresets)
        names.emplace_back(preset.name);
    return std::unexpected(
        Message(GATEPOST_TEXT(
                    "logs", "%1 is not a format of logs: %2, or a pattern with $ or % is expected"),
                quoted(text), Message::list(std::move(names), Conjunction::Comma)));
}

Format detectFormat(std::string_view beginning) {
    beginning = beginning.substr(0, kDetectionBytes);
    std::size_t combined = 0;
    std::size_t withHost = 0;
    while (!beginning.empty()) {
        const std::size_t end = std::min(beginning.find('\n'), beginning.size());
        std::string_view line = beginning.substr(0, end);
        beginning.remove_prefix(std::min(end + 1, beginning.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (trimmed(line).empty())
            continue;
        if (trimmed(line).starts_with('{'))
            return {FormatId::Json, {}};
        if (line.starts_with("#Fields:"))
            return {line.contains("x-edge-") ? FormatId::CloudFront : FormatId::W3c, {}};
        if (line.starts_with('#'))
            continue;
        if (isHaproxy(line))
            return {FormatId::HAProxy, {}};
        ++(isVCombined(line) ? withHost : combined);
    }
    return {withHost > combined ? FormatId::VCombined : FormatId::Combined, {}};
}

bool isWithoutAgents(std::string_view beginning) {
    constexpr std::size_t kLines = 10;
    beginning = beginning.substr(0, kDetectionBytes);
    std::size_t common = 0;
    while (!beginning.empty() && common < kLines) {
        const std::size_t end = std::min(beginning.find('\n'), beginning.size());
        std::string_view line = trimmed(beginning.substr(0, end));
        beginning.remove_prefix(std::min(end + 1, beginning.size()));
        while (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        // … [22/Nov/2026:00:44:22 +0000] "GET /x HTTP/1.1" 200 9
        const std::size_t quote = line.rfind('"');
        const std::size_t time = line.find("] \"");
        if (quote == std::string_view::npos || time == std::string_view::npos || quote <= time + 2)
            return false;
        const std::string_view numbers = trimmed(line.substr(quote + 1));
        const std::size_t space = numbers.find(' ');
        if (closingQuote(line.data() + time + 3, line.data() + line.size()) !=
                line.data() + quote ||
            space == std::string_view::npos || !readCount(numbers.substr(0, space)) ||
            !readCount(numbers.substr(space + 1)))
            return false;
        ++common;
    }
    return common > 0;
}

std::expected<std::unique_ptr<Splitter>, Message> makeSplitter(const Format &format,
                                                               const SplitterOptions &options) {
    const bool takesAddress = format.id == FormatId::Json || format.id == FormatId::Caddy ||
                              format.id == FormatId::Cloudflare || format.id == FormatId::Pattern;
    if (!options.addressField.empty() && !takesAddress)
        return std::unexpected(Message(GATEPOST_TEXT(
            "logs", "A field for the address can be named for JSON and for patterns alone")));
    switch (format.id) {
    case FormatId::Combined: return makeClfSplitter(false);
    case FormatId::VCombined: return makeClfSplitter(true);
    case FormatId::Json:
    case FormatId::Caddy:
    case FormatId::Cloudflare: return makeJsonSplitter(options);
    case FormatId::CloudFront: return makeFieldSplitter(true);
    case FormatId::W3c: return makeFieldSplitter(false);
    case FormatId::HAProxy: return makeHaproxySplitter(options.captures);
    case FormatId::Pattern: return makePatternSplitter(format.pattern, options);
    }
    return makeClfSplitter(false);
}

std::string_view unescaped(std::string_view text, std::string &scratch) {
    if (!text.contains('\\'))
        return text;
    scratch.clear();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            scratch += text[i];
            continue;
        }
        const char escape = text[++i];
        switch (escape) {
        case 'n': scratch += '\n'; break;
        case 'r': scratch += '\r'; break;
        case 't': scratch += '\t'; break;
        case 'b': scratch += '\b'; break;
        case 'f': scratch += '\f'; break;
        case 'v': scratch += '\v'; break;
        case 'x':
            if (const auto byte = hexByte(text, i + 1)) {
                scratch += *byte;
                i += 2;
                break;
            }
            scratch += "\\x";
            break;
        default: scratch += escape;
        }
    }
    return scratch;
}

std::string_view targetOf(std::string_view text) {
    if (text.starts_with('/') || startsWithIgnoringCase(text, "http://") ||
        startsWithIgnoringCase(text, "https://"))
        return text;
    return {};
}

void readRequest(std::string_view request, Hit &hit) {
    const std::size_t first = request.find(' ');
    hit.method = {};
    hit.target = {};
    if (first == std::string_view::npos)
        return;
    std::string_view target = request.substr(first + 1);
    // A target may contain spaces in a log: the protocol is what follows the last one.
    constexpr std::string_view kProtocol = " HTTP/1.";
    if (target.size() > kProtocol.size() && target.back() != ' ' &&
        target.substr(target.size() - kProtocol.size() - 1).starts_with(kProtocol)) {
        target.remove_suffix(kProtocol.size() + 1);
    } else if (const std::size_t last = target.rfind(' ');
               last != std::string_view::npos && target.substr(last + 1).starts_with("HTTP/")) {
        target = target.substr(0, last);
    }
    hit.method = request.substr(0, first);
    hit.target = targetOf(target);
}

std::string_view clientAddress(std::string_view list, std::size_t proxies) {
    std::string_view last;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, proxies); ++i) {
        const std::size_t comma = list.rfind(',');
        last = trimmed(comma == std::string_view::npos ? list : list.substr(comma + 1));
        if (comma == std::string_view::npos)
            break;
        list = list.substr(0, comma);
    }
    return last;
}

std::optional<std::uint64_t> readCount(std::string_view text) {
    if (text == "-")
        return 0;
    if (text.empty() || text.size() > 18)
        return {};
    std::uint64_t value = 0;
    for (const char c : text) {
        if (!isDigit(c))
            return {};
        value = value * 10 + static_cast<unsigned>(c - '0');
    }
    return value;
}

} // namespace gatepost::logs
