// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/hoursview.h"

#include "ui/bridge/look.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace gatepost::ui {

namespace {

using std::chrono::days;
using std::chrono::minutes;

constexpr int kMinutesOfDay = 24 * 60;
constexpr int kRow = 26;     // px; a band is pressed and dragged
constexpr int kHoursAir = 3; // px above and below a band
constexpr int kNeedle = 9;   // px on both sides of the needle that no label takes

} // namespace

HoursView::HoursView(HoursModel &model, QWidget *parent) : QTableView(parent), m_model(model) {
    setObjectName(QStringLiteral("hours"));
    setAccessibleName(tr("Hours at which agents may fetch the path, in UTC"));
    setModel(&model);
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(kRow);
    verticalHeader()->setDefaultSectionSize(std::clamp(fontMetrics().height() + 6, kRow, 28));
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setTextElideMode(Qt::ElideMiddle);
    QFont small = horizontalHeader()->font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    horizontalHeader()->setFont(small);
    connect(&model, &QAbstractItemModel::modelReset, this, &HoursView::fitHeads);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &HoursView::fitHeads);
}

void HoursView::fitHeads() {
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    int widest = 60;
    for (int row = 0; row < m_model.rowCount(); ++row)
        widest = std::max(widest,
                          metrics.horizontalAdvance(
                              m_model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString()));
    verticalHeader()->setFixedWidth(std::min(widest + 18, std::max(120, width() / 3)));
    viewport()->update();
}

void HoursView::setNeedle(std::optional<Instant> at) {
    m_needle = at;
    viewport()->update();
}

void HoursView::setClockChange(std::optional<Instant> at) {
    m_clockChange = at;
    viewport()->update();
}

int HoursView::xOf(int minute) const {
    return static_cast<int>(static_cast<long long>(viewport()->width()) * minute / kMinutesOfDay);
}

QPoint HoursView::pointOf(int row, Instant at) const {
    const auto midnight = std::chrono::floor<days>(at);
    return {xOf(static_cast<int>((at - midnight).count() / 60)),
            visualRect(m_model.index(row, 0)).center().y()};
}

Instant HoursView::instantAt(int row, int x) const {
    const double part =
        std::clamp(static_cast<double>(x) / std::max(1, viewport()->width()), 0.0, 0.99999);
    const auto minute = static_cast<int>(part * kMinutesOfDay) / 5 * 5;
    return m_model.hourOf(row, 0) + minutes(minute);
}

QRect HoursView::bandRect(int row, const DayBand &band) const {
    if (!band.isOpen())
        return {};
    const QRect line = visualRect(m_model.index(row, 0));
    const int room = line.height() - 2 * kHoursAir;
    const int height = std::max(
        2, qRound(room * paceHeight(band.rate ? band.rate->secondsPerRequest : std::nullopt)));
    return {xOf(band.first), line.bottom() + 1 - kHoursAir - height,
            xOf(band.end) - xOf(band.first), height};
}

void HoursView::paintRow(QPainter &painter, int row) const {
    const QRect line = visualRect(m_model.index(row, 0));
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::Text);
    const QRect room(0, line.top() + kHoursAir, viewport()->width(), line.height() - 2 * kHoursAir);
    painter.fillRect(room, between(base, ink, 0.05F));
    for (const DayBand &band : m_model.row(row).bands) {
        const QRect filled = bandRect(row, band);
        const Tone tone = toneOf(band.decision);
        if (!filled.isEmpty()) {
            painter.fillRect(filled, between(base, toneColor(tone, palette()),
                                             isDark(palette()) ? 0.4F : 0.35F));
            // Never colour alone: who must ask is hatched as well.
            if (band.decision == Decision::Ask) {
                QColor faint = toneColor(tone, palette());
                faint.setAlphaF(0.35F);
                painter.fillRect(filled, QBrush(faint, Qt::BDiagPattern));
            }
        }
    }
    const BandLabel label = labelOf(row);
    if (label.text.isEmpty())
        return;
    const bool none = std::ranges::none_of(m_model.row(row).bands, &DayBand::isOpen);
    painter.setPen(none ? palette().color(QPalette::PlaceholderText) : ink);
    painter.drawText(label.place, Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute, label.text);
}

HoursView::BandLabel HoursView::labelOf(int row) const {
    const auto &bands = m_model.row(row).bands;
    const bool none = std::ranges::none_of(bands, &DayBand::isOpen);
    const QRect line = visualRect(m_model.index(row, 0));
    const int least = fontMetrics().averageCharWidth() * 5;
    for (const DayBand &band : bands) {
        if (!band.isOpen() && !none)
            continue;
        QRect place(xOf(band.first) + 6, line.top(), xOf(band.end) - xOf(band.first) - 8,
                    line.height());
        if (place.width() < least)
            continue;
        const QString whole = toneSymbol(toneOf(band.decision)) + QLatin1Char(' ') + bandText(band);
        // A pixel more than its characters, whose widths are not whole numbers.
        const int width = std::min(fontMetrics().horizontalAdvance(whole) + 1, place.width());
        if (m_needle && m_model.askedRow(*m_needle) == row) { // beside the needle, not below it
            const int needle = pointOf(row, *m_needle).x();
            const int before = needle - kNeedle - place.left();
            const int behind = place.right() - needle - kNeedle;
            if (needle + kNeedle > place.left() && before < width && behind + kNeedle > 0) {
                if (behind >= before)
                    place.setLeft(needle + kNeedle);
                else
                    place.setRight(needle - kNeedle);
            }
        }
        if (place.width() < least)
            continue;
        place.setWidth(std::min(width, place.width()));
        return {place, fontMetrics().elidedText(whole, Qt::ElideRight, place.width())};
    }
    return {};
}

void HoursView::paintNeedle(QPainter &painter) const {
    const int row = m_needle ? m_model.askedRow(*m_needle) : -1;
    if (row < 0)
        return;
    const QPoint at = pointOf(row, *m_needle);
    const QRect line = visualRect(m_model.index(row, 0));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawLine(at.x(), line.top(), at.x(), line.bottom());
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.setPen(QPen(palette().color(QPalette::Base), 1));
    painter.drawEllipse(QPoint(at.x(), line.center().y()), 5, 5);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void HoursView::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().color(QPalette::Base));
    if (m_model.rowCount() == 0)
        return;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (visualRect(m_model.index(row, 0)).intersects(viewport()->rect()))
            paintRow(painter, row);
    const int bottom = visualRect(m_model.index(m_model.rowCount() - 1, 0)).bottom();
    painter.setPen(between(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.2F));
    for (int hour = 6; hour < 24; hour += 6)
        painter.drawLine(xOf(hour * 60), 0, xOf(hour * 60), bottom);
    if (m_clockChange)
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const auto &day = m_model.row(row).day;
            if (!day || m_model.hourOf(row, 0) != std::chrono::floor<days>(*m_clockChange))
                continue;
            const QPoint at = pointOf(row, *m_clockChange);
            const QRect line = visualRect(m_model.index(row, 0));
            painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
            painter.drawLine(at.x(), line.top(), at.x(), line.bottom());
            painter.drawText(QPoint(at.x() + 3, line.top() + fontMetrics().ascent() + 1),
                             QStringLiteral("⏰"));
        }
    paintNeedle(painter);
    if (const QModelIndex chosen = currentIndex(); chosen.isValid() && hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(visualRect(chosen).adjusted(1, 1, -1, -1));
    }
}

void HoursView::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton)
        return;
    setFocus(Qt::MouseFocusReason);
    m_pressed = rowAt(event->position().toPoint().y());
    if (m_pressed >= 0)
        emit needleMoved(m_pressed, instantAt(m_pressed, event->position().toPoint().x()));
}

void HoursView::mouseMoveEvent(QMouseEvent *event) {
    if (event->buttons() & Qt::LeftButton && m_pressed >= 0 && m_pressed < m_model.rowCount())
        emit needleMoved(m_pressed, instantAt(m_pressed, event->position().toPoint().x()));
}

void HoursView::keyPressEvent(QKeyEvent *event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                       event->key() == Qt::Key_Space;
    if (enter && currentIndex().isValid()) {
        const int row = currentIndex().row();
        emit needleMoved(row, m_model.hourOf(row, currentIndex().column()));
        return;
    }
    if (event->modifiers() & Qt::AltModifier && m_needle &&
        (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)) {
        const Instant to = *m_needle + (event->key() == Qt::Key_Left ? -minutes(15) : minutes(15));
        emit needleMoved(m_model.askedRow(*m_needle), to);
        return;
    }
    QTableView::keyPressEvent(event);
    viewport()->update();
}

void HoursView::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    fitHeads();
}

} // namespace gatepost::ui
