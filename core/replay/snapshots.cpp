// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/replay/snapshots.h"

#include "core/agents/registry.h"
#include "core/dialect/filerole.h"
#include "core/store/gitfolder.h"
#include "core/store/readfile.h"
#include "core/store/sitefolder.h"
#include "core/text/ascii.h"
#include "core/text/digest.h"
#include "core/text/listlimits.h"
#include "core/value/time.h"

#include <algorithm>
#include <set>

namespace gatepost::replay {

namespace {

template <typename T>
using Result = std::expected<T, Message>;
using Notes = std::vector<Message>;

/// Remembers what was read from another folder, and what was looked for.
class RecordingFolder final : public FolderFiles {
public:
    explicit RecordingFolder(const FolderFiles &files) : m_files(files) {}
    std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override {
        m_asked.insert(name);
        auto bytes = m_files.read(name);
        if (bytes && *bytes)
            m_read[name] = **bytes;
        return bytes;
    }
    std::expected<std::vector<std::string>, Message> names() const override {
        return std::vector<std::string>();
    }
    std::string pathOf(const std::string &name) const override { return m_files.pathOf(name); }
    [[nodiscard]] std::map<std::string, std::string> take() { return std::move(m_read); }
    [[nodiscard]] const std::set<std::string> &asked() const { return m_asked; }

private:
    const FolderFiles &m_files;
    mutable std::set<std::string> m_asked;
    mutable std::map<std::string, std::string> m_read;
};

class MemoryFolder final : public FolderFiles {
public:
    explicit MemoryFolder(const std::map<std::string, std::string> &files) : m_files(files) {}
    std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override {
        const auto found = m_files.find(name);
        return found == m_files.end() ? std::optional<std::string>() : found->second;
    }
    std::expected<std::vector<std::string>, Message> names() const override {
        return std::vector<std::string>();
    }
    std::string pathOf(const std::string &name) const override { return name; }

private:
    const std::map<std::string, std::string> &m_files;
};

/// Everything that a site's meaning depends on; its chain is walked. An old version with a gatepost.yaml or asks.json that is not
/// understood counts without it.
Result<std::map<std::string, std::string>> filesOf(RecordingFolder &recording, bool isOld,
                                                   Notes &notes) {
    const SiteFolder folder = readSiteFolder(recording);
    if (!folder.unread.empty())
        return std::unexpected(folder.unread.front().why);
    for (const UnreadFile &unread : folder.side.unread) {
        if (!isOld)
            return std::unexpected(unread.why);
        notes.emplace_back(GATEPOST_TEXT("replay", "%1 It is left out."), unread.why);
    }
    static_cast<void>(siteOf(folder, recording));
    return recording.take();
}
Result<std::map<std::string, std::string>> filesOf(const FolderFiles &files, bool isOld,
                                                   Notes &notes) {
    RecordingFolder recording(files);
    return filesOf(recording, isOld, notes);
}

/// The versions of one source, as far as there is room for them.
class Versions {
public:
    explicit Versions(const std::string &source) : m_source(source) {}
    Result<void> add(Snapshot snapshot) {
        for (const auto &[name, bytes] : snapshot.files)
            m_bytes += bytes.size();
        if (m_bytes > limits::kVersionsBytes || m_snapshots.size() == limits::kVersions)
            return std::unexpected(
                Message(GATEPOST_TEXT("replay", "%1: the versions of the policy were not read, "
                                                "because there are more than %2 of them, or they "
                                                "are larger than %3 MiB together"),
                        m_source, limits::kVersions, limits::kVersionsBytes / limits::kMiB));
        m_snapshots.push_back(std::move(snapshot));
        return {};
    }
    [[nodiscard]] bool empty() const { return m_snapshots.empty(); }
    [[nodiscard]] std::vector<Snapshot> take() { return std::move(m_snapshots); }

private:
    const std::string &m_source;
    std::size_t m_bytes = 0;
    std::vector<Snapshot> m_snapshots;
};

/// "2026-11-01T06:00Z", "20261101T0600Z", "2026-11-01" …: a date, perhaps with a time of day, UTC.
std::optional<std::int64_t> stampOf(std::string_view name) {
    std::string digits;
    for (const char c : name) {
        if (isDigit(c))
            digits += c;
        else if (std::string_view("-:TtZz_").find(c) == std::string_view::npos)
            return {};
    }
    if (digits.size() == 8 || digits.size() == 12)
        digits.append(14 - digits.size(), '0');
    if (digits.size() != 14)
        return {};
    const auto part = [&](std::size_t at, std::size_t size) { return digits.substr(at, size); };
    const auto instant = parseInstant(part(0, 4) + '-' + part(4, 2) + '-' + part(6, 2) + 'T' +
                                      part(8, 2) + ':' + part(10, 2) + ':' + part(12, 2) + 'Z');
    if (!instant)
        return {};
    return instant->time_since_epoch().count();
}

/// "robots.txt.20261101T0600Z": from each of these times on the newest of each name.
Result<std::vector<Snapshot>> datedFiles(const std::string &source,
                                         const std::vector<std::string> &names) {
    std::map<std::int64_t, std::map<std::string, std::string>> byTime;
    std::map<std::int64_t, std::string> ids;
    for (const std::string &name : names) {
        for (const FileRoleRow &row : siteFiles()) {
            const std::string_view policy = row.fileName;
            if (!name.starts_with(std::string(policy) + '.'))
                continue;
            const std::string_view stamp = std::string_view(name).substr(policy.size() + 1);
            const auto time = stampOf(stamp);
            if (!time)
                continue;
            auto bytes = readFileBelow(FileSystem::real(), source, name);
            if (!bytes)
                return std::unexpected(bytes.error());
            byTime[*time][std::string(policy)] = bytes->value_or("");
            ids[*time] = stamp;
        }
    }
    Versions versions(source);
    std::map<std::string, std::string> now;
    for (const auto &[time, files] : byTime) {
        for (const auto &[name, bytes] : files)
            now[name] = bytes;
        if (auto added = versions.add({ids[time], {}, time, now}); !added)
            return std::unexpected(added.error());
    }
    return versions.take();
}

Result<std::vector<Snapshot>> folderSnapshots(const std::string &source, Notes &notes) {
    FileSystem &system = FileSystem::real();
    if (!isFolder(system, source))
        return std::unexpected(
            Message(GATEPOST_TEXT("replay", "%1: is not a folder that can be read"), source));
    const auto names = system.names(source);
    if (!names)
        return std::unexpected(
            Message(GATEPOST_TEXT("replay", "%1: %2"), source, names.error().message()));
    Versions versions(source);
    for (const std::string &name : *names) {
        const auto time = stampOf(name);
        if (!time || !isFolder(system, joinedPath(source, name)))
            continue;
        auto files = filesOf(DiskFolder(system, joinedPath(source, name)), true, notes);
        if (!files)
            return std::unexpected(files.error());
        if (auto added = versions.add({name, {}, time, std::move(*files)}); !added)
            return std::unexpected(added.error());
    }
    if (!versions.empty())
        return versions.take();
    auto dated = datedFiles(source, *names);
    if (!dated || !dated->empty())
        return dated;
    auto files = filesOf(DiskFolder(system, source), false, notes);
    if (!files)
        return std::unexpected(files.error());
    Snapshot whole{{}, {}, {}, std::move(*files)};
    whole.id = whole.sha256().substr(0, 8);
    return std::vector{std::move(whole)};
}

/// What was asked for when a version was read, as Git names it: as long as that is the same, so is the version. Absent
/// if something of it cannot be read.
std::optional<std::string> signatureOf(const GitFolder &folder,
                                       const std::set<std::string> &asked) {
    std::string all;
    for (const std::string &name : asked) {
        const auto id = folder.idOf(name);
        if (!id)
            return {};
        all += *id + '\n';
    }
    return all;
}

Result<std::vector<Snapshot>> gitSnapshots(const std::string &source, Notes &notes) {
    std::string rest = source.substr(4);
    std::string revision = "HEAD";
    if (const std::size_t at = rest.rfind('@'); at != std::string::npos) {
        revision = rest.substr(at + 1);
        rest.resize(at);
    }
    const std::size_t colon = rest.find(':');
    std::string folder = colon == std::string::npos ? std::string() : rest.substr(colon + 1);
    while (folder.ends_with('/'))
        folder.pop_back();
    while (folder.starts_with("./"))
        folder.erase(0, 2);
    const std::string repository = rest.substr(0, colon);
    return readGitSnapshots(repository.empty() ? "." : repository,
                            folder == "." ? std::string() : folder, revision, notes);
}

} // namespace

std::string Snapshot::sha256() const {
    std::string all;
    for (const auto &[name, bytes] : files)
        all += name + '\n' + std::to_string(bytes.size()) + '\n' + bytes;
    return sha256Hex(all);
}

std::expected<std::vector<Snapshot>, Message> readGitSnapshots(const std::string &repository,
                                                               const std::string &folder,
                                                               const std::string &revision,
                                                               std::vector<Message> &notes) {
    auto commits = gitHistory(repository, folder, revision);
    if (!commits)
        return std::unexpected(commits.error());
    const std::string source = folder.empty() ? repository : repository + ":" + folder;
    Versions versions(source);
    std::set<std::string> asked;
    std::optional<std::string> last;
    std::int64_t time = 0;
    std::size_t backwards = 0;
    for (const GitCommit &commit : *commits) {
        if (last && signatureOf(*commit.folder, asked) == last)
            continue;
        RecordingFolder recording(*commit.folder);
        auto files = filesOf(recording, true, notes);
        if (!files)
            return std::unexpected(files.error());
        asked = recording.asked();
        last = signatureOf(*commit.folder, asked);
        if (versions.empty() && files->empty())
            continue;
        backwards += !versions.empty() && commit.time < time ? 1 : 0;
        time = versions.empty() ? commit.time : std::max(time, commit.time);
        if (auto added = versions.add({commit.id.substr(0, 8), commit.id, time, std::move(*files)});
            !added)
            return std::unexpected(added.error());
    }
    if (versions.empty())
        return std::unexpected(Message(
            GATEPOST_TEXT("replay",
                          "%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there"),
            source));
    if (backwards > 0)
        notes.push_back(Message::counted(
            GATEPOST_COUNTED(
                "replay",
                "%1: the dates of %n commits are before those of their parents; their parents' "
                "dates are used",
                "%1: the date of a commit is before that of its parent; its parent's date is used"),
            backwards, repository));
    return versions.take();
}

std::expected<std::vector<Snapshot>, Message> readSnapshots(const std::string &source,
                                                            std::vector<Message> &notes) {
    return GitFolder::isGitName(source) ? gitSnapshots(source, notes)
                                        : folderSnapshots(source, notes);
}

void sortSnapshots(std::vector<Snapshot> &snapshots) {
    std::ranges::stable_sort(snapshots, {}, &Snapshot::from);
}

std::vector<logs::PolicyVersion> versionsOf(const std::vector<Snapshot> &snapshots,
                                            Registry registry) {
    std::vector<logs::PolicyVersion> versions;
    for (const Snapshot &snapshot : snapshots) {
        const MemoryFolder files(snapshot.files);
        const SiteFolder folder = readSiteFolder(files);
        logs::PolicyVersion version{snapshot.id,           snapshot.commit,
                                    snapshot.from,         !snapshot.commit.empty(),
                                    siteOf(folder, files), folder.side.settings.honeypots,
                                    snapshot.sha256()};
        if (&snapshot == &snapshots.back())
            registry = registry.with(folder.side.settings.agentFacts);
        versions.push_back(std::move(version));
    }
    for (logs::PolicyVersion &version : versions)
        version.site.registry = registry;
    return versions;
}

} // namespace gatepost::replay
