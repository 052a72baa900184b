// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Gatepost's core for other programs: crawlers, servers, pipelines. gatepost_c.h is the same for C.
///
///     #include <gatepost/gatepost.h>
///     using namespace gatepost::library;
///
///     const Site site({.robots = File::fromHttp(200, body)});
///     const auto agent = site.agent("GPTBot");                  // once for each crawler
///     if (agent && agent->fetch(url, now).decision == Decision::Allow) …
///
/// Text is UTF-8. A policy file is any bytes, and parsing never fails. Only std::bad_alloc is thrown, and what a callback
/// throws. Site, Agent and Registry never change; their copies share the data and cost a reference count. Any number of threads
/// may use them. A std::string_view that a Site returns is valid as long as a copy of that Site or one of its Agents exists.
/// Rule numbers such as S82 are those of docs/rules.md.
namespace gatepost::library {

inline constexpr int kVersionMajor = 0;
inline constexpr int kVersionMinor = 2;
[[nodiscard]] std::string_view version(); ///< of the program that the library was built with

using Instant = std::chrono::sys_seconds;

// ---- words ---------------------------------------------------------------------------------------
// name() returns the word of the command line's JSON. A parse function reads such a word without case.

enum class Decision : std::uint8_t { Allow, Deny, Later, Ask };
enum class Reason : std::uint8_t {
    NoFile,
    NoGroup,
    NoRule,
    Rule,
    PolicyFile,
    VisitTime,
    CrawlDirective,
    Ignores,        ///< the agent is documented to ignore robots.txt; in Reading::Known alone (S83)
    Unreachable,    ///< robots.txt cannot be fetched, so nothing is allowed (S131)
    UnreachableLong ///< for so long that everything is allowed (S131, S132)
};
/// How the files are read (S82, S83).
enum class Reading : std::uint8_t { Author, Rfc9309, Google, Koster1994, Known };
enum class Severity : std::uint8_t { Error, Warning, Note };
enum class PaceKind : std::uint8_t { RequestRate, CrawlDelay, Rate, Polite };
enum class Term : std::uint8_t { Unstated, Yes, No, Ask, Other };
enum class Proof : std::uint8_t { Holds, Fails, Open };

[[nodiscard]] std::string_view name(Decision decision); ///< "allow"
[[nodiscard]] std::string_view name(Reason reason);     ///< "no-file"
[[nodiscard]] std::string_view name(Reading reading);   ///< "rfc9309"
[[nodiscard]] std::string_view name(Severity severity); ///< "warning"
[[nodiscard]] std::string_view name(PaceKind kind);     ///< "crawl-delay"
[[nodiscard]] std::string_view name(Proof proof);       ///< "holds"
[[nodiscard]] std::optional<Decision> parseDecision(std::string_view text);
[[nodiscard]] std::optional<Reading> parseReading(std::string_view text);

struct Error {
    enum class Code : std::uint8_t {
        Agent,
        Category,
        Path,
        Target,
        Registry,
        Asks,
        FileAnswer,
        Folder
    };
    Code code = Code::Folder;
    std::string text; ///< an English sentence
};

// ---- what a site is made of ----------------------------------------------------------------------

/// How the request for a file ended (S130).
struct FileAnswer {
    enum class Failure : std::uint8_t { Dns, Connect, Tls, Timeout, Truncated, Redirects };
    int status = 200;                    ///< 100–599; ignored where `failure` is given
    std::optional<Failure> failure = {}; ///< instead of a status
    std::chrono::seconds since{0};       ///< how long it has been so
    std::optional<bool> copy = {}; ///< a good copy was seen before. Absent: File::bytes is one
    bool isText = true;            ///< the media type is that of a text, or was not stated

    friend bool operator==(const FileAnswer &, const FileAnswer &) = default;
};
/// Reads "503", "dns,since=2d,copy=no", "200,type=html": the form of `gatepost-cli --status`.
[[nodiscard]] std::expected<FileAnswer, Error> parseFileAnswer(std::string_view text);

/// A policy file.
struct File {
    std::optional<std::string> bytes = {}; ///< absent: there is no such file, and no copy of it
    std::optional<FileAnswer> answer = {}; ///< absent: 200 with bytes, 404 without

    [[nodiscard]] static File of(std::string bytes) { return {std::move(bytes), {}}; }
    /// The body counts with a status of 2xx alone. Any number outside 100–599 (such as 0) means that there was no answer. The
    /// caller follows redirects. A crawler with an older copy puts that into `bytes` and states the answer beside it.
    [[nodiscard]] static File fromHttp(int status, std::string body);
};

/// What an answer for robots.txt means to a crawler (S131–S133).
struct Access {
    enum class Result : std::uint8_t { Given, Unavailable, Unreachable };
    enum class Effect : std::uint8_t { File, FirstBytes, Nothing, Copy, Deny, Defer, Open };
    Result result = Result::Given;
    Effect effect = Effect::File;
    bool documented = false; ///< false: `who` does not say, and is taken to follow RFC 9309
    std::string_view rule;   ///< where it is written: "RFC 9309 2.3.1.4"; static storage
    std::string sentence;    ///< English
};
[[nodiscard]] std::string_view name(Access::Result result); ///< "unreachable"
[[nodiscard]] std::string_view name(Access::Effect effect); ///< "first-bytes"
/// `who`: "RFC 9309", "Google", "Yandex", "Common Crawl", "Microsoft", "Apple" or another operator.
[[nodiscard]] Access access(const FileAnswer &answer, std::string_view who = "RFC 9309");

/// Facts about crawlers: which obey robots.txt, which groups they follow, which are for AI.
class Registry {
public:
    [[nodiscard]] static Registry builtIn();
    /// A whole list: the tab-separated text that `gatepost-cli agents` reads. The error names line and column.
    [[nodiscard]] static std::expected<Registry, Error> parse(std::string_view text);
    /// This list with the facts of another text over it. An empty cell of that text changes nothing.
    [[nodiscard]] std::expected<Registry, Error> with(std::string_view text) const;
    /// Of the list, in hexadecimal digits: which facts an answer was made with. Valid as long as this Registry.
    [[nodiscard]] std::string_view sha256() const;

private:
    friend class Site;
    struct Data;
    explicit Registry(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

struct Files {
    File robots = {};   ///< /robots.txt
    File robotsAi = {}; ///< /robots-ai.txt
    File robots2 = {};  ///< /robots2.txt
    std::optional<FileAnswer> home =
        {};                ///< how the start page answers, which Google looks at (S132)
    std::string host = {}; ///< empty: that of the first absolute Sitemap (S25)
    /// Returns the bytes of a URL that robots2.txt leads to, or nothing. Called from the constructor of Site, at most once for
    /// each URL and three times in all (S59). Empty: no chain is followed.
    std::function<std::optional<std::string>(std::string_view url)> chain = {};
    Registry registry = Registry::builtIn();
};

// ---- answers -------------------------------------------------------------------------------------

/// A line of a policy file. Site::fileName() and Site::text() say which file and what text.
struct Line {
    std::uint8_t file = 0;    ///< only for the functions of the same Site
    std::uint32_t number = 0; ///< 1-based; 0: no line

    [[nodiscard]] explicit operator bool() const { return number != 0; }
    friend bool operator==(Line, Line) = default;
};

/// Whether a URL may be fetched: 12 bytes, without allocation.
struct Fetch {
    Decision decision = Decision::Deny;
    Reason reason = Reason::NoFile;
    Line line; ///< that decided, if one did

    friend bool operator==(Fetch, Fetch) = default;
};

struct Pace {
    std::optional<double> secondsPerRequest; ///< absent for PaceKind::Polite
    PaceKind kind = PaceKind::RequestRate;
    Line line;
};

/// A row of the use table (S52–S57): "train: no, because the fetch is denied".
struct Use {
    std::string_view directive; ///< "train"; static storage
    Term effective = Term::Unstated;
    std::string value;                 ///< the effective value as a word: "no", "short-only"
    std::optional<std::string> stated; ///< absent: no file says anything
    std::string because;               ///< "", "fetch", "compete", "ask:deny", …
    Line line;                         ///< where it is stated
};

/// Preference signals (S110, S111): pairs of key and value.
struct Signals {
    using Values = std::vector<std::pair<std::string, std::string>>;
    Values contentUsage;
    bool contentUsageApplies = true; ///< false: the path may not be fetched anyway
    Values contentSignal;
    std::optional<bool> aiTraining;
};

struct Answer {
    Fetch fetch;
    /// What the agent is documented to do. Absent unless the reading is Author and the registry knows the agent.
    std::optional<Fetch> known;
    std::optional<Pace> pace;
    std::optional<Instant> nextChange; ///< when its hours open or close next
    std::vector<Use> uses;
    Signals preferences;
    std::string sentence; ///< English: "No: robots.txt line 2, Disallow: /blog."
};

/// How an agent is to be taken.
struct As {
    Reading reading = Reading::Author;
    std::string category = {}; ///< of robots2.txt (S11); empty: as the agent or the registry says
    bool competitor = false;   ///< S57
};

/// One crawler's view of a site under one reading, with its groups found. A question costs about a microsecond.
class Agent {
public:
    [[nodiscard]] std::string_view token() const; ///< valid as long as a copy of this Agent
    /// Whether it may fetch a URL, absolute or a path (S25).
    [[nodiscard]] Fetch fetch(std::string_view url, Instant at) const;
    /// The same for many. Returns how many were answered: the shorter of the two lengths.
    std::size_t fetch(std::span<const std::string_view> urls, Instant at,
                      std::span<Fetch> into) const;
    [[nodiscard]] std::optional<Pace> pace(Instant at) const; ///< the slowest that is stated
    [[nodiscard]] bool isOpen(Instant at) const;              ///< by Visit-time alone
    [[nodiscard]] std::optional<Instant>
    nextOpening(Instant at) const; ///< `at` if open; absent: never
    /// All that the site says about a URL. Costs tens of microseconds.
    [[nodiscard]] Answer answer(std::string_view url, Instant at) const;
    /// The same with its reasons, as `gatepost-cli simulate --json` writes it: one line without its end.
    [[nodiscard]] std::string json(std::string_view url, Instant at) const;

private:
    friend class Site;
    struct Data;
    explicit Agent(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

// ---- answers about everything --------------------------------------------------------------------

/// A bound for answers about all paths.
struct Limits {
    std::uint64_t steps = 40'000'000; ///< some seconds
    std::stop_token stop = {};        ///< ends the work early, from any thread
};

/// Whom an answer about everything is about (S122).
struct Who {
    enum class Kind : std::uint8_t {
        Named,    ///< an agent that a file or the registry names
        Matching, ///< all others that match exactly `patterns`
        Unknown   ///< all that no line names, with `category`
    };
    Kind kind = Kind::Named;
    std::string name;                  ///< as output names it: "GPTBot", "matching *-ai", "*"
    std::vector<std::string> patterns; ///< of Kind::Matching
    std::string category;              ///< of Kind::Unknown; empty: none declared
};

/// Minutes of each UTC day. Both ends are inside; a window whose first is later than its last goes past midnight.
struct Hours {
    struct Window {
        std::uint16_t first = 0;
        std::uint16_t last = 0;
    };
    std::vector<Window> windows; ///< none: always
};

/// The paths that match all of `matches` and none of `except`. There is always one.
struct Region {
    std::vector<std::string> matches; ///< none: every path
    std::vector<std::string> except;
    std::string example;
};

struct Area {
    std::vector<Who> agents;
    Hours hours;
    Region region;
    Fetch fetch;
    std::string sentence; ///< English
};
/// Who may fetch what, and when: all agents, paths and times (S120–S123).
struct Map {
    bool complete = true; ///< false: a bound was reached, or something could not be decided
    std::vector<std::string> unproven;
    std::vector<Area> areas;
};

struct Change {
    enum class What : std::uint8_t { Fetch, Use, Pace, Signal };
    What what = What::Fetch;
    bool isLoss = false; ///< of What::Fetch: less may be fetched than before
    std::vector<Who> agents;
    Hours hours;
    Region region;
    std::string before, after; ///< "allow", "no", a pace in words; empty: nothing is stated
    Line lineBefore;           ///< of the first site
    Line lineAfter;            ///< of the second
    std::string text;          ///< an English sentence without full stop
};
[[nodiscard]] std::string_view name(Change::What what); ///< "fetch"

/// Every difference between two sites (S124).
struct Difference {
    bool complete = true; ///< false: there may be more
    std::vector<std::string> unproven;
    std::vector<Change> changes;
};

/// Something in a file that needs attention.
struct Finding {
    std::string_view code; ///< "unknown-directive"; static storage
    Severity severity = Severity::Note;
    Line line;
    std::uint32_t column = 0; ///< 1-based, in bytes
    std::string message;      ///< English
};

/// A row of gatepost.yaml's tests, as it is written there: a question (`agent`, `path`) or a rule about all (`agents`, `paths`).
struct Test {
    std::string agent = {}, path = {};
    std::string agents = {},
                paths = {};  ///< "all", "known", "search", "ai", "category:NAME"; a pattern (S22)
    std::string expect = {}; ///< "deny", "not allow", "train: no"
    std::optional<Instant> at = {}; ///< absent: when it runs; of a rule about all any time
    std::string reading = {};       ///< empty: author
    std::string status = {};        ///< how requests end (S130): "503,since=2h"
};
struct TestOutcome {
    Proof proof = Proof::Open;
    std::string
        actual; ///< in the form of `expect`; empty where the row itself is faulty or nothing contradicts it
    std::string why; ///< English
};

struct Exported {
    struct Text {
        std::string name, bytes;
    };
    /// What the files state and the export does not carry out.
    struct Loss {
        std::string code;     ///< "L1" to "L10"
        std::string severity; ///< "lost", "approximated", "moved", "remark"
        Line line;            ///< none: the whole site
        std::string said;     ///< English: what the output says instead
        std::string effect;   ///< English
    };
    std::vector<Text> files;
    std::vector<Loss> losses;
};
/// "nginx", "aws-waf", "rsl", …
[[nodiscard]] std::span<const std::string_view> targets();

class Site {
public:
    /// Parses the files, compiles them and follows the chain.
    explicit Site(const Files &files);
    /// A folder as `gatepost-cli --site` reads it, with chain/, asks.json and gatepost.yaml. Nothing outside it is read.
    [[nodiscard]] static std::expected<Site, Error>
    inFolder(const std::string &folder, const Registry &registry = Registry::builtIn());
    /// The same files with answers of the ask endpoint to rehearse (S70), in the form of asks.json.
    [[nodiscard]] std::expected<Site, Error> withAsks(std::string_view json) const;
    /// The same files where requests for them end so: "503,since=2h", "robots.txt=404;robots2.txt=dns" (S130).
    [[nodiscard]] std::expected<Site, Error> withAnswers(std::string_view answers) const;

    /// `who`: a product token or a whole User-Agent header (S10). Costs some microseconds: keep the result.
    [[nodiscard]] std::expected<Agent, Error> agent(std::string_view who, const As &as = {}) const;

    /// "robots.txt", or the URL of a chained file; empty for a file that the site does not have.
    [[nodiscard]] std::string_view fileName(Line line) const;
    /// The line without its comment; empty for a line that the site does not have.
    [[nodiscard]] std::string_view text(Line line) const;
    [[nodiscard]] std::vector<std::string> sitemaps() const; ///< as written, in order, each once
    [[nodiscard]] std::vector<Test> tests() const; ///< of gatepost.yaml; none without a folder

    [[nodiscard]] std::vector<Finding> check() const;
    [[nodiscard]] Map map(const Limits &limits = {}) const;
    [[nodiscard]] Difference changesTo(const Site &after, const Limits &limits = {}) const;
    /// `now`: the instant of a question that names none, the day of counter-examples.
    [[nodiscard]] TestOutcome run(const Test &test, Instant now, const Limits &limits = {}) const;
    [[nodiscard]] std::expected<Exported, Error> exportTo(std::string_view target) const;

private:
    friend class Agent;
    struct Data;
    explicit Site(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

// ---- one question, one edit ----------------------------------------------------------------------

struct QuickAnswer {
    bool allowed = true;
    std::uint32_t line = 0; ///< 1-based, of the rule that decided; 0: no rule did
};
/// Whether a robots.txt lets a crawler fetch a URL, as Google reads the file (S90): for crawlers that fetch a file to ask it
/// once. No site is built and nothing is kept; time is linear in the bytes. `token` is the crawler's product token, `url`
/// absolute or a path. It says what an Agent says in Reading::Google, but as google/robotstxt itself does:
///   - a policy file is a path like any other: rules can close /robots.txt, which an Agent may always fetch (S26);
///   - it reads a file of any size, not its first 512,000 bytes alone (S132);
///   - `token` is compared as it is, not read (S10): "Googlebot/2.1" and a whole User-Agent header name nobody.
///
/// An empty token names nobody, too: only groups for * count. google/robotstxt calls such a token invalid. There it names each
/// group whose value begins with a character that no token has. With `User-agent: 2Bot` and `Disallow: /` that library denies,
/// and this function allows.
[[nodiscard]] QuickAnswer quickAnswer(std::string_view robots, std::string_view token,
                                      std::string_view url);

/// robots.txt with one more rule for an agent; every other byte stays. An agent without its own group gets one that keeps
/// the rules which it followed until now. Refused if the path cannot be a rule.
enum class Rule : std::uint8_t { Allow, Disallow };
[[nodiscard]] std::expected<std::string, Error> withRule(std::string robots, std::string_view agent,
                                                         Rule rule, std::string_view path);

} // namespace gatepost::library
