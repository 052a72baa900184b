// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"
#include "core/syntax/scopes.h"
#include "core/text/message.h"

/// What the edits of scopes and of whole-file lines share. Only the .cpp files of core/model include this.
namespace gatepost {

/// A tree's scopes with the questions that edits ask of them.
struct PolicyFacts {
    explicit PolicyFacts(const Tree &t) : tree(t), scopes(t.scopes()) {}

    const Tree &tree;
    const Scopes &scopes;

    /// The block (index) whose lines, header included, hold `line`, or -1.
    [[nodiscard]] std::int32_t blockAround(std::size_t line) const;
    /// The blocks of a name, compared without case.
    [[nodiscard]] std::vector<std::size_t> blocksOf(std::string_view name) const;
    /// The lines of a directive in a scope ("" = global), in file order.
    [[nodiscard]] std::vector<std::uint32_t> linesOf(std::string_view scope,
                                                     DirectiveId directive) const;
    /// Of these the one that counts: the first valid, else the first (S54).
    [[nodiscard]] std::optional<std::uint32_t> counting(std::string_view scope,
                                                        DirectiveId directive) const;
    /// Below everything, but above the chain that counts, its comments and the blank lines above these.
    [[nodiscard]] std::size_t endPlace() const;
    /// Below the last line of the block that is neither blank, a comment nor the chain, and the comments
    /// that directly follow it.
    [[nodiscard]] std::size_t endOfBlock(std::size_t block) const;
    /// True if the block has a line that needs its header: a directive of its scope, a rule, an unknown
    /// line; `gone` (line indices) do not count.
    [[nodiscard]] bool needsHeader(std::size_t block, std::span<const std::uint32_t> gone) const;
    /// The group (index) that would merge with the User-agent line below if this header and those in `gone` (indices of
    /// blocks) were removed (S20).
    [[nodiscard]] std::optional<std::size_t> groupHeldBy(std::size_t block,
                                                         std::span<const std::size_t> gone) const;
};

/// Adds a line about the whole file, or of the global scope.
void draftGlobalLine(LineDraft &draft, const PolicyFacts &facts, DirectiveId directive,
                     std::string_view value);
/// Adds a line inside a block that exists.
void draftBlockLine(LineDraft &draft, const PolicyFacts &facts, std::size_t block,
                    DirectiveId directive, std::string_view value);
/// Removes lines, and the header of each block that has nothing left.
void draftRemoval(LineDraft &draft, const PolicyFacts &facts, std::span<const std::uint32_t> gone);
/// Sets the value of a directive line that exists.
void draftLineValue(LineDraft &draft, const Tree &tree, std::size_t line, std::string_view value,
                    std::span<const std::uint32_t> siblings);
/// Why a block cannot have this name.
[[nodiscard]] std::optional<Message> blockNameRefused(std::string_view name);

} // namespace gatepost
