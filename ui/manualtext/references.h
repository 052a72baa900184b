// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"

#include <string>
#include <string_view>

/// The manual's references, as Markdown made from the tables that the program itself runs on. So they are never old.
namespace gatepost {

/// Every directive of every dialect, grouped by dialect and section: help, place, value, words, example, source.
[[nodiscard]] std::string directiveReference();
/// Every check: a table, then an entry for each. docs/diagnostics.md is made of it too.
[[nodiscard]] std::string diagnosticReference();
/// The eight categories of agents.
[[nodiscard]] std::string categoryReference();
/// How much Gatepost takes in (core/text/limits.h).
[[nodiscard]] std::string limitReference();
/// The agents that the program knows, with what their operators document.
[[nodiscard]] std::string agentReference();

/// The heading of a directive's entry: "directive-train", "meta-contact", "field-user_agent".
[[nodiscard]] std::string referenceId(const Directive &directive);
/// The heading of a check's entry: the code itself.
[[nodiscard]] std::string referenceId(std::string_view code);

} // namespace gatepost
