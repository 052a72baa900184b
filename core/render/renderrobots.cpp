// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/renderrobots.h"

#include "core/text/digest.h"
#include "core/text/limits.h"

#include <format>
#include <unordered_map>

namespace gatepost {
namespace {

/// A note on a role may stand before many runs: more than this is a hostile policy.
constexpr std::size_t kMaxRenderedBytes = limits::kRendered;
constexpr std::string_view kRendered = "# Generated from agent-policy-schema";

class Renderer {
public:
    explicit Renderer(const AgentPolicy &policy) : m_policy(policy) {
        for (const RoleNote &note : policy.roleNotes)
            m_notes.try_emplace(note.role.text, note.text.text);
    }

    std::expected<std::string, Message> run() {
        header();
        for (std::size_t i = 0; i < m_policy.agents.size(); ++i) {
            record(i);
            if (m_out.size() > kMaxRenderedBytes)
                return std::unexpected<Message>(
                    GATEPOST_TEXT("policy", "The rendered robots.txt would be larger than 32 MiB. "
                                            "Shorten the notes on roles."));
        }
        const std::string &standard = m_policy.defaultPolicy->text;
        m_out += standard == "allow" ? "\n# Default: allow everything else\n"
                                     : "\n# Default: deny everything else\n";
        m_out += "User-agent: *\n";
        m_out += ruleForAll(standard);
        if (isSet(m_policy.sitemapUrl))
            m_out += std::format("\nSitemap: {}\n", m_policy.sitemapUrl->text);
        if (isSet(m_policy.llmsTxtUrl))
            m_out += std::format("\n# LLM corpus index (well-known: llmstxt.org)\n# {}\n",
                                 m_policy.llmsTxtUrl->text);
        return std::move(m_out);
    }

private:
    /// A field that is written and empty is not set: nothing could stand for it.
    static bool isSet(const std::optional<PolicyValue> &field) {
        return field && !field->text.empty();
    }

    static std::string_view ruleForAll(std::string_view policy) {
        return policy == "allow" ? "Allow: /\n" : "Disallow: /\n";
    }

    void header() {
        m_out += "# robots.txt";
        if (isSet(m_policy.title))
            m_out += " — " + m_policy.title->text;
        m_out += '\n';
        const bool slug = isSet(m_policy.slug);
        const bool id = isSet(m_policy.id);
        if (slug && id)
            m_out += std::format("# Source: kno://content/{} • Identity: {}\n", m_policy.slug->text,
                                 m_policy.id->text);
        else if (slug)
            m_out += std::format("# Source: kno://content/{}\n", m_policy.slug->text);
        else if (id)
            m_out += std::format("# Identity: {}\n", m_policy.id->text);
        m_out += std::string(kRendered) + " via thin transformation\n";
        if (isSet(m_policy.docsUrl))
            m_out += std::format("# See {} for context\n", m_policy.docsUrl->text);
    }

    /// Empty: the agent has no role.
    [[nodiscard]] std::string_view roleOf(std::size_t index) const {
        const auto &role = m_policy.agents[index].role;
        return role ? std::string_view(role->text) : std::string_view();
    }

    void record(std::size_t index) {
        const PolicyAgent &agent = m_policy.agents[index];
        m_out += '\n';
        const std::string_view role = roleOf(index);
        if (!role.empty() && (index == 0 || roleOf(index - 1) != role))
            roleComment(index, role);
        if (agent.notes)
            notes(agent.notes->text);
        m_out += std::format("User-agent: {}\n", agent.userAgent->text);
        for (const PolicyValue &path : agent.allow)
            m_out += std::format("Allow: {}\n", path.text);
        for (const PolicyValue &path : agent.disallow)
            m_out += std::format("Disallow: {}\n", path.text);
        m_out += ruleForAll(agent.policy->text);
    }

    void roleComment(std::size_t first, std::string_view role) {
        m_out += "# ";
        if (role == "on-demand")
            m_out += "On-demand agents (user-initiated fetches)";
        else if (role == "search")
            m_out += "Search engines";
        else if (role == "training")
            m_out += "Training crawlers";
        else
            m_out += role;
        const std::string &policy = m_policy.agents[first].policy->text;
        bool agree = true;
        for (std::size_t i = first; i < m_policy.agents.size() && roleOf(i) == role; ++i)
            agree = agree && m_policy.agents[i].policy->text == policy;
        if (agree)
            m_out += policy == "allow" ? ": ALLOWED" : ": BLOCKED";
        const auto note = m_notes.find(role);
        if (note != m_notes.end() && !note->second.empty())
            m_out.append(" ").append(note->second);
        m_out += '\n';
    }

    void notes(std::string_view text) {
        if (text.empty())
            return;
        while (true) {
            const std::size_t end = text.find_first_of("\r\n");
            const std::string_view line = text.substr(0, end);
            m_out += line.empty() ? "#" : "# ";
            m_out.append(line).append("\n");
            if (end == std::string_view::npos)
                return;
            text.remove_prefix(text.substr(end).starts_with("\r\n") ? end + 2 : end + 1);
        }
    }

    const AgentPolicy &m_policy;
    std::unordered_map<std::string_view, std::string_view> m_notes;
    std::string m_out;
};

} // namespace

std::expected<std::string, Message> renderRobots(const AgentPolicy &policy) {
    for (const Diagnostic &fault : policy.faults) {
        if (fault.severity == Severity::Error)
            return std::unexpected(Message(GATEPOST_TEXT("policy", "Line %1, column %2: %3"),
                                           policy.errorLine.value, policy.errorColumn,
                                           fault.message));
    }
    if (!policy.defaultPolicy)
        return std::unexpected<Message>(
            GATEPOST_TEXT("policy", "The policy has no default_policy."));
    for (const PolicyAgent &agent : policy.agents) {
        if (!agent.userAgent || !agent.policy)
            return std::unexpected<Message>(
                GATEPOST_TEXT("policy", "An entry has no user_agent or no policy."));
    }
    return Renderer(policy).run();
}

bool saysItIsRendered(std::string_view robots) {
    return robots.contains(kRendered);
}

std::string etagOf(std::string_view bytes) {
    return '"' + sha256Hex(bytes) + '"';
}

} // namespace gatepost
