// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/settingsyaml.h"
#include "core/yaml/yamleditor.h"

#include <expected>
#include <functional>
#include <optional>
#include <vector>

/// What the writers of gatepost.yaml edit with. For the files of this room only.
namespace gatepost {

/// A text of gatepost.yaml with one edit of it.
class SettingsDraft {
public:
    explicit SettingsDraft(const YamlText &yaml) : m_yaml(yaml) {
        if (m_yaml.read())
            m_editor.emplace(m_yaml.text(), tree(), true);
    }
    SettingsDraft(const SettingsDraft &) = delete;
    SettingsDraft &operator=(const SettingsDraft &) = delete;

    [[nodiscard]] const YamlTree &tree() const { return *m_yaml.read(); }
    [[nodiscard]] YamlEditor &editor() { return *m_editor; }
    [[nodiscard]] YamlId root() const {
        const YamlId top = m_yaml.read() ? tree().root : kNoYaml;
        return top != kNoYaml && tree()[top].kind == YamlKind::Mapping ? top : kNoYaml;
    }
    /// The new text. `change` makes of the entries at the top, key, value, key, value …, the new ones.
    [[nodiscard]] std::expected<YamlText, Message>
    finish(const std::function<void(std::vector<YamlValue> &)> &change) {
        if (!m_yaml.read())
            return std::unexpected(m_yaml.read().error().message);
        const auto edit = m_editor->finish([&](YamlValue &top) {
            change(top.items);
            const bool wasMap = root() != kNoYaml;
            const bool isFlow = wasMap && tree()[root()].style == YamlStyle::Flow;
            top.kind = top.items.empty() && !isFlow ? YamlKind::Null : YamlKind::Mapping;
        });
        if (!edit)
            return std::unexpected(edit.error());
        return settingsYaml(edit->applied(m_yaml.text()));
    }

private:
    const YamlText m_yaml;
    std::optional<YamlEditor> m_editor;
};

} // namespace gatepost
