// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/filerole.h"
#include "core/text/bytes.h"
#include "core/text/message.h"
#include "core/text/textedit.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What is wrong in a file, where, and how to fix it: found by the checks of policy files (core/lint) and by the reader of
/// agent policies (core/render). Window, command line and library draw this one object; a place in lines and columns is made
/// where it is shown.
namespace gatepost {

/// Error: not what the author meant, or unreadable. Warning: likely wrong. Note: worth knowing.
enum class Severity : std::uint8_t { Error, Warning, Note };
[[nodiscard]] std::string_view severityName(Severity severity); ///< "error", "warning", "note"

/// What is known about a code without reading a file.
struct LintRule {
    std::string_view code; ///< kebab-case, stable; those of the agent policy begin with "kno-"
    Severity severity = Severity::Warning; ///< as a rule; a finding may be milder or graver
    Phrase title;                          ///< a few words: "Unknown directive"
    Phrase explanation;      ///< several sentences: what it is, why it matters, what to do
    std::string_view source; ///< "RFC 9309 §2.2.2; S22"
};

/// What making a fix does to the answers of the file. This is the one place that defines it; the manual says the same
/// (chapter 6, check), and tst_fixes holds it to that over random and real files.
enum class FixKind : std::uint8_t {
    /// One of several things that may have been meant: somebody has to choose.
    Choice,
    /// The file says afterwards what its author plainly meant and some reader did not read: answers change.
    /// `check --repair` makes these.
    Repair,
    /// No answer changes: not for any agent, path, time and use, and in none of the five readings (S82). `check --fix` makes these.
    Safe,
};
[[nodiscard]] std::string_view fixKindName(FixKind kind); ///< "choice", "repair", "safe"

/// How to fix it. The edit is in the coordinates of the text that was checked, of the diagnostic's file.
struct Fix {
    Message title; ///< for a menu: "Change to “Disallow”"
    TextEdit edit;
    FixKind kind = FixKind::Choice;
};

struct Diagnostic {
    std::string_view code; ///< stable, of lintRules(): "unknown-directive"; static storage
    Severity severity = Severity::Warning;
    FileId file;
    ByteRange range; ///< never reaches over a line end unless the problem does; may be empty
    Message message; ///< one or two sentences, with how to fix it
    std::vector<Fix> fixes;
    std::size_t unlisted =
        0; ///< above 0: it stands for so many findings of its code that are not listed
};

/// How many of each severity.
struct DiagnosticCounts {
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t notes = 0;
};

/// Several fixes made one edit.
struct FixAll {
    TextEdit edit;
    std::vector<std::size_t> applied; ///< indices into the diagnostics given
};
/// For `check --fix` and "fix all of this kind": of each diagnostic the first fix that is `least` or safer (Choice: any fix).
/// Diagnostics of other files than `file` are passed over. What overlaps an earlier fix is left for a second run.
[[nodiscard]] FixAll fixAll(const std::vector<Diagnostic> &diagnostics, FileId file, FixKind least);

} // namespace gatepost
