// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// The system calls of loading and saving, one function each, so that a test can make any of them fail, fall short
/// or be interrupted. What they add up to is in savefile.h. Nothing here retries, and nothing is buffered.
namespace gatepost::ui {

struct SystemError {
    int code = 0; ///< errno
    /// What happened, for people: "the disk is full".
    [[nodiscard]] QString text() const;
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

/// The attribute that holds a POSIX access control list (acl(5)).
constexpr std::string_view kAccessList = "system.posix_acl_access";

class FileSystem {
public:
    using Handle = int;
    enum class Open : std::uint8_t {
        Read,
        Overwrite,  ///< an existing file, nothing is cut off
        Create,     ///< a new file with the usual permissions; fails if there is one
        CreateMine, ///< likewise, readable by the user alone
    };

    virtual ~FileSystem() = default;

    /// The path without symbolic links; the last part need not exist (a dangling link leads to its target).
    virtual SystemResult<QString> resolve(const QString &path) = 0;
    virtual SystemResult<FileStatus> status(const QString &path) = 0; ///< follows links
    /// Never blocks on a pipe: open() of anything but a regular file may fail.
    virtual SystemResult<Handle> open(const QString &path, Open how) = 0;
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
    virtual SystemResult<void> rename(const QString &from, const QString &to) = 0; ///< replaces
    virtual SystemResult<void> remove(const QString &path) = 0;
    virtual SystemResult<void> syncFolder(const QString &folder) = 0;

    /// The machine's own.
    static FileSystem &real();
};

} // namespace gatepost::ui
