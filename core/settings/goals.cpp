// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/settings/goals.h"

#include "core/agents/agentfacts.h"
#include "core/agents/identity.h"
#include "core/agents/purpose.h"
#include "core/dialect/filerole.h"
#include "core/match/path.h"
#include "core/settings/settingsnodes.h"
#include "core/text/ascii.h"
#include "core/text/listlimits.h"
#include "core/value/url.h"

#include <array>
#include <format>
#include <map>
#include <tuple>

namespace gatepost {

namespace {

constexpr std::array<std::string_view, 5> kStances = {"welcome", "open", "out", "ask", "pay"};
constexpr std::array<std::string_view, 3> kSignals = {"content-signal", "content-usage",
                                                      "policy-token"};
/// RSL 1.0, the values of a payment's type.
constexpr std::array<std::string_view, 8> kPayments = {
    "purchase", "subscription", "training", "crawl", "use", "contribution", "attribution", "free"};
constexpr std::array<std::string_view, 5> kOtherKeys = {"closed", "reach", "signals", "edit",
                                                        "licence"};
constexpr std::array<std::string_view, 9> kGoalKeys = {
    "is", "closed", "only", "hours", "pace", "otherwise", "use", "except", "note"};
constexpr std::array<std::string_view, 6> kExceptionKeys = {"agents", "paths", "is",
                                                            "use",    "until", "note"};
constexpr std::array<std::string_view, 3> kLicenceKeys = {"terms", "payment", "file"};

/// Purposes of which some signal speaks (S144).
bool hasWordsForUse(Purpose purpose) {
    return purpose == Purpose::Search || purpose == Purpose::UserFetch ||
           purpose == Purpose::Making || purpose == Purpose::Training;
}

std::span<const std::string_view> purposeKeys() {
    static const std::vector<std::string_view> keys = [] {
        std::vector<std::string_view> all;
        for (std::size_t i = 0; i < kPurposeCount; ++i)
            all.push_back(purposeKey(static_cast<Purpose>(i)));
        return all;
    }();
    return keys;
}

class GoalReader {
public:
    GoalReader(const SettingsNodes &nodes, const std::optional<Goals> &over)
        : m_nodes(nodes), m_goals(over.value_or(Goals{})), m_isOver(over.has_value()) {}

    Goals run(YamlId root) {
        if (kindOf(root) != YamlKind::Mapping)
            m_nodes.fail(root, GATEPOST_TEXT("settings", "goals must map purposes to what is "
                                                         "wanted, such as training: out"));
        m_nodes.mustDiffer(root);
        m_goals.line = lineOf(root);
        const std::vector<YamlId> &children = m_nodes.m_tree[root].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            readEntry(children[i], children[i + 1]);
        mustAgree(root);
        return std::move(m_goals);
    }

private:
    [[nodiscard]] YamlKind kindOf(YamlId id) const { return m_nodes.m_tree[id].kind; }
    [[nodiscard]] std::uint32_t lineOf(YamlId id) const {
        return static_cast<std::uint32_t>(m_nodes.line(id));
    }
    [[nodiscard]] const std::string &text(YamlId id, std::string_view name) const {
        return m_nodes.scalar(id, kOneText, name);
    }

    void readEntry(YamlId key, YamlId value) {
        const std::string &name = m_nodes.m_tree[key].text;
        const auto purpose = std::ranges::find(purposeKeys(), std::string_view(name));
        if (purpose == purposeKeys().end() && !std::ranges::contains(kOtherKeys, name))
            m_nodes.fail(key, {GATEPOST_TEXT("settings", "%1 is not a purpose; write one of %2"),
                               gatepost::quoted(name), commaList(purposeKeys())});
        const auto index = static_cast<std::size_t>(purpose - purposeKeys().begin());
        if (kindOf(value) == YamlKind::Null) {
            // As everywhere in this file a key without a value says nothing; over other goals it takes one away.
            if (m_isOver)
                drop(purpose == purposeKeys().end() ? kPurposeCount : index, name);
            return;
        }
        if (purpose != purposeKeys().end()) {
            m_hasUse = hasWordsForUse(static_cast<Purpose>(index));
            m_goals.of[index] = readGoal(value);
        } else if (name == "closed")
            readClosed(value);
        else if (name == "reach")
            readReach(value);
        else if (name == "signals")
            readSignals(value);
        else if (name == "edit")
            readEdit(value);
        else
            readLicence(value);
    }

    void drop(std::size_t purpose, std::string_view name) {
        const Goals none;
        if (purpose < kPurposeCount)
            m_goals.of[purpose].reset();
        else if (name == "closed")
            m_goals.closed.reset();
        else if (name == "reach")
            m_goals.obeyingAlone = false;
        else if (name == "signals")
            m_goals.signals = none.signals;
        else if (name == "edit")
            m_goals.edit.clear();
        else
            m_goals.licence.reset();
    }

    // ---- what is for all goals ----

    void readClosed(YamlId value) {
        if (kindOf(value) == YamlKind::Scalar && text(value, "closed") == "files") {
            m_goals.closed.reset();
            return;
        }
        m_goals.closed = patterns(value, "closed");
    }
    void readReach(YamlId value) {
        const std::string &word = text(value, "reach");
        if (word != "known" && word != "obeying")
            m_nodes.fail(value, GATEPOST_TEXT("settings", "reach is known or obeying"));
        m_goals.obeyingAlone = word == "obeying";
    }
    void readSignals(YamlId value) {
        m_goals.signals.clear();
        each(value, "signals", kSignals.size(), [this](YamlId item, const std::string &word) {
            const auto found = std::ranges::find(kSignals, std::string_view(word));
            if (found == kSignals.end())
                m_nodes.fail(item,
                             {GATEPOST_TEXT("settings", "%1 is not a signal that goals can write"),
                              gatepost::quoted(word)});
            m_goals.signals.push_back(static_cast<GoalSignal>(found - kSignals.begin()));
        });
    }
    void readEdit(YamlId value) {
        m_goals.edit.clear();
        each(value, "edit", limits::kGoalPatterns, [this](YamlId item, const std::string &name) {
            const bool isThere = std::ranges::any_of(
                folderFiles(), [&](const FileRoleRow &row) { return row.fileName == name; });
            if (!isThere)
                m_nodes.fail(item,
                             {GATEPOST_TEXT("settings", "%1 is not a file that goals can edit"),
                              gatepost::quoted(name)});
            m_goals.edit.push_back(name);
        });
    }
    void readLicence(YamlId value) {
        constexpr Phrase kTerms = GATEPOST_TEXT("settings", "terms must be an http(s) URL");
        if (kindOf(value) != YamlKind::Mapping)
            m_nodes.fail(value, kTerms);
        m_nodes.mustKnow(value, "licence", kLicenceKeys);
        GoalLicence licence;
        const YamlId terms = m_nodes.set(value, "terms");
        if (terms == kNoYaml)
            m_nodes.fail(value, kTerms);
        licence.terms = text(terms, "terms");
        if (!isHttpUrl(licence.terms))
            m_nodes.fail(terms, kTerms);
        if (const YamlId payment = m_nodes.set(value, "payment"); payment != kNoYaml) {
            licence.payment = text(payment, "payment");
            if (!std::ranges::contains(kPayments, licence.payment))
                m_nodes.fail(payment, {GATEPOST_TEXT("settings", "%1 is not a payment of RSL"),
                                       gatepost::quoted(licence.payment)});
        }
        if (const YamlId file = m_nodes.set(value, "file"); file != kNoYaml) {
            licence.file = text(file, "file");
            if (!isHttpUrl(licence.file))
                m_nodes.fail(file, GATEPOST_TEXT("settings", "file must be an http(s) URL"));
        }
        m_goals.licence = std::move(licence);
    }

    // ---- one goal ----

    Goal readGoal(YamlId value) {
        Goal goal;
        goal.line = lineOf(value);
        if (kindOf(value) != YamlKind::Mapping) {
            goal.is = stance(value);
            return goal;
        }
        m_nodes.mustKnow(value, "a goal", kGoalKeys);
        goal.is = stanceOf(value, GATEPOST_TEXT("settings", "a goal has no is"));
        readPlaces(value, goal);
        readTimes(value, goal);
        readOtherwise(value, goal);
        goal.use = useOf(value);
        goal.note = noteOf(value);
        const YamlId exceptions = m_nodes.set(value, "except");
        if (exceptions == kNoYaml)
            return goal;
        m_nodes.mustBeList(exceptions, limits::kGoalExceptions - m_exceptions, "except");
        for (const YamlId item : m_nodes.m_tree[exceptions].children)
            goal.exceptions.push_back(readException(item));
        m_exceptions += goal.exceptions.size();
        return goal;
    }

    void readPlaces(YamlId value, Goal &goal) {
        const YamlId closed = m_nodes.set(value, "closed");
        const YamlId only = m_nodes.set(value, "only");
        if (closed != kNoYaml && !letsIn(goal.is))
            m_nodes.fail(closed, GATEPOST_TEXT("settings", "closed belongs to welcome and open"));
        if (only != kNoYaml && !letsIn(goal.is))
            m_nodes.fail(only, GATEPOST_TEXT("settings", "only belongs to welcome and open"));
        if (closed != kNoYaml && only != kNoYaml)
            m_nodes.fail(only, GATEPOST_TEXT("settings", "a goal has either only or closed"));
        if (closed != kNoYaml)
            goal.closed = patterns(closed, "closed");
        if (only != kNoYaml && (goal.only = patterns(only, "only")).empty())
            m_nodes.fail(only, GATEPOST_TEXT("settings", "only has no pattern; write out instead"));
    }

    void readTimes(YamlId value, Goal &goal) {
        if (const YamlId hours = m_nodes.set(value, "hours"); hours != kNoYaml) {
            constexpr Phrase kHours =
                GATEPOST_TEXT("settings", "hours are UTC, such as 22:00-05:59");
            if (!letsIn(goal.is))
                m_nodes.fail(hours, GATEPOST_TEXT("settings", "hours belong to welcome and open"));
            goal.hours.emplace();
            each(hours, "hours", limits::kGoalPatterns, [&](YamlId item, const std::string &word) {
                const auto window = word.contains(':') ? parseTimeWindow(word) : std::nullopt;
                if (!window)
                    m_nodes.fail(item, kHours);
                goal.hours->add(*window);
                goal.windows.push_back(*window);
            });
            if (goal.windows.empty())
                m_nodes.fail(hours, kHours);
        }
        if (const YamlId pace = m_nodes.set(value, "pace"); pace != kNoYaml) {
            std::string_view word = text(pace, "pace");
            const double unit = word.ends_with('m') ? 60 : 1;
            if (word.ends_with('m') || word.ends_with('s'))
                word.remove_suffix(1);
            goal.pace = parseSeconds(word);
            if (!goal.pace)
                m_nodes.fail(pace,
                             GATEPOST_TEXT("settings", "pace is a number of seconds, or 10s, 2m"));
            *goal.pace *= unit;
        }
    }

    void readOtherwise(YamlId value, Goal &goal) {
        const YamlId otherwise = m_nodes.set(value, "otherwise");
        if (otherwise == kNoYaml)
            return;
        if (goal.is != Stance::Ask && goal.is != Stance::Pay)
            m_nodes.fail(otherwise, GATEPOST_TEXT("settings", "otherwise belongs to ask and pay"));
        goal.otherwise = stance(otherwise);
        if (goal.otherwise != Stance::Out && goal.otherwise != Stance::Open)
            m_nodes.fail(otherwise, GATEPOST_TEXT("settings", "otherwise is out or open"));
    }

    GoalException readException(YamlId value) {
        constexpr Phrase kNeeds = GATEPOST_TEXT("settings", "an exception needs agents or paths");
        if (kindOf(value) != YamlKind::Mapping)
            m_nodes.fail(value, kNeeds);
        m_nodes.mustKnow(value, "an exception", kExceptionKeys);
        GoalException exception;
        exception.line = lineOf(value);
        m_places[exception.line] = value;
        const YamlId agents = m_nodes.set(value, "agents");
        const YamlId paths = m_nodes.set(value, "paths");
        if (agents != kNoYaml)
            each(agents, "agents", limits::kGoalAgents, [&](YamlId item, const std::string &name) {
                if (!identify(name))
                    m_nodes.fail(item, {GATEPOST_TEXT("settings", "%1 names no agent"),
                                        gatepost::quoted(name)});
                exception.agents.push_back(name);
            });
        if (paths != kNoYaml)
            exception.paths = patterns(paths, "paths");
        if (exception.agents.empty() && exception.paths.empty())
            m_nodes.fail(value, kNeeds);
        exception.is = stanceOf(value, GATEPOST_TEXT("settings", "an exception has no is"));
        exception.use = useOf(value);
        exception.note = noteOf(value);
        if (const YamlId until = m_nodes.set(value, "until"); until != kNoYaml) {
            exception.until = parseDay(text(until, "until"));
            if (!exception.until)
                m_nodes.fail(until, GATEPOST_TEXT("settings", "until is a day such as 2027-06-30"));
        }
        return exception;
    }

    // ---- values ----

    Stance stanceOf(YamlId mapping, Phrase otherwise) const {
        const YamlId is = m_nodes.set(mapping, "is");
        if (is == kNoYaml)
            m_nodes.fail(mapping, otherwise);
        return stance(is);
    }
    [[nodiscard]] Stance stance(YamlId value) const {
        const std::string &word = text(value, "a goal");
        const auto found = std::ranges::find(kStances, std::string_view(word));
        if (found == kStances.end())
            m_nodes.fail(value, {GATEPOST_TEXT("settings", "%1 is not one of %2"),
                                 gatepost::quoted(word), commaList(kStances)});
        return static_cast<Stance>(found - kStances.begin());
    }
    [[nodiscard]] StatedUse useOf(YamlId mapping) const {
        const YamlId use = m_nodes.set(mapping, "use");
        if (use == kNoYaml)
            return StatedUse::FromStance;
        if (!m_hasUse)
            m_nodes.fail(use, GATEPOST_TEXT("settings", "only search, answers, making and training "
                                                        "have words for use"));
        const std::string &word = text(use, "use");
        if (word == "yes")
            return StatedUse::Yes;
        if (word == "no")
            return StatedUse::No;
        if (word != "unstated")
            m_nodes.fail(use, GATEPOST_TEXT("settings", "use is yes, no or unstated"));
        return StatedUse::Unstated;
    }
    [[nodiscard]] std::string noteOf(YamlId mapping) const {
        const YamlId note = m_nodes.set(mapping, "note");
        if (note == kNoYaml)
            return {};
        const std::string &line = text(note, "note");
        if (line.find_first_of("\r\n") != std::string::npos)
            m_nodes.fail(note, GATEPOST_TEXT("settings", "a note is one line"));
        return line;
    }
    /// One text, or each of a list.
    template <class Take>
    void each(YamlId value, std::string_view name, std::size_t most, const Take &take) const {
        if (kindOf(value) == YamlKind::Scalar)
            return take(value, text(value, name));
        m_nodes.mustBeList(value, most, name);
        for (const YamlId item : m_nodes.m_tree[value].children)
            take(item, m_nodes.scalar(item, kItemText, name));
    }
    std::vector<std::string> patterns(YamlId value, std::string_view name) {
        std::vector<std::string> all;
        each(value, name, limits::kGoalPatterns - m_patterns,
             [&](YamlId item, const std::string &pattern) {
                 const bool begins = pattern.starts_with('/') || pattern.starts_with('*');
                 if (!begins || std::ranges::any_of(pattern, [](char c) {
                         return c == '#' || static_cast<unsigned char>(c) <= ' ' || c == '\x7F';
                     }))
                     m_nodes.fail(item, {GATEPOST_TEXT("settings", "%1: a path begins with / or * "
                                                                   "and has no space or #"),
                                         gatepost::quoted(pattern)});
                 all.push_back(pattern);
             });
        m_patterns += all.size();
        return all;
    }

    /// Two exceptions for one agent and one pattern say the same, or nobody could do both.
    void mustAgree(YamlId root) const {
        std::map<std::tuple<std::string, std::string>, const GoalException *> said;
        for (std::size_t purpose = 0; purpose < kPurposeCount; ++purpose) {
            if (!m_goals.of[purpose])
                continue;
            const std::string everybody = std::format("({})", purposeKeys()[purpose]);
            for (const GoalException &each : m_goals.of[purpose]->exceptions) {
                const auto agents = each.agents.empty() ? std::vector{everybody} : each.agents;
                const auto paths = each.paths.empty() ? std::vector<std::string>{"/"} : each.paths;
                for (const std::string &agent : agents)
                    for (const std::string &path : paths) {
                        const auto first =
                            said.try_emplace({nameKey(agent), pathKey(path)}, &each).first->second;
                        if (first->is != each.is)
                            contradict(root, first->line, each.line, agent, path);
                    }
            }
        }
    }
    /// Equal for two spellings of one agent's name (S14).
    static std::string nameKey(std::string_view agent) {
        const auto identity = identify(agent);
        return toLower(identity ? std::string_view(identity->ownToken) : agent);
    }
    /// Equal for two patterns that match the same paths, as far as a trailing star is all that differs.
    static std::string pathKey(std::string_view path) {
        std::string scratch;
        std::string key(normalisedRule(path, scratch));
        key.erase(key.find_last_not_of('*') + 1);
        return key;
    }
    [[noreturn]] void contradict(YamlId root, std::uint32_t first, std::uint32_t second,
                                 const std::string &agent, const std::string &path) const {
        const auto place = m_places.find(second); // it may be one of the goals below these
        m_nodes.fail(place == m_places.end() ? root : place->second,
                     {GATEPOST_TEXT("settings", "lines %1 and %2 contradict "
                                                "each other for %3 on %4"),
                      first, second, agent, path});
    }

    const SettingsNodes &m_nodes;
    Goals m_goals;
    bool m_isOver = false;                    ///< these goals are laid over others
    std::map<std::uint32_t, YamlId> m_places; ///< of exceptions, by line
    std::size_t m_patterns = 0;
    bool m_hasUse = false; ///< of the goal that is read
    std::size_t m_exceptions = 0;
};

} // namespace

std::string_view stanceName(Stance stance) {
    return kStances[static_cast<std::size_t>(stance)];
}

std::string_view goalSignalName(GoalSignal signal) {
    return kSignals[static_cast<std::size_t>(signal)];
}

std::string commaList(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view each : words)
        list.append(list.empty() ? "" : ", ").append(each);
    return list;
}

Goals readGoals(const SettingsNodes &nodes, YamlId goals, const std::optional<Goals> &over) {
    return GoalReader(nodes, over).run(goals);
}

} // namespace gatepost
