// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/result.h"

#include <iostream>

namespace gatepost::cli {

void say(std::string_view text) {
    std::cerr << runningCommand << ": " << text << '\n';
}

} // namespace gatepost::cli
