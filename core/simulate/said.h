// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/simulate.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What an answer in words says beside its sentence: what was asked, whom was meant, what the signals are. The same in
/// the window and on the command line.
namespace gatepost {

/// "asked: /wp-admin", where the path asked is not the text that was typed (S25).
[[nodiscard]] std::optional<Message> askedText(const Verdict &verdict, std::string_view typed);

/// The name that was probably meant by an agent that neither the list nor a file of the site knows (nearestAgent).
[[nodiscard]] std::optional<std::string> meantAgent(const CompiledSite &site,
                                                    const Identity &agent);
/// The same as a sentence: "No agent called “Googelbot” is known. Did you mean “Googlebot”?"
[[nodiscard]] std::optional<Message> meantAgentText(const CompiledSite &site,
                                                    const Identity &agent);

/// A preference signal and its lines (S110, S111).
struct SaidSignal {
    std::string name;    ///< "ai-training", "content-usage", "content-signal", as in JSON
    std::string value;   ///< "no", "train-ai=n, search=y"
    bool applies = true; ///< false: a rule of robots.txt denies the path (S110)
};
[[nodiscard]] std::vector<SaidSignal> saidSignals(const Verdict &verdict);

/// Where the agent is not documented to keep to the line that states its pace: "Googlebot is not known to obey Crawl-delay".
[[nodiscard]] std::optional<Message> paceText(const CompiledSite &site, const Verdict &verdict);

} // namespace gatepost
