// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/match/ruleset.h"

#include "core/match/literals.h"
#include "core/match/path.h"
#include "core/match/scan.h"
#include "core/match/search.h"
#include "core/match/shell.h"
#include "core/match/wilds.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

namespace gatepost {

namespace {

/// S32's steps, the strongest with the highest number.
enum class Step : std::uint8_t { BareDisallow = 1, PatternAllow, Disallow, ExplicitAllow };

Step stepOf(const RuleLine &rule) {
    if (rule.kind == RuleKind::Allow)
        return ShellPatterns::isExplicit(rule.value) ? Step::ExplicitAllow : Step::PatternAllow;
    return rule.value == "*" ? Step::BareDisallow : Step::Disallow;
}

/// A rank ends in the rule's index, turned round so that the earlier line is the higher.
RuleRank earlier(std::uint32_t index) {
    return 0xFFFFFFFFU - index;
}
std::uint32_t indexOf(RuleRank rank) {
    return 0xFFFFFFFFU - static_cast<std::uint32_t>(rank & 0xFFFFFFFFU);
}
RuleRank longestRank(std::size_t length, RuleKind kind, std::uint32_t index) {
    return (RuleRank{length} << 33) | (RuleRank{kind == RuleKind::Allow ? 1U : 0U} << 32) |
           earlier(index);
}
RuleRank stepRank(Step step, std::uint32_t index) {
    return (RuleRank{static_cast<std::uint8_t>(step)} << 32) | earlier(index);
}

/// Texts that stay where they are, many to a block of memory.
class KeptTexts {
public:
    std::string_view keep(std::string_view text) {
        if (text.size() > m_left) {
            m_left = std::max<std::size_t>(text.size(), 4096);
            m_next = m_blocks.emplace_back(std::make_unique_for_overwrite<char[]>(m_left)).get();
        }
        std::memcpy(m_next, text.data(), text.size());
        const std::string_view kept(m_next, text.size());
        m_next += text.size();
        m_left -= text.size();
        return kept;
    }

private:
    std::vector<std::unique_ptr<char[]>> m_blocks;
    char *m_next = nullptr;
    std::size_t m_left = 0;
};

} // namespace

// ---- compiling -----------------------------------------------------------------------------------

/// One piece of memory with its lines, and with the few literals that need no table: sites have many small sets.
struct RuleSet::Data {
    Data() = default;
    Data(PathReading of, std::span<const RuleLine> lines) : reading(of) {
        auto *const behind = reinterpret_cast<std::byte *>(this + 1);
        rules = {reinterpret_cast<RuleLine *>(behind), lines.size()};
        std::uninitialized_copy(lines.begin(), lines.end(), rules.begin());
        literals.reserve(mostPatterns(of, lines.size()), behind + rules.size_bytes());
    }
    [[nodiscard]] static std::size_t mostPatterns(PathReading reading, std::size_t lines) {
        return reading == PathReading::Google ? lines * 2 : lines;
    }
    [[nodiscard]] static std::unique_ptr<Data> make(PathReading reading,
                                                    std::span<const RuleLine> lines) {
        static_assert(alignof(Data) >= alignof(RuleLine));
        const std::size_t behind =
            lines.size_bytes() + LiteralTable::roomFor(mostPatterns(reading, lines.size()));
        return std::unique_ptr<Data>(new (Behind{behind}) Data(reading, lines));
    }
    /// Bytes that the memory of an object has behind it.
    struct Behind {
        std::size_t bytes;
    };
    static void *operator new(std::size_t size, Behind behind) {
        return ::operator new(size + behind.bytes);
    }
    static void operator delete(void *memory, Behind /*behind*/) { ::operator delete(memory); }
    static void operator delete(void *memory) { ::operator delete(memory); }

    PathReading reading = PathReading::Rfc9309;
    std::span<RuleLine> rules; ///< behind this
    LiteralTable literals;
    WildTable wilds;
    KeptTexts texts; ///< normalised values that differ from what stands in the file
    bool hasAllow = false;
    bool hasDisallow = false;

    /// A set that was never compiled has none of its own: sites have many of those.
    static const Data &of(const RuleSet &set) {
        static const Data kNone;
        return set.m_data == nullptr ? kNone : *set.m_data;
    }

    struct Compiler;
    void addAll();
    void addStars(std::string_view pattern, bool hasStars, RuleRank rank);
    void addShell(std::string_view value, RuleRank rank);
    [[nodiscard]] std::string_view pathOf(const PathQuestion &question) const {
        return reading == PathReading::Google ? question.google() : question.normalised();
    }
};

/// A pattern of S22. `/a*` says no more than `/a`, but its length counts: the rank says so already.
void RuleSet::Data::addStars(std::string_view pattern, bool hasStars, RuleRank rank) {
    std::string_view body = pattern;
    const bool anchored = body.ends_with('$');
    if (anchored)
        body.remove_suffix(1);
    if (!hasStars) {
        literals.insert(
            body, anchored ? LiteralTable::Extent::WholePath : LiteralTable::Extent::Prefix, rank);
        return;
    }
    const std::size_t withoutStars = body.find_last_not_of('*') + 1;
    const bool open = !anchored || withoutStars != body.size();
    if (body.substr(0, withoutStars).find('*') != std::string_view::npos)
        wilds.insertStars(pattern, rank);
    else
        literals.insert(body.substr(0, withoutStars),
                        open ? LiteralTable::Extent::Prefix : LiteralTable::Extent::WholePath,
                        rank);
}

void RuleSet::Data::addShell(std::string_view value, RuleRank rank) {
    ShellPatterns &patterns = wilds.shellPatterns();
    const ShellPattern pattern = patterns.add(value);
    std::string stars;
    if (patterns.asStars(pattern, stars)) {
        patterns.dropLast(pattern);
        addStars(texts.keep(stars), true, rank);
    } else {
        wilds.insertShell(pattern, rank);
    }
}

/// A pattern of S22, as visitPatterns() finds it.
struct StarPattern {
    std::string_view text;
    bool hasStars = false;
    bool isScratch = false; ///< `text` does not last
    bool derived = false;   ///< RulePattern::derived
};

/// Hands every pattern of every rule to `sink`, with its rank: to be compiled, or to be listed.
template <typename Sink>
void visitPatterns(PathReading reading, std::span<const RuleLine> rules, Sink &sink) {
    std::string scratch;
    std::string folder;
    bool hasStars = false;
    for (std::uint32_t index = 0; index < rules.size(); ++index) {
        const RuleLine &rule = rules[index];
        if (rule.value.empty())
            continue;
        switch (reading) {
        case PathReading::Rfc9309:
            if (canMatchPaths(rule.value)) {
                const std::string_view value = normalisedRule(rule.value, scratch, &hasStars);
                sink.stars({value, hasStars, value.data() == scratch.data(), false},
                           longestRank(value.size(), rule.kind, index));
            }
            break;
        case PathReading::Google:
            if (canMatchPaths(rule.value)) {
                const std::string_view value = googleRule(rule.value, scratch, &hasStars);
                sink.stars({value, hasStars, value.data() == scratch.data(), false},
                           longestRank(value.size(), rule.kind, index));
                const std::string_view second =
                    rule.kind == RuleKind::Allow ? folderOfIndex(value, folder) : "";
                if (!second.empty())
                    sink.stars({second, hasStars, true, true},
                               longestRank(second.size(), rule.kind, index));
            }
            break;
        case PathReading::Extended:
            if (ShellPatterns::isExplicit(rule.value))
                sink.literal(rule.value, LiteralTable::Extent::WholePath,
                             stepRank(stepOf(rule), index));
            else
                sink.shell(rule.value, stepRank(stepOf(rule), index));
            break;
        case PathReading::Koster1994:
            sink.literal(rule.value, LiteralTable::Extent::Prefix, earlier(index));
            break;
        }
    }
}

/// Compiles what visitPatterns() finds.
struct RuleSet::Data::Compiler {
    Data &data;

    void stars(const StarPattern &pattern, RuleRank rank) {
        data.addStars(pattern.isScratch ? data.texts.keep(pattern.text) : pattern.text,
                      pattern.hasStars, rank);
    }
    void literal(std::string_view value, LiteralTable::Extent extent, RuleRank rank) {
        data.literals.insert(scanBytes(value).changesPath() ? data.texts.keep(normalisedPath(value))
                                                            : value,
                             extent, rank);
    }
    void shell(std::string_view value, RuleRank rank) { data.addShell(value, rank); }
};

void RuleSet::Data::addAll() {
    if (rules.empty())
        return;
    for (const RuleLine &rule : rules) {
        hasAllow |= rule.kind == RuleKind::Allow && !rule.value.empty();
        hasDisallow |= rule.kind == RuleKind::Disallow && !rule.value.empty();
    }
    Compiler compiler{*this};
    visitPatterns(reading, rules, compiler);
    wilds.finish();
}

namespace {

/// Lists what visitPatterns() finds.
struct PatternLister {
    std::vector<RulePattern> patterns;

    void stars(const StarPattern &pattern, RuleRank rank) {
        patterns.push_back({indexOf(rank), rank, RulePattern::Form::Stars,
                            std::string(pattern.text), pattern.derived});
    }
    void literal(std::string_view value, LiteralTable::Extent extent, RuleRank rank) {
        std::string text = normalisedPath(value);
        if (text.starts_with('/'))
            patterns.push_back({indexOf(rank), rank,
                                extent == LiteralTable::Extent::Prefix ? RulePattern::Form::Prefix
                                                                       : RulePattern::Form::Whole,
                                std::move(text), false});
    }
    void shell(std::string_view value, RuleRank rank) {
        patterns.push_back(
            {indexOf(rank), rank, RulePattern::Form::Shell, std::string(value), false});
    }
};

} // namespace

std::vector<RulePattern> RuleSet::patterns() const {
    const Data &data = Data::of(*this);
    PatternLister lister;
    visitPatterns(data.reading, data.rules, lister);
    return std::move(lister.patterns);
}

PathOutcome RuleSet::withoutMatch() const {
    const Data &data = Data::of(*this);
    const bool isTheRest =
        data.reading == PathReading::Extended && data.hasAllow && !data.hasDisallow;
    return isTheRest ? PathOutcome::DisallowedByDefault : PathOutcome::NoRule;
}

RuleSet::RuleSet() = default;
RuleSet::RuleSet(RuleSet &&) noexcept = default;
RuleSet &RuleSet::operator=(RuleSet &&) noexcept = default;
RuleSet::~RuleSet() = default;

RuleSet RuleSet::compile(PathReading reading, std::span<const RuleLine> rules) {
    RuleSet set;
    set.m_data = Data::make(reading, rules);
    set.m_data->addAll();
    return set;
}

std::span<const RuleLine> RuleSet::rules() const {
    return Data::of(*this).rules;
}
PathReading RuleSet::reading() const {
    return Data::of(*this).reading;
}

// ---- deciding ------------------------------------------------------------------------------------

PathDecision RuleSet::decide(const PathQuestion &question) const {
    if (m_data == nullptr)
        return {};
    const std::string_view path = m_data->pathOf(question);
    const RuleRank rank = m_data->wilds.best(path, m_data->literals.best(path, 0));
    if (rank != 0) {
        const std::uint32_t index = indexOf(rank);
        const bool allows = m_data->rules[index].kind == RuleKind::Allow;
        return {.outcome = allows ? PathOutcome::Allowed : PathOutcome::Disallowed, .rule = index};
    }
    return {.outcome = withoutMatch(), .rule = {}};
}

namespace {

/// One rule by itself, slowly: what decide() knows of it without having looked at it.
struct Judged {
    bool canMatch = false;
    bool matches = false;
    std::size_t length = 0;
};

class Judge {
public:
    Judge(PathReading reading, std::string_view path) : m_reading(reading), m_path(path) {}

    Judged operator()(const RuleLine &rule) {
        switch (m_reading) {
        case PathReading::Rfc9309: return longest(normalisedRule(rule.value, m_scratch));
        case PathReading::Google: return google(rule);
        case PathReading::Extended: return extended(rule.value);
        case PathReading::Koster1994: {
            const std::string value = normalisedPath(rule.value);
            const bool can = value.starts_with('/');
            return {can, can && m_path.starts_with(value), value.size()};
        }
        }
        return {};
    }

private:
    [[nodiscard]] Judged longest(std::string_view value) const {
        const bool can = canMatchPaths(value);
        return {can, can && matchesStars(value, m_path), value.size()};
    }
    [[nodiscard]] Judged google(const RuleLine &rule) {
        const Judged judged = longest(googleRule(rule.value, m_scratch));
        if (judged.matches || !judged.canMatch || rule.kind != RuleKind::Allow)
            return judged;
        std::string folder;
        const Judged second = longest(folderOfIndex(googleRule(rule.value, m_scratch), folder));
        return second.matches ? second : judged;
    }
    [[nodiscard]] Judged extended(std::string_view value) {
        if (value.empty())
            return {};
        if (ShellPatterns::isExplicit(value)) {
            const std::string literal = normalisedPath(value);
            return {value.starts_with('/'), literal == m_path, literal.size()};
        }
        m_patterns.clear();
        const ShellPattern pattern = m_patterns.add(value);
        const std::uint32_t first = m_patterns.elements(pattern)[0];
        const bool can = first == '/' || first >= ShellPatterns::kAnyRun;
        return {can, can && m_patterns.matches(pattern, m_path), value.size()};
    }

    PathReading m_reading;
    std::string_view m_path;
    std::string m_scratch;
    ShellPatterns m_patterns;
};

} // namespace

std::vector<RuleReport> RuleSet::explain(const PathQuestion &question, bool onlyMatching) const {
    const Data &data = Data::of(*this);
    const std::span<const RuleLine> rules = data.rules;
    Judge judge(data.reading, data.pathOf(question));
    const std::optional<std::uint32_t> decided = decide(question).rule;
    const auto decidedLength =
        static_cast<std::uint32_t>(decided ? judge(rules[*decided]).length : 0);

    const auto fateOf = [&](std::uint32_t index, const Judged &judged) {
        if (decided == index)
            return RuleFate::Decided;
        if (!judged.matches || !decided)
            return judged.canMatch ? RuleFate::NoMatch : RuleFate::MatchesNothing;
        const RuleLine &rule = rules[index];
        const RuleLine &winner = rules[*decided];
        switch (data.reading) {
        case PathReading::Koster1994: return RuleFate::LaterLine;
        case PathReading::Extended:
            return stepOf(rule) == stepOf(winner) ? RuleFate::LaterLine : RuleFate::LowerStep;
        case PathReading::Rfc9309:
        case PathReading::Google: break;
        }
        if (judged.length < decidedLength)
            return RuleFate::Shorter;
        return rule.kind == winner.kind ? RuleFate::SameRule : RuleFate::TieToAllow;
    };

    std::vector<RuleReport> reports;
    const auto report = [&](std::uint32_t index) {
        const Judged judged = judge(rules[index]);
        reports.push_back({.rule = index,
                           .fate = fateOf(index, judged),
                           .length = static_cast<std::uint32_t>(judged.length),
                           .decidedLength = decidedLength});
    };
    if (!onlyMatching) {
        for (std::uint32_t index = 0; index < rules.size(); ++index)
            report(index);
        return reports;
    }
    std::vector<RuleRank> ranks;
    data.literals.collect(data.pathOf(question), ranks);
    data.wilds.collect(data.pathOf(question), ranks);
    std::vector<std::uint32_t> matching(ranks.size());
    std::ranges::transform(ranks, matching.begin(), indexOf);
    std::ranges::sort(matching); // the google reading files an index.htm rule twice
    matching.erase(std::ranges::unique(matching).begin(), matching.end());
    for (const std::uint32_t index : matching)
        report(index);
    return reports;
}

} // namespace gatepost
