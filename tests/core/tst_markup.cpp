// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/markup.h"

#include <QTest>

using namespace gatepost;

/// Text in HTML, XML and SVG.
class TestMarkup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void text_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, QByteArray text, QByteArray expected) {
            QTest::newRow(name) << std::move(text) << std::move(expected);
        };
        row("empty", "", "");
        row("plain", "Disallow: /é/日本", "Disallow: /é/日本");
        row("markup", "<a href=\"x\" id='y'>&amp;",
            "&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;");
        row("tab and line feed stay", "a\tb\nc", "a\tb\nc");
        row("controls", QByteArray("a\0b\x1b[31m\r\x7f", 10), "a�b�[31m��");
        row("not UTF-8", "a\xFFz\xC3", "a�z�");
        row("surrogate, overlong", "\xED\xA0\x80 \xC0\xAF", "��� ��");
        row("no characters of XML", "\xEF\xBF\xBE\xEF\xBF\xBF", "��");
        row("turned about", "a\u202Etxt.exe\u2066b\u200F", "a�txt.exe�b�");
        row("beside those", "\u2029\u202F\u2065\u206A\u200D\uFFFD",
            "\u2029\u202F\u2065\u206A\u200D\uFFFD");
        row("four bytes", "\U0001F916", "\U0001F916");
    }
    void text() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(escapeMarkup(text.toStdString())), expected);
    }
};

QTEST_APPLESS_MAIN(TestMarkup)
#include "tst_markup.moc"
