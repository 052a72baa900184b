// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
//     gatepost-manual FOLDER
//     gatepost-manual --readme FOLDER     the pictures of the README alone
//
// Makes FOLDER/html (a page for each chapter, pictures, no script) and FOLDER/gatepost-manual.pdf. The build runs it
// (./dev manual); it is not installed. Status 2 and a sentence if something could not be made.

#include "app/manual/manualpdf.h"
#include "app/manual/pictures.h"
#include "app/manual/webpages.h"
#include "core/text/version.h"
#include "ui/bridge/language.h"
#include "ui/bridge/platform.h"
#include "ui/bridge/text.h"
#include "ui/manual/manualtext.h"
#include "ui/window/keys.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStyleFactory>

#include <cstdio>

using namespace gatepost;

namespace {

bool write(const QString &path, const QByteArray &bytes) {
    QSaveFile file(path);
    const bool done =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    if (!done)
        std::fprintf(stderr, "gatepost-manual: cannot write %s: %s\n", qPrintable(path),
                     qPrintable(file.errorString()));
    return done;
}

bool hasFaults(const Manual &manual, const std::map<std::string, manualapp::WebPicture> &pictures) {
    std::vector<std::string> faults = manual.faults();
    for (const Chapter &chapter : manual.chapters)
        for (const Address &each : addresses(chapter.blocks))
            if (each.picture && !pictures.contains(each.to))
                faults.push_back(chapter.file + ":" + std::to_string(each.line) + ": no picture " +
                                 each.to);
    for (const std::string &fault : faults)
        std::fprintf(stderr, "docs/manual/%s\n", fault.c_str());
    return !faults.empty();
}

} // namespace

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    // Nobody's settings are read or written.
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setApplicationName(QStringLiteral("gatepost-manual"));
    QApplication::setOrganizationName(QStringLiteral("gatepost-manual"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    (void)ui::installLanguage(QStringLiteral("en"));
    gatepost::ui::printMessages("gatepost-manual");
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("--readme")) {
        manualapp::takeReadmePictures(arguments[2]);
        return 0;
    }
    if (arguments.size() != 2) {
        std::fputs("usage: gatepost-manual [--readme] FOLDER\n", stderr);
        return 2;
    }
    const QDir out(arguments[1]);
    QDir html(out.filePath(QStringLiteral("html")));
    if (html.exists() && !html.removeRecursively()) {
        std::fputs("gatepost-manual: the old manual cannot be removed\n", stderr);
        return 2;
    }
    if (!html.mkpath(QStringLiteral("pictures"))) {
        std::fputs("gatepost-manual: the folder cannot be made\n", stderr);
        return 2;
    }
    std::map<std::string, manualapp::WebPicture> pictures;
    for (const auto &[name, size] :
         manualapp::takePictures(html.filePath(QStringLiteral("pictures"))))
        pictures["pictures/" + name + ".png"] = {size.width(), size.height(),
                                                 "pictures/" + name + "-dark.png"};
    const Manual manual = [] {
        const ui::MainWindow window;
        return ui::loadManual(ui::keyTable(window));
    }();
    if (hasFaults(manual, pictures))
        return 2;
    for (const auto &[name, bytes] : manualapp::webPages(manual, pictures, version()))
        if (!write(html.filePath(ui::text(name)), QByteArray::fromStdString(bytes)))
            return 2;
    const QByteArray pdf =
        manualapp::manualPdf(manual, ui::text(version()), [&html](const QString &address) {
            return QFile::exists(html.filePath(address)) ? html.filePath(address) : QString();
        });
    return write(out.filePath(QStringLiteral("gatepost-manual.pdf")), pdf) ? 0 : 2;
}
