// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window says and asks at the decisive moment: Enter, which many people press without reading, loses nothing; what is
// no policy is not judged; what was saved can be undone after it was looked at.
#include "tests/support/openedwindow.h"
#include "tests/support/windowtour.h"
#include "ui/forms/compliancepage.h"
#include "ui/simulator/changespanel.h"
#include "ui/simulator/mappanel.h"
#include "ui/window/panes.h"
#include "ui/window/savereport.h"
#include "ui/window/saving.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gatepost::ui {

namespace {

/// Lets the real box come up, presses Enter in it, and remembers what it said.
class Pressed : public Dialogs {
public:
    struct Question {
        QString title;
        QString said;     ///< both sentences
        QString standard; ///< label of the button that Enter presses
        QStringList labels;
    };
    QList<Question> asked;

    void complain(QWidget *, const QString &) override {}
    int choose(QWidget *parent, const QString &title, const QString &sentence, const QString &more,
               const QStringList &labels) override {
        QTimer::singleShot(0, qApp, [this, title, labels] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box)
                qFatal("no question");
            asked << Question{title, box->text() + u' ' + box->informativeText(),
                              box->defaultButton() ? box->defaultButton()->text() : QString(),
                              labels};
            QTest::keyClick(box, Qt::Key_Return);
            if (box->isVisible())
                box->reject();
        });
        return Dialogs::choose(parent, title, sentence, more, labels);
    }
    void show(QDialog &) override {}
    QString fileToSave(QWidget *, const QString &, const QString &) override { return {}; }
    QString folderToOpen(QWidget *, const QString &, const QString &) override { return {}; }
};

struct Row {
    QStringList labels;
    QString standard; ///< what Enter presses
};
/// All that the window asks with buttons, in the order of their labels.
const QList<Row> kQuestions = {
    {{u"Show changes"_s, u"Save all the same"_s, u"Cancel"_s}, u"Show changes"_s},
    {{u"Compare"_s, u"Reload"_s, u"Save mine"_s, u"Cancel"_s}, u"Compare"_s},
    {{u"Save a copy…"_s, u"Write over it"_s, u"Cancel"_s}, u"Save a copy…"_s},
    {{u"Save"_s, u"Don't save"_s, u"Cancel"_s}, u"Save"_s},
    {{u"Show the files"_s, u"Open again"_s, u"Start empty"_s}, u"Show the files"_s},
    {{u"&Replace"_s, u"Cancel"_s}, u"Cancel"_s},
    {{u"Write"_s, u"Cancel"_s}, u"Cancel"_s},
};

} // namespace

class TestWarnings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// Labels as the sources give them: Enter presses the one that is named.
    void standardButtons_data() {
        QTest::addColumn<QStringList>("labels");
        QTest::addColumn<QString>("standard");
        for (const Row &row : kQuestions)
            QTest::newRow(qPrintable(row.labels.join(u'|'))) << row.labels << row.standard;
    }
    void standardButtons() {
        QFETCH(QStringList, labels);
        QFETCH(QString, standard);
        Pressed dialogs;
        const int answer = dialogs.choose(nullptr, u"t"_s, u"s"_s, u"m"_s, labels);
        QCOMPARE(dialogs.asked.size(), 1);
        QCOMPARE(dialogs.asked.front().standard, standard);
        QCOMPARE(answer, labels.indexOf(standard));
    }

    /// A question with other buttons needs a row above.
    void noOtherQuestions() {
        const QString ui = QStringLiteral(GATEPOST_SOURCE_DIR) + u"/ui"_s;
        // The call, then the list of its labels.
        static const QRegularExpression call(u"ialogs(?:\\(\\))?\\.(?:choose|warn)\\("_s);
        static const QRegularExpression label(u"tr\\(\"([^\"]*)\"\\)"_s);
        int calls = 0;
        for (QDirIterator files(ui, {u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            const QString source = QString::fromUtf8(get(files.next()));
            for (auto found = call.globalMatch(source); found.hasNext();) {
                const qsizetype at = found.next().capturedStart();
                const qsizetype list = source.indexOf(u'{', at);
                const qsizetype end = source.indexOf(u'}', list);
                QStringList labels;
                for (auto each = label.globalMatch(source.mid(list, end - list)); each.hasNext();)
                    labels << each.next().captured(1);
                ++calls;
                QVERIFY2(std::ranges::contains(kQuestions, labels, &Row::labels),
                         qPrintable(labels.join(u" | "_s)));
            }
        }
        QVERIFY(calls >= 6);
    }

    /// Ctrl+S and Enter on a file that shuts search engines out: nothing is saved, and the changes are shown.
    void enterDoesNotShutOut() {
        Opened opened("User-agent: *\nDisallow: /private\n");
        Pressed dialogs;
        opened.window.setDialogs(dialogs);
        const QByteArray before = get(opened.path);
        opened.document->apply(TextEdit::insert(0, "User-agent: Googlebot\nDisallow: /\n\n"),
                               {u"x"_s});
        QVERIFY(!opened.window.saving().save(opened.document));
        QCOMPARE(get(opened.path), before);
        QCOMPARE(dialogs.asked.size(), 1);
        QCOMPARE(dialogs.asked.front().standard, u"Show changes"_s);
        const QString said = dialogs.asked.front().said;
        QVERIFY2(said.contains(u"The whole site is closed to"_s), qPrintable(said));
        QVERIFY2(said.contains(u": Googlebot"_s), qPrintable(said));
        QVERIFY(opened.window.findChild<ChangesPanel *>()->isVisible());
    }

    /// An address, a web page, JSON: the text alone, nothing green, until it is taken for a policy or becomes one.
    void foreignTexts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("address") << QByteArray("https://www.example.com/robots.txt\n")
                                 << u"web address"_s;
        QTest::newRow("web page") << QByteArray("<!DOCTYPE html>\n<html><body>Not found</body>\n")
                                  << u"web page"_s;
        QTest::newRow("web page around rules")
            << QByteArray("<div style=\"display: none\">x</div>User-agent: *\nDisallow: /a\n")
            << u"web page"_s;
        QTest::newRow("json") << QByteArray("{\n  \"error\": 404\n}\n") << u"JSON"_s;
        const QString rules = u"User-agent: *\nDisallow: /\n"_s;
        const QByteArray wide(reinterpret_cast<const char *>(rules.utf16()), 2 * rules.size());
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE") + wide << u"UTF-16"_s;
        QTest::newRow("UTF-16 without a mark") << wide << u"UTF-16"_s;
        QTest::newRow("a byte 0 in a policy")
            << QByteArray("User-agent: *\nDisallow: /a\0b\n", 29) << QString();
        QTest::newRow("policy") << QByteArray("User-agent: *\nDisallow:\n") << QString();
        QTest::newRow("policy below a comment of HTML")
            << QByteArray("<!-- x -->\nUser-agent: *\nDisallow:\n") << QString();
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("words") << QByteArray("hello\n") << QString();
    }
    void foreignTexts() {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        Opened opened(text);
        const Analysis &analysis = opened.window.site().analysis();
        const QString strip = opened.window.messages().sentence(u"foreign"_s);
        QCOMPARE(analysis.isPaused(), !said.isEmpty());
        QCOMPARE(!analysis.verdict().has_value(), !said.isEmpty());
        if (said.isEmpty()) {
            QCOMPARE(strip, QString());
            return;
        }
        QVERIFY2(strip.contains(said), qPrintable(strip));
        QVERIFY(!opened.window.messages().ids().contains(u"large"_s));
        QVERIFY(opened.window.messages().choose(u"foreign"_s, u"Open anyway"_s));
        QVERIFY(!analysis.isPaused() && analysis.verdict());
        // Taken is taken, whatever is typed then.
        opened.document->apply(TextEdit::insert(0, " "), {u"x"_s});
        QVERIFY(!analysis.isPaused());
    }

    /// The next window shows its file as usual.
    void foreignTextLeavesNoMode() {
        {
            Opened opened("{\n  \"error\": 404\n}\n");
            QCOMPARE(opened.window.panes().mode(), Panes::Mode::Text);
            QVERIFY(opened.window.close());
        }
        MainWindow window;
        window.panes().restore(); // as the program does
        QCOMPARE(window.panes().mode(), Panes::Mode::Both);
    }

    /// Pasting the policy in its place ends it.
    void foreignTextBecomesPolicy() {
        Opened opened("https://www.example.com/robots.txt\n");
        const Analysis &analysis = opened.window.site().analysis();
        QVERIFY(analysis.isPaused());
        opened.document->apply(
            TextEdit::between(opened.document->bytes(), "User-agent: *\nDisallow: /\n"), {u"x"_s});
        QVERIFY(!analysis.isPaused() && analysis.verdict());
        QCOMPARE(analysis.verdict()->fetch.decision, Decision::Deny);
        QVERIFY(opened.window.messages().ids().isEmpty());
    }

    /// A path that turns its rest around is not shown as another path, wherever it is said.
    void pathsThatTurn() {
        const QString path = u"/x\u202Egpj/"_s;
        Opened opened((u"User-agent: *\nDisallow: "_s + path + u'\n').toUtf8());
        Question question = opened.window.site().analysis().question();
        question.url = path;
        opened.window.site().analysis().setQuestion(question);
        opened.document->apply(TextEdit::insert(0, "# x\n"), {u"x"_s});
        opened.document->apply(TextEdit::insert(4, "# y\n"), {u"x"_s});
        test::settle(&opened.window);
        opened.window.showPanel(u"changes"_s);
        test::settle(&opened.window);
        QStringList turning;
        int said = 0;
        const auto look = [&](const QString &where, const QString &shown) {
            said += shown.contains(u"gpj"_s) ? 1 : 0;
            if (shown.contains(u'\u202E'))
                turning << where + u": "_s + shown;
        };
        for (const QLabel *label : opened.window.findChildren<QLabel *>())
            look(label->objectName(), label->text());
        for (const QAbstractItemView *view : opened.window.findChildren<QAbstractItemView *>())
            if (const QAbstractItemModel *model = view->model(); model && view->isVisible())
                for (int row = 0; row < model->rowCount(); ++row)
                    for (int column = 0; column < model->columnCount(); ++column)
                        look(view->objectName(), model->index(row, column).data().toString());
        QVERIFY2(turning.isEmpty(), qPrintable(turning.join(u'\n')));
        QVERIFY2(said >= 3, qPrintable(QString::number(said))); // banner, rule, changed lines
    }

    /// Save, look at the changes, undo: the strip with Undo waits, the comparison has a name, and what was undone says so.
    void undoAfterLooking() {
        Opened opened("User-agent: GPTBot\nDisallow: /a\n");
        const QByteArray before = get(opened.path);
        opened.document->apply(TextEdit::insert(32, "Disallow: /b\n"), {u"x"_s});
        QVERIFY(opened.window.saving().save(opened.document));
        MessageArea &strip = opened.window.findChild<SaveReport *>()->strip();
        QTRY_VERIFY(strip.ids().contains(QLatin1String(SaveReport::kId)));
        const QString id = QLatin1String(SaveReport::kId);
        QVERIFY2(strip.sentence(id).contains(u"GPTBot loses /b"_s), qPrintable(strip.sentence(id)));
        QVERIFY(strip.choose(id, u"Show changes"_s));
        QVERIFY(strip.ids().contains(id));
        const auto *changes = opened.window.findChild<ChangesPanel *>();
        QStringList named;
        for (const QComboBox *box : changes->findChildren<QComboBox *>())
            named << box->currentText();
        QVERIFY2(named.contains(u"the files before the save"_s), qPrintable(named.join(u'|')));
        QCOMPARE(opened.window.focusWidget()->objectName(), u"siteChanges"_s);
        QVERIFY(strip.choose(id, u"Undo"_s));
        QTRY_VERIFY2(strip.sentence(id).startsWith(u"Undone"_s), qPrintable(strip.sentence(id)));
        QCOMPARE(get(opened.path), before);
    }

    /// What was never saved differs from nothing.
    void noBaselineNoMarks() {
        Opened opened;
        opened.window.site().files().closeAll();
        Document *pasted = opened.window.site().files().newFile(
            Role::Robots, "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n");
        QVERIFY(pasted);
        auto *panel =
            qobject_cast<ChangesPanel *>(opened.window.showPanel(QStringLiteral("changes")));
        QTRY_VERIFY(!panel->isBusy());
        QCOMPARE(panel->changes().rowCount(), 0);
        QCOMPARE(panel->diff().rowCount(), 0);
        QVERIFY2(panel->summary().contains(u"never saved"_s), qPrintable(panel->summary()));
        auto *map = qobject_cast<MapPanel *>(opened.window.showPanel(QStringLiteral("map")));
        QTRY_VERIFY(!map->isBusy());
        QVERIFY2(!map->status().contains(u"changed"_s), qPrintable(map->status()));
    }

    /// A form of what somebody else manages says so, and writes what is new beside it.
    void managedBlocks() {
        const std::string block = "# START YOAST BLOCK\nUser-agent: *\nDisallow:\n"
                                  "# END YOAST BLOCK\n";
        Opened opened(QByteArray::fromStdString(block));
        opened.window.panes().goToPage(opened.document, QStringLiteral("groups"));
        const auto *warning = opened.window.findChild<QLabel *>(u"agentWarning"_s);
        QTRY_VERIFY(warning->isVisible());
        QVERIFY2(warning->text().contains(u"Yoast manages this group"_s),
                 qPrintable(warning->text()));
        const EditResult closed = closePath(opened.document->tree(), "/trap");
        QVERIFY(closed);
        QCOMPARE(closed->applied(opened.document->bytes()),
                 block + "\nUser-agent: *\nDisallow: /trap\n");
    }

    /// Of many search engines the best known are named.
    void wellKnownFirst() {
        Opened opened("User-agent: *\nDisallow: /private\n");
        opened.document->apply(
            TextEdit::between(opened.document->bytes(), "User-agent: *\nDisallow: /\n"), {u"x"_s});
        const QString said = closingQuestion(opened.window.site(), 5000);
        QVERIFY2(said.contains(u": Googlebot, Bingbot, "_s), qPrintable(said));
    }
};

} // namespace gatepost::ui

QTEST_MAIN(gatepost::ui::TestWarnings)
#include "tst_warnings.moc"
