// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/appliedgoals.h"

#include "core/agents/purpose.h"
#include "core/render/renderrobots.h"
#include "core/syntax/managed.h"

#include <algorithm>
#include <array>
#include <format>
#include <set>

namespace gatepost::test {

namespace {

/// Whether the lines that come and go are whole ones, so that those between them have the bytes that they had.
bool keepsOtherLines(std::string_view before, const goals::AppliedFile &file) {
    const auto isStart = [](std::string_view text, std::size_t at) {
        return at == 0 || at >= text.size() || text[at - 1] == '\n' ||
               (text[at - 1] == '\r' && text[at] != '\n');
    };
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (before.starts_with(kMark) && !file.text.starts_with(kMark))
        return false;
    return std::ranges::all_of(file.edit.replacements(), [&](const Replacement &each) {
        return isStart(before, each.range.begin) && isStart(before, each.range.end);
    });
}

} // namespace

std::string shownLines(const CompiledSite &site, const goals::Applied &applied) {
    std::string all;
    for (const change::EditedLine &line : applied.lines)
        if (!line.text.empty())
            all += std::format("{}{}{}: {}\n",
                               line.file == FileId(FileRole::Robots)
                                   ? ""
                                   : std::string(site.fileName(line.file)) + " ",
                               line.added ? '+' : '-', line.line.value, line.text);
    return all;
}

std::string shownUnreached(const goals::Applied &applied) {
    std::string all;
    for (const goals::Unreached &each : applied.unreached)
        all += std::format("{}: {}{}\n", purposeKey(each.purpose),
                           each.code.empty() ? "" : "[" + each.code + "] ", each.reason.english());
    return all;
}

/// What an edit may never do, whatever it is for; empty: nothing is wrong.
QString wrongWith(const CompiledSite &site, const Goals &wanted,
                  const goals::ApplyQuestion &question, const goals::Applied &applied) {
    const CompiledSite after(goals::withFiles(site.site(), applied.files));
    goals::ApplyQuestion then = question;
    for (const goals::AppliedFile &file : applied.files) {
        if (file.role == FileRole::AgentPolicy) {
            if (file.edit.applied(*question.policy) != file.text)
                return QStringLiteral("the edit is not that of the policy's text");
            then.policy = file.text;
            continue;
        }
        const auto &old = site.site().file(file.role);
        const std::string before(old ? old->text() : std::string_view());
        if (!file.edit.fits(before.size()) || file.edit.applied(before) != file.text)
            return QStringLiteral("the edit is not that of the text");
        if (then.policy != question.policy && file.role == FileRole::Robots) {
            const auto rendered = renderRobots(readAgentPolicy(YamlText(*then.policy)));
            if (!rendered || *rendered != file.text)
                return QStringLiteral("robots.txt is not what the policy makes");
            continue; // it is made anew
        }
        if (!keepsOtherLines(before, file))
            return QStringLiteral("bytes of other lines were changed");
        if (old && !keepsManagedBlocks(*old, *after.site().file(file.role)))
            return QStringLiteral("a managed block was changed");
    }
    for (const goals::GoalState &state : applied.after) {
        const bool isListed =
            std::ranges::any_of(applied.unreached, [&](const goals::Unreached &each) {
                return each.purpose == state.purpose && !each.reason.english().empty();
            });
        if ((state.proof != exact::Proof::Holds) != isListed)
            return QStringLiteral("%1 is neither true nor unreached")
                .arg(QString::fromUtf8(purposeKey(state.purpose)));
    }
    const goals::Applied again = goals::applyGoals(after, wanted, then);
    if (!again.isEmpty())
        return QStringLiteral("the second apply edits: ") +
               QString::fromStdString(shownLines(after, again));
    // Whom no goal is about is told the same.
    const std::array<const CompiledSite *, 2> sites = {&site, &after};
    exact::ExactQuestion asked;
    asked.day = question.at;
    std::set<std::string> members;
    for (std::size_t i = 0; i < kPurposeCount; ++i)
        if (wanted.of[i])
            for (const goals::GoalState &state : applied.before)
                for (const std::string &agent : state.agents)
                    members.insert(agent);
    for (const exact::AskedAgent &agent : exact::agentsOf(sites, Reading::Author).agents) {
        const bool isNobody = agent.isUnknown() && exact::statedCategory(agent) &&
                              !site.site().file(FileRole::Robots2);
        const bool isMember = std::ranges::any_of(members, [&](const std::string &member) {
            const auto named = identify(member, {}, site.site().registry);
            return member == nameOf(agent) ||
                   (named && !agent.isUnknown() &&
                    QString::fromStdString(named->ownToken)
                            .compare(QString::fromStdString(agent.identity.ownToken),
                                     Qt::CaseInsensitive) == 0);
        });
        if (!isMember && !isNobody)
            asked.agents.push_back(agent);
    }
    if (asked.agents.empty())
        return {};
    const exact::Differences found = exact::differences(site, after, asked);
    if (!found.complete)
        return QStringLiteral("the comparison is not complete");
    for (const exact::Difference &change : found.changes)
        if (change.what == exact::Difference::What::Fetch ||
            change.what == exact::Difference::What::Pace)
            return QStringLiteral("an agent of no goal: ") +
                   QString::fromStdString(change.text.english());
    return {};
}

} // namespace gatepost::test
