// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text, marks and what shows the focus can be seen: every pair of colours of both palettes and of the themes of the text.

#include "tests/support/windowchecks.h"
#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/bridge/style.h"
#include "ui/forms/groupsmodel.h"
#include "ui/forms/wordlist.h"
#include "ui/simulator/mappainter.h"
#include "ui/simulator/viewparts.h"
#include "ui/window/mainwindow.h"
#include "ui/window/preferences.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleHints>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

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
constexpr double kHatch = 1.75; ///< of lines behind a symbol, which must stay readable
constexpr Tone kTones[] = {Tone::Allow, Tone::Deny,     Tone::Later,   Tone::Ask,
                           Tone::Part,  Tone::Unstated, Tone::Warning, Tone::Error};
using gatepost::exact::Ink;
/// Signs of the map's cells and what they are drawn on.
constexpr std::pair<Ink, Ink> kCells[] = {
    {Ink::Yes, Ink::YesTint}, {Ink::No, Ink::NoTint},     {Ink::Later, Ink::LaterTint},
    {Ink::Ask, Ink::AskTint}, {Ink::Part, Ink::PartTint}, {Ink::Unstated, Ink::UnstatedTint}};

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

/// Prints the lowest contrast of text and of what may be fainter.
void printLowest(const QList<Pair> &pairs) {
    double text = 21;
    double faded = 21;
    for (const Pair &pair : pairs)
        if (pair.least == kText)
            text = std::min(text, contrast(pair.front, pair.back));
        else if (pair.what.startsWith("faded"_L1))
            faded = std::min(faded, contrast(pair.front, pair.back));
    qInfo("%lld pairs, text at least %.2f:1, faded lines at least %.2f:1",
          static_cast<long long>(pairs.size()), text, faded);
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
        on("disabled label", palette.color(QPalette::Disabled, QPalette::WindowText), kText);
        on("faded lines", fadedInk(palette), kMark);
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
    for (const auto &[sign, ground] : kCells)
        pairs.append({QStringLiteral("sign %1 of the map").arg(int(sign)), colorOf(sign, palette),
                      colorOf(ground, palette), kText});
    for (const auto &[sign, ground] : kCells)
        pairs.append({QStringLiteral("hatching on sign %1 of the map").arg(int(sign)),
                      colorOf(Ink::Hatch, palette), colorOf(ground, palette), kHatch});
    return pairs;
}

} // namespace

/// As on Windows: a chosen row is blue with white text where the focus is, pale with black text elsewhere.
QPalette twoHighlights() {
    QPalette palette = lightPalette();
    palette.setColor(QPalette::Active, QPalette::Highlight, QColor("#0063b1"));
    palette.setColor(QPalette::Active, QPalette::HighlightedText, QColor("#ffffff"));
    palette.setColor(QPalette::Inactive, QPalette::Highlight, QColor("#f0f0f0"));
    palette.setColor(QPalette::Inactive, QPalette::HighlightedText, QColor("#000000"));
    return palette;
}

class TestContrast : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        installStyle(QStringLiteral("Fusion"));
        QApplication::setPalette(twoHighlights());
    }
    void coloursOfTheWindowHaveContrast();
    void everyStartHasTheColours_data();
    void everyStartHasTheColours();
    void coloursOfOtherDesktops_data();
    void coloursOfOtherDesktops();
    void diffsHaveNoVerdictsColours();
    void iconsAreSharp_data();
    void iconsAreSharp();
    void coloursOfTheTextHaveContrast_data();
    void coloursOfTheTextHaveContrast();
    void chosenRowsHaveContrast_data();
    void chosenRowsHaveContrast();
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

/// As main() starts without --theme, where the desktop brings no colours: with each setting of Settings ▸ Colours.
void TestContrast::everyStartHasTheColours_data() {
    QTest::addColumn<int>("scheme");
    QTest::addColumn<bool>("dark");
    QTest::newRow("as the system") << int(Preferences::Scheme::System) << false;
    QTest::newRow("light") << int(Preferences::Scheme::Light) << false;
    QTest::newRow("dark") << int(Preferences::Scheme::Dark) << true;
}

void TestContrast::everyStartHasTheColours() {
    QFETCH(const int, scheme);
    QFETCH(const bool, dark);
    QApplication::setPalette(QPalette());
    installStyle();
    applyScheme(static_cast<Preferences::Scheme>(scheme));
    {
        MainWindow window;
        window.openSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QPalette shown = window.palette();
        QCOMPARE(isDark(shown), dark);
        Faults faults;
        faults.add("window", tooFaint(pairsOf(shown)));
        printLowest(pairsOf(shown));
        NO_FAULTS(faults);
        QCOMPARE(shown.color(QPalette::Disabled, QPalette::Text),
                 (dark ? darkPalette() : lightPalette()).color(QPalette::Disabled, QPalette::Text));
        // The system's own settings changed meanwhile: the choice stays.
        emit QGuiApplication::styleHints() -> colorSchemeChanged(Qt::ColorScheme::Unknown);
        QCOMPARE(isDark(window.palette()), dark);
        // Back in the settings, while the window is there.
        applyScheme(dark ? Preferences::Scheme::Light : Preferences::Scheme::Dark);
        QTRY_COMPARE(isDark(window.palette()), !dark);
    }
    applyScheme(Preferences::Scheme::Light);
    installStyle(QStringLiteral("Fusion"));
    QApplication::setPalette(twoHighlights());
}

/// What KDE's Breeze and GNOME's Adwaita set as a palette, with their half transparent hints and pale greys.
void TestContrast::coloursOfOtherDesktops_data() {
    QTest::addColumn<QPalette>("palette");
    struct Desktop {
        const char *name, *window, *base, *alternate, *text, *greyed, *button, *highlight, *link,
            *tip;
    };
    for (const Desktop &desktop :
         {Desktop{"Breeze", "#eff0f1", "#ffffff", "#f7f7f7", "#232629", "#a0a1a3", "#fcfcfc",
                  "#3daee9", "#2980b9", "#f7f7f7"},
          Desktop{"Breeze dark", "#202326", "#141618", "#1d1f22", "#fcfcfc", "#6e7173", "#292c30",
                  "#3daee9", "#1d99f3", "#292c30"},
          Desktop{"Adwaita", "#fafafa", "#ffffff", "#f6f5f4", "#2e3436", "#8b8e8f", "#f6f5f4",
                  "#3584e4", "#1b6acb", "#ffffff"},
          Desktop{"Adwaita dark", "#242424", "#1e1e1e", "#303030", "#eeeeec", "#919190", "#303030",
                  "#15539e", "#3584e4", "#262626"}}) {
        QPalette palette;
        const auto set = [&](QPalette::ColorRole role, const char *name) {
            palette.setColor(role, QColor::fromString(QLatin1String(name)));
        };
        set(QPalette::Window, desktop.window);
        set(QPalette::Base, desktop.base);
        set(QPalette::AlternateBase, desktop.alternate);
        set(QPalette::Button, desktop.button);
        set(QPalette::ToolTipBase, desktop.tip);
        for (const auto role :
             {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
            set(role, desktop.text);
        set(QPalette::Highlight, desktop.highlight);
        set(QPalette::HighlightedText, "#ffffff");
        set(QPalette::Link, desktop.link);
        set(QPalette::LinkVisited, desktop.link);
        QColor hint = palette.color(QPalette::Text);
        hint.setAlpha(128); // as Qt makes it where a desktop says nothing
        palette.setColor(QPalette::PlaceholderText, hint);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            palette.setColor(QPalette::Disabled, role,
                             QColor::fromString(QLatin1String(desktop.greyed)));
        QTest::newRow(desktop.name) << palette;
    }
}

void TestContrast::coloursOfOtherDesktops() {
    QFETCH(const QPalette, palette);
    const auto texts = [](const QPalette &shown) {
        QList<Pair> pairs = pairsOf(shown);
        pairs.removeIf([](const Pair &pair) {
            // Theirs to choose: marks on their highlight.
            return pair.what == "selection"_L1 || pair.what.startsWith("focus"_L1);
        });
        return pairs;
    };
    QVERIFY2(!tooFaint(texts(palette)).isEmpty(), "nothing to mend: the test looks at nothing");
    Faults faults;
    faults.add(QTest::currentDataTag(), tooFaint(texts(readable(palette))));
    // As a window has them that is started there.
    QApplication::setPalette(readable(palette));
    {
        MainWindow window;
        window.openSample();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.palette().color(QPalette::Base), palette.color(QPalette::Base));
        faults.add("window", tooFaint(texts(window.palette())));
        printLowest(texts(window.palette()));
    }
    QApplication::setPalette(twoHighlights());
    NO_FAULTS(faults);
}

void TestContrast::diffsHaveNoVerdictsColours() {
    for (const QPalette &palette : {lightPalette(), darkPalette()})
        for (const bool added : {false, true}) {
            const QColor ground = diffBackground(added, palette);
            for (const Tone tone : {Tone::Allow, Tone::Deny}) {
                const int apart =
                    std::abs(ground.hsvHue() - toneBackground(tone, palette).hsvHue());
                QVERIFY2(ground.hsvSaturation() < 20 || std::min(apart, 360 - apart) > 30,
                         qPrintable(ground.name()));
            }
            QVERIFY(contrast(palette.color(QPalette::Text), ground) >= kText);
        }
}

/// At twice the pixels an icon is drawn with them, not blown up.
void TestContrast::iconsAreSharp_data() {
    QTest::addColumn<double>("scale");
    QTest::newRow("1×") << 1.0;
    QTest::newRow("1.5×") << 1.5;
    QTest::newRow("2×") << 2.0;
    QTest::newRow("3×") << 3.0;
}

void TestContrast::iconsAreSharp() {
    QFETCH(const double, scale);
    constexpr int kSide = 16;
    const int pixels = qRound(kSide * scale);
    for (const char *name : {"remove", "copy", "readings", "changes"}) {
        const QIcon own = icon(QLatin1String(name));
        const QPixmap made = own.pixmap(QSize(kSide, kSide), scale);
        QCOMPARE(made.size(), QSize(pixels, pixels));
        QCOMPARE(made.devicePixelRatio(), scale);
        QImage shown = made.toImage();
        QImage drawn = own.pixmap(QSize(pixels, pixels), 1.0).toImage();
        shown.setDevicePixelRatio(1);
        QCOMPARE(shown.convertToFormat(QImage::Format_ARGB32),
                 drawn.convertToFormat(QImage::Format_ARGB32));
        // As a button of a window with that many pixels draws it.
        QImage button(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
        button.setDevicePixelRatio(scale);
        button.fill(Qt::transparent);
        QPainter painter(&button);
        own.paint(&painter, QRect(0, 0, kSide, kSide));
        painter.end();
        button.setDevicePixelRatio(1);
        QCOMPARE(button.convertToFormat(QImage::Format_ARGB32),
                 drawn.convertToFormat(QImage::Format_ARGB32));
    }
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
        pairs.append({"lost on " + name, fadedInk(palette), ground, kMark});
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

// ---- chosen rows, in lists that have the focus and in lists that have not ------------------------

/// The contrast of what differs most from the commonest colour.
double strongestContrast(const QImage &image, QColor *ground = nullptr) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ++counts[image.pixel(x, y)];
    const auto commonest = std::max_element(counts.cbegin(), counts.cend());
    if (commonest == counts.cend())
        return 0;
    const QColor on(commonest.key());
    if (ground)
        *ground = on;
    double most = 1;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        most = std::max(most, contrast(QColor(it.key()), on));
    return most;
}

enum class Delegated { Plain, Group, Word, Verdict, Mark };

void TestContrast::chosenRowsHaveContrast_data() {
    QTest::addColumn<int>("delegate");
    QTest::addColumn<bool>("hasFocus");
    const std::pair<const char *, Delegated> delegates[] = {
        {"text of the style's own", Delegated::Plain},
        {"icon and two lines of a group", Delegated::Group},
        {"meaning beside a word", Delegated::Word},
        {"icon and word of a verdict", Delegated::Verdict},
        {"icon that the style draws", Delegated::Mark},
    };
    for (const auto &[name, delegate] : delegates)
        for (const bool hasFocus : {true, false})
            QTest::addRow("%s%s", name, hasFocus ? ", focus" : "") << int(delegate) << hasFocus;
}

void TestContrast::chosenRowsHaveContrast() {
    QFETCH(const int, delegate);
    QFETCH(const bool, hasFocus);
    QStandardItemModel model(1, 1);
    QList<QRect> parts; // each is to be seen
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, 400, 48);
    constexpr int kToneRole = Qt::UserRole + 40;
    std::unique_ptr<QStyledItemDelegate> made;
    auto *item = new QStandardItem;
    model.setItem(0, 0, item);
    switch (static_cast<Delegated>(delegate)) {
    case Delegated::Plain:
        made = std::make_unique<QStyledItemDelegate>();
        item->setText("MMMMM");
        parts = {option.rect};
        break;
    case Delegated::Group:
        made = std::make_unique<GroupDelegate>();
        item->setText("MMMMM");
        item->setData("HHHHH", GroupsModel::DetailRole);
        item->setIcon(toneIcon(Tone::Error));
        parts = {{0, 0, 200, option.fontMetrics.height() + 5},
                 {0, option.fontMetrics.height() + 6, 200, option.fontMetrics.height() + 5},
                 {360, 0, 40, option.fontMetrics.height() + 8}};
        break;
    case Delegated::Word:
        made = std::make_unique<WordDelegate>();
        item->setText("MM");
        item->setData("HHHHHHHHH", kMeaningRole);
        parts = {{150, 0, 250, 48}};
        break;
    case Delegated::Verdict:
        made =
            std::make_unique<VerdictDelegate>(VerdictDelegate::Roles{.tone = kToneRole}, nullptr);
        item->setText("MMMMM");
        item->setData(int(Tone::Ask), kToneRole);
        parts = {{2, 0, 20, 48}, {24, 0, 376, 48}};
        break;
    case Delegated::Mark:
        made = std::make_unique<QStyledItemDelegate>();
        item->setIcon(toneIcon(Tone::Later));
        option.decorationSize = QSize(16, 16);
        parts = {option.rect};
        break;
    }
    option.palette = twoHighlights();
    option.state = QStyle::State_Enabled | QStyle::State_Selected;
    if (hasFocus)
        option.state |= QStyle::State_Active;
    QImage image(option.rect.size(), QImage::Format_RGB32);
    image.fill(option.palette.color(QPalette::Base));
    QPainter painter(&image);
    made->paint(&painter, option, model.index(0, 0));
    painter.end();
    for (const QRect &part : std::as_const(parts)) {
        QColor ground;
        const double most = strongestContrast(image.copy(part), &ground);
        QCOMPARE(ground.name(), hasFocus ? u"#0063b1"_s : u"#f0f0f0"_s);
        QVERIFY2(most >= kText, qPrintable(QStringLiteral("%1 at %2,%3, on %4")
                                               .arg(most, 0, 'f', 2)
                                               .arg(part.x())
                                               .arg(part.y())
                                               .arg(ground.name())));
    }
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
