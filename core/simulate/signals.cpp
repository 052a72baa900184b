// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/simulate/compiledsite.h"

#include <algorithm>

namespace gatepost {

const ResolvedFile *ResolvedAgent::signalFile() const {
    const auto found = std::ranges::find_if(
        files, [](const ResolvedFile &file) { return file.file.row().statesSignals; });
    return found == files.end() ? nullptr : &*found;
}

SignalsVerdict readSignals(const ResolvedAgent &view, const PathQuestion &path,
                           const PathVerdict &paths, std::span<const Tree *const> trees) {
    SignalsVerdict verdict;
    verdict.contentUsageApplies =
        isPolicyFile(path.path()) || std::ranges::none_of(paths.files, [](const auto &entry) {
            return entry.view->file.row().statesSignals && isDenial(entry.decision.outcome);
        });
    if (view.useToken != nullptr) {
        const PathDecision decision = view.useToken->rules.decide(path);
        UseTokenVerdict token{!isDenial(decision.outcome), {}};
        if (decision.rule) {
            const FileId robots(FileRole::Robots);
            token.line = lineRef(*trees[robots.index()], robots,
                                 view.useToken->rules.rules()[*decision.rule].line);
            verdict.lines.push_back(*token.line);
        }
        verdict.useToken = token;
    }
    const ResolvedFile *file = view.signalFile();
    const FileRules *rules = file == nullptr ? nullptr : file->rules();
    if (rules == nullptr)
        return verdict; // only robots.txt's deciding group speaks (S111)
    const auto speak = [&](std::uint32_t line) {
        verdict.lines.push_back(lineRef(*trees[file->file.index()], file->file, line));
    };

    // The lines with the longest matching path decide as a whole (S110).
    std::vector<const FileRules::At<ContentUsage> *> longest;
    std::uint32_t length = 0;
    for (const auto &usage : rules->contentUsage) {
        const PathPattern pattern(usage.value.path);
        if (!pattern.matches(path) || (!longest.empty() && pattern.length() < length))
            continue;
        if (longest.empty() || pattern.length() > length)
            longest.clear();
        length = pattern.length();
        longest.push_back(&usage);
    }
    // Put together first and joined once: joining line by line would compare every key with all before it.
    SignalMap all;
    for (const auto *usage : longest) {
        all.insert(all.end(), usage->value.preferences.begin(), usage->value.preferences.end());
        speak(usage->line);
    }
    joinSignals(verdict.contentUsage, all);
    all.clear();
    for (const auto &signal : rules->contentSignal) {
        all.insert(all.end(), signal.value.begin(), signal.value.end());
        speak(signal.line);
    }
    joinSignals(verdict.contentSignal, all);
    if (rules->hasAiTraining) {
        const PathDecision decision = rules->aiTraining.decide(path);
        if (decision.rule) {
            verdict.aiTraining = decision.outcome == PathOutcome::Allowed;
            speak(rules->aiTraining.rules()[*decision.rule].line);
        }
    }
    return verdict;
}

} // namespace gatepost
