// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/tallyrecords.h"

#include "core/logs/packing.h"

#include <algorithm>
#include <map>

namespace gatepost::logs {

namespace {

using packing::putNumber;
using packing::putOrdered;
using packing::putText;
using packing::Taker;

/// What follows the agent's name and a zero in a key. In the order in which a visitor gets them.
enum class Kind : std::uint8_t { Fetch = 1, Urls, Networks, Spoofed, Hits, Path, Day };
constexpr char kDayOfHits = 0;
constexpr char kDayOfNetwork = 1;
constexpr std::uint64_t kSign = std::uint64_t{1} << 63;

void packAnswers(std::string &into, const Answers &answers) {
    // Versions mostly say the same as their neighbours.
    putNumber(into, answers.size());
    for (std::size_t i = 0; i < answers.size();) {
        std::size_t end = i + 1;
        while (end < answers.size() && answers[end] == answers[i])
            ++end;
        putNumber(into, end - i);
        into += static_cast<char>(answers[i].kind);
        into += static_cast<char>(answers[i].isHoneypot ? 1 : 0);
        putNumber(into, answers[i].file.index());
        putNumber(into, answers[i].line);
        i = end;
    }
}

std::optional<Answers> takeAnswers(Taker &from) {
    Answers answers;
    const std::uint64_t count = from.number();
    while (answers.size() < count && !from.isDamaged()) {
        const std::uint64_t times = from.number();
        Answer answer;
        const std::uint64_t kind = from.ordered(1);
        answer.isHoneypot = from.ordered(1) != 0;
        const std::uint64_t file = from.number();
        answer.line = static_cast<std::uint32_t>(from.number());
        if (from.isDamaged() || kind > 2 || file >= kMostFiles || times == 0 ||
            times > count - answers.size())
            return {};
        answer.kind = static_cast<Answer::Kind>(kind);
        answer.file = FileId::fromIndex(static_cast<std::size_t>(file));
        answers.insert(answers.end(), static_cast<std::size_t>(times), answer);
    }
    return from.isDamaged() ? std::nullopt : std::optional(std::move(answers));
}

std::string packedHitKey(const HitKey &key) {
    std::string packed;
    packed += static_cast<char>(key.verified);
    packed += static_cast<char>(key.served ? 1 : 0);
    packAnswers(packed, key.answers);
    return packed;
}

std::optional<HitKey> hitKeyOf(const std::string &agent, std::string_view packed) {
    Taker from(packed);
    HitKey key;
    key.agent = agent;
    const std::uint64_t verified = from.ordered(1);
    key.served = from.ordered(1) != 0;
    auto answers = takeAnswers(from);
    if (!answers || verified >= kVerifiedCount)
        return {};
    key.verified = static_cast<Verified>(verified);
    key.answers = std::move(*answers);
    return key;
}

std::string packedFetchKey(const FetchKey &key) {
    std::string packed;
    packed += static_cast<char>(key.verified);
    packed += static_cast<char>(key.file.index());
    putOrdered(packed, key.status, 4);
    packed += static_cast<char>(key.isGet ? 1 : 0);
    putOrdered(packed, key.size);
    return packed;
}

std::optional<FetchKey> fetchKeyOf(const std::string &agent, std::string_view packed) {
    Taker from(packed);
    FetchKey key;
    key.agent = agent;
    const std::uint64_t verified = from.ordered(1);
    const std::uint64_t file = from.ordered(1);
    key.status = static_cast<unsigned>(from.ordered(4));
    key.isGet = from.ordered(1) != 0;
    key.size = from.ordered();
    if (from.isDamaged() || verified >= kVerifiedCount || file >= policyPaths().size())
        return {};
    key.verified = static_cast<Verified>(verified);
    key.file = PolicyFile::fromIndex(static_cast<std::size_t>(file));
    return key;
}

void packSums(std::string &into, const HitCounts &counts) {
    putNumber(into, counts.requests);
    putNumber(into, counts.bytes);
    for (const std::uint64_t status : counts.statuses)
        putNumber(into, status);
}

void addSums(Taker &from, HitCounts &into) {
    into.requests += from.number();
    into.bytes += from.number();
    for (std::uint64_t &status : into.statuses)
        status += from.number();
}

/// The records of one agent.
class AgentRecords {
public:
    explicit AgentRecords(const std::string &agent) : m_prefix(agent + '\0') {}

    void add(Kind kind, std::string_view key, std::string value) {
        std::string whole(1, static_cast<char>(kind));
        whole += key;
        (kind == Kind::Day ? m_days : m_records).emplace_back(std::move(whole), std::move(value));
    }
    void addFetches(const FetchKey &key, const HitCounts &counts) {
        std::string value;
        packSums(value, counts);
        counts.seconds.pack(value);
        add(Kind::Fetch, packedFetchKey(key), std::move(value));
    }
    void addHits(const HitKey &key, const HitCounts &counts) {
        const std::string packed = packedHitKey(key);
        std::string sums;
        packSums(sums, counts);
        add(Kind::Hits, packed, std::move(sums));
        addDays(counts.seconds, kDayOfHits, packed);
    }
    void addPaths(const PathKey &key, const PathCounts &counts) {
        std::string begin;
        putOrdered(begin, key.version);
        begin += static_cast<char>(key.file.index());
        putOrdered(begin, key.line, 4);
        m_paths[begin] = counts.paths();
    }
    void addNetworks(const NetworkSample &sample) {
        std::string names;
        names += static_cast<char>(sample.isComplete() ? 1 : 0);
        for (const auto &[hash, seen] : sample.networks()) {
            putOrdered(names, hash);
            putText(names, seen.name);
            std::string packed;
            putOrdered(packed, hash);
            addDays(seen.seconds, kDayOfNetwork, packed);
        }
        add(Kind::Networks, {}, std::move(names));
    }
    void giveTo(const std::function<void(std::string_view, std::string_view)> &use) {
        std::string key = m_prefix;
        const auto give = [&](auto &records) {
            std::ranges::sort(records);
            for (const auto &[rest, value] : records) {
                key.resize(m_prefix.size());
                key += rest;
                use(key, value);
            }
        };
        give(m_records);
        // There may be many: they are not copied.
        std::string value;
        for (auto &[begin, paths] : m_paths) {
            sortByPath(paths);
            key.resize(m_prefix.size());
            key += static_cast<char>(Kind::Path);
            key += begin;
            const std::size_t size = key.size();
            for (const auto &[path, count] : paths) {
                key.resize(size);
                key += path;
                value.clear();
                putNumber(value, count);
                use(key, value);
            }
        }
        give(m_days);
    }

private:
    void addDays(const SecondCounts &seconds, char what, std::string_view packed) {
        seconds.forEachDay([&](std::int64_t day, const SecondCounts &its) {
            std::string key;
            putOrdered(key, static_cast<std::uint64_t>(day) ^ kSign);
            key += what;
            key += packed;
            std::string value;
            its.pack(value);
            add(Kind::Day, key, std::move(value));
        });
    }
    using List = std::vector<std::pair<std::string, std::string>>;
    std::string m_prefix;
    List m_records; ///< of kinds that come before paths
    std::map<std::string, std::vector<CountedPath>> m_paths;
    List m_days;
};

} // namespace

void forEachRecord(const Tally &tally, Records which,
                   const std::function<void(std::string_view, std::string_view)> &use) {
    auto fetches = tally.fetches.begin();
    auto hits = tally.hits.begin();
    auto paths = tally.forbidden.begin();
    auto urls = tally.urls.begin();
    auto networks = tally.networks.begin();
    auto spoofed = tally.spoofed.begin();
    const auto &end = tally;
    const bool wantsFetches = which != Records::Others;
    const bool wantsOthers = which != Records::Fetches;
    for (;;) {
        const std::string *agent = nullptr;
        const auto offer = [&agent](const std::string &name) {
            if (agent == nullptr || name < *agent)
                agent = &name;
        };
        if (wantsFetches && fetches != end.fetches.end())
            offer(fetches->first.agent);
        if (wantsOthers) {
            if (hits != end.hits.end())
                offer(hits->first.agent);
            if (paths != end.forbidden.end())
                offer(paths->first.agent);
            if (urls != end.urls.end())
                offer(urls->first);
            if (networks != end.networks.end())
                offer(networks->first);
            if (spoofed != end.spoofed.end())
                offer(spoofed->first);
        }
        if (agent == nullptr)
            return;
        const std::string name = *agent;
        AgentRecords records(name);
        if (wantsFetches)
            for (; fetches != end.fetches.end() && fetches->first.agent == name; ++fetches)
                records.addFetches(fetches->first, fetches->second);
        if (wantsOthers) {
            for (; hits != end.hits.end() && hits->first.agent == name; ++hits)
                records.addHits(hits->first, hits->second);
            for (; paths != end.forbidden.end() && paths->first.agent == name; ++paths)
                records.addPaths(paths->first, paths->second);
            for (; urls != end.urls.end() && urls->first == name; ++urls)
                if (!urls->second.isEmpty())
                    records.add(Kind::Urls, {}, urls->second.text());
            for (; networks != end.networks.end() && networks->first == name; ++networks)
                records.addNetworks(networks->second);
            for (; spoofed != end.spoofed.end() && spoofed->first == name; ++spoofed)
                for (const auto &[network, count] : spoofed->second) {
                    std::string value;
                    putNumber(value, count);
                    records.add(Kind::Spoofed, network, std::move(value));
                }
        }
        records.giveTo(use);
    }
}

bool RecordReader::take(std::string_view key, std::string_view value) {
    const std::size_t zero = key.find('\0');
    if (zero == std::string_view::npos || zero + 1 >= key.size())
        return false;
    const std::string_view agent = key.substr(0, zero);
    if (!m_isIn || agent != m_agent) {
        endAgent();
        m_agent.assign(agent);
        m_isIn = true;
        m_visitor.agent(m_agent);
    }
    key.remove_prefix(zero + 1);
    // Records of one day go into one, and those of networks, too.
    if (key != m_key) {
        const bool isSameDay = key.front() == static_cast<char>(Kind::Day) &&
                               key.substr(0, 9) == std::string_view(m_key).substr(0, 9);
        if (!isSameDay)
            flush();
        m_key.assign(key);
    }
    return takeOne(static_cast<unsigned char>(key.front()), key.substr(1), value);
}

bool RecordReader::takeOne(std::uint64_t kind, std::string_view key, std::string_view value) {
    Taker from(value);
    switch (static_cast<Kind>(kind)) {
    case Kind::Fetch: {
        auto fetch = fetchKeyOf(m_agent, key);
        if (!fetch)
            return false;
        m_fetch = std::move(*fetch);
        addSums(from, m_fetchCounts);
        return !from.isDamaged() && m_fetchCounts.seconds.addPacked(from.rest());
    }
    case Kind::Urls: {
        const auto urls = DistinctCount::parse(value);
        if (urls)
            m_urls.add(*urls);
        return urls.has_value();
    }
    case Kind::Networks: return takeNetworks(value);
    case Kind::Spoofed:
        m_spoofed.network.assign(key);
        m_spoofed.count += from.number();
        return !from.isDamaged();
    case Kind::Hits: {
        if (m_hits.empty() || m_hits.back().packed != key) {
            auto hits = hitKeyOf(m_agent, key);
            if (!hits)
                return false;
            m_hits.push_back({std::string(key), std::move(*hits), {}});
        }
        addSums(from, m_hits.back().sums);
        return !from.isDamaged();
    }
    case Kind::Path: return takePath(key, value);
    case Kind::Day: return takeDay(key, value);
    }
    return false;
}

bool RecordReader::takeNetworks(std::string_view value) {
    Taker from(value);
    if (from.ordered(1) == 0)
        m_networks.markIncomplete();
    while (!from.isEnd()) {
        const std::uint64_t hash = from.ordered();
        std::string name(from.text());
        m_networks.add(hash, {m_forgetsNames ? std::string() : std::move(name), {}});
    }
    return !from.isDamaged();
}

bool RecordReader::takePath(std::string_view key, std::string_view value) {
    Taker from(key);
    m_path.key = {m_agent, static_cast<std::size_t>(from.ordered()), {}, 0};
    const std::uint64_t file = from.ordered(1);
    m_path.key.line = static_cast<std::uint32_t>(from.ordered(4));
    if (from.isDamaged() || file >= kMostFiles)
        return false;
    m_path.key.file = FileId::fromIndex(static_cast<std::size_t>(file));
    m_path.path.assign(from.rest());
    Taker count(value);
    m_path.count += count.number();
    return !count.isDamaged();
}

bool RecordReader::takeDay(std::string_view key, std::string_view value) {
    Taker from(key);
    m_day.day = static_cast<std::int64_t>(from.ordered() ^ kSign);
    const std::uint64_t what = from.ordered(1);
    if (from.isDamaged())
        return false;
    if (what == kDayOfNetwork) {
        const std::uint64_t hash = from.ordered();
        // One that left the sample of the whole is in that of a part still.
        return !from.isDamaged() &&
               (!m_networks.networks().contains(hash) || m_day.networks[hash].addPacked(value));
    }
    const auto at = std::ranges::lower_bound(m_hits, from.rest(), std::less<>(), &Hits::packed);
    if (at == m_hits.end() || at->packed != from.rest())
        return false;
    const auto number = static_cast<std::size_t>(at - m_hits.begin());
    if (m_day.hits.empty() || m_day.hits.back().first != number)
        m_day.hits.emplace_back(number, SecondCounts());
    return m_day.hits.back().second.addPacked(value);
}

void RecordReader::flush() {
    if (m_key.empty())
        return;
    switch (static_cast<Kind>(static_cast<unsigned char>(m_key.front()))) {
    case Kind::Fetch:
        m_visitor.fetches(m_fetch, m_fetchCounts);
        m_fetchCounts = {};
        break;
    case Kind::Urls: m_visitor.urls(m_urls); break;
    case Kind::Networks: m_visitor.networks(m_networks); break;
    case Kind::Spoofed:
        if (!m_forgetsNames)
            m_visitor.spoofed(m_spoofed.network, m_spoofed.count);
        m_spoofed.count = 0;
        break;
    case Kind::Hits:
        m_visitor.hits(m_hits.size() - 1, m_hits.back().key, m_hits.back().sums);
        break;
    case Kind::Path:
        m_visitor.path(m_path.key, m_path.path, m_path.count);
        m_path.count = 0;
        break;
    case Kind::Day:
        m_visitor.day(m_day);
        m_day = {};
        break;
    }
    m_key.clear();
}

void RecordReader::endAgent() {
    if (!m_isIn)
        return;
    flush();
    m_visitor.agentEnd();
    m_urls = {};
    m_networks = {};
    m_hits.clear();
}

void RecordReader::end() {
    endAgent();
    m_isIn = false;
}

} // namespace gatepost::logs
