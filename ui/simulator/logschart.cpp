// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/logschart.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/look.h"
#include "ui/bridge/tips.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"
#include "ui/simulator/chartscale.h"

#include <QDateTime>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QTimeZone>

#include <algorithm>
#include <climits>
#include <cmath>
#include <iterator>

namespace gatepost::ui {

namespace {

QDateTime utc(qint64 seconds) {
    return QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::UTC);
}

Tone toneOf(LogsBars::Kind kind) {
    switch (kind) {
    case LogsBars::Denied: return Tone::Deny;
    case LogsBars::Closed: return Tone::Later;
    case LogsBars::Grace: return Tone::Warning;
    case LogsBars::Ok:
    case LogsBars::KindCount: break;
    }
    return Tone::Unstated;
}

/// Never by colour alone: what was closed is striped, what was in its grace is dotted, what was right is pale.
QBrush brushOf(LogsBars::Kind kind, const QPalette &palette) {
    QColor ink = toneColor(toneOf(kind), palette);
    if (kind == LogsBars::Ok)
        ink.setAlphaF(0.35F);
    return {ink, kind == LogsBars::Closed  ? Qt::BDiagPattern
                 : kind == LogsBars::Grace ? Qt::Dense3Pattern
                                           : Qt::SolidPattern};
}

quint64 sumOf(const LogsBars::Counts &counts) {
    return counts[0] + counts[1] + counts[2] + counts[3];
}

using Hour = logs::Hours::const_iterator;

/// The hours that are drawn, from the first to the one after the last: without the few that are years away from all others.
std::pair<Hour, Hour> drawnOf(const logs::Hours &hours) {
    constexpr qint64 kFar = 365LL * 24; // hours between them and the rest, and
    constexpr qint64 kTimes = 10;       // so many times as long as what is left
    constexpr quint64 kFew = 10;        // one of so many requests
    const auto sum = [](Hour from, Hour to) {
        quint64 requests = 0;
        for (; from != to; ++from)
            for (const std::uint64_t count : from->second)
                requests += count;
        return requests;
    };
    Hour begin = hours.begin();
    Hour end = hours.end();
    const auto few = sum(begin, end) / kFew;
    for (bool isCut = true; isCut && begin != end;) {
        isCut = false;
        Hour at = begin; // the last before the widest gap
        for (Hour each = begin; std::next(each) != end; ++each)
            if (std::next(each)->first - each->first > std::next(at)->first - at->first)
                at = each;
        const Hour next = std::next(at);
        if (next == end)
            break;
        const qint64 gap = next->first - at->first;
        const auto isFar = [&](qint64 left) { return gap >= kFar && gap >= kTimes * left; };
        if (isFar(at->first - begin->first) && sum(next, end) <= few) {
            end = next;
            isCut = true;
        } else if (isFar(std::prev(end)->first - next->first) && sum(begin, next) <= few) {
            begin = next;
            isCut = true;
        }
    }
    return {begin, end};
}

} // namespace

LogsBars LogsBars::of(const logs::Hours &whole, const logs::Hours &shown) {
    using logs::HitClass;
    LogsBars bars;
    if (whole.empty())
        return bars;
    const auto [begin, end] = drawnOf(whole);
    bars.firstHour = begin->first;
    bars.hours = std::prev(end)->first - bars.firstHour + 1;
    for (const auto &[hour, classes] : shown) {
        const auto of = [&classes](HitClass hitClass) -> quint64 {
            return classes[static_cast<std::size_t>(hitClass)];
        };
        const Counts counts = {of(HitClass::Denied) + of(HitClass::Honeypot), of(HitClass::Closed),
                               of(HitClass::Grace),
                               of(HitClass::Ok) + of(HitClass::PolicyFile) + of(HitClass::Ask)};
        if (hour >= bars.firstHour && hour < bars.firstHour + bars.hours) {
            bars.counts[hour] = counts;
        } else {
            bars.outside += sumOf(counts);
            bars.outsideHour = hour;
        }
    }
    return bars;
}

std::vector<LogsBars::Kind> LogsBars::kinds() const {
    std::vector<Kind> kinds;
    for (int kind = 0; kind < KindCount; ++kind)
        if (std::ranges::any_of(counts, [kind](const auto &hour) {
                return hour.second[static_cast<std::size_t>(kind)] > 0;
            }))
            kinds.push_back(static_cast<Kind>(kind));
    return kinds;
}

qint64 LogsBars::step(qint64 most) const {
    for (const qint64 step : {1, 2, 3, 6, 12, 24})
        if (hours <= step * std::max<qint64>(most, 1))
            return step;
    return (hours / std::max<qint64>(most, 1) + 24) / 24 * 24;
}

LogsChart::LogsChart(QWidget *parent) : QWidget(parent) {
    setObjectName(QStringLiteral("logsChart"));
    setAccessibleName(tr("Requests by the hour"));
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize LogsChart::sizeHint() const {
    return {600, 12 * fontMetrics().height()};
}
QSize LogsChart::minimumSizeHint() const {
    return {200, 6 * fontMetrics().height()};
}

void LogsChart::setBars(LogsBars bars, const QString &about) {
    m_bars = std::move(bars);
    m_current.reset();
    setAccessibleName(about.isEmpty() ? tr("Requests by the hour")
                                      : tr("Requests of %1 by the hour").arg(about));
    setAccessibleDescription(outsideText());
    update();
}

void LogsChart::setLogarithmic(bool logarithmic) {
    m_logarithmic = logarithmic;
    update();
}

QRect LogsChart::plot() const {
    const int line = fontMetrics().height();
    const int left = fontMetrics().horizontalAdvance(QStringLiteral("000,000")) + 8;
    return rect().adjusted(left, 2 * line + 8, -10, -line - 6);
}

qint64 LogsChart::step() const {
    return m_bars.step(plot().width() / 2);
}

LogsBars::Counts LogsChart::barAt(qint64 hour) const {
    LogsBars::Counts sum{};
    const auto end = m_bars.counts.lower_bound(hour + step());
    for (auto at = m_bars.counts.lower_bound(hour); at != end; ++at)
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += at->second[i];
    return sum;
}

double LogsChart::xOf(double hour) const {
    const QRect place = plot();
    const auto hours = static_cast<double>(std::max<qint64>(1, m_bars.hours));
    return place.left() + (hour - static_cast<double>(m_bars.firstHour)) / hours * place.width();
}

double LogsChart::heightOf(quint64 count, quint64 most) const {
    if (most == 0)
        return 0;
    const double part = m_logarithmic ? std::log1p(static_cast<double>(count)) /
                                            std::log1p(static_cast<double>(most))
                                      : static_cast<double>(count) / static_cast<double>(most);
    return part * plot().height();
}

QString LogsChart::tell(qint64 hour) const {
    const LogsBars::Counts counts = barAt(hour);
    const QLocale locale;
    const QDateTime from = utc(hour * 3600);
    return tr("%1 UTC, %2: denied %3, closed %4, grace %5, ok %6")
        .arg(listedText(from, utc((m_bars.firstHour + m_bars.hours - 1) * 3600)),
             durationText(step() * 3600), locale.toString(counts[LogsBars::Denied]),
             locale.toString(counts[LogsBars::Closed]), locale.toString(counts[LogsBars::Grace]),
             locale.toString(counts[LogsBars::Ok]));
}

void LogsChart::paintScale(QPainter &painter, quint64 most) const {
    const QRect place = plot();
    const QLocale locale;
    QColor faint = palette().color(QPalette::Text);
    const QColor ink = palette().color(QPalette::PlaceholderText);
    faint.setAlphaF(0.15F);
    int lowest = INT_MAX; // of a further number: in a low chart some have no room
    const auto mark = [&](quint64 count) {
        const int y = place.bottom() - static_cast<int>(heightOf(count, most));
        if (y > lowest)
            return;
        lowest = y - fontMetrics().height();
        painter.setPen(faint);
        painter.drawLine(place.left(), y, place.right(), y);
        painter.setPen(ink);
        painter.drawText(
            QRect(0, y - fontMetrics().height() / 2, place.left() - 6, fontMetrics().height()),
            Qt::AlignRight | Qt::AlignVCenter, locale.toString(count));
    };
    mark(0);
    if (m_logarithmic) {
        for (quint64 count = 1; count <= most; count *= 10)
            if (heightOf(count, most) > fontMetrics().height())
                mark(count);
    } else {
        const quint64 step = roundStep(most);
        for (quint64 count = step; count <= most; count += step)
            mark(count);
    }
}

void LogsChart::paintDays(QPainter &painter) const {
    const QRect place = plot();
    const qint64 last = m_bars.firstHour + m_bars.hours;
    const int room = fontMetrics().horizontalAdvance(dayText(utc(0).date())) * 3 / 2;
    qint64 days = 1;
    while (days < 366 && xOf(double(m_bars.firstHour + 24 * days)) - place.left() < room)
        ++days;
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const qint64 firstDay = (m_bars.firstHour + 23) / 24;
    for (qint64 day = firstDay; day * 24 <= last; day += days) {
        const auto x = static_cast<int>(xOf(double(day * 24)));
        painter.drawLine(x, place.bottom(), x, place.bottom() + 4);
        if (x + room * 2 / 3 < width())
            painter.drawText(x + 2, place.bottom() + fontMetrics().ascent() + 4,
                             dayText(utc(day * 86400).date()));
    }
}

void LogsChart::paintBars(QPainter &painter, quint64 most) const {
    const QRect place = plot();
    const qint64 width = step();
    for (qint64 hour = m_bars.firstHour; hour < m_bars.firstHour + m_bars.hours; hour += width) {
        const LogsBars::Counts counts = barAt(hour);
        const double left = xOf(double(hour));
        const double right = xOf(double(std::min(hour + width, m_bars.firstHour + m_bars.hours)));
        const double gap = right - left > 4 ? 1 : 0;
        quint64 below = 0;
        for (int kind = 0; kind < LogsBars::KindCount; ++kind) {
            const quint64 count = counts[static_cast<std::size_t>(kind)];
            if (count == 0)
                continue;
            const double bottom = heightOf(below, most);
            below += count;
            // One request among ten thousand is still seen.
            const double height = std::max(heightOf(below, most) - bottom, kind == 0 ? 2.0 : 0.5);
            painter.fillRect(QRectF(left, place.bottom() - bottom - height,
                                    std::max(1.0, right - left - gap), height),
                             brushOf(static_cast<LogsBars::Kind>(kind), palette()));
        }
        if (m_current && *m_current == hour) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), hasFocus() ? 2 : 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(left - 1, place.top(), right - left + 2, place.height()));
        }
    }
}

void LogsChart::paintVersions(QPainter &painter) const {
    const QRect place = plot();
    int free = 0;
    for (const LogsBars::Version &version : m_bars.versions) {
        const double x = xOf(static_cast<double>(version.time) / 3600.0);
        if (x < place.left() || x > place.right())
            continue;
        painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
        painter.drawLine(QPointF(x, place.top() - fontMetrics().height()),
                         QPointF(x, place.bottom()));
        const int size = fontMetrics().horizontalAdvance(version.name);
        const int left = std::min(static_cast<int>(x) + 3, place.right() - size);
        if (left < free)
            continue; // the line alone
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(left, place.top() - fontMetrics().descent() - 1, version.name);
        free = left + size + 8;
    }
}

void LogsChart::paintKey(QPainter &painter) const {
    const QString names[] = {tr("denied"), tr("closed"), tr("grace"), tr("ok")};
    int x = plot().left();
    const int side = fontMetrics().ascent() - 2;
    for (const LogsBars::Kind kind : m_bars.kinds()) {
        const QRect box(x, 4, side, side);
        painter.fillRect(box, brushOf(kind, palette()));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(box.right() + 5, 4 + fontMetrics().ascent() - 1, names[kind]);
        x = box.right() + 5 + fontMetrics().horizontalAdvance(names[kind]) + 16;
    }
    if (m_bars.outside > 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(x, 4 + fontMetrics().ascent() - 1,
                         fontMetrics().elidedText(outsideText(), Qt::ElideRight, width() - x - 4));
    }
}

QString LogsChart::outsideText() const {
    if (m_bars.outside == 0)
        return {};
    return tr("Not drawn: %Ln request(s), such as of %1", "%1: 31 Dec 9999",
              static_cast<int>(std::min<quint64>(m_bars.outside, INT_MAX)))
        .arg(QLocale().toString(utc(m_bars.outsideHour * 3600).date(),
                                QStringLiteral("d MMM yyyy")));
}

void LogsChart::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_bars.hours == 0)
        return;
    quint64 most = 0;
    for (qint64 hour = m_bars.firstHour; hour < m_bars.firstHour + m_bars.hours; hour += step())
        most = std::max(most, sumOf(barAt(hour)));
    paintScale(painter, std::max<quint64>(most, 1));
    paintDays(painter);
    paintBars(painter, std::max<quint64>(most, 1));
    paintVersions(painter);
    paintKey(painter);
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

std::optional<qint64> LogsChart::hourAt(const QPoint &point) const {
    const QRect place = plot();
    if (m_bars.hours == 0 || place.width() <= 0 || point.x() < place.left() ||
        point.x() > place.right())
        return {};
    const double part = double(point.x() - place.left()) / place.width();
    const auto hour = static_cast<qint64>(part * static_cast<double>(m_bars.hours));
    const qint64 within = std::clamp<qint64>(hour, 0, m_bars.hours - 1);
    return m_bars.firstHour + within / step() * step();
}

void LogsChart::moveTo(qint64 hour) {
    const qint64 last = m_bars.firstHour + (m_bars.hours - 1) / step() * step();
    m_current = std::clamp(hour, m_bars.firstHour, last);
    const QString said = tell(*m_current);
    setAccessibleDescription(said);
    announce(this, Topic::Control, said);
    update();
}

void LogsChart::mousePressEvent(QMouseEvent *event) {
    const auto hour = hourAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !hour)
        return;
    setFocus(Qt::MouseFocusReason);
    moveTo(*hour);
    emit hourChosen(*hour);
}

void LogsChart::keyPressEvent(QKeyEvent *event) {
    if (m_bars.hours == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const qint64 now = m_current.value_or(m_bars.firstHour);
    switch (event->key()) {
    case Qt::Key_Left: moveTo(m_current ? now - step() : now); break;
    case Qt::Key_Right: moveTo(m_current ? now + step() : now); break;
    case Qt::Key_Home: moveTo(m_bars.firstHour); break;
    case Qt::Key_End: moveTo(m_bars.firstHour + m_bars.hours); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        moveTo(now);
        emit hourChosen(now);
        break;
    default: QWidget::keyPressEvent(event);
    }
}

bool LogsChart::event(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto hour = hourAt(help->pos()))
            showTip(help->globalPos(), tell(*hour), this);
        else
            showTip(help->globalPos(), QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void LogsChart::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    update();
}
void LogsChart::focusOutEvent(QFocusEvent *event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace gatepost::ui
