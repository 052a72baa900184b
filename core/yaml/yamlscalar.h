// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/yaml/yamltree.h"

#include <string>
#include <string_view>

/// Values written as YAML, quoted only where YAML needs it. Inverse of parseYaml.
namespace gatepost {

/// Which texts are quoted, and how.
struct YamlQuotes {
    char sign = '"'; ///< " or '
    /// All but words are quoted, whether or not YAML needs it; a word has letters, digits, . _ - / and : between digits, and
    /// may be what others take for a number or a truth value. Nothing becomes a literal block.
    bool allButWords = false;
};

/// How a file writes: what new lines take over from their neighbours.
struct YamlLook {
    std::string_view lineEnd = "\n";
    YamlQuotes quotes = {};
    std::size_t dashIndent = 2; ///< columns from a key to the `-` of its list
    std::size_t itemIndent = 2; ///< columns from a `-` to its item
};

/// True if `text` reads as itself without quotes: it has no sign that means something at its place
/// (in a flow collection also , [ ] { }), no blank at an end, no line end, and no reader of YAML 1.1 or
/// 1.2 takes it for something other than a text (yes, ~, 1e3, 0x10, 12:30, 2026-11-20 …).
[[nodiscard]] bool isPlainYaml(std::string_view text, bool inFlow);

/// One line. `like` is the style of the text it takes the place of: quotes stay quotes of their kind, plain
/// stays plain where it can. Everything can be written in double quotes; `text` must be UTF-8.
[[nodiscard]] std::string yamlScalar(std::string_view text, YamlStyle like, bool inFlow,
                                     YamlQuotes quotes);

/// True if `text` has several lines that a literal block scalar (`|`) can hold as they are.
[[nodiscard]] bool isLiteralYaml(std::string_view text);
/// The content of a literal block scalar: each line after `indent` blanks, empty lines empty, a line end
/// after each but the last.
[[nodiscard]] std::string literalLines(std::string_view text, std::size_t indent,
                                       std::string_view lineEnd);

/// A value in flow style: `{user_agent: X, allow: [/a, /b]}`.
[[nodiscard]] std::string yamlFlow(const YamlValue &value, YamlQuotes quotes);

/// An entry in block style whose key stands at column `indent`, without blanks before it and without a
/// line end after it: `key: value`, or `key:` with its items or entries on lines of their own.
[[nodiscard]] std::string yamlEntry(std::string_view key, const YamlValue &value,
                                    std::size_t indent, const YamlLook &look);
/// What stands after the `-` and its blanks, the item's own lines beginning at column `indent`.
[[nodiscard]] std::string yamlItem(const YamlValue &value, std::size_t indent,
                                   const YamlLook &look);
/// The lines of a list's items or of a map's entries in block style, the first at column `indent`, each with
/// its blanks before it, a line end after each but the last. `value` is a collection that is not empty.
[[nodiscard]] std::string yamlLines(const YamlValue &value, std::size_t indent,
                                    const YamlLook &look);

[[nodiscard]] YamlValue yamlText(std::string_view text);

} // namespace gatepost
