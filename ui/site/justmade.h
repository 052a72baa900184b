// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace gatepost::ui {

/// True of a file that was just made: it is empty and has never been saved. Nothing in it is wrong yet, so no view shows an error.
[[nodiscard]] inline bool isJustMade(const Document &document) {
    return document.bytes().empty() && document.path().isEmpty();
}

} // namespace gatepost::ui
