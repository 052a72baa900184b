// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowgoals.h"

#include "core/agents/agentorder.h"
#include "core/agents/purpose.h"
#include "core/goals/words.h"
#include "core/store/madefiles.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/formarea.h"
#include "ui/goals/environmentsproof.h"
#include "ui/goals/goalpresets.h"
#include "ui/goals/goalproblems.h"
#include "ui/goals/goalsteps.h"
#include "ui/simulator/logspanel.h"
#include "ui/site/settingsproblems.h"
#include "ui/window/dialogs.h"
#include "ui/window/exportdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/savereport.h"
#include "ui/window/sitelist.h"

#include <QDir>
#include <QStatusBar>

#include <algorithm>
#include <format>

namespace gatepost::ui {

namespace {

constexpr qsizetype kMostNamedGoals = 4;
const char kApplied[] = "goals-applied";
const char kBroken[] = "goals-broken";
const char kUncovered[] = "goals-uncovered";
const char kEnded[] = "goals-ended";

QString firstOf(QStringList names) {
    std::ranges::stable_sort(names, {},
                             [](const QString &name) { return noticeOf(name.toStdString()); });
    return names.size() <= kMostNamedGoals
               ? listText(names)
               : listText(names.first(kMostNamedGoals) << QStringLiteral("…"));
}

} // namespace

WindowGoals::WindowGoals(MainWindow &window, SiteList &list, FormArea &form)
    : QObject(&window),
      m_window(window),
      m_site(window.site()),
      m_list(list),
      m_form(form),
      m_page(new GoalsPage(window.site(), &form)) {
    form.setSitePage(m_page, QStringLiteral("goals"));
    // Who walks through the list with keys stays in it.
    connect(&list, &SiteList::goalsChosen, &window.panes(), &Panes::showGoals);
    connect(m_page, &GoalsPage::renewed, this, &WindowGoals::renew);
    connect(m_page, &GoalsPage::applied, this, &WindowGoals::sayApplied);
    connect(m_page, &GoalsPage::exportRequested, this, &WindowGoals::exportRefusals);
    connect(m_page, &GoalsPage::writeRequested, this, &WindowGoals::writeOutputs);
    connect(m_page, &GoalsPage::environmentWriteRequested, this, &WindowGoals::writeEnvironment);
    connect(m_page, &GoalsPage::folderRequested, this, [this](const QString &name) {
        m_window.open({QDir(m_site.files().folder()).filePath(name)});
    });
    connect(m_page, &GoalsPage::saveRequested, this,
            [this] { m_window.action(QStringLiteral("save"))->trigger(); });
    connect(m_page, &GoalsPage::leaveRequested, &window.panes(), &Panes::leaveGoals);
    (void)GoalProblems::of(m_site);
    connect(&SettingsProblems::of(m_site), &SettingsProblems::applyWanted, this, [this] {
        show();
        m_page->reviewSoon();
    });
    connect(&m_site.files(), &OpenFiles::filesChanged, this, &WindowGoals::renew);
    connect(&GoalSteps::of(m_site), &GoalSteps::changed, this, [this] {
        if (!GoalSteps::of(m_site).canUndoApplied())
            m_window.saveReport().strip().dismiss(QLatin1String(kApplied));
    });
    if (const auto *logs = window.findChild<LogsPanel *>())
        connect(logs, &LogsPanel::titleChanged, this, &WindowGoals::takeVisitors);
}

void WindowGoals::show() {
    m_window.panes().showGoals();
    m_page->takeFocus();
}

void WindowGoals::take(const QString &preset) {
    const QList<GoalPreset> known = goalPresets();
    const auto chosen = std::ranges::find(known, preset, &GoalPreset::id);
    if (chosen == known.end())
        return;
    const bool isNew = m_site.files().all().isEmpty();
    if (auto taken = GoalSteps::of(m_site).choose(chosen->goals, chosen->title); !taken) {
        m_window.complain(text(taken.error()));
        return;
    }
    show();
    if (isNew)
        m_page->applySoon();
}

bool WindowGoals::isShown() const {
    return m_form.isSitePageShown();
}

bool WindowGoals::isSaved() const {
    return !m_site.side().isModified() &&
           std::ranges::none_of(m_site.files().all(),
                                [](const SiteFile &file) { return file.document->isModified(); });
}

void WindowGoals::renew() {
    const GoalsSummary summary = summaryOf(m_page->rows());
    QString sign;
    if (summary.isFalse > 0)
        sign = tr("%Ln✕", nullptr, summary.isFalse);
    else if (summary.open > 0)
        sign = QStringLiteral("?");
    else if (summary.isTrue > 0 && summary.pending == 0)
        sign = QStringLiteral("✓");
    m_list.setGoals(sign, m_site.side().settings().goals ? summaryText(summary) : QString());
    if (const auto result = GoalsProof::of(m_site).current())
        renewNotices(*result);
    else if (!m_site.side().settings().goals)
        for (const char *id : {kBroken, kUncovered, kEnded})
            m_window.messages().dismiss(QLatin1String(id));
}

// ---- notices -------------------------------------------------------------------------------------

void WindowGoals::renewNotices(const GoalsResult &result) {
    // What is chosen and not saved yet is on the page already.
    if (!isSaved() || !m_site.files().hasRealFolder())
        return;
    saySave(result);
    sayUncovered(result);
    sayEnded(result);
}

void WindowGoals::saySave(const GoalsResult &result) {
    const QString folder = m_site.files().folder();
    const auto before = std::exchange(m_true, {});
    for (const ProvedGoal &goal : result.goals)
        if (goal.state.proof == exact::Proof::Holds)
            m_true.emplace_back(goal.state.purpose, goal.state.is);
    if (std::exchange(m_folder, folder) != folder)
        return; // another site: nothing was true before
    MessageArea &strip = m_window.saveReport().strip();
    for (const ProvedGoal &goal : result.goals) {
        const goals::GoalState &state = goal.state;
        if (state.proof != exact::Proof::Fails || !state.counterExample ||
            !std::ranges::contains(before, std::pair(state.purpose, state.is)))
            continue;
        const QString name = text(purposeName(state.purpose));
        const auto &line = state.counterExample->verdict.fetch.line;
        const QString example = text(state.counterExample->text);
        strip.post(QLatin1String(kBroken), Tone::Warning,
                   line ? tr("A goal is no longer true: %1, by line %2 of %3. %4.")
                              .arg(name)
                              .arg(line->line.value)
                              .arg(text(result.site->fileName(line->file)), example)
                        : tr("A goal is no longer true: %1. %2.").arg(name, example),
                   {{tr("Show goals"), [this] { show(); }}});
        return;
    }
    if (std::ranges::none_of(result.goals, [](const ProvedGoal &goal) {
            return goal.state.proof == exact::Proof::Fails;
        }))
        strip.dismiss(QLatin1String(kBroken));
}

void WindowGoals::sayUncovered(const GoalsResult &result) {
    std::vector<std::pair<Purpose, std::string>> agents;
    QStringList names;
    QStringList purposes;
    for (const ProvedGoal &goal : result.goals) {
        // A goal that is true of few was never applied: the page says that, and no list brought it about.
        if (2 * goal.state.uncovered.size() > goal.members.size())
            continue;
        for (const goals::Uncovered &each : goal.state.uncovered) {
            agents.emplace_back(goal.state.purpose, each.agent);
            names << text(each.agent);
            purposes << stepText(goal.state.purpose, goal.state.is);
        }
    }
    const QString id = QLatin1String(kUncovered);
    if (names.isEmpty()) {
        m_window.messages().dismiss(id);
        return;
    }
    names.sort();
    purposes.removeDuplicates();
    const QString all = names.join(QLatin1Char('\n'));
    if (m_noticed.contains(all))
        return;
    m_noticed.insert(all); // once for each set of names
    QList<MessageChoice> choices{{tr("Review…"), [this] {
                                      show();
                                      m_page->reviewSoon();
                                  }}};
    const Goals &wanted = *m_site.side().settings().goals;
    if (std::ranges::none_of(agents, [&](const auto &each) {
            return !wanted[each.first] || letsIn(wanted[each.first]->is);
        }))
        choices << MessageChoice{tr("Let them in"), [this, agents] { letIn(agents); }};
    choices << MessageChoice{tr("Later"), [] {}};
    m_window.messages().post(
        id, Tone::Warning,
        tr("%Ln crawler(s) of the list are not covered by your goals: %1 (%2).", nullptr,
           static_cast<int>(names.size()))
            .arg(firstOf(names), listText(purposes)),
        choices);
}

void WindowGoals::letIn(const std::vector<std::pair<Purpose, std::string>> &agents) {
    Goals wanted = m_site.side().settings().goals.value_or(Goals());
    for (const auto &[purpose, agent] : agents) {
        auto &goal = wanted.of[static_cast<std::size_t>(purpose)];
        if (!goal)
            continue;
        GoalException exception;
        exception.agents = {agent};
        exception.is = letsIn(goal->is) ? Stance::Out : Stance::Open;
        goal->exceptions.push_back(std::move(exception));
    }
    show();
    (void)GoalSteps::of(m_site).choose(wanted, tr("Let new crawlers in"));
}

void WindowGoals::sayEnded(const GoalsResult &result) {
    QStringList said;
    const Goals wanted = m_site.side().settings().goals.value_or(Goals());
    for (const std::optional<Goal> &goal : wanted.of) {
        if (!goal)
            continue;
        for (const GoalException &exception : goal->exceptions)
            if (goals::hasEnded(exception, result.day) && exception.until) {
                QStringList names;
                for (const std::string &agent : exception.agents)
                    names << text(agent);
                const QString day = text(std::format("{:%F}", *exception.until));
                said << (names.isEmpty()
                             ? tr("An exception ended on %1.").arg(day)
                             : tr("The exception for %1 ended on %2.").arg(listText(names), day));
            }
    }
    const QString id = QLatin1String(kEnded);
    const QString all = sentencesText(said);
    if (said.isEmpty()) {
        m_window.messages().dismiss(id);
    } else if (!m_noticed.contains(all)) {
        m_noticed.insert(all);
        m_window.messages().post(id, Tone::Warning, all, {{tr("Show goals"), [this] { show(); }}});
    }
}

// ---- what is done elsewhere ----------------------------------------------------------------------

void WindowGoals::sayApplied(const QString &sentence) {
    m_window.saveReport().strip().post(
        QLatin1String(kApplied), Tone::Unstated, sentence,
        {{tr("Undo in all files"), [this] { GoalSteps::of(m_site).undoApplied(); }}});
}

void WindowGoals::takeVisitors() {
    std::vector<GoalVisitor> visitors;
    const auto *logs = m_window.findChild<LogsPanel *>();
    if (logs && logs->result())
        for (const logs::AgentReport &agent : logs->result()->report.agents)
            if (agent.known && agent.offences() > 0)
                visitors.push_back({agent.known->token, agent.offences()});
    m_page->setVisitors(std::move(visitors));
}

void WindowGoals::writeOutputs() {
    const auto result = EnvironmentsProof::of(m_site).current();
    if (!result || !m_site.files().hasRealFolder())
        return;
    std::vector<MadeFile> files;
    QStringList names;
    for (const CheckedOutput &output : result->outputs)
        if (output.state != MadeState::Current) {
            files.push_back(output.file);
            names << text(output.file.name);
        }
    const QString folder = m_site.files().folder();
    if (files.empty() ||
        m_window.dialogs().choose(
            &m_window, tr("Write what is made from this"), tr("Write %1?").arg(listText(names)),
            tr("Below the folder %1. What these files contain now is replaced.")
                .arg(QDir::toNativeSeparators(folder)),
            {tr("Write"), tr("Cancel")}) != 0)
        return;
    write(files);
}

void WindowGoals::writeEnvironment(const MadeFile &file) {
    const QString folder = m_site.files().folder();
    const QString name = text(file.name);
    if (m_window.dialogs().choose(&m_window, tr("Write what an environment lacks"),
                                  tr("Write %1?").arg(name),
                                  tr("Below the folder %1, where there is no such file.")
                                      .arg(QDir::toNativeSeparators(folder)),
                                  {tr("Write"), tr("Cancel")}) != 0)
        return;
    const std::vector<MadeFile> files = {file};
    const auto found = statesBelow(FileSystem::real(), pathBytes(folder), files);
    if (found && found->front() != MadeState::Missing)
        EnvironmentsProof::of(m_site).renew(); // somebody else wrote it meanwhile
    else
        write(files);
}

void WindowGoals::write(const std::vector<MadeFile> &files) {
    QStringList names;
    for (const MadeFile &file : files)
        names << text(file.name);
    const std::string folder = pathBytes(m_site.files().folder());
    if (const auto written = writeBelow(FileSystem::real(), folder, files); !written)
        m_window.complain(text(written.error()));
    else
        m_window.statusBar()->showMessage(tr("Saved %1").arg(listText(names)), 4000);
    EnvironmentsProof::of(m_site).renew();
}

void WindowGoals::exportRefusals() {
    ExportDialog dialog(m_site, m_window.dialogs(), &m_window);
    dialog.choose(exporting::Target::Nginx);
    m_window.dialogs().show(dialog);
}

} // namespace gatepost::ui
