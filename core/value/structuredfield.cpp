// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/value/structuredfield.h"

#include "core/text/ascii.h"
#include "core/text/lineindex.h"

#include <unordered_map>

namespace gatepost {
namespace {

constexpr bool isLowerAlpha(char c) {
    return c >= 'a' && c <= 'z';
}
constexpr bool isPrintable(char c) {
    return c >= 0x20 && c <= 0x7e;
}
constexpr bool isTokenChar(char c) {
    return isAlnum(c) || std::string_view("!#$%&'*+-.^_`|~:/").contains(c);
}
/// Value of a lower-case hex digit, or -1.
constexpr int hexValue(char c) {
    if (isDigit(c))
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/// A recursive descent over RFC 9651 §4.2; each function takes what it is named after off the front and says
/// whether it stood there. The names of sections are those of the RFC.
class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    std::optional<std::vector<TokenMember>> dictionary() // 4.2, 4.2.2
    {
        std::vector<TokenMember> members;
        std::unordered_map<std::string, std::size_t> places;
        skip(' ');
        while (!m_text.empty()) {
            std::string key;
            std::optional<std::string> token;
            if (!takeKey(key))
                return {};
            if (take('=') ? !takeMember(token) : !takeParameters())
                return {};
            const auto [place, isNew] = places.try_emplace(key, members.size());
            if (isNew)
                members.emplace_back(std::move(key), std::move(token));
            else
                members[place->second].second = std::move(token);
            if (!takeSeparator())
                return {};
        }
        return members;
    }

private:
    [[nodiscard]] char front() const { return m_text.empty() ? '\0' : m_text.front(); }
    bool take(char wanted) {
        if (m_text.empty() || m_text.front() != wanted)
            return false;
        m_text.remove_prefix(1);
        return true;
    }
    std::size_t skip(char c) {
        std::size_t count = 0;
        while (take(c))
            ++count;
        return count;
    }

    /// A comma and another member, or the end.
    bool takeSeparator() {
        while (take(' ') || take('\t')) {
        }
        if (m_text.empty())
            return true;
        if (!take(','))
            return false;
        while (take(' ') || take('\t')) {
        }
        return !m_text.empty(); // a comma must not end the dictionary
    }

    bool takeKey(std::string &key) // 4.2.3.3
    {
        if (!isLowerAlpha(front()) && front() != '*')
            return false;
        std::size_t end = 1;
        while (end < m_text.size() && (isLowerAlpha(m_text[end]) || isDigit(m_text[end]) ||
                                       std::string_view("_-.*").contains(m_text[end])))
            ++end;
        key = m_text.substr(0, end);
        m_text.remove_prefix(end);
        return true;
    }

    bool takeMember(std::optional<std::string> &token) // 4.2.1.1
    {
        if (!take('('))
            return takeItem(&token);
        while (true) { // 4.2.1.2
            skip(' ');
            if (take(')'))
                return takeParameters();
            if (!takeItem(nullptr) || (front() != ' ' && front() != ')'))
                return false;
        }
    }

    bool takeItem(std::optional<std::string> *token) {
        return takeBareItem(token) && takeParameters();
    }

    bool takeParameters() // 4.2.3.2
    {
        while (take(';')) {
            skip(' ');
            std::string key;
            if (!takeKey(key) || (take('=') && !takeBareItem(nullptr)))
                return false;
        }
        return true;
    }

    bool takeBareItem(std::optional<std::string> *token) // 4.2.3.1
    {
        const char c = front();
        if (isAlpha(c) || c == '*')
            return takeToken(token);
        if (c == '-' || isDigit(c))
            return takeNumber(true);
        if (take('"'))
            return takeString();
        if (take(':'))
            return takeBytes();
        if (take('?'))
            return take('0') || take('1');
        if (take('@'))
            return takeNumber(false);
        return take('%') && take('"') && takeDisplayString();
    }

    bool takeToken(std::optional<std::string> *token) // 4.2.6
    {
        std::size_t end = 1;
        while (end < m_text.size() && isTokenChar(m_text[end]))
            ++end;
        if (token != nullptr)
            *token = std::string(m_text.substr(0, end));
        m_text.remove_prefix(end);
        return true;
    }

    std::size_t takeDigits() {
        std::size_t count = 0;
        while (isDigit(front())) {
            m_text.remove_prefix(1);
            ++count;
        }
        return count;
    }

    bool takeNumber(bool decimal) // 4.2.4; a date (4.2.9) is a number without a fraction
    {
        take('-');
        const std::size_t whole = takeDigits();
        if (whole == 0 || whole > 15)
            return false;
        if (front() != '.')
            return true;
        if (!decimal || whole > 12)
            return false;
        take('.');
        const std::size_t fraction = takeDigits();
        return fraction >= 1 && fraction <= 3;
    }

    bool takeString() // 4.2.5, after the quote
    {
        while (!m_text.empty()) {
            if (take('"'))
                return true;
            if (take('\\')) {
                if (!take('"') && !take('\\'))
                    return false;
            } else if (isPrintable(front())) {
                m_text.remove_prefix(1);
            } else {
                return false;
            }
        }
        return false;
    }

    bool takeBytes() // 4.2.7, after the colon; missing padding is taken
    {
        std::size_t digits = 0;
        while (isAlnum(front()) || front() == '+' || front() == '/') {
            m_text.remove_prefix(1);
            ++digits;
        }
        const std::size_t padding = skip('=');
        const bool decodes =
            digits % 4 != 1 && (padding == 0 || (digits + padding) % 4 == 0) && padding <= 2;
        return decodes && take(':');
    }

    bool takeDisplayString() // 4.2.10, after the quote
    {
        std::string bytes;
        while (!m_text.empty()) {
            if (take('"'))
                return firstInvalidUtf8(bytes) == std::string_view::npos;
            if (take('%')) {
                const int high = m_text.size() < 2 ? -1 : hexValue(m_text[0]);
                const int low = m_text.size() < 2 ? -1 : hexValue(m_text[1]);
                if (high < 0 || low < 0)
                    return false;
                bytes += static_cast<char>(high * 16 + low);
                m_text.remove_prefix(2);
            } else if (isPrintable(front())) {
                bytes += front();
                m_text.remove_prefix(1);
            } else {
                return false;
            }
        }
        return false;
    }

    std::string_view m_text;
};

} // namespace

std::optional<std::vector<TokenMember>> parseTokenDictionary(std::string_view text) {
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return Parser(text).dictionary();
}

} // namespace gatepost
