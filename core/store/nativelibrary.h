// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <span>

/// Inside the store alone: libraries that are loaded while the program runs.
namespace gatepost {

/// The first of the libraries that can be loaded, for as long as the program runs; null if there is none. On Windows only the
/// program's own folder is searched: what lies in the current folder or on PATH may be anybody's.
[[nodiscard]] void *loadLibrary(std::span<const char *const> names);

/// A function of a library by its name; null if it has none such.
[[nodiscard]] void *functionOf(void *library, const char *name);

} // namespace gatepost
