// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/goals/hunks.h"

#include "core/text/ascii.h"
#include "core/text/linediff.h"

#include <algorithm>
#include <map>
#include <set>
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

/// Lines that no proof of fetches shows to be idle: all but rules.
bool isNoRule(std::string_view line) {
    const std::string_view text = contentOfLine(line);
    const std::string key = toLower(text.substr(0, std::min(text.find(':'), text.size())));
    return text.empty() || text.starts_with('#') || (key != "allow" && key != "disallow");
}

/// The hunks with one line that comes left out, for each such line, the last first. A line that was there and only gets a line
/// end, since another one comes behind it, does not come.
std::vector<std::vector<Replacement>> withOneLineLess(std::string_view before,
                                                      const std::vector<Replacement> &hunks) {
    std::vector<std::vector<Replacement>> all;
    for (std::size_t i = hunks.size(); i-- > 0;) {
        const auto lines = splitLines(hunks[i].text);
        std::set<std::string_view> old;
        for (const std::string_view line : splitLines(slice(before, hunks[i].range)))
            old.insert(contentOfLine(line));
        for (std::size_t skipped = lines.size(); lines.size() > 1 && skipped-- > 0;) {
            if (isNoRule(lines[skipped]) || old.contains(contentOfLine(lines[skipped])))
                continue;
            std::vector<Replacement> fewer = hunks;
            fewer[i].text.clear();
            for (std::size_t line = 0; line < lines.size(); ++line)
                if (line != skipped)
                    fewer[i].text += lines[line];
            all.push_back(std::move(fewer));
        }
    }
    return all;
}

namespace {

bool isNameLine(std::string_view line) {
    return toLower(contentOfLine(line)).starts_with("user-agent:");
}

/// The hunks with one group that comes left out, for each whose agents other lines of the text name as well, the last first: who has
/// another group may do without it.
std::vector<std::vector<Replacement>> withOneGroupLess(std::string_view before,
                                                       const std::vector<Replacement> &hunks) {
    const std::string after = applied(before, hunks);
    std::map<std::string, std::size_t> naming;
    for (const std::string_view line : splitLines(after))
        if (isNameLine(line))
            ++naming[toLower(contentOfLine(line))];
    std::vector<std::vector<Replacement>> all;
    for (std::size_t i = hunks.size(); i-- > 0;) {
        const auto lines = splitLines(hunks[i].text);
        std::size_t end = lines.size();
        bool isRepeated = true;
        for (std::size_t at = lines.size(); at-- > 0;) {
            if (!isNameLine(lines[at]))
                continue;
            isRepeated = isRepeated && naming[toLower(contentOfLine(lines[at]))] > 1;
            if (at > 0 && isNameLine(lines[at - 1]))
                continue; // its group begins above
            // With the blank lines before it.
            std::size_t begin = at;
            while (begin > 0 && contentOfLine(lines[begin - 1]).empty())
                --begin;
            if (isRepeated && (begin > 0 || end < lines.size())) {
                std::vector<Replacement> fewer = hunks;
                fewer[i].text.clear();
                for (std::size_t line = 0; line < lines.size(); ++line)
                    if (line < begin || line >= end)
                        fewer[i].text += lines[line];
                all.push_back(std::move(fewer));
            }
            end = begin;
            isRepeated = true;
        }
    }
    return all;
}

} // namespace

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
    const auto drop = [&](const auto &withLess) {
        for (std::size_t proofs = 0; proofs < most;) {
            bool isLess = false;
            for (const auto &fewer : withLess(before, hunks)) {
                if (++proofs > most)
                    break;
                if (!isEnough(applied(before, fewer)))
                    continue;
                hunks = fewer;
                isLess = true;
                break;
            }
            if (!isLess)
                break;
        }
    };
    drop(withOneGroupLess);
    // Then single lines of what is left; a blank line alone is not worth a proof.
    drop(withOneLineLess);
    return applied(before, hunks);
}

} // namespace gatepost::goals
