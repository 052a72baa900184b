// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/lint/phrases.h"
#include "core/text/ascii.h"
#include "core/value/signals.h"

#include <algorithm>
#include <array>

namespace gatepost::linting {

namespace {

/// A label of an earlier draft with the labels of today that say the same. "rank": of two old labels that mean one new
/// label, the narrower one counts.
struct OldLabel {
    std::string_view name;
    std::array<std::string_view, 3> today; ///< empty ones are none
    int rank;
};
// S110; that “ai” means both uses by AI is our choice, the drafts do not say what takes its place.
constexpr OldLabel kOld[] = {
    {"genai", {"train-ai"}, 2},
    {"train-genai", {"train-ai"}, 2},
    {"inference", {"ai-use"}, 2},
    {"ai-output", {"ai-use"}, 2},
    {"ai", {"train-ai", "ai-use"}, 1},
    {"bots", {"train-ai", "ai-use", "search"}, 0},
    {"all", {"train-ai", "ai-use", "search"}, 0},
    {"tdm", {"train-ai", "ai-use", "search"}, 0},
};
constexpr int kStated = 3; ///< the rank of a label that is written as today

const OldLabel *oldLabel(std::string_view key) {
    const auto found = std::ranges::find(kOld, key, &OldLabel::name);
    return found == std::end(kOld) ? nullptr : found;
}

struct Preference {
    std::string key;
    std::string value;
    int rank;
};

/// The preferences in labels of today, in the order in which they first appear.
std::vector<Preference> inTodaysLabels(const SignalMap &preferences) {
    std::vector<Preference> today;
    const auto add = [&today](std::string_view key, const std::string &value, int rank) {
        const auto found = std::ranges::find(today, key, &Preference::key);
        if (found == today.end())
            today.push_back({std::string(key), value, rank});
        else if (rank > found->rank || (rank == found->rank && value == "n"))
            *found = {std::string(key), value, rank};
    };
    for (const auto &[key, value] : preferences) {
        if (const OldLabel *old = oldLabel(key)) {
            for (const std::string_view name : old->today)
                if (!name.empty())
                    add(name, value, old->rank);
        } else {
            add(key, value, kStated);
        }
    }
    return today;
}

void checkOldUsageLabel(const FileUnderCheck &file, Report &report) {
    for (const std::uint32_t index : file.linesOf(DirectiveId::ContentUsage)) {
        const Line &line = file.line(index);
        const std::string_view value = file.tree.value(line);
        const auto usage = parseContentUsage(value);
        if (!usage)
            continue;
        std::vector<Message> old;
        for (const auto &[key, answer] : usage->preferences)
            if (oldLabel(key) != nullptr)
                old.emplace_back(inQuotes(key));
        if (old.empty())
            continue;
        const std::size_t count = old.size();
        Diagnostic &found =
            report.add(file, line.value(),
                       Message::counted(
                           GATEPOST_COUNTED(
                               "lint",
                               "%1 are labels of earlier drafts. The labels now are train-ai, "
                               "ai-use and search, and readers of today's draft pass over others",
                               "%1 is a label of an earlier draft. The labels now are train-ai, "
                               "ai-use and search, and readers of today's draft pass over others"),
                           count, Message::list(std::move(old), Conjunction::And)));
        std::string written;
        if (value.starts_with('/'))
            written = usage->path + ' ';
        bool isFirst = true;
        for (const Preference &each : inTodaysLabels(usage->preferences)) {
            written += (isFirst ? "" : ", ") + each.key + '=' + each.value;
            isFirst = false;
        }
        found.fixes.push_back(replaceFix(line.value(), std::move(written), FixKind::Choice));
    }
}

} // namespace

extern const Check kOldUsageLabel = {
    .rule = {.code = "old-usage-label",
             .severity = Severity::Warning,
             .title = GATEPOST_TEXT("lint", "Label of an earlier draft"),
             .explanation = GATEPOST_TEXT(
                 "lint", "The vocabulary of Content-Usage has changed from draft to draft. Today "
                         "it has three labels: train-ai (training models), ai-use (use by AI "
                         "systems otherwise) and search. None of them covers another, so bots, "
                         "all and tdm have to be written as all three. The fix keeps what each "
                         "old label said; labels that the line already has in today's form win. "
                         "ai is written as train-ai and ai-use, which is Gatepost's reading of "
                         "it."),
             .source = "draft-ietf-aipref-vocab-08; S110"},
    .dialects = kRobotsLike,
    .file = checkOldUsageLabel,
};

} // namespace gatepost::linting
