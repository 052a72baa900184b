// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A difference that is shown again: whatever was there before, it is what a view shows that has shown nothing else.

#include "ui/bridge/look.h"
#include "ui/bridge/scheme.h"
#include "ui/forms/diffview.h"

#include <QApplication>
#include <QClipboard>
#include <QRandomGenerator>
#include <QTest>
#include <QTextBlock>

#include <string>

using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// Lines of few different words, so that many are the same.
std::string randomText(QRandomGenerator &random, int most) {
    static const std::string kLines[] = {"Disallow: /a", "Allow: /b", "", "# note",
                                         "User-agent: *"};
    std::string text;
    for (int i = random.bounded(most + 1); i > 0; --i)
        text += kLines[random.bounded(5)] + (random.bounded(20) == 0 ? "\r\n" : "\n");
    if (random.bounded(4) == 0)
        text += "no line end";
    return text;
}

QString freshText(const std::string &before, const std::string &after, bool whole) {
    DiffView view;
    view.showDifference(before, after, whole);
    return view.toPlainText();
}

} // namespace

class TestDiffView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setPalette(lightPalette()); }

    void shownAgain_data() {
        QTest::addColumn<QStringList>("texts"); // each in turn against "a\nb\nc\n"
        QTest::newRow("a line in the middle") << QStringList{u"a\nx\nc\n"_s, u"a\ny\nc\n"_s};
        QTest::newRow("the first line") << QStringList{u"x\nb\nc\n"_s, u"y\nb\nc\n"_s};
        QTest::newRow("the last line") << QStringList{u"a\nb\nx\n"_s, u"a\nb\ny\n"_s};
        QTest::newRow("one comes first") << QStringList{u"a\nb\nd\n"_s, u"0\na\nb\nd\n"_s};
        QTest::newRow("one goes first") << QStringList{u"0\na\nb\nd\n"_s, u"a\nb\nd\n"_s};
        QTest::newRow("one comes last") << QStringList{u"a\nb\nd\n"_s, u"a\nb\nd\ne\n"_s};
        QTest::newRow("one goes last") << QStringList{u"a\nb\nd\ne\n"_s, u"a\nb\nd\n"_s};
        QTest::newRow("empty and back") << QStringList{u"x\n"_s, u""_s, u"x\n"_s};
        QTest::newRow("the same twice") << QStringList{u"a\nx\nc\n"_s, u"a\nx\nc\n"_s};
        QTest::newRow("no difference") << QStringList{u"a\nx\nc\n"_s, u"a\nb\nc\n"_s, u"x\n"_s};
        QTest::newRow("a long line comes")
            << QStringList{u"a\nx\n"_s, QString(9000, u'x'), u"a\n"_s};
        QTest::newRow("lines that others would break")
            << QStringList{u"a\nx\u2028y\nc\n"_s, u"a\nx\u2029y\u0085\nd\n"_s, u"a\nz\vz\n"_s};
    }
    void shownAgain() {
        QFETCH(const QStringList, texts);
        const std::string before = "a\nb\nc\n";
        for (const bool whole : {true, false}) {
            DiffView view;
            for (const QString &text : texts) {
                view.showDifference(before, text.toStdString(), whole);
                QCOMPARE(view.toPlainText(), freshText(before, text.toStdString(), whole));
            }
        }
    }

    void randomTexts() {
        QRandomGenerator random(31);
        for (int run = 0; run < 40; ++run) {
            DiffView view;
            for (int i = 0; i < 12; ++i) {
                const int most = run % 4 == 0 ? 3 : 30;
                const std::string before = randomText(random, most);
                const std::string after = randomText(random, most);
                const bool whole = random.bounded(2) == 0;
                view.showDifference(before, after, whole);
                QCOMPARE(view.toPlainText(), freshText(before, after, whole));
            }
        }
    }

    /// What is drawn without its direction marks is copied as the file has it.
    void copiedIsTheFile_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("from");   // of the copied part, in the document
        QTest::addColumn<int>("length"); // -1: all
        QTest::addColumn<QString>("copied");
        const QString mark = u"/x\u202Egpj/"_s;
        QTest::newRow("all") << u"a\n"_s << mark + u"\n"_s << 0 << -1 << u"− a\n+ "_s + mark;
        QTest::newRow("a part") << mark + u"\n"_s << u"b\n"_s << 3 << 4 << u"x\u202Egp"_s;
        QTest::newRow("over two lines")
            << u"a\n\u2066b\n"_s << u"a\n\u2066c\n"_s << 4 << 5 << u"− \u2066b\n"_s;
        QTest::newRow("a hard space") << u"a\n"_s << u"a\u00A0b\n"_s << 4 << -1 << u"+ a\u00A0b"_s;
        QTest::newRow("a break within a line")
            << u"a\n"_s << u"x\u2029\u202Ey\n"_s << 4 << -1 << u"+ x\u2029\u202Ey"_s;
        QTest::newRow("shortened")
            << u"a\n"_s << u"\u202E"_s + QString(9000, u'x') << 4 << 4 << u"+ \u202Ex"_s;
        QTest::newRow("no difference") << u"a\n"_s << u"a\n"_s << 0 << 2 << u"No"_s;
    }
    void copiedIsTheFile() {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QFETCH(const int, from);
        QFETCH(const int, length);
        QFETCH(const QString, copied);
        DiffView view;
        view.showDifference(before.toStdString(), after.toStdString());
        for (const QChar unit : view.toPlainText())
            QVERIFY(unit != u'\u202E' && unit != u'\u2066');
        QTextCursor cursor(view.document());
        cursor.setPosition(from);
        cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
        if (length >= 0)
            cursor.setPosition(from + length, QTextCursor::KeepAnchor);
        view.setTextCursor(cursor);
        QApplication::clipboard()->clear();
        view.copy();
        QCOMPARE(QApplication::clipboard()->text(), copied);
    }

    /// The ground of a line is that of its mark, over the whole width, after an edit as well.
    void grounds() {
        DiffView view;
        view.resize(300, 200);
        view.showDifference("a\nb\n", "a\nx\n", true);
        view.showDifference("a\nb\n", "a\nx\ny\n", true);
        QCOMPARE(view.toPlainText(), u"  a\n− b\n+ x\n+ y"_s);
        const QImage drawn = view.viewport()->grab().toImage();
        const QPalette palette = view.palette();
        const QColor wanted[] = {palette.color(QPalette::Base), diffBackground(false, palette),
                                 diffBackground(true, palette), diffBackground(true, palette)};
        for (int line = 0; line < 4; ++line) {
            const QTextBlock block = view.document()->findBlockByNumber(line);
            const int y = view.cursorRect(QTextCursor(block)).center().y();
            QCOMPARE(drawn.pixelColor(drawn.width() - 3, y).name(), wanted[line].name());
        }
    }
};

QTEST_MAIN(TestDiffView)
#include "tst_diffview.moc"
