// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/rich.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <optional>

/// What there is to say about the word at a place of the text: directive, value, agent, category, meta key.
namespace gatepost::ui {

struct Hover {
    ByteRange range; ///< of the word
    QString title;   ///< "Crawl-delay"
    Rich help;       ///< ui/site/help
};

/// Absent over comments, paths, free text and blanks.
[[nodiscard]] std::optional<Hover> hoverAt(const Snapshot &snapshot, std::uint32_t offset);

} // namespace gatepost::ui
