// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/readings.h"

#include "core/agents/agentpattern.h"
#include "core/match/googlelines.h"
#include "core/match/kosterlines.h"
#include "core/simulate/compiledsite.h"
#include "core/simulate/reason.h"
#include "core/simulate/siteaccess.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace gatepost {

namespace {

constexpr FileId kRobotsFile = FileRole::Robots;

/// What reads by the rules of a reading; a robot of 1994 has no name.
std::string_view readerName(Reading reading, const Identity &agent) {
    switch (reading) {
    case Reading::Rfc9309: return "RFC 9309";
    case Reading::Google: return "google/robotstxt";
    case Reading::Known: return agent.token;
    case Reading::Author:
    case Reading::Koster1994: break;
    }
    return "";
}

/// What robots.txt alone comes to under one reading.
struct Side {
    std::shared_ptr<const ResolvedAgent> view;
    const ResolvedFile *file = nullptr; ///< null: the site has none
    PathDecision decision;
    std::optional<std::uint32_t> line; ///< index of the line that decided

    [[nodiscard]] bool denies() const { return isDenial(decision.outcome); }
    [[nodiscard]] NamedBy by() const { return file == nullptr ? NamedBy::Nobody : file->match.by; }
    [[nodiscard]] const RuleLine *ruleAt(std::uint32_t index) const {
        if (file == nullptr || file->rules() == nullptr)
            return nullptr;
        const auto rules = file->rules()->rules.rules();
        const auto found = std::ranges::find(rules, index, &RuleLine::line);
        return found == rules.end() ? nullptr : &*found;
    }
};

Side sideOf(const CompiledSite &site, const Identity &agent, const PathQuestion &path,
            Reading reading) {
    Side side;
    side.view = site.view(agent, reading);
    for (const ResolvedFile &file : side.view->files)
        if (file.file == kRobotsFile)
            side.file = &file;
    if (side.file != nullptr && side.file->rules() != nullptr) {
        side.decision = side.file->rules()->rules.decide(path);
        side.line = decidedLine(*side.file, side.decision);
    }
    return side;
}

class Explainer {
public:
    Explainer(const CompiledSite &site, const Query &query, const Verdict &author,
              const Verdict &other)
        : m_site(site),
          m_path(query.url),
          m_author(sideOf(site, query.agent, m_path, Reading::Author)),
          m_other(sideOf(site, query.agent, m_path, other.reading)),
          m_reading(other.reading),
          m_manner(m_other.file == nullptr ? other.reading : m_other.file->reading),
          m_agent(query.agent),
          m_authorVerdict(author),
          m_otherVerdict(other),
          m_tree(site.tree(kRobotsFile)) {}

    ReadingDifference explain() {
        if (m_otherVerdict.fetch.reason == FetchReason::Ignores)
            return {
                m_reading,
                ReadingCause::Ignores,
                {},
                {GATEPOST_TEXT("verdict", "%1 is documented to ignore robots.txt"), m_agent.token}};
        if (auto difference = access())
            return std::move(*difference);
        if (auto difference = fileNotRead())
            return std::move(*difference);
        if (m_tree == nullptr || m_author.denies() == m_other.denies())
            return times();
        if (auto difference = naming())
            return std::move(*difference);
        if (auto difference = groups())
            return std::move(*difference);
        if (auto difference = rules())
            return std::move(*difference);
        return other();
    }

private:
    [[nodiscard]] ReadingDifference say(ReadingCause cause, std::optional<std::uint32_t> line,
                                        Message why) const {
        ReadingDifference difference{m_reading, cause, {}, std::move(why)};
        if (line)
            difference.line = lineRef(*m_tree, kRobotsFile, *line);
        return difference;
    }
    /// The line's text; its number is a place of its own.
    [[nodiscard]] Message textOf(std::uint32_t line) const {
        return quoted(m_tree->quoted(m_tree->lines()[line]));
    }
    /// What holds in place of the author's group: a clause of its own.
    [[nodiscard]] Phrase instead() const {
        switch (m_other.by()) {
        case NamedBy::Nobody: return GATEPOST_TEXT("verdict", "no group applies to it");
        case NamedBy::Star: return GATEPOST_TEXT("verdict", "the group for * is read instead");
        default: return GATEPOST_TEXT("verdict", "another group is read instead");
        }
    }
    [[nodiscard]] bool of1994() const { return m_manner == Reading::Koster1994; }
    [[nodiscard]] std::string_view reader() const { return readerName(m_reading, m_agent); }

    /// The User-agent line that names the agent in the author's reading.
    [[nodiscard]] std::optional<std::uint32_t> authorsAgentLine() const {
        if (m_author.file == nullptr || m_author.file->rules() == nullptr)
            return {};
        const Groups &groups = m_tree->groups();
        for (const std::uint32_t index : m_author.file->rules()->groups)
            for (const GroupAgent &agent : groups.agentsOf(groups.groups[index]))
                if (equalsIgnoringCase(agent.value, m_author.file->match.key) ||
                    (m_author.by() == NamedBy::Star &&
                     agentValueKind(agent.value) == AgentValueKind::Star))
                    return agent.line;
        return {};
    }

    /// The answer for robots.txt, or its size, means something else to the author's reading.
    [[nodiscard]] std::optional<ReadingDifference> access() const {
        const AccessMeaning &author = m_author.view->access[kRobotsFile.index()];
        const AccessMeaning &other = m_other.view->access[kRobotsFile.index()];
        if (author.effect == other.effect)
            return {};
        const FileAnswer answer = answerFor(m_site.site(), kRobotsFile);
        return ReadingDifference{m_reading,
                                 ReadingCause::Access,
                                 {},
                                 {GATEPOST_TEXT("verdict", "The author's reading: %1. %3: %2"),
                                  accessText(answer, author), accessText(answer, other), reader()}};
    }

    /// The author's answer rests on a file that such a crawler does not read.
    [[nodiscard]] std::optional<ReadingDifference> fileNotRead() const {
        const auto &line = m_authorVerdict.fetch.line;
        if (!line || std::ranges::any_of(m_other.view->files, [&](const ResolvedFile &file) {
                return file.file == line->file && file.read;
            }))
            return {};
        return ReadingDifference{
            m_reading,
            ReadingCause::FileNotRead,
            line,
            {of1994() ? GATEPOST_TEXT("verdict", "%1 line %2, %3 decides; a robot of 1994 knows "
                                                 "robots.txt alone")
             : m_reading == Reading::Known
                 ? GATEPOST_TEXT("verdict", "%1 line %2, %3 decides; %4 is not known to read %1")
                 : GATEPOST_TEXT("verdict", "%1 line %2, %3 decides; %4 knows robots.txt alone"),
             m_site.fileName(line->file), line->line.value, quoted(m_site.text(*line)), reader()}};
    }

    // ---- who is named ----------------------------------------------------------------------------

    std::optional<ReadingDifference> naming() {
        const auto line = authorsAgentLine();
        if (m_author.by() == NamedBy::FallbackToken && m_other.by() != NamedBy::OwnToken &&
            m_other.by() != NamedBy::FallbackToken)
            return say(
                ReadingCause::FallbackToken, line,
                {of1994() ? GATEPOST_TEXT("verdict",
                                          "No group names %1: its operator says that it then obeys "
                                          "%2 (line %3); a robot of 1994 has no such fall-back: "
                                          "%4")
                          : GATEPOST_TEXT("verdict",
                                          "No group names %1: its operator says that it then obeys "
                                          "%2 (line %3); %5 has no such fall-back: %4"),
                 m_agent.token, m_author.file->match.rules ? agentValue(*line) : "", *line + 1,
                 instead(), reader()});
        if (m_author.by() == NamedBy::Pattern)
            return say(
                ReadingCause::DeadPattern, line,
                {of1994() ? GATEPOST_TEXT("verdict",
                                          "Line %1, %2: the author means a pattern; for a robot of "
                                          "1994 it is plain text that names nobody: %3")
                          : GATEPOST_TEXT("verdict",
                                          "Line %1, %2: the author means a pattern; for %4 it is "
                                          "plain text that names nobody: %3"),
                 *line + 1, textOf(*line), instead(), reader()});
        if (m_author.by() == NamedBy::Nobody && m_agent.ignoresStar() &&
            m_other.by() == NamedBy::Star)
            return say(ReadingCause::StarIgnored, m_other.line,
                       {of1994()
                            ? GATEPOST_TEXT("verdict", "%1 is documented not to obey groups for *; "
                                                       "a robot of 1994 does not know that")
                            : GATEPOST_TEXT("verdict", "%1 is documented not to obey groups for *; "
                                                       "%2 does not know that"),
                        m_agent.token, reader()});
        if (m_author.by() == NamedBy::OwnToken && m_other.by() != NamedBy::OwnToken && line)
            return authorNamesIt(*line);
        if (m_author.by() != NamedBy::OwnToken && m_other.by() == NamedBy::OwnToken)
            return otherNamesIt();
        return {};
    }

    [[nodiscard]] std::string agentValue(std::uint32_t line) const {
        return std::string(cutAgentValue(m_tree->value(m_tree->lines()[line])));
    }

    ReadingDifference authorNamesIt(std::uint32_t line) {
        if (auto joined = joinedRule())
            return *joined;
        if (m_manner == Reading::Google) {
            const std::string value = agentValue(line);
            const std::string cut(googleAgentValue(value));
            return say(ReadingCause::CutToken, line,
                       {GATEPOST_TEXT("verdict", "Line %1, %2: google/robotstxt reads only a–z, "
                                                 "A–Z, - and _ and cuts %3 to “%4”: %5"),
                        line + 1, textOf(line), value, cut, instead()});
        }
        if (m_manner == Reading::Koster1994)
            return say(ReadingCause::BlankLine, line,
                       {GATEPOST_TEXT(
                            "verdict",
                            "Line %1, %2 is in no record of 1994 that contains rules for it: %3"),
                        line + 1, textOf(line), instead()});
        return other();
    }

    std::optional<ReadingDifference> otherNamesIt() {
        if (const auto experimental = experimentalGroup())
            return experimental;
        if (m_manner == Reading::Google)
            return googleNamesIt();
        if (m_manner == Reading::Koster1994)
            return otherRecord();
        return {};
    }

    /// In 1994 the first record counted that has a part of the agent's name, which may be another group's.
    std::optional<ReadingDifference> otherRecord() {
        const auto records = kosterRecords(m_tree->text());
        const auto record = kosterRecordFor(records, m_agent.name);
        if (!record)
            return {};
        const std::string name = toLower(m_agent.name);
        for (const std::string_view value : records[*record].agents) {
            if (value.empty() || value == "*" || !name.contains(toLower(value)))
                continue;
            if (m_author.file->match.rules &&
                equalsIgnoringCase(cutAgentValue(value), m_author.file->match.key))
                return {}; // the very group the author means
            const auto line = static_cast<std::uint32_t>(
                *m_tree->lineAt(static_cast<std::uint32_t>(value.data() - m_tree->text().data())));
            return say(
                ReadingCause::NamePart, line,
                {GATEPOST_TEXT("verdict", "Line %1, %2: in 1994 the first record that contains "
                                          "part of the name counted, and %3 contains “%4”"),
                 line + 1, textOf(line), m_agent.name, value});
        }
        return {};
    }

    std::optional<ReadingDifference> experimentalGroup() {
        const Groups &groups = m_tree->groups();
        for (const Group &group : groups.groups) {
            if (group.version != GroupVersion::Experimental)
                continue;
            for (const GroupAgent &agent : groups.agentsOf(group))
                if (equalsIgnoringCase(agent.value, m_agent.ownToken))
                    return say(
                        ReadingCause::ExperimentalGroup, group.versionLine,
                        {of1994() ? GATEPOST_TEXT("verdict",
                                                  "Line %1, %2 makes the group experimental, as if "
                                                  "it were not there; a robot of 1994 knows no "
                                                  "versions and reads it")
                                  : GATEPOST_TEXT("verdict",
                                                  "Line %1, %2 makes the group experimental, as if "
                                                  "it were not there; %3 knows no versions and "
                                                  "reads it"),
                         *group.versionLine + 1, textOf(*group.versionLine), reader()});
        }
        return {};
    }

    std::optional<ReadingDifference> googleNamesIt() {
        for (const GoogleLine &line : googleLines(m_tree->text())) {
            if (line.key != GoogleLine::Key::UserAgent ||
                !equalsIgnoringCase(googleAgentValue(line.value), m_agent.ownToken))
                continue;
            const auto index = static_cast<std::uint32_t>(line.line);
            if (auto spelt = googleSpelling(line))
                return spelt;
            if (!equalsIgnoringCase(cutAgentValue(line.value), m_agent.ownToken))
                return say(
                    ReadingCause::CutToken, index,
                    {GATEPOST_TEXT("verdict", "Line %1, %2: google/robotstxt cuts it to “%3”, "
                                              "which names this agent"),
                     index + 1, textOf(index), googleAgentValue(line.value)});
        }
        return {};
    }

    /// A line that google/robotstxt knows by something else than its name and a colon.
    [[nodiscard]] std::optional<ReadingDifference> googleSpelling(const GoogleLine &line) const {
        const auto index = static_cast<std::uint32_t>(line.line);
        const Line &ours = m_tree->lines()[index];
        const bool sameKey = ours.kind == LineKind::Directive &&
                             (ours.is(DirectiveId::UserAgent) || ours.is(DirectiveId::Allow) ||
                              ours.is(DirectiveId::Disallow));
        if (sameKey)
            return {};
        if (line.noColon)
            return say(ReadingCause::MissingColon, index,
                       {GATEPOST_TEXT("verdict", "Line %1, %2 has no colon and decides nothing; "
                                                 "google/robotstxt reads it as if it had one"),
                        index + 1, textOf(index)});
        const std::string_view meant = line.key == GoogleLine::Key::UserAgent ? "User-agent"
                                       : line.key == GoogleLine::Key::Allow   ? "Allow"
                                                                              : "Disallow";
        return say(
            ReadingCause::MisspeltKey, index,
            {GATEPOST_TEXT("verdict", "Line %1, %2: its key is not known and decides nothing; "
                                      "google/robotstxt takes it for %3"),
             index + 1, textOf(index), meant});
    }

    // ---- which lines belong to the group ---------------------------------------------------------

    /// A rule on the User-agent line itself (S17).
    [[nodiscard]] std::optional<ReadingDifference> joinedRule() const {
        if (!m_author.line || m_other.ruleAt(*m_author.line) != nullptr ||
            std::ranges::none_of(m_tree->joinedRules(), [&](const JoinedRule &rule) {
                return rule.line == *m_author.line;
            }))
            return {};
        return say(ReadingCause::JoinedRule, m_author.line,
                   {of1994()
                        ? GATEPOST_TEXT("verdict",
                                        "Line %1, %2 has a rule on the User-agent line; a robot of "
                                        "1994 reads one key per line and does not see it")
                        : GATEPOST_TEXT("verdict", "Line %1, %2 has a rule on the User-agent line; "
                                                   "%3 reads one key per line and does not see it"),
                    *m_author.line + 1, textOf(*m_author.line), reader()});
    }

    std::optional<ReadingDifference> groups() {
        const FileRules *rules = m_author.file == nullptr ? nullptr : m_author.file->rules();
        if (rules != nullptr && rules->extended) {
            const Groups &groups = m_tree->groups();
            const auto version = groups.groups[rules->groups.front()].versionLine;
            return say(
                ReadingCause::ExtendedGroup, version,
                {of1994() ? GATEPOST_TEXT("verdict",
                                          "Line %1, %2 makes this a group of the standard 2.0: "
                                          "paths are exact or shell patterns, in its own order; a "
                                          "robot of 1994 reads them as prefixes, the topmost rule "
                                          "first")
                          : GATEPOST_TEXT("verdict",
                                          "Line %1, %2 makes this a group of the standard 2.0: "
                                          "paths are exact or shell patterns, in its own order; %3 "
                                          "reads them as prefixes, the longest rule first"),
                 *version + 1, textOf(*version), reader()});
        }
        if (m_manner == Reading::Koster1994) {
            if (auto difference = otherRecord())
                return difference;
            if (auto difference = records())
                return difference;
        }
        if (auto joined = joinedRule())
            return joined;
        if (m_other.line && m_author.ruleAt(*m_other.line) == nullptr) {
            if (m_manner == Reading::Google)
                for (const GoogleLine &line : googleLines(m_tree->text()))
                    if (line.line == *m_other.line)
                        if (auto spelt = googleSpelling(line))
                            return spelt;
            return experimentalGroup();
        }
        return {};
    }

    /// Blank lines ended a record in 1994.
    std::optional<ReadingDifference> records() {
        if (!m_author.line || m_other.ruleAt(*m_author.line) != nullptr)
            return {};
        const Groups &groups = m_tree->groups();
        const auto index = groups.groupAt(*m_author.line);
        if (index && groups.groups[*index].trap)
            return say(
                ReadingCause::GroupTrap, groups.groups[*index].firstLine,
                {GATEPOST_TEXT("verdict", "Line %1, %2 begins a run of User-agent lines that other "
                                          "lines do not end, so line %3 is for all of them; a "
                                          "robot of 1994 ends the record at the blank line"),
                 groups.groups[*index].firstLine + 1, textOf(groups.groups[*index].firstLine),
                 *m_author.line + 1});
        return say(
            ReadingCause::BlankLine, m_author.line,
            {GATEPOST_TEXT("verdict",
                           "Line %1, %2 comes after a blank line, which ended the record in 1994"),
             *m_author.line + 1, textOf(*m_author.line)});
    }

    // ---- which rule wins -------------------------------------------------------------------------

    std::optional<ReadingDifference> rules() {
        if (m_manner == Reading::Google) {
            if (m_other.line && isIndexAllow(*m_other.line))
                return say(ReadingCause::IndexHtml, m_other.line,
                           {GATEPOST_TEXT("verdict", "Line %1, %2: google/robotstxt lets it allow "
                                                     "its folder as well"),
                            *m_other.line + 1, textOf(*m_other.line)});
            const auto line = m_author.line ? m_author.line : m_other.line;
            if (line && hasEscapes(*line))
                return say(ReadingCause::Escapes, line,
                           {GATEPOST_TEXT("verdict", "Line %1, %2: percent escapes are compared as "
                                                     "written by google/robotstxt, which decodes "
                                                     "none"),
                            *line + 1, textOf(*line)});
        }
        if (m_manner != Reading::Koster1994)
            return {};
        if (m_author.line && hasWildcard(*m_author.line))
            return say(
                ReadingCause::Wildcards, m_author.line,
                {GATEPOST_TEXT(
                     "verdict",
                     "Line %1, %2: * and $ were ordinary characters in 1994, so it does not match"),
                 *m_author.line + 1, textOf(*m_author.line)});
        if (m_author.line && m_other.line)
            return say(
                ReadingCause::FirstMatch, m_other.line,
                {GATEPOST_TEXT("verdict", "Line %1, %2 comes before line %3: in 1994 the first "
                                          "rule that matched decided, not the longest"),
                 *m_other.line + 1, textOf(*m_other.line), *m_author.line + 1});
        return {};
    }

    [[nodiscard]] bool isIndexAllow(std::uint32_t line) const {
        const RuleLine *rule = m_other.ruleAt(line);
        if (rule == nullptr || rule->kind != RuleKind::Allow)
            return false;
        const std::size_t slash = rule->value.rfind('/');
        return slash != std::string_view::npos &&
               rule->value.substr(slash + 1).starts_with("index.htm");
    }
    [[nodiscard]] bool hasWildcard(std::uint32_t line) const {
        const RuleLine *rule = m_author.ruleAt(line);
        return rule != nullptr && rule->value.find_first_of("*$") != std::string_view::npos;
    }
    [[nodiscard]] bool hasEscapes(std::uint32_t line) const {
        const auto odd = [](std::string_view text) {
            return std::ranges::any_of(
                text, [](char c) { return c == '%' || static_cast<unsigned char>(c) > 127; });
        };
        return odd(m_tree->value(m_tree->lines()[line])) || odd(m_path.path());
    }

    // ---- what remains ----------------------------------------------------------------------------

    ReadingDifference times() const {
        if (m_authorVerdict.fetch.reason == FetchReason::VisitTime && m_authorVerdict.fetch.line &&
            m_authorVerdict.fetch.line->file == kRobotsFile)
            return {
                m_reading,
                ReadingCause::RobotsTimes,
                m_authorVerdict.fetch.line,
                {of1994()
                     ? GATEPOST_TEXT("verdict", "Line %1: Visit-time in robots.txt is for robots "
                                                "that know the standard 2.0; a robot of 1994 "
                                                "understands only rules")
                     : GATEPOST_TEXT("verdict",
                                     "Line %1: Visit-time in robots.txt is for robots "
                                     "that know the standard 2.0; %2 understands only rules"),
                 m_authorVerdict.fetch.line->line.value, reader()}};
        return other();
    }

    [[nodiscard]] ReadingDifference other() const {
        return {m_reading,
                ReadingCause::Other,
                m_otherVerdict.fetch.line,
                {of1994()
                     ? GATEPOST_TEXT("verdict", "The author's reading: %1. A robot of 1994: %2")
                     : GATEPOST_TEXT("verdict", "The author's reading: %1. %3: %2"),
                 reason(m_site, m_authorVerdict), reason(m_site, m_otherVerdict), reader()}};
    }

    const CompiledSite &m_site;
    PathQuestion m_path;
    Side m_author;
    Side m_other;
    Reading m_reading;
    Reading m_manner; ///< by whose rules robots.txt is read: never Known
    const Identity &m_agent;
    const Verdict &m_authorVerdict;
    const Verdict &m_otherVerdict;
    const Tree *m_tree;
};

} // namespace

std::string_view readingCauseName(ReadingCause cause) {
    switch (cause) {
    case ReadingCause::FallbackToken: return "fallback-token";
    case ReadingCause::DeadPattern: return "dead-pattern";
    case ReadingCause::StarIgnored: return "star-ignored";
    case ReadingCause::CutToken: return "cut-token";
    case ReadingCause::NamePart: return "name-part";
    case ReadingCause::ExperimentalGroup: return "experimental-group";
    case ReadingCause::ExtendedGroup: return "extended-group";
    case ReadingCause::GroupTrap: return "group-trap";
    case ReadingCause::BlankLine: return "blank-line";
    case ReadingCause::JoinedRule: return "joined-rule";
    case ReadingCause::MisspeltKey: return "misspelt-key";
    case ReadingCause::MissingColon: return "missing-colon";
    case ReadingCause::IndexHtml: return "index-html";
    case ReadingCause::Wildcards: return "wildcards";
    case ReadingCause::FirstMatch: return "first-match";
    case ReadingCause::Escapes: return "escapes";
    case ReadingCause::RobotsTimes: return "robots-times";
    case ReadingCause::FileNotRead: return "file-not-read";
    case ReadingCause::Ignores: return "ignores";
    case ReadingCause::Access: return "access";
    case ReadingCause::Other: return "other";
    }
    return "";
}

ReadingsAnswer askReadings(const CompiledSite &site, const Query &query, TraceLevel level) {
    ReadingsAnswer answer;
    for (const Reading reading : kReadings) {
        Query one = query;
        one.reading = reading;
        answer.verdicts[static_cast<std::size_t>(reading)] = site.simulate(one, level);
    }
    const Verdict &author = answer.verdicts.front();
    for (const Verdict &verdict : answer.verdicts)
        if (verdict.fetch.decision != author.fetch.decision)
            answer.differences.push_back(Explainer(site, query, author, verdict).explain());
    return answer;
}

std::vector<ReadingsRow> readingsTable(const CompiledSite &site,
                                       const std::vector<Identity> &agents,
                                       const std::vector<std::string> &paths, Instant at,
                                       std::size_t most, const std::stop_token &stop,
                                       std::span<const Reading> compared) {
    std::vector<ReadingsRow> rows;
    for (const Identity &agent : agents) {
        if (stop.stop_requested()) // what one agent sees of a large file takes a while to make
            return rows;
        std::array<std::shared_ptr<const ResolvedAgent>, kReadingCount> views;
        for (const Reading reading : kReadings)
            views[static_cast<std::size_t>(reading)] = site.view(agent, reading);
        for (const std::string &path : paths) {
            const PathQuestion question(path);
            ReadingsRow row{agent.name, path, {}, {}};
            for (std::size_t i = 0; i < kReadingCount; ++i)
                row.decisions[i] = site.fetch(*views[i], question, at).decision;
            if (std::ranges::all_of(compared, [&](Reading one) {
                    return row.decisions[static_cast<std::size_t>(one)] == row.decisions[0];
                }))
                continue;
            const auto differences = askReadings(site, {agent, path, at}).differences;
            row.first = *std::ranges::find_if(differences, [&](const ReadingDifference &one) {
                return std::ranges::contains(compared, one.reading);
            });
            rows.push_back(std::move(row));
            if (rows.size() >= most)
                return rows;
        }
    }
    return rows;
}

std::vector<ReadingsCause> causesOf(const std::vector<ReadingsRow> &rows) {
    /// What makes two rows one.
    struct Key {
        std::array<Decision, kReadingCount> decisions{};
        Reading reading = Reading::Author;
        ReadingCause cause = ReadingCause::Other;
        std::optional<std::pair<FileId, LineNumber>> line;
        auto operator<=>(const Key &) const = default;
    };
    struct Found {
        std::size_t at = 0;
        std::set<std::string_view> agents;
        std::set<std::string_view> paths;
    };
    std::map<Key, Found> found;
    std::vector<ReadingsCause> causes;
    for (const ReadingsRow &row : rows) {
        Key key{row.decisions, row.first.reading, row.first.cause, {}};
        if (row.first.line)
            key.line.emplace(row.first.line->file, row.first.line->line);
        const auto [place, isNew] = found.try_emplace(std::move(key));
        Found &same = place->second;
        if (isNew) {
            same.at = causes.size();
            causes.push_back({{}, {}, row.decisions, row.first, 0});
        }
        ReadingsCause &cause = causes[same.at];
        ++cause.questions;
        if (same.agents.insert(row.agent).second)
            cause.agents.push_back(row.agent);
        if (same.paths.insert(row.path).second)
            cause.paths.push_back(row.path);
    }
    return causes;
}

} // namespace gatepost
