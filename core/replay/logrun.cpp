// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/replay/logrun.h"

#include "core/replay/logfile.h"

#include <algorithm>
#include <atomic>
#include <format>
#include <mutex>
#include <numeric>
#include <ranges>
#include <thread>

namespace gatepost::replay {

namespace {

template <typename T>
using Result = std::expected<T, Message>;

} // namespace

/// Readers of one file, each on its own thread, the first on the caller's. Whoever is done with a block gets the next
/// one itself, alone: it is then in the cache of the processor that reads it, and nobody has to be woken for it. While
/// one unpacks, the others read.
class LogRun::Workers {
public:
    /// Called on the caller's thread, with the lines read so far. False ends reading.
    using Progress = std::function<bool(std::uint64_t lines)>;

    Workers(LogBlocks &blocks, std::vector<std::unique_ptr<logs::LogReader>> readers)
        : m_blocks(blocks), m_readers(std::move(readers)) {}
    ~Workers() {
        m_isDone = true;
        join();
    }
    Workers(const Workers &) = delete;
    Workers &operator=(const Workers &) = delete;

    /// Everything from `block`, the first one, to the end. The error is that of the file.
    Result<void> run(LogBlock block, const Progress &progress) {
        bool isMore = true;
        while (isMore) {
            read(*m_readers.front(), block);
            if (!progress(m_lines.load(std::memory_order_relaxed)))
                m_isDone = true;
            isMore = next(block);
            if (isMore && m_threads.empty())
                start();
        }
        join();
        return m_result;
    }

    /// After run().
    void addTo(const std::string &path, ReadLogs &into) {
        std::vector<logs::BadLine> all;
        for (const auto &reader : m_readers) {
            into.tally.add(reader->takeTally());
            all.insert(all.end(), reader->badLines().begin(), reader->badLines().end());
        }
        std::ranges::sort(all, {},
                          [](const logs::BadLine &bad) { return std::pair(bad.block, bad.line); });
        for (const logs::BadLine &bad : all) {
            const auto before = m_linesOf.begin() + static_cast<std::ptrdiff_t>(bad.block);
            const std::uint64_t line =
                std::accumulate(m_linesOf.begin(), before, std::uint64_t{0}) + bad.line;
            if (into.badLines.size() < 5)
                into.badLines.push_back({std::format("{}:{}", path, line), bad.text});
        }
    }

private:
    /// A file of one block needs no threads.
    void start() {
        for (const auto &reader : m_readers | std::views::drop(1))
            m_threads.emplace_back([this, &reader] {
                for (LogBlock block; next(block);)
                    read(*reader, block);
            });
    }
    void join() {
        for (std::thread &thread : m_threads)
            if (thread.joinable())
                thread.join();
    }

    bool next(LogBlock &block) {
        const std::scoped_lock lock(m_mutex);
        if (m_isDone)
            return false;
        const auto got = m_blocks.next(block);
        if (!got)
            m_result = std::unexpected(got.error());
        if (!got || !*got)
            m_isDone = true; // never back to false: run() may have ended reading meanwhile
        return !m_isDone;
    }
    void read(logs::LogReader &reader, const LogBlock &block) {
        const std::uint64_t lines = reader.read(block.text(), block.number);
        const std::scoped_lock lock(m_linesMutex);
        m_linesOf.resize(std::max<std::size_t>(m_linesOf.size(), block.number + 1));
        m_linesOf[block.number] = lines;
        m_lines.fetch_add(lines, std::memory_order_relaxed);
    }

    LogBlocks &m_blocks;
    std::vector<std::unique_ptr<logs::LogReader>> m_readers;
    std::mutex m_mutex; ///< of the blocks and the result
    Result<void> m_result;
    std::atomic<bool> m_isDone = false;
    std::mutex m_linesMutex;
    std::vector<std::uint64_t> m_linesOf; ///< by block
    std::atomic<std::uint64_t> m_lines = 0;
    std::vector<std::thread> m_threads;
};

namespace {

constexpr Phrase kNoTemporary =
    GATEPOST_TEXT("replay", "The standard input cannot be kept in a temporary file");

constexpr Phrase kNoInput = GATEPOST_TEXT("replay", "The standard input cannot be read");

/// Copies what is read from stdin, as it is, so that it can be read again.
Result<std::FILE *> keptInput() {
    std::unique_ptr<std::FILE, int (*)(std::FILE *)> kept(std::tmpfile(), &std::fclose);
    if (kept == nullptr)
        return std::unexpected(Message(kNoTemporary));
    std::vector<char> bytes(std::size_t{1} << 20);
    while (const std::size_t got = std::fread(bytes.data(), 1, bytes.size(), stdin))
        if (std::fwrite(bytes.data(), 1, got, kept.get()) != got)
            return std::unexpected(Message(kNoTemporary));
    if (std::ferror(stdin) != 0)
        return std::unexpected(Message(kNoInput));
    return kept.release();
}

} // namespace

LogRun::LogRun(LogSource source, const logs::PolicyHistory &history,
               const logs::Addresses &addresses, logs::ReadOptions options)
    : m_source(std::move(source)),
      m_history(history),
      m_addresses(addresses),
      m_options(std::move(options)) {}

LogRun::~LogRun() {
    if (m_kept != nullptr)
        std::fclose(m_kept);
}

Result<std::unique_ptr<LogFile>> LogRun::open(const std::string &path, bool keepInput) {
    if (path == "-" && keepInput && m_kept == nullptr) {
        auto kept = keptInput();
        if (!kept)
            return std::unexpected(kept.error());
        m_kept = *kept;
    }
    if (path != "-" || m_kept == nullptr)
        return LogFile::open(path);
    auto file = LogFile::ofStream(m_kept, "stdin");
    if (file == nullptr)
        return std::unexpected(Message(kNoInput));
    return file;
}

Result<std::unique_ptr<logs::LogReader>> LogRun::makeReader(const logs::Format &format) const {
    auto splitter = logs::makeSplitter(format, m_source.splitter);
    if (!splitter)
        return std::unexpected(splitter.error());
    return std::make_unique<logs::LogReader>(m_history, m_addresses, m_options,
                                             std::move(*splitter));
}

Result<std::vector<std::unique_ptr<logs::LogReader>>>
LogRun::makeReaders(std::string_view beginning, ReadLogs &into) const {
    const logs::Format format = m_source.format.value_or(logs::detectFormat(beginning));
    const std::string name =
        format.pattern.empty() ? std::string(logs::formatName(format.id)) : format.pattern;
    // As a whole: "combined" is in "vcombined" too.
    if (!(", " + into.formats + ", ").contains(", " + name + ", "))
        into.formats += (into.formats.empty() ? "" : ", ") + name;
    const auto probe = logs::makeSplitter(format, m_source.splitter);
    const std::size_t count =
        probe && (*probe)->isInOrder() ? 1 : std::max<std::size_t>(1, m_source.threads);
    std::vector<std::unique_ptr<logs::LogReader>> readers;
    while (readers.size() < count) {
        auto reader = makeReader(format);
        if (!reader)
            return std::unexpected(reader.error());
        readers.push_back(std::move(*reader));
    }
    return readers;
}

Result<void> LogRun::readFile(const std::string &path, bool keepInput, ReadLogs &into) {
    auto file = open(path, keepInput);
    if (!file)
        return std::unexpected(file.error());
    LogBlocks blocks(**file, m_source.blockSize);
    LogBlock first;
    const auto got = blocks.next(first);
    if (!got)
        return std::unexpected(got.error());
    if (!*got)
        return {}; // an empty file
    auto readers = makeReaders(first.text(), into);
    if (!readers)
        return std::unexpected(readers.error());
    Workers workers(blocks, std::move(*readers));
    auto done = workers.run(std::move(first), [&](std::uint64_t lines) {
        m_isStopped = onProgress && !onProgress(into.tally.lines + lines);
        return !m_isStopped;
    });
    if (done)
        workers.addTo(path == "-" ? "stdin" : path, into);
    return done;
}

Result<ReadLogs> LogRun::read(bool keepInput) {
    ReadLogs into;
    for (const std::string &path : m_source.paths) {
        if (m_isStopped)
            break;
        if (auto read = readFile(path, keepInput, into); !read)
            return std::unexpected(read.error());
    }
    return into;
}

Result<void> LogRun::readAgain(const Use &use) {
    bool isEnough = false;
    for (const std::string &path : m_source.paths) {
        if (isEnough)
            break;
        auto file = open(path, true);
        if (!file)
            return std::unexpected(file.error());
        std::unique_ptr<logs::LogReader> reader;
        const std::string name = m_source.paths.size() > 1 ? path : std::string();
        const auto read = forEachBlock(**file, m_source.blockSize, [&](const LogBlock &block) {
            if (reader == nullptr) {
                auto made = makeReader(m_source.format.value_or(logs::detectFormat(block.text())));
                if (!made)
                    return true; // read() has said so already
                reader = std::move(*made);
                reader->onHit = [&](const logs::ReadHit &hit) {
                    isEnough = isEnough || !use(hit, name);
                };
            }
            reader->read(block.text());
            return !isEnough;
        });
        if (!read)
            return read;
    }
    return {};
}

} // namespace gatepost::replay
