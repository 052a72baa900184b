// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/logs/tallystore.h"

#include "core/logs/packing.h"
#include "core/logs/tallyrecords.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace gatepost::logs {

namespace {

/// Of all runs together, while they are read.
constexpr std::size_t kBuffers = std::size_t{8} << 20;
constexpr std::size_t kMostBuffer = std::size_t{64} << 10;
constexpr std::size_t kLeastBuffer = std::size_t{4} << 10;

Message noRoom(int error) {
    return {GATEPOST_TEXT("logs", "A temporary file cannot be written (%1). Set TMPDIR to a folder "
                                  "that has room for it, or read the log in parts"),
            std::strerror(error)};
}

Message unreadable() {
    return Message(GATEPOST_TEXT("logs", "The temporary file cannot be read again"));
}

/// Writes records; what a key has in common with the one before it is left out.
class Writer {
public:
    explicit Writer(std::string &into) : m_into(into) {}
    void put(std::string_view key, std::string_view value) {
        const auto [mine, its] = std::ranges::mismatch(m_last, key);
        const auto common = static_cast<std::size_t>(its - key.begin());
        packing::putNumber(m_into, common);
        packing::putText(m_into, key.substr(common));
        packing::putText(m_into, value);
        m_last.assign(key);
    }

private:
    std::string &m_into;
    std::string m_last;
};

/// Reads the records of a run, from a file or from memory.
class Cursor {
public:
    Cursor(std::FILE *file, std::fpos_t begin, std::uint64_t size, std::size_t buffer)
        : m_file(file), m_place(begin), m_left(size), m_most(buffer) {}
    explicit Cursor(std::string bytes) : m_bytes(std::move(bytes)) {}

    /// False at the end, and where something is damaged.
    bool next() {
        for (;;) {
            packing::Taker from(std::string_view(m_bytes).substr(m_at));
            if (!from.isEnd()) {
                const std::uint64_t common = from.number();
                const std::string_view rest = from.text();
                const std::string_view value = from.text();
                if (!from.isDamaged() && common <= m_key.size()) {
                    m_key.resize(common);
                    m_key += rest;
                    m_value = value;
                    m_at = m_bytes.size() - from.rest().size();
                    return true;
                }
                if (!from.isDamaged())
                    return fail();
            }
            if (m_left == 0)
                return m_at == m_bytes.size() ? false : fail();
            if (!fill())
                return fail();
        }
    }
    [[nodiscard]] const std::string &key() const { return m_key; }
    [[nodiscard]] std::string_view value() const { return m_value; }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    bool fail() {
        m_hasFailed = true;
        return false;
    }
    /// More behind what has not been used; a record that is longer than the buffer makes it larger.
    bool fill() {
        m_bytes.erase(0, m_at);
        m_at = 0;
        const std::size_t had = m_bytes.size();
        const auto more =
            static_cast<std::size_t>(std::min<std::uint64_t>(std::max(m_most, had), m_left));
        m_bytes.resize(had + more);
        if (std::fsetpos(m_file, &m_place) != 0 ||
            std::fread(m_bytes.data() + had, 1, more, m_file) != more ||
            std::fgetpos(m_file, &m_place) != 0)
            return false;
        m_left -= more;
        return true;
    }
    std::FILE *m_file = nullptr;
    std::fpos_t m_place{};
    std::uint64_t m_left = 0; ///< bytes from there on
    std::size_t m_most = 0;
    std::string m_bytes;
    std::size_t m_at = 0;
    std::string m_key;
    std::string_view m_value;
    bool m_hasFailed = false;
};

std::string recordsOf(const Tally &tally, Records which) {
    std::string bytes;
    Writer writer(bytes);
    forEachRecord(tally, which, [&writer](std::string_view key, std::string_view value) {
        writer.put(key, value);
    });
    return bytes;
}

} // namespace

TallyStore::TallyStore(OpenTemporaryFile open, std::size_t memory)
    : m_open(std::move(open)), m_memory(memory) {}
TallyStore::~TallyStore() = default;
TallyStore::TallyStore(TallyStore &&) noexcept = default;
TallyStore &TallyStore::operator=(TallyStore &&) noexcept = default;

std::expected<void, Message> TallyStore::add(Tally tally) {
    m_lines += tally.lines;
    m_bad += tally.bad;
    m_size += tally.memory();
    m_tally.add(std::move(tally));
    // What both had in common was counted twice.
    if (m_size > m_memory)
        m_size = m_tally.memory();
    return m_size > m_memory / 2 + m_memory / 4 ? spill() : std::expected<void, Message>();
}

std::expected<void, Message> TallyStore::spill() {
    if (m_file == nullptr)
        m_file = m_open();
    if (m_file == nullptr)
        return std::unexpected(noRoom(errno));
    std::FILE *const file = m_file.get();
    for (const bool hasFetches : {true, false}) {
        const std::string bytes =
            recordsOf(m_tally, hasFetches ? Records::Fetches : Records::Others);
        Run run{{}, bytes.size(), hasFetches};
        if (std::fseek(file, 0, SEEK_END) != 0 || std::fgetpos(file, &run.begin) != 0 ||
            std::fwrite(bytes.data(), 1, bytes.size(), file) != bytes.size() ||
            std::fflush(file) != 0)
            return std::unexpected(noRoom(errno));
        m_runs.push_back(run);
    }
    m_tally = {};
    m_size = 0;
    return {};
}

std::expected<void, Message> TallyStore::merge(TallyVisitor &visitor, bool fetchesAlone) const {
    if (m_runs.empty()) { // nothing to merge
        RecordReader reader(visitor, m_forgetsNames);
        bool isWhole = true;
        forEachRecord(m_tally, fetchesAlone ? Records::Fetches : Records::All,
                      [&](std::string_view key, std::string_view value) {
                          isWhole = isWhole && reader.take(key, value);
                      });
        if (!isWhole)
            return std::unexpected(unreadable());
        reader.end();
        return {};
    }
    std::vector<Cursor> cursors;
    const std::size_t buffer =
        std::clamp(kBuffers / std::max<std::size_t>(1, m_runs.size()), kLeastBuffer, kMostBuffer);
    for (const Run &run : m_runs)
        if (run.hasFetches || !fetchesAlone)
            cursors.emplace_back(m_file.get(), run.begin, run.size, buffer);
    cursors.emplace_back(recordsOf(m_tally, Records::Fetches));
    if (!fetchesAlone)
        cursors.emplace_back(recordsOf(m_tally, Records::Others));
    // A heap, the smallest key on top.
    std::vector<Cursor *> heap;
    const auto isAfter = [](const Cursor *one, const Cursor *other) {
        return one->key() > other->key();
    };
    bool isWhole = true;
    for (Cursor &cursor : cursors) {
        if (cursor.next())
            heap.push_back(&cursor);
        isWhole = isWhole && !cursor.hasFailed();
    }
    std::ranges::make_heap(heap, isAfter);
    RecordReader reader(visitor, m_forgetsNames);
    while (isWhole && !heap.empty()) {
        std::ranges::pop_heap(heap, isAfter);
        Cursor *const cursor = heap.back();
        isWhole = reader.take(cursor->key(), cursor->value());
        if (cursor->next())
            std::ranges::push_heap(heap, isAfter);
        else
            heap.pop_back();
        isWhole = isWhole && !cursor->hasFailed();
    }
    if (!isWhole)
        return std::unexpected(unreadable());
    reader.end();
    return {};
}

std::expected<void, Message> TallyStore::forEach(TallyVisitor &visitor) const {
    return merge(visitor, false);
}

std::expected<void, Message> TallyStore::forEachFetch(TallyVisitor &visitor) const {
    return merge(visitor, true);
}

} // namespace gatepost::logs
