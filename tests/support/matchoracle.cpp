// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/matchoracle.h"

#include <bitset>
#include <cctype>
#include <cstdio>
#include <vector>

namespace gatepost::oracle {

namespace {

bool isHex(char c) {
    return std::isxdigit(static_cast<unsigned char>(c)) != 0;
}

std::string escapedByte(unsigned byte) {
    char text[8];
    std::snprintf(text, sizeof text, "%%%02X", byte);
    return text;
}

/// A text cut into single bytes and whole escapes.
std::vector<std::string> units(std::string_view text) {
    std::vector<std::string> result;
    while (!text.empty()) {
        const bool escape = text[0] == '%' && text.size() >= 3 && isHex(text[1]) && isHex(text[2]);
        result.emplace_back(text.substr(0, escape ? 3 : 1));
        text.remove_prefix(escape ? 3 : 1);
    }
    return result;
}

std::string normalisedUnit(const std::string &unit) {
    if (unit.size() == 1) {
        const auto byte = static_cast<unsigned char>(unit[0]);
        const bool inUrls = byte > 0x20 && byte < 0x7F &&
                            std::string_view("\"<>\\^`{|}").find(unit[0]) == std::string_view::npos;
        return inUrls ? unit : escapedByte(byte);
    }
    const unsigned byte = static_cast<unsigned>(std::stoul(unit.substr(1), nullptr, 16));
    const bool unreserved = byte < 128 && (std::isalnum(static_cast<int>(byte)) != 0 ||
                                           std::string_view("-._~").find(static_cast<char>(byte)) !=
                                               std::string_view::npos);
    return unreserved ? std::string(1, static_cast<char>(byte)) : escapedByte(byte);
}

/// S22, by trying every length for every star.
bool starsMatch(std::string_view pattern, std::string_view path) {
    if (pattern.empty())
        return true;
    if (pattern == "$")
        return path.empty();
    if (pattern[0] == '*') {
        for (std::size_t skip = 0; skip <= path.size(); ++skip) {
            if (starsMatch(pattern.substr(1), path.substr(skip)))
                return true;
        }
        return false;
    }
    return !path.empty() && path[0] == pattern[0] && starsMatch(pattern.substr(1), path.substr(1));
}

struct Unit {
    bool run = false;
    std::bitset<256> bytes;
};

/// S31's pattern as a list of stars and sets of bytes.
std::vector<Unit> shellUnits(std::string_view value) {
    std::vector<Unit> result;
    std::string literal;
    const auto flush = [&] {
        for (const char c : normalisedPath(literal))
            result.push_back({false, std::bitset<256>().set(static_cast<unsigned char>(c))});
        literal.clear();
    };
    std::size_t at = 0;
    while (at < value.size()) {
        const char c = value[at];
        if (c == '*') {
            flush();
            result.push_back({true, {}});
            ++at;
        } else if (c == '?') {
            flush();
            result.push_back({false, std::bitset<256>().set()});
            ++at;
        } else if (c == '[') {
            // Members as (byte, was it escapedByte) up to the closing bracket.
            std::size_t next = at + 1;
            const bool negated = next < value.size() && value[next] == '!';
            if (negated)
                ++next;
            std::vector<std::pair<unsigned char, bool>> members;
            bool closed = false;
            while (next < value.size()) {
                if (value[next] == ']' && !members.empty()) {
                    closed = true;
                    break;
                }
                if (value[next] == '\\') {
                    if (next + 1 == value.size())
                        break;
                    members.emplace_back(value[next + 1], true);
                    next += 2;
                } else {
                    members.emplace_back(value[next], false);
                    ++next;
                }
            }
            if (!closed) {
                literal += '[';
                ++at;
                continue;
            }
            flush();
            Unit set;
            for (std::size_t i = 0; i < members.size(); ++i) {
                const bool range = i + 2 < members.size() &&
                                   members[i + 1] == std::pair<unsigned char, bool>('-', false);
                const int last = members[range ? i + 2 : i].first;
                for (int byte = members[i].first; byte <= last; ++byte)
                    set.bytes.set(static_cast<std::size_t>(byte));
                i += range ? 2 : 0;
            }
            if (negated)
                set.bytes.flip();
            result.push_back(set);
            at = next + 1;
        } else if (c == '\\' && at + 1 < value.size()) {
            literal += value[at + 1];
            at += 2;
        } else {
            literal += c;
            ++at;
        }
    }
    flush();
    return result;
}

bool unitsMatch(std::span<const Unit> pattern, std::string_view path) {
    if (pattern.empty())
        return path.empty();
    if (pattern[0].run) {
        for (std::size_t skip = 0; skip <= path.size(); ++skip) {
            if (unitsMatch(pattern.subspan(1), path.substr(skip)))
                return true;
        }
        return false;
    }
    return !path.empty() && pattern[0].bytes[static_cast<unsigned char>(path[0])] &&
           unitsMatch(pattern.subspan(1), path.substr(1));
}

PathDecision decided(std::span<const RuleLine> rules, std::size_t index) {
    return {.outcome = rules[index].kind == RuleKind::Allow ? PathOutcome::Allowed
                                                            : PathOutcome::Disallowed,
            .rule = static_cast<std::uint32_t>(index)};
}

PathDecision longest(PathReading reading, std::span<const RuleLine> rules, std::string_view path) {
    const bool google = reading == PathReading::Google;
    std::string own(path);
    if (google) {
        own.clear();
        for (const char c : path) {
            const auto byte = static_cast<unsigned char>(c);
            own += byte >= 128 ? escapedByte(byte) : std::string(1, c);
        }
    } else {
        own = normalisedPath(path);
    }
    std::size_t best = rules.size();
    std::size_t bestLength = 0;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        std::string pattern = google ? googleRule(rules[i].value) : normalisedRule(rules[i].value);
        if (pattern.empty() || (pattern[0] != '/' && pattern[0] != '*'))
            continue;
        bool matches = starsMatch(pattern, own);
        if (!matches && google && rules[i].kind == RuleKind::Allow) {
            const std::size_t slash = pattern.find_last_of('/');
            if (slash != std::string::npos && pattern.compare(slash, 10, "/index.htm") == 0) {
                pattern = pattern.substr(0, slash + 1) + "$";
                matches = starsMatch(pattern, own);
            }
        }
        if (!matches)
            continue;
        const bool better = best == rules.size() || pattern.size() > bestLength ||
                            (pattern.size() == bestLength && rules[i].kind == RuleKind::Allow &&
                             rules[best].kind == RuleKind::Disallow);
        if (better) {
            best = i;
            bestLength = pattern.size();
        }
    }
    return best == rules.size() ? PathDecision{} : decided(rules, best);
}

PathDecision extended(std::span<const RuleLine> rules, std::string_view path) {
    const std::string own = normalisedPath(path);
    const auto isExplicit = [](std::string_view value) {
        return value.find_first_of("*?[\\") == std::string_view::npos;
    };
    const auto matches = [&](std::string_view value) {
        return isExplicit(value) ? normalisedPath(value) == own
                                 : unitsMatch(shellUnits(value), own);
    };
    for (int step = 1; step <= 4; ++step) {
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const RuleLine &rule = rules[i];
            if (rule.value.empty())
                continue;
            const bool allow = rule.kind == RuleKind::Allow;
            const bool bare = rule.value == "*";
            const bool due =
                (step == 1 && allow && isExplicit(rule.value)) || (step == 2 && !allow && !bare) ||
                (step == 3 && allow && !isExplicit(rule.value)) || (step == 4 && !allow && bare);
            if (due && matches(rule.value))
                return decided(rules, i);
        }
    }
    bool allows = false;
    bool disallows = false;
    for (const RuleLine &rule : rules) {
        if (!rule.value.empty())
            (rule.kind == RuleKind::Allow ? allows : disallows) = true;
    }
    if (allows && !disallows)
        return {.outcome = PathOutcome::DisallowedByDefault, .rule = {}};
    return {};
}

} // namespace

std::string normalisedPath(std::string_view path) {
    std::string result;
    for (const std::string &unit : units(path))
        result += unit == "*" ? "%2A" : unit == "$" ? "%24" : normalisedUnit(unit);
    return result;
}

std::string normalisedRule(std::string_view value) {
    std::string result;
    const std::vector<std::string> all = units(value);
    for (std::size_t i = 0; i < all.size(); ++i)
        result += all[i] == "$" && i + 1 < all.size() ? "%24" : normalisedUnit(all[i]);
    return result;
}

std::string googleRule(std::string_view value) {
    std::string result;
    for (std::string unit : units(value)) {
        if (unit.size() == 3) {
            for (char &c : unit)
                c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        } else if (static_cast<unsigned char>(unit[0]) >= 128) {
            unit = escapedByte(static_cast<unsigned char>(unit[0]));
        }
        result += unit;
    }
    return result;
}

PathDecision decide(PathReading reading, std::span<const RuleLine> rules, std::string_view path) {
    switch (reading) {
    case PathReading::Rfc9309:
    case PathReading::Google: return longest(reading, rules, path);
    case PathReading::Extended: return extended(rules, path);
    case PathReading::Koster1994: break;
    }
    const std::string own = normalisedPath(path);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const std::string prefix = normalisedPath(rules[i].value);
        if (!prefix.empty() && own.compare(0, prefix.size(), prefix) == 0)
            return decided(rules, i);
    }
    return {};
}

std::vector<bool> matching(PathReading reading, std::string_view value,
                           std::span<const std::string> paths) {
    std::vector<bool> found(paths.size());
    const auto fill = [&](const auto &matches) {
        for (std::size_t i = 0; i < paths.size(); ++i)
            found[i] = matches(paths[i]);
    };
    if (value.empty())
        return found;
    switch (reading) {
    case PathReading::Rfc9309:
    case PathReading::Google: {
        const std::string pattern =
            reading == PathReading::Google ? googleRule(value) : normalisedRule(value);
        if (pattern[0] == '/' || pattern[0] == '*')
            fill([&](const std::string &path) { return starsMatch(pattern, path); });
        break;
    }
    case PathReading::Extended:
        if (value.find_first_of("*?[\\") == std::string_view::npos) {
            const std::string own = normalisedPath(value);
            fill([&](const std::string &path) { return path == own; });
        } else {
            const std::vector<Unit> units = shellUnits(value);
            fill([&](const std::string &path) { return unitsMatch(units, path); });
        }
        break;
    case PathReading::Koster1994: {
        const std::string prefix = normalisedPath(value);
        fill([&](const std::string &path) { return path.starts_with(prefix); });
        break;
    }
    }
    return found;
}

} // namespace gatepost::oracle
