// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"

#include <cstddef>
#include <functional>
#include <string_view>

/// Edits of one line, whatever it is, and of what is about the whole file.
namespace gatepost {

/// Sets the value of a directive line, of an unknown key or of a block header; only its bytes change.
[[nodiscard]] EditResult setLineValue(const Tree &tree, std::size_t line, std::string_view value);
/// What is about the whole file (Place::File): Sitemap, Discovery, License, report-to, age-rating, market…
/// Sets the nth line (0-based, file order) of the directive; nth = their number adds one: below those of its
/// name, else beside its kind in the table's order, else as a paragraph at the end, above `chain`.
/// Directives that do not repeat are policyedits.h's setPolicy's, in the global scope.
[[nodiscard]] EditResult setFileDirective(const Tree &tree, DirectiveId directive, std::size_t nth,
                                          std::string_view value);
/// Removes the nth line; if it stood alone between blank lines, those on one side of it too.
[[nodiscard]] EditResult removeFileDirective(const Tree &tree, DirectiveId directive,
                                             std::size_t nth);
/// Removes all lines of the directive whose value `wanted` takes, as one edit. Time: linear in the file.
[[nodiscard]] EditResult removeFileDirectives(const Tree &tree, DirectiveId directive,
                                              const std::function<bool(std::string_view)> &wanted);

} // namespace gatepost
