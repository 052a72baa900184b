// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/policy.h"

#include "core/agents/agentpattern.h"
#include "core/text/ascii.h"
#include "core/value/check.h"
#include "core/value/term.h"

#include <algorithm>
#include <array>

namespace gatepost {

namespace {

/// What `read: no` and a competitor's ban make *no* (S55).
constexpr std::array kBelowRead = {
    DirectiveId::Summarise, DirectiveId::Quote,   DirectiveId::Derivative,  DirectiveId::Train,
    DirectiveId::Store,     DirectiveId::Compete, DirectiveId::Personalise, DirectiveId::Monetise,
};

/// Stated value, asked if it is *ask*; no cause from other directives yet.
void putStatedUse(UseVerdict &use, DirectiveId directive, const StatedValue *stated,
                  const AskRehearsal *asks, const UseQuestion &question) {
    use.directive = directive;
    if (stated == nullptr) {
        use.effective = Term::Unstated;
        return;
    }
    use.stated = stated->value;
    use.effective = stated->value;
    use.line = stated->line;
    use.scope = stated->scope;
    if (stated->value == Term::Ask && asks != nullptr) {
        const AskResult result =
            rehearse(*asks, directive, question.agent, question.path.path(), question.at);
        use.effective = result.effective();
        use.ask = result.outcome;
        use.askRow = result.answer;
        if (result.outcome != AskOutcome::Unanswered)
            use.cause = Cause::Ask;
    }
}

/// Makes a row *no* for a cause from outside; where *no* was stated there is none to name (S55).
void forbid(UseVerdict &use, Cause cause) {
    use.effective = Term::No;
    use.cause = statedTerm(use.stated) == Term::No ? Cause::None : cause;
}

} // namespace

LineRef lineRef(const Tree &tree, FileId file, std::uint32_t line) {
    const std::string_view quoted = tree.quoted(tree.lines()[line]);
    const auto begin = static_cast<std::uint32_t>(quoted.data() - tree.text().data());
    return {file,
            LineNumber::fromIndex(line),
            {begin, begin + static_cast<std::uint32_t>(quoted.size())}};
}

PolicyFile::PolicyFile(const Tree &policyTree, FileId ref, std::string fileUrl)
    : tree(policyTree), file(ref), url(std::move(fileUrl)) {
    const Scopes &scopes = tree.scopes();
    for (const Block &block : scopes.blocks)
        blockNames.emplace_back(cutAgentValue(block.name));
    for (const ScopedLine &scoped : scopes.lines) {
        const Directive *row = tree.dialect().find(scoped.directive);
        auto value = checkValue(*row, tree.value(tree.lines()[scoped.line]));
        if (!value)
            continue;
        PolicyLine line{
            scoped.line, scoped.directive, scoped.block, UseValue(std::move(*value)), {}};
        if (row->kind == ValueKind::AgeRating) {
            auto rating = parseAgeRating(tree.value(tree.lines()[scoped.line]));
            if (!rating)
                continue;
            line.value = UseValue(std::move(rating->rating));
            if (rating->path)
                line.path.emplace(*rating->path);
        }
        lines.push_back(std::move(line));
    }
}

StatedPolicy::StatedPolicy(const std::vector<PolicyFile> &files, const Identity &agent,
                           const std::function<bool(FileId)> &reads) {
    const auto isRead = [&](const PolicyFile &file) { return !reads || reads(file.file); };
    if (std::ranges::none_of(files, isRead))
        return; // most sites: the table of every directive costs more than to read their robots.txt
    m_stated.resize(static_cast<std::size_t>(DirectiveId::Count_));
    struct Scope {
        std::string_view blocks; ///< their name; empty = global
        UseScope::Kind kind = UseScope::Kind::Global;
        std::string_view name; ///< as verdicts give it
    };
    std::vector<Scope> scopes{{agent.ownToken, UseScope::Kind::Token, agent.token}};
    if (agent.category)
        scopes.push_back({categoryName(*agent.category), UseScope::Kind::Category,
                          categoryName(*agent.category)});
    scopes.push_back({});

    for (const PolicyFile &file : files) {
        if (!isRead(file))
            continue;
        for (const Scope &scope : scopes) {
            std::vector<RatedPath> ratings;
            for (const PolicyLine &line : file.lines) {
                const bool inScope =
                    line.block < 0 ? scope.blocks.empty()
                                   : !scope.blocks.empty() &&
                                         equalsIgnoringCase(
                                             file.blockNames[static_cast<std::size_t>(line.block)],
                                             scope.blocks);
                if (!inScope)
                    continue;
                auto &slot = m_stated[static_cast<std::size_t>(line.directive)];
                if (slot) // the first valid one counts (S54), the nearer scope wins (S53)
                    continue;
                m_statesAny = true;
                m_heedsCategory = m_heedsCategory || scope.kind == UseScope::Kind::Category;
                StatedValue stated{line.value,
                                   lineRef(file.tree, file.file, line.line),
                                   {scope.kind, std::string(scope.name), file.url}};
                if (line.directive == DirectiveId::AgeRating)
                    ratings.push_back({&line, std::move(stated)});
                else
                    slot = std::move(stated);
            }
            if (!ratings.empty())
                m_ageRatings.push_back(std::move(ratings));
        }
    }
}

const StatedValue *StatedPolicy::find(DirectiveId directive) const {
    if (m_stated.empty())
        return nullptr;
    const auto &slot = m_stated[static_cast<std::size_t>(directive)];
    return slot ? &*slot : nullptr;
}

const StatedValue *StatedPolicy::ageRating(const PathQuestion &path) const {
    for (const auto &scope : m_ageRatings) {
        const RatedPath *best = nullptr;
        std::uint32_t bestLength = 0;
        for (const RatedPath &rated : scope) {
            const auto &pattern = rated.line->path;
            if (pattern && !pattern->matches(path))
                continue;
            const std::uint32_t length = pattern ? pattern->length() : 0;
            if (best == nullptr || length > bestLength) {
                best = &rated;
                bestLength = length;
            }
        }
        if (best != nullptr)
            return &best->stated;
    }
    return nullptr;
}

std::vector<StatedPolicy::Rating> StatedPolicy::ageRatings() const {
    std::vector<Rating> all;
    for (const auto &scope : m_ageRatings) {
        const auto begin = static_cast<std::ptrdiff_t>(all.size());
        for (const RatedPath &rated : scope)
            all.push_back({rated.line->path ? &*rated.line->path : nullptr, &rated.stated});
        std::stable_sort(all.begin() + begin, all.end(), [](const Rating &a, const Rating &b) {
            return (a.path != nullptr ? a.path->length() : 0) >
                   (b.path != nullptr ? b.path->length() : 0);
        });
    }
    return all;
}

UseVerdict crawlUse(const StatedPolicy &policy, const AskRehearsal *asks,
                    const UseQuestion &question) {
    UseVerdict use;
    putStatedUse(use, DirectiveId::Crawl, policy.find(DirectiveId::Crawl), asks, question);
    return use;
}

namespace {

std::vector<UseVerdict> useRows(const StatedPolicy &policy, const AskRehearsal *asks,
                                const UseQuestion &question) {
    std::vector<UseVerdict> table;
    table.reserve(useDirectives().size());
    for (const DirectiveId directive : useDirectives()) {
        const StatedValue *stated = directive == DirectiveId::AgeRating
                                        ? policy.ageRating(question.path)
                                        : policy.find(directive);
        putStatedUse(table.emplace_back(), directive, stated, asks, question);
    }
    const auto row = [&table](DirectiveId directive) -> UseVerdict & {
        return table[static_cast<std::size_t>(std::ranges::find(useDirectives(), directive) -
                                              useDirectives().begin())];
    };
    UseVerdict &crawl = row(DirectiveId::Crawl);
    UseVerdict &read = row(DirectiveId::Read);
    const bool banned =
        question.competitor && statedTerm(row(DirectiveId::Compete).stated) == Term::No;
    // Of several causes the first of fetch, compete, crawl, read is named (S55).
    if (question.deniedByRule) {
        forbid(crawl, Cause::Fetch);
        forbid(read, Cause::Fetch);
    } else if (banned) {
        forbid(read, Cause::Compete);
    } else if (crawl.effective == Term::No) {
        forbid(read, Cause::Crawl);
    }
    if (!question.deniedByRule && read.effective != Term::No) // a ban made it no, too
        return table;
    const Cause cause = question.deniedByRule ? Cause::Fetch
                        : banned              ? Cause::Compete
                                              : Cause::Read;
    for (const DirectiveId directive : kBelowRead)
        forbid(row(directive), cause);
    return table;
}

} // namespace

UseTable useTable(const StatedPolicy &policy, const AskRehearsal *asks,
                  const UseQuestion &question) {
    // Where nothing is stated there is nothing to ask and no ban: path rules alone make a difference.
    const auto unstated = [&](bool denied) -> UseTable {
        const StatedPolicy nothing(std::vector<PolicyFile>(), question.agent);
        return useRows(nothing, nullptr, {question.agent, question.path, {}, false, denied});
    };
    static const UseTable allowed = unstated(false);
    static const UseTable denied = unstated(true);
    const UseTable &shared = question.deniedByRule ? denied : allowed;
    if (!policy.statesAny())
        return shared;
    // What the policy states may be about other agents and places.
    UseTable rows = useRows(policy, asks, question);
    return std::ranges::equal(rows, shared) ? shared : rows;
}

} // namespace gatepost
