// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/setedit.h"
#include "core/syntax/tree.h"

#include <string_view>

/// `set` for comments of files that have lines (core/model/commentedits.h); what `setedit` and it look for.
namespace gatepost::cli {

/// Whether two values of a directive are the same one.
[[nodiscard]] bool sameValue(const Directive &row, std::string_view a, std::string_view b);

/// `#=TEXT`: the comment of the file, of the group, of the block. The text after the edit.
[[nodiscard]] Text setComment(const Tree &tree, const SetRequest &request);
/// `NAME=VALUE --comment TEXT`: the comment at the end of the line that says so. The line must be there.
[[nodiscard]] Text setCommentOfLine(const Tree &tree, const SetRequest &request);

} // namespace gatepost::cli
