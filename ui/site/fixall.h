// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/problem.h"

#include <string_view>
#include <vector>

/// "Fix all of this kind": one edit made of the fixes of many problems.
namespace gatepost::ui {

struct FixedKind {
    TextEdit edit; ///< for the document's present bytes
    int fixed = 0; ///< problems that it solves
    int left = 0;  ///< that have a fix which overlaps one taken: for a second run
};

/// The first fix of every problem with this code in this document.
[[nodiscard]] FixedKind fixAllOfKind(const std::vector<Problem> &problems, const Document *document,
                                     std::string_view code);

} // namespace gatepost::ui
