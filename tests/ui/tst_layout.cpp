// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What fits into the window: scroll bars, panes that give way, views that fold.

#include "tests/support/openedwindow.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/language.h"
#include "ui/bridge/look.h"
#include "ui/bridge/style.h"
#include "ui/forms/formarea.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/mapview.h"
#include "ui/simulator/questionbar.h"
#include "ui/window/editorarea.h"
#include "ui/window/panels.h"
#include "ui/window/sitelist.h"
#include "ui/window/viewtabs.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// Scroll bars that are seen and have something to scroll.
QStringList scrollBars(const QWidget &in, Qt::Orientations which) {
    QStringList found;
    for (const QScrollBar *bar : in.findChildren<QScrollBar *>()) {
        if (!bar->isVisible() || bar->maximum() <= bar->minimum() ||
            !which.testFlag(bar->orientation()) || bar->visibleRegion().isEmpty())
            continue;
        QStringList path;
        for (const QWidget *up = bar->parentWidget(); up && up != &in; up = up->parentWidget())
            if (const QString name = up->objectName().isEmpty()
                                         ? QLatin1String(up->metaObject()->className())
                                         : up->objectName();
                !name.startsWith(u"qt_") && path.size() < 3)
                path.prepend(name);
        found << (bar->orientation() == Qt::Horizontal ? u"– "_s : u"| "_s) + path.join(u'/');
    }
    return found;
}

/// What of a form asks for most room, so that a failure names what to mend.
QString widest(const QWidget &form) {
    const QWidget *found = nullptr;
    for (const QWidget *each : form.findChildren<QWidget *>())
        if (each->isVisible() && each->findChildren<QWidget *>().isEmpty() &&
            (!found || each->minimumSizeHint().width() > found->minimumSizeHint().width()))
            found = each;
    return found
               ? u" (widest: %1 %2, %3 px)"_s.arg(QLatin1String(found->metaObject()->className()),
                                                  found->objectName(),
                                                  QString::number(found->minimumSizeHint().width()))
               : QString();
}

QByteArray lines(const QStringList &list) {
    return list.join(u'\n').toUtf8();
}

struct Sample {
    MainWindow window;
    ViewTabs *views = nullptr;

    explicit Sample(QSize size) {
        window.resize(size);
        window.show();
        window.openSample();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("no window");
        views = window.findChild<ViewTabs *>();
        test::settle(&window);
    }
    /// As a click on the first page of the list.
    void toWork() {
        auto *tree = window.findChild<QTreeWidget *>(u"siteList"_s);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                          tree->visualItemRect(tree->topLevelItem(1)->child(0)).center());
        test::settle(&window);
    }
};

constexpr int kMostAboveTheMap = 200; // px of the sample, whose places have long names

QPoint tabAt(const ViewTabs &views, int index) {
    return views.tabBar()->tabRect(index).center();
}

} // namespace

class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"gatepost-test-layout"_s);
        QSettings().clear();
        installStyle(u"Fusion"_s);
        QApplication::setPalette(lightPalette());
    }

    /// The arrow of what folds stands before its words, in layouts from the right as well.
    void arrowsOfFolds_data() {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }
    void arrowsOfFolds() {
        QFETCH(const Qt::LayoutDirection, direction);
        QToolButton button;
        button.setLayoutDirection(direction);
        button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button.setAutoRaise(true);
        button.setArrowType(Qt::RightArrow);
        button.setText(u"wwww"_s);
        button.resize(button.sizeHint());
        const QImage drawn = button.grab().toImage().convertToFormat(QImage::Format_RGB32);
        const int wide = button.iconSize().width();
        const auto inkOf = [&](int from) { // in columns
            QList<int> columns;
            for (int x = from; x < from + wide; ++x)
                for (int y = 4; y < drawn.height() - 4; ++y)
                    if (qGray(drawn.pixel(x, y)) < 128) {
                        columns << x - from;
                        break;
                    }
            return columns;
        };
        const bool mirrored = direction == Qt::RightToLeft;
        const QList<int> arrow = inkOf(mirrored ? drawn.width() - wide : 0);
        QVERIFY(!arrow.isEmpty());
        QVERIFY(arrow.size() < wide); // nothing else is there
        const int middle = (arrow.front() + arrow.back()) / 2;
        QVERIFY2(std::abs(middle - wide / 2) <= 3, qPrintable(QString::number(middle)));
    }

    /// Tab goes through the panes as one reads them.
    void panesInOrder() {
        Sample sample(QSize(1440, 900));
        const QList<std::pair<const QWidget *, QString>> panes = {
            {sample.window.findChild<QuestionBar *>(), u"question"_s},
            {sample.window.findChild<SiteList *>(), u"files"_s},
            {sample.window.findChild<FormArea *>(), u"form"_s},
            {sample.window.findChild<EditorArea *>(), u"text"_s},
            {sample.window.findChild<AnswerPanel *>(), u"answer"_s},
            {sample.views, u"views"_s}};
        QStringList order;
        const QWidget *at = panes.front().first;
        do {
            for (const auto &[pane, name] : panes)
                if (pane->isAncestorOf(at) && (at->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
                    !order.contains(name))
                    order << name;
            at = at->nextInFocusChain();
        } while (at != panes.front().first);
        QCOMPARE(order.join(u' '), "question files form text answer views");
    }

    void fewScrollBars_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("most");
        // The map, the text and the answer, which are all in view, and the form with its list of groups and the one group.
        QTest::newRow("1440×900") << QSize(1440, 900) << 5;
        QTest::newRow("1100×700") << QSize(1100, 700) << 5;
        QTest::newRow("1920×1080") << QSize(1920, 1080) << 5;
    }
    void fewScrollBars() {
        QFETCH(const QSize, size);
        QFETCH(const int, most);
        Sample sample(size);
        QCOMPARE(sample.views->state(), ViewTabs::State::Open); // the map, with text and answer
        const auto count = [&] {
            const QStringList all = scrollBars(sample.window, Qt::Horizontal | Qt::Vertical);
            QVERIFY2(all.size() <= most, lines(all).constData());
            const QStringList across = scrollBars(sample.window, Qt::Horizontal);
            QVERIFY2(across.isEmpty(), lines(across).constData());
        };
        count();
        sample.toWork();
        sample.views->setState(ViewTabs::State::Folded);
        test::settle(&sample.window);
        count();
    }

    /// What is above the rows of the map takes little room: bar, question with its answer, tabs, tools, heads.
    void mapBeginsNearTheTop() {
        Sample sample({1440, 900});
        QVERIFY(sample.window.showPanel(u"map"_s));
        sample.views->setState(ViewTabs::State::Large);
        test::settle(&sample.window);
        const auto *map = sample.window.findChild<MapView *>();
        QTRY_VERIFY(map && map->cellIn(0, 0));
        const QPoint first = map->rectOf(*map->cellIn(0, 0)).topLeft();
        const int y = map->viewport()->mapTo(&sample.window, first).y() +
                      map->verticalScrollBar()->value(); // the asked row is scrolled to
        qInfo("%d: question %d, tabs %d, map %d, heads %d", y,
              sample.window.findChild<QuestionBar *>()->height(),
              sample.views->mapTo(&sample.window, QPoint()).y(),
              map->viewport()->mapTo(&sample.window, QPoint()).y(), map->viewport()->height());
        QVERIFY2(y <= kMostAboveTheMap, qPrintable(QString::number(y)));
    }

    /// Any view may be what a window begins with.
    void fewScrollBarsInEachView_data() {
        QTest::addColumn<int>("most");
        for (const PanelFactory &panel : bottomPanels())
            QTest::newRow(panel.id) << 2;
    }
    void fewScrollBarsInEachView() {
        QFETCH(const int, most);
        Sample sample({1440, 900});
        QVERIFY(sample.window.showPanel(QLatin1String(QTest::currentDataTag())));
        sample.views->setState(ViewTabs::State::Large);
        test::settle(&sample.window);
        const QStringList all = scrollBars(sample.window, Qt::Horizontal | Qt::Vertical);
        QVERIFY2(all.size() <= most, lines(all).constData());
        const QStringList across = scrollBars(sample.window, Qt::Horizontal);
        QVERIFY2(across.isEmpty(), lines(across).constData());
        qInfo("%lld", static_cast<long long>(all.size()));
    }

    void noFormScrollsSideways_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const Language &one : languages()) // each for itself: no longest word is all words
            for (const QSize size : {QSize(1440, 900), QSize(1100, 700)})
                QTest::addRow("%s %d", qPrintable(one.code), size.width()) << size << one.code;
    }
    void noFormScrollsSideways() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        QCOMPARE(installLanguage(language), language);
        const auto english = qScopeGuard([] { installLanguage(u"en"_s); });
        Sample sample(size);
        auto *form = sample.window.findChild<FormArea *>();
        QStringList faults;
        for (const SiteFile &file : QList<SiteFile>(sample.window.site().files().all())) {
            sample.window.site().files().setCurrent(file.document);
            sample.window.setMode(MainWindow::Mode::Both);
            for (const FormPageFactory &page : formPages()) {
                if (page.dialect != file.document->dialectId())
                    continue;
                form->showPage(file.document, QLatin1String(page.id));
                test::settle(&sample.window);
                for (const QString &bar : scrollBars(*form, Qt::Horizontal))
                    faults << file.document->displayName() + u'/' + QLatin1String(page.id) +
                                  u": "_s + bar + widest(*form);
            }
        }
        QVERIFY2(faults.isEmpty(), lines(faults).constData());
    }

    /// A form over the whole window keeps its column: nobody reads fields of 1,180 px.
    void formsKeepTheirColumn() {
        Sample sample({1920, 1080});
        auto *form = sample.window.findChild<FormArea *>();
        sample.toWork();
        sample.window.setMode(MainWindow::Mode::Form);
        QStringList faults;
        int fields = 0;
        for (const SiteFile &file : QList<SiteFile>(sample.window.site().files().all()))
            for (const FormPageFactory &page : formPages()) {
                if (page.dialect != file.document->dialectId())
                    continue;
                sample.window.site().files().setCurrent(file.document);
                form->showPage(file.document, QLatin1String(page.id));
                test::settle(&sample.window);
                for (const QLineEdit *edit : form->findChildren<QLineEdit *>()) {
                    fields += edit->isVisible() ? 1 : 0;
                    if (edit->isVisible() && edit->width() > 640)
                        faults << u"%1/%2: %3 is %4 px"_s.arg(
                            file.document->displayName(), QLatin1String(page.id),
                            edit->objectName(), QString::number(edit->width()));
                }
            }
        QVERIFY2(faults.isEmpty(), lines(faults).constData());
        QVERIFY2(fields > 20, qPrintable(QString::number(fields)));
    }

    void everyPageAndViewFitASmallScreen() {
        Sample sample({1100, 700});
        auto *form = sample.window.findChild<FormArea *>();
        QStringList faults;
        const auto check = [&](const QString &place) {
            test::settle(&sample.window);
            sample.window.resize(1100, 700); // the page before may have wanted more
            test::settle(&sample.window);
            if (sample.window.size() != QSize(1100, 700))
                faults << u"%1: %2 × %3"_s.arg(place)
                              .arg(sample.window.width())
                              .arg(sample.window.height());
        };
        QString highest;
        int most = 0;
        for (const PanelFactory &panel : bottomPanels()) {
            sample.window.setMode(MainWindow::Mode::Both);
            const QWidget *shown = sample.window.showPanel(QLatin1String(panel.id));
            check(QLatin1String(panel.id));
            if (const int needs = shown->minimumSizeHint().height(); needs > most) {
                most = needs;
                highest = QLatin1String(panel.id);
            }
        }
        sample.window.showPanel(highest);
        for (const SiteFile &file : QList<SiteFile>(sample.window.site().files().all()))
            for (const FormPageFactory &page : formPages())
                if (page.dialect == file.document->dialectId()) {
                    form->showPage(file.document, QLatin1String(page.id));
                    check(file.document->displayName() + u'/' + QLatin1String(page.id));
                }
        QVERIFY2(faults.isEmpty(), lines(faults).constData());
    }

    /// A screen of 800 × 600 with the edges that a desktop puts around: nothing of the window is beyond it.
    void fitsTheSmallestScreen() {
        Sample sample({790, 560});
        test::settle(&sample.window);
        sample.window.resize(790, 560); // before it was shown nothing had given way
        test::settle(&sample.window);
        QStringList wide;
        for (const QWidget *each : sample.window.findChildren<QWidget *>())
            if (each->minimumSizeHint().width() > 640)
                wide << u"%1 %2"_s.arg(each->objectName()).arg(each->minimumSizeHint().width());
        QVERIFY2(sample.window.size() == QSize(790, 560),
                 qPrintable(u"%1 × %2: %3"_s.arg(sample.window.width())
                                .arg(sample.window.height())
                                .arg(wide.join(u", "_s))));
    }

    void viewsFold() {
        Opened o;
        auto *views = o.window.findChild<ViewTabs *>();
        QTabBar *bar = views->tabBar();
        views->setState(ViewTabs::State::Folded);
        QCoreApplication::processEvents();
        const int strip = views->height();
        QVERIFY(strip <= bar->height() + 8);
        QVERIFY(!views->currentWidget()->isVisible()); // and so computes nothing
        const auto click = [&](int tab) {
            QTest::mouseClick(bar, Qt::LeftButton, {}, tabAt(*views, tab));
            QCoreApplication::processEvents();
        };
        click(2);
        QCOMPARE(views->state(), ViewTabs::State::Open);
        QCOMPARE(views->currentIndex(), 2);
        QVERIFY(views->currentWidget()->isVisible() && views->height() > 4 * strip);
        QVERIFY(o.text()->isVisible());
        click(1); // another one: open as it is
        QCOMPARE(views->state(), ViewTabs::State::Open);
        click(1);
        QCOMPARE(views->state(), ViewTabs::State::Folded);
        QCOMPARE(views->height(), strip);
        click(1);
        QCOMPARE(views->state(), ViewTabs::State::Open);
    }

    void doubleClickAndEsc() {
        Opened o;
        auto *views = o.window.findChild<ViewTabs *>();
        QTabBar *bar = views->tabBar();
        const auto twice = [&](int tab) { // as a window system says it
            QTest::mouseClick(bar, Qt::LeftButton, {}, tabAt(*views, tab));
            QTest::mouseDClick(bar, Qt::LeftButton, {}, tabAt(*views, tab));
            QCoreApplication::processEvents();
        };
        for (const auto before : {ViewTabs::State::Folded, ViewTabs::State::Open}) {
            views->setState(before);
            twice(0);
            QCOMPARE(views->state(), ViewTabs::State::Large);
            QVERIFY(!o.text()->isVisible());
            QTest::keyClick(views->currentWidget(), Qt::Key_Escape);
            QCOMPARE(views->state(), before);
            QVERIFY(o.text()->isVisible());
            QCOMPARE(QApplication::focusWidget(), o.text());
        }
        twice(0);
        twice(0);
        QCOMPARE(views->state(), ViewTabs::State::Open);
        QTest::keyClick(views->currentWidget(), Qt::Key_Escape);
        QCOMPARE(views->state(), ViewTabs::State::Folded);
    }

    void everyViewHasAKey() {
        Sample sample({1440, 900});
        int key = Qt::Key_1;
        for (const PanelFactory &panel : bottomPanels()) {
            sample.views->setState(ViewTabs::State::Folded);
            QAction *action = sample.window.action(u"panel-"_s + QLatin1String(panel.id));
            QCOMPARE(
                action->shortcut(),
                QKeySequence(Qt::CTRL | Qt::SHIFT | (key <= Qt::Key_9 ? Qt::Key(key) : Qt::Key_T)));
            ++key;
            action->trigger();
            QCOMPARE(sample.views->state(), ViewTabs::State::Open);
            QVERIFY2(sample.views->currentWidget()->isVisible(), panel.id);
        }
        sample.window.action(u"fold-views"_s)->trigger();
        QCOMPARE(sample.views->state(), ViewTabs::State::Folded);
        sample.window.action(u"view-large"_s)->trigger();
        QCOMPARE(sample.views->state(), ViewTabs::State::Large);
        sample.window.action(u"mode-text"_s)->trigger(); // whoever chooses a mode wants to see it
        QCOMPARE(sample.views->state(), ViewTabs::State::Folded);
    }

    void viewsWithNothingToSay() {
        Opened o;
        const auto seen = [&](const char *id) {
            QAction *action = o.window.action(u"panel-"_s + QLatin1String(id));
            QWidget *shown = o.window.showPanel(QLatin1String(id));
            if (action->isVisible() != (shown != nullptr))
                qFatal("tab and menu disagree");
            return shown != nullptr;
        };
        QVERIFY(!seen("ask") && !seen("chain") && seen("map") && seen("tests"));
        o.window.site().files().newFile(Role::Robots2);
        QVERIFY(seen("ask") && seen("chain"));
        o.window.site().files().closeFile(o.window.site().files().document(Role::Robots2));
        QVERIFY(!seen("ask") && !seen("chain"));
    }

    void answerBesideTheForm() {
        Opened o;
        auto *side = o.window.findChild<QTabWidget *>(u"formSide"_s);
        auto *answer = o.window.findChild<QWidget *>(u"answerPanel"_s);
        o.window.resize(1440, 800);
        QVERIFY(side->indexOf(answer) < 0 && answer->isVisible());
        QVERIFY(!side->tabBar()->isVisible());
        QVERIFY(answer->width() >= 320 && answer->width() <= 480);
        o.window.resize(1100, 700);
        QVERIFY(side->indexOf(answer) == 1 && !answer->isVisible() && side->tabBar()->isVisible());
        side->setCurrentIndex(1);
        QVERIFY(answer->isVisible());
        // F6 comes by both.
        QStringList seen;
        o.text()->setFocus();
        for (int i = 0; i < 7; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            for (QWidget *up = QApplication::focusWidget(); up; up = up->parentWidget())
                seen << up->objectName();
        }
        QVERIFY(seen.contains(u"answerPanel"_s) && seen.contains(u"formArea"_s));
        // Without the form there is room for it again.
        o.window.setMode(MainWindow::Mode::Text);
        QVERIFY(side->indexOf(answer) < 0 && answer->isVisible() && o.text()->isVisible());
        o.window.setMode(MainWindow::Mode::Both);
        o.window.resize(1440, 800);
        QVERIFY(side->indexOf(answer) < 0 && answer->isVisible());
        QVERIFY(answer->width() <= 480);
    }

    void groupsInFull_data() {
        QTest::addColumn<int>("groups");
        QTest::addColumn<int>("least"); // rows that are seen
        QTest::newRow("one: nothing to choose") << 1 << 0;
        QTest::newRow("two") << 2 << 2;
        QTest::newRow("seven") << 7 << 7;
        QTest::newRow("fifty") << 50 << 6;
    }
    void groupsInFull() {
        QFETCH(const int, groups);
        QFETCH(const int, least);
        QByteArray text;
        for (int i = 0; i < groups; ++i)
            text += "User-agent: bot" + QByteArray::number(i) + "\nDisallow: /\n\n";
        Opened o(text);
        o.window.resize(1440, 900);
        test::settle(&o.window);
        o.window.findChild<ViewTabs *>()->setState(ViewTabs::State::Folded);
        o.window.findChild<FormArea *>()->showPage(o.window.site().files().current(), u"groups"_s);
        test::settle(&o.window);
        auto *list = o.window.findChild<QListView *>(u"groups"_s);
        QCOMPARE(list->isVisible(), groups > 1);
        if (least == 0)
            return;
        const int row = list->sizeHintForRow(0);
        QVERIFY2(list->viewport()->height() >= least * row,
                 qPrintable(u"%1 px for rows of %2"_s.arg(list->viewport()->height()).arg(row)));
        if (groups < 3)
            QVERIFY(list->viewport()->height() <= groups * row + 4);
    }

    /// GATEPOST_PICTURES=FOLDER: every page at two sizes, light and dark, to be looked at. GATEPOST_PLACES picks
    /// some, GATEPOST_LANGUAGES=en,de,ar draws them in those, QT_SCALE_FACTOR=2 at that scale, GATEPOST_SITE=FOLDER those of another
    /// site than the sample.
    void pictures() {
        const QString folder = qEnvironmentVariable("GATEPOST_PICTURES");
        if (folder.isEmpty())
            QSKIP("for looking: GATEPOST_PICTURES=FOLDER");
        const auto list = [](const char *name, const QString &usual = {}) {
            return qEnvironmentVariable(name, usual).split(u',', Qt::SkipEmptyParts);
        };
        const QStringList only = list("GATEPOST_PLACES");
        for (const QString &language : list("GATEPOST_LANGUAGES", u"en"_s)) {
            QCOMPARE(installLanguage(language), language);
            for (const bool dark : {false, true}) {
                QApplication::setPalette(dark ? darkPalette() : lightPalette());
                for (const QSize size : {QSize(1440, 900), QSize(1100, 700)})
                    test::tourWindows(
                        [&](const test::Place &place) {
                            QString name = place.name;
                            place.top->grab().save(u"%1/%2-%3-%4-%5.png"_s.arg(
                                folder, name.replace(u'/', u'_'), QString::number(size.width()),
                                dark ? u"dark"_s : u"light"_s, language));
                        },
                        {.size = size,
                         .only = only,
                         .folder = qEnvironmentVariable("GATEPOST_SITE")});
            }
        }
        QApplication::setPalette(lightPalette());
        installLanguage(u"en"_s);
    }
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
