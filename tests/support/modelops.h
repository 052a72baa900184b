// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/linedraft.h"

#include <string_view>

/// Edits as words, so that tests are tables: "add-rule 0 Allow 1 /blog". What is unknown is an error that
/// begins with "test:".
namespace gatepost::test {

[[nodiscard]] EditResult runOperation(const Tree &tree, std::string_view words);

} // namespace gatepost::test
