// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations/catalogue.h"

#include "core/text/commentparagraphs.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>

namespace gatepost::translations {

namespace {

/// lupdate loses the namespace of some classes; the program looks their strings up with it.
QString wholeContext(const QString &context) {
    const bool isClass =
        !context.contains(QLatin1String("::")) && !context.isEmpty() && context.front().isUpper();
    return isClass ? QStringLiteral("gatepost::ui::") + context : context;
}

std::expected<QByteArray, QString> bytesOf(const QString &file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return std::unexpected(file + QStringLiteral(": ") + in.errorString());
    return in.readAll();
}

Entry readMessage(QXmlStreamReader &xml, const QString &context) {
    Entry entry;
    entry.context = wholeContext(context);
    entry.counts = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            entry.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            entry.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("extracomment")) {
            entry.remark = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            entry.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!entry.counts) {
                entry.forms << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                entry.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

/// The texts that stand in resources.
std::expected<void, QString> addResources(const QString &folder, Catalogue &into) {
    const auto add = [&](const QString &context, const QString &source, const QString &remark) {
        Entry entry;
        entry.context = context;
        entry.source = source;
        entry.remark = remark;
        into.entries << entry;
    };
    const auto index = bytesOf(folder + QStringLiteral("/resources/templates/templates.json"));
    if (!index)
        return std::unexpected(index.error());
    for (const QJsonValue &one : QJsonDocument::fromJson(*index).array())
        for (const QString &field : {QStringLiteral("title"), QStringLiteral("description")})
            add(QStringLiteral("templates"), one[field].toString(), {});
    for (const QString &part : {QStringLiteral("sample"), QStringLiteral("templates")}) {
        const QDir dir(folder + QStringLiteral("/resources/") + part);
        for (const QString &name : dir.entryList({QStringLiteral("*.txt"), QStringLiteral("*.kno")},
                                                 QDir::Files, QDir::Name)) {
            const auto text = bytesOf(dir.filePath(name));
            if (!text)
                return std::unexpected(text.error());
            for (const std::string &paragraph : commentParagraphs(text->toStdString()))
                add(QStringLiteral("sample"), QString::fromStdString(paragraph),
                    QStringLiteral("A comment in %1/%2").arg(part, name));
        }
    }
    return {};
}

void sortAndUnite(Catalogue &catalogue) {
    QSet<QString> seen;
    catalogue.entries.removeIf([&](const Entry &entry) {
        const bool again = seen.contains(entry.key());
        seen.insert(entry.key());
        return again || entry.source.isEmpty();
    });
    std::ranges::stable_sort(catalogue.entries, {}, &Entry::context);
}

QString singular(const Entry &entry) {
    return entry.comment.contains(QLatin1String("%n")) ||
                   (entry.counts && !entry.context.startsWith(QLatin1String("gatepost::ui")))
               ? entry.comment
               : QString();
}

/// What a translation has to keep, sorted: %1, %n, tags.
QStringList kept(const QString &text) {
    static const QRegularExpression places(
        QStringLiteral("%L?(?:n|[1-9])|</?[a-z][a-z0-9]*[^>]*>|\\{[a-z]+\\}"));
    QStringList found;
    for (auto it = places.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    found.sort();
    return found;
}

bool marksKey(const QString &text) {
    static const QRegularExpression mark(QStringLiteral("&(?![&\\s])(?!(?:amp|lt|gt|quot|nbsp);)"));
    return text.contains(mark);
}

/// True for languages with a joined script. An underline below a character would split the word there.
bool joinsLetters(const QString &language) {
    return language == QLatin1String("ar");
}

/// Compares the key marks (&) of source and translation. In a joined script a mark is allowed before an ASCII character only,
/// as in "(&R)", and it may be missing.
bool marksAsWanted(const Entry &entry, const QString &form, const QString &language) {
    if (!joinsLetters(language))
        return marksKey(entry.source) == marksKey(form);
    static const QRegularExpression besideLatin(QStringLiteral("&(?=[A-Za-z0-9])"));
    return !marksKey(QString(form).remove(besideLatin));
}

void compareForm(const Entry &entry, const QString &form, const QString &language,
                 bool countMayFall, QStringList &out) {
    const auto wrong = [&](const QString &what) {
        out << QStringLiteral("%1: “%2” → “%3”: %4").arg(entry.context, entry.source, form, what);
    };
    QStringList wanted = kept(entry.source);
    QStringList has = kept(form);
    for (const QString &number : {QStringLiteral("%n"), QStringLiteral("%Ln")})
        if (countMayFall && !has.contains(number)) // "one rule" may do without the number
            wanted.removeAll(number);
    if (wanted != has)
        wrong(QStringLiteral("has %1 instead of %2").arg(has.join(u' '), wanted.join(u' ')));
    if (form.trimmed().isEmpty())
        wrong(QStringLiteral("is empty"));
    if (entry.source.startsWith(u' ') != form.startsWith(u' ') ||
        entry.source.endsWith(u' ') != form.endsWith(u' '))
        wrong(QStringLiteral("begins or ends with another blank"));
    if (!marksAsWanted(entry, form, language) &&
        entry.context.startsWith(QLatin1String("gatepost::ui")))
        wrong(QStringLiteral("lost or won a key mark (&)"));
    if (entry.source.endsWith(QStringLiteral("…")) != form.endsWith(QStringLiteral("…")))
        wrong(QStringLiteral("lost or won an ellipsis"));
    if (entry.source.count(u'\n') != form.count(u'\n'))
        wrong(QStringLiteral("has other line breaks"));
}

} // namespace

int pluralForms(const QString &language) {
    static const QHash<QString, int> forms = {
        {QStringLiteral("ja"), 1},
        {QStringLiteral("zh_CN"), 1},
        {QStringLiteral("pl"), 3},
        {QStringLiteral("ar"), 6},
    };
    return forms.value(language, 2);
}

std::expected<Catalogue, QString> read(const QString &file) {
    const auto bytes = bytesOf(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    Catalogue catalogue;
    QXmlStreamReader xml(*bytes);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("TS"))
            catalogue.language = xml.attributes().value(QLatin1String("language")).toString();
        else if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            catalogue.entries << readMessage(xml, context);
    }
    if (xml.hasError())
        return std::unexpected(
            QStringLiteral("%1:%2: %3").arg(file).arg(xml.lineNumber()).arg(xml.errorString()));
    return catalogue;
}

std::expected<void, QString> write(const Catalogue &catalogue, const QString &file) {
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    xml.writeStartElement(QStringLiteral("TS"));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    xml.writeAttribute(QStringLiteral("language"), catalogue.language);
    xml.writeAttribute(QStringLiteral("sourcelanguage"), QStringLiteral("en"));
    QString context;
    bool open = false;
    for (const Entry &entry : catalogue.entries) {
        if (!open || entry.context != context) {
            if (open)
                xml.writeEndElement();
            open = true;
            context = entry.context;
            xml.writeStartElement(QStringLiteral("context"));
            xml.writeTextElement(QStringLiteral("name"), context);
        }
        xml.writeStartElement(QStringLiteral("message"));
        if (entry.counts)
            xml.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
        xml.writeTextElement(QStringLiteral("source"), entry.source);
        if (!entry.comment.isEmpty())
            xml.writeTextElement(QStringLiteral("comment"), entry.comment);
        if (!entry.remark.isEmpty())
            xml.writeTextElement(QStringLiteral("extracomment"), entry.remark);
        xml.writeStartElement(QStringLiteral("translation"));
        if (!entry.finished)
            xml.writeAttribute(QStringLiteral("type"), QStringLiteral("unfinished"));
        if (entry.counts) {
            for (int i = 0; i < pluralForms(catalogue.language); ++i)
                xml.writeTextElement(QStringLiteral("numerusform"), entry.forms.value(i));
        } else {
            xml.writeCharacters(entry.forms.value(0));
        }
        xml.writeEndElement();
        xml.writeEndElement();
    }
    if (open)
        xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        return std::unexpected(file + QStringLiteral(": ") + out.errorString());
    return {};
}

std::expected<Catalogue, QString> extract(const QString &folder) {
    const QTemporaryDir made;
    const QString file = made.filePath(QStringLiteral("found.ts"));
    QProcess lupdate;
    lupdate.setWorkingDirectory(folder);
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(
        QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate"),
        {QStringLiteral("-silent"), QStringLiteral("-I"), QStringLiteral("."),
         QStringLiteral("-tr-function-alias"), QStringLiteral("QT_TRANSLATE_NOOP+=GATEPOST_TEXT"),
         QStringLiteral("-tr-function-alias"),
         QStringLiteral("QT_TRANSLATE_N_NOOP3+=GATEPOST_COUNTED"), QStringLiteral("-locations"),
         QStringLiteral("none"), QStringLiteral("core"), QStringLiteral("ui"),
         QStringLiteral("app/gui"), QStringLiteral("-target-language"), QStringLiteral("en"),
         QStringLiteral("-ts"), file});
    if (!lupdate.waitForFinished(120'000) || lupdate.exitCode() != 0)
        return std::unexpected(
            QStringLiteral("lupdate failed: %1 %2")
                .arg(lupdate.errorString(), QString::fromUtf8(lupdate.readAll()).left(2000)));
    auto found = read(file);
    if (!found)
        return found;
    for (Entry &entry : found->entries) {
        entry.forms.clear();
        entry.finished = false;
    }
    if (auto added = addResources(folder, *found); !added)
        return std::unexpected(added.error());
    sortAndUnite(*found);
    return found;
}

Catalogue merged(const Catalogue &whole, const Catalogue &old) {
    QHash<QString, const Entry *> known;
    for (const Entry &entry : old.entries)
        known.insert(entry.key(), &entry);
    Catalogue out{old.language, {}};
    const bool english = old.language == QLatin1String("en");
    for (Entry entry : whole.entries) {
        if (english && !entry.counts)
            continue;
        if (const Entry *had = known.value(entry.key()); had && had->counts == entry.counts) {
            entry.forms = had->forms;
            entry.finished = had->finished;
        }
        if (english && !singular(entry).isEmpty()) {
            entry.forms = {singular(entry), entry.source};
            entry.finished = true;
        }
        out.entries << entry;
    }
    return out;
}

QStringList faults(const Catalogue &whole, const Catalogue &translation) {
    QStringList out;
    QSet<QString> known;
    QHash<QString, const Entry *> has;
    for (const Entry &entry : translation.entries)
        has.insert(entry.key(), &entry);
    for (const Entry &wanted : whole.entries) {
        known.insert(wanted.key());
        if (translation.language == QLatin1String("en") && !wanted.counts)
            continue;
        const Entry *entry = has.value(wanted.key());
        if (entry == nullptr || !entry->finished) {
            out << QStringLiteral("%1: “%2” is %3")
                       .arg(wanted.context, wanted.source,
                            entry == nullptr ? QStringLiteral("missing")
                                             : QStringLiteral("unfinished"));
            continue;
        }
        const int forms = wanted.counts ? pluralForms(translation.language) : 1;
        if (entry->forms.size() != forms) {
            out << QStringLiteral("%1: “%2” has %3 forms instead of %4")
                       .arg(wanted.context, wanted.source)
                       .arg(entry->forms.size())
                       .arg(forms);
            continue;
        }
        for (int i = 0; i < forms; ++i)
            compareForm(wanted, entry->forms[i], translation.language, wanted.counts, out);
    }
    for (const Entry &entry : translation.entries)
        if (!known.contains(entry.key()))
            out << QStringLiteral("%1: “%2” is not in the program")
                       .arg(entry.context, entry.source);
    return out;
}

} // namespace gatepost::translations
