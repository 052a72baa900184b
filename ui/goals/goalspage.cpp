// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/goalspage.h"

#include "core/agents/purpose.h"
#include "core/simulate/sitemaphost.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/goals/applyrow.h"
#include "ui/goals/closedpaths.h"
#include "ui/goals/environmentdialog.h"
#include "ui/goals/environmentrow.h"
#include "ui/goals/exceptiondialog.h"
#include "ui/goals/firstrun.h"
#include "ui/goals/fittingscroll.h"
#include "ui/goals/goaldetails.h"
#include "ui/goals/goalline.h"
#include "ui/goals/goalsedit.h"
#include "ui/goals/othergoals.h"
#include "ui/goals/outputsrow.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <format>

namespace gatepost::ui {

GoalsPage::GoalsPage(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_stack(new QStackedWidget(this)),
      m_wrong(new Label(this)),
      m_kept(new Label(this)) {
    setObjectName(QStringLiteral("goalsPage"));
    setAccessibleName(tr("Goals"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_wrong->setObjectName(QStringLiteral("goalsWrong"));
    m_wrong->setWordWrap(true);
    m_wrong->setMargin(8);
    m_wrong->hide();
    layout->addWidget(m_wrong);
    layout->addWidget(m_stack, 1);
    auto *rows = new QWidget(m_stack);
    auto *column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeRows(column);
    m_stack->addWidget(rows);
    m_first = new FirstRun(site, m_stack);
    m_stack->addWidget(m_first);
    connect(m_first, &FirstRun::done, this, [this] {
        renew();
        takeFocus();
    });
    connect(m_first, &FirstRun::saveRequested, this, &GoalsPage::saveRequested);
    connect(m_first, &FirstRun::skipped, this, [this] {
        if (m_site.files().all().isEmpty()) {
            emit leaveRequested();
            return;
        }
        m_stack->setCurrentIndex(0);
        takeFocus();
    });
    connect(&GoalsProof::of(site), &GoalsProof::changed, this, &GoalsPage::renew);
    connect(&EnvironmentsProof::of(site), &EnvironmentsProof::changed, this,
            &GoalsPage::renewEnvironments);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &GoalsPage::renew);
    renew();
}

bool GoalsPage::isBusy() const {
    return GoalsProof::of(m_site).isBusy() || EnvironmentsProof::of(m_site).isBusy() ||
           m_first->isBusy();
}

// ---- put together --------------------------------------------------------------------------------

void GoalsPage::makeRows(QVBoxLayout *column) {
    auto *head = new QVBoxLayout;
    head->setContentsMargins(12, 8, 12, 4);
    head->setSpacing(1);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(heading(tr("What do you want?"), this), 1);
    m_addEnvironment = new QPushButton(tr("Add environment…"), this);
    m_addEnvironment->setObjectName(QStringLiteral("addEnvironment"));
    m_addEnvironment->setAutoDefault(false);
    m_addEnvironment->setToolTip(
        tr("Other copies of the site, such as staging, and what their files must say"));
    top->addWidget(m_addEnvironment);
    connect(m_addEnvironment, &QPushButton::clicked, this, &GoalsPage::askEnvironment);
    head->addLayout(top);
    m_kept->setForegroundRole(QPalette::PlaceholderText);
    m_kept->setWordWrap(true);
    head->addWidget(m_kept);
    m_environment = new EnvironmentRow(this);
    connect(m_environment, &EnvironmentRow::chosen, this, &GoalsPage::showParts);
    connect(m_environment, &EnvironmentRow::folderRequested, this, &GoalsPage::folderRequested);
    connect(m_environment, &EnvironmentRow::writeRequested, this,
            &GoalsPage::environmentWriteRequested);
    head->addWidget(m_environment);
    column->addLayout(head);
    auto *scroll = new FittingScroll(this);
    scroll->setObjectName(QStringLiteral("goalsScroll"));
    scroll->setContent(makeLines());
    column->addWidget(scroll);
    m_scroll = scroll;
    m_apply = new ApplyRow(this);
    connect(m_apply, &ApplyRow::reviewRequested, this, &GoalsPage::review);
    connect(m_apply, &ApplyRow::applyRequested, this, &GoalsPage::apply);
    column->addWidget(m_apply);
    m_outputs = new OutputsRow(this);
    connect(m_outputs, &OutputsRow::writeRequested, this, &GoalsPage::writeRequested);
    column->addWidget(m_outputs);
    column->addStretch(1);
}

QWidget *GoalsPage::makeLines() {
    auto *content = new QWidget(this);
    auto *all = new QVBoxLayout(content);
    all->setContentsMargins(12, 4, 12, 8);
    all->setSpacing(2);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(3, 1);
    all->addLayout(m_grid);
    int at = 0;
    for (const Purpose purpose : goalOrder()) {
        addLine(m_grid, at, purpose);
        at += 2; // its details are in the row below
    }
    m_others = new OtherGoals(content);
    all->addWidget(m_others);
    connect(m_others, &OtherGoals::edited, this,
            [this](const Goals &goals, const QString &label, const QString &key) {
                (void)take(goals, label, key);
            });
    return content;
}

void GoalsPage::addLine(QGridLayout *grid, int at, Purpose purpose) {
    auto *line = new GoalLine(*grid, at, purpose, this);
    m_lines.insert(purpose, line);
    connect(line, &GoalLine::chosen, this, &GoalsPage::choose);
    connect(line, &GoalLine::whyRequested, this, &GoalsPage::goToWhy);
    connect(line, &GoalLine::askRequested, this, &GoalsPage::ask);
    connect(line, &GoalLine::exportRequested, this, &GoalsPage::exportRequested);
    connect(line, &GoalLine::opened, this, [this, grid, at](Purpose which, bool open) {
        if (open && !m_details.contains(which)) {
            auto *details = new GoalDetails(which, this);
            m_details.insert(which, details);
            grid->addWidget(details, at + 1, 0, 1, GoalLine::kColumns);
            connect(details, &GoalDetails::edited, this,
                    [this, which](const Goal &goal, const QString &label, const QString &key) {
                        (void)take(withGoal(goals(), which, goal), label, key);
                    });
            connect(details, &GoalDetails::licenceEdited, this, [this](const QString &terms) {
                Goals wanted = goals();
                if (terms.isEmpty())
                    wanted.licence.reset();
                else if (wanted.licence)
                    wanted.licence->terms = terms.toStdString();
                else
                    wanted.licence =
                        GoalLicence{.terms = terms.toStdString(), .payment = {}, .file = {}};
                (void)take(wanted, tr("Terms of the licence"));
            });
            connect(details, &GoalDetails::exceptionRequested, this, &GoalsPage::askException);
            connect(details, &GoalDetails::exceptionRemoved, this,
                    [this](Purpose of, qsizetype index) {
                        Goals wanted = goals();
                        auto &goal = wanted.of[static_cast<std::size_t>(of)];
                        if (!goal || index >= std::ssize(goal->exceptions))
                            return;
                        goal->exceptions.erase(goal->exceptions.begin() + index);
                        (void)take(wanted, tr("Exception removed"));
                    });
        }
        showDetails(which, open);
    });
}

// ---- what is shown -------------------------------------------------------------------------------

Goals GoalsPage::goals() const {
    return m_site.side().settings().goals.value_or(Goals());
}

const GoalRow &GoalsPage::row(Purpose purpose) const {
    return *std::ranges::find(m_rows, purpose, &GoalRow::purpose);
}

void GoalsPage::renew() {
    const auto result = GoalsProof::of(m_site).current();
    const std::optional<Goals> &wanted = m_site.side().settings().goals;
    m_rows = goalRows(wanted, result.get(), m_site.analysis().registry(), m_visitors);
    if (isVisible()) {
        for (const GoalRow &row : m_rows)
            m_lines.value(row.purpose)->show(row);
        for (auto it = m_details.cbegin(); it != m_details.cend(); ++it)
            renewDetails(it.key());
        m_others->show(goals(), closedPathCount(m_site.analysis().compiled().site()));
        m_apply->show(summaryOf(m_rows), result ? result->applied : nullptr);
        const auto date = m_site.analysis().registry().date();
        QStringList kept{tr("Kept in gatepost.yaml")};
        if (date)
            kept << tr("list of crawlers of %1").arg(text(std::format("{:%F}", *date)));
        m_kept->setText(factsText(kept));
        if (wanted && m_stack->currentIndex() != 0)
            m_stack->setCurrentIndex(0);
        renewEnvironments();
    }
    emit renewed();
    if (!isVisible() || !result || !result->applied)
        return;
    if (std::exchange(m_wantsReview, false))
        review();
    if (std::exchange(m_wantsApply, false))
        apply();
}

void GoalsPage::renewEnvironments() {
    if (!isVisible())
        return;
    const SiteSettings &settings = m_site.side().settings();
    const auto result = EnvironmentsProof::of(m_site).current();
    m_environment->show(settings.environments, result.get(), m_site.files().hasRealFolder());
    const bool isSaved = m_site.files().hasRealFolder() && !m_site.side().isModified() &&
                         std::ranges::none_of(m_site.files().all(), [](const SiteFile &file) {
                             return file.document->isModified();
                         });
    m_outputs->show(!settings.outputs.empty(), result.get(), isSaved);
    showParts();
}

/// Goals are chosen and applied in the files that are open; of others the row says what is claimed.
void GoalsPage::showParts() {
    const bool isOpen = m_environment->isOfOpenFiles();
    m_scroll->setVisible(isOpen);
    m_apply->setVisible(isOpen);
}

void GoalsPage::applySoon() {
    m_wantsApply = true;
    renew();
}

bool GoalsPage::saveSoon() {
    return m_first->isVisible() && m_first->saveSoon();
}

void GoalsPage::reviewSoon() {
    m_wantsReview = true;
    renew();
}

void GoalsPage::showDetails(Purpose purpose, bool open) {
    GoalDetails *details = m_details.value(purpose);
    if (!details)
        return;
    details->setVisible(open);
    if (!open)
        return;
    renewDetails(purpose);
    // As much of it as fits, once it has its place.
    QMetaObject::invokeMethod(
        this, [this, details] { m_scroll->ensureWidgetVisible(details, 0, 8); },
        Qt::QueuedConnection);
}

void GoalsPage::renewDetails(Purpose purpose) {
    GoalDetails *details = m_details.value(purpose);
    if (details->isHidden())
        return;
    const auto result = GoalsProof::of(m_site).current();
    details->show(goals(), result ? result->of(purpose) : nullptr);
}

void GoalsPage::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    GoalsProof::of(m_site).setWantsEdits(true);
    EnvironmentsProof::of(m_site).setIsWanted(true);
    // Where there are environments somebody has said already what is wanted of them.
    if (!m_site.side().settings().goals && m_site.side().settings().environments.empty()) {
        m_first->begin();
        m_stack->setCurrentWidget(m_first);
    }
    renew();
}

void GoalsPage::takeFocus() {
    if (m_stack->currentWidget() == m_first)
        m_first->focusFirst();
    else
        m_lines.value(Purpose::Search)->goal().setFocus(Qt::TabFocusReason);
}

void GoalsPage::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    GoalsProof::of(m_site).setWantsEdits(false);
    EnvironmentsProof::of(m_site).setIsWanted(false);
}

void GoalsPage::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_rows.empty())
        renew(); // symbols have colours of the palette
}

void GoalsPage::setVisitors(std::vector<GoalVisitor> visitors) {
    m_visitors = std::move(visitors);
    renew();
}

void GoalsPage::say(const QString &sentence) {
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, toneColor(Tone::Error, palette()));
    m_wrong->setPalette(ink);
    m_wrong->setText(sentence);
    m_wrong->setVisible(!sentence.isEmpty());
}

// ---- what is done --------------------------------------------------------------------------------

std::expected<void, Message> GoalsPage::take(const Goals &goals, const QString &label,
                                             const QString &key) {
    auto taken = GoalSteps::of(m_site).choose(goals, label, key);
    say(taken ? QString() : text(taken.error()));
    if (!taken)
        renew(); // what was chosen is not so
    return taken;
}

void GoalsPage::choose(Purpose purpose, std::optional<Stance> stance) {
    if (!take(withStance(goals(), purpose, stance), stepText(purpose, stance)))
        return;
    announce(this, Topic::Control, stepText(purpose, stance));
    if (stance == Stance::Pay && !goals().licence) // its terms come next
        m_lines.value(purpose)->setOpen(true);
}

void GoalsPage::goToWhy(Purpose purpose) {
    if (const auto &line = row(purpose).why)
        m_site.navigator().goTo(*line);
}

void GoalsPage::ask(Purpose purpose) {
    if (const auto &question = row(purpose).example)
        m_site.analysis().setQuestion(*question);
}

void GoalsPage::askEnvironment() {
    const SiteSettings &settings = m_site.side().settings();
    const Site &site = m_site.analysis().compiled().site();
    const QString known = text(site.host.empty() ? sitemapHost(site) : site.host);
    auto *dialog = new EnvironmentDialog(
        settings.environments, known,
        [this](const std::vector<Environment> &made) {
            const QString name = text(made.back().name);
            auto taken = GoalSteps::of(m_site).add(made, tr("Environment %1").arg(name));
            if (taken) {
                say({});
                m_environment->choose(name);
                announce(this, Topic::Control, tr("Environment %1").arg(name));
            }
            return taken;
        },
        this);
    dialog->open();
}

void GoalsPage::askException(Purpose purpose, qsizetype index, const GoalException &present) {
    auto *dialog = new ExceptionDialog(
        text(purposeName(purpose)), present,
        [this, purpose, index](const GoalException &made) -> std::expected<void, Message> {
            Goals wanted = goals();
            auto &goal = wanted.of[static_cast<std::size_t>(purpose)];
            if (!goal)
                return {};
            if (index < std::ssize(goal->exceptions))
                goal->exceptions[static_cast<std::size_t>(index)] = made;
            else
                goal->exceptions.push_back(made);
            auto taken = GoalSteps::of(m_site).choose(wanted, tr("Exception"));
            say({});
            return taken;
        },
        this);
    dialog->open();
}

std::vector<PendingEdit> GoalsPage::edits() const {
    std::vector<PendingEdit> edits;
    const auto result = GoalsProof::of(m_site).current();
    if (!result || !result->applied)
        return edits;
    for (const goals::AppliedFile &file : result->applied->files) {
        PendingEdit edit{m_site.files().document(file.role), file.edit};
        if (!edit.document) {
            edit.name = roleFileName(file.role);
            edit.make = [this, role = file.role] { return m_site.files().newFile(role); };
        }
        edits.push_back(std::move(edit));
    }
    return edits;
}

void GoalsPage::review() {
    const auto result = GoalsProof::of(m_site).current();
    if (!result || !result->applied)
        return;
    QDialog *dialog =
        previewEdits(this, edits(), tr("Apply goals"), remarksOn(*result->applied),
                     [this](const std::vector<Document *> &documents) { noteApplied(documents); });
    // What is shown is of this site: another one is another review.
    connect(&m_site.analysis(), &Analysis::updated, dialog, [this, dialog, of = result->site] {
        if (m_site.analysis().snapshot() != of)
            QMetaObject::invokeMethod(dialog, &QDialog::reject, Qt::QueuedConnection);
    });
}

void GoalsPage::apply() {
    const GoalsSummary summary = summaryOf(m_rows);
    const auto pending = edits();
    if (pending.empty() || summary.open > 0 || summary.pending > 0)
        return;
    noteApplied(applyEdits(pending, tr("Apply goals")));
}

void GoalsPage::noteApplied(const std::vector<Document *> &documents) {
    GoalSteps::of(m_site).noteApplied(documents, tr("Apply goals"));
    QStringList names;
    for (const Document *document : documents)
        names << document->displayName();
    const QString said = tr("Your goals are in %1 now. Nothing is saved yet.").arg(listText(names));
    announce(this, Topic::Message, said);
    emit applied(said);
}

} // namespace gatepost::ui
