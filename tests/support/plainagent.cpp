// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainagent.h"

#include "core/agents/registry.h"
#include "tests/support/plaintext.h"

#include <re2/re2.h>

namespace gatepost::test {

namespace {

bool isTokenByte(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
           c == '.' || c == '-';
}

const KnownAgent *knownAs(const std::string &text) {
    for (const KnownAgent &agent : Registry::builtIn().agents())
        if (lower(agent.token) == lower(text))
            return &agent;
    // A token of the registry that holds a version is known without it too.
    for (const KnownAgent &agent : Registry::builtIn().agents())
        if (const std::size_t slash = agent.token.find('/');
            slash != std::string::npos && lower(agent.token.substr(0, slash)) == lower(text))
            return &agent;
    return nullptr;
}

/// The text with blanks for http(s)://… up to the next white space.
std::string withoutUrls(const std::string &text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string rest = lower(text.substr(at, 8));
        if (startsWith(rest, "http://") || startsWith(rest, "https://"))
            for (; at < text.size() && !isBlank(text[at]); ++at)
                result += ' ';
        if (at < text.size())
            result += text[at];
    }
    return result;
}

/// The token of the registry that begins here as a word of its own; empty if none does.
std::string tokenAt(const std::string &text, std::size_t at) {
    if (at > 0 && (isTokenByte(text[at - 1]) ||
                   std::string("/?=&#~%").find(text[at - 1]) != std::string::npos))
        return "";
    // Each token, and without what follows a slash, in lower case: made once.
    static const std::vector<std::string> tokens = [] {
        std::vector<std::string> all;
        for (const KnownAgent &agent : Registry::builtIn().agents()) {
            all.push_back(lower(agent.token));
            all.push_back(lower(agent.token.substr(0, agent.token.find('/'))));
        }
        return all;
    }();
    const std::string rest = lower(text.substr(at, 200));
    std::size_t longest = 0;
    for (const std::string &token : tokens)
        if (token.size() > longest && startsWith(rest, token) &&
            (token.size() == rest.size() || !isTokenByte(rest[token.size()])))
            longest = token.size();
    return text.substr(at, longest);
}

std::vector<std::string> tokensOf(const std::string &text) {
    std::vector<std::string> tokens;
    bool inside = false;
    for (const char c : text) {
        if (isTokenByte(c) && !inside)
            tokens.emplace_back();
        inside = isTokenByte(c);
        if (inside)
            tokens.back() += c;
    }
    return tokens;
}

/// Exactly a row of the registry.
bool isRow(const std::string &text) {
    const KnownAgent *known = knownAs(text);
    return known && lower(known->token) == lower(text);
}

/// NAME[/VERSION] [(CATEGORY)]; puts the category into `category`.
std::optional<std::string> identityName(std::string text, std::string &category) {
    if (const std::size_t open = text.rfind('('); open != std::string::npos) {
        if (text.back() != ')')
            return {};
        category = lower(trimmed(text.substr(open + 1, text.size() - open - 2)));
        if (!isCategory(category))
            return {};
        text = trimmed(text.substr(0, open));
    }
    if (isRow(text))
        return text;
    if (const std::size_t last = text.rfind('/');
        last != std::string::npos && last + 1 < text.size() &&
        text.find_first_of(" \t()", last) == std::string::npos && isRow(text.substr(0, last)))
        return text.substr(0, last);
    const std::size_t slash = text.find('/');
    if (slash != std::string::npos && slash + 1 == text.size())
        return {};
    if (slash != std::string::npos)
        for (const char c : text.substr(slash))
            if (isBlank(c))
                return {};
    const std::string name = text.substr(0, slash);
    if (name.empty())
        return {};
    for (const char c : name)
        if (!isTokenByte(c))
            return {};
    return name;
}

std::string headerName(const std::string &header) {
    const std::string text = withoutUrls(header);
    for (std::size_t at = 0; at < text.size(); ++at)
        if (const std::string token = tokenAt(text, at); !token.empty())
            return token;
    const std::vector<std::string> tokens = tokensOf(text);
    const std::string small = lower(text);
    for (std::size_t at = small.find("compatible;"); at != std::string::npos;
         at = small.find("compatible;", at + 1)) {
        const auto after = tokensOf(text.substr(at + 11));
        if (after.empty())
            continue;
        bool ofBrowsers = false;
        for (const char *word : {"msie", "konqueror", "windows", "win32", "x11", "linux",
                                 "macintosh", "android", "iphone"})
            ofBrowsers = ofBrowsers || lower(after.front()) == word;
        if (!ofBrowsers)
            return after.front();
    }
    std::size_t from = 0;
    for (const std::string &token : tokens) {
        from = text.find(token, from);
        const std::string rest = lower(text.substr(from));
        const bool isPhone =
            startsWith(rest, "cubot") ||
            (from > 0 && std::string("/?=&#~%").find(text[from - 1]) != std::string::npos);
        for (const char *sign :
             {"bot", "crawl", "spider", "scrap", "fetch", "slurp", "python-", "curl/", "wget/",
              "libwww", "go-http-client", "okhttp", "java/", "httpclient", "axios/", "aiohttp"})
            if (const std::size_t at = rest.find(sign); !isPhone && at < token.size())
                return token;
        from += token.size();
    }
    return tokens.empty() ? "" : tokens.front();
}

} // namespace

bool isCategory(const std::string &word) {
    for (const char *category :
         {"search-indexer", "ai-assistant", "ai-researcher", "code-assistant", "data-harvester",
          "content-generator", "ad-network", "monitoring"})
        if (word == category)
            return true;
    return false;
}

std::optional<PlainAgent> plainAgent(const std::string &written, const std::string &option) {
    const std::string text = trimmed(written);
    PlainAgent agent;
    std::string category;
    if (knownAs(text)) {
        agent.name = text;
    } else if (auto name = identityName(text, category)) {
        agent.name = *name;
    } else {
        category.clear();
        agent.name = headerName(text);
    }
    if (agent.name.empty())
        return {};
    const KnownAgent *known = knownAs(agent.name);
    agent.token = known ? known->token : agent.name;
    agent.own = lower(cutToken(agent.name));
    if (known) {
        constexpr const char *kKinds[] = {"crawler", "user-fetcher", "policy-token", "library"};
        agent.kind = kKinds[static_cast<int>(known->kind)];
        agent.ai = known->ai;
        agent.obeysStar = known->obeysStar != Documented::No && !known->namesUse();
        agent.known = true;
        agent.obeysRobots = known->obeysRobots != Documented::No;
        agent.starDelay = known->starDelay == Documented::Yes;
        agent.obeysDelay = known->obeysCrawlDelay == Documented::Yes;
        agent.google = known->operatorName == "Google";
        constexpr const char *kFiles[] = {"robots.txt", "robots-ai.txt", "robots2.txt"};
        for (const DialectId file : known->reads)
            agent.reads.emplace_back(kFiles[static_cast<int>(file)]);
        if (agent.reads.empty())
            agent.reads.emplace_back("robots.txt");
        for (const std::string &fallback : known->fallbackTokens)
            agent.fallbacks.push_back(lower(cutToken(fallback)));
    }
    agent.category = category;
    agent.categorySource = "identity";
    if (category.empty()) {
        agent.category = option;
        agent.categorySource = "option";
    }
    if (agent.category.empty() && known && known->category) {
        agent.category = categoryName(*known->category);
        agent.categorySource = "registry";
    }
    if (agent.category.empty())
        agent.categorySource.clear();
    return agent;
}

std::string cutToken(const std::string &value) {
    return value.substr(0, value.find_first_of("/ \t\v\f"));
}

bool isStar(const std::string &cut) {
    return !cut.empty() && cut.find_first_not_of('*') == std::string::npos;
}

namespace {

bool isRegularExpression(const std::string &cut) {
    return cut.find_first_of("\\^$[](){}|+?") != std::string::npos ||
           cut.find(".*") != std::string::npos;
}

} // namespace

bool isPattern(const std::string &cut) {
    return !isStar(cut) && (isRegularExpression(cut) || cut.find('*') != std::string::npos);
}

bool patternMatches(const std::string &cut, const std::string &name) {
    if (!isRegularExpression(cut))
        return globMatches(lower(cut), lower(name));
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    const RE2 expression(cut, options);
    return expression.ok() && RE2::PartialMatch(name, expression);
}

} // namespace gatepost::test
