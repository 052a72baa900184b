// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/files.h"
#include "app/cli/siteloader.h"

#include <string>

namespace gatepost::cli {

/// One side of a comparison by its name: a site's folder, one policy file ("-" is stdin), or either as Git has it
/// ("git:HEAD:."). `as`: the format of a file whose name does not tell it; empty: by the name. Its list of agents is set.
[[nodiscard]] LoadedSite loadSide(const std::string &name, const std::string &as);

} // namespace gatepost::cli
