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
#include "ui/bridge/portable.h"
#include "ui/bridge/scheme.h"
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

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string_view>

using namespace gatepost::ui;

namespace {

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

/// The colours before there are settings: those of the theme that is named, else the system's.
void setTheme(const QString &theme) {
    if (theme.isEmpty()) {
        installStyle();
        useScheme(Qt::ColorScheme::Unknown);
        return;
    }
    installStyle(QStringLiteral("Fusion"));
    useScheme(theme == QLatin1String("dark") ? Qt::ColorScheme::Dark : Qt::ColorScheme::Light);
}

/// What the program is called with.
struct Call {
    std::optional<QString> theme;
    std::optional<QString> report;
    std::optional<QString> screenshots;
    QString language; ///< empty: as in the settings
    bool sample = false;
    QStringList files;

    /// It makes pictures and ends.
    [[nodiscard]] bool isBatch() const { return report || screenshots; }
};

/// Ends the program where the arguments cannot be read, or ask for help or version.
Call readCall(const QApplication &application) {
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
    const auto valueOf = [&parser](const QCommandLineOption &option) {
        return parser.isSet(option) ? std::optional(parser.value(option)) : std::nullopt;
    };
    return {.theme = valueOf(theme),
            .report = valueOf(report),
            .screenshots = valueOf(screenshots),
            .language = parser.value(language),
            .sample = parser.isSet(sample),
            .files = parser.positionalArguments()};
}

int complain(const QString &why) {
    std::fprintf(stderr, "gatepost: %s\n", qPrintable(why));
    return 2;
}

/// What is wrong with the values of the options; empty: nothing.
QString faultOf(const Call &call) {
    const QString theme = call.theme.value_or(QString());
    if (!theme.isEmpty() && theme != QLatin1String("light") && theme != QLatin1String("dark"))
        return QStringLiteral("--theme takes light or dark");
    QStringList codes;
    for (const Language &one : languages())
        codes << one.code;
    if (!call.language.isEmpty() && !codes.contains(call.language))
        return QStringLiteral("--language takes one of %1").arg(codes.join(QStringLiteral(", ")));
    return {};
}

/// Language, theme and where messages go.
void setUp(const Call &call) {
    const bool batch = call.isBatch();
    if (!call.language.isEmpty() || batch) // pictures are the same on every machine
        installLanguage(call.language.isEmpty() ? QStringLiteral("en") : call.language);
    setTheme(call.theme.value_or(batch ? QStringLiteral("light") : QString()));
    keepValuesLeftToRight();
    if (batch)
        printMessages("gatepost");
    else
        leaveParentsConsole();
    if (!batch && !call.theme)
        applyScheme(Preferences::load().scheme);
}

void post(MainWindow &window, const QString &brokenSettings) {
    if (!brokenSettings.isEmpty())
        window.messages().post(QStringLiteral("settings"), Tone::Warning, brokenSettings);
}

/// Writes the pictures; the exit status.
int writePictures(MainWindow &window, const Call &call, const QString &brokenSettings) {
    if (call.screenshots) {
        if (!QDir().mkpath(*call.screenshots))
            return complain(QStringLiteral("cannot make the folder %1").arg(*call.screenshots));
        window.show();
        writeScreenshots(window, *call.screenshots); // nothing open: the welcome page
    }
    window.hide();
    if (call.files.isEmpty())
        window.openSample();
    else
        window.open(call.files);
    window.show();
    post(window, brokenSettings);
    if (call.screenshots)
        writeScreenshots(window, *call.screenshots);
    if (call.report) {
        std::fputs(verdictTable(window.site()).toUtf8().constData(), stdout);
        if (!writeReport(window, *call.report))
            return complain(QStringLiteral("cannot write %1").arg(*call.report));
    }
    return 0;
}

void open(MainWindow &window, const Call &call, const QString &brokenSettings) {
    window.panes().restore();
    window.show();
    if (!call.files.isEmpty())
        window.open(call.files);
    else if (call.sample)
        window.openSample();
    post(window, brokenSettings);
    if (call.files.isEmpty() && !call.sample && Preferences::load().restoreSession)
        window.session().resume();
    window.offerRecovery(findDrafts(recoveryRoot()));
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

    usePortableFolder(QApplication::applicationDirPath());
    const QString brokenSettings = setAsideBrokenSettings();
    installLanguage(Preferences::load().language);
    const Call call = readCall(application);
    if (const QString fault = faultOf(call); !fault.isEmpty())
        return complain(fault);
    setUp(call);

    const Shutdown shutdown;
    if (!call.isBatch()) {
        noteHalfMade(recoveryRoot());
        removeHalfMade(recoveryRoot());
    }
    MainWindow window;
    FileOpener opener(window);
    application.installEventFilter(&opener);
    if (call.isBatch())
        return writePictures(window, call, brokenSettings);
    open(window, call, brokenSettings);
    return shutdown.status() ? *shutdown.status() : QApplication::exec();
}
