// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/path.h"

#include "core/match/scan.h"
#include "core/text/ascii.h"
#include "core/text/words.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace gatepost {

namespace {

constexpr std::array<char, 16> kHexDigits = {'0', '1', '2', '3', '4', '5', '6', '7',
                                             '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'};

constexpr std::array<std::int8_t, 256> kHexValues = [] {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kHexDigits.size(); ++i)
        for (const char digit : {kHexDigits[i], asciiLower(kHexDigits[i])})
            values[static_cast<unsigned char>(digit)] = static_cast<std::int8_t>(i);
    return values;
}();

/// 0 to 15, or -1 for what is not a hexadecimal digit.
constexpr int hexValue(char c) {
    return kHexValues[static_cast<unsigned char>(c)];
}

constexpr char hexUpper(char c) {
    return kHexDigits[static_cast<std::size_t>(hexValue(c))];
}

constexpr bool isUnreserved(char c) {
    return isAlnum(c) || c == '-' || c == '.' || c == '_' || c == '~';
}

constexpr bool isHigh(char c) {
    return static_cast<unsigned char>(c) > 127;
}

bool hasHighByte(std::string_view text) {
    constexpr std::uint64_t kHighs = 0x8080808080808080U;
    std::uint64_t all = 0;
    for (; text.size() >= 8; text.remove_prefix(8))
        all |= load8(text.data());
    return ((all | loadFew(text.data(), text.size())) & kHighs) != 0;
}

/// A byte that stays as it is, whatever is beside it.
bool isPlain(char c) {
    return scanning::kFlags[static_cast<unsigned char>(c)] == 0;
}

/// Writes a text that is at most `kMostGrowth` times as long as what it is made from.
class Writer {
public:
    static constexpr std::size_t kMostGrowth = 3; // %XX

    explicit Writer(char *out) : m_begin(out), m_next(out) {}
    void put(char c) { *m_next++ = c; }
    void putEscaped(char c) {
        const auto byte = static_cast<unsigned char>(c);
        put('%');
        put(kHexDigits[byte >> 4]);
        put(kHexDigits[byte & 15]);
    }
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_next - m_begin); }

private:
    char *m_begin;
    char *m_next;
};

/// Sets `out` to what `write` makes of a text of so many bytes.
template <typename Write>
void rewrite(std::string &out, std::size_t size, const Write &write) {
    out.resize_and_overwrite(size * Writer::kMostGrowth, [&](char *bytes, std::size_t) {
        Writer writer(bytes);
        write(writer);
        return writer.size();
    });
}

/// True where text[at] begins a whole %XX.
bool isEscape(std::string_view text, std::size_t at) {
    return text[at] == '%' && at + 2 < text.size() && hexValue(text[at + 1]) >= 0 &&
           hexValue(text[at + 2]) >= 0;
}

/// What stays as it is of `* $`; the rest of S24 is common to paths and rules.
enum class Special { Literal, Wildcards };

void write(Writer &out, std::string_view text, Special special) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (isPlain(c)) {
            out.put(c);
        } else if (isEscapedInUrls(c)) {
            out.putEscaped(c);
        } else if (isEscape(text, at)) {
            const char decoded =
                static_cast<char>(hexValue(text[at + 1]) * 16 + hexValue(text[at + 2]));
            if (isUnreserved(decoded)) {
                out.put(decoded);
            } else {
                out.put('%');
                out.put(hexUpper(text[at + 1]));
                out.put(hexUpper(text[at + 2]));
            }
            at += 2;
        } else if (c == '*' || c == '$') {
            const bool stays = special == Special::Wildcards && (c == '*' || at + 1 == text.size());
            if (stays)
                out.put(c);
            else
                out.putEscaped(c);
        } else {
            out.put(c);
        }
    }
}

bool ruleChanges(std::string_view value) {
    for (std::size_t at = 0; at < value.size(); ++at) {
        const char c = value[at];
        if (isPlain(c))
            continue;
        if (isEscapedInUrls(c) || (c == '$' && at + 1 != value.size()))
            return true;
        if (isEscape(value, at)) {
            const char first = value[at + 1];
            const char second = value[at + 2];
            if (hexUpper(first) != first || hexUpper(second) != second ||
                isUnreserved(static_cast<char>(hexValue(first) * 16 + hexValue(second))))
                return true;
            at += 2;
        }
    }
    return false;
}

bool googleChanges(std::string_view value) {
    for (std::size_t at = 0; at < value.size(); ++at) {
        if (isPlain(value[at]))
            continue;
        if (isHigh(value[at]))
            return true;
        if (isEscape(value, at)) {
            if (hexUpper(value[at + 1]) != value[at + 1] ||
                hexUpper(value[at + 2]) != value[at + 2])
                return true;
            at += 2;
        }
    }
    return false;
}

} // namespace

std::string normalisedPath(std::string_view pathAndQuery) {
    if (!scanBytes(pathAndQuery).changesPath())
        return std::string(pathAndQuery);
    std::string out;
    rewrite(out, pathAndQuery.size(),
            [&](Writer &writer) { write(writer, pathAndQuery, Special::Literal); });
    return out;
}

std::string_view normalisedRule(std::string_view value, std::string &scratch, bool *stars) {
    // A final $ is common and stays: with it left out most values need no second look.
    const ByteScan scan = scanBytes(value.substr(0, value.size() - (value.ends_with('$') ? 1 : 0)));
    if (stars != nullptr)
        *stars = scan.stars();
    if (!scan.changesRule() || !ruleChanges(value))
        return value;
    rewrite(scratch, value.size(),
            [&](Writer &writer) { write(writer, value, Special::Wildcards); });
    return scratch;
}

std::string_view googleRule(std::string_view value, std::string &scratch, bool *stars) {
    const ByteScan scan = scanBytes(value);
    if (stars != nullptr)
        *stars = scan.stars();
    if (!scan.changesGoogleRule() || !googleChanges(value))
        return value;
    rewrite(scratch, value.size(), [&](Writer &writer) {
        for (std::size_t at = 0; at < value.size(); ++at) {
            if (isHigh(value[at])) {
                writer.putEscaped(value[at]);
            } else if (isEscape(value, at)) {
                writer.put('%');
                writer.put(hexUpper(value[at + 1]));
                writer.put(hexUpper(value[at + 2]));
                at += 2;
            } else {
                writer.put(value[at]);
            }
        }
    });
    return scratch;
}

namespace {

/// The bytes of a URL that are its path in the google reading, not escaped.
struct GoogleCut {
    std::string_view path;
    bool lacksSlash = false;
};

GoogleCut cutAsGoogle(std::string_view url) {
    // A NUL ends it: that library hands its path on as a C string, but looks for its ends in the whole.
    const auto upToNul = [](std::string_view text) { return text.substr(0, text.find('\0')); };
    static constexpr auto kStarts = [] {
        std::array<bool, 256> starts{};
        for (const char c : {'/', '?', ';'})
            starts[static_cast<unsigned char>(c)] = true;
        return starts;
    }();
    const auto pathStart = [url](std::size_t from) {
        while (from < url.size() && !kStarts[static_cast<unsigned char>(url[from])])
            ++from;
        return from;
    };
    const std::size_t fragment = std::min(url.find('#'), url.size());
    // A path is asked for as "http://h" and the path: that library would take a leading "//" for a host.
    if (isPathText(url)) {
        const std::string_view text = url.substr(0, fragment);
        return {.path = upToNul(text), .lacksSlash = !text.starts_with('/')};
    }
    const std::size_t scheme = url.find("://");
    std::size_t path = pathStart(0);
    if (scheme != std::string_view::npos && path >= scheme)
        path = pathStart(scheme + 3);
    if (path >= fragment)
        return {.path = "/"};
    return {.path = upToNul(url.substr(path, fragment - path)), .lacksSlash = url[path] != '/'};
}

} // namespace

std::string_view googlePath(std::string_view url, std::string &scratch) {
    const GoogleCut cut = cutAsGoogle(url);
    if (!cut.lacksSlash && !hasHighByte(cut.path))
        return cut.path;
    scratch = googlePath(url);
    return scratch;
}

std::string_view folderOfIndex(std::string_view value, std::string &scratch) {
    const std::size_t slash = value.rfind('/');
    if (slash == std::string_view::npos || !value.substr(slash).starts_with("/index.htm"))
        return {};
    scratch.assign(value.substr(0, slash + 1));
    scratch += '$';
    return scratch;
}

std::string googlePath(std::string_view url) {
    const GoogleCut cut = cutAsGoogle(url);
    std::string out;
    rewrite(out, cut.path.size() + 1, [&](Writer &writer) {
        if (cut.lacksSlash)
            writer.put('/');
        for (const char c : cut.path) {
            if (isHigh(c))
                writer.putEscaped(c);
            else
                writer.put(c);
        }
    });
    return out;
}

bool isGooglePath(std::string_view path, std::string_view url, bool high) {
    const GoogleCut cut = cutAsGoogle(url);
    return cut.lacksSlash || high ? googlePath(url) == path : cut.path == path;
}

} // namespace gatepost
