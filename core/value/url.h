// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// URLs and what S25 cuts from them.
namespace gatepost {

/// The path and query that rules are matched against (S25): scheme, host and fragment go, an empty path is
/// "/", and a path that was written without its slash gets one. Not normalised.
[[nodiscard]] std::string pathOfUrl(std::string_view url);
/// Whether the text is a path (S25): it begins with "/", or with neither a scheme nor a host. "wp-admin" and "index.html" are
/// paths, "example.org/x" and "localhost:8080" are not.
[[nodiscard]] bool isPathText(std::string_view text);
/// The same without the query.
[[nodiscard]] std::string_view withoutQuery(std::string_view pathAndQuery);
/// The host of a text that names one, in lower case, without user, port and a final dot; empty where it begins with "/". Of
/// what people type, isPathText() says whether there is a host.
[[nodiscard]] std::string hostOfUrl(std::string_view url);
/// Scheme and host of an absolute URL in lower case ("https://shop.example"), else empty.
[[nodiscard]] std::string originOfUrl(std::string_view url);

/// An absolute http or https URL with a host, no blanks (RFC 3986, by Boost.URL; bytes above 127 are taken).
[[nodiscard]] bool isHttpUrl(std::string_view text);
/// A mail address as people write it: local@domain.tld, one @, no blanks; "mailto:" is not taken.
[[nodiscard]] bool isMailAddress(std::string_view text);

} // namespace gatepost
