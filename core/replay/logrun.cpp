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

    /// `memory`: of all readers together.
    Workers(LogBlocks &blocks, std::vector<std::unique_ptr<logs::LogReader>> readers,
            ReadLogs &into, std::size_t memory)
        : m_blocks(blocks),
          m_readers(std::move(readers)),
          m_into(into),
          m_memory(memory / m_readers.size()) {}
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
        return m_full ? m_result : m_full;
    }
    /// What run() came to is no damage of the file.
    [[nodiscard]] bool isOutOfRoom() const { return !m_full; }

    /// After run(). The error is that of the tally.
    Result<void> finish(const std::string &path) {
        ReadLogs &into = m_into;
        std::vector<logs::BadLine> all;
        bool sawAgent = m_lines == 0;
        for (const auto &reader : m_readers) {
            if (auto added = into.tally.add(reader->takeTally()); !added)
                return added;
            sawAgent = sawAgent || reader->sawAgent();
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
        if (!sawAgent)
            into.withoutAgents.push_back(path);
        into.fingerprint += m_fingerprint;
        return {};
    }
    [[nodiscard]] std::uint64_t lines() const { return m_lines; }
    [[nodiscard]] bool sawAddress() const {
        return m_lines == 0 || std::ranges::any_of(m_readers, [](const auto &reader) {
                   return reader->sawAddress();
               });
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
        const std::uint64_t mark = markOf(block);
        std::optional<logs::Tally> full;
        if (reader.isFull(m_memory))
            full = reader.takeTally();
        const std::scoped_lock lock(m_linesMutex);
        m_linesOf.resize(std::max<std::size_t>(m_linesOf.size(), block.number + 1));
        m_linesOf[block.number] = lines;
        m_lines.fetch_add(lines, std::memory_order_relaxed);
        m_fingerprint += mark;
        if (full)
            if (auto added = m_into.tally.add(std::move(*full)); !added) {
                m_full = std::unexpected(added.error());
                m_isDone = true;
            }
    }
    /// The ends of a block are enough: all of its bytes would take a tenth of the time that reading takes.
    static std::uint64_t markOf(const LogBlock &block) {
        constexpr std::size_t kEnd = 512;
        const std::string_view text = block.text();
        const std::uint64_t seed = block.number ^ (std::uint64_t{text.size()} << 32);
        return logs::hashOf(text.substr(0, kEnd), seed) +
               logs::hashOf(text.substr(text.size() - std::min(kEnd, text.size())), ~seed);
    }

    LogBlocks &m_blocks;
    std::vector<std::unique_ptr<logs::LogReader>> m_readers;
    ReadLogs &m_into;
    std::size_t m_memory;
    Result<void> m_full; ///< what keeping the tally came to
    std::uint64_t m_fingerprint = 0;
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
Result<std::shared_ptr<std::FILE>> keptInput() {
    std::shared_ptr<std::FILE> kept = openTemporaryFile();
    if (kept == nullptr)
        return std::unexpected(Message(kNoTemporary));
    std::vector<char> bytes(std::size_t{1} << 20);
    while (const std::size_t got = std::fread(bytes.data(), 1, bytes.size(), stdin))
        if (std::fwrite(bytes.data(), 1, got, kept.get()) != got)
            return std::unexpected(Message(kNoTemporary));
    if (std::ferror(stdin) != 0)
        return std::unexpected(Message(kNoInput));
    return kept;
}

} // namespace

LogRun::LogRun(LogSource source, const logs::PolicyHistory &history,
               const logs::Addresses &addresses, logs::ReadOptions options)
    : m_source(std::move(source)),
      m_history(history),
      m_addresses(addresses),
      m_options(std::move(options)) {}

LogRun::~LogRun() = default;

Result<std::unique_ptr<LogFile>> LogRun::open(const std::string &path, bool keepInput) {
    if (path == "-" && keepInput && m_kept == nullptr) {
        auto kept = keptInput();
        if (!kept)
            return std::unexpected(kept.error());
        m_kept = std::move(*kept);
    }
    if (path != "-" || m_kept == nullptr)
        return LogFile::open(path);
    auto file = LogFile::ofStream(m_kept.get(), "stdin");
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
    const std::string name = path == "-" ? "stdin" : path;
    // What the file itself is to blame for.
    const auto broken = [&](const Message &why) -> Result<void> {
        if (!m_source.keepGoing)
            return std::unexpected(why);
        into.broken.push_back(why);
        return {};
    };
    auto file = open(path, keepInput);
    if (!file)
        return broken(file.error());
    LogBlocks blocks(**file, m_source.blockSize);
    LogBlock first;
    const auto got = blocks.next(first);
    if (!got)
        return broken(got.error());
    if (!*got)
        return {}; // an empty file
    if (!m_source.format && logs::isWithoutAgents(first.text()))
        return broken(
            {GATEPOST_TEXT("replay", "%1: the lines have no User-Agent (common log format), so "
                                     "nobody can be recognised. Let the server write the combined "
                                     "format"),
             name});
    auto readers = makeReaders(first.text(), into);
    if (!readers)
        return std::unexpected(readers.error());
    Workers workers(blocks, std::move(*readers), into, m_source.memory);
    const std::uint64_t before = into.tally.lines();
    auto done = workers.run(std::move(first), [&](std::uint64_t lines) {
        m_isStopped = onProgress && !onProgress(before + lines);
        return !m_isStopped;
    });
    if (!done && (workers.isOutOfRoom() || !m_source.keepGoing))
        return done;
    if (!done)
        into.broken.emplace_back(
            GATEPOST_TEXT("replay", "%1. The %2 lines before that are counted"), done.error(),
            workers.lines());
    if (!m_source.splitter.addressField.empty() && !workers.sawAddress() && !m_isStopped)
        return std::unexpected(
            Message(GATEPOST_TEXT("replay", "%1: no line has the field %2 (--ip-field)"), name,
                    gatepost::quoted(m_source.splitter.addressField)));
    return workers.finish(name);
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

Result<void> LogRun::readAgain(const std::string &path, const Use &use, bool &isEnough) {
    auto file = open(path, true);
    if (!file)
        return std::unexpected(file.error());
    std::unique_ptr<logs::LogReader> reader;
    const std::string name = m_source.paths.size() > 1 ? path : std::string();
    return forEachBlock(**file, m_source.blockSize, [&](const LogBlock &block) {
        if (reader == nullptr) {
            auto made = makeReader(m_source.format.value_or(logs::detectFormat(block.text())));
            if (!made || (!m_source.format && logs::isWithoutAgents(block.text())))
                return false; // read() has said so already
            reader = std::move(*made);
            reader->onHit = [&](const logs::ReadHit &hit) {
                isEnough = isEnough || !use(hit, name);
            };
        }
        reader->read(block.text());
        if (reader->isFull(m_source.memory))
            static_cast<void>(reader->takeTally());
        return !isEnough;
    });
}

Result<void> LogRun::readAgain(const Use &use) {
    bool isEnough = false;
    for (const std::string &path : m_source.paths) {
        if (isEnough)
            break;
        // With keepGoing read() has named those that cannot be read.
        if (auto read = readAgain(path, use, isEnough); !read && !m_source.keepGoing)
            return read;
    }
    return {};
}

} // namespace gatepost::replay
