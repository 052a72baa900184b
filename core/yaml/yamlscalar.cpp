// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/yaml/yamlscalar.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <format>

namespace gatepost {
namespace {

/// Words that YAML 1.1 or 1.2 reads as null, a truth value, a merge key or the default value; lower case.
constexpr std::array<std::string_view, 13> kWords{"~",   "null", "true", "false", "yes", "no", "on",
                                                  "off", "y",    "n",    "<<",    "=",   ""};

bool isHex(char c) {
    return isDigit(c) || (asciiLower(c) >= 'a' && asciiLower(c) <= 'f');
}

/// Numbers and dates of either version, generously: a text in quotes too many does no harm.
bool looksTyped(std::string_view text) {
    if (std::ranges::contains(kWords, toLower(text)))
        return true;
    std::string_view rest = text;
    if (rest.front() == '-' || rest.front() == '+')
        rest.remove_prefix(1);
    if (rest.empty())
        return false;
    const std::string lower = toLower(rest);
    if (lower == ".inf" || lower == ".nan")
        return true;
    if (lower.size() > 2 && lower[0] == '0' &&
        (lower[1] == 'x' || lower[1] == 'o' || lower[1] == 'b'))
        return std::ranges::all_of(lower.substr(2), [](char c) { return isHex(c) || c == '_'; });
    if (!isDigit(rest.front()) && !(rest.front() == '.' && rest.size() > 1 && isDigit(rest[1])))
        return false;
    // 1, 1.5, 1e3, 1_000, 12:30 and 2026-11-20T06:00:00Z have nothing else; 0.1.0 has a dot too many.
    return std::ranges::all_of(
               lower,
               [](char c) { return isDigit(c) || std::string_view(".e_:+-tz ").contains(c); }) &&
           std::ranges::count(lower, '.') <= 1;
}

/// The character at the front as a number, and its length; the text is UTF-8.
char32_t decoded(std::string_view text, std::size_t &length) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const unsigned first = byte(0);
    length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t value = first < 0x80   ? first
                     : first < 0xE0 ? first & 0x1FU
                     : first < 0xF0 ? first & 0x0FU
                                    : first & 0x07U;
    for (std::size_t i = 1; i < length; ++i)
        value = (value << 6U) | (byte(i) & 0x3FU);
    length = std::min(length, text.size());
    return value;
}

/// Characters that only double quotes can hold, escaped.
bool needsEscape(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x2028 || c == 0x2029 || c == 0xFEFF;
}
bool needsEscape(std::string_view text) {
    for (std::size_t i = 0, length = 0; i < text.size(); i += length) {
        if (needsEscape(decoded(text.substr(i), length)))
            return true;
    }
    return false;
}

std::string doubleQuoted(std::string_view text) {
    std::string out = "\"";
    for (std::size_t i = 0, length = 0; i < text.size(); i += length) {
        const char32_t c = decoded(text.substr(i), length);
        if (c == '"' || c == '\\')
            out.append("\\").append(1, static_cast<char>(c));
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (c == '\r')
            out += "\\r";
        else if (needsEscape(c))
            out += c <= 0xFF ? std::format("\\x{:02X}", static_cast<unsigned>(c))
                             : std::format("\\u{:04X}", static_cast<unsigned>(c));
        else
            out.append(text.substr(i, length));
    }
    return out + '"';
}

std::string singleQuoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text)
        out.append(c == '\'' ? 2 : 1, c);
    return out + '\'';
}

/// YamlQuotes::allButWords.
bool isWord(std::string_view text) {
    if (text.empty() || !(isAlnum(text.front()) || text.front() == '/') ||
        equalsIgnoringCase(text, "null"))
        return false;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const bool between =
            text[i] == ':' && isDigit(text[i - 1]) && i + 1 < text.size() && isDigit(text[i + 1]);
        if (!isAlnum(text[i]) && !std::string_view("/._-").contains(text[i]) && !between)
            return false;
    }
    return true;
}

} // namespace

bool isPlainYaml(std::string_view text, bool inFlow) {
    if (text.empty() || isBlank(text.front()) || isBlank(text.back()) || text.back() == ':')
        return false;
    if (needsEscape(text) || looksTyped(text))
        return false;
    if (std::string_view(",[]{}#&*!|>'\"%@`").contains(text.front()))
        return false;
    const bool signAlone = text.size() == 1 || isBlank(text[1]);
    if (std::string_view("-?:").contains(text.front()) && (signAlone || inFlow))
        return false;
    if (text.starts_with("---") || text.starts_with("..."))
        return false;
    // Readers of YAML 1.1 end a text in flow style at a question mark, too.
    if (inFlow && text.find_first_of(",[]{}?") != std::string_view::npos)
        return false;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '#' && isBlank(text[i - 1]))
            return false;
        if (text[i - 1] == ':' && isBlank(text[i]))
            return false;
    }
    return true;
}

std::string yamlScalar(std::string_view text, YamlStyle like, bool inFlow, YamlQuotes quotes) {
    if (needsEscape(text) || like == YamlStyle::DoubleQuoted)
        return doubleQuoted(text);
    if (like == YamlStyle::SingleQuoted)
        return singleQuoted(text);
    if (quotes.allButWords ? isWord(text) : isPlainYaml(text, inFlow))
        return std::string(text);
    return quotes.sign == '\'' ? singleQuoted(text) : doubleQuoted(text);
}

bool isLiteralYaml(std::string_view text) {
    if (!text.contains('\n'))
        return false;
    if (text.ends_with('\n'))
        text.remove_suffix(1);
    if (text.empty() || text.front() == '\n' || isBlank(text.front()) || text.back() == '\n')
        return false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (needsEscape(line) || (!line.empty() && trimmed(line).empty()))
            return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

std::string literalLines(std::string_view text, std::size_t indent, std::string_view lineEnd) {
    if (text.ends_with('\n'))
        text.remove_suffix(1);
    std::string out;
    while (true) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty())
            out.append(indent, ' ').append(line);
        if (end == std::string_view::npos)
            return out;
        out += lineEnd;
        text.remove_prefix(end + 1);
    }
}

std::string yamlFlow(const YamlValue &value, YamlQuotes quotes) {
    std::string out;
    switch (value.kind) {
    case YamlKind::Alias:
    case YamlKind::Null: return "~";
    case YamlKind::Scalar: return yamlScalar(value.text, YamlStyle::Plain, true, quotes);
    case YamlKind::Sequence:
        for (const YamlValue &item : value.items)
            out.append(out.empty() ? "" : ", ").append(yamlFlow(item, quotes));
        return "[" + out + "]";
    case YamlKind::Mapping:
        for (std::size_t i = 0; i + 1 < value.items.size(); i += 2)
            out.append(out.empty() ? "" : ", ")
                .append(yamlFlow(value.items[i], quotes))
                .append(": ")
                .append(yamlFlow(value.items[i + 1], quotes));
        return "{" + out + "}";
    }
    return out;
}

std::string yamlEntry(std::string_view key, const YamlValue &value, std::size_t indent,
                      const YamlLook &look) {
    std::string out = yamlScalar(key, YamlStyle::Plain, false, look.quotes) + ":";
    if (value.kind == YamlKind::Scalar && !look.quotes.allButWords && isLiteralYaml(value.text))
        return out.append(" |")
            .append(look.lineEnd)
            .append(literalLines(value.text, indent + 2, look.lineEnd));
    if (value.kind == YamlKind::Scalar)
        return out + " " + yamlScalar(value.text, YamlStyle::Plain, false, look.quotes);
    if (value.kind == YamlKind::Null)
        return out;
    if (value.items.empty() || value.inFlow)
        return out + " " + yamlFlow(value, look.quotes);
    const std::size_t inside = value.kind == YamlKind::Sequence ? look.dashIndent : 2;
    return out.append(look.lineEnd).append(yamlLines(value, indent + inside, look));
}

std::string yamlItem(const YamlValue &value, std::size_t indent, const YamlLook &look) {
    if (value.kind == YamlKind::Mapping && !value.items.empty() && !value.inFlow)
        return yamlLines(value, indent, look).substr(indent);
    return value.kind == YamlKind::Scalar
               ? yamlScalar(value.text, YamlStyle::Plain, false, look.quotes)
               : yamlFlow(value, look.quotes);
}

std::string yamlLines(const YamlValue &value, std::size_t indent, const YamlLook &look) {
    std::string out;
    if (value.kind == YamlKind::Mapping) {
        for (std::size_t i = 0; i + 1 < value.items.size(); i += 2) {
            out.append(out.empty() ? "" : look.lineEnd).append(indent, ' ');
            out += yamlEntry(value.items[i].text, value.items[i + 1], indent, look);
        }
        return out;
    }
    for (const YamlValue &item : value.items) {
        out.append(out.empty() ? "" : look.lineEnd).append(indent, ' ').append("-");
        out.append(look.itemIndent - 1, ' ');
        out += yamlItem(item, indent + look.itemIndent, look);
    }
    return out;
}

YamlValue yamlText(std::string_view text) {
    return {.kind = YamlKind::Scalar, .text = std::string(text)};
}

} // namespace gatepost
