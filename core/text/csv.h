// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace gatepost {

/// A cell of a CSV table (RFC 4180), quoted where it has to be. A text that a spreadsheet would take for a formula gets an
/// apostrophe in front, because texts of strangers must not be computed.
[[nodiscard]] inline std::string csvCell(std::string_view text) {
    std::string cell = text.find_first_of("=+-@\t\r") == 0 ? "'" : "";
    cell += text;
    if (cell.find_first_of(",\"\r\n") == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

} // namespace gatepost
