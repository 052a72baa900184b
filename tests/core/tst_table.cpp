// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table of texts as text, CSV, Markdown and HTML, with texts that would begin markup or a formula.
#include "core/text/table.h"

#include <QTest>

using namespace gatepost;

class TestTable final : public QObject {
    Q_OBJECT
private slots:
    void leaves_data();
    void leaves();
};

void TestTable::leaves_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("text") << "text"
                          << QByteArray("agent      at  for\n"
                                        "Grüß|Bot    7  =1+1\n"
                                        "<b>       123\n");
    QTest::newRow("csv") << "csv"
                         << QByteArray("agent,at,for\r\n"
                                       "Grüß|Bot,7,'=1+1\r\n"
                                       "<b>,123,\r\n");
    QTest::newRow("markdown") << "markdown"
                              << QByteArray("| agent | at | for |\n"
                                            "|---|---|---|\n"
                                            "| Grüß\\|Bot | 7 | =1+1 |\n"
                                            "| \\<b> | 123 |  |\n");
    QTest::newRow("html") << "html"
                          << QByteArray("<tr><th>agent</th><th>at</th><th>for</th></tr>\n"
                                        "<tr><th>Grüß|Bot</th><td>7</td><td>=1+1</td></tr>\n"
                                        "<tr><th>&lt;b&gt;</th><td>123</td><td></td></tr>\n");
}

void TestTable::leaves() {
    QFETCH(QString, how);
    Table table;
    table.corner = "agent";
    table.heads = {"at", "for"};
    table.numbers = {true, false};
    table.rows = {{"Grüß|Bot", {"7", "=1+1"}}, {"<b>", {"123", ""}}};
    const std::string left = how == "text"       ? toText(table)
                             : how == "csv"      ? toCsv(table)
                             : how == "markdown" ? toMarkdown(table)
                                                 : toHtmlRows(table);
    QTEST(QByteArray::fromStdString(left), "expected");
}

QTEST_APPLESS_MAIN(TestTable)
#include "tst_table.moc"
