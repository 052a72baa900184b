// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/fetched.h"
#include "core/simulate/verdict.h"

#include <expected>
#include <string>
#include <string_view>

/// A page that was fetched: what its headers and its head say beside robots.txt (S135).
namespace gatepost::cli {

/// The last answer of what `curl -si` or `curl -siL` writes: a status line, headers, an empty line, the body. An error names the
/// line; an answer other than 2xx is an error, because it is not the page.
[[nodiscard]] std::expected<live::Fetched, std::string> readPage(std::string_view text);

/// Lines for people: the signals of robots.txt and of the page together, then the page's other statements. Empty if the page
/// says nothing.
[[nodiscard]] std::string pageText(const Verdict &verdict, const live::Fetched &page);
/// The same as an object: "content-usage" and "content-signal" with the origin of each value, and "statements".
[[nodiscard]] std::string pageJson(const Verdict &verdict, const live::Fetched &page);

} // namespace gatepost::cli
