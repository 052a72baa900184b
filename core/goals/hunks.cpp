// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/hunks.h"

#include "core/text/linediff.h"

#include <span>
#include <vector>

namespace gatepost::goals {

namespace {

/// A run of lines that differ, in bytes of the old text.
std::vector<Replacement> hunksOf(std::string_view before, std::string_view after) {
    const auto old = splitLines(before);
    const auto now = splitLines(after);
    const auto bytesOf = [](std::string_view text, const std::vector<std::string_view> &lines,
                            LineRun run) -> ByteRange {
        const auto offset = [&](std::size_t line) {
            return static_cast<std::uint32_t>(line < lines.size() ? lines[line].data() - text.data()
                                                                  : text.size());
        };
        return {offset(run.begin), offset(run.end)};
    };
    std::vector<Replacement> hunks;
    for (const DiffRun &run : lineDiff(before, after))
        if (!run.same)
            hunks.push_back({bytesOf(before, old, run.before),
                             std::string(slice(after, bytesOf(after, now, run.after)))});
    return hunks;
}

std::string applied(std::string_view before, const std::vector<Replacement> &hunks) {
    TextEdit edit;
    for (const Replacement &hunk : hunks)
        edit.add(hunk);
    return edit.applied(before);
}

} // namespace

TextEdit lineEdit(std::string_view before, std::string_view after) {
    TextEdit edit;
    for (Replacement &hunk : hunksOf(before, after))
        edit.add(std::move(hunk));
    return edit;
}

std::string withoutIdleChanges(std::string_view before, const std::string &after, std::size_t most,
                               const std::function<bool(const std::string &)> &isEnough) {
    std::vector<Replacement> hunks = hunksOf(before, after);
    if (hunks.size() > most)
        return after;
    for (std::size_t i = hunks.size(); i-- > 0;) {
        std::vector<Replacement> fewer = hunks;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (isEnough(applied(before, fewer)))
            hunks = std::move(fewer);
    }
    return applied(before, hunks);
}

} // namespace gatepost::goals
