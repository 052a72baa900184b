// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Input: an agent of a question, a line end, the value of a User-agent line. A stranger wrote both.

#include "core/agents/agentpattern.h"
#include "core/agents/identity.h"

#include <cstdlib>

namespace {

void require(bool holds) {
    if (!holds)
        std::abort();
}

bool isInside(std::string_view part, std::string_view whole) {
    return whole.find(part) != std::string_view::npos;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size) {
    using namespace gatepost;
    const std::string_view input(reinterpret_cast<const char *>(data), size);
    const std::size_t lineEnd = input.find('\n');
    const std::string_view agent = input.substr(0, lineEnd);
    const std::string_view value =
        lineEnd == std::string_view::npos ? agent : input.substr(lineEnd + 1);

    const auto identity = identify(agent);
    require(identity ? !identity->name.empty() && isInside(identity->name, agent) &&
                           identity->name.starts_with(identity->ownToken)
                     : !identity.error().empty());
    static_cast<void>(Registry::builtIn().similar(agent));

    const std::string_view cut = cutAgentValue(value);
    require(value.starts_with(cut) && cut.find_first_of("/ \t") == std::string_view::npos);
    const AgentValueKind kind = agentValueKind(cut);
    require(!isProductToken(cut) || kind == AgentValueKind::Token || kind == AgentValueKind::Star);
    if (kind != AgentValueKind::Glob && kind != AgentValueKind::Regex)
        return 0;
    const auto pattern = AgentPattern::compile(cut);
    require(pattern || (kind == AgentValueKind::Regex && !pattern.error().empty()));
    if (pattern) {
        const bool matches = pattern->matches(agent);
        require(pattern->matches(agent) == matches);
        if (kind == AgentValueKind::Glob) // a star matches itself too
            require(pattern->matches(cut));
    }
    return 0;
}
