// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/store/savefile.h"
#include "core/text/limits.h"

namespace gatepost {

/// For whoever saves what is to be opened again: an error if these are more bytes than are read (`most`), before anything on the
/// disk is touched. A report, which nobody opens, may have any size.
[[nodiscard]] std::expected<void, SaveError>
mayBeSaved(const std::string &path, std::string_view bytes, std::size_t most = limits::kFile);

} // namespace gatepost
