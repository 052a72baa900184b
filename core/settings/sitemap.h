// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// Real addresses of a site, from a copy of its sitemap: https://www.sitemaps.org/protocol.html.
namespace gatepost {

/// The addresses of a sitemap, or of a text file with one in each line, in their order; at most limits::kPaths. What is
/// neither a path nor an http(s) URL is left out, and so is what stands behind a fault. The error is a sentence: the file is
/// compressed, an index of other sitemaps, or something else.
[[nodiscard]] std::expected<std::vector<std::string>, Message>
pathsOfSitemap(std::string_view bytes);

} // namespace gatepost
