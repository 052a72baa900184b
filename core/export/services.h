// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/export/parts.h"

#include <functional>
#include <optional>

/// What services have in common that match path and query apart, or take only a few kinds of patterns. For the files of this
/// room only.
namespace gatepost::exporting {

struct ServiceLimits {
    bool pathOnly = false; ///< of the query no more than whether there is one
    bool decoded = false;  ///< the path is compared decoded
};

/// One way in which a rule's paths can be matched there.
struct PathForm {
    enum class Kind : unsigned char { Begins, Equals, Wildcard };
    Kind kind = Kind::Begins;
    std::string text; ///< normalised; of Wildcard with stars, the whole path must match
    /// Whether there must be a query; absent: it does not matter.
    std::optional<bool> query = {};
};
/// What a rule comes to there; where it cannot be said exactly a Disallow matches more and an Allow less, and the plan loses it.
/// A star of a Disallow may reach into the query, which is for the service's own writer to say.
[[nodiscard]] std::vector<PathForm> formsOf(const PlanRule &rule, const ServiceLimits &limits,
                                            Plan &plan);

/// A stage as one condition after the other, for services whose rules do not know "the first counts": each refuses what matches one
/// of `refuse` (empty: everything) and none of `except`.
struct Refusal {
    std::vector<PathForm> refuse;
    std::vector<PathForm> except;
    std::vector<Source> sources;
    bool everything = false;
};
[[nodiscard]] std::vector<Refusal> refusalsOf(const Stage &stage, const ServiceLimits &limits,
                                              Plan &plan);

/// Hours and paces, which none of the services can say by agent.
void loseTimes(Plan &plan);
/// Rules that did not fit.
void loseRules(Plan &plan, const std::vector<Source> &sources);
/// Exceptions from these rules that did not fit: without them more is refused, never less.
void loseExceptions(Plan &plan, const std::vector<Source> &sources);
/// The names are looked for anywhere in the header, also inside other names.
void loseBorders(Plan &plan);

void writeCloudflare(Plan &plan, const Question &question, Export &out);
void writeAwsWaf(Plan &plan, const Question &question, Export &out);
void writeAnubis(Plan &plan, const Question &question, Export &out);
void writeWordPress(const CompiledSite &site, const Question &question, Export &out);
void writeStatement(const CompiledSite &site, const Question &question, Export &out);

} // namespace gatepost::exporting
