// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

/// What is wrong in a file, where, and the way out. Window, command line and exports draw this one object.
namespace gatepost {

/// Error: not what the author meant, or unreadable. Warning: likely wrong. Note: worth knowing.
enum class Severity : std::uint8_t { Error, Warning, Note };
[[nodiscard]] std::string_view severityName(Severity severity); ///< "error", "warning", "note"

/// A way out. The edit is in the coordinates of the text that was checked, of the diagnostic's file.
struct Fix {
    Message title; ///< for a menu: "Change to “Disallow”"
    TextEdit edit;
    /// True if the file says afterwards what its author plainly meant and no reader can be worse off;
    /// `check --fix` applies these without asking.
    bool safe = false;
};

struct Diagnostic {
    std::string_view code; ///< stable, of lintRules(): "unknown-directive"; static storage
    Severity severity = Severity::Warning;
    FileId file;
    ByteRange range; ///< never reaches over a line end unless the problem does; may be empty
    Message message; ///< one or two sentences, with the way out
    std::vector<Fix> fixes;
};

/// How many of each severity.
struct DiagnosticCounts {
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t notes = 0;
};
[[nodiscard]] DiagnosticCounts countBySeverity(const std::vector<Diagnostic> &diagnostics);

/// Several fixes made one edit.
struct FixAll {
    TextEdit edit;
    std::vector<std::size_t> applied; ///< indices into the diagnostics given
};
/// For `check --fix` and "fix all of this kind": the first fix of each diagnostic, safe ones alone if `safeOnly`.
/// Diagnostics of other files than `file` are passed over. What overlaps an earlier fix is left for a second run.
[[nodiscard]] FixAll fixAll(const std::vector<Diagnostic> &diagnostics, FileId file,
                            bool safeOnly);

} // namespace gatepost
