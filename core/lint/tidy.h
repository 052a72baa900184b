// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/work.h"
#include "core/lint/lint.h"
#include "core/text/lineindex.h"
#include "core/text/message.h"
#include "core/text/textedit.h"

#include <string>
#include <vector>

/// A policy file without the lines that change nothing, and the proof that no answer differs without them.
///
///     const Tidied tidy = tidied(site, FileRole::Robots);
///     if (tidy.isProved())
///         text = tidy.edit.applied(text);
///
/// The lines are those that the checks name (isTidyable()); lines of a block that another program writes stay, since they would
/// come back. The proof is another engine's: `exact::differences` of the site with and without them, in all five readings (S82, S124).
/// Where a file names so many agents that they overlap in too many ways in 1994 (S91), what is asked of that reading is decided record
/// by record instead.
namespace gatepost {

struct TidyLine {
    LineNumber line{};
    std::string text; ///< of the line, without line end
    Message why;      ///< what the check says of it
    std::vector<LineNumber>
        together; ///< lines that go with it, as those of its group do; itself, too.
};

struct Tidied {
    std::vector<TidyLine> lines; ///< that go, in the order of the file; empty: none can go
    std::size_t managed = 0;     ///< lines that change nothing and stay in a managed block.
    TextEdit edit;               ///< removes `lines`
    /// Other lines that may change nothing, too: trying them all would have been too much work.
    std::vector<LineNumber> undecided;
    std::size_t agents = 0; ///< for how many the answers were compared
    bool differs =
        false; ///< some answer would be another: never expected, and then nothing is offered
    std::vector<Message> open; ///< what could not be decided
    /// No agent, path, time, use or pace has another answer without the lines, in any reading.
    [[nodiscard]] bool isProved() const { return !lines.empty() && !differs && open.empty(); }
};

/// True for findings about a line that changes no answer: those that the text view strikes.
[[nodiscard]] bool isTidyable(const Diagnostic &found);

/// Of a file that the site does not have: no lines. Takes some seconds at most: `limits` are those of all readings together;
/// `limits.stop` ends it early, and then it is not proved.
[[nodiscard]] Tidied tidied(const Site &site, FileRole role, const LintOptions &options = {},
                            exact::Limits limits = {});

} // namespace gatepost
