// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Comments of a file, a group, a block and a line, and the edits that write them, in every dialect that has lines. Those of
/// agent policies are in core/render/policycomments.h.
///
///     groupComment(tree, 0)                    // "asked us in May\nsee the mail of the 4th"
///     setGroupComment(tree, 0, "may come")     // one comment line directly above the group
///
/// - The comment of a group is the comment lines directly above its first User-agent line.
/// - The comment of a block of robots2.txt is the comment lines directly above its header; of several blocks of one name
///   (they are one scope) the first one's.
/// - The comment of a file is the comment lines at its top, down to the first line that is something else; `# meta:` lines
///   are not part of it. Lines directly above a group or a block are its own, also at the top.
/// - The comment of a line stands at its end.
///
/// Texts are without # and the blanks beside it; lines end at LF. Lines that say what they said keep their bytes. An empty
/// text removes the comment. Refused: control characters, a line break in the comment of a line, a text that would read
/// as a `# meta:` line.
namespace gatepost {

/// Whether a line is a `# meta:` line; such a line is not a comment.
[[nodiscard]] bool isMeta(const Tree &tree, std::size_t line);

[[nodiscard]] std::string fileComment(const Tree &tree);
[[nodiscard]] std::string groupComment(const Tree &tree, std::size_t group);
[[nodiscard]] std::string blockComment(const Tree &tree, std::string_view name);
[[nodiscard]] std::string lineComment(const Tree &tree, std::uint32_t line);

[[nodiscard]] EditResult setFileComment(const Tree &tree, std::string_view text);
[[nodiscard]] EditResult setGroupComment(const Tree &tree, std::size_t group,
                                         std::string_view text);
[[nodiscard]] EditResult setBlockComment(const Tree &tree, std::string_view name,
                                         std::string_view text);
[[nodiscard]] EditResult setLineComment(const Tree &tree, std::uint32_t line,
                                        std::string_view text);

} // namespace gatepost
