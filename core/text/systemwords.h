// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>

namespace gatepost {

/// What the system says of an error, to stand within a sentence: without the full stop, the spaces and the line end
/// that Windows puts behind its words, in whatever language.
[[nodiscard]] std::string withinSentence(std::string words);

} // namespace gatepost
