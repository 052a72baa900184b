// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
//     gatepost [FILES or FOLDER]
//     gatepost --report OUT.png [FILES]        verdict table to stdout, picture of the window or the map; no display needed
//     gatepost --screenshot-all DIR [FILES]    a picture of every page and view

#include "app/gui/shutdown.h"
#include "core/text/version.h"
#include "ui/bridge/language.h"
#include "ui/bridge/look.h"
#include "ui/bridge/platform.h"
#include "ui/bridge/style.h"
#include "ui/bridge/text.h"
#include "ui/bridge/valuestyle.h"
#include "ui/document/recovery.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/preferences.h"
#include "ui/window/report.h"
#include "ui/window/session.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileOpenEvent>
#include <QStyleHints>

#include <algorithm>
#include <cstdio>
#include <string_view>

using namespace gatepost::ui;

namespace {

/// The platform without a display says at every window that it cannot pass on size hints.
void withoutPlatformNoise(QtMsgType type, const QMessageLogContext &, const QString &message) {
    if (type != QtDebugMsg && !message.startsWith(QLatin1String("This plugin does not support")))
        std::fprintf(stderr, "gatepost: %s\n", qPrintable(message));
}

/// macOS names the files to open in events, not in arguments.
class FileOpener : public QObject {
public:
    explicit FileOpener(MainWindow &window) : m_window(window) {}

    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() != QEvent::FileOpen)
            return false;
        m_window.open({static_cast<QFileOpenEvent *>(event)->file()});
        return true;
    }

private:
    MainWindow &m_window;
};

bool hasOptions(int argc, char **argv) {
    return std::any_of(argv + 1, argv + argc,
                       [](std::string_view argument) { return argument.starts_with('-'); });
}

bool onlyPrints(int argc, char **argv) {
    return std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "--help-all" ||
               argument == "-v" || argument == "--version";
    });
}

void setTheme(const QString &theme) {
    if (theme.isEmpty()) {
        installStyle();
        return;
    }
    const bool dark = theme == QLatin1String("dark");
    QGuiApplication::styleHints()->setColorScheme(dark ? Qt::ColorScheme::Dark
                                                       : Qt::ColorScheme::Light);
    // Platforms without a scheme of their own (offscreen) take the palette alone.
    installStyle(QStringLiteral("Fusion"));
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

} // namespace

int main(int argc, char **argv) {
    if (hasOptions(argc, argv)) // there may be something to say where the program was called
        takeParentsConsole();
    if (onlyPrints(argc, argv)) // no display is needed for that
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("gatepost"));
    QApplication::setApplicationDisplayName(QStringLiteral("Gatepost"));
    QApplication::setOrganizationName(QStringLiteral("gatepost"));
    QApplication::setApplicationVersion(text(gatepost::version()));
    QApplication::setDesktopFileName(QStringLiteral("org.gatepost.gatepost"));

    const QString brokenSettings = setAsideBrokenSettings();
    installLanguage(Preferences::load().language);

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "main", "Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("files"),
        QApplication::translate("main", "Policy files, or the folder of a site."),
        QStringLiteral("[FILES]"));
    const QCommandLineOption theme(
        QStringLiteral("theme"),
        QApplication::translate("main", "light or dark, instead of the system's."),
        QStringLiteral("light|dark"));
    const QCommandLineOption report(
        QStringLiteral("report"),
        QApplication::translate("main",
                                "Print the verdict table, write a picture of the window (.png) or "
                                "of the map (.svg, .pdf, .html), and end."),
        QStringLiteral("OUT.png"));
    const QCommandLineOption screenshots(
        QStringLiteral("screenshot-all"),
        QApplication::translate("main",
                                "Write a picture of every page and view into a folder, and end."),
        QStringLiteral("DIR"));
    const QCommandLineOption sample(QStringLiteral("sample"),
                                    QApplication::translate("main", "Open the sample site."));
    const QCommandLineOption language(
        QStringLiteral("language"),
        QApplication::translate("main", "Language of the window, e.g. de, instead of the one set."),
        QStringLiteral("CODE"));
    parser.addOptions({theme, report, screenshots, sample, language});
    parser.process(application);
    if (const QString wanted = parser.value(theme);
        !wanted.isEmpty() && wanted != QLatin1String("light") && wanted != QLatin1String("dark")) {
        std::fputs("gatepost: --theme takes light or dark\n", stderr);
        return 2;
    }

    const bool batch = parser.isSet(report) || parser.isSet(screenshots);
    const QString code = parser.value(language);
    if (!code.isEmpty() &&
        std::ranges::none_of(languages(), [&](const Language &one) { return one.code == code; })) {
        QStringList codes;
        for (const Language &one : languages())
            codes << one.code;
        std::fprintf(stderr, "gatepost: --language takes one of %s\n",
                     qPrintable(codes.join(QStringLiteral(", "))));
        return 2;
    }
    if (!code.isEmpty() || batch) // pictures are the same on every machine
        installLanguage(code.isEmpty() ? QStringLiteral("en") : code);
    setTheme(batch && !parser.isSet(theme) ? QStringLiteral("light") : parser.value(theme));

    keepValuesLeftToRight();
    if (batch)
        qInstallMessageHandler(withoutPlatformNoise);
    else
        leaveParentsConsole();
    if (!batch && !parser.isSet(theme))
        applyScheme(Preferences::load().scheme);
    const Shutdown shutdown;
    if (!batch) {
        noteHalfMade(recoveryRoot());
        removeHalfMade(recoveryRoot());
    }
    MainWindow window;
    FileOpener opener(window);
    application.installEventFilter(&opener);
    if (!batch)
        window.panes().restore();
    if (parser.isSet(screenshots)) {
        const QString folder = parser.value(screenshots);
        if (!QDir().mkpath(folder)) {
            std::fprintf(stderr, "gatepost: cannot make the folder %s\n", qPrintable(folder));
            return 2;
        }
        window.show();
        writeScreenshots(window, folder); // nothing open: the welcome page
    }
    if (batch)
        window.hide();
    else
        window.show();
    if (!parser.positionalArguments().isEmpty())
        window.open(parser.positionalArguments());
    else if (batch || parser.isSet(sample))
        window.openSample();
    window.show();
    if (!brokenSettings.isEmpty())
        window.messages().post(QStringLiteral("settings"), Tone::Warning, brokenSettings);
    if (!batch) {
        if (parser.positionalArguments().isEmpty() && !parser.isSet(sample) &&
            Preferences::load().restoreSession)
            window.session().resume();
        window.offerRecovery(findDrafts(recoveryRoot()));
    }

    if (parser.isSet(screenshots))
        writeScreenshots(window, parser.value(screenshots));
    if (parser.isSet(report)) {
        std::fputs(verdictTable(window.site()).toUtf8().constData(), stdout);
        if (!writeReport(window, parser.value(report))) {
            std::fprintf(stderr, "gatepost: cannot write %s\n", qPrintable(parser.value(report)));
            return 2;
        }
    }
    if (batch)
        return 0;
    return shutdown.status() ? *shutdown.status() : QApplication::exec();
}
