// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Comments of a file, a group and a rule, written in forms; the lines that no field shows.

#include "tests/support/uiforms.h"
#include "ui/bridge/look.h"
#include "ui/forms/comments.h"
#include "ui/forms/rulesmodel.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTableView>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

class TestFormComments : public QObject {
    Q_OBJECT

    static Field *field(FormPage *page, const char *name) {
        return page->findChild<Field *>(QStringLiteral("field-") + QLatin1String(name));
    }
    static QPlainTextEdit *editOf(Field *field) {
        return field ? field->findChild<QPlainTextEdit *>() : nullptr;
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(lightPalette());
    }

    void ofAFile_data() {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("robots.txt") << int(DialectId::Robots) << QStringLiteral("file")
                                    << QByteArray("# old\n\nUser-agent: *\nDisallow:\n")
                                    << QByteArray("# ours\n# since May\n\nUser-agent: "
                                                  "*\nDisallow:\n");
        QTest::newRow("robots-ai.txt")
            << int(DialectId::RobotsAi) << QStringLiteral("file")
            << QByteArray("User-agent: *\nDisallow:\n")
            << QByteArray("# ours\n# since May\n\nUser-agent: *\nDisallow:\n");
        QTest::newRow("robots2.txt")
            << int(DialectId::Robots2) << QStringLiteral("meta") << QByteArray("train: no\n")
            << QByteArray("# ours\n# since May\n\ntrain: no\n");
    }
    void ofAFile() {
        QFETCH(int, dialect);
        QFETCH(QString, page);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        FormHost host(static_cast<DialectId>(dialect), before.toStdString());
        Field *comment = field(host.page(page), "comment-of-file");
        QPlainTextEdit *edit = editOf(comment);
        QVERIFY(edit != nullptr);
        edit->setPlainText(QStringLiteral("ours\nsince May"));
        QCOMPARE(QByteArray::fromStdString(host.bytes()), after);
        QVERIFY(comment->isSet());
        comment->unset(0);
        QVERIFY(!comment->isSet());
        QVERIFY(!host.bytes().contains('#'));
    }

    void ofAGroupAndARule() {
        FormHost host(DialectId::Robots, "User-agent: a\nDisallow: /x # old\nDisallow: /y\n\n"
                                         "# b's\nUser-agent: b\nDisallow: /z\n");
        FormPage *page = host.page(QStringLiteral("groups"));
        QPlainTextEdit *group = editOf(field(page, "comment-of-group"));
        QVERIFY(group != nullptr);
        QCOMPARE(group->toPlainText(), QString());
        group->setPlainText(QStringLiteral("asked us"));
        QVERIFY(host.bytes().starts_with("# asked us\nUser-agent: a\n"));

        auto *table = host.find<RulesTable>(QStringLiteral("groups"), "rules");
        Field *rule = field(page, "comment-of-rule");
        QVERIFY(rule != nullptr);
        table->select(0, false);
        auto *line = rule->findChild<QLineEdit *>();
        QVERIFY(line != nullptr);
        QCOMPARE(line->text(), QStringLiteral("old"));
        table->select(1, false);
        QCOMPARE(line->text(), QString());
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("see #4"));
        QVERIFY2(host.bytes().contains("Disallow: /y  # see #4\n"), host.bytes().c_str());
        QVERIFY(host.bytes().contains("Disallow: /x # old\n"));
        host.document->undo();
        QVERIFY(host.bytes().contains("Disallow: /y\n"));
    }

    void ofABlockAndAValue() {
        FormHost host(DialectId::Robots2, "train: no\n\n[agent: monitoring]\ntrain: yes # ours\n");
        FormPage *page = host.page(QStringLiteral("blocks"));
        auto *table = host.find<QTableView>(QStringLiteral("blocks"), "blocks");
        Field *block = field(page, "comment-of-block");
        Field *line = field(page, "comment-of-line");
        QVERIFY(block != nullptr && line != nullptr);
        int row = -1;
        for (int i = 0; i < table->model()->rowCount(); ++i)
            if (table->model()->headerData(i, Qt::Vertical).toString().toLower() ==
                QLatin1String("train"))
                row = i;
        QVERIFY(row >= 0);
        int column = -1;
        for (int i = 0; i < table->model()->columnCount(); ++i)
            if (table->model()
                    ->headerData(i, Qt::Horizontal)
                    .toString()
                    .contains(QLatin1String("monitoring")))
                column = i;
        QVERIFY(column > 0);
        table->setCurrentIndex(table->model()->index(row, column));
        QCOMPARE(line->findChild<QLineEdit *>()->text(), QStringLiteral("ours"));
        editOf(block)->setPlainText(QStringLiteral("asked us"));
        QCOMPARE(host.bytes(), std::string("train: no\n\n# asked us\n[agent: monitoring]\n"
                                           "train: yes # ours\n"));
        // A value of the whole file has a line, but no block.
        table->setCurrentIndex(table->model()->index(row, 0));
        QVERIFY(!block->isSet());
        QCOMPARE(line->findChild<QLineEdit *>()->text(), QString());
        QTest::keyClicks(line->findChild<QLineEdit *>(), QStringLiteral("never"));
        QVERIFY2(host.bytes().starts_with("train: no  # never\n"), host.bytes().c_str());
    }

    void ofAnAgentPolicy() {
        const std::string before = "default_policy: allow\nagents:\n  - user_agent: GPTBot\n"
                                   "    policy: disallow # now\n    disallow:\n      - /a\n"
                                   "      - /b # drafts\n";
        FormHost host(DialectId::AgentPolicy, before);
        FormPage *entity = host.page(QStringLiteral("entity"));
        editOf(field(entity, "comment-of-file"))->setPlainText(QStringLiteral("ours"));
        QCOMPARE(host.bytes(), "# ours\n\n" + before);
        FormPage *page = host.page(QStringLiteral("agents"));
        editOf(field(page, "comment-of-agent"))->setPlainText(QStringLiteral("asked us"));
        QVERIFY2(host.bytes().contains("agents:\n  # asked us\n  - user_agent: GPTBot\n"),
                 host.bytes().c_str());
        // Of the line whose field was edited last; at first of the entry's own.
        auto *line = field(page, "comment-of-policy-line")->findChild<QLineEdit *>();
        QCOMPARE(line->text(), QString());
        host.site.navigator().setFieldLine(host.document, 6); // "policy: disallow"
        QCOMPARE(line->text(), QStringLiteral("now"));
        host.site.navigator().setFieldLine(host.document, 9); // "- /b"
        QCOMPARE(line->text(), QStringLiteral("drafts"));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("old"));
        QVERIFY2(host.bytes().ends_with("      - /a\n      - /b # old\n"), host.bytes().c_str());
    }

    void linesWithoutAField() {
        FormHost host(DialectId::Robots2,
                      "# ours\n# meta: contact: a@b.example\nDisallow: /lost\nwhat is this\n"
                      "colour: red\ntrain: no\n");
        auto *lines = host.find<OtherLines>(QStringLiteral("meta"), "otherLines");
        QStringList shown;
        for (int i = 0; i < lines->count(); ++i)
            shown << lines->item(i)->text();
        QCOMPARE(
            shown,
            (QStringList{QStringLiteral("1:  # ours"), QStringLiteral("3:  Disallow: /lost"),
                         QStringLiteral("4:  what is this"), QStringLiteral("5:  colour: red")}));
    }
};

QTEST_MAIN(TestFormComments)
#include "tst_formcomments.moc"
