// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/diagnostic.h"

#include <algorithm>
#include <optional>

namespace gatepost {

namespace {

/// Where two edits meet: they share a byte, one inserts inside the other, or both insert at one place.
bool collide(const std::vector<Replacement> &taken, const TextEdit &next) {
    for (const Replacement &theirs : next.replacements())
        for (const Replacement &ours : taken) {
            const bool apart =
                theirs.range.end <= ours.range.begin || ours.range.end <= theirs.range.begin;
            if (!apart || theirs.range.begin == ours.range.begin)
                return true;
        }
    return false;
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

FixAll fixAll(const std::vector<Diagnostic> &diagnostics, FileRef file, bool safeOnly) {
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
            return !each.edit.empty() && (each.safe || !safeOnly);
        });
        if (fix != diagnostics[i].fixes.end())
            candidates.push_back({i, &fix->edit, fix->edit.replacements().front().range.begin});
    }
    std::ranges::stable_sort(candidates, {}, &Candidate::begin);

    FixAll all;
    std::vector<Replacement> taken;
    std::uint32_t behind =
        0; // end of what was taken; an edit of one piece behind it cannot collide
    for (const Candidate &each : candidates) {
        const auto &pieces = each.edit->replacements();
        const bool clear = taken.empty() || each.begin > behind;
        if (!clear && collide(taken, *each.edit))
            continue;
        taken.insert(taken.end(), pieces.begin(), pieces.end());
        for (const Replacement &piece : pieces)
            behind = std::max(behind, piece.range.end);
        all.applied.push_back(each.index);
    }
    std::ranges::stable_sort(taken, {}, [](const Replacement &each) { return each.range.begin; });
    for (Replacement &piece : taken)
        all.edit.add(std::move(piece));
    return all;
}

} // namespace gatepost
