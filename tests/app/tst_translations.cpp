// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// translations/*.ts say everything that the program says, and lose nothing of it.

#include "app/translations/catalogue.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost::translations;
using namespace Qt::StringLiterals;

class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void everyStringIsTranslated_data();
    void everyStringIsTranslated();
    void faultsAreFound_data();
    void faultsAreFound();
    void joinedLettersHaveNoMark();
    void writtenIsRead();
    void mergingKeepsWhatIsStillSaid();

private:
    static const Catalogue &whole();
};

/// Once for all rows: lupdate takes seconds.
const Catalogue &TestTranslations::whole() {
    static const Catalogue found = [] {
        auto made = extract(QStringLiteral(GATEPOST_SOURCE_DIR));
        if (!made)
            qFatal("%s", qPrintable(made.error()));
        return *made;
    }();
    return found;
}

void TestTranslations::everyStringIsTranslated_data() {
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(GATEPOST_SOURCE_DIR "/translations"));
    const QStringList names = folder.entryList({u"gatepost_*.ts"_s}, QDir::Files);
    QCOMPARE(names.size(), 10);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestTranslations::everyStringIsTranslated() {
    QFETCH(QString, file);
    const auto translation = read(file);
    QVERIFY2(translation, translation ? "" : qPrintable(translation.error()));
    QVERIFY(whole().entries.size() > 1000);
    const QStringList wrong = faults(whole(), *translation);
    for (const QString &one : wrong.first(std::min<qsizetype>(wrong.size(), 40)))
        qInfo("%s", qPrintable(one));
    if (!wrong.isEmpty())
        qInfo("New strings get into translations/ by: ./dev translate");
    QCOMPARE(wrong.size(), 0);
}

void TestTranslations::faultsAreFound_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("forms");
    QTest::addColumn<bool>("counts");
    QTest::addColumn<QString>("expected"); // how the fault ends; empty: none
    const auto row = [](const char *source, const QStringList &forms, bool counts,
                        const char *expected) {
        QTest::newRow(source) << QString(source) << forms << counts << QString(expected);
    };
    row("Line %1: %2", {u"%2 (Zeile %1)"_s}, false, "");
    row("Line %1:", {u"Zeile:"_s}, false, "has  instead of %1");
    row("<b>%1</b> is new", {u"%1 ist neu"_s}, false, "has %1 instead of %1 </b> <b>");
    row("&Open…", {u"Ö&ffnen…"_s}, false, "");
    row("&Close", {u"Schließen"_s}, false, "lost or won a key mark (&)");
    row("Save", {u"&Sichern"_s}, false, "lost or won a key mark (&)");
    row("Open…", {u"Öffnen"_s}, false, "lost or won an ellipsis");
    row("Empty", {u" "_s}, false, "is empty|begins or ends with another blank");
    row("One\ntwo", {u"Eins zwei"_s}, false, "has other line breaks");
    row("%n rules", {u"eine Regel"_s, u"%n Regeln"_s}, true, "");
    row("%n lines", {u"%n Zeilen"_s}, true, "has 1 forms instead of 2");
    row("%Ln paths of %1", {u"%Ln Pfad"_s, u"%Ln Pfade von %1"_s}, true,
        "has %Ln instead of %1 %Ln");
}

void TestTranslations::faultsAreFound() {
    QFETCH(QString, source);
    QFETCH(QStringList, forms);
    QFETCH(bool, counts);
    QFETCH(QString, expected);
    Entry entry{u"gatepost::ui::Some"_s, source, {}, {}, counts, forms, true};
    const Catalogue all{u"en"_s, {entry}};
    Catalogue german{u"de"_s, {entry}};
    QStringList ends;
    for (const QString &one : faults(all, german))
        ends << (one.contains(u"”: "_s) ? one.section(u"”: "_s, -1) : one.section(u"” "_s, -1));
    QCOMPARE(ends.join(u'|'), expected);

    german.entries[0].finished = false;
    QVERIFY(faults(all, german).value(0).endsWith(u"is unfinished"_s));
    QVERIFY(faults(all, {u"de"_s, {}}).value(0).endsWith(u"is missing"_s));
    QVERIFY(faults({u"en"_s, {}}, german).value(0).endsWith(u"is not in the program"_s));
}

/// Arabic letters are joined: a menu's word has no key mark within it, a Latin letter beside it may have one.
void TestTranslations::joinedLettersHaveNoMark() {
    const auto of = [](const QString &form) {
        Entry entry{u"gatepost::ui::Some"_s, u"&Close"_s, {}, {}, false, {form}, true};
        return faults({u"en"_s, {entry}}, {u"ar"_s, {entry}}).size();
    };
    QCOMPARE(of(u"إغلاق"_s), 0);
    QCOMPARE(of(u"إغلاق (&C)"_s), 0);
    QCOMPARE(of(u"إ&غلاق"_s), 1);
}

void TestTranslations::writtenIsRead() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"gatepost_pl.ts"_s);
    const Catalogue some{
        u"pl"_s,
        {{u"a"_s, u"One <b>&</b>"_s, u"why"_s, u"remark"_s, false, {u"Jeden <b>&</b>\nx"_s}, true},
         {u"a"_s, u"%n rules"_s, {}, {}, true, {u"1"_s, u"2"_s, u"5"_s}, true},
         {u"b"_s, u"Two"_s, {}, {}, false, {}, false}}};
    QVERIFY(write(some, file));
    const auto again = read(file);
    QVERIFY(again);
    QCOMPARE(again->language, some.language);
    QCOMPARE(again->entries.size(), some.entries.size());
    for (qsizetype i = 0; i < some.entries.size(); ++i) {
        QCOMPARE(again->entries[i].key(), some.entries[i].key());
        QCOMPARE(again->entries[i].remark, some.entries[i].remark);
        QCOMPARE(again->entries[i].finished, some.entries[i].finished);
        QCOMPARE(again->entries[i].forms.join(u'|'), some.entries[i].forms.join(u'|'));
    }
    QVERIFY(!read(folder.filePath(u"none.ts"_s)));
}

void TestTranslations::mergingKeepsWhatIsStillSaid() {
    const Entry kept{u"lint"_s, u"Kept"_s, {}, {}, false, {}, false};
    const Entry fresh{u"lint"_s, u"Fresh"_s, {}, {}, false, {}, false};
    const Entry counted{u"lint"_s, u"%n rules"_s, u"%n rule"_s, {}, true, {}, false};
    Entry translated = kept;
    translated.forms = QStringList{u"Behalten"_s};
    translated.finished = true;
    Entry gone = translated;
    gone.source = u"Gone"_s;
    const Catalogue merge =
        merged({u"en"_s, {kept, fresh, counted}}, {u"de"_s, {gone, translated}});
    QCOMPARE(merge.entries.size(), 3);
    QCOMPARE(merge.entries[0].forms.value(0), u"Behalten"_s);
    QVERIFY(merge.entries[0].finished);
    QVERIFY(!merge.entries[1].finished);
    const Catalogue english = merged({u"en"_s, {kept, counted}}, {u"en"_s, {}});
    QCOMPARE(english.entries.size(), 1);
    QCOMPARE(english.entries[0].forms.join(u'|'), u"%n rule|%n rules"_s);
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
