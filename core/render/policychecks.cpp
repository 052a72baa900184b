// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/render/policychecks.h"

#include "core/dialect/dialect.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <format>
#include <set>
#include <unordered_map>

namespace gatepost {
namespace {

using enum FaultSeverity;
using Value = std::optional<PolicyValue>;

/// For messages: the value, cut if it is long.
std::string quoted(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    if (text.size() <= kLongest)
        return std::format("“{}”", text);
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return std::format("“{}…”", text.substr(0, end));
}

class Checks {
public:
    Checks(const AgentPolicy &policy, ByteRange entity, FaultList &faults)
        : m_policy(policy), m_entity(entity), m_faults(faults) {}

    void run() {
        checkHeader();
        checkUrls();
        checkDefault();
        for (const RoleNote &note : m_policy.roleNotes) {
            oneLine(note.role, "A role");
            oneLine(note.text, "A note on a role");
        }
        for (const PolicyAgent &agent : m_policy.agents)
            checkAgent(agent);
        checkUnusedNotes();
        checkDuplicates();
    }

private:
    void add(FaultSeverity severity, std::string_view code, ByteRange range, std::string message) {
        m_faults.add(severity, code, range, std::move(message));
    }
    /// A value that goes into one line. False if it would break out of it.
    bool oneLine(const PolicyValue &value, std::string_view what) {
        if (!hasLineBreaker(value.text))
            return true;
        add(Error, "kno-line-end", value.range,
            std::format(
                "{} goes into one line of robots.txt, but this one holds a line end or another "
                "control character. Write it in one line.",
                what));
        return false;
    }
    bool oneLine(const Value &value, std::string_view what) {
        return !value || oneLine(*value, what);
    }

    void checkHeader() {
        const ByteRange start{m_entity.begin, m_entity.begin};
        if (!m_policy.title)
            add(Warning, "kno-missing-title", start,
                "The policy has no title; the first line of robots.txt ends after its name. Add "
                "“title: "
                "…”.");
        if (!m_policy.slug)
            add(Warning, "kno-missing-slug", start,
                "The policy has no slug; robots.txt cannot name its source. Add “slug: "
                "agent-policy”.");
        if (!m_policy.id)
            add(Warning, "kno-missing-id", start,
                "The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a "
                "ULID.");
        oneLine(m_policy.title, "The title");
        if (oneLine(m_policy.slug, "The slug") && m_policy.slug && !isSlug(m_policy.slug->text))
            add(Warning, "kno-bad-slug", m_policy.slug->range,
                "A slug stands in an address: use letters, digits, “-”, “_” and “.” only.");
        if (oneLine(m_policy.id, "The id") && m_policy.id && !isUlid(m_policy.id->text))
            add(Warning, "kno-bad-id", m_policy.id->range, badId(m_policy.id->text));
        if (m_policy.type && m_policy.type->text != "agent-policy")
            add(Warning, "kno-unknown-type", m_policy.type->range,
                std::format(
                    "{} is another type of entity; this one is read as an agent policy. Write "
                    "“type: agent-policy”.",
                    quoted(m_policy.type->text)));
    }
    static bool isSlug(std::string_view slug) {
        return !slug.empty() && std::ranges::all_of(slug, [](char c) {
            return isAlnum(c) || c == '-' || c == '_' || c == '.';
        });
    }
    static std::string badId(std::string_view id) {
        if (id.size() != 26)
            return std::format(
                "A ULID has 26 characters, this id has {}. Copy it again or make a new "
                "one.",
                id.size());
        if (!isUlid(std::string("0").append(id.substr(1))))
            return "A ULID is written with digits and the letters A–Z without I, L, O and U. Copy "
                   "the id "
                   "again.";
        return "A ULID begins with a digit from 0 to 7. Copy the id again.";
    }

    void checkUrls() {
        const std::array<std::pair<const Value *, std::string_view>, 3> urls{
            {{&m_policy.docsUrl, "docs_url"},
             {&m_policy.sitemapUrl, "sitemap_url"},
             {&m_policy.llmsTxtUrl, "llms_txt_url"}}};
        for (const auto &[url, name] : urls) {
            if (*url && oneLine(**url, "A URL") && !isHttpUrl((*url)->text))
                add(Warning, "kno-bad-url", (*url)->range,
                    std::format("{} is no absolute http or https URL. Write {} in full, as "
                                "“https://example.com/…”, with blanks as %20.",
                                quoted((*url)->text), name));
        }
    }

    void checkDefault() {
        if (!m_policy.defaultPolicy)
            add(Error, "kno-missing-default-policy", {m_entity.begin, m_entity.begin},
                "The policy has no default_policy, so nothing can be rendered. Add "
                "“default_policy: "
                "disallow” or “default_policy: allow”.");
        else
            checkWord(*m_policy.defaultPolicy, "default_policy");
    }
    void checkWord(const PolicyValue &value, std::string_view field) {
        if (value.text == "allow" || value.text == "disallow")
            return;
        std::string_view meant;
        const std::string lower = toLower(trimmed(value.text));
        for (const auto &[word, policy] :
             {std::pair<std::string_view, std::string_view>{"allow", "allow"},
              {"allowed", "allow"},
              {"yes", "allow"},
              {"true", "allow"},
              {"disallow", "disallow"},
              {"disallowed", "disallow"},
              {"deny", "disallow"},
              {"block", "disallow"},
              {"blocked", "disallow"},
              {"no", "disallow"},
              {"false", "disallow"}}) {
            if (lower == word)
                meant = policy;
        }
        add(Error, "kno-unknown-policy", value.range,
            meant.empty() ? std::format("{} is not a value of {}: write allow or disallow.",
                                        quoted(value.text), field)
                          : std::format("{} is not a value of {}: write {}.", quoted(value.text),
                                        field, meant));
    }

    void checkAgent(const PolicyAgent &agent) {
        if (!agent.isEntry)
            return;
        const ByteRange start{agent.range.begin, agent.range.begin};
        if (!agent.userAgent)
            add(Error, "kno-missing-user-agent", start,
                "This entry names no agent. Add “user_agent: ” and its product token.");
        else
            checkName(*agent.userAgent);
        if (!agent.policy)
            add(Error, "kno-missing-policy", start,
                "This entry says neither allow nor disallow. Add “policy: allow” or “policy: "
                "disallow”.");
        else
            checkWord(*agent.policy, "policy");
        if (agent.role && oneLine(*agent.role, "A role"))
            checkRole(*agent.role);
        if (agent.notes)
            checkNotes(*agent.notes);
        for (const auto *list : {&agent.allow, &agent.disallow}) {
            for (const PolicyValue &path : *list)
                checkPath(path);
        }
    }
    void checkName(const PolicyValue &name) {
        if (!oneLine(name, "A user agent"))
            return;
        if (name.text.empty()) {
            add(Error, "kno-missing-user-agent", name.range,
                "The name of the agent is empty. Write its product token.");
        } else if (!isCleanAgentName(name.text)) {
            add(Error, "kno-bad-user-agent", name.range,
                std::format(
                    "{} cannot stand in a User-agent line: crawlers cut it at the blank or “#”. "
                    "Write the product token alone.",
                    quoted(name.text)));
        } else if (name.text != "*" && !std::ranges::all_of(name.text, [](char c) {
                       return isAlpha(c) || c == '-' || c == '_';
                   })) {
            add(Note, "kno-agent-token", name.range,
                std::format(
                    "A product token of RFC 9309 has only letters, “-” and “_”; strict parsers "
                    "cut {}.",
                    quoted(name.text)));
        }
    }
    void checkRole(const PolicyValue &role) {
        m_roles.insert(role.text);
        if (role.text.empty())
            return;
        const auto words = dialect(DialectId::AgentPolicy).find(DirectiveId::KnoRole)->words;
        std::string known;
        for (const Word &word : words) {
            if (word.name == role.text)
                return;
            if (equalsIgnoringCase(word.name, trimmed(role.text))) {
                add(Warning, "kno-other-role", role.range,
                    std::format("{} is taken for a role of your own. Write {}.", quoted(role.text),
                                word.name));
                return;
            }
            known += known.empty() ? "" : ", ";
            known += word.name;
        }
        add(Note, "kno-other-role", role.range,
            std::format("{} is none of the common roles ({}); its comment will be the word itself.",
                        quoted(role.text), known));
    }
    void checkNotes(const PolicyValue &notes) {
        std::string lines = notes.text;
        std::erase_if(lines, [](char c) { return c == '\n' || c == '\r'; });
        if (hasLineBreaker(lines))
            add(Error, "kno-line-end", notes.range,
                "The notes hold a control character that some parsers take for a line end. Remove "
                "it.");
    }
    void checkPath(const PolicyValue &path) {
        if (path.range.empty()) // no text, reported already
            return;
        if (!oneLine(path, "A path"))
            return;
        if (!path.text.starts_with('/') && !path.text.starts_with('*'))
            add(Error, "kno-bad-path-start", path.range,
                std::format(
                    "The path {} begins neither with / nor with *, so crawlers may ignore it. "
                    "Write {}.",
                    quoted(path.text), quoted("/" + path.text)));
        if (path.text.contains('#'))
            add(Error, "kno-bad-path", path.range,
                "A “#” begins a comment in robots.txt and would cut the path. Write it as %23.");
        if (path.text.contains(' ') || path.text.contains('\t'))
            add(Warning, "kno-bad-path", path.range,
                "A blank ends the path for some crawlers. Write it as %20.");
    }
    void checkUnusedNotes() {
        for (const RoleNote &note : m_policy.roleNotes) {
            if (!m_roles.contains(note.role.text))
                add(Note, "kno-unused-role-note", note.role.range,
                    std::format("No agent has the role {}; its note is not rendered.",
                                quoted(note.role.text)));
        }
    }
    void checkDuplicates() {
        std::unordered_map<std::string, const PolicyValue *> seen;
        for (const PolicyAgent &agent : m_policy.agents) {
            if (!agent.userAgent || agent.userAgent->text.empty())
                continue;
            const auto [first, isNew] =
                seen.try_emplace(toLower(agent.userAgent->text), &*agent.userAgent);
            if (!isNew)
                add(Warning, "kno-duplicate-agent", agent.userAgent->range,
                    std::format(
                        "{} has an entry in line {} already; crawlers read the two records as "
                        "one. Join the entries.",
                        quoted(agent.userAgent->text), first->second->line.value));
            if (isNew && agent.userAgent->text == "*")
                checkStar(agent);
        }
    }
    void checkStar(const PolicyAgent &agent) {
        const bool agrees = agent.policy && m_policy.defaultPolicy &&
                            agent.policy->text == m_policy.defaultPolicy->text;
        add(agrees ? Note : Warning, "kno-star-agent", agent.userAgent->range,
            agrees ? "Crawlers read this record and the default record for * as one."
                   : "Crawlers read this record and the default record for * as one, and the two "
                     "contradict each other. Let policy and default_policy agree.");
    }

    const AgentPolicy &m_policy;
    ByteRange m_entity;
    FaultList &m_faults;
    std::set<std::string> m_roles;
};

} // namespace

void checkPolicyValues(const AgentPolicy &policy, ByteRange entity, FaultList &faults) {
    Checks(policy, entity, faults).run();
}

bool hasLineBreaker(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
        if ((byte < 0x20 && byte != '\t') || byte == 0x7F)
            return true;
        if (byte == 0xC2 && next >= 0x80 && next <= 0x9F)
            return true;
        if (text.substr(i).starts_with("\xE2\x80\xA8") ||
            text.substr(i).starts_with("\xE2\x80\xA9"))
            return true;
    }
    return false;
}

bool isCleanPath(std::string_view path) {
    return (path.starts_with('/') || path.starts_with('*')) &&
           path.find_first_of(" \t#") == std::string_view::npos && !hasLineBreaker(path);
}

bool isCleanAgentName(std::string_view name) {
    return !name.empty() && name.find_first_of(" \t#") == std::string_view::npos &&
           !hasLineBreaker(name);
}

bool isUlid(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdefghjkmnpqrstvwxyz";
    return text.size() == 26 && text[0] >= '0' && text[0] <= '7' &&
           std::ranges::all_of(text, [&](char c) { return kDigits.contains(asciiLower(c)); });
}

} // namespace gatepost
