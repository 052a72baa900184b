// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The open document: the mirror shows exactly the bytes, whoever edits; bytes outside an edit never change; undo
// gives back the very bytes.

#include "ui/bridge/text.h"
#include "ui/document/document.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

QByteArray bytesOf(const Document &document) {
    return {document.bytes().data(), static_cast<qsizetype>(document.bytes().size())};
}

/// A view on the document without anything of the editor's own.
struct View : QPlainTextEdit {
    explicit View(Document &document) {
        setDocument(document.mirror());
        setLineWrapMode(NoWrap);
        show();
    }
    void caretTo(int block, int column) {
        QTextCursor cursor(document()->findBlockByNumber(block));
        cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, column);
        setTextCursor(cursor);
    }
};

/// "\xNN" for bytes that are not printable ASCII: readable failures.
QByteArray shown(const QByteArray &bytes) {
    QByteArray out;
    for (const char c : bytes)
        out += c >= ' ' && c < 127 ? QByteArray(1, c) : "\\x" + QByteArray(1, c).toHex();
    return out;
}

#define COMPARE_BYTES(actual, expected) QCOMPARE(shown(actual), shown(expected))

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private slots:
    void shownAndBack_data();
    void shownAndBack();
    void positions_data();
    void positions();
    void typing_data();
    void typing();
    void editsKeepTheCaret();
    void typingCoalesces();
    void aPauseEndsAStep();
    void fieldEditsMerge();
    void undoGivesBackTheBytes();
    void inputMethod();
    void pasteAndSetPlainText();
    void readOnly();
    void linesOrYaml_data();
    void linesOrYaml();
    void savesWholeOrNotAtAll();
    void refusesWhatIsNoFile();
    void refusesWhatCouldNotBeOpenedAgain();
    void reloadIsOneStep();
    void aFileThatIsGoneIsUnsaved();
    void whatAnotherProgramWroteIsNotOverwritten();
    void theSavedStateIsFoundInATrimmedHistory();
    void anotherEditInPlaceOfTheSavedOneIsUnsaved();
    void randomEdits_data();
    void randomEdits();
    void realFiles();
};

void TestDocument::shownAndBack_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("blocks");
    const auto row = [](const char *name, const QByteArray &bytes, int blocks) {
        QTest::newRow(name) << bytes << blocks;
    };
    row("empty", "", 1);
    row("no end", "a", 1);
    row("lf", "a\nb\n", 3);
    row("crlf", "a\r\nb\r\n", 3);
    row("cr", "a\rb\r", 3);
    row("mixed", "a\rb\r\nc\n\r\n\r\r\n", 7);
    row("bom", "\xEF\xBB\xBFUser-agent: *\n", 2);
    row("bom alone", "\xEF\xBB\xBF", 1);
    row("two boms", "\xEF\xBB\xBF\xEF\xBB\xBFx", 1);
    row("nul", QByteArray("a\0b\n\0", 5), 2);
    row("line separator", "a\xE2\x80\xA8z\n", 2);
    row("paragraph separator", "a\xE2\x80\xA9z\n", 2);
    row("FDD0 FDD1", "\xEF\xB7\x90\xEF\xB7\x91\n", 2);
    row("nbsp nel vt ff", "\xC2\xA0\xC2\x85\v\f\n", 2);
    row("object replacement", "\xEF\xBF\xBC\n", 2);
    row("astral", "\xF0\x9F\x98\x80x\n", 2);
    row("latin1", "caf\xE9 \xFF\xFE\n", 2);
    row("cut sequence", "\xE2\x80", 1);
    row("surrogate in utf-8", "\xED\xA0\x80\xED\xB0\x80\n", 2);
    row("private use", "\xEF\x9C\x80\xEF\x9F\xBF\n", 2);
}

void TestDocument::shownAndBack() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, blocks);
    Document document(DialectId::Robots, bytes.toStdString());
    COMPARE_BYTES(bytesOf(document), bytes);
    QVERIFY(document.mirrorIsTrue());
    QCOMPARE(document.mirror()->blockCount(), blocks);
    QByteArray back;
    for (int line = 0; line < blocks; ++line) {
        const QString text = document.mirror()->findBlockByNumber(line).text();
        const auto at = static_cast<std::size_t>(line);
        if (line == 0)
            back += bytes.first(bomLength(document.bytes()));
        back += QByteArray::fromStdString(toBytes(text));
        back += QByteArray::fromStdString(std::string(lineEndBytes(document.lines().lineEnd(at))));
    }
    COMPARE_BYTES(back, bytes);
    // A view that shows it, selects all and types at the end changes nothing in front.
    View view(document);
    view.moveCursor(QTextCursor::End);
    QTest::keyClicks(&view, "x");
    COMPARE_BYTES(bytesOf(document), bytes + "x");
    QVERIFY(document.mirrorIsTrue());
    document.undo();
    COMPARE_BYTES(bytesOf(document), bytes);
    QVERIFY(document.mirrorIsTrue());
}

void TestDocument::positions_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("block");
    QTest::addColumn<int>("column");
    const auto row = [](const QByteArray &bytes, int offset, int block, int column) {
        QTest::addRow("%s@%d", shown(bytes).constData(), offset)
            << bytes << offset << block << column;
    };
    row("ab\ncd", 0, 0, 0);
    row("ab\ncd", 3, 1, 0);
    row("ab\r\ncd", 4, 1, 0);
    row("ab\r\ncd", 6, 1, 2);
    row("\xEF\xBB\xBFx", 3, 0, 0);
    row("\xEF\xBB\xBFx", 4, 0, 1);
    row("\xC3\xA9x", 2, 0, 1);
    row("\xF0\x9F\x98\x80x", 4, 0, 2);
    row("\xFFx", 1, 0, 1);
}

void TestDocument::positions() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, offset);
    QFETCH(int, block);
    QFETCH(int, column);
    Document document(DialectId::Robots, bytes.toStdString());
    const int position = document.mirror()->findBlockByNumber(block).position() + column;
    QCOMPARE(document.positionOf(static_cast<std::uint32_t>(offset)), position);
    QCOMPARE(static_cast<int>(document.offsetOf(position)), offset);
}

void TestDocument::typing_data() {
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<int>("block");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("keys"); // \n Enter, \b Backspace, \x7f Delete
    QTest::addColumn<QByteArray>("becomes");
    const auto row = [](const char *name, const QByteArray &given, int block, int column,
                        const char *keys, const QByteArray &becomes) {
        QTest::newRow(name) << given << block << column << QString::fromUtf8(keys) << becomes;
    };
    row("a letter", "a\nb\n", 1, 1, "x", "a\nbx\n");
    row("new line takes LF", "a\nb\r\n", 0, 1, "\nx", "a\nx\nb\r\n");
    row("new line takes CRLF", "a\nb\r\n", 1, 1, "\nx", "a\nb\r\nx\r\n");
    row("new line takes CR", "a\rb", 0, 1, "\nx", "a\rx\rb");
    row("last line takes the one before", "a\r\nb", 1, 1, "\nx", "a\r\nb\r\nx");
    row("a single line takes LF", "a", 0, 1, "\n", "a\n");
    row("joining removes the whole CRLF", "a\r\nb\n", 1, 0, "\b", "ab\n");
    row("delete joins", "a\r\nb\n", 0, 1, "\x7f", "ab\n");
    row("a letter between CR and LF goes", "a\rb\nc", 1, 1, "\b", "a\r\n\nc");
    row("enter after CR before a LF line", "a\rb\n", 1, 0, "\n", "a\r\n\nb\n");
    row("other lines keep their ends", "a\r\nb\rc\n", 1, 1, "x", "a\r\nbx\rc\n");
    row("invalid bytes stay", "\xFF\xFE\n", 0, 1, "x", "\xFFx\xFE\n");
    row("an invalid byte can go", "\xFF\xFE\n", 0, 1, "\b", "\xFE\n");
    row("bytes become a character", "\xC3x\xA9\n", 0, 2, "\b", "\xC3\xA9\n");
    row("the BOM stays",
        "\xEF\xBB\xBF"
        "a",
        0, 0, "x", "\xEF\xBB\xBFxa");
    row("NUL stays", QByteArray("a\0b", 3), 0, 3, "x", QByteArray("a\0bx", 4));
}

void TestDocument::typing() {
    QFETCH(QByteArray, given);
    QFETCH(int, block);
    QFETCH(int, column);
    QFETCH(QString, keys);
    QFETCH(QByteArray, becomes);
    Document document(DialectId::Robots, given.toStdString());
    View view(document);
    view.caretTo(block, column);
    for (const QChar key : std::as_const(keys)) {
        if (key == '\n')
            QTest::keyClick(&view, Qt::Key_Return);
        else if (key == '\b')
            QTest::keyClick(&view, Qt::Key_Backspace);
        else if (key == QChar(0x7f))
            QTest::keyClick(&view, Qt::Key_Delete);
        else
            QTest::keyClick(&view, key.toLatin1());
        QVERIFY(document.mirrorIsTrue());
    }
    COMPARE_BYTES(bytesOf(document), becomes);
    while (document.canUndo())
        document.undo();
    COMPARE_BYTES(bytesOf(document), given);
    QVERIFY(document.mirrorIsTrue());
    while (document.canRedo())
        document.redo();
    COMPARE_BYTES(bytesOf(document), becomes);
    QVERIFY(document.mirrorIsTrue());
}

void TestDocument::editsKeepTheCaret() {
    Document document(DialectId::Robots, "User-agent: a\nDisallow: /x\nAllow: /y\n");
    View view(document);
    view.caretTo(2, 4);
    // Two replacements in one edit, before and after the caret.
    TextEdit edit;
    edit.add({{12, 13}, "longer"});
    edit.add({{34, 36}, "/z"});
    QVERIFY(document.apply(edit, {"Change"}));
    COMPARE_BYTES(bytesOf(document), "User-agent: longer\nDisallow: /x\nAllow: /z\n");
    QVERIFY(document.mirrorIsTrue());
    QCOMPARE(view.textCursor().blockNumber(), 2);
    QCOMPARE(view.textCursor().positionInBlock(), 4);
    QCOMPARE(document.undoText(), QStringLiteral("Change"));
    QVERIFY(!document.apply(TextEdit::replace({40, 99}, ""), {"Beyond the end"}));
}

void TestDocument::typingCoalesces() {
    Document document(DialectId::Robots, "\n");
    View view(document);
    QTest::keyClicks(&view, "hello");
    QCOMPARE(document.undoDepth(), 1);
    QTest::keyClicks(&view, " world"); // the blank joins the word before, the next word is a step
    QCOMPARE(document.undoDepth(), 2);
    QTest::keyClick(&view, Qt::Key_Backspace);
    QTest::keyClick(&view, Qt::Key_Backspace);
    QCOMPARE(document.undoDepth(), 3);
    COMPARE_BYTES(bytesOf(document), "hello wor\n");
    document.undo();
    COMPARE_BYTES(bytesOf(document), "hello world\n");
    document.undo();
    COMPARE_BYTES(bytesOf(document), "hello \n");
    document.undo();
    COMPARE_BYTES(bytesOf(document), "\n");
    document.redo();
    QTest::keyClicks(&view, "x");
    QVERIFY(!document.canRedo());
    document.undo();
    COMPARE_BYTES(bytesOf(document), "hello \n");
}

void TestDocument::aPauseEndsAStep() {
    Document document(DialectId::Robots, "\n");
    QTextCursor cursor(document.mirror());
    cursor.insertText("a");
    cursor.insertText("b");
    QCOMPARE(document.undoDepth(), 1);
    QTest::qWait(2100); // typing pauses after 2 s
    cursor.insertText("c");
    QCOMPARE(document.undoDepth(), 2);
    document.undo();
    COMPARE_BYTES(bytesOf(document), "ab\n");
}

void TestDocument::fieldEditsMerge() {
    Document document(DialectId::Robots, "Crawl-delay: 1\n");
    for (const char *value : {"12", "123"})
        QVERIFY(document.apply(
            TextEdit::replace({13, static_cast<std::uint32_t>(document.bytes().size() - 1)}, value),
            {"Set Crawl-delay", "delay"}));
    QCOMPARE(document.undoDepth(), 1);
    QVERIFY(document.apply(TextEdit::insert(0, "#\n"), {"Other", "other"}));
    QCOMPARE(document.undoDepth(), 2);
    document.undo();
    document.undo();
    COMPARE_BYTES(bytesOf(document), "Crawl-delay: 1\n");
    // Back to the start value within one step: the step goes, and the next begins anew.
    document.apply(TextEdit::replace({13, 14}, "2"), {"Set", "delay"});
    document.apply(TextEdit::replace({13, 14}, "1"), {"Set", "delay"});
    QVERIFY(!document.canUndo());
    document.apply(TextEdit::replace({13, 14}, "3"), {"Set", "delay"});
    document.breakUndo();
    document.apply(TextEdit::replace({13, 14}, "4"), {"Set", "delay"});
    QCOMPARE(document.undoDepth(), 2);
}

void TestDocument::undoGivesBackTheBytes() {
    Document document(DialectId::Robots);
    document.setLoaded({}, "a\r\nb\rc\xFF\n");
    QSignalSpy modified(&document, &Document::modifiedChanged);
    QVERIFY(!document.isModified());
    document.apply(TextEdit::replace({1, 4}, "\n\n"), {"Change"});
    QVERIFY(document.isModified());
    QVERIFY(document.mirrorIsTrue());
    document.undo();
    COMPARE_BYTES(bytesOf(document), "a\r\nb\rc\xFF\n");
    QVERIFY(!document.isModified());
    QCOMPARE(modified.count(), 2);
}

void TestDocument::inputMethod() {
    Document document(DialectId::Robots, "");
    View view(document);
    QInputMethodEvent preedit(QStringLiteral("ka"), {});
    QCoreApplication::sendEvent(&view, &preedit);
    COMPARE_BYTES(bytesOf(document), "");
    QVERIFY(!document.canUndo());
    QInputMethodEvent commit;
    commit.setCommitString(QString::fromUtf8("か"));
    QCoreApplication::sendEvent(&view, &commit);
    COMPARE_BYTES(bytesOf(document), "か");
    QVERIFY(document.mirrorIsTrue());
}

void TestDocument::pasteAndSetPlainText() {
    Document document(DialectId::Robots, "x\r\ny\r\n");
    View view(document);
    view.caretTo(1, 0);
    view.insertPlainText(QStringLiteral("a\nb\rc\r\nd"));
    COMPARE_BYTES(bytesOf(document), "x\r\na\r\nb\r\nc\r\ndy\r\n");
    QVERIFY(document.mirrorIsTrue());
    view.setPlainText(QStringLiteral("q\nr")); // nobody should, but the bytes follow all the same
    QVERIFY(document.mirrorIsTrue());
    COMPARE_BYTES(bytesOf(document), "q\r\nr");
    QTextCursor cursor(document.mirror());
    cursor.beginEditBlock();
    cursor.movePosition(QTextCursor::Start);
    cursor.insertText("1");
    cursor.movePosition(QTextCursor::End);
    cursor.insertText("2");
    cursor.endEditBlock();
    COMPARE_BYTES(bytesOf(document), "1q\r\nr2");
    view.insertPlainText(QString(QChar(QChar::ByteOrderMark)));
    QVERIFY(document.mirrorIsTrue());
    view.selectAll();
    QTest::keyClick(&view, Qt::Key_Delete);
    COMPARE_BYTES(bytesOf(document), "");
    view.insertPlainText(QString(QChar(QChar::ByteOrderMark)) + "x");
    QVERIFY(document.mirrorIsTrue());
}

void TestDocument::readOnly() {
    Document document(DialectId::Robots, "a\n");
    document.setReadOnly(true);
    View view(document);
    QTest::keyClicks(&view, "x");
    COMPARE_BYTES(bytesOf(document), "a\n");
    QVERIFY(document.mirrorIsTrue());
    QVERIFY(!document.apply(TextEdit::insert(0, "x"), {"x"}));
}

void TestDocument::linesOrYaml_data() {
    QTest::addColumn<DialectId>("dialect");
    for (const Dialect &dialect : dialects())
        QTest::newRow(std::string(dialect.name).c_str()) << dialect.id;
}

template <typename Read>
concept HasLines = requires(const Read &read) { read.lines(); };

/// What a snapshot is read as is one thing, which all its copies share; no text of YAML has lines of directives.
void TestDocument::linesOrYaml() {
    static_assert(HasLines<Tree> && !HasLines<YamlText>);
    QFETCH(DialectId, dialect);
    const bool isYaml = gatepost::dialect(dialect).syntax == Syntax::Yaml;
    Document document(dialect, "allow: /\n");
    const Snapshot before = document.snapshot();
    for (int step = 0; step < 3; ++step) {
        const Snapshot now = document.snapshot();
        QCOMPARE(now.tree() == nullptr, isYaml);
        QCOMPARE(now.yaml() != nullptr, isYaml);
        QCOMPARE(now.dialect().id, dialect);
        QCOMPARE(document.saved().yaml() != nullptr, isYaml);
        if (isYaml)
            QCOMPARE(&document.yaml().read(), &now.yaml()->read());
        else
            QCOMPARE(document.tree().lines().data(), now.tree()->lines().data());
        if (step == 0)
            QVERIFY(document.apply(TextEdit::insert(8, "x\n"), {"x"}));
        else if (step == 1)
            document.setLoaded({}, "title: T\n");
    }
    QVERIFY(before.text() == "allow: /\n");
    if (isYaml)
        QVERIFY(&before.yaml()->read() != &document.yaml().read());
}

void TestDocument::savesWholeOrNotAtAll() {
    QTemporaryDir dir;
    const QString path = dir.filePath("robots.txt");
    Document document(DialectId::Robots, std::string("\xEF\xBB\xBF"
                                                     "a\r\nb\rc\xFF\0d",
                                                     12));
    QVERIFY(document.isModified());
    QVERIFY(document.save(path).has_value());
    QVERIFY(!document.isModified());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    COMPARE_BYTES(file.readAll(), QByteArray("\xEF\xBB\xBF"
                                             "a\r\nb\rc\xFF\0d",
                                             12));
    file.close(); // Windows does not replace a file that is open
    QVERIFY(!document.differsOnDisk());
    const auto failed = document.save(dir.filePath("no such folder/robots.txt"));
    QVERIFY(!failed.has_value());
    QVERIFY(failed.error().sentence.english().contains("could not be written"));
    QCOMPARE(document.path(), QFileInfo(path).absoluteFilePath());
    // An untouched file, opened and saved, is the same.
    Document again(DialectId::Robots);
    again.setLoaded(path, *Document::readFile(path));
    QVERIFY(again.save(path).has_value());
    QCOMPARE(*Document::readFile(path), std::string(document.bytes()));
}

/// The next save would take what it can read of such a file for another program's.
void TestDocument::refusesWhatCouldNotBeOpenedAgain() {
    QTemporaryDir dir;
    const QString path = dir.filePath("robots.txt");
    Document document(DialectId::Robots);
    QVERIFY(document.apply(TextEdit::insert(0, "# old\n"), {"Edit"}));
    QVERIFY(document.save(path).has_value());
    QVERIFY(document.apply(TextEdit::insert(0, std::string(Document::kMaxBytes, '#')), {"Edit"}));
    for (const auto &saved : {document.save(path), document.save(path, {.overwrite = true}),
                              document.saveCopy(dir.filePath("copy"), {})}) {
        QVERIFY(!saved);
        QVERIFY(saved.error().trouble == SaveTrouble::Failed);
        QVERIFY2(saved.error().sentence.english().contains("could not be opened again"),
                 saved.error().sentence.english().c_str());
    }
    QVERIFY(!QFile::exists(dir.filePath("copy")));
    QCOMPARE(QFileInfo(path).size(), 6);
    QVERIFY(document.isModified());
}

void TestDocument::refusesWhatIsNoFile() {
    QTemporaryDir dir;
    QVERIFY(!Document::readFile(dir.path()).has_value());
    QVERIFY(!Document::readFile(dir.filePath("absent")).has_value());
    QVERIFY(!Document::readFile("/dev/zero").has_value());
    Document document(DialectId::Robots, "x");
    QVERIFY(!document.save("/dev/null").has_value());
    QVERIFY(!document.save(dir.path()).has_value());
    QFile large(dir.filePath("large"));
    QVERIFY(large.open(QIODevice::WriteOnly));
    QVERIFY(large.resize(Document::kMaxBytes + 1));
    large.close();
    QVERIFY(!Document::readFile(large.fileName()).has_value());
}

void TestDocument::reloadIsOneStep() {
    QTemporaryDir dir;
    const QString path = dir.filePath("robots.txt");
    Document document(DialectId::Robots, "a\nb\n");
    QVERIFY(document.save(path).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a\nc\n");
    file.close();
    QVERIFY(document.differsOnDisk());
    QVERIFY(document.reload().has_value());
    COMPARE_BYTES(bytesOf(document), "a\nc\n");
    QVERIFY(!document.isModified());
    QVERIFY(document.mirrorIsTrue());
    document.undo();
    COMPARE_BYTES(bytesOf(document), "a\nb\n");
    QVERIFY(document.isModified());
}

void TestDocument::aFileThatIsGoneIsUnsaved() {
    QTemporaryDir dir;
    const QString path = dir.filePath("robots.txt");
    Document document(DialectId::Robots);
    document.setLoaded(path, "User-agent: *\n");
    QVERIFY(!document.isModified());
    const QSignalSpy said(&document, &Document::modifiedChanged);
    document.setFileGone(true);
    QVERIFY(document.isModified());
    document.setFileGone(false); // it is there again
    QVERIFY(!document.isModified());
    document.setFileGone(true);
    QVERIFY(document.save(path).has_value());
    QVERIFY(!document.isModified());
    QCOMPARE(said.size(), 4);
}

void TestDocument::whatAnotherProgramWroteIsNotOverwritten() {
    QTemporaryDir dir;
    const QString path = dir.filePath("robots.txt");
    Document document(DialectId::Robots, "a\n");
    QVERIFY(document.save(path).has_value());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("theirs\n");
    file.close();
    QVERIFY(document.apply(TextEdit::insert(0, "b\n"), {"Edit"}));
    const auto saved = document.save(path);
    QVERIFY(!saved);
    QCOMPARE(int(saved.error().trouble), int(SaveTrouble::ChangedOnDisk));
    QVERIFY(document.isModified());
    SaveOptions anyway;
    anyway.overwrite = true;
    QVERIFY(document.save(path, anyway).has_value());
    QVERIFY(!document.isModified());
}

void TestDocument::theSavedStateIsFoundInATrimmedHistory() {
    QTemporaryDir dir;
    Document document(DialectId::Robots, "a\n");
    constexpr std::size_t kStep = 10'000;
    const auto edit = [&] {
        return document.apply(TextEdit::insert(0, std::string(kStep, 'x')), {"Edit"});
    };
    QVERIFY(edit() && edit());
    QVERIFY(document.save(dir.filePath("robots.txt")).has_value());
    QVERIFY(edit());
    document.setHistoryBytes(3 * kStep - kStep / 2); // the first goes
    QCOMPARE(document.undoDepth(), 2);
    QVERIFY(document.isModified());
    document.undo();
    QVERIFY(!document.isModified());
    document.undo();
    QVERIFY(document.isModified());
}

void TestDocument::anotherEditInPlaceOfTheSavedOneIsUnsaved() {
    QTemporaryDir dir;
    Document document(DialectId::Robots, "a\n");
    QVERIFY(document.apply(TextEdit::insert(0, "b\n"), {"Edit"}));
    QVERIFY(document.save(dir.filePath("robots.txt")).has_value());
    document.undo();
    QVERIFY(document.isModified());
    QVERIFY(document.apply(TextEdit::insert(0, "c\n"), {"Edit"}));
    QVERIFY(document.isModified()); // as many steps as when it was saved, but other ones
    document.undo();
    QVERIFY(document.isModified());
}

void TestDocument::randomEdits_data() {
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestDocument::randomEdits() {
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const QList<QByteArray> bits = {"a",
                                    "\n",
                                    "\r",
                                    "\r\n",
                                    "\xEF\xBB\xBF",
                                    "\xFF",
                                    "\xC3",
                                    "\xA9",
                                    "\xE2",
                                    "\x80",
                                    "\xA8",
                                    "\xE2\x80\xA9",
                                    "\xF0\x9F\x98\x80",
                                    QByteArray(1, '\0'),
                                    "Disallow: /x",
                                    " ",
                                    "#"};
    const auto some = [&](int most) {
        QByteArray bytes;
        for (int i = random.bounded(most + 1); i > 0; --i)
            bytes += bits[random.bounded(bits.size())];
        return bytes;
    };
    const QByteArray start = some(40);
    Document document(DialectId::Robots, start.toStdString());
    View view(document);
    for (int step = 0; step < 150; ++step) {
        const QByteArray before = bytesOf(document);
        const QString beforeMirror = document.mirror()->toRawText();
        switch (random.bounded(8)) {
        case 0: // an edit by a form: several replacements
        case 1: {
            TextEdit edit;
            quint32 at = 0;
            for (int i = random.bounded(3); i >= 0; --i) {
                const auto begin = at + random.bounded(quint32(before.size()) - at + 1);
                const auto end =
                    begin + random.bounded(std::min(quint32(before.size()) - begin, 6u) + 1);
                edit.add({{begin, end}, some(3).toStdString()});
                at = std::min(end + 1, quint32(before.size()));
                if (end == quint32(before.size()))
                    break;
            }
            const std::string expected = edit.applied(before.toStdString());
            QVERIFY(document.apply(edit, {"Edit", random.bounded(2) ? "key" : ""}));
            QCOMPARE(std::string(document.bytes()), expected);
            break;
        }
        case 2: document.undo(); break;
        case 3: document.redo(); break;
        case 4: { // select and replace
            QTextCursor cursor(document.mirror());
            const int length = document.mirror()->characterCount();
            cursor.setPosition(random.bounded(length));
            cursor.setPosition(std::min(cursor.position() + random.bounded(8), length - 1),
                               QTextCursor::KeepAnchor);
            view.setTextCursor(cursor);
            view.insertPlainText(QString::fromUtf8(some(3)));
            break;
        }
        default: {
            QTextCursor cursor(document.mirror());
            cursor.setPosition(random.bounded(document.mirror()->characterCount()));
            view.setTextCursor(cursor);
            const Qt::Key keys[] = {Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_A};
            QTest::keyClick(&view, keys[random.bounded(4)]);
        }
        }
        if (!document.mirrorIsTrue())
            QFAIL(qPrintable(QStringLiteral("step %1: %2 -> %3")
                                 .arg(step)
                                 .arg(QString::fromLatin1(shown(before)),
                                      QString::fromLatin1(shown(bytesOf(document))))));
        if (document.mirror()->toRawText() == beforeMirror && bytesOf(document) != before) {
            // Only line ends may differ between texts that look the same.
            QVERIFY(bytesOf(document).contains('\n') || bytesOf(document).contains('\r') ||
                    before.contains('\n') || before.contains('\r'));
        }
    }
    const QByteArray end = bytesOf(document);
    while (document.canRedo())
        document.redo();
    const QByteArray last = bytesOf(document);
    while (document.canUndo())
        document.undo();
    COMPARE_BYTES(bytesOf(document), start);
    while (document.canRedo())
        document.redo();
    COMPARE_BYTES(bytesOf(document), last);
    QVERIFY(document.mirrorIsTrue());
}

/// Files of GATEPOST_CORPUS=FOLDER, else those of the repository: the mirror is true, typing and form edits leave the rest
/// alone, undo gives back the very bytes.
void TestDocument::realFiles() {
    const QString given = qEnvironmentVariable("GATEPOST_CORPUS");
    const QStringList folders = given.isEmpty() ? QStringList{GATEPOST_SOURCE_DIR "/tests/cases",
                                                              GATEPOST_SOURCE_DIR "/resources"}
                                                : QStringList{given};
    int files = 0;
    for (const QString &folder : folders) {
        for (QDirIterator at(folder, QDir::Files, QDirIterator::Subdirectories); at.hasNext();) {
            const QString name = at.next();
            const auto bytes = Document::readFile(name);
            QVERIFY2(bytes.has_value(), qPrintable(name));
            Document document(DialectId::Robots2, *bytes);
            QVERIFY2(document.mirrorIsTrue(), qPrintable(name));
            QRandomGenerator random(static_cast<quint32>(bytes->size()));
            for (int step = 0; step < 6; ++step) {
                const std::string before(document.bytes());
                if (step % 2 == 0) {
                    QTextCursor cursor(document.mirror());
                    cursor.setPosition(random.bounded(document.mirror()->characterCount()));
                    cursor.insertText(QStringLiteral("x"));
                } else {
                    const auto at32 = random.bounded(static_cast<quint32>(before.size() + 1));
                    document.apply(TextEdit::insert(at32, "y\n"), {"Edit"});
                }
                QVERIFY2(document.mirrorIsTrue(), qPrintable(name));
                // One insertion: what stood before it and behind it stands there still.
                const std::string after(document.bytes());
                const auto from = static_cast<std::size_t>(
                    std::ranges::mismatch(before, after).in1 - before.begin());
                QVERIFY2(after.ends_with(before.substr(from)), qPrintable(name));
            }
            while (document.canUndo())
                document.undo();
            QVERIFY2(document.bytes() == *bytes && document.mirrorIsTrue(), qPrintable(name));
            ++files;
        }
    }
    QVERIFY(files > 20);
    qInfo("%d files", files);
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
