// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randompolicy.h"

#include "core/text/ascii.h"

#include <vector>

namespace gatepost::test {

std::string RandomPolicy::cased(std::string_view key, std::size_t keyCase) {
    std::string result(key);
    if (keyCase == 1)
        result = toLower(key);
    for (char &c : result)
        if (keyCase == 2 && c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 32);
    return result;
}

std::string RandomPolicy::lineEnd(const Style &style) {
    return std::string(oneIn(40) ? oneOf({"\n", "\r\n", "\r"}) : style.lineEnd);
}

std::string RandomPolicy::agent() {
    return std::string(oneOf({"*", "GPTBot", "gptbot", "ClaudeBot/2.0", "CCBot", "Googlebot-Image",
                              "*-ai", "^Foo.*$", "a b", "AI2Bot", "x"}));
}

std::string RandomPolicy::path() {
    std::string result(oneOf({"/", "/", "/", "*", "", "x"}));
    for (std::size_t i = below(4); i > 0; --i)
        result += oneOf({"a", "blog/", "*", "?b=c", ".html", "$", "[a-z]", "%2A", "\xC3\xA4", ":"});
    return result;
}

std::string RandomPolicy::block() {
    return std::string(oneOf({"monitoring", "Monitoring", "ad-network", "ai-assistant", "GPTBot"}));
}

std::string RandomPolicy::validValue(const Directive &row) {
    switch (row.kind) {
    case ValueKind::AgentName:
        return std::string(oneOf({"*", "GPTBot", "CCBot", "ClaudeBot", "x"}));
    case ValueKind::Path: return "/" + std::string(oneOf({"", "a", "blog/*", "c$", "d?e"}));
    case ValueKind::Seconds: return std::to_string(below(20));
    case ValueKind::TimeWindow:
        return std::string(oneOf({"0600-0845", "2200-0400", "06:00-07:00"}));
    case ValueKind::RequestRate: return std::string(oneOf({"1/10m", "5/1h", "1/30 0600-0845"}));
    case ValueKind::RobotVersion: return std::string(oneOf({"2.0", "2.0.0", "1.0", "2.2", "2.1"}));
    case ValueKind::PerMinute: return oneIn(3) ? "polite" : std::to_string(1 + below(100));
    case ValueKind::FreeText:
    case ValueKind::MailOrUrlOrText:
        return std::string(oneOf({"books", "all of it: really", "c#", "one  two"}).substr(0, 2)) +
               std::string(oneOf({"", "ab", " cd"}));
    default: break;
    }
    if (!row.words.empty())
        return std::string(row.words[below(row.words.size())].name);
    return std::string(row.example);
}

std::string RandomPolicy::value(const Directive &row) {
    if (row.kind == ValueKind::AgentName)
        return agent();
    if (row.kind == ValueKind::Path)
        return path();
    if (oneIn(5))
        return std::string(oneOf({"maybe", "", "no no", "1/", ":", "\xFF\xFE", "[agent: x]"}));
    return validValue(row);
}

std::string RandomPolicy::line(const Style &style, const Directive &row) {
    std::string text(oneIn(12) ? oneOf({" ", "\t", "  "}) : style.indent);
    text += cased(row.name, oneIn(12) ? below(3) : style.keyCase);
    text += oneIn(12) ? oneOf({":", " : ", ":\t", ":   "}) : style.colon;
    text += value(row);
    if (oneIn(6))
        text += oneOf({" # why", "\t#", "   # a: b", " # \xC3\xA9"});
    else if (oneIn(15))
        text += oneOf({" ", "\t "});
    return text;
}

void RandomPolicy::addNoise(std::string &text, const Style &style) {
    for (std::size_t i = below(3); i > 0; --i) {
        text += oneIn(2)
                    ? std::string()
                    : std::string(oneOf({"# a comment", "#", "  # Disallow: /x", "  ", "just words",
                                         "Unknown: key", "# meta: x: y", ": empty key",
                                         "Disalow: /x", "[agent monitoring", "\xFF: \xFE"}));
        text += lineEnd(style);
    }
}

void RandomPolicy::addGroup(std::string &text, const Style &style, const Dialect &dialect) {
    const Directive &userAgent = *dialect.find(DirectiveId::UserAgent);
    std::vector<const Directive *> rows;
    for (const Directive &row : dialect.directives)
        if (row.place == Place::Group)
            rows.push_back(&row);
    for (std::size_t i = 1 + (oneIn(3) ? below(3) : 0); i > 0; --i) {
        text += line(style, userAgent);
        if (oneIn(20))
            text += std::string(oneOf({" Disallow: /j", "  allow:/k", " Allow:"}));
        text += lineEnd(style);
        if (oneIn(25))
            text += line(style, *rows[below(rows.size())]) + lineEnd(style);
    }
    if (const Directive *version = dialect.find(DirectiveId::RobotVersion);
        version != nullptr && oneIn(4))
        text += line(style, *version) + lineEnd(style);
    for (std::size_t i = below(5); i > 0; --i) {
        const DirectiveId rule = oneIn(3) ? DirectiveId::Allow : DirectiveId::Disallow;
        text += line(style, oneIn(4) ? *rows[below(rows.size())] : *dialect.find(rule));
        text += lineEnd(style);
        if (oneIn(6))
            addNoise(text, style);
    }
}

void RandomPolicy::addPolicy(std::string &text, const Style &style, const Dialect &dialect) {
    for (std::size_t i = below(4); i > 0; --i) {
        const Directive &row = dialect.directives[below(dialect.directives.size())];
        if (row.place == Place::PolicyScope || row.place == Place::File || oneIn(30)) {
            text += line(style, row);
            text += lineEnd(style);
        }
        if (oneIn(6))
            addNoise(text, style);
    }
}

void RandomPolicy::addFileLine(std::string &text, const Style &style, const Dialect &dialect) {
    const Directive &row = dialect.directives[below(dialect.directives.size())];
    if (row.place == Place::File)
        text += line(style, row) + lineEnd(style);
}

std::string RandomPolicy::file(DialectId id) {
    const Dialect &d = dialect(id);
    const Style style{.lineEnd = oneOf({"\n", "\n", "\r\n", "\r"}),
                      .colon = oneOf({": ", ": ", ":", " : ", ":\t", ":       "}),
                      .indent = oneOf({"", "", "", "  ", "\t"}),
                      .keyCase = below(3)};
    std::string text(oneIn(8) ? "\xEF\xBB\xBF" : "");
    for (std::size_t i = d.hasBlocks && oneIn(2) ? below(4) : 0; i > 0; --i) {
        const Directive &row = d.directives[below(d.directives.size())];
        text += "# meta: " + std::string(row.place == Place::Meta ? row.name : "own-key") + ": " +
                value(row) + lineEnd(style);
    }
    for (std::size_t i = below(6); i > 0; --i) {
        if (oneIn(3))
            addNoise(text, style);
        if (!d.hasBlocks || oneIn(3))
            addGroup(text, style, d);
        if (!d.hasBlocks)
            addFileLine(text, style, d);
        if (d.hasBlocks && oneIn(2))
            text += "[agent: " + block() + "]" + (oneIn(9) ? " # b" : "") + lineEnd(style);
        if (d.hasBlocks)
            addPolicy(text, style, d);
        if (oneIn(2))
            text += lineEnd(style);
    }
    if (d.hasBlocks && oneIn(3))
        text += line(style, *d.find(DirectiveId::Chain)) + lineEnd(style);
    if (oneIn(40) && !text.empty())
        text[below(text.size())] = static_cast<char>(below(256));
    if (oneIn(3) && text.ends_with(style.lineEnd))
        text.resize(text.size() - style.lineEnd.size());
    return text;
}

} // namespace gatepost::test
