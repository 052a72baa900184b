// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/linediff.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <unordered_map>

namespace gatepost {

namespace {

using Ids = std::span<const std::uint32_t>;

/// Equal lines of both texts become equal numbers.
class LineNumbers {
public:
    std::vector<std::uint32_t> numbersOf(const std::vector<std::string_view> &lines) {
        std::vector<std::uint32_t> ids;
        ids.reserve(lines.size());
        for (const std::string_view line : lines)
            ids.push_back(
                m_ids.try_emplace(line, static_cast<std::uint32_t>(m_ids.size())).first->second);
        return ids;
    }

private:
    std::unordered_map<std::string_view, std::uint32_t> m_ids;
};

struct Gap {
    LineRun before;
    LineRun after;
};

struct Pair {
    std::uint32_t before;
    std::uint32_t after;
};

class Differ {
public:
    Differ(Ids before, Ids after) : m_before(before), m_after(after) {}

    std::vector<DiffRun> run() {
        // A stack of gaps instead of recursion: a file made against us must not reach the end of the stack.
        std::vector<Gap> gaps{{{0, static_cast<std::uint32_t>(m_before.size())},
                               {0, static_cast<std::uint32_t>(m_after.size())}}};
        while (!gaps.empty()) {
            Gap gap = gaps.back();
            gaps.pop_back();
            if (gap.before.empty() && gap.after.empty())
                continue;
            if (gap.before.empty() || gap.after.empty()) {
                emit(false, gap.before, gap.after);
                continue;
            }
            if (const auto prefix = commonPrefix(gap); prefix > 0) {
                emitSame(gap.before.begin, gap.after.begin, prefix);
                gaps.push_back({{gap.before.begin + prefix, gap.before.end},
                                {gap.after.begin + prefix, gap.after.end}});
                continue;
            }
            if (const auto suffix = commonSuffix(gap); suffix > 0) {
                // Its lines come after whatever the rest becomes: a gap of their own, below it on the stack.
                gaps.push_back({{gap.before.end - suffix, gap.before.end},
                                {gap.after.end - suffix, gap.after.end}});
                gaps.push_back({{gap.before.begin, gap.before.end - suffix},
                                {gap.after.begin, gap.after.end - suffix}});
                continue;
            }
            const std::vector<Pair> anchors = anchorsOf(gap);
            if (anchors.empty()) {
                myers(gap);
                continue;
            }
            pushBetween(gaps, gap, anchors);
        }
        return std::move(m_runs);
    }

private:
    void emit(bool same, LineRun before, LineRun after) {
        if (!m_runs.empty() && m_runs.back().same == same) {
            m_runs.back().before.end = before.end;
            m_runs.back().after.end = after.end;
        } else {
            m_runs.push_back({same, before, after});
        }
    }
    void emitSame(std::uint32_t before, std::uint32_t after, std::uint32_t count) {
        emit(true, {before, before + count}, {after, after + count});
    }

    [[nodiscard]] std::uint32_t commonPrefix(const Gap &gap) const {
        const std::uint32_t most = std::min(gap.before.size(), gap.after.size());
        std::uint32_t n = 0;
        while (n < most && m_before[gap.before.begin + n] == m_after[gap.after.begin + n])
            ++n;
        return n;
    }
    [[nodiscard]] std::uint32_t commonSuffix(const Gap &gap) const {
        const std::uint32_t most = std::min(gap.before.size(), gap.after.size());
        std::uint32_t n = 0;
        while (n < most && m_before[gap.before.end - 1 - n] == m_after[gap.after.end - 1 - n])
            ++n;
        return n;
    }

    /// Lines that stand once in each half of the gap, as the longest row that ascends in both.
    [[nodiscard]] std::vector<Pair> anchorsOf(const Gap &gap) const {
        struct Seen {
            std::uint32_t before = 0, after = 0;
            std::uint32_t countBefore = 0, countAfter = 0;
        };
        std::unordered_map<std::uint32_t, Seen> seen;
        for (std::uint32_t i = gap.before.begin; i < gap.before.end; ++i) {
            Seen &one = seen[m_before[i]];
            one.before = i;
            ++one.countBefore;
        }
        for (std::uint32_t i = gap.after.begin; i < gap.after.end; ++i)
            if (const auto found = seen.find(m_after[i]); found != seen.end()) {
                found->second.after = i;
                ++found->second.countAfter;
            }
        std::vector<Pair> pairs;
        for (std::uint32_t i = gap.before.begin; i < gap.before.end; ++i) {
            const Seen &one = seen[m_before[i]];
            if (one.countBefore == 1 && one.countAfter == 1)
                pairs.push_back({i, one.after});
        }
        return longestAscending(pairs);
    }

    /// By patience sorting; `pairs` ascends in `before` already.
    static std::vector<Pair> longestAscending(const std::vector<Pair> &pairs) {
        constexpr auto kNone = static_cast<std::size_t>(-1);
        std::vector<std::size_t>
            tops; // by length: the pair with the smallest `after` that ends such a row
        std::vector<std::size_t> previous(pairs.size(), kNone);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto place = std::ranges::lower_bound(
                tops, pairs[i].after, {}, [&](std::size_t top) { return pairs[top].after; });
            if (place != tops.begin())
                previous[i] = *std::prev(place);
            if (place == tops.end())
                tops.push_back(i);
            else
                *place = i;
        }
        std::vector<Pair> row;
        for (std::size_t i = tops.empty() ? kNone : tops.back(); i != kNone; i = previous[i])
            row.push_back(pairs[i]);
        std::ranges::reverse(row);
        return row;
    }

    static void pushBetween(std::vector<Gap> &gaps, const Gap &gap,
                            const std::vector<Pair> &anchors) {
        // Last first, since the stack gives back the newest. An anchor opens the gap behind it as common prefix.
        std::uint32_t beforeEnd = gap.before.end;
        std::uint32_t afterEnd = gap.after.end;
        for (const Pair &anchor : std::views::reverse(anchors)) {
            gaps.push_back({{anchor.before, beforeEnd}, {anchor.after, afterEnd}});
            beforeEnd = anchor.before;
            afterEnd = anchor.after;
        }
        gaps.push_back({{gap.before.begin, beforeEnd}, {gap.after.begin, afterEnd}});
    }

    /// The shortest edit script of a gap, if it has at most kMostEdits edits.
    void myers(const Gap &gap) {
        const auto n = static_cast<std::int64_t>(gap.before.size());
        const auto m = static_cast<std::int64_t>(gap.after.size());
        const std::int64_t most = std::min<std::int64_t>(n + m, kMostEdits);
        std::vector<std::int64_t> furthest(static_cast<std::size_t>(2 * most + 3), 0);
        const auto at = [&](std::int64_t k) -> std::int64_t & {
            return furthest[static_cast<std::size_t>(k + most + 1)];
        };
        const auto lineBefore = [&](std::int64_t x) {
            return m_before[gap.before.begin + static_cast<std::uint32_t>(x)];
        };
        const auto lineAfter = [&](std::int64_t y) {
            return m_after[gap.after.begin + static_cast<std::uint32_t>(y)];
        };
        std::vector<std::vector<std::int64_t>> history;
        for (std::int64_t d = 0; d <= most; ++d) {
            history.emplace_back(furthest.begin() + (most + 1 - d),
                                 furthest.begin() + (most + 1 + d) + 1);
            for (std::int64_t k = -d; k <= d; k += 2) {
                const bool down = k == -d || (k != d && at(k - 1) < at(k + 1));
                std::int64_t x = d == 0 ? 0 : down ? at(k + 1) : at(k - 1) + 1;
                while (x < n && x - k < m && lineBefore(x) == lineAfter(x - k))
                    ++x;
                at(k) = x;
                if (x >= n && x - k >= m) {
                    walkBack(gap, history, d);
                    return;
                }
            }
        }
        emit(false, gap.before, gap.after); // too different to be worth a script
    }

    /// `history[d]` holds the furthest x of diagonals -d…d before step d.
    void walkBack(const Gap &gap, const std::vector<std::vector<std::int64_t>> &history,
                  std::int64_t steps) {
        std::vector<Pair> kept;
        std::int64_t x = gap.before.size();
        std::int64_t y = gap.after.size();
        for (std::int64_t d = steps; d > 0; --d) {
            const auto before = [&](std::int64_t k) {
                return history[static_cast<std::size_t>(d)][static_cast<std::size_t>(k + d)];
            };
            const std::int64_t k = x - y;
            const bool down = k == -d || (k != d && before(k - 1) < before(k + 1));
            const std::int64_t fromK = down ? k + 1 : k - 1;
            const std::int64_t fromX = before(fromK);
            const std::int64_t startX = down ? fromX : fromX + 1;
            while (x > startX) {
                --x;
                --y;
                keep(kept, gap, x, y);
            }
            x = fromX;
            y = fromX - fromK;
        }
        while (x > 0 && y > 0) {
            --x;
            --y;
            keep(kept, gap, x, y);
        }
        std::ranges::reverse(kept);
        Pair next{gap.before.begin, gap.after.begin};
        for (const Pair &pair : kept) {
            if (pair.before > next.before || pair.after > next.after)
                emit(false, {next.before, pair.before}, {next.after, pair.after});
            emitSame(pair.before, pair.after, 1);
            next = {pair.before + 1, pair.after + 1};
        }
        if (next.before < gap.before.end || next.after < gap.after.end)
            emit(false, {next.before, gap.before.end}, {next.after, gap.after.end});
    }
    static void keep(std::vector<Pair> &kept, const Gap &gap, std::int64_t x, std::int64_t y) {
        kept.push_back({gap.before.begin + static_cast<std::uint32_t>(x),
                        gap.after.begin + static_cast<std::uint32_t>(y)});
    }

    Ids m_before;
    Ids m_after;
    std::vector<DiffRun> m_runs;
};

} // namespace

std::string_view contentOfLine(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r'))
        line.remove_suffix(1);
    return trimmed(line);
}

std::vector<std::string_view> splitLines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::size_t end = text.find_first_of("\r\n");
        if (end == std::string_view::npos)
            end = text.size();
        else
            end += text.substr(end).starts_with("\r\n") ? 2 : 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::vector<DiffRun> lineDiff(std::string_view before, std::string_view after) {
    LineNumbers numbers;
    const std::vector<std::uint32_t> ids = numbers.numbersOf(splitLines(before));
    const std::vector<std::uint32_t> others = numbers.numbersOf(splitLines(after));
    return Differ(ids, others).run();
}

} // namespace gatepost
