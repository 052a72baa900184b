// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/commentparagraphs.h"

#include "core/text/ascii.h"
#include "core/text/lineindex.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace gatepost {

namespace {

constexpr std::size_t kWidth = 100;
constexpr std::string_view kRule = "----";

/// A whole-line comment's words, or nothing.
std::string_view prose(std::string_view line) {
    const std::string_view body = trimmed(line);
    if (!body.starts_with('#'))
        return {};
    const std::string_view words = trimmed(body.substr(1));
    for (const std::string_view kept : {"meta:", "gatepost:"})
        if (startsWithIgnoringCase(words, kept))
            return {};
    return words;
}

bool isHeading(std::string_view words) {
    return words.starts_with(kRule);
}

/// "---- Search engines ------" → "Search engines".
std::string_view headingWords(std::string_view words) {
    const auto dash = [](char c) { return c == '-'; };
    const auto *const begin = std::ranges::find_if_not(words, dash);
    const auto end = std::find_if_not(words.rbegin(), words.rend(), dash).base();
    return begin < end ? trimmed({begin, static_cast<std::size_t>(end - begin)})
                       : std::string_view();
}

/// Words as comment lines. Languages without blanks between words are broken where the line is full.
std::string wrapped(std::string_view words, std::string_view indent, std::string_view lineEnd) {
    std::string out;
    std::string line;
    const auto flush = [&] {
        if (!line.empty())
            out.append(out.empty() ? std::string_view() : lineEnd)
                .append(indent)
                .append("# ")
                .append(line);
        line.clear();
    };
    const std::size_t most = kWidth - indent.size() - 2;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t end = std::min(words.find(' ', at), words.size());
        std::string_view word = words.substr(at, end - at);
        if (characterCount(word) > most / 2 && static_cast<unsigned char>(word.back()) >= 0x80) {
            std::size_t taken = 0; // no blanks: as much as fits, some columns being two wide
            const std::size_t room = most / 2 - std::min(most / 2, characterCount(line));
            for (std::size_t n = 0; taken < word.size() && n < std::max<std::size_t>(room, 1); ++n)
                taken += std::max<std::size_t>(utf8SequenceLength(word.substr(taken)), 1);
            word = word.substr(0, taken);
            end = at + taken;
            line += word;
            if (end < words.size() && words[end] != ' ')
                flush();
        } else {
            if (!line.empty() && characterCount(line) + 1 + characterCount(word) > most)
                flush();
            if (!line.empty())
                line += ' ';
            line += word;
        }
        at = end;
        while (at < words.size() && words[at] == ' ')
            ++at;
    }
    flush();
    return out;
}

std::string heading(std::string_view words, std::string_view indent, std::size_t width) {
    std::string out(indent);
    out.append("# ").append(kRule).append(" ").append(words).append(" ");
    const std::size_t length = characterCount(out);
    out.append(width > length + 4 ? width - length : 4, '-');
    return out;
}

struct Piece {
    std::size_t begin = 0; ///< bytes of the text, the last line's end not included
    std::size_t end = 0;
    std::string words;
    bool heading = false;
};

std::vector<Piece> pieces(std::string_view text) {
    std::vector<Piece> out;
    bool open = false;
    const LineIndex lines(text);
    for (std::size_t i = 0; i < lines.count(); ++i) {
        const ByteRange content = lines.content(i);
        const std::size_t begin = content.begin;
        const std::size_t end = content.end;
        const std::string_view words = prose(text.substr(begin, end - begin));
        if (isHeading(words)) {
            if (const std::string_view name = headingWords(words); !name.empty())
                out.push_back({begin, end, std::string(name), true});
            open = false;
        } else if (words.empty()) {
            open = false;
        } else if (open) {
            out.back().words.append(" ").append(words);
            out.back().end = end;
        } else {
            out.push_back({begin, end, std::string(words), false});
            open = true;
        }
    }
    return out;
}

} // namespace

std::vector<std::string> commentParagraphs(std::string_view text) {
    std::vector<std::string> out;
    for (Piece &piece : pieces(text))
        out.push_back(std::move(piece.words));
    return out;
}

std::string withParagraphs(std::string_view text,
                           const std::function<std::string(const std::string &)> &say) {
    std::string out;
    std::size_t copied = 0;
    for (const Piece &piece : pieces(text)) {
        const std::string said = say(piece.words);
        if (said == piece.words || said.empty())
            continue;
        const std::string_view old = text.substr(piece.begin, piece.end - piece.begin);
        const std::string_view indent = old.substr(0, old.find('#'));
        const std::size_t lineEnd = text.find_first_of("\r\n", piece.begin);
        const std::string_view ending = lineEnd == std::string_view::npos ? "\n"
                                        : text.substr(lineEnd).starts_with("\r\n")
                                            ? "\r\n"
                                            : text.substr(lineEnd, 1);
        out += text.substr(copied, piece.begin - copied);
        out += piece.heading ? heading(said, indent, characterCount(old))
                             : wrapped(said, indent, ending);
        copied = piece.end;
    }
    out += text.substr(copied);
    return out;
}

} // namespace gatepost
