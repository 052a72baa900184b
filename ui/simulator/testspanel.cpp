// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/testspanel.h"

#include "core/sheet/testmaking.h"
#include "core/simulate/statedanswers.h"
#include "ui/bridge/cells.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/viewparts.h"
#include "ui/site/statedanswers.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLocale>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace gatepost::ui {

// ---- the rows ------------------------------------------------------------------------------------

namespace {

QString resultText(const TestRow &row) {
    const exact::TestResult &outcome = row.outcome;
    if (outcome.passed)
        return row.test.isAboutAll() ? TestsModel::tr("always true") : TestsModel::tr("passes");
    if (outcome.proof == exact::Proof::Open)
        return outcome.reason.empty() ? TestsModel::tr("looking…") : TestsModel::tr("not decided");
    return outcome.actual.empty() ? TestsModel::tr("faulty")
                                  : TestsModel::tr("is %1").arg(text(outcome.actual));
}

/// A column that is one text of a test, or another where that one is given.
RowColumn<TestRow> textColumn(const QString &head, std::string PolicyTest::*one,
                              std::string PolicyTest::*instead) {
    const auto of = [=](const PolicyTest &test) { return (test.*instead).empty() ? one : instead; };
    return {.head = head,
            .shown = [of](const TestRow &row) { return text(row.test.*of(row.test)); },
            .set =
                [of](TestRow &row, const QString &typed) {
                    row.test.*of(row.test) = typed.toStdString();
                    return true;
                }};
}

RowColumn<TestRow> timeColumn() {
    const auto edited = [](const TestRow &row) {
        return row.test.at ? text(formatInstant(*row.test.at)) : QString();
    };
    return {.head = TestsModel::tr("Time"),
            .shown =
                [](const TestRow &row) {
                    if (!row.test.at)
                        return TestsModel::tr("any time");
                    return instantText(*row.test.at);
                },
            .edited = edited,
            .set =
                [](TestRow &row, const QString &typed) {
                    const auto at = parseInstant(typed.toStdString());
                    if (!typed.isEmpty() && !at)
                        return false;
                    row.test.at = typed.isEmpty() ? std::nullopt : std::optional(*at);
                    return true;
                }};
}

/// How files are answered (S130): "503,since=2h".
RowColumn<TestRow> answerColumn() {
    return {.head = TestsModel::tr("Answered"),
            .shown = [](const TestRow &row) { return text(row.test.status); },
            .tip = TestsModel::tr("How robots.txt is answered, such as 503,since=2h; empty: as the "
                                  "site has it"),
            .set =
                [](TestRow &row, const QString &typed) {
                    SiteAnswers read;
                    const std::string answers = typed.toStdString();
                    if (!answers.empty() && !addAnswers(read, answers))
                        return false;
                    row.test.status = answers;
                    return true;
                }};
}

} // namespace

TestsModel::TestsModel(QObject *parent) : RowTable(parent) {
    setColumns({{.head = tr("Result"), .shown = resultText},
                textColumn(tr("Agent"), &PolicyTest::agent, &PolicyTest::agents),
                textColumn(tr("Path"), &PolicyTest::path, &PolicyTest::paths),
                timeColumn(),
                answerColumn(),
                textColumn(tr("Expected"), &PolicyTest::expect, &PolicyTest::expect),
                {.head = tr("Why"),
                 .shown = [](const TestRow &row) { return text(row.outcome.reason); }}});
}

QVariant TestsModel::special(const QModelIndex &index, int role) const {
    if (role != ToneRole || index.column() != Result)
        return {};
    const exact::TestResult &outcome = row(index.row()).outcome;
    return static_cast<int>(outcome.passed                        ? Tone::Allow
                            : outcome.proof == exact::Proof::Open ? Tone::Later
                                                                  : Tone::Deny);
}

void TestsModel::setTests(const std::vector<PolicyTest> &tests) {
    std::vector<TestRow> rows;
    for (const PolicyTest &test : tests)
        rows.push_back({test, {}});
    setRows(std::move(rows));
}

std::vector<PolicyTest> TestsModel::tests() const {
    std::vector<PolicyTest> tests;
    std::ranges::transform(rows(), std::back_inserter(tests), &TestRow::test);
    return tests;
}

void TestsModel::run(const CompiledSite &site, Instant now) {
    for (int i = 0; i < rowCount(); ++i)
        if (const PolicyTest &test = row(i).test; !test.isAboutAll())
            setOutcome(i, exact::runTest(site, test, now));
}

void TestsModel::setOutcome(int row, exact::TestResult outcome) {
    exact::TestResult &kept = editRow(row).outcome;
    const bool same = outcome.passed == kept.passed && outcome.proof == kept.proof &&
                      outcome.actual == kept.actual && outcome.reason == kept.reason;
    kept = std::move(outcome);
    if (!same)
        rowChanged(row);
}

int TestsModel::failures() const {
    return static_cast<int>(std::ranges::count(
        rows(), exact::Proof::Fails, [](const TestRow &row) { return row.outcome.proof; }));
}

// ---- the panel -----------------------------------------------------------------------------------

/// Whom a site's author is asked about first: two search engines, three that train models.
static constexpr const char *kUsual[] = {"Googlebot", "Bingbot", "GPTBot", "ClaudeBot", "CCBot"};

static QString usualNames() {
    QStringList names;
    for (const char *name : kUsual)
        names << QLatin1String(name);
    return listText(names);
}

TestsPanel::TestsPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new TestsModel(this)),
      m_view(makeTable(QStringLiteral("policyTests"), tr("Policy tests"), this)),
      m_usual(makeToolButton(QStringLiteral("test"), tr("Start with the usual five"),
                             tr("%1 on “/”, with what they are answered now").arg(usualNames()),
                             this)),
      m_summary(makeRemark(this)),
      m_coverage(makeRemark(this)) {
    setObjectName(QStringLiteral("testsPanel"));
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->setItemDelegate(new EditingDelegate(m_view));
    m_view->setItemDelegateForColumn(TestsModel::Result,
                                     new VerdictDelegate({TestsModel::ToneRole}, m_view));
    setColumnWidths(m_view, {15, 19, 30, 21, 12, 14});
    sayWhenEmpty(m_view, tr("What must stay true, such as “Googlebot must be allowed to fetch /”. "
                            "Put a question on top, then press “Keep as test”; or start with the "
                            "usual five."));
    auto *make = makeToolButton(QStringLiteral("test"), tr("Keep as test"),
                                tr("The present question, with what it is answered now"), this);
    make->setObjectName(QStringLiteral("makeTest"));
    auto *rule = makeToolButton(
        QStringLiteral("applies"), tr("Keep as rule"),
        tr("A rule about all times and the widest set of paths for which this answer is true"),
        this);
    rule->setObjectName(QStringLiteral("makeRule"));
    auto *remove =
        makeToolButton(QStringLiteral("remove"), tr("Remove"), tr("Remove the chosen test"), this);
    auto *ask =
        makeToolButton(QStringLiteral("agent"), tr("Ask again"),
                       tr("Ask the chosen test's question, or that of a counter-example"), this);
    remove->setObjectName(QStringLiteral("removeTest"));
    ask->setObjectName(QStringLiteral("askTest"));
    m_usual->setObjectName(QStringLiteral("usualTests"));
    QHBoxLayout *tools = makeToolRow();
    tools->addWidget(m_usual);
    tools->addWidget(make);
    tools->addWidget(rule);
    tools->addWidget(ask);
    tools->addWidget(remove);
    tools->addWidget(m_summary, 1);
    fillPanel(this, tools, m_view, m_coverage);

    connect(m_usual, &QToolButton::clicked, this, &TestsPanel::makeUsualTests);
    connect(make, &QToolButton::clicked, this, &TestsPanel::makeTestOfAnswer);
    connect(rule, &QToolButton::clicked, this, &TestsPanel::makeRuleOfAnswer);
    connect(remove, &QToolButton::clicked, this, [this] {
        if (m_view->currentIndex().isValid())
            m_model->takeRow(m_view->currentIndex().row());
    });
    connect(ask, &QToolButton::clicked, this,
            [this] { putQuestion(m_view->currentIndex().row()); });
    const auto enable = [this, ask, remove] {
        const bool isChosen = m_view->currentIndex().isValid();
        ask->setVisible(m_model->rowCount() > 0);
        remove->setVisible(m_model->rowCount() > 0);
        ask->setEnabled(isChosen);
        remove->setEnabled(isChosen);
    };
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, enable);
    connect(m_model, &TestsModel::modelReset, this, enable);
    connect(m_model, &TestsModel::rowsRemoved, this, enable);
    connect(m_model, &TestsModel::rowsInserted, this, enable);
    enable();
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == TestsModel::Result || index.column() == TestsModel::Reason)
            putQuestion(index.row());
    });
    connect(m_model, &TestsModel::edited, this, &TestsPanel::writeSite);
    connect(&site.side(), &SideDocuments::settingsChanged, this, &TestsPanel::readSite);
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, &TestsPanel::run);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &TestsPanel::prove);
    readSite();
}

void TestsPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (!m_withCoverage)
        prove();
}

void TestsPanel::putQuestion(int row) {
    if (row < 0 || row >= m_model->rowCount())
        return;
    const PolicyTest &test = m_model->row(row).test;
    Question question = m_site.analysis().question();
    question.category.reset();
    if (test.isAboutAll()) {
        const auto &counter = m_model->row(row).outcome.counterExample;
        if (!counter)
            return; // it holds: no question is the one
        question.agent = text(counter->agent.identity.name);
        question.category = statedCategory(counter->agent);
        question.url = text(counter->verdict.path);
        question.at = counter->verdict.at;
        question.reading = counter->verdict.reading;
    } else {
        question.agent = text(test.agent);
        question.url = text(test.path);
        question.at = test.at;
        question.reading = parseReading(test.reading).value_or(Reading::Author);
    }
    SiteAnswers answers;
    if (!test.status.empty() && !addAnswers(answers, test.status))
        answers = {}; // the test says that it is faulty
    StatedAnswers::of(m_site).set(answers);
    m_site.analysis().setQuestion(question);
    if (m_site.analysis().verdict() && m_site.analysis().verdict()->fetch.line)
        m_site.navigator().goTo(*m_site.analysis().verdict()->fetch.line, false);
}

void TestsPanel::readSite() {
    if (m_writing)
        return;
    m_model->setTests(m_site.side().settings().tests);
    run();
    prove();
}

void TestsPanel::writeSite() {
    m_writing = true;
    SiteSettings settings = m_site.side().settings();
    settings.tests = m_model->tests();
    m_site.side().setSettings(settings);
    m_writing = false;
    run();
}

void TestsPanel::makeTestOfAnswer() {
    const auto &verdict = m_site.analysis().verdict();
    if (!verdict)
        return;
    const Question &asked = m_site.analysis().question();
    PolicyTest test;
    test.agent = asked.agent.trimmed().toStdString();
    test.path = verdict->path;
    test.at = asked.at;
    if (asked.reading != Reading::Author)
        test.reading = readingName(asked.reading);
    test.status = formatAnswers(StatedAnswers::of(m_site).answers());
    test.expect = decisionName(verdict->fetch.decision);
    const int row = m_model->appendRow({std::move(test), {}});
    m_view->setCurrentIndex(m_model->index(row, TestsModel::Expected));
}

void TestsPanel::makeUsualTests() {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    std::vector<PolicyTest> tests;
    for (const char *name : kUsual) {
        const auto agent = identify(name, {}, m_site.analysis().registry());
        if (!agent)
            continue;
        PolicyTest &test = tests.emplace_back();
        test.agent = name;
        test.path = "/";
        const Verdict verdict = draftOf(m_site)->simulate(
            {.agent = *agent, .url = test.path, .at = now}, TraceLevel::None);
        test.expect = decisionName(verdict.fetch.decision);
    }
    m_model->setTests(tests);
    writeSite();
    prove();
}

void TestsPanel::makeRuleOfAnswer() {
    const auto &verdict = m_site.analysis().verdict();
    if (!verdict)
        return;
    const std::vector<PolicyTest> rules =
        exact::rulesOfAnswer(m_site.analysis().compiled(), *verdict);
    auto rule = exact::firstThatHolds(m_site.analysis().compiled(), rules, m_site.analysis().now());
    if (!rule) {
        m_summary->setText(tr("No rule about all paths and times follows from this answer."));
        return;
    }
    rule->status = formatAnswers(StatedAnswers::of(m_site).answers());
    const int row = m_model->appendRow({std::move(*rule), {}});
    m_view->setCurrentIndex(m_model->index(row, TestsModel::Expected));
}

void TestsPanel::run() {
    // Tests without a time are about the clock's now, not about the question's.
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    m_model->run(*draftOf(m_site), now); // each states its own answers
    showSummary();
}

namespace {

exact::Coverage coverageOf(const CompiledSite &site, const std::vector<PolicyTest> &tests,
                           Instant now, const std::stop_token &stop) {
    exact::ExactQuestion question;
    question.day = now;
    question.limits.stop = stop;
    return exact::coverage(site, tests, question);
}

/// "GPTBot and CCBot on /cart".
QString uncoveredText(const exact::UncoveredRegion &open) {
    const Message places = placesOf(open.region);
    const QString who = text(exact::agentsInWords(pointersTo(open.asked)));
    return places.empty() ? TestsPanel::tr("%1 on everything").arg(who)
                          : TestsPanel::tr("%1 on %2").arg(who, text(places));
}

} // namespace

/// Rules about all, and what no test speaks about, off the GUI thread.
void TestsPanel::prove() {
    m_job.cancel();
    if (m_model->rows().empty() || m_site.analysis().isPaused()) {
        m_coverage->clear();
        m_coverage->hide();
        return;
    }
    m_withCoverage = isVisible();
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    m_job.start([this, now, tests = m_model->tests(), site = draftOf(m_site),
                 withCoverage = m_withCoverage](const Latest::Run &run) {
        const std::stop_token &stop = run.stop();
        Proved proved;
        proved.withCoverage = withCoverage;
        for (std::size_t i = 0; i < tests.size() && !stop.stop_requested(); ++i)
            if (tests[i].isAboutAll())
                proved.results.emplace_back(static_cast<int>(i),
                                            exact::runTest(*site, tests[i], now, {.stop = stop}));
        if (withCoverage)
            proved.coverage = coverageOf(*site, tests, now, stop);
        return [this, proved = std::move(proved)]() mutable { take(std::move(proved)); };
    });
}

void TestsPanel::take(Proved proved) {
    for (auto &[row, result] : proved.results)
        m_model->setOutcome(row, std::move(result));
    showSummary();
    if (!proved.withCoverage)
        return;
    const exact::Coverage &found = proved.coverage;
    constexpr std::size_t kMostNamed = 3;
    constexpr std::size_t kMostListed = 30;
    QStringList named;
    QStringList listed;
    for (const exact::UncoveredRegion &open : found.uncovered) {
        if (listed.size() < qsizetype(kMostListed))
            listed << uncoveredText(open);
        if (named.size() < qsizetype(kMostNamed))
            named << listed.last();
    }
    QStringList facts;
    const auto count = static_cast<int>(found.uncovered.size());
    if (count > 0)
        facts << tr("%n of %1 regions of the map are not covered by a test.", nullptr, count)
                     .arg(QLocale().toString(found.regions));
    facts += named;
    if (!found.complete)
        facts << tr("at least these; some paths could not be decided");
    m_coverage->setText(factsText(facts));
    m_coverage->setToolTip(listed.join(QLatin1Char('\n')));
    m_coverage->setVisible(!facts.isEmpty());
}

QString TestsPanel::coverage() const {
    return m_coverage->text();
}

void TestsPanel::showSummary() {
    const int count = m_model->rowCount();
    const int failed = m_model->failures();
    m_usual->setVisible(count == 0);
    m_summary->setText(count == 0
                           ? tr("No tests yet. They are kept in the site's gatepost.yaml, and "
                                "gatepost-cli test runs them too.")
                       : m_job.isRunning() && failed == 0 ? tr("looking…")
                       : failed == 0 ? tr("All %n test(s) pass.", nullptr, count)
                                     : tr("%1 of %n test(s) fail.", nullptr, count).arg(failed));
    emit titleChanged(failed > 0  ? tr("Tests ✕ %1").arg(failed)
                      : count > 0 ? tr("Tests ✓ %1").arg(count)
                                  : tr("Tests"));
}

} // namespace gatepost::ui
