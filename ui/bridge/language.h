// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <string>
#include <string_view>

/// The language of the window. Directive names and values are never translated; labels, help, messages and reasons are.
namespace gatepost::ui {

struct Language {
    QString code;       ///< of a translation in translations/: "de", "pt_BR"
    QString nativeName; ///< "Deutsch"
};
/// Those that the program has, English first, then by their names.
[[nodiscard]] const QList<Language> &languages();

/// The one of languages() that the system's settings ask for; "en" if there is none.
[[nodiscard]] QString systemLanguage();

/// Makes `code` the language of what is shown from now on; empty means the system's. Texts, Qt's own buttons, numbers,
/// dates and the direction of the layout follow. Windows that are there already keep what they show, so it is called before
/// the first one. Gives the code that came to be used.
QString installLanguage(const QString &code);

/// The comments of a policy text of ours (sample, template) in the language of the window; all else stays as it is.
[[nodiscard]] std::string inOwnLanguage(std::string_view text);

} // namespace gatepost::ui
