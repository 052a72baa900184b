// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/assist/outline.h"

#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"
#include "core/yaml/yamlline.h"

#include <algorithm>

namespace gatepost::assist {

namespace {

/// The last line before `end` that says something.
int lastSpeaking(const Tree &tree, std::uint32_t first, std::uint32_t end) {
    std::uint32_t last =
        std::min<std::uint32_t>(end, static_cast<std::uint32_t>(tree.lines().size()));
    while (last > first + 1 && (tree.lines()[last - 1].kind == LineKind::Blank ||
                                tree.lines()[last - 1].kind == LineKind::Comment))
        --last;
    return static_cast<int>(last) - 1;
}

/// Entries of YAML lists: "- " and the lines below it that are indented deeper.
std::vector<Section> entriesOf(const Snapshot &snapshot) {
    std::vector<Section> entries;
    const auto read = [&](std::size_t line) {
        return readYamlLine(slice(snapshot.text(), snapshot.line(line)));
    };
    const std::size_t count = snapshot.lines().count();
    int open = -1;
    std::size_t depth = 0;
    const auto close = [&](std::size_t end) {
        if (open < 0)
            return;
        int last = static_cast<int>(end) - 1;
        while (last > open && !read(static_cast<std::size_t>(last)))
            --last;
        if (last > open)
            entries.push_back({open, last});
        open = -1;
    };
    for (std::size_t i = 0; i < count; ++i) {
        const auto line = read(i);
        if (!line)
            continue;
        if (open >= 0 && line->indent <= depth)
            close(i);
        if (open < 0 && line->isItem) {
            open = static_cast<int>(i);
            depth = line->indent;
        }
    }
    close(count);
    return entries;
}

/// Groups, and blocks where there are some.
std::vector<Section> groupsOf(const Tree &tree) {
    std::vector<Section> outline;
    for (const Group &group : tree.groups().groups)
        outline.push_back({static_cast<int>(group.firstLine), static_cast<int>(group.lastLine)});
    if (tree.dialect().hasBlocks) {
        for (const Block &block : tree.scopes().blocks)
            outline.push_back(
                {static_cast<int>(block.header), lastSpeaking(tree, block.header, block.endLine)});
        std::ranges::sort(outline, {}, &Section::first);
    }
    return outline;
}

} // namespace

std::vector<Section> readOutline(const Snapshot &snapshot) {
    const Tree *tree = snapshot.tree();
    return tree != nullptr ? groupsOf(*tree) : entriesOf(snapshot);
}

std::optional<Section> sectionAt(const std::vector<Section> &outline, int line) {
    const auto after = std::ranges::upper_bound(outline, line, {}, &Section::first);
    if (after == outline.begin() || std::prev(after)->last < line)
        return std::nullopt;
    return *std::prev(after);
}

std::optional<Section> sectionFrom(const std::vector<Section> &outline, int line) {
    const auto at = std::ranges::lower_bound(outline, line, {}, &Section::first);
    if (at == outline.end() || at->first != line)
        return std::nullopt;
    return *at;
}

} // namespace gatepost::assist
