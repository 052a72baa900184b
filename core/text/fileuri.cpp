// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/fileuri.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace gatepost {

namespace {

std::string escaped(std::string_view path) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string uri;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (isAlnum(c) || std::string_view("-._~/").contains(c)) {
            uri += c;
        } else {
            uri += '%';
            uri += kHex[byte >> 4];
            uri += kHex[byte & 15];
        }
    }
    return uri;
}

/// Without what tells Windows to take a path as it is: "//?/C:/x" is "C:/x", "//?/UNC/server/x" is "//server/x".
std::string withoutVerbatim(std::string path) {
    for (const std::string_view prefix : {"//?/", "//./"}) {
        if (!path.starts_with(prefix))
            continue;
        path.erase(0, prefix.size());
        if (startsWithIgnoringCase(path, "UNC/"))
            path.replace(0, 3, "/");
        break;
    }
    return path;
}

bool hasDrive(std::string_view path) {
    return path.size() >= 3 && isAlpha(path[0]) && path[1] == ':' && path[2] == '/';
}

} // namespace

std::string withSlashes(std::string_view path, PathSyntax syntax) {
    std::string slashed(path);
    if (syntax == PathSyntax::Windows)
        std::ranges::replace(slashed, '\\', '/');
    return slashed;
}

std::string fileUri(std::string_view path, PathSyntax syntax) {
    if (syntax == PathSyntax::Posix)
        return (path.starts_with('/') ? "file://" : "") + escaped(path);
    const std::string slashed = withoutVerbatim(withSlashes(path, syntax));
    if (hasDrive(slashed)) // the colon of the drive stays (RFC 8089, appendix E.2)
        return "file:///" + slashed.substr(0, 2) + escaped(slashed.substr(2));
    if (slashed.starts_with("//"))
        return "file:" + escaped(slashed);
    return (slashed.starts_with('/') ? "file://" : "") + escaped(slashed);
}

} // namespace gatepost
