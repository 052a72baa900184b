// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomsite.h"

#include "core/agents/registry.h"
#include "tests/support/plainpolicy.h"
#include "tests/support/plaintext.h"

#include <string>

namespace gatepost::test {

namespace {

using WordList = std::vector<std::string>;

// clang-format off
const WordList kAgents = {
    "GPTBot", "gptbot", "Googlebot", "Googlebot-Image", "GoogleOther-Image", "AdsBot-Google",
    "Perplexity-User", "YandexBot", "Google-Extended", "Googlebot-News", "AI2Bot",
    "archive.org_bot", "Kangaroo Bot", "ChatGPT Agent", "MistralAI-User/1.0", "MistralAI-User",
    "iaskspider/2.0", "iaskspider", "Bingbot", "cohere-ai", "company1-ai", "NewsHound",
    "monitoring", "Applebot", "Bytespider", "NewsHound/1.0 (code-assistant)",
    "GPTBot/1.2 (ai-researcher)", "GPTBot (monitoring)", "Foo(monitoring)", "Foo/1 (Monitoring)",
    "Foo/1 (nothing)", "NewsHound/2.0",
    "Mozilla/5.0 (compatible; NewsHound/0.3; +https://hound.example/GPTBot)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/x)",
    "Mozilla/5.0 (compatible; +http://GPTBot.example/x NewsHound)",
    "curl/8.5.0 (x86_64) libcurl/8.5.0", "Bing bot (search-indexer)", "News.Hound_2", " Googlebot ",
    "***", "", "X-bot/1 (ad-network) more",
};
const WordList kAgentValues = {
    "*", "*", "*", "**", "* all", "GPTBot", "gptBOT", "Googlebot", "Googlebot-Image", "GoogleOther",
    "Yandex", "AdsBot-Google", "Perplexity-User", "NewsHound", "AI2Bot", "AI", "archive.org_bot",
    "Kangaroo", "Kangaroo Bot", "ChatGPT", "MistralAI-User/1.0", "iaskspider", "Bingbot", "bing",
    "cohere-ai", "monitoring", "Foo", "bot", "Mozilla", "*-ai", "*-AI", ".*?-ai$", "(bot|spider)",
    "gpt*bot", "g*", "*bot", "*BOT", "[gG]oogle", "\\w+bot", "bot$", "^a", "^(?!x)", "[", "a{2000}",
    "/", "", ".", ".*", "o+", "GPTBot/1.1", "GPTBot#x", "NewsHound # c", "GPTBot Disallow: /a",
    "*-ai Allow : /a", "Disallow: /a", "GPTBot Allow: /a Disallow: /", "* disallow: /b",
    "xDisallow: /",
};
const WordList kPieces = {
    "a", "a", "b", "/", "/", "/a", "/b", "/a/", "é", "%61", "%2f", "%2F", "%7e", "~", "*", "$", "?",
    ";", "//", "%c3%A9", "%", "%4", "%zz", "=", "index.html", "index.htm", "%24", "%2a", "%25",
    "&x=1", ".", "[", "]", "!", "\\", "+", ":", " ", "{", "}", "|", "<", ">", "\"", "^", "`", "%20",
    "%7c", "\x7F", "\x01", "~",
};
const WordList kRulePieces = {
    "*", "*", "$", "*", "[a-b]", "[!a]", "?", "\\*", "\\", "[", "[]a]", "[é]", "#",
};
const WordList kVisits = {
    "0600-0845", "06:00 08:45", "2200-0530", "0000-2359", "0700-0700", "0659-0701", "2400-0100",
    "6:00-07:00", "0600 - 0845", "0600-0845 UTC", "0600--0845", "0600\t0845", "0600", "",
    "0701-0659", "0000-0659", "0700-2359", "1200-1300", "08:4609:00", "2359-0000", "0600- 0845",
    "0860-0900",
};
const WordList kRates = {
    "1/10", "10/60", "1/10M", "100/24h", "1/0", "0/1", "10", "1/10m 1300-1659", "1/20m 0600 0845",
    "1/10m1300-1659", "5/1m 0500-1259", "1/5s", "1/5S 0700-0700", "-1/5", "1/5x", "1/10 0600-9999",
    "1.5/3", "2/10", "6/1m", "1 /5", "1/ 5", "1/5 s", "1/5m\t0600-0845", "007/70",
    "1/10s 2200-0700", "1/1h ",
};
const WordList kDelays = {
    "5", "10", "0", "0.5", ".5", "5.", "-1", "abc", "1e2", "5 s", "", "1,5", "+3", "00", "1.2.3",
    ".", "10.0", "600",
};
const WordList kVersions = {
    "2.0", "2.0", "2.0", "2.0.0", "2.2", "1.0", "2.1", "2.1", "3.1", "3.0", "1.1", "1.2", "2",
    "2.0.0.0", "x", "2.0a", "02.00", "2.10", "20.0", "0.0", "2.4294967296", "2.4294967297", "2.0.1",
    "2..0", "2.-1", "4294967297.0", "", "2. 0",
};
const WordList kUsages = {
    "train-ai=n, search=y", "/a train-ai=y", "/a train-ai=n", "/a/ x=y", "train-ai = n", "a",
    "a=?0", "a=n;q=1", "a=(y n), b=y", "a=y, a=n", "a=n, a=x", "/a", "/a ", "/*/b$ b=y", "A=y",
    "a=y,", "a=\"y\", b=n", "a=y b=n", "/a\tq=y", "*=y", "a=y;b", "a=1.5, b=:YQ==:, c=n", "",
    "a=@1, c=y", "/A c=n", "a=y;;", "a=Y", "a=1.", "/%61 z=n", "/a$ e=y", "a=y ,b=n",
    "a=%\"x\", b=y", "a=()", "a=(", "a=%\"%41\", b=y",
};
const WordList kSignals = {
    "search=yes, ai-input=no, ai-train=no", "search=no", "ai-train=yes", "Search=YES",
    "search = no", "search", ",", "=yes", "search=yes,,ai-train=no", "a b=no", "x=maybe, y=no",
    "search=yes;q=1", "ai-train=no search=no", "", "use=full, search=yes", "USE=Reference",
    "use = immediate", "use=yes", "search=full", "AI-Train = No",
};
const WordList kPolicyValues = {
    "yes", "no", "ask", "ask", "No", "maybe", "short-only", "session-only", "required", "none",
    "partial", "", "yes # why", "no#x", "yes no", "news", "preferred",
};
const WordList kRateValues = {
    "20", "0", "polite", "Polite", "007", "1", "60", "-1", "1.5", "", "6",
};
const WordList kLanguages = {
    "en", "en-AU", "DE", "x", "", "en_US", "zh-Hans-CN", "e", "de-DE-1996", "x-a", "en-", "en-a",
};
const WordList kAges = {
    "all", "18+", "7+", "13+:/a", "16+:/a/*", "18+:/b", "18+:", "all:a", "20+", "18+ : /a", "ALL",
    "18+:*b$", "16+:/%61", "",
};
const WordList kBlocks = {
    "[agent: GPTBot]", "[agent: gptbot]", "[agent: ai-researcher]", "[Agent:Monitoring]",
    "[agent: data-harvester]", "[ agent : search-indexer ]", "[agent: *]", "[agent: ]",
    "[agent: NewsHound]", "[agent: NewsHound/1.0]", "[agent: Kangaroo Bot]", "[agent GPTBot]",
    "[agent: GPTBot] # c", "[agent: GPTBot", "[agents: GPTBot]", "[agent: AdsBot-Google]",
    "[agent: MistralAI-User/1.0]", "[agent: GPTBot] x", "[agent: ai-assistant]",
    "[agent: code-assistant]", "[agent: Googlebot]",
};
const WordList kUrls = {
    "https://c.example/1", "https://c.example/2", "http://c.example/3#f", "https://c.example/4",
    "https://c.example/5",
};
const WordList kHosts = {
    "", "", "https://h.example", "http://h.example:80", "h.example", "//h.example",
    "HTTPS://h.example", "a+b://h", "1x://h", "https://u@h.example", "https:", "://h",
};
const WordList kPolicyPaths = {
    "/robots.txt", "/robots-ai.txt?x", "/robots2.txt", "/.well-known/robots2-ask", "/Robots.txt",
    "/robots.txt/", "/%72obots.txt", "/robots.txt;a", "/robots.txt#x",
};
const WordList kScopes = {
    "/a/*", "/*", "*", "/a", "/*/b", "/a*", "/a/", "/A/*", "a/*", "/*a*/", "/b/*", "/a/**",
};
// clang-format on

class SiteMaker {
public:
    explicit SiteMaker(std::uint64_t seed) : m_state(seed * 0x9E3779B97F4A7C15U + 0x1234567U) {}

    RandomSite make() {
        RandomSite site;
        m_focus = static_cast<Focus>(below(6));
        for (int i = 0; i < 3; ++i)
            m_agents.push_back(one(kAgents));
        for (int i = 0; i < 3; ++i)
            m_names.push_back(one(kAgentValues));
        if (chance(20)) { // any agent of the registry, and a line that names it
            const auto known = Registry::builtIn().agents();
            m_agents.push_back(known[below(known.size())].token);
            m_names.push_back(m_agents.back());
        }
        for (int i = 0; i < 3; ++i)
            m_paths.push_back(path());
        if (!chance(15))
            site.texts.files["robots.txt"] = robots();
        if (chance(40))
            site.texts.files["robots-ai.txt"] = robots();
        if (chance(60)) {
            site.texts.files["robots2.txt"] = robots2(chance(50));
            for (const std::string &url : kUrls)
                if (chance(70))
                    site.texts.chain[url] = robots2(chance(60));
        }
        if (chance(m_focus == Focus::Asks ? 90 : 25))
            site.texts.asks = asks();
        const std::size_t count = 1 + below(3);
        for (std::size_t i = 0; i < count; ++i)
            site.questions.push_back(question());
        return site;
    }

    RandomSite makeTimed() {
        RandomSite site;
        const auto group = [this] {
            std::string text = "User-agent: *\n";
            for (std::size_t n = below(3); n > 0; --n)
                text += "Visit-time: " + span() + "\n";
            for (std::size_t n = below(4); n > 0; --n)
                text += "Request-rate: 1/" + std::to_string(1 + below(3)) +
                        (chance(80) ? " " + span() : "") + "\n";
            return text + (chance(30) ? "Crawl-delay: 2\n" : "") +
                   (chance(10) ? "Disallow: /\n" : "Disallow:\n");
        };
        if (chance(80))
            site.texts.files["robots.txt"] = group();
        if (chance(50))
            site.texts.files["robots-ai.txt"] = group();
        if (chance(70))
            site.texts.files["robots2.txt"] = one({"train: ask\n", "crawl: ask\ntrain: ask\n",
                                                   "crawl: ask\n", "read: ask\nsummarise: yes\n"}) +
                                              (chance(30) ? "rate: 30\n" : "");
        nlohmann::json rows = nlohmann::json::array();
        for (std::size_t n = below(5); n > 0; --n)
            rows.push_back({{"directive", one({"train", "crawl", "read"})},
                            {"status", chance(90) ? 200 : 429},
                            {"decision", one({"allow", "allow-once", "deny"})},
                            {"asked_at", "2026-11-" + one({"19", "20", "20"}) + "T" + clock() +
                                             ":" + one({"00Z", "30Z", "59Z"})}});
        if (chance(80))
            site.texts.asks = rows.dump();
        m_agents = {"GPTBot"};
        m_names = {"GPTBot"};
        m_paths = {"/a"};
        site.questions.push_back({"GPTBot", "", "/a", *plainTime("2026-11-20T07:00:00Z")});
        return site;
    }

private:
    /// What a site is mostly about, so that rare lines meet each other.
    enum class Focus { Everything, Rules, Extended, Signals, Times, Asks };

    std::string clock() {
        const auto two = [](std::size_t n) {
            return std::string(n < 10 ? "0" : "") + std::to_string(n);
        };
        return two(below(24)) + ":" + two(chance(50) ? 0 : below(60));
    }
    std::string span() { return clock() + "-" + clock(); }

    std::uint64_t next() { // splitmix64: the same numbers everywhere
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15U);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }
    std::size_t below(std::size_t n) { return next() % n; }
    bool chance(std::size_t percent) { return below(100) < percent; }
    const std::string &one(const WordList &words) { return words[below(words.size())]; }

    std::string path() {
        std::string text = "/";
        for (std::size_t n = below(5); n > 0; --n)
            text += one(kPieces);
        return text;
    }

    /// A rule that often begins as one of the site's paths does.
    std::string rule() {
        if (chance(6))
            return one({"", "*", "/", "a", "$", "*$", "/$", "**", "%2Fa", "/a/index.html"});
        std::string text = chance(60) ? one(m_paths) : path();
        if (chance(40))
            text.resize(1 + below(text.size()));
        if (chance(30))
            text += one(kRulePieces);
        if (chance(15))
            text.insert(below(text.size() + 1), one(kRulePieces));
        if (chance(15))
            text += one(kPieces);
        if (chance(10))
            text[0] = '*';
        return text;
    }

    std::string agentValue() {
        if (chance(35)) { // somebody who is asked about, or everybody
            const std::string &agent = one(m_agents);
            const bool plain = agent.find_first_of("/( *") == std::string::npos;
            return chance(50) || !plain || agent.empty() ? "*" : agent;
        }
        return chance(55) ? one(m_names) : one(kAgentValues);
    }

    std::string focusedLine() {
        switch (m_focus) {
        case Focus::Signals:
            return chance(40) ? line("Content-Usage", one(kUsages))
                   : chance(50)
                       ? line("Content-Signal", one(kSignals))
                       : line(chance(50) ? "DisallowAITraining" : "AllowAITraining", rule());
        case Focus::Times:
            return chance(50) ? line("Visit-time", one(kVisits))
                              : line("Request-rate", one(kRates));
        case Focus::Everything:
        case Focus::Rules:
        case Focus::Extended:
        case Focus::Asks: break;
        }
        return line(chance(60) ? "Disallow" : "Allow", rule());
    }

    /// A key, now and then with odd case and blanks.
    std::string line(std::string key, const std::string &value) {
        if (chance(6))
            key = lower(key);
        std::string text =
            key + (chance(95) ? ": " : one({":", " : ", "\t:\t", " ", "  "})) + value;
        if (chance(5))
            text = "  " + text;
        if (chance(1) && chance(30)) // where the google reading cuts a line (S90)
            text =
                text.insert(chance(50) ? 0 : text.size() / 2, 16'663 - below(text.size() + 3), ' ');
        if (chance(1))
            text.insert(below(text.size() + 1), 1, '\0');
        if (chance(6))
            text += one({" ", " # c", "\t#c", "#c", " \t", "\v", "\x01"});
        return text;
    }

    std::string robotsLine() {
        if (m_focus != Focus::Everything && chance(55))
            return focusedLine();
        const std::size_t kind = below(100);
        if (kind < 24)
            return line("User-agent", agentValue());
        if (kind < 46)
            return line("Disallow", rule());
        if (kind < 60)
            return line("Allow", rule());
        if (kind < 65)
            return "";
        if (kind < 67)
            return one({"# c", " # User-agent: *", "#"});
        if (kind < 72)
            return line("Visit-time", one(kVisits));
        if (kind < 76)
            return line("Request-rate", one(kRates));
        if (kind < 79)
            return line("Crawl-delay", one(kDelays));
        if (kind < 85)
            return line("Robot-version", one(kVersions));
        if (kind < 87)
            return line("Comment", one({"hello", "", "a # b", "a: b"}));
        if (kind < 90)
            return line("Content-Usage", one(kUsages));
        if (kind < 92)
            return line("Content-Signal", one(kSignals));
        if (kind < 95)
            return line(one({"DisallowAITraining", "AllowAITraining"}), rule());
        return one({"Sitemap: https://h.example/s.xml",
                    "Discovery: https://h.example/d",
                    "junk",
                    ": x",
                    "Noindex: /a",
                    "User-Agent-Purpose: GPTBot",
                    "License: https://h.example/l",
                    "Disalow: /a",
                    "useragent GPTBot",
                    "User-agent",
                    "Disallow /a",
                    "Disallow /a b",
                    "Host: h.example",
                    "Disallowed: /b",
                    "user agent: *",
                    "   ",
                    "\t",
                    "\v",
                    "Allow:/a:b",
                    "train: no",
                    "User-agent *",
                    "Dissallow : /",
                    "Allow /a/index.htm",
                    "[agent: GPTBot]",
                    "chain: https://c.example/1"});
    }

    std::string text(const WordList &lines) {
        const std::string end = chance(90) ? "\n" : one({"\r\n", "\r"});
        std::string result =
            chance(4) ? one({"\xEF\xBB\xBF", "\xEF\xBB", "\xEF", "\xEF\xBB\xBF\xEF\xBB\xBF"}) : "";
        for (const std::string &content : lines)
            result += content + (chance(97) ? end : one({"\r\n", "\r", "\n", "\n\r"}));
        if (chance(20) && !result.empty())
            result.pop_back();
        return result;
    }

    std::string robots() {
        WordList lines;
        if (chance(85))
            lines.push_back(line("User-agent", agentValue()));
        if (m_focus == Focus::Extended && chance(70))
            lines.push_back("Robot-version: 2.0");
        else if (chance(25))
            lines.push_back(line("Robot-version", one(kVersions)));
        for (std::size_t n = below(14); n > 0; --n)
            lines.push_back(robotsLine());
        return text(lines);
    }

    std::string policyLine() {
        std::string key = one(plainUses());
        if (chance(25))
            key = one({"crawl", "read", "train", "compete"});
        std::string value = one(kPolicyValues);
        if (m_focus == Focus::Asks && chance(60)) {
            key = one({"crawl", "read", "train", "summarise"});
            value = "ask";
        } else if (key == "rate")
            value = one(kRateValues);
        else if (key == "primary-language")
            value = one(kLanguages);
        else if (key == "age-rating")
            value = one(kAges);
        if (chance(5))
            key =
                one({"summarize", "monetize", "personalize", "editorialized", "Train", "licence"});
        return line(key, value);
    }

    std::string robots2(bool chained) {
        WordList lines;
        if (chance(40))
            lines.push_back(
                one({"# meta: chain-id: A", "# meta: chain-id: B", "#meta:chain-id:A",
                     "# Meta: Chain-ID: C", "# meta: spec-version: 2.0", "  # meta: chain-id: B",
                     "# meta: chain-id:", "# meta: chain-id: a"}));
        if (chance(50))
            lines.push_back(line("User-agent", agentValue()));
        for (std::size_t n = below(14); n > 0; --n) {
            const std::size_t kind = below(100);
            if (kind < 45)
                lines.push_back(policyLine());
            else if (kind < 62)
                lines.push_back(one(kBlocks));
            else if (kind < 70)
                lines.push_back(line("User-agent", agentValue()));
            else if (kind < 88)
                lines.push_back(line(chance(60) ? "Disallow" : "Allow", rule()));
            else if (kind < 90)
                lines.push_back("chain: " + one(kUrls));
            else if (kind < 92)
                lines.push_back("# meta: chain-id: B");
            else
                lines.push_back(robotsLine());
        }
        if (chained)
            lines.push_back(
                chance(90) ? "chain: " + one(kUrls)
                           : one({"chain: nowhere", "chain:", "Chain : https://c.example/1 # x",
                                  "chain: https://", "chain: ftp://c.example/1",
                                  "chain: https://c.example/9", "chain: HTTPS://c.example/1",
                                  "summarise: no"}));
        if (chained && chance(30))
            lines.push_back(one({"", "# end", "  "}));
        return text(lines);
    }

    std::string asks() {
        if (chance(8))
            return R"([{"endpoint": "absent"}])";
        nlohmann::json rows = nlohmann::json::array();
        for (std::size_t n = 1 + below(4); n > 0; --n) {
            nlohmann::json row;
            row["directive"] = one({"train", "crawl", "read", "summarise", "derivative", "monetise",
                                    "crawl", "train"});
            if (chance(m_focus == Focus::Asks ? 40 : 80))
                row["agent"] =
                    chance(30) ? nlohmann::json()
                               : nlohmann::json(one(
                                     {"*", "GPTBot", "gptbot/2.0", "Googlebot", "NewsHound",
                                      "Bingbot", "GPTBot/1.2 (ai-researcher)", "Kangaroo Bot"}));
            row["status"] = chance(80) ? 200 : chance(50) ? 404 : 500;
            if (chance(10))
                row["status"] = 429;
            if (chance(90))
                row["decision"] =
                    chance(10)
                        ? nlohmann::json()
                        : nlohmann::json(one({"allow", "allow", "ALLOW", "allow-once", "allow-once",
                                              "allow-once", "allow-once", "deny", "no"}));
            if (chance(40)) {
                row["scopes"] = nlohmann::json::array();
                for (std::size_t s = below(3); s > 0; --s)
                    row["scopes"].push_back(one(kScopes));
            }
            if (chance(85))
                row["asked_at"] = one(
                    {"2026-11-20T07:00:00Z", "2026-11-19T07:00:00Z", "2026-11-19T07:00:01Z",
                     "2026-11-20T06:00:00Z", "2026-11-20T06:00:00Z", "2026-11-20T08:00:00+01:00",
                     "2026-11-20T08:46:00.5Z", "2026-11-19T08:46:00Z", "2026-11-20T06:59:59Z"});
            rows.push_back(row);
        }
        return rows.dump();
    }

    PlainQuestion question() {
        PlainQuestion question;
        question.agent = one(m_agents);
        if (chance(35)) // an agent whom a line of the site names
            if (const auto &name = one(m_names);
                name.find_first_of("*[(\\.?/# ^$+{") == std::string::npos)
                question.agent = name;
        if (chance(20))
            question.category = one({"monitoring", "ai-researcher", "ai-assistant",
                                     "search-indexer", "data-harvester"});
        question.url = one(kHosts) + (chance(75) ? one(m_paths) : path());
        if (chance(10))
            question.url += one(kPieces);
        if (chance(6))
            question.url = one(kHosts) + one(kPolicyPaths);
        if (chance(4))
            question.url += one({"#x", "#/a", "?#", "/#"});
        if (chance(4))
            question.url = one({"",
                                "?",
                                "a",
                                "?a",
                                "https://h.example",
                                "https://h.example?x",
                                "#",
                                "h#/a",
                                ";a",
                                "//",
                                "//a",
                                "///a",
                                "https://h.example;a/b",
                                "a?b://c/d",
                                "https://h.example#/a",
                                "a/b",
                                "index.html",
                                "a.php/b",
                                "v1.2/a",
                                "h:80",
                                "h:80/a",
                                "h.example:80;a",
                                "a:b",
                                "?",
                                "//?a",
                                "https://h.example//a",
                                "h.example//a"});
        question.at =
            *plainTime(one({"2026-11-20T07:00:00Z", "2026-11-20T07:00:00Z", "2026-11-20T05:59:59Z",
                            "2026-11-20T06:00:00Z", "2026-11-20T08:45:59Z", "2026-11-20T08:46:00Z",
                            "2026-11-20T23:59:59Z", "2026-11-20T00:00:00Z", "2026-12-31T23:59:30Z",
                            "1969-12-31T23:59:30Z", "2028-02-29T12:00:00Z", "2026-11-20T06:59:59Z",
                            "2026-11-20T07:00:59Z", "2026-11-20T07:01:00Z", "2026-11-20T22:00:00Z",
                            "2026-11-20T05:30:59Z"}));
        if (m_focus == Focus::Asks && chance(60))
            question.at = *plainTime("2026-11-20T07:00:00Z");
        const std::size_t reading = below(100);
        question.reading = reading < 55   ? "author"
                           : reading < 67 ? "rfc9309"
                           : reading < 79 ? "google"
                           : reading < 88 ? "koster1994"
                                          : "known";
        question.competitor = chance(20);
        return question;
    }

    std::uint64_t m_state;
    Focus m_focus = Focus::Everything;
    WordList m_agents;
    WordList m_names;
    WordList m_paths;
};

} // namespace

RandomSite randomSite(std::uint64_t seed) {
    return SiteMaker(seed).make();
}

RandomSite randomTimedSite(std::uint64_t seed) {
    return SiteMaker(seed).makeTimed();
}

std::optional<Query> queryOf(const PlainQuestion &question) {
    const auto option = question.category.empty() ? std::nullopt : parseCategory(question.category);
    auto agent = identify(question.agent, option);
    if (!agent)
        return {};
    return Query{std::move(*agent), question.url, Instant(std::chrono::seconds(question.at)),
                 *parseReading(question.reading), question.competitor};
}

} // namespace gatepost::test
