// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"
#include "core/value/time.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Read-only views of a tree for forms and commands: what stands where, what it means, what is inherited. A view keeps its
/// tree alive (the tree shares its text); its indices are those that the edits of this room take.
namespace gatepost {

/// A line with a directive and its value.
struct ValueLine {
    std::uint32_t line = 0;
    DirectiveId directive = DirectiveId::None;
    std::string_view value; ///< as written, trimmed
    bool valid = false;     ///< checkValue takes it
};

struct GroupAgentEntry {
    std::uint32_t line = 0;
    std::string_view value; ///< as written
    std::string_view token; ///< cut (S14)
};

struct RuleEntry {
    std::uint32_t line = 0;
    DirectiveId directive = DirectiveId::Disallow; ///< Allow or Disallow
    std::string_view path;
    bool valid = false;
    bool joined = false; ///< stands on its User-agent line (S17): cannot be moved before a split
    bool explicitValue = false; ///< in an EXT group: must equal the whole path (S31)
};

/// One group, as a card shows it.
struct GroupView {
    Tree tree;
    std::size_t index = 0;
    Group group; ///< lines, version, trap
    std::vector<GroupAgentEntry> agents;
    std::vector<RuleEntry> rules;
    std::vector<ValueLine>
        directives;           ///< other lines of the group, in file order; Robot-version too
    std::string_view version; ///< value of the Robot-version that counts, empty if none

    /// The lines of one directive; their positions are the `nth` of setGroupDirective.
    [[nodiscard]] std::vector<ValueLine> of(DirectiveId directive) const;
    [[nodiscard]] std::vector<TimeWindow> windows() const; ///< of the valid Visit-time lines (S33)
    [[nodiscard]] std::vector<RequestRate> rates() const; ///< of the valid Request-rate lines (S34)
    [[nodiscard]] std::optional<double>
    crawlDelay() const; ///< seconds; the slowest valid line (S43)
};

[[nodiscard]] GroupView groupView(const Tree &tree, std::size_t index);

/// One directive in one scope of robots2.txt.
struct PolicyCell {
    std::optional<std::uint32_t>
        line;               ///< the line that counts, or, if none is valid, the first (S54)
    std::string_view value; ///< as written; empty if there is no line
    bool valid = false;
    std::size_t duplicates = 0; ///< further lines of it in this scope: they decide nothing
    std::string inherited;      ///< canonical value of the global scope; empty if unstated
    std::optional<std::uint32_t> inheritedLine;

    [[nodiscard]] bool isSet() const { return line.has_value(); }
};

/// The policy of a robots2.txt: a matrix of directives and scopes (S51–S54).
class PolicyView {
public:
    explicit PolicyView(Tree tree);

    /// "" (global) first, then the names of the blocks as first written, each once (compared without case).
    [[nodiscard]] const std::vector<std::string> &scopes() const { return m_scopeNames; }
    [[nodiscard]] PolicyCell cell(std::string_view scope, DirectiveId directive) const;
    /// All lines of a directive that repeats (report-to, age-rating), in file order.
    [[nodiscard]] std::vector<ValueLine> list(DirectiveId directive) const;
    /// The chain that counts (S59).
    [[nodiscard]] std::optional<ValueLine> chain() const;

private:
    Tree m_tree;
    std::vector<std::string> m_scopeNames;
};

/// One "# meta:" line.
struct MetaEntry {
    std::uint32_t line = 0;
    DirectiveId directive = DirectiveId::None; ///< None: a key of the author's own
    std::string_view key;
    std::string_view value;
    bool valid = true;
};
/// In file order; of several lines of one key the first valid one is what setMeta edits.
[[nodiscard]] std::vector<MetaEntry> metaEntries(const Tree &tree);

/// The lines of a directive about the whole file, in file order: the `nth` of setFileDirective.
[[nodiscard]] std::vector<ValueLine> fileDirectives(const Tree &tree, DirectiveId directive);

} // namespace gatepost
