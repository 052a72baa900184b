// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <string>

namespace gatepost {

/// The system's text for an error, for use inside a sentence: without the full stop, spaces and line end that Windows
/// adds, in whatever language.
[[nodiscard]] std::string withinSentence(std::string words);

} // namespace gatepost
