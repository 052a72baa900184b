// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/readingspanel.h"

#include "core/simulate/reason.h"
#include "core/simulate/rulepaths.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/viewparts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <span>

namespace gatepost::ui {

namespace {

constexpr std::size_t kMostReadingRows = 2000;
constexpr std::size_t kMostSaid = 40; // names in a tooltip

/// "GPTBot + 11": the first of them and how many more.
QString firstAndMore(const std::vector<std::string> &names) {
    const QString first = text(names.front());
    return names.size() == 1 ? first : QStringLiteral("%1 + %2").arg(first).arg(names.size() - 1);
}

QString allOf(const std::vector<std::string> &names) {
    if (names.size() == 1)
        return {};
    QStringList said;
    for (const std::string &name : std::span(names).first(std::min(names.size(), kMostSaid)))
        said << text(name);
    if (names.size() > kMostSaid)
        said << QStringLiteral("…");
    return listText(said);
}

} // namespace

QList<ReadingRow> readingsRows(const CompiledSite &site, const Query &query) {
    const ReadingsAnswer answer = askReadings(site, query);
    QList<ReadingRow> rows;
    for (const Verdict &verdict : answer.verdicts) {
        ReadingRow row{verdict.reading,
                       verdict.fetch.decision,
                       text(sentence(site, verdict, saidFrom(verdict.at))),
                       {},
                       verdict.fetch.line};
        for (const ReadingDifference &difference : answer.differences)
            if (difference.reading == verdict.reading) {
                row.why = text(difference.why);
                if (difference.line)
                    row.line = difference.line;
            }
        rows << row;
    }
    return rows;
}

// ---- the question --------------------------------------------------------------------------------

ReadingsModel::ReadingsModel(QObject *parent) : RowTable(parent) {
    const auto why = [](const ReadingRow &row) {
        return row.why.isEmpty() && row.reading != Reading::Author ? tr("agrees") : row.why;
    };
    setColumns({{.head = tr("Read as"),
                 .shown = [](const ReadingRow &row) { return readingText(row.reading); }},
                {.head = tr("Fetch"),
                 .shown = [](const ReadingRow &row) { return decisionText(row.decision); }},
                {.head = tr("Answer"), .shown = &ReadingRow::sentence},
                {.head = tr("What makes the difference"), .shown = why}});
}

QVariant ReadingsModel::special(const QModelIndex &index, int role) const {
    return role == ToneRole && index.column() == Answer
               ? QVariant(static_cast<int>(toneOf(row(index.row()).decision)))
               : QVariant();
}

// ---- agents × paths ------------------------------------------------------------------------------

ReadingsTableModel::ReadingsTableModel(QObject *parent) : RowTable(parent) {
    const auto answer = [](const QString &head, std::size_t reading) -> RowColumn<ReadingsCause> {
        return {.head = head, .shown = [reading](const ReadingsCause &row) {
                    return decisionText(row.decisions[reading]);
                }};
    };
    setColumns({{.head = tr("Agent"),
                 .shown = [](const ReadingsCause &row) { return firstAndMore(row.agents); }},
                {.head = tr("Path"),
                 .shown = [](const ReadingsCause &row) { return firstAndMore(row.paths); }},
                {.head = tr("Questions"),
                 .shown =
                     [](const ReadingsCause &row) {
                         return QLocale().toString(static_cast<qulonglong>(row.questions));
                     }},
                answer(tr("Author"), 0),
                answer(tr("RFC 9309"), 1),
                answer(tr("Google"), 2),
                answer(tr("1994"), 3),
                answer(tr("Documented"), 4),
                {.head = tr("What makes the difference"), .shown = [](const ReadingsCause &row) {
                     const QString why = row.questions == 1
                                             ? text(row.first.why)
                                             : tr("for example: %1").arg(text(row.first.why));
                     return QStringLiteral("%1: %2").arg(readingText(row.first.reading), why);
                 }}});
}

QVariant ReadingsTableModel::special(const QModelIndex &index, int role) const {
    if (role == Qt::ToolTipRole && (index.column() == Agent || index.column() == Path)) {
        const ReadingsCause &cause = row(index.row());
        const QString all = allOf(index.column() == Agent ? cause.agents : cause.paths);
        return all.isEmpty() ? QVariant() : QVariant(all);
    }
    if (role != ToneRole || index.column() < Author || index.column() > Known)
        return {};
    const auto reading = static_cast<std::size_t>(index.column() - Author);
    return static_cast<int>(toneOf(row(index.row()).decisions[reading]));
}

// ---- the panel -----------------------------------------------------------------------------------

ReadingsPanel::ReadingsPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new ReadingsModel(this)),
      m_table(new ReadingsTableModel(this)),
      m_view(makeTable(QStringLiteral("readings"), tr("The question under every reading"), this)),
      m_tableView(makeTable(QStringLiteral("readingsTable"),
                            tr("Agents and paths for which the readings differ"), this)),
      m_with1994(new QCheckBox(tr("Compare with 1994 as well"), this)),
      m_remark(makeRemark(this)) {
    setObjectName(QStringLiteral("readingsPanel"));
    m_with1994->setObjectName(QStringLiteral("with1994"));
    m_with1994->setToolTip(tr("The first robots.txt: no wildcards, the first rule that matches. No "
                              "crawler of today reads it so."));
    m_view->setModel(m_model);
    m_view->setItemDelegateForColumn(ReadingsModel::Answer,
                                     new VerdictDelegate({ReadingsModel::ToneRole}, m_view));
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitHeight();
    connect(m_view->horizontalScrollBar(), &QScrollBar::rangeChanged, this,
            &ReadingsPanel::fitHeight);
    m_tableView->setModel(m_table);
    auto *delegate = new VerdictDelegate({ReadingsTableModel::ToneRole}, m_tableView);
    for (int column = ReadingsTableModel::Author; column <= ReadingsTableModel::Known; ++column)
        m_tableView->setItemDelegateForColumn(column, delegate);
    setColumnWidths(m_view, {28, 10, 72});
    setColumnWidths(m_tableView, {22, 28, 10, 10, 10, 10, 10, 10});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view);
    auto *between = new QHBoxLayout;
    between->setContentsMargins(0, 0, 6, 0);
    between->addWidget(m_remark, 1);
    between->addWidget(m_with1994);
    m_remark->setMinimumHeight(2 * fontMetrics().lineSpacing() + 4); // its sentence, wrapped
    layout->addLayout(between);
    connect(m_with1994, &QCheckBox::toggled, this, &ReadingsPanel::renew);
    layout->addWidget(m_tableView, 1);
    m_tableView->setMinimumHeight(fontMetrics().lineSpacing()); // gives way to the forms

    connectTables();
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, &ReadingsPanel::renew);
    connect(&site.side(), &SideDocuments::settingsChanged, this, &ReadingsPanel::renew);
    renew();
}

/// A row that is chosen puts its question, and shows its line.
void ReadingsPanel::connectTables() {
    const auto goToReading = [this](const QModelIndex &index) {
        if (!index.isValid())
            return;
        const ReadingRow row = m_model->row(index.row());
        Question question = m_site.analysis().question();
        question.reading = row.reading;
        m_site.analysis().setQuestion(question);
        if (row.line)
            m_site.navigator().goTo(*row.line, false);
    };
    const auto putQuestion = [this](const QModelIndex &index) {
        if (!index.isValid())
            return;
        const ReadingsCause row = m_table->row(index.row());
        Question question = m_site.analysis().question();
        question.agent = text(row.agents.front());
        question.category.reset();
        question.url = text(row.paths.front());
        m_site.analysis().setQuestion(question);
        if (row.first.line)
            m_site.navigator().goTo(*row.first.line, false);
    };
    connect(m_view, &QTableView::clicked, this, goToReading);
    connect(m_view, &QTableView::activated, this, goToReading);
    connect(m_tableView, &QTableView::clicked, this, putQuestion);
    connect(m_tableView, &QTableView::activated, this, putQuestion);
}

void ReadingsPanel::setWith1994(bool with) {
    m_with1994->setChecked(with);
}

/// The question's own reading is shown in any case.
bool ReadingsPanel::isShown(Reading reading) const {
    return reading != Reading::Koster1994 || m_with1994->isChecked() ||
           m_site.analysis().question().reading == Reading::Koster1994;
}

/// All readings are seen, above the scroll bar that a narrow panel has.
void ReadingsPanel::fitHeight() {
    const QScrollBar *across = m_view->horizontalScrollBar();
    const int bar = across->maximum() > 0 ? across->sizeHint().height() : 0;
    const int rows = m_model->rowCount() > 0 ? m_model->rowCount() : 4;
    m_view->setFixedHeight(rows * m_view->verticalHeader()->defaultSectionSize() +
                           m_view->horizontalHeader()->sizeHint().height() + bar + 4);
}

void ReadingsPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_wanted)
        build();
}

void ReadingsPanel::renew() {
    m_wanted = true;
    if (m_site.analysis().isPaused()) {
        m_job.cancel(); // what is asked is no longer shown
        m_stamp.clear();
    } else if (isVisible()) {
        build();
    }
}

void ReadingsPanel::build() {
    m_wanted = false;
    Question asked = m_site.analysis().question();
    asked.reading = Reading::Author;
    QList<ReadingRow> rows;
    if (const auto query = m_site.analysis().queryOf(asked))
        rows = readingsRows(m_site.analysis().compiled(), *query);
    rows.removeIf([this](const ReadingRow &row) { return !isShown(row.reading); });
    m_model->setRows(std::move(rows), Renew::InPlace);
    fitHeight();
    m_tableView->setColumnHidden(ReadingsTableModel::Koster, !isShown(Reading::Koster1994));
    startTable();
}

void ReadingsPanel::startTable() {
    const Instant at = m_site.analysis().now();
    QStringList paths = m_site.side().samplePaths();
    for (const std::string &path : pathsOfRules(m_site.analysis().compiled().site(), 60))
        if (const QString shown = text(path); !paths.contains(shown))
            paths << shown;
    const QStringList names = m_site.side().matrixAgents();
    std::vector<Reading> compared;
    std::ranges::copy_if(kReadings, std::back_inserter(compared),
                         [this](Reading reading) { return isShown(reading); });
    const QString stamp = QStringLiteral("%1 %2 %3 %4")
                              .arg(compared.size())
                              .arg(m_site.analysis().revision())
                              .arg(at.time_since_epoch().count() / 60)
                              .arg(names.join(QLatin1Char('\n')) + paths.join(QLatin1Char('\n')));
    if (stamp == m_stamp)
        return;
    m_stamp = stamp;
    std::vector<std::string> urls;
    for (const QString &path : std::as_const(paths))
        urls.push_back(path.toStdString());
    m_job.start([this, at, site = m_site.analysis().snapshot(),
                 agents = chosenAgents({}, names, m_site.analysis().registry()),
                 urls = std::move(urls), compared = std::move(compared)](const Latest::Run &run) {
        auto rows = readingsTable(*site, agents, urls, at, kMostReadingRows, run.stop(), compared);
        return [this, rows = std::move(rows), asked = agents.size() * urls.size()] {
            const auto count = static_cast<int>(rows.size());
            m_remark->setText(
                count == 0
                    ? tr("All readings agree (questions: %1, agents × paths of the site and "
                         "of its rules).")
                          .arg(QLocale().toString(asked))
                    : tr("%n of %1 questions (agents × paths of the site and of its rules) are "
                         "answered differently:",
                         nullptr, count)
                          .arg(QLocale().toString(asked)));
            auto causes = causesOf(rows);
            const std::size_t number = causes.size();
            m_table->setRows(std::move(causes));
            emit titleChanged(number == 0 ? tr("Readings") : tr("Readings %1").arg(number));
        };
    });
}

} // namespace gatepost::ui
