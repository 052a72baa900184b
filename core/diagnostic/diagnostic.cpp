// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/diagnostic/diagnostic.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace gatepost {

namespace {

/// The ranges taken, begin → end; they are disjoint.
using Taken = std::map<std::uint32_t, std::uint32_t>;

/// Where two edits meet: they share a byte, one inserts inside the other, or both begin at one place.
bool collide(const Taken &taken, const std::vector<Replacement> &next) {
    return std::ranges::any_of(next, [&](const Replacement &theirs) {
        const auto after = taken.lower_bound(theirs.range.begin);
        if (after != taken.end() &&
            (after->first == theirs.range.begin || after->first < theirs.range.end))
            return true;
        return after != taken.begin() && std::prev(after)->second > theirs.range.begin;
    });
}

/// Adds what is left of a piece when what is removed anyway is taken out of it. Two removals do not collide if one of the
/// two ranges contains the other. The lines of a group go together, and each of them offers that.
void addWhatIsLeft(const Taken &removed, Replacement piece, std::vector<Replacement> &into) {
    if (!piece.text.empty() || piece.range.empty()) {
        into.push_back(std::move(piece));
        return;
    }
    const auto [begin, end] = piece.range;
    auto next = removed.upper_bound(begin);
    if (next != removed.begin() && std::prev(next)->second > begin) {
        if (std::prev(next)->second >= end)
            return; // all of it is removed
        if (std::prev(next)->first < begin) {
            into.push_back(std::move(piece)); // collides
            return;
        }
        --next;
    }
    std::vector<Replacement> parts;
    std::uint32_t at = begin;
    for (; next != removed.end() && next->first < end; ++next) {
        if (next->second > end) {
            into.push_back(std::move(piece)); // collides
            return;
        }
        if (at < next->first)
            parts.push_back({{at, next->first}, {}});
        at = next->second;
    }
    if (at < end)
        parts.push_back({{at, end}, {}});
    std::ranges::move(parts, std::back_inserter(into));
}

} // namespace

std::string_view severityName(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
    }
    return {};
}

std::string_view fixKindName(FixKind kind) {
    switch (kind) {
    case FixKind::Choice: return "choice";
    case FixKind::Repair: return "repair";
    case FixKind::Safe: return "safe";
    }
    return {};
}

FixAll fixAll(const std::vector<Diagnostic> &diagnostics, FileId file, FixKind least) {
    struct Candidate {
        std::size_t index;
        const TextEdit *edit;
        std::uint32_t begin;
    };
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < diagnostics.size(); ++i) {
        if (diagnostics[i].file != file)
            continue;
        const auto fix = std::ranges::find_if(diagnostics[i].fixes, [&](const Fix &each) {
            return !each.edit.empty() && each.kind >= least;
        });
        if (fix != diagnostics[i].fixes.end())
            candidates.push_back({i, &fix->edit, fix->edit.replacements().front().range.begin});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::begin);

    FixAll all;
    Taken taken;
    std::vector<Replacement> made;
    Taken removed;
    for (const Candidate &each : candidates) {
        std::vector<Replacement> pieces;
        for (const Replacement &piece : each.edit->replacements())
            addWhatIsLeft(removed, piece, pieces);
        if (collide(taken, pieces))
            continue;
        for (Replacement &piece : pieces) {
            taken.insert_or_assign(piece.range.begin, piece.range.end);
            if (piece.text.empty())
                removed.insert_or_assign(piece.range.begin, piece.range.end);
            made.push_back(std::move(piece));
        }
        all.applied.push_back(each.index);
    }
    std::ranges::stable_sort(made, {}, [](const Replacement &each) { return each.range.begin; });
    for (Replacement &piece : made)
        all.edit.add(std::move(piece));
    return all;
}

} // namespace gatepost
