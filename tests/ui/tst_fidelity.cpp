// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes that are not edited stay the same. Generated files (GATEPOST_FILES, 20,000 by default) and real ones
// (GATEPOST_CORPUS: a folder) are opened and saved; random edits of bytes that no form would make (3,000 sequences), typing,
// reloads, undo and redo go back to the first bytes and forth to the last. tst_sequences does the same by the forms.

#include "tests/support/memoryfiles.h"
#include "ui/document/document.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

const std::vector<std::string> kBits = {
    "User-agent: *",
    "Disallow: /",
    "Allow: /x",
    "#",
    " ",
    "\t",
    "a",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    "\xEF\xBB\xBF",
    "\xFF",
    "\xC3",
    "\xA9",
    "\xE2\x80",
    "\xE2\x80\xA8",
    "\xE2\x80\xA9",
    "\xC2\xA0",
    "\xC2\x85",
    "\v",
    "\f",
    std::string(1, '\0'),
    "\xF0\x9F\x98\x80",
    "\xED\xA0\x80",
    "\xEF\xBF\xBC",
    "\xEF\xB7\x90",
    "train: no",
    "[agent: x]",
    "🤖",
    "é",
};

std::string someBytes(QRandomGenerator &random, int most) {
    std::string bytes;
    for (int i = random.bounded(most + 1); i > 0; --i)
        bytes += random.bounded(8) == 0 ? std::string(1, static_cast<char>(random.bounded(256)))
                                        : kBits[random.bounded(quint32(kBits.size()))];
    return bytes;
}

int count(const char *name, int usual) {
    bool given = false;
    const int value = qEnvironmentVariableIntValue(name, &given);
    return given ? value : usual;
}

QByteArray hex(const std::string &bytes) {
    return QByteArray::fromStdString(bytes).toPercentEncoding(" :/\n");
}

} // namespace

class TestFidelity : public QObject {
    Q_OBJECT
private slots:
    void generatedFiles();
    void realFiles();
    void sequences();
};

void TestFidelity::generatedFiles() {
    const int files = count("GATEPOST_FILES", 20'000);
    QRandomGenerator random(42);
    MemoryFiles memory;
    const QString path = MemoryFiles::path("robots.txt");
    Document document(DialectId::Robots);
    document.setFileSystem(memory);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < files; ++i) {
        const std::string bytes = someBytes(random, 30);
        memory.files[path.toStdString()] = bytes;
        document.setLoaded(path, bytes);
        QVERIFY(!document.isModified());
        const auto saved = document.save(path);
        QVERIFY2(saved.has_value(), hex(bytes));
        QVERIFY2(memory.files[path.toStdString()] == bytes, hex(bytes));
        QVERIFY2(document.mirrorIsTrue(), hex(bytes));
    }
    qInfo("%d generated files in %lld ms", files, static_cast<long long>(clock.elapsed()));
}

void TestFidelity::realFiles() {
    const QString corpus = qEnvironmentVariable("GATEPOST_CORPUS");
    if (corpus.isEmpty())
        QSKIP("GATEPOST_CORPUS names no folder");
    QTemporaryDir dir;
    int files = 0;
    for (const QFileInfo &info : QDir(corpus).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QString copy = dir.filePath(info.fileName());
        QVERIFY(file.copy(copy));
        Document document(DialectId::Robots);
        const auto loaded = Document::readFile(copy);
        QVERIFY2(loaded.has_value(), qPrintable(info.filePath()));
        document.setLoaded(copy, *loaded);
        QVERIFY2(document.save(copy).has_value(), qPrintable(info.filePath()));
        QFile back(copy);
        QVERIFY(back.open(QIODevice::ReadOnly));
        QVERIFY2(back.readAll() == bytes, qPrintable(info.filePath()));
        ++files;
    }
    qInfo("%d real files", files);
    QVERIFY(files > 0);
}

void TestFidelity::sequences() {
    const int sequences = 3'000;
    QElapsedTimer clock;
    clock.start();
    for (int seed = 1; seed <= sequences; ++seed) {
        QRandomGenerator random(static_cast<quint32>(seed));
        MemoryFiles memory;
        const QString path = MemoryFiles::path("robots.txt");
        const std::string first = someBytes(random, 25);
        memory.files[path.toStdString()] = first;
        Document document(DialectId::Robots);
        document.setFileSystem(memory);
        document.setLoaded(path, first);
        for (int step = random.bounded(5, 30); step > 0; --step) {
            const auto size = static_cast<quint32>(document.bytes().size());
            switch (random.bounded(10)) {
            case 0: document.undo(); break;
            case 1: document.redo(); break;
            case 2: // someone else wrote the file
                memory.files[path.toStdString()] = random.bounded(2)
                                                       ? someBytes(random, 25)
                                                       : std::string(document.bytes()) + "#\n";
                QVERIFY(document.reload().has_value());
                QVERIFY(!document.isModified());
                break;
            case 3: QVERIFY(document.save(path, {.overwrite = true}).has_value()); break;
            case 4:   // a field while it is typed in
            case 5: { // a fix: several places at once
                TextEdit edit;
                quint32 at = 0;
                for (int n = random.bounded(1, 4); n > 0 && at <= size; --n) {
                    const quint32 begin = at + random.bounded(size - at + 1);
                    const quint32 end = begin + random.bounded(std::min(size - begin, 8U) + 1);
                    edit.add({{begin, end}, someBytes(random, 2)});
                    at = end + 1;
                }
                QVERIFY(document.apply(edit, {"Edit", random.bounded(2) ? "field" : ""}));
                break;
            }
            default: { // typed, deleted, pasted over a selection
                QTextCursor cursor(document.mirror());
                const int length = document.mirror()->characterCount();
                cursor.setPosition(random.bounded(length));
                switch (random.bounded(4)) {
                case 0: cursor.deletePreviousChar(); break;
                case 1: cursor.deleteChar(); break;
                case 2:
                    cursor.setPosition(std::min(cursor.position() + random.bounded(9), length - 1),
                                       QTextCursor::KeepAnchor);
                    cursor.insertText(QString::fromStdString(someBytes(random, 3)));
                    break;
                default: cursor.insertText(random.bounded(5) == 0 ? "\n" : "x");
                }
            }
            }
            QVERIFY2(document.mirrorIsTrue(), QByteArray::number(seed));
        }
        while (document.canRedo())
            document.redo();
        const std::string last(document.bytes());
        while (document.canUndo())
            document.undo();
        QVERIFY2(document.bytes() == first, QByteArray::number(seed));
        QVERIFY2(document.mirrorIsTrue(), QByteArray::number(seed));
        while (document.canRedo())
            document.redo();
        QVERIFY2(document.bytes() == last, QByteArray::number(seed));
        QVERIFY2(document.mirrorIsTrue(), QByteArray::number(seed));
    }
    qInfo("%d sequences in %lld ms", sequences, static_cast<long long>(clock.elapsed()));
}

QTEST_MAIN(TestFidelity)
#include "tst_fidelity.moc"
