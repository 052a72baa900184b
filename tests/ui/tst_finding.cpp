// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window offers beside its forms: edits that turn an answer, what a save changed, everything by name.
#include "tests/support/openedwindow.h"
#include "tests/support/ownhome.h"
#include "ui/editor/textview.h"
#include "ui/simulator/changespanel.h"
#include "ui/window/changedialog.h"
#include "ui/window/fuzzy.h"
#include "ui/window/palette.h"
#include "ui/window/savereport.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>

using namespace gatepost;
using namespace gatepost::ui;

class TestFinding : public QObject {
    Q_OBJECT
private slots:
    void changesAnAnswer();
    void saysWhyNothingTurnsIt();
    void tellsWhatASaveChanged();
    void failingTestsAreNamed();
    void searchEnginesAreAskedAbout();
    void ranks_data();
    void ranks();
    void findsEverything();
    void reportsAVerdict();
};

namespace {

ChangeDialog *changeDialog(MainWindow &window) {
    auto *dialog = window.findChild<ChangeDialog *>();
    if (!dialog || !QTest::qWaitFor([&] { return !dialog->isBusy(); }, 20000))
        qFatal("no dialog, or it never ends");
    return dialog;
}

void ask(MainWindow &window, const QString &agent, const QString &url) {
    Question question = window.site().analysis().question();
    question.agent = agent;
    question.url = url;
    window.site().analysis().setQuestion(question);
}

Palette *openPalette(MainWindow &window, const QString &typed) {
    window.action(QStringLiteral("palette"))->trigger();
    auto *palette = window.findChild<Palette *>();
    if (!palette)
        qFatal("no palette");
    QTest::keyClicks(palette->findChild<QLineEdit *>(), typed);
    return palette;
}

} // namespace

/// The narrowest edit is offered first; applied it is one step, and the answer is the one wanted.
void TestFinding::changesAnAnswer() {
    Opened opened("User-agent: *\nDisallow: /wp-admin/\n\nUser-agent: GPTBot\nDisallow: /blog\n");
    const QByteArray before = bytesOf(opened.document);
    ask(opened.window, "GPTBot", "/blog/one");
    opened.window.action(QStringLiteral("change-answer"))->trigger();
    ChangeDialog *dialog = changeDialog(opened.window);
    QVERIFY(dialog->findChild<QRadioButton *>("changeToAllow")->isChecked());
    QVERIFY(!dialog->ways().offered.empty());
    QVERIFY(!dialog->findChild<QRadioButton *>("way-0")->accessibleDescription().isEmpty());
    auto *apply = dialog->findChild<QPushButton *>("applyChange");
    QVERIFY(apply->isEnabled());
    apply->click();
    QVERIFY(bytesOf(opened.document) != before);
    QCOMPARE(opened.document->undoDepth(), 1);
    QCOMPARE(opened.document->undoText(), "Let GPTBot fetch /blog/one");
    QCOMPARE(opened.window.site().analysis().verdict()->fetch.decision, Decision::Allow);
    opened.document->undo();
    QCOMPARE(bytesOf(opened.document), before);
    QCOMPARE(opened.window.site().analysis().verdict()->fetch.decision, Decision::Deny);
}

void TestFinding::saysWhyNothingTurnsIt() {
    Opened opened("User-agent: *\nDisallow: /\n");
    ask(opened.window, "GPTBot", "/robots.txt");
    opened.window.site().navigator().askToChange(opened.window.site().analysis().question());
    ChangeDialog *dialog = changeDialog(opened.window);
    QVERIFY(dialog->findChild<QRadioButton *>("changeToDeny")->isChecked());
    QVERIFY(dialog->ways().offered.empty());
    QVERIFY(!dialog->findChild<QPushButton *>("applyChange")->isEnabled());
    QVERIFY(dialog->findChild<QLabel *>("changeWhy")->text().contains("always be fetched"));
}

void TestFinding::tellsWhatASaveChanged() {
    Opened opened("User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /blog\n");
    const QByteArray before = bytesOf(opened.document);
    MessageArea &strip = opened.window.saveReport().strip();
    // What changes nothing for anybody is saved without a word.
    opened.document->apply(TextEdit::insert(0, "# ours\n"), {"comment"});
    QVERIFY(opened.window.save(opened.document));
    QVERIFY(QTest::qWaitFor([&] { return !opened.window.saveReport().isBusy(); }));
    QCOMPARE(strip.ids(), QStringList());
    const std::string text(opened.document->bytes());
    const auto at = static_cast<std::uint32_t>(text.find("blog"));
    opened.document->apply(TextEdit::remove({at, at + 4}), {"close"});
    QVERIFY(opened.window.save(opened.document));
    QTRY_COMPARE(strip.ids(), QStringList{SaveReport::kId});
    QCOMPARE(strip.sentence(SaveReport::kId),
             "Saved. GPTBot and CCBot lose /. No agent gains anything.");
    QVERIFY(strip.choose(SaveReport::kId, "Show changes"));
    auto *changes = opened.window.findChild<ChangesPanel *>();
    QTRY_VERIFY(!changes->isBusy());
    QVERIFY2(changes->summary().contains("the files before the save"),
             qPrintable(changes->summary()));
    // The way back is written too.
    opened.document->apply(TextEdit::insert(0, "# theirs\n"), {"comment"});
    QVERIFY(opened.window.save(opened.document));
    QVERIFY(QTest::qWaitFor([&] { return !opened.window.saveReport().isBusy(); }));
    const std::string closed(opened.document->bytes());
    const auto slash = static_cast<std::uint32_t>(closed.find(": /") + 3);
    opened.document->apply(TextEdit::insert(slash, "shop"), {"shop"});
    QVERIFY(opened.window.save(opened.document));
    QTRY_COMPARE(strip.ids(), QStringList{SaveReport::kId});
    QVERIFY(strip.choose(SaveReport::kId, "Undo"));
    QCOMPARE(std::string(opened.document->bytes()), closed);
    QVERIFY(!opened.document->isModified());
    QCOMPARE(get(opened.path).toStdString(), closed);
    QVERIFY(QTest::qWaitFor([&] { return !opened.window.saveReport().isBusy(); }));
    // A save while the one before is being compared is told with it: nothing of that one is lost.
    opened.document->apply(TextEdit::insert(slash, "shop"), {"shop"});
    QVERIFY(opened.window.save(opened.document));
    QVERIFY(QTest::qWaitFor([&] { return opened.window.saveReport().isBusy(); }));
    opened.document->apply(TextEdit::insert(0, "# more\n"), {"comment"});
    QVERIFY(opened.window.save(opened.document));
    QVERIFY(QTest::qWaitFor([&] { return !opened.window.saveReport().isBusy(); }));
    QVERIFY2(strip.sentence(SaveReport::kId).contains("gain"),
             qPrintable(strip.sentence(SaveReport::kId)));
    QVERIFY(strip.choose(SaveReport::kId, "Undo"));
    QCOMPARE(std::string(opened.document->bytes()), closed);
}

void TestFinding::failingTestsAreNamed() {
    Opened opened("User-agent: *\nDisallow: /a\n");
    SiteSettings settings = opened.window.site().side().settings();
    settings.tests.push_back({.agent = "GPTBot", .path = "/a", .expect = "deny"});
    opened.window.site().side().setSettings(settings);
    opened.document->apply(TextEdit::replace({24, 26}, "/b"), {"other"});
    QVERIFY(opened.window.save(opened.document));
    QTRY_COMPARE(opened.window.saveReport().strip().ids(), QStringList{SaveReport::kId});
    const QString said = opened.window.saveReport().strip().sentence(SaveReport::kId);
    QVERIFY2(said.contains("fail now: GPTBot on /a"), qPrintable(said));
}

void TestFinding::searchEnginesAreAskedAbout() {
    Opened opened("User-agent: *\nDisallow: /a\n");
    opened.document->apply(TextEdit::replace({24, 26}, "/"), {"close"});
    opened.answers.labels = {"Show changes"};
    QVERIFY(!opened.window.save(opened.document));
    QCOMPARE(opened.answers.asked, QStringList{"Search engines"});
    QVERIFY(opened.window.findChild<ChangesPanel *>()->isVisible());
    QVERIFY(opened.document->isModified());
}

void TestFinding::ranks_data() {
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("best"); // in this order; after a |, what does not fit
    QTest::newRow("beginning before part") << "goog" << QStringList{"Googlebot", "APIs-Google"};
    QTest::newRow("a word's beginning before its middle")
        << "all" << QStringList{"Save all", "Install"};
    QTest::newRow("the shorter one") << "bing" << QStringList{"Bingbot", "BingPreview"};
    QTest::newRow("initials") << "mto" << QStringList{"Matrix, turned over", "|", "Timeline"};
    QTest::newRow("capitals begin words") << "gb" << QStringList{"GPTBot", "|", "Arabic"};
    QTest::newRow("every word") << "ask gpt" << QStringList{"Ask about GPTBot", "|", "Ask first"};
    QTest::newRow("nothing typed") << "" << QStringList{"a"};
}

void TestFinding::ranks() {
    QFETCH(QString, query);
    QFETCH(QStringList, best);
    int last = std::numeric_limits<int>::max();
    bool fits = true;
    for (const QString &text : std::as_const(best)) {
        if (text == "|") {
            fits = false;
            continue;
        }
        const auto score = fuzzyScore(query, text);
        QCOMPARE(score.has_value(), fits);
        if (!fits)
            continue;
        QVERIFY2(*score < last, qPrintable(text));
        last = *score;
    }
}

void TestFinding::findsEverything() {
    Opened opened("User-agent: *\nDisallow: /private\nDisallow: /shop\n");
    // A text takes Ctrl+K for itself where the desktop has that key for deleting.
    auto *text = opened.window.findChild<TextView *>();
    QVERIFY(text);
    QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_K, Qt::ControlModifier);
    QCoreApplication::sendEvent(text, &key);
    QVERIFY(!key.isAccepted());
    const auto first = [&](const QString &typed) {
        Palette *palette = openPalette(opened.window, typed);
        const QString name =
            palette->model().rowCount() > 0 ? palette->model().entry(0).name : QString();
        delete palette;
        return name;
    };
    QCOMPARE(first("goog"), "Ask about Googlebot");
    QCOMPARE(first("save as"), "Save as");
    QCOMPARE(first("gptbot"), "Ask about GPTBot");
    QCOMPARE(first("agents and paths"), "Agents and paths");
    QCOMPARE(first("crawl-delay"), "Crawl-delay");
    QCOMPARE(first("/shop"), "Ask about /shop");
    QCOMPARE(first(":3"), ":3");
    QCOMPARE(first("Disallow: /pri"), "Disallow: /private");
    // Keys alone: the second entry of what was found.
    Palette *palette = openPalette(opened.window, "gptbot");
    auto *list = palette->findChild<QListView *>();
    QVERIFY(!list->accessibleName().isEmpty());
    auto *line = palette->findChild<QLineEdit *>();
    QVERIFY(!line->accessibleName().isEmpty());
    QTest::keyClick(line, Qt::Key_Down);
    QTest::keyClick(line, Qt::Key_Up);
    QTest::keyClick(line, Qt::Key_Return);
    ask(opened.window, "CCBot", "/");
    QTRY_COMPARE(opened.window.site().analysis().question().agent, "GPTBot");
    QTRY_VERIFY(!opened.window.findChild<Palette *>());
}

void TestFinding::reportsAVerdict() {
    Opened opened;
    ask(opened.window, "GPTBot", "/private/a");
    opened.window.action(QStringLiteral("report-verdict"))->trigger();
    QVERIFY(QApplication::clipboard()->text().contains("\"decision\": \"deny\""));
    QVERIFY(opened.window.messages().ids().contains("report-verdict"));
}

int main(int argc, char **argv) {
    const test::OwnHome home;
    QApplication app(argc, argv);
    TestFinding test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_finding.moc"
