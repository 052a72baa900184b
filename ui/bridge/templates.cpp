// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/bridge/templates.h"

#include "ui/bridge/language.h"
#include "ui/bridge/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// The program's own files: one that is not there is a mistake in the program.
QByteArray readOwn(const QString &name) {
    QFile file(QStringLiteral(":/templates/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qWarning("the template %s is missing from the program", qPrintable(name));
    return file.isOpen() ? file.readAll() : QByteArray();
}

QString inWindowsLanguage(const QJsonValue &english) {
    return QCoreApplication::translate("templates", english.toString().toUtf8().constData());
}

} // namespace

QList<Template> templates() {
    QList<Template> list;
    const QByteArray index = readOwn(QStringLiteral("templates.json"));
    for (const QJsonValue &row : QJsonDocument::fromJson(index).array()) {
        const auto known = std::ranges::find(
            dialects(), row[QLatin1String("dialect")].toString().toStdString(), &Dialect::name);
        if (known == dialects().end()) {
            qWarning("a template has an unknown dialect");
            continue;
        }
        list.append({row[QLatin1String("file")].toString(), known->id,
                     inWindowsLanguage(row[QLatin1String("title")]),
                     inWindowsLanguage(row[QLatin1String("description")])});
    }
    return list;
}

std::string templateBytes(const Template &one) {
    return inOwnLanguage(readOwn(one.file).toStdString());
}

} // namespace gatepost::ui
