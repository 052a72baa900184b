// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "ui/site/site.h"

#include <QString>

#include <functional>
#include <stop_token>

/// Whom a line is about, among the agents that are known: what the caret's line tells.
namespace gatepost::ui {

/// Of a rule the agents for whom it decides on a path that it matches; of any other line, those for whom it counts on the start
/// page. In the author's reading, at the time of the question.
struct LineHits {
    enum class Kind {
        Silent,   ///< the line says nothing to agents.
        NoEffect, ///< it is struck: all answers are the same without it.
        Nobody,   ///< of the list.
        Agents,
    };
    Kind kind = Kind::Silent;
    Message agents; ///< "Googlebot, Bingbot and 120 more agents": search engines first.
};

/// Asks all agents of the list, which takes some milliseconds: runs on any thread. A job that is stopped says Nobody.
using LineHitsJob = std::function<LineHits(const std::stop_token &)>;
/// What the job needs of the window is taken now. `line`: from 0.
[[nodiscard]] LineHitsJob askLineHits(const SiteModel &site, const Document &document, int line);

/// "Hits Googlebot, Bingbot and 120 more agents". Empty for lines that say nothing to agents.
[[nodiscard]] QString hitsText(const LineHits &hits);
/// The same, now: for a card under the mouse.
[[nodiscard]] QString hitsText(const SiteModel &site, const Document &document, int line);

} // namespace gatepost::ui
