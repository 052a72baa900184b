// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/diagnostic/diagnostic.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
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

} // namespace

std::string_view severityName(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
    }
    return {};
}

DiagnosticCounts countBySeverity(const std::vector<Diagnostic> &diagnostics) {
    DiagnosticCounts counts;
    for (const Diagnostic &each : diagnostics) {
        switch (each.severity) {
        case Severity::Error: ++counts.errors; break;
        case Severity::Warning: ++counts.warnings; break;
        case Severity::Note: ++counts.notes; break;
        }
    }
    return counts;
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
    std::set<std::pair<std::uint32_t, std::uint32_t>> removed;
    for (const Candidate &each : candidates) {
        // The lines of a group go together, and each of them offers that.
        std::vector<Replacement> pieces = each.edit->replacements();
        std::erase_if(pieces, [&removed](const Replacement &piece) {
            return piece.text.empty() && removed.contains({piece.range.begin, piece.range.end});
        });
        if (collide(taken, pieces))
            continue;
        for (Replacement &piece : pieces) {
            taken.insert_or_assign(piece.range.begin, piece.range.end);
            if (piece.text.empty())
                removed.emplace(piece.range.begin, piece.range.end);
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
