// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/agents/importagents.h"

#include "core/text/ascii.h"
#include "core/text/jsonbounds.h"
#include "core/text/lineindex.h"
#include "core/text/listlimits.h"
#include "core/value/url.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <vector>

namespace gatepost {

namespace {

using Json = nlohmann::ordered_json;

std::string textOf(const Json &value) {
    return value.is_string() ? value.get<std::string>() : std::string();
}

/// The text at a key; empty where there is none.
std::string textAt(const Json &object, const char *key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool contains(std::string_view text, std::string_view part) {
    return toLower(text).contains(part);
}

/// "[Yes](https://a.example/)" is Yes and the address.
struct Linked {
    std::string text;
    std::string url;
};
Linked unlinked(const std::string &markdown) {
    const std::size_t middle = markdown.find("](");
    const std::size_t end = markdown.rfind(')');
    if (!markdown.starts_with('[') || middle == std::string::npos || end == std::string::npos ||
        end < middle)
        return {markdown, {}};
    return {markdown.substr(1, middle - 1), markdown.substr(middle + 2, end - middle - 2)};
}

/// A word that occurs in a description, and what it makes likely.
struct Hint {
    std::string_view word;
    std::string_view value;
};
constexpr Hint kCategoryHints[] = {
    {"coding", "code-assistant"},  {"search", "search-indexer"}, {"index", "search-indexer"},
    {"train", "data-harvester"},   {"scrap", "data-harvester"},  {"data", "data-harvester"},
    {"assistant", "ai-assistant"}, {"agent", "ai-assistant"},    {"advert", "ad-network"},
    {"monitoring", "monitoring"},  {"seo", "monitoring"},
};
constexpr Hint kBehaviourHints[] = {
    {"train", "training"},  {"search", "search"}, {"index", "search"},
    {"assistant", "agent"}, {"user", "agent"},
};

template <std::size_t Count>
std::string_view hinted(const Hint (&hints)[Count], std::string_view text) {
    for (const Hint &hint : hints)
        if (contains(text, hint.word))
            return hint.value;
    return {};
}

/// Reads JSON without keeping it, to know what it would cost: where it stops being JSON, and whether an object has more names
/// than a list has entries. An object that keeps the order of its names looks through all of them for each.
struct Scan : nlohmann::json_sax<Json> {
    std::size_t byte = 0; ///< of the fault
    bool isTooWide = false;
    std::vector<std::size_t> names; ///< of each object that is open

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool start_object(std::size_t) override {
        names.push_back(0);
        return true;
    }
    bool key(string_t &) override {
        isTooWide = ++names.back() > limits::kAgentEntries;
        return !isTooWide;
    }
    bool end_object() override {
        names.pop_back();
        return true;
    }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &) override {
        byte = position;
        return false;
    }
};

class Importer {
public:
    Importer(std::string_view bytes, const ImportOptions &options)
        : m_bytes(bytes), m_options(options) {}

    AgentImport run() {
        if (m_bytes.size() > kMostAgentBytes) {
            problem(GATEPOST_TEXT("agents", "the file is larger than 1 MiB"));
            return std::move(m_import);
        }
        if (m_bytes.starts_with("\xEF\xBB\xBF"))
            m_bytes.remove_prefix(3);
        const std::size_t first = m_bytes.find_first_not_of(" \t\r\n");
        if (first == std::string_view::npos)
            problem(GATEPOST_TEXT("agents", "the file is empty"));
        else if (m_bytes[first] == '{' || m_bytes[first] == '[')
            readJson();
        else
            readText();
        return std::move(m_import);
    }

private:
    void problem(Message text) { m_import.list.problems.push_back({0, std::move(text)}); }
    void problem(std::size_t entry, std::string_view name, Message text) {
        m_import.list.problems.push_back(
            {entry, name.empty()
                        ? Message(GATEPOST_TEXT("agents", "entry %1: %2"), entry, std::move(text))
                        : Message(GATEPOST_TEXT("agents", "entry %1, %2: %3"), entry,
                                  gatepost::quoted(name), std::move(text))});
    }

    void readText() {
        const std::string_view line = m_bytes.substr(0, m_bytes.find_first_of("\r\n"));
        if (isHttpAddress(firstWord(m_bytes))) {
            problem(GATEPOST_TEXT("agents", "this is a list of addresses of cards. Nothing is "
                                            "fetched: save the cards and give their files"));
            return;
        }
        if (!line.starts_with("# gatepost-agents") && !contains(line, "token")) {
            problem(GATEPOST_TEXT("agents",
                                  "not a list of agents: a TSV list, robots.json of ai.robots.txt, "
                                  "crawler-user-agents, Signature Agent Cards or an address list "
                                  "is expected"));
            return;
        }
        m_import.format = AgentsFormat::Tsv;
        m_import.list = readAgentsTsv(m_bytes);
    }

    /// The first word of the first line that is not a comment.
    static std::string_view firstWord(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = trimmed(text.substr(0, end));
            if (!line.empty() && !line.starts_with('#'))
                return line.substr(0, line.find_first_of(" \t\r"));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return {};
    }
    static bool isHttpAddress(std::string_view text) {
        return startsWithIgnoringCase(text, "https://") || startsWithIgnoringCase(text, "http://");
    }

    void readJson() {
        if (!isJsonWithin(m_bytes, {.depth = limits::kJsonDepth})) {
            problem({GATEPOST_TEXT("agents", "values are nested more than %1 levels deep"),
                     limits::kJsonDepth});
            return;
        }
        Scan scan;
        if (!Json::sax_parse(m_bytes, &scan)) {
            if (scan.isTooWide)
                problem({GATEPOST_TEXT("agents", "more than %1 entries"), limits::kAgentEntries});
            else
                problem({GATEPOST_TEXT("agents", "line %1: this is not JSON"),
                         std::ranges::count(m_bytes.substr(0, scan.byte), '\n') + 1});
            return;
        }
        const Json json = Json::parse(m_bytes);
        if (json.is_object() && json.contains("prefixes"))
            readAddresses(json);
        else if (isCard(json))
            readCards(Json::array({json}));
        else if (json.is_array() && std::ranges::any_of(json, isCard))
            readCards(json);
        else if (json.is_array() && std::ranges::any_of(json, [](const Json &entry) {
                     return entry.is_object() && entry.contains("pattern");
                 }))
            readPatterns(json);
        else if (json.is_object() && !json.empty() &&
                 std::ranges::any_of(json, [](const Json &entry) {
                     return entry.is_object() &&
                            (entry.contains("operator") || entry.contains("respect"));
                 }))
            readRobotsJson(json);
        else
            problem(GATEPOST_TEXT("agents", "JSON, but not a list of agents: robots.json of "
                                            "ai.robots.txt, crawler-user-agents, Signature Agent "
                                            "Cards or an address list is expected"));
    }

    /// Of two entries with exactly one name JSON keeps the last; whoever wrote two may mean the first.
    void tellRepeatedNames() {
        int depth = 0;
        std::map<std::string, int> times;
        using Event = Json::parse_event_t;
        const Json::parser_callback_t look = [&](int, Event event, Json &parsed) {
            depth += event == Event::object_start || event == Event::array_start ? 1 : 0;
            depth -= event == Event::object_end || event == Event::array_end ? 1 : 0;
            if (event == Event::key && depth == 1) {
                const std::string name = textOf(parsed);
                if (++times[name] == 2)
                    problem({GATEPOST_TEXT("agents", "%1 has two entries; the last one counts"),
                             gatepost::quoted(name)});
            }
            return true;
        };
        [[maybe_unused]] const Json again = Json::parse(m_bytes, look, /*allow_exceptions=*/false);
    }

    // ---- facts -----------------------------------------------------------------------------------

    /// An entry on its way: what is wrong with one of its values is said, and the entry left out.
    struct Entry {
        AgentFacts facts;
        std::string name;
        bool good = true;
        const KnownAgent *known = nullptr;
    };
    Entry entryOf(std::size_t place, const std::string &token) {
        Entry entry;
        entry.facts.place = place;
        entry.name = token;
        state(entry, AgentField::Token, token);
        entry.known = m_options.base.findExactly(token);
        return entry;
    }
    void state(Entry &entry, AgentField field, const std::string &value) {
        if (value.empty() && field != AgentField::Token)
            return;
        if (auto set = entry.facts.set(field, value); !set) {
            entry.good = false;
            problem(entry.facts.place, entry.name, std::move(set.error()));
        }
    }
    /// For what is a guess, or only another way to write it.
    void stateIfUnknown(Entry &entry, AgentField field, std::string_view value) {
        const std::string now =
            entry.known == nullptr ? std::string() : agentFieldText(*entry.known, field);
        const bool isAddress = field != AgentField::Documentation || isHttpUrl(value);
        if ((now.empty() || now == "unknown") && isAddress)
            state(entry, field, std::string(value));
    }
    void take(Entry entry) {
        if (!entry.good)
            return;
        const auto [first, isNew] =
            m_seen.try_emplace(toLower(entry.facts.token), entry.facts.place);
        if (isNew)
            m_import.list.agents.push_back(std::move(entry.facts));
        else
            problem(entry.facts.place, entry.name,
                    {GATEPOST_TEXT("agents", "already in entry %1"), first->second});
    }

    /// "MistralAI-User/1.0" is what MistralAI-User sends: a version does not make another agent of one that is known without.
    [[nodiscard]] bool isHeaderOfKnown(const std::string &token) const {
        const std::size_t slash = token.rfind('/');
        return slash != std::string::npos && m_options.base.findExactly(token) == nullptr &&
               m_options.base.findExactly(token.substr(0, slash)) != nullptr;
    }

    // ---- ai.robots.txt ---------------------------------------------------------------------------

    void readRobotsJson(const Json &json) {
        m_import.format = AgentsFormat::RobotsJson;
        tellRepeatedNames();
        std::size_t place = 0;
        for (const auto &[token, value] : json.items()) {
            ++place;
            if (!value.is_object()) {
                problem(place, token, GATEPOST_TEXT("agents", "an object is expected"));
                continue;
            }
            if (isHeaderOfKnown(token))
                continue;
            Entry entry = entryOf(place, token);
            const Linked respect = unlinked(textAt(value, "respect"));
            if (startsWithIgnoringCase(respect.text, "yes"))
                state(entry, AgentField::ObeysRobots, "yes");
            else if (equalsIgnoringCase(respect.text, "no") ||
                     startsWithIgnoringCase(respect.text, "no,") ||
                     startsWithIgnoringCase(respect.text, "no."))
                state(entry, AgentField::ObeysRobots, "no");
            const Linked runs = unlinked(textAt(value, "operator"));
            if (!startsWithIgnoringCase(runs.text, "unclear") &&
                !equalsIgnoringCase(runs.text, "unknown"))
                stateIfUnknown(entry, AgentField::Operator, runs.text);
            stateIfUnknown(entry, AgentField::Documentation, respect.url);
            stateIfUnknown(entry, AgentField::Category,
                           hinted(kCategoryHints, textAt(value, "function")));
            take(std::move(entry));
        }
    }

    // ---- crawler-user-agents ---------------------------------------------------------------------

    /// The product token that a pattern stands for: "Googlebot\/" is Googlebot. Empty where it stands for several.
    static std::string tokenOf(std::string_view pattern) {
        std::string token;
        for (std::size_t at = 0; at < pattern.size(); ++at) {
            char c = pattern[at];
            if (c == '\\' && at + 1 < pattern.size() && !isAlnum(pattern[at + 1]))
                c = pattern[++at];
            else if (std::string_view("\\^$[](){}|+?*").contains(c))
                return {};
            token += c;
        }
        return token.substr(0, token.find('/'));
    }

    void readPatterns(const Json &json) {
        m_import.format = AgentsFormat::CrawlerUserAgents;
        std::size_t place = 0;
        for (const Json &value : json) {
            ++place;
            const std::string pattern =
                value.is_object() ? textAt(value, "pattern") : std::string();
            if (pattern.empty()) {
                problem(place, {}, GATEPOST_TEXT("agents", "it has no pattern"));
                continue;
            }
            const std::string token = std::string(trimmed(tokenOf(pattern)));
            if (token.empty()) {
                problem(place, pattern,
                        GATEPOST_TEXT("agents", "a regular expression that is not one name"));
                continue;
            }
            Entry entry = entryOf(place, token);
            stateIfUnknown(entry, AgentField::Documentation, textAt(value, "url"));
            if (const auto tags = value.find("tags"); tags != value.end() && tags->is_array())
                readTags(entry, *tags);
            // Several patterns of one crawler are one agent.
            if (!m_seen.contains(toLower(entry.facts.token)))
                take(std::move(entry));
        }
    }

    void readTags(Entry &entry, const Json &tags) {
        bool ai = false;
        bool any = false;
        for (const Json &tag : tags) {
            if (!tag.is_string())
                continue;
            const auto name = tag.get<std::string>();
            any = true;
            ai = ai || name.starts_with("ai");
            if (entry.known == nullptr && contains(name, "library"))
                state(entry, AgentField::Kind, "library");
            if (entry.known == nullptr && !entry.facts[AgentField::Category])
                state(entry, AgentField::Category,
                      std::string(name == "ai-crawler" ? "data-harvester"
                                                       : hinted(kCategoryHints, name)));
        }
        if (entry.known == nullptr && any)
            state(entry, AgentField::Ai, ai ? "yes" : "no");
    }

    // ---- Signature Agent Cards -------------------------------------------------------------------

    static bool isCard(const Json &json) {
        return json.is_object() &&
               (json.contains("web_bot_auth") || json.contains("rfc9309-product-token"));
    }

    void readCards(const Json &json) {
        m_import.format = AgentsFormat::SignatureCards;
        std::size_t place = 0;
        for (const Json &card : json) {
            ++place;
            if (!isCard(card)) {
                problem(place, {}, GATEPOST_TEXT("agents", "not a Signature Agent Card"));
                continue;
            }
            const auto inner = card.find("web_bot_auth");
            const Json &facts = inner != card.end() && inner->is_object() ? *inner : card;
            const std::string token = textAt(facts, "rfc9309-product-token");
            if (token.empty()) {
                problem(place, textAt(card, "client_name"),
                        GATEPOST_TEXT("agents", "the card has no rfc9309-product-token"));
                continue;
            }
            Entry entry = entryOf(place, token);
            // False and absent say nothing: the card's default is false.
            if (const auto obeys = facts.find("rfc9309-compliance");
                obeys != facts.end() && obeys->is_boolean() && obeys->get<bool>())
                state(entry, AgentField::ObeysRobots, "yes");
            if (const std::string trigger = textAt(facts, "trigger"); trigger == "fetcher")
                state(entry, AgentField::Kind, "user-fetcher");
            else if (trigger == "crawler")
                state(entry, AgentField::Kind, "crawler");
            state(entry, AgentField::IpRanges, textAt(facts, "ips_uri"));
            stateIfUnknown(entry, AgentField::Operator, textAt(card, "client_name"));
            stateIfUnknown(entry, AgentField::Documentation, textAt(card, "client_uri"));
            const std::string purpose = textAt(facts, "purpose");
            stateIfUnknown(entry, AgentField::Category, hinted(kCategoryHints, purpose));
            stateIfUnknown(entry, AgentField::Behaviour, hinted(kBehaviourHints, purpose));
            take(std::move(entry));
        }
    }

    // ---- address lists ---------------------------------------------------------------------------

    void readAddresses(const Json &json) {
        m_import.format = AgentsFormat::AddressList;
        // Unknown major version: do not parse (JAFAR).
        if (const std::string version = textAt(json, "formatVersion");
            !version.empty() && version.substr(0, version.find('.')) != "1") {
            problem({GATEPOST_TEXT("agents", "an address list of version %1; version 1 is read"),
                     gatepost::quoted(version)});
            return;
        }
        if (!json["prefixes"].is_array()) {
            problem(GATEPOST_TEXT("agents", "“prefixes” must be a list"));
            return;
        }
        std::vector<std::string> order;
        std::map<std::string, std::string> prefixes; // agent → list
        std::size_t place = 0;
        for (const Json &value : json["prefixes"]) {
            ++place;
            const std::string prefix = prefixOf(value);
            if (!isAddressPrefix(prefix)) {
                problem(place, prefix,
                        GATEPOST_TEXT("agents", "not a prefix such as 192.0.2.0/24"));
                continue;
            }
            const std::string agent = agentOf(value);
            if (agent.empty()) {
                problem(place, prefix,
                        GATEPOST_TEXT("agents", "it does not say whose address this is: name the "
                                                "agent"));
                continue;
            }
            std::string &list = prefixes[agent];
            if (list.empty())
                order.push_back(agent);
            list += (list.empty() ? "" : " ") + prefix;
        }
        const std::string created = textAt(json, "creationTime").substr(0, 10);
        for (std::size_t i = 0; i < order.size(); ++i) {
            Entry entry = entryOf(i + 1, order[i]);
            state(entry, AgentField::IpRanges, prefixes[order[i]]);
            if (parseDay(created))
                state(entry, AgentField::SourceDate, created);
            take(std::move(entry));
        }
    }

    static std::string prefixOf(const Json &value) {
        if (!value.is_object())
            return {};
        std::string prefix = textAt(value, "ipv4Prefix");
        return prefix.empty() ? textAt(value, "ipv6Prefix") : prefix;
    }
    /// The agent that was named, else the service, if it is a known agent's name.
    [[nodiscard]] std::string agentOf(const Json &value) const {
        if (!m_options.agent.empty())
            return m_options.agent;
        const KnownAgent *known = m_options.base.find(textAt(value, "service"));
        return known == nullptr ? std::string() : known->token;
    }

    std::string_view m_bytes;
    const ImportOptions &m_options;
    std::map<std::string, std::size_t> m_seen; ///< lower-case token → entry
    AgentImport m_import;
};

} // namespace

Phrase agentsFormatName(AgentsFormat format) {
    switch (format) {
    case AgentsFormat::Tsv: return GATEPOST_TEXT("agents", "Gatepost's list of agents");
    case AgentsFormat::RobotsJson: return GATEPOST_TEXT("agents", "robots.json of ai.robots.txt");
    case AgentsFormat::CrawlerUserAgents: return GATEPOST_TEXT("agents", "crawler-user-agents");
    case AgentsFormat::SignatureCards: return GATEPOST_TEXT("agents", "Signature Agent Cards");
    case AgentsFormat::AddressList: break;
    }
    return GATEPOST_TEXT("agents", "a list of addresses");
}

AgentImport importAgents(std::string_view bytes, const ImportOptions &options) {
    return Importer(bytes, options).run();
}

} // namespace gatepost
