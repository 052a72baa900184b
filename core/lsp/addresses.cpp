// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/addresses.h"

#include "core/text/ascii.h"
#include "core/text/hex.h"

namespace gatepost::lsp {

namespace {

std::optional<std::string> decoded(std::string_view uri) {
    std::string out;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        if (uri[i] != '%') {
            out += uri[i];
            continue;
        }
        const auto byte = hexByte(uri, i + 1);
        if (!byte || *byte == '\0')
            return std::nullopt;
        out += *byte;
        i += 2;
    }
    return out;
}

} // namespace

std::optional<FilePath> filePathOf(std::string_view uri, PathSyntax syntax) {
    constexpr std::string_view kFileScheme = "file://";
    if (!startsWithIgnoringCase(uri, kFileScheme))
        return std::nullopt;
    uri.remove_prefix(kFileScheme.size());
    auto path = decoded(uri.substr(0, uri.find_first_of("?#")));
    if (!path || !path->contains('/'))
        return std::nullopt;
    if (syntax == PathSyntax::Windows) {
        if (path->size() > 2 && (*path)[0] == '/' && (*path)[2] == ':')
            path->erase(0, 1); // "/C:/site"
        else if (!path->starts_with('/'))
            *path = "//" + *path; // a server's name
    } else if (!path->starts_with('/')) {
        return std::nullopt; // of another machine
    }
    const std::size_t slash = path->rfind('/');
    FilePath found{path->substr(0, slash), path->substr(slash + 1)};
    if (found.folder.empty() || found.folder.ends_with(':'))
        found.folder += '/';
    if (found.name.empty())
        return std::nullopt;
    return found;
}

} // namespace gatepost::lsp
