// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// The file system of Linux, macOS and other Unix systems.

#ifndef _WIN32

#include "core/store/filesystem.h"
#include "core/store/nativepath.h"
#include "core/store/temporaries.h"
#include "core/store/userlist.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#ifdef __linux__
#include <sys/xattr.h>
#endif

namespace gatepost {

namespace {

namespace fs = std::filesystem;

#ifdef O_PATH
constexpr int kFolderFlags = O_PATH | O_DIRECTORY | O_CLOEXEC;
#else
constexpr int kFolderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

std::unexpected<SystemError> failed() {
    return std::unexpected(SystemError{errno});
}

SystemResult<void> done(int result) {
    if (result != 0)
        return failed();
    return {};
}

FileStatus statusOf(const struct stat &s) {
    FileStatus status;
    status.kind = S_ISREG(s.st_mode)   ? FileStatus::Kind::Regular
                  : S_ISDIR(s.st_mode) ? FileStatus::Kind::Folder
                                       : FileStatus::Kind::Other;
    status.size = static_cast<std::int64_t>(s.st_size);
    status.mode = static_cast<std::uint32_t>(s.st_mode) & 07777U;
    status.links = static_cast<std::uint64_t>(s.st_nlink);
    status.owner = static_cast<std::uint32_t>(s.st_uid);
    status.group = static_cast<std::uint32_t>(s.st_gid);
    status.device = static_cast<std::uint64_t>(s.st_dev);
    status.node = static_cast<std::uint64_t>(s.st_ino);
#ifdef __APPLE__
    const timespec &time = s.st_mtimespec;
#else
    const timespec &time = s.st_mtim;
#endif
    status.modified = time.tv_sec * 1'000'000'000LL + time.tv_nsec;
    return status;
}

SystemResult<std::string> realPath(const fs::path &path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr),
                                                           &std::free);
    if (!real)
        return failed();
    return std::string(real.get());
}

#ifdef __linux__
/// `call(to, room)` as listxattr and getxattr do it: with room 0 it says how much it needs, which may grow.
template <class Call>
SystemResult<std::string> readUntilItFits(Call call) {
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

class Native : public FileSystem {
public:
    SystemResult<std::string> resolve(const std::string &path) override {
        fs::path at = path;
        constexpr int kMostLinks = 40;
        for (int links = 0; links < kMostLinks; ++links) {
            auto real = realPath(at);
            if (real || real.error().code != ENOENT)
                return real;
            // Either the last part is missing, or it is a link to something missing.
            const fs::path folder = at.has_parent_path() ? at.parent_path() : fs::path(".");
            std::array<char, PATH_MAX> target{};
            const ssize_t length = ::readlink(at.c_str(), target.data(), target.size());
            if (length >= 0) {
                at = folder / std::string(target.data(), static_cast<std::size_t>(length));
                continue;
            }
            if (at.filename().empty())
                return std::unexpected(SystemError{ENOENT});
            return realPath(folder).transform(
                [&](const std::string &in) { return (fs::path(in) / at.filename()).string(); });
        }
        return std::unexpected(SystemError{ELOOP});
    }
    SystemResult<FileStatus> status(const std::string &path) override {
        struct stat s{};
        if (::stat(path.c_str(), &s) != 0)
            return failed();
        return statusOf(s);
    }
    SystemResult<Handle> open(const std::string &path, Open how) override {
        const int flags = how == Open::Read        ? O_RDONLY
                          : how == Open::Overwrite ? O_WRONLY
                                                   : O_WRONLY | O_CREAT | O_EXCL;
        const int handle = ::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY,
                                  how == Open::Create ? 0666 : 0600);
        if (handle < 0)
            return failed();
        return handle;
    }
    SystemResult<Handle> openBelow(const std::string &folder, const std::string &name) override {
        int at = ::open(folder.c_str(), kFolderFlags | O_NOFOLLOW);
        const fs::path parts(name);
        for (auto part = parts.begin(); at >= 0 && part != parts.end();) {
            const std::string each = part->string();
            const bool isLast = ++part == parts.end();
            const int next =
                each == ".."
                    ? (errno = EXDEV, -1)
                    : ::openat(at, each.c_str(),
                               isLast ? O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
                                      : kFolderFlags | O_NOFOLLOW);
            const int error = errno;
            ::close(at);
            errno = error;
            at = next;
        }
        if (at < 0)
            return failed();
        return at;
    }
    SystemResult<std::vector<std::string>> names(const std::string &folder) override {
        std::vector<std::string> found;
        std::error_code error;
        for (fs::directory_iterator each(folder, error), end; !error && each != end;
             each.increment(error))
            found.push_back(each->path().filename().string());
        if (error)
            return std::unexpected(SystemError{error.value()});
        std::ranges::sort(found);
        return found;
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
#ifdef __linux__
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
    SystemResult<void> sync(Handle handle) override {
#ifdef F_FULLFSYNC // macOS: fsync() leaves the bytes in the drive's own memory
        if (::fcntl(handle, F_FULLFSYNC) == 0)
            return {}; // not every file system has it
#endif
        return done(::fsync(handle));
    }
    SystemResult<void> close(Handle handle) override { return done(::close(handle)); }
    SystemResult<void> rename(const std::string &from, const std::string &to) override {
        return done(::rename(from.c_str(), to.c_str()));
    }
    SystemResult<void> remove(const std::string &path) override {
        return done(::unlink(path.c_str()));
    }
    SystemResult<void> syncFolder(const std::string &folder) override {
        const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (handle < 0)
            return failed();
        const SystemResult<void> synced = done(::fsync(handle));
        ::close(handle);
        return synced;
    }
    SystemResult<Lock> lock(const std::string &folder) override {
        const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (handle < 0)
            return failed();
        if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            ::close(handle);
            return std::unexpected(SystemError{error});
        }
        return Lock(std::shared_ptr<int>(new int(handle), [](const int *open) {
            ::close(*open);
            delete open;
        }));
    }
    void wait(std::chrono::milliseconds time) override { std::this_thread::sleep_for(time); }
};

// ---- signals -------------------------------------------------------------------------------------

/// The file that a save is making; the handler may read nothing else.
std::array<char, PATH_MAX> g_temporary{};
volatile std::sig_atomic_t g_isMaking = 0;

void noteTemporary(const std::string &path) {
    g_isMaking = 0;
    if (path.empty() || path.size() >= g_temporary.size())
        return;
    std::memcpy(g_temporary.data(), path.c_str(), path.size() + 1);
    g_isMaking = 1;
}

void removeAndEnd(int signal) {
    if (g_isMaking != 0)
        ::unlink(g_temporary.data());
    ::raise(signal); // its usual effect is back: SA_RESETHAND
}

} // namespace

FileSystem &FileSystem::real() {
    static Native native;
    return native;
}

std::string userAgentsPath(const std::function<std::string(const char *name)> &variable) {
#ifdef __APPLE__
    constexpr std::string_view kBelowHome = "/Library/Application Support/gatepost/agents.tsv";
#else
    constexpr std::string_view kBelowHome = "/.local/share/gatepost/agents.tsv";
    // A relative path is to be ignored (XDG Base Directory Specification).
    if (const std::string data = variable("XDG_DATA_HOME"); data.starts_with('/'))
        return data + "/gatepost/agents.tsv";
#endif
    std::string home = variable("HOME");
    return home.empty() ? home : home.append(kBelowHome);
}

void removeTemporaryOnSignals() {
    setTemporaryNote(&noteTemporary);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action{};
        if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler != SIG_DFL)
            continue; // nohup: who ignores it goes on doing so
        action.sa_handler = &removeAndEnd;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        ::sigemptyset(&action.sa_mask);
        ::sigaction(signal, &action, nullptr);
    }
}

} // namespace gatepost

#endif
