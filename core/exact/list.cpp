// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/exact/list.h"

#include "core/exact/headindex.h"
#include "core/match/path.h"
#include "core/match/search.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <numeric>
#include <ranges>
#include <set>
#include <unordered_map>

namespace gatepost::exact {

std::string_view syntaxName(Syntax syntax) {
    switch (syntax) {
    case Syntax::Path: return "path";
    case Syntax::Whole: return "whole";
    case Syntax::Prefix: return "prefix";
    case Syntax::Google: return "google";
    case Syntax::Scope: return "scope";
    }
    return "";
}

// ---- languages -----------------------------------------------------------------------------------

bool Language::contains(std::string_view path) const {
    return starsTake(path) || globsTake(path);
}

bool Language::globsTake(std::string_view path) const {
    return std::ranges::any_of(globs, [&](const Glob &glob) { return matchesGlob(glob, path); });
}

bool Language::mayMeet(std::string_view starPattern) const {
    return std::ranges::any_of(
               stars, [&](const std::string &pattern) { return meets(pattern, starPattern); }) ||
           std::ranges::any_of(globs,
                               [&](const Glob &glob) { return meets(relaxed(glob), starPattern); });
}

bool Language::mayMeet(const Language &other) const {
    return std::ranges::any_of(stars, [&](const std::string &one) { return other.mayMeet(one); }) ||
           std::ranges::any_of(globs, [&](const Glob &one) { return other.mayMeet(relaxed(one)); });
}

bool Language::starsTake(std::string_view path) const {
    return std::ranges::any_of(
        stars, [path](const std::string &pattern) { return matchesClosed(pattern, path); });
}

GlobUnion Language::asGlobs() const {
    GlobUnion all = globs;
    for (const std::string &pattern : stars)
        all.push_back(globOfStars(pattern));
    return all;
}

namespace {

/// A closed star pattern as one or two that begin with "/", as every path does.
void addPaths(Language &language, std::string closed) {
    if (closed.starts_with('/')) {
        language.stars.push_back(std::move(closed));
        return;
    }
    if (!closed.starts_with('*'))
        return;
    language.stars.push_back("/" + closed);
    // The star may take nothing, or the slash alone: "/*/a" has no path in which it does.
    if (closed.size() > 1 && closed[1] == '/')
        language.stars.push_back(closed.substr(1));
}

void addShell(Language &language, std::string_view value) {
    ShellPatterns patterns;
    const ShellPattern pattern = patterns.add(value);
    std::string stars;
    if (patterns.asStars(pattern, stars))
        addPaths(language, closedStars(stars));
    else
        language.globs.push_back(globOfShell(value));
}

/// S74: compared without the query; * as the last segment is everything below, elsewhere a run within its segment.
void addScope(Language &language, std::string_view scope) {
    if (scope == "*" || scope == "/*") {
        language.stars.emplace_back("/*");
        return;
    }
    // Before the first slash of a path is nothing, which stars stand for too.
    if (const std::size_t slash = scope.find_first_not_of('*');
        slash != std::string_view::npos && scope[slash] == '/')
        scope.remove_prefix(slash);
    if (!scope.starts_with('/') || scope.contains('?'))
        return; // no path without its query is like that
    const bool below = scope.ends_with("/*");
    if (below)
        scope.remove_suffix(1);
    if (!scope.contains('*')) {
        language.stars.push_back(below ? std::string(scope) + "*" : std::string(scope));
        if (!below)
            language.stars.push_back(std::string(scope) + "?*");
        return;
    }
    ByteSet segment;
    segment.insert('/');
    segment.insert('?');
    segment.invert();
    Glob glob;
    for (const char c : scope) {
        ByteSet one;
        one.insert(static_cast<unsigned char>(c));
        glob.push_back(c == '*' ? GlobElement{segment, true} : GlobElement{one, false});
    }
    const Glob any = globOfStars("*");
    const Glob query = globOfStars("?*");
    Glob withRest = glob;
    withRest.insert(withRest.end(), below ? any.begin() : query.begin(),
                    below ? any.end() : query.end());
    language.globs.push_back(std::move(withRest));
    if (!below)
        language.globs.push_back(std::move(glob));
}

} // namespace

bool starsCover(const Language &outer, const Language &inner) {
    return std::ranges::all_of(inner.stars, [&outer](const std::string &one) {
        return std::ranges::any_of(outer.stars,
                                   [&one](const std::string &other) { return covers(other, one); });
    });
}

Language languageOf(const SitePattern &pattern) {
    Language language;
    std::string scratch;
    switch (pattern.syntax) {
    case Syntax::Path:
        if (canMatchPaths(pattern.pattern))
            addPaths(language, closedStars(normalisedRule(pattern.pattern, scratch)));
        break;
    case Syntax::Google:
        if (canMatchPaths(pattern.pattern))
            addPaths(language, closedStars(googleRule(pattern.pattern, scratch)));
        break;
    case Syntax::Prefix: addPaths(language, normalisedPath(pattern.pattern) + "*"); break;
    case Syntax::Whole:
        if (ShellPatterns::isExplicit(pattern.pattern))
            addPaths(language, normalisedPath(pattern.pattern));
        else
            addShell(language, pattern.pattern);
        break;
    case Syntax::Scope: addScope(language, pattern.pattern); break;
    }
    return language;
}

// ---- lists ---------------------------------------------------------------------------------------

namespace {

Syntax syntaxOf(PathReading reading) {
    switch (reading) {
    case PathReading::Rfc9309: return Syntax::Path;
    case PathReading::Extended: return Syntax::Whole;
    case PathReading::Google: return Syntax::Google;
    case PathReading::Koster1994: return Syntax::Prefix;
    }
    return Syntax::Path;
}

Language languageOf(const RulePattern &pattern) {
    Language language;
    switch (pattern.form) {
    case RulePattern::Form::Stars: addPaths(language, closedStars(pattern.text)); break;
    case RulePattern::Form::Prefix: addPaths(language, pattern.text + "*"); break;
    case RulePattern::Form::Whole: addPaths(language, pattern.text); break;
    case RulePattern::Form::Shell: addShell(language, pattern.text); break;
    }
    return language;
}

} // namespace

namespace {

Head headOf(const Language &language) {
    std::optional<Head> head;
    const auto add = [&head](const Head &one) {
        if (head)
            head->widen(one);
        else
            head = one;
    };
    for (const std::string &pattern : language.stars)
        add(Head(pattern));
    for (const Glob &glob : language.globs)
        add(Head(relaxed(glob)));
    return head.value_or(Head());
}

/// What is looked at first where one rule is compared with many.
void describe(ListRule &rule) {
    const Language &paths = rule.paths;
    rule.head = headOf(paths);
    rule.pairs = ~std::uint64_t{0};
    for (const std::string &pattern : paths.stars)
        rule.pairs &= pairsIn(pattern);
    for (const std::string &pattern : paths.stars) {
        const std::size_t star = pattern.find('*');
        if (star == std::string::npos)
            continue;
        const bool isOpen = pattern.ends_with('*');
        rule.hasStar = true;
        rule.isOneStar = paths.stars.size() == 1 && paths.globs.empty();
        rule.isByHead = rule.isOneStar && isOpen && star <= Head::kBytes;
        rule.isAnywhere = rule.isAnywhere || (isOpen && pattern.starts_with("/*"));
    }
}

} // namespace

DecisionList::DecisionList(std::vector<ListRule> rules, std::uint32_t label, Domain domain)
    : m_rules(std::move(rules)), m_default(label), m_domain(domain) {
    m_hasGlobs = std::ranges::any_of(
        m_rules, [](const ListRule &rule) { return !rule.paths.globs.empty(); });
    for (ListRule &rule : m_rules)
        describe(rule);
    static std::atomic<std::uint64_t> lists = 0; // 0 is the list without rules
    m_number = m_rules.empty() ? 0 : ++lists;
}

DecisionList DecisionList::ofRules(const RuleSet &set, PathOutcome none) {
    std::vector<RulePattern> patterns = set.patterns();
    std::ranges::sort(patterns, std::greater(), &RulePattern::rank);
    const Syntax syntax = syntaxOf(set.reading());
    std::vector<ListRule> rules;
    rules.reserve(patterns.size());
    for (const RulePattern &pattern : patterns) {
        Language paths = languageOf(pattern);
        if (paths.stars.empty() && paths.globs.empty())
            continue;
        const RuleLine &line = set.rules()[pattern.rule];
        const auto outcome =
            line.kind == RuleKind::Allow ? PathOutcome::Allowed : PathOutcome::Disallowed;
        rules.push_back({std::move(paths),
                         {{pattern.derived ? pattern.text : std::string(line.value), syntax}},
                         static_cast<std::uint32_t>(outcome),
                         pattern.rule});
    }
    DecisionList list(std::move(rules), static_cast<std::uint32_t>(none),
                      set.reading() == PathReading::Google ? Domain::Google : Domain::Normalised);
    list.setLines(set.rules(), set.reading());
    return list;
}

void DecisionList::setLines(std::span<const RuleLine> lines, PathReading reading) {
    m_byLine.resize(m_rules.size());
    std::ranges::iota(m_byLine, std::uint32_t{0});
    std::ranges::stable_sort(m_byLine, {},
                             [this](std::uint32_t index) { return m_rules[index].source; });
    m_set = std::make_shared<Compiled>();
    m_set->reading = reading;
    m_lineEnds.clear();
    for (std::uint32_t at = 0; at < m_byLine.size(); ++at) {
        const std::uint32_t source = m_rules[m_byLine[at]].source;
        if (at == 0 || m_rules[m_byLine[at - 1]].source != source) {
            m_set->lines.push_back(lines[source]);
            m_lineEnds.push_back(at);
        }
        m_lineEnds.back() = at + 1;
    }
}

const RuleSet &DecisionList::Compiled::rules() {
    std::call_once(once, [this] { set = RuleSet::compile(reading, lines); });
    return *set;
}

std::uint32_t DecisionList::winnerOf(std::string_view path) const {
    if (m_set) {
        const auto line = m_set->rules().decide(PathQuestion::ofCanonical(std::string(path))).rule;
        if (!line)
            return none();
        const std::uint32_t begin = *line == 0 ? 0 : m_lineEnds[*line - 1];
        const std::uint32_t end = m_lineEnds[*line];
        for (std::uint32_t at = begin; at < end; ++at)
            if (end - begin == 1 || m_rules[m_byLine[at]].paths.contains(path))
                return m_byLine[at];
    }
    for (std::uint32_t index = 0; index < m_rules.size(); ++index)
        if (m_rules[index].paths.contains(path))
            return index;
    return none();
}

std::vector<std::uint32_t> DecisionList::representatives(std::size_t each) const {
    std::map<std::uint32_t, std::size_t> count;
    std::vector<std::uint32_t> winners;
    for (std::uint32_t winner = 0; winner <= none(); ++winner)
        if (++count[labelOf(winner)] <= each)
            winners.push_back(winner);
    return winners;
}

void DecisionList::collect(std::vector<std::string_view> &patterns) const {
    for (const ListRule &rule : m_rules)
        for (const std::string &pattern : rule.paths.stars)
            patterns.emplace_back(pattern);
}

DecisionList DecisionList::simplified(const std::function<std::uint32_t(std::uint32_t)> &group,
                                      Work &work) const {
    // From the weakest to the strongest: a rule goes if a weaker one that counts as the same covers it, and none between
    // the two that counts as another meets it.
    std::vector<bool> kept(m_rules.size(), true);
    std::vector<std::uint32_t> keptBehind; // descending
    std::vector<std::uint32_t> groups;     // of each rule
    for (const ListRule &rule : m_rules)
        groups.push_back(group(rule.label));
    const std::uint32_t groupOfNone = group(m_default);
    constexpr std::size_t kLooksOfAStep = 16;
    std::size_t looks = 0; // at rules that are told apart by a few instructions
    const HeadIndex heads(m_rules);
    for (std::uint32_t index = none(); index-- > 0;) {
        const ListRule &rule = m_rules[index];
        const std::uint32_t own = groups[index];
        bool redundant = false;
        bool contradicted = false;
        const bool isStars = rule.paths.globs.empty() && !rule.paths.stars.empty();
        heads.visitBehind(index, std::views::reverse(keptBehind), [&](std::uint32_t weaker) {
            if (!kept[weaker] || !m_rules[weaker].head.agrees(rule.head))
                return true;
            const bool isAlike = groups[weaker] == own;
            if (isAlike && (m_rules[weaker].pairs & ~rule.pairs) != 0)
                return ++looks % kLooksOfAStep != 0 || work.spend(); // it does not cover the rule
            if (!work.spend())
                return false;
            if (isAlike)
                redundant = isStars && starsCover(m_rules[weaker].paths, rule.paths);
            else
                contradicted =
                    rule.surelyMeets(m_rules[weaker]) || m_rules[weaker].paths.mayMeet(rule.paths);
            return !redundant && !contradicted;
        });
        if (redundant || (work.goesOn() && !contradicted && groupOfNone == own))
            kept[index] = false;
        else
            keptBehind.push_back(index);
    }
    std::vector<ListRule> rules;
    for (std::uint32_t index = 0; index < m_rules.size(); ++index)
        if (kept[index])
            rules.push_back(m_rules[index]);
    DecisionList list(std::move(rules), m_default, m_domain);
    if (m_set && !list.m_rules.empty()) {
        // One line can make two rules of the list (index.htm, S90). If only one of them is redundant, nothing is
        // simplified, because the RuleSet cannot drop half a line.
        for (std::uint32_t line = 0, begin = 0; line < m_lineEnds.size();
             begin = m_lineEnds[line++]) {
            const auto rulesOfLine = std::span(m_byLine).subspan(begin, m_lineEnds[line] - begin);
            if (std::ranges::adjacent_find(
                    rulesOfLine, std::ranges::not_equal_to(),
                    [&](std::uint32_t index) { return bool(kept[index]); }) != rulesOfLine.end())
                return *this;
        }
        std::vector<RuleLine> lines(m_rules[m_byLine.back()].source + std::size_t{1});
        for (std::uint32_t line = 0; line < m_lineEnds.size(); ++line)
            lines[m_rules[m_byLine[m_lineEnds[line] - 1]].source] = m_set->lines[line];
        list.setLines(lines, m_set->reading);
    }
    return list;
}

bool DecisionList::decidesAs(const DecisionList &other) const {
    return m_default == other.m_default && m_domain == other.m_domain &&
           std::ranges::equal(m_rules, other.m_rules, [](const ListRule &a, const ListRule &b) {
               return a.label == b.label && a.paths == b.paths;
           });
}

// ---- what changed --------------------------------------------------------------------------------

namespace {

/// Rules of both lists as numbers that are equal where pattern and label are.
struct RuleNumbers {
    std::vector<std::uint32_t> before;
    std::vector<std::uint32_t> after;
};

RuleNumbers numbered(const DecisionList &before, const DecisionList &after) {
    std::unordered_map<std::string, std::uint32_t> known;
    const auto numbers = [&known](const DecisionList &list) {
        std::vector<std::uint32_t> all;
        for (const ListRule &rule : list.rules()) {
            std::string key = std::to_string(rule.label);
            for (const std::string &pattern : rule.paths.stars)
                (key += '\n') += pattern;
            for (const Glob &glob : rule.paths.globs) {
                key += '\t';
                for (const GlobElement &element : glob)
                    key += std::to_string(element.set.bits[0]) + ',' +
                           std::to_string(element.set.bits[1]) + (element.run ? '*' : '.');
            }
            all.push_back(known.emplace(std::move(key), static_cast<std::uint32_t>(known.size()))
                              .first->second);
        }
        return all;
    };
    RuleNumbers both;
    both.before = numbers(before);
    both.after = numbers(after);
    return both;
}

/// Marks as unchanged what a longest common subsequence of the middle parts holds.
void markCommon(const RuleNumbers &both, std::size_t begin, std::size_t beforeEnd,
                std::size_t afterEnd, ListChanges &changes) {
    constexpr std::size_t kMostCells = 4'000'000;
    const std::size_t rows = beforeEnd - begin;
    const std::size_t columns = afterEnd - begin;
    if (rows * columns > kMostCells)
        return; // all of it counts as changed: more work, no other answer
    std::vector<std::uint32_t> length((rows + 1) * (columns + 1));
    const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t & {
        return length[i * (columns + 1) + j];
    };
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t j = columns; j-- > 0;)
            at(i, j) = both.before[begin + i] == both.after[begin + j]
                           ? at(i + 1, j + 1) + 1
                           : std::max(at(i + 1, j), at(i, j + 1));
    for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
        if (both.before[begin + i] == both.after[begin + j]) {
            changes.before[begin + i++] = false;
            changes.after[begin + j++] = false;
        } else if (at(i + 1, j) >= at(i, j + 1)) {
            ++i;
        } else {
            ++j;
        }
    }
}

} // namespace

ListChanges changesOf(const DecisionList &before, const DecisionList &after) {
    const RuleNumbers both = numbered(before, after);
    ListChanges changes;
    changes.before.assign(both.before.size() + 1, true);
    changes.after.assign(both.after.size() + 1, true);
    const bool sameDefault = before.labelOf(before.none()) == after.labelOf(after.none());
    changes.before.back() = !sameDefault;
    changes.after.back() = !sameDefault;
    std::size_t begin = 0;
    std::size_t beforeEnd = both.before.size();
    std::size_t afterEnd = both.after.size();
    while (begin < beforeEnd && begin < afterEnd && both.before[begin] == both.after[begin]) {
        changes.before[begin] = changes.after[begin] = false;
        ++begin;
    }
    while (beforeEnd > begin && afterEnd > begin &&
           both.before[beforeEnd - 1] == both.after[afterEnd - 1]) {
        --beforeEnd;
        --afterEnd;
        changes.before[beforeEnd] = changes.after[afterEnd] = false;
    }
    markCommon(both, begin, beforeEnd, afterEnd, changes);
    return changes;
}

} // namespace gatepost::exact
