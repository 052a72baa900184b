// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a field shows where its file says nothing: the value it has from a chained file or another block, and where that is.

#include "tests/support/uiforms.h"
#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/fields/segmenteditor.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QToolButton>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

/// A site whose robots2.txt is followed by base.txt, which is followed by root.txt.
struct ChainedHost {
    explicit ChainedHost(const std::string &local) : host(DialectId::Robots2, local) {
        put("https://example.org/base.txt",
            "train: maybe\ntrain: no\nquote: short-only\n\n[agent: ai-assistant]\ntrain: yes\n\n"
            "chain: https://example.org/root.txt\n");
        put("https://example.org/root.txt", "train: yes\nstore: no\nrate: polite\n");
        host.site.files().setCurrent(host.document);
    }
    void put(const char *url, std::string bytes) {
        const auto kept = host.site.chained().keep(QLatin1String(url), std::move(bytes));
        if (!kept)
            qFatal("%s", qPrintable(kept.error()));
    }
    FormHost host;
};

} // namespace

class TestFormInherited : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void inheritedValues();
    void inheritedInTheMatrix();
    void ageRatings_data();
    void ageRatings();
};

void TestFormInherited::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(lightPalette());
}

void TestFormInherited::inheritedValues() {
    const std::string local = "crawl: yes\n\nchain: https://example.org/base.txt\n";
    ChainedHost chained(local);
    FormHost &host = chained.host;
    struct Row {
        DirectiveId directive;
        const char *value; ///< greyed; empty = nothing is
        const char *from;
    };
    const auto check = [&](std::initializer_list<Row> rows) {
        for (const Row &row : rows) {
            const Field *field = host.field(row.directive);
            const std::string name(directiveName(row.directive));
            QString greyed;
            for (const SegmentButton *button : field->findChildren<SegmentButton *>())
                if (button->isInherited())
                    greyed = button->text();
            if (field->findChildren<SegmentButton *>().isEmpty())
                if (const auto *edit = field->findChild<QLineEdit *>(QStringLiteral("value"));
                    edit->placeholderText() != QLatin1String("not set"))
                    greyed = edit->placeholderText();
            QVERIFY2(greyed == QLatin1String(row.value),
                     qPrintable(name.c_str() + (": " + greyed)));
            const QString help = field->whatsThis();
            QVERIFY2(*row.value ? help.contains(QLatin1String(row.from))
                                : !help.contains(QLatin1String("Not set here")),
                     qPrintable(name.c_str() + (": " + help)));
            QVERIFY(!field->isSet() || !*row.value);
        }
    };
    using D = DirectiveId;
    check(
        {{D::Crawl, "", ""}, // set here
         {D::Read, "", ""},
         // The first valid line of the nearest file (S53, S54); no block of a chained file speaks to everybody.
         {D::Train, "no", "What applies is no: example.org/base.txt, line 2."},
         {D::Quote, "short-only", "example.org/base.txt, line 3"},
         {D::Store, "no", "example.org/root.txt, line 2"},
         {D::Rate, "polite", "example.org/root.txt, line 3"}});
    // What follows from what (S55) is stronger than what the chain says.
    host.document->apply(TextEdit::between(local, "crawl: no # all\n" + local.substr(11)),
                         {QStringLiteral("crawl no")});
    host.page("policy");
    check({{D::Read, "no", "What applies is no: crawl: no in line 1."},
           {D::Summarise, "no", "crawl: no in line 1"},
           // Stated as no further on: there is nothing that changes it.
           {D::Train, "no", "example.org/base.txt, line 2"},
           {D::Announce, "", ""}});
    // Without the chain there is nothing to fill in.
    host.document->apply(TextEdit::between(host.document->bytes(), "crawl: yes\n"),
                         {QStringLiteral("no chain")});
    check({{D::Read, "", ""}, {D::Train, "", ""}, {D::Rate, "", ""}});
}

void TestFormInherited::inheritedInTheMatrix() {
    ChainedHost chained("crawl: yes\nread: no\n\n[agent: ai-assistant]\nread: yes\n\n[agent: "
                        "GPTBot]\n\n[agent: data-harvester]\ncrawl: no\n\n"
                        "chain: https://example.org/base.txt\n");
    auto *table = chained.host.find<BlocksTable>("blocks", "blocks");
    const auto &model = static_cast<const BlocksModel &>(*table->model());
    const auto cell = [&](const char *scope, DirectiveId directive) {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.directive(row).id == directive)
                return model.index(row, model.columnOf(QLatin1String(scope)));
        return QModelIndex();
    };
    using D = DirectiveId;
    const struct {
        const char *scope;
        D directive;
        const char *shown;
        const char *said;
    } rows[] = {
        {"", D::Crawl, "yes", "crawl, all agents: yes"},
        {"", D::Store, "no",
         "store, all agents: not set. What applies is no: example.org/root.txt, line 2."},
        {"", D::Announce, "–", "announce, all agents: not set"},
        {"ai-assistant", D::Crawl, "yes",
         "crawl, ai-assistant: not set. What applies is yes: line 1."},
        {"ai-assistant", D::Train, "yes", "What applies is yes: example.org/base.txt, line 6."},
        {"monitoring", D::Read, "no", "What applies is no: line 2."},
        {"monitoring", D::Monetise, "no", "What applies is no: read: no in line 2."},
        {"data-harvester", D::Read, "no", "What applies is no: line 2."},
        {"data-harvester", D::Quote, "no", "What applies is no: read: no in line 2."},
        // A block for one agent takes from its category's block before the global policy (S53).
        {"GPTBot", D::Crawl, "no", "What applies is no: line 10."},
    };
    for (const auto &row : rows) {
        const QModelIndex at = cell(row.scope, row.directive);
        QCOMPARE(at.data().toString(), QString::fromUtf8(row.shown));
        const QString said = at.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains(QString::fromUtf8(row.said)), qPrintable(said));
    }
    QAbstractItemModelTester tester(table->model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
}

// ---- age-rating ----------------------------------------------------------------------------------

void TestFormInherited::ageRatings_data() {
    QTest::addColumn<QString>("typed"); // ; changes to the path part, < clears a part
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("invalid");
    QTest::newRow("word") << "13+" << "13+" << "" << "13+" << false;
    QTest::newRow("straight through") << "18+:/adult" << "18+" << "/adult" << "18+:/adult" << false;
    QTest::newRow("path by Tab") << "16+;/a*" << "16+" << "/a*" << "16+:/a*" << false;
    QTest::newRow("no such word") << "17+" << "17+" << "" << "17+" << true;
    QTest::newRow("no path") << "7+;adult" << "7+" << "adult" << "7+:adult" << true;
    QTest::newRow("path taken away") << "7+;/x;<" << "7+" << "" << "7+" << false;
}

void TestFormInherited::ageRatings() {
    QFETCH(QString, typed);
    const std::string before = "crawl: yes # c\r\n";
    FormHost host(DialectId::Robots2, before);
    Field *field = host.field(DirectiveId::AgeRating);
    field->editor()->focusTarget()->setFocus();
    auto *path = field->editor()->findChild<QLineEdit *>(QStringLiteral("path"));
    Keys keys;
    for (const QString &part : typed.split(QLatin1Char(';'))) {
        if (part != typed.section(QLatin1Char(';'), 0, 0) && !path->hasFocus())
            keys.press(Qt::Key_Tab);
        if (part == QLatin1String("<")) {
            path->selectAll();
            keys.press(Qt::Key_Delete);
        } else {
            keys.type(part);
        }
    }
    const auto *word = field->editor()->findChild<QLineEdit *>(QStringLiteral("value"));
    QTEST(word->text(), "word");
    QTEST(path->text(), "path");
    QTEST(field->isInvalid(), "invalid");
    QFETCH(QString, line);
    QFETCH(bool, invalid);
    QCOMPARE(host.bytes(), before + "age-rating: " + line.toStdString() + "\r\n");
    // The part that is wrong carries the mark.
    QCOMPARE(word->property("invalid").toBool(), invalid && path->text().isEmpty());
    QCOMPARE(path->property("invalid").toBool(), invalid && !path->text().isEmpty());
    QCOMPARE(host.document->undoDepth(), 1);
    host.document->undo();
    QCOMPARE(host.bytes(), before);
    QCOMPARE(field->editor()->value(), QString());
}

QTEST_MAIN(TestFormInherited)
#include "tst_forminherited.moc"
