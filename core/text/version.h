// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#pragma once

#include <string_view>

namespace gatepost {

/// The version of this build, as in CMakeLists.txt: "0.1.0".
std::string_view version();

} // namespace gatepost
