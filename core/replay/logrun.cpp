// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay/logrun.h"

#include "core/replay/logfile.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <format>
#include <mutex>
#include <numeric>
#include <queue>
#include <thread>

namespace gatepost::replay {

namespace {

template <typename T>
using Result = std::expected<T, Message>;

} // namespace

/// Threads that read blocks, each with its own reader. Without threads, the caller's reads.
class LogRun::Workers {
public:
    explicit Workers(std::vector<std::unique_ptr<logs::LogReader>> readers)
        : m_readers(std::move(readers)) {
        if (m_readers.size() < 2)
            return;
        for (const auto &reader : m_readers)
            m_threads.emplace_back([this, &reader] { work(*reader); });
    }
    ~Workers() { finish(); }
    Workers(const Workers &) = delete;
    Workers &operator=(const Workers &) = delete;

    LogBlock take(LogBlock block) {
        if (m_threads.empty()) {
            note(block.number, m_readers.front()->read(block.text(), block.number));
            return block;
        }
        std::unique_lock lock(m_mutex);
        m_hasRoom.wait(lock, [this] { return m_blocks.size() < m_readers.size() + 1; });
        m_blocks.push(std::move(block));
        m_hasBlock.notify_one();
        if (m_spare.empty())
            return {};
        LogBlock spare = std::move(m_spare.back());
        m_spare.pop_back();
        return spare;
    }

    void finish() {
        {
            const std::scoped_lock lock(m_mutex);
            m_isDone = true;
        }
        m_hasBlock.notify_all();
        for (std::thread &thread : m_threads)
            if (thread.joinable())
                thread.join();
    }
    /// All lines that were read so far.
    [[nodiscard]] std::uint64_t lines() const { return m_lines.load(std::memory_order_relaxed); }

    /// After finish().
    void addTo(const std::string &path, ReadLogs &into) const {
        std::vector<logs::BadLine> all;
        for (const auto &reader : m_readers) {
            into.tally.add(reader->tally());
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
    void note(std::uint64_t block, std::uint64_t lines) {
        m_linesOf.resize(std::max<std::size_t>(m_linesOf.size(), block + 1));
        m_linesOf[block] = lines;
        m_lines.fetch_add(lines, std::memory_order_relaxed);
    }

    void work(logs::LogReader &reader) {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_hasBlock.wait(lock, [this] { return m_isDone || !m_blocks.empty(); });
            if (m_blocks.empty())
                return;
            LogBlock block = std::move(m_blocks.front());
            m_blocks.pop();
            m_hasRoom.notify_one();
            lock.unlock();
            const std::uint64_t lines = reader.read(block.text(), block.number);
            lock.lock();
            note(block.number, lines);
            m_spare.push_back(std::move(block));
        }
    }

    std::vector<std::unique_ptr<logs::LogReader>> m_readers;
    std::mutex m_mutex;
    std::condition_variable m_hasBlock;
    std::condition_variable m_hasRoom;
    std::queue<LogBlock> m_blocks;
    std::vector<LogBlock> m_spare;
    std::vector<std::uint64_t> m_linesOf; ///< by block
    std::atomic<std::uint64_t> m_lines = 0;
    bool m_isDone = false;
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
    if (!into.formats.contains(name))
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
    std::unique_ptr<Workers> workers;
    Result<void> started;
    const auto use = [&](LogBlock block) -> std::optional<LogBlock> {
        if (workers == nullptr) {
            auto readers = makeReaders(block.text(), into);
            if (!readers) {
                started = std::unexpected(readers.error());
                return {};
            }
            workers = std::make_unique<Workers>(std::move(*readers));
        }
        LogBlock spare = workers->take(std::move(block));
        m_isStopped = onProgress && !onProgress(into.tally.lines + workers->lines());
        return m_isStopped ? std::nullopt : std::optional(std::move(spare));
    };
    const auto read = forEachBlock(**file, m_source.blockSize, use);
    if (workers != nullptr)
        workers->finish();
    if (!read || !started)
        return read ? started : read;
    if (workers != nullptr) // else it is an empty file
        workers->addTo(path == "-" ? "stdin" : path, into);
    return {};
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
        const auto read = forEachBlock(
            **file, m_source.blockSize, [&](LogBlock block) -> std::optional<LogBlock> {
                if (reader == nullptr) {
                    auto made =
                        makeReader(m_source.format.value_or(logs::detectFormat(block.text())));
                    if (!made)
                        return block; // read() has said so already
                    reader = std::move(*made);
                    reader->onHit = [&](const logs::ReadHit &hit) {
                        isEnough = isEnough || !use(hit, name);
                    };
                }
                reader->read(block.text());
                return isEnough ? std::nullopt : std::optional(std::move(block));
            });
        if (!read)
            return read;
    }
    return {};
}

} // namespace gatepost::replay
