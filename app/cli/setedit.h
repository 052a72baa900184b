// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/result.h"
#include "core/syntax/tree.h"
#include "core/text/textedit.h"

#include <optional>
#include <string>
#include <vector>

/// What `gatepost-cli set` makes of a file: bytes in, bytes out.
namespace gatepost::cli {

struct SetRequest {
    enum class Scope : std::uint8_t { Global, Agent, Group, Meta };
    Scope scope = Scope::Global;
    std::string scopeName; ///< category or token
    std::string name;      ///< of the directive, or a meta key
    std::optional<std::string> value;
    std::optional<std::string> comment; ///< of the line that NAME=VALUE has; empty takes it away
    bool add = false;                   ///< NAME+=VALUE: one line more
    bool remove = false;                ///< all lines, or those with `value`
};

struct SetOutcome {
    std::string text;
    std::vector<std::string> notes; ///< for people
};
using SetResult = Result<SetOutcome>;

/// A text, or why it cannot be made.
using Text = Result<std::string>;

/// The text of a tree or of YAML after an edit, or why the edit cannot be made.
[[nodiscard]] Text applied(const auto &before, const std::expected<TextEdit, Message> &edit) {
    if (!edit)
        return std::unexpected(edit.error().english());
    return edit->applied(before.text());
}

/// The text after the edit. The error says what the directive does not take, or why the edit cannot be made.
///
/// - Directives whose lines list things (paths, URLs, comments) get a line unless it is there; age-rating is a list by
///   path (S54); of others the line that counts is set.
/// - A group is made where none names the token, with what the agent follows until now (owngroup.h), and a note says so; if
///   EXT groups name it, they alone are meant (S30).
/// - Allow for the path of a Disallow turns that rule, and the other way round; an empty rule is filled.
/// - What NAME=VALUE has written, NAME=VALUE with `remove` takes back, byte for byte: a group that was made for it, a blank line and
///   a line end go as well. A note says what a removal leaves where a group is left without rules or is gone, and where there
///   was nothing to remove.
/// - The name "#" is the comment of the file, of a group, of a block.
[[nodiscard]] SetResult setDirective(const Tree &tree, SetRequest request);

} // namespace gatepost::cli
