// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string_view>

namespace gatepost {

/// The bytes of resources/fetchers.tsv, compiled in. Tab separated, the second line names the columns.
extern const std::string_view kFetchersTsv;

} // namespace gatepost
