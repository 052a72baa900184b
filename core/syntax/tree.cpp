// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/syntax/tree.h"

#include "core/dialect/keyindex.h"
#include "core/text/ascii.h"
#include "core/text/signs.h"
#include "core/text/words.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <new>

namespace gatepost {

namespace {

constexpr std::string_view kBom = "\xEF\xBB\xBF";
constexpr std::string_view kBlockKey = "agent";
constexpr std::string_view kMetaKey = "meta";
constexpr std::uint32_t kLongestRuleKey = 8; ///< "disallow"

bool isPathDirective(DirectiveId id) {
    return id == DirectiveId::UserAgent || id == DirectiveId::Allow || id == DirectiveId::Disallow;
}

/// Makes room for lines behind whatever std::allocate_shared() makes: a tree is one piece of memory.
template <typename T>
struct RoomForLines {
    using value_type = T;

    RoomForLines(std::size_t lineCount, Line **place) : count(lineCount), lines(place) {}
    template <typename Other>
    RoomForLines(const RoomForLines<Other> &other) // NOLINT(google-explicit-constructor)
        : count(other.count), lines(other.lines) {}

    T *allocate(std::size_t number) {
        static_assert(alignof(Line) <= alignof(T) && alignof(T) <= alignof(std::max_align_t));
        auto *memory =
            static_cast<std::byte *>(::operator new(number * sizeof(T) + count * sizeof(Line)));
        *lines = reinterpret_cast<Line *>(memory + number * sizeof(T));
        return reinterpret_cast<T *>(memory);
    }
    void deallocate(T *memory, std::size_t /*number*/) { ::operator delete(memory); }
    friend bool operator==(const RoomForLines &, const RoomForLines &) { return true; }

    std::size_t count;
    Line **lines; ///< where they are is written there, while the tree is made
};

} // namespace

/// One pass over the bytes: LineCutter finds each line's end, colon and comment sign, the rest is looked at here.
class Parser {
public:
    Parser(std::string text, DialectId id)
        : m_dialect(gatepost::dialect(id)), m_keys(keyIndex(id)) {
        m_room = lineEndCount(text) + 1;
        Line *lines = nullptr;
        m_data = std::allocate_shared<Tree::Data>(RoomForLines<Tree::Data>(m_room, &lines));
        m_data->lines = lines;
        m_data->text = std::move(text);
        m_data->dialect = id;
    }

    void run(Tree &tree) {
        m_text = m_data->text.data();
        m_data->hasBom = m_data->text.starts_with(kBom);
        LineCutter lines(m_data->text, m_data->hasBom ? kBom.size() : 0);
        for (CutLine cut; lines.next(cut);) {
            assert(m_count < m_room);
            readContent(*::new (m_data->lines + m_count++) Line, cut);
        }
        m_data->lineCount = m_count;
        tree.m_data = std::move(m_data);
    }

private:
    std::uint32_t find(char c, std::uint32_t from, std::uint32_t to) const {
        if (from >= to)
            return to;
        const void *found = std::memchr(m_text + from, c, to - from);
        return found == nullptr
                   ? to
                   : static_cast<std::uint32_t>(static_cast<const char *>(found) - m_text);
    }

    [[gnu::always_inline]] void readContent(Line &line, const CutLine &cut) {
        auto begin = static_cast<std::uint32_t>(cut.begin);
        auto end = static_cast<std::uint32_t>(cut.contentEnd);
        line.begin = begin;
        line.contentEnd = end;
        line.end = static_cast<std::uint32_t>(cut.end);
        while (begin < end && isBlank(m_text[begin]))
            ++begin;
        line.commentBegin = end;
        line.keyBegin = line.valueBegin = line.valueEnd = begin;
        if (begin == end)
            return; // blank
        if (m_text[begin] == '#') {
            line.kind = LineKind::Comment;
            line.commentBegin = begin;
            if (m_dialect.hasBlocks && !m_seenDirective)
                readMeta(line);
            return;
        }
        const bool anywhere = m_dialect.comments == CommentStyle::Anywhere;
        const auto hash = static_cast<std::uint32_t>(cut.hash);
        std::uint32_t comment = hash;
        if (!anywhere)
            while (comment < end && !isBlank(m_text[comment - 1]))
                comment = find('#', comment + 1, end);
        line.commentBegin = comment;
        end = trimmedEnd(begin, comment);
        if (m_dialect.hasBlocks && m_text[begin] == '[' && readHeader(line, begin, end)) {
            m_seenDirective = true;
            return;
        }
        const auto colon = static_cast<std::uint32_t>(cut.colon);
        if (colon >= end) {
            line.kind = LineKind::Other;
            line.valueEnd = end;
            return;
        }
        const std::uint32_t keyEnd = trimmedEnd(begin, colon);
        line.keyLength =
            static_cast<std::uint16_t>(std::min<std::uint32_t>(keyEnd - begin, 0xFFFF));
        line.directive = keyEnd - begin > 0xFFFF ? DirectiveId::None
                                                 : idOfKey({m_text + begin, m_text + keyEnd});
        line.kind =
            line.directive == DirectiveId::None ? LineKind::UnknownKey : LineKind::Directive;
        if (!anywhere && isPathDirective(line.directive) && hash < comment && hash > colon) {
            line.commentBegin = hash; // the RFC's rule for path rules (S4)
            end = trimmedEnd(begin, hash);
        }
        std::uint32_t value = colon + 1;
        while (value < end && isBlank(m_text[value]))
            ++value;
        line.valueBegin = std::min(value, std::max(end, colon + 1));
        line.valueEnd = std::max(end, line.valueBegin);
        if (line.kind == LineKind::Directive)
            m_seenDirective = true;
        if (line.directive == DirectiveId::UserAgent && cut.moreColons)
            splitJoined(line);
    }

    /// Most keys are Disallow, written as on the line before.
    DirectiveId idOfKey(std::string_view key) {
        if (key.size() != sizeof m_lastKey)
            return m_keys.idOfLine(key);
        const auto word = words::load<std::uint64_t>(key.data());
        if (word != m_lastKey) {
            m_lastKey = word;
            m_lastId = m_keys.idOfLine(key);
        }
        return m_lastId;
    }

    std::uint32_t trimmedEnd(std::uint32_t begin, std::uint32_t end) const {
        while (end > begin && isBlank(m_text[end - 1]))
            --end;
        return end;
    }

    /// "[agent: NAME]" (S51).
    bool readHeader(Line &line, std::uint32_t begin, std::uint32_t end) {
        const std::string_view inside(m_text + begin + 1, end - begin - 1);
        if (inside.empty() || inside.back() != ']')
            return false;
        const std::size_t colon = inside.find(':');
        if (colon == std::string_view::npos)
            return false;
        const std::string_view key = trimmed(inside.substr(0, colon));
        if (!equalsIgnoringCase(key, kBlockKey))
            return false;
        const std::string_view name = trimmed(inside.substr(colon + 1, inside.size() - colon - 2));
        line.kind = LineKind::BlockHeader;
        line.keyBegin = static_cast<std::uint32_t>(key.data() - m_text);
        line.keyLength = static_cast<std::uint16_t>(key.size());
        line.valueBegin = static_cast<std::uint32_t>(name.data() - m_text);
        line.valueEnd = line.valueBegin + static_cast<std::uint32_t>(name.size());
        return true;
    }

    /// "# meta: key: value" (S58).
    void readMeta(const Line &line) {
        std::string_view rest(m_text + line.commentBegin + 1,
                              line.contentEnd - line.commentBegin - 1);
        rest = trimmed(rest);
        if (!startsWithIgnoringCase(rest, kMetaKey))
            return;
        rest = trimmed(rest.substr(kMetaKey.size()));
        if (!rest.starts_with(':'))
            return;
        rest = trimmed(rest.substr(1));
        const std::size_t colon = std::min(rest.find(':'), rest.size());
        const std::string_view key = trimmed(rest.substr(0, colon));
        const std::string_view value =
            colon < rest.size() ? trimmed(rest.substr(colon + 1)) : rest.substr(rest.size());
        const auto range = [this](std::string_view part) {
            const auto begin = static_cast<std::uint32_t>(part.data() - m_text);
            return ByteRange{begin, begin + static_cast<std::uint32_t>(part.size())};
        };
        DirectiveId id = DirectiveId::None;
        for (const Directive &row : m_dialect.directives)
            if (row.place == Place::Meta && equalsIgnoringCase(row.name, key))
                id = row.id;
        for (const Spelling &spelling : m_dialect.spellings)
            if (id == DirectiveId::None && !spelling.google &&
                equalsIgnoringCase(spelling.spelling, key)) {
                const Directive *row = m_dialect.find(spelling.meant);
                if (row != nullptr && row->place == Place::Meta)
                    id = spelling.meant;
            }
        m_data->meta.push_back(
            {static_cast<std::uint32_t>(m_count - 1), id, range(key), range(value)});
    }

    /// "User-agent: x Disallow: /" (S17): the value ends before a rule's key that follows white space.
    void splitJoined(Line &line) {
        for (std::uint32_t colon = find(':', line.valueBegin, line.valueEnd); colon < line.valueEnd;
             colon = find(':', colon + 1, line.valueEnd)) {
            const std::uint32_t keyEnd = trimmedEnd(line.valueBegin, colon);
            std::uint32_t keyBegin = keyEnd;
            // No further back than a rule's key is long: a line of colons alone costs no more than another.
            while (keyBegin > line.valueBegin && keyEnd - keyBegin <= kLongestRuleKey &&
                   !isBlank(m_text[keyBegin - 1]))
                --keyBegin;
            const std::string_view key(m_text + keyBegin, keyEnd - keyBegin);
            const DirectiveId id = equalsIgnoringCase(key, "disallow") ? DirectiveId::Disallow
                                   : equalsIgnoringCase(key, "allow")  ? DirectiveId::Allow
                                                                       : DirectiveId::None;
            if (id == DirectiveId::None || keyBegin == line.valueBegin)
                continue;
            std::uint32_t value = colon + 1;
            while (value < line.valueEnd && isBlank(m_text[value]))
                ++value;
            m_data->joined.push_back({static_cast<std::uint32_t>(m_count - 1),
                                      id,
                                      {keyBegin, keyEnd},
                                      {value, line.valueEnd}});
            line.valueEnd = trimmedEnd(line.valueBegin, keyBegin);
            return;
        }
    }

    const Dialect &m_dialect;
    const KeyIndex &m_keys;
    std::shared_ptr<Tree::Data> m_data;
    const char *m_text = nullptr;
    std::size_t m_room = 0;  ///< lines that there is room for
    std::size_t m_count = 0; ///< lines that are there
    std::uint64_t m_lastKey =
        0; ///< the last key of eight bytes: of eight zeros there is no directive
    DirectiveId m_lastId = DirectiveId::None;
    bool m_seenDirective = false;
};

Tree::Tree() {
    static const std::shared_ptr<const Data> empty = std::make_shared<const Data>();
    m_data = empty;
}

Tree::Tree(std::string text, DialectId dialect) {
    assert(gatepost::dialect(dialect).syntax == Syntax::Lines); // YAML has none: core/yaml
    Parser(std::move(text), dialect).run(*this);
}

Tree Tree::parse(std::string text, DialectId dialect) {
    return {std::move(text), dialect};
}

std::string_view Tree::quoted(const Line &line) const {
    return trimmed(slice({line.begin, line.commentBegin}));
}

std::optional<std::size_t> Tree::lineAt(std::uint32_t offset) const {
    const auto all = lines();
    if (all.empty())
        return {};
    const auto after = std::ranges::upper_bound(all, offset, {}, &Line::begin);
    return after == all.begin() ? 0 : static_cast<std::size_t>(after - all.begin()) - 1;
}

std::vector<Piece> Tree::pieces() const {
    std::vector<Piece> pieces;
    std::uint32_t at = 0;
    const auto put = [&](PieceKind kind, std::uint32_t end) {
        if (end > at)
            pieces.push_back({kind, {at, end}});
        at = std::max(at, end);
    };
    if (hasBom())
        put(PieceKind::Bom, kBom.size());
    for (const Line &line : lines()) {
        switch (line.kind) {
        case LineKind::Blank:
        case LineKind::Comment: break;
        case LineKind::Other:
            put(PieceKind::Space, line.valueBegin);
            put(PieceKind::Text, line.valueEnd);
            break;
        case LineKind::Directive:
        case LineKind::UnknownKey:
        case LineKind::BlockHeader: {
            put(line.kind == LineKind::BlockHeader ? PieceKind::Separator : PieceKind::Space,
                line.keyBegin);
            put(PieceKind::Key, line.keyBegin + line.keyLength);
            put(PieceKind::Separator, line.valueBegin);
            put(PieceKind::Value, line.valueEnd);
            if (line.kind == LineKind::BlockHeader) {
                const std::string_view rest = slice({line.valueEnd, line.commentBegin});
                put(PieceKind::Separator,
                    line.valueEnd + static_cast<std::uint32_t>(rest.find(']') + 1));
            }
            const auto joined = std::ranges::lower_bound(
                joinedRules(), static_cast<std::uint32_t>(&line - lines().data()), {},
                &JoinedRule::line);
            if (joined != joinedRules().end() && lines().data() + joined->line == &line) {
                put(PieceKind::Space, joined->key.begin);
                put(PieceKind::Key, joined->key.end);
                put(PieceKind::Separator, joined->value.begin);
                put(PieceKind::Value, joined->value.end);
            }
            break;
        }
        }
        put(PieceKind::Space, line.commentBegin);
        put(PieceKind::Comment, line.contentEnd);
        put(PieceKind::LineEnd, line.end);
    }
    return pieces;
}

} // namespace gatepost
