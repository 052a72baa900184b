// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/lineops.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <string>
#include <vector>

namespace gatepost::ui {

namespace {

struct Lines {
    std::size_t first = 0;
    std::size_t last = 0;
};

class Editing {
public:
    Editing(std::string_view text, const LineIndex &lines, ByteRange selection)
        : m_text(text), m_lines(lines), m_selection(selection) {
        m_touched.first = lines.lineAt(selection.begin);
        m_touched.last = lines.lineAt(selection.end);
        if (m_touched.last > m_touched.first && lines.start(m_touched.last) == selection.end)
            --m_touched.last;
    }

    std::optional<LineEdit> run(LineOp op) const {
        switch (op) {
        case LineOp::Duplicate: return duplicate();
        case LineOp::MoveUp: return move(true);
        case LineOp::MoveDown: return move(false);
        case LineOp::Delete: return remove();
        case LineOp::Join: return join();
        case LineOp::Comment: return comment();
        }
        return std::nullopt;
    }

private:
    std::uint32_t begin() const { return m_lines.start(m_touched.first); }
    std::uint32_t end() const { return m_lines.whole(m_touched.last).end; }
    /// The empty line behind a last line end: a place, not a line.
    bool isPlace(std::size_t line) const {
        return line > 0 && line + 1 == m_lines.count() && m_lines.whole(line).empty();
    }
    std::string neighbourEnd() const {
        const LineEnd end =
            m_touched.first > 0 ? m_lines.lineEnd(m_touched.first - 1) : LineEnd::Lf;
        return std::string(lineEndBytes(end));
    }
    std::string bytes(std::uint32_t from, std::uint32_t to) const {
        return std::string(slice(m_text, {from, to}));
    }
    static ByteRange shifted(ByteRange range, std::int64_t by) {
        return {static_cast<std::uint32_t>(range.begin + by),
                static_cast<std::uint32_t>(range.end + by)};
    }

    std::optional<LineEdit> duplicate() const {
        std::string copy = bytes(begin(), end());
        if (m_lines.lineEnd(m_touched.last) == LineEnd::None)
            copy = neighbourEnd() + copy;
        const auto by = static_cast<std::int64_t>(copy.size());
        return LineEdit{TextEdit::insert(end(), std::move(copy)), shifted(m_selection, by)};
    }

    std::optional<LineEdit> move(bool up) const {
        if (up ? m_touched.first == 0 : m_touched.last + 1 >= m_lines.count())
            return std::nullopt;
        const std::size_t other = up ? m_touched.first - 1 : m_touched.last + 1;
        if (isPlace(other) || isPlace(m_touched.last))
            return std::nullopt;
        const ByteRange region{std::min(begin(), m_lines.start(other)),
                               std::max(end(), m_lines.whole(other).end)};
        std::string own = bytes(begin(), end());
        std::string moved = bytes(m_lines.whole(other).begin, m_lines.whole(other).end);
        // The last line of the text has no line end: what comes to stand there gives its own away.
        const std::size_t lower = up ? m_touched.last : other;
        if (m_lines.lineEnd(lower) == LineEnd::None) {
            const std::string_view given =
                lineEndBytes(m_lines.lineEnd(up ? other : m_touched.last));
            (up ? own : moved) += given;
            std::string &now = up ? moved : own;
            now.resize(now.size() - given.size());
        }
        const auto by = up ? -static_cast<std::int64_t>(begin() - region.begin)
                           : static_cast<std::int64_t>(moved.size());
        std::string text = up ? own + moved : moved + own;
        // A CR and a LF that met would be one line end.
        const std::string before(
            m_text.substr(region.begin > 0 ? region.begin - 1 : 0, region.begin > 0 ? 1 : 0));
        const std::string behind(m_text.substr(region.end, 1));
        if (LineIndex(before + text + behind).count() !=
            LineIndex(before + std::string(slice(m_text, region)) + behind).count())
            return std::nullopt;
        const auto size = static_cast<std::uint32_t>(m_text.size());
        ByteRange selection = shifted(m_selection, by);
        selection = {std::min(selection.begin, size), std::min(selection.end, size)};
        return LineEdit{TextEdit::replace(region, std::move(text)), selection};
    }

    std::optional<LineEdit> remove() const {
        if (isPlace(m_touched.first) || m_text.empty())
            return std::nullopt;
        ByteRange gone{begin(), end()};
        if (m_lines.lineEnd(m_touched.last) == LineEnd::None && m_touched.first > 0)
            gone.begin = m_lines.content(m_touched.first - 1).end;
        if (gone.empty())
            return std::nullopt;
        return LineEdit{TextEdit::remove(gone), {gone.begin, gone.begin}};
    }

    std::optional<LineEdit> join() const {
        const std::size_t last = std::max(m_touched.last, m_touched.first + 1);
        if (last >= m_lines.count() || isPlace(last))
            return std::nullopt;
        TextEdit edit;
        std::uint32_t caret = 0;
        std::int64_t by = 0;
        for (std::size_t line = m_touched.first; line < last; ++line) {
            ByteRange gap{m_lines.content(line).end, m_lines.start(line + 1)};
            const std::uint32_t above = m_lines.start(line);
            const std::uint32_t below = m_lines.content(line + 1).end;
            while (gap.begin > above && isBlank(m_text[gap.begin - 1]))
                --gap.begin;
            while (gap.end < below && isBlank(m_text[gap.end]))
                ++gap.end;
            const bool apart = gap.begin > above && gap.end < below;
            edit.add({gap, apart ? " " : ""});
            caret = static_cast<std::uint32_t>(gap.begin + by);
            by += (apart ? 1 : 0) - static_cast<std::int64_t>(gap.size());
        }
        return LineEdit{std::move(edit), {caret, caret}};
    }

    std::optional<LineEdit> comment() const {
        std::vector<std::uint32_t>
            starts; // first byte that is not a blank, of lines that say something
        bool all = true;
        std::uint32_t least = UINT32_MAX;
        for (std::size_t line = m_touched.first; line <= m_touched.last; ++line) {
            const ByteRange content = m_lines.content(line);
            std::uint32_t at = content.begin;
            while (at < content.end && isBlank(m_text[at]))
                ++at;
            if (at == content.end)
                continue;
            starts.push_back(at);
            least = std::min(least, at - content.begin);
            all = all && m_text[at] == '#';
        }
        if (starts.empty())
            return std::nullopt;
        TextEdit edit;
        for (const std::uint32_t at : starts) {
            if (all) {
                const bool blank = at + 1 < m_text.size() && m_text[at + 1] == ' ';
                edit.add({{at, at + (blank ? 2 : 1)}, ""});
            } else {
                const std::uint32_t start = m_lines.start(m_lines.lineAt(at));
                edit.add({{start + least, start + least}, "# "});
            }
        }
        ByteRange selection{edit.mapped(m_selection.begin), edit.mapped(m_selection.end)};
        // A selection of whole lines stays one of whole lines.
        if (!m_selection.empty() && m_selection.begin == begin())
            selection.begin = begin();
        return LineEdit{std::move(edit), selection};
    }

    std::string_view m_text;
    const LineIndex &m_lines;
    ByteRange m_selection;
    Lines m_touched;
};

} // namespace

std::optional<LineEdit> lineEdit(LineOp op, std::string_view text, const LineIndex &lines,
                                 ByteRange selection) {
    return Editing(text, lines, selection).run(op);
}

} // namespace gatepost::ui
