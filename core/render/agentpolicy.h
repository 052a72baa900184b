// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/agents/registry.h"
#include "core/diagnostic/diagnostic.h"
#include "core/text/bytes.h"
#include "core/text/message.h"
#include "core/yaml/yamltext.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The agent-policy entity (KNO, YAML; S103) as plain values, each with its place in the text.
///
///     AgentPolicy policy = readAgentPolicy(yaml);       // never fails: a policy and its faults
///     for (const Diagnostic &fault : policy.faults) …  // sorted by place; codes of policyRules()
///     auto robots = renderRobots(policy);               // core/render/renderrobots.h
///
/// Values are never typed: `yes`, `1.0` and `2024` are read as these very texts. `~`, `null` and nothing
/// at all are "not set". Input is bounded (core/yaml/yamltree.h); aliases are followed, merge keys
/// (`<<`) are not and are reported.
namespace gatepost {

struct PolicyValue {
    /// As it counts: quotes and escapes undone, the line end that closes a block scalar or notes gone.
    std::string text;
    ByteRange range; ///< with its quotes, without anchor, tag and comment
    LineNumber line;
    std::uint32_t column = 1; ///< in characters

    friend bool operator==(const PolicyValue &, const PolicyValue &) = default;
};

/// A field that is not rendered: its name, and where its value is.
struct UnknownField {
    PolicyValue name;
    ByteRange value;
};

struct RoleNote {
    PolicyValue role;
    PolicyValue text;
};

/// An item of `agents`. One that is no map is reported and stands here empty, so that indexes count what
/// is in the text; so does a path that is no text: empty, with an empty range.
struct PolicyAgent {
    ByteRange range;     ///< the entry without its `-`; of an alias, the alias
    bool isEntry = true; ///< false: no map
    std::optional<PolicyValue> userAgent, vendor, role, policy, notes;
    std::vector<PolicyValue> allow, disallow;
    std::vector<UnknownField> unknown;
};

struct AgentPolicy {
    std::optional<PolicyValue> schema, id, slug, type, version, title, docsUrl, sitemapUrl,
        llmsTxtUrl, defaultPolicy;
    std::vector<RoleNote> roleNotes;
    std::vector<PolicyAgent> agents;
    /// Fields about the entity itself (provenance, _history …): kept, not rendered.
    std::vector<UnknownField> kept;
    std::vector<UnknownField> unknown;
    /// Sorted by range.begin; of the file FileRole::AgentPolicy. With an error nothing is rendered; a warning is rendered, but
    /// probably not as meant.
    std::vector<Diagnostic> faults;
    LineNumber errorLine;          ///< of the first error, if there is one
    std::uint32_t errorColumn = 1; ///< likewise, 1-based, in characters

    [[nodiscard]] bool hasErrors() const;
};

/// Reads an entity. Whatever the text is, a policy comes back; what could not be read is in its faults. Names of agents are
/// looked up in `registry`: the site's, where there is a site.
[[nodiscard]] AgentPolicy readAgentPolicy(const YamlText &yaml,
                                          const Registry &registry = Registry::builtIn());

/// True for a ULID: 26 digits of Crockford's base 32 (without case), the first at most 7.
[[nodiscard]] bool isUlid(std::string_view text);

} // namespace gatepost
