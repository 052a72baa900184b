// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/agentpolicy.h"

#include "core/dialect/dialect.h"
#include "core/render/policychecks.h"
#include "core/render/policyyaml.h"
#include "core/text/ascii.h"
#include "core/text/limits.h"
#include "core/yaml/yamltree.h"

#include <algorithm>
#include <set>

namespace gatepost {
namespace {

using enum Severity;

/// Bytes of memory that aliases may multiply the values to, over all agents.
constexpr std::size_t kMaxExpandedBytes = limits::kPolicyExpanded;

/// What a value is that should be another: "… but this is a list".
constexpr Phrase kindName(YamlKind kind) {
    switch (kind) {
    case YamlKind::Null: return GATEPOST_TEXT("policy", "nothing");
    case YamlKind::Scalar: return GATEPOST_TEXT("policy", "a text");
    case YamlKind::Sequence: return GATEPOST_TEXT("policy", "a list");
    case YamlKind::Mapping: return GATEPOST_TEXT("policy", "a map");
    case YamlKind::Alias: return GATEPOST_TEXT("policy", "an alias");
    }
    return {};
}

constexpr Phrase wrongKind(YamlKind wanted) {
    switch (wanted) {
    case YamlKind::Sequence:
        return GATEPOST_TEXT("policy", "“%1” must be a list, but this is %2. Write it as “%3”.");
    case YamlKind::Mapping:
        return GATEPOST_TEXT("policy", "“%1” must be a map, but this is %2. Write it as “%3”.");
    case YamlKind::Null:
    case YamlKind::Scalar:
    case YamlKind::Alias: break;
    }
    return GATEPOST_TEXT("policy", "“%1” must be a text, but this is %2. Write it as “%3”.");
}

/// Two names that differ in one letter, in two neighbours swapped, or in blanks, dashes and case only.
bool isSlip(std::string_view written, std::string_view known) {
    std::string plain = toLower(written);
    std::string wanted(known);
    for (std::string *text : {&plain, &wanted})
        std::erase_if(*text, [](char c) { return c == '_' || c == '-' || c == ' '; });
    std::string_view a = plain;
    std::string_view b = wanted;
    while (!a.empty() && !b.empty() && a.front() == b.front()) {
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    return (a.size() <= 1 && b.size() <= 1) ||
           (a.size() == 2 && b.size() == 2 && a[0] == b[1] && a[1] == b[0]);
}

class Reader {
public:
    Reader(const YamlTree &tree, AgentPolicy &policy, FaultList &faults)
        : m_tree(tree), m_policy(policy), m_faults(faults) {}

    /// False if there is no mapping at the top.
    bool run() {
        if (m_tree.root == kNoYaml || m_tree[m_tree.root].kind == YamlKind::Null) {
            fault("kno-not-a-mapping", {},
                  GATEPOST_TEXT(
                      "policy",
                      "The policy is empty. Begin with “default_policy: disallow” and “agents:”."));
            return false;
        }
        const YamlId top = m_tree.root;
        if (m_tree[top].kind != YamlKind::Mapping) {
            fault("kno-not-a-mapping", m_tree[top].range,
                  m_tree[top].kind == YamlKind::Sequence
                      ? GATEPOST_TEXT("policy", "The policy is a list at the top, but must be a "
                                                "map of fields, as in “title: …”.")
                      : GATEPOST_TEXT("policy", "The policy is a text at the top, but must be a "
                                                "map of fields, as in “title: …”."));
            return false;
        }
        bool hasAgents = false;
        eachField(top, [&](YamlId key, YamlId value, std::string_view name) {
            hasAgents = hasAgents || name == "agents";
            topField(key, value, name);
        });
        if (!hasAgents)
            fault(
                "kno-no-agents", {m_tree[top].range.begin, m_tree[top].range.begin},
                GATEPOST_TEXT("policy",
                              "The policy has no “agents”; only the default record is rendered."));
        return true;
    }

private:
    void fault(std::string_view code, ByteRange range, Message message) {
        m_faults.add(code, range, std::move(message));
    }
    void fault(Severity severity, std::string_view code, ByteRange range, Message message) {
        m_faults.add(severity, code, range, std::move(message));
    }

    PolicyValue valueAt(YamlId id) {
        const YamlNode &target = m_tree[m_tree.resolved(id)];
        PolicyValue value;
        value.text = target.text;
        if (target.isBlockScalar() && value.text.ends_with('\n'))
            value.text.pop_back();
        value.range = m_tree[id].range;
        m_faults.place(value.range.begin, value.line, value.column);
        charge(value.text.size() + sizeof(PolicyValue), id);
        return value;
    }
    /// Every step that an alias can repeat is paid for; when the account is empty reading ends.
    void charge(std::size_t bytes, YamlId at) {
        m_expanded += bytes;
        if (m_expanded > kMaxExpandedBytes && !m_full) {
            m_full = true;
            fault("kno-too-large", m_tree[at].range, aliasesExpandTooFar());
        }
    }

    /// Calls read(key, value, name) for each field; a name that comes again is reported and left out.
    template <typename Read>
    void eachField(YamlId mapping, Read read) {
        std::set<std::string_view> seen;
        const std::vector<YamlId> &children = m_tree[mapping].children;
        for (std::size_t i = 0; i + 1 < children.size() && !m_full; i += 2) {
            const YamlNode &key = m_tree[children[i]];
            charge(key.text.size() + sizeof(YamlNode), children[i]);
            if (key.kind != YamlKind::Scalar) {
                fault("kno-wrong-kind", key.range,
                      Message(
                          GATEPOST_TEXT(
                              "policy",
                              "The name of a field must be a text, but this is %1. Write a name."),
                          kindName(key.kind)));
                continue;
            }
            if (!seen.insert(key.text).second) {
                fault(
                    "kno-duplicate-field", key.range,
                    Message(GATEPOST_TEXT("policy",
                                          "“%1” appears here a second time. Keep one of the two."),
                            key.text));
                continue;
            }
            const YamlNode &value = m_tree[children[i + 1]];
            if (!value.tag.empty() && value.tag != "tag:yaml.org,2002:str")
                fault("kno-tag", {value.whole, value.range.begin},
                      Message(GATEPOST_TEXT("policy", "The tag %1 is not read. Remove it."),
                              value.tag));
            read(children[i], children[i + 1], std::string_view(key.text));
        }
    }

    /// The node that a field of the wanted kind has; kNoYaml if it is not set or (reported) of another kind.
    YamlId wanted(YamlId value, YamlKind kind, std::string_view name, std::string_view how) {
        const YamlId id = m_tree.resolved(value);
        if (m_tree[id].kind == YamlKind::Null)
            return kNoYaml;
        if (m_tree[id].kind == kind)
            return id;
        fault("kno-wrong-kind", m_tree[value].range,
              Message(wrongKind(kind), name, kindName(m_tree[id].kind), how));
        return kNoYaml;
    }
    void readText(YamlId value, std::string_view name, std::optional<PolicyValue> &field) {
        if (wanted(value, YamlKind::Scalar, name, std::string(name) + ": …") != kNoYaml)
            field = valueAt(value);
    }

    void unknown(YamlId key, YamlId value, Place place, std::vector<UnknownField> &list) {
        const YamlNode &node = m_tree[key];
        list.push_back({valueAt(key), m_tree[value].range});
        if (node.text == "<<") {
            fault("kno-merge-key", node.range,
                  GATEPOST_TEXT("policy", "Merge keys are not read, so the fields behind “<<” are "
                                          "missing here. Write them out."));
            return;
        }
        for (const Directive &row : dialect(DialectId::AgentPolicy).directives) {
            if (row.place == place && isSlip(node.text, row.name)) {
                fault("kno-unknown-field", node.range,
                      Message(GATEPOST_TEXT(
                                  "policy",
                                  "“%1” is unknown, so its value is not rendered. Is “%2” meant?"),
                              node.text, row.name));
                return;
            }
        }
        fault(Note, "kno-unknown-field", node.range,
              Message(GATEPOST_TEXT(
                          "policy",
                          "“%1” is not a field of an agent policy: it is kept, but not rendered."),
                      node.text));
    }

    void topField(YamlId key, YamlId value, std::string_view name) {
        const std::pair<std::string_view, std::optional<PolicyValue> *> texts[] = {
            {"$schema", &m_policy.schema},
            {"id", &m_policy.id},
            {"slug", &m_policy.slug},
            {"type", &m_policy.type},
            {"version", &m_policy.version},
            {"title", &m_policy.title},
            {"docs_url", &m_policy.docsUrl},
            {"sitemap_url", &m_policy.sitemapUrl},
            {"llms_txt_url", &m_policy.llmsTxtUrl},
            {"default_policy", &m_policy.defaultPolicy},
        };
        for (const auto &[field, target] : texts) {
            if (field == name) {
                readText(value, name, *target);
                return;
            }
        }
        if (name == "role_notes")
            readRoleNotes(value);
        else if (name == "agents")
            readAgents(value);
        else if (isKept(name))
            m_policy.kept.push_back({valueAt(key), m_tree[value].range});
        else
            unknown(key, value, Place::EntityField, m_policy.unknown);
    }
    /// Parts of the entity that its format has and no form shows; the others are rows of the table.
    static bool isKept(std::string_view name) {
        constexpr std::string_view kTiers[] = {"spec", "notes", "enables", "contains", "_index"};
        if (std::ranges::contains(kTiers, name))
            return true;
        return std::ranges::any_of(dialect(DialectId::AgentPolicy).directives,
                                   [name](const Directive &row) {
                                       return row.kind == ValueKind::Structure && row.name == name;
                                   });
    }

    void readRoleNotes(YamlId value) {
        const YamlId map =
            wanted(value, YamlKind::Mapping, "role_notes", "role_notes: {training: …}");
        if (map == kNoYaml)
            return;
        eachField(map, [&](YamlId key, YamlId note, std::string_view name) {
            std::optional<PolicyValue> text;
            readText(note, name, text);
            if (text)
                m_policy.roleNotes.push_back({valueAt(key), std::move(*text)});
        });
    }

    void readAgents(YamlId value) {
        const YamlId list = wanted(value, YamlKind::Sequence, "agents", "agents: []");
        if (list == kNoYaml)
            return;
        for (const YamlId item : m_tree[list].children) {
            if (m_full)
                return;
            const YamlId entry = m_tree.resolved(item);
            charge(sizeof(PolicyAgent), item);
            PolicyAgent &agent = m_policy.agents.emplace_back();
            agent.range = m_tree[item].range;
            agent.isEntry = m_tree[entry].kind == YamlKind::Mapping;
            if (!agent.isEntry) {
                fault("kno-wrong-kind", m_tree[item].range,
                      Message(GATEPOST_TEXT("policy",
                                            "An agent is a map of fields, but this is %1. "
                                            "Write “- user_agent: …” with its policy below."),
                              kindName(m_tree[entry].kind)));
                continue;
            }
            eachField(entry, [&](YamlId key, YamlId field, std::string_view name) {
                agentField(agent, key, field, name);
            });
        }
    }
    void agentField(PolicyAgent &agent, YamlId key, YamlId value, std::string_view name) {
        if (name == "user_agent")
            readText(value, name, agent.userAgent);
        else if (name == "vendor")
            readText(value, name, agent.vendor);
        else if (name == "role")
            readText(value, name, agent.role);
        else if (name == "policy")
            readText(value, name, agent.policy);
        else if (name == "notes")
            readNotes(value, agent.notes);
        else if (name == "allow")
            readPaths(value, name, agent.allow);
        else if (name == "disallow")
            readPaths(value, name, agent.disallow);
        else
            unknown(key, value, Place::AgentField, agent.unknown);
    }
    void readNotes(YamlId value, std::optional<PolicyValue> &notes) {
        readText(value, "notes", notes);
        if (!notes || m_tree[m_tree.resolved(value)].isBlockScalar())
            return;
        for (const std::string_view end : {"\r\n", "\n", "\r"}) { // "a\n" in quotes is one line too
            if (notes->text.ends_with(end)) {
                notes->text.erase(notes->text.size() - end.size());
                return;
            }
        }
    }
    void readPaths(YamlId value, std::string_view name, std::vector<PolicyValue> &paths) {
        const YamlId list =
            wanted(value, YamlKind::Sequence, name, std::string(name) + ": [/path]");
        if (list == kNoYaml)
            return;
        for (const YamlId item : m_tree[list].children) {
            if (m_full)
                return;
            charge(sizeof(YamlNode), item);
            const YamlKind kind = m_tree[m_tree.resolved(item)].kind;
            PolicyValue &path = paths.emplace_back(valueAt(item));
            if (kind == YamlKind::Scalar)
                continue;
            path.text.clear();
            path.range.end = path.range.begin;
            fault("kno-wrong-kind", m_tree[item].range,
                  Message(GATEPOST_TEXT(
                              "policy",
                              "An item of “%1” must be a path, but this is %2. Write “- /path”."),
                          name, kindName(kind)));
        }
    }

    const YamlTree &m_tree;
    AgentPolicy &m_policy;
    FaultList &m_faults;
    std::size_t m_expanded = 0;
    bool m_full = false;
};

} // namespace

bool AgentPolicy::hasErrors() const {
    return std::ranges::any_of(faults,
                               [](const Diagnostic &fault) { return fault.severity == Error; });
}

AgentPolicy readAgentPolicy(const YamlText &yaml, const Registry &registry) {
    AgentPolicy policy;
    FaultList faults(yaml.text());
    if (const auto &tree = yaml.read()) {
        Reader reader(*tree, policy, faults);
        if (reader.run())
            checkPolicyValues(policy, (*tree)[tree->root].range, registry, faults);
    } else {
        faults.add(Error, policyCode(tree.error().fault), tree.error().range,
                   policyMessage(tree.error(), yaml.text()));
    }
    policy.faults = faults.take();
    if (const auto first = std::ranges::find(policy.faults, Error, &Diagnostic::severity);
        first != policy.faults.end())
        faults.place(first->range.begin, policy.errorLine, policy.errorColumn);
    return policy;
}

} // namespace gatepost
