// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

// heavy.cpp compiles these for all commands. The header is precompiled and so included by every source of the command
// line; without precompiled headers each source compiles its own, as usual.
extern template class nlohmann::basic_json<>;
extern template class nlohmann::basic_json<nlohmann::ordered_map>;
