// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/askreason.h"
#include "core/simulate/compiledsite.h"
#include "core/simulate/naming.h"
#include "core/simulate/reason.h"

#include "core/text/ascii.h"
#include "core/value/term.h"

#include <algorithm>
#include <unordered_set>

/// The reasons of a verdict, in the order in which the files are read.
namespace gatepost {

namespace {

constexpr Phrase kNoRuleMatches =
    GATEPOST_TEXT("verdict", "no rule matches this path, so it is allowed");

/// What a crawler of a reading knows; Known has a note for each agent.
constexpr Phrase kReadingNotes[kReadingCount] = {
    {},
    GATEPOST_TEXT("verdict", "robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern "
                             "agents, no fall-back tokens"),
    GATEPOST_TEXT("verdict", "robots.txt read as google/robotstxt does"),
    GATEPOST_TEXT("verdict", "robots.txt read as in 1994: first matching record, first matching "
                             "rule, plain prefixes"),
    {},
};

class TraceWriter {
public:
    TraceWriter(const CompiledSite::Data &data, const ResolvedAgent &view, const PathVerdict &paths,
                const PathQuestion &path, TraceLevel level, Verdict &verdict)
        : m_data(data),
          m_view(view),
          m_paths(paths),
          m_path(path),
          m_full(level == TraceLevel::Full),
          m_verdict(verdict) {}

    void write() {
        constexpr std::size_t kMost = 8; // that most questions have
        m_verdict.trace.reserve(kMost);
        writeAgentNotes();
        writeHost();
        if (m_verdict.fetch.reason == FetchReason::PolicyFile)
            note({}, GATEPOST_TEXT("verdict", "a policy file may always be fetched, or no agent "
                                              "could learn the policy (Gatepost's choice)"));
        writeAccess();
        for (const PathVerdict::PerFile &entry : m_paths.files)
            if (!entry.view->unreachable)
                writeFile(entry);
        if (!m_verdict.signals.contentUsageApplies && !m_verdict.signals.contentUsage.empty())
            note(FileId(FileRole::Robots),
                 GATEPOST_TEXT("verdict", "Content-Usage is about what may be fetched: it does not "
                                          "apply to a path that robots.txt denies"));
        writeHoursOfAll();
        writeCrawl();
        writeAsks();
        writeCompete();
        writeChain();
    }

private:
    void note(std::optional<FileId> file, Message why) {
        m_verdict.trace.push_back({file, {}, Outcome::Note, std::move(why)});
    }

    void line(const ResolvedFile &file, std::uint32_t index, Outcome outcome, Message why) {
        m_verdict.trace.push_back({file.file,
                                   lineRef(*m_data.trees[file.file.index()], file.file, index),
                                   outcome, std::move(why)});
    }

    void writeAgentNotes() {
        const KnownAgent *known = m_view.agent.known.get();
        if (m_view.reading == Reading::Known)
            writeKnownNote(known);
        else if (m_view.reading != Reading::Author)
            note(FileId(FileRole::Robots), kReadingNotes[static_cast<std::size_t>(m_view.reading)]);
        if (known == nullptr) {
            note({}, GATEPOST_TEXT("verdict", "the registry does not know this agent; it is taken "
                                              "to be an AI agent"));
            return;
        }
        if (known->kind == AgentKind::PolicyToken)
            note({}, {GATEPOST_TEXT("verdict", "%1 never fetches: the verdict is about the use of "
                                               "content that other crawlers fetch"),
                      m_view.agent.token});
        if (known->obeysRobots == Documented::No && !m_view.ignores)
            note({}, {GATEPOST_TEXT("verdict", "%1 is documented to ignore robots.txt, so it may "
                                               "come all the same"),
                      m_view.agent.token});
        if (known->status == AgentStatus::Retired)
            note({}, {GATEPOST_TEXT("verdict", "%1 is retired: its operator no longer sends it"),
                      m_view.agent.token});
        writeCategory();
    }

    /// The source knows declared categories only (S11): said where a block applies because of the registry's.
    void writeCategory() {
        const Identity &agent = m_view.agent;
        if (agent.categorySource == CategorySource::Registry && agent.category &&
            m_view.policy.heedsCategory())
            note(FileId(FileRole::Robots2), guessedCategory(agent));
    }

    void writeHost() {
        if (m_verdict.otherHost)
            note({}, {GATEPOST_TEXT("verdict", "these files apply to %1 only; the answer is given "
                                               "as if %2 were the same host"),
                      m_data.host(), *m_verdict.otherHost});
    }

    /// What is made of how the requests for the files ended, where it is stated or changes what counts.
    void writeAccess() {
        for (const FileRoleRow &row : siteFiles()) {
            const FileId file(row.role);
            const AccessMeaning &meaning = m_view.access[file.index()];
            const FileAnswer answer = answerFor(m_data.site, file);
            const bool isUsual =
                !m_data.site.answers.files[file.index()] && meaning.result != AccessResult::Given;
            if (!isUsual && meaning.effect != AccessEffect::File)
                note(file, accessText(answer, meaning));
        }
    }

    void writeKnownNote(const KnownAgent *known) {
        if (known == nullptr)
            note({}, GATEPOST_TEXT("verdict", "nothing is documented of this agent: the files are "
                                              "read as their author meant them"));
        else if (m_view.ignores)
            note({}, {GATEPOST_TEXT("verdict", "%1 is documented to ignore robots.txt: nothing "
                                               "here keeps it out"),
                      known->token});
        else
            note(FileId(FileRole::Robots),
                 {known->readsAsGoogle()
                      ? GATEPOST_TEXT("verdict", "read as %1 is documented to do: by "
                                                 "google/robotstxt, with its fall-back tokens")
                      : GATEPOST_TEXT("verdict", "read as %1 is documented to do: by RFC 9309, "
                                                 "with its fall-back tokens"),
                  known->token});
    }

    void writeFile(const PathVerdict::PerFile &entry) {
        const ResolvedFile &file = *entry.view;
        if (!file.read) {
            note(file.file,
                 m_view.reading == Reading::Known
                     ? Message(GATEPOST_TEXT("verdict", "%1 is not known to read this file"),
                               m_view.agent.token)
                     : Message(GATEPOST_TEXT("verdict", "a crawler of this reading knows "
                                                        "robots.txt alone")));
            return;
        }
        if (!file.speaks) {
            note(
                file.file,
                GATEPOST_TEXT("verdict",
                              "robots-ai.txt does not apply to this agent: it is not an AI agent"));
            return;
        }
        if (!file.counts) {
            note(file.file,
                 file.match.by == NamedBy::Star
                     ? GATEPOST_TEXT("verdict", "its * group does not count: an earlier file has a "
                                                "group that applies")
                     : GATEPOST_TEXT("verdict", "its groups do not count: an earlier file has a "
                                                "group for this agent"));
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
    void writeGroups(const ResolvedFile &file) {
        const Reading reading = file.reading;
        if (reading == Reading::Google || reading == Reading::Koster1994) {
            if (file.match.starIgnored) { // documented so (S83)
                note(file.file, {GATEPOST_TEXT("verdict", "no group names %1, and groups for * do "
                                                          "not reach it"),
                                 m_view.agent.token});
                return;
            }
            note(file.file,
                 file.match.by == NamedBy::Nobody
                     ? GATEPOST_TEXT("verdict", "no group names this agent, and none names *")
                 : file.match.by == NamedBy::Star
                     ? GATEPOST_TEXT("verdict", "no group names this agent: those for * apply")
                     : GATEPOST_TEXT("verdict", "a group names this agent"));
            return;
        }
        const FileRules *rules = file.rules();
        if (rules == nullptr && !file.match.starIgnored)
            note(file.file, GATEPOST_TEXT("verdict", "no group names this agent"));
        const Groups &groups = m_data.indexes[file.file.index()]->groups(reading);
        const NamingReasons reasons(m_view.agent, reading, file.match, groups);
        // A batch of questions does not walk through everybody else's groups.
        if (m_full)
            writeAllGroups(file, groups, reasons);
        else if (rules != nullptr)
            for (const std::uint32_t index : rules->groups)
                for (const GroupAgent &agent : groups.agentsOf(groups.groups[index]))
                    if (reasons.decides(agent))
                        line(file, agent.line, Outcome::Applies, reasons.why(agent));
        if (rules != nullptr && rules->extended)
            note(file.file,
                 GATEPOST_TEXT(
                     "verdict",
                     "a group of the extended standard 2.0: whole paths and shell patterns, in its "
                     "own "
                     "order (a bare “Disallow: *” means everything else, Gatepost's choice)"));
        if (rules != nullptr && rules->extended)
            writeVersionChoice(file, groups);
    }

    /// Said where it matters: the sources name the versions 1 and 2 alone (S30).
    void writeVersionChoice(const ResolvedFile &file, const Groups &groups) {
        const Tree &tree = *m_data.trees[file.file.index()];
        for (const std::uint32_t index : file.rules()->groups) {
            const auto &at = groups.groups[index].versionLine;
            if (!at)
                continue;
            const auto version = parseRobotVersion(tree.value(tree.lines()[*at]));
            if (version && version->major > 2 && version->isExtended()) {
                note(file.file,
                     {GATEPOST_TEXT("verdict", "version %1 is unknown: its group is read as one of "
                                               "2.0 (Gatepost's choice)"),
                      tree.value(tree.lines()[*at])});
                return;
            }
        }
    }

    /// Said where it matters: a # that does not follow a space and cuts a line of the agent's groups.
    void writeCommentChoice(const ResolvedFile &file) {
        const Tree &tree = *m_data.trees[file.file.index()];
        if (tree.dialect().comments == CommentStyle::Anywhere)
            return;
        const auto isCut = [&tree](const auto &of) {
            const Line &line = tree.lines()[of.line];
            return line.commentBegin > line.begin && line.commentBegin < line.contentEnd &&
                   !isBlank(tree.text()[line.commentBegin - 1]);
        };
        const Groups &groups = m_data.indexes[file.file.index()]->groups(Reading::Author);
        for (const std::uint32_t index : file.rules()->groups)
            if (std::ranges::any_of(groups.agentsOf(groups.groups[index]), isCut) ||
                std::ranges::any_of(groups.rulesOf(groups.groups[index]), isCut)) {
                note(file.file,
                     GATEPOST_TEXT("verdict", "# begins a comment anywhere in User-agent, Allow "
                                              "and Disallow lines, as in robots.txt "
                                              "(Gatepost's choice)"));
                return;
            }
    }

    void writeAllGroups(const ResolvedFile &file, const Groups &groups,
                        const NamingReasons &reasons) {
        std::unordered_set<std::uint32_t> setAside;
        if (const FileRules *rules = file.rules())
            setAside.insert(rules->setAside.begin(), rules->setAside.end());
        for (std::uint32_t index = 0; index < groups.groups.size(); ++index) {
            const Group &group = groups.groups[index];
            for (const GroupAgent &agent : groups.agentsOf(group)) {
                if (reasons.decides(agent) && setAside.contains(index))
                    line(file, agent.line, Outcome::Lost,
                         GATEPOST_TEXT("verdict", "a plain group: this agent's 2.0 group is read "
                                                  "instead"));
                else if (group.version == GroupVersion::Experimental)
                    line(file, agent.line, Outcome::NotRead,
                         GATEPOST_TEXT("verdict", "the Robot-version is experimental, so the group "
                                                  "is as if it were not there"));
                else if (reasons.decides(agent))
                    line(file, agent.line, Outcome::Applies, reasons.why(agent));
                else
                    writeRefusal(file, agent, reasons.whyNot(agent));
            }
        }
    }

    void writeRefusal(const ResolvedFile &file, const GroupAgent &agent,
                      NamingReasons::Refusal refusal) {
        line(file, agent.line, refusal.outranked ? Outcome::Lost : Outcome::NotRead,
             std::move(refusal.why));
    }

    void writeRules(const PathVerdict::PerFile &entry) {
        const ResolvedFile &file = *entry.view;
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
                     whyLost(report, set.rules()[report.rule]));
        }
        if (entry.decision.outcome == PathOutcome::NoRule)
            note(file.file, kNoRuleMatches);
        if (entry.decision.outcome == PathOutcome::DisallowedByDefault)
            note(file.file, GATEPOST_TEXT("verdict", "the group has only Allow rules, and none "
                                                     "matches, so the path is disallowed"));
    }

    void writeDecidedRule(const PathVerdict::PerFile &entry, std::uint32_t index) {
        const ResolvedFile &file = *entry.view;
        const bool named = m_verdict.fetch.reason == FetchReason::Rule && m_verdict.fetch.line &&
                           m_verdict.fetch.line->file == file.file &&
                           m_verdict.fetch.line->line == LineNumber::fromIndex(index);
        if (named)
            line(file, index, Outcome::Decided, GATEPOST_TEXT("verdict", "decides"));
        else if (entry.overruled)
            line(file, index, Outcome::Lost,
                 GATEPOST_TEXT("verdict",
                               "robots.txt allows this path by a rule, and robots.txt wins"));
        else if (m_view.ignores)
            line(file, index, Outcome::Lost,
                 GATEPOST_TEXT("verdict", "says so, but the agent is documented to ignore it"));
        else if (m_verdict.fetch.reason == FetchReason::PolicyFile)
            line(file, index, Outcome::Lost,
                 GATEPOST_TEXT("verdict", "a policy file may always be fetched"));
        else if (isDenial(entry.decision.outcome))
            line(file, index, Outcome::Applies,
                 GATEPOST_TEXT("verdict", "denies too, but an earlier file decides"));
        else if (m_verdict.fetch.decision == Decision::Allow)
            line(file, index, Outcome::Applies,
                 GATEPOST_TEXT("verdict", "allows too, but an earlier file decides"));
        else
            line(file, index, Outcome::Lost,
                 GATEPOST_TEXT("verdict",
                               "allows in this file, but something else denies or delays the "
                               "fetch"));
    }

    static Message whyLost(const RuleReport &report, const RuleLine &rule) {
        switch (report.fate) {
        case RuleFate::Decided: return {};
        case RuleFate::NoMatch: return GATEPOST_TEXT("verdict", "does not match this path");
        case RuleFate::MatchesNothing:
            return rule.value.empty()
                       ? GATEPOST_TEXT("verdict", "empty, so it is not a rule")
                       : GATEPOST_TEXT("verdict", "not a rule: a path begins with / or with *");
        case RuleFate::Shorter:
            return Message::counted(
                GATEPOST_COUNTED("verdict", "shorter: %1 < %n bytes", "shorter: %1 < %n byte"),
                report.decidedLength, report.length);
        case RuleFate::TieToAllow:
            return Message::counted(GATEPOST_COUNTED("verdict",
                                                     "same length (%n bytes): Allow decides",
                                                     "same length (%n byte): Allow decides"),
                                    report.length);
        case RuleFate::SameRule: return GATEPOST_TEXT("verdict", "same rule as an earlier line");
        case RuleFate::LowerStep:
            return GATEPOST_TEXT("verdict",
                                 "another rule comes first in the order of the 2.0 standard");
        case RuleFate::LaterLine: return GATEPOST_TEXT("verdict", "an earlier line decides");
        }
        return {};
    }

    void writeWindows(const ResolvedFile &file) {
        const int minute = minuteOfDay(m_verdict.at);
        for (const auto &window : file.match.rules->windows) {
            const bool named = m_verdict.window && m_verdict.window->line.file == file.file &&
                               m_verdict.window->line.line == LineNumber::fromIndex(window.line);
            if (window.value.contains(minute))
                line(file, window.line, Outcome::Applies, GATEPOST_TEXT("verdict", "open now"));
            else if (named && m_verdict.fetch.reason == FetchReason::VisitTime)
                line(file, window.line, Outcome::Decided,
                     GATEPOST_TEXT("verdict", "closed now; these are the next hours"));
            else
                line(file, window.line, Outcome::Lost, GATEPOST_TEXT("verdict", "closed now"));
        }
    }

    /// Two files state hours: each line by itself does not tell when the agent may come (S43).
    void writeHoursOfAll() {
        if (!m_verdict.window || m_verdict.window->others.empty())
            return;
        const WindowVerdict &window = *m_verdict.window;
        std::vector<Message> files{m_data.site.nameOf(window.line.file)};
        for (const LineRef &other : window.others)
            files.emplace_back(m_data.site.nameOf(other.file));
        std::ranges::sort(files, {}, &Message::english);
        Message all = Message::list(std::move(files), Conjunction::And);
        if (window.open)
            note({}, {GATEPOST_TEXT("verdict", "%1 both state hours, and both are open now"),
                      std::move(all)});
        else if (window.nextChange)
            note({}, {GATEPOST_TEXT("verdict", "%1 both state hours, and both must be open: the "
                                               "next time is %2"),
                      std::move(all), formatMetaDateTime(*window.nextChange)});
        else
            note({}, {GATEPOST_TEXT("verdict", "%1 both state hours, and these never overlap: the "
                                               "agent may never come"),
                      std::move(all)});
    }

    void writePaces(const ResolvedFile &file) {
        const FileRules &rules = *file.match.rules;
        if (m_view.agent.neverFetches()) {
            for (const auto &rate : rules.requestRates)
                line(file, rate.line, Outcome::NotRead, paceOfNone());
            for (const auto &delay : rules.crawlDelays)
                line(file, delay.line, Outcome::NotRead, paceOfNone());
            return;
        }
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
                 closed ? GATEPOST_TEXT("verdict", "these hours do not include this time")
                 : anyHolds && !rate.value.window
                     ? GATEPOST_TEXT("verdict",
                                     "a line with hours that include this time comes first")
                     : GATEPOST_TEXT("verdict", "a slower pace counts"));
        }
        if (!m_view.crawlDelays)
            return; // a crawler that knows nothing but rules, or is not known to obey it (S82, S83)
        for (const auto &delay : rules.crawlDelays)
            pace(delay.line, GATEPOST_TEXT("verdict", "a slower pace counts"));
        if (m_verdict.ruleOfThumb && rules.extended && rules.requestRates.empty() &&
            rules.crawlDelays.empty())
            note(file.file,
                 GATEPOST_TEXT("verdict", "the 2.0 group states no pace, so the rule of thumb "
                                          "applies: wait twice as long as the last document took, "
                                          "at least 10 s"));
        if (!rules.crawlDelays.empty() && m_view.agent.known != nullptr &&
            m_view.agent.known->obeysCrawlDelay == Documented::No)
            note(file.file, {GATEPOST_TEXT("verdict", "%1 is documented to ignore Crawl-delay"),
                             m_view.agent.token});
    }

    [[nodiscard]] Message paceOfNone() const {
        return {GATEPOST_TEXT("verdict", "%1 never fetches, so a pace means nothing to it"),
                m_view.agent.token};
    }

    void writeCrawl() {
        const UseVerdict *crawl = m_verdict.useOf(DirectiveId::Crawl);
        if (crawl == nullptr || !crawl->line)
            return;
        const bool decides = m_verdict.fetch.reason == FetchReason::CrawlDirective;
        Message why = whyCrawl(*crawl, decides);
        m_verdict.trace.push_back({crawl->line->file, crawl->line,
                                   decides ? Outcome::Decided : Outcome::Applies, std::move(why)});
    }

    [[nodiscard]] Message whyCrawl(const UseVerdict &crawl, bool decides) const {
        if (decides)
            return statedTerm(crawl.stated) == Term::Ask
                       ? askReason(m_data.site, m_verdict, crawl)
                       : Message(GATEPOST_TEXT("verdict", "decides"));
        if (const Term term = statedTerm(crawl.stated); term != Term::No && term != Term::Ask)
            return GATEPOST_TEXT("verdict", "allows crawling");
        if (m_verdict.fetch.reason == FetchReason::PolicyFile)
            return GATEPOST_TEXT("verdict", "a policy file may always be fetched");
        if (m_verdict.fetch.decision == Decision::Allow)
            return statedTerm(crawl.stated) == Term::Ask
                       ? askReason(m_data.site, m_verdict, crawl)
                       : Message(GATEPOST_TEXT("verdict", "says so, but the agent is documented to "
                                                          "ignore it"));
        return m_verdict.fetch.decision == Decision::Later
                   ? GATEPOST_TEXT("verdict", "the visiting hours come first, and they are closed")
                   : GATEPOST_TEXT("verdict", "a path rule denies the fetch already");
    }

    /// Which answer of the rehearsed endpoint counts, how old it is, for which paths; crawl has said so already.
    void writeAsks() {
        for (const UseVerdict &use : m_verdict.use)
            if (statedTerm(use.stated) == Term::Ask && use.line &&
                use.directive != DirectiveId::Crawl && use.cause != Cause::Fetch &&
                use.cause != Cause::Crawl && use.cause != Cause::Read &&
                use.cause != Cause::Compete)
                m_verdict.trace.push_back({use.line->file, use.line, Outcome::Applies,
                                           askReason(m_data.site, m_verdict, use)});
    }

    void writeCompete() {
        const UseVerdict *compete = m_verdict.useOf(DirectiveId::Compete);
        if (compete == nullptr || !compete->line || statedTerm(compete->stated) != Term::No)
            return;
        const UseVerdict *read = m_verdict.useOf(DirectiveId::Read);
        const bool counts = read != nullptr && read->cause == Cause::Compete;
        m_verdict.trace.push_back(
            {compete->line->file, compete->line, counts ? Outcome::Applies : Outcome::NotRead,
             counts ? GATEPOST_TEXT("verdict", "the agent is taken to be a competitor, so it may "
                                               "neither read nor use anything")
                    : GATEPOST_TEXT("verdict", "binds competitors only")});
    }

    void writeChain() {
        const Chain &chain = m_data.site.chain;
        const bool isRead = std::ranges::any_of(m_view.files, [](const ResolvedFile &file) {
            return file.read && file.file == FileRole::Robots2;
        });
        if (chain.end != ChainEnd::NoChain && isRead)
            note({}, {GATEPOST_TEXT("verdict", "the chain stops before %1: %2"), chain.stoppedAt,
                      chain.detail});
    }

    const CompiledSite::Data &m_data;
    const ResolvedAgent &m_view;
    const PathVerdict &m_paths;
    const PathQuestion &m_path;
    const bool m_full;
    Verdict &m_verdict;
};

} // namespace

bool saysThatNoRuleMatches(const TraceEntry &entry) {
    return entry.outcome == Outcome::Note && entry.why.phrase() == kNoRuleMatches;
}

void writeTrace(const CompiledSite::Data &data, const ResolvedAgent &view, const PathVerdict &paths,
                const PathQuestion &path, TraceLevel level, Verdict &verdict) {
    TraceWriter(data, view, paths, path, level, verdict).write();
}

} // namespace gatepost
