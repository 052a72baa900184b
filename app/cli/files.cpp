// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include "core/store/nativepath.h"
#include "core/store/readfile.h"
#include "core/store/savebounds.h"
#include "core/store/savefile.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <format>
#include <iostream>
#include <random>
#include <system_error>
#include <utility>

namespace gatepost::cli {

namespace {

/// To its end, in blocks. A pipe's size is known at its end only, so the limit is kept while reading.
Result<std::string> readStdin(std::size_t most) {
    constexpr std::size_t kBlock = std::size_t{1} << 16;
    std::string text;
    for (;;) {
        const std::size_t had = text.size();
        text.resize(had + kBlock);
        const std::size_t got = std::fread(text.data() + had, 1, kBlock, stdin);
        text.resize(had + got);
        if (std::ferror(stdin) != 0)
            return std::unexpected("stdin could not be read: " +
                                   std::generic_category().message(errno));
        if (text.size() > most)
            return std::unexpected(std::format("stdin was not read, because it is larger than {} "
                                               "MiB.",
                                               most / limits::kMiB));
        if (got < kBlock)
            return text;
    }
}

/// Where the old text is kept while a file is written over: not beside it, whose folder may take no new file.
std::string safetyCopy() {
    std::random_device random;
    std::error_code error;
    const auto folder = std::filesystem::temp_directory_path(error);
    return joinedPath(error ? "." : folder.string(),
                      std::format("gatepost-before-save-{:08x}", random()));
}

std::expected<void, SaveError> save(SaveRequest request, const WriteOptions &options) {
    FileSystem &system = FileSystem::real();
    auto done = saveFile(system, request);
    if (!done && done.error().canWriteOver() && options.writeOver) {
        request.inPlace = true;
        request.safetyCopy = safetyCopy();
        done = saveFile(system, request);
    }
    if (!done)
        return std::unexpected(std::move(done.error()));
    if (!done->note.empty())
        std::cerr << "gatepost-cli: note: " << done->note.english() << '\n';
    return {};
}

std::string sentenceOf(const SaveError &error) {
    std::string sentence = error.sentence.english();
    if (error.canWriteOver())
        sentence += " The option --write-over does that.";
    return sentence;
}

} // namespace

Result<std::string> readFile(const std::string &path, std::size_t most) {
    if (path == "-") {
        static bool read =
            false; // a second reader would be given nothing, and answer as if that were the file
        if (std::exchange(read, true))
            return std::unexpected("-: stdin can be read once");
        return readStdin(most);
    }
    FileSystem &system = FileSystem::real();
    return gatepost::readFile(system, path, most).transform_error([&](const Message &why) {
        const auto status = system.status(path);
        const bool isPipe = status && status->kind == FileStatus::Kind::Other;
        return why.english() + (isPipe ? " Use - to read from stdin." : "");
    });
}

Result<void> makeFolder(const std::string &path) {
    std::error_code error;
    std::filesystem::create_directories(nativePath(path), error);
    if (error)
        return std::unexpected(path + ": the folder could not be made: " + error.message());
    return {};
}

void WriteOptions::addTo(CLI::App &command) {
    command.add_flag("--write-over", writeOver,
                     "Write over a file that cannot be replaced in one step: one with a second "
                     "hard link or another owner, or in a folder that takes no new file");
}

Result<void> writeFile(const std::string &path, std::string_view bytes, const WriteOptions &options,
                       std::optional<std::string_view> expected, std::size_t most) {
    return mayBeSaved(path, bytes, most)
        .and_then(
            [&] { return save({.path = path, .bytes = bytes, .expected = expected}, options); })
        .transform_error(&sentenceOf);
}

Result<void> editFile(const std::string &path, const Edit &edit, const WriteOptions &options) {
    using namespace std::chrono_literals;
    auto lock = lockFor(FileSystem::real(), path, 60s);
    if (!lock)
        return std::unexpected(sentenceOf(lock.error()));
    constexpr int kMostTries = 10; // against a program that knows no lock and writes all the time
    for (int tries = 1;; ++tries) {
        const auto text = readFile(path);
        if (!text)
            return std::unexpected(text.error());
        const std::string after = edit(*text);
        if (after == *text)
            return {};
        auto saved = mayBeSaved(path, after).and_then([&] {
            return save({.path = path, .bytes = after, .expected = *text, .lock = *lock}, options);
        });
        if (saved)
            return {};
        if (saved.error().trouble != SaveTrouble::ChangedOnDisk || tries == kMostTries)
            return std::unexpected(sentenceOf(saved.error()));
    }
}

} // namespace gatepost::cli
