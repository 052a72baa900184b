// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the cells of the map say and do.

#include "core/sheet/testmaking.h"
#include "core/simulate/reason.h"
#include "core/simulate/statedanswers.h"
#include "core/value/time.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/mappanel.h"
#include "ui/simulator/mapview.h"
#include "ui/simulator/viewparts.h"
#include "ui/site/statedanswers.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

namespace gatepost::ui {

namespace {

using Column = exact::DrawnColumn::Kind;
constexpr double kExportWidth = 1240;
constexpr int kMostNames = 24;

const exact::SheetAgent &agentOf(const exact::SheetRow &row, const MapCellAt &cell) {
    return row.agents[cell.agent.value_or(0)];
}

QStringList hoursOf(const exact::SheetRow &row) {
    QStringList lines;
    for (const exact::SheetSpan &span : row.when) {
        const QString from = clockText(span.first);
        const QString to = clockText(span.end - 1);
        if (!span.open)
            lines << MapPanel::tr("%1 to %2: closed").arg(from, to);
        else if (!span.seconds)
            lines << MapPanel::tr("%1 to %2: open, no pace stated").arg(from, to);
        else
            lines << MapPanel::tr("%1 to %2: open, %3").arg(from, to, paceText(*span.seconds));
    }
    return lines;
}

QString namesOf(const exact::SheetRow &row) {
    QStringList names;
    for (const exact::SheetAgent &agent : row.agents)
        if (names.size() < kMostNames)
            names << text(agentName(agent.asked));
    const auto more = static_cast<int>(row.agents.size()) - kMostNames;
    if (more > 0)
        names << MapPanel::tr("%n more", nullptr, more);
    return listText(names);
}

} // namespace

std::optional<Verdict> MapPanel::verdictOf(const MapCellAt &cell) const {
    const exact::MapSheet *sheet = m_view->sheet();
    if (!sheet || cell.row >= sheet->rows.size())
        return {};
    const exact::SheetRow &row = sheet->rows[cell.row];
    const std::vector<exact::SheetCell> *cells = cell.kind == Column::Where  ? &row.places
                                                 : cell.kind == Column::What ? &row.what
                                                                             : nullptr;
    const std::size_t index = cell.kind == Column::Where ? cell.place : cell.index;
    Query query{agentOf(row, cell).asked.identity, "/", m_site.analysis().now(),
                m_site.analysis().question().reading, m_site.analysis().question().competitor};
    if (cells && index < cells->size() && !(*cells)[index].examples.empty()) {
        query.url = (*cells)[index].examples.front().path;
        query.at = (*cells)[index].examples.front().at;
    }
    return m_site.analysis().compiled().simulate(query, TraceLevel::None);
}

/// What is answered at each example of the cell.
QStringList MapPanel::sentencesOn(const exact::SheetCell &cell, const Identity &agent) const {
    const Analysis &analysis = m_site.analysis();
    QStringList lines;
    for (const exact::CellExample &example : cell.examples) {
        const Verdict verdict = analysis.compiled().simulate({agent, example.path, example.at,
                                                              analysis.question().reading,
                                                              analysis.question().competitor},
                                                             TraceLevel::None);
        const QString said = text(sentence(analysis.compiled(), verdict, saidFrom(verdict.at)));
        lines << (cell.examples.size() == 1 ? said : tr("%1: %2").arg(text(example.path), said));
    }
    return lines;
}

QString MapPanel::tell(const MapCellAt &cell) const {
    const exact::MapSheet *sheet = m_view->sheet();
    if (!sheet || cell.row >= sheet->rows.size())
        return {};
    const exact::SheetRow &row = sheet->rows[cell.row];
    const exact::SheetAgent &agent = agentOf(row, cell);
    const QString who = text(cell.agent ? agentName(agent.asked) : row.name());
    QStringList lines;
    switch (cell.kind) {
    case Column::Name:
        lines << (cell.agent ? who : namesOf(row));
        if (agent.asked.identity.known)
            lines << text(agent.asked.identity.known->operatorName);
        break;
    case Column::Where: {
        const QString where = text(sheet->placesName(m_view->placesOf(cell), 12));
        lines << tr("%1 on %2").arg(who, where);
        const exact::SheetCell &shown = row.places[cell.place];
        if (shown.sign == exact::Sign::Undecided)
            lines << tr("Not decided: the files are too large to look at every path.");
        lines += sentencesOn(shown, agent.asked.identity);
        if (shown.changed)
            lines << tr("This differs from the saved files.");
        break;
    }
    case Column::What: {
        if (row.neverFetched) {
            lines << tr("%1: nothing may be fetched, so nothing can be done with it.").arg(who);
            break;
        }
        const exact::SheetCell &shown = row.what[cell.index];
        const DirectiveId use = sheet->uses[cell.index];
        const auto verdict = verdictOf(cell);
        const UseVerdict *said = verdict ? verdict->useOf(use) : nullptr;
        const QString value =
            shown.value.empty() ? tr("not everywhere the same") : text(shown.value);
        lines << tr("%1 · %2: %3").arg(who, text(directiveName(use)), value);
        if (said && said->line)
            lines << placeText(m_site.analysis().compiled(), *said->line);
        if (shown.changed)
            lines << tr("This differs from the saved files.");
        break;
    }
    case Column::When:
        lines << tr("%1, hours in UTC").arg(who);
        lines += hoursOf(row);
        if (row.paceChanged)
            lines << tr("The pace differs from the saved files.");
        break;
    }
    if (row.disobeys)
        lines << tr("Documented not to obey robots.txt: this is what is asked, not what happens.");
    return lines.join(QLatin1Char('\n'));
}

std::optional<Question> MapPanel::questionOf(const MapCellAt &cell) const {
    const exact::MapSheet *sheet = m_view->sheet();
    if (!sheet || cell.row >= sheet->rows.size())
        return {};
    const exact::SheetRow &row = sheet->rows[cell.row];
    const exact::AskedAgent &asked = agentOf(row, cell).asked;
    Question question = m_site.analysis().question();
    question.agent = text(asked.identity.name);
    question.category = statedCategory(asked);
    if (cell.kind == Column::Where && cell.place < row.places.size())
        if (const auto &examples = row.places[cell.place].examples; !examples.empty())
            question.url = text(examples.front().path);
    return question;
}

void MapPanel::ask(const MapCellAt &cell) {
    const auto question = questionOf(cell);
    if (!question)
        return;
    m_site.analysis().setQuestion(*question);
    if (const auto verdict = verdictOf(cell)) {
        const UseVerdict *use =
            cell.kind == Column::What ? verdict->useOf(m_view->sheet()->uses[cell.index]) : nullptr;
        if (use && use->line)
            m_site.navigator().goTo(*use->line, false);
        else if (verdict->fetch.line)
            m_site.navigator().goTo(*verdict->fetch.line, false);
    }
}

void MapPanel::showMenu(const MapCellAt &cell, const QPoint &globalPos) {
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Ask about this"), this, [this, cell] { ask(cell); });
    QAction *go = menu->addAction(tr("Go to the line"));
    const auto verdict = verdictOf(cell);
    const UseVerdict *use = verdict && cell.kind == Column::What
                                ? verdict->useOf(m_view->sheet()->uses[cell.index])
                                : nullptr;
    const std::optional<LineRef> line = use       ? use->line
                                        : verdict ? verdict->fetch.line
                                                  : std::nullopt;
    go->setEnabled(line.has_value());
    connect(go, &QAction::triggered, this, [this, line] {
        if (line)
            m_site.navigator().goTo(*line);
    });
    if (const auto question = questionOf(cell); question && cell.kind == Column::Where)
        menu->addAction(tr("Change this answer…"), this,
                        [this, question] { m_site.navigator().askToChange(*question); });
    if (cell.kind == Column::Where || cell.kind == Column::What)
        menu->addAction(tr("Make a rule about all of this"), this,
                        [this, cell] { makeRule(cell); });
    menu->addSeparator();
    if (cell.kind == Column::Where &&
        (m_view->isColumnOpen(cell.index) || m_view->placesOf(cell).size() > 1))
        menu->addAction(m_view->isColumnOpen(cell.index) ? tr("Hide its places")
                                                         : tr("Show its places"),
                        this, [this, column = cell.index] {
                            m_view->setColumnOpen(column, !m_view->isColumnOpen(column));
                        });
    if (m_view->sheet()->rows[cell.row].agents.size() > 1)
        menu->addAction(m_view->isOpen(cell.row) ? tr("Hide its agents") : tr("Show its agents"),
                        this,
                        [this, row = cell.row] { m_view->setOpen(row, !m_view->isOpen(row)); });
    menu->addAction(tr("Copy"), this,
                    [this, cell] { QGuiApplication::clipboard()->setText(tell(cell)); });
    menu->popup(globalPos);
}

void MapPanel::makeRule(const MapCellAt &cell) {
    const exact::MapSheet *sheet = m_view->sheet();
    if (!sheet || cell.row >= sheet->rows.size())
        return;
    constexpr std::size_t kMostRules = 6;
    SiteSettings settings = m_site.side().settings();
    const std::size_t before = settings.tests.size();
    const auto add = [&](std::optional<std::size_t> place, std::optional<std::size_t> use) {
        const auto rules = exact::rulesOfCell(*sheet, cell.row, place, use);
        if (auto rule = exact::firstThatHolds(m_site.analysis().compiled(), rules,
                                              m_site.analysis().now())) {
            rule->status = formatAnswers(StatedAnswers::of(m_site).answers());
            settings.tests.push_back(std::move(*rule));
        }
    };
    if (cell.kind == Column::What)
        add({}, cell.index);
    else
        for (const std::size_t place : m_view->placesOf(cell))
            if (settings.tests.size() < before + kMostRules)
                add(place, {});
    const auto made = static_cast<int>(settings.tests.size() - before);
    m_problem = made == 0 ? tr("no rule about all of this is true now")
                          : tr("%n rule(s) added to the tests", nullptr, made);
    if (made > 0)
        m_site.side().setSettings(settings);
    showStatus();
}

QByteArray MapPanel::exported(Format format) const {
    const exact::MapSheet *sheet = m_view->sheet();
    if (!sheet)
        return {};
    exact::DrawingStyle style = m_view->style(kExportWidth);
    style.onlyChanged = false;
    style.measure = exact::DrawingStyle::estimatedWidth; // fonts differ where it is read
    style.title = tr("Who may do what, where and when").toStdString();
    const exact::MapDrawing drawing = drawMap(*sheet, style);
    if (format == Format::Html)
        return QByteArray::fromStdString(toHtml(*sheet, drawing, style));
    const QByteArray svg = QByteArray::fromStdString(toSvg(drawing, style.title));
    if (format == Format::Svg)
        return svg;
    QSvgRenderer renderer(svg);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QSizeF size(drawing.width, drawing.height);
    if (format == Format::Png) {
        constexpr double kScale = 2;
        constexpr double kMost = 12000; // pixels
        const double scale = std::min({kScale, kMost / size.height(), kMost / size.width()});
        QImage image((size * scale).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        image.save(&buffer, "PNG");
        return bytes;
    }
    QPdfWriter writer(&buffer);
    writer.setTitle(QString::fromStdString(style.title));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageOrientation(QPageLayout::Landscape);
    const QSizeF page = writer.pageLayout().paintRectPixels(writer.resolution()).size();
    QPainter painter(&writer);
    const QSizeF fitted = size.scaled(page, Qt::KeepAspectRatio);
    renderer.render(&painter, QRectF(QPointF(0, 0), fitted));
    painter.end();
    return bytes;
}

void MapPanel::exportAs(Format format) {
    if (!m_view->sheet())
        return;
    static constexpr const char *kNames[] = {"map.svg", "map.png", "map.pdf", "map.html"};
    m_problem.clear();
    (void)exportBytes(this, tr("Export the map"),
                      QLatin1String(kNames[static_cast<std::size_t>(format)]), exported(format),
                      m_problem);
    showStatus();
}

} // namespace gatepost::ui
