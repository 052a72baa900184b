// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/yaml/yamlline.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {
namespace {

/// Behind a text in quotes that begins at `at`, or `at` where there is none.
std::size_t behindQuotes(std::string_view line, std::size_t at) {
    if (at >= line.size() || (line[at] != '"' && line[at] != '\''))
        return at;
    const char quote = line[at];
    for (std::size_t i = at + 1; i < line.size(); ++i) {
        if (quote == '"' && line[i] == '\\')
            ++i;
        else if (line[i] == quote)
            return i + 1;
    }
    return line.size();
}

bool isEndOrBlank(std::string_view line, std::size_t at) {
    return at >= line.size() || isBlank(line[at]);
}

} // namespace

std::optional<YamlLine> readYamlLine(std::string_view line) {
    YamlLine read;
    read.indent = line.find_first_not_of(" \t");
    if (read.indent == std::string_view::npos || line[read.indent] == '#')
        return std::nullopt;
    read.isItem = line[read.indent] == '-' && isEndOrBlank(line, read.indent + 1);
    read.begin = read.indent;
    if (read.isItem)
        read.begin = std::min(line.find_first_not_of(" \t", read.indent + 1), line.size());

    const auto commentFrom = [&](std::size_t from) {
        for (std::size_t at = behindQuotes(line, from); at < line.size(); ++at)
            if (line[at] == '#' && (at == 0 || isBlank(line[at - 1])))
                return at;
        return line.size();
    };
    const std::size_t end = commentFrom(read.begin);
    std::size_t from = read.begin;
    for (std::size_t at = behindQuotes(line, read.begin); at < end; ++at) {
        if (line[at] != ':' || !isEndOrBlank(line, at + 1))
            continue;
        read.key = trimmed(line.substr(read.begin, at - read.begin));
        read.colon = at;
        from = std::min(line.find_first_not_of(" \t", at + 1), line.size());
        break;
    }
    read.value = trimmed(line.substr(from, std::max(commentFrom(from), from) - from));
    return read;
}

} // namespace gatepost
