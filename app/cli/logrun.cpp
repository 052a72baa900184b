// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/logrun.h"

#include "app/cli/console.h"
#include "app/cli/logfile.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <format>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

namespace gatepost::cli {

/// How far it is, on a terminal, twice a second.
struct LogRun::Progress {
    using Clock = std::chrono::steady_clock;
    bool isShown = isTerminal(stderr);
    Clock::time_point begin = Clock::now();
    Clock::time_point last = begin;
    std::uint64_t lines = 0;

    void add(std::uint64_t more) {
        lines += more;
        if (!isShown || Clock::now() - last < std::chrono::milliseconds(500))
            return;
        last = Clock::now();
        const double seconds = std::chrono::duration<double>(last - begin).count();
        std::cerr << std::format("{} lines, {:.2f} million lines a second   \r", lines,
                                 static_cast<double>(lines) / seconds / 1e6)
                  << std::flush;
    }
    ~Progress() {
        if (isShown && last != begin)
            std::cerr << std::string(60, ' ') << '\r' << std::flush;
    }
};

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
            m_readers.front()->read(block.text(), block.firstLine);
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
    [[nodiscard]] const std::vector<std::unique_ptr<logs::LogReader>> &readers() const {
        return m_readers;
    }

private:
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
            reader.read(block.text(), block.firstLine);
            lock.lock();
            m_spare.push_back(std::move(block));
        }
    }

    std::vector<std::unique_ptr<logs::LogReader>> m_readers;
    std::mutex m_mutex;
    std::condition_variable m_hasBlock;
    std::condition_variable m_hasRoom;
    std::queue<LogBlock> m_blocks;
    std::vector<LogBlock> m_spare;
    bool m_isDone = false;
    std::vector<std::thread> m_threads;
};

namespace {

void addBadLines(const std::vector<std::unique_ptr<logs::LogReader>> &readers,
                 const std::string &path, ReadLogs &into) {
    std::vector<logs::BadLine> all;
    for (const auto &reader : readers)
        all.insert(all.end(), reader->badLines().begin(), reader->badLines().end());
    std::ranges::sort(all, {}, &logs::BadLine::line);
    for (const logs::BadLine &bad : all)
        if (into.badLines.size() < 5)
            into.badLines.push_back(std::format("{}:{}: {}", path, bad.line, bad.text));
}

/// Copies what is read from stdin, as it is, so that it can be read again.
Result<std::FILE *> keptInput() {
    std::FILE *kept = std::tmpfile();
    if (kept == nullptr)
        return std::unexpected("stdin: no temporary file can be written");
    std::vector<char> bytes(std::size_t{1} << 20);
    while (const std::size_t got = std::fread(bytes.data(), 1, bytes.size(), stdin))
        if (std::fwrite(bytes.data(), 1, got, kept) != got)
            return std::unexpected("stdin: no temporary file can be written");
    return kept;
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
        return std::unexpected("stdin: cannot be read");
    return file;
}

Result<std::unique_ptr<logs::LogReader>> LogRun::makeReader(const logs::Format &format) const {
    auto splitter = logs::makeSplitter(format, m_source.splitter);
    if (!splitter)
        return std::unexpected(splitter.error().english());
    return std::make_unique<logs::LogReader>(m_history, m_addresses, m_options,
                                             std::move(*splitter));
}

Result<void> LogRun::readFile(const std::string &path, bool keepInput, ReadLogs &into,
                              Progress &progress) {
    auto file = open(path, keepInput);
    if (!file)
        return std::unexpected(file.error());
    std::unique_ptr<Workers> workers;
    std::string failed;
    const auto start = [&](std::string_view beginning) {
        const logs::Format format = m_source.format.value_or(logs::detectFormat(beginning));
        const std::string name =
            format.pattern.empty() ? std::string(logs::formatName(format.id)) : format.pattern;
        if (!into.formats.contains(name))
            into.formats += (into.formats.empty() ? "" : ", ") + name;
        std::vector<std::unique_ptr<logs::LogReader>> readers;
        const auto probe = logs::makeSplitter(format, m_source.splitter);
        const std::size_t count =
            probe && (*probe)->isInOrder() ? 1 : std::max<std::size_t>(1, m_source.threads);
        while (readers.size() < count) {
            auto reader = makeReader(format);
            if (!reader) {
                failed = reader.error();
                return;
            }
            readers.push_back(std::move(*reader));
        }
        workers = std::make_unique<Workers>(std::move(readers));
    };
    const auto read = forEachBlock(**file, m_source.blockSize, [&](LogBlock block) {
        if (workers == nullptr && failed.empty())
            start(block.text());
        if (!failed.empty())
            return block;
        if (progress.isShown)
            progress.add(static_cast<std::uint64_t>(std::ranges::count(block.text(), '\n')));
        return workers->take(std::move(block));
    });
    if (workers != nullptr)
        workers->finish();
    if (!read)
        return std::unexpected(read.error());
    if (!failed.empty())
        return std::unexpected(failed);
    if (workers == nullptr)
        return {}; // an empty file
    for (const auto &reader : workers->readers())
        into.tally.add(reader->tally());
    addBadLines(workers->readers(), path == "-" ? "stdin" : path, into);
    return {};
}

Result<ReadLogs> LogRun::read(bool keepInput) {
    ReadLogs into;
    Progress progress;
    for (const std::string &path : m_source.paths)
        if (auto read = readFile(path, keepInput, into, progress); !read)
            return std::unexpected(read.error());
    return into;
}

Result<void> LogRun::readAgain(const Use &use) {
    for (const std::string &path : m_source.paths) {
        auto file = open(path, true);
        if (!file)
            return std::unexpected(file.error());
        std::unique_ptr<logs::LogReader> reader;
        const std::string name = m_source.paths.size() > 1 ? path : std::string();
        const auto read = forEachBlock(**file, m_source.blockSize, [&](LogBlock block) {
            if (reader == nullptr) {
                auto made = makeReader(m_source.format.value_or(logs::detectFormat(block.text())));
                if (!made)
                    return block; // read() has said so already
                reader = std::move(*made);
                reader->onHit = [&](const logs::ReadHit &hit) { use(hit, name); };
            }
            reader->read(block.text(), block.firstLine);
            return block;
        });
        if (!read)
            return read;
    }
    return {};
}

} // namespace gatepost::cli
