// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainrobots.h"

#include <algorithm>

namespace gatepost::test {

namespace {

std::string stripped(const std::string &text) {
    const char *white = " \t\v\f";
    const std::size_t begin = text.find_first_not_of(white);
    return begin == std::string::npos
               ? ""
               : text.substr(begin, text.find_last_not_of(white) - begin + 1);
}

/// A google line as key and value; false if it is none.
bool googleLine(std::string line, std::string &key, std::string &value) {
    line = line.substr(0, 16663);
    line = line.substr(0, line.find('\0'));
    line = stripped(line.substr(0, line.find('#')));
    std::size_t separator = line.find(':');
    if (separator == std::string::npos) {
        separator = line.find_first_of(" \t");
        if (separator == std::string::npos)
            return false;
        const std::size_t second = line.find_first_not_of(" \t", separator);
        if (line.find_first_of(" \t", second) != std::string::npos)
            return false; // three words
    }
    key = lower(stripped(line.substr(0, separator)));
    value = stripped(line.substr(separator + 1));
    return !key.empty();
}

bool begins(const std::string &key, std::initializer_list<const char *> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const char *word) { return startsWith(key, word); });
}

std::string googleAgent(const std::string &value) {
    std::size_t end = 0;
    while (end < value.size() &&
           ((value[end] >= 'A' && value[end] <= 'Z') || (value[end] >= 'a' && value[end] <= 'z') ||
            value[end] == '-' || value[end] == '_'))
        ++end;
    return value.substr(0, end);
}

struct Best {
    std::size_t length = 0;
    std::size_t line = 0;
    void take(const std::string &pattern, std::size_t number) {
        if (pattern.size() > length) {
            length = pattern.size();
            line = number;
        }
    }
};

/// The best Allow and Disallow of the groups of one kind.
struct Side {
    bool seen = false;
    Best allow;
    Best disallow;
    [[nodiscard]] PlainDecision decision() const {
        if (allow.length == 0 && disallow.length == 0)
            return {PlainDecision::NoRule, 0};
        return disallow.length > allow.length ? PlainDecision{PlainDecision::Denied, disallow.line}
                                              : PlainDecision{PlainDecision::Allowed, allow.line};
    }
};

} // namespace

namespace {

/// For one token (lower case): what its own groups say, and those of `*`.
void googleSides(const std::string &text, const std::string &token, const std::string &url,
                 Side &own, Side &star) {
    const std::string path = googleUrl(url);
    std::string bytes = text;
    for (const char c : {'\xEF', '\xBB', '\xBF'}) { // a beginning of a BOM goes too
        if (bytes.empty() || bytes[0] != c)
            break;
        bytes.erase(0, 1);
    }
    bool inOwn = false, inStar = false, separated = false;
    std::size_t number = 0;
    // splitLines takes a whole BOM away; what is left begins with none unless two stood there.
    for (const std::string &line : splitLines("\xEF\xBB\xBF" + bytes)) {
        ++number;
        std::string key, value;
        if (!googleLine(line, key, value))
            continue;
        if (begins(key, {"user-agent", "useragent", "user agent"})) {
            if (separated)
                inOwn = inStar = separated = false;
            if (value[0] == '*' && (value.size() == 1 || stripped(value.substr(1, 1)).empty()))
                inStar = star.seen = true;
            else if (lower(googleAgent(value)) == token)
                inOwn = own.seen = true;
            continue;
        }
        const bool allow = begins(key, {"allow"});
        const bool disallow =
            begins(key, {"disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"});
        if ((!allow && !disallow) || (!inOwn && !inStar))
            continue;
        separated = true;
        Side &side = inOwn ? own : star;
        std::string pattern = googleValue(value);
        if (allow && !ruleMatches(pattern, path)) {
            const std::size_t slash = pattern.rfind('/');
            if (slash != std::string::npos && startsWith(pattern.substr(slash), "/index.htm"))
                pattern = pattern.substr(0, slash + 1) + "$";
        }
        if (ruleMatches(pattern, path))
            (allow ? side.allow : side.disallow).take(pattern, number);
    }
}

} // namespace

PlainDecision googleDecision(const std::string &text, const PlainAgent &agent,
                             const std::string &url) {
    Side own;
    Side star;
    googleSides(text, agent.own, url, own, star);
    if (own.seen)
        return own.decision();
    return star.seen ? star.decision() : PlainDecision{};
}

PlainDecision googleKnownDecision(const std::string &text, const PlainAgent &agent,
                                  const std::string &url) {
    std::vector<std::string> tokens = agent.fallbacks;
    tokens.insert(tokens.begin(), agent.own);
    Side everybody;
    for (const std::string &token : tokens) {
        Side own;
        everybody = {};
        googleSides(text, token, url, own, everybody);
        if (own.seen)
            return own.decision();
    }
    // The groups of * are those of no token, so the last look at them was complete.
    return everybody.seen && agent.obeysStar ? everybody.decision() : PlainDecision{};
}

PlainDecision kosterDecision(const std::string &text, const PlainAgent &agent,
                             const std::string &path) {
    const std::vector<PlainLine> lines = plainLines(text, false);
    const auto decide = [&](std::size_t begin, std::size_t end) -> PlainDecision {
        for (std::size_t i = begin; i < end; ++i)
            if ((lines[i].key == "allow" || lines[i].key == "disallow") &&
                !lines[i].value.empty() &&
                startsWith(normaliseUrl(path), normaliseUrl(lines[i].value)))
                return {lines[i].key == "allow" ? PlainDecision::Allowed : PlainDecision::Denied,
                        i + 1};
        return {PlainDecision::NoRule, 0};
    };
    for (const bool star : {false, true}) {
        for (std::size_t begin = 0; begin < lines.size(); ++begin) {
            std::size_t end = begin;
            bool named = false;
            for (; end < lines.size() && !lines[end].blank; ++end) {
                const std::string &value = lines[end].value;
                if (lines[end].key == "user-agent" && !value.empty())
                    named =
                        named || (star ? value == "*"
                                       : lower(agent.name).find(lower(value)) != std::string::npos);
            }
            if (named)
                return decide(begin, end);
            begin = end;
        }
    }
    return {};
}

} // namespace gatepost::test
