// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/liveanswer.h"

#include "core/exact/sitechanges.h"
#include "core/live/requests.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/viewparts.h"

#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

constexpr int kMostWrapped = 2'000; ///< rows whose height is made to fit
constexpr int kAnswerSign = 20;     ///< of the headline, in pixels

/// Rows as high as their words, now and when the table is another width.
void wrapRows(QTableView *table) {
    table->setWordWrap(true);
    const auto fit = [table] {
        if (table->model()->rowCount() <= kMostWrapped)
            table->resizeRowsToContents();
    };
    QObject::connect(table->horizontalHeader(), &QHeaderView::sectionResized, table, fit);
    QObject::connect(table->model(), &QAbstractItemModel::modelReset, table, fit,
                     Qt::QueuedConnection);
}

bool isSame(const live::Comparison &made) {
    return made.whole.changes.empty() && made.whole.complete && made.injected.changes.empty() &&
           made.injected.complete && made.missing.changes.empty() && made.missing.complete &&
           made.unknown.empty();
}

std::string_view draftText(const LiveResult &result, FileRole role) {
    const Tree *tree = result.draft.tree(FileId(role));
    return tree == nullptr ? std::string_view() : std::string_view(tree->text());
}

} // namespace

// ---- sentences -----------------------------------------------------------------------------------

LiveChanges::LiveChanges(const QString &objectName, const QString &heading, QWidget *parent)
    : QWidget(parent),
      m_model(new SiteChangesModel(this)),
      m_table(makeTable(objectName, heading, this)),
      m_remark(makeRemark(this)) {
    m_remark->setObjectName(QStringLiteral("liveRemark"));
    auto *title = new Label(heading, this);
    title->setWordWrap(true);
    title->setContentsMargins(6, 4, 6, 0);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    m_table->setModel(m_model);
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    wrapRows(m_table);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(title);
    layout->addWidget(m_remark);
    layout->addWidget(m_table, 1);
    layout->addStretch();
}

void LiveChanges::show(const exact::Differences &found, const QString &none) {
    auto shown = exact::changesToShow(found);
    QStringList said;
    if (found.changes.empty() && found.complete)
        said << none;
    else if (!found.complete)
        said << tr("The comparison is not complete: there may be more.");
    for (const Message &open : found.unproven)
        said << tr("Not decided: %1").arg(text(open));
    m_remark->setText(sentencesText(said));
    m_remark->setVisible(!said.isEmpty());
    m_table->setVisible(!shown.empty());
    // Who has sentences has the width: beside them the others say in a few words that there are none.
    if (auto *beside = qobject_cast<QBoxLayout *>(parentWidget()->layout()))
        beside->setStretchFactor(this, shown.empty() ? 1 : 3);
    m_model->setRows(changeRows(std::move(shown)));
}

void LiveChanges::say(const QString &sentence) {
    m_model->setRows(std::vector<ChangeRow>());
    m_table->hide();
    m_remark->setText(sentence);
    m_remark->show();
}

// ---- the page ------------------------------------------------------------------------------------

LiveAnswerPage::LiveAnswerPage(QWidget *parent)
    : QWidget(parent),
      m_icon(new Label(this)),
      m_headline(new Label(this)),
      m_facts(new Label(this)),
      m_warnings(new Label(this)),
      m_progressRow(new QWidget(this)),
      m_progress(new QProgressBar(this)),
      m_asking(new Label(this)),
      m_tabs(new QTabWidget(this)),
      m_file(new QComboBox(this)),
      m_columns(new LiveColumnsModel(this)),
      m_columnsView(
          makeTable(QStringLiteral("liveColumns"), tr("Draft, live, after upload"), this)),
      m_missing(new LiveChanges(QStringLiteral("liveMissing"),
                                tr("What the draft says and is not served"), this)),
      m_injected(
          new LiveChanges(QStringLiteral("liveInjected"), tr("What others put into it"), this)),
      m_uploaded(new LiveChanges(QStringLiteral("liveUploaded"),
                                 tr("What differs from the draft after an upload"), this)),
      m_until(makeRemark(this)),
      m_requests(new LiveFactsModel(tr("Request"), tr("Answer"), this)),
      m_meanings(new LiveFactsModel(tr("Who"), tr("What they make of it"), this)) {
    m_headline->setObjectName(QStringLiteral("liveHeadline"));
    m_warnings->setObjectName(QStringLiteral("liveWarnings"));
    QFont large = m_headline->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_headline->setFont(large);
    for (Label *label : {m_headline, m_facts, m_warnings, m_asking}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_warnings->hide();
    m_icon->setFixedSize(kAnswerSign, kAnswerSign);
    m_progress->setRange(0, static_cast<int>(live::kMostRequests));
    m_progress->setMaximumWidth(160);
    m_progress->setAccessibleName(tr("Requests that are answered"));
    auto *cancel = makeToolButton(QStringLiteral("close"), tr("Cancel"),
                                  tr("Send no more requests"), m_progressRow);
    cancel->setObjectName(QStringLiteral("liveCancel"));
    connect(cancel, &QToolButton::clicked, this, &LiveAnswerPage::cancelRequested);
    auto *progress = new QHBoxLayout(m_progressRow);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->addWidget(m_progress);
    progress->addWidget(m_asking, 1);
    progress->addWidget(cancel);
    auto *head = new QHBoxLayout;
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_headline);
    words->addWidget(m_facts);
    words->addWidget(m_warnings);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeComparison(), tr("Comparison"));
    m_tabs->addTab(
        makeFacts(QStringLiteral("liveRequests"), tr("Requests and answers"), *m_requests),
        tr("Requests"));
    m_tabs->addTab(
        makeFacts(QStringLiteral("liveMeanings"), tr("What crawlers make of it"), *m_meanings),
        tr("What cra&wlers make of it"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_progressRow);
    layout->addWidget(m_tabs, 1);
}

QTableView *LiveAnswerPage::makeFacts(const QString &name, const QString &title,
                                      LiveFactsModel &model) {
    QTableView *table = makeTable(name, title, this);
    table->setModel(&model);
    setColumnWidths(table, {44});
    wrapRows(table);
    return table;
}

QWidget *LiveAnswerPage::makeComparison() {
    m_file->setAccessibleName(tr("File that is compared line by line"));
    m_file->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_file, &QComboBox::activated, this, &LiveAnswerPage::showFile);
    m_columnsView->setModel(m_columns);
    m_columnsView->setAlternatingRowColors(false);
    m_columnsView->setLayoutDirection(Qt::LeftToRight); // policy text
    m_columnsView->verticalHeader()->setDefaultSectionSize(
        std::max(22, m_columnsView->fontMetrics().height() + 4));
    sayWhenEmpty(m_columnsView, tr("Neither the draft nor the site has a line in this file."));
    setColumnWidths(m_columnsView, {12});
    for (int column = LiveColumnsModel::Draft; column <= LiveColumnsModel::Uploaded; ++column)
        m_columnsView->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    auto *sentences = new QWidget(this);
    auto *beside = new QHBoxLayout(sentences);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(8);
    for (LiveChanges *each : {m_missing, m_injected, m_uploaded})
        beside->addWidget(each, 1);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_columnsView);
    splitter->addWidget(sentences);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto *page = new QWidget(this);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_file, 0, Qt::AlignLeft);
    layout->addWidget(splitter, 1);
    m_until->setObjectName(QStringLiteral("liveUntil"));
    layout->addWidget(m_until);
    return page;
}

void LiveAnswerPage::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    // The icon is a picture in the old colours.
    if (event->type() == QEvent::PaletteChange && m_tone)
        showHeadline(*m_tone, m_headline->text());
}

void LiveAnswerPage::showHeadline(Tone tone, const QString &sentence) {
    m_tone = tone;
    m_icon->setPixmap(toneIcon(tone).pixmap(QSize(kAnswerSign, kAnswerSign), devicePixelRatioF()));
    m_headline->setText(sentence);
}

void LiveAnswerPage::showProgress(int answered, const QString &next) {
    m_progressRow->setVisible(!next.isEmpty());
    m_progress->setValue(answered);
    m_asking->setText(next);
}

void LiveAnswerPage::showAnswers(const live::Answers &answers, bool usesProxy, bool isFinished) {
    m_requests->setRows(liveRequests(answers));
    m_meanings->setRows(liveMeanings(answers));
    const QStringList warnings = liveWarnings(answers, nullptr, usesProxy, isFinished);
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    m_until->setText(liveUntil(answers, clockNow()));
    if (const live::Fetched *robots = answers.find("/robots.txt"))
        m_facts->setText(liveFactsText(*robots));
    else
        m_facts->clear();
    if (m_result)
        return;
    showHeadline(Tone::Unstated, answers.all.empty() ? tr("Asking for robots.txt…")
                                                     : tr("Comparing every path, agent and hour…"));
    m_file->hide();
    m_columns->show({}, {}, true);
    for (LiveChanges *each : {m_missing, m_injected, m_uploaded})
        each->say({});
}

void LiveAnswerPage::showResult(std::shared_ptr<const LiveResult> result,
                                const std::optional<Query> &asked, bool usesProxy,
                                bool isFinished) {
    m_result = std::move(result);
    if (!m_result) // another run begins
        return;
    const live::Comparison &made = m_result->made;
    const QString part = text(live::partText(made.part));
    if (!isFinished)
        showHeadline(Tone::Unstated, part);
    else if (isSame(made))
        showHeadline(Tone::Allow, sentencesText({part, tr("Every agent is answered as the draft "
                                                          "says, on every path and at every "
                                                          "hour.")}));
    else
        showHeadline(Tone::Warning, part);
    const QStringList warnings = liveWarnings(m_result->answers, &made, usesProxy, isFinished);
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    m_missing->show(made.missing, tr("Nothing: every answer of the draft is served."));
    m_injected->show(made.injected, tr("Nothing that changes an answer."));
    if (made.uploaded)
        m_uploaded->show(*made.uploaded, tr("Nothing: agents will be answered as the draft says."));
    else
        m_uploaded->say(tr("What will be served after an upload cannot be known."));
    const CompiledSite served(made.served);
    m_meanings->setRows(liveMeanings(m_result->answers) +
                        liveStartPage(m_result->answers, served, asked));
    fillFiles();
}

void LiveAnswerPage::fillFiles() {
    const QVariant chosen = m_file->currentData();
    m_file->clear();
    for (const FileRoleRow &row : siteFiles())
        if (row.role == FileRole::Robots || m_result->draft.file(row.role) ||
            m_result->made.served.file(row.role))
            m_file->addItem(text(row.fileName), static_cast<int>(row.role));
    m_file->setCurrentIndex(std::max(0, m_file->findData(chosen)));
    m_file->setVisible(m_file->count() > 1);
    showFile();
}

void LiveAnswerPage::showFile() {
    const auto role = static_cast<FileRole>(m_file->currentData().toInt());
    const Tree *served = m_result->made.served.tree(FileId(role));
    const std::string_view draft = draftText(*m_result, role);
    const live::Part part =
        role == FileRole::Robots
            ? m_result->made.part
            : live::partOfOther(served == nullptr ? std::string_view() : served->text(), draft);
    m_columns->show(live::columnsOf(draft, part), text(part.by), part.uploaded.has_value());
}

} // namespace gatepost::ui
