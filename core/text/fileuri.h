// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// How paths of files are written where others read them. Text alone: no file system is asked.
namespace gatepost {

enum class PathSyntax : unsigned char {
    Posix,
    Windows, ///< "\" parts too, "C:\…" is absolute, "\\server\share\…" and "\\?\…" are paths
};

/// The path with "/" between its parts: "site\robots.txt" is "site/robots.txt" on Windows, and a name with a "\" in it on
/// other systems.
[[nodiscard]] std::string withSlashes(std::string_view path, PathSyntax syntax);

/// A reference to the file as RFC 3986 §4.1 wants it: "file:///C:/site/robots.txt" for an absolute path, with the
/// server's name for a path of the network (RFC 8089, appendix E.3), and a relative reference with "/" for a relative path.
/// Bytes outside of the unreserved ones are %XX.
[[nodiscard]] std::string fileUri(std::string_view path, PathSyntax syntax);

} // namespace gatepost
