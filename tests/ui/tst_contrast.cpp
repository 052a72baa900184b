// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text, marks and what shows the focus can be seen: every pair of colours of both palettes and of the themes of the text.

#include "tests/support/windowchecks.h"
#include "ui/bridge/look.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace gatepost::ui;
using namespace gatepost::test;

namespace {

/// What is drawn in `front` on `back` somewhere in the program.
struct Pair {
    QString what;
    QColor front;
    QColor back;
    double least; ///< 4.5 for text, 3 for marks and what shows where the focus is
};

constexpr double kText = 4.5;
constexpr double kMark = 3;
constexpr Tone kTones[] = {Tone::Allow,    Tone::Deny,    Tone::Later, Tone::Ask,
                           Tone::Unstated, Tone::Warning, Tone::Error};

QStringList tooFaint(const QList<Pair> &pairs) {
    QStringList faults;
    for (const Pair &pair : pairs)
        if (const double has = contrast(pair.front, pair.back); has < pair.least)
            faults << QStringLiteral("%1: %2 on %3 is %4, needs %5")
                          .arg(pair.what, pair.front.name(), pair.back.name())
                          .arg(has, 0, 'f', 2)
                          .arg(pair.least);
    return faults;
}

QList<Pair> pairsOf(const QPalette &palette) {
    QList<Pair> pairs;
    const auto color = [&](QPalette::ColorRole role) { return palette.color(role); };
    const QPalette::ColorRole grounds[] = {QPalette::Base, QPalette::AlternateBase,
                                           QPalette::Window, QPalette::Button,
                                           QPalette::ToolTipBase};
    for (const auto ground : grounds) {
        const auto on = [&](const char *what, const QColor &front, double least) {
            pairs.append({QStringLiteral("%1 on role %2").arg(QLatin1String(what)).arg(ground),
                          front, color(ground), least});
        };
        on("text", color(QPalette::Text), kText);
        on("window text", color(QPalette::WindowText), kText);
        on("button text", color(QPalette::ButtonText), kText);
        on("tooltip text", color(QPalette::ToolTipText), kText);
        on("inherited and unset values", color(QPalette::PlaceholderText), kText);
        on("disabled text", palette.color(QPalette::Disabled, QPalette::Text), kText);
        on("link", color(QPalette::Link), kText);
        for (const Tone tone : kTones)
            on("verdict", toneColor(tone, palette), kText);
    }
    // The frame of the focus stands on what lists and pages stand on.
    for (const auto ground : {QPalette::Base, QPalette::AlternateBase, QPalette::Window})
        pairs.append({QStringLiteral("focus on role %1").arg(ground), color(QPalette::Highlight),
                      color(ground), kMark});
    pairs.append({QStringLiteral("selection"), color(QPalette::HighlightedText),
                  color(QPalette::Highlight), kText});
    for (const Tone tone : kTones) {
        const QColor ground = toneBackground(tone, palette);
        const QString name = QStringLiteral(" on the ground of tone %1").arg(int(tone));
        pairs.append(
            {QStringLiteral("its verdict") + name, toneColor(tone, palette), ground, kText});
        pairs.append({QStringLiteral("text") + name, color(QPalette::Text), ground, kText});
        pairs.append({QStringLiteral("greyed text") + name, color(QPalette::PlaceholderText),
                      ground, kText});
    }
    return pairs;
}

} // namespace

class TestContrast : public QObject {
    Q_OBJECT
private slots:
    void coloursOfTheWindowHaveContrast();
    void coloursOfTheTextHaveContrast_data();
    void coloursOfTheTextHaveContrast();
};

void TestContrast::coloursOfTheWindowHaveContrast() {
    Faults faults;
    faults.add("light", tooFaint(pairsOf(lightPalette())));
    faults.add("dark", tooFaint(pairsOf(darkPalette())));
    NO_FAULTS(faults);
    // It can fail: the middle grey of a usual palette.
    QPalette faint = lightPalette();
    faint.setColor(QPalette::PlaceholderText, QColor("#8a9096"));
    QVERIFY(!tooFaint(pairsOf(faint)).isEmpty());
}

void TestContrast::coloursOfTheTextHaveContrast_data() {
    QTest::addColumn<QString>("path");
    const QDir themes("resources/themes");
    for (const QString &name : themes.entryList({"*.theme"}))
        QTest::newRow(qPrintable(name)) << themes.filePath(name);
}

void TestContrast::coloursOfTheTextHaveContrast() {
    QFETCH(const QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject theme = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject editor = theme["editor-colors"].toObject();
    const QPalette palette = path.contains("dark") ? darkPalette() : lightPalette();
    const auto color = [&](const QString &name) { return QColor(editor[name].toString()); };
    QList<std::pair<QString, QColor>> grounds;
    for (const char *name : {"BackgroundColor", "CurrentLine", "SearchHighlight",
                             "ReplaceHighlight", "BracketMatching"})
        grounds.append({name, color(name)});
    for (const Tone tone : kTones) // marked lines
        grounds.append({QStringLiteral("tone %1").arg(int(tone)), toneBackground(tone, palette)});
    QList<Pair> pairs;
    const QJsonObject styles = theme["text-styles"].toObject();
    QVERIFY(styles.size() > 10);
    for (auto style = styles.begin(); style != styles.end(); ++style) {
        const QJsonObject look = style->toObject();
        for (const auto &[name, ground] : std::as_const(grounds))
            pairs.append({style.key() + " on " + name, QColor(look["text-color"].toString()),
                          look.contains("background-color")
                              ? QColor(look["background-color"].toString())
                              : ground,
                          kText});
        pairs.append({style.key() + " selected", QColor(look["selected-text-color"].toString()),
                      color("TextSelection"), kText});
    }
    // Rules that lost are greyed.
    for (const auto &[name, ground] : std::as_const(grounds))
        pairs.append(
            {"lost on " + name, palette.color(QPalette::Disabled, QPalette::Text), ground, kText});
    for (const char *number : {"LineNumbers", "CurrentLineNumber"})
        pairs.append({number, color(number), color("IconBorder"), kText});
    for (const char *mark : {"ModifiedLines", "SavedLines", "MarkError", "MarkWarning"})
        pairs.append({mark, color(mark), color("IconBorder"), kMark});
    for (const Tone tone : kTones) { // the gutter's signs, the waves below problems
        pairs.append({QStringLiteral("tone %1 in the gutter").arg(int(tone)),
                      toneColor(tone, palette), color("IconBorder"), kMark});
        pairs.append({QStringLiteral("tone %1 in the text").arg(int(tone)),
                      toneColor(tone, palette), color("BackgroundColor"), kMark});
    }
    Faults faults;
    faults.add(path, tooFaint(pairs));
    NO_FAULTS(faults);
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
