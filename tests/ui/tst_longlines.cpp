// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines that are shown shortened: every byte is kept, wherever the window is edited.

#include "ui/bridge/text.h"
#include "ui/document/document.h"
#include "ui/editor/search.h"
#include "ui/editor/textview.h"
#include "ui/site/site.h"

#include <QApplication>
#include <QClipboard>
#include <QMap>
#include <QRandomGenerator>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

constexpr int kHead = kShownOfLong;
constexpr int kRest = 9; // units of the stand-in

std::string longLine(const std::string &begin, int units) {
    return begin + std::string(std::size_t(units) - begin.size(), 'x');
}

/// What the window shows, with each stand-in replaced by what it stands for.
QString expanded(QString shown, const QMap<QString, QString> &rests) {
    for (auto it = rests.cbegin(); it != rests.cend(); ++it)
        shown.replace(it.key(), it.value());
    return shown;
}

QMap<QString, QString> restsOf(const Document &document) {
    QMap<QString, QString> rests;
    for (QTextBlock block = document.mirror()->begin(); block.isValid(); block = block.next()) {
        const QString shown = block.text();
        const qsizetype head = shownColumns(shown);
        if (head == shown.size())
            continue;
        const QString whole = fromBytes(
            slice(document.bytes(), document.lines().content(std::size_t(block.blockNumber()))));
        rests.insert(shown.sliced(head), whole.sliced(head));
    }
    return rests;
}

} // namespace

class TestLongLines : public QObject {
    Q_OBJECT
private slots:
    void shown();
    void places();
    void edits_data();
    void edits();
    void randomEdits();
    void clipboard();
    void search();
};

void TestLongLines::shown() {
    const auto show = [](const std::string &bytes) { return linesFromBytes(bytes, true); };
    QCOMPARE(show(longLine("", 20'000)).size(), 20'000);
    QCOMPARE(show(longLine("", 20'001)).size(), kHead + kRest);
    QCOMPARE(show("\xEF\xBB\xBF" + longLine("", 20'001)).size(), kHead + kRest);
    // Units count, not bytes, and no pair is cut.
    std::string pairs = "a";
    for (int i = 0; i < 12'000; ++i)
        pairs += "\xF0\x9F\xA4\x96";
    const QString two = show(pairs);
    QCOMPARE(shownColumns(two), two.size() - kRest);
    QVERIFY(!two[shownColumns(two) - 1].isHighSurrogate());
    // Another rest is another text; the same rest is the same.
    QVERIFY(show(longLine("", 30'000)) != show(longLine("", 30'001)));
    QCOMPARE(show(longLine("", 30'000)), show(longLine("", 30'000)));
    QCOMPARE(wholeLinesFromBytes(longLine("", 30'000), true).size(), 30'000);
    QCOMPARE(shownColumns(u"short"), 5);
}

void TestLongLines::places() {
    Document document(DialectId::Robots, "a\r\n" + longLine("\u00e9", 30'000) + "\nb");
    const int line = 2; // position of the long line
    const std::uint32_t begin = 3;
    const std::uint32_t end = begin + 30'000;
    struct Row {
        int position;
        std::uint32_t offset;
    };
    for (const Row row :
         {Row{line, begin}, Row{line + 1, begin + 2}, Row{line + kHead, begin + kHead + 1},
          Row{line + kHead + kRest, end}, Row{line + kHead + kRest + 1, end + 1}}) {
        QCOMPARE(document.offsetOf(row.position), row.offset);
        QCOMPARE(document.positionOf(row.offset), row.position);
    }
    for (int inside = 1; inside < kRest; ++inside)
        QCOMPARE(document.offsetOf(line + kHead + inside), begin + kHead + 1);
    for (const std::uint32_t hidden : {begin + kHead + 2, begin + 20'000, end - 1})
        QCOMPARE(document.positionOf(hidden), line + kHead);
}

void TestLongLines::edits_data() {
    // In the text "one", a long line of a, a long line with the same beginning and another rest, "two".
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("from"); // column; a range when `to` is another
    QTest::addColumn<int>("toLine");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("refused");
    const int end = kHead + kRest;
    QTest::newRow("typed at the front") << 1 << 0 << 1 << 0 << "#" << false;
    QTest::newRow("typed in what is shown") << 1 << 5000 << 1 << 5000 << "zz" << false;
    QTest::newRow("typed before the rest") << 1 << kHead << 1 << kHead << "z" << false;
    QTest::newRow("typed behind the rest") << 1 << end << 1 << end << "z" << false;
    QTest::newRow("typed in the stand-in") << 1 << kHead + 3 << 1 << kHead + 3 << "z" << true;
    QTest::newRow("deleted in what is shown") << 1 << 10 << 1 << 20 << "" << false;
    QTest::newRow("deleted to the line's end") << 1 << 10 << 1 << end << "" << false;
    QTest::newRow("deleted as a whole") << 1 << kHead << 1 << end << "" << false;
    QTest::newRow("half of the stand-in deleted") << 1 << kHead << 1 << kHead + 4 << "" << true;
    QTest::newRow("its last unit deleted") << 1 << end - 1 << 1 << end << "" << true;
    QTest::newRow("split") << 1 << 4000 << 1 << 4000 << "\n" << false;
    QTest::newRow("new line behind") << 1 << end << 1 << end << "\n" << false;
    QTest::newRow("joined with the line before") << 0 << 3 << 1 << 0 << "" << false;
    QTest::newRow("joined with its twin") << 1 << end << 2 << 0 << "" << false;
    QTest::newRow("first twin deleted") << 1 << 0 << 2 << 0 << "" << false;
    QTest::newRow("second twin deleted") << 1 << end << 2 << end << "" << false;
    QTest::newRow("the middle of both") << 1 << 7000 << 2 << 7000 << "" << false;
    QTest::newRow("everything") << 0 << 0 << 3 << 3 << "new" << false;
}

void TestLongLines::edits() {
    QFETCH(int, line);
    QFETCH(int, from);
    QFETCH(int, toLine);
    QFETCH(int, to);
    QFETCH(QString, typed);
    QFETCH(bool, refused);
    const std::string first =
        "one\n" + longLine("", 25'000) + "1\n" + longLine("", 25'000) + "2\ntwo";
    Document document(DialectId::Robots, first);
    const auto at = [&](int block, int column) {
        return document.mirror()->findBlockByNumber(block).position() + column;
    };
    const QMap<QString, QString> rests = restsOf(document);
    QCOMPARE(rests.size(), 2);
    QTextCursor cursor(document.mirror());
    cursor.setPosition(at(line, from));
    cursor.setPosition(at(toLine, to), QTextCursor::KeepAnchor);
    QString expected = document.mirror()->toRawText();
    expected.replace(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart(),
                     QString(typed).replace('\n', QChar(QChar::ParagraphSeparator)));
    expected = expanded(expected, rests).replace(QChar(QChar::ParagraphSeparator), '\n');
    cursor.insertText(typed);
    if (refused)
        QCOMPARE(std::string(document.bytes()), first);
    else
        QVERIFY(std::string(document.bytes()) == toBytes(expected));
    QVERIFY(document.mirrorIsTrue());
    const std::string last(document.bytes());
    document.undo();
    QVERIFY(document.bytes() == first);
    QVERIFY(document.mirrorIsTrue());
    document.redo();
    QVERIFY(document.bytes() == last);
    QVERIFY(document.mirrorIsTrue());
}

void TestLongLines::randomEdits() {
    QRandomGenerator random(7);
    const std::vector<std::string> lines = {"short",
                                            longLine("a", 20'500),
                                            longLine("a", 30'000),
                                            longLine("b", 20'001),
                                            longLine("", 19'999),
                                            ""};
    for (int round = 0; round < 25; ++round) {
        std::string first;
        for (int n = random.bounded(1, 5); n > 0; --n)
            first += lines[std::size_t(random.bounded(int(lines.size())))] +
                     (random.bounded(2) ? "\n" : "\r\n");
        Document document(DialectId::Robots, first);
        int refused = 0;
        for (int step = 0; step < 12; ++step) {
            const QMap<QString, QString> rests = restsOf(document);
            const QString before = document.mirror()->toRawText();
            // Mostly at the places where something may go wrong.
            const auto somewhere = [&] {
                const QTextBlock block = document.mirror()->findBlockByNumber(
                    random.bounded(document.mirror()->blockCount()));
                const int columns[] = {0,
                                       1,
                                       kHead - 1,
                                       kHead,
                                       kHead + 1,
                                       kHead + kRest,
                                       block.length() - 1,
                                       random.bounded(block.length())};
                return block.position() + std::min(columns[random.bounded(8)], block.length() - 1);
            };
            QTextCursor cursor(document.mirror());
            cursor.setPosition(somewhere());
            if (random.bounded(2))
                cursor.setPosition(somewhere(), QTextCursor::KeepAnchor);
            const QString typed = QString(random.bounded(3), 'x') + (random.bounded(4) ? "" : "\n");
            QString after = before;
            after.replace(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart(),
                          QString(typed).replace('\n', QChar(QChar::ParagraphSeparator)));
            const QString wanted = expanded(after, rests);
            const bool touched =
                std::ranges::any_of(wanted, [](QChar c) { return isRestUnit(c.unicode()); });
            const QString kept = expanded(before, rests);
            cursor.insertText(typed);
            const QString now = wholeLinesFromBytes(document.bytes(), true);
            QVERIFY2(now == (touched ? kept : wanted),
                     qPrintable(QString("round %1, step %2").arg(round).arg(step)));
            QVERIFY(document.mirrorIsTrue());
            refused += touched;
        }
        while (document.canUndo())
            document.undo();
        QVERIFY(document.bytes() == first);
        QVERIFY(document.mirrorIsTrue());
    }
}

void TestLongLines::clipboard() {
    SiteModel site;
    const std::string line = longLine("Disallow: /", 100'000);
    Document *document =
        site.files().newFile(Role::Robots, "User-agent: *\n" + line + "\nAllow: /y\n");
    TextView view(site, *document);
    QTextCursor cursor(document->mirror()->findBlockByNumber(1));
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    view.setTextCursor(cursor);
    view.copy();
    QCOMPARE(QApplication::clipboard()->text().toStdString(), line); // the rest, too
    cursor.movePosition(QTextCursor::End);
    view.setTextCursor(cursor);
    view.paste();
    QVERIFY(document->bytes() == "User-agent: *\n" + line + "\nAllow: /y\n" + line);
    QVERIFY(document->mirrorIsTrue());
    QVERIFY(view.textCursor().atEnd());
    document->undo();
    QVERIFY(document->bytes() == "User-agent: *\n" + line + "\nAllow: /y\n");
}

void TestLongLines::search() {
    Document document(DialectId::Robots, longLine("find", 30'000) + "find\n");
    const auto plain = Search::make({.text = "find"});
    QVERIFY(plain.has_value());
    QCOMPARE(allHits(*document.mirror(), *plain).size(), 1U); // what is shown is searched
    // An expression does not take the stand-in for text.
    const auto all = Search::make({.text = ".*", .regex = true});
    QVERIFY(all.has_value());
    for (const TextHit hit : allHits(*document.mirror(), *all))
        QVERIFY(hit.position + hit.length <= kHead || hit.position > kHead);
}

QTEST_MAIN(TestLongLines)
#include "tst_longlines.moc"
