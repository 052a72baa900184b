// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/syntax/managed.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace gatepost {

namespace {

/// A mark is a short comment; what merely speaks about one in a paragraph is longer.
constexpr std::uint32_t kLongestMark = 200;

struct Marks {
    std::string_view begin; ///< in lower case
    std::string_view end;
    std::string_view by;
};
constexpr Marks kMarks[] = {
    {"begin cloudflare managed", "end cloudflare managed", "Cloudflare"},
    {"cloudflare managed content", "end cloudflare managed", "Cloudflare"},
    {"begin wpengine", "end wpengine", "WP Engine"},
    {"start yoast block", "end yoast block", "Yoast"},
    {"begin ansible managed block", "end ansible managed block", "Ansible"},
};

std::vector<std::string_view> textsOf(const Tree &tree) {
    std::vector<std::string_view> texts;
    for (const ManagedBlock &block : managedBlocks(tree))
        texts.push_back(tree.slice(
            {tree.lines()[block.firstLine].begin, tree.lines()[block.lastLine].contentEnd}));
    return texts;
}

} // namespace

std::vector<ManagedBlock> managedBlocks(const Tree &tree) {
    std::vector<ManagedBlock> blocks;
    const Marks *open = nullptr;
    const auto lines = tree.lines();
    for (std::uint32_t index = 0; index < lines.size(); ++index) {
        const Line &line = lines[index];
        if (line.kind != LineKind::Comment || line.contentEnd - line.commentBegin > kLongestMark)
            continue;
        std::array<char, kLongestMark> lower;
        const std::string_view comment = tree.slice(line.comment());
        std::ranges::transform(comment, lower.begin(), asciiLower);
        const std::string_view text(lower.data(), comment.size());
        if (open && text.contains(open->end)) {
            blocks.back().lastLine = index;
            blocks.back().hasEnd = true;
            open = nullptr;
            continue;
        }
        if (open)
            continue;
        for (const Marks &marks : kMarks) {
            // An end without a begin begins nothing.
            if (!text.contains(marks.begin) || text.contains(marks.end))
                continue;
            open = &marks;
            blocks.push_back(
                {index, static_cast<std::uint32_t>(lines.size() - 1), false, marks.by});
            break;
        }
    }
    return blocks;
}

const ManagedBlock *managedBlockAt(std::span<const ManagedBlock> blocks, std::size_t line) {
    const auto found = std::ranges::find_if(
        blocks, [line](const ManagedBlock &block) { return block.contains(line); });
    return found == blocks.end() ? nullptr : &*found;
}

bool keepsManagedBlocks(const Tree &before, const Tree &after) {
    return textsOf(before) == textsOf(after);
}

} // namespace gatepost
