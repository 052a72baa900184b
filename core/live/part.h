// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/linediff.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Whose part of a served robots.txt is whose: the draft's, and what a content delivery network or a plug-in put there.
namespace gatepost::live {

enum class PartKind : std::uint8_t {
    Absent,    ///< no robots.txt is served
    Equal,     ///< it is the draft
    Marked,    ///< a part between marks is somebody else's
    Around,    ///< the draft stands in it in one piece; what is before and after is somebody else's
    Replaced,  ///< somebody else's part is all there is: no line of the draft is served
    Rewritten, ///< neither: it can only be compared whole
};
[[nodiscard]] std::string_view partKindName(PartKind kind); ///< "equal", …

struct Part {
    PartKind kind = PartKind::Equal;
    std::string by;      ///< "Cloudflare", where marks name somebody
    std::string foreign; ///< somebody else's part; empty if there is none, or it cannot be told
    std::string own;     ///< what is served without that part
    /// What will be served after an upload of the draft, if whoever puts the part there does so again; absent if nobody can know.
    std::optional<std::string> uploaded;
    std::string served; ///< all of it
    /// The lines of `served`, and of `uploaded`, that are somebody else's; in order, without overlap.
    std::vector<LineRun> foreignServed;
    std::vector<LineRun> foreignUploaded;
};

/// Texts are compared with line ends LF, without a byte order mark and without line ends at the end; `own`, `foreign`,
/// `uploaded` and `served` are such texts. Time: linear in both.
[[nodiscard]] Part partOf(std::string_view served, std::string_view draft);
/// The same of a file that nobody else writes into: Equal or Rewritten, and an upload replaces it.
[[nodiscard]] Part partOfOther(std::string_view served, std::string_view draft);
/// A text as texts are compared: line ends LF, without a byte order mark and without line ends at the end.
[[nodiscard]] std::string comparable(std::string_view text);

} // namespace gatepost::live
