// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <cstdio>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// The bytes of a log, whatever it is packed in: gzip and zstd are known by their first bytes, and may be several one after the
/// other, as logs are that were packed in pieces.
namespace gatepost::replay {

class LogFile {
public:
    /// "-" is stdin. The error names the file.
    [[nodiscard]] static std::expected<std::unique_ptr<LogFile>, Message>
    open(const std::string &path);
    /// An open file, from its beginning; it stays open.
    [[nodiscard]] static std::unique_ptr<LogFile> ofStream(std::FILE *stream,
                                                           const std::string &name);
    virtual ~LogFile() = default;

    /// Up to `most` bytes; 0 at the end.
    [[nodiscard]] virtual std::expected<std::size_t, Message> read(char *to, std::size_t most) = 0;
};

/// A piece of a log: whole lines. kLinePadding bytes behind it may be read.
struct LogBlock {
    std::string buffer;
    std::size_t size = 0;
    std::uint64_t number = 0; ///< of this piece, from 0
    [[nodiscard]] std::string_view text() const { return std::string_view(buffer).substr(0, size); }
};

/// Cuts a file into blocks at line ends.
class LogBlocks {
public:
    LogBlocks(LogFile &file, std::size_t blockSize) : m_file(file), m_blockSize(blockSize) {}
    /// The next one, in the memory of the one before. False at the end of the file. An error comes after all whole lines
    /// that came before it.
    [[nodiscard]] std::expected<bool, Message> next(LogBlock &block);

private:
    LogFile &m_file;
    std::size_t m_blockSize;
    std::string m_rest; ///< the beginning of a line whose end has not come
    std::uint64_t m_number = 0;
    bool m_isEnd = false;
    std::optional<Message> m_error;
};

/// `use` gets each block in turn; false ends reading.
[[nodiscard]] std::expected<void, Message>
forEachBlock(LogFile &file, std::size_t blockSize,
             const std::function<bool(const LogBlock &)> &use);

} // namespace gatepost::replay
