// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/language.h"

#include "core/text/commentparagraphs.h"
#include "ui/bridge/platform.h"
#include "ui/bridge/text.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace gatepost::ui {

namespace {

/// One program has one language; a new call takes the last one's translators away.
struct Installed {
    QTranslator *ours = nullptr;
    QTranslator *qt = nullptr;
};
Installed &installed() {
    static Installed one;
    return one;
}

void takeAway(QTranslator *&translator) {
    if (translator != nullptr)
        QCoreApplication::removeTranslator(translator);
    delete translator;
    translator = nullptr;
}

} // namespace

const QList<Language> &languages() {
    static const QList<Language> all = {
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("de"), QStringLiteral("Deutsch")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("fr"), QStringLiteral("Français")},
        {QStringLiteral("it"), QStringLiteral("Italiano")},
        {QStringLiteral("pl"), QStringLiteral("Polski")},
        {QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)")},
        {QStringLiteral("ar"), QStringLiteral("العربية")},
        {QStringLiteral("ja"), QStringLiteral("日本語")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
    };
    return all;
}

QString systemLanguage() {
    // "de-AT" is served by "de", "zh-Hans-SG" by "zh_CN"; "zh-TW" is not.
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        for (const Language &one : languages()) {
            const QLocale own(one.code);
            if (own.language() == locale.language() && own.script() == locale.script())
                return one.code;
        }
    }
    return QStringLiteral("en");
}

QString installLanguage(const QString &code) {
    const bool known =
        std::ranges::any_of(languages(), [&](const Language &one) { return one.code == code; });
    const QString chosen = known ? code : systemLanguage();
    Installed &now = installed();
    takeAway(now.ours);
    takeAway(now.qt);

    // Whoever leaves the language to the system keeps the system's numbers and dates too.
    const QLocale system = QLocale::system();
    const QLocale locale(chosen);
    // Line numbers and times of policies are in European digits; Arabic numbers beside them are, too, as in the Emirates.
    const QLocale numbers =
        locale.language() == QLocale::Arabic ? QLocale(QStringLiteral("ar_AE")) : locale;
    QLocale::setDefault(system.language() == locale.language() ? system : numbers);

    now.qt = new QTranslator;
    if (loadQtWords(*now.qt, chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(now.qt);
    now.ours = new QTranslator;
    if (now.ours->load(QStringLiteral(":/i18n/gatepost_") + chosen))
        QCoreApplication::installTranslator(now.ours);
    else
        qWarning("the translation %s is missing from the program", qPrintable(chosen));
    QGuiApplication::setLayoutDirection(locale.textDirection());
    return chosen;
}

std::string inOwnLanguage(std::string_view bytes) {
    return withParagraphs(bytes, [](const std::string &paragraph) {
        return toBytes(QCoreApplication::translate("sample", paragraph.c_str()));
    });
}

} // namespace gatepost::ui
