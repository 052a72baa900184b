// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/agents/agentpattern.h"

#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/text/whitespace.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace gatepost {
namespace {

/// For a regular expression, compiled and while it searches; one that needs more is an error on its line. It grows with
/// the length: a file full of short lines like \pL{8} must not cost gigabytes, and a list of many names still fits.
std::int64_t memoryFor(std::string_view regex) {
    constexpr std::int64_t kLeast = 1 << 15; // enough for a{1000} and for \pL+bot
    constexpr std::int64_t kEachByte = 1 << 9;
    constexpr std::int64_t kMost = 1 << 20;
    return std::min(kLeast + kEachByte * static_cast<std::int64_t>(regex.size()), kMost);
}

bool isUtf8(std::string_view text) {
    return firstInvalidUtf8(text) == std::string_view::npos;
}

RE2::Options regexOptions(std::string_view regex, bool utf8) {
    RE2::Options options;
    options.set_log_errors(false);
    options.set_case_sensitive(false);
    options.set_never_capture(true);
    options.set_max_mem(memoryFor(regex));
    options.set_encoding(utf8 ? RE2::Options::EncodingUTF8 : RE2::Options::EncodingLatin1);
    return options;
}

/// A literal part of a glob, lower case, with the table that lets a search never step back (Knuth, Morris,
/// Pratt): a stranger's glob costs no more than its length and the name's.
class Literal {
public:
    explicit Literal(std::string text) : m_text(std::move(text)), m_border(m_text.size(), 0) {
        std::size_t length = 0;
        for (std::size_t i = 1; i < m_text.size(); ++i) {
            length = extended(length, m_text[i]);
            m_border[i] = length;
        }
    }

    [[nodiscard]] const std::string &text() const { return m_text; }

    /// Where the first occurrence in `name` (lower case) ends, or nothing.
    [[nodiscard]] std::optional<std::size_t> endIn(std::string_view name) const {
        std::size_t length = 0;
        for (std::size_t i = 0; i < name.size(); ++i) {
            length = extended(length, name[i]);
            if (length == m_text.size())
                return i + 1;
        }
        return {};
    }

private:
    [[nodiscard]] std::size_t extended(std::size_t length, char c) const {
        while (length > 0 && (length == m_text.size() || m_text[length] != c))
            length = m_border[length - 1];
        return m_text[length] == c ? length + 1 : 0;
    }

    std::string m_text;
    std::vector<std::size_t> m_border;
};

/// "a*b*c": the first part begins the name, the last ends it, those between follow each other.
class Glob {
public:
    explicit Glob(std::string_view cut) {
        const std::string lower = toLower(cut);
        const std::string_view text = lower;
        const std::size_t first = text.find('*');
        const std::size_t last = text.rfind('*');
        m_begin = text.substr(0, first);
        m_end = text.substr(last + 1);
        for (std::size_t at = first; at < last;) {
            const std::size_t next = text.find('*', at + 1);
            if (next > at + 1)
                m_middle.emplace_back(std::string(text.substr(at + 1, next - at - 1)));
            at = next;
        }
    }

    [[nodiscard]] bool matches(std::string_view written) const {
        const std::string lower = toLower(written);
        std::string_view name = lower;
        if (name.size() < m_begin.size() + m_end.size() || !name.starts_with(m_begin) ||
            !name.ends_with(m_end))
            return false;
        name.remove_prefix(m_begin.size());
        name.remove_suffix(m_end.size());
        for (const Literal &part : m_middle) {
            const auto end = part.endIn(name);
            if (!end)
                return false;
            name.remove_prefix(*end);
        }
        return true;
    }

private:
    std::string m_begin;
    std::string m_end;
    std::vector<Literal> m_middle;
};

/// A regular expression over UTF-8, and over single bytes for the rare name that is not UTF-8.
class Regex {
public:
    explicit Regex(std::string_view cut)
        : m_utf8(isUtf8(cut)), m_regex(std::string(cut), regexOptions(cut, m_utf8)) {}

    [[nodiscard]] bool ok() const { return m_regex.ok(); }
    [[nodiscard]] const std::string &error() const { return m_regex.error(); }

    [[nodiscard]] bool matches(std::string_view name) const {
        if (!m_utf8 || isUtf8(name))
            return isFoundIn(name, m_regex);
        std::call_once(m_bytesOnce, [this] {
            m_bytes.emplace(m_regex.pattern(), regexOptions(m_regex.pattern(), false));
        });
        // \p{Greek} and the like may be too large or unknown for bytes; then no such name is meant.
        return m_bytes->ok() && isFoundIn(name, *m_bytes);
    }

private:
    // RE2's type for text differs between its versions; both are made of a pointer and a size.
    static bool isFoundIn(std::string_view name, const RE2 &regex) {
        return regex.Match({name.data(), name.size()}, 0, name.size(), RE2::UNANCHORED, nullptr, 0);
    }

    bool m_utf8;
    RE2 m_regex;
    mutable std::once_flag m_bytesOnce;
    mutable std::optional<RE2> m_bytes;
};

} // namespace

struct AgentPattern::Data {
    std::optional<Glob> glob;
    std::optional<Regex> regex;
};

std::string_view cutAgentValue(std::string_view value) {
    const auto end =
        std::ranges::find_if(value, [](char c) { return c == '/' || isWhiteSpace(c); });
    return value.substr(0, static_cast<std::size_t>(end - value.begin()));
}

bool isProductToken(std::string_view cut) {
    return cut == "*" || (!cut.empty() && std::ranges::all_of(cut, [](char c) {
               return isAlpha(c) || c == '_' || c == '-';
           }));
}

AgentValueKind agentValueKind(std::string_view cut) {
    if (cut.empty())
        return AgentValueKind::Empty;
    // Nearly all are names: seen without a search for each character.
    static constexpr auto kOfNames = [] {
        std::array<bool, 256> ofNames{};
        for (int c = 0; c < 128; ++c)
            ofNames[static_cast<std::size_t>(c)] =
                isAlnum(static_cast<char>(c)) || c == '-' || c == '_';
        return ofNames;
    }();
    if (std::ranges::all_of(cut, [](char c) { return kOfNames[static_cast<unsigned char>(c)]; }))
        return AgentValueKind::Token;
    if (cut.find_first_not_of('*') == std::string_view::npos)
        return AgentValueKind::Star;
    if (cut.find_first_of("\\^$[](){}|+?") != std::string_view::npos || cut.contains(".*"))
        return AgentValueKind::Regex;
    return cut.contains('*') ? AgentValueKind::Glob : AgentValueKind::Token;
}

namespace {

/// Reads a cut pattern once for its longest run of bytes that every match contains.
class LiteralReader {
public:
    LiteralReader(std::string_view cut, bool isGlob) : m_rest(cut), m_isGlob(isGlob) {}

    std::string read() {
        while (!m_rest.empty() && !m_isUnknown) {
            const char c = m_rest.front();
            m_rest.remove_prefix(1);
            if (m_depth == 0 && (isAlnum(c) || c == '-' || c == '_'))
                m_run += asciiLower(c);
            else if (m_isGlob)
                close();
            else
                readSign(c);
        }
        close();
        return m_isUnknown ? std::string() : m_best;
    }

private:
    void readSign(char c) {
        switch (c) {
        case '(': ++m_depth; break; // what is in a group may be one of several, or absent
        case ')': m_depth -= m_depth > 0 ? 1 : 0; break;
        case '|': m_isUnknown |= m_depth == 0; break;
        case '[': skipSet(); break;
        case '\\': skipEscape(); break;
        case '*':
        case '?': // the byte before it may be absent; before a count it is not looked whether it is 0
        case '{':
            if (!m_run.empty())
                m_run.pop_back();
            if (c == '{')
                skipCount();
            break;
        default: break;
        }
        close();
    }
    void close() {
        if (m_run.size() > m_best.size())
            m_best = m_run;
        m_run.clear();
    }
    /// "3}", "3,}", "3,5}"; a brace of anything else is itself, and then nothing is skipped.
    void skipCount() {
        const std::size_t end = m_rest.find_first_not_of("0123456789,");
        if (end != std::string_view::npos && end > 0 && m_rest[end] == '}')
            m_rest.remove_prefix(end + 1);
    }
    void skipSet() {
        std::size_t at = m_rest.starts_with('^') ? 1 : 0;
        for (bool isFirst = true; at < m_rest.size(); isFirst = false, ++at) {
            if (m_rest[at] == ']' && !isFirst) {
                m_rest.remove_prefix(at + 1);
                return;
            }
            if (m_rest[at] == '\\')
                ++at;
            else if (m_rest.substr(at).starts_with("[:"))
                break; // RE2 also reads [[:alpha:]]
        }
        m_isUnknown = true;
    }
    /// A sign, or a class of one character. What has an argument, such as \x41, \pL and \Q, is not read.
    void skipEscape() {
        if (m_rest.empty() ||
            !std::string_view("dDwWsSbBaftnrvAz.-_+*?()[]{}|^$/").contains(m_rest.front())) {
            m_isUnknown = true;
            return;
        }
        m_rest.remove_prefix(1);
    }

    std::string_view m_rest;
    bool m_isGlob;
    bool m_isUnknown = false;
    std::size_t m_depth = 0;
    std::string m_run;
    std::string m_best;
};

} // namespace

std::string requiredLiteral(std::string_view cut) {
    return LiteralReader(cut, agentValueKind(cut) == AgentValueKind::Glob).read();
}

std::expected<AgentPattern, Message> AgentPattern::compile(std::string_view cut) {
    const AgentValueKind kind = agentValueKind(cut);
    assert(kind == AgentValueKind::Glob || kind == AgentValueKind::Regex);
    auto data = std::make_unique<Data>();
    if (kind == AgentValueKind::Glob) {
        data->glob.emplace(cut);
    } else {
        // RE2 parses before it measures, and says in its log what it could not take: megabytes of it.
        if (cut.size() > kMostRegexBytes)
            return std::unexpected(
                Message(GATEPOST_TEXT("agents", "longer than %1 bytes"), kMostRegexBytes));
        data->regex.emplace(cut);
        if (!data->regex->ok())
            return std::unexpected(data->regex->error());
    }
    return AgentPattern(std::move(data));
}

bool AgentPattern::matches(std::string_view name) const {
    return m_data->glob ? m_data->glob->matches(name) : m_data->regex->matches(name);
}

AgentPattern::AgentPattern(std::unique_ptr<Data> data) : m_data(std::move(data)) {}
AgentPattern::AgentPattern(AgentPattern &&) noexcept = default;
AgentPattern &AgentPattern::operator=(AgentPattern &&) noexcept = default;
AgentPattern::~AgentPattern() = default;

} // namespace gatepost
