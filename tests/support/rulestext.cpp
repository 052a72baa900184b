// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rulestext.h"

#include <iterator>
#include <string_view>

namespace gatepost::test {

std::string rulesText(std::mt19937_64 &random) {
    static constexpr std::string_view kLines[] = {
        "User-agent: *",
        "User-agent: a",
        "User-agent: b",
        "User-agent: AI2Bot",
        "User-agent: GPTBot",
        "User-agent: Googlebot",
        "User-agent: Googlebot-Image",
        "User-agent: Google-Extended",
        "User-agent: bingbot",
        "User-agent: AI",
        "Disallow: /",
        "Disallow: /a",
        "Disallow: /a",
        "Disallow: /a/",
        "Disallow: /a/b",
        "Disallow: /a/b/c",
        "Disallow: /a*",
        "Disallow: /*",
        "Disallow: *",
        "Disallow: /a/b$",
        "Disallow: /*b",
        "Disallow: /x",
        "Disallow: /x.php",
        "Disallow:",
        "Allow: /",
        "Allow: /a",
        "Allow: /a/b",
        "Allow: /a/b/c",
        "Allow: /a/b/c/d",
        "Allow: /*b",
        "Allow: /a/index.html",
        "Allow: /x",
        "Allow:",
        "Disallow: /%61",
        "Disallow: /\xC3\xA9",
        "Crawl-delay: 5",
        "Crawl-delay: 5",
        "Crawl-delay: 2",
        "Request-rate: 1/5",
        "Content-Signal: search=yes, ai-train=no",
        "Content-Signal: ai-train=no",
        "Sitemap: https://a.example/s.xml",
        "# a comment",
        "",
        "",
        "",
        "Content-Usage: /a train-ai=n",
        "Visit-time: 0600-0845",
        "Visit-time: 0700-0800",
    };
    static constexpr std::string_view kRare[] = {"Disalow: /a",
                                                 "useragent: a",
                                                 "User-agent: *-ai",
                                                 "Robot-version: 2.0",
                                                 "User-agent: a Disallow: /x",
                                                 "DisallowAITraining: /a",
                                                 "Allow /a/b"};
    std::string text = "User-agent: *\n";
    for (std::size_t n = 2 + random() % 12; n > 0; --n) {
        text += random() % 40 == 0 ? kRare[random() % std::size(kRare)]
                                   : kLines[random() % std::size(kLines)];
        text += '\n';
    }
    return text;
}

} // namespace gatepost::test
