// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// How a file writes its lines, read off the lines that are there.
#include "core/model/linedraft.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <functional>

namespace gatepost {
namespace {

constexpr std::size_t kTabWidth = 8;

std::string toUpper(std::string_view text) {
    std::string upper(text);
    std::ranges::transform(upper, upper.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    });
    return upper;
}

std::string capitalised(std::string_view text, bool eachWord) {
    std::string result = toLower(text);
    for (std::size_t i = 0; i < result.size(); ++i)
        if (i == 0 || (eachWord && result[i - 1] == '-'))
            result[i] = toUpper(result.substr(i, 1))[0];
    return result;
}

/// `name` in the case that `sample` is written in, where `sampleName` is its canonical form.
std::string inCaseOf(std::string_view name, std::string_view sample, std::string_view sampleName) {
    if (sample == sampleName)
        return std::string(name);
    if (sample == toLower(sample))
        return toLower(name);
    if (sample == toUpper(sample))
        return toUpper(name);
    if (sample == capitalised(sample, false))
        return capitalised(name, false);
    if (sample == capitalised(sample, true))
        return capitalised(name, true);
    return std::string(name);
}

std::size_t columnAfter(std::string_view text, std::size_t column = 0) {
    for (const char c : text)
        column = c == '\t' ? (column / kTabWidth + 1) * kTabWidth : column + 1;
    return column;
}

class Speller {
public:
    Speller(const Tree &tree, DirectiveId id, std::size_t place,
            std::span<const std::uint32_t> siblings)
        : m_tree(tree),
          m_row(tree.dialect().find(id)),
          m_id(id),
          m_place(place),
          m_siblings(siblings) {}

    [[nodiscard]] std::string key() const {
        const std::string_view name = m_row == nullptr ? directiveName(m_id) : m_row->name;
        const auto exact = [&](const Line &line) {
            return line.is(m_id) && equalsIgnoringCase(m_tree.key(line), name);
        };
        if (const Line *line = firstOf({exact}))
            return std::string(m_tree.key(*line));
        const Line *line = firstOf({[&](const Line &l) { return placeOf(l) == ownPlace(); },
                                    [](const Line &) { return true; }});
        if (line == nullptr)
            return std::string(name);
        return inCaseOf(name, m_tree.key(*line), m_tree.dialect().find(line->directive)->name);
    }

    [[nodiscard]] std::string line(std::string_view value) const {
        const Line *indented = firstOf({[&](const Line &l) { return placeOf(l) == ownPlace(); }});
        if (indented == nullptr && ownPlace() == Place::Group)
            indented = firstOf({[&](const Line &l) { return placeOf(l) == Place::AgentLine; }});
        std::string text(indented == nullptr ? std::string_view()
                                             : m_tree.slice({indented->begin, indented->keyBegin}));
        text += key();
        const std::string separator = separatorAfter(text);
        text += separator;
        if (value.empty())
            text.erase(text.find_last_not_of(" \t") + 1);
        return text.append(value);
    }

private:
    using Wanted = std::function<bool(const Line &)>;

    [[nodiscard]] Place placeOf(const Line &line) const {
        return m_tree.dialect().find(line.directive)->place;
    }
    [[nodiscard]] Place ownPlace() const { return m_row == nullptr ? Place::File : m_row->place; }

    /// The nearest directive line for the first predicate that any line satisfies; of each, the siblings
    /// are asked before the rest of the file.
    [[nodiscard]] const Line *firstOf(std::initializer_list<Wanted> wanted) const {
        for (const Wanted &want : wanted) {
            if (const Line *line = nearestSibling(want))
                return line;
            if (const Line *line = nearestLine(want))
                return line;
        }
        return nullptr;
    }

    [[nodiscard]] const Line *nearestSibling(const Wanted &want) const {
        const Line *best = nullptr;
        std::size_t bestDistance = 0;
        for (const std::uint32_t index : m_siblings) {
            const Line &line = m_tree.lines()[index];
            const std::size_t distance = index < m_place ? m_place - index : index - m_place + 1;
            if (line.kind == LineKind::Directive && (best == nullptr || distance < bestDistance) &&
                want(line)) {
                best = &line;
                bestDistance = distance;
            }
        }
        return best;
    }

    [[nodiscard]] const Line *nearestLine(const Wanted &want) const {
        const auto lines = m_tree.lines();
        for (std::size_t distance = 1; distance <= lines.size(); ++distance) {
            if (distance <= m_place) {
                const Line &line = lines[m_place - distance];
                if (line.kind == LineKind::Directive && want(line))
                    return &line;
            }
            if (m_place + distance - 1 < lines.size()) {
                const Line &line = lines[m_place + distance - 1];
                if (line.kind == LineKind::Directive && want(line))
                    return &line;
            }
        }
        return nullptr;
    }

    /// What stands between the key and the value: `before` is the line so far, key included.
    [[nodiscard]] std::string separatorAfter(std::string_view before) const {
        const auto hasValue = [&](const Line &l) { return l.valueBegin < l.valueEnd; };
        const auto own = [&](const Line &l) { return hasValue(l) && l.is(m_id); };
        const Line *line = nearestSibling(own);
        if (line == nullptr)
            line = nearestSibling(hasValue);
        if (line == nullptr)
            line = firstOf({own, hasValue});
        if (line == nullptr)
            return ": ";
        const std::string_view separator = m_tree.slice({line->key().end, line->valueBegin});
        const std::size_t colon = separator.find(':');
        const std::string_view blanks = separator.substr(colon + 1);
        if (blanks.size() < 2)
            return std::string(separator);
        // Several blanks line the values up: the new value stands in the same column.
        const std::size_t column = columnAfter(m_tree.slice({line->begin, line->valueBegin}));
        std::string result(separator.substr(0, colon + 1));
        std::size_t at = columnAfter(result, columnAfter(before));
        const char blank = blanks.front();
        do {
            result += blank;
            at = columnAfter({&blank, 1}, at);
        } while (at < column);
        return columnAfter(separator, columnAfter(before)) == column ? std::string(separator)
                                                                     : result;
    }

    const Tree &m_tree;
    const Directive *m_row;
    DirectiveId m_id;
    std::size_t m_place;
    std::span<const std::uint32_t> m_siblings;
};

} // namespace

std::string spelledLine(const Tree &tree, DirectiveId directive, std::string_view value,
                        std::size_t place, std::span<const std::uint32_t> siblings) {
    return Speller(tree, directive, place, siblings).line(value);
}

std::string spelledKey(const Tree &tree, DirectiveId directive, std::size_t place,
                       std::span<const std::uint32_t> siblings) {
    return Speller(tree, directive, place, siblings).key();
}

} // namespace gatepost
