// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/report.h"

#include "core/syntax/groups.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <set>
#include <tuple>

namespace gatepost::logs {

namespace {

constexpr std::size_t kTopPaths = 10;

std::uint64_t offencesOf(const AgentCounts &counts) {
    return counts.of(HitClass::Denied) + counts.of(HitClass::Closed) +
           counts.of(HitClass::Honeypot);
}

/// Most offences first, then most requests, then by name.
bool isBefore(const AgentReport &a, const AgentReport &b) {
    const auto rank = [](const AgentReport &agent) {
        return std::tuple(agent.offences(), agent.total().requests);
    };
    const auto one = rank(a);
    const auto other = rank(b);
    return one != other ? one > other : a.name < b.name;
}

/// Adds up what the store has about each agent.
class ReportMaker final : public TallyVisitor {
public:
    ReportMaker(const TallyStore &store, const Judge &judge) : m_judge(judge) {
        m_report.lines = store.lines();
        m_report.bad = store.bad();
        for (std::size_t i = 0; i < judge.live().size(); ++i)
            if (judge.live()[i].live)
                m_report.changes.push_back({i, {}});
    }

    Report take() {
        m_report.agents = std::move(m_unknown);
        std::ranges::move(m_known, std::back_inserter(m_report.agents));
        std::ranges::sort(m_report.agents, isBefore);
        for (AgentReport &agent : m_report.agents) {
            const auto &firstReads = m_firstReads[agent.name];
            agent.name = shownName(agent.name);
            for (const auto &[change, seconds] : firstReads)
                m_report.changes[change].firstRead.emplace(agent.name, seconds);
        }
        for (const auto &[size, other] : m_otherSizes)
            m_report.otherSizes.push_back(other);
        addIdle();
        return std::move(m_report);
    }

    void agent(const std::string &name) override {
        m_agent = AgentReport();
        m_agent.name = name;
        m_agent.known = identityOfName(name, m_judge.history().registry()).known;
        m_reads = {};
        m_policyReads.clear();
        m_cases.clear();
        m_rules.clear();
        m_paths.clear();
        m_pace.emplace(name, m_judge);
        m_networks.clear();
        m_firstRead.clear();
        m_spoofed = TopPaths(AgentReport::kMostSpoofed);
    }

    void fetches(const FetchKey &key, const HitCounts &counts) override {
        m_reads.add(key, counts.seconds, m_judge);
        AgentCounts &into = m_agent.byVerified[static_cast<std::size_t>(key.verified)];
        addTotals(into, counts);
        into.classes[static_cast<std::size_t>(HitClass::PolicyFile)] += counts.requests;
        counts.seconds.forEach([&](std::int64_t time, std::uint32_t count) {
            addTime(time, HitClass::PolicyFile, count);
            return true;
        });
        const auto first = *counts.seconds.first();
        const auto last = *counts.seconds.last();
        const auto [at, isNew] =
            m_policyReads.try_emplace(key.file, PolicyReads{key.file, 0, 0, first, last});
        at->second.first = std::min(at->second.first, first);
        at->second.last = std::max(at->second.last, last);
        at->second.requests += counts.requests;
        if (key.isGet && (key.status == 200 || key.status == 304)) {
            at->second.got += counts.requests;
            addChanges(key, counts.seconds);
        }
        addSize(key, counts);
    }

    void urls(const DistinctCount &urls) override { m_agent.urls = urls.estimate(); }

    void networks(const NetworkSample &sample) override {
        m_agent.networkCount = sample.estimate();
        m_agent.networksAreComplete = sample.isComplete();
        for (const auto &[hash, seen] : sample.networks())
            m_networks.emplace(hash,
                               TimedNetwork{{seen.name, 0, {}}, PaceMeter(m_agent.name, m_judge)});
    }

    void spoofed(std::string_view network, std::uint64_t count) override {
        m_spoofed.add(network, count);
    }

    void hits(std::size_t number, const HitKey &key, const HitCounts &sums) override {
        addTotals(m_agent.byVerified[static_cast<std::size_t>(key.verified)], sums);
        m_cases.resize(number);
        m_cases.push_back({key, m_judge.caseOf(key.agent, key.verified, key.answers, m_reads)});
        noteUsed(key);
    }

    void path(const PathKey &key, std::string_view path, std::uint64_t count) override {
        m_paths.try_emplace({key.version, key.file, key.line}, kTopPaths)
            .first->second.add(path, count);
    }

    void day(const TallyDay &day) override {
        SecondCounts all;
        for (const auto &[number, seconds] : day.hits) {
            const Case &about = m_cases[number];
            seconds.forEach([&](std::int64_t time, std::uint32_t count) {
                addHit(about, time, count);
                return true;
            });
            all.add(seconds);
        }
        all.forEach([this](std::int64_t time, std::uint32_t count) {
            m_pace->add(time, count);
            return true;
        });
        for (const auto &[hash, seconds] : day.networks) {
            TimedNetwork &network = m_networks.at(hash);
            seconds.forEach([&network](std::int64_t time, std::uint32_t count) {
                network.report.requests += count;
                network.meter.add(time, count);
                return true;
            });
        }
    }

    void agentEnd() override {
        m_agent.pace = m_pace->take();
        for (auto &[hash, network] : m_networks) {
            network.report.pace = network.meter.take();
            m_agent.networks.push_back(std::move(network.report));
        }
        std::ranges::stable_sort(m_agent.networks, std::greater(), [](const NetworkPace &network) {
            return std::pair(network.pace.below, network.requests);
        });
        m_agent.spoofedNetworkCount = m_spoofed.different();
        m_agent.spoofedNetworks = m_spoofed.take();
        for (const auto &[file, reads] : m_policyReads)
            m_agent.reads.push_back(reads);
        for (const auto &[key, broken] : m_rules)
            m_agent.rules.push_back(rule(key, broken));
        std::ranges::stable_sort(m_agent.rules, std::greater(), &BrokenRule::requests);
        if (!m_firstRead.empty())
            m_firstReads[m_agent.name] = std::move(m_firstRead);
        if (isUnknownName(m_agent.name))
            listUnknown();
        else
            m_known.push_back(std::move(m_agent));
    }

private:
    using RuleKey = std::tuple<std::size_t, FileId, std::uint32_t>;
    struct Broken {
        std::uint64_t requests = 0;
        std::int64_t first = std::numeric_limits<std::int64_t>::max();
        std::int64_t last = std::numeric_limits<std::int64_t>::min();
    };
    struct Case {
        HitKey key;
        JudgedCase about;
    };
    struct TimedNetwork {
        NetworkPace report;
        PaceMeter meter;
    };

    static void addTotals(AgentCounts &into, const HitCounts &counts) {
        into.requests += counts.requests;
        into.bytes += counts.bytes;
        for (std::size_t i = 0; i < counts.statuses.size(); ++i)
            into.statuses[i] += counts.statuses[i];
    }

    void addTime(std::int64_t time, HitClass hitClass, std::uint32_t count) {
        m_report.from = std::min(time, m_report.from.value_or(time));
        m_report.to = std::max(time, m_report.to.value_or(time));
        const std::int64_t hour = time >= 0 ? time / 3600 : -((-time + 3599) / 3600);
        m_report.hours[hour][static_cast<std::size_t>(hitClass)] += count;
        m_agent.hours[hour][static_cast<std::size_t>(hitClass)] += count;
    }

    void addHit(const Case &about, std::int64_t time, std::uint32_t count) {
        AgentCounts &into = m_agent.byVerified[static_cast<std::size_t>(about.key.verified)];
        const Judgement judgement = m_judge.judge(about.about, time);
        into.classes[static_cast<std::size_t>(judgement.hitClass)] += count;
        addTime(time, judgement.hitClass, count);
        const bool isDenied = judgement.hitClass == HitClass::Denied;
        const bool isTrap = judgement.hitClass == HitClass::Honeypot;
        if (isDenied) {
            into.informed += judgement.informed ? count : 0;
            into.unaware += judgement.unaware ? count : 0;
        }
        if (about.key.served && (isDenied || isTrap))
            into.servedDenied += count;
        if (isDenied || isTrap || judgement.hitClass == HitClass::Closed) {
            m_agent.firstOffence = std::min(time, m_agent.firstOffence.value_or(time));
            m_agent.lastOffence = std::max(time, m_agent.lastOffence.value_or(time));
        }
        if (judgement.answer && judgement.answer->kind == Answer::Kind::Deny) {
            Broken &broken =
                m_rules[{*judgement.version, judgement.answer->file, judgement.answer->line}];
            broken.requests += count;
            broken.first = std::min(broken.first, time);
            broken.last = std::max(broken.last, time);
        }
    }

    /// How long after each change the agent read a file that changed.
    void addChanges(const FetchKey &key, const SecondCounts &seconds) {
        for (std::size_t i = 0; i < m_report.changes.size(); ++i) {
            const std::size_t version = m_report.changes[i].version;
            if (!m_judge.history().changed(version, key.file))
                continue;
            const std::int64_t live = *m_judge.live()[version].live;
            seconds.forEach([&](std::int64_t time, std::uint32_t) {
                if (time < live)
                    return true;
                const auto [at, isNew] = m_firstRead.try_emplace(i, time - live);
                at->second = std::min(at->second, time - live);
                return false;
            });
        }
    }

    /// A robots.txt of a size that no version has.
    void addSize(const FetchKey &key, const HitCounts &counts) {
        if (key.file != FileRole::Robots || key.status != 200 || !key.isGet)
            return;
        for (std::size_t i = 0; i < m_judge.history().size(); ++i)
            if (m_judge.history().fileSize(i, FileRole::Robots) == key.size)
                return;
        const auto first = *counts.seconds.first();
        const auto last = *counts.seconds.last();
        OtherSize &other =
            m_otherSizes.try_emplace(key.size, OtherSize{key.size, 0, first, last}).first->second;
        other.requests += counts.requests;
        other.first = std::min(other.first, first);
        other.last = std::max(other.last, last);
    }

    void noteUsed(const HitKey &key) {
        if (key.answers.empty())
            return;
        if (const Answer &answer = key.answers.back();
            answer.kind != Answer::Kind::Allow && answer.file == FileRole::Robots)
            m_used.insert(answer.line);
    }

    /// Of names that nobody knows those are listed that come first in the report: the last one leaves.
    void listUnknown() {
        if (m_unknown.size() == Report::kMostUnknown) {
            if (isBefore(m_agent, m_unknown.front())) {
                std::ranges::pop_heap(m_unknown, isBefore);
                std::swap(m_agent, m_unknown.back());
                std::ranges::push_heap(m_unknown, isBefore);
            }
            ++m_report.others.names;
            for (std::size_t i = 0; i < kVerifiedCount; ++i)
                m_report.others.byVerified[i].add(m_agent.byVerified[i]);
            m_firstReads.erase(m_agent.name);
            return;
        }
        m_unknown.push_back(std::move(m_agent));
        std::ranges::push_heap(m_unknown, isBefore);
    }

    BrokenRule rule(const RuleKey &key, const Broken &broken) {
        const auto &[version, file, line] = key;
        const Answer answer{Answer::Kind::Deny, false, file, line};
        const PolicyHistory &history = m_judge.history();
        BrokenRule rule{version,
                        file,
                        history.fileName(version, answer),
                        line,
                        history.lineText(version, answer),
                        broken.requests,
                        broken.first,
                        broken.last,
                        {},
                        0};
        if (const auto paths = m_paths.find(key); paths != m_paths.end()) {
            rule.paths = paths->second.different();
            rule.top = paths->second.take();
        }
        return rule;
    }

    /// Which rules of the newest version nobody would miss, as far as the log goes.
    void addIdle() {
        const PolicyHistory &history = m_judge.history();
        if (history.size() == 0)
            return;
        const std::size_t newest = history.size() - 1;
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
                    m_used.contains(rule.line + 1))
                    continue;
                m_report.idle.push_back({std::string(policyFileName(FileRole::Robots)),
                                         rule.line + 1, std::string(tree->quoted(line)), agents});
            }
        }
        std::ranges::stable_sort(m_report.idle, {}, &IdleRule::line);
    }

    const Judge &m_judge;
    Report m_report;
    std::vector<AgentReport> m_known;
    std::vector<AgentReport> m_unknown; ///< a heap: the one that comes last is at the front
    std::set<std::uint32_t> m_used;     ///< lines of the newest robots.txt
    std::map<std::uint64_t, OtherSize> m_otherSizes;
    /// Place of a change in the report → seconds until an agent read it.
    using FirstRead = std::map<std::size_t, std::int64_t>;
    std::map<std::string, FirstRead> m_firstReads;
    // Of the agent that is added up.
    AgentReport m_agent;
    AgentReads m_reads;
    std::map<PolicyFile, PolicyReads> m_policyReads;
    std::vector<Case> m_cases; ///< by number
    std::map<RuleKey, Broken> m_rules;
    std::map<RuleKey, TopPaths> m_paths;
    std::optional<PaceMeter> m_pace;
    std::map<std::uint64_t, TimedNetwork> m_networks;
    FirstRead m_firstRead;
    TopPaths m_spoofed{AgentReport::kMostSpoofed};
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

std::uint64_t AgentReport::offences() const {
    return offencesOf(total());
}

AgentCounts Report::total() const {
    AgentCounts sum = others.total();
    for (const AgentReport &agent : agents)
        sum.add(agent.total());
    return sum;
}

AgentCounts OtherNames::total() const {
    AgentCounts sum;
    for (const AgentCounts &each : byVerified)
        sum.add(each);
    return sum;
}

std::expected<Report, Message> makeReport(const TallyStore &store, const Judge &judge) {
    ReportMaker maker(store, judge);
    if (auto read = store.forEach(maker); !read)
        return std::unexpected(read.error());
    return maker.take();
}

} // namespace gatepost::logs
