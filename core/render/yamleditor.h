// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/yamlscalar.h"
#include "core/render/yamltree.h"
#include "core/text/lineindex.h"
#include "core/text/message.h"
#include "core/text/textedit.h"

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Edits of a YAML text that leave every other byte alone: comments, order, quotes, line ends. Part of
/// core/render/policyedit.h.
///
///     YamlEditor editor(text, tree);
///     editor.setText(tree.valueOf(root, "title"), "New");
///     auto edit = editor.finish([](YamlValue &before) { … the same change to the value … });
///
/// A step that has no way (an alias, an odd layout) makes the editor fail; finish() then says why. finish()
/// also applies the edit, reads the text again and compares it with what the change should have made:
/// no edit leaves here that does more, or less.
namespace gatepost {

class YamlEditor {
public:
    YamlEditor(std::string_view text, const YamlTree &tree);

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

    /// The edit. `change` makes of the value of the old text that of the new one.
    [[nodiscard]] std::expected<TextEdit, Message>
    finish(const std::function<void(YamlValue &)> &change);

private:
    /// As it will be read again where it is written in block style or in flow style.
    [[nodiscard]] static YamlValue asRead(const YamlValue &written, bool flow);
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

    std::string_view m_text;
    const YamlTree &m_tree;
    LineIndex m_lines;
    YamlLook m_look;
    std::vector<YamlId> m_parents;
    std::vector<Replacement> m_replacements;
    Message m_failure;
};

} // namespace gatepost
