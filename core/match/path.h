// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Normalising paths and rules before they are compared (S24, S90; RFC 9309 §2.2.2).
namespace gatepost {

/// A URL's path and query: bytes above 127 and those that no URL contains (controls, space, " < > \ ^ ` { | }) become
/// %XX, hex digits upper case, %XX of an unreserved character is decoded, literal * and $ become %2A and %24. An
/// incomplete or invalid %-sequence stays as written.
[[nodiscard]] std::string normalisedPath(std::string_view pathAndQuery);

/// A rule's value: the same, but * and a $ at the very end stay; a $ elsewhere becomes %24. Returns `value` itself
/// where nothing changes (the usual case), else the text put into `scratch`. `stars`: whether a * is in it, for who asks.
[[nodiscard]] std::string_view normalisedRule(std::string_view value, std::string &scratch,
                                              bool *stars = nullptr);

/// The google reading's rule: bytes above 127 escaped, hex digits upper-cased, nothing decoded (S90).
[[nodiscard]] std::string_view googleRule(std::string_view value, std::string &scratch,
                                          bool *stars = nullptr);
/// The google reading's path of a URL: cut as that library cuts it (";" begins a path too, fragment goes), bytes above 127
/// escaped (S90). A text that is a path (S25) is one whole, "//x/y" too: a crawler asks for it with a host.
[[nodiscard]] std::string googlePath(std::string_view url);
/// The same: the bytes of `url` themselves where none changes (the usual case), else the text put into `scratch`.
[[nodiscard]] std::string_view googlePath(std::string_view url, std::string &scratch);
/// S90: the folder of a normalised rule whose last segment begins with index.htm, with its end ("/a/$"), put into
/// `scratch`; empty for others.
[[nodiscard]] std::string_view folderOfIndex(std::string_view value, std::string &scratch);

/// Whether googlePath(url) is `path`: mostly so, and then nothing needs to be made. `high`: `path` has a byte above 127.
[[nodiscard]] bool isGooglePath(std::string_view path, std::string_view url, bool high);

} // namespace gatepost
