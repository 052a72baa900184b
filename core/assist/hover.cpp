// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/assist/hover.h"

#include "core/agents/registry.h"
#include "core/text/ascii.h"
#include "core/yaml/yamlline.h"

#include <algorithm>

namespace gatepost::assist {

namespace {

bool holds(ByteRange range, std::uint32_t offset) {
    return range.begin <= offset && offset <= range.end && !range.empty();
}

std::optional<Hover> ofAgent(std::string_view name, ByteRange range, const Registry &registry) {
    const KnownAgent *agent = registry.find(name);
    if (agent == nullptr)
        agent = registry.find(name.substr(0, name.find_first_of("/ \t")));
    if (agent == nullptr)
        return std::nullopt;
    return Hover{range, agent->token, helpOfAgent(*agent)};
}

std::optional<Hover> ofValue(std::string_view bytes, const Directive &row, ByteRange value,
                             std::uint32_t offset, const Registry &registry) {
    const std::string_view whole = slice(bytes, value);
    if (row.kind == ValueKind::AgentName)
        return ofAgent(whole, value, registry);
    // The word under the place, of words divided by blanks, commas and the colon of an age rating's path.
    constexpr std::string_view kStops = " \t,:";
    const std::size_t at = offset - value.begin;
    const std::size_t before =
        at == 0 ? std::string_view::npos : whole.find_last_of(kStops, at - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(whole.find_first_of(kStops, at), whole.size());
    const std::string_view word = whole.substr(begin, end - begin);
    for (const Word &known : row.words)
        if (equalsIgnoringCase(known.name, word))
            return Hover{{value.begin + static_cast<std::uint32_t>(begin),
                          value.begin + static_cast<std::uint32_t>(end)},
                         std::string(row.name),
                         helpOfWord(row, known)};
    return std::nullopt;
}

std::optional<Hover> ofHeader(const Tree &tree, const Line &line, const Registry &registry) {
    const std::string_view name = tree.value(line);
    if (const auto category = parseCategory(name))
        return Hover{line.value(), std::string(categoryName(*category)), helpOfCategory(*category)};
    return ofAgent(name, line.value(), registry);
}

/// A line of YAML, by itself.
std::optional<Hover> ofField(const Snapshot &snapshot, std::uint32_t offset,
                             const Registry &registry) {
    const ByteRange line = snapshot.line(snapshot.lines().lineAt(offset));
    const std::string_view content = slice(snapshot.text(), line);
    const auto yaml = readYamlLine(content);
    if (!yaml || yaml->key.empty())
        return std::nullopt;
    const auto place = yaml->isItem || yaml->indent > 0 ? Place::AgentField : Place::EntityField;
    const Dialect &dialect = snapshot.dialect();
    const auto row = std::ranges::find_if(dialect.directives, [&](const Directive &each) {
        return each.place == place && each.name == yaml->key;
    });
    if (row == dialect.directives.end())
        return std::nullopt;
    const auto rangeOf = [&](std::string_view part) {
        const auto begin = line.begin + static_cast<std::uint32_t>(part.data() - content.data());
        return ByteRange{begin, begin + static_cast<std::uint32_t>(part.size())};
    };
    const ByteRange name = rangeOf(yaml->key);
    if (holds(name, offset))
        return Hover{name, std::string(row->name), helpOfDirective(*row, dialect)};
    const ByteRange value = rangeOf(yaml->value);
    return !value.empty() && holds(value, offset)
               ? ofValue(snapshot.text(), *row, value, offset, registry)
               : std::nullopt;
}

std::optional<Hover> ofDirective(const Tree &tree, std::uint32_t offset, const Registry &registry) {
    const auto index = tree.lineAt(offset);
    if (!index)
        return std::nullopt;
    const Line &line = tree.lines()[*index];
    switch (line.kind) {
    case LineKind::Comment: {
        const auto meta = std::ranges::find(tree.metaLines(), *index, &MetaLine::line);
        if (meta == tree.metaLines().end())
            return std::nullopt;
        const Directive *row = tree.dialect().find(meta->directive);
        if (row == nullptr)
            return std::nullopt;
        if (holds(meta->key, offset))
            return Hover{meta->key, std::string(row->name), helpOfDirective(*row, tree.dialect())};
        return holds(meta->value, offset)
                   ? ofValue(tree.text(), *row, meta->value, offset, registry)
                   : std::nullopt;
    }
    case LineKind::BlockHeader:
        return holds(line.value(), offset) ? ofHeader(tree, line, registry) : std::nullopt;
    case LineKind::Directive: {
        const Directive *row = tree.dialect().find(line.directive);
        if (row == nullptr)
            return std::nullopt;
        if (holds(line.key(), offset))
            return Hover{line.key(), std::string(row->name), helpOfDirective(*row, tree.dialect())};
        if (holds(line.value(), offset))
            return ofValue(tree.text(), *row, line.value(), offset, registry);
        const auto joined = std::ranges::find(tree.joinedRules(), *index, &JoinedRule::line);
        if (joined != tree.joinedRules().end() && holds(joined->key, offset))
            if (const Directive *rule = tree.dialect().find(joined->directive))
                return Hover{joined->key, std::string(rule->name),
                             helpOfDirective(*rule, tree.dialect())};
        return std::nullopt;
    }
    case LineKind::Blank:
    case LineKind::UnknownKey:
    case LineKind::Other: return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<Hover> hoverAt(const Snapshot &snapshot, std::uint32_t offset,
                             const Registry &registry) {
    const Tree *tree = snapshot.tree();
    return tree != nullptr ? ofDirective(*tree, offset, registry)
                           : ofField(snapshot, offset, registry);
}

} // namespace gatepost::assist
