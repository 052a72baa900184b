// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Gatepost's core for other programs: crawlers, servers, pipelines. The one header that is installed.
///
///     #include <gatepost/gatepost.h>
///
///     using namespace gatepost::library;
///     const Site site({.robots = "User-agent: GPTBot\nDisallow: /blog\n"});
///     const auto answer = site.ask({.agent = "GPTBot", .url = "https://example.com/blog/a"});
///     answer->decision   // "deny"
///     answer->sentence   // "No: robots.txt line 2, Disallow: /blog."
///
/// All text is UTF-8. Policy files are bytes: parsing never fails. Errors are sentences for people. A Site never changes and
/// may be asked from several threads. Words such as "deny" or "robots.txt" are those of the command line's JSON.
namespace gatepost::library {

/// The bytes of a site's files; absent: there is no such file.
struct Files {
    std::optional<std::string> robots = {};   ///< /robots.txt
    std::optional<std::string> robotsAi = {}; ///< /robots-ai.txt
    std::optional<std::string> robots2 = {};  ///< /robots2.txt; a chain is not followed
};

struct Question {
    std::string agent; ///< product token or whole User-Agent header (S10)
    std::string url;   ///< absolute, or a path (S25)
    std::chrono::sys_seconds at = std::chrono::sys_seconds{}; ///< 1970 if not said
    std::string reading = "author"; ///< author, rfc9309, google, koster1994, known
    std::string category = {};      ///< of robots2.txt; empty: as the registry has it
    bool competitor = false;        ///< S57
    bool json = true; ///< false: Answer::json stays empty, and the answer costs microseconds
};

/// A line of a policy file.
struct Line {
    std::string file;       ///< "robots.txt", or the URL of a chained file
    std::size_t number = 0; ///< 1-based
    std::string text;       ///< without its comment
};

struct Answer {
    std::string decision;     ///< allow, deny, later, ask
    std::string reason;       ///< rule, no-rule, no-group, no-file, policy-file, visit-time, …
    std::optional<Line> line; ///< that decided, if one did
    std::string sentence;     ///< in English
    std::string json;         ///< everything that `gatepost-cli simulate --json` says
};

/// Something in a file that needs attention.
struct Finding {
    std::string code;     ///< stable: "unknown-directive"
    std::string severity; ///< error, warning, note
    std::string file;
    std::size_t line = 0;   ///< 1-based
    std::size_t column = 0; ///< 1-based, in bytes
    std::string message;
};

/// Paths with one answer: those that match all of `matches` and none of `except`.
struct Area {
    std::vector<std::string> agents;
    std::vector<std::string> times;   ///< "always", or "06:00-08:45" in UTC, both ends inside
    std::vector<std::string> matches; ///< patterns; none: every path
    std::vector<std::string> except;
    std::string example; ///< one of the paths
    std::string decision;
    std::string sentence;
};

/// Who may fetch what, and when: all agents, paths and times (S120–S123).
struct Map {
    bool complete = true; ///< false: some regions were not decided within the bounds
    std::vector<Area> areas;
};

struct Change {
    std::string what;  ///< fetch, use, pace, signal
    std::string text;  ///< a sentence without full stop
    bool loss = false; ///< of fetch: less may be fetched than before
    std::vector<std::string> agents;
    std::vector<std::string> times;
    std::string example; ///< a path
};

/// Every difference between two sites, exactly (S124).
struct Difference {
    bool complete = true; ///< false: there may be more
    std::vector<Change> changes;
};

class Site {
public:
    explicit Site(const Files &files);
    /// A folder as `gatepost-cli --site` reads it, with chain/, asks.json and gatepost.yaml. Nothing outside it is read.
    [[nodiscard]] static std::expected<Site, std::string> inFolder(const std::string &folder);
    ~Site();
    Site(Site &&) noexcept;
    Site &operator=(Site &&) noexcept;

    /// The error says which part of the question cannot be read.
    [[nodiscard]] std::expected<Answer, std::string> ask(const Question &question) const;
    [[nodiscard]] std::vector<Finding> check() const;
    [[nodiscard]] Map map() const;
    [[nodiscard]] Difference changesTo(const Site &after) const;
    /// The same files where requests for them end so (S130): "503,since=2h", "robots.txt=404;robots2.txt=dns", as the command
    /// line's --status. The error says what is wrong.
    [[nodiscard]] std::expected<Site, std::string> withAnswers(std::string_view answers) const;

private:
    struct Data;
    explicit Site(std::unique_ptr<Data> data);
    std::unique_ptr<Data> m_data;
};

/// What an answer for robots.txt means to those who ask (S131–S133).
struct AccessAnswer {
    std::string result;      ///< given, unavailable, unreachable
    std::string effect;      ///< file, first-bytes, nothing, copy, deny, defer, open
    std::string rule;        ///< where it stands: "RFC 9309 2.3.1.4"
    bool documented = false; ///< false: `who` does not say, and is taken to follow RFC 9309
    std::string sentence;    ///< in English
};
/// `answer`: "503,since=2d,copy=no", as withAnswers() takes it for one file. `who`: "RFC 9309", "Google", "Yandex", "Common
/// Crawl", "Microsoft", "Apple" or another operator. The error says what is wrong with the answer.
[[nodiscard]] std::expected<AccessAnswer, std::string>
accessAnswer(std::string_view answer, std::string_view who = "RFC 9309");

struct QuickAnswer {
    bool allowed = true;
    std::size_t line = 0; ///< 1-based, of the rule that decided; 0: no rule did
};
/// Whether a robots.txt lets a crawler fetch a URL, as Google reads the file (S90): for crawlers that fetch a file to ask it
/// once. No site is built and nothing is kept; time is linear in the bytes. `token` is the crawler's product token, `url`
/// absolute or a path. It says what Site::ask says in the reading google, but as google/robotstxt itself does:
///   - a policy file is a path like any other: rules can close /robots.txt, which Site::ask always allows (S26);
///   - it reads a file of any size, not its first 512,000 bytes alone (S132);
///   - `token` is compared as it is, not read (S10): "Googlebot/2.1" and a whole User-Agent header name nobody.
/// An empty token names nobody, too; google/robotstxt calls it invalid and leaves open what it answers.
[[nodiscard]] QuickAnswer quickAnswer(std::string_view robots, std::string_view token,
                                      std::string_view url);

/// robots.txt with one more rule for an agent; every other byte stays. An agent without its own group gets one that keeps
/// the rules which it followed until now. Refused if the path cannot be a rule.
enum class Rule : unsigned char { Allow, Disallow };
[[nodiscard]] std::expected<std::string, std::string>
withRule(std::string robots, std::string_view agent, Rule rule, std::string_view path);

} // namespace gatepost::library
