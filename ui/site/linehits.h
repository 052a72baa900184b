// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QString>
#include <QStringList>

/// Whom a line is about, among the agents that are known: what the caret's line tells.
namespace gatepost::ui {

/// Names of the agents of the list for whom the line (from 0) decides: of a rule, on a path that it matches; of any other line,
/// on the start page. In the author's reading, at the time of the question. Takes some milliseconds; empty for lines that are
/// about nobody.
[[nodiscard]] QStringList agentsHitBy(const SiteModel &site, const Document &document, int line);
/// "Hits Googlebot, Bingbot and 120 more agents": search engines first. Empty for lines that say nothing to agents.
[[nodiscard]] QString hitsText(const SiteModel &site, const Document &document, int line);

} // namespace gatepost::ui
