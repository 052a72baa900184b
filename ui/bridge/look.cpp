// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/look.h"

#include "core/assist/help.h"
#include "core/dialect/fact.h"
#include "ui/bridge/rowcolors.h"
#include "ui/bridge/text.h"
#include "ui/bridge/usetone.h"

#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace gatepost::ui {

namespace {

struct Hue {
    const char *light; // text colour on a light base
    const char *dark;  // on a dark base
    const char *icon;
    char16_t symbol;
};

Hue hueOf(Tone tone) {
    switch (tone) {
    case Tone::Allow: return {"#00704f", "#34cda0", "allow", u'✓'};
    case Tone::Deny: return {"#b14a00", "#ff9057", "deny", u'✕'};
    case Tone::Later: return {"#855700", "#f2b73f", "later", u'◷'};
    case Tone::Ask: return {"#0068a3", "#6cc0f5", "ask", u'?'};
    case Tone::Part: return {"#56610f", "#c3cf6a", "part", u'◐'};
    case Tone::Unstated: return {"#5d6166", "#a9adb2", "unstated", u'–'};
    case Tone::Warning: return {"#855700", "#f2b73f", "warning", u'▲'};
    case Tone::Error: return {"#b3261e", "#ff8f87", "error", u'●'};
    }
    return {};
}

struct Look {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::Look)
};

/// Draws an SVG whose strokes are currentColor, in the colour of the moment.
class GlyphEngine : public QIconEngine {
public:
    GlyphEngine(QString name, std::optional<Tone> tone) : m_name(std::move(name)), m_tone(tone) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (file.open(QIODevice::ReadOnly))
            m_svg = file.readAll();
        else
            qWarning("no icon %s", qPrintable(m_name));
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override {
        const QPalette palette = QGuiApplication::palette();
        QColor color = m_tone ? toneColor(*m_tone, palette)
                              : palette.color(QPalette::Active, QPalette::WindowText);
        if (mode == QIcon::Disabled)
            color = palette.color(QPalette::Disabled, QPalette::WindowText);
        else if (mode == QIcon::Selected)
            color = palette.color(RowOfIcons::group(), QPalette::HighlightedText);
        // Reading the SVG costs more than anything else in a keystroke: it is drawn once for each size and colour.
        const qreal scale = painter->device()->devicePixelRatioF();
        const QSize pixels = (QSizeF(rect.size()) * scale).toSize();
        if (pixels.isEmpty())
            return; // a view squeezed to nothing
        const QString key = QStringLiteral("gatepost-glyph %1 %2 %3x%4")
                                .arg(m_name, color.name())
                                .arg(pixels.width())
                                .arg(pixels.height());
        QPixmap drawn;
        if (!QPixmapCache::find(key, &drawn)) {
            drawn = QPixmap(pixels);
            drawn.fill(Qt::transparent);
            QByteArray svg = m_svg;
            svg.replace("currentColor", color.name().toLatin1());
            QPainter onPixmap(&drawn);
            QSvgRenderer(svg).render(&onPixmap, QRectF({}, QSizeF(pixels)));
            onPixmap.end();
            QPixmapCache::insert(key, drawn);
        }
        painter->drawPixmap(rect, drawn);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override {
        if (size.isEmpty())
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override {
        QPixmap made = pixmap((QSizeF(size) * scale).toSize(), mode, state);
        made.setDevicePixelRatio(scale);
        return made;
    }
    QIconEngine *clone() const override { return new GlyphEngine(m_name, m_tone); }
    bool isNull() override { return m_svg.isEmpty(); }

private:
    QString m_name;
    std::optional<Tone> m_tone;
    QByteArray m_svg;
};

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

struct Scheme {
    const char *window, *base, *alternate, *text, *dim, *button, *mid, *light, *dark, *highlight,
        *onHighlight, *link, *tip;
};

QPalette paletteOf(const Scheme &s) {
    QPalette p;
    const auto set = [&](QPalette::ColorRole role, const char *color) {
        p.setColor(role, QColor::fromString(QLatin1String(color)));
    };
    set(QPalette::Window, s.window);
    set(QPalette::WindowText, s.text);
    set(QPalette::Base, s.base);
    set(QPalette::AlternateBase, s.alternate);
    set(QPalette::Text, s.text);
    set(QPalette::PlaceholderText, s.dim);
    set(QPalette::Button, s.button);
    set(QPalette::ButtonText, s.text);
    set(QPalette::BrightText, s.onHighlight);
    set(QPalette::ToolTipBase, s.tip);
    set(QPalette::ToolTipText, s.text);
    set(QPalette::Mid, s.mid);
    set(QPalette::Midlight, s.light);
    set(QPalette::Light, s.light);
    set(QPalette::Dark, s.dark);
    set(QPalette::Shadow, s.dark);
    set(QPalette::Highlight, s.highlight);
    set(QPalette::Accent, s.highlight);
    set(QPalette::HighlightedText, s.onHighlight);
    set(QPalette::Link, s.link);
    set(QPalette::LinkVisited, s.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, QColor::fromString(QLatin1String(s.dim)));
    return p;
}

} // namespace

Tone toneOf(Decision decision) {
    switch (decision) {
    case Decision::Allow: return Tone::Allow;
    case Decision::Deny: return Tone::Deny;
    case Decision::Later: return Tone::Later;
    case Decision::Ask: return Tone::Ask;
    }
    return Tone::Unstated;
}

Tone toneOfUse(DirectiveId directive, std::string_view effective) {
    if (isFact(directive) || effective == "unstated" || effective.empty())
        return Tone::Unstated;
    if (effective == "no" || effective == "deny")
        return Tone::Deny;
    if (effective == "ask")
        return Tone::Ask;
    return effective == "yes" || effective == "allow" ? Tone::Allow : Tone::Part;
}

QString fileGlyph(DialectId dialect) {
    return text(gatepost::dialect(dialect).glyph);
}

QColor toneColor(Tone tone, const QPalette &palette) {
    const Hue hue = hueOf(tone);
    return QColor::fromString(QLatin1String(isDark(palette) ? hue.dark : hue.light));
}

QColor toneBackground(Tone tone, const QPalette &palette) {
    return between(palette.color(QPalette::Base), toneColor(tone, palette),
                   isDark(palette) ? 0.20F : 0.12F);
}

QIcon toneIcon(Tone tone) {
    return coloredIcon(QLatin1String(hueOf(tone).icon), tone);
}

QString toneSymbol(Tone tone) {
    return QString(QChar(hueOf(tone).symbol));
}

QString decisionText(Decision decision) {
    switch (decision) {
    case Decision::Allow: return Look::tr("Yes");
    case Decision::Deny: return Look::tr("No");
    case Decision::Later: return Look::tr("Later");
    case Decision::Ask: return Look::tr("Ask");
    }
    return {};
}

QString readingText(Reading reading) {
    switch (reading) {
    case Reading::Author: return Look::tr("As the author meant it");
    case Reading::Rfc9309: return Look::tr("RFC 9309");
    case Reading::Google: return Look::tr("Google");
    case Reading::Koster1994: return Look::tr("As in 1994");
    case Reading::Known: return Look::tr("As documented");
    }
    return {};
}

QString outcomeText(Outcome outcome) {
    switch (outcome) {
    case Outcome::Decided: return Look::tr("decided");
    case Outcome::Applies: return Look::tr("applies");
    case Outcome::Lost: return Look::tr("lost");
    case Outcome::NotRead: return Look::tr("not read");
    case Outcome::Note: return Look::tr("note");
    }
    return {};
}

QString categoryText(std::optional<Category> category) {
    return category ? categoryText(*category) : QString();
}

QString behaviourText(Behaviour behaviour) {
    switch (behaviour) {
    case Behaviour::Unknown: break;
    case Behaviour::Search: return Look::tr("Search");
    case Behaviour::Agent: return Look::tr("On behalf of a user");
    case Behaviour::Training: return Look::tr("Training");
    case Behaviour::Mixed: return Look::tr("Several purposes");
    }
    return {};
}

QString categoryText(Category category) {
    return text(assist::categoryText(category));
}

bool isDark(const QPalette &palette) {
    return luminance(palette.color(QPalette::Base)) < luminance(palette.color(QPalette::Text));
}

QColor between(const QColor &a, const QColor &b, float share) {
    const auto mix = [share](float x, float y) { return x * (1 - share) + y * share; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                            mix(a.blueF(), b.blueF()));
}

double contrast(const QColor &a, const QColor &b) {
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QIcon icon(const QString &name, const QString &theme) {
    const QIcon own(new GlyphEngine(name, std::nullopt));
    return theme.isEmpty() ? own : QIcon::fromTheme(theme, own);
}

QIcon coloredIcon(const QString &name, Tone tone) {
    static QHash<std::pair<QString, int>, QIcon> made; // models ask for one icon a cell
    QIcon &kept = made[{name, static_cast<int>(tone)}];
    if (kept.isNull())
        kept = QIcon(new GlyphEngine(name, tone));
    return kept;
}

QPalette lightPalette() {
    return paletteOf({.window = "#f3f4f5",
                      .base = "#ffffff",
                      .alternate = "#f7f8f9",
                      .text = "#1d2125",
                      .dim = "#5b6167",
                      .button = "#f7f8f9",
                      .mid = "#c9cdd1",
                      .light = "#ffffff",
                      .dark = "#9aa0a6",
                      .highlight = "#1f6fb2",
                      .onHighlight = "#ffffff",
                      .link = "#0068a3",
                      .tip = "#ffffff"});
}

QPalette darkPalette() {
    return paletteOf({.window = "#2a2d31",
                      .base = "#1c1e21",
                      .alternate = "#222529",
                      .text = "#e4e6e8",
                      .dim = "#a9afb6",
                      .button = "#33373c",
                      .mid = "#4a4f56",
                      .light = "#3a3f45",
                      .dark = "#121416",
                      .highlight = "#2d7bbb",
                      .onHighlight = "#ffffff",
                      .link = "#6cc0f5",
                      .tip = "#2e3237"});
}

} // namespace gatepost::ui
