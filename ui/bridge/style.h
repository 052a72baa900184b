// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/valuestyle.h"

class QStyleOptionSlider;
class QStyleOptionToolButton;

/// The platform's look with places to press that everybody hits: at least 24 × 24 (WCAG 2.2, 2.5.8). Tables and trees have
/// some air beside their texts, the heading of a column as much as its cells. Over Fusion, which no desktop has as its own,
/// scroll bars are narrow and without arrows, and fields on a dark ground have an edge that is seen. In layouts from the
/// right it keeps values as ValueStyle does.
namespace gatepost::ui {

class TargetStyle : public ValueStyle {
    Q_OBJECT

public:
    static constexpr int kLeast = 24;
    static constexpr int kAir = 5; ///< beside the text of a cell and of a heading

    /// `base`: a style's name; empty = the platform's.
    explicit TargetStyle(const QString &base) : ValueStyle(base) {}
    /// A button with the focus has a line of dots: the ring alone is also the default button's.
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    /// The arrow of a button with a menu stands at the height of its text.
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                       SubControl part, const QWidget *widget) const override;
    /// Buttons of dialogs have no icons.
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *more) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                      bool enabled, const QString &text, QPalette::ColorRole role) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &size, const QWidget *widget) const override;

    /// Over a desktop's own style nothing of ours is drawn that only Fusion needs.
    [[nodiscard]] bool isFusion() const;

private:
    void drawMirroredFold(const QStyleOptionToolButton &option, QPainter *painter,
                          const QWidget *widget) const;
    static void drawHead(const QStyleOption &option, QPainter *painter);
    static void drawScrollBar(const QStyleOptionSlider &bar, const QRect &slider,
                              QPainter *painter);
};

/// Makes it the program's style, over the one that is set or the named one.
void installStyle(const QString &base = {});

} // namespace gatepost::ui
