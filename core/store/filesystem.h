// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The system calls of reading and saving, one function each, so that a test can make any of them fail, fall short
/// or be interrupted. What they add up to is in readfile.h and savefile.h. Nothing here retries or buffers.
///
/// Everything that differs by platform is behind this interface: nativeposix.cpp and nativewindows.cpp. A path is the
/// file's name as the system has it; on Windows it is UTF-8.
namespace gatepost {

struct SystemError {
    int code = 0;             ///< errno
    std::uint32_t native = 0; ///< the code of Windows, where there is one
    /// What happened, for people: "the disk is full".
    [[nodiscard]] Message message() const;
};

template <class T>
using SystemResult = std::expected<T, SystemError>;

struct FileStatus {
    enum class Kind : std::uint8_t { Regular, Folder, Other };
    Kind kind = Kind::Regular;
    std::int64_t size = 0;
    std::uint32_t mode = 0; ///< permission bits
    std::uint64_t links = 1;
    std::uint32_t owner = 0;
    std::uint32_t group = 0;
    std::uint64_t device = 0;
    std::uint64_t node = 0;
    std::int64_t modified = 0; ///< nanoseconds since 1970

    [[nodiscard]] bool isSameFile(const FileStatus &other) const {
        return device == other.device && node == other.node;
    }
};

/// What a file carries beside its bytes and its mode: an access control list, attributes of other programs.
struct FileAttribute {
    std::string name; ///< as the system names it: "user.note", kAccessList
    std::string value;
    friend bool operator==(const FileAttribute &, const FileAttribute &) = default;
};

/// The attribute with a POSIX access control list (acl(5)).
constexpr std::string_view kAccessList = "system.posix_acl_access";

class FileSystem {
public:
    using Handle = int;
    /// Whoever has it is the only Gatepost that saves into a folder. It ends with its last copy, and with the process.
    using Lock = std::shared_ptr<void>;
    enum class Open : std::uint8_t {
        Read,
        Overwrite,  ///< an existing file, nothing is cut off
        Create,     ///< a new file with the usual permissions; fails if there is one
        CreateMine, ///< likewise, readable by the user alone
    };

    virtual ~FileSystem() = default;

    /// The path without symbolic links; the last part need not exist (a dangling link leads to its target).
    virtual SystemResult<std::string> resolve(const std::string &path) = 0;
    virtual SystemResult<FileStatus> status(const std::string &path) = 0; ///< follows links
    /// Never waits for a pipe: open() of anything but a regular file may fail.
    virtual SystemResult<Handle> open(const std::string &path, Open how) = 0;
    /// Opens `name` below `folder` for reading, like Open::Read. Both are as resolve() gave them: a link that is there by
    /// now is an error (ELOOP), so nobody can put one in between.
    virtual SystemResult<Handle> openBelow(const std::string &folder, const std::string &name) = 0;
    /// The names of everything in a folder, sorted.
    virtual SystemResult<std::vector<std::string>> names(const std::string &folder) = 0;
    virtual SystemResult<FileStatus> status(Handle handle) = 0;
    virtual SystemResult<std::size_t> read(Handle handle, char *to,
                                           std::size_t most) = 0; ///< 0 = end
    virtual SystemResult<std::size_t> write(Handle handle,
                                            std::string_view bytes) = 0; ///< may fall short
    virtual SystemResult<void> setMode(Handle handle, std::uint32_t mode) = 0;
    virtual SystemResult<void> setOwner(Handle handle, std::uint32_t owner,
                                        std::uint32_t group) = 0;
    /// The access control list and the "user." attributes; what the system keeps for itself ("security." …) is
    /// not among them. Empty where the file system has none, and on other systems than Linux.
    virtual SystemResult<std::vector<FileAttribute>> attributes(Handle handle) = 0;
    virtual SystemResult<void> setAttribute(Handle handle, const FileAttribute &attribute) = 0;
    virtual SystemResult<void> removeAttribute(Handle handle, const std::string &name) = 0;
    virtual SystemResult<void> truncate(Handle handle, std::int64_t size) = 0;
    virtual SystemResult<void> sync(Handle handle) = 0;
    virtual SystemResult<void> close(Handle handle) = 0; ///< the handle is gone even if this fails
    /// Replaces `to` in one step. On Windows `from` takes over the access list, alternate streams, creation time and
    /// attributes of the file that it replaces.
    virtual SystemResult<void> rename(const std::string &from, const std::string &to) = 0;
    virtual SystemResult<void> remove(const std::string &path) = 0; ///< also one marked read-only
    virtual SystemResult<void> syncFolder(const std::string &folder) = 0;
    /// EWOULDBLOCK if another Gatepost has it; other errors where the file system knows no locks.
    virtual SystemResult<Lock> lock(const std::string &folder) = 0;
    virtual void wait(std::chrono::milliseconds time) = 0;

    /// The machine's own.
    static FileSystem &real();
};

/// "a/b" → "a", "b" → ".", "/b" → "/".
[[nodiscard]] std::string folderOf(const std::string &path);
/// "a/b" → "b".
[[nodiscard]] std::string nameOf(const std::string &path);
/// "a" and "b" → "a/b"; an absolute `name` is itself.
[[nodiscard]] std::string joinedPath(const std::string &folder, const std::string &name);
/// True if both paths lead to one file; false if there is none.
[[nodiscard]] bool isSameFile(FileSystem &system, const std::string &a, const std::string &b);

/// From now on SIGINT, SIGTERM and SIGHUP remove the file that a save is making (temporaries.h) before they end the
/// process. For programs without an event loop; nothing on Windows, where the next save removes it.
void removeTemporaryOnSignals();

} // namespace gatepost
