// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/report.h"

#include "core/syntax/groups.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <set>
#include <tuple>

namespace gatepost::logs {

namespace {

constexpr std::size_t kTopPaths = 10;

/// Adds up what the tally has about each agent.
class ReportMaker {
public:
    ReportMaker(const Tally &tally, const Judge &judge) : m_tally(tally), m_judge(judge) {}

    Report make() {
        m_report.lines = m_tally.lines;
        m_report.bad = m_tally.bad;
        for (const auto &[key, counts] : m_tally.hits)
            addHits(key, counts);
        for (const auto &[key, counts] : m_tally.fetches)
            addFetches(key, counts);
        for (auto &[name, agent] : m_agents)
            finish(name, agent);
        std::ranges::sort(m_report.agents, [](const AgentReport &a, const AgentReport &b) {
            const auto n = a.total().requests;
            const auto m = b.total().requests;
            return n != m ? n > m : a.name < b.name;
        });
        addChanges();
        addOtherSizes();
        addIdle();
        return std::move(m_report);
    }

private:
    using RuleKey = std::tuple<std::size_t, FileId, std::uint32_t>;
    struct Broken {
        std::uint64_t requests = 0;
        std::int64_t last = std::numeric_limits<std::int64_t>::min();
    };
    struct Gathered {
        AgentReport report;
        SecondCounts seconds;
        std::map<PolicyFile, PolicyReads> reads;
        std::map<RuleKey, Broken> rules;
    };

    static void addTotals(AgentCounts &into, const HitCounts &counts) {
        into.requests += counts.requests;
        into.bytes += counts.bytes;
        for (std::size_t i = 0; i < counts.statuses.size(); ++i)
            into.statuses[i] += counts.statuses[i];
    }

    void addTime(Gathered &agent, std::int64_t time, HitClass hitClass, std::uint32_t count) {
        m_report.from = std::min(time, m_report.from.value_or(time));
        m_report.to = std::max(time, m_report.to.value_or(time));
        const std::int64_t hour = time >= 0 ? time / 3600 : -((-time + 3599) / 3600);
        m_report.hours[hour][static_cast<std::size_t>(hitClass)] += count;
        agent.report.hours[hour][static_cast<std::size_t>(hitClass)] += count;
    }

    void addHits(const HitKey &key, const HitCounts &counts) {
        Gathered &agent = m_agents[key.agent];
        AgentCounts &into = agent.report.byVerified[static_cast<std::size_t>(key.verified)];
        addTotals(into, counts);
        const JudgedCase about = m_judge.caseOf(key.agent, key.verified, key.answers);
        counts.seconds.forEach([&](std::int64_t time, std::uint32_t count) {
            const Judgement judgement = m_judge.judge(about, time);
            into.classes[static_cast<std::size_t>(judgement.hitClass)] += count;
            addTime(agent, time, judgement.hitClass, count);
            const bool isDenied = judgement.hitClass == HitClass::Denied;
            if (isDenied) {
                into.informed += judgement.informed ? count : 0;
                into.unaware += judgement.unaware ? count : 0;
            }
            if (key.served && (isDenied || judgement.hitClass == HitClass::Honeypot))
                into.servedDenied += count;
            if (judgement.answer && judgement.answer->kind == Answer::Kind::Deny) {
                Broken &broken = agent.rules[{*judgement.version, judgement.answer->file,
                                              judgement.answer->line}];
                broken.requests += count;
                broken.last = std::max(broken.last, time);
            }
            agent.seconds.add(time, count);
            return true;
        });
    }

    void addFetches(const FetchKey &key, const HitCounts &counts) {
        Gathered &agent = m_agents[key.agent];
        AgentCounts &into = agent.report.byVerified[static_cast<std::size_t>(key.verified)];
        addTotals(into, counts);
        into.classes[static_cast<std::size_t>(HitClass::PolicyFile)] += counts.requests;
        counts.seconds.forEach([&](std::int64_t time, std::uint32_t count) {
            addTime(agent, time, HitClass::PolicyFile, count);
            return true;
        });
        const auto first = *counts.seconds.first();
        const auto last = *counts.seconds.last();
        const auto [at, isNew] =
            agent.reads.try_emplace(key.file, PolicyReads{key.file, 0, 0, first, last});
        at->second.first = std::min(at->second.first, first);
        at->second.last = std::max(at->second.last, last);
        at->second.requests += counts.requests;
        if (key.isGet && (key.status == 200 || key.status == 304))
            at->second.got += counts.requests;
    }

    void finish(const std::string &name, Gathered &agent) {
        AgentReport &report = agent.report;
        report.name = shownName(name);
        report.known = identityOfName(name, m_judge.history().registry()).known;
        for (const auto &[file, reads] : agent.reads)
            report.reads.push_back(reads);
        if (const auto urls = m_tally.urls.find(name); urls != m_tally.urls.end())
            report.urls = urls->second.estimate();
        report.pace = paceOf(agent.seconds, name, m_judge);
        if (const auto found = m_tally.networks.find(name); found != m_tally.networks.end())
            addNetworks(found->second, name, report);
        for (const auto &[key, broken] : agent.rules)
            report.rules.push_back(rule(name, key, broken));
        std::ranges::stable_sort(report.rules, std::greater(), &BrokenRule::requests);
        m_report.agents.push_back(std::move(report));
    }

    void addNetworks(const NetworkSample &sample, const std::string &name,
                     AgentReport &report) const {
        report.networkCount = sample.estimate();
        report.networksAreComplete = sample.isComplete();
        for (const auto &[hash, seen] : sample.networks()) {
            NetworkPace network{seen.name, 0, paceOf(seen.seconds, name, m_judge)};
            seen.seconds.forEach([&network](std::int64_t, std::uint32_t count) {
                network.requests += count;
                return true;
            });
            report.networks.push_back(std::move(network));
        }
        std::ranges::stable_sort(report.networks, std::greater(), [](const NetworkPace &network) {
            return std::pair(network.pace.below, network.requests);
        });
    }

    BrokenRule rule(const std::string &name, const RuleKey &key, const Broken &broken) const {
        const auto &[version, file, line] = key;
        const Answer answer{Answer::Kind::Deny, false, file, line};
        const PolicyHistory &history = m_judge.history();
        BrokenRule rule{version,
                        file,
                        history.fileName(version, answer),
                        line,
                        history.lineText(version, answer),
                        broken.requests,
                        broken.last,
                        {},
                        true};
        if (const auto sample = m_tally.forbidden.find({name, version, file, line});
            sample != m_tally.forbidden.end()) {
            rule.top = sample->second.top(kTopPaths);
            rule.topIsComplete = sample->second.isComplete();
        }
        return rule;
    }

    /// How long after each change agents read a file that changed.
    void addChanges() {
        for (std::size_t i = 0; i < m_judge.live().size(); ++i) {
            const auto live = m_judge.live()[i].live;
            if (!live)
                continue;
            PolicyChange change{i, {}};
            for (const auto &[key, counts] : m_tally.fetches) {
                if (!m_judge.history().changed(i, key.file) || !key.isGet ||
                    (key.status != 200 && key.status != 304))
                    continue;
                counts.seconds.forEach([&, agent = key.agent](std::int64_t time, std::uint32_t) {
                    if (time < *live)
                        return true;
                    const auto [at, isNew] = change.firstRead.try_emplace(agent, time - *live);
                    at->second = std::min(at->second, time - *live);
                    return false;
                });
            }
            m_report.changes.push_back(std::move(change));
        }
    }

    void addOtherSizes() {
        std::map<std::uint64_t, OtherSize> sizes;
        for (const auto &[key, counts] : m_tally.fetches) {
            if (key.file != FileRole::Robots || key.status != 200 || !key.isGet)
                continue;
            bool isKnown = false;
            for (std::size_t i = 0; i < m_judge.history().size(); ++i)
                isKnown = isKnown || m_judge.history().fileSize(i, FileRole::Robots) == key.size;
            if (isKnown)
                continue;
            const auto first = *counts.seconds.first();
            const auto last = *counts.seconds.last();
            OtherSize &other =
                sizes.try_emplace(key.size, OtherSize{key.size, 0, first, last}).first->second;
            other.requests += counts.requests;
            other.first = std::min(other.first, first);
            other.last = std::max(other.last, last);
        }
        for (const auto &[size, other] : sizes)
            m_report.otherSizes.push_back(other);
    }

    /// Which rules of the newest version nobody would miss, as far as the log goes.
    void addIdle() {
        const PolicyHistory &history = m_judge.history();
        if (history.size() == 0)
            return;
        const std::size_t newest = history.size() - 1;
        std::set<std::uint32_t> used;
        for (const auto &[key, counts] : m_tally.hits)
            if (const Answer &answer = key.answers[newest];
                answer.kind != Answer::Kind::Allow && answer.file == FileRole::Robots)
                used.insert(answer.line);
        const Tree *tree = history.site(newest).tree(FileRole::Robots);
        if (tree == nullptr)
            return;
        const Groups &groups = tree->groups();
        for (const Group &group : groups.groups) {
            std::vector<std::string> agents;
            for (const GroupAgent &agent : groups.agentsOf(group))
                agents.emplace_back(tree->value(tree->lines()[agent.line]));
            for (const GroupRule &rule : groups.rulesOf(group)) {
                const Line &line = tree->lines()[rule.line];
                if (!line.is(DirectiveId::Disallow) || tree->value(line).empty() ||
                    used.contains(rule.line + 1))
                    continue;
                m_report.idle.push_back({std::string(policyFileName(FileRole::Robots)),
                                         rule.line + 1, std::string(tree->quoted(line)), agents});
            }
        }
        std::ranges::stable_sort(m_report.idle, {}, &IdleRule::line);
    }

    const Tally &m_tally;
    const Judge &m_judge;
    Report m_report;
    std::map<std::string, Gathered> m_agents;
};

} // namespace

void AgentCounts::add(const AgentCounts &other) {
    requests += other.requests;
    bytes += other.bytes;
    for (std::size_t i = 0; i < statuses.size(); ++i)
        statuses[i] += other.statuses[i];
    for (std::size_t i = 0; i < classes.size(); ++i)
        classes[i] += other.classes[i];
    informed += other.informed;
    unaware += other.unaware;
    servedDenied += other.servedDenied;
}

AgentCounts AgentReport::total() const {
    AgentCounts sum;
    for (const AgentCounts &each : byVerified)
        sum.add(each);
    return sum;
}

std::uint64_t AgentReport::fastNetworks() const {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        networks, [](const NetworkPace &network) { return network.pace.below > 0; }));
}

bool AgentReport::claimsToObey() const {
    return known == nullptr ||
           (known->kind != AgentKind::UserFetcher && known->obeysRobots != Documented::No);
}

Report makeReport(const Tally &tally, const Judge &judge) {
    return ReportMaker(tally, judge).make();
}

} // namespace gatepost::logs
