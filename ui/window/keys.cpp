// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/keys.h"

#include "ui/bridge/text.h"
#include "ui/manualtext/markdown.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace gatepost::ui {

namespace {

struct KeyTable {
    Q_DECLARE_TR_FUNCTIONS(gatepost::ui::KeyTable)
};

QString escaped(const QString &words) {
    return text(escapeMarkdown(words.toStdString()));
}

QString plainName(const QString &name) {
    return escaped(plainActionName(name));
}

void addRows(const QMenu *menu, const QString &path, QString &table) {
    for (const QAction *action : menu->actions()) {
        if (const QMenu *below = action->menu()) {
            addRows(below, path + QStringLiteral(" ▸ ") + plainName(action->text()), table);
            continue;
        }
        QStringList keys;
        for (const QKeySequence &key : action->shortcuts())
            keys << QStringLiteral("<kbd>%1</kbd>")
                        .arg(escaped(key.toString(QKeySequence::NativeText)));
        if (const QString shown = action->text().section(QLatin1Char('\t'), 1); !shown.isEmpty())
            keys << QStringLiteral("<kbd>%1</kbd>").arg(escaped(shown));
        if (!keys.isEmpty())
            table += QStringLiteral("| %1 | %2 ▸ %3 |\n")
                         .arg(keys.join(QStringLiteral(", ")), path, plainName(action->text()));
    }
}

} // namespace

QString plainActionName(QString name) {
    name = name.section(QLatin1Char('\t'), 0, 0);
    name.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    name.remove(QLatin1Char('&'));
    name.replace(QLatin1Char('\x01'), QLatin1Char('&'));
    while (name.endsWith(QChar(0x2026)))
        name.chop(1);
    return name;
}

QString keyTable(const QMainWindow &window) {
    QString table = QStringLiteral("| %1 | %2 |\n|---|---|\n")
                        .arg(KeyTable::tr("Keys"), KeyTable::tr("Command"));
    for (const QAction *top : window.menuBar()->actions())
        if (const QMenu *menu = top->menu())
            addRows(menu, plainName(top->text()), table);
    return table;
}

} // namespace gatepost::ui
