// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/settingsyaml.h"
#include "core/yaml/yamlscalar.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <string_view>

/// Values of gatepost.yaml that become others by the edits that they differ by. For the files of this room only.
namespace gatepost {

/// The index of the key's value among a map's items; absent if the map has no such key.
[[nodiscard]] std::optional<std::size_t> indexOf(const YamlValue &map, std::string_view key);

/// The text in which the value of a key at the top, which is there, is the wanted one. What stays keeps its bytes.
[[nodiscard]] std::expected<YamlText, Message>
mergedAtTop(const YamlText &text, std::string_view key, const YamlValue &wanted);

} // namespace gatepost
