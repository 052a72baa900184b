// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/diagnostic/diagnostic.h"
#include "core/goals/apply.h"
#include "core/goals/environments.h"
#include "core/settings/sitesettings.h"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What is wrong with the files of a site in the light of what gatepost.yaml claims of them: codes of settingsRules().
namespace gatepost::goals {

struct EnvironmentUnderCheck {
    const Environment *environment;
    const CompiledSite *site;
    EnvironmentState state;
};

/// A file that `outputs:` asks for, as it is found.
struct OutputUnderCheck {
    std::string target;
    std::string file; ///< from the site's folder
    bool isThere = false;
};

struct SettingsUnderCheck {
    std::string_view yaml; ///< the text of gatepost.yaml
    const SiteSettings &settings;
    std::span<const EnvironmentUnderCheck> environments; ///< the first is asked about agents
    std::span<const OutputUnderCheck> stale = {};        ///< outputs that are missing or outdated
    Instant at{};
    std::span<const Unreached> unreached =
        {};                        ///< goals that were applied and are not true all the same
    bool isGoalsCheck = false;     ///< of `goals --check`: an uncovered agent is an error
    SaidTime said = formatInstant; ///< how times are written
};

/// In the order of their places in gatepost.yaml: Diagnostic::file says nothing here. Codes of `lint: off` are left out. Costs the
/// comparison of environments that have the same goals, and little else.
[[nodiscard]] std::vector<Diagnostic> settingsDiagnostics(const SettingsUnderCheck &check);

/// The groups of robots.txt that do not say Content-Signal or Content-Usage though the group for * does and goals claim it: places
/// in that file, in its order.
[[nodiscard]] std::vector<Diagnostic> groupDiagnostics(const Tree &robots, const Registry &registry,
                                                       const Goals &goals,
                                                       std::chrono::sys_days day);

} // namespace gatepost::goals
