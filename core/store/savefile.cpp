// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/savefile.h"

#include "core/store/savesteps.h"
#include "core/text/limits.h"

namespace gatepost {

namespace {

using namespace std::chrono_literals;

template <class... Arguments>
std::unexpected<SaveError> failed(Phrase phrase, Arguments &&...arguments) {
    return std::unexpected(
        SaveError{SaveTrouble::Failed, Message(phrase, std::forward<Arguments>(arguments)...)});
}

std::unexpected<SaveError> trouble(const std::string &path, const SystemError &error) {
    return failed(GATEPOST_TEXT("store", "%1 could not be written: %2. The file on disk is as it "
                                         "was."),
                  path, error.message());
}

bool isRefusal(int code) {
    return code == EACCES || code == EPERM || code == EROFS;
}

/// One save, from the look at what is there to the look at what is there then.
class Save {
public:
    Save(FileSystem &system, const SaveRequest &request) : m_system(system), m_request(request) {}

    std::expected<SaveDone, SaveError> run();

private:
    using Result = std::expected<void, SaveError>;

    Result take();   ///< the path without links, the folder's lock
    Result look();   ///< what is there now, and whether it may be replaced
    Result backUp(); ///< as NAME~
    std::expected<SaveDone, SaveError> overwrite();
    std::expected<SaveDone, SaveError> replace();
    Result prepare(Temporary &made); ///< the new file, complete
    Result lookAgain();              ///< is it still the file that was looked at?
    std::expected<SaveDone, SaveError> conclude();

    FileSystem &m_system;
    const SaveRequest &m_request;
    FileSystem::Lock m_lock;
    std::string m_path; ///< without links
    std::optional<FileStatus> m_old;
    std::string m_oldBytes;
    Attributes m_attributes;
    std::optional<SystemError> m_lost; ///< of what the file carries beside its bytes
};

std::expected<SaveDone, SaveError> Save::run() {
    for (const auto step : {&Save::take, &Save::look, &Save::backUp})
        if (auto done = (this->*step)(); !done)
            return std::unexpected(std::move(done.error()));
    return m_old && m_request.inPlace ? overwrite() : replace();
}

Save::Result Save::take() {
    const auto real = m_system.resolve(m_request.path);
    if (!real)
        return trouble(m_request.path, real.error());
    m_path = *real;
    m_lock = m_request.lock;
    if (!m_lock) {
        constexpr auto kPatience = 3s; // the window waits with it
        auto lock = lockFor(m_system, m_request.path, kPatience);
        if (!lock)
            return std::unexpected(std::move(lock.error()));
        m_lock = std::move(*lock);
    }
    if (m_lock)
        removeLeftovers(m_system, folderOf(m_path));
    return {};
}

Save::Result Save::look() {
    const auto status = m_system.status(m_path);
    if (!status && status.error().code == ENOENT)
        return {};
    if (!status) // perhaps there is one: then its owner and mode would be lost
        return trouble(m_request.path, status.error());
    m_old = *status;
    if (m_old->kind != FileStatus::Kind::Regular)
        return failed(GATEPOST_TEXT("store", "%1 is not a regular file; it was not written."),
                      m_request.path);
    auto bytes = readAll(m_system, m_path, limits::kFile);
    // A file that may be written but not read cannot be compared or kept; it is left alone.
    if (!bytes)
        return failed(GATEPOST_TEXT("store", "%1 was not written, because its present text could "
                                             "not be read first: %2. The file on disk is as it "
                                             "was."),
                      m_request.path, bytes.error().message());
    m_oldBytes = std::move(*bytes);
    if (m_request.expected && m_oldBytes != *m_request.expected && m_oldBytes != m_request.bytes)
        return std::unexpected(changedOnDisk(m_request.path));
    // Of a larger one not all has been read, so it cannot be kept.
    if (m_oldBytes.size() > limits::kFile && (m_request.backup || m_request.inPlace))
        return failed(GATEPOST_TEXT("store", "%1 was not written: its old text could not be kept "
                                             "safe first, because %2."),
                      m_request.path, SystemError{EFBIG}.message());
    // A file that is marked read-only is not to be replaced behind its back.
    const auto probe =
        patiently(m_system, [&] { return m_system.open(m_path, FileSystem::Open::Overwrite); });
    if (!probe)
        return trouble(m_request.path, probe.error());
    if (const auto closed = m_system.close(*probe); !closed)
        return trouble(m_request.path, closed.error());
    if (m_old->links > 1 && !m_request.inPlace)
        return std::unexpected(SaveError{
            SaveTrouble::HardLink,
            {GATEPOST_TEXT("store", "%1 has a second name (a hard link). Replacing it in one step "
                                    "would part the two; writing over it keeps them together, but "
                                    "is not safe against a crash in the middle."),
             m_request.path}});
    return {};
}

Save::Result Save::backUp() {
    if (m_old && (m_request.backup || !m_request.inPlace))
        m_attributes = attributesOf(m_system, m_path);
    if (!m_old || !m_request.backup)
        return {};
    const std::string backup = m_path + '~';
    const auto copied = writeCopy(m_system, backup, m_oldBytes, m_old->mode, &m_attributes, m_lost);
    if (!copied && !(m_request.inPlace && isRefusal(copied.error().code)))
        return failed(GATEPOST_TEXT("store", "%1 was not written: the backup %2 could not be made: "
                                             "%3."),
                      m_request.path, backup, copied.error().message());
    return {};
}

std::expected<SaveDone, SaveError> Save::overwrite() {
    if (!m_request.safetyCopy.empty()) {
        std::optional<SystemError> lost;
        if (const auto copied =
                writeCopy(m_system, m_request.safetyCopy, m_oldBytes, 0600, nullptr, lost);
            !copied)
            return failed(GATEPOST_TEXT("store", "%1 was not written: its old text could not be "
                                                 "kept safe first, because %2."),
                          m_request.path, copied.error().message());
    }
    const auto done = writeOver(m_system, m_path, *m_old, m_request.bytes);
    if (done) {
        if (!m_request.safetyCopy.empty())
            (void)m_system.remove(m_request.safetyCopy); // only a copy too many if it stays
        return SaveDone{};
    }
    if (writeOver(m_system, m_path, *m_old, m_oldBytes))
        return trouble(m_request.path, done.error());
    return std::unexpected(
        SaveError{SaveTrouble::Damaged,
                  m_request.safetyCopy.empty()
                      ? Message(GATEPOST_TEXT("store", "%1 could not be written: %2. The file may "
                                                       "be damaged."),
                                m_request.path, done.error().message())
                      : Message(GATEPOST_TEXT("store", "%1 could not be written: %2. The file may "
                                                       "be damaged; its old text is in %3."),
                                m_request.path, done.error().message(), m_request.safetyCopy)});
}

Save::Result Save::prepare(Temporary &made) {
    const auto handle = made.make(m_old.has_value());
    if (!handle && m_old && isRefusal(handle.error().code))
        return std::unexpected(SaveError{
            SaveTrouble::Folder,
            {GATEPOST_TEXT("store", "No new file can be made in the folder of %1 (%2), so the file "
                                    "cannot be replaced in one step. Writing over it is possible, "
                                    "but is not safe against a crash in the middle."),
             m_request.path, handle.error().message()}});
    if (!handle)
        return trouble(m_request.path, handle.error());
    Opened file(m_system, *handle);
    if (m_old) {
        const auto mine = m_system.status(*handle);
        if (!mine)
            return trouble(m_request.path, mine.error());
        if ((mine->owner != m_old->owner || mine->group != m_old->group) &&
            !m_system.setOwner(*handle, m_old->owner, m_old->group))
            return std::unexpected(SaveError{
                SaveTrouble::Owner,
                {GATEPOST_TEXT("store", "%1 belongs to another user or group, and a new file would "
                                        "belong to you. Writing over it keeps the owner, but is "
                                        "not safe against a crash in the middle."),
                 m_request.path}});
        if (const auto applied =
                applyAttributes(m_system, *handle, m_old->mode, m_attributes, m_lost);
            !applied) // after the owner
            return trouble(m_request.path, applied.error());
    }
    if (const auto written = writeAll(m_system, *handle, m_request.bytes); !written)
        return trouble(m_request.path, written.error());
    if (const auto settled = settle(m_system, file, made.path(), m_request.bytes); !settled)
        return trouble(m_request.path, settled.error());
    return {};
}

Save::Result Save::lookAgain() {
    const auto now = m_system.status(m_path);
    if (!now && now.error().code == ENOENT)
        return {}; // gone: nothing is lost
    if (!now)
        return trouble(m_request.path, now.error());
    bool isSame = m_old && now->isSameFile(*m_old) && now->size == m_old->size &&
                  now->modified == m_old->modified && now->kind == m_old->kind;
    if (isSame) { // two writes within one tick of the clock have the same time
        const auto bytes = readAll(m_system, m_path, limits::kFile);
        if (!bytes)
            return trouble(m_request.path, bytes.error());
        isSame = *bytes == m_oldBytes;
    }
    if (isSame)
        return {};
    return std::unexpected(
        SaveError{SaveTrouble::ChangedOnDisk,
                  {GATEPOST_TEXT("store", "Another program changed %1 while it was being saved. It "
                                          "was not written."),
                   m_request.path}});
}

std::expected<SaveDone, SaveError> Save::replace() {
    Temporary made(m_system, m_path);
    if (auto prepared = prepare(made); !prepared)
        return std::unexpected(std::move(prepared.error()));
    if (auto same = lookAgain(); !same)
        return std::unexpected(std::move(same.error()));
    const auto moved = made.moveTo(m_path);
    if (!moved && m_old && isRefusal(moved.error().code))
        return std::unexpected(SaveError{
            SaveTrouble::Folder,
            {GATEPOST_TEXT("store", "%1 cannot be replaced in one step (%2). Writing over it is "
                                    "possible, but is not safe against a crash in the middle."),
             m_request.path, moved.error().message()}});
    if (!moved)
        return trouble(m_request.path, moved.error());
    return conclude();
}

std::expected<SaveDone, SaveError> Save::conclude() {
    SaveDone done;
    if (m_lost)
        done.note = {GATEPOST_TEXT("store", "%1 is saved, but its access list or its extended "
                                            "attributes could not be kept in full: %2."),
                     m_request.path, m_lost->message()};
    if (const auto synced = m_system.syncFolder(folderOf(m_path)); !synced)
        done.note = {GATEPOST_TEXT("store", "%1 is saved, but its folder could not be synced (%2): "
                                            "until the system does so, a power failure may bring "
                                            "the old text back."),
                     m_request.path, synced.error().message()};
    const auto back = readAll(m_system, m_path, m_request.bytes.size());
    if (!back)
        done.note = {GATEPOST_TEXT("store", "%1 is saved, but could not be read again: %2."),
                     m_request.path, back.error().message()};
    else if (*back != m_request.bytes)
        return std::unexpected(
            SaveError{SaveTrouble::ChangedOnDisk,
                      {GATEPOST_TEXT("store", "%1 was saved, but now has another text: another "
                                              "program wrote it at the same moment."),
                       m_request.path}});
    return done;
}

} // namespace

SaveError changedOnDisk(const std::string &path) {
    return {
        SaveTrouble::ChangedOnDisk,
        {GATEPOST_TEXT("store", "%1 was changed by another program since it was opened."), path}};
}

std::expected<FileSystem::Lock, SaveError> lockFor(FileSystem &system, const std::string &path,
                                                   std::chrono::milliseconds patience) {
    const auto real = system.resolve(path);
    if (!real)
        return FileSystem::Lock(); // whoever saves says why
    const std::string folder = folderOf(*real);
    constexpr auto kPause = 5ms;
    for (auto waited = 0ms;; waited += kPause) {
        auto lock = system.lock(folder);
        if (lock)
            return std::move(*lock);
        if (lock.error().code != EWOULDBLOCK)
            return FileSystem::Lock();
        if (waited >= patience)
            return failed(GATEPOST_TEXT("store", "%1 was not written, because another Gatepost is "
                                                 "saving in the same folder and does not finish. "
                                                 "Try again."),
                          path);
        system.wait(kPause);
    }
}

std::expected<SaveDone, SaveError> saveFile(FileSystem &system, const SaveRequest &request) {
    return Save(system, request).run();
}

} // namespace gatepost
