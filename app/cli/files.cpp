// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <utility>

#include <fcntl.h>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
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
#else
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
    if (fs::exists(target, error)) {
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
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.flush();
        if (!file)
            return giveUp(errno == 0 ? EIO : errno);
    }
    if (const auto status = fs::status(target, error); fs::exists(status)) {
        fs::permissions(made, status.permissions(), error);
        if (error)
            return giveUp(error.value());
    }
    if (const int code = synchronise(made); code != 0)
        return giveUp(code);
    fs::rename(made, target, error);
    if (error)
        return giveUp(error.value());
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    if (const int code = synchronise(folder); code != 0)
        return std::unexpected(
            path + ": written, but its folder could not be synchronised: " + std::strerror(code));
    return {};
}

} // namespace gatepost::cli
