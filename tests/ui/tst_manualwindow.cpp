// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/dialect/dialect.h"
#include "core/lint/lint.h"
#include "ui/bridge/look.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/platform.h"
#include "ui/bridge/text.h"
#include "ui/editor/textview.h"
#include "ui/forms/fields/field.h"
#include "ui/forms/formarea.h"
#include "ui/manual/manualtext.h"
#include "ui/manual/manualwindow.h"
#include "ui/manualtext/markdown.h"
#include "ui/site/help.h"
#include "ui/window/editorarea.h"
#include "ui/window/keys.h"
#include "ui/window/mainwindow.h"
#include "ui/window/manualopener.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

std::string joined(const std::vector<std::string> &lines) {
    std::string all;
    for (const std::string &line : lines)
        all += line + "\n";
    return all;
}

QList<MainWindow *> mainWindows() {
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget))
            windows << window;
    return windows;
}

ManualWindow *openManualWindow() {
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<ManualWindow *>(widget); window && window->isVisible())
            return window;
    return nullptr;
}

} // namespace

class TestManualWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void showsEveryChapter();
    void everyAddressOfAReferenceLeadsThere();
    void historyAndLinks();
    void searchLeadsToSections();
    void followsTheTheme();
    void keysAreThoseOfTheWindow();
    void noKeyIsGivenTwice();
    void f1OpensTheManual();
    void f1OnADirectiveLeadsToItsEntry();
    void f1InAFormLeadsToTheEntry_data();
    void f1InAFormLeadsToTheEntry();
    void recipesOpenInAWindowOfTheirOwn();
    void nothingIsLoadedFromElsewhere();
};

void TestManualWindow::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName("gatepost-test");
    QApplication::setApplicationName("tst_manualwindow");
}

void TestManualWindow::cleanup() {
    if (ManualWindow *window = openManualWindow())
        window->close();
}

void TestManualWindow::showsEveryChapter() {
    ManualWindow window(loadManual("| Keys | Command |\n|---|---|\n"));
    QCOMPARE(text(joined(window.manual().faults())), QString());
    const auto *contents = window.findChild<QTreeWidget *>();
    QCOMPARE(contents->topLevelItemCount(), int(window.manual().chapters.size()));
    for (const Chapter &chapter : window.manual().chapters) {
        window.showPlace({chapter.name, {}});
        const QString shown = window.browser()->toPlainText();
        QVERIFY2(shown.startsWith(text(chapter.title)), qPrintable(shown.left(80)));
        QVERIFY2(shown.size() > 300, chapter.name.c_str());
        QCOMPARE(contents->currentItem()->text(0), text(chapter.title));
        // What is seen on a picture says nothing where there is no picture.
        for (const TextBlock &block : chapter.blocks)
            if (block.kind == TextBlock::Kind::Picture)
                QCOMPARE(shown.contains(text(block.text)),
                         QFileInfo::exists(manualFolder(QCoreApplication::applicationDirPath()) +
                                           u'/' + text(block.info)));
    }
    window.showPlace({"no-such-chapter", "x"});
    QCOMPARE(window.place().chapter, std::string("first-steps"));
}

void TestManualWindow::everyAddressOfAReferenceLeadsThere() {
    const Manual manual = loadManual({});
    for (const Dialect &each : dialects())
        for (const Directive &row : each.directives)
            QVERIFY2(manual.has(placeOfUrl(manualUrlOfDirective(row))), row.name.data());
    for (const LintRule &rule : lintRules())
        QVERIFY2(manual.has(placeOfUrl(manualUrlOfCode(rule.code))), rule.code.data());
    QVERIFY(manualUrlOfCode("no-such-code").isEmpty());
}

void TestManualWindow::historyAndLinks() {
    ManualWindow window(loadManual({}));
    window.show();
    const QList<QToolButton *> buttons = window.findChildren<QToolButton *>();
    const auto byName = [&](const QString &name) {
        return *std::ranges::find(buttons, name, &QWidget::accessibleName);
    };
    QToolButton *back = byName("Back");
    QToolButton *forward = byName("Forward");
    QVERIFY(!back->isEnabled());
    Q_EMIT window.browser()->anchorClicked(manualUrl("recipes", "quiet-hours"));
    QCOMPARE(window.place().chapter, std::string("recipes"));
    QCOMPARE(window.place().id, std::string("quiet-hours"));
    QVERIFY(back->isEnabled());
    back->click();
    QCOMPARE(window.place().chapter, std::string("first-steps"));
    QVERIFY(forward->isEnabled());
    forward->click();
    QCOMPARE(window.place().id, std::string("quiet-hours"));
}

void TestManualWindow::searchLeadsToSections() {
    ManualWindow window(loadManual({}));
    window.show();
    auto *search = window.findChild<QLineEdit *>();
    auto *finds = window.findChild<QListWidget *>();
    QTest::keyClicks(search, "group-trap");
    QVERIFY(finds->isVisible());
    QVERIFY(finds->count() > 0);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(window.place().chapter, std::string("diagnostics"));
    QCOMPARE(window.place().id, std::string("group-trap"));
    QVERIFY(!window.browser()->extraSelections().isEmpty());
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QVERIFY(!finds->isVisible());
    QVERIFY(window.isVisible());
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

/// Text and links have contrast in both themes, and the page is drawn anew when the theme changes.
void TestManualWindow::followsTheTheme() {
    const QPalette before = QApplication::palette();
    ManualWindow window(loadManual({}));
    window.show();
    for (const QPalette &palette : {darkPalette(), lightPalette()}) {
        QApplication::setPalette(palette);
        QCoreApplication::processEvents();
        const QColor base = window.browser()->palette().color(QPalette::Base);
        for (QTextBlock block = window.browser()->document()->begin(); block.isValid();
             block = block.next())
            for (auto it = block.begin(); it != block.end(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                if (format.foreground().style() == Qt::NoBrush)
                    continue;
                QVERIFY2(contrast(format.foreground().color(), base) >= 4.5,
                         qPrintable(it.fragment().text()));
            }
    }
    QApplication::setPalette(before);
}

void TestManualWindow::keysAreThoseOfTheWindow() {
    MainWindow window;
    const QString table = keyTable(window);
    QVERIFY(readMarkdown(table.toStdString()).faults.empty());
    for (const QAction *action : window.findChildren<QAction *>())
        for (const QKeySequence &key : action->shortcuts())
            if (window.action(action->objectName()) == action)
                QVERIFY2(table.contains(
                             "<kbd>" +
                             text(escapeMarkdown(toBytes(key.toString(QKeySequence::NativeText)))) +
                             "</kbd>"),
                         qPrintable(action->objectName()));
    QVERIFY(table.contains("<kbd>F1</kbd>"));
}

// Qt calls neither of two actions with one key.
void TestManualWindow::noKeyIsGivenTwice() {
    MainWindow window;
    QMap<QKeySequence, QString> nameOf;
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (action->shortcutContext() == Qt::WidgetShortcut)
            continue;
        for (const QKeySequence &key : action->shortcuts()) {
            QCOMPARE(nameOf.value(key, action->objectName()), action->objectName());
            nameOf.insert(key, action->objectName());
        }
    }
    QVERIFY(nameOf.size() > 40);
}

void TestManualWindow::f1OpensTheManual() {
    MainWindow window;
    window.show();
    QVERIFY(!openManualWindow());
    QTest::keyClick(&window, Qt::Key_F1);
    QVERIFY(openManualWindow());
    openManualWindow()->close();
    window.action("manual")->trigger();
    QVERIFY(openManualWindow());
}

void TestManualWindow::f1OnADirectiveLeadsToItsEntry() {
    MainWindow window;
    window.show();
    window.site().files().newFile(Role::Robots2, "crawl: yes\ntrain: no\n");
    window.site().navigator().goTo(window.site().files().current(), {11, 11});
    auto *view = window.findChild<EditorArea *>()->view();
    QVERIFY(view);
    view->run(EditorCommand::Explain);
    auto *button = window.findChild<QPushButton *>("openInManual");
    QVERIFY(button && button->isVisible());
    button->click();
    QVERIFY(openManualWindow());
    QCOMPARE(openManualWindow()->place().id, std::string("directive-train"));
    // Help that has no entry has no button.
    showHelp(&window, "x", Rich::plain("y"));
    QVERIFY(!button->isVisible());
}

void TestManualWindow::f1InAFormLeadsToTheEntry_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("widget"); ///< that has the focus: it, or what it holds
    QTest::addColumn<QString>("place");
    QTest::newRow("words") << "policy" << "field-train" << "directives#directive-train";
    QTest::newRow("line") << "chain" << "field-chain" << "directives#directive-chain";
    QTest::newRow("matrix") << "blocks" << "blocks" << "directives#directive-crawl";
    QTest::newRow("rules") << "groups" << "rules" << "directives#directive-disallow";
}

void TestManualWindow::f1InAFormLeadsToTheEntry() {
    QFETCH(QString, page);
    QFETCH(QString, widget);
    QFETCH(QString, place);
    MainWindow window;
    window.show();
    window.site().files().newFile(Role::Robots2,
                                  "User-agent: *\nDisallow: /x\n\ncrawl: yes\ntrain: no\n\n"
                                  "chain: https://example.org/a.txt\n");
    auto *form = window.findChild<FormArea *>();
    form->showPage(window.site().files().current(), page);
    auto *at = form->findChild<QWidget *>(widget);
    QVERIFY(at);
    if (const auto *field = qobject_cast<Field *>(at))
        at = field->editor()->focusTarget();
    else if (auto *table = qobject_cast<QTableView *>(at))
        table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(at, Qt::Key_F1);
    auto *button = window.findChild<QPushButton *>("openInManual");
    QVERIFY(button && button->isVisible());
    QVERIFY(!window.findChild<QDialog *>("helpCard")->windowTitle().isEmpty());
    button->click();
    QVERIFY(openManualWindow());
    const ManualPlace shown = openManualWindow()->place();
    QCOMPARE(text(shown.chapter + '#' + shown.id), place);
    QVERIFY(openManualWindow()->manual().has(shown));
}

void TestManualWindow::recipesOpenInAWindowOfTheirOwn() {
    MainWindow window;
    window.show();
    window.manual().open(manualUrl("recipes"));
    const QList<MainWindow *> before = mainWindows();
    Q_EMIT openManualWindow()->browser()->anchorClicked(QUrl("gatepost-recipe:recipes#ask-first"));
    const QList<MainWindow *> after = mainWindows();
    QCOMPARE(after.size(), before.size() + 1);
    MainWindow *made = nullptr;
    for (MainWindow *each : after)
        if (!before.contains(each))
            made = each;
    QVERIFY(made->site().files().document(Role::Robots2));
    QVERIFY(made->site().side().asks().has_value());
    QCOMPARE(made->site().analysis().question().agent, QString("GPTBot"));
    QVERIFY(made->site().files().document(Role::Robots2)->path().isEmpty());
    made->site().files().closeAll();
    delete made;
}

/// The page may load pictures of its own folder, and nothing else.
void TestManualWindow::nothingIsLoadedFromElsewhere() {
    ManualWindow window(loadManual({}));
    auto *browser = window.browser();
    for (const char *address : {"https://example.com/x.png", "file:///etc/hostname", "x.png"})
        QVERIFY(!browser->loadResource(QTextDocument::ImageResource, QUrl(address)).isValid());
    // A folder beside the pictures is not theirs, whatever the address begins with.
    const QString pictures = manualFolder(QCoreApplication::applicationDirPath());
    for (const char *way : {"/../../../../../../../../etc/hostname", "-else/x.png"})
        QVERIFY(!browser
                     ->loadResource(QTextDocument::ImageResource,
                                    QUrl::fromLocalFile(pictures + QLatin1String(way)))
                     .isValid());
    QVERIFY(
        !browser->loadResource(QTextDocument::StyleSheetResource, QUrl("file:///x.css")).isValid());
}

QTEST_MAIN(TestManualWindow)
#include "tst_manualwindow.moc"
