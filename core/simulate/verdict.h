// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/identity.h"
#include "core/ask/ask.h"
#include "core/dialect/dialect.h"
#include "core/dialect/filerole.h"
#include "core/text/bytes.h"
#include "core/value/signals.h"
#include "core/value/term.h"
#include "core/value/time.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What an agent may do (S80–S82), with reasons that point at bytes. Window, command line, matrix and exports all
/// draw this one object.
namespace gatepost {

/// How a site's files are read (S82). Author: all of them, as their author meant them. Rfc9309, Google, Koster1994: a
/// crawler that knows robots.txt alone, and of it groups and rules. Known: what the agent is documented to do (S83); for
/// an agent that the registry does not know it is Author.
enum class Reading : std::uint8_t { Author, Rfc9309, Google, Koster1994, Known };
constexpr std::array kReadings = {Reading::Author, Reading::Rfc9309, Reading::Google,
                                  Reading::Koster1994, Reading::Known};
constexpr std::size_t kReadingCount = kReadings.size();
[[nodiscard]] std::string_view
readingName(Reading reading); ///< "author", "rfc9309", "google", "koster1994", "known"
[[nodiscard]] std::optional<Reading> parseReading(std::string_view text);

/// A line of a file that a verdict points at.
struct LineRef {
    FileId file;
    LineNumber line;
    ByteRange range; ///< of the line's bytes without comment, trimmed, in that file's text
    friend constexpr bool operator==(LineRef, LineRef) = default;
};

enum class Decision : std::uint8_t { Allow, Deny, Later, Ask };
[[nodiscard]] std::string_view decisionName(Decision decision);

enum class FetchReason : std::uint8_t {
    NoFile,
    NoGroup,
    NoRule,
    Rule,
    PolicyFile,
    VisitTime,
    CrawlDirective,
    Ignores,        ///< documented to ignore robots.txt; in the reading Known alone (S83)
    Unreachable,    ///< robots.txt cannot be had, so nothing is allowed (S131)
    UnreachableLong ///< it could not be had for so long that everything is (S131, S132)
};
[[nodiscard]] std::string_view fetchReasonName(FetchReason reason); ///< "no-file", …

struct FetchVerdict {
    Decision decision = Decision::Allow;
    FetchReason reason = FetchReason::NoFile;
    std::optional<LineRef> line; ///< the line that decided
};

/// What the reading Known comes to, beside the author's answer (S83).
struct KnownVerdict {
    FetchVerdict fetch;
    std::vector<std::string_view>
        reads; ///< well-known names of the files that it is documented to read
};

struct WindowVerdict {
    bool open = true;
    std::optional<Instant> nextChange; ///< about all files together (S43)
    LineRef line;
    /// Lines of the other files that state hours: all files must be open (S43).
    std::vector<LineRef> others = {};
};

enum class RateKind : std::uint8_t { RequestRate, CrawlDelay, Rate, Polite };
[[nodiscard]] std::string_view rateKindName(RateKind kind); ///< "request-rate", …
struct RateVerdict {
    std::optional<double> secondsPerRequest; ///< absent for polite
    RateKind kind = RateKind::RequestRate;
    LineRef line;
};

/// Where a value is stated (S53): in the lines outside blocks, or in the blocks for a token or a category.
struct UseScope {
    enum class Kind : std::uint8_t { Global, Token, Category };
    Kind kind = Kind::Global;
    std::string name; ///< of the token or the category; empty: global
    std::string url;  ///< of a chained file; empty: the site's own
    /// "global", "agent:GPTBot", "agent:GPTBot via https://…".
    [[nodiscard]] std::string text() const;
    friend bool operator==(const UseScope &, const UseScope &) = default;
};

enum class Cause : std::uint8_t { None, Fetch, Compete, Crawl, Read, Ask };
/// A row of the use table (S52–S57, S81).
struct UseVerdict {
    DirectiveId directive = DirectiveId::None;
    std::optional<UseValue> stated; ///< absent = unstated
    UseValue effective;
    Cause cause = Cause::None;
    AskOutcome ask = AskOutcome::Unanswered;   ///< for Cause::Ask
    std::optional<std::size_t> askRow;         ///< the row of the rehearsal that answered
    std::optional<LineRef> line;               ///< where it is stated
    std::optional<UseScope> scope;             ///< absent = unstated
    [[nodiscard]] std::string because() const; ///< "", "fetch", "ask:deny", …
    friend bool operator==(const UseVerdict &, const UseVerdict &) = default;
};

/// The use table, in the order of useDirectives(). It never changes, and copies share its rows: those of a site that states
/// nothing are the same in every answer, and to make them again cost a fifth of a batch.
class UseTable {
public:
    UseTable() = default;
    UseTable(std::vector<UseVerdict> rows)
        : m_rows(std::make_shared<const std::vector<UseVerdict>>(std::move(rows))) {}

    [[nodiscard]] std::size_t size() const { return m_rows ? m_rows->size() : 0; }
    [[nodiscard]] const UseVerdict *data() const { return m_rows ? m_rows->data() : nullptr; }
    [[nodiscard]] const UseVerdict *begin() const { return data(); }
    [[nodiscard]] const UseVerdict *end() const { return data() + size(); }
    [[nodiscard]] const UseVerdict &operator[](std::size_t row) const { return (*m_rows)[row]; }
    /// The very rows of the other one, not equal ones.
    [[nodiscard]] bool shares(const UseTable &other) const { return m_rows == other.m_rows; }

private:
    std::shared_ptr<const std::vector<UseVerdict>> m_rows;
};

/// The use that a policy token names (S112), a label of Content-Usage.
constexpr std::string_view kUseOfTokens = "train-ai";
struct UseTokenVerdict {
    bool allowed = true;
    std::optional<LineRef>
        line; ///< of the rule that decides; absent: no rule matches, which allows
};

struct SignalsVerdict {
    SignalMap contentUsage;
    /// False where a rule of robots.txt denies the path: Content-Usage is about what may be fetched (S110).
    bool contentUsageApplies = true;
    SignalMap contentSignal;
    std::optional<bool>
        aiTraining; ///< AllowAITraining (true) / DisallowAITraining (false); absent = no line matches
    std::optional<UseTokenVerdict> useToken; ///< absent: no group for such a token
    std::vector<LineRef> lines;              ///< the lines that spoke
};

/// What became of a line, or a remark that belongs to none.
enum class Outcome : std::uint8_t { Decided, Applies, Lost, NotRead, Note };
[[nodiscard]] std::string_view
outcomeName(Outcome outcome); ///< "decided", "applies", "lost", "not-read", "note"
struct TraceEntry {
    std::optional<FileId> file;
    std::optional<LineRef> line;
    Outcome outcome = Outcome::Note;
    Message why; ///< English; "shorter: 1 < 5 bytes"
};

struct Verdict {
    Identity agent;
    std::string path; ///< S25
    Instant at{};
    Reading reading = Reading::Author;
    FetchVerdict fetch;
    /// A group for * exists that does not reach the agent (S18), and no other group names it.
    bool starIgnored = false;
    /// In the reading Author, for an agent that the registry knows.
    std::optional<KnownVerdict> known;
    std::optional<WindowVerdict> window;
    std::optional<RateVerdict> rate;
    /// No rate, and an EXT group that decides states none: twice the time the last document took, at least 10 s (S34).
    bool ruleOfThumb = false;
    /// The URL's host, where it is not the site's: the answer is given as if it were (S25).
    std::optional<std::string> otherHost;
    UseTable use;
    SignalsVerdict signals;
    std::vector<LineRef> commentLines; ///< Comment lines of the deciding groups (S35)
    std::vector<TraceEntry> trace;

    [[nodiscard]] const UseVerdict *useOf(DirectiveId id) const;
    /// What the agent is documented to do is another decision than what the files say.
    [[nodiscard]] bool differsFromKnown() const {
        return known && known->fetch.decision != fetch.decision;
    }
};

} // namespace gatepost
