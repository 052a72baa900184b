// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/scheme.h"

#include "ui/bridge/look.h"
#include "ui/bridge/style.h"

#include <QApplication>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace gatepost::ui {

namespace {

constexpr double kText = 4.5;
constexpr double kFaded = 3;
constexpr double kFadedShare = 0.6; ///< of the text's colour

constexpr QPalette::ColorRole kGrounds[] = {QPalette::Base, QPalette::AlternateBase,
                                            QPalette::Window, QPalette::Button,
                                            QPalette::ToolTipBase};

QColor between(const QColor &ground, const QColor &ink, double share) {
    const auto channel = [share](float from, float to) {
        return static_cast<float>(from + (to - from) * share);
    };
    return QColor::fromRgbF(channel(ground.redF(), ink.redF()),
                            channel(ground.greenF(), ink.greenF()),
                            channel(ground.blueF(), ink.blueF()));
}

/// `color` without its transparency, moved towards `ink` as far as it needs to be.
QColor readableOn(const QColor &color, const QPalette &palette, const QColor &ink) {
    QColor made = between(palette.color(QPalette::Base), color, color.alphaF());
    for (int step = 0; step <= 20; ++step) {
        const QColor moved = between(made, ink, step / 20.0);
        bool isRead = true;
        for (const auto ground : kGrounds)
            isRead = isRead && contrast(moved, palette.color(ground)) >= kText;
        for (const Tone tone : {Tone::Allow, Tone::Deny, Tone::Later, Tone::Ask, Tone::Part,
                                Tone::Unstated, Tone::Warning, Tone::Error})
            isRead = isRead && contrast(moved, toneBackground(tone, palette)) >= kText;
        if (isRead)
            return moved;
    }
    return ink;
}

bool isOverFusion() {
    const auto *style = qobject_cast<const TargetStyle *>(QApplication::style());
    return style != nullptr && style->isFusion();
}

Qt::ColorScheme &wantedScheme() {
    static Qt::ColorScheme wanted = Qt::ColorScheme::Unknown;
    return wanted;
}

void setColours() {
    const Qt::ColorScheme wanted = wantedScheme();
    const Qt::ColorScheme given = QGuiApplication::styleHints()->colorScheme();
    QApplication::setPalette(QPalette()); // the system's
    const QPalette system = QApplication::palette();
    const Qt::ColorScheme asked = wanted != Qt::ColorScheme::Unknown ? wanted : given;
    const bool dark =
        asked == Qt::ColorScheme::Unknown ? isDark(system) : asked == Qt::ColorScheme::Dark;
    if (isOverFusion() || dark != isDark(system))
        QApplication::setPalette(dark ? darkPalette() : lightPalette());
    else
        QApplication::setPalette(readable(system));
}

} // namespace

void useScheme(Qt::ColorScheme wanted) {
    wantedScheme() = wanted;
    QStyleHints *hints = QGuiApplication::styleHints();
    hints->setColorScheme(wanted); // where the platform can: its title bars and dialogs follow
    static bool follows = false;
    if (!std::exchange(follows, true))
        QObject::connect(hints, &QStyleHints::colorSchemeChanged, qApp, &setColours);
    setColours();
}

QPalette readable(const QPalette &system) {
    QPalette made = system;
    const QColor ink = system.color(QPalette::Text);
    const auto mend = [&](QPalette::ColorGroup group, QPalette::ColorRole role) {
        made.setColor(group, role, readableOn(system.color(group, role), system, ink));
    };
    for (const auto group : {QPalette::Active, QPalette::Inactive})
        for (const auto role : {QPalette::PlaceholderText, QPalette::Link, QPalette::LinkVisited})
            mend(group, role);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::PlaceholderText, QPalette::Link})
        mend(QPalette::Disabled, role);
    return made;
}

QColor fadedInk(const QPalette &palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    for (double share = kFadedShare; share < 1; share += 0.05)
        if (const QColor faded = between(base, text, share);
            std::ranges::all_of(kGrounds, [&](QPalette::ColorRole ground) {
                return contrast(faded, palette.color(ground)) >= kFaded;
            }))
            return faded;
    return text;
}

QColor diffBackground(bool added, const QPalette &palette) {
    // No verdict's colour: what a line says may be good or bad news on either side.
    const QPalette::ColorRole role = added ? QPalette::Highlight : QPalette::Text;
    const double share = isDark(palette) ? (added ? 0.30 : 0.12) : (added ? 0.14 : 0.08);
    return between(palette.color(QPalette::Base), palette.color(role), share);
}

} // namespace gatepost::ui
