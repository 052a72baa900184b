// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

/// One line of YAML by itself, for what helps while a text is typed: it is rarely a document then, so there is no tree.
/// A line inside a block scalar or a long flow collection reads as if it were one of block style.
namespace gatepost {

/// Offsets are bytes of the line.
struct YamlLine {
    std::size_t indent = 0; ///< where its dash, its key or its text begins
    bool isItem = false;    ///< it begins with a dash
    std::size_t begin = 0;  ///< of its text, behind the dash
    /// The text before the colon, without quotes taken off; empty if there is no colon that ends a key.
    std::string_view key;
    std::size_t colon = 0; ///< of the key, if there is one
    std::string_view
        value; ///< behind the colon, else the text: without a comment and spaces around it
};

/// `line` has no line end. Absent: it is empty, or a comment.
[[nodiscard]] std::optional<YamlLine> readYamlLine(std::string_view line);

} // namespace gatepost
