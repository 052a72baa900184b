// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/text/bytes.h"
#include "core/text/once.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The lossless tree of a policy text: its lines, each cut into pieces. Parsing never fails; whatever a line
/// is, its pieces put together are its very bytes (S2–S5).
///
///     Disallow : /blog   # old posts⏎
///     |key    |sep|value|gap|comment|end
///
/// A tree is an immutable snapshot that owns its text; copies are cheap and share it, and with it the groups (groups.h) and
/// scopes (scopes.h), which are read once, when they are first asked for.
namespace gatepost {

struct Groups;
struct Scopes;

/// Author: everything this program knows. Plain: what a crawler that knows RFC 9309 alone sees: Robot-version is an
/// unknown line, "User-agent: x Disallow: /" is one odd agent (S82).
enum class GroupReading : std::uint8_t { Author, Plain };

enum class LineKind : std::uint8_t {
    Blank,       ///< nothing, or spaces and tabs
    Comment,     ///< only a comment
    Directive,   ///< key : value with a key of the dialect
    UnknownKey,  ///< key : value, but the dialect does not know the key (S5)
    BlockHeader, ///< [agent: …] (robots2.txt)
    Other,       ///< none of these: kept, reported, decides nothing (S5)
};

struct Line {
    std::uint32_t begin = 0;      ///< first byte, indentation included
    std::uint32_t contentEnd = 0; ///< where the line end begins
    std::uint32_t end = 0;        ///< after the line end
    std::uint32_t keyBegin = 0;   ///< key, trimmed; for a block header the word before its colon
    std::uint32_t valueBegin =
        0; ///< value, trimmed, without comment; for a block header the agent's name
    std::uint32_t valueEnd = 0;
    std::uint32_t commentBegin = 0; ///< the #; contentEnd if there is none
    std::uint16_t keyLength = 0;    ///< a longer key is UnknownKey and clamped here
    LineKind kind = LineKind::Blank;
    DirectiveId directive =
        DirectiveId::None; ///< Directive only; a spelling counts as what it means (S52)

    [[nodiscard]] ByteRange whole() const { return {begin, end}; }
    [[nodiscard]] ByteRange content() const { return {begin, contentEnd}; }
    [[nodiscard]] ByteRange key() const { return {keyBegin, keyBegin + keyLength}; }
    [[nodiscard]] ByteRange value() const { return {valueBegin, valueEnd}; }
    [[nodiscard]] ByteRange comment() const { return {commentBegin, contentEnd}; }
    [[nodiscard]] bool is(DirectiveId id) const { return directive == id; }
};

/// The second half of "User-agent: x Disallow: /" (S17): read as a line of its own that follows at once.
struct JoinedRule {
    std::uint32_t line = 0;                    ///< index of the line it stands on
    DirectiveId directive = DirectiveId::None; ///< Allow or Disallow
    ByteRange key;
    ByteRange value;
};

/// A "# meta: key: value" comment before the first directive (S58).
struct MetaLine {
    std::uint32_t line = 0;
    DirectiveId directive = DirectiveId::None; ///< None if the key is not known
    ByteRange key;
    ByteRange value;
};

/// One piece of a line: for views, and to prove that nothing is lost.
enum class PieceKind : std::uint8_t { Bom, Space, Key, Separator, Value, Comment, Text, LineEnd };
struct Piece {
    PieceKind kind;
    ByteRange range;
};

class Tree {
public:
    /// Of an empty text, as robots.txt.
    Tree();
    /// Parses `text` as `dialect`. Linear in the text; never fails.
    static Tree parse(std::string text, DialectId dialect);

    [[nodiscard]] std::string_view text() const { return m_data->text; }
    [[nodiscard]] const Dialect &dialect() const { return gatepost::dialect(m_data->dialect); }
    [[nodiscard]] DialectId dialectId() const { return m_data->dialect; }
    /// True if the text begins with the three bytes of a UTF-8 BOM; they belong to no line's content.
    [[nodiscard]] bool hasBom() const { return m_data->hasBom; }
    /// The lines; a text that ends with a line end has no empty last line here. An empty text has none.
    [[nodiscard]] std::span<const Line> lines() const { return {m_data->lines, m_data->lineCount}; }
    /// Joined rules in file order (S17). Their User-agent line's value ends before the rule's key.
    [[nodiscard]] std::span<const JoinedRule> joinedRules() const { return m_data->joined; }
    [[nodiscard]] std::span<const MetaLine> metaLines() const { return m_data->meta; }

    [[nodiscard]] std::string_view slice(ByteRange range) const {
        return gatepost::slice(m_data->text, range);
    }
    [[nodiscard]] std::string_view value(const Line &line) const { return slice(line.value()); }
    [[nodiscard]] std::string_view key(const Line &line) const { return slice(line.key()); }
    /// The line without its comment, trimmed: what a verdict quotes.
    [[nodiscard]] std::string_view quoted(const Line &line) const;
    /// The line (index) that holds the byte, or the last line; absent in an empty text.
    [[nodiscard]] std::optional<std::size_t> lineAt(std::uint32_t offset) const;
    /// The pieces of the whole text in order; put together they are the text.
    [[nodiscard]] std::vector<Piece> pieces() const;

    /// The groups, and what belongs to none. Linear in the lines the first time; thread-safe. Valid as long as a copy of the
    /// tree is there: not for a tree that is gone at the end of the statement.
    [[nodiscard]] const Groups &groups(GroupReading reading = GroupReading::Author) const &;
    const Groups &groups(GroupReading reading = GroupReading::Author) && = delete;
    /// The blocks, and the lines of policy with the scope of each. Likewise.
    [[nodiscard]] const Scopes &scopes() const &;
    const Scopes &scopes() && = delete;

private:
    Tree(std::string text, DialectId dialect);

    struct Data {
        Data() {} // NOLINT(modernize-use-equals-default): = default has all of it zeroed first
        std::string text;
        DialectId dialect = DialectId::Robots;
        bool hasBom = false;
        Line *lines = nullptr; ///< in the same piece of memory, behind this
        std::size_t lineCount = 0;
        std::vector<JoinedRule> joined;
        std::vector<MetaLine> meta;
        Once<Groups> authorsGroups;
        Once<Groups> plainGroups;
        Once<Scopes> scopes;
    };
    friend class Parser;
    std::shared_ptr<const Data> m_data;
};

} // namespace gatepost
