// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <streambuf>
#include <string>
#include <string_view>

/// What a stranger's file may do to the terminal that shows it: nothing.
///
/// A policy text, a file name or an answer may hold escape sequences that recolour, retitle or answer for the terminal, and
/// marks that turn the direction of writing round. Where they would reach a terminal they are written out as text.
///
/// - stderr is for people: always so, in a log too.
/// - stdout only where it is a terminal. Into a file or pipe every byte goes as it is: `set` and `render` print files, and JSON
///   is for programs.
/// - JSON stays exact on a terminal too: it holds such characters in strings alone, where \u001b means the same.
namespace gatepost::cli {

/// The text with what a terminal would obey made visible: controls but line feed, tab and a CR before a line feed, U+0080 to
/// U+009F, line and paragraph separators, and marks of direction as \u001b; bytes that are not UTF-8 as \x9b.
[[nodiscard]] std::string madeVisible(std::string_view text);

/// Stands before a stream's own buffer and makes visible what is written. Writes that part a character are put together.
class VisibleBuffer : public std::streambuf {
public:
    explicit VisibleBuffer(std::streambuf *into) : m_into(into) {}
    VisibleBuffer(const VisibleBuffer &) = delete;
    VisibleBuffer &operator=(const VisibleBuffer &) = delete;

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char *text, std::streamsize size) override;
    int sync() override;

private:
    [[nodiscard]] bool write(bool all);

    std::streambuf *m_into;
    std::string m_held; ///< what may be the beginning of a character, or a CR
};

/// Makes std::cout and std::cerr safe for the time that it lives.
class VisibleStreams {
public:
    VisibleStreams();
    ~VisibleStreams();
    VisibleStreams(const VisibleStreams &) = delete;
    VisibleStreams &operator=(const VisibleStreams &) = delete;

private:
    std::streambuf *m_plainOut;
    std::streambuf *m_plainErr;
    VisibleBuffer m_out;
    VisibleBuffer m_err;
};

} // namespace gatepost::cli
