// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// URLs and what S25 cuts from them.
namespace gatepost {

/// The path and query that rules are matched against (S25): scheme, host and fragment go, an empty path is
/// "/". A text that begins with "/" is a path; else what stands before the first "/" or "?" (after
/// "scheme://", if any) is the host. Not normalised.
[[nodiscard]] std::string pathOfUrl(std::string_view url);
/// The same without the query.
[[nodiscard]] std::string_view withoutQuery(std::string_view pathAndQuery);
/// The host that S25 cuts away, in lower case, without user, port and a final dot; empty for a path or where none stands.
[[nodiscard]] std::string hostOfUrl(std::string_view url);
/// Scheme and host of an absolute URL in lower case ("https://shop.example"), else empty.
[[nodiscard]] std::string originOfUrl(std::string_view url);

/// An absolute http or https URL with a host, no blanks (RFC 3986, by Boost.URL; bytes above 127 are taken).
[[nodiscard]] bool isHttpUrl(std::string_view text);
/// A mail address as people write it: local@domain.tld, one @, no blanks; "mailto:" is not taken.
[[nodiscard]] bool isMailAddress(std::string_view text);

} // namespace gatepost
