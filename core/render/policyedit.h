// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"
#include "core/text/textedit.h"
#include "core/yaml/yamltext.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// Edits of an agent policy (S103) as edits of its YAML text. Each is a value that leaves every byte alone
/// but those of the lines concerned: comments, order, blank lines, line ends, quotes.
///
///     auto edit = setAgentField(yaml, 2, "policy", "allow");
///     if (edit) yaml = YamlText(edit->applied(yaml.text())); else show(edit.error());
///
/// New lines take their neighbours' indentation and line end and stand where the table's order of fields
/// (core/dialect) puts them. A value gets quotes only where YAML needs them; quotes that are there stay.
/// Every edit is tried before it is returned: read again, the policy differs in exactly the change, or
/// there is no edit but a sentence for people. So it is with text that is not YAML, with aliases that repeat
/// what is to change, with an index that is not there, and with a value that would leave its line (a line
/// end or another control character; notes may have line ends).
///
/// Indexes count the items as they stand in the text, from 0: those of AgentPolicy::agents and of its paths.
/// Values are not judged: `policy: maybe` is written and is then a fault of the policy.
namespace gatepost {

using PolicyEdit = std::expected<TextEdit, Message>;

/// Sets a field of the top level that holds a text, or adds it. An empty value is written as "".
[[nodiscard]] PolicyEdit setPolicyField(const YamlText &yaml, std::string_view name,
                                        std::string_view value);
/// Removes any field of the top level; no change if there is none.
[[nodiscard]] PolicyEdit removePolicyField(const YamlText &yaml, std::string_view name);

/// Sets or adds role_notes[role].
[[nodiscard]] PolicyEdit setRoleNote(const YamlText &yaml, std::string_view role,
                                     std::string_view note);
/// Removes role_notes[role], and role_notes with its last entry; no change if there is none.
[[nodiscard]] PolicyEdit removeRoleNote(const YamlText &yaml, std::string_view role);

/// Sets or adds a field of an agent that holds a text.
[[nodiscard]] PolicyEdit setAgentField(const YamlText &yaml, std::size_t agent,
                                       std::string_view name, std::string_view value);
/// Removes any field of an agent, `allow` and `disallow` too; no change if there is none.
[[nodiscard]] PolicyEdit removeAgentField(const YamlText &yaml, std::size_t agent,
                                          std::string_view name);

/// A new agent; what is empty is left out.
struct AgentEntry {
    std::string userAgent, vendor, role, policy;
    std::vector<std::string> allow, disallow;
    std::string notes;
};

/// Adds an agent before agent `index`, or behind the last.
[[nodiscard]] PolicyEdit addAgent(const YamlText &yaml, const AgentEntry &entry, std::size_t index);
/// The same; with the first agent comes the default that every policy needs, if it states none: all others may come, as they may
/// without a policy.
[[nodiscard]] PolicyEdit addAgentWithDefault(const YamlText &yaml, const AgentEntry &entry,
                                             std::size_t index);
[[nodiscard]] PolicyEdit removeAgent(const YamlText &yaml, std::size_t agent);
/// Agent `from` comes to stand where `to` stood; the comment lines directly above it go with it.
[[nodiscard]] PolicyEdit moveAgent(const YamlText &yaml, std::size_t from, std::size_t to);

enum class PathList : std::uint8_t { Allow, Disallow };

/// Adds a path before path `index`, or behind the last; makes the list if there is none.
[[nodiscard]] PolicyEdit addAgentPath(const YamlText &yaml, std::size_t agent, PathList list,
                                      std::string_view path, std::size_t index);
[[nodiscard]] PolicyEdit setAgentPath(const YamlText &yaml, std::size_t agent, PathList list,
                                      std::size_t index, std::string_view path);
/// Removes a path, and the list with its last one.
[[nodiscard]] PolicyEdit removeAgentPath(const YamlText &yaml, std::size_t agent, PathList list,
                                         std::size_t index);

} // namespace gatepost
