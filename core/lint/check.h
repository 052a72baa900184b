// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/agentpattern.h"
#include "core/lint/deadrules.h"
#include "core/lint/lint.h"
#include "core/match/googlelines.h"
#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"
#include "core/text/lineindex.h"
#include "core/text/once.h"

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// What a check is made of. Only core/lint includes this.
///
/// To add a check: a file in core/lint/rules that defines `extern const Check kName`, a line in rules/list.h, and a
/// file of cases tests/cases/lint/CODE.txt.
namespace gatepost::linting {

/// An agent that a file's groups name, with all groups that name it (S13, S16).
struct NamedAgent {
    std::string key;          ///< cut value in lower case
    std::string_view written; ///< cut value as first written
    AgentValueKind kind = AgentValueKind::Token;
    std::uint32_t line = 0;           ///< where it is first named
    std::vector<std::uint32_t> plain; ///< groups (indices) that are not EXT groups, in file order
    std::vector<std::uint32_t> extended;
    [[nodiscard]] bool isStar() const { return kind == AgentValueKind::Star; }
};

/// One file, read once for all checks, which may run on several threads. Line numbers are indices into tree.lines().
class FileUnderCheck {
public:
    FileUnderCheck(Tree tree, FileId ref, const LintOptions &options);

    const Tree tree;
    const FileId ref;
    const LintOptions &options;
    const Groups &groups;
    const Scopes &scopes; ///< empty for files without blocks

    [[nodiscard]] std::string_view text() const { return tree.text(); }
    [[nodiscard]] const Registry &registry() const { return options.registry; }
    [[nodiscard]] const Line &line(std::uint32_t index) const { return tree.lines()[index]; }
    [[nodiscard]] std::span<const std::uint32_t> linesOf(DirectiveId id) const {
        return m_byDirective[std::to_underlying(id)];
    }
    [[nodiscard]] std::span<const std::uint32_t> linesOf(LineKind kind) const {
        return m_byKind[std::to_underlying(kind)];
    }
    /// The first line that is a directive or a block header; the number of lines if there is none.
    [[nodiscard]] std::uint32_t firstDirective() const { return m_firstDirective; }
    /// HTML served by mistake: checks of single lines then keep silent.
    [[nodiscard]] bool isHtml() const { return m_isHtml; }
    /// No byte of the text is above 127.
    [[nodiscard]] bool isAscii() const { return m_isAscii; }
    [[nodiscard]] std::span<const NamedAgent> namedAgents() const { return m_namedAgents; }
    /// The agent with this cut value, without case; null if the file has no group for it.
    [[nodiscard]] const NamedAgent *namedAgent(std::string_view token) const;
    /// The agent of `*`, or null.
    [[nodiscard]] const NamedAgent *star() const;

    /// Normalised text (S24) of a rule of `groups.rules`; empty if it is no rule or matches nothing (S22).
    [[nodiscard]] std::string_view normalised(std::size_t rule) const { return m_normalised[rule]; }
    /// Group index of a rule of `groups.rules`.
    [[nodiscard]] std::uint32_t groupOf(std::size_t rule) const { return m_groupOfRule[rule]; }
    [[nodiscard]] bool inExtendedGroup(std::size_t rule) const {
        return groups.groups[groupOf(rule)].version == GroupVersion::Extended;
    }
    /// Indices of the rules of several groups, in file order, without those that are no rules.
    [[nodiscard]] std::vector<std::uint32_t>
    rulesOf(std::span<const std::uint32_t> groupIndices) const;

    /// Rules of plain groups that decide nothing for any agent that their group names, with what decides instead:
    /// indices into `groups.rules`, sorted. Found when first asked for.
    [[nodiscard]] std::span<const DeadRule> dead() const;

    /// The bytes of the line end that most lines have. Counted once: fixes ask for it rule by rule.
    [[nodiscard]] std::string_view lineEnd() const {
        return lineEndBytes(m_lineEnd.get([this] { return commonLineEnd(text()); }));
    }

    /// The lines as google/robotstxt reads them (S90), in their order; none for other files. Read when first asked for.
    [[nodiscard]] std::span<const GoogleLine> google() const;
    /// True if Google begins another group between the two lines: one of its misspellings of User-agent stands there.
    [[nodiscard]] bool googleParts(std::uint32_t first, std::uint32_t last) const;

    /// True if a comment switches `code` off at the line.
    [[nodiscard]] bool isOff(std::string_view code, std::uint32_t line) const;
    [[nodiscard]] bool hasSwitches() const { return !m_switches.empty(); }

private:
    void readLines();
    void readNamedAgents();
    void normaliseRules();
    void readSwitches();
    [[nodiscard]] std::vector<DeadRule> findDead() const;

    struct Switch {
        std::string_view code;
        std::int64_t line = -1; ///< -1: the whole file
    };
    std::array<std::vector<std::uint32_t>, std::to_underlying(DirectiveId::Count_)> m_byDirective;
    std::array<std::vector<std::uint32_t>, 6> m_byKind;
    std::vector<NamedAgent> m_namedAgents;
    std::unordered_map<std::string, std::size_t> m_agentByKey;
    std::vector<std::string_view> m_normalised;
    std::vector<std::uint32_t> m_groupOfRule;
    std::deque<std::string> m_scratch; ///< what normalising changed
    std::vector<Switch> m_switches;
    Once<std::vector<DeadRule>> m_dead;
    Once<std::vector<GoogleLine>> m_google;
    Once<std::vector<std::size_t>> m_googleAgents; ///< lines
    Once<LineEnd> m_lineEnd;
    std::uint32_t m_firstDirective = 0;
    bool m_isHtml = false;
    bool m_isAscii = false;
};

/// All files of a site, for what only several show. Checks that compare name the files that they are about.
struct SiteUnderCheck {
    const Site &site;
    const LintOptions &options;
    const std::deque<FileUnderCheck> &files;
    const FileUnderCheck *robots = nullptr;
    const FileUnderCheck *robotsAi = nullptr;
    const FileUnderCheck *robots2 = nullptr;
};

/// Where a check puts what it finds: what no comment switches off, of each file at most LintOptions::most; what is past that is
/// counted in one more finding.
class Report {
public:
    Report(const LintRule &rule, const std::deque<FileUnderCheck> &files, std::size_t most,
           std::vector<Diagnostic> &into)
        : m_rule(rule), m_files(files), m_most(most), m_into(into) {}
    ~Report();
    Report(const Report &) = delete;
    Report &operator=(const Report &) = delete;

    /// The reference holds until the next `add`.
    Diagnostic &add(FileId file, ByteRange range, Message message);
    Diagnostic &add(const FileUnderCheck &file, ByteRange range, Message message) {
        return add(file.ref, range, std::move(message));
    }
    /// True if a finding there is not kept. It is counted then, so that nothing need be written of it; if it is kept, add() is to
    /// follow.
    [[nodiscard]] bool isDone(const FileUnderCheck &file, ByteRange range) {
        return isUnwanted(file.ref, range);
    }

private:
    struct Count {
        std::size_t added = 0;
        std::size_t left = 0;
        ByteRange firstLeft = {};
    };
    [[nodiscard]] bool isOff(FileId file, std::uint32_t at) const;
    /// Switched off, or one too many and counted.
    bool isUnwanted(FileId file, ByteRange range);

    const LintRule &m_rule;
    const std::deque<FileUnderCheck> &m_files;
    const std::size_t m_most;
    std::vector<Diagnostic> &m_into;
    std::map<FileId, Count> m_counts;
    Diagnostic m_unwanted; ///< what is not kept is written here
};

/// Dialects that a check is about: one, or those of the site files of which something is true.
constexpr unsigned kRobots = dialectBit(DialectId::Robots);
constexpr unsigned kRobotsAi = dialectBit(DialectId::RobotsAi);
constexpr unsigned kRobots2 = dialectBit(DialectId::Robots2);
template <typename Wanted>
constexpr unsigned dialectsOf(Wanted wanted) {
    unsigned bits = 0;
    for (const FileRoleRow &row : kFileRoles)
        bits |= row.precedence != Precedence::None && wanted(row) ? dialectBit(row.dialect) : 0;
    return bits;
}
constexpr unsigned kRobotsLike =
    dialectsOf([](const FileRoleRow &row) { return row.readAsRobots; });
constexpr unsigned kNotPlain = dialectsOf([](const FileRoleRow &row) { return !row.isPlain; });
constexpr unsigned kEvery = dialectsOf([](const FileRoleRow &) { return true; });

struct Check {
    LintRule rule;
    unsigned dialects = kEvery;
    bool isLong = false; ///< runs beside the others where the file is large
    void (*file)(const FileUnderCheck &, Report &) = nullptr;
    void (*site)(const SiteUnderCheck &, Report &) = nullptr;
};

} // namespace gatepost::linting
