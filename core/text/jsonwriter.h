// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/lineindex.h"
#include "core/text/message.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <format>
#include <string>
#include <string_view>

/// JSON text, written piece by piece and not by way of a tree: a batch of 100,000 answers is 300 MB, and a tree of it would
/// take longer than the answers.
namespace gatepost {

/// An output buffer for many small appends. `std::string::append` is not inlined and checks each piece for overlap; with it
/// an answer took twice as long (bench_verdict).
class Bytes {
public:
    /// Writes behind what `text` has; done() must be called.
    explicit Bytes(std::string &text) : m_text(text) { place(text.size()); }
    void add(std::string_view piece) {
        std::ranges::copy(piece, room(piece.size())); // memcpy() does not take a null pointer
    }
    void add(char byte) { *room(1) = byte; }
    /// Where the next `count` bytes are to be written.
    [[nodiscard, gnu::always_inline]] char *room(std::size_t count) {
        if (static_cast<std::size_t>(m_end - m_at) < count) [[unlikely]]
            grow(count);
        m_at += count;
        return m_at - count;
    }
    void done() { m_text.resize(used()); }
    /// Begins again with an empty text, which keeps its memory.
    void clear() {
        m_text.clear();
        place(0);
    }

private:
    [[nodiscard]] std::size_t used() const {
        return static_cast<std::size_t>(m_at - m_text.data());
    }
    void place(std::size_t used) {
        m_at = m_text.data() + used;
        m_end = m_text.data() + m_text.size();
    }
    [[gnu::noinline]] void grow(std::size_t count) {
        constexpr std::size_t kAnswer = 4096;
        const std::size_t before = used();
        const std::size_t size = m_text.capacity() >= before + count
                                     ? m_text.capacity()
                                     : std::max({kAnswer, m_text.size() * 2, before + count});
        m_text.resize_and_overwrite(size, [](char *, std::size_t all) { return all; });
        place(before);
    }

    std::string &m_text; ///< longer than what was written
    char *m_at = nullptr;
    char *m_end = nullptr;
};

enum class JsonStyle : std::uint8_t {
    Spaced, ///< {"a": 1, "b": 2}
    Compact ///< {"a":1,"b":2}
};

/// Keys, brackets and commas of ours, to be written in one piece. Kept as a constant, it costs nothing when it is written.
class JsonPiece {
public:
    /// `spaced`: of JsonStyle::Spaced, without a space inside its texts.
    template <std::size_t kSize>
    consteval explicit JsonPiece(const char (&spaced)[kSize]) : m_spaced(spaced, kSize - 1) {
        for (const char c : m_spaced)
            if (c != ' ')
                m_compact[m_compactSize++] = c;
    }
    template <JsonStyle kStyle>
    [[nodiscard]] constexpr std::string_view text() const {
        return kStyle == JsonStyle::Spaced ? m_spaced
                                           : std::string_view(m_compact.data(), m_compactSize);
    }

private:
    std::string_view m_spaced;
    std::array<char, 80> m_compact{};
    std::size_t m_compactSize = 0;
};

template <JsonStyle kStyle>
class BasicJsonWriter {
public:
    explicit BasicJsonWriter(Bytes &out) : m_out(out) {}

    /// A word of Gatepost, in which nothing needs an escape. Inlined, a literal is copied in two or three moves.
    [[gnu::always_inline]] void key(std::string_view name) {
        comma();
        char *at = m_out.room(name.size() + 2 + kColon.size());
        *at++ = '"';
        std::memcpy(at, name.data(), name.size());
        at[name.size()] = '"';
        std::memcpy(at + name.size() + 1, kColon.data(), kColon.size());
        m_fresh = true;
    }
    /// A key out of a file.
    void foundKey(std::string_view name) {
        text(name);
        m_out.add(kColon);
        m_fresh = true;
    }
    void open(char bracket) {
        comma();
        m_out.add(bracket);
        m_fresh = true;
    }
    void close(char bracket) {
        m_out.add(bracket);
        m_fresh = false;
    }
    void text(std::string_view value) {
        comma();
        quoted(value);
    }
    /// In English; what has no places is not copied for it.
    void message(const Message &message) {
        if (!message.isPhrase())
            text(message.verbatim());
        else if (message.arguments().empty() && message.phrase().one == nullptr)
            text(message.phrase().english());
        else
            text(message.english());
    }
    /// A word of Gatepost, in which nothing needs an escape.
    void word(std::string_view value) {
        comma();
        char *at = m_out.room(value.size() + 2);
        *at++ = '"';
        std::memcpy(at, value.data(), value.size());
        at[value.size()] = '"';
    }
    void wordOrNull(std::string_view value, bool present) {
        if (present)
            word(value);
        else
            raw("null");
    }
    /// What follows it is written without a comma.
    void piece(const JsonPiece &value) {
        members(value);
        m_fresh = true;
    }
    /// Whole members or a whole value.
    void members(const JsonPiece &value) { raw(value.template text<kStyle>()); }
    void textOrNull(std::string_view value, bool present) {
        if (present)
            text(value);
        else
            raw("null");
    }
    void raw(std::string_view value) {
        comma();
        m_out.add(value);
    }
    void number(std::uint64_t value) {
        char digits[20];
        raw({digits, std::to_chars(digits, digits + sizeof digits, value).ptr});
    }
    void real(double value) {
        char digits[32];
        std::string_view shown(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
        raw(shown);
        if (shown.find_first_of(".e") == std::string_view::npos)
            m_out.add(".0"); // a pace is a decimal number, whole or not
    }
    void boolean(bool value) { raw(value ? "true" : "false"); }

private:
    static constexpr std::string_view kComma = kStyle == JsonStyle::Spaced ? ", " : ",";
    static constexpr std::string_view kColon = kStyle == JsonStyle::Spaced ? ": " : ":";

    void comma() {
        if (!m_fresh)
            m_out.add(kComma);
        m_fresh = false;
    }

    /// Bytes that are not UTF-8 become U+FFFD, because JSON cannot contain them.
    void quoted(std::string_view value) {
        m_out.add('"');
        std::size_t plain = 0;
        const auto flush = [&](std::size_t to) { m_out.add(value.substr(plain, to - plain)); };
        for (std::size_t at = 0; at < value.size();) {
            while (at + 8 <= value.size() && isPlain(load8(value.data() + at)))
                at += 8;
            // What is left over, together with some that were looked at.
            if (value.size() >= 8 && at + 8 > value.size() &&
                isPlain(load8(value.data() + value.size() - 8)))
                break;
            if (at == value.size())
                break;
            const auto byte = static_cast<unsigned char>(value[at]);
            if (byte >= 0x20 && byte < 0x7F && byte != '"' && byte != '\\') {
                ++at;
                continue;
            }
            const std::size_t length = utf8SequenceLength(value.substr(at));
            if (length > 1) {
                at += length;
                continue;
            }
            flush(at);
            if (length == 0)
                m_out.add("\\ufffd");
            else if (byte == '"' || byte == '\\')
                m_out.add(std::string_view(std::array{'\\', value[at]}));
            else
                std::format_to(m_out.room(6), "\\u{:04x}", byte);
            plain = ++at;
        }
        flush(value.size());
        m_out.add('"');
    }

    /// Eight bytes of which none needs a second look.
    static bool isPlain(std::uint64_t word) {
        constexpr std::uint64_t kOnes = 0x0101010101010101U;
        const auto anyZero = [](std::uint64_t of) { return (of - kOnes) & ~of; };
        const std::uint64_t any = ((word - kOnes * 0x20) & ~word) | anyZero(word ^ (kOnes * '"')) |
                                  anyZero(word ^ (kOnes * '\\')) | anyZero(word ^ (kOnes * 0x7F)) |
                                  word;
        return (any & (kOnes * 0x80)) == 0;
    }

    Bytes &m_out;
    bool m_fresh = true;
};

using JsonWriter = BasicJsonWriter<JsonStyle::Spaced>;
using CompactJsonWriter = BasicJsonWriter<JsonStyle::Compact>;

} // namespace gatepost
