// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/logs/reader.h"

#include <algorithm>
#include <random>
#include <tuple>

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

/// What the versions said of a path, for eight classes of agents, and which of 64 agents' URLs have it already. A place for
/// each of 131,072 paths, whoever comes first leaves: a table that grew with a log would be slower than asking again.
class LogReader::Memory {
public:
    struct Slot {
        std::uint64_t tag = 0;
        std::uint64_t counted = 0;
        std::array<std::uint16_t, 8> answers{}; ///< counted from 1; 0: not asked yet
    };
    Memory() : m_slots(kSlots) {
        std::random_device device;
        m_seed = (std::uint64_t{device()} << 32) | device();
    }
    [[nodiscard]] std::uint64_t tag(std::string_view target, std::uint32_t answerClass,
                                    AgentNumber agent) const {
        const std::uint64_t group =
            (std::uint64_t{answerClass} >> 3) << 32 | static_cast<std::uint32_t>(agent) >> 6;
        return hashOf(target, m_seed + group);
    }
    void expect(std::uint64_t tag) const {
#if defined(__GNUC__)
        __builtin_prefetch(&m_slots[tag >> kShift]);
#endif
    }
    Slot &slot(std::uint64_t tag) {
        Slot &slot = m_slots[tag >> kShift];
        if (slot.tag != tag) {
            slot = {};
            slot.tag = tag;
        }
        return slot;
    }

private:
    static constexpr unsigned kShift = 64 - 17;
    static constexpr std::size_t kSlots = std::size_t{1} << (64 - kShift);
    std::vector<Slot> m_slots;
    std::uint64_t m_seed = 0;
};

/// What this reader has seen of one agent.
struct LogReader::AgentState {
    std::string name;
    Identity identity;
    /// By answers, verified and served; null: none yet.
    std::vector<std::unique_ptr<HitCounts>> cells;
    std::map<FetchKey, HitCounts> fetches;
    std::map<std::tuple<std::size_t, std::uint8_t, std::uint32_t>, PathSample> forbidden;
    /// Into `forbidden`, by answers, as long as the version in force is the same.
    std::vector<PathSample *> samples;
    std::uint32_t versionRun = 0;
    DistinctCount urls;
    AnswerClass answerClass;
    std::uint32_t number = 0; ///< of the class
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
      m_memory(std::make_unique<Memory>()) {
    intern(Answers(history.size()));
}

LogReader::~LogReader() = default;

std::uint64_t LogReader::read(std::string_view block, std::uint64_t number) {
    Hit hit;
    const std::uint64_t before = m_lines;
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
            if (hit.time >= m_options.from && hit.time < m_options.to)
                take(hit);
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
        m_states[index]->answerClass = m_history.answerClass(m_states[index]->identity);
        m_states[index]->number = m_classes
                                      .try_emplace(m_states[index]->answerClass.key,
                                                   static_cast<std::uint32_t>(m_classes.size()))
                                      .first->second;
    }
    return *m_states[index];
}

Verified LogReader::verify(AgentState &agent, const Hit &hit) {
    if (m_addresses.isEmpty())
        return Verified::None;
    // A list that is too old counts no more: the day belongs to the question.
    std::string key(hit.address);
    key.append(" ").append(std::to_string(hit.time / 86400));
    if (const auto found = agent.verified.find(key); found != agent.verified.end())
        return found->second;
    if (agent.verified.size() >= kMostVerified)
        agent.verified.clear();
    const Verified verified =
        m_addresses.verify(agent.identity.known.get(), hit.address, hit.time / 86400 * 86400);
    agent.verified.emplace(std::move(key), verified);
    return verified;
}

std::uint32_t LogReader::intern(Answers answers) {
    const auto [at, isNew] = m_answerNumbers.try_emplace(
        std::move(answers), static_cast<std::uint32_t>(m_answers.size()));
    if (isNew)
        m_answers.push_back(&at->first);
    return at->second;
}

std::uint32_t LogReader::answersFor(AgentState &agent, const Hit &hit, std::uint64_t tag) {
    if (hit.target.empty())
        return 0;
    Memory::Slot &slot = m_memory->slot(tag);
    const std::uint64_t mark = std::uint64_t{1} << (static_cast<std::uint32_t>(hit.agent) & 63);
    if ((slot.counted & mark) == 0) {
        slot.counted |= mark;
        agent.urls.add(hit.target);
    }
    std::uint16_t &known = slot.answers[agent.number & 7];
    if (known != 0 && !m_history.dependsOnTime())
        return known - 1U;
    const std::uint32_t answers =
        intern(m_history.answers(agent.answerClass, hit.target, hit.time));
    if (answers < std::numeric_limits<std::uint16_t>::max())
        known = static_cast<std::uint16_t>(answers + 1);
    return answers;
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
    const Answers &answers = *m_answers[number];
    if (!m_version || answers[*m_version].kind != Answer::Kind::Deny)
        return;
    if (agent.versionRun != m_versionRun) {
        agent.versionRun = m_versionRun;
        agent.samples.clear();
    }
    if (number >= agent.samples.size())
        agent.samples.resize(number + 1);
    PathSample *&sample = agent.samples[number];
    if (sample == nullptr) {
        const Answer &answer = answers[*m_version];
        sample = &agent.forbidden[{*m_version, answer.file, answer.line}];
    }
    sample->add(m_options.fullUrls ? hit.target : withoutQueryValues(hit.target, m_scratch));
}

void LogReader::take(const Hit &hit) {
    AgentState &agent = state(hit.agent);
    const std::uint64_t tag = m_memory->tag(hit.target, agent.number, hit.agent);
    m_memory->expect(tag);
    ReadHit read{m_lines, &hit, &agent.name, verify(agent, hit), policyFileOf(hit.target), nullptr};
    if (read.policyFile) {
        FetchKey key{agent.name, read.verified,        *read.policyFile,
                     hit.status, hit.method != "HEAD", 0};
        if (hit.status == 200 && key.isGet)
            key.size = hit.bytes;
        count(agent.fetches[key], hit);
    } else {
        const std::uint32_t answers = answersFor(agent, hit, tag);
        read.answers = m_answers[answers];
        count(agent.cell(answers, read.verified, hit.status < 400), hit);
        if (answers != 0)
            noteForbidden(agent, hit, answers);
    }
    if (onHit)
        onHit(read);
}

Tally LogReader::tally() const {
    Tally tally;
    tally.lines = m_lines;
    tally.bad = m_bad;
    for (const auto &agent : m_states) {
        if (agent == nullptr)
            continue;
        for (std::size_t i = 0; i < agent->cells.size(); ++i)
            if (agent->cells[i] != nullptr)
                tally.hits[{agent->name, static_cast<Verified>(i % AgentState::kKinds / 2),
                            *m_answers[i / AgentState::kKinds], i % 2 == 1}] = *agent->cells[i];
        for (const auto &[key, counts] : agent->fetches)
            tally.fetches[key] = counts;
        for (const auto &[key, sample] : agent->forbidden)
            tally.forbidden[{agent->name, std::get<0>(key), std::get<1>(key), std::get<2>(key)}] =
                sample;
        tally.urls[agent->name] = agent->urls;
    }
    return tally;
}

} // namespace gatepost::logs
