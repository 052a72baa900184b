// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/commentparagraphs.h"

#include <QTest>

using namespace gatepost;

class TestCommentParagraphs : public QObject {
    Q_OBJECT
private slots:
    void found_data();
    void found();
    void saidAnew_data();
    void saidAnew();
    void whatIsNotProseStays();
};

void TestCommentParagraphs::found_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("paragraphs"); // joined by " | "
    const auto row = [](const char *name, const char *text, const char *paragraphs) {
        QTest::newRow(name) << QString(text) << QString(paragraphs);
    };
    row("none", "User-agent: *\nDisallow: /\n", "");
    row("empty", "", "");
    row("one", "# Hello.\n", "Hello.");
    row("no line end", "# Hello.", "Hello.");
    row("two lines are one paragraph", "# Hello\n#  there.\n", "Hello there.");
    row("an empty comment parts", "# One.\n#\n# Two.\n", "One. | Two.");
    row("a blank line parts", "# One.\n\n# Two.\n", "One. | Two.");
    row("a directive parts", "# One.\nAllow: /\n# Two.\n", "One. | Two.");
    row("CRLF and CR", "# One\r\n# two.\r# three\r", "One two. three");
    row("a heading", "# ---- Search engines -----\n# Words.\n", "Search engines | Words.");
    row("only dashes", "# --------\n", "");
    row("meta", "# meta: contact: a@b.example\n# Words.\n", "Words.");
    row("switch", "# gatepost: off dead-rule\n", "");
    row("behind a directive", "Allow: / # not this\n", "");
}

void TestCommentParagraphs::found() {
    QFETCH(QString, text);
    QStringList said;
    for (const std::string &one : commentParagraphs(text.toStdString()))
        said << QString::fromStdString(one);
    QTEST(said.join(QStringLiteral(" | ")), "paragraphs");
}

void TestCommentParagraphs::saidAnew_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &said,
                        const QString &expected) {
        QTest::newRow(name) << text << said << expected;
    };
    row("shorter", "# One\n# two.\nAllow: /\n", "Eins.", "# Eins.\nAllow: /\n");
    row("the line end stays", "# One.\r\nAllow: /\r\n", "Eins.", "# Eins.\r\nAllow: /\r\n");
    row("no line end", "# One.", "Eins.", "# Eins.");
    row("indentation stays", "  # One.\n", "Eins.", "  # Eins.\n");
    row("wrapped", "# One.\r\n", QString("Wort ").repeated(25).trimmed(),
        "# " + QString("Wort ").repeated(19).trimmed() + "\r\n# " +
            QString("Wort ").repeated(6).trimmed() + "\r\n");
    row("no blanks between words", "# One.\n", QString("字").repeated(60),
        "# " + QString("字").repeated(49) + "\n# " + QString("字").repeated(11) + "\n");
    row("a heading keeps its width", "# ---- One ------------\n", "Zweierlei",
        "# ---- Zweierlei ------\n");
    row("nothing to say", "# One.\n", "", "# One.\n");
}

void TestCommentParagraphs::saidAnew() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    const std::string made =
        withParagraphs(text.toStdString(), [&](const std::string &) { return said.toStdString(); });
    QTEST(QString::fromStdString(made), "expected");
}

void TestCommentParagraphs::whatIsNotProseStays() {
    const std::string text =
        "\xEF\xBB\xBF# One.\nUser-agent: * # kept\n\xFF\n# meta: a: b\n# ----\n\r\n";
    QCOMPARE(withParagraphs(text, [](const std::string &same) { return same; }), text);
    QCOMPARE(withParagraphs(text, [](const std::string &) { return "Eins."; }),
             "\xEF\xBB\xBF# One.\nUser-agent: * # kept\n\xFF\n# meta: a: b\n# ----\n\r\n");
}

QTEST_GUILESS_MAIN(TestCommentParagraphs)
#include "tst_commentparagraphs.moc"
