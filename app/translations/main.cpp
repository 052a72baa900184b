// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
//     gatepost-translations update    new and changed strings into translations/*.ts, obsolete ones out of them
//     gatepost-translations check     says what is missing or wrong in them; ends with 1 if anything is
//
// Both in the checkout's folder.

#include "app/translations/catalogue.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cstdio>

using namespace gatepost::translations;

namespace {

int complain(const QString &why) {
    std::fprintf(stderr, "gatepost-translations: %s\n", qPrintable(why));
    return 2;
}

} // namespace

int main(int argc, char **argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const bool update = arguments == QStringList{QStringLiteral("update")};
    if (!update && arguments != QStringList{QStringLiteral("check")})
        return complain(QStringLiteral("takes update or check"));
    const QDir folder(QStringLiteral("translations"));
    const QStringList names = folder.entryList({QStringLiteral("gatepost_*.ts")}, QDir::Files);
    if (names.isEmpty())
        return complain(QStringLiteral("no translations/gatepost_*.ts here"));
    const auto whole = extract(QStringLiteral("."));
    if (!whole)
        return complain(whole.error());
    bool clean = true;
    for (const QString &name : names) {
        const QString file = folder.filePath(name);
        auto old = read(file);
        if (!old)
            return complain(old.error());
        if (old->language.isEmpty())
            old->language = QFileInfo(name).completeBaseName().section(u'_', 1);
        const Catalogue now = update ? merged(*whole, *old) : *old;
        if (update)
            if (const auto written = write(now, file); !written)
                return complain(written.error());
        const QStringList wrong = faults(*whole, now);
        std::printf("%s: %d entries, %d faults\n", qPrintable(name),
                    static_cast<int>(now.entries.size()), static_cast<int>(wrong.size()));
        clean = clean && wrong.isEmpty();
        if (!update)
            for (const QString &one : wrong)
                std::printf("  %s\n", qPrintable(one));
    }
    return clean || update ? 0 : 1;
}
