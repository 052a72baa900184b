// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/mappainter.h"

#include "ui/bridge/look.h"
#include "ui/bridge/text.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

namespace gatepost::ui {

namespace {

using exact::Ink;
using exact::Shape;

class Brush {
public:
    Brush(QPainter &painter, const QFont &font, const QPalette &palette)
        : m_painter(painter), m_font(font), m_palette(palette) {}

    void paint(const Shape &shape) {
        const QRectF box(shape.x, shape.y, shape.width, shape.height);
        const QColor color = colorOf(shape.ink, m_palette);
        switch (shape.kind) {
        case Shape::Kind::Fill: m_painter.fillRect(box, color); return;
        case Shape::Kind::Frame:
            m_painter.setPen(QPen(color, 1.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(box);
            return;
        case Shape::Kind::Line:
            m_painter.setPen(QPen(color, 1));
            m_painter.drawLine(box.topLeft(), box.bottomRight());
            return;
        case Shape::Kind::Hatch: m_painter.fillRect(box, QBrush(color, Qt::BDiagPattern)); return;
        case Shape::Kind::Corner: {
            const double size = std::min(6.0, shape.height / 2);
            const bool near = shape.size < 0;
            const QPointF corner = near ? box.topLeft() : box.topRight();
            QPainterPath path(corner);
            path.lineTo(corner.x() + (near ? size : -size), corner.y());
            path.lineTo(corner.x(), corner.y() + size);
            m_painter.fillPath(path, color);
            return;
        }
        case Shape::Kind::Text: text(shape, color); return;
        }
    }

private:
    void text(const Shape &shape, const QColor &color) {
        QFont font = m_font;
        font.setPixelSize(std::max(1, qRound(shape.size)));
        font.setBold(shape.bold);
        m_painter.setFont(font);
        m_painter.setPen(color);
        const QString words = gatepost::ui::text(shape.text);
        double back = 0;
        if (shape.anchor != Shape::Anchor::Start)
            back = QFontMetricsF(font).horizontalAdvance(words) *
                   (shape.anchor == Shape::Anchor::End ? 1 : 0.5);
        m_painter.setLayoutDirection(shape.literal ? Qt::LeftToRight
                                                   : QGuiApplication::layoutDirection());
        if (shape.angle == 0) {
            m_painter.drawText(QPointF(shape.x - back, shape.y), words);
            return;
        }
        m_painter.save();
        m_painter.translate(shape.x, shape.y);
        m_painter.rotate(shape.angle);
        m_painter.drawText(QPointF(-back, 0), words);
        m_painter.restore();
    }

    QPainter &m_painter;
    const QFont &m_font;
    const QPalette &m_palette;
};

} // namespace

QColor colorOf(Ink ink, const QPalette &palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const auto tint = [&](Tone tone) {
        return between(base, toneColor(tone, palette), isDark(palette) ? 0.24F : 0.13F);
    };
    switch (ink) {
    case Ink::Text: return text;
    case Ink::Dim: return palette.color(QPalette::PlaceholderText);
    case Ink::Line: return between(base, text, 0.18F);
    case Ink::Accent: return palette.color(QPalette::Highlight);
    case Ink::Mark: return text;
    case Ink::Empty: return between(base, text, 0.05F);
    case Ink::Yes: return toneColor(Tone::Allow, palette);
    case Ink::No: return toneColor(Tone::Deny, palette);
    case Ink::Later: return toneColor(Tone::Later, palette);
    case Ink::Ask: return toneColor(Tone::Ask, palette);
    case Ink::Part: return toneColor(Tone::Part, palette);
    case Ink::Unstated: return toneColor(Tone::Unstated, palette);
    case Ink::YesTint: return tint(Tone::Allow);
    case Ink::NoTint: return tint(Tone::Deny);
    case Ink::LaterTint: return tint(Tone::Later);
    case Ink::AskTint: return tint(Tone::Ask);
    case Ink::PartTint: return tint(Tone::Part);
    case Ink::UnstatedTint: return between(base, text, 0.05F);
    case Ink::Hours:
        return between(base, toneColor(Tone::Allow, palette), isDark(palette) ? 0.4F : 0.35F);
    case Ink::Hatch: return between(base, text, isDark(palette) ? 0.42F : 0.39F);
    }
    return text;
}

void paintShapes(QPainter &painter, const std::vector<Shape> &shapes, const QRectF &exposed,
                 const QFont &font, const QPalette &palette) {
    Brush brush(painter, font, palette);
    for (const Shape &shape : shapes) {
        const bool isText = shape.kind == Shape::Kind::Text;
        const double above = isText ? shape.size : 2;
        if (shape.angle == 0 &&
            (shape.y - above > exposed.bottom() || shape.y + shape.height + above < exposed.top()))
            continue;
        brush.paint(shape);
    }
}

} // namespace gatepost::ui
