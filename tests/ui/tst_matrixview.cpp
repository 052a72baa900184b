// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The matrix as a picture: what is one, what is seen at once, what keys, wheel and menu do.

#include "tests/support/ownsettings.h"
#include "ui/bridge/usetone.h"
#include "ui/document/document.h"
#include "ui/simulator/matrixcells.h"
#include "ui/simulator/matrixheads.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/matrixview.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

/// A site in memory, with a matrix of it.
struct Shown {
    SiteModel site;
    std::unique_ptr<MatrixPanel> panel;

    explicit Shown(const std::string &robots, const QString &agent = u"GPTBot"_s,
                   const QString &url = u"/"_s, QSize size = {1200, 500}) {
        site.files().newFile(Role::Robots, robots);
        Question question;
        question.agent = agent;
        question.url = url;
        site.analysis().setQuestion(question);
        panel = std::make_unique<MatrixPanel>(site);
        panel->resize(size);
        panel->show();
        settle();
    }
    void settle() {
        if (!QTest::qWaitFor([this] { return !panel->isBusy(); }))
            qFatal("the matrix does not come to an end");
        QCoreApplication::processEvents();
    }
    [[nodiscard]] MatrixModel &model() const { return panel->model(); }
    [[nodiscard]] MatrixView &view() const { return panel->view(); }
    void setAgents(const QStringList &names) {
        SiteSettings settings = site.side().settings();
        settings.agents.clear();
        for (const QString &name : names)
            settings.agents.push_back(name.toStdString());
        site.side().setSettings(settings);
        settle();
    }
    [[nodiscard]] QString heads(Qt::Orientation side) const {
        QStringList names;
        const int count = side == Qt::Vertical ? model().rowCount() : model().columnCount();
        for (int i = 0; i < count; ++i)
            names << model().headerData(i, side, Qt::DisplayRole).toString();
        return names.join(u" | "_s);
    }
};

const char kTwoWays[] = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /a\nDisallow: /b\n";

/// Fifty paths that the rules of a site with many groups speak about.
std::string manyRules() {
    std::string robots;
    for (const char *agent : {"*", "Googlebot", "GPTBot", "CCBot", "Bingbot", "ClaudeBot"}) {
        robots += "User-agent: " + std::string(agent) + "\n";
        for (int i = 0; i < 49; ++i)
            if ((i + static_cast<int>(agent[0])) % 3 != 0)
                robots += "Disallow: /part-" + std::to_string(i) + "/\n";
        robots += "\n";
    }
    return robots;
}

} // namespace

class TestMatrixView : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

private slots:
    // ---- equal rows and columns ------------------------------------------------------------------

    void equalIsOne() {
        Shown shown(kTwoWays, u"CCBot"_s, u"/b"_s);
        const QAbstractItemModelTester tester(&shown.model(), kFatal);
        shown.setAgents({u"GPTBot"_s, u"CCBot"_s, u"Googlebot"_s, u"Bingbot"_s, u"ClaudeBot"_s});
        // The question's agent and path give their bundle its name.
        QCOMPARE(shown.heads(Qt::Vertical), u"Googlebot, Bingbot | CCBot, GPTBot | ClaudeBot"_s);
        QCOMPARE(shown.heads(Qt::Horizontal), u"/ | /b + 1"_s);
        QVERIFY(shown.model().isAsked(1, Qt::Vertical) && shown.model().isAsked(1, Qt::Horizontal));
        QCOMPARE(shown.model().names(0, Qt::Vertical, 2), u"Googlebot, Bingbot"_s);
        // Rows of several purposes stay apart.
        QCOMPARE(shown.model().purpose(0, Qt::Vertical), u"Search"_s);
        QCOMPARE(shown.model().purpose(1, Qt::Vertical), u"AI training"_s);
        QVERIFY2(shown.panel->status().contains(u"3 × 2 different"_s),
                 qPrintable(shown.panel->status()));
        // Opened by a press on its head, by keys, and closed again.
        emit shown.view().bundlePressed(0, Qt::Vertical);
        QCOMPARE(shown.heads(Qt::Vertical), u"Googlebot | Bingbot | CCBot, GPTBot | ClaudeBot"_s);
        shown.view().setFocus();
        shown.view().setCurrentIndex(shown.model().index(0, 0));
        QTest::keyClick(&shown.view(), Qt::Key_Minus);
        QCOMPARE(shown.heads(Qt::Vertical), u"Googlebot, Bingbot | CCBot, GPTBot | ClaudeBot"_s);
        shown.view().setCurrentIndex(shown.model().index(1, 1));
        QTest::keyClick(&shown.view(), Qt::Key_Plus, Qt::AltModifier);
        QCOMPARE(shown.heads(Qt::Horizontal), u"/ | /a | /b"_s);
        // And each alone by the switch.
        shown.panel->findChild<QAction *>(u"mergeEqual"_s)->trigger();
        QCOMPARE(shown.heads(Qt::Vertical), u"Googlebot | Bingbot | GPTBot | ClaudeBot | CCBot"_s);
    }

    void headsAreClicked() {
        Shown shown(kTwoWays);
        shown.setAgents({u"GPTBot"_s, u"CCBot"_s, u"Googlebot"_s});
        RowHead &head = shown.view().rowHead();
        const int row = 1;
        QCOMPARE(shown.heads(Qt::Vertical), u"Googlebot | GPTBot, CCBot"_s);
        QTest::mouseClick(head.viewport(), Qt::LeftButton, {},
                          {20, head.sectionViewportPosition(row) + 4});
        QCOMPARE(shown.heads(Qt::Vertical), u"Googlebot | GPTBot | CCBot"_s);
    }

    // ---- all of it at once -----------------------------------------------------------------------

    void wholeAtOnce_data() {
        QTest::addColumn<bool>("merged");
        QTest::newRow("each row alone, the view at its largest") << false;
        QTest::newRow("equal rows as one, the view as it is first shown") << true;
    }
    void wholeAtOnce() {
        QFETCH(const bool, merged);
        MainWindow window;
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.site().files().newFile(Role::Robots, manyRules());
        auto *panel = qobject_cast<MatrixPanel *>(window.showPanel(u"matrix"_s));
        QVERIFY(panel);
        panel->setAgents({AgentChoice::By::Registry});
        QTRY_VERIFY(!panel->isBusy() && panel->model().grid()->rows >= 198);
        QVERIFY(panel->model().grid()->columns >= 50);
        panel->model().setMerging(merged);
        MatrixView &view = panel->view();
        const auto fillWindow = [&] { // as after a double click on the view's tab
            for (QWidget *above = panel; above != &window; above = above->parentWidget())
                if (auto *splitter = qobject_cast<QSplitter *>(above->parentWidget());
                    splitter && splitter->orientation() == Qt::Vertical) {
                    QList<int> sizes(splitter->count(), 0);
                    sizes[splitter->indexOf(above)] = 10000;
                    for (int i = 0; i < splitter->count(); ++i)
                        splitter->setCollapsible(i, true);
                    splitter->setSizes(sizes);
                }
        };
        // A new window gives its views their shares once more when it has its size: nobody has moved anything yet.
        const auto seesAll = [&] {
            if (!merged)
                fillWindow();
            QCoreApplication::processEvents();
            panel->findChild<QAction *>(u"allAtOnce"_s)->trigger();
            QCoreApplication::processEvents();
            return view.shareVisible() == 1.0;
        };
        QTRY_VERIFY(seesAll());
        qInfo("%d x %d cells of %d x %d pixels in %d x %d: %.1f %% seen", panel->model().rowCount(),
              panel->model().columnCount(), view.cellSize().width(), view.cellSize().height(),
              view.viewport()->width(), view.viewport()->height(), 100 * view.shareVisible());
        for (const SiteFile &file : QList<SiteFile>(window.site().files().all()))
            window.site().files().closeFile(file.document);
    }

    void zooming() {
        Shown shown(manyRules());
        MatrixView &view = shown.view();
        shown.panel->findChild<QAction *>(u"mergeEqual"_s)->trigger();
        QVERIFY(view.cellSize().width() >= 24); // a sign is to be seen
        view.setFocus();
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&view, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(view.cellSize(), QSize(6, 6));
        QTest::keyClick(&view, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(view.cellSize(), QSize(8, 8));
        QWheelEvent wheel({40, 40}, view.viewport()->mapToGlobal(QPointF(40, 40)), {}, {0, 120},
                          Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &wheel);
        QCOMPARE(view.cellSize(), QSize(10, 10));
        QTest::keyClick(&view, Qt::Key_0, Qt::ControlModifier);
        QVERIFY(view.zoom() == MatrixView::Zoom::Fitting);
        // What is pointed at is said below where cells have no word.
        view.setCellWidth(6);
        const QModelIndex at = shown.model().index(2, 3);
        QTest::mouseMove(view.viewport(), view.visualRect(at).center());
        QTRY_COMPARE(shown.panel->status(), shown.model().spoken(at));
    }

    // ---- cells -----------------------------------------------------------------------------------

    /// The colours of a cell are its verdict's, chosen or not.
    void chosenKeepsItsVerdict() {
        Shown shown(kTwoWays);
        shown.setAgents({u"GPTBot"_s, u"Googlebot"_s});
        MatrixView &view = shown.view();
        const QModelIndex denied = shown.model().index(1, 1);
        QCOMPARE(shown.model().tone(1, 1), Tone::Deny);
        const auto ground = [&] {
            const QPoint at = view.visualRect(denied).topLeft() * view.devicePixelRatio();
            return view.viewport()->grab().toImage().pixelColor(at + QPoint(5, 5)).name();
        };
        const QString before = ground();
        QCOMPARE(before, toneBackground(Tone::Deny, view.palette()).name());
        view.setFocus();
        view.setCurrentIndex(denied);
        QCOMPARE(ground(), before);
    }

    void cellsAreDrawn_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("fact");
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("hasInk");
        QTest::newRow("a value with too little room is cut, not dropped")
            << 60 << true << u"reference-publishing"_s << true;
        QTest::newRow("a sign and a word with too little room")
            << 64 << false << u"session-only"_s << true;
        QTest::newRow("no word below 48 pixels") << 47 << true << u"polite"_s << false;
    }
    /// Behind the place of a sign there is ink: the word.
    void cellsAreDrawn() {
        QFETCH(const int, width);
        QFETCH(const bool, fact);
        QFETCH(const QString, word);
        QFETCH(const bool, hasInk);
        QWidget view;
        QImage image(width, 24, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        CellPainter(painter, view, image.size())
            .paint(image.rect(), fact ? Tone::Unstated : Tone::Part, fact, true,
                   [&] { return word; });
        painter.end();
        const QColor ground = image.pixelColor(1, 1);
        int ink = 0;
        for (int x = 24; x < width - 3; ++x)
            for (int y = 4; y < 20; ++y)
                ink += image.pixelColor(x, y) != ground ? 1 : 0;
        QVERIFY2((ink > 20) == hasInk, qPrintable(QString::number(ink)));
    }

    void namesAreToldApart_data() {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("the same beginning") << QStringList{u"/shop/articles/winter/coats.html"_s,
                                                           u"/shop/articles/summer/coats.html"_s};
        QTest::newRow("short ones stay") << QStringList{u"/a"_s, u"/b"_s};
    }
    void namesAreToldApart() {
        QFETCH(const QStringList, names);
        const QFontMetrics metrics(QGuiApplication::font());
        const QStringList cut =
            cutNames(names, metrics, metrics.horizontalAdvance(u"/shop/articles/wi"_s));
        QCOMPARE(QSet<QString>(cut.begin(), cut.end()).size(), names.size());
        for (qsizetype i = 0; i < names.size(); ++i)
            QVERIFY(cut[i] == names[i] || cut[i].contains(QChar(0x2026)));
    }

    // ---- the menu --------------------------------------------------------------------------------

    void menuOfACell() {
        Shown shown(kTwoWays);
        shown.setAgents({u"GPTBot"_s, u"Googlebot"_s});
        const QModelIndex denied = shown.model().index(1, 1);
        const auto choose = [&](const QString &wanted) {
            emit shown.view().menuRequested(denied, shown.view().mapToGlobal(QPoint(5, 5)));
            auto *menu = shown.panel->findChild<QMenu *>(u"matrixMenu"_s);
            QVERIFY(menu);
            QStringList entries;
            for (QAction *action : menu->actions()) {
                entries << action->text();
                if (action->text() == wanted)
                    action->trigger();
            }
            QVERIFY2(entries.contains(wanted), qPrintable(entries.join(u" | "_s)));
            delete menu;
        };
        choose(u"Ask about this"_s);
        QCOMPARE(shown.site.analysis().question().url, u"/a"_s);
        choose(u"Keep as test"_s);
        shown.settle();
        QCOMPARE(shown.site.side().settings().tests.size(), std::size_t{1});
        const PolicyTest &test = shown.site.side().settings().tests.front();
        QCOMPARE(test.agent + ' ' + test.path + ' ' + test.expect, std::string("GPTBot /a deny"));
        int line = -1;
        connect(&shown.site.navigator(), &Navigator::goToRequested, this,
                [&](Document *document, ByteRange range) {
                    line = static_cast<int>(document->tree().text().substr(0, range.begin).size());
                });
        choose(u"Go to the line"_s);
        QVERIFY(line > 0);
    }

    void directivesAreValues() {
        SiteModel site;
        site.files().newFile(Role::Robots2, "train: no\nstore: session-only\nai-assisted: no\n");
        Question question;
        site.analysis().setQuestion(question);
        MatrixPanel panel(site);
        panel.resize(900, 400);
        panel.show();
        panel.setKind(GridKind::AgentsDirectives);
        QTRY_VERIFY(!panel.isBusy() && panel.model().columnCount() > 10);
        const MatrixModel &model = panel.model();
        const auto column = [&](const QString &name) {
            for (int i = 0; i < model.columnCount(); ++i)
                if (model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == name)
                    return i;
            return -1;
        };
        QCOMPARE(model.tone(0, column(u"train"_s)), Tone::Deny);
        QCOMPARE(model.tone(0, column(u"store"_s)), Tone::Part);
        QCOMPARE(model.index(0, column(u"store"_s)).data().toString(), u"session-only"_s);
        QCOMPARE(model.tone(0, column(u"ai-assisted"_s)), Tone::Unstated);
        QVERIFY(model.isFactAt(0, column(u"ai-assisted"_s)));
        // Of what is denied only uses are counted.
        const std::size_t agents = model.grid()->rows;
        QCOMPARE(model.counts().denied, agents);
        // Room for a value, however many columns there are.
        QVERIFY(panel.view().cellSize().width() >= MatrixView::kIconOnly);
    }
};

QTEST_MAIN(TestMatrixView)
#include "tst_matrixview.moc"
