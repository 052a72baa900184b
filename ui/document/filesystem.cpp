// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/filesystem.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>

#ifdef Q_OS_WIN
#include <io.h>
#include <share.h>
#include <windows.h>
#else
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/xattr.h>
#endif

namespace gatepost::ui {

namespace {

QString say(const char *sentence) {
    return QCoreApplication::translate("gatepost::ui::FileSystem", sentence);
}

std::unexpected<SystemError> failed() {
    return std::unexpected(SystemError{errno});
}

template <class Stat>
FileStatus statusOf(const Stat &s) {
    FileStatus status;
    status.kind = (s.st_mode & S_IFMT) == S_IFREG   ? FileStatus::Kind::Regular
                  : (s.st_mode & S_IFMT) == S_IFDIR ? FileStatus::Kind::Folder
                                                    : FileStatus::Kind::Other;
    status.size = static_cast<std::int64_t>(s.st_size);
    status.mode = static_cast<std::uint32_t>(s.st_mode) & 07777U;
    status.links = static_cast<std::uint64_t>(s.st_nlink);
    status.owner = static_cast<std::uint32_t>(s.st_uid);
    status.group = static_cast<std::uint32_t>(s.st_gid);
    status.device = static_cast<std::uint64_t>(s.st_dev);
    status.node = static_cast<std::uint64_t>(s.st_ino);
#if defined(Q_OS_WIN)
    status.modified = static_cast<std::int64_t>(s.st_mtime) * 1'000'000'000;
#elif defined(Q_OS_DARWIN)
    status.modified = s.st_mtimespec.tv_sec * 1'000'000'000LL + s.st_mtimespec.tv_nsec;
#else
    status.modified = s.st_mtim.tv_sec * 1'000'000'000LL + s.st_mtim.tv_nsec;
#endif
    return status;
}

#ifdef Q_OS_WIN

// Written after the documentation of the C runtime; not tried on a machine.
const wchar_t *native(const QString &path) {
    return reinterpret_cast<const wchar_t *>(path.utf16());
}

int errnoOfWindows() {
    switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND: return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION: return EACCES;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL: return ENOSPC;
    default: return EIO;
    }
}

class Native : public FileSystem {
public:
    SystemResult<QString> resolve(const QString &path) override {
        const QFileInfo info(path);
        if (const QString canonical = info.canonicalFilePath(); !canonical.isEmpty())
            return canonical;
        const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
        if (folder.isEmpty())
            return std::unexpected(SystemError{ENOENT});
        return QDir(folder).filePath(info.fileName());
    }
    SystemResult<FileStatus> status(const QString &path) override {
        struct _stat64 s{};
        if (_wstat64(native(QDir::toNativeSeparators(path)), &s) != 0)
            return failed();
        FileStatus status = statusOf(s);
        status.links = 1; // the runtime does not know
        return status;
    }
    SystemResult<Handle> open(const QString &path, Open how) override {
        const int flags = how == Open::Read        ? _O_RDONLY
                          : how == Open::Overwrite ? _O_WRONLY
                                                   : _O_WRONLY | _O_CREAT | _O_EXCL;
        int handle = -1;
        if (_wsopen_s(&handle, native(QDir::toNativeSeparators(path)),
                      flags | _O_BINARY | _O_NOINHERIT, _SH_DENYNO, _S_IREAD | _S_IWRITE) != 0)
            return failed();
        return handle;
    }
    SystemResult<FileStatus> status(Handle handle) override {
        struct _stat64 s{};
        if (_fstat64(handle, &s) != 0)
            return failed();
        return statusOf(s);
    }
    SystemResult<std::size_t> read(Handle handle, char *to, std::size_t most) override {
        const int n =
            _read(handle, to, static_cast<unsigned>(std::min<std::size_t>(most, INT_MAX)));
        if (n < 0)
            return failed();
        return static_cast<std::size_t>(n);
    }
    SystemResult<std::size_t> write(Handle handle, std::string_view bytes) override {
        const int n = _write(handle, bytes.data(),
                             static_cast<unsigned>(std::min<std::size_t>(bytes.size(), INT_MAX)));
        if (n < 0)
            return failed();
        return static_cast<std::size_t>(n);
    }
    SystemResult<void> setMode(Handle, std::uint32_t) override { return {}; }
    SystemResult<void> setOwner(Handle, std::uint32_t, std::uint32_t) override { return {}; }
    SystemResult<std::vector<FileAttribute>> attributes(Handle) override { return {}; }
    SystemResult<void> setAttribute(Handle, const FileAttribute &) override {
        return std::unexpected(SystemError{ENOTSUP});
    }
    SystemResult<void> removeAttribute(Handle, const std::string &) override {
        return std::unexpected(SystemError{ENOTSUP});
    }
    SystemResult<void> truncate(Handle handle, std::int64_t size) override {
        if (const errno_t code = _chsize_s(handle, size); code != 0)
            return std::unexpected(SystemError{code});
        return {};
    }
    SystemResult<void> sync(Handle handle) override {
        if (_commit(handle) != 0)
            return failed();
        return {};
    }
    SystemResult<void> close(Handle handle) override {
        if (_close(handle) != 0)
            return failed();
        return {};
    }
    SystemResult<void> rename(const QString &from, const QString &to) override {
        if (!MoveFileExW(native(QDir::toNativeSeparators(from)),
                         native(QDir::toNativeSeparators(to)),
                         MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
            return std::unexpected(SystemError{errnoOfWindows()});
        return {};
    }
    SystemResult<void> remove(const QString &path) override {
        if (_wunlink(native(QDir::toNativeSeparators(path))) != 0)
            return failed();
        return {};
    }
    SystemResult<void> syncFolder(const QString &) override { return {}; } // write-through rename
};

#else

class Native : public FileSystem {
public:
    SystemResult<QString> resolve(const QString &path) override {
        QString at = QFileInfo(path).absoluteFilePath();
        for (int links = 0; links < 40; ++links) {
            char real[PATH_MAX];
            if (::realpath(QFile::encodeName(at).constData(), real))
                return QFile::decodeName(real);
            if (errno != ENOENT)
                return failed();
            // Either the last part is missing, or it is a link to something missing.
            const QFileInfo info(at);
            char target[PATH_MAX];
            const ssize_t length =
                ::readlink(QFile::encodeName(at).constData(), target, sizeof target);
            if (length < 0) {
                if (!::realpath(QFile::encodeName(info.absolutePath()).constData(), real))
                    return failed();
                return QDir(QFile::decodeName(real)).filePath(info.fileName());
            }
            at = QDir(info.absolutePath())
                     .absoluteFilePath(
                         QFile::decodeName(QByteArray(target, static_cast<qsizetype>(length))));
        }
        return std::unexpected(SystemError{ELOOP});
    }
    SystemResult<FileStatus> status(const QString &path) override {
        struct stat s{};
        if (::stat(QFile::encodeName(path).constData(), &s) != 0)
            return failed();
        return statusOf(s);
    }
    SystemResult<Handle> open(const QString &path, Open how) override {
        const int flags = how == Open::Read        ? O_RDONLY
                          : how == Open::Overwrite ? O_WRONLY
                                                   : O_WRONLY | O_CREAT | O_EXCL;
        const int handle =
            ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY,
                   how == Open::Create ? 0666 : 0600);
        if (handle < 0)
            return failed();
        return handle;
    }
    SystemResult<FileStatus> status(Handle handle) override {
        struct stat s{};
        if (::fstat(handle, &s) != 0)
            return failed();
        return statusOf(s);
    }
    SystemResult<std::size_t> read(Handle handle, char *to, std::size_t most) override {
        const ssize_t n = ::read(handle, to, most);
        if (n < 0)
            return failed();
        return static_cast<std::size_t>(n);
    }
    SystemResult<std::size_t> write(Handle handle, std::string_view bytes) override {
        const ssize_t n = ::write(handle, bytes.data(), bytes.size());
        if (n < 0)
            return failed();
        return static_cast<std::size_t>(n);
    }
    SystemResult<void> setMode(Handle handle, std::uint32_t mode) override {
        return done(::fchmod(handle, static_cast<mode_t>(mode)));
    }
    SystemResult<void> setOwner(Handle handle, std::uint32_t owner, std::uint32_t group) override {
        return done(::fchown(handle, owner, group));
    }
#ifdef Q_OS_LINUX
    SystemResult<std::vector<FileAttribute>> attributes(Handle handle) override {
        const auto names = readUntilItFits(
            [handle](char *to, std::size_t room) { return ::flistxattr(handle, to, room); });
        if (!names && names.error().code == ENOTSUP)
            return {};
        if (!names)
            return std::unexpected(names.error());
        std::vector<FileAttribute> found;
        for (std::size_t at = 0; at < names->size(); at = names->find('\0', at) + 1) {
            const std::string name = names->c_str() + at;
            if (name != kAccessList && !name.starts_with("user."))
                continue;
            const auto value = readUntilItFits([&](char *to, std::size_t room) {
                return ::fgetxattr(handle, name.c_str(), to, room);
            });
            if (!value && value.error().code == ENODATA) // gone in between
                continue;
            if (!value)
                return std::unexpected(value.error());
            found.push_back({name, *value});
        }
        return found;
    }
    SystemResult<void> setAttribute(Handle handle, const FileAttribute &attribute) override {
        return done(::fsetxattr(handle, attribute.name.c_str(), attribute.value.data(),
                                attribute.value.size(), 0));
    }
    SystemResult<void> removeAttribute(Handle handle, const std::string &name) override {
        return done(::fremovexattr(handle, name.c_str()));
    }
#else
    SystemResult<std::vector<FileAttribute>> attributes(Handle) override { return {}; }
    SystemResult<void> setAttribute(Handle, const FileAttribute &) override {
        return std::unexpected(SystemError{ENOTSUP});
    }
    SystemResult<void> removeAttribute(Handle, const std::string &) override {
        return std::unexpected(SystemError{ENOTSUP});
    }
#endif
    SystemResult<void> truncate(Handle handle, std::int64_t size) override {
        return done(::ftruncate(handle, static_cast<off_t>(size)));
    }
    SystemResult<void> sync(Handle handle) override { return done(::fsync(handle)); }
    SystemResult<void> close(Handle handle) override { return done(::close(handle)); }
    SystemResult<void> rename(const QString &from, const QString &to) override {
        return done(
            ::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()));
    }
    SystemResult<void> remove(const QString &path) override {
        return done(::unlink(QFile::encodeName(path).constData()));
    }
    SystemResult<void> syncFolder(const QString &folder) override {
        const int handle =
            ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (handle < 0)
            return failed();
        const SystemResult<void> synced = done(::fsync(handle));
        ::close(handle);
        return synced;
    }

private:
#ifdef Q_OS_LINUX
    /// `call(to, room)` as listxattr and getxattr do it: with room 0 it says how much it needs, which may grow.
    template <class Call>
    static SystemResult<std::string> readUntilItFits(Call call) {
        for (;;) {
            const ssize_t size = call(nullptr, 0);
            if (size < 0)
                return failed();
            std::string bytes(static_cast<std::size_t>(size), '\0');
            if (size == 0)
                return bytes;
            const ssize_t got = call(bytes.data(), bytes.size());
            if (got < 0 && errno != ERANGE)
                return failed();
            if (got < 0)
                continue;
            bytes.resize(static_cast<std::size_t>(got));
            return bytes;
        }
    }
#endif
    static SystemResult<void> done(int result) {
        if (result != 0)
            return failed();
        return {};
    }
};

#endif

} // namespace

QString SystemError::text() const {
    switch (code) {
    case ENOSPC: return say(QT_TRANSLATE_NOOP("gatepost::ui::FileSystem", "the disk is full"));
#ifdef EDQUOT
    case EDQUOT:
        return say(QT_TRANSLATE_NOOP("gatepost::ui::FileSystem", "your share of the disk is full"));
#endif
    case EACCES:
    case EPERM:
        return say(QT_TRANSLATE_NOOP("gatepost::ui::FileSystem", "you may not write there"));
    case EROFS: return say(QT_TRANSLATE_NOOP("gatepost::ui::FileSystem", "the disk is read-only"));
    case ENOENT:
    case ENOTDIR:
        return say(QT_TRANSLATE_NOOP("gatepost::ui::FileSystem", "the folder is not there"));
    case EIO:
        return say(QT_TRANSLATE_NOOP("gatepost::ui::FileSystem",
                                     "the disk reports an input/output error"));
    default: return qt_error_string(code);
    }
}

FileSystem &FileSystem::real() {
    static Native native;
    return native;
}

} // namespace gatepost::ui
