// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/settings/environments.h"
#include "core/text/lineindex.h"
#include "core/text/nearword.h"
#include "core/yaml/yamltree.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Values of gatepost.yaml as its readers ask for them. For the files of this room only.
namespace gatepost {

struct SiteSettings;

/// A fault with its place, thrown inside this room only.
struct SettingsFault {
    std::uint32_t offset;
    Message message;
};

inline constexpr Phrase kOneText = GATEPOST_TEXT("settings", "%1 must be one text");
inline constexpr Phrase kItemText = GATEPOST_TEXT("settings", "an item of %1 must be one text");
inline constexpr Phrase kList = GATEPOST_TEXT("settings", "%1 must be a list");

class SettingsNodes {
public:
    SettingsNodes(std::string_view text, const YamlTree &tree) : m_tree(tree), m_lines(text) {}

    static constexpr std::size_t kNoMost = ~std::size_t{0};

    [[noreturn]] void fail(YamlId at, Message message) const {
        throw SettingsFault{m_tree[at].whole, std::move(message)};
    }
    [[nodiscard]] std::size_t line(YamlId id) const { return m_lines.lineAt(m_tree[id].whole) + 1; }
    /// The value of a key; kNoYaml if there is none, or if it is null.
    [[nodiscard]] YamlId set(YamlId mapping, std::string_view key) const {
        const YamlId value = m_tree.valueOf(mapping, key);
        return value == kNoYaml || m_tree[value].kind == YamlKind::Null ? kNoYaml : value;
    }
    /// The node's text; where it has none, `otherwise` says so, with `name` for its place.
    [[nodiscard]] const std::string &scalar(YamlId id, Phrase otherwise,
                                            std::string_view name = {}) const {
        if (m_tree[id].kind != YamlKind::Scalar)
            fail(id, {otherwise, name});
        return m_tree[id].text;
    }
    /// Keys must be texts, and each may be there once: of two only one would count, and nobody would be told which.
    void mustDiffer(YamlId mapping) const {
        std::map<std::string_view, YamlId> seen;
        const std::vector<YamlId> &children = m_tree[mapping].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
            const YamlId key = children[i];
            const std::string &name =
                scalar(key, GATEPOST_TEXT("settings", "a key must be one text"));
            const auto [first, isNew] = seen.emplace(name, key);
            if (!isNew)
                failTwice(key, first->second);
        }
    }
    [[noreturn]] void failTwice(YamlId key, YamlId first) const {
        fail(key,
             {GATEPOST_TEXT("settings", "%1 is given in line %2 already; put both into one, or "
                                        "remove one"),
              gatepost::quoted(m_tree[key].text), line(first)});
    }
    /// A key of this map that is not one of `known`; `where` is the map in messages.
    [[noreturn]] void failUnknown(YamlId key, std::string_view where,
                                  std::span<const std::string_view> known) const {
        const std::string &name = m_tree[key].text;
        if (const auto meant = nearestWord(name, known))
            fail(key, {GATEPOST_TEXT("settings", "%1 is not a key of %2; did you mean %3?"),
                       gatepost::quoted(name), where, gatepost::quoted(*meant)});
        std::string list;
        for (const std::string_view each : known)
            list.append(list.empty() ? "" : ", ").append(each);
        fail(key, {GATEPOST_TEXT("settings",
                                 "%1 is not a key of %2, which has %3; correct it or remove it"),
                   gatepost::quoted(name), where, list});
    }
    void mustKnow(YamlId mapping, std::string_view where,
                  std::span<const std::string_view> known) const {
        mustDiffer(mapping);
        const std::vector<YamlId> &children = m_tree[mapping].children;
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            if (!std::ranges::contains(known, m_tree[children[i]].text))
                failUnknown(children[i], where, known);
    }
    /// For each item something is done at every key: a stranger's hundred thousand would hold the window.
    void mustBeList(YamlId list, std::size_t most, std::string_view name) const {
        if (m_tree[list].kind != YamlKind::Sequence)
            fail(list, {kList, name});
        if (m_tree[list].children.size() > most)
            fail(list, {GATEPOST_TEXT("settings", "%1 has more than %2 items, which is more than "
                                                  "is read"),
                        name, most});
    }
    std::vector<std::string> texts(YamlId mapping, std::string_view key, std::string_view name,
                                   std::size_t most) const {
        std::vector<std::string> list;
        const YamlId value = set(mapping, key);
        if (value == kNoYaml)
            return list;
        mustBeList(value, most, name);
        for (const YamlId item : m_tree[value].children)
            list.push_back(scalar(item, kItemText, name));
        return list;
    }
    /// One text, or a list of them with `between` between.
    std::string textOrList(YamlId value, std::string_view name, std::string_view between) const {
        if (m_tree[value].kind != YamlKind::Sequence)
            return scalar(value, kOneText, name);
        std::string all;
        for (const YamlId item : m_tree[value].children)
            all.append(all.empty() ? "" : between).append(scalar(item, kItemText, name));
        return all;
    }

    const YamlTree &m_tree;

private:
    LineIndex m_lines;
};

/// "a, b, c", for messages.
[[nodiscard]] std::string commaList(std::span<const std::string_view> words);

/// What is below `goals:`; throws SettingsFault. `over`: goals that these are laid over, key by key; a null takes a key away.
[[nodiscard]] Goals readGoals(const SettingsNodes &nodes, YamlId goals,
                              const std::optional<Goals> &over = {});
/// What is below `environments:` and `outputs:`; they throw SettingsFault. Host, goals and, for outputs, environments of
/// `settings` must have been read.
[[nodiscard]] std::vector<Environment>
readEnvironments(const SettingsNodes &nodes, const SiteSettings &settings, YamlId environments);
[[nodiscard]] std::vector<Output> readOutputs(const SettingsNodes &nodes,
                                              const SiteSettings &settings, YamlId outputs);
/// The name of an environment that there is; throws SettingsFault.
[[nodiscard]] std::string environmentNamed(const SettingsNodes &nodes, const SiteSettings &settings,
                                           YamlId value);

} // namespace gatepost
