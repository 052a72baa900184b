// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/yaml/yamltree.h"

#include <optional>
#include <string_view>
#include <vector>

/// Where the nodes of a YAML tree begin and end. Part of parseYaml.
namespace gatepost {

/// Fills range, whole, lead, content and the style of scalars. `marks` has the offset at which yaml-cpp saw
/// each node begin. Every range is inside the text whatever the text is; where the text is odder than
/// expected here a range may be too short, which the edits notice because they read their result again.
/// Returns the range of a quoted text that is never closed: yaml-cpp lets some pass.
std::optional<ByteRange> findYamlRanges(std::string_view text, YamlTree &tree,
                                        const std::vector<std::uint32_t> &marks);

} // namespace gatepost
