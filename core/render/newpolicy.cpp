// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/newpolicy.h"

#include "core/render/agentpolicy.h"
#include "core/render/policychecks.h"
#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/yaml/yamlscalar.h"

#include <algorithm>
#include <format>
#include <unordered_map>

namespace gatepost {
namespace {

struct Entry {
    std::string name;
    std::vector<std::string> allow, disallow, comments;
    std::size_t groups = 0;
};

bool isWritable(std::string_view text) {
    return firstInvalidUtf8(text) == std::string_view::npos && !hasLineBreaker(text);
}

class Maker {
public:
    explicit Maker(const PolicySource &source) : m_source(source) {
        for (const PolicySourceGroup &group : source.groups)
            addGroup(group);
    }

    NewPolicy make(const NewPolicyNames &names) {
        std::string text = "$schema: kno@0.0.9\n";
        const auto line = [&](std::string_view name, std::string_view value) {
            text += std::format("{}: {}\n", name, yamlScalar(value, YamlStyle::Plain, false, {}));
        };
        line("id", names.id);
        line("slug", names.slug);
        line("type", "agent-policy");
        line("version", "0.1.0");
        line("title", names.title);
        sitemap(line);
        line("default_policy", defaultPolicy());
        text += entries();
        remarks();
        return {std::move(text), std::move(m_remarks)};
    }

private:
    static void addNew(std::vector<std::string> &list, const std::string &text) {
        if (!std::ranges::contains(list, text))
            list.push_back(text);
    }

    void addGroup(const PolicySourceGroup &group) {
        bool first = true;
        m_joined = m_joined || group.agents.size() > 1;
        for (const std::string &agent : group.agents) {
            if (!isWritable(agent) || !isCleanAgentName(agent)) {
                addNew(m_droppedAgents, agent);
                continue;
            }
            const auto [place, isNew] = m_index.try_emplace(toLower(agent), m_entries.size());
            if (isNew)
                m_entries.push_back({agent, {}, {}, {}, 0});
            Entry &entry = m_entries[place->second];
            if (++entry.groups == 2)
                m_repeated.push_back(entry.name);
            addPaths(entry.allow, group.allow);
            addPaths(entry.disallow, group.disallow);
            if (first) {
                for (const std::string &comment : group.comments) {
                    if (isWritable(comment))
                        entry.comments.push_back(comment);
                }
            }
            first = false;
        }
        for (const std::string &other : group.others) {
            std::string name(trimmed(std::string_view(other).substr(0, other.find(':'))));
            addNew(m_droppedLines, name);
        }
    }
    void addPaths(std::vector<std::string> &list, const std::vector<std::string> &paths) {
        for (const std::string &path : paths) {
            if (path.empty())
                continue;
            if (isWritable(path) && isCleanPath(path))
                addNew(list, path);
            else
                addNew(m_droppedPaths, path);
        }
    }

    /// Takes the rules for all paths out of an entry's lists: / and *, which are as long as each other. A * that stayed
    /// would meet the rule for / that is rendered below it. With both, Allow counts (RFC 9309 §2.2.2).
    static std::string_view takePolicy(Entry &entry) {
        const auto isForAll = [](const std::string &path) { return path == "/" || path == "*"; };
        const bool allowed = std::erase_if(entry.allow, isForAll) > 0;
        const bool disallowed = std::erase_if(entry.disallow, isForAll) > 0;
        return disallowed && !allowed ? "disallow" : "allow";
    }

    template <typename Line>
    void sitemap(Line line) {
        std::size_t left = 0;
        bool hasOne = false;
        for (const std::string &url : m_source.sitemaps) {
            if (hasOne || !isWritable(url) || url.empty())
                ++left;
            else
                line("sitemap_url", url);
            hasOne = hasOne || (isWritable(url) && !url.empty());
        }
        if (left > 0)
            m_remarks.push_back(Message::counted(
                GATEPOST_COUNTED("policy", "A policy names one sitemap: %n more are left out.",
                                 "A policy names one sitemap: %n more is left out."),
                left));
    }

    std::string_view defaultPolicy() {
        const auto star = m_index.find("*");
        if (star == m_index.end()) {
            m_remarks.emplace_back(
                GATEPOST_TEXT("policy", "The robots.txt has no group for *, so default_policy is "
                                        "allow: agents that are not named may fetch everything."));
            return "allow";
        }
        Entry copy = m_entries[star->second];
        return takePolicy(copy);
    }

    std::string entries() {
        std::string out;
        const YamlLook look;
        for (Entry &entry : m_entries) {
            const std::string_view policy = takePolicy(entry);
            if (entry.name == "*" && entry.allow.empty() && entry.disallow.empty()) {
                for (const std::string &comment : entry.comments)
                    out += commentLine(comment);
                continue;
            }
            if (entry.name == "*")
                m_remarks.emplace_back(GATEPOST_TEXT(
                    "policy", "The group for * has rules for paths. They are in an entry for *, "
                              "which crawlers read together with the default record."));
            for (const std::string &comment : entry.comments)
                out += commentLine(comment);
            YamlValue value{.kind = YamlKind::Mapping};
            const auto add = [&](std::string_view name, YamlValue item) {
                value.items.push_back(yamlText(name));
                value.items.push_back(std::move(item));
            };
            add("user_agent", yamlText(entry.name));
            add("policy", yamlText(policy));
            for (const auto &[name, list] : {std::pair{std::string_view("allow"), &entry.allow},
                                             {"disallow", &entry.disallow}}) {
                YamlValue paths{.kind = YamlKind::Sequence};
                for (const std::string &path : *list)
                    paths.items.push_back(yamlText(path));
                if (!paths.items.empty())
                    add(name, std::move(paths));
            }
            out += yamlLines({YamlKind::Sequence, {}, {std::move(value)}}, 2, look) + "\n";
            ++m_written;
        }
        return (m_written > 0 ? "agents:\n" : "agents: []\n") + out;
    }
    std::string commentLine(std::string_view comment) {
        m_hasComments = true;
        comment = trimmed(comment);
        return comment.empty() ? "  #\n" : std::format("  # {}\n", comment);
    }

    /// For a sentence: cut, and only if people can read it.
    static Message shown(std::string_view text) {
        if (!isWritable(text))
            return GATEPOST_TEXT("policy", "(unreadable)");
        return quoted(text);
    }
    static Message joined(const std::vector<std::string> &list) {
        constexpr std::size_t kShown = 5;
        std::vector<Message> items;
        for (std::size_t i = 0; i < std::min(list.size(), kShown); ++i)
            items.push_back(shown(list[i]));
        Message named = Message::list(std::move(items), Conjunction::Comma);
        if (list.size() <= kShown)
            return named;
        return Message::counted(GATEPOST_COUNTED("policy", "%1 and %n more", "%1 and %n more"),
                                list.size() - kShown, std::move(named));
    }
    void remarks() {
        if (m_written > 0)
            m_remarks.insert(
                m_remarks.begin(),
                GATEPOST_TEXT("policy", "A robots.txt does not say who operates an agent, what it "
                                        "comes for and why it is treated so: vendor, role and "
                                        "notes are missing from every entry. Fill them in."));
        if (!m_droppedAgents.empty())
            m_remarks.push_back(Message(
                GATEPOST_TEXT("policy",
                              "Names that cannot be in a User-agent line are left out: %1."),
                joined(m_droppedAgents)));
        if (!m_droppedPaths.empty())
            m_remarks.push_back(
                Message(GATEPOST_TEXT("policy", "Paths that begin with neither / nor *, or contain "
                                                "a space or “#”, are left out: %1."),
                        joined(m_droppedPaths)));
        if (!m_droppedLines.empty())
            m_remarks.push_back(Message(
                GATEPOST_TEXT("policy",
                              "A policy has no field for these directives; they are left out: %1."),
                joined(m_droppedLines)));
        if (m_joined)
            m_remarks.emplace_back(
                GATEPOST_TEXT("policy", "A policy has one entry for each agent: groups that name "
                                        "several agents are split."));
        if (!m_repeated.empty())
            m_remarks.push_back(Message(
                GATEPOST_TEXT("policy",
                              "Several groups name %1; their rules are joined in one entry."),
                joined(m_repeated)));
        if (m_hasComments)
            m_remarks.emplace_back(GATEPOST_TEXT(
                "policy", "Comments of the groups are kept as comments of the policy and are not "
                          "rendered. Move them into notes to have them rendered."));
    }

    const PolicySource &m_source;
    std::vector<Entry> m_entries;
    std::unordered_map<std::string, std::size_t> m_index;
    std::vector<std::string> m_droppedAgents, m_droppedPaths, m_droppedLines, m_repeated;
    std::vector<Message> m_remarks;
    std::size_t m_written = 0;
    bool m_joined = false;
    bool m_hasComments = false;
};

} // namespace

std::string makeUlid(std::uint64_t milliseconds, const std::function<std::uint32_t()> &random) {
    constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::string id(26, '0');
    for (std::size_t i = 10; i-- > 0; milliseconds /= 32)
        id[i] = kDigits[milliseconds % 32];
    for (std::size_t i = 10; i < id.size(); ++i)
        id[i] = kDigits[random() % 32];
    return id;
}

std::expected<NewPolicy, Message> newPolicy(const PolicySource &source,
                                            const NewPolicyNames &names) {
    if (!isUlid(names.id))
        return std::unexpected<Message>(
            GATEPOST_TEXT("policy", "The id of a policy must be a ULID of 26 characters."));
    if (names.title.empty() || !isWritable(names.title))
        return std::unexpected<Message>(GATEPOST_TEXT(
            "policy",
            "The title of a policy must be a text of one line without control characters."));
    if (names.slug.empty() || !isWritable(names.slug))
        return std::unexpected<Message>(GATEPOST_TEXT(
            "policy",
            "The slug of a policy must be a text of one line without control characters."));
    NewPolicy policy = Maker(source).make(names);
    if (readAgentPolicy(YamlText(policy.text)).hasErrors())
        return std::unexpected<Message>(
            GATEPOST_TEXT("policy", "This robots.txt is too large to become a policy."));
    return policy;
}

} // namespace gatepost
