// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <expected>

/// Qt Linguist's .ts files, kept in step with the sources: what lupdate finds in the code, and the texts of
/// resources/templates and resources/sample, which lupdate does not read.
namespace gatepost::translations {

struct Entry {
    QString context; ///< "gatepost::ui::MainWindow", "lint", "sample"
    QString source;  ///< English
    QString comment; ///< tells equal sources apart; of core's counted phrases the English singular
    QString remark;  ///< the programmer's words to the translator
    bool counts = false;
    QStringList forms; ///< the translation: one, or one for each plural form
    bool finished = false;
    [[nodiscard]] QString key() const { return context + QChar(4) + source + QChar(4) + comment; }
};

struct Catalogue {
    QString language; ///< "de", "pt_BR"
    QList<Entry> entries;
};

/// How many plural forms Qt Linguist asks for in a language.
[[nodiscard]] int pluralForms(const QString &language);

[[nodiscard]] std::expected<Catalogue, QString> read(const QString &file);
[[nodiscard]] std::expected<void, QString> write(const Catalogue &catalogue, const QString &file);

/// Everything that is to be translated, from a checkout's folder. Runs Qt's lupdate.
[[nodiscard]] std::expected<Catalogue, QString> extract(const QString &folder);

/// The template's entries with the translations that `old` has for them; what is new is unfinished, what is no longer in
/// the template is dropped. English keeps counting entries alone, and core's are filled in.
[[nodiscard]] Catalogue merged(const Catalogue &whole, const Catalogue &old);

/// What is wrong with a translation, one line each: missing and unfinished entries, entries that the sources do not have,
/// places (%1, %n), tags, key marks (&) or blanks at the ends that were lost.
[[nodiscard]] QStringList faults(const Catalogue &whole, const Catalogue &translation);

} // namespace gatepost::translations
