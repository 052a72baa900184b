// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/environmentsites.h"
#include "core/exact/ruleaboutall.h"
#include "core/live/compare.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

/// Whether what is served is as its environment of gatepost.yaml must be (S147).
namespace gatepost::cli {

/// The environment of `loaded` that has the host of the answers, with its files; absent: gatepost.yaml names none with it. The
/// error names a file or folder of it that could not be read.
[[nodiscard]] std::optional<EnvironmentSite> environmentServed(const LoadedSite &loaded,
                                                               const live::Answers &answers);

struct LiveEnvironment {
    Environment environment;
    /// What was shown of all that is served; absent: nothing is claimed (goals without goals).
    std::optional<exact::Proof> proof;
    std::vector<std::string> why; ///< a sentence each

    [[nodiscard]] std::string text() const;
    [[nodiscard]] nlohmann::ordered_json json() const;
};
/// `made`: the comparison of the environment's files with the answers.
[[nodiscard]] LiveEnvironment environmentState(const Environment &environment,
                                               const live::Answers &answers,
                                               const live::Comparison &made, Instant at);

} // namespace gatepost::cli
