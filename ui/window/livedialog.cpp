// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/livedialog.h"

#include "core/live/recording.h"
#include "core/live/requests.h"
#include "core/store/savefile.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/site/requests.h"
#include "ui/site/sitehost.h"
#include "ui/site/statedanswers.h"
#include "ui/window/dialogs.h"
#include "ui/window/liveanswer.h"
#include "ui/window/liveask.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimeZone>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

constexpr int kPause = 300; ///< ms: who types on starts no comparison

} // namespace

LiveDialog::LiveDialog(SiteModel &site, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_site(site),
      m_dialogs(dialogs),
      m_requests(new Requests(this)),
      m_pages(new QStackedWidget(this)),
      m_ask(new LiveAskPage(this)),
      m_answer(new LiveAnswerPage(this)),
      m_said(new Label(this)),
      m_again(new QPushButton(tr("Ask again…"), this)),
      m_document(new QPushButton(tr("&Take the live file as a new document"), this)),
      m_keep(new QPushButton(this)),
      m_folder(site.files().folder()) {
    setObjectName(QStringLiteral("liveDialog"));
    setWindowTitle(tr("Compare with live"));
    const QFontMetrics metrics = fontMetrics();
    resize(std::max(1120, 150 * metrics.averageCharWidth()),
           std::max(700, 42 * metrics.lineSpacing()));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kPause);
    connect(&m_soon, &QTimer::timeout, this, &LiveDialog::compare);
    layOut();
    connect(m_ask, &LiveAskPage::sendRequested, this, &LiveDialog::send);
    connect(m_answer, &LiveAnswerPage::cancelRequested, this, &LiveDialog::cancel);
    connect(m_requests, &Requests::answered, this,
            [this](const live::Answers &answers) { take(answers, false); });
    connect(m_requests, &Requests::finished, this,
            [this](const live::Answers &answers) { take(answers, true); });
    connect(m_again, &QPushButton::clicked, this, [this] { askAgain({}); });
    connect(m_document, &QPushButton::clicked, this, &LiveDialog::takeAsDocument);
    connect(m_keep, &QPushButton::clicked, this, &LiveDialog::askWhereToKeep);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &LiveDialog::compareSoon);
    connect(&site.files(), &OpenFiles::filesChanged, this, [this] {
        if (m_site.files().all().isEmpty() || m_site.files().folder() != m_folder)
            close(); // another site's draft would be compared
    });
    connect(&site.files(), &OpenFiles::folderNamed, this,
            [this] { m_folder = m_site.files().folder(); });
    m_ask->setHost(hostOfSite(site));
    renewButtons();
}

void LiveDialog::layOut() {
    m_pages->addWidget(m_ask);
    m_pages->addWidget(m_answer);
    m_said->setObjectName(QStringLiteral("liveSaid"));
    m_said->setWordWrap(true);
    m_said->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->hide();
    m_again->setObjectName(QStringLiteral("liveAgain"));
    m_document->setObjectName(QStringLiteral("liveDocument"));
    m_document->setToolTip(tr("In a separate window, unsaved; the draft stays as it is"));
    m_keep->setObjectName(QStringLiteral("liveKeep"));
    m_keep->setToolTip(tr("Into a folder of your choice, from which Logs and replay read it as a "
                          "version of the policy"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_again, QDialogButtonBox::ResetRole);
    buttons->addButton(m_document, QDialogButtonBox::ActionRole);
    buttons->addButton(m_keep, QDialogButtonBox::ActionRole);
    buttons->addButton(m_ask->sendButton(), QDialogButtonBox::AcceptRole);
    for (QPushButton *button : {m_again, m_document, m_keep})
        button->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_said);
    layout->addWidget(buttons);
}

bool LiveDialog::isBusy() const {
    return m_requests->isBusy() || m_comparing || m_soon.isActive();
}

// ---- requests ------------------------------------------------------------------------------------

void LiveDialog::send(const QString &origin, bool usesProxy) {
    m_usesProxy = usesProxy;
    m_isFinished = false;
    m_wasCancelled = false;
    m_answers = {.origin = origin.toStdString(), .all = {}};
    m_said->hide();
    m_answer->showResult(nullptr, {}, usesProxy, false);
    m_answer->showAnswers(m_answers, usesProxy, false);
    m_pages->setCurrentWidget(m_answer);
    m_requests->gather(origin, usesProxy);
    showProgress();
    renewButtons();
}

void LiveDialog::cancel() {
    if (!m_requests->isBusy())
        return;
    m_requests->cancel();
    m_wasCancelled = true;
    if (m_answers.all.empty()) {
        askAgain(tr("Stopped: nothing was answered."));
        return;
    }
    m_said->setText(tr("Stopped. %n request(s) were answered; what was not asked for is not known.",
                       nullptr, static_cast<int>(m_answers.all.size())));
    m_said->show();
    take(m_answers, true);
}

void LiveDialog::take(const live::Answers &answers, bool isFinished) {
    if (m_answers.all.empty())
        m_when = clockNow();
    const bool isNew = answers.all.size() != m_answers.all.size() || isFinished != m_isFinished;
    m_answers = answers;
    m_isFinished = isFinished;
    if (const auto why = live::whyNothing(m_answers); why && isFinished) {
        askAgain(sentencesText({text(*why), liveAdvice(m_answers, m_usesProxy)}));
        return;
    }
    m_pages->setCurrentWidget(m_answer);
    m_answer->showAnswers(m_answers, m_usesProxy, isFinished);
    showProgress();
    renewButtons();
    // Twice is enough: the policy as soon as it is there, and all of it at the end.
    if (isNew && !live::whyNothing(m_answers) && (m_answers.all.size() == 1 || isFinished))
        compare();
}

void LiveDialog::showProgress() {
    const auto next = live::nextRequest(m_answers);
    const bool isAsking = m_requests->isBusy() && next;
    m_answer->showProgress(static_cast<int>(m_answers.all.size()),
                           isAsking ? tr("Asking for %1…").arg(text(next->request.url))
                                    : QString());
}

void LiveDialog::askAgain(const QString &complaint) {
    m_requests->cancel();
    m_job.cancel();
    m_comparing = false;
    m_soon.stop();
    m_said->hide();
    m_ask->complain(complaint);
    m_pages->setCurrentWidget(m_ask);
    if (!complaint.isEmpty())
        announce(this, Topic::Message, complaint, Urgency::Assertive);
    renewButtons();
}

// ---- comparison ----------------------------------------------------------------------------------

void LiveDialog::compareSoon() {
    if (m_pages->currentWidget() == m_answer && !m_answers.all.empty() &&
        !live::whyNothing(m_answers))
        m_soon.start();
}

void LiveDialog::compare() {
    m_soon.stop();
    m_comparing = true;
    exact::ExactQuestion question;
    question.reading = m_site.analysis().question().reading;
    question.competitor = m_site.analysis().question().competitor;
    question.day = m_site.analysis().now();
    m_job.start([this, draft = draftOf(m_site), answers = m_answers, question,
                 paths = m_site.side().examplePaths()](const Latest::Run &run) mutable {
        question.limits.stop = run.stop();
        question.paths = *paths;
        auto made = live::compare(draft->site(), answers, question);
        auto result = std::make_shared<const LiveResult>(
            LiveResult{std::move(answers), draft->site(), std::move(made)});
        return [this, result] { showResult(result); };
    });
}

std::optional<Query> LiveDialog::startPageQuery() const {
    Question asked = m_site.analysis().question();
    asked.url = QStringLiteral("/");
    if (auto query = m_site.analysis().queryOf(asked))
        return std::move(*query);
    return {};
}

void LiveDialog::showResult(std::shared_ptr<const LiveResult> result) {
    m_comparing = false;
    m_answer->showResult(std::move(result), startPageQuery(), m_usesProxy, m_isFinished);
    if (m_isFinished)
        announce(this, Topic::Message, m_answer->headline());
    renewButtons();
    emit renewed();
}

// ---- what is made of it --------------------------------------------------------------------------

void LiveDialog::renewButtons() {
    const bool isAsking = m_pages->currentWidget() == m_ask;
    m_ask->sendButton()->setVisible(isAsking);
    for (QPushButton *button : {m_again, m_document, m_keep})
        button->setVisible(!isAsking);
    const live::Fetched *robots = m_answers.find("/robots.txt");
    m_document->setEnabled(robots != nullptr && robots->isKnown() &&
                           accessResult(robots->answer()) == AccessResult::Given);
    // Of a version everything must be known: what was not asked for would look as if it were not there.
    m_keep->setEnabled(m_isFinished && !m_wasCancelled);
    const QDateTime when = QDateTime::fromSecsSinceEpoch(m_when.time_since_epoch().count());
    m_keep->setText(m_answers.all.empty() ? tr("Keep as a version…")
                                          : tr("Keep as version of %1…").arg(dayText(when.date())));
}

void LiveDialog::takeAsDocument() {
    const Site served = live::siteOf(m_answers, draftOf(m_site)->site());
    std::vector<ServedFile> files;
    for (const FileRoleRow &row : siteFiles())
        if (const Tree *tree = served.tree(FileId(row.role)))
            files.push_back({row.role, std::string(tree->text())});
    if (!files.empty())
        emit takeRequested(files);
}

void LiveDialog::askWhereToKeep() {
    const QString folder = m_dialogs.folderToOpen(
        this, tr("The folder of the kept versions"),
        m_site.files().hasRealFolder() ? m_site.files().folder() : QString());
    if (folder.isEmpty())
        return;
    const auto kept = keepBelow(folder);
    m_said->setText(kept ? tr("Kept in %1.").arg(QDir::toNativeSeparators(*kept)) : kept.error());
    m_said->show();
    announce(this, Topic::Save, m_said->text());
}

std::expected<QString, QString> LiveDialog::keepBelow(const QString &folder) const {
    const QString place = QDir(folder).filePath(text(live::versionName(m_when)));
    if (QFileInfo::exists(place))
        return std::unexpected(tr("%1 is there already, and nothing is written over.")
                                   .arg(QDir::toNativeSeparators(place)));
    if (!QDir().mkpath(place))
        return std::unexpected(
            tr("The folder %1 could not be made.").arg(QDir::toNativeSeparators(place)));
    for (const live::RecordedFile &file : live::record(m_answers))
        if (const auto saved = saveFile(
                FileSystem::real(),
                {.path = pathBytes(QDir(place).filePath(text(file.name))), .bytes = file.bytes});
            !saved)
            return std::unexpected(text(saved.error().sentence));
    return place;
}

} // namespace gatepost::ui
