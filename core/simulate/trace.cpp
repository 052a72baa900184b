// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulate/compiledsite.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <unordered_set>

/// The reasons of a verdict, in the order in which the files are read.
namespace gatepost {

namespace {

constexpr Phrase kReadingNotes[] = {
    {},
    GATEPOST_TEXT("verdict", "robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern "
                             "agents, no fall-back tokens (S82)"),
    GATEPOST_TEXT("verdict", "robots.txt read as google/robotstxt does (S90)"),
    GATEPOST_TEXT("verdict", "robots.txt read as in 1994: first matching record, first matching "
                             "rule, plain prefixes (S91)"),
};

class TraceWriter {
public:
    TraceWriter(const CompiledSite::Data &data, const AgentView &view, const PathVerdict &paths,
                const PathQuestion &path, TraceLevel level, Verdict &verdict)
        : m_data(data),
          m_view(view),
          m_paths(paths),
          m_path(path),
          m_full(level == TraceLevel::Full),
          m_verdict(verdict) {}

    void write() {
        writeAgentNotes();
        if (m_verdict.fetch.ground == Ground::PolicyFile)
            note(
                {},
                GATEPOST_TEXT(
                    "verdict",
                    "a policy file may always be fetched, or no agent could learn the policy (S26, "
                    "Gatepost's choice)"));
        for (const PathVerdict::PerFile &entry : m_paths.files)
            writeFile(entry);
        if (!m_verdict.signals.contentUsageApplies && !m_verdict.signals.contentUsage.empty())
            note(FileRef{FileRef::kRobots},
                 GATEPOST_TEXT("verdict", "Content-Usage is about what may be fetched: it does not "
                                          "apply to a path that robots.txt denies"));
        writeCrawl();
        writeChain();
    }

private:
    void note(std::optional<FileRef> file, Message why) {
        m_verdict.trace.push_back({file, {}, Outcome::Note, std::move(why)});
    }

    void line(const FileView &file, std::uint32_t index, Outcome outcome, Message why) {
        m_verdict.trace.push_back({file.file,
                                   lineRef(*m_data.trees[file.file.index], file.file, index),
                                   outcome, std::move(why)});
    }

    /// S11: the source knows declared categories only.
    void writeCategoryNote() {
        const Identity &agent = m_view.agent;
        if (agent.categorySource != CategorySource::Registry || !agent.category ||
            !m_view.policy.heedsCategory())
            return;
        const std::string_view category = categoryName(*agent.category);
        note(FileRef{FileRef::kRobots2},
             {std::string_view("aeiou").contains(category.front())
                  ? GATEPOST_TEXT("verdict", "%1 declares no category; the registry calls it an %2")
                  : GATEPOST_TEXT("verdict", "%1 declares no category; the registry calls it a %2"),
              agent.token, category});
    }

    void writeHostNote() {
        if (m_verdict.otherHost)
            note({}, {GATEPOST_TEXT("verdict", "these files speak for %1 only; the answer is given "
                                               "as if %2 were the same host"),
                      m_data.host, *m_verdict.otherHost});
    }

    void writeAgentNotes() {
        writeHostNote();
        writeCategoryNote();
        if (m_view.reading != Reading::Author)
            note(FileRef{FileRef::kRobots},
                 kReadingNotes[static_cast<std::size_t>(m_view.reading)]);
        const KnownAgent *known = m_view.agent.known;
        if (known == nullptr) {
            note({},
                 GATEPOST_TEXT(
                     "verdict",
                     "the registry does not know this agent; it is taken to be an AI agent (S18)"));
            return;
        }
        if (known->kind == AgentKind::PolicyToken)
            note({},
                 GATEPOST_TEXT("verdict",
                               "a policy token: it never fetches, the verdict is about use (S18)"));
        if (known->obeysRobots == Documented::No)
            note({}, GATEPOST_TEXT("verdict",
                                   "documented to ignore robots.txt: it may not listen (S18)"));
        if (m_view.agent.ignoresStar())
            note({}, GATEPOST_TEXT("verdict", "groups for * do not reach this agent (S18)"));
        if (known->status == AgentStatus::Retired)
            note({}, GATEPOST_TEXT("verdict", "its operator has retired this agent"));
    }

    void writeFile(const PathVerdict::PerFile &entry) {
        const FileView &file = *entry.view;
        if (!file.speaks) {
            note(file.file,
                 GATEPOST_TEXT(
                     "verdict",
                     "robots-ai.txt does not speak to this agent: it is not an AI agent (S42)"));
            return;
        }
        if (!file.counts) {
            note(file.file,
                 file.match.by == NamedBy::Star
                     ? GATEPOST_TEXT("verdict", "its * group does not count: an earlier file has a "
                                                "group that applies (S59)")
                     : GATEPOST_TEXT("verdict", "its groups do not count: an earlier file has a "
                                                "group for this agent (S59)"));
            return;
        }
        writeGroups(file);
        if (file.rules() == nullptr)
            return;
        if (m_full)
            writeCommentChoice(file);
        writeRules(entry);
        writeWindows(file);
        writePaces(file);
    }

    /// Which User-agent lines name the agent, and which do not.
    void writeGroups(const FileView &file) {
        const bool robots = file.file.index == FileRef::kRobots;
        const Reading reading = robots ? m_view.reading : Reading::Author;
        if (reading == Reading::Google || reading == Reading::Koster1994) {
            note(file.file,
                 file.match.by == NamedBy::Nobody
                     ? GATEPOST_TEXT("verdict", "no group names this agent, and none names *")
                 : file.match.by == NamedBy::Star
                     ? GATEPOST_TEXT("verdict", "no group names this agent: those for * apply")
                     : GATEPOST_TEXT("verdict", "a group names this agent"));
            return;
        }
        const FileRules *rules = file.rules();
        if (rules == nullptr)
            note(file.file, GATEPOST_TEXT("verdict", "no group names this agent"));
        const Groups &groups = m_data.indexes[file.file.index]->groups(reading);
        // A batch of questions does not walk through everybody else's groups.
        if (m_full)
            writeAllGroups(file, groups);
        else if (rules != nullptr)
            for (const std::uint32_t index : rules->groups)
                for (const GroupAgent &agent : groups.agentsOf(groups.groups[index]))
                    writeDecidingAgent(file, agent);
        if (rules != nullptr && rules->extended)
            note(
                file.file,
                GATEPOST_TEXT(
                    "verdict",
                    "an extended standard 2.0 group: explicit paths and shell patterns, decided in "
                    "the order of S32 (a bare “Disallow: *” is the rest, Gatepost's choice)"));
    }

    /// Said where it matters: a # that follows no blank and cuts a line of the agent's groups.
    void writeCommentChoice(const FileView &file) {
        const Tree &tree = *m_data.trees[file.file.index];
        if (tree.dialect().comments == CommentStyle::Anywhere)
            return;
        const auto isCut = [&tree](const auto &of) {
            const Line &line = tree.lines()[of.line];
            return line.commentBegin > line.begin && line.commentBegin < line.contentEnd &&
                   !isBlank(tree.text()[line.commentBegin - 1]);
        };
        const Groups &groups = m_data.indexes[file.file.index]->groups(Reading::Author);
        for (const std::uint32_t index : file.rules()->groups)
            if (std::ranges::any_of(groups.agentsOf(groups.groups[index]), isCut) ||
                std::ranges::any_of(groups.rulesOf(groups.groups[index]), isCut)) {
                note(file.file,
                     GATEPOST_TEXT("verdict", "# begins a comment anywhere in User-agent, Allow "
                                              "and Disallow lines, as in robots.txt (S4, "
                                              "Gatepost's choice)"));
                return;
            }
    }

    void writeAllGroups(const FileView &file, const Groups &groups) {
        std::unordered_set<std::uint32_t> deciding;
        std::unordered_set<std::uint32_t> setAside;
        if (const FileRules *rules = file.rules()) {
            deciding.insert(rules->groups.begin(), rules->groups.end());
            setAside.insert(rules->setAside.begin(), rules->setAside.end());
        }
        for (std::uint32_t index = 0; index < groups.groups.size(); ++index) {
            const Group &group = groups.groups[index];
            for (const GroupAgent &agent : groups.agentsOf(group)) {
                if (deciding.contains(index))
                    writeDecidingAgent(file, agent);
                else
                    line(file, agent.line, Outcome::NotRead,
                         setAside.contains(index)
                             ? GATEPOST_TEXT(
                                   "verdict",
                                   "plain group: this agent's 2.0 group is read instead (S30)")
                         : group.version == GroupVersion::Experimental
                             ? GATEPOST_TEXT("verdict", "experimental Robot-version: the group is "
                                                        "as if it were not there (S30)")
                             : GATEPOST_TEXT("verdict", "names another agent"));
            }
        }
    }

    void writeDecidingAgent(const FileView &file, const GroupAgent &agent) {
        const bool star =
            file.match.by == NamedBy::Star && agentValueKind(agent.value) == AgentValueKind::Star;
        if (!star && !equalsIgnoringCase(agent.value, file.match.key)) {
            if (m_full)
                line(file, agent.line, Outcome::NotRead,
                     GATEPOST_TEXT("verdict", "names another agent"));
            return;
        }
        Message why;
        switch (file.match.by) {
        case NamedBy::Nobody: break;
        case NamedBy::OwnToken: why = GATEPOST_TEXT("verdict", "names this agent"); break;
        case NamedBy::FallbackToken:
            why = {GATEPOST_TEXT("verdict", "no group names %1; it falls back to %2 (S12)"),
                   m_view.agent.token, agent.value};
            break;
        case NamedBy::Pattern:
            why = {GATEPOST_TEXT("verdict", "the pattern matches %1 (S15)"), m_view.agent.name};
            break;
        case NamedBy::Star:
            why = GATEPOST_TEXT("verdict", "no other group names this agent: * is for every agent");
            break;
        }
        line(file, agent.line, Outcome::Applies, std::move(why));
    }

    void writeRules(const PathVerdict::PerFile &entry) {
        const FileView &file = *entry.view;
        const RuleSet &set = file.match.rules->rules;
        for (const RuleReport &report : set.explain(m_path, !m_full)) {
            const std::uint32_t index = set.rules()[report.rule].line;
            if (report.fate == RuleFate::Decided)
                writeDecidedRule(entry, index);
            else
                line(file, index,
                     report.fate == RuleFate::NoMatch || report.fate == RuleFate::MatchesNothing
                         ? Outcome::NotRead
                         : Outcome::Lost,
                     whyLost(report));
        }
        if (entry.decision.outcome == PathOutcome::NoRule)
            note(file.file, GATEPOST_TEXT("verdict", "no rule matches this path: allowed (S23)"));
        if (entry.decision.outcome == PathOutcome::DisallowedAsTheRest)
            note(file.file, GATEPOST_TEXT("verdict", "the group has Allow rules and no Disallow, "
                                                     "and none matches: disallowed (S32)"));
    }

    void writeDecidedRule(const PathVerdict::PerFile &entry, std::uint32_t index) {
        const FileView &file = *entry.view;
        const bool named = m_verdict.fetch.ground == Ground::Rule && m_verdict.fetch.line &&
                           m_verdict.fetch.line->file == file.file &&
                           m_verdict.fetch.line->line == LineNumber::fromIndex(index);
        if (named)
            line(file, index, Outcome::Decided, GATEPOST_TEXT("verdict", "decides"));
        else if (entry.overruled)
            line(file, index, Outcome::Lost,
                 GATEPOST_TEXT("verdict",
                               "robots.txt allows this path by a rule, and it wins (S41)"));
        else if (m_verdict.fetch.ground == Ground::PolicyFile)
            line(file, index, Outcome::Lost,
                 GATEPOST_TEXT("verdict", "a policy file may always be fetched (S26)"));
        else if (isDenial(entry.decision.outcome))
            line(file, index, Outcome::Applies,
                 GATEPOST_TEXT("verdict", "denies too; an earlier file is named"));
        else if (m_verdict.fetch.decision == Decision::Allow)
            line(file, index, Outcome::Applies,
                 GATEPOST_TEXT("verdict", "allows too; an earlier file is named"));
        else
            line(file, index, Outcome::Lost,
                 GATEPOST_TEXT("verdict",
                               "allows in this file, but the fetch is not allowed as a whole"));
    }

    static Message whyLost(const RuleReport &report) {
        switch (report.fate) {
        case RuleFate::Decided: return {};
        case RuleFate::NoMatch: return GATEPOST_TEXT("verdict", "does not match this path");
        case RuleFate::MatchesNothing:
            return GATEPOST_TEXT("verdict",
                                 "no rule: empty, or it begins neither with / nor with * (S22)");
        case RuleFate::Shorter:
            return Message::counted(
                GATEPOST_COUNTED("verdict", "shorter: %1 < %n bytes", "shorter: %1 < %n byte"),
                report.decidedLength, report.length);
        case RuleFate::TieToAllow:
            return Message::counted(GATEPOST_COUNTED("verdict",
                                                     "same length (%n bytes): Allow decides (S23)",
                                                     "same length (%n bytes): Allow decides (S23)"),
                                    report.length);
        case RuleFate::SameRule: return GATEPOST_TEXT("verdict", "same rule as an earlier line");
        case RuleFate::LowerStep:
            return GATEPOST_TEXT("verdict", "an earlier step of the 2.0 order decides (S32)");
        case RuleFate::LaterLine: return GATEPOST_TEXT("verdict", "an earlier line decides");
        }
        return {};
    }

    void writeWindows(const FileView &file) {
        const int minute = minuteOfDay(m_verdict.at);
        for (const auto &window : file.match.rules->windows) {
            const bool named = m_verdict.window && m_verdict.window->line.file == file.file &&
                               m_verdict.window->line.line == LineNumber::fromIndex(window.line);
            if (window.value.contains(minute))
                line(file, window.line, Outcome::Applies, GATEPOST_TEXT("verdict", "window open"));
            else if (named && m_verdict.fetch.ground == Ground::VisitTime)
                line(file, window.line, Outcome::Decided,
                     GATEPOST_TEXT("verdict", "window closed; it opens next"));
            else
                line(file, window.line, Outcome::Lost, GATEPOST_TEXT("verdict", "window closed"));
        }
    }

    void writePaces(const FileView &file) {
        const FileRules &rules = *file.match.rules;
        const int minute = minuteOfDay(m_verdict.at);
        const auto pace = [&](std::uint32_t index, Phrase otherwise) {
            const bool named = m_verdict.rate && m_verdict.rate->line.file == file.file &&
                               m_verdict.rate->line.line == LineNumber::fromIndex(index);
            line(file, index, named ? Outcome::Applies : Outcome::Lost,
                 named ? GATEPOST_TEXT("verdict", "sets the pace") : otherwise);
        };
        const bool anyHolds = std::ranges::any_of(rules.requestRates, [&](const auto &rate) {
            return rate.value.window && rate.value.window->contains(minute);
        });
        for (const auto &rate : rules.requestRates) {
            const bool closed = rate.value.window && !rate.value.window->contains(minute);
            pace(rate.line,
                 closed ? GATEPOST_TEXT("verdict", "its window is closed")
                 : anyHolds && !rate.value.window
                     ? GATEPOST_TEXT("verdict", "a line with a window holds this time (S34)")
                     : GATEPOST_TEXT("verdict", "a slower pace counts (S43)"));
        }
        for (const auto &delay : rules.crawlDelays)
            pace(delay.line, GATEPOST_TEXT("verdict", "a slower pace counts (S43)"));
        if (m_verdict.ruleOfThumb && rules.extended && rules.requestRates.empty() &&
            rules.crawlDelays.empty())
            note(file.file,
                 GATEPOST_TEXT("verdict", "the 2.0 group states no pace, so the rule of thumb "
                                          "holds: between requests twice the time that the last "
                                          "document took, at least 10 s"));
        if (!rules.crawlDelays.empty() && m_view.agent.known != nullptr &&
            m_view.agent.known->obeysCrawlDelay == Documented::No)
            note(file.file, GATEPOST_TEXT("verdict", "documented to ignore Crawl-delay"));
    }

    void writeCrawl() {
        const StatedValue *crawl = m_view.policy.find(DirectiveId::Crawl);
        if (crawl == nullptr)
            return;
        const bool decides = m_verdict.fetch.ground == Ground::CrawlDirective;
        m_verdict.trace.push_back(
            {crawl->line.file, crawl->line, decides ? Outcome::Decided : Outcome::Applies,
             decides ? GATEPOST_TEXT("verdict", "decides (S56)")
                     : GATEPOST_TEXT("verdict", "does not stand in the way")});
        if (!decides && (crawl->value == "no" || crawl->value == "ask"))
            m_verdict.trace.back().why =
                m_verdict.fetch.decision == Decision::Allow
                    ? GATEPOST_TEXT("verdict", "answered, or not asked for a policy file")
                    : GATEPOST_TEXT("verdict", "something stronger decides");
    }

    void writeChain() {
        const Chain &chain = m_data.site.chain;
        if (chain.end != ChainEnd::NoChain)
            note({}, {GATEPOST_TEXT("verdict", "the chain stops before %1: %2"), chain.stoppedAt,
                      chain.detail});
    }

    const CompiledSite::Data &m_data;
    const AgentView &m_view;
    const PathVerdict &m_paths;
    const PathQuestion &m_path;
    const bool m_full;
    Verdict &m_verdict;
};

} // namespace

void writeTrace(const CompiledSite::Data &data, const AgentView &view, const PathVerdict &paths,
                const PathQuestion &path, TraceLevel level, Verdict &verdict) {
    TraceWriter(data, view, paths, path, level, verdict).write();
}

} // namespace gatepost
