// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace gatepost::test {

/// As long as the median of 15,945 real files.
inline constexpr std::string_view kMedianFile = R"(# robots.txt for https://www.example.com/

User-agent: *
Disallow: /cgi-bin/
Disallow: /wp-admin/
Disallow: /wp-includes/
Disallow: /search
Disallow: /tmp/
Allow: /wp-admin/admin-ajax.php
Disallow: /*?replytocom=

User-agent: BadBot
Disallow: /

Sitemap: https://example.com/sitemap.xml
)";

} // namespace gatepost::test
