// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lint/lint.h"
#include "core/render/agentpolicy.h"
#include "core/render/policyedit.h"
#include "core/render/renderrobots.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace gatepost;

namespace {

void require(bool condition) {
    if (!condition)
        std::abort();
}

void tryEdit(std::string_view text, const PolicyEdit &edit) {
    if (!edit) {
        require(!edit.error().empty());
        return;
    }
    require(edit->fits(text.size()));
    const std::string after = edit->applied(text);
    require(edit->inverse(text).applied(after) == text);
}

} // namespace

/// YAML of any kind: read, rendered, edited. The first byte chooses the edit.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    const YamlText yaml{std::string(text)};
    const AgentPolicy policy = readAgentPolicy(yaml);
    for (const Diagnostic &fault : policy.faults) {
        require(fault.range.begin <= fault.range.end && fault.range.end <= text.size());
        require(findLintRule(fault.code) != nullptr && !fault.message.empty());
    }
    const auto robots = renderRobots(policy);
    require(robots.has_value() || policy.hasErrors() || !robots.error().empty());
    if (robots)
        require(robots->ends_with('\n') && !robots->contains('\r'));

    const std::size_t agent = data[0] >> 6U;
    const auto list = (data[0] & 32U) != 0 ? PathList::Allow : PathList::Disallow;
    switch (data[0] % 13U) {
    case 0: tryEdit(text, setPolicyField(yaml, "title", "It's: new")); break;
    case 1: tryEdit(text, removePolicyField(yaml, "title")); break;
    case 2: tryEdit(text, setRoleNote(yaml, "search", "a #b")); break;
    case 3: tryEdit(text, removeRoleNote(yaml, "search")); break;
    case 4: tryEdit(text, setAgentField(yaml, agent, "notes", "one\n\ntwo")); break;
    case 5: tryEdit(text, removeAgentField(yaml, agent, "user_agent")); break;
    case 6: {
        AgentEntry entry;
        entry.userAgent = "New";
        entry.allow = {"*.x"};
        tryEdit(text, addAgent(yaml, entry, agent));
        break;
    }
    case 7: tryEdit(text, removeAgent(yaml, agent)); break;
    case 8: tryEdit(text, moveAgent(yaml, agent, data[0] & 3U)); break;
    case 9: tryEdit(text, addAgentPath(yaml, agent, list, "/?", 1)); break;
    case 10: tryEdit(text, setAgentPath(yaml, agent, list, 0, "/[x]")); break;
    default: tryEdit(text, removeAgentPath(yaml, agent, list, 0)); break;
    }
    return 0;
}
