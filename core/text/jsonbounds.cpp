// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/jsonbounds.h"

#include <algorithm>

namespace gatepost {

namespace {

/// The place behind the string that begins at `at`; the end of the text if it has none.
std::size_t behindString(std::string_view json, std::size_t at) {
    for (++at; at < json.size(); ++at) {
        at = std::min(json.find_first_of("\"\\", at), json.size());
        if (at == json.size() || json[at] == '"')
            return at + 1;
        ++at; // what is escaped
    }
    return json.size();
}

bool beginsListOrObject(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}

} // namespace

bool isJsonWithin(std::string_view json, const JsonBounds &bounds) {
    if (!beginsListOrObject(json))
        return true;
    std::size_t depth = 0;
    std::size_t values = 0;
    for (std::size_t at = 0; at < json.size();) {
        const char c = json[at];
        if (c == '"') {
            at = behindString(json, at);
            continue;
        }
        if (c == '[' || c == '{')
            ++depth;
        else if ((c == ']' || c == '}') && depth > 0)
            --depth;
        values += c == ',' || c == '[' || c == '{' ? 1 : 0;
        if (depth > bounds.depth || values > bounds.values)
            return false;
        ++at;
    }
    return true;
}

} // namespace gatepost
