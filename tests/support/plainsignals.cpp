// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainsignals.h"

#include <map>
#include <optional>

namespace gatepost::test {

namespace {

using Map = std::map<std::string, std::string>;

/// Reads an RFC 9651 dictionary by its grammar; of a value it keeps only whether it is a token, and which.
class Dictionary {
public:
    explicit Dictionary(const std::string &text) : m_text(text) {}

    std::optional<Map> read() {
        Map members;
        skip(" ");
        while (m_ok && !atEnd()) {
            const std::string name = key();
            std::string value;
            if (take('='))
                value = peek() == '(' ? innerList() : item();
            parameters();
            members[name] = value;
            skip(" \t");
            if (atEnd())
                break;
            if (!take(','))
                m_ok = false;
            skip(" \t");
            if (atEnd())
                m_ok = false;
        }
        return m_ok ? std::optional(members) : std::nullopt;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    bool take(char c) {
        if (peek() != c)
            return false;
        ++m_at;
        return true;
    }
    void skip(const std::string &bytes) {
        while (!atEnd() && bytes.find(m_text[m_at]) != std::string::npos)
            ++m_at;
    }
    std::string run(const std::string &bytes) {
        const std::size_t begin = m_at;
        skip(bytes);
        return m_text.substr(begin, m_at - begin);
    }
    std::string fail() {
        m_ok = false;
        return "";
    }

    std::string key() {
        if (!(peek() >= 'a' && peek() <= 'z') && peek() != '*')
            return fail();
        return run(kLower + kDigits + "_-.*");
    }

    void parameters() {
        while (m_ok && take(';')) {
            skip(" ");
            key();
            if (take('='))
                item(false);
        }
    }

    std::string innerList() {
        take('(');
        for (;;) {
            skip(" ");
            if (take(')'))
                return "";
            item();
            if (!m_ok || (peek() != ' ' && peek() != ')'))
                return fail();
        }
    }

    /// A bare item and, unless it is a parameter's, its parameters.
    std::string item(bool withParameters = true) {
        const std::string token = bareItem();
        if (withParameters)
            parameters();
        return token;
    }

    std::string bareItem() {
        const char c = peek();
        if (take('?'))
            return take('0') || take('1') ? "" : fail();
        if (take('"'))
            return string();
        if (take(':')) {
            run(kLower + kUpper + kDigits + "+/=");
            return take(':') ? "" : fail();
        }
        if (take('@'))
            return number(false);
        if (take('%'))
            return take('"') ? displayString() : fail();
        if (c == '-' || (c >= '0' && c <= '9'))
            return number(true);
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '*')
            return run(kLower + kUpper + kDigits + "!#$%&'*+-.^_`|~:/");
        return fail();
    }

    std::string number(bool mayHavePoint) {
        take('-');
        const std::size_t whole = run(kDigits).size();
        if (whole == 0 || whole > 15)
            return fail();
        if (mayHavePoint && peek() == '.') {
            ++m_at;
            const std::size_t part = run(kDigits).size();
            if (whole > 12 || part == 0 || part > 3)
                return fail();
        } else if (peek() == '.') {
            return fail();
        }
        return "";
    }

    std::string string() {
        while (!atEnd()) {
            const char c = m_text[m_at++];
            if (c == '"')
                return "";
            if (c == '\\' && peek() != '"' && peek() != '\\')
                return fail();
            if (c == '\\')
                ++m_at;
            else if (c < 0x20 || c == 0x7F)
                return fail();
        }
        return fail();
    }

    std::string displayString() {
        while (!atEnd()) {
            const char c = m_text[m_at++];
            if (c == '"')
                return "";
            if (c < 0x20 || c == 0x7F || (c == '%' && run("0123456789abcdef").size() < 2))
                return fail();
        }
        return fail();
    }

    inline static const std::string kLower = "abcdefghijklmnopqrstuvwxyz";
    inline static const std::string kUpper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    inline static const std::string kDigits = "0123456789";
    std::string m_text;
    std::size_t m_at = 0;
    bool m_ok = true;
};

/// A value beats those that stand behind it in `order`.
void putSignal(nlohmann::json &into, const std::string &key, const std::string &value,
               const std::string &order) {
    if (!into.contains(key) || order.find(value) < order.find(into[key].get<std::string>()))
        into[key] = value;
}

nlohmann::json contentUsage(const PlainGroup &group, const std::string &path) {
    nlohmann::json result = nlohmann::json::object();
    std::size_t longest = 0;
    for (const PlainEntry &entry : group.entries) {
        if (entry.key != "content-usage")
            continue;
        std::string rule = "/";
        std::string rest = entry.value;
        if (startsWith(rest, "/")) {
            const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
            rule = rest.substr(0, end);
            rest = trimmed(rest.substr(end));
        }
        const auto members = Dictionary(rest).read();
        if (!members || !ruleMatches(normaliseRule(rule), normaliseUrl(path)))
            continue;
        const std::size_t length = normaliseRule(rule).size();
        if (length < longest)
            continue;
        if (length > longest)
            result = nlohmann::json::object();
        longest = length;
        for (const auto &[key, value] : *members)
            if (value == "y" || value == "n")
                putSignal(result, key, value, "n y");
    }
    return result;
}

nlohmann::json contentSignal(const PlainGroup &group) {
    nlohmann::json result = nlohmann::json::object();
    for (const PlainEntry &entry : group.entries) {
        if (entry.key != "content-signal")
            continue;
        std::string rest = entry.value;
        while (!rest.empty()) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            const std::string item = trimmed(rest.substr(0, comma));
            rest.erase(0, comma + 1);
            const std::size_t equals = item.find('=');
            if (equals == std::string::npos || equals == 0)
                continue;
            const std::string key = lower(trimmed(item.substr(0, equals)));
            const std::string value = lower(trimmed(item.substr(equals + 1)));
            const bool amount = value == "immediate" || value == "reference" || value == "full";
            if (key.empty() || key.find_first_of(" \t\v\f") != std::string::npos)
                continue;
            if (key == "use" ? amount : value == "yes" || value == "no")
                putSignal(result, key, value, amount ? "immediate reference full" : "no yes");
        }
    }
    return result;
}

} // namespace

nlohmann::json plainSignals(const PlainGroup &group, const std::string &path, bool applies) {
    nlohmann::json training = nullptr;
    const PlainDecision decision = group.decideTraining(path);
    if (decision.outcome == PlainDecision::Allowed)
        training = "yes";
    else if (decision.outcome == PlainDecision::Denied)
        training = "no";
    return {{"content-usage", contentUsage(group, path)},
            {"content-usage-applies", applies},
            {"content-signal", contentSignal(group)},
            {"ai-training", training}};
}

} // namespace gatepost::test
