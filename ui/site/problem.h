// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"
#include "core/text/bytes.h"
#include "core/text/textedit.h"

#include <QString>

#include <vector>

/// A diagnostic as the window uses it, whoever found it (core/lint, the forms, the simulator).
namespace gatepost::ui {

struct ProblemFix {
    QString title;     ///< "Change to Disallow"
    TextEdit edit;     ///< for the document's present bytes
    bool safe = false; ///< does not change any verdict; "fix all" takes it
};

class Document;

struct Problem {
    Severity severity = Severity::Warning;
    QString code;    ///< "unknown-directive"
    QString message; ///< one sentence, with the way out
    Document *document = nullptr;
    ByteRange range;               ///< in the document's present bytes
    std::vector<ProblemFix> fixes; ///< empty while the check of a large file is still to come
};

} // namespace gatepost::ui
