// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/policy.h"

#include "core/dialect/dialect.h"
#include "core/match/path.h"
#include "core/text/ascii.h"
#include "core/value/agerating.h"
#include "core/value/check.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace gatepost::linting {

namespace {

/// Walks over the policy lines in order; `take` gets the scope, the line, and its value if it is valid.
template <typename Take>
std::vector<PolicyScope> walk(const FileUnderCheck &file, Take take) {
    std::vector<PolicyScope> scopes(1);
    std::vector<std::size_t> scopeOfBlock;
    std::unordered_map<std::string, std::size_t> byName;
    for (const Block &block : file.scopes.blocks) {
        std::string name = toLower(block.name);
        const auto [place, isNew] = byName.try_emplace(name, scopes.size());
        if (isNew)
            scopes.push_back({std::move(name), {}});
        scopeOfBlock.push_back(place->second);
    }
    for (const ScopedLine &scoped : file.scopes.lines) {
        const Directive *row = file.tree.dialect().find(scoped.directive);
        if (row->repeats || row->id == DirectiveId::AgeRating)
            continue;
        const std::string_view written = file.tree.value(file.line(scoped.line));
        auto value = checkValue(*row, written);
        PolicyScope &scope =
            scopes[scoped.block < 0 ? 0 : scopeOfBlock[static_cast<std::size_t>(scoped.block)]];
        take(scope, scoped, value ? std::optional(*value) : std::nullopt);
    }
    return scopes;
}

/// age-rating is a list by path: of lines with the same path the first counts (S54).
void repeatedRatings(const FileUnderCheck &file, std::vector<RepeatedLine> &repeated) {
    std::map<std::string, StatedValue> counts; // by normalised path; empty = the whole site
    for (const ScopedLine &scoped : file.scopes.lines) {
        if (scoped.directive != DirectiveId::AgeRating)
            continue;
        const std::string_view written = file.tree.value(file.line(scoped.line));
        const auto rating = parseAgeRating(written);
        if (!rating)
            continue; // invalid-value tells
        std::string scratch;
        const std::string path(rating->path ? normalisedRule(*rating->path, scratch)
                                            : std::string_view());
        const auto [first, isNew] =
            counts.try_emplace(path, StatedValue{rating->rating, scoped.line});
        if (!isNew)
            repeated.push_back(
                {scoped.line, rating->rating, first->second.line, first->second.value});
    }
}

} // namespace

std::optional<StatedValue> PolicyScope::find(DirectiveId id) const {
    const auto found = std::ranges::find(values, id, &std::pair<DirectiveId, StatedValue>::first);
    return found == values.end() ? std::nullopt : std::optional(found->second);
}

std::vector<PolicyScope> policyScopes(const FileUnderCheck &file) {
    return walk(file,
                [](PolicyScope &scope, const ScopedLine &line, std::optional<std::string> value) {
                    if (value && !scope.find(line.directive))
                        scope.values.push_back({line.directive, {std::move(*value), line.line}});
                });
}

std::vector<RepeatedLine> repeatedLines(const FileUnderCheck &file) {
    std::vector<RepeatedLine> repeated;
    repeatedRatings(file, repeated);
    walk(file, [&](PolicyScope &scope, const ScopedLine &line, std::optional<std::string> value) {
        if (const auto first = scope.find(line.directive))
            repeated.push_back({line.line, std::move(value), first->line, first->value});
        else if (value)
            scope.values.push_back({line.directive, {std::move(*value), line.line}});
    });
    return repeated;
}

} // namespace gatepost::linting
