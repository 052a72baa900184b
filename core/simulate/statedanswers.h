// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/simulate/siteanswers.h"

#include <string>

/// Answers that a question states (S130), written down.
namespace gatepost {

/// What addAnswers() reads: "503,since=2h; robots2.txt=404; /=200"; empty where none is stated.
[[nodiscard]] std::string formatAnswers(const SiteAnswers &answers);
/// "if robots.txt is answered with 503 for 2 hours", what is asked in words; empty where none is stated.
[[nodiscard]] Message answersText(const SiteAnswers &answers);

} // namespace gatepost
