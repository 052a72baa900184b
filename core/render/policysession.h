// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/render/policyedit.h"
#include "core/yaml/yamleditor.h"
#include "core/yaml/yamltext.h"

#include <functional>
#include <optional>

/// What every edit of an agent policy does: read the text, find the place, take the step, check the result.
/// Part of core/render/policyedit.h.
namespace gatepost {

/// The value of a mapping's entry; null if there is none.
[[nodiscard]] YamlValue *valueField(YamlValue &mapping, std::string_view name);

/// One edit. A step that cannot be taken fails the session; finish() then gives the sentence.
class PolicySession {
public:
    /// Finds in the value of the whole text the mapping that a step changes.
    using At = std::function<YamlValue &(YamlValue &)>;

    explicit PolicySession(const YamlText &yaml);
    PolicySession(const PolicySession &) = delete;
    PolicySession &operator=(const PolicySession &) = delete;

    [[nodiscard]] bool ok() const { return m_failure.empty() && !m_editor->failed(); }
    void fail(Message reason);
    [[nodiscard]] const YamlTree &tree() const { return *m_yaml.read(); }
    [[nodiscard]] YamlEditor &editor() { return *m_editor; }

    /// kNoYaml: there are no fields yet.
    [[nodiscard]] YamlId root() const;
    /// The list `agents`; fails if it is an alias or no list. kNoYaml: there is none yet, or it is empty.
    [[nodiscard]] YamlId agents() { return collection(root(), "agents", YamlKind::Sequence); }
    /// The entry of an agent; fails if there is none or if it is an alias.
    [[nodiscard]] YamlId agent(std::size_t index);
    /// A field's collection, if it is set and not empty; fails if it is of another kind or an alias.
    [[nodiscard]] YamlId collection(YamlId mapping, std::string_view name, YamlKind kind);

    /// Sets a text in a mapping, adding the field if need be.
    [[nodiscard]] PolicyEdit setText(YamlId mapping, Place place, std::string_view name,
                                     std::string_view value, const At &at);
    /// Adds a field that is not there.
    [[nodiscard]] PolicyEdit addField(YamlId mapping, Place place, std::string_view name,
                                      const YamlValue &value, const At &at);
    /// Adds a field at the top, where there may be no fields at all or one that is empty.
    [[nodiscard]] PolicyEdit addTop(std::string_view name, const YamlValue &value);
    /// Removes a field; no change if there is none.
    [[nodiscard]] PolicyEdit removeField(YamlId mapping, std::string_view name, const At &at);

    /// The edit, tried (YamlEditor::finish), or why there is none.
    [[nodiscard]] PolicyEdit finish(const std::function<void(YamlValue &)> &change);

private:
    [[nodiscard]] std::string_view neighbour(YamlId mapping, Place place,
                                             std::string_view name) const;

    const YamlText m_yaml; ///< a copy: the tree stays
    std::optional<YamlEditor> m_editor;
    Message m_failure;
};

} // namespace gatepost
