// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/logs/addresses.h"
#include "core/text/message.h"

#include <expected>
#include <string>

/// Lists of addresses in files: who is who they say they are.
namespace gatepost::replay {

/// Adds the files .json, .txt and .cidr of a folder, each named after a token or an operator: "GPTBot.json". The error names
/// the file that cannot be read or is not such a list.
[[nodiscard]] std::expected<void, Message> addAddressLists(const std::string &folder,
                                                           logs::Addresses &addresses);

} // namespace gatepost::replay
