// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/linediff.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <string>

using namespace gatepost;

namespace {

/// "=a -b +c": kept, removed and added lines, one letter each.
std::string shown(std::string_view before, std::string_view after) {
    const auto old = splitLines(before);
    const auto now = splitLines(after);
    std::string out;
    const auto add = [&](char sign, std::string_view line) {
        if (!out.empty())
            out += ' ';
        out += sign;
        for (const char c : line)
            out += c == '\n' ? std::string("") : c == '\r' ? std::string("^") : std::string(1, c);
    };
    for (const DiffRun &run : lineDiff(before, after)) {
        for (auto i = run.before.begin; i < run.before.end; ++i)
            add(run.same ? '=' : '-', old[i]);
        for (auto i = run.after.begin; !run.same && i < run.after.end; ++i)
            add('+', now[i]);
    }
    return out;
}

/// Empty if the runs are a true account of both texts.
QString fault(std::string_view before, std::string_view after) {
    const auto old = splitLines(before);
    const auto now = splitLines(after);
    std::uint32_t b = 0;
    std::uint32_t a = 0;
    bool first = true;
    bool lastSame = false;
    for (const DiffRun &run : lineDiff(before, after)) {
        if (run.before.begin != b || run.after.begin != a)
            return QStringLiteral("gap");
        if (!first && run.same == lastSame)
            return QStringLiteral("runs do not take turns");
        if (run.same) {
            if (run.before.size() != run.after.size())
                return QStringLiteral("same, of different length");
            for (std::uint32_t i = 0; i < run.before.size(); ++i)
                if (old[b + i] != now[a + i])
                    return QStringLiteral("same, but line %1 differs").arg(b + i);
        } else if (run.before.empty() && run.after.empty()) {
            return QStringLiteral("empty run");
        }
        b = run.before.end;
        a = run.after.end;
        lastSame = run.same;
        first = false;
    }
    return b == old.size() && a == now.size() ? QString() : QStringLiteral("not to the end");
}

} // namespace

class TestLineDiff : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void table_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("both empty") << QByteArray() << QByteArray() << QByteArray();
        QTest::newRow("equal") << QByteArray("a\nb\n") << QByteArray("a\nb\n")
                               << QByteArray("=a =b");
        QTest::newRow("from nothing") << QByteArray() << QByteArray("a\nb") << QByteArray("+a +b");
        QTest::newRow("to nothing") << QByteArray("a\n") << QByteArray() << QByteArray("-a");
        QTest::newRow("changed in the middle")
            << QByteArray("a\nb\nc\n") << QByteArray("a\nx\nc\n") << QByteArray("=a -b +x =c");
        QTest::newRow("inserted") << QByteArray("a\nc\n") << QByteArray("a\nb\nc\n")
                                  << QByteArray("=a +b =c");
        QTest::newRow("removed at both ends")
            << QByteArray("a\nb\nc\n") << QByteArray("b\n") << QByteArray("-a =b -c");
        QTest::newRow("moved: one half is an anchor")
            << QByteArray("a\nb\nc\nd\n") << QByteArray("b\nc\nd\na\n")
            << QByteArray("-a =b =c =d +a");
        QTest::newRow("repeated lines only")
            << QByteArray("x\nx\ny\ny\nx\n") << QByteArray("y\nx\nx\ny\n")
            << QByteArray("+y =x =x =y -y -x");
        QTest::newRow("line end changed")
            << QByteArray("a\nb\n") << QByteArray("a\r\nb\n") << QByteArray("-a +a^ =b");
        QTest::newRow("last line end lost")
            << QByteArray("a\nb\n") << QByteArray("a\nb") << QByteArray("=a -b +b");
        QTest::newRow("CR ends a line")
            << QByteArray("a\rb\r") << QByteArray("a\rc\r") << QByteArray("=a^ -b^ +c^");
    }
    void table() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, expected);
        QCOMPARE(fault(before.toStdString(), after.toStdString()), QString());
        QCOMPARE(QByteArray::fromStdString(shown(before.toStdString(), after.toStdString())),
                 expected);
    }

    void alwaysTrue() {
        QRandomGenerator random(20261120);
        for (int round = 0; round < 4000; ++round) {
            const auto text = [&] {
                std::string lines;
                const int count = random.bounded(24);
                for (int i = 0; i < count; ++i) {
                    lines += static_cast<char>('a' + random.bounded(2 + round % 9));
                    lines += '\n';
                }
                return lines;
            };
            const std::string before = text();
            const std::string after = text();
            const QString wrong = fault(before, after);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(wrong + QString::fromStdString(before + "--\n" + after)));
        }
    }

    void unrelatedBigFilesAreQuick() {
        std::string before;
        std::string after;
        for (int i = 0; i < 20'000; ++i) {
            before +=
                "Disallow: /a" + std::to_string(i % 50) + "\n"; // no anchors: every line repeats
            after += "Disallow: /b" + std::to_string(i % 50) + "\n";
        }
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(lineDiff(before, after).size(), std::size_t{1});
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    }

    void oneChangeInABigFile() {
        std::string before;
        for (int i = 0; i < 20'000; ++i)
            before += "Disallow: /a" + std::to_string(i % 50) + "\n";
        std::string after = before;
        after.insert(after.size() / 2 / 14 * 14, "X\n");
        QCOMPARE(fault(before, after), QString());
        QVERIFY(lineDiff(before, after).size() <= 4);
    }
};

QTEST_APPLESS_MAIN(TestLineDiff)
#include "tst_linediff.moc"
