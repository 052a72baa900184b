// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/crawlchart.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/chartscale.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace gatepost::ui {

namespace {

constexpr double kDay = 86400;
/// So short a crawl is shown by the hour and not by the day.
constexpr double kShort = 2 * kDay;

double secondsOf(std::chrono::microseconds time) {
    return std::chrono::duration<double>(time).count();
}

/// After the midnight before the first request.
double secondOf(const CrawlResult &result, CrawlTime at) {
    return secondsOf(at - std::chrono::floor<std::chrono::days>(result.request.from));
}

/// The smallest round step of time of which at most `most` fit into a length.
double timeStep(double length, int most) {
    for (const int minutes : {1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720})
        if (length <= minutes * 60.0 * most)
            return minutes * 60.0;
    for (const int days : {1, 2, 5, 10, 20, 30, 60, 90, 180, 365, 730})
        if (length <= days * kDay * most)
            return days * kDay;
    return 3650 * kDay;
}

} // namespace

CrawlChart::CrawlChart(QWidget *parent) : QWidget(parent) {
    setObjectName(QStringLiteral("crawlChart"));
    setAccessibleName(tr("Pages fetched by day"));
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize CrawlChart::sizeHint() const {
    return {480, 14 * fontMetrics().height()};
}
QSize CrawlChart::minimumSizeHint() const {
    return {160, 6 * fontMetrics().height()};
}

void CrawlChart::setResult(std::shared_ptr<const CrawlResult> result) {
    m_result = std::move(result);
    m_day.reset();
    m_row = 0;
    m_days = m_result ? m_result->shownDays() : 1;
    m_most = 1;
    m_end = begin() + 60;
    const auto look = [this](const CrawlSide &side) {
        m_most = std::max(m_most, quint64{side.fetched});
        if (side.last)
            m_end = std::max(m_end, secondOf(*m_result, *side.last));
    };
    if (m_result)
        for (const CrawlRow &each : m_result->rows) {
            look(each.draft);
            if (each.saved)
                look(*each.saved);
        }
    setAccessibleDescription({});
    update();
}

void CrawlChart::setRow(int row) {
    m_row = row;
    if (const CrawlRow *chosen = this->row())
        setAccessibleName(tr("Pages that %1 has fetched by day").arg(text(chosen->agent.token)));
    update();
}

const CrawlRow *CrawlChart::row() const {
    const auto number = static_cast<std::size_t>(m_row);
    return m_result && m_row >= 0 && number < m_result->rows.size() ? &m_result->rows[number]
                                                                    : nullptr;
}

QRect CrawlChart::plot() const {
    const QFontMetrics metrics = fontMetrics();
    const int left = metrics.horizontalAdvance(QLocale().toString(m_most)) + 14;
    return rect().adjusted(left, 2 * metrics.height() + 4, -14, -metrics.height() - 8);
}

double CrawlChart::begin() const {
    return m_result ? secondOf(*m_result, CrawlTime(m_result->request.from)) : 0;
}

double CrawlChart::xOf(double second) const {
    const QRect place = plot();
    return place.left() + (second - begin()) / (m_end - begin()) * place.width();
}

double CrawlChart::yOf(quint64 pages) const {
    const QRect place = plot();
    return place.bottom() -
           static_cast<double>(pages) / static_cast<double>(m_most) * place.height();
}

QString CrawlChart::tell(std::size_t day) const {
    const CrawlRow *chosen = row();
    if (chosen == nullptr)
        return {};
    const QLocale locale;
    const QString when = dayText(m_result->day(day));
    const QString agent = text(chosen->agent.token);
    const QString draft = locale.toString(quint64{chosen->draft.until(day)});
    if (!chosen->saved)
        return tr("%1: %2 has %3 pages by the end of the day").arg(when, agent, draft);
    return tr("%1: %2 has %3 pages by the end of the day, with the saved files %4")
        .arg(when, agent, draft, locale.toString(quint64{chosen->saved->until(day)}));
}

void CrawlChart::paintScale(QPainter &painter) const {
    const QRect place = plot();
    QColor faint = palette().color(QPalette::Text);
    faint.setAlphaF(0.15F);
    const QLocale locale;
    const quint64 step = roundStep(m_most);
    for (quint64 pages = 0; pages <= m_most; pages += step) {
        const auto y = static_cast<int>(yOf(pages));
        painter.setPen(faint);
        painter.drawLine(place.left(), y, place.right(), y);
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(
            QRect(0, y - fontMetrics().height() / 2, place.left() - 8, fontMetrics().height()),
            Qt::AlignRight | Qt::AlignVCenter, locale.toString(pages));
    }
}

void CrawlChart::paintTimes(QPainter &painter) const {
    const QRect place = plot();
    const bool byHour = m_end - begin() < kShort;
    const QString widest = byHour ? clockText(0) : dayText(m_result->day(0));
    const int room = fontMetrics().horizontalAdvance(widest) * 3 / 2;
    const double step = timeStep(m_end - begin(), std::max(1, place.width() / std::max(1, room)));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    for (double at = std::ceil(begin() / step) * step; at <= m_end; at += step) {
        const auto x = static_cast<int>(xOf(at));
        painter.drawLine(x, place.bottom(), x, place.bottom() + 4);
        const auto day = static_cast<std::size_t>(at / kDay);
        const int minute = static_cast<int>(at - static_cast<double>(day) * kDay) / 60;
        const QString said =
            step < kDay && minute != 0 ? clockText(minute) : dayText(m_result->day(day));
        if (x + fontMetrics().horizontalAdvance(said) <= width())
            painter.drawText(x + 2, place.bottom() + fontMetrics().ascent() + 6, said);
    }
}

QPolygonF CrawlChart::curveOf(const CrawlSide &side) const {
    QPolygonF curve;
    curve << QPointF(xOf(begin()), yOf(0));
    if (!side.last)
        return curve;
    const double last = secondOf(*m_result, *side.last);
    quint64 pages = 0;
    for (std::size_t day = 0; day < side.days.size(); ++day) {
        const double end = static_cast<double>(day + 1) * kDay;
        pages += side.days[day];
        if (end >= last)
            break;
        curve << QPointF(xOf(end), yOf(pages));
    }
    curve << QPointF(xOf(last), yOf(side.fetched));
    return curve;
}

void CrawlChart::paintCurve(QPainter &painter, const CrawlSide &side, const QPen &pen) const {
    const QPolygonF curve = curveOf(side);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
    // The dot is where the last page is fetched; an open one says that pages were not reached.
    painter.setPen(QPen(pen.color(), pen.widthF()));
    painter.setBrush(side.notReached > 0 ? palette().color(QPalette::Base) : pen.color());
    const double size = pen.widthF() + 1.5;
    painter.drawEllipse(curve.last(), size, size);
}

void CrawlChart::paintOthers(QPainter &painter) const {
    const QColor thin = palette().color(QPalette::PlaceholderText);
    std::vector<std::pair<QPointF, QStringList>>
        ends; // curves that end at one place share their label
    int number = 0;
    for (const CrawlRow &each : m_result->rows) {
        if (number++ == m_row || each.draft.fetched == 0)
            continue;
        paintCurve(painter, each.draft, QPen(thin, 1));
        const QPointF end = curveOf(each.draft).last();
        const auto known = std::ranges::find_if(
            ends, [&end](const auto &other) { return (other.first - end).manhattanLength() < 4; });
        if (known != ends.end())
            known->second << text(each.agent.token);
        else
            ends.push_back({end, {text(each.agent.token)}});
    }
    QRegion taken;
    painter.setPen(thin);
    for (const auto &[end, names] : ends) {
        const QString said = listText(names);
        const int size = fontMetrics().horizontalAdvance(said);
        // Below the dot, where no curve goes on.
        const QRect place(std::min(static_cast<int>(end.x()) + 8, width() - 6 - size),
                          static_cast<int>(end.y()) + 4, size, fontMetrics().height());
        if (taken.intersects(place))
            continue; // the table has the name
        taken += place;
        painter.drawText(place.left(), place.top() + fontMetrics().ascent(), said);
    }
}

void CrawlChart::paintChosen(QPainter &painter) const {
    const CrawlRow *chosen = row();
    if (chosen == nullptr)
        return;
    if (chosen->saved)
        paintCurve(painter, *chosen->saved,
                   QPen(palette().color(QPalette::Text), 1.5, Qt::DashLine));
    paintCurve(painter, chosen->draft, QPen(palette().color(QPalette::Highlight), 2.5));
    if (!m_day)
        return;
    const double at = std::clamp((static_cast<double>(*m_day) + 1) * kDay, begin(), m_end);
    painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 2 : 1, Qt::DotLine));
    painter.drawLine(QPointF(xOf(at), plot().top()), QPointF(xOf(at), plot().bottom()));
}

void CrawlChart::paintKey(QPainter &painter) const {
    const CrawlRow *chosen = row();
    if (chosen == nullptr)
        return;
    int x = plot().left();
    const int y = 4 + fontMetrics().height() / 2;
    const auto part = [&](const QPen &pen, const QString &said) {
        painter.setPen(pen);
        painter.drawLine(x, y, x + 28, y);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(x + 34, 4 + fontMetrics().ascent(), said);
        x += 34 + fontMetrics().horizontalAdvance(said) + 18;
    };
    const QString agent = text(chosen->agent.token);
    part(QPen(palette().color(QPalette::Highlight), 2.5), tr("%1, this draft").arg(agent));
    if (chosen->saved)
        part(QPen(palette().color(QPalette::Text), 1.5, Qt::DashLine), tr("the saved files"));
}

void CrawlChart::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_result && !m_result->rows.empty()) {
        paintScale(painter);
        paintTimes(painter);
        paintOthers(painter);
        paintChosen(painter);
        paintKey(painter);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

std::optional<std::size_t> CrawlChart::dayAt(const QPoint &point) const {
    const QRect place = plot();
    if (row() == nullptr || place.width() <= 0 || point.x() < place.left() ||
        point.x() > place.right())
        return {};
    const double part = static_cast<double>(point.x() - place.left()) / place.width();
    const double second = begin() + part * (m_end - begin());
    return std::min(static_cast<std::size_t>(second / kDay), m_days - 1);
}

void CrawlChart::moveTo(std::size_t day) {
    m_day = std::min(day, m_days - 1);
    const QString said = tell(*m_day);
    setAccessibleDescription(said);
    announce(this, Topic::Control, said);
    update();
    emit dayChosen(static_cast<int>(*m_day));
}

void CrawlChart::mousePressEvent(QMouseEvent *event) {
    const auto day = dayAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !day)
        return;
    setFocus(Qt::MouseFocusReason);
    moveTo(*day);
}

void CrawlChart::keyPressEvent(QKeyEvent *event) {
    if (row() == nullptr) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t day = m_day.value_or(0);
    switch (event->key()) {
    case Qt::Key_Left: moveTo(m_day && day > 0 ? day - 1 : day); break;
    case Qt::Key_Right: moveTo(m_day ? day + 1 : day); break;
    case Qt::Key_Home: moveTo(0); break;
    case Qt::Key_End: moveTo(m_days - 1); break;
    default: QWidget::keyPressEvent(event);
    }
}

bool CrawlChart::event(QEvent *event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto day = dayAt(help->pos());
    showTip(help->globalPos(), day ? tell(*day) : QString(), this);
    return true;
}

void CrawlChart::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}
void CrawlChart::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace gatepost::ui
