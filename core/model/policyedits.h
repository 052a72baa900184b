// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"

#include <string_view>

/// Edits of robots2.txt's policy: directives in the global scope and in [agent: …] blocks, whole blocks, chain.
///
///     setPolicy(tree, "", DirectiveId::Train, "no")               // global
///     setPolicy(tree, "ai-assistant", DirectiveId::Train, "no")   // makes the block if there is none
///
/// - A scope is a block's name, compared without case; "" is global. Blocks of one name are one scope (S51).
/// - Of several lines the one that counts is edited: the first valid one, else the first (S54).
/// - Values are written as they are, invalid ones too; refused is only what would not stay one value.
/// - New lines keep the table's order among their neighbours, stand above `chain`, and are spelled as their
///   neighbours are. Comments are never removed.
namespace gatepost {

/// Sets a directive of policy, behaviour or quality. Those about the whole file (S51) have the scope "".
[[nodiscard]] EditResult setPolicy(const Tree &tree, std::string_view scope, DirectiveId directive,
                                   std::string_view value);
/// Removes the directive's lines in the scope, duplicates too, or the next one would count. A block that
/// has no directive left loses its header, and nothing else; it keeps it above rules (S51) and unknown lines.
[[nodiscard]] EditResult removePolicy(const Tree &tree, std::string_view scope,
                                      DirectiveId directive);

/// Makes an empty block after the last one, or, without blocks, at the end above `chain`. Refused if the
/// name is there already.
[[nodiscard]] EditResult addBlock(const Tree &tree, std::string_view name);
/// Renames every block of the name. Refused if the new name is there already.
[[nodiscard]] EditResult renameBlock(const Tree &tree, std::string_view name,
                                     std::string_view newName);
/// Removes header, directives and rules of every block of the name; lines about the whole file, unknown
/// lines and comments stay.
[[nodiscard]] EditResult removeBlock(const Tree &tree, std::string_view name);
/// Puts a copy of the first block of the name below it: its directives and the comments among them.
[[nodiscard]] EditResult duplicateBlock(const Tree &tree, std::string_view name,
                                        std::string_view newName);

/// (A `chain` line that does not count because others stand below it may come to count when these go.)
/// Sets the chain, as the last line that is neither blank nor a comment (S59); a `chain` line above it
/// that does not count is replaced.
[[nodiscard]] EditResult setChain(const Tree &tree, std::string_view url);
[[nodiscard]] EditResult removeChain(const Tree &tree);

} // namespace gatepost
