// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/plainagent.h"
#include "tests/support/plaintext.h"

#include <set>
#include <string>
#include <vector>

/// Groups and path rules for the plain evaluator: S20–S36, S90, S91.
namespace gatepost::test {

/// A line that stands in a group; a joined line (S17) gives two with one number.
struct PlainEntry {
    std::size_t number = 0; ///< of the line, from 1
    std::string key;
    std::string value;
};

/// What a file's rules come to for a path.
struct PlainDecision {
    enum Outcome { NoGroup, NoRule, Allowed, Denied, DeniedAsTheRest } outcome = NoGroup;
    std::size_t line = 0;
};

/// What one file has for one agent: the deciding group, put together.
struct PlainGroup {
    bool found = false;
    bool star = false; ///< it is the * group
    bool extended = false;
    std::vector<PlainEntry> entries;

    [[nodiscard]] PlainDecision decide(const std::string &path) const; ///< path: S25
    /// AllowAITraining and DisallowAITraining likewise (S111).
    [[nodiscard]] PlainDecision decideTraining(const std::string &path) const;
};

/// Which file, and how robots.txt is read.
/// Known: as Rfc9309, with what the registry says of fall-back tokens and `*` (S83).
enum class PlainKind { Author, Rfc9309, Known, Robots2 };
[[nodiscard]] PlainGroup plainGroup(const std::string &text, PlainKind kind,
                                    const PlainAgent &agent);

[[nodiscard]] PlainDecision googleDecision(const std::string &text, const PlainAgent &agent,
                                           const std::string &url);
/// S83: likewise, with the first of the agent's tokens that a line names, and `*` only if it obeys that.
[[nodiscard]] PlainDecision googleKnownDecision(const std::string &text, const PlainAgent &agent,
                                                const std::string &url);
[[nodiscard]] PlainDecision kosterDecision(const std::string &text, const PlainAgent &agent,
                                           const std::string &path);

/// Is the line a header of robots2.txt, and of whom?
[[nodiscard]] bool isBlockHeader(const PlainLine &line, std::string *name);

} // namespace gatepost::test
