// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/text/once.h"
#include "core/yaml/yamltree.h"

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace gatepost {

/// A YAML text and what it is read as: an unchanging snapshot that owns its text. Copies are cheap and share it, and
/// with it the tree, which is read once, when it is first asked for. Whoever wants the tree of a text takes one of
/// these: parseYaml() is called in this room alone.
///
///     const YamlText yaml(text);
///     if (const auto &tree = yaml.read()) … else show(tree.error());
class YamlText {
public:
    explicit YamlText(std::string text = {}, const YamlBounds &bounds = {})
        : m_data(std::make_shared<const Data>(std::move(text), bounds)) {}

    [[nodiscard]] std::string_view text() const { return m_data->text; }
    /// The tree, or why there is none. Linear the first time; thread-safe. Valid as long as a copy of this is there:
    /// not for one that is gone at the end of the statement.
    [[nodiscard]] const std::expected<YamlTree, YamlError> &read() const & {
        return m_data->tree.get([this] { return parseYaml(m_data->text, m_data->bounds); });
    }
    const std::expected<YamlTree, YamlError> &read() && = delete;

private:
    struct Data {
        Data(std::string given, const YamlBounds &within)
            : text(std::move(given)), bounds(within) {}
        std::string text;
        YamlBounds bounds;
        Once<std::expected<YamlTree, YamlError>> tree;
    };
    std::shared_ptr<const Data> m_data;
};

} // namespace gatepost
