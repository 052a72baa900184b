// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Path rules, compiled once and asked many times (S22–S24, S31, S32, S90, S91).
///
///     RuleLine rules[] = {{"/", 1, RuleKind::Disallow}, {"/public", 2, RuleKind::Allow}};
///     RuleSet set = RuleSet::compile(PathReading::Rfc9309, rules);
///     PathQuestion question("https://a.example/public/x");
///     set.decide(question).outcome == PathOutcome::Allowed           // rule 1, line 2
///
/// Time: compile is linear in the bytes of the rules; decide is linear in the path for each rule that has to be
/// looked at, whatever the pattern; plain prefixes are looked up, not walked through.
namespace gatepost {

enum class RuleKind : std::uint8_t { Disallow, Allow };

struct RuleLine {
    std::string_view value; ///< as in the file, trimmed, without comment; must outlive the set
    std::uint32_t line = 0; ///< the caller's tag (a line index); returned, never read
    RuleKind kind = RuleKind::Disallow;
};

/// How the rules of one set are read. One set is of one reading.
enum class PathReading : std::uint8_t {
    Rfc9309,    ///< longest wins, Allow at equal length (S22–S24)
    Extended,   ///< explicit and shell patterns, decision order of S32
    Google,     ///< as Rfc9309, but S90's normalising and index.htm
    Koster1994, ///< plain prefixes in order, first match (S91)
};

/// A URL prepared for every reading; made once, asked of many sets.
class PathQuestion {
public:
    explicit PathQuestion(std::string_view url);
    /// A path that rules are compared with as it is, in every reading: nothing is cut or normalised (S121).
    [[nodiscard]] static PathQuestion ofCanonical(std::string path);
    [[nodiscard]] const std::string &path() const { return m_path; } ///< S25, not normalised
    [[nodiscard]] const std::string &normalised() const;             ///< S24
    [[nodiscard]] const std::string &google() const;                 ///< S90

private:
    PathQuestion() = default;
    std::string m_path;
    std::optional<std::string> m_normalised; ///< only where it differs from m_path
    std::optional<std::string> m_google;     ///< likewise
};

enum class PathOutcome : std::uint8_t {
    NoRule,             ///< nothing matched: allowed
    Allowed,            ///< an Allow decided
    Disallowed,         ///< a Disallow decided
    DisallowedByDefault ///< EXT: the group has Allow rules and no Disallow, none matched (S32)
};

struct PathDecision {
    PathOutcome outcome = PathOutcome::NoRule;
    std::optional<std::uint32_t> rule; ///< index into the lines given to compile
};

/// What became of one rule in a question: for traces.
enum class RuleFate : std::uint8_t {
    Decided,
    NoMatch,
    MatchesNothing, ///< empty, or begins neither with / nor with * (S22)
    Shorter,        ///< matched, but a longer one decided (lengths below)
    TieToAllow,     ///< matched, same length, Allow decides (S23)
    SameRule,       ///< matched, same length and kind, an earlier line was named
    LowerStep,      ///< EXT: an earlier step of S32 decided
    LaterLine,      ///< koster1994, EXT: an earlier line of the same step decided
};
struct RuleReport {
    std::uint32_t rule = 0; ///< index into the lines given to compile
    RuleFate fate = RuleFate::NoMatch;
    std::uint32_t length = 0;        ///< bytes of the normalised value (priority)
    std::uint32_t decidedLength = 0; ///< that of the deciding rule, where there is one
};

/// A rule as it is matched, for whoever reasons about all paths at once.
struct RulePattern {
    enum class Form : std::uint8_t {
        Stars,  ///< S22: * is any run, $ at the very end the end, otherwise a prefix
        Prefix, ///< nothing in it is a wildcard
        Whole,  ///< likewise, and it must be the whole path
        Shell,  ///< S31, with ? or sets or escapes; not normalised yet (ShellPatterns does it)
    };
    std::uint32_t rule = 0; ///< index into the lines given to compile
    std::uint64_t rank = 0; ///< of two that match the higher decides; never equal
    Form form = Form::Stars;
    std::string text;     ///< normalised
    bool derived = false; ///< google: the folder that an index.htm rule allows too (S90)
};

class RuleSet {
public:
    RuleSet();
    RuleSet(RuleSet &&) noexcept;
    RuleSet &operator=(RuleSet &&) noexcept;
    ~RuleSet();

    /// The lines' `value` bytes must outlive the set; the span itself need not.
    [[nodiscard]] static RuleSet compile(PathReading reading, std::span<const RuleLine> rules);

    [[nodiscard]] PathDecision decide(const PathQuestion &question) const;
    /// What became of every rule, in file order. `onlyMatching` leaves out NoMatch and MatchesNothing.
    [[nodiscard]] std::vector<RuleReport> explain(const PathQuestion &question,
                                                  bool onlyMatching) const;

    [[nodiscard]] std::span<const RuleLine> rules() const;
    [[nodiscard]] PathReading reading() const;
    /// What is matched, in no order; a rule that can match no path is not there, an index.htm rule is there twice (S90).
    [[nodiscard]] std::vector<RulePattern> patterns() const;
    /// What is decided where no rule matches (S32).
    [[nodiscard]] PathOutcome withoutMatch() const;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

/// One pattern by itself (S22): Content-Usage, age-rating, honeypot checks.
class PathPattern {
public:
    explicit PathPattern(std::string_view value);
    [[nodiscard]] bool matches(const PathQuestion &question) const;
    /// Bytes of the normalised value.
    [[nodiscard]] std::uint32_t length() const;
    [[nodiscard]] const std::string &normalised() const { return m_normalised; }

private:
    std::string m_normalised;
    bool m_valid = false;
};

} // namespace gatepost
