// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// The blocks of a robots.txt that somebody else writes: a content delivery network, a plug-in, a tool. What is changed
/// inside comes back or is doubled, so that no edit of Gatepost's touches them: new groups are put outside.
///
///     "# START YOAST BLOCK\nUser-agent: *\nDisallow:\n# END YOAST BLOCK\n" → lines 0 to 3, "Yoast"
namespace gatepost {

struct ManagedBlock {
    std::uint32_t firstLine = 0; ///< index of the line with the begin mark
    std::uint32_t lastLine = 0;  ///< of the end mark; without one: of the file's last line
    bool hasEnd = false;
    std::string_view by; ///< a name: "Cloudflare", "WP Engine", "Yoast", "Ansible"

    [[nodiscard]] bool contains(std::size_t line) const {
        return firstLine <= line && line <= lastLine;
    }
};

/// In file order; they do not overlap. Time: linear in the comments.
[[nodiscard]] std::vector<ManagedBlock> managedBlocks(const Tree &tree);

/// The block that a line is in, or nothing.
[[nodiscard]] const ManagedBlock *managedBlockAt(std::span<const ManagedBlock> blocks,
                                                 std::size_t line);

/// True if every block is in `after` as it was in `before`, byte by byte; the last line's own line end may come or go.
[[nodiscard]] bool keepsManagedBlocks(const Tree &before, const Tree &after);

} // namespace gatepost
