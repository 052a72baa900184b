// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/policysession.h"

#include "core/render/policyyaml.h"
#include "core/text/lineindex.h"

#include <format>

namespace gatepost {
namespace {

constexpr std::size_t kNoEntry = ~std::size_t{0};

/// Index of the key in a mapping's items, or kNoEntry.
std::size_t keyIndex(const YamlValue &mapping, std::string_view name) {
    for (std::size_t i = 0; i + 1 < mapping.items.size(); i += 2) {
        if (mapping.items[i].kind == YamlKind::Scalar && mapping.items[i].text == name)
            return i;
    }
    return kNoEntry;
}
void eraseField(YamlValue &mapping, std::string_view name) {
    const std::size_t index = keyIndex(mapping, name);
    if (index != kNoEntry)
        mapping.items.erase(mapping.items.begin() + static_cast<std::ptrdiff_t>(index),
                            mapping.items.begin() + static_cast<std::ptrdiff_t>(index) + 2);
}
/// Inserts an entry behind that of key `after`; with no such key at the front.
void insertField(YamlValue &mapping, std::string_view after, std::string_view name,
                 YamlValue value) {
    const std::size_t index = keyIndex(mapping, after);
    const std::size_t at = index == kNoEntry || after.empty() ? 0 : index + 2;
    mapping.kind = YamlKind::Mapping;
    const auto place = mapping.items.begin() + static_cast<std::ptrdiff_t>(at);
    mapping.items.insert(mapping.items.insert(place, std::move(value)), yamlText(name));
}

} // namespace

YamlValue *valueField(YamlValue &mapping, std::string_view name) {
    const std::size_t index = keyIndex(mapping, name);
    return index == kNoEntry ? nullptr : &mapping.items[index + 1];
}

PolicySession::PolicySession(const YamlText &yaml) : m_yaml(yaml) {
    const auto &read = m_yaml.read();
    if (!read) {
        const LineIndex lines(m_yaml.text());
        m_failure = Message(GATEPOST_TEXT("policy", "Line %1: %2"),
                            lines.lineAt(read.error().range.begin) + 1,
                            policyMessage(read.error(), m_yaml.text()));
        return;
    }
    m_editor.emplace(m_yaml.text(), *read);
    if (read->root != kNoYaml && tree()[read->root].kind != YamlKind::Mapping &&
        tree()[read->root].kind != YamlKind::Null)
        m_failure = GATEPOST_TEXT("policy", "The policy is not a map of fields. Edit the text.");
}

void PolicySession::fail(Message reason) {
    if (m_failure.empty())
        m_failure = std::move(reason);
}

YamlId PolicySession::root() const {
    const YamlId top = tree().root;
    return top != kNoYaml && tree()[top].kind == YamlKind::Mapping ? top : kNoYaml;
}

PolicyEdit PolicySession::finish(const std::function<void(YamlValue &)> &change) {
    if (!m_failure.empty())
        return std::unexpected(m_failure);
    return m_editor->finish(change);
}

YamlId PolicySession::agent(std::size_t index) {
    const YamlId list = ok() ? agents() : kNoYaml;
    if (!ok())
        return kNoYaml;
    if (list == kNoYaml || index >= tree()[list].children.size()) {
        fail(Message(GATEPOST_TEXT("policy", "The policy has no agent %1."), index + 1));
        return kNoYaml;
    }
    const YamlId id = tree()[list].children[index];
    if (tree()[id].kind != YamlKind::Mapping) {
        fail(Message(
            GATEPOST_TEXT("policy", "Agent %1 is an alias or no map of fields. Edit the text."),
            index + 1));
        return kNoYaml;
    }
    return id;
}

YamlId PolicySession::collection(YamlId mapping, std::string_view name, YamlKind kind) {
    const YamlId id = mapping == kNoYaml ? kNoYaml : tree().valueOf(mapping, name);
    if (id == kNoYaml || tree()[id].kind == YamlKind::Null)
        return kNoYaml;
    if (tree()[id].kind != kind) {
        fail({tree()[id].kind == YamlKind::Alias
                  ? GATEPOST_TEXT("policy", "“%1” is an alias. Edit the text.")
              : kind == YamlKind::Sequence
                  ? GATEPOST_TEXT("policy", "“%1” is not a list. Edit the text.")
                  : GATEPOST_TEXT("policy", "“%1” is not a map of texts. Edit the text."),
              name});
        return kNoYaml;
    }
    return tree()[id].children.empty() ? kNoYaml : id;
}

/// The key behind which a new field stands: that of the highest rank below its own; of fields
/// without a rank the last. Empty: before the first.
std::string_view PolicySession::neighbour(YamlId mapping, Place place,
                                          std::string_view name) const {
    const auto rank = [&](std::string_view key) {
        const Directive *row = dialect(DialectId::AgentPolicy).find(key);
        return row && row->place == place && row->name == key ? row->order : 255;
    };
    const int own = rank(name);
    std::string_view best;
    int bestRank = -1;
    const std::vector<YamlId> &children = tree()[mapping].children;
    for (std::size_t i = 0; i + 1 < children.size(); i += 2) {
        const YamlNode &key = tree()[children[i]];
        if (key.kind != YamlKind::Scalar)
            continue;
        const int other = rank(key.text);
        if ((other < own || own == 255) && (other >= bestRank || own == 255)) {
            best = key.text;
            bestRank = other;
        }
    }
    return best;
}

PolicyEdit PolicySession::setText(YamlId mapping, Place place, std::string_view name,
                                  std::string_view value, const At &at) {
    const YamlId old = tree().valueOf(mapping, name);
    if (old != kNoYaml) {
        const YamlValue written = editor().setText(old, value);
        return finish([&](YamlValue &top) { *valueField(at(top), name) = written; });
    }
    return addField(mapping, place, name, yamlText(value), at);
}

PolicyEdit PolicySession::addField(YamlId mapping, Place place, std::string_view name,
                                   const YamlValue &value, const At &at) {
    const std::string_view after = neighbour(mapping, place, name);
    const YamlId key = after.empty() ? kNoYaml : tree().keyOf(mapping, after);
    const YamlValue written = editor().addEntry(mapping, key, name, value);
    return finish([&](YamlValue &top) { insertField(at(top), after, name, written); });
}

PolicyEdit PolicySession::addTop(std::string_view name, const YamlValue &value) {
    if (root() == kNoYaml) {
        const YamlValue written = editor().addFirstEntry(name, value);
        return finish([&](YamlValue &top) { insertField(top, {}, name, written); });
    }
    const YamlId old = tree().valueOf(root(), name);
    if (old == kNoYaml)
        return addField(root(), Place::EntityField, name, value,
                        [](YamlValue &top) -> YamlValue & { return top; });
    const YamlValue written = editor().setCollection(old, value);
    return finish([&](YamlValue &top) { *valueField(top, name) = written; });
}

PolicyEdit PolicySession::removeField(YamlId mapping, std::string_view name, const At &at) {
    const YamlId key = tree().keyOf(mapping, name);
    if (key == kNoYaml)
        return TextEdit();
    editor().removeEntry(mapping, key);
    return finish([&](YamlValue &top) { eraseField(at(top), name); });
}

} // namespace gatepost
