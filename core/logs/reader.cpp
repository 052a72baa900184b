// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/reader.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace gatepost::logs {

namespace {

constexpr std::size_t kMostBadLines = 5;
constexpr std::size_t kMostVerified = 100'000;

void count(HitCounts &counts, const Hit &hit) {
    ++counts.requests;
    counts.bytes += hit.bytes;
    const unsigned hundred = hit.status / 100;
    ++counts.statuses[hundred < counts.statuses.size() ? hundred : 0];
    counts.seconds.add(hit.time);
}

} // namespace

/// What this reader has seen of one agent.
struct LogReader::AgentState {
    std::string name;
    Identity identity;
    /// By answers, verified and served; null: none yet.
    std::vector<std::unique_ptr<HitCounts>> cells;
    std::map<FetchKey, HitCounts> fetches;
    std::map<std::tuple<std::size_t, FileId, std::uint32_t>, PathCounts> forbidden;
    /// Into `forbidden`, by answers, as long as the version in force is the same.
    std::vector<PathCounts *> samples;
    std::uint32_t versionRun = 0;
    DistinctCount urls;
    bool hasPace = false; ///< its networks are timed
    NetworkSample networks;
    std::map<std::string, std::uint64_t> spoofed; ///< by network
    AnswerClasses::Class *answerClass = nullptr;
    std::unordered_map<std::string, Verified> verified;

    static constexpr std::size_t kKinds = kVerifiedCount * 2;
    HitCounts &cell(std::uint32_t answers, Verified verification, bool served) {
        const std::size_t index =
            answers * kKinds + static_cast<std::size_t>(verification) * 2 + (served ? 1 : 0);
        if (index >= cells.size())
            cells.resize((answers + 1) * kKinds);
        if (cells[index] == nullptr)
            cells[index] = std::make_unique<HitCounts>();
        return *cells[index];
    }

    [[nodiscard]] std::size_t memory() const {
        constexpr std::size_t kNode = 96;
        std::size_t bytes = sizeof *this + kNode + cells.capacity() * sizeof cells[0] +
                            urls.memory() + networks.memory() +
                            (verified.size() + 2 * spoofed.size()) * kNode;
        for (const auto &cell : cells)
            bytes += cell == nullptr ? 0 : sizeof *cell + cell->seconds.memory();
        for (const auto &[key, counts] : fetches)
            bytes += kNode + sizeof key + sizeof counts + counts.seconds.memory();
        for (const auto &[key, counts] : forbidden)
            bytes += kNode + sizeof key + counts.memory();
        return bytes;
    }
};

std::string_view withoutQueryValues(std::string_view target, std::string &scratch) {
    const std::size_t question = target.find('?');
    if (question == std::string_view::npos)
        return target;
    scratch.assign(target.substr(0, question + 1));
    bool isValue = false;
    for (const char c : target.substr(question + 1)) {
        if (c == '&')
            isValue = false;
        if (!isValue)
            scratch += c;
        if (c == '=' && !isValue) {
            isValue = true;
            scratch += "…";
        }
    }
    return scratch;
}

std::string withoutQueryValues(std::string_view target) {
    std::string scratch;
    return std::string(withoutQueryValues(target, scratch));
}

LogReader::LogReader(const PolicyHistory &history, const Addresses &addresses, ReadOptions options,
                     std::unique_ptr<Splitter> splitter)
    : m_history(history),
      m_addresses(addresses),
      m_options(std::move(options)),
      m_splitter(std::move(splitter)),
      m_agents(history.registry(), m_options.only),
      m_answers(history) {}

LogReader::~LogReader() = default;

std::uint64_t LogReader::read(std::string_view block, std::uint64_t number) {
    Hit hit;
    const std::uint64_t before = m_lines;
    m_unweighed += block.size();
    const auto isInBlock = [&block](std::string_view text) {
        return text.empty() ||
               (text.data() >= block.data() && text.data() <= block.data() + block.size());
    };
    const char *at = block.data();
    const char *const end = at + block.size();
    while (at < end) {
        const auto *newline =
            static_cast<const char *>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        const char *const lineEnd = newline == nullptr ? end : newline;
        const std::string_view line(at, static_cast<std::size_t>(lineEnd - at));
        at = lineEnd + 1;
        ++m_lines;
        switch (m_splitter->split(line, m_agents, hit)) {
        case LineKind::Hit:
            // "OPTIONS *", "CONNECT host:443": neither rules nor hours are about them.
            if (hit.time < m_options.from || hit.time >= m_options.to || hit.target.empty())
                break;
            queue(hit);
            // What the splitter had to write anew lasts until the next line.
            if (!isInBlock(hit.target) || !isInBlock(hit.method) || !isInBlock(hit.address))
                takeAll();
            break;
        case LineKind::Bad:
            ++m_bad;
            if (m_badLines.size() < kMostBadLines)
                m_badLines.push_back({number, m_lines - before, std::string(line.substr(0, 200))});
            break;
        case LineKind::Nobody:
        case LineKind::Other: break;
        }
    }
    takeAll();
    return m_lines - before;
}

LogReader::AgentState &LogReader::state(AgentNumber agent) {
    const auto index = static_cast<std::size_t>(agent);
    if (index >= m_states.size())
        m_states.resize(index + 1);
    if (m_states[index] == nullptr) {
        m_states[index] = std::make_unique<AgentState>();
        m_states[index]->name = m_agents.name(agent);
        m_states[index]->identity = identityOfName(m_agents.name(agent), m_history.registry());
        m_states[index]->hasPace = m_history.statesPace(m_states[index]->identity);
        m_states[index]->answerClass = &m_answers.of(m_states[index]->identity);
    }
    return *m_states[index];
}

Verified LogReader::verify(AgentState &agent, const Hit &hit) {
    if (m_addresses.isEmpty())
        return Verified::None;
    // A list that is too old counts no more: the day belongs to the question.
    m_scratch.assign(hit.address).append(" ").append(std::to_string(hit.time / 86400));
    if (const auto found = agent.verified.find(m_scratch); found != agent.verified.end())
        return found->second;
    if (agent.verified.size() >= kMostVerified)
        agent.verified.clear();
    const Verified verified =
        m_addresses.verify(agent.identity.known.get(), hit.address, hit.time / 86400 * 86400);
    agent.verified.emplace(m_scratch, verified);
    return verified;
}

void LogReader::noteForbidden(AgentState &agent, const Hit &hit, std::uint32_t number) {
    if (m_versionRun == 0 || hit.time < m_versionFrom || hit.time >= m_versionTo) {
        ++m_versionRun;
        m_version = m_history.nominalAt(hit.time);
        const std::size_t next = m_version ? *m_version + 1 : 0;
        const auto fromOf = [&](std::size_t index) { return m_history.version(index).from; };
        m_versionFrom = m_version
                            ? fromOf(*m_version).value_or(std::numeric_limits<std::int64_t>::min())
                            : std::numeric_limits<std::int64_t>::min();
        m_versionTo =
            next < m_history.size() ? *fromOf(next) : std::numeric_limits<std::int64_t>::max();
    }
    const Answers &answers = m_answers[number];
    if (!m_version || answers[*m_version].kind != Answer::Kind::Deny)
        return;
    if (agent.versionRun != m_versionRun) {
        agent.versionRun = m_versionRun;
        agent.samples.clear();
    }
    if (number >= agent.samples.size())
        agent.samples.resize(number + 1);
    PathCounts *&sample = agent.samples[number];
    if (sample == nullptr) {
        const Answer &answer = answers[*m_version];
        sample = &agent.forbidden[{*m_version, answer.file, answer.line}];
    }
    sample->add(m_options.fullUrls ? hit.target : withoutQueryValues(hit.target, m_scratch));
}

void LogReader::queue(const Hit &hit) {
    Waiting &place = m_waiting[m_queued % kWaiting];
    if (m_queued - m_taken == kWaiting)
        take(m_waiting[m_taken++ % kWaiting]);
    AgentState &agent = state(hit.agent);
    place = {hit, &agent, m_answers.tag(*agent.answerClass, hit.target), m_lines};
    m_answers.expect(place.tag);
    ++m_queued;
}

void LogReader::takeAll() {
    while (m_taken < m_queued)
        take(m_waiting[m_taken++ % kWaiting]);
}

void LogReader::take(const Waiting &waiting) {
    const Hit &hit = waiting.hit;
    AgentState &agent = *waiting.agent;
    ReadHit read{waiting.line, &hit, &agent.name, verify(agent, hit), policyFileOf(hit.target),
                 nullptr};
    if (read.verified == Verified::Spoofed && m_options.networkNames)
        if (const auto address = parseAddress(hit.address))
            ++agent.spoofed[Network::of(*address).name()];
    if (read.policyFile) {
        FetchKey key{agent.name, read.verified,        *read.policyFile,
                     hit.status, hit.method != "HEAD", 0};
        if (hit.status == 200 && key.isGet)
            key.size = hit.bytes;
        count(agent.fetches[key], hit);
    } else {
        agent.urls.add(hit.target);
        const std::uint32_t answers = m_answers.answersFor(*agent.answerClass, hit, waiting.tag);
        read.answers = &m_answers[answers];
        count(agent.cell(answers, read.verified, hit.status < 400), hit);
        if (answers != 0)
            noteForbidden(agent, hit, answers);
        if (agent.hasPace)
            if (const auto address = parseAddress(hit.address))
                agent.networks.add(Network::of(*address), hit.time, m_options.networkNames);
    }
    if (onHit)
        onHit(read);
}

bool LogReader::isFull(std::size_t most) {
    // Weighing takes time: in between a line brings 300 bytes or so and its path, and a new name some thousand.
    constexpr std::uint64_t kLines = 16'384;
    constexpr std::size_t kBytes = std::size_t{4} << 20;
    constexpr std::size_t kNames = 500;
    if (m_lines - m_weighedAt < kLines && m_unweighed < kBytes &&
        m_states.size() < m_weighedNames + kNames)
        return false;
    m_weighedAt = m_lines;
    m_unweighed = 0;
    m_weighedNames = m_states.size();
    std::size_t bytes = m_answers.memory();
    for (const auto &agent : m_states)
        bytes += agent == nullptr ? 0 : agent->memory();
    return bytes > most;
}

Tally LogReader::takeTally() {
    Tally tally;
    tally.lines = m_lines - std::exchange(m_linesTaken, m_lines);
    tally.bad = m_bad - std::exchange(m_badTaken, m_bad);
    for (const auto &agent : m_states) {
        if (agent == nullptr)
            continue;
        for (std::size_t i = 0; i < agent->cells.size(); ++i)
            if (agent->cells[i] != nullptr)
                tally.hits[{agent->name, static_cast<Verified>(i % AgentState::kKinds / 2),
                            m_answers[i / AgentState::kKinds], i % 2 == 1}] =
                    std::move(*agent->cells[i]);
        tally.fetches.merge(agent->fetches);
        for (auto &[key, sample] : agent->forbidden)
            tally.forbidden[{agent->name, std::get<0>(key), std::get<1>(key), std::get<2>(key)}] =
                std::move(sample);
        tally.urls[agent->name] = std::move(agent->urls);
        if (!agent->spoofed.empty())
            tally.spoofed[agent->name] = std::move(agent->spoofed);
        if (!agent->networks.networks().empty())
            tally.networks[agent->name] = std::move(agent->networks);
    }
    m_states.clear();
    m_weighedNames = 0;
    // Mostly the same agents come again, and finding them costs a hundred times what remembering does. Only what a stranger
    // made large is forgotten.
    constexpr std::size_t kNamesKept = 500;
    constexpr std::size_t kGroundsKept = 10'000;
    if (m_agents.size() > kNamesKept || m_answers.size() > kNamesKept ||
        m_answers.grounds() > kGroundsKept) {
        m_answers.forget();
        m_agents.forgetNames();
    }
    return tally;
}

} // namespace gatepost::logs
