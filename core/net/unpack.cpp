// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/net/unpack.h"

#include "core/text/ascii.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <vector>

namespace gatepost::net {

namespace {

/// So many times may a body be packed.
constexpr std::size_t kMostLevels = 3;

/// One level of gzip.
class Gunzip {
public:
    explicit Gunzip(std::string_view packed) {
        constexpr int kWindowAndGzip = 15 + 16;
        m_isReady = inflateInit2(&m_stream, kWindowAndGzip) == Z_OK;
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
        m_stream.avail_in = static_cast<uInt>(packed.size());
    }
    ~Gunzip() { inflateEnd(&m_stream); }
    Gunzip(const Gunzip &) = delete;
    Gunzip &operator=(const Gunzip &) = delete;

    /// Keeps at most so many bytes.
    Unpacked run(std::size_t most) {
        Unpacked out;
        std::array<char, 16'384> part{};
        while (m_isReady) {
            m_stream.next_out = reinterpret_cast<Bytef *>(part.data());
            m_stream.avail_out = part.size();
            const int status = inflate(&m_stream, Z_NO_FLUSH);
            const std::size_t made = part.size() - m_stream.avail_out;
            const std::size_t room = most - out.bytes.size();
            out.bytes.append(part.data(), std::min(made, room));
            if (made > room) {
                out.end = UnpackEnd::TooLarge;
                return out;
            }
            if (status == Z_STREAM_END && m_stream.avail_in == 0)
                return out;
            if (status == Z_STREAM_END)
                inflateReset(&m_stream); // another member follows
            else if (status != Z_OK)
                break;
        }
        out.end = UnpackEnd::Broken;
        return out;
    }

private:
    z_stream m_stream{};
    bool m_isReady = false;
};

std::vector<std::string> levelsOf(std::string_view encodings) {
    std::vector<std::string> levels;
    while (!encodings.empty()) {
        const std::size_t end = std::min(encodings.find(','), encodings.size());
        const std::string level = toLower(trimmed(encodings.substr(0, end)));
        if (!level.empty() && level != "identity")
            levels.push_back(level);
        encodings.remove_prefix(std::min(end + 1, encodings.size()));
    }
    return levels;
}

} // namespace

Unpacked unpack(std::string_view packed, std::string_view contentEncoding, std::size_t most,
                std::size_t timesPacked) {
    const std::vector<std::string> levels = levelsOf(contentEncoding);
    const bool isKnown = std::ranges::all_of(
        levels, [](const std::string &level) { return level == "gzip" || level == "x-gzip"; });
    if (!isKnown || levels.size() > kMostLevels)
        return {std::string(), UnpackEnd::Unknown};
    const std::size_t dense = packed.size() * timesPacked;
    Unpacked out{std::string(packed), UnpackEnd::Whole};
    if (levels.empty() && packed.size() > most) {
        out.bytes.resize(most);
        out.end = UnpackEnd::TooLarge;
    }
    for (std::size_t level = 0; level < levels.size() && out.end == UnpackEnd::Whole; ++level) {
        const std::string before = std::move(out.bytes);
        out = Gunzip(before).run(std::min(most, dense));
        if (out.end == UnpackEnd::TooLarge && dense < most)
            return {std::string(), UnpackEnd::TooDense};
    }
    return out;
}

} // namespace gatepost::net
