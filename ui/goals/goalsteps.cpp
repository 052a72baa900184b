// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalsteps.h"

#include "core/settings/writegoals.h"
#include "ui/site/settingstext.h"

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

/// Goals and environments as one text.
std::string saidBy(const SiteSettings &settings) {
    std::string said = settings.goals ? writeGoals(*settings.goals) : std::string();
    for (const Environment &each : settings.environments) {
        said.append("\n").append(each.name);
        for (const std::string &host : each.hosts)
            said.append("\n").append(host);
        said.append("\n").append(each.files).append("\n").append(mustName(each.must)).append("\n");
        if (each.goals)
            said.append(writeGoals(*each.goals));
    }
    return said;
}

/// What gatepost.yaml is read as when it says this; the error says why it cannot.
std::expected<SiteSettings, Message> readBack(const SiteModel &site, const SiteSettings &wanted) {
    const auto put = settingsTextWith(site.side(), wanted);
    if (!put)
        return std::unexpected(put.error());
    return readSiteSettings(
        *put); // what cannot be read back is not said: a slip here must not fail open
}

} // namespace

std::expected<void, Message> GoalSteps::mayBe(const SiteModel &site,
                                              const std::optional<Goals> &goals) {
    SiteSettings wanted = site.side().settings();
    wanted.goals = goals;
    return readBack(site, wanted).transform([](const SiteSettings &) {});
}

GoalSteps &GoalSteps::of(SiteModel &site) {
    if (auto *known = site.findChild<GoalSteps *>(Qt::FindDirectChildrenOnly))
        return *known;
    return *new GoalSteps(site);
}

GoalSteps::GoalSteps(SiteModel &site)
    : QObject(&site), m_site(site), m_said(saidBy(site.side().settings())) {
    // Other goals than those that the steps came to were read from a file.
    connect(&site.side(), &SideDocuments::settingsChanged, this, [this] {
        if (std::string now = saidBy(m_site.side().settings()); now != m_said)
            m_said = std::move(now);
        else
            return;
        m_steps.clear();
        m_at = 0;
        emit changed();
    });
}

GoalSteps::Wanted GoalSteps::present() const {
    const SiteSettings &settings = m_site.side().settings();
    return {settings.goals, settings.environments};
}

std::expected<void, Message> GoalSteps::choose(std::optional<Goals> goals, const QString &label,
                                               const QString &mergeKey) {
    return choose(Wanted{std::move(goals), present().environments}, label, mergeKey);
}

std::expected<void, Message> GoalSteps::add(const std::vector<Environment> &environments,
                                            const QString &label) {
    Wanted wanted = present();
    wanted.environments.insert(wanted.environments.end(), environments.begin(), environments.end());
    return choose(std::move(wanted), label, {});
}

std::expected<void, Message> GoalSteps::choose(Wanted wanted, const QString &label,
                                               const QString &mergeKey) {
    SiteSettings settings = m_site.side().settings();
    settings.goals = wanted.goals;
    settings.environments = wanted.environments;
    auto read = readBack(m_site, settings);
    if (!read)
        return std::unexpected(read.error());
    Wanted before = present();
    if (!mergeKey.isEmpty() && canUndo() && !canRedo() && m_steps[m_at - 1].key == mergeKey)
        m_steps[m_at - 1].after = wanted;
    else
        push({.label = label, .key = mergeKey, .before = std::move(before), .after = wanted});
    take(std::move(settings), std::move(*read));
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

void GoalSteps::set(const Wanted &wanted) {
    SiteSettings settings = m_site.side().settings();
    settings.goals = wanted.goals;
    settings.environments = wanted.environments;
    SiteSettings read = readBack(m_site, settings).value_or(settings);
    take(std::move(settings), std::move(read));
}

void GoalSteps::take(SiteSettings settings, SiteSettings read) {
    // The goals of an environment are those of the site with its own laid over them, as they are read.
    settings.environments = std::move(read.environments);
    m_said = saidBy(settings);
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
