// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What changes is said by screen readers: the answer, once it rests, and what became of a save.

#include "tests/support/windowtour.h"
#include "ui/bridge/accessible.h"
#include "ui/editor/textview.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"

#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;

namespace {

struct Heard {
    QString sentence;
    QAccessible::AnnouncementPoliteness politeness;
};
QList<Heard> heard; // NOLINT: Qt takes a plain function

void listen(QAccessibleEvent *event) {
    if (event->type() == QAccessible::Announcement) {
        const auto *said = static_cast<QAccessibleAnnouncementEvent *>(event);
        heard.append({said->message(), said->politeness()});
    }
}

class Listening {
public:
    Listening() : m_before(QAccessible::installUpdateHandler(listen)) { heard.clear(); }
    ~Listening() { QAccessible::installUpdateHandler(m_before); }
    Q_DISABLE_COPY_MOVE(Listening)

private:
    QAccessible::UpdateHandler m_before;
};

QStringList sentences() {
    QStringList list;
    for (const Heard &one : std::as_const(heard))
        list << one.sentence;
    return list;
}

/// A robots.txt in a folder of its own, in a window, with a question about it.
struct Opened {
    QTemporaryDir dir;
    MainWindow window;
    Document *document = nullptr;
    TextView *text = nullptr;

    Opened() {
        QFile file(dir.filePath("robots.txt"));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write("User-agent: GPTBot\nDisallow: /blog\n") < 0)
            qFatal("cannot write the file to open");
        file.close();
        window.show();
        window.open({file.fileName()});
        document = window.site().files().current();
        Question question;
        question.agent = "GPTBot";
        question.url = "/blog/a";
        question.at = *parseInstant("2026-11-20T07:00:00Z");
        window.site().analysis().setQuestion(question);
        settle(&window);
        text = window.findChild<TextView *>();
        text->setFocus();
    }
    ~Opened() {
        while (document->canUndo())
            document->undo();
    }
    Q_DISABLE_COPY_MOVE(Opened)
};

} // namespace

class TestAnnouncements : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void changedAnswersAreSaidOnceAtRest();
    void savesAreSaid();
};

void TestAnnouncements::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-announcements");
}

void TestAnnouncements::changedAnswersAreSaidOnceAtRest() {
    Opened o;
    QTest::qWait(kAnnouncePause + 200); // the answer to the question that was put
    const Listening listening;
    QTextCursor cursor(o.text->document()->findBlockByNumber(1));
    cursor.movePosition(QTextCursor::EndOfBlock);
    o.text->setTextCursor(cursor);
    // Twenty keys, each of which changes or renews the answer: none is said meanwhile.
    for (int i = 0; i < 10; ++i) {
        QTest::keyClicks(o.text, "x");
        QTest::keyClick(o.text, Qt::Key_Backspace);
    }
    QTest::keyClicks(o.text, "ger");
    QVERIFY2(sentences().isEmpty(), qPrintable(sentences().join('\n')));
    QTRY_VERIFY_WITH_TIMEOUT(!heard.isEmpty(), 3 * kAnnouncePause);
    QTest::qWait(kAnnouncePause + 200);
    QCOMPARE(sentences().filter("Yes").size(), 1);
    QVERIFY(sentences().contains(o.window.site().analysis().sentence()));
    // What changes and changes back before it is said is not said.
    heard.clear();
    QTest::keyClick(o.text, Qt::Key_Backspace);
    QTest::keyClicks(o.text, "r");
    QTest::qWait(kAnnouncePause + 300);
    QVERIFY2(sentences().isEmpty(), qPrintable(sentences().join('\n')));
}

void TestAnnouncements::savesAreSaid() {
    Opened o;
    const Listening listening;
    QTest::keyClicks(o.text, "# ");
    QVERIFY(o.window.save(o.document));
    QTRY_COMPARE(sentences().filter("Saved").size(), 1);
    QVERIFY(sentences().filter("Saved").first().contains("robots.txt"));

    // A save that fails is said at once, over what is being said.
    class Silent : public Dialogs {
    public:
        void complain(QWidget *, const QString &) override {}
        int choose(QWidget *, const QString &, const QString &, const QString &,
                   const QStringList &) override {
            return -1;
        }
    } silent;
    o.window.setDialogs(silent);
    heard.clear();
    QFile other(o.document->path());
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("User-agent: *\n") > 0);
    other.close();
    QTest::keyClicks(o.text, "# ");
    QVERIFY(!o.window.save(o.document));
    QTRY_VERIFY(!sentences().filter("changed by another program").isEmpty());
    QVERIFY(std::ranges::any_of(heard, [](const Heard &one) {
        return one.politeness == QAccessible::AnnouncementPoliteness::Assertive;
    }));
}

QTEST_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
