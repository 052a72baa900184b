// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalsteps.h"

#include "core/settings/writegoals.h"

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

std::string written(const std::optional<Goals> &goals) {
    return goals ? writeGoals(*goals) : std::string();
}

} // namespace

std::expected<void, Message> GoalSteps::mayBe(const SiteModel &site,
                                              const std::optional<Goals> &goals) {
    const auto put = putGoals(site.side().savedTextOf(SideFile::Settings), goals.value_or(Goals()));
    if (!put)
        return std::unexpected(put.error());
    // What cannot be read back is not said: a slip here must not fail open.
    if (const auto read = readSiteSettings(*put); !read)
        return std::unexpected(read.error());
    return {};
}

GoalSteps &GoalSteps::of(SiteModel &site) {
    if (auto *known = site.findChild<GoalSteps *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new GoalSteps(site);
}

GoalSteps::GoalSteps(SiteModel &site)
    : QObject(&site), m_site(site), m_goals(written(site.side().settings().goals)) {
    // Other goals than those that the steps came to were read from a file.
    connect(&site.side(), &SideDocuments::settingsChanged, this, [this] {
        if (std::string now = written(m_site.side().settings().goals); now != m_goals)
            m_goals = std::move(now);
        else
            return;
        m_steps.clear();
        m_at = 0;
        emit changed();
    });
}

std::expected<void, Message> GoalSteps::choose(std::optional<Goals> goals, const QString &label,
                                               const QString &mergeKey) {
    if (auto may = mayBe(m_site, goals); !may)
        return may;
    const std::optional<Goals> before = m_site.side().settings().goals;
    if (!mergeKey.isEmpty() && canUndo() && !canRedo() && m_steps[m_at - 1].key == mergeKey)
        m_steps[m_at - 1].after = goals;
    else
        push({.label = label, .key = mergeKey, .before = before, .after = goals});
    set(goals);
    emit changed();
    return {};
}

void GoalSteps::noteApplied(const std::vector<Document *> &documents, const QString &label) {
    Step step{.label = label};
    for (Document *document : documents)
        step.applied.push_back({document, document->revision()});
    if (step.applied.empty())
        return;
    push(std::move(step));
    emit changed();
}

void GoalSteps::push(Step step) {
    m_steps.resize(m_at);
    m_steps.push_back(std::move(step));
    m_at = m_steps.size();
}

void GoalSteps::set(const std::optional<Goals> &goals) {
    m_goals = written(goals);
    SiteSettings settings = m_site.side().settings();
    settings.goals = goals;
    m_site.side().setSettings(settings);
}

void GoalSteps::walk(Step &step, bool back) {
    for (Applied &each : step.applied) {
        if (!each.document || each.document->revision() != each.revision)
            continue;
        back ? each.document->undo() : each.document->redo();
        each.revision = each.document->revision();
    }
}

void GoalSteps::undo() {
    if (!canUndo())
        return;
    Step &step = m_steps[--m_at];
    if (step.applied.empty())
        set(step.before);
    else
        walk(step, true);
    emit changed();
}

void GoalSteps::redo() {
    if (!canRedo())
        return;
    Step &step = m_steps[m_at++];
    if (step.applied.empty())
        set(step.after);
    else
        walk(step, false);
    emit changed();
}

bool GoalSteps::canUndoApplied() const {
    if (!canUndo() || m_steps[m_at - 1].applied.empty())
        return false;
    return std::ranges::all_of(m_steps[m_at - 1].applied, [](const Applied &each) {
        return each.document && each.document->revision() == each.revision;
    });
}

void GoalSteps::undoApplied() {
    if (canUndoApplied())
        undo();
}

} // namespace gatepost::ui
