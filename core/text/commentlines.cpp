// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/commentlines.h"

#include "core/text/ascii.h"
#include "core/text/lineindex.h"

#include <algorithm>
#include <vector>

namespace gatepost {
namespace {

std::string_view textOf(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with('#'))
        line.remove_prefix(1);
    return trimmed(line);
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace

std::string commentText(std::string_view lines) {
    const LineIndex index(lines);
    std::string text;
    for (std::size_t i = 0; i < index.count(); ++i) {
        if (index.whole(i).empty()) // behind the last line end
            break;
        if (i > 0)
            text += '\n';
        text += textOf(slice(lines, index.content(i)));
    }
    return text;
}

std::string commentLines(std::string_view lines, std::string_view text, std::string_view lineEnd,
                         std::string_view indent) {
    const LineIndex index(lines);
    std::size_t old = 0;
    std::string out;
    for (const std::string_view line : linesOf(text)) {
        std::size_t same = old;
        while (same < index.count() &&
               (index.whole(same).empty() || textOf(slice(lines, index.content(same))) != line))
            ++same;
        if (same < index.count()) {
            out += slice(lines, index.content(same));
            out +=
                index.lineEnd(same) == LineEnd::None ? lineEnd : lineEndBytes(index.lineEnd(same));
            old = same + 1;
        } else {
            out += indent;
            out += line.empty() ? "#" : "# " + std::string(line);
            out += lineEnd;
        }
    }
    return out;
}

std::optional<Message> commentRefused(std::string_view text, bool severalLines) {
    for (const char c : text)
        if ((static_cast<unsigned char>(c) < 0x20 && c != '\t' && !(c == '\n' && severalLines)) ||
            c == '\x7F')
            return Message(
                severalLines
                    ? GATEPOST_TEXT("edit", "A comment cannot contain control characters. "
                                            "Remove them.")
                    : GATEPOST_TEXT("edit", "This comment is one line: it cannot contain line "
                                            "ends or other control characters."));
    return {};
}

TextEdit lineCommentEdit(std::string_view bytes, ByteRange line, std::uint32_t comment,
                         std::string_view text) {
    const bool has = comment < line.end;
    // What stands before the comment, without the blanks that separate it.
    std::uint32_t end = comment;
    while (end > line.begin && isBlank(bytes[end - 1]))
        --end;
    if (text.empty())
        return TextEdit::remove({end, line.end});
    if (!has)
        return TextEdit::replace({end, line.end}, "  # " + std::string(text));
    std::uint32_t begin = comment + 1;
    while (begin < line.end && isBlank(bytes[begin]))
        ++begin;
    const std::string blank = begin == comment + 1 && begin == line.end ? " " : "";
    return TextEdit::replace({begin, line.end}, blank + std::string(text));
}

} // namespace gatepost
