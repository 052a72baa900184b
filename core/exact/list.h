// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/glob.h"
#include "core/match/ruleset.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Decision lists: rules in the order in which they decide, the first that matches wins. Every reading and dialect comes to
/// one (S22–S24, S32, S90, S91), and so do age ratings (S54), Content-Usage (S110) and AI training (S111).
///
///     const DecisionList list = DecisionList::ofRules(fileRules.rules);
///     list.rules()[list.winnerOf("/blog/a")].shown        // the pattern as written
///
/// The export and the exact engine both use these lists.
namespace gatepost::exact {

/// How a pattern of a region is read (S120).
enum class Syntax : std::uint8_t { Path, Whole, Prefix, Google, Scope };
[[nodiscard]] std::string_view syntaxName(Syntax syntax); ///< "path", …

/// A pattern of the site itself, as written.
struct SitePattern {
    std::string pattern;
    Syntax syntax = Syntax::Path;
    friend auto operator<=>(const SitePattern &, const SitePattern &) = default;
};

/// Paths that a pattern matches: a union of star patterns and of globs that stars cannot say.
struct Language {
    std::vector<std::string> stars;
    std::vector<Glob> globs;

    [[nodiscard]] bool contains(std::string_view path) const;
    /// A path beyond doubt in neither: false. May be true where nothing matches both.
    [[nodiscard]] bool mayMeet(std::string_view starPattern) const;
    [[nodiscard]] bool mayMeet(const Language &other) const;
    /// Whether one of the star patterns matches the path.
    [[nodiscard]] bool starsTake(std::string_view path) const;
    /// Whether one of the globs matches the path.
    [[nodiscard]] bool globsTake(std::string_view path) const;
    [[nodiscard]] GlobUnion asGlobs() const;
    friend bool operator==(const Language &, const Language &) = default;
};
/// Whether each star pattern of `inner` is covered by one of `outer`.
[[nodiscard]] bool starsCover(const Language &outer, const Language &inner);
/// The paths that a pattern of a region matches.
[[nodiscard]] Language languageOf(const SitePattern &pattern);

struct ListRule {
    Language paths;
    std::vector<SitePattern> shown; ///< patterns that must all match; mostly one
    std::uint32_t label = 0;        ///< what it decides; the list's maker says what it means
    std::uint32_t source = 0;       ///< the rule's index where it comes from
    // What follows is filled by the list.
    Head head{}; ///< of all paths
    /// pairsIn() that all its star patterns have.
    std::uint64_t pairs = 0;
    bool hasStar = false;   ///< a star is in one of its star patterns
    bool isOneStar = false; ///< likewise, and it has no other pattern
    /// isOneStar, and it meets all others of which that is true if their heads agree.
    bool isByHead = false;
    /// It meets all that hasStar: one of its patterns is "/*…*".
    bool isAnywhere = false;
    /// Of rules whose heads agree: true if it is certain from this alone that they meet.
    [[nodiscard]] bool surelyMeets(const ListRule &other) const {
        return (isByHead && other.isOneStar) || (other.isByHead && isOneStar) ||
               (isAnywhere && other.hasStar) || (other.isAnywhere && hasStar);
    }
};

class DecisionList {
public:
    DecisionList() = default;
    /// `rules`: the one that decides first. `label`: where none matches.
    DecisionList(std::vector<ListRule> rules, std::uint32_t label, Domain domain);
    /// Labels are PathOutcome; `source` is the index into set.rules(). The text of the rules must outlive the list. `none`:
    /// what counts where no rule matches.
    [[nodiscard]] static DecisionList ofRules(const RuleSet &set, PathOutcome none);
    [[nodiscard]] static DecisionList ofRules(const RuleSet &set) {
        return ofRules(set, set.withoutMatch());
    }

    [[nodiscard]] const std::vector<ListRule> &rules() const { return m_rules; }
    /// The winner where no rule matches.
    [[nodiscard]] std::uint32_t none() const { return static_cast<std::uint32_t>(m_rules.size()); }
    [[nodiscard]] std::uint32_t labelOf(std::uint32_t winner) const {
        return winner < m_rules.size() ? m_rules[winner].label : m_default;
    }
    [[nodiscard]] Domain domain() const { return m_domain; }
    [[nodiscard]] bool hasGlobs() const { return m_hasGlobs; }
    /// Lists with one number have the same rules; copies share theirs.
    [[nodiscard]] std::uint64_t number() const { return m_number; }
    /// The rule that decides a canonical path, or none().
    [[nodiscard]] std::uint32_t winnerOf(std::string_view path) const;
    /// Labels that some winner has, each once, with at most `each` winners of it.
    [[nodiscard]] std::vector<std::uint32_t> representatives(std::size_t each) const;
    /// Adds every text of a star pattern, for freshByte().
    void collect(std::vector<std::string_view> &patterns) const;

    /// Fewer rules that decide alike up to `group`, which says of a label what it counts as: left out are rules that change
    /// nothing. Steps are the work it took.
    [[nodiscard]] DecisionList simplified(const std::function<std::uint32_t(std::uint32_t)> &group,
                                          Work &work) const;
    /// True if the same patterns stand in the same order with the same labels.
    [[nodiscard]] bool decidesAs(const DecisionList &other) const;

private:
    /// Lines of a group, compiled when the first path is asked about: most lists of a job never are.
    struct Compiled {
        std::vector<RuleLine> lines;
        PathReading reading = PathReading::Rfc9309;
        std::once_flag once;
        std::optional<RuleSet> set;
        /// On any thread.
        [[nodiscard]] const RuleSet &rules();
    };
    /// `lines`: by source of the rules.
    void setLines(std::span<const RuleLine> lines, PathReading reading);

    std::vector<ListRule> m_rules;
    std::uint32_t m_default = 0;
    Domain m_domain = Domain::Normalised;
    bool m_hasGlobs = false;
    std::uint64_t m_number = 0;
    std::shared_ptr<Compiled> m_set;       ///< finds winners fast; absent: one rule after the other
    std::vector<std::uint32_t> m_byLine;   ///< indexes of m_rules, by line of m_set
    std::vector<std::uint32_t> m_lineEnds; ///< in m_byLine, by line
};

/// Which rules of either list are not in the other at the same place: only where one of these wins in one of the two can the
/// decisions differ. none() is marked where the defaults differ.
struct ListChanges {
    std::vector<bool> before; ///< by winner, none() included
    std::vector<bool> after;
};
[[nodiscard]] ListChanges changesOf(const DecisionList &before, const DecisionList &after);

} // namespace gatepost::exact
