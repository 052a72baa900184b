// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// The file system of Windows. Handles are those of the C runtime, so that they are numbers as elsewhere; what a file is,
// is asked by name and by handle in the same way (volume and file index), so that the answers can be compared.

#ifdef _WIN32

#include "core/store/filesystem.h"
#include "core/store/nativepath.h"
#include "core/store/userlist.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cwchar>
#include <fcntl.h>
#include <format>
#include <io.h>
#include <thread>
#include <windows.h>

namespace gatepost {

namespace {

namespace fs = std::filesystem;

/// What the store asks for. The rest is EINVAL, for which people read the system's own words.
int errnoOf(DWORD code) {
    switch (code) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_DRIVE:
    case ERROR_INVALID_NAME: return ENOENT;
    case ERROR_DIRECTORY: return ENOTDIR;
    case ERROR_ACCESS_DENIED: return EACCES;
    case ERROR_WRITE_PROTECT: return EROFS;
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_USER_MAPPED_FILE:
    case ERROR_UNABLE_TO_REMOVE_REPLACED: // these three from ReplaceFileW
    case ERROR_UNABLE_TO_MOVE_REPLACEMENT:
    case ERROR_UNABLE_TO_MOVE_REPLACEMENT_2: return EBUSY;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS: return EEXIST;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL: return ENOSPC;
    case ERROR_CRC:
    case ERROR_READ_FAULT:
    case ERROR_WRITE_FAULT:
    case ERROR_IO_DEVICE: return EIO;
    default: return EINVAL;
    }
}

std::unexpected<SystemError> failed(DWORD code = ::GetLastError()) {
    return std::unexpected(SystemError{errnoOf(code), code});
}

std::unexpected<SystemError> failedInRuntime() {
    return std::unexpected(SystemError{errno});
}

/// Closes a handle of Windows.
class Closing {
public:
    explicit Closing(HANDLE handle) : m_handle(handle) {}
    ~Closing() {
        if (isOpen())
            ::CloseHandle(m_handle);
    }
    Closing(const Closing &) = delete;
    Closing &operator=(const Closing &) = delete;
    [[nodiscard]] bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE; }
    [[nodiscard]] HANDLE handle() const { return m_handle; }

private:
    HANDLE m_handle;
};

constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// For questions about a file or a folder, not for its bytes.
HANDLE lookAt(const fs::path &path) {
    return ::CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, kShareAll, nullptr, OPEN_EXISTING,
                         FILE_FLAG_BACKUP_SEMANTICS, nullptr);
}

std::int64_t joined(DWORD high, DWORD low) {
    return static_cast<std::int64_t>(std::uint64_t{high} << 32U | low);
}

SystemResult<FileStatus> statusOf(HANDLE handle) {
    FileStatus status;
    if (::GetFileType(handle) != FILE_TYPE_DISK) {
        status.kind = FileStatus::Kind::Other;
        return status;
    }
    BY_HANDLE_FILE_INFORMATION info{};
    if (!::GetFileInformationByHandle(handle, &info))
        return failed();
    const bool isFolder = (info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    status.kind = isFolder ? FileStatus::Kind::Folder : FileStatus::Kind::Regular;
    status.size = joined(info.nFileSizeHigh, info.nFileSizeLow);
    status.mode = (info.dwFileAttributes & FILE_ATTRIBUTE_READONLY) != 0 ? 0444 : 0666;
    status.links = info.nNumberOfLinks;
    status.device = info.dwVolumeSerialNumber;
    status.node = static_cast<std::uint64_t>(joined(info.nFileIndexHigh, info.nFileIndexLow));
    constexpr std::int64_t kTick = 100; // nanoseconds
    constexpr std::int64_t kTicksTo1970 = 116'444'736'000'000'000;
    status.modified =
        (joined(info.ftLastWriteTime.dwHighDateTime, info.ftLastWriteTime.dwLowDateTime) -
         kTicksTo1970) *
        kTick;
    return status;
}

SystemResult<std::wstring> finalName(HANDLE handle, DWORD volumeName) {
    std::wstring path(MAX_PATH, L'\0');
    for (;;) {
        const DWORD length = ::GetFinalPathNameByHandleW(
            handle, path.data(), static_cast<DWORD>(path.size()), volumeName);
        if (length == 0)
            return failed();
        const bool fits = length < path.size();
        path.resize(length);
        if (fits)
            return path;
    }
}

/// Without links, of what was opened by `name`. Of some RAM disks the system cannot tell the drive: then it is the one of
/// the name, if the same file is there. A failure is never that nothing is there.
SystemResult<fs::path> finalPath(HANDLE handle, const fs::path &name) {
    constexpr std::wstring_view kShare = LR"(\\?\UNC\)";
    constexpr std::wstring_view kPlain = LR"(\\?\)";
    const auto found = finalName(handle, VOLUME_NAME_DOS);
    if (found && found->starts_with(kShare))
        return fs::path(LR"(\\)" + found->substr(kShare.size()));
    if (found)
        return fs::path(found->starts_with(kPlain) ? found->substr(kPlain.size()) : *found);
    if (const auto inVolume = finalName(handle, VOLUME_NAME_NONE)) {
        std::error_code error;
        const fs::path path = fs::absolute(name, error).root_name().wstring() + *inVolume;
        const Closing other(lookAt(path));
        const auto one = statusOf(handle);
        const auto same = other.isOpen() ? statusOf(other.handle()) : failed();
        if (one && same && one->isSameFile(*same))
            return path;
    }
    return std::unexpected(SystemError{EINVAL, found.error().native});
}

/// Puts `from` in the place of `to`, which is there. `from` takes over its access list, streams and creation time;
/// ReplaceFileW says nothing of attributes such as hidden.
SystemResult<void> replace(const fs::path &from, const fs::path &to, DWORD attributes) {
    // Without a name for the old file, a failure in the middle would lose it. Should the program end there, the name says
    // what it is; the next save of the file takes it away.
    fs::path aside = to;
    aside += L".gatepost-old";
    if (!::ReplaceFileW(to.c_str(), from.c_str(), aside.c_str(), 0, nullptr, nullptr)) {
        const DWORD code = ::GetLastError();
        const bool hasNone = code == ERROR_NOT_SUPPORTED || code == ERROR_INVALID_FUNCTION;
        if (hasNone && ::MoveFileExW(from.c_str(), to.c_str(),
                                     MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
            return {}; // a file system without lists and streams
        if (::GetFileAttributesW(to.c_str()) == INVALID_FILE_ATTRIBUTES)
            ::MoveFileExW(aside.c_str(), to.c_str(), MOVEFILE_WRITE_THROUGH);
        return failed(code);
    }
    constexpr DWORD kKept = FILE_ATTRIBUTE_HIDDEN | FILE_ATTRIBUTE_SYSTEM |
                            FILE_ATTRIBUTE_NOT_CONTENT_INDEXED | FILE_ATTRIBUTE_ARCHIVE;
    if ((attributes & kKept) != 0)
        ::SetFileAttributesW(to.c_str(), attributes & kKept);
    ::SetFileAttributesW(aside.c_str(), FILE_ATTRIBUTE_NORMAL);
    ::DeleteFileW(aside.c_str()); // a copy too many if it stays
    return {};
}

class Native : public FileSystem {
public:
    SystemResult<std::string> resolve(const std::string &path) override {
        const fs::path native = nativePath(path);
        if (const Closing file(lookAt(native)); file.isOpen())
            return finalPath(file.handle(), native).transform(&pathText);
        if (const DWORD code = ::GetLastError(); errnoOf(code) != ENOENT)
            return failed(code);
        const fs::path folder = native.has_parent_path() ? native.parent_path() : fs::path(L".");
        const Closing in(lookAt(folder));
        if (!in.isOpen())
            return failed();
        return finalPath(in.handle(), folder).transform([&](const fs::path &real) {
            return pathText(real / native.filename());
        });
    }
    SystemResult<FileStatus> status(const std::string &path) override {
        const Closing file(lookAt(nativePath(path)));
        if (!file.isOpen())
            return failed();
        return statusOf(file.handle());
    }
    SystemResult<Handle> open(const std::string &path, Open how) override {
        const bool creates = how == Open::Create || how == Open::CreateMine;
        const HANDLE file = ::CreateFileW(
            nativePath(path).c_str(), how == Open::Read ? GENERIC_READ : GENERIC_WRITE, kShareAll,
            nullptr, creates ? CREATE_NEW : OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
        if (file == INVALID_HANDLE_VALUE)
            return failed();
        const int handle =
            ::_open_osfhandle(reinterpret_cast<std::intptr_t>(file),
                              how == Open::Read ? _O_RDONLY | _O_BINARY : _O_WRONLY | _O_BINARY);
        if (handle < 0) {
            ::CloseHandle(file);
            return failedInRuntime();
        }
        return handle;
    }
    SystemResult<Handle> openBelow(const std::string &folder, const std::string &name) override {
        const std::string path = joinedPath(folder, name);
        auto handle = open(path, Open::Read);
        if (!handle)
            return handle;
        const auto real = finalPath(native(*handle), nativePath(path)).transform(&pathText);
        if (real && *real == path)
            return handle;
        ::_close(*handle);
        return std::unexpected(real ? SystemError{ELOOP} : real.error());
    }
    SystemResult<std::vector<std::string>> names(const std::string &folder) override {
        std::vector<std::string> found;
        std::error_code error;
        for (fs::directory_iterator each(nativePath(folder), error), end; !error && each != end;
             each.increment(error))
            found.push_back(pathText(each->path().filename()));
        if (error && error.category() == std::generic_category()) // the library's choice
            return std::unexpected(SystemError{error.value()});
        if (error)
            return failed(static_cast<DWORD>(error.value()));
        std::ranges::sort(found);
        return found;
    }
    SystemResult<FileStatus> status(Handle handle) override { return statusOf(native(handle)); }
    SystemResult<std::size_t> read(Handle handle, char *to, std::size_t most) override {
        const int n =
            ::_read(handle, to, static_cast<unsigned>(std::min<std::size_t>(most, INT_MAX)));
        if (n < 0)
            return failedInRuntime();
        return static_cast<std::size_t>(n);
    }
    SystemResult<std::size_t> write(Handle handle, std::string_view bytes) override {
        const int n = ::_write(handle, bytes.data(),
                               static_cast<unsigned>(std::min<std::size_t>(bytes.size(), INT_MAX)));
        if (n < 0)
            return failedInRuntime();
        return static_cast<std::size_t>(n);
    }
    // rename() takes these over from the file that is replaced; one that is marked read-only is not replaced.
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
        if (const errno_t code = ::_chsize_s(handle, size); code != 0)
            return std::unexpected(SystemError{code});
        return {};
    }
    SystemResult<void> sync(Handle handle) override {
        if (::_commit(handle) != 0)
            return failedInRuntime();
        return {};
    }
    SystemResult<void> close(Handle handle) override {
        if (::_close(handle) != 0)
            return failedInRuntime();
        return {};
    }
    SystemResult<void> rename(const std::string &from, const std::string &to) override {
        const fs::path source = nativePath(from);
        const fs::path target = nativePath(to);
        if (const DWORD attributes = ::GetFileAttributesW(target.c_str());
            attributes != INVALID_FILE_ATTRIBUTES)
            return replace(source, target, attributes);
        if (::MoveFileExW(source.c_str(), target.c_str(), MOVEFILE_WRITE_THROUGH))
            return {};
        if (const DWORD code = ::GetLastError(); code != ERROR_INVALID_NAME)
            return failed(code);
        return std::unexpected(SystemError{EINVAL, ERROR_INVALID_NAME}); // the folder is there
    }
    SystemResult<void> remove(const std::string &path) override {
        const fs::path file = nativePath(path);
        if (::DeleteFileW(file.c_str()))
            return {};
        if (::GetLastError() != ERROR_ACCESS_DENIED)
            return failed();
        ::SetFileAttributesW(file.c_str(), FILE_ATTRIBUTE_NORMAL);
        if (!::DeleteFileW(file.c_str()))
            return failed();
        return {};
    }
    SystemResult<void> syncFolder(const std::string &) override { return {}; } // NTFS does
    SystemResult<Lock> lock(const std::string &folder) override {
        const auto where = status(folder);
        if (!where)
            return std::unexpected(where.error());
        const std::wstring name =
            std::format(L"Global\\gatepost-save-{:x}-{:x}", where->device, where->node);
        // That the object is there is the lock. Owning it would bind the lock to one thread, and let that thread in twice.
        const HANDLE held = ::CreateMutexW(nullptr, FALSE, name.c_str());
        const DWORD code = ::GetLastError();
        if (held != nullptr && code != ERROR_ALREADY_EXISTS)
            return Lock(held, [](void *object) { ::CloseHandle(object); });
        if (held != nullptr)
            ::CloseHandle(held);
        if (held != nullptr || code == ERROR_ACCESS_DENIED) // another user's
            return std::unexpected(SystemError{EWOULDBLOCK});
        return failed(code);
    }
    void wait(std::chrono::milliseconds time) override { std::this_thread::sleep_for(time); }

private:
    static HANDLE native(Handle handle) {
        return reinterpret_cast<HANDLE>(::_get_osfhandle(handle));
    }
};

} // namespace

FileSystem &FileSystem::real() {
    static Native native;
    return native;
}

std::string userAgentsPath(const std::function<std::string(const char *name)> &variable) {
    const std::string folder = variable("LOCALAPPDATA");
    return folder.empty() ? folder : joinedPath(folder, "gatepost/agents.tsv");
}

void removeTemporaryOnSignals() {}

} // namespace gatepost

#endif
