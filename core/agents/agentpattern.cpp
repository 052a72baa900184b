// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/agents/agentpattern.h"

#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/text/whitespace.h"

#include <re2/re2.h>

#include <algorithm>
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
    if (cut.find_first_not_of('*') == std::string_view::npos)
        return AgentValueKind::Star;
    if (cut.find_first_of("\\^$[](){}|+?") != std::string_view::npos || cut.contains(".*"))
        return AgentValueKind::Regex;
    return cut.contains('*') ? AgentValueKind::Glob : AgentValueKind::Token;
}

std::string requiredLiteral(std::string_view cut) {
    std::string best;
    std::string run;
    const auto close = [&] {
        if (run.size() > best.size())
            best = run;
        run.clear();
    };
    const bool glob = agentValueKind(cut) == AgentValueKind::Glob;
    if (!glob && cut.find_first_of("[{\\") != std::string_view::npos)
        return {};         // sets, counts and escapes are RE2's own business
    std::size_t depth = 0; // what stands in a group may be one of several, or absent
    for (const char c : cut) {
        if (!glob && (c == '(' || (c == ')' && depth > 0)))
            depth = c == '(' ? depth + 1 : depth - 1;
        if (!glob && c == '|' && depth == 0)
            return {};
        if (depth == 0 && (isAlnum(c) || c == '-' || c == '_')) {
            run += asciiLower(c);
            continue;
        }
        if (!glob && (c == '*' || c == '?') && !run.empty())
            run.pop_back(); // the byte before it may be absent
        close();
    }
    close();
    return best;
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
