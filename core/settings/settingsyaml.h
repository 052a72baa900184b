// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/sitesettings.h"
#include "core/text/limits.h"
#include "core/yaml/yamltext.h"

/// How gatepost.yaml is read as YAML. Part of sitesettings.h and writesettings.h.
namespace gatepost {

/// The map at the top does not count as a level.
inline constexpr YamlBounds kSettingsBounds{.bytes = limits::kSettings,
                                            .values = limits::kSettingsValues,
                                            .depth = limits::kSettingsDepth + 1};

/// The text of a gatepost.yaml, with these bounds.
[[nodiscard]] inline YamlText settingsYaml(std::string_view text) {
    return YamlText(std::string(text), kSettingsBounds);
}

/// readSiteSettings() of a text that is edited, too: both share its tree. Its bounds are kSettingsBounds.
[[nodiscard]] std::expected<SiteSettings, Message> readSiteSettings(const YamlText &yaml);

/// Why a gatepost.yaml is not read.
struct SettingsProblem {
    std::optional<std::uint32_t> offset; ///< a byte of the text; absent: it is about all of it
    Message message;                     ///< without the place
};
/// Likewise, with the place by itself: for views of the text.
[[nodiscard]] std::expected<SiteSettings, SettingsProblem> readPlacedSettings(const YamlText &yaml);

/// writeSiteSettings() and putGoals() of a text whose tree is known; the result's is, too, where it was read back. Its bounds are
/// kSettingsBounds.
[[nodiscard]] std::expected<YamlText, Message> writeSiteSettings(const YamlText &yaml,
                                                                 const SiteSettings &wanted);
[[nodiscard]] std::expected<YamlText, Message> putGoals(const YamlText &yaml, const Goals &goals);

} // namespace gatepost
