// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"

#include <string_view>
#include <vector>

/// Scopes of robots2.txt (S51): what stands outside [agent: …] blocks is global, wherever it stands.
namespace gatepost {

/// One block as it stands in the file. Blocks of one name are one scope.
struct Block {
    std::uint32_t header = 0; ///< line index
    std::uint32_t endLine =
        0; ///< index after its last line (next header, User-agent line or end of file)
    std::string_view name; ///< as written, trimmed
};

/// A directive line with its scope.
struct ScopedLine {
    std::uint32_t line = 0;
    DirectiveId directive = DirectiveId::None;
    std::int32_t block =
        -1; ///< index into Scopes::blocks; -1 = global. Whole-file directives are always -1 (S51)
};

/// Tree::scopes().
struct Scopes {
    std::vector<Block> blocks;
    std::vector<ScopedLine>
        lines; ///< policy, behaviour, quality… lines in file order (no path rules, no chain)
    std::optional<std::uint32_t> chain; ///< the line of `chain` that counts (S59)
    std::string_view chainId;           ///< value of "# meta: chain-id:", empty if none
};

} // namespace gatepost
