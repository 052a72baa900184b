// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/savefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>

namespace gatepost::ui {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::SaveFile)
};

TemporaryNote g_note = nullptr;

SaveError trouble(const QString &path, const SystemError &error) {
    return {SaveTrouble::Failed,
            Sentences::tr("%1 could not be written: %2. The file on disk is as it was.")
                .arg(path, error.text())};
}

/// Closes on every way out. close() closes and says what came of it.
class Opened {
public:
    Opened(FileSystem &system, FileSystem::Handle handle) : m_system(system), m_handle(handle) {}
    ~Opened() {
        if (m_handle >= 0)
            (void)m_system.close(m_handle);
    }
    Q_DISABLE_COPY_MOVE(Opened)
    [[nodiscard]] FileSystem::Handle handle() const { return m_handle; }
    SystemResult<void> close() { return m_system.close(std::exchange(m_handle, -1)); }

private:
    FileSystem &m_system;
    FileSystem::Handle m_handle;
};

SystemResult<void> writeAll(FileSystem &system, FileSystem::Handle handle, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = system.write(handle, bytes);
        if (!written) {
            if (written.error().code == EINTR)
                continue;
            return std::unexpected(written.error());
        }
        if (*written == 0)
            return std::unexpected(SystemError{EIO});
        bytes.remove_prefix(*written);
    }
    return {};
}

SystemResult<std::string> readAll(FileSystem &system, const QString &path, std::size_t most) {
    const auto handle = system.open(path, FileSystem::Open::Read);
    if (!handle)
        return std::unexpected(handle.error());
    const Opened file(system, *handle);
    const auto status = system.status(*handle);
    if (!status)
        return std::unexpected(status.error());
    if (status->kind != FileStatus::Kind::Regular)
        return std::unexpected(SystemError{EINVAL});
    std::string bytes;
    // One byte more than there should be, to see the end and a file that grows.
    std::size_t room = std::min<std::size_t>(static_cast<std::size_t>(status->size), most) + 1;
    while (bytes.size() <= most) {
        const std::size_t have = bytes.size();
        bytes.resize(have + room);
        const auto got = system.read(*handle, bytes.data() + have, room);
        if (!got && got.error().code == EINTR) {
            bytes.resize(have);
            continue;
        }
        if (!got)
            return std::unexpected(got.error());
        bytes.resize(have + *got);
        if (*got == 0)
            break;
        room = std::max<std::size_t>(room - *got, 4096);
    }
    return bytes;
}

QString besides(const QString &path, const QString &name) {
    return QFileInfo(path).path() + QLatin1Char('/') + name;
}

/// A new file with these bytes, synced and read back; removed again unless it is kept.
class Fresh {
public:
    Fresh(FileSystem &system, const QString &beside) : m_system(system) {
        m_path = besides(beside,
                         QStringLiteral(".gatepost-%1.tmp")
                             .arg(QRandomGenerator::global()->generate(), 8, 16, QLatin1Char('0')));
    }
    ~Fresh() {
        if (m_made)
            (void)m_system.remove(m_path);
        if (g_note && m_noted)
            g_note({});
    }
    Q_DISABLE_COPY_MOVE(Fresh)

    SystemResult<FileSystem::Handle> make(bool mine) {
        if (g_note) {
            g_note(m_path);
            m_noted = true;
        }
        auto handle =
            m_system.open(m_path, mine ? FileSystem::Open::CreateMine : FileSystem::Open::Create);
        m_made = handle.has_value();
        return handle;
    }
    [[nodiscard]] const QString &path() const { return m_path; }
    void moved() { m_made = false; }

private:
    FileSystem &m_system;
    QString m_path;
    bool m_made = false;
    bool m_noted = false;
};

/// What the file carries beside its bytes, or why it could not be read.
SystemResult<std::vector<FileAttribute>> attributesOf(FileSystem &system, const QString &path) {
    const auto handle = system.open(path, FileSystem::Open::Read);
    if (!handle)
        return std::unexpected(handle.error());
    const Opened file(system, *handle);
    return system.attributes(*handle);
}

/// The mode without what an access control list would have taken from the owning group: with a list, the mode's group
/// bits are the most that anybody named in it may do (acl(5)), and the group's own entry may say less.
std::uint32_t modeWithoutList(std::uint32_t mode, const std::vector<FileAttribute> &attributes) {
    const auto list = std::ranges::find(attributes, kAccessList, &FileAttribute::name);
    if (list == attributes.end())
        return mode;
    // Four bytes of version, then entries: two bytes of tag, two of permissions, four of id, all little endian.
    constexpr std::size_t kHead = 4;
    constexpr std::size_t kEntry = 8;
    constexpr unsigned kOwningGroup = 4;
    const auto byte = [&](std::size_t at) {
        return static_cast<unsigned>(static_cast<unsigned char>(list->value[at]));
    };
    std::uint32_t group = 0;
    for (std::size_t at = kHead; at + kEntry <= list->value.size(); at += kEntry)
        if ((byte(at) | byte(at + 1) << 8U) == kOwningGroup)
            group = byte(at + 2) & 7U;
    return (mode & ~070U) | (mode & group << 3U);
}

/// Gives a new file the mode, list and attributes of another. A failure to set the mode is the caller's trouble; the
/// rest may fail and is then said by `lost`.
SystemResult<void> dress(FileSystem &system, FileSystem::Handle handle, std::uint32_t mode,
                         const SystemResult<std::vector<FileAttribute>> &like,
                         std::optional<SystemError> &lost) {
    static const std::vector<FileAttribute> kNone;
    const std::vector<FileAttribute> &wanted = like ? *like : kNone;
    if (!like)
        lost = like.error();
    // A new file inherits what its folder says, which may let in others than the old one did.
    const auto inherited = system.attributes(handle);
    bool isKnown = like && inherited;
    if (!inherited)
        lost = inherited.error();
    else
        for (const FileAttribute &one : *inherited)
            if (std::ranges::find(wanted, one.name, &FileAttribute::name) == wanted.end())
                if (const auto removed = system.removeAttribute(handle, one.name); !removed) {
                    lost = removed.error();
                    isKnown = isKnown && one.name != kAccessList;
                }
    // The mode first: setting it would change the list. Where the lists are not known, nobody of the group gets in.
    if (const auto set =
            system.setMode(handle, isKnown ? modeWithoutList(mode, wanted) : mode & ~070U);
        !set)
        return set;
    for (const FileAttribute &one : wanted)
        if (const auto set = system.setAttribute(handle, one); !set)
            lost = set.error();
    return {};
}

/// What was written is on the disk, and reads as it should.
SystemResult<void> settle(FileSystem &system, Opened &file, const QString &path,
                          std::string_view bytes) {
    if (const auto synced = system.sync(file.handle()); !synced)
        return synced;
    if (const auto closed = file.close(); !closed)
        return closed;
    const auto back = readAll(system, path, bytes.size());
    if (!back)
        return std::unexpected(back.error());
    if (*back != bytes)
        return std::unexpected(SystemError{EIO});
    return {};
}

SystemResult<void> fill(FileSystem &system, Opened &file, const QString &path,
                        std::string_view bytes) {
    if (const auto written = writeAll(system, file.handle(), bytes); !written)
        return written;
    return settle(system, file, path, bytes);
}

/// `bytes` as a new file at `path`, replacing what is there; for backups, which look like the file, and safety copies,
/// which are the user's alone.
SystemResult<void> writeCopy(FileSystem &system, const QString &path, std::string_view bytes,
                             std::uint32_t mode,
                             const SystemResult<std::vector<FileAttribute>> *like,
                             std::optional<SystemError> &lost) {
    Fresh fresh(system, path);
    const auto handle = fresh.make(true);
    if (!handle)
        return std::unexpected(handle.error());
    Opened file(system, *handle);
    if (const auto dressed =
            like ? dress(system, *handle, mode, *like, lost) : system.setMode(*handle, mode);
        !dressed)
        return dressed;
    if (const auto filled = fill(system, file, fresh.path(), bytes); !filled)
        return filled;
    if (const auto renamed = system.rename(fresh.path(), path); !renamed)
        return renamed;
    fresh.moved();
    return {};
}

bool foldersRefusal(int code) {
    return code == EACCES || code == EPERM || code == EROFS;
}

std::expected<SaveDone, SaveError> saveInPlace(FileSystem &system, const SaveRequest &request,
                                               const QString &path, std::string_view old,
                                               const FileStatus &status) {
    if (!request.safetyCopy.isEmpty()) {
        std::optional<SystemError> lost;
        if (const auto copied = writeCopy(system, request.safetyCopy, old, 0600, nullptr, lost);
            !copied)
            return std::unexpected(SaveError{
                SaveTrouble::Failed,
                Sentences::tr("%1 was not written: its old text could not be kept safe first, "
                              "because %2.")
                    .arg(request.path, copied.error().text())});
    }
    const auto put = [&](std::string_view bytes) -> SystemResult<void> {
        const auto handle = system.open(path, FileSystem::Open::Overwrite);
        if (!handle)
            return std::unexpected(handle.error());
        Opened file(system, *handle);
        const auto now = system.status(*handle);
        if (!now)
            return std::unexpected(now.error());
        if (!now->isSameFile(status) || now->kind != FileStatus::Kind::Regular)
            return std::unexpected(SystemError{EINVAL});
        if (const auto written = writeAll(system, *handle, bytes); !written)
            return written;
        if (const auto cut = system.truncate(*handle, static_cast<std::int64_t>(bytes.size()));
            !cut)
            return cut;
        return settle(system, file, path, bytes);
    };
    const auto done = put(request.bytes);
    if (done) {
        if (!request.safetyCopy.isEmpty())
            (void)system.remove(request.safetyCopy); // only a copy too many if it stays
        return SaveDone{};
    }
    if (put(old))
        return std::unexpected(trouble(request.path, done.error()));
    return std::unexpected(SaveError{
        SaveTrouble::Failed,
        request.safetyCopy.isEmpty()
            ? Sentences::tr("%1 could not be written: %2. The file may be damaged. Keep this "
                            "window open and save a copy elsewhere.")
                  .arg(request.path, done.error().text())
            : Sentences::tr("%1 could not be written: %2. The file may be damaged; its old text "
                            "is in %3. Keep this window open and save a copy elsewhere.")
                  .arg(request.path, done.error().text(), request.safetyCopy)});
}

} // namespace

void setTemporaryNote(TemporaryNote note) {
    g_note = note;
}

SaveError changedOnDisk(const QString &path) {
    return {SaveTrouble::ChangedOnDisk,
            Sentences::tr("%1 was changed by another program since it was opened.").arg(path)};
}

bool isSaveTemporary(const QString &fileName) {
    static const QLatin1String prefix(".gatepost-");
    static const QLatin1String suffix(".tmp");
    if (fileName.size() != prefix.size() + 8 + suffix.size() || !fileName.startsWith(prefix) ||
        !fileName.endsWith(suffix))
        return false;
    const QStringView middle = QStringView(fileName).sliced(prefix.size(), 8);
    return std::ranges::all_of(middle, [](QChar c) {
        return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) ||
               (c >= QLatin1Char('a') && c <= QLatin1Char('f'));
    });
}

std::expected<std::string, QString> loadFile(FileSystem &system, const QString &path) {
    const auto status = system.status(path);
    if (!status && (status.error().code == ENOENT || status.error().code == ENOTDIR))
        return std::unexpected(Sentences::tr("%1 does not exist.").arg(path));
    if (!status)
        return std::unexpected(
            Sentences::tr("%1 could not be read: %2.").arg(path, status.error().text()));
    if (status->kind == FileStatus::Kind::Folder)
        return std::unexpected(Sentences::tr("%1 is a folder.").arg(path));
    if (status->kind != FileStatus::Kind::Regular)
        return std::unexpected(Sentences::tr("%1 is not a regular file.").arg(path));
    const auto tooLarge = [&](std::int64_t size) {
        return Sentences::tr(
                   "%1 has %2; Gatepost opens files up to %3. Crawlers read 500 KiB at most.")
            .arg(path, QLocale().formattedDataSize(size),
                 QLocale().formattedDataSize(kLargestFile));
    };
    if (status->size > kLargestFile)
        return std::unexpected(tooLarge(status->size));
    auto bytes = readAll(system, path, kLargestFile);
    if (!bytes && (bytes.error().code == EACCES || bytes.error().code == EPERM))
        return std::unexpected(
            Sentences::tr("%1 could not be read: you may not read it.").arg(path));
    if (!bytes)
        return std::unexpected(
            Sentences::tr("%1 could not be read: %2.").arg(path, bytes.error().text()));
    if (static_cast<std::int64_t>(bytes->size()) > kLargestFile)
        return std::unexpected(tooLarge(static_cast<std::int64_t>(bytes->size())));
    return std::move(*bytes);
}

std::expected<SaveDone, SaveError> saveFile(FileSystem &system, const SaveRequest &request) {
    const auto real = system.resolve(request.path);
    if (!real)
        return std::unexpected(trouble(request.path, real.error()));
    const QString &path = *real;

    // What is there now?
    std::optional<FileStatus> old;
    std::string oldBytes;
    if (const auto status = system.status(path)) {
        old = *status;
        if (old->kind != FileStatus::Kind::Regular)
            return std::unexpected(SaveError{
                SaveTrouble::Failed,
                Sentences::tr("%1 is not a regular file; it was not written.").arg(request.path)});
        auto bytes = readAll(system, path, static_cast<std::size_t>(kLargestFile));
        // A file that may be written but not read cannot be compared or kept; it is left alone.
        if (!bytes)
            return std::unexpected(SaveError{
                SaveTrouble::Failed,
                Sentences::tr("%1 was not written: what it holds now could not be read first, "
                              "because %2. The file on disk is as it was.")
                    .arg(request.path, bytes.error().text())});
        oldBytes = std::move(*bytes);
        if (request.expected && oldBytes != *request.expected && oldBytes != request.bytes)
            return std::unexpected(changedOnDisk(request.path));
        // Of a larger one not all has been read, so it cannot be kept.
        if (oldBytes.size() > static_cast<std::size_t>(kLargestFile) &&
            (request.backup || request.inPlace))
            return std::unexpected(SaveError{
                SaveTrouble::Failed,
                Sentences::tr("%1 was not written: its old text could not be kept safe first, "
                              "because %2.")
                    .arg(request.path, SystemError{EFBIG}.text())});
    } else if (status.error().code != ENOENT) {
        return std::unexpected(trouble(request.path, status.error()));
    }
    if (old) { // a file that is marked read-only is not to be replaced behind its back
        const auto probe = system.open(path, FileSystem::Open::Overwrite);
        if (!probe)
            return std::unexpected(trouble(request.path, probe.error()));
        if (const auto closed = system.close(*probe); !closed)
            return std::unexpected(trouble(request.path, closed.error()));
    }
    if (old && old->links > 1 && !request.inPlace)
        return std::unexpected(SaveError{
            SaveTrouble::HardLink,
            Sentences::tr("%1 has a second name (a hard link). Replacing it in one step would "
                          "part the two; writing over it keeps them together, but is not safe "
                          "against a crash in the middle.")
                .arg(request.path)});

    SystemResult<std::vector<FileAttribute>> attributes;
    std::optional<SystemError> lost; // of what the file carries beside its bytes
    if (old && (request.backup || !request.inPlace))
        attributes = attributesOf(system, path);
    if (request.backup && old) {
        const QString backup = path + QLatin1Char('~');
        if (const auto copied = writeCopy(system, backup, oldBytes, old->mode, &attributes, lost);
            !copied && !(request.inPlace && foldersRefusal(copied.error().code)))
            return std::unexpected(
                SaveError{SaveTrouble::Failed,
                          Sentences::tr("%1 was not written: the backup %2 could not be made: %3.")
                              .arg(request.path, backup, copied.error().text())});
    }
    if (old && request.inPlace)
        return saveInPlace(system, request, path, oldBytes, *old);

    Fresh fresh(system, path);
    const auto handle = fresh.make(old.has_value());
    if (!handle) {
        if (old && foldersRefusal(handle.error().code))
            return std::unexpected(SaveError{
                SaveTrouble::Folder,
                Sentences::tr("The folder of %1 takes no new file (%2), so the file cannot be "
                              "replaced in one step. Writing over it is possible, but is not safe "
                              "against a crash in the middle.")
                    .arg(request.path, handle.error().text())});
        return std::unexpected(trouble(request.path, handle.error()));
    }
    Opened file(system, *handle);
    if (old) {
        const auto mine = system.status(*handle);
        if (!mine)
            return std::unexpected(trouble(request.path, mine.error()));
        if ((mine->owner != old->owner || mine->group != old->group) &&
            !system.setOwner(*handle, old->owner, old->group))
            return std::unexpected(SaveError{
                SaveTrouble::Owner,
                Sentences::tr("%1 belongs to another user or group, and a new file would belong "
                              "to you. Writing over it keeps the owner, but is not safe against "
                              "a crash in the middle.")
                    .arg(request.path)});
        if (const auto dressed = dress(system, *handle, old->mode, attributes, lost);
            !dressed) // after the owner
            return std::unexpected(trouble(request.path, dressed.error()));
    }
    if (const auto filled = fill(system, file, fresh.path(), request.bytes); !filled)
        return std::unexpected(trouble(request.path, filled.error()));

    // Is it still the file that was looked at?
    const auto now = system.status(path);
    if (!now && now.error().code != ENOENT)
        return std::unexpected(trouble(request.path, now.error()));
    const bool same = now.has_value() == old.has_value() &&
                      (!old || (now->isSameFile(*old) && now->size == old->size &&
                                now->modified == old->modified && now->kind == old->kind));
    if (!same && now)
        return std::unexpected(SaveError{
            SaveTrouble::ChangedOnDisk,
            Sentences::tr("%1 was changed by another program at this very moment. It was not "
                          "written.")
                .arg(request.path)});
    if (const auto renamed = system.rename(fresh.path(), path); !renamed)
        return std::unexpected(trouble(request.path, renamed.error()));
    fresh.moved();

    // From here on the new bytes are in place.
    SaveDone done;
    if (lost)
        done.note =
            Sentences::tr("%1 is saved, but not everything that stood beside its bytes could "
                          "be kept (access list, extended attributes): %2.")
                .arg(request.path, lost->text());
    if (const auto synced = system.syncFolder(QFileInfo(path).path()); !synced)
        done.note = Sentences::tr("%1 is saved, but its folder could not be synced (%2): until the "
                                  "system does so, a power failure may bring the old text back.")
                        .arg(request.path, synced.error().text());
    const auto back = readAll(system, path, request.bytes.size());
    if (!back)
        done.note = Sentences::tr("%1 is saved, but could not be read again: %2.")
                        .arg(request.path, back.error().text());
    else if (*back != request.bytes)
        return std::unexpected(SaveError{
            SaveTrouble::ChangedOnDisk,
            Sentences::tr("%1 was saved, but now holds something else: another program wrote it "
                          "at the same moment. Your text is still here.")
                .arg(request.path)});
    return done;
}

} // namespace gatepost::ui
