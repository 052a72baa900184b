// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is too much JSON is known before a parser keeps any of it.

#include "core/text/jsonbounds.h"

#include <QTest>

using namespace gatepost;

class TestJsonBounds : public QObject {
    Q_OBJECT
private slots:
    void within_data();
    void within();
};

void TestJsonBounds::within_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *json, bool expected) {
        QTest::addRow("%s", json) << QByteArray(json) << expected;
    };
    // Three levels, six values.
    row("", true);
    row("[[[", true);
    row("[[[[", false);
    row("[{}, [1], [2]]", true);
    row("[{}, [1], [2, 3]]", false);
    row("[[]],[[]]", true);
    row("]]]][[[", true);
    row(R"({"a":{"b":[1]}})", true);
    row(R"({"a":{"b":[{}]}})", false);
    row("[1,2,3,4,5,6]", true);
    row("[1,2,3,4,5,6,7]", false);
    row(R"(["[[[[,,,,,,,,,,"])", true);
    row(R"(["\"[[[[,,,,,,,,,"])", true);
    row(R"(["\\",[[[[)", false);
    row(R"(["\\"],[,[,[,[,)", false);
    row(R"(["\)", true);
    row(R"(["x\)", true);
    row(R"("never closed [[[[)", true);
    row("# [AS1\n# [[[[\n192.0.2.0/24\n", true);
    row("\xEF\xBB\xBF \n[[[[", false);
}

void TestJsonBounds::within() {
    QFETCH(QByteArray, json);
    QFETCH(bool, expected);
    QCOMPARE(isJsonWithin({json.constData(), static_cast<std::size_t>(json.size())},
                          {.depth = 3, .values = 6}),
             expected);
}

QTEST_APPLESS_MAIN(TestJsonBounds)
#include "tst_jsonbounds.moc"
