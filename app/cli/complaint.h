// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <iostream>
#include <string_view>

namespace gatepost::cli {

/// Ends a command that cannot do what it is asked for:
///
///     constexpr Complaint complain{"diff"};
///     return complain("there is no folder b");  // stderr: "gatepost-cli diff: there is no folder b"
struct Complaint {
    std::string_view command;

    /// Writes the message, a line without its end, and returns kBadUsage.
    int operator()(std::string_view message) const {
        std::cerr << "gatepost-cli " << command << ": " << message << '\n';
        return kBadUsage;
    }
};

} // namespace gatepost::cli
