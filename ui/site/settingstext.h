// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/settingsyaml.h"

#include <expected>

namespace gatepost::ui {

class SideDocuments;

/// What saving would make of gatepost.yaml with other settings; the error says why they cannot be said there.
[[nodiscard]] std::expected<YamlText, Message> settingsTextWith(const SideDocuments &side,
                                                                const SiteSettings &settings);

} // namespace gatepost::ui
