// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/model/metaedits.h"

#include "core/text/ascii.h"
#include "core/value/check.h"

#include <algorithm>

namespace gatepost {
namespace {

const Directive *metaRow(const Tree &tree, DirectiveId id) {
    return id == DirectiveId::None ? nullptr : tree.dialect().find(id);
}

DirectiveId idOfMetaKey(const Dialect &dialect, std::string_view key) {
    const Directive *row = dialect.find(key);
    return row != nullptr && row->place == Place::Meta ? row->id : DirectiveId::None;
}

bool isKey(const Tree &tree, const MetaLine &meta, std::string_view key, DirectiveId id) {
    return id == DirectiveId::None ? equalsIgnoringCase(tree.slice(meta.key), key)
                                   : meta.directive == id;
}

/// "# meta: key: value" in the blanks of `model`.
std::string spelledMeta(const Tree &tree, const MetaLine *model, std::string_view key,
                        std::string_view value) {
    if (model == nullptr || model->value.empty())
        return "# meta: " + std::string(key) + (value.empty() ? ":" : ": ") + std::string(value);
    const Line &line = tree.lines()[model->line];
    std::string text(tree.slice({line.begin, model->key.begin}));
    text += key;
    const std::string_view separator = tree.slice({model->key.end, model->value.begin});
    const std::size_t blanks = separator.size() - separator.find(':') - 1;
    text += separator;
    const bool column = blanks > 1 && separator.find('\t') == std::string_view::npos;
    if (column) { // blanks line the values up
        const std::size_t width = model->key.size() + blanks;
        text.resize(text.size() - blanks);
        text.append(width > key.size() ? width - key.size() : 1, ' ');
    }
    if (value.empty())
        text.erase(text.find_last_not_of(" \t") + 1);
    return text.append(value);
}

/// Why there can be no such meta line; nothing where there can.
std::optional<Message> metaRefused(const Tree &tree, std::string_view key, std::string_view value) {
    if (!tree.dialect().hasBlocks)
        return Message(GATEPOST_TEXT("edit", "%1 has no meta lines."), tree.dialect().name);
    const std::string both = std::string(key) + std::string(value);
    if (both.find_first_of("\r\n") != std::string::npos)
        return GATEPOST_TEXT(
            "edit",
            "A value cannot contain a line break: what follows it would be a separate line.");
    if (both.find('\0') != std::string::npos)
        return GATEPOST_TEXT("edit", "A value cannot contain a NUL byte.");
    if (key.empty() || key.find(':') != std::string_view::npos)
        return GATEPOST_TEXT("edit", "A meta key is a word without a colon.");
    return {};
}

} // namespace

EditResult setMeta(const Tree &tree, std::string_view key, std::string_view value) {
    key = trimmed(key);
    value = trimmed(value);
    if (auto why = metaRefused(tree, key, value))
        return std::unexpected(std::move(*why));
    const DirectiveId id = idOfMetaKey(tree.dialect(), key);
    const Directive *row = metaRow(tree, id);
    const MetaLine *found = nullptr;
    bool foundValid = false;
    const MetaLine *above = nullptr;
    for (const MetaLine &meta : tree.metaLines()) {
        if (isKey(tree, meta, key, id)) {
            const bool valid = row == nullptr || checkValue(*row, tree.slice(meta.value));
            if (found == nullptr || (valid && !foundValid)) {
                found = &meta;
                foundValid = valid;
            }
        }
        const Directive *other = metaRow(tree, meta.directive);
        if (above == nullptr || row == nullptr || other == nullptr || other->order <= row->order)
            above = &meta;
    }
    LineDraft draft(tree);
    if (found != nullptr) {
        const Line &line = tree.lines()[found->line];
        const std::string_view rest = tree.slice({found->key.end, line.contentEnd});
        const bool colon = trimmed(rest).starts_with(':');
        const auto end =
            static_cast<std::uint32_t>(found->key.end + rest.substr(0, rest.find(':') + 1).size());
        if (tree.slice(found->value) == value)
            return TextEdit();
        if (!colon)
            draft.replace({found->key.end, line.contentEnd}, ": " + std::string(value));
        else if (found->value.empty())
            draft.replace({end, line.contentEnd},
                          (end == line.contentEnd
                               ? std::string(" ")
                               : std::string(tree.slice({end, line.contentEnd}))) +
                              std::string(value));
        else
            draft.replace(found->value, std::string(value));
    } else {
        const std::string_view name = row == nullptr ? key : row->name;
        draft.insert(above == nullptr ? 0 : above->line + std::size_t{1},
                     spelledMeta(tree, above, name, value));
    }
    return draft.edit();
}

EditResult removeMeta(const Tree &tree, std::string_view key) {
    key = trimmed(key);
    const DirectiveId id = idOfMetaKey(tree.dialect(), key);
    LineDraft draft(tree);
    for (const MetaLine &meta : tree.metaLines())
        if (isKey(tree, meta, key, id))
            draft.remove(meta.line);
    return draft.edit();
}

} // namespace gatepost
