// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/filesystem.h"

#include <string>
#include <vector>

namespace gatepost {

/// What "logs/*.log" names, for systems whose command lines leave that to the program: everything in the folder that fits,
/// in the order of names. Wildcards are "*" and "?" in the last part of the path; letters of ASCII fit in either case, and
/// "*.*" is everything. The path itself where it has no wildcards or nothing fits.
[[nodiscard]] std::vector<std::string> pathsFitting(FileSystem &system, const std::string &path);

} // namespace gatepost
