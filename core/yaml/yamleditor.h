// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/lineindex.h"
#include "core/text/message.h"
#include "core/text/textedit.h"
#include "core/yaml/yamlscalar.h"
#include "core/yaml/yamltree.h"

#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Edits of a YAML text that leave every other byte alone: comments, order, quotes, line ends.
///
///     YamlEditor editor(text, tree);
///     editor.setText(tree.valueOf(root, "title"), "New");
///     auto edit = editor.finish([](YamlValue &before) { … the same change to the value … });
///
/// A step that has no way (an alias, an odd layout) makes the editor fail; finish() then says why. finish()
/// also applies the edit, reads the text again and compares it with what the change should have made:
/// no edit leaves here that does more, or less.
namespace gatepost {

/// An item or an entry of a collection as it shall become: one that is there, by its index, or a new one.
struct YamlPart {
    static constexpr std::size_t kNew = ~std::size_t{0};
    std::size_t old = kNew;
    std::string key = {}; ///< of a new entry of a mapping
    YamlValue value = {}; ///< of a new part
};

struct YamlUnits;

class YamlEditor {
public:
    YamlEditor(std::string_view text, const YamlTree &tree, bool quotesAllButWords = false);

    [[nodiscard]] const YamlTree &tree() const { return m_tree; }
    [[nodiscard]] bool failed() const { return !m_failure.empty(); }
    void fail(Message reason);

    // Each step that writes a value returns it as it will be read again: a literal block ends its last line.

    /// A value becomes a text: in its quotes if it has some, as a literal block if it has several lines.
    YamlValue setText(YamlId value, std::string_view text);
    /// A value that is null or an empty collection becomes a collection in the style around it.
    YamlValue setCollection(YamlId value, const YamlValue &collection);
    /// A new entry of a mapping, behind the entry whose key is `after`; kNoYaml: before the first.
    YamlValue addEntry(YamlId mapping, YamlId after, std::string_view key, const YamlValue &value);
    /// Removes an entry with its comment behind it; the mapping must have another.
    void removeEntry(YamlId mapping, YamlId key);
    /// A new item before item `index`, or behind the last. The sequence must not be empty.
    YamlValue insertItem(YamlId sequence, std::size_t index, const YamlValue &value);
    /// Removes an item; the last one leaves `[]`.
    void removeItem(YamlId sequence, std::size_t index);
    /// Item `from` comes to stand where `to` stood, with the comment lines directly above it.
    void moveItem(YamlId sequence, std::size_t from, std::size_t to);
    /// The comment lines directly above an item of a sequence, with their line ends: they move with it. They end where its line
    /// begins. Absent: the item does not begin a line.
    [[nodiscard]] std::optional<ByteRange> commentAbove(YamlId sequence, std::size_t index) const;
    /// Replaces bytes that are part of no value: blanks and comments.
    void replace(ByteRange range, std::string text) { put(range, std::move(text)); }
    /// A text without a document: the entry is added at its end.
    YamlValue addFirstEntry(std::string_view key, const YamlValue &value);

    /// A new entry at the end of the text, in a map at the top or where there is none yet, below an empty line.
    YamlValue appendEntry(std::string_view key, const YamlValue &value);
    /// Removes the only entry of the map at the top: no value is left.
    void removeOnlyEntry();
    /// A collection's items or entries become these, in this order, in one step. Both are not empty. What is kept keeps its
    /// bytes and moves with its comments, those above it and behind it; comments above what goes stay.
    YamlValue arrange(YamlId collection, std::span<const YamlPart> parts);

    /// The edit. `change` makes of the value of the old text that of the new one.
    [[nodiscard]] std::expected<TextEdit, Message>
    finish(const std::function<void(YamlValue &)> &change);

private:
    /// As it will be read again where it is written in block style or in flow style.
    [[nodiscard]] YamlValue asRead(const YamlValue &written, bool flow) const;
    [[nodiscard]] bool inFlow(YamlId id) const; ///< inside a flow collection, itself not counted
    [[nodiscard]] std::uint32_t lineStart(std::uint32_t offset) const;
    [[nodiscard]] std::uint32_t nextLine(std::uint32_t offset) const;
    [[nodiscard]] std::size_t column(std::uint32_t offset) const;
    [[nodiscard]] bool beginsLine(std::uint32_t offset) const; ///< only blanks before it
    [[nodiscard]] std::uint32_t
    linesEnd(YamlId value) const; ///< behind the line end of its last line
    [[nodiscard]] YamlId lastLeaf(YamlId id) const;
    [[nodiscard]] YamlLook lookAt(std::uint32_t offset) const;
    [[nodiscard]] ByteRange body(YamlId sequence, std::size_t index) const;

    void put(ByteRange range, std::string text);
    void putLines(std::uint32_t offset, std::string_view lines, const YamlLook &look);
    [[nodiscard]] std::string itemSeparator(YamlId sequence) const;
    [[nodiscard]] std::string newPart(YamlId collection, const YamlPart &part) const;
    void arrangeLines(const YamlUnits &units, std::span<const YamlPart> parts);
    void arrangeInLine(const YamlUnits &units, std::span<const YamlPart> parts);

    std::string_view m_text;
    const YamlTree &m_tree;
    LineIndex m_lines;
    YamlLook m_look;
    std::vector<YamlId> m_parents;
    std::vector<Replacement> m_replacements;
    Message m_failure;
};

} // namespace gatepost
