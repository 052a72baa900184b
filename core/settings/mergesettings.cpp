// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/settings/mergesettings.h"

#include "core/settings/settingsdraft.h"
#include "core/text/listlimits.h"

#include <algorithm>
#include <utility>

namespace gatepost {

namespace {

/// Edits of one text, step by step, until a node has a value.
class Merging {
public:
    Merging(YamlText text, std::string_view key) : m_text(std::move(text)), m_key(key) {}

    std::expected<YamlText, Message> run(const YamlValue &wanted) {
        for (std::size_t step = 0; step < limits::kSettingsValues; ++step) {
            SettingsDraft draft(m_text);
            m_path = {valueIndexAtTop(draft)};
            const YamlId node = draft.tree().valueOf(draft.root(), m_key);
            if (!edit(draft, node, wanted))
                return m_text;
            auto next = draft.finish([this](std::vector<YamlValue> &top) { put(top); });
            if (!next)
                return next;
            m_text = *std::move(next);
        }
        return m_text;
    }

private:
    [[nodiscard]] std::size_t valueIndexAtTop(const SettingsDraft &draft) const {
        const auto &children = draft.tree()[draft.root()].children;
        const YamlId key = draft.tree().keyOf(draft.root(), m_key);
        return static_cast<std::size_t>(std::ranges::find(children, key) - children.begin()) + 1;
    }
    /// The same change to the value of the text.
    void put(std::vector<YamlValue> &top) const {
        std::vector<YamlValue> *items = &top;
        for (std::size_t i = 0; i + 1 < m_path.size(); ++i)
            items = &(*items)[m_path[i]].items;
        (*items)[m_path.back()] = m_written;
    }

    /// Makes one step in the node, whose path is m_path; false: it has the value.
    bool edit(SettingsDraft &draft, YamlId node, const YamlValue &wanted) {
        const auto there = yamlValue(draft.tree(), node);
        if (there && *there == wanted)
            return false;
        const YamlNode &facts = draft.tree()[node];
        const bool canMerge = there && mergeable(*there, wanted);
        if (canMerge && wanted.kind == YamlKind::Scalar)
            m_written = draft.editor().setText(node, wanted.text);
        else if (canMerge && wanted.kind == YamlKind::Mapping)
            editMap(draft, node, *there, wanted);
        else if (canMerge)
            editList(draft, node, *there, wanted);
        else if (facts.children.empty() && wanted.kind != YamlKind::Scalar)
            m_written = draft.editor().setCollection(node, wanted);
        else
            refuse(draft);
        return true;
    }
    void refuse(SettingsDraft &draft) const {
        draft.editor().fail({GATEPOST_TEXT("settings", "it is written in a way that cannot be "
                                                       "changed safely: write %1 as a block"),
                             m_key});
    }
    static bool mergeable(const YamlValue &one, const YamlValue &other) {
        return one.kind == other.kind && one.kind != YamlKind::Null &&
               (one.kind == YamlKind::Scalar || (!one.items.empty() && !other.items.empty()));
    }
    void descend(SettingsDraft &draft, YamlId node, std::size_t index, const YamlValue &wanted) {
        m_path.push_back(index);
        edit(draft, draft.tree()[node].children[index], wanted);
    }

    void editMap(SettingsDraft &draft, YamlId node, const YamlValue &there,
                 const YamlValue &wanted) {
        std::vector<YamlPart> parts;
        std::optional<std::size_t> differing;
        bool isSame = true;
        for (std::size_t i = 1; i < there.items.size(); i += 2) {
            const std::string &key = there.items[i - 1].text;
            const auto found = indexOf(wanted, key);
            if (found && (wanted.items[*found] == there.items[i] ||
                          mergeable(wanted.items[*found], there.items[i]))) {
                parts.push_back({.old = i / 2});
                if (!differing && wanted.items[*found] != there.items[i])
                    differing = i;
                continue;
            }
            isSame = false;
            if (found)
                parts.push_back({.key = key, .value = wanted.items[*found]});
        }
        for (std::size_t i = 1; i < wanted.items.size(); i += 2)
            if (!indexOf(there, wanted.items[i - 1].text)) {
                isSame = false;
                parts.push_back({.key = wanted.items[i - 1].text, .value = wanted.items[i]});
            }
        if (isSame && differing)
            return descend(draft, node, *differing,
                           wanted.items[*indexOf(wanted, there.items[*differing - 1].text)]);
        m_written = isSame ? reordered(draft) : draft.editor().arrange(node, parts);
    }
    /// The same entries in another order say the same.
    YamlValue reordered(SettingsDraft &draft) {
        refuse(draft);
        return {};
    }

    void editList(SettingsDraft &draft, YamlId node, const YamlValue &there,
                  const YamlValue &wanted) {
        std::vector<YamlPart> parts;
        std::vector<bool> taken(there.items.size());
        std::vector<std::size_t> changed;
        for (std::size_t i = 0; i < wanted.items.size(); ++i) {
            YamlPart part{.value = wanted.items[i]};
            for (std::size_t old = 0; old < there.items.size(); ++old)
                if (!taken[old] && there.items[old] == wanted.items[i]) {
                    taken[old] = true;
                    part = {.old = old};
                    break;
                }
            if (part.old == YamlPart::kNew)
                changed.push_back(i);
            parts.push_back(std::move(part));
        }
        if (changed.size() == 1 && there.items.size() == wanted.items.size() &&
            !taken[changed.front()] &&
            mergeable(there.items[changed.front()], wanted.items[changed.front()]))
            return descend(draft, node, changed.front(), wanted.items[changed.front()]);
        m_written = draft.editor().arrange(node, parts);
    }

    YamlText m_text;
    std::string_view m_key;
    std::vector<std::size_t> m_path; ///< to the value that the step makes, from the top's items
    YamlValue m_written;
};

} // namespace

std::optional<std::size_t> indexOf(const YamlValue &map, std::string_view key) {
    for (std::size_t i = 0; i + 1 < map.items.size(); i += 2)
        if (map.items[i].text == key)
            return i + 1;
    return {};
}

std::expected<YamlText, Message> mergedAtTop(const YamlText &text, std::string_view key,
                                             const YamlValue &wanted) {
    return Merging(text, key).run(wanted);
}

} // namespace gatepost
