// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"

namespace gatepost::ui {

class Document;

/// A diagnostic and the open document that it is in. Range and fixes are for the document's present bytes; while the check
/// of a large file is still to come there are no fixes. Views translate message and titles when they draw them.
struct Problem : Diagnostic {
    Document *document = nullptr;
};

} // namespace gatepost::ui
