// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/exact/times.h"
#include "core/export/export.h"
#include "core/simulate/simulate.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// What is to be enforced, before it is written in a server's language. For the files of this room only.
namespace gatepost::exporting {

struct PlanRule {
    exact::Language paths;
    bool deny = false;
    Source source;
};
/// The first rule that matches decides.
struct Stage {
    std::vector<PlanRule> rules;
    std::optional<Source>
        denyOthers; ///< where no rule matches: refused; the line that is the reason
    /// Paths that servers take for others are refused before any rule (Question::plainPaths).
    bool plainPaths = false;
    [[nodiscard]] bool deniesAnything() const;
};

struct Pace {
    double seconds = 0; ///< between two requests of an agent
    Source source;
    bool isOfSomeHours = false; ///< the slowest of several; at other hours another is stated
};

/// Hours outside of which agents are kept out.
struct Hours {
    exact::Minutes open; ///< of the day in UTC
    std::vector<Source> sources;
};

/// Agents that are treated alike.
struct AgentGroup {
    std::string id; ///< "gp1"
    std::vector<std::string> names;
    /// A request is refused if one of these says so: files that may only narrow (S40, S50) each have their own.
    std::vector<Stage> stages;
    std::optional<Hours> hours;
    std::optional<Pace> pace;
};

struct Plan {
    std::vector<AgentGroup> groups;
    std::vector<Source> files; ///< that the policy is made of
    std::string hash;          ///< SHA-256 of their bytes, names and lengths
    std::vector<Loss> losses;
    std::string title; ///< of the target, for sentences
    bool compact = false;
};
[[nodiscard]] Plan planOf(const CompiledSite &site, const Question &question);
/// The stages of each class of agents, seen in requests or not: what S55 knows as refused to fetch.
struct Refusals {
    std::vector<exact::AskedAgent> agents;
    std::vector<Stage> stages;
};
[[nodiscard]] std::vector<Refusals> refusalsOfAll(const CompiledSite &site,
                                                  const Question &question,
                                                  std::span<const exact::AskedAgent> agents);

[[nodiscard]] Source sourceOf(const CompiledSite &site, FileId file, std::uint32_t line);
[[nodiscard]] Source sourceOf(const CompiledSite &site, const LineRef &line);
/// The policy's files, and their hash.
void addFiles(const CompiledSite &site, Plan &plan);

} // namespace gatepost::exporting
