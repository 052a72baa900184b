// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/matrixcells.h"

#include "ui/simulator/matrixview.h"

#include <QPainter>

namespace gatepost::ui {

namespace {

constexpr int kLeastSign = 7; // px; smaller ones cannot be told apart

/// Where there is no sign the colour is all there is, so it is strong, and refusals are also the darkest.
QColor strongColor(Tone tone, const QPalette &palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor full = toneColor(tone, palette);
    const float share = tone == Tone::Deny ? 0.9F : tone == Tone::Unstated ? 0.12F : 0.5F;
    const auto mix = [share](float a, float b) { return a * (1 - share) + b * share; };
    return QColor::fromRgbF(mix(base.redF(), full.redF()), mix(base.greenF(), full.greenF()),
                            mix(base.blueF(), full.blueF()));
}

} // namespace

CellPainter::CellPainter(QPainter &painter, const QWidget &view, QSize cell)
    : m_painter(painter),
      m_view(view),
      m_cell(cell),
      m_gap(cell.width() >= 8 && cell.height() >= 8 ? 1 : 0),
      m_words(cell.width() >= MatrixView::kIconOnly && cell.height() >= 14) {
    const int room = std::min(cell.width(), cell.height()) - m_gap - 4;
    m_sign = room < kLeastSign ? 0 : std::min(14, room);
}

const QPixmap &CellPainter::sign(Tone tone, bool taken) {
    QPixmap &drawn = m_signs[{tone, taken}];
    if (drawn.isNull())
        drawn = toneIcon(tone).pixmap(QSize(m_sign, m_sign), m_view.devicePixelRatioF(),
                                      taken ? QIcon::Normal : QIcon::Disabled);
    return drawn;
}

const QColor &CellPainter::ground(Tone tone) {
    QColor &color = m_grounds[tone];
    if (!color.isValid())
        color = m_sign > 0 ? toneBackground(tone, m_view.palette())
                           : strongColor(tone, m_view.palette());
    return color;
}

void CellPainter::paint(const QRect &place, Tone tone, bool fact, bool taken,
                        const std::function<QString()> &word) {
    const QRect room = place.adjusted(0, 0, -m_gap, -m_gap);
    if (taken && (tone != Tone::Unstated || fact))
        m_painter.fillRect(room, ground(tone));
    if (m_words && paintWord(room, tone, fact, taken, word()))
        return;
    if (m_sign == 0 || fact)
        return;
    m_painter.drawPixmap(QRect(room.x() + (room.width() - m_sign) / 2,
                               room.y() + (room.height() - m_sign) / 2, m_sign, m_sign),
                         sign(tone, taken));
}

bool CellPainter::paintWord(const QRect &room, Tone tone, bool fact, bool taken,
                            const QString &word) {
    constexpr int kGap = 4;
    constexpr int kEdge = 4;
    const QFontMetrics metrics(m_view.font());
    if (tone == Tone::Unstated && word.size() == 1) // its sign is its word
        fact = true;
    const int sign = fact ? 0 : m_sign + kGap;
    // A verdict is said by its sign alone where its word has no room; a value is not lost.
    if (!fact && tone != Tone::Part && tone != Tone::Unstated &&
        sign + metrics.horizontalAdvance(word) > room.width() - kEdge)
        return false;
    const int whole = sign + metrics.horizontalAdvance(word);
    const int start = std::max(kEdge, (room.width() - whole) / 2);
    const auto placed = [&](int x, int width) {
        return QStyle::visualRect(m_view.layoutDirection(), room,
                                  QRect(room.x() + x, room.y(), width, room.height()));
    };
    if (!fact) {
        const QRect at = placed(start, m_sign);
        m_painter.drawPixmap(QRect(at.x(), room.y() + (room.height() - m_sign) / 2, m_sign, m_sign),
                             this->sign(tone, taken));
    }
    const int width = std::max(0, room.width() - start - sign - 2);
    m_painter.setFont(m_view.font());
    const QPalette &palette = m_view.palette();
    m_painter.setPen(!taken ? palette.color(QPalette::PlaceholderText)
                     : fact ? palette.color(QPalette::Text)
                            : toneColor(tone, palette));
    const Qt::Alignment leading =
        QStyle::visualAlignment(m_view.layoutDirection(), Qt::AlignLeft) | Qt::AlignAbsolute;
    m_painter.drawText(placed(start + sign, width), int(leading | Qt::AlignVCenter),
                       metrics.elidedText(word, Qt::ElideRight, width));
    return true;
}

void CellPainter::paintMarks(const QRect &place, bool changed, bool differs) {
    if (!changed && (!differs || m_sign == 0))
        return;
    const bool mirrored = m_view.layoutDirection() == Qt::RightToLeft;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_view.palette().color(QPalette::Text));
    const QRect room = place.adjusted(0, 0, -m_gap, -m_gap);
    const double size = std::clamp(m_cell.width() / 3.0, 2.0, 8.0);
    if (changed) {
        const QPointF corner(mirrored ? room.left() : room.right() + 1, room.top());
        const double inward = mirrored ? size : -size;
        m_painter.drawPolygon(
            QPolygonF({corner, corner + QPointF(inward, 0), corner + QPointF(0, size)}));
    }
    if (differs && m_sign > 0) {
        const double dot = std::clamp(m_cell.width() / 8.0, 2.5, 4.0);
        m_painter.drawEllipse(QRectF(mirrored ? room.left() + 2 : room.right() - dot - 1,
                                     room.bottom() - dot - 1, dot, dot));
    }
    m_painter.restore();
}

} // namespace gatepost::ui
