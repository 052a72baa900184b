// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A robots.txt of many megabytes: the window says so, and the text alone can be typed into (ui/window/largesite.cpp). How
// long a key takes there is measured by tests/bench/latency.cpp.

#include "tests/support/diskfiles.h"
#include "tests/support/ownsettings.h"
#include "ui/document/document.h"
#include "ui/editor/textview.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

class TestLargeSite : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

    /// The site's forms beside its text, as large as in the goals.
    static void openBeside(MainWindow &window, const QString &folder) {
        window.resize(1440, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.open({folder});
        window.setMode(MainWindow::Mode::Both);
    }

private slots:
    void textAlone() {
        QTemporaryDir folder;
        putLarge(folder.filePath(u"robots.txt"_s), qsizetype{5} * 1024 * 1024);
        MainWindow window;
        openBeside(window, folder.path());
        QVERIFY(!window.messages().sentence(u"large"_s).isEmpty());
        QVERIFY(window.site().analysis().verdict());
        // The matrix of a large site is at work when the text alone is asked for.
        auto *matrix = qobject_cast<MatrixPanel *>(window.showPanel(u"matrix"_s));
        QVERIFY(matrix != nullptr && matrix->isBusy());
        QVERIFY(window.messages().choose(u"large"_s, u"Show the text alone"_s));
        QVERIFY(window.site().analysis().isPaused());
        QCOMPARE(window.panes().mode(), MainWindow::Mode::Text);
        QVERIFY(!window.site().analysis().verdict()); // nothing is said that might not hold
        QVERIFY(window.site().analysis().problems().empty());
        QVERIFY(!matrix->isBusy()); // what was being computed is no longer wanted
        auto *view = window.findChild<TextView *>();
        view->setFocus();
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(view, i % 2 == 0 ? Qt::Key_A : Qt::Key_Backspace);
            QCoreApplication::processEvents();
            QVERIFY(!matrix->isBusy());
            QVERIFY(!window.site().analysis().verdict());
        }
        // What is saved is asked about all the same: judged() reads the text.
        QVERIFY(window.site().analysis().judged()->site().file(FileRole::Robots).has_value());
        QVERIFY(!window.site().analysis().compiled().site().file(FileRole::Robots).has_value());
        QVERIFY(window.messages().choose(u"large"_s, u"Judge again"_s));
        QVERIFY(window.site().analysis().verdict());
        window.site().analysis().setPaused(true);
        window.setMode(MainWindow::Mode::Both); // a form shows what is read
        QVERIFY(window.site().analysis().verdict());
        for (const SiteFile &file : window.site().files().all())
            while (file.document->canUndo())
                file.document->undo();
    }
};

QTEST_MAIN(TestLargeSite)
#include "tst_largesite.moc"
