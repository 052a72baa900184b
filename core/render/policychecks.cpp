// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/policychecks.h"

#include "core/agents/names.h"
#include "core/dialect/dialect.h"
#include "core/text/ascii.h"
#include "core/value/url.h"

#include <algorithm>
#include <array>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

// gatepost::quoted is named in full: with a std::string, std::quoted would be meant where <iomanip> is seen.

namespace gatepost {
namespace {

using enum Severity;
using Value = std::optional<PolicyValue>;

/// What breaks out of the one line of robots.txt that it goes into.
constexpr Phrase kRoleBreaksLine =
    GATEPOST_TEXT("policy", "A role goes on one line of robots.txt, but this one contains a line "
                            "end or another control character. Write it on one line.");
constexpr Phrase kRoleNoteBreaksLine = GATEPOST_TEXT(
    "policy", "A note on a role goes on one line of robots.txt, but this one contains a line end "
              "or another control character. Write it on one line.");
constexpr Phrase kTitleBreaksLine =
    GATEPOST_TEXT("policy", "The title goes on one line of robots.txt, but this one contains a "
                            "line end or another control character. Write it on one line.");
constexpr Phrase kSlugBreaksLine =
    GATEPOST_TEXT("policy", "The slug goes on one line of robots.txt, but this one contains a line "
                            "end or another control character. Write it on one line.");
constexpr Phrase kIdBreaksLine =
    GATEPOST_TEXT("policy", "The id goes on one line of robots.txt, but this one contains a line "
                            "end or another control character. Write it on one line.");
constexpr Phrase kUrlBreaksLine =
    GATEPOST_TEXT("policy", "A URL goes on one line of robots.txt, but this one contains a line "
                            "end or another control character. Write it on one line.");
constexpr Phrase kUserAgentBreaksLine =
    GATEPOST_TEXT("policy", "A user agent goes on one line of robots.txt, but this one contains a "
                            "line end or another control character. Write it on one line.");
constexpr Phrase kPathBreaksLine =
    GATEPOST_TEXT("policy", "A path goes on one line of robots.txt, but this one contains a line "
                            "end or another control character. Write it on one line.");

class Checks {
public:
    Checks(const AgentPolicy &policy, ByteRange entity, const Registry &registry, FaultList &faults)
        : m_policy(policy), m_entity(entity), m_registry(registry), m_faults(faults) {}

    void run() {
        checkHeader();
        checkUrls();
        checkDefault();
        for (const RoleNote &note : m_policy.roleNotes) {
            oneLine(note.role, kRoleBreaksLine);
            oneLine(note.text, kRoleNoteBreaksLine);
        }
        for (const PolicyAgent &agent : m_policy.agents)
            checkAgent(agent);
        checkUnusedNotes();
        checkDuplicates();
    }

private:
    void add(std::string_view code, ByteRange range, Message message) {
        m_faults.add(code, range, std::move(message));
    }
    void add(Severity severity, std::string_view code, ByteRange range, Message message) {
        m_faults.add(severity, code, range, std::move(message));
    }
    /// A value that goes into one line. False if it would break out of it.
    bool oneLine(const PolicyValue &value, Phrase otherwise) {
        if (!hasLineBreaker(value.text))
            return true;
        add("kno-line-end", value.range, otherwise);
        return false;
    }
    bool oneLine(const Value &value, Phrase otherwise) {
        return !value || oneLine(*value, otherwise);
    }

    void checkHeader() {
        const ByteRange start{m_entity.begin, m_entity.begin};
        if (!m_policy.title || m_policy.title->text.empty())
            add("kno-missing-title", start,
                GATEPOST_TEXT("policy", "The policy has no title; the first line of robots.txt "
                                        "ends after its name. Add “title: …”."));
        if (!m_policy.slug)
            add("kno-missing-slug", start,
                GATEPOST_TEXT("policy", "The policy has no slug; robots.txt cannot name its "
                                        "source. Add “slug: agent-policy”."));
        if (!m_policy.id)
            add("kno-missing-id", start,
                GATEPOST_TEXT("policy", "The policy has no id; robots.txt cannot tell its "
                                        "identity. Add “id: ” and a ULID."));
        oneLine(m_policy.title, kTitleBreaksLine);
        if (oneLine(m_policy.slug, kSlugBreaksLine) && m_policy.slug &&
            !isSlug(m_policy.slug->text))
            add("kno-bad-slug", m_policy.slug->range,
                GATEPOST_TEXT(
                    "policy",
                    "A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only."));
        if (oneLine(m_policy.id, kIdBreaksLine) && m_policy.id && !isUlid(m_policy.id->text))
            add("kno-bad-id", m_policy.id->range, badId(m_policy.id->text));
        if (m_policy.type && m_policy.type->text != "agent-policy")
            add("kno-unknown-type", m_policy.type->range,
                Message(GATEPOST_TEXT("policy", "%1 is another type of entity; this one is read as "
                                                "an agent policy. Write “type: agent-policy”."),
                        gatepost::quoted(m_policy.type->text)));
    }
    static bool isSlug(std::string_view slug) {
        return !slug.empty() && std::ranges::all_of(slug, [](char c) {
            return isAlnum(c) || c == '-' || c == '_' || c == '.';
        });
    }
    static Message badId(std::string_view id) {
        if (id.size() != 26)
            return Message::counted(
                GATEPOST_COUNTED(
                    "policy",
                    "A ULID has 26 characters, this id has %n. Copy it again or make a new one.",
                    "A ULID has 26 characters, this id has %n. Copy it again or make a new one."),
                id.size());
        if (!isUlid(std::string("0").append(id.substr(1))))
            return GATEPOST_TEXT(
                "policy",
                "A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.");
        return GATEPOST_TEXT("policy",
                             "A ULID begins with a digit from 0 to 7. Copy the id again.");
    }

    void checkUrls() {
        const std::array<std::pair<const Value *, std::string_view>, 3> urls{
            {{&m_policy.docsUrl, "docs_url"},
             {&m_policy.sitemapUrl, "sitemap_url"},
             {&m_policy.llmsTxtUrl, "llms_txt_url"}}};
        for (const auto &[url, name] : urls) {
            if (*url && oneLine(**url, kUrlBreaksLine) && !isHttpUrl((*url)->text))
                add("kno-bad-url", (*url)->range,
                    Message(GATEPOST_TEXT("policy",
                                          "%1 is not an absolute http or https URL. Write %2 in "
                                          "full, as “https://example.com/…”, with spaces as %3."),
                            gatepost::quoted((*url)->text), name, "%20"));
        }
    }

    void checkDefault() {
        if (!m_policy.defaultPolicy)
            add("kno-missing-default-policy", {m_entity.begin, m_entity.begin},
                GATEPOST_TEXT("policy",
                              "The policy has no default_policy, so nothing can be rendered. Add "
                              "“default_policy: disallow” or “default_policy: allow”."));
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
        add("kno-unknown-policy", value.range,
            meant.empty()
                ? Message(
                      GATEPOST_TEXT("policy", "%1 is not a value of %2: write allow or disallow."),
                      gatepost::quoted(value.text), field)
                : Message(GATEPOST_TEXT("policy", "%1 is not a value of %2: write %3."),
                          gatepost::quoted(value.text), field, meant));
    }

    void checkAgent(const PolicyAgent &agent) {
        if (!agent.isEntry)
            return;
        const ByteRange start{agent.range.begin, agent.range.begin};
        if (!agent.userAgent)
            add("kno-missing-user-agent", start,
                GATEPOST_TEXT(
                    "policy",
                    "This entry names no agent. Add “user_agent: ” and its product token."));
        else
            checkName(*agent.userAgent);
        if (!agent.policy)
            add("kno-missing-policy", start,
                GATEPOST_TEXT("policy", "This entry says neither allow nor disallow. Add “policy: "
                                        "allow” or “policy: disallow”."));
        else
            checkWord(*agent.policy, "policy");
        if (agent.role && oneLine(*agent.role, kRoleBreaksLine))
            checkRole(*agent.role);
        if (agent.notes)
            checkNotes(*agent.notes);
        for (const auto *list : {&agent.allow, &agent.disallow}) {
            for (const PolicyValue &path : *list)
                checkPath(path);
        }
    }
    void checkName(const PolicyValue &name) {
        if (!oneLine(name, kUserAgentBreaksLine))
            return;
        if (name.text.empty()) {
            add("kno-missing-user-agent", name.range,
                GATEPOST_TEXT("policy",
                              "The name of the agent is empty. Write its product token."));
        } else if (!isCleanAgentName(name.text)) {
            add("kno-bad-user-agent", name.range,
                Message(GATEPOST_TEXT("policy",
                                      "%1 cannot be in a User-agent line: crawlers cut it at "
                                      "the space or “#”. Write only the product token."),
                        gatepost::quoted(name.text)));
        } else if (name.text != "*" && !std::ranges::all_of(name.text, [](char c) {
                       return isAlpha(c) || c == '-' || c == '_';
                   })) {
            add("kno-agent-token", name.range,
                Message(GATEPOST_TEXT("policy", "A product token of RFC 9309 has only a–z, A–Z, "
                                                "“-” and “_”; strict parsers cut %1."),
                        gatepost::quoted(name.text)));
        }
        checkRegistry(name);
    }
    /// What the list of known agents says of the name.
    void checkRegistry(const PolicyValue &name) {
        if (const auto similar = oneSlipAway(name.text, m_registry); !similar.empty())
            add("kno-agent-typo", name.range,
                Message(GATEPOST_TEXT("policy", "No crawler called %1 is known. Did you mean %2?"),
                        gatepost::quoted(name.text), gatepost::quoted(similar.front())));
        const KnownAgent *known = m_registry.find(name.text);
        if (known == nullptr || known->status != AgentStatus::Retired)
            return;
        std::vector<Message> successors;
        for (const std::string_view token : successorsOf(*known, m_registry))
            successors.emplace_back(token);
        add("kno-retired-agent", name.range,
            successors.empty()
                ? Message(GATEPOST_TEXT("policy", "%1 is retired: %2 no longer sends it."),
                          gatepost::quoted(known->token), known->operatorName)
                : Message(GATEPOST_TEXT("policy",
                                        "%1 is retired: %2 no longer sends it. Today it sends %3; "
                                        "make sure they have entries if you want them covered."),
                          gatepost::quoted(known->token), known->operatorName,
                          Message::list(std::move(successors), Conjunction::And)));
    }
    void checkRole(const PolicyValue &role) {
        m_roles.insert(role.text);
        if (role.text.empty())
            return;
        const auto words = dialect(DialectId::AgentPolicy).find(DirectiveId::KnoRole)->words;
        std::vector<Message> known;
        for (const Word &word : words) {
            if (word.name == role.text)
                return;
            if (equalsIgnoringCase(word.name, trimmed(role.text))) {
                add("kno-other-role", role.range,
                    Message(GATEPOST_TEXT("policy",
                                          "%1 is taken for a role that you defined. Write %2."),
                            gatepost::quoted(role.text), word.name));
                return;
            }
            known.emplace_back(word.name);
        }
        add(Note, "kno-other-role", role.range,
            Message(
                GATEPOST_TEXT(
                    "policy",
                    "%1 is none of the common roles (%2); its comment will be the word itself."),
                gatepost::quoted(role.text), Message::list(std::move(known), Conjunction::Comma)));
    }
    void checkNotes(const PolicyValue &notes) {
        std::string lines = notes.text;
        std::erase_if(lines, [](char c) { return c == '\n' || c == '\r'; });
        if (hasLineBreaker(lines))
            add("kno-line-end", notes.range,
                GATEPOST_TEXT("policy", "The notes contain a control character that some parsers "
                                        "take for a line end. Remove it."));
    }
    void checkPath(const PolicyValue &path) {
        if (path.range.empty()) // no text, reported already
            return;
        if (!oneLine(path, kPathBreaksLine))
            return;
        if (!path.text.starts_with('/') && !path.text.starts_with('*'))
            add("kno-bad-path-start", path.range,
                Message(GATEPOST_TEXT("policy", "The path %1 begins neither with / nor with *, so "
                                                "crawlers may ignore it. Write %2."),
                        gatepost::quoted(path.text), gatepost::quoted("/" + path.text)));
        if (path.text.contains('#'))
            add("kno-bad-path", path.range,
                Message(GATEPOST_TEXT("policy", "A “#” begins a comment in robots.txt and would "
                                                "cut the path. Write it as %1."),
                        "%23"));
        if (path.text.contains(' ') || path.text.contains('\t'))
            add(Warning, "kno-bad-path", path.range,
                Message(GATEPOST_TEXT("policy",
                                      "A space ends the path for some crawlers. Write it as %1."),
                        "%20"));
    }
    void checkUnusedNotes() {
        for (const RoleNote &note : m_policy.roleNotes) {
            if (!m_roles.contains(note.role.text))
                add("kno-unused-role-note", note.role.range,
                    Message(GATEPOST_TEXT("policy",
                                          "No agent has the role %1; its note is not rendered."),
                            gatepost::quoted(note.role.text)));
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
                add("kno-duplicate-agent", agent.userAgent->range,
                    Message(GATEPOST_TEXT("policy",
                                          "%1 has an entry in line %2 already; crawlers read "
                                          "the two records as one. Join the entries."),
                            gatepost::quoted(agent.userAgent->text), first->second->line.value));
            if (isNew && agent.userAgent->text == "*")
                checkStar(agent);
        }
    }
    void checkStar(const PolicyAgent &agent) {
        const bool agrees = agent.policy && m_policy.defaultPolicy &&
                            agent.policy->text == m_policy.defaultPolicy->text;
        add(agrees ? Note : Warning, "kno-star-agent", agent.userAgent->range,
            agrees ? GATEPOST_TEXT("policy",
                                   "Crawlers read this record and the default record for * as one.")
                   : GATEPOST_TEXT(
                         "policy",
                         "Crawlers read this record and the default record for * as one, and the "
                         "two contradict each other. Let policy and default_policy agree."));
    }

    const AgentPolicy &m_policy;
    ByteRange m_entity;
    const Registry &m_registry;
    FaultList &m_faults;
    std::set<std::string> m_roles;
};

} // namespace

void checkPolicyValues(const AgentPolicy &policy, ByteRange entity, const Registry &registry,
                       FaultList &faults) {
    Checks(policy, entity, registry, faults).run();
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
