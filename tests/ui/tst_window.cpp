// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The main window, by keys: text, form, verdict and marks are views of one text.

#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/editor/highlighter.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/forms/groupspage.h"
#include "ui/problems/problemspanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/panels.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTreeWidget>

#include <algorithm>
#include <ctime>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

const char kText[] = "User-agent: GPTBot\r\n"
                     "Disallow: /blog\r\n"
                     "Allow: /blog/open # these\r\n"
                     "\r\n"
                     "User-agent: *\r\n"
                     "Disallow: /private\r\n";

QString bytesOf(const Document *document) {
    return QString::fromUtf8(document->bytes().data(),
                             static_cast<qsizetype>(document->bytes().size()));
}

/// A window with one robots.txt in it and a question about it.
struct Opened {
    QTemporaryDir dir;
    MainWindow window;
    Document *document = nullptr;
    TextView *text = nullptr;

    explicit Opened(const QByteArray &bytes = kText) {
        QFile file(dir.filePath("robots.txt"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write the file to open");
        file.close();
        window.show();
        window.open({file.fileName()});
        document = window.site().files().current();
        window.findChild<FormArea *>()->showPage(document, QStringLiteral("groups"));
        ask("GPTBot", "/blog/a");
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
        window.activateWindow();
        text = window.findChild<TextView *>();
    }
    void ask(const QString &agent, const QString &url) {
        Question question;
        question.agent = agent;
        question.url = url;
        question.at = *parseInstant("2026-11-20T07:00:00Z");
        window.site().analysis().setQuestion(question);
    }
    template <class Widget>
    Widget *find(const char *name) {
        auto *widget = window.findChild<Widget *>(QLatin1String(name));
        if (!widget)
            qFatal("no widget %s", name);
        return widget;
    }
    QString sentence() { return find<QLabel>("sentence")->text(); }
    void caretTo(int line, int column) {
        QTextCursor cursor(text->document()->findBlockByNumber(line));
        cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, column);
        text->setTextCursor(cursor);
        text->setFocus();
    }
};

} // namespace

class TestWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void typingChangesVerdictAndForm();
    void formEditTouchesItsLineAlone();
    void formEditsCoalesce();
    void agentsFieldAddsAndRemovesLines();
    void rulesMove();
    void undoWhereverTheFocusIs();
    void caretAndFieldMarkEachOther();
    void questionAsksAnew();
    void decidingLineIsGoneTo();
    void saveWritesTheBytes();
    void newPolicyFromRobots();
    void modesAndPanes();
    void sampleOpensWithoutComplaint();
    void highlightingIsOurs();
    void everyControlHasAName();
    void verdictColoursAreReadable();
    void darkAndLightFollowThePalette();
    void modelsAreSound();
    void problemsAreGrouped();
    void policyMenuLeadsToPages();
    void filesAreChosenByMouse();
    void clipboardIsForTexts();
    void keystrokeToVerdict();
};

void TestWindow::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test");
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestWindow::typingChangesVerdictAndForm() {
    Opened o;
    QVERIFY(o.sentence().startsWith("No"));
    QVERIFY(o.sentence().contains("line 2"));
    o.caretTo(1, 15);
    QTest::keyClicks(o.text, "ger");
    QCOMPARE(bytesOf(o.document), QString(kText).replace("/blog\r", "/blogger\r"));
    QVERIFY(o.sentence().startsWith("Yes"));
    const auto *rules = o.find<QTableView>("rules");
    QCOMPARE(rules->model()->index(0, RulesModel::Path).data().toString(), "/blogger");
    // A rule more in the text is a row more in the form.
    QTest::keyClick(o.text, Qt::Key_Return);
    QTest::keyClicks(o.text, "Disallow: /x");
    QCOMPARE(rules->model()->rowCount(), 3);
    QVERIFY(bytesOf(o.document).contains("/blogger\r\nDisallow: /x\r\n"));
}

void TestWindow::formEditTouchesItsLineAlone() {
    Opened o;
    o.caretTo(5, 3);
    auto *rules = o.find<QTableView>("rules");
    o.find<QListView>("groups")->setCurrentIndex(o.find<QListView>("groups")->model()->index(0, 0));
    rules->setFocus();
    rules->setCurrentIndex(rules->model()->index(1, RulesModel::Path));
    rules->edit(rules->currentIndex());
    auto *path = o.find<QLineEdit>("rulePath");
    path->setFocus();
    path->setCursorPosition(6);
    QTest::keyClicks(path, "XY");
    QCOMPARE(bytesOf(o.document), QString(kText).replace("/blog/open", "/blog/XYopen"));
    QCOMPARE(path->text(), "/blog/XYopen");
    QCOMPARE(path->cursorPosition(), 8);
    QVERIFY(path->hasFocus());
    // The caret of the text is where it was.
    QCOMPARE(o.text->textCursor().blockNumber(), 5);
    QCOMPARE(o.text->textCursor().positionInBlock(), 3);
    QVERIFY(o.document->mirrorIsTrue());
    QTest::keyClick(path, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bytesOf(o.document), QString(kText));
}

void TestWindow::formEditsCoalesce() {
    Opened o;
    auto *rules = o.find<QTableView>("rules");
    rules->setCurrentIndex(rules->model()->index(0, RulesModel::Path));
    rules->edit(rules->currentIndex());
    auto *path = o.find<QLineEdit>("rulePath");
    QTest::keyClicks(path, "abc");
    QCOMPARE(o.document->undoDepth(), 1);
    QVERIFY(o.document->undoText().startsWith("Set path to"));
    QVERIFY(o.window.action("undo")->text().contains("Set path to"));
}

void TestWindow::agentsFieldAddsAndRemovesLines() {
    Opened o;
    o.caretTo(0, 0);
    auto *agents = o.find<QLineEdit>("addAgent");
    agents->setFocus();
    QTest::keyClicks(agents, "ClaudeBot");
    QCOMPARE(bytesOf(o.document),
             QString(kText).replace("GPTBot\r\n", "GPTBot\r\nUser-agent: ClaudeBot\r\n"));
    QCOMPARE(agents->text(), "ClaudeBot");
    QCOMPARE(o.document->undoDepth(), 1);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(agents, Qt::Key_Backspace);
    QCOMPARE(bytesOf(o.document), QString(kText));
}

void TestWindow::rulesMove() {
    Opened o;
    auto *rules = o.find<QTableView>("rules");
    o.caretTo(1, 0);
    rules->setFocus();
    rules->setCurrentIndex(rules->model()->index(0, RulesModel::Path));
    QTest::keyClick(rules, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(bytesOf(o.document), QString("User-agent: GPTBot\r\n"
                                          "Allow: /blog/open # these\r\n"
                                          "Disallow: /blog\r\n"
                                          "\r\n"
                                          "User-agent: *\r\n"
                                          "Disallow: /private\r\n"));
    QCOMPARE(rules->currentIndex().row(), 1);
    QTest::keyClick(rules, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bytesOf(o.document), QString(kText));
}

void TestWindow::undoWhereverTheFocusIs() {
    Opened o;
    const auto change = [&] {
        o.document->apply(TextEdit::replace({0, 0}, "# x\r\n"), {"Change"});
        QVERIFY(bytesOf(o.document) != QString(kText));
    };
    auto *agent = o.find<QComboBox>("agent")->lineEdit();
    auto *groups = o.find<QListView>("groups");
    for (QWidget *focus : {static_cast<QWidget *>(o.text), static_cast<QWidget *>(agent),
                           static_cast<QWidget *>(groups)}) {
        change();
        focus->setFocus();
        if (focus == agent) {
            QTest::keyClicks(agent, "x"); // something that the line edit could undo by itself
        }
        QTest::keyClick(focus, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytesOf(o.document), QString(kText));
        if (focus == agent)
            QVERIFY(agent->text().contains('x'));
        QTest::keyClick(focus, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bytesOf(o.document) != QString(kText));
        QTest::keyClick(focus, Qt::Key_Z, Qt::ControlModifier);
    }
}

void TestWindow::caretAndFieldMarkEachOther() {
    Opened o;
    o.caretTo(5, 0);
    QCOMPARE(o.find<QListView>("groups")->currentIndex().row(), 1);
    QCOMPARE(o.find<QTableView>("rules")->currentIndex().row(), 0);
    QSignalSpy field(&o.window.site().navigator(), &Navigator::fieldLineChanged);
    o.find<QListView>("groups")->setCurrentIndex(o.find<QListView>("groups")->model()->index(0, 0));
    auto *rules = o.find<QTableView>("rules");
    rules->setCurrentIndex(rules->model()->index(1, 1));
    QCOMPARE(field.last()[1].toInt(), 2);
}

void TestWindow::questionAsksAnew() {
    Opened o;
    QTest::keyClick(o.text, Qt::Key_L, Qt::ControlModifier);
    auto *agent = o.find<QComboBox>("agent")->lineEdit();
    QTRY_VERIFY(agent->hasFocus());
    QTest::keyClicks(agent, "SomeBot");
    QCOMPARE(o.window.site().analysis().question().agent, "SomeBot");
    QVERIFY(o.sentence().startsWith("Yes"));
    auto *url = o.find<QComboBox>("url")->lineEdit();
    url->setFocus();
    url->selectAll();
    QTest::keyClicks(url, "/private/x");
    QVERIFY(o.sentence().startsWith("No"));
    QVERIFY(o.sentence().contains("line 6"));
    QVERIFY(!o.document->isModified());
}

void TestWindow::decidingLineIsGoneTo() {
    Opened o;
    QTest::keyClick(o.text, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(o.text->textCursor().blockNumber(), 1);
    QVERIFY(o.text->toolTipOfBlock(1).startsWith("decided"));
    o.ask("GPTBot", "/blog/open/1");
    QVERIFY(o.text->toolTipOfBlock(1).startsWith("lost"));
    QVERIFY(o.text->toolTipOfBlock(2).startsWith("decided"));
}

void TestWindow::saveWritesTheBytes() {
    Opened o;
    o.caretTo(5, 18);
    QTest::keyClicks(o.text, "/x");
    QVERIFY(o.window.isWindowModified());
    QTest::keyClick(o.text, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!o.window.isWindowModified());
    QCOMPARE(QString::fromStdString(*Document::readFile(o.document->path())),
             QString(kText).replace("/private", "/private/x"));
    o.document->undo();
    QVERIFY(o.window.isWindowModified());
    o.document->redo();
    QVERIFY(!o.window.isWindowModified());
}

/// S104: a new file, what was not taken over is told, and what is rendered from it says the same.
void TestWindow::newPolicyFromRobots() {
    Opened o("# for all\n"
             "User-agent: *\n"
             "Disallow: *\n"
             "\n"
             "User-agent: GPTBot\n"
             "Allow: /open\n"
             "Disallow: /\n"
             "Crawl-delay: 5\n"
             "\n"
             "User-agent: GPTBot\n"
             "Robot-version: 2.0\n"
             "Allow: /2.html\n"
             "\n"
             "Sitemap: https://a.example/s.xml\n"
             "License: https://a.example/l\n");
    QAction *action = o.window.action("new-policy-from-robots");
    QVERIFY(action && action->isEnabled());
    const QString robots = bytesOf(o.document);
    action->trigger();
    const Document *policy = o.window.site().files().document(Role::AgentPolicy);
    QVERIFY(policy);
    QCOMPARE(o.window.site().files().current(), policy);
    QVERIFY(policy->path().isEmpty());
    QCOMPARE(bytesOf(o.document), robots);
    const QString made = bytesOf(policy);
    QVERIFY(made.contains("\ntitle: " + QDir(o.dir.path()).dirName() + "\n"));
    QCOMPARE(made.mid(made.indexOf("sitemap_url: ")), "sitemap_url: https://a.example/s.xml\n"
                                                      "default_policy: disallow\n"
                                                      "agents:\n"
                                                      "  # for all\n"
                                                      "  - user_agent: GPTBot\n"
                                                      "    policy: disallow\n"
                                                      "    allow:\n"
                                                      "      - /open\n");
    const QString said = o.window.messages().sentence("new-policy");
    QVERIFY2(said.contains("vendor, role and notes are missing"), qPrintable(said));
    QVERIFY2(said.contains("“Crawl-delay”, “Robot-version”, “License”"), qPrintable(said));
    // Without a robots.txt there is nothing to make it from.
    o.window.site().files().closeFile(o.document);
    QVERIFY(!action->isEnabled());
}

void TestWindow::modesAndPanes() {
    Opened o;
    auto *form = o.find<QWidget>("formArea");
    QTest::keyClick(o.text, Qt::Key_3, Qt::ControlModifier);
    QVERIFY(!form->isVisible() && o.text->isVisible());
    QTest::keyClick(o.text, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(form->isVisible() && !o.text->isVisible());
    QTest::keyClick(&o.window, Qt::Key_2, Qt::ControlModifier);
    QVERIFY(form->isVisible() && o.text->isVisible());
    // F6 comes by every pane and back to the text.
    o.text->setFocus();
    QStringList seen;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        for (QWidget *widget = QApplication::focusWidget(); widget; widget = widget->parentWidget())
            seen << widget->objectName();
    }
    for (const char *pane : {"questionBar", "siteList", "formArea", "text", "answerPanel"})
        QVERIFY2(seen.contains(pane), pane);
}

void TestWindow::sampleOpensWithoutComplaint() {
    MainWindow window;
    window.show();
    window.openSample(); // warnings fail the test
    QVERIFY(window.site().files().all().size() >= 4);
    QVERIFY(!window.isWindowModified());
    QVERIFY(!window.site().side().samplePaths().isEmpty());
    QVERIFY(window.site().analysis().verdict().has_value());
    for (const SiteFile &file : window.site().files().all())
        QVERIFY(file.document->mirrorIsTrue());
}

void TestWindow::highlightingIsOurs() {
    for (const char *name :
         {"Gatepost robots.txt", "Gatepost robots2.txt", "Gatepost agent policy"})
        QVERIFY2(Highlighter::hasDefinition(name), name);
    for (const Dialect &dialect : dialects())
        QVERIFY2(
            Highlighter::hasDefinition(QString::fromStdString(std::string(dialect.highlighting))),
            dialect.name.data());
    for (const char *name : {"Gatepost Light", "Gatepost Dark"})
        QVERIFY2(Highlighter::hasTheme(name), name);
}

void TestWindow::everyControlHasAName() {
    MainWindow window;
    window.show();
    window.openSample();
    for (const SiteFile &file : window.site().files().all()) {
        window.site().files().setCurrent(file.document);
        QCoreApplication::processEvents();
    }
    for (const PanelFactory &panel : bottomPanels())
        window.showPanel(panel.id);
    QStringList nameless;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled() ||
            widget->objectName().startsWith("qt_") || widget->inherits("QComboBoxListView") ||
            qobject_cast<const QMenu *>(widget))
            continue;
        QAccessibleInterface *face =
            QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        // Parts of a control are named by it: the field in a combo box, the viewport's splitter.
        const QWidget *parent = widget->parentWidget();
        const bool isPart =
            parent && (parent->inherits("QComboBox") || parent->inherits("QAbstractSpinBox") ||
                       widget->inherits("QSplitterHandle") || widget->inherits("QTabBar") ||
                       widget->inherits("QHeaderView") || widget->inherits("QScrollArea"));
        if (!isPart && (!face || face->text(QAccessible::Name).isEmpty()))
            nameless << QStringLiteral("%1 %2").arg(widget->metaObject()->className(),
                                                    widget->objectName());
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(", ")));
}

void TestWindow::verdictColoursAreReadable() {
    for (const QPalette &palette : {lightPalette(), darkPalette()}) {
        for (int i = 0; i <= int(Tone::Error); ++i) {
            const auto tone = static_cast<Tone>(i);
            const QColor ink = toneColor(tone, palette);
            for (const QColor &paper :
                 {palette.color(QPalette::Base), palette.color(QPalette::AlternateBase),
                  palette.color(QPalette::Window)})
                QVERIFY2(contrast(ink, paper) >= 4.5, qPrintable(QStringLiteral("tone %1 on %2: %3")
                                                                     .arg(i)
                                                                     .arg(paper.name())
                                                                     .arg(contrast(ink, paper))));
            QVERIFY(contrast(palette.color(QPalette::WindowText), toneBackground(tone, palette)) >=
                    4.5);
            QVERIFY2(contrast(ink, toneBackground(tone, palette)) >= 3.0,
                     qPrintable(QString::number(i)));
        }
        for (const auto role : {QPalette::Text, QPalette::PlaceholderText})
            QVERIFY(contrast(palette.color(role), palette.color(QPalette::Base)) >= 4.5);
        QVERIFY(contrast(palette.color(QPalette::HighlightedText),
                         palette.color(QPalette::Highlight)) >= 4.0);
    }
}

void TestWindow::darkAndLightFollowThePalette() {
    Opened o;
    const QColor light = o.text->palette().color(QPalette::Base);
    QVERIFY(light.lightness() > 200);
    QApplication::setPalette(darkPalette());
    QCoreApplication::processEvents();
    QVERIFY(o.text->palette().color(QPalette::Base).lightness() < 80);
    const QImage dark = o.window.grab().toImage();
    QVERIFY(dark.pixelColor(2, dark.height() / 2).lightness() < 100);
    QApplication::setPalette(lightPalette());
    QCoreApplication::processEvents();
    QCOMPARE(o.text->palette().color(QPalette::Base), light);
}

void TestWindow::modelsAreSound() {
    Opened o;
    GroupsModel groups(*o.document);
    RulesModel rules(o.window.site(), *o.document, groups);
    ProblemsModel problems(o.window.site());
    const QAbstractItemModelTester a(&groups,
                                     QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester b(&rules, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester c(&problems,
                                     QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (int group = 0; group < groups.rowCount(); ++group)
        rules.setGroup(group);
    o.document->apply(
        TextEdit::replace({0, static_cast<std::uint32_t>(o.document->bytes().size())}, ""),
        {"All"});
    groups.renew();
    rules.renew();
    QCOMPARE(rules.rowCount(), 0);
    o.document->undo();
    groups.renew();
    rules.renew();
    QCOMPARE(groups.rowCount(), 2);
}

void TestWindow::problemsAreGrouped() {
    MainWindow window;
    window.site().files().newFile(Role::Robots,
                                  "User-agent: *\nCrawl-delay: soon\nDisallow: /a\nDisalow: /b\n"
                                  "Disallow: c\n\nUser-agent: GPTBot\nDisallow: /z\n");
    window.site().files().newFile(Role::Robots2, "crawl: perhaps\nread: yes\n");
    const ProblemsModel problems(window.site());
    const int count = problems.rowCount();
    QVERIFY(count > 4);
    QVERIFY(window.site().analysis().problems().size() == static_cast<std::size_t>(count));
    QStringList seen; // "file severity code"
    for (int row = 0; row < count; ++row) {
        const Problem &problem = problems.row(row);
        const QString key =
            QStringLiteral("%1 %2 %3")
                .arg(QString::number(
                         window.site().files().roleOfDocument(problem.document).has_value()
                             ? static_cast<int>(
                                   *window.site().files().roleOfDocument(problem.document))
                             : 99),
                     QString::number(static_cast<int>(problem.severity)), text(problem.code));
        if (seen.isEmpty() || seen.last() != key)
            seen << key;
    }
    // What belongs together stands together, and the worst of a file comes first.
    QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), seen.size());
    QStringList sorted = seen;
    sorted.sort();
    QCOMPARE(seen, sorted);
}

void TestWindow::policyMenuLeadsToPages() {
    MainWindow window;
    auto *menu = window.findChild<QMenu *>("policyMenu");
    QVERIFY(menu && !menu->menuAction()->isEnabled());
    window.site().files().newFile(Role::Robots2, "crawl: yes\n");
    QVERIFY(menu->menuAction()->isEnabled());
    window.show();
    window.setMode(MainWindow::Mode::Text);
    menu->findChild<QAction *>("page-quality")->trigger();
    QTRY_COMPARE(window.findChild<FormArea *>()->pageId(), QString("quality"));
    QVERIFY(window.panes().mode() == MainWindow::Mode::Both); // the form is to be seen
    QVERIFY(menu->findChild<QAction *>("page-quality")->isChecked());
    QVERIFY(!menu->findChild<QAction *>("page-policy")->isChecked());
    // What the site does not have can be added; then the menu is about that file.
    QAction *add = menu->actions().last();
    QVERIFY(add->text().contains("agent-policy"));
    add->trigger();
    QTRY_VERIFY(window.site().files().document(Role::AgentPolicy));
    QVERIFY(menu->findChild<QAction *>("page-entity"));
    QVERIFY(!menu->findChild<QAction *>("page-quality"));
}

/// A file that opens moves the rows below it: what is chosen is what was pressed, not what has come under the mouse.
void TestWindow::filesAreChosenByMouse() {
    MainWindow window;
    for (const Role role : {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy})
        window.site().files().newFile(role);
    window.site().files().setCurrent(window.site().files().document(Role::Robots));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto *tree = window.findChild<QTreeWidget *>("siteList");
    const auto *form = window.findChild<FormArea *>();
    const struct {
        int file;
        Role role;
        const char *page;
        const char *title;
    } rows[] = {{2, Role::Robots2, "policy", "AI policy"},
                {0, Role::Robots, "groups", "Agents and paths"},
                {3, Role::AgentPolicy, "agents", "Agents"},
                {1, Role::RobotsAi, "groups", "Agents and paths"}};
    for (const auto &row : rows) {
        const QPoint at = tree->viewport()->mapTo(
            &window, tree->visualItemRect(tree->topLevelItem(1 + row.file)).center());
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, at);
        QCoreApplication::processEvents();
        QTest::mouseMove(window.windowHandle(), at + QPoint(1, 1));
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, at + QPoint(1, 1));
        QTRY_COMPARE(window.site().files().current(), window.site().files().document(row.role));
        QCOMPARE(form->pageId(), QString(row.page));
        QCOMPARE(tree->selectedItems().size(), 1);
        QCOMPARE(tree->selectedItems().front(), tree->currentItem());
        QCOMPARE(tree->currentItem()->text(0), QString(row.title));
        QCOMPARE(tree->currentItem()->parent(), tree->topLevelItem(1 + row.file));
    }
}

/// The palette offers Copy whatever has the focus; a warning would fail here.
void TestWindow::clipboardIsForTexts() {
    Opened o;
    auto *copy = o.window.findChild<QAction *>("copy");
    QVERIFY(copy);
    QApplication::clipboard()->setText("before");
    QListWidget list(&o.window);
    list.addItem("item");
    list.show();
    list.setFocus();
    QCOMPARE(QApplication::focusWidget(), &list);
    copy->trigger();
    QCOMPARE(QApplication::clipboard()->text(), "before");
    o.text->setFocus();
    o.text->selectAll();
    copy->trigger();
    QVERIFY(QApplication::clipboard()->text().startsWith("User-agent"));
}

/// Key press to everything on screen renewed, on an ordinary and on a large file. Printed; bounds are generous, so
/// that a busy machine does not fail the test.
void TestWindow::keystrokeToVerdict() {
    QByteArray large;
    for (int i = 0; large.size() < 500 * 1024; ++i)
        large += i % 40 == 0 ? "User-agent: Bot" + QByteArray::number(i) + "\n"
                             : "Disallow: /path/" + QByteArray::number(i) + "\n";
    for (const QByteArray &bytes : {QByteArray(kText), large}) {
        Opened o(bytes);
        o.caretTo(1, 12);
        QList<qint64> times;
        for (int i = 0; i < 40; ++i) {
            const std::clock_t start = std::clock(); // CPU time: others may be busy on the machine
            QTest::keyClick(o.text, 'x');
            o.window.repaint();
            times << static_cast<qint64>(std::clock() - start) * 1'000'000 / CLOCKS_PER_SEC;
        }
        std::ranges::sort(times);
        qInfo("%lld bytes: keystroke to verdict and paint: median %lld us, worst %lld us",
              static_cast<long long>(bytes.size()), static_cast<long long>(times[20]),
              static_cast<long long>(times.last()));
        QVERIFY2(times[20] < (bytes.size() > 100000 ? 500'000 : 100'000), "far too slow");
    }
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
