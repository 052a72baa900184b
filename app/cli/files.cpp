// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <random>
#include <utility>

#include <fcntl.h>

#ifdef _WIN32
#include <io.h>
#else
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef __linux__
#include <sys/xattr.h>
#endif

namespace gatepost::cli {

namespace {

namespace fs = std::filesystem;
constexpr std::uintmax_t kMostBytes = std::uintmax_t{1} << 30;

std::unexpected<std::string> failed(const std::string &path, int error) {
    return std::unexpected(path + ": " + std::strerror(error));
}

std::unexpected<std::string> tooLarge(const std::string &path) {
    return std::unexpected(path + ": larger than 1 GiB");
}

#ifdef _WIN32
/// What a power cut may not take: the new file's bytes. Folders have nothing of the kind there.
int synchronise(const fs::path &path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return 0;
    const int descriptor = ::_wopen(path.c_str(), _O_WRONLY | _O_BINARY);
    if (descriptor < 0)
        return errno;
    const int error = ::_commit(descriptor) == 0 ? 0 : errno;
    ::_close(descriptor);
    return error;
}

int takeOver(const fs::path &made, const fs::path &target, bool &) {
    std::error_code error;
    fs::permissions(made, fs::status(target, error).permissions(), error);
    return error.value();
}
#else
#ifdef __linux__
std::string attribute(const fs::path &path, const char *name) {
    const ssize_t size = ::getxattr(path.c_str(), name, nullptr, 0);
    std::string value(size > 0 ? static_cast<std::size_t>(size) : 0, '\0');
    const ssize_t got = ::getxattr(path.c_str(), name, value.data(), value.size());
    value.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return value;
}

/// Access control lists. A new file may have one from its folder, which lets in others than the old file did.
bool takeOverList(const fs::path &made, const fs::path &target) {
    constexpr const char *kList = "system.posix_acl_access";
    const std::string list = attribute(target, kList);
    if (list == attribute(made, kList))
        return true;
    return (list.empty() ? ::removexattr(made.c_str(), kList)
                         : ::setxattr(made.c_str(), kList, list.data(), list.size(), 0)) == 0;
}
#else
bool takeOverList(const fs::path &, const fs::path &) {
    return true;
}
#endif

/// Gives a new file the owner, the group, the mode and the access list of the one that it replaces. Who may not give
/// files away keeps the file: `isSame` says so. Returns errno.
int takeOver(const fs::path &made, const fs::path &target, bool &isSame) {
    struct stat old{};
    struct stat now{};
    if (::stat(target.c_str(), &old) != 0 || ::stat(made.c_str(), &now) != 0)
        return errno;
    constexpr auto kLeave = static_cast<uid_t>(-1);
    if (now.st_gid != old.st_gid && ::chown(made.c_str(), kLeave, old.st_gid) != 0)
        isSame = false;
    if (now.st_uid != old.st_uid && ::chown(made.c_str(), old.st_uid, static_cast<gid_t>(-1)) != 0)
        isSame = false;
    mode_t mode = old.st_mode & 07777U;
    if (!takeOverList(made, target)) {
        isSame = false;
        mode &= ~mode_t{070}; // these were the most that the list gives, not what the group may do
    }
    return ::chmod(made.c_str(), mode) == 0 ? 0 : errno; // last: chown may narrow it
}

/// What a power cut may not take: the new file's bytes and the folder's entry.
int synchronise(const fs::path &path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return errno;
    const int error = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    return error;
}
#endif

struct Close {
    void operator()(std::FILE *file) const { std::fclose(file); }
};

/// To its end, in blocks. A pipe's size is known at its end only, so the limit is kept while reading.
std::expected<std::string, std::string> readAll(std::FILE *file, const std::string &path) {
    constexpr std::size_t kBlock = std::size_t{1} << 16;
    std::string text;
    for (;;) {
        const std::size_t had = text.size();
        text.resize(had + kBlock);
        const std::size_t got = std::fread(text.data() + had, 1, kBlock, file);
        text.resize(had + got);
        if (std::ferror(file) != 0)
            return failed(path, errno);
        if (text.size() > kMostBytes)
            return tooLarge(path);
        if (got < kBlock)
            return text;
    }
}

fs::path besides(const fs::path &target) {
    std::random_device random;
    fs::path name = target;
    name += ".gatepost-" + std::to_string(random()) + ".tmp";
    return name;
}

} // namespace

std::expected<std::string, std::string> readFile(const std::string &path) {
    if (path == "-") {
        static bool read =
            false; // a second reader would be given nothing, and answer as if that were the file
        if (std::exchange(read, true))
            return std::unexpected("-: stdin can be read once");
        return readAll(stdin, "stdin");
    }
    std::error_code error;
    if (fs::is_directory(path, error))
        return std::unexpected(path + ": is a folder, a file is expected");
    if (const auto size = fs::file_size(path, error); !error && size > kMostBytes)
        return tooLarge(path);
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
    if (file == nullptr)
        return failed(path, errno);
    return readAll(file.get(), path);
}

std::expected<void, std::string> writeFile(const std::string &path, std::string_view bytes) {
    std::error_code error;
    fs::path target(path);
    const bool replaces = fs::exists(target, error);
    if (replaces) {
        target = fs::canonical(target, error);
        if (error)
            return failed(path, error.value());
        if (!fs::is_regular_file(target, error))
            return std::unexpected(path + ": is no regular file; it was left as it is");
    }
    const fs::path made = besides(target);
    const auto giveUp = [&](int code) {
        fs::remove(made, error);
        return failed(path, code);
    };
    {
        std::ofstream file(made, std::ios::binary | std::ios::trunc);
        if (!file)
            return failed(path, errno);
        if (replaces) // nobody else reads it before it is known who may
            fs::permissions(made, fs::perms::owner_read | fs::perms::owner_write, error);
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.flush();
        if (!file)
            return giveUp(errno == 0 ? EIO : errno);
    }
    bool isSame = true;
    if (replaces)
        if (const int code = takeOver(made, target, isSame); code != 0)
            return giveUp(code);
    if (const int code = synchronise(made); code != 0)
        return giveUp(code);
    fs::rename(made, target, error);
    if (error)
        return giveUp(error.value());
    if (!isSame)
        std::cerr << "gatepost-cli: note: " << path
                  << ": its owner, group or access list could not be kept\n";
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    if (const int code = synchronise(folder); code != 0)
        return std::unexpected(
            path + ": written, but its folder could not be synchronised: " + std::strerror(code));
    return {};
}

} // namespace gatepost::cli
