// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rules dragged within their group and to another, and lists that are pasted: one step, byte by byte what the keys do.

#include "tests/support/uiforms.h"
#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentchips.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/rulesmodel.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

/// Drags a row's middle to a place of another view, as the window system would tell it.
void dragRow(QAbstractItemView *from, int row, QAbstractItemView *to, QPoint place) {
    const std::unique_ptr<QMimeData> data(
        from->model()->mimeData({from->model()->index(row, 0), from->model()->index(row, 1)}));
    QVERIFY(data);
    QDragEnterEvent enter(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to->viewport(), &enter);
    QDragMoveEvent move(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to->viewport(), &move);
    QDropEvent drop(QPointF(place), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to->viewport(), &drop);
    QApplication::processEvents();
}

constexpr const char *kFour = "User-agent: *\n"
                              "# first\n"
                              "Disallow: /1\n"
                              "Allow: /2 # two\n"
                              "Crawl-delay: 3\n"
                              "disallow: /3\n"
                              "Disallow: /4\n";

} // namespace

class TestFormLists : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void ruleDragged_data();
    void ruleDragged();
    void ruleToAnotherGroup();
    void pastedLists();
    void newGroupTakesAlong();
};

void TestFormLists::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(lightPalette());
}

void TestFormLists::ruleDragged_data() {
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("before"); // dropped above this row; 4 = below the last
    QTest::addColumn<QString>("order");
    QTest::addColumn<int>("now"); // its row then
    QTest::newRow("first to the end") << 0 << 4 << "2341" << 3;
    QTest::newRow("last to the front") << 3 << 0 << "4123" << 0;
    QTest::newRow("down by one") << 0 << 2 << "2134" << 1;
    QTest::newRow("up by one") << 2 << 1 << "1324" << 1;
    QTest::newRow("onto its own place") << 1 << 1 << "1234" << 1;
    QTest::newRow("just below itself") << 1 << 2 << "1234" << 1;
}

void TestFormLists::ruleDragged() {
    QFETCH(int, row);
    QFETCH(int, before);
    FormHost host(DialectId::Robots, kFour);
    auto *table = host.find<RulesTable>("groups", "rules");
    const QRect last = table->visualRect(table->model()->index(3, 1));
    const QRect at = before < 4 ? table->visualRect(table->model()->index(before, 1)) : last;
    dragRow(table, row, table, {at.center().x(), before < 4 ? at.top() + 1 : last.bottom() - 1});
    QString order;
    for (int i = 0; i < table->model()->rowCount(); ++i)
        order += table->model()->index(i, 1).data().toString().mid(1);
    QTEST(order, "order");
    QTEST(table->currentIndex().row(), "now");
    const std::string dragged = host.bytes();
    QCOMPARE(host.document->undoDepth(), order == "1234" ? 0 : 1);
    if (order != "1234") {
        QCOMPARE(host.document->undoText(), "Move rule");
        host.document->undo();
        QCOMPARE(host.bytes(), std::string(kFour));
    }
    // The keys do the same, byte by byte.
    table->select(row, false);
    table->setFocus();
    QFETCH(int, now);
    for (int i = row; i != now; i += now > row ? 1 : -1)
        QTest::keyClick(table, now > row ? Qt::Key_Down : Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(host.bytes(), dragged);
}

void TestFormLists::ruleToAnotherGroup() {
    const std::string before = "User-agent: a\nDisallow: /1 # one\nDisallow: /2\n\n"
                               "User-agent: b\r\nDisallow: /3\r\n\r\n"
                               "User-agent: *\nDisallow:\n";
    const std::string after = "User-agent: a\nDisallow: /2\n\n"
                              "User-agent: b\r\nDisallow: /3\r\nDisallow: /1 # one\r\n\r\n"
                              "User-agent: *\nDisallow:\n";
    FormHost host(DialectId::Robots, before);
    auto *groups = host.find<QListView>("groups", "groups");
    auto *table = host.find<RulesTable>("groups", "rules");
    dragRow(table, 0, groups, groups->visualRect(groups->model()->index(1, 0)).center());
    QCOMPARE(host.bytes(), after);
    QCOMPARE(host.document->undoDepth(), 1);
    QCOMPARE(host.document->undoText(), "Move rule to b");
    host.document->undo();
    QCOMPARE(host.bytes(), before);
    // Onto its own group nothing happens, and a drag of an older text is refused.
    dragRow(table, 0, groups, groups->visualRect(groups->model()->index(0, 0)).center());
    QCOMPARE(host.bytes(), before);
    const std::unique_ptr<QMimeData> old(table->model()->mimeData({table->model()->index(0, 0)}));
    host.document->apply(TextEdit::between(before, before + "# more\n"), {QStringLiteral("more")});
    QVERIFY(!table->model()->dropMimeData(old.get(), Qt::MoveAction, 2, 0, {}));
    host.document->undo();
    // The keyboard takes the rule along from group to group, and back.
    table->select(0, false);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(host.bytes(), after);
    QCOMPARE(groups->currentIndex().row(), 1);
    QCOMPARE(table->currentIndex().data().toString(), "/1");
    QTest::keyClick(table, Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(groups->currentIndex().row(), 2);
    QTest::keyClick(table, Qt::Key_PageDown, Qt::AltModifier); // there is none below
    QCOMPARE(host.document->undoDepth(), 2);
    host.document->undo();
    host.document->undo();
    QCOMPARE(host.bytes(), before);
}

void TestFormLists::pastedLists() {
    const std::string before = "User-agent: *\nDisallow:\n";
    FormHost host(DialectId::Robots, before);
    host.find<LiveAdder>("groups", "addRule")->setFocus();
    QApplication::clipboard()->setText("/admin\r\n\n  https://example.com/blog/x?y=1#top\n"
                                       "Allow: /admin/open\nnothing\ncrawl-delay: 5\n");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(host.bytes(), std::string("User-agent: *\nCrawl-delay: 5\nDisallow: /admin\n"
                                       "Disallow: /blog/x?y=1\nAllow: /admin/open\n"));
    QCOMPARE(host.document->undoDepth(), 1);
    host.document->undo();
    QCOMPARE(host.bytes(), before);
    host.find<LiveAdder>("groups", "addAgent")->setFocus();
    QApplication::clipboard()->setText("User-agent: GPTBot\nClaudeBot\n*\n");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(host.bytes(), std::string("User-agent: *\nUser-agent: GPTBot\nUser-agent: "
                                       "ClaudeBot\nDisallow:\n"));
    QCOMPARE(host.document->undoDepth(), 1);
    // One line is text like any other.
    QApplication::clipboard()->setText("CCBot");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(host.bytes().contains("User-agent: CCBot\n"));

    FormHost two(DialectId::Robots2, "[agent: ai-assistant]\ntrain: yes # now\n");
    auto *table = two.find<BlocksTable>("blocks", "blocks");
    const auto &model = static_cast<const BlocksModel &>(*table->model());
    table->setCurrentIndex(model.index(0, model.columnOf("ai-assistant")));
    table->setFocus();
    QApplication::clipboard()->setText("crawl: yes\nTrain: no\nmarket: all of it\n?\n");
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(two.bytes(), std::string("[agent: ai-assistant]\ncrawl: yes\ntrain: no # now\n"));
    QCOMPARE(two.document->undoDepth(), 1);
    QCOMPARE(two.document->undoText(), "Set 2 value(s) from a list");
}

/// An agent that gets a group of its own keeps what it followed until now, in a step of its own that says so.
void TestFormLists::newGroupTakesAlong() {
    const std::string before = "User-agent: *\nDisallow: /a\nDisallow: /b\n";
    const std::string after = "User-agent: GPTBot\nDisallow: /a\nDisallow: /b\n\n" + before;
    FormHost host(DialectId::Robots, before);
    Keys keys;
    const auto addGroup = [&] { host.find<QPushButton>("groups", "addGroup")->click(); };
    addGroup();
    keys.type("GPTBot");
    QCOMPARE(host.bytes(), "User-agent: GPTBot\nDisallow:\n\n" + before);
    keys.press(Qt::Key_Return);
    QCOMPARE(host.bytes(), after);
    QCOMPARE(host.document->undoText(), "Take along 2 line(s) of the group for *");
    // The group is still the chosen one: a rule that is added is its own.
    keys.press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), "addRule");
    keys.type("/c");
    QCOMPARE(host.bytes(),
             "User-agent: GPTBot\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\n" + before);
    host.document->undo();
    host.document->undo();
    QCOMPARE(host.bytes(), "User-agent: GPTBot\nDisallow:\n\n" + before);
    // A group that was there already is left as it is.
    host.find<LiveAdder>("groups", "addAgent")->setFocus();
    keys.type("CCBot");
    keys.press(Qt::Key_Return);
    QCOMPARE(host.bytes(), "User-agent: GPTBot\nUser-agent: CCBot\nDisallow:\n\n" + before);
    while (host.document->canUndo())
        host.document->undo();
    // With the focus it is entered, too; a list of several is not.
    addGroup();
    keys.type("GPTBot");
    host.find<QListView>("groups", "groups")->setFocus();
    QCOMPARE(host.bytes(), after);
    while (host.document->canUndo())
        host.document->undo();
    addGroup();
    QApplication::clipboard()->setText("GPTBot\nCCBot\n");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(host.bytes(), "User-agent: GPTBot\nUser-agent: CCBot\nDisallow:\n\n" + before);
}

QTEST_MAIN(TestFormLists)
#include "tst_formlists.moc"
