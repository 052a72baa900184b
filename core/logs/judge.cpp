// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/judge.h"

#include "core/simulate/resolvedagent.h"

#include <algorithm>
#include <limits>

namespace gatepost::logs {

namespace {

constexpr std::array<std::string_view, kHitClassCount> kClasses = {
    "policy-file", "honeypot", "denied", "grace", "closed", "ask", "ok"};

/// The file that an agent must have read to know a rule: a chained one is found by robots2.txt.
std::size_t fileOf(const Answer &answer) {
    return FileId(roleOf(answer.file.row().dialect)).index();
}

} // namespace

std::string_view hitClassName(HitClass hitClass) {
    return kClasses[static_cast<std::size_t>(hitClass)];
}

std::optional<HitClass> parseHitClass(std::string_view name) {
    for (std::size_t i = 0; i < kClasses.size(); ++i)
        if (kClasses[i] == name)
            return static_cast<HitClass>(i);
    return {};
}

Judge::Judge(const PolicyHistory &history, JudgeOptions options)
    : m_history(&history), m_options(options) {
    for (std::size_t i = 0; i < history.size(); ++i) {
        const PolicyVersion &version = history.version(i);
        m_live.push_back({version.from, version.isCommit ? LiveBy::Commit : LiveBy::Given});
    }
}

std::expected<Judge, Message> Judge::make(const PolicyHistory &history, const TallyStore &store,
                                          JudgeOptions options) {
    Judge judge(history, options);
    if (!options.calibrate)
        return judge;
    /// Of sizes that a version has.
    class Sizes final : public TallyVisitor {
    public:
        explicit Sizes(const PolicyHistory &history) {
            for (std::size_t i = 0; i < history.size(); ++i)
                if (const auto size = history.fileSize(i, FileRole::Robots))
                    served[*size];
        }
        void fetches(const FetchKey &key, const HitCounts &counts) override {
            if (key.file == FileRole::Robots && key.status == 200 && key.isGet)
                if (const auto its = served.find(key.size); its != served.end())
                    its->second.add(counts.seconds);
        }
        Served served;
    };
    Sizes sizes(history);
    if (auto read = store.forEachFetch(sizes); !read)
        return std::unexpected(read.error());
    judge.calibrate(sizes.served);
    return judge;
}

/// A 200 for /robots.txt of a version's size proves that this version was live. It is live since the first such answer
/// after its commit, if its size is another than that of the version before.
void Judge::calibrate(const Served &served) {
    for (std::size_t i = 0; i < m_live.size(); ++i) {
        if (i > 0 && m_live[i].live && m_live[i - 1].live)
            m_live[i].live = std::max(*m_live[i].live, *m_live[i - 1].live);
        const auto size = m_history->fileSize(i, FileRole::Robots);
        if (i == 0 || !m_live[i].live || !size ||
            size == m_history->fileSize(i - 1, FileRole::Robots))
            continue;
        std::optional<std::int64_t> first;
        if (const auto its = served.find(*size); its != served.end())
            its->second.forEach([&](std::int64_t time, std::uint32_t) {
                if (time < *m_live[i].live)
                    return true;
                first = time;
                return false;
            });
        // What came back with a later version is not about this one.
        if (first && (i + 1 == m_live.size() || *first < *m_history->version(i + 1).from ||
                      m_history->fileSize(i + 1, FileRole::Robots) != size))
            m_live[i] = {first, LiveBy::Log};
    }
}

std::optional<std::size_t> Judge::versionAt(std::int64_t time) const {
    for (std::size_t i = m_live.size(); i-- > 0;)
        if (!m_live[i].live || *m_live[i].live <= time)
            return i;
    return {};
}

void AgentReads::add(const FetchKey &key, const SecondCounts &seconds, const Judge &judge) {
    if (!key.file.role())
        return;
    File &file = m_files[key.verified][key.file.index()];
    const auto first = *seconds.first();
    file.asked = std::min(file.asked.value_or(first), first);
    if (!key.isGet || (key.status != 200 && key.status != 304))
        return;
    seconds.forEach([&](std::int64_t time, std::uint32_t) {
        if (const auto version = judge.versionAt(time)) {
            const auto [at, isNew] = file.gotFirst.try_emplace(*version, time);
            at->second = std::min(at->second, time);
        }
        return true;
    });
}

std::expected<std::map<std::string, AgentReads>, Message> readsOf(const TallyStore &store,
                                                                  const Judge &judge) {
    class Reads final : public TallyVisitor {
    public:
        explicit Reads(const Judge &of) : m_judge(of) {}
        void fetches(const FetchKey &key, const HitCounts &counts) override {
            all[key.agent].add(key, counts.seconds, m_judge);
        }
        std::map<std::string, AgentReads> all;

    private:
        const Judge &m_judge;
    };
    Reads reads(judge);
    if (auto read = store.forEachFetch(reads); !read)
        return std::unexpected(read.error());
    return std::move(reads.all);
}

JudgedCase Judge::caseOf(const std::string &agent, Verified verified, const Answers &answers,
                         const AgentReads &reads) const {
    JudgedCase about;
    about.agent = identityOfName(agent, m_history->registry());
    about.answers = answers;
    for (std::size_t i = 0; i < m_history->size(); ++i) {
        about.views.push_back(m_history->view(i, about.agent));
        about.hasHours = about.hasHours || about.views.back()->schedule.has_value();
    }
    const AgentReads::Files *const files = reads.of(verified);
    if (files == nullptr)
        return about;
    for (std::size_t file = 0; file < files->size(); ++file) {
        about.askedAt[file] = (*files)[file].asked;
        auto &informed = about.informedAt[file];
        for (const auto &[version, time] : (*files)[file].gotFirst)
            if (answers[version].kind == Answer::Kind::Deny && fileOf(answers[version]) == file)
                informed = std::min(informed.value_or(time), time);
    }
    return about;
}

bool Judge::isClosed(const JudgedCase &about, std::size_t version, std::int64_t time) const {
    const auto &schedule = about.views[version]->schedule;
    if (!schedule || about.views[version]->ignores)
        return false;
    if (schedule->isNeverOpen())
        return true;
    for (std::int64_t at = time - m_options.skew; at < time + m_options.skew; at += 60)
        if (schedule->isOpen(instantOf(at)))
            return false;
    return !schedule->isOpen(instantOf(time + m_options.skew)) &&
           !schedule->isOpen(instantOf(time));
}

/// The Visit-time that is named where it is closed (S43).
Answer Judge::visitTime(const JudgedCase &about, std::size_t version, std::int64_t time) const {
    std::vector<const Tree *> trees;
    for (const ResolvedFile &file : about.views[version]->files) {
        trees.resize(std::max<std::size_t>(trees.size(), file.file.index() + 1U));
        trees[file.file.index()] = m_history->site(version).tree(file.file);
    }
    const auto window = windowAt(*about.views[version], instantOf(time), trees);
    if (!window)
        return {};
    return {Answer::Kind::Allow, false, window->line.file,
            static_cast<std::uint32_t>(window->line.line.value)};
}

Judgement Judge::judge(const JudgedCase &about, std::int64_t time) const {
    Judgement judgement;
    judgement.version = versionAt(time);
    if (!judgement.version)
        return judgement; // before the first version nothing was forbidden
    const std::size_t now = *judgement.version;
    const Answer &answer = about.answers[now];
    const bool isDenied = answer.kind == Answer::Kind::Deny;
    if (isDenied) {
        judgement.answer = answer;
        const std::size_t file = fileOf(answer);
        judgement.informed = about.informedAt[file] && *about.informedAt[file] < time;
        judgement.unaware = !about.askedAt[file] || *about.askedAt[file] >= time;
    }
    // All versions that were in force within the time that a copy may be old.
    bool allDeny = isDenied;
    bool allClosed = about.hasHours && isClosed(about, now, time);
    bool reachesBack = false;
    for (std::size_t i = now; (allDeny || allClosed); --i) {
        const std::int64_t live = m_live[i].live.value_or(std::numeric_limits<std::int64_t>::min());
        const std::int64_t until =
            i == now ? std::numeric_limits<std::int64_t>::max() : m_live[i + 1].live.value_or(live);
        if (until > live) { // it was in force at all
            allDeny = allDeny && about.answers[i].kind == Answer::Kind::Deny;
            allClosed = allClosed && isClosed(about, i, time);
        }
        if (live <= time - m_options.grace) {
            reachesBack = true;
            break;
        }
        if (i == 0)
            break;
    }
    // Before the first version everything was allowed.
    allDeny = allDeny && reachesBack;
    allClosed = allClosed && reachesBack;

    if (answer.isHoneypot)
        judgement.hitClass = HitClass::Honeypot;
    else if (isDenied)
        judgement.hitClass = allDeny ? HitClass::Denied : HitClass::Grace;
    else if (allClosed)
        judgement.hitClass = HitClass::Closed;
    else if (answer.kind == Answer::Kind::Ask)
        judgement.hitClass = HitClass::Ask;
    if (judgement.hitClass == HitClass::Closed) {
        judgement.answer = visitTime(about, now, time);
    } else if (judgement.hitClass == HitClass::Ask) {
        judgement.answer = answer;
    }
    return judgement;
}

} // namespace gatepost::logs
