// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/sitesettings.h"
#include "core/text/message.h"

#include <expected>
#include <string>
#include <string_view>

/// Puts changed settings into a gatepost.yaml without touching the rest of it.
namespace gatepost {

/// The text of gatepost.yaml with `paths`, `agents`, `chain`, `tests` and `environments` as wanted, in block or in flow style as
/// it is. Sections that say so already keep their bytes; of a changed one the unchanged items and entries keep theirs, comments
/// included. A section that becomes empty goes; a new one is added at the end. Facts that `agents` states of an agent stay with
/// it. An environment is known by its name: of one that is there the hosts, files and word become those that are wanted, and
/// its goals stay; a new one has the goals of the site.
/// The error says why the present text cannot be changed safely: it is malformed, or so written that the result would not read
/// back as wanted, or a comment would lose its place.
[[nodiscard]] std::expected<std::string, Message> writeSiteSettings(std::string_view yaml,
                                                                    const SiteSettings &wanted);

/// Whether writeSiteSettings() makes the same of any text: goals and what is only read aside.
[[nodiscard]] bool areWrittenAlike(const SiteSettings &one, const SiteSettings &other);

} // namespace gatepost
