// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/replay/logfile.h"

#include "core/logs/hit.h"
#include "core/store/readfile.h"
#include "core/text/listlimits.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <vector>

namespace gatepost::replay {

namespace {

constexpr std::size_t kInput = std::size_t{256} * 1024;

template <typename T>
using Result = std::expected<T, Message>;

Message unreadable(const std::string &name, int error = errno) {
    return {GATEPOST_TEXT("replay", "%1: cannot be read (%2)"), name, std::strerror(error)};
}

/// The bytes as they are, with a look ahead.
class Plain final : public LogFile {
public:
    Plain(std::FILE *stream, std::string name, bool owns)
        : m_stream(stream), m_name(std::move(name)), m_owns(owns) {}
    ~Plain() override {
        if (m_owns)
            std::fclose(m_stream);
    }
    Plain(const Plain &) = delete;
    Plain &operator=(const Plain &) = delete;

    Result<std::string_view> peek(std::size_t count) {
        while (m_ahead.size() < count) {
            char bytes[16];
            const std::size_t got =
                std::fread(bytes, 1, std::min(sizeof bytes, count - m_ahead.size()), m_stream);
            if (got == 0)
                break;
            m_ahead.append(bytes, got);
        }
        if (std::ferror(m_stream) != 0)
            return std::unexpected(unreadable(m_name));
        return m_ahead;
    }

    Result<std::size_t> read(char *to, std::size_t most) override {
        const std::size_t ahead = std::min(most, m_ahead.size());
        if (ahead > 0) {
            std::memcpy(to, m_ahead.data(), ahead);
            m_ahead.erase(0, ahead);
            return ahead;
        }
        const std::size_t got = std::fread(to, 1, most, m_stream);
        if (got == 0 && std::ferror(m_stream) != 0)
            return std::unexpected(unreadable(m_name));
        return got;
    }
    [[nodiscard]] const std::string &name() const { return m_name; }

private:
    std::FILE *m_stream;
    std::string m_name;
    bool m_owns;
    std::string m_ahead;
};

class Gzip final : public LogFile {
public:
    explicit Gzip(std::unique_ptr<Plain> packed) : m_packed(std::move(packed)), m_input(kInput) {
        m_isReady = inflateInit2(&m_stream, 15 + 16) == Z_OK;
    }
    ~Gzip() override { inflateEnd(&m_stream); }
    Gzip(const Gzip &) = delete;
    Gzip &operator=(const Gzip &) = delete;

    Result<std::size_t> read(char *to, std::size_t most) override {
        if (!m_isReady)
            return std::unexpected(unreadable(m_packed->name(), ENOMEM));
        m_stream.next_out = reinterpret_cast<Bytef *>(to);
        m_stream.avail_out = static_cast<uInt>(std::min<std::size_t>(most, 1U << 30));
        const std::size_t wanted = m_stream.avail_out;
        while (m_stream.avail_out == wanted) {
            if (m_stream.avail_in == 0) {
                auto got = m_packed->read(m_input.data(), m_input.size());
                if (!got)
                    return got;
                m_stream.next_in = reinterpret_cast<Bytef *>(m_input.data());
                m_stream.avail_in = static_cast<uInt>(*got);
                if (*got == 0)
                    return m_isOpen ? broken() : Result<std::size_t>(0);
            }
            if (!m_isOpen && *m_stream.next_in == 0) {
                ++m_stream.next_in;
                --m_stream.avail_in;
                continue;
            }
            const int status = inflate(&m_stream, Z_NO_FLUSH);
            m_isOpen = status != Z_STREAM_END;
            if (status == Z_STREAM_END)
                inflateReset(&m_stream); // another member may follow
            else if (status != Z_OK && status != Z_BUF_ERROR)
                return broken();
        }
        return wanted - m_stream.avail_out;
    }

private:
    Result<std::size_t> broken() const {
        return std::unexpected(
            Message(GATEPOST_TEXT("replay", "%1: the gzip data are damaged or end too early"),
                    m_packed->name()));
    }
    std::unique_ptr<Plain> m_packed;
    std::vector<char> m_input;
    z_stream m_stream{};
    bool m_isReady = false; ///< false: there was no memory for it
    /// In a member. Zeros behind one are padding, which tape drives write and gzip(1) skips.
    bool m_isOpen = true;
};

class Zstd final : public LogFile {
public:
    explicit Zstd(std::unique_ptr<Plain> packed)
        : m_packed(std::move(packed)),
          m_input(kInput),
          m_stream(ZSTD_createDStream(), ZSTD_freeDStream) {}

    Result<std::size_t> read(char *to, std::size_t most) override {
        if (m_stream == nullptr)
            return std::unexpected(unreadable(m_packed->name(), ENOMEM));
        ZSTD_outBuffer output{to, most, 0};
        while (output.pos == 0) {
            if (m_in.pos == m_in.size) {
                auto got = m_packed->read(m_input.data(), m_input.size());
                if (!got)
                    return got;
                m_in = {m_input.data(), *got, 0};
                if (*got == 0)
                    return m_isOpen ? broken() : Result<std::size_t>(0);
            }
            const std::size_t left = ZSTD_decompressStream(m_stream.get(), &output, &m_in);
            if (ZSTD_isError(left) != 0)
                return broken();
            m_isOpen = left != 0;
        }
        return output.pos;
    }

private:
    Result<std::size_t> broken() const {
        return std::unexpected(
            Message(GATEPOST_TEXT("replay", "%1: the zstd data are damaged or end too early"),
                    m_packed->name()));
    }
    std::unique_ptr<Plain> m_packed;
    std::vector<char> m_input;
    std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> m_stream;
    ZSTD_inBuffer m_in{nullptr, 0, 0};
    bool m_isOpen = true;
};

/// What else logs are packed with, by its first bytes.
struct Packing {
    std::string_view magic;
    std::string_view name;
    std::string_view command;
};
constexpr std::array<Packing, 6> kNotRead = {{{"BZh", "bzip2", "bzcat"},
                                              {std::string_view("\xfd"
                                                                "7zXZ\0",
                                                                6),
                                               "xz", "xzcat"},
                                              {"\x04\x22\x4d\x18", "lz4", "lz4cat"},
                                              {"LZIP", "lzip", "lzip -dc"},
                                              {"PK\x03\x04", "zip", "unzip -p"},
                                              {"\x1f\x9d", "compress", "uncompress -c"}}};

Result<std::unique_ptr<LogFile>> unpacked(std::unique_ptr<Plain> plain) {
    const auto magic = plain->peek(6);
    if (!magic)
        return std::unexpected(magic.error());
    for (const Packing &packing : kNotRead)
        if (magic->starts_with(packing.magic))
            return std::unexpected(
                Message(GATEPOST_TEXT("replay", "%1: is packed with %2, which is not read. Unpack "
                                                "it on the way: %3 %1 | gatepost-cli replay - …"),
                        plain->name(), packing.name, packing.command));
    if (magic->starts_with("\x1f\x8b"))
        return std::make_unique<Gzip>(std::move(plain));
    if (magic->starts_with("\x28\xb5\x2f\xfd"))
        return std::make_unique<Zstd>(std::move(plain));
    return plain;
}

} // namespace

Result<std::unique_ptr<LogFile>> LogFile::open(const std::string &path) {
    if (path == "-")
        return unpacked(std::make_unique<Plain>(stdin, "stdin", false));
    // Of a folder Windows says that permission is denied, of a name with "*" that the argument is invalid.
    const auto status = FileSystem::real().status(path);
    if (status && status->kind == FileStatus::Kind::Folder)
        return std::unexpected(notread::isFolder(path));
    std::FILE *stream = status ? std::fopen(path.c_str(), "rb") : nullptr;
    if (stream == nullptr)
        return std::unexpected(Message(GATEPOST_TEXT("replay", "%1: cannot be opened (%2)"), path,
                                       std::strerror(status ? errno : status.error().code)));
    std::setvbuf(stream, nullptr, _IONBF, 0);
    return unpacked(std::make_unique<Plain>(stream, path, true));
}

std::unique_ptr<LogFile> LogFile::ofStream(std::FILE *stream, const std::string &name) {
    std::rewind(stream);
    auto opened = unpacked(std::make_unique<Plain>(stream, name, false));
    return opened ? std::move(*opened) : nullptr;
}

Result<bool> LogBlocks::next(LogBlock &block) {
    while (!m_isEnd) {
        std::size_t filled = m_rest.size();
        if (block.buffer.size() < std::max(m_blockSize, 2 * filled) + logs::kLinePadding)
            block.buffer.resize(std::max(m_blockSize, 2 * filled) + logs::kLinePadding);
        m_rest.copy(block.buffer.data(), filled);
        const std::size_t room = block.buffer.size() - logs::kLinePadding;
        while (filled < room && !m_isEnd) {
            const auto got = m_file.read(block.buffer.data() + filled, room - filled);
            if (!got)
                m_error = got.error();
            filled += got.value_or(0);
            m_isEnd = got.value_or(0) == 0;
        }
        const std::string_view all = std::string_view(block.buffer).substr(0, filled);
        const std::size_t last = all.rfind('\n');
        // A line that an error cuts is left out.
        std::size_t cut = m_isEnd && !m_error              ? filled
                          : last == std::string_view::npos ? 0
                                                           : last + 1;
        if (cut == 0 && filled > limits::kLogLine)
            cut = filled;
        m_rest.assign(all.substr(cut));
        if (cut == 0)
            continue;
        block.size = cut;
        block.number = m_number++;
        return true;
    }
    if (m_error)
        return std::unexpected(*m_error);
    return false;
}

Result<void> forEachBlock(LogFile &file, std::size_t blockSize,
                          const std::function<bool(const LogBlock &)> &use) {
    LogBlocks blocks(file, blockSize);
    LogBlock block;
    for (;;) {
        const auto got = blocks.next(block);
        if (!got)
            return std::unexpected(got.error());
        if (!*got || !use(block))
            return {};
    }
}

} // namespace gatepost::replay
