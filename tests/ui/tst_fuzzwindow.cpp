// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random keys, clicks, pastes, drops, undo and edits of forms, sent to the real window. After each event the mirror shows
// exactly the bytes; in the end, undo gives back the first bytes. GATEPOST_FUZZ_SECONDS: how long (250
// events by default), GATEPOST_FUZZ_SEED: which events (1).

#include "ui/bridge/look.h"
#include "ui/document/recovery.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMimeData>
#include <QPointer>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QTimer>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

/// Lets everything be.
class Declines : public Dialogs {
public:
    void complain(QWidget *, const QString &) override {}
    int choose(QWidget *, const QString &, const QString &, const QString &,
               const QStringList &) override {
        return -1;
    }
    QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override {
        return {};
    }
    QString folderToOpen(QWidget *, const QString &, const QString &) override { return {}; }
    QString fileToSave(QWidget *, const QString &, const QString &) override { return {}; }
};

} // namespace

class TestFuzzWindow : public QObject {
    Q_OBJECT
private slots:
    void randomEvents();
    void cleanupTestCase();
};

void TestFuzzWindow::randomEvents() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-fuzz");
    QCoreApplication::setApplicationName("gatepost-test-fuzz");
    QSettings().clear();
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
    QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support).*"));
    // A fixed number of events unless a time is given: every machine tries the same.
    bool timed = false;
    const int seconds = qEnvironmentVariableIntValue("GATEPOST_FUZZ_SECONDS", &timed);
    constexpr int kEvents = 250;
    bool given = false;
    int seed = qEnvironmentVariableIntValue("GATEPOST_FUZZ_SEED", &given);
    if (!given)
        seed = 1;
    QRandomGenerator random(static_cast<quint32>(seed));
    Declines dialogs;
    MainWindow window;
    window.setDialogs(dialogs);
    window.show();
    window.openSample();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.activateWindow();
    // Menus and dialogs that wait are closed, from inside their loops.
    QTimer closer;
    closer.callOnTimeout([] {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if (QWidget *modal = QApplication::activeModalWidget())
            modal->close();
    });
    closer.start(20);

    QList<QPair<Document *, std::string>> first;
    for (const SiteFile &file : window.site().files())
        first.append({file.document, std::string(file.document->bytes())});
    const QStringList words = {
        "Disallow: /x", "User-agent: Bot", "train", "no", " ", "#", "é", "*", "/"};
    const Qt::Key keys[] = {Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Up,
                            Qt::Key_Down,   Qt::Key_Home,      Qt::Key_End,    Qt::Key_Tab,
                            Qt::Key_Left,   Qt::Key_F8,        Qt::Key_Space,  Qt::Key_Escape};
    QElapsedTimer clock;
    clock.start();
    int events = 0;
    while (timed ? clock.elapsed() < seconds * 1000 : events < kEvents) {
        ++events;
        if (random.bounded(60) == 0) {
            const auto &files = window.site().files();
            window.site().setCurrent(files[random.bounded(files.size())].document);
        }
        if (random.bounded(100) == 0)
            window.setMode(static_cast<MainWindow::Mode>(random.bounded(3)));
        Document *document = window.site().current();
        TextView *text = nullptr;
        for (TextView *one : window.findChildren<TextView *>())
            if (&one->policy() == document)
                text = one;
        QVERIFY(text);
        QPointer<QWidget> target = text;
        if (random.bounded(2) == 0) { // something of the form
            QList<QWidget *> fields;
            for (QWidget *field : window.findChild<FormArea *>()->findChildren<QWidget *>())
                if (field->isVisible() && field->isEnabled() && field->focusPolicy() != Qt::NoFocus)
                    fields << field;
            if (!fields.isEmpty())
                target = fields[random.bounded(fields.size())];
        }
        switch (random.bounded(12)) {
        case 0: window.action("undo")->trigger(); break;
        case 1: window.action("redo")->trigger(); break;
        case 2:
            QApplication::clipboard()->setText(words[random.bounded(words.size())] +
                                               (random.bounded(2) ? "\r\n" : "") + "pasted");
            text->paste();
            break;
        case 3: {
            QMimeData mime;
            mime.setText(words[random.bounded(words.size())] + '\n');
            QDropEvent drop(QPointF(random.bounded(300), random.bounded(300)), Qt::CopyAction,
                            &mime, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(text->viewport(), &drop);
            break;
        }
        case 4: {
            QWidget *at = target == text ? text->viewport() : target.data();
            const QPoint where(random.bounded(std::max(1, at->width())),
                               random.bounded(std::max(1, at->height())));
            if (window.rect().contains(at->mapTo(&window, where)))
                QTest::mouseClick(at, Qt::LeftButton,
                                  random.bounded(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier,
                                  where);
            break;
        }
        case 5:
            target->setFocus();
            QTest::keyClick(target, keys[random.bounded(static_cast<int>(std::size(keys)))],
                            random.bounded(3) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
            break;
        case 6: {
            QTextCursor cursor(text->document());
            cursor.setPosition(random.bounded(text->document()->characterCount()));
            cursor.setPosition(std::min(cursor.position() + random.bounded(60),
                                        text->document()->characterCount() - 1),
                               QTextCursor::KeepAnchor);
            text->setTextCursor(cursor);
            break;
        }
        default:
            target->setFocus();
            for (const QChar c : words[random.bounded(words.size())])
                if (target)
                    QTest::keyClick(target, c.unicode() < 0x80 ? c.toLatin1() : 'e');
        }
        if (events % 5 == 0)
            QCoreApplication::processEvents();
        for (const SiteFile &file : window.site().files())
            QVERIFY2(file.document->mirrorIsTrue(),
                     qPrintable(QString("seed %1, event %2").arg(seed).arg(events)));
    }
    for (const auto &[document, bytes] : std::as_const(first)) {
        if (!window.site().roleOfDocument(document))
            continue;
        while (document->canRedo())
            document->redo();
        const std::string last(document->bytes());
        while (document->canUndo())
            document->undo();
        QVERIFY(document->bytes() == bytes);
        while (document->canRedo())
            document->redo();
        QVERIFY(document->bytes() == last);
        QVERIFY(document->mirrorIsTrue());
    }
    qInfo("seed %d: %d events in %lld ms", seed, events, clock.elapsed());
}

void TestFuzzWindow::cleanupTestCase() {
    QDir(recoveryRoot() + "/..").removeRecursively();
}

QTEST_MAIN(TestFuzzWindow)
#include "tst_fuzzwindow.moc"
