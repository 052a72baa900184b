// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/text.h"
#include "ui/bridge/unturned.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace gatepost::ui {

namespace {

QString lookUp(const Phrase &phrase, std::size_t count) {
    if (phrase.one == nullptr)
        return QCoreApplication::translate(phrase.context, phrase.text);
    // The English forms come from the phrase itself where no translation is installed.
    const auto number =
        static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
    QString found = QCoreApplication::translate(phrase.context, phrase.text, phrase.one, number);
    if (count == 1 &&
        found == text(phrase.text).replace(QStringLiteral("%n"), QString::number(count)))
        found = text(phrase.one).replace(QStringLiteral("%n"), QString::number(count));
    return found;
}

/// The isolate that opens a verbatim part: from left to right, as paths and names are written. A part whose first
/// character is of a right-to-left script is a time in the window's own words, or a name in that script.
QChar isolateFor(const QString &verbatim) {
    const QChar::Direction first = verbatim.front().direction();
    return QChar(first == QChar::DirR || first == QChar::DirAL ? 0x2067 : 0x2066);
}

/// A verbatim part is a stranger's text; the isolates around it are ours.
QString said(const Message &message, bool isUnturned) {
    if (!message.isPhrase()) {
        QString verbatim = text(message.verbatim());
        if (isUnturned)
            verbatim = unturned(std::move(verbatim));
        if (!verbatim.isEmpty() && QGuiApplication::isRightToLeft())
            verbatim = isolateFor(verbatim) + verbatim + QChar(0x2069);
        return verbatim;
    }
    const QString pattern = lookUp(message.phrase(), message.count());
    QString out;
    qsizetype plain = 0;
    for (qsizetype at = pattern.indexOf(u'%'); at >= 0 && at + 1 < pattern.size();
         at = pattern.indexOf(u'%', at)) {
        const int index = pattern[at + 1].unicode() - u'1';
        if (index < 0 || index >= std::ssize(message.arguments()) || index > 8) {
            ++at;
            continue;
        }
        out += QStringView(pattern).mid(plain, at - plain);
        out += said(message.arguments()[static_cast<std::size_t>(index)], isUnturned);
        at += 2;
        plain = at;
    }
    out += QStringView(pattern).mid(plain);
    return out;
}

} // namespace

QString text(const Phrase &phrase) {
    return phrase.empty() ? QString() : lookUp(phrase, 0);
}

QString detail::textOf(const Message &message) {
    return said(message, false);
}

QString unturned(const Message &message) {
    return said(message, true);
}

} // namespace gatepost::ui
