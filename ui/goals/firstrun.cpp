// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/firstrun.h"

#include "core/goals/adopt.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/look.h"
#include "ui/bridge/readable.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/forms/diffview.h"
#include "ui/forms/previewdialog.h"
#include "ui/goals/fittingscroll.h"
#include "ui/goals/goalsedit.h"
#include "ui/goals/goalsteps.h"
#include "ui/goals/wrappedheight.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace gatepost::ui {

namespace {

constexpr int kFirstRunPause = 30; // ms: who types on starts nothing
constexpr int kPatience = 200;     // ms that Done waits; then it is done when it is known

/// Where no line of the files is about use, whoever is let in is open: that claims nothing of use.
Goals inFewWords(Goals found) {
    if (!found.signals.empty())
        return found;
    for (std::optional<Goal> &goal : found.of)
        if (goal) {
            if (goal->is == Stance::Welcome)
                goal->is = Stance::Open;
            goal->use = StatedUse::FromStance;
            for (GoalException &exception : goal->exceptions) {
                if (exception.is == Stance::Welcome)
                    exception.is = Stance::Open;
                exception.use = StatedUse::FromStance;
            }
        }
    return found;
}

/// True if an answer that was given before the files' own was known lets in whom they keep out.
bool opensMore(const GoalAnswers &given, const GoalAnswers &found,
               const std::array<bool, 3> &said) {
    const bool search = said[0] && given.search < found.search;
    const bool assistants = said[1] && found.assistants == AssistantAnswer::No &&
                            given.assistants != AssistantAnswer::No;
    const bool training =
        said[2] && found.training == TrainingAnswer::No && given.training != TrainingAnswer::No;
    return search || assistants || training;
}

} // namespace

FirstRun::FirstRun(SiteModel &site, QWidget *parent) : QWidget(parent), m_site(site) {
    setObjectName(QStringLiteral("firstRun"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kFirstRunPause);
    connect(&m_soon, &QTimer::timeout, this, &FirstRun::start);
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_sides->setContentsMargins(0, 0, 0, 0);
    m_sides->setSpacing(0);
    auto *scroll = new FittingScroll(this);
    scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto *content = new QWidget(scroll);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 10, 16, 4);
    column->setSpacing(4);
    column->addWidget(heading(tr("Say what you want"), content));
    m_questions[0] = addQuestion(column, tr("May search engines find your site?"),
                                 {tr("Yes"), tr("Only some paths"), tr("No")}, "search");
    m_searchPaths = addLine(column, "searchPaths", tr("Paths that search engines may fetch"),
                            tr("Paths, separated by spaces: /blog/ /docs/"));
    m_questions[1] =
        addQuestion(column, tr("May AI assistants read pages to answer people?"),
                    {tr("Yes"), tr("Yes, but say nothing of use"), tr("No")}, "assistants");
    m_questions[2] =
        addQuestion(column, tr("May your text be used to train AI models?"),
                    {tr("No"), tr("With a licence"), tr("Yes"), tr("Say nothing")}, "training");
    m_terms = addLine(column, "terms", tr("Where the terms of the licence are"),
                      QStringLiteral("https://www.example.com/licence"));
    column->addSpacing(6);
    auto *closed = new Label(tr("Paths nobody should fetch"), content);
    column->addWidget(closed);
    m_closed = addLine(column, "closed", tr("Paths nobody should fetch"),
                       tr("None; or paths, separated by spaces: /cart /search"));
    m_closed->show();
    closed->setBuddy(m_closed);
    column->addStretch(1);
    scroll->setContent(content);
    m_sides->addWidget(scroll, 4);
    auto *outcome = new QVBoxLayout;
    outcome->setContentsMargins(16, 10, 16, 10);
    m_sides->addLayout(outcome, 5);
    makeButtons(outcome);
    site.analysis().whenUpdated(Analysis::Part::Site, this, [this] {
        if (isVisible())
            begin();
    });
}

QButtonGroup *FirstRun::addQuestion(QVBoxLayout *column, const QString &question,
                                    const QStringList &answers, const char *name) {
    auto *label = new Label(question, this);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setWordWrap(true);
    column->addSpacing(8);
    column->addWidget(label);
    auto *row = new QWidget(this);
    row->setObjectName(QLatin1String(name));
    row->setAccessibleName(question);
    auto *flow = new FlowRow(row, 18);
    auto *group = new QButtonGroup(row);
    for (const QString &answer : answers) {
        auto *button = new QRadioButton(answer, row);
        button->setObjectName(
            QStringLiteral("%1-%2").arg(QLatin1String(name)).arg(group->buttons().size()));
        button->setAccessibleDescription(question);
        group->addButton(button, static_cast<int>(group->buttons().size()));
        flow->add(button);
    }
    group->button(0)->setChecked(true);
    auto *note = new Label(row);
    note->setForegroundRole(QPalette::PlaceholderText);
    flow->add(note);
    column->addWidget(row);
    const auto at =
        static_cast<std::size_t>(std::ranges::find(m_questions, nullptr) - m_questions.begin());
    m_notes[at] = note;
    connect(group, &QButtonGroup::idToggled, this, [this, at](int, bool on) {
        m_answered[at] = true;
        if (on)
            changed();
    });
    return group;
}

QLineEdit *FirstRun::addLine(QVBoxLayout *column, const char *name, const QString &said,
                             const QString &hint) {
    auto *line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(said);
    line->setPlaceholderText(hint);
    line->setLayoutDirection(Qt::LeftToRight);
    line->setMaximumWidth(readableWidth(*this));
    line->hide();
    column->addWidget(line);
    connect(line, &QLineEdit::textEdited, this, &FirstRun::changed);
    return line;
}

void FirstRun::makeButtons(QVBoxLayout *column) {
    m_sentence = new Label(this);
    m_sentence->setObjectName(QStringLiteral("firstRunSentence"));
    m_sentence->setWordWrap(true);
    keepWrappedHeight(*m_sentence);
    column->addWidget(m_sentence);
    m_preview = new DiffView(this);
    m_preview->setObjectName(QStringLiteral("firstRunPreview"));
    m_preview->setAccessibleName(tr("The files as they will be"));
    m_preview->setMinimumHeight(5 * fontMetrics().lineSpacing());
    column->addWidget(m_preview, 1);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    auto *skip = new QPushButton(tr("Not now"), this);
    skip->setObjectName(QStringLiteral("skipQuestions"));
    skip->setAutoDefault(false);
    m_done = new QPushButton(tr("Done"), this);
    m_done->setObjectName(QStringLiteral("questionsDone"));
    m_done->setAutoDefault(false);
    m_done->setDefault(true);
    row->addWidget(skip);
    row->addWidget(m_done);
    column->addLayout(row);
    connect(skip, &QPushButton::clicked, this, &FirstRun::skipped);
    connect(m_done, &QPushButton::clicked, this, &FirstRun::finish);
}

// ---- answers -------------------------------------------------------------------------------------

GoalAnswers FirstRun::answers() const {
    GoalAnswers answers;
    answers.search = static_cast<SearchAnswer>(m_questions[0]->checkedId());
    answers.assistants = static_cast<AssistantAnswer>(m_questions[1]->checkedId());
    answers.training = static_cast<TrainingAnswer>(m_questions[2]->checkedId());
    if (answers.search == SearchAnswer::SomePaths)
        answers.searchPaths = patternsOf(m_searchPaths->text());
    if (answers.training == TrainingAnswer::Licence)
        answers.terms = m_terms->text().trimmed().toStdString();
    answers.closed = patternsOf(m_closed->text());
    return answers;
}

void FirstRun::begin() {
    m_hasBase = false;
    m_base = {};
    m_untried.clear();
    m_answered = {};
    m_found = {};
    changed();
}

void FirstRun::changed() {
    const GoalAnswers now = answers();
    m_searchPaths->setVisible(now.search == SearchAnswer::SomePaths);
    m_terms->setVisible(now.training == TrainingAnswer::Licence);
    showNotes();
    m_done->setEnabled(now.isComplete());
    m_wantsDone = m_wantsSave = false; // other answers than those that were to be taken
    m_isHeld = false;
    m_job.cancel();
    if (now.isComplete())
        m_soon.start();
    else
        m_soon.stop();
    showOutcome();
}

/// Fills in what was not answered by hand meanwhile. Paths that the files close stay closed, also where an answer came first.
void FirstRun::fill(const Goals &base) {
    std::array<bool, 3> said{};
    const GoalAnswers found = answersOf(base, said);
    const std::array<int, 3> ids = {static_cast<int>(found.search),
                                    static_cast<int>(found.assistants),
                                    static_cast<int>(found.training)};
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const QSignalBlocker quiet(m_questions[i]);
        if (said[i] && !m_answered[i])
            m_questions[i]->button(ids[i])->setChecked(true);
        m_found[i] = said[i] ? std::optional(ids[i]) : std::nullopt;
    }
    showNotes();
    for (const auto &[line, words] :
         {std::pair(m_searchPaths, patternsText(found.searchPaths)),
          std::pair(m_terms, text(found.terms)), std::pair(m_closed, patternsText(found.closed))})
        if (!line->isModified())
            line->setText(words);
}

/// Beside an answer that is the files' own.
void FirstRun::showNotes() {
    for (std::size_t i = 0; i < m_questions.size(); ++i)
        m_notes[i]->setText(m_found[i] == m_questions[i]->checkedId() ? tr("as your files say now")
                                                                      : QString());
}

// ---- what they come to ---------------------------------------------------------------------------

void FirstRun::start() {
    auto made = std::make_shared<Outcome>();
    made->site = m_site.analysis().snapshot();
    made->answers = answers();
    made->base = m_base;
    made->hasBase = m_hasBase;
    goals::ApplyQuestion question;
    question.at = m_site.analysis().now();
    question.said = instantMessage;
    if (const Document *policy = m_site.files().document(Role::AgentPolicy))
        question.policy = std::string(policy->bytes());
    const bool hasFiles = !m_site.files().all().isEmpty();
    m_job.start([this, made, question, hasFiles,
                 wantsStart = m_startOf != made->site](const Latest::Run &run) mutable {
        question.limits.stop = run.stop();
        if (wantsStart) // which takes milliseconds where the proof takes seconds
            run.say([this, site = made->site, said = startPageText(*made->site, question.at)] {
                m_start = said;
                m_startOf = site;
                showOutcome();
            });
        if (hasFiles && !made->hasBase) { // then the answers follow from the files first
            goals::Adopted adopted =
                goals::adoptGoals(*made->site, {.at = question.at, .limits = question.limits});
            made->base = std::move(adopted.goals);
            if (!adopted.isTried && !adopted.notTaken.empty())
                made->untried = text(adopted.notTaken.front());
        } else {
            made->applied =
                goals::applyGoals(*made->site, withAnswers(made->base, made->answers), question);
            made->hasBase = true;
        }
        return [this, made] { take(made); };
    });
}

void FirstRun::take(std::shared_ptr<const Outcome> outcome) {
    if (!outcome->hasBase) {
        m_base = inFewWords(outcome->base);
        m_untried = outcome->untried;
        m_hasBase = true;
        const bool wantsDone = m_wantsDone;
        const bool wantsSave = m_wantsSave;
        const GoalAnswers before = answers();
        fill(m_base);
        changed();
        std::array<bool, 3> said{};
        const GoalAnswers now = answers();
        const bool isSame = before.search == now.search && before.assistants == now.assistants &&
                            before.training == now.training;
        m_isHeld = wantsDone && (!isSame || opensMore(before, answersOf(m_base, said), said));
        m_wantsDone = wantsDone && !m_isHeld;
        m_wantsSave = wantsSave && m_wantsDone;
        if (m_isHeld)
            showOutcome();
        return;
    }
    m_hasBase = true;
    m_outcome = std::move(outcome);
    showOutcome();
    if (m_wantsDone && isCurrent())
        finish();
}

bool FirstRun::isCurrent() const {
    return m_outcome && m_outcome->site == m_site.analysis().snapshot() &&
           m_outcome->answers == answers();
}

QString FirstRun::heldText() {
    return tr("Your files say something else now. Look at the answers, then press Done again.");
}

QString FirstRun::untriedText() const {
    return tr("No answer is taken from your files: %1.").arg(m_untried);
}

void FirstRun::showOutcome() {
    if (!isCurrent()) {
        if (!answers().isComplete()) {
            m_sentence->setText(tr("One answer is not complete yet."));
            return;
        }
        QStringList said;
        if (m_isHeld)
            said << heldText();
        if (m_startOf == m_site.analysis().snapshot())
            said << m_start;
        if (!m_untried.isEmpty())
            said << untriedText();
        said << tr("Proving for every crawler, path and hour…");
        if (m_wantsDone)
            said << tr("Your goals are made as soon as that is known.");
        m_sentence->setText(sentencesText(said));
        showFiles();
        return;
    }
    QStringList said;
    if (m_isHeld)
        said << heldText();
    if (!m_untried.isEmpty())
        said << untriedText();
    said << answersText(m_outcome->applied.after, withAnswers(m_outcome->base, m_outcome->answers));
    if (m_outcome->applied.isEmpty() && m_outcome->applied.unreached.empty())
        said << tr("Your files say so already.");
    for (const goals::Unreached &each : m_outcome->applied.unreached)
        said << tr("Not reached: %1.").arg(text(each.reason));
    m_sentence->setText(sentencesText(said));
    showPreview();
}

void FirstRun::showPreview() {
    for (const goals::AppliedFile &file : m_outcome->applied.files) {
        if (file.role != FileRole::Robots && m_outcome->applied.files.size() > 1)
            continue;
        const Document *document = m_site.files().document(file.role);
        m_preview->showDifference(document ? document->bytes() : std::string_view(), file.text,
                                  !document);
        return;
    }
    showFiles();
}

/// The files as they are.
void FirstRun::showFiles() {
    const Document *robots = m_site.files().document(Role::Robots);
    const std::string_view bytes = robots ? robots->bytes() : std::string_view();
    m_preview->showDifference(bytes, bytes, true);
}

void FirstRun::waitForOutcome() {
    if (isCurrent())
        return;
    for (int step = 0; step < 2 && !isCurrent(); ++step) { // the files' answers, then the edits
        if (m_soon.isActive() || !m_job.isRunning()) {
            m_soon.stop();
            start();
        }
        if (!m_job.waitFor(kPatience))
            return;
    }
}

void FirstRun::finish() {
    if (!answers().isComplete())
        return;
    m_wantsDone = true;
    waitForOutcome();
    if (!m_wantsDone)
        return; // done meanwhile, or the files say something else, which is to be seen first
    if (!isCurrent()) {
        showOutcome();
        return;
    }
    m_wantsDone = false;
    const bool wantsSave = m_wantsSave; // the edits begin the questions again
    const std::shared_ptr<const Outcome> outcome = m_outcome;
    const Goals wanted = withAnswers(m_base, answers());
    if (auto chosen = GoalSteps::of(m_site).choose(wanted, tr("Three questions")); !chosen) {
        m_sentence->setText(text(chosen.error()));
        return;
    }
    const bool isOpen =
        std::ranges::any_of(outcome->applied.after, [](const goals::GoalState &state) {
            return state.proof == exact::Proof::Open;
        });
    if (!isOpen) { // else the page shows what could not be decided
        std::vector<PendingEdit> edits;
        for (const goals::AppliedFile &file : outcome->applied.files) {
            PendingEdit edit{m_site.files().document(file.role), file.edit};
            if (!edit.document)
                edit.make = [this, role = file.role] { return m_site.files().newFile(role); };
            edits.push_back(std::move(edit));
        }
        if (const auto documents = applyEdits(edits, tr("Apply goals")); !documents.empty())
            GoalSteps::of(m_site).noteApplied(documents, tr("Apply goals"));
    }
    emit done();
    if (wantsSave)
        emit saveRequested();
}

bool FirstRun::saveSoon() {
    m_wantsSave = m_wantsDone;
    return m_wantsSave;
}

void FirstRun::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < 110 * fontMetrics().averageCharWidth();
    m_sides->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

// ---- keys ----------------------------------------------------------------------------------------

void FirstRun::focusFirst() {
    focusQuestion(0);
}

void FirstRun::focusQuestion(std::size_t question) {
    m_questions[question]->checkedButton()->setFocus(Qt::TabFocusReason);
}

int FirstRun::questionWithFocus() const {
    for (std::size_t i = 0; i < m_questions.size(); ++i)
        for (const QAbstractButton *button : m_questions[i]->buttons())
            if (button->hasFocus())
                return static_cast<int>(i);
    if (m_searchPaths->hasFocus())
        return 0;
    return m_terms->hasFocus() || m_closed->hasFocus() ? 2 : -1;
}

void FirstRun::keyPressEvent(QKeyEvent *event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const int at = isEnter ? questionWithFocus() : -1;
    if (at < 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_answered[static_cast<std::size_t>(at)] = true; // as it is shown
    const GoalAnswers now = answers();
    if (at == 0 && now.search == SearchAnswer::SomePaths && now.searchPaths.empty())
        m_searchPaths->setFocus();
    else if (at < 2)
        focusQuestion(static_cast<std::size_t>(at) + 1);
    else if (!now.isComplete())
        (now.training == TrainingAnswer::Licence ? m_terms : m_searchPaths)->setFocus();
    else
        finish();
}

} // namespace gatepost::ui
