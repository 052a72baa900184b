// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/testspanel.h"

#include "core/exact/ruleaboutall.h"
#include "ui/bridge/cells.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/simulator/viewparts.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QTableView>

#include <algorithm>

namespace gatepost::ui {

// ---- the rows ------------------------------------------------------------------------------------

void TestsModel::setTests(std::vector<PolicyTest> tests) {
    beginResetModel();
    m_tests = std::move(tests);
    m_outcomes.assign(m_tests.size(), {});
    m_known.assign(m_tests.size(), false);
    endResetModel();
}

std::vector<std::size_t> TestsModel::run(const CompiledSite &site, Instant now) {
    constexpr int kAtOnce = 30; // ms: a key waits for it
    constexpr std::uint64_t kFewSteps = 20'000;
    std::vector<std::size_t> left;
    QElapsedTimer timer;
    timer.start();
    for (std::size_t row = 0; row < m_tests.size(); ++row) {
        if (timer.elapsed() < kAtOnce) {
            auto result = exact::runTest(site, m_tests[row], now, {.steps = kFewSteps, .stop = {}});
            if (result.proof != exact::Proof::Open) {
                take(row, std::move(result));
                continue;
            }
        }
        left.push_back(row);
        forget(row);
    }
    return left;
}

void TestsModel::take(std::size_t row, TestOutcome outcome) {
    TestOutcome &kept = m_outcomes[row];
    if (m_known[row] && outcome.passed == kept.passed && outcome.actual == kept.actual &&
        outcome.reason == kept.reason)
        return;
    kept = std::move(outcome);
    m_known[row] = true;
    tell(row);
}

void TestsModel::forget(std::size_t row) {
    if (!m_known[row])
        return;
    m_known[row] = false;
    m_outcomes[row] = {};
    tell(row);
}

void TestsModel::forgetAll() {
    for (std::size_t row = 0; row < m_tests.size(); ++row)
        forget(row);
}

void TestsModel::tell(std::size_t row) {
    emit dataChanged(index(static_cast<int>(row), 0),
                     index(static_cast<int>(row), ColumnCount - 1));
}

int TestsModel::failures() const {
    int count = 0;
    for (std::size_t row = 0; row < m_tests.size(); ++row)
        count += m_known[row] && !m_outcomes[row].passed ? 1 : 0;
    return count;
}

int TestsModel::pending() const {
    return static_cast<int>(std::ranges::count(m_known, false));
}

int TestsModel::addTest(PolicyTest test) {
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_tests.push_back(std::move(test));
    m_outcomes.emplace_back();
    m_known.push_back(false);
    endInsertRows();
    emit edited();
    return row;
}

bool TestsModel::removeRows(int row, int count, const QModelIndex &parent) {
    if (parent.isValid() || row < 0 || count < 1 || row + count > rowCount())
        return false;
    beginRemoveRows({}, row, row + count - 1);
    m_tests.erase(m_tests.begin() + row, m_tests.begin() + row + count);
    m_outcomes.erase(m_outcomes.begin() + row, m_outcomes.begin() + row + count);
    m_known.erase(m_known.begin() + row, m_known.begin() + row + count);
    endRemoveRows();
    emit edited();
    return true;
}

int TestsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_tests.size());
}
int TestsModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags TestsModel::flags(const QModelIndex &index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() != Result && index.column() != Reason)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant TestsModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const PolicyTest &test = m_tests[row];
    const TestOutcome &outcome = m_outcomes[row];
    if (role == ToneRole)
        return index.column() == Result ? QVariant(static_cast<int>(!m_known[row] ? Tone::Unstated
                                                                    : outcome.passed ? Tone::Allow
                                                                                     : Tone::Deny))
                                        : QVariant();
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole &&
        role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case Result:
        if (!m_known[row])
            return tr("being checked");
        if (outcome.passed)
            return tr("passes");
        return outcome.actual.empty() ? tr("faulty") : tr("is %1").arg(text(outcome.actual));
    case Agent: return text(test.agents.empty() ? test.agent : test.agents);
    case Path: return text(test.paths.empty() ? test.path : test.paths);
    case At:
        return test.at                ? text(formatInstant(*test.at))
               : role == Qt::EditRole ? QString()
                                      : tr("any time");
    case Expected: return text(test.expect);
    case Reason: return text(outcome.reason);
    default: return {};
    }
}

bool TestsModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    PolicyTest &test = m_tests[static_cast<std::size_t>(index.row())];
    const QString typed = value.toString().trimmed();
    switch (index.column()) {
    case Agent: (test.agents.empty() ? test.agent : test.agents) = typed.toStdString(); break;
    case Path: (test.paths.empty() ? test.path : test.paths) = typed.toStdString(); break;
    case At:
        if (typed.isEmpty()) {
            test.at.reset();
        } else if (const auto at = parseInstant(typed.toStdString())) {
            test.at = at;
        } else {
            return false;
        }
        break;
    case Expected: test.expect = typed.toStdString(); break;
    default: return false;
    }
    emit dataChanged(index, index);
    emit edited();
    return true;
}

QVariant TestsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Result: return tr("Result");
    case Agent: return tr("Agent");
    case Path: return tr("Path");
    case At: return tr("Time");
    case Expected: return tr("Expected");
    case Reason: return tr("Why");
    default: return {};
    }
}

// ---- the panel -----------------------------------------------------------------------------------

TestsPanel::TestsPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new TestsModel(this)),
      m_view(makeTable(QStringLiteral("policyTests"), tr("Policy tests"), this)),
      m_summary(makeRemark(this)) {
    setObjectName(QStringLiteral("testsPanel"));
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->setItemDelegate(new EditingDelegate(m_view));
    m_view->setItemDelegateForColumn(TestsModel::Result,
                                     new VerdictDelegate({TestsModel::ToneRole}, m_view));
    setColumnWidths(m_view, {15, 19, 30, 21, 14});
    sayWhenEmpty(m_view, tr("What must stay true, such as “Googlebot must be allowed to fetch /”. "
                            "Put a question on top, then press “Keep as test”."));
    auto *make = makeToolButton(QStringLiteral("test"), tr("Keep as test"),
                                tr("The present question, with what it is answered now"), this);
    make->setObjectName(QStringLiteral("makeTest"));
    auto *remove =
        makeToolButton(QStringLiteral("remove"), tr("Remove"), tr("Remove the chosen test"), this);
    auto *ask = makeToolButton(QStringLiteral("agent"), tr("Ask again"),
                               tr("Ask the chosen test's question"), this);
    QHBoxLayout *tools = makeToolRow();
    tools->addWidget(make);
    tools->addWidget(ask);
    tools->addWidget(remove);
    tools->addWidget(m_summary, 1);
    fillPanel(this, tools, m_view);

    connect(make, &QToolButton::clicked, this, &TestsPanel::makeTestOfAnswer);
    connect(remove, &QToolButton::clicked, this, [this] {
        if (m_view->currentIndex().isValid())
            m_model->removeRow(m_view->currentIndex().row());
    });
    const auto putQuestion = [this](const QModelIndex &index) {
        if (!index.isValid())
            return;
        const PolicyTest &test = m_model->tests()[static_cast<std::size_t>(index.row())];
        Question question = m_site.question();
        question.agent = text(test.agent);
        question.category.reset();
        question.url = text(test.path);
        question.at = test.at;
        question.reading = parseReading(test.reading).value_or(Reading::Author);
        m_site.setQuestion(question);
        if (m_site.verdict() && m_site.verdict()->fetch.line)
            m_site.goTo(*m_site.verdict()->fetch.line, false);
    };
    connect(ask, &QToolButton::clicked, this,
            [this, putQuestion] { putQuestion(m_view->currentIndex()); });
    connect(m_view, &QTableView::clicked, this, [putQuestion](const QModelIndex &index) {
        if (index.column() == TestsModel::Result || index.column() == TestsModel::Reason)
            putQuestion(index);
    });
    connect(m_model, &TestsModel::edited, this, &TestsPanel::writeSite);
    connect(&site, &SiteModel::settingsChanged, this, &TestsPanel::readSite);
    connect(&site, &SiteModel::verdictChanged, this, &TestsPanel::run);
    m_pool.setMaxThreadCount(1);
    readSite();
}

TestsPanel::~TestsPanel() {
    m_stop.request_stop();
    m_pool.waitForDone(); // after this no worker can call back
}

void TestsPanel::readSite() {
    if (m_writing)
        return;
    m_model->setTests(m_site.settings().tests);
    run();
}

void TestsPanel::writeSite() {
    m_writing = true;
    SiteSettings settings = m_site.settings();
    settings.tests = m_model->tests();
    m_site.setSettings(settings);
    m_writing = false;
    run();
}

void TestsPanel::makeTestOfAnswer() {
    const auto &verdict = m_site.verdict();
    if (!verdict)
        return;
    const Question &asked = m_site.question();
    PolicyTest test;
    test.agent = asked.agent.trimmed().toStdString();
    test.path = verdict->path;
    test.at = asked.at;
    if (asked.reading != Reading::Author)
        test.reading = readingName(asked.reading);
    test.expect = decisionName(verdict->fetch.decision);
    const int row = m_model->addTest(std::move(test));
    m_view->setCurrentIndex(m_model->index(row, TestsModel::Expected));
}

void TestsPanel::run() {
    m_stop.request_stop(); // nobody waits for the older outcomes any longer
    m_pool.clear();
    const quint64 run = ++m_run;
    if (m_site.isPaused()) {
        m_model->forgetAll();
        m_summary->setText(m_site.agentError());
        emit titleChanged(tr("Tests"));
        return;
    }
    // Tests without a time are about the clock's now, not about the question's.
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const std::vector<std::size_t> left = m_model->run(m_site.compiled(), now);
    showSummary();
    if (left.empty())
        return;
    std::vector<std::pair<std::size_t, PolicyTest>> tests;
    for (const std::size_t row : left)
        tests.emplace_back(row, m_model->tests()[row]);
    m_stop = std::stop_source();
    m_pool.start([this, run, now, site = m_site.snapshot(), stop = m_stop.get_token(),
                  tests = std::move(tests)] {
        for (const auto &[row, test] : tests) {
            TestOutcome outcome = exact::runTest(*site, test, now, {.stop = stop});
            if (stop.stop_requested())
                return;
            QMetaObject::invokeMethod(
                this,
                [this, run, row, outcome = std::move(outcome)]() mutable {
                    if (run != m_run)
                        return;
                    m_model->take(row, std::move(outcome));
                    showSummary();
                },
                Qt::QueuedConnection);
        }
    });
}

void TestsPanel::showSummary() {
    const int count = m_model->rowCount();
    const int failed = m_model->failures();
    const int pending = m_model->pending();
    m_summary->setText(count == 0
                           ? tr("No tests yet. They are kept in the site's gatepost.yaml, and "
                                "gatepost-cli test runs them too.")
                       : failed > 0  ? tr("%1 of %n test(s) fail.", nullptr, count).arg(failed)
                       : pending > 0 ? tr("%n test(s) are still being checked.", nullptr, pending)
                                     : tr("All %n test(s) pass.", nullptr, count));
    emit titleChanged(failed > 0                  ? tr("Tests ✕ %1").arg(failed)
                      : count > 0 && pending == 0 ? tr("Tests ✓ %1").arg(count)
                                                  : tr("Tests"));
}

} // namespace gatepost::ui
