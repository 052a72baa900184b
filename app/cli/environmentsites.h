// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/siteloader.h"
#include "core/simulate/simulate.h"

#include <expected>
#include <memory>
#include <string>
#include <vector>

/// The environments of a site (S147), each with its files compiled.
namespace gatepost::cli {

struct EnvironmentSite {
    Environment environment;
    std::unique_ptr<CompiledSite> site;
};

/// Those of these names, all without any, in the order of gatepost.yaml. All have the site's list of agents. The error names an
/// environment that there is not, a folder that is missing, or a file that could not be read.
[[nodiscard]] std::vector<EnvironmentSite>
environmentSites(const LoadedSite &loaded, const std::vector<std::string> &names = {});

} // namespace gatepost::cli
