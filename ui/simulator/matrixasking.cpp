// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a cell of the matrix asks, says and offers.
#include "ui/simulator/matrixpanel.h"

#include "core/simulate/policytest.h"
#include "core/simulate/statedanswers.h"
#include "core/value/url.h"
#include "ui/bridge/text.h"
#include "ui/simulator/matrixview.h"
#include "ui/site/statedanswers.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace gatepost::ui {

namespace {

/// A name that the registry does not know keeps its category only as an identity.
QString askedName(const Identity &agent) {
    const QString name = text(agent.name);
    return agent.categorySource == CategorySource::Identity
               ? name + QStringLiteral("/0 (%1)").arg(text(categoryName(*agent.category)))
               : name;
}

} // namespace

Question MatrixPanel::questionOf(const QModelIndex &index) const {
    const Grid &grid = *m_model->grid();
    const MatrixModel::Place place = m_model->placeOf(index);
    Question question = m_site.analysis().question();
    switch (grid.question.kind) {
    case GridKind::AgentsPaths:
        question.setAgent(askedName(grid.question.agents[place.row]));
        question.url = text(grid.question.paths[place.column]);
        break;
    case GridKind::AgentsDirectives:
    case GridKind::AgentsAnswers:
        question.setAgent(askedName(grid.question.agents[place.row]));
        break;
    case GridKind::HoursPaths:
        question.url = text(grid.question.paths[place.column]);
        question.at =
            std::chrono::floor<std::chrono::days>(grid.question.at) + std::chrono::hours(place.row);
        break;
    }
    return question;
}

/// The answers that a cell is about: those of its column, or what is stated for all.
SiteAnswers MatrixPanel::answersOf(MatrixModel::Place place) const {
    const GridQuestion &asked = m_model->grid()->question;
    SiteAnswers answers = StatedAnswers::of(m_site).answers();
    if (asked.kind != GridKind::AgentsAnswers)
        return answers;
    answers = {};
    if (!addAnswers(answers, asked.answers[place.column]))
        return {};
    return answers;
}

void MatrixPanel::putQuestion(const QModelIndex &index) {
    const Grid *grid = m_model->grid();
    if (!grid || !index.isValid())
        return;
    const MatrixModel::Place place = m_model->placeOf(index);
    StatedAnswers::of(m_site).set(answersOf(place));
    m_site.analysis().setQuestion(questionOf(index));
    const GridCell &cell = grid->cell(place.row, place.column);
    if (grid->question.kind == GridKind::AgentsDirectives && cell.line > 0 &&
        m_site.analysis().verdict())
        if (const UseVerdict *use =
                m_site.analysis().verdict()->useOf(useDirectives()[place.column]);
            use && use->line)
            m_site.navigator().goTo(*use->line, false);
}

std::optional<LineRef> MatrixPanel::lineOf(const QModelIndex &index) const {
    const Grid &grid = *m_model->grid();
    const MatrixModel::Place place = m_model->placeOf(index);
    if (grid.cell(place.row, place.column).line == 0)
        return {};
    const Question asked = questionOf(index);
    auto agent = grid.question.kind == GridKind::HoursPaths ? grid.question.agents.front()
                                                            : grid.question.agents[place.row];
    if (grid.question.kind == GridKind::AgentsAnswers) {
        const auto stated = siteWithAnswers(*draftOf(m_site), grid.question.answers[place.column]);
        return stated ? stated
                            ->simulate({std::move(agent), asked.url.trimmed().toStdString(),
                                        asked.at.value_or(grid.question.at), grid.question.reading,
                                        asked.competitor},
                                       TraceLevel::None)
                            .fetch.line
                      : std::nullopt;
    }
    const Verdict verdict = m_site.analysis().compiled().simulate(
        {std::move(agent), asked.url.trimmed().toStdString(), asked.at.value_or(grid.question.at),
         grid.question.reading, asked.competitor},
        TraceLevel::None);
    if (grid.question.kind != GridKind::AgentsDirectives)
        return verdict.fetch.line;
    const UseVerdict *use = verdict.useOf(useDirectives()[place.column]);
    return use ? use->line : std::nullopt;
}

PolicyTest MatrixPanel::testOf(const QModelIndex &index) const {
    const Grid &grid = *m_model->grid();
    const MatrixModel::Place place = m_model->placeOf(index);
    const Question asked = questionOf(index);
    PolicyTest test;
    test.agent = asked.agent.trimmed().toStdString();
    test.path = pathOfUrl(asked.url.trimmed().toStdString());
    test.at = asked.at;
    if (grid.question.reading != Reading::Author)
        test.reading = readingName(grid.question.reading);
    test.status = formatAnswers(answersOf(place));
    const std::string word(grid.word(place.row, place.column));
    test.expect = grid.question.kind == GridKind::AgentsDirectives
                      ? grid.columnTitle(place.column) + ": " + word
                      : word;
    return test;
}

void MatrixPanel::keepAsTest(const QModelIndex &index) {
    SiteSettings settings = m_site.side().settings();
    settings.tests.push_back(testOf(index));
    m_site.side().setSettings(settings);
    m_remark = tr("One test was added.");
    showStatus();
}

void MatrixPanel::showMenu(const QModelIndex &index, const QPoint &globalPos) {
    if (!m_model->grid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("matrixMenu"));
    const QPersistentModelIndex at = index;
    const auto add = [&](const QString &said, auto run) {
        return menu->addAction(said, this, [at, run] {
            if (at.isValid())
                run();
        });
    };
    add(tr("Ask about this"), [this, at] { putQuestion(at); });
    add(tr("Change this answer…"), [this, at] {
        putQuestion(at);
        m_site.navigator().askToChange(m_site.analysis().question());
    });
    QAction *go = add(tr("Go to the line"), [this, at] {
        if (const auto line = lineOf(at))
            m_site.navigator().goTo(*line);
    });
    go->setEnabled(lineOf(index).has_value());
    add(tr("Keep as test"), [this, at] { keepAsTest(at); });
    menu->addSeparator();
    for (const Qt::Orientation side : {Qt::Vertical, Qt::Horizontal}) {
        const int section = side == Qt::Vertical ? index.row() : index.column();
        const MatrixModel::Line &line = m_model->line(section, side);
        if (!line.isBundle())
            continue;
        add(line.isOpen() ? (side == Qt::Vertical ? tr("Show its rows as one")
                                                  : tr("Show its columns as one"))
                          : (side == Qt::Vertical ? tr("Show each of its rows")
                                                  : tr("Show each of its columns")),
            [this, section, side] { emit m_view->bundlePressed(section, side); });
    }
    add(tr("Copy"), [this, at] { QGuiApplication::clipboard()->setText(m_model->spoken(at)); });
    menu->popup(globalPos);
}

void MatrixPanel::showAsked() {
    const Grid *grid = m_model->grid();
    if (!grid)
        return;
    std::optional<std::uint32_t> row;
    std::optional<std::uint32_t> column;
    const auto query = m_site.analysis().query();
    const bool hours = grid->question.kind == GridKind::HoursPaths;
    for (std::uint32_t i = 0; !hours && query && i < grid->rows && !row; ++i)
        if (grid->question.agents[i].token == query->agent.token)
            row = i;
    if (hours)
        row = static_cast<std::uint32_t>(
            (m_site.analysis().now() -
             std::chrono::floor<std::chrono::days>(m_site.analysis().now())) /
            std::chrono::hours(1));
    const std::string url = m_site.analysis().question().url.trimmed().toStdString();
    const std::string answers = formatAnswers(StatedAnswers::of(m_site).answers());
    if (grid->question.kind == GridKind::AgentsAnswers) {
        for (std::uint32_t i = 0; i < grid->columns && !column; ++i)
            if (grid->question.answers[i] == answers)
                column = i;
    } else if (grid->question.kind != GridKind::AgentsDirectives)
        for (std::uint32_t i = 0; i < grid->columns && !column; ++i)
            if (grid->question.paths[i] == url || grid->question.paths[i] == pathOfUrl(url))
                column = i;
    m_model->setAsked(row, column);
    m_view->viewport()->update();
}

/// What is pointed at is said below, without waiting: in a picture that is all there is to read.
void MatrixPanel::showHovered(const QModelIndex &index) {
    if (index.isValid() && m_view->cellSize().width() < MatrixView::kIconOnly)
        m_status->setText(m_status->fontMetrics().elidedText(
            m_model->spoken(index), Qt::ElideRight, std::max(100, m_status->width() - 16)));
    else
        showStatus();
}

} // namespace gatepost::ui
