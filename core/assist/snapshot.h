// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/syntax/tree.h"
#include "core/text/lineindex.h"
#include "core/yaml/yamltext.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace gatepost::assist {

/// What a text says at one moment: its bytes, and what they are made of, which is the dialect's to say
/// (Dialect::syntax): a tree of directives or YAML, never both. It does not change; copies are cheap and share
/// everything, also what is read only when it is asked for.
///
///     if (const Tree *tree = snapshot.tree()) … else if (const YamlText *yaml = snapshot.yaml()) …
class Snapshot {
public:
    Snapshot(std::string bytes, DialectId dialect)
        : m_data(std::make_shared<const Data>(std::move(bytes), gatepost::dialect(dialect))) {}

    [[nodiscard]] std::string_view text() const { return m_data->text; }
    [[nodiscard]] const Dialect &dialect() const { return m_data->dialect; }
    /// Where the lines of text() begin, for views of it.
    [[nodiscard]] const LineIndex &lines() const { return m_data->lines; }
    /// The bytes of a line without its line end, of the first line without the BOM.
    [[nodiscard]] ByteRange line(std::size_t index) const;
    /// The text as lines of directives. Null if the dialect is YAML.
    [[nodiscard]] const Tree *tree() const { return std::get_if<Tree>(&m_data->read); }
    /// The text as YAML. Null unless the dialect is.
    [[nodiscard]] const YamlText *yaml() const { return std::get_if<YamlText>(&m_data->read); }

private:
    using Read = std::variant<Tree, YamlText>;
    struct Data {
        Data(std::string bytes, const Dialect &of)
            : dialect(of),
              read(readAs(std::move(bytes), of)),
              text(std::visit([](const auto &each) { return each.text(); }, read)),
              lines(text) {}
        const Dialect &dialect;
        Read read;
        std::string_view text; ///< of `read`
        LineIndex lines;
    };
    static Read readAs(std::string bytes, const Dialect &dialect);

    std::shared_ptr<const Data> m_data;
};

} // namespace gatepost::assist
