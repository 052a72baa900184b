// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"

#include "core/agents/headername.h"
#include "core/export/regextree.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <format>
#include <set>
#include <utility>

namespace gatepost::exporting {

namespace {

constexpr std::array<std::string_view, 29> kBrowsers = {
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/142.0.0.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 "
    "Safari/537.36",
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/141.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 "
    "Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 14; SM-S921B; wv) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Version/4.0 Chrome/141.0.7390.43 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.6 Safari/605.1.15",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) FxiOS/144.0 Mobile/15E148 Safari/605.1.15",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) GSA/387.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Mozilla/5.0 (Linux; Android 10; HD1913) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.6",
    "Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) "
    "SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 "
    "YaBrowser/25.8 Yowser/2.5 Safari/537.36",
    "Mozilla/5.0 (Linux; U; Android 12; en-US; RMX3263) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; AS; rv:11.0) like Gecko",
    "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)",
    "Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15 Ddg/18.6",
    "Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/130.2 like "
    "Chrome/130.0.0.0 Safari/537.36",
    "Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) "
    "SamsungBrowser/4.0 Chrome/94.0 TV Safari/537.36",
    "Links (2.29; Linux x86_64; GNU C; text)",
    "Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/3.4.0",
};

/// Letters mean themselves and are not in brackets, and no letter follows a word: browserRegex() relies on it.
constexpr std::string_view kUsualBrowser =
    "^Mozilla/5\\x2E0 \\x28"
    "(?:Windows NT [0-9.]++; Win64; x64|Macintosh; Intel Mac OS X [0-9_.]++|Linux; Android "
    "[0-9.]++; K|"
    "iPhone; CPU iPhone OS [0-9_]++ like Mac OS X|iPad; CPU OS [0-9_]++ like Mac OS X|"
    "X11; (?:Ubuntu; )?Linux x86_64|X11; CrOS x86_64 [0-9.]++|Android [0-9.]++; Mobile)"
    "(?:; rv:[0-9.]++)?\\x29 "
    "(?:AppleWebKit/[0-9.]++ \\x28KHTML, like Gecko\\x29|Gecko/[0-9.]++)"
    "(?: "
    "(?:Chrome|Mobile/"
    "15E148|Mobile|Safari|Firefox|Version|EdgA|Edg|OPR|SamsungBrowser|CriOS|FxiOS|GSA|Vivaldi)"
    "(?:/[0-9.]++)?)*+$";

/// Unbroken runs of letters, in lower case; \xHH is none.
std::set<std::string, std::less<>> wordsOf(std::string_view text) {
    std::set<std::string, std::less<>> words;
    std::string word;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && isAlpha(text[at])) {
            word += asciiLower(text[at]);
            continue;
        }
        if (!word.empty())
            words.insert(std::exchange(word, {}));
        if (at < text.size() && text[at] == '\\')
            at += 3;
    }
    return words;
}

/// isNameAt() as classes of characters: kBeforeNoName and those of tokens, and those of tokens.
constexpr std::string_view kNotBefore = "A-Za-z0-9_./\\x3F\\x3D\\x26\\x23\\x7E\\x25-";
constexpr std::string_view kNotAfter = "A-Za-z0-9_.-";

} // namespace

std::vector<std::string> agentRegexes(std::span<const std::string> names, RegexSyntax syntax,
                                      std::size_t most, std::string_view capture) {
    std::vector<std::string> lower;
    for (const std::string &name : names)
        lower.push_back(toLower(name));
    std::ranges::sort(lower);
    std::vector<std::string> all;
    const bool pcre = syntax == RegexSyntax::Pcre;
    const std::string group = capture.empty() ? "(?:" : "(?<" + std::string(capture) + ">";
    const auto finish = [&](const RegexTree &tree) {
        if (!tree.empty())
            all.push_back(pcre ? std::format("(?<![{}]){}{})(?![{}])", kNotBefore, group,
                                             tree.text(), kNotAfter)
                               : std::format("(?:^|[^{}]){}{})(?:$|[^{}])", kNotBefore, group,
                                             tree.text(), kNotAfter));
    };
    RegexTree tree(RegexTree::Ends::Border);
    std::string_view previous;
    for (const std::string &name : lower) {
        constexpr std::size_t kGroup = 7;
        const auto shared = std::ranges::mismatch(name, previous).in1 - name.begin();
        const std::size_t more =
            literalRegex(std::string_view(name).substr(static_cast<std::size_t>(shared))).size();
        if (tree.mostBytes() + more + kGroup > most && !tree.empty()) {
            finish(tree);
            tree = RegexTree(RegexTree::Ends::Border);
        }
        std::vector<std::string> atoms;
        for (const char c : name)
            atoms.push_back(literalRegex(static_cast<unsigned char>(c)));
        tree.insert(atoms);
        previous = name;
    }
    finish(tree);
    return all;
}

bool namesAgent(std::string_view userAgent, std::string_view name) {
    const std::string text = toLower(userAgent);
    const std::string wanted = toLower(name);
    for (std::size_t at = text.find(wanted); at != std::string::npos;
         at = text.find(wanted, at + 1))
        if (isNameAt(text, at, wanted.size()))
            return true;
    return false;
}

bool isInBrowsers(std::string_view name, bool asPart) {
    const std::string wanted = toLower(name);
    return std::ranges::any_of(kBrowsers, [&](std::string_view browser) {
        return asPart ? toLower(browser).contains(wanted) : namesAgent(browser, name);
    });
}

std::string_view browserRegex(std::span<const std::string> names) {
    static const auto words = wordsOf(kUsualBrowser);
    const bool canBeThere = std::ranges::any_of(names, [](const std::string &name) {
        return std::ranges::includes(words, wordsOf(name)); // all of its words, so it may
    });
    return canBeThere ? std::string_view() : kUsualBrowser;
}

std::span<const std::string_view> browserUserAgents() {
    return kBrowsers;
}

bool isSearchableName(std::string_view name, bool asPart) {
    constexpr std::size_t kMost = 200;
    constexpr auto kLetters = 2;
    constexpr auto kDigits = 3; // 80legs' crawler is called 008
    const auto letters = std::ranges::count_if(name, isAlpha);
    const auto digits = std::ranges::count_if(name, isDigit);
    const bool isLong = letters >= kLetters || (!asPart && letters + digits >= kDigits);
    return isLong && name.size() <= kMost && std::ranges::all_of(name, [](char c) {
               return isAlnum(c) || std::string_view(" ._/+!-").contains(c);
           });
}

} // namespace gatepost::exporting
