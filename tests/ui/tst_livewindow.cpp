// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compare with live, a pasted address, and another answer for robots.txt as part of the question, in the real window. The sites
// are a server of the test on the loopback. GATEPOST_PICTURES: a folder for pictures of the three columns, light and dark.

#include "core/live/recording.h"
#include "core/simulate/statedanswers.h"
#include "tests/support/openedwindow.h"
#include "tests/support/webworld.h"
#include "ui/bridge/text.h"
#include "ui/simulator/answerchooser.h"
#include "ui/simulator/chip.h"
#include "ui/simulator/mappanel.h"
#include "ui/simulator/matrixpanel.h"
#include "ui/simulator/matrixview.h"
#include "ui/simulator/testspanel.h"
#include "ui/site/draftchanges.h"
#include "ui/site/requests.h"
#include "ui/site/statedanswers.h"
#include "ui/window/fetchdialog.h"
#include "ui/window/liveanswer.h"
#include "ui/window/liveask.h"
#include "ui/window/livedialog.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;
using gatepost::test::LoopbackServer;
using gatepost::test::Script;
using gatepost::test::Step;
using gatepost::test::World;

namespace {

const std::string kDraft = "User-agent: *\nDisallow: /cart\n";
const std::string kBlock =
    "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed "
    "Content\n";

/// A window on a folder whose site is the test's server.
class LiveSite {
public:
    explicit LiveSite(const std::string &robots = kDraft,
                      const QByteArray &settings = "host: site.example\n")
        : m_options(Requests::options()) {
        Requests::options().standIns = &world.standIns;
        Requests::options().timeout = std::chrono::milliseconds(5'000);
        put(dir.filePath("robots.txt"), QByteArray::fromStdString(robots));
        if (!settings.isEmpty())
            put(dir.filePath("gatepost.yaml"), settings);
        window = std::make_unique<MainWindow>();
        window->setDialogs(answers);
        window->show();
        window->open({dir.path()});
    }

    LiveDialog *open() {
        window->action(u"compare-live"_s)->trigger();
        return window->findChild<LiveDialog *>();
    }
    /// Opened, confirmed and answered.
    LiveDialog *compared() {
        LiveDialog *dialog = open();
        dialog->askPage().findChild<QLineEdit *>(u"liveHost"_s)->setText(u"http://site.example"_s);
        dialog->findChild<QPushButton *>(u"liveSend"_s)->click();
        if (!QTest::qWaitFor([&] { return !dialog->isBusy(); }, 60'000))
            qFatal("still busy");
        return dialog;
    }
    void serve(const std::string &path, const Script &script) {
        world.server.put("site.example" + path, script);
    }
    void serveRobots(const std::string &bytes) {
        serve("/robots.txt", gatepost::test::answer("200 OK", gatepost::test::kText, bytes));
    }

    World world;
    QTemporaryDir dir;
    ui::Answers answers;
    std::unique_ptr<MainWindow> window;

private:
    QScopedValueRollback<net::Options> m_options;
};

/// "whose;draft;live;after" of each row.
QStringList rowsOf(const LiveColumnsModel &model) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString().trimmed();
        rows << cells.join(u';');
    }
    return rows;
}

QStringList sentencesOf(const LiveDialog &dialog, const QString &name) {
    const auto *table = dialog.findChild<QTableView *>(name);
    QStringList said;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        said << table->model()->index(row, 0).data().toString();
    return said;
}

QString factOf(const LiveDialog &dialog, const QString &table, const QString &about) {
    const auto *model = dialog.findChild<QTableView *>(table)->model();
    QStringList said;
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->index(row, 0).data().toString() == about)
            said << model->index(row, 1).data().toString();
    return said.join(u" | "_s);
}

void shoot(QWidget &widget, const QString &name) {
    const QString folder = qEnvironmentVariable("GATEPOST_PICTURES");
    if (folder.isEmpty())
        return;
    const QPalette before = QApplication::palette();
    for (const auto &[scheme, palette] :
         {std::pair{u"light-"_s, lightPalette()}, {u"dark-"_s, darkPalette()}}) {
        QApplication::setPalette(palette);
        QTest::qWait(50);
        if (!widget.grab().save(QDir(folder).filePath(scheme + name + u".png"_s)))
            qWarning("no picture %s", qPrintable(name));
    }
    QApplication::setPalette(before);
}

} // namespace

class TestLiveWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings().clear();
    }

    /// Not a byte before the list was shown and confirmed, whatever else is pressed.
    void nothingIsSentUnasked() {
        LiveSite site;
        LiveDialog *dialog = site.open();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->askPage().planned().rowCount(), 5);
        QCOMPARE(dialog->askPage().planned().index(0, 0).data().toString(),
                 u"GET https://site.example/robots.txt"_s);
        auto *host = dialog->findChild<QLineEdit *>(u"liveHost"_s);
        QCOMPARE(host->text(), u"site.example"_s);
        auto *send = dialog->findChild<QPushButton *>(u"liveSend"_s);
        for (const char *wrong : {"", "ftp://site.example", "me@site.example", "http://", "a b"}) {
            host->setText(QString::fromLatin1(wrong));
            QVERIFY2(!send->isEnabled(), wrong);
            QCOMPARE(dialog->askPage().planned().rowCount(), 0);
        }
        host->setText(u"http://site.example/some/page"_s);
        QVERIFY(send->isEnabled());
        QCOMPARE(dialog->askPage().planned().index(4, 0).data().toString(),
                 u"GET http://site.example/"_s);
        QTest::qWait(50);
        QVERIFY(!dialog->isBusy());
        QVERIFY(site.world.connections.empty() && site.world.server.requests().empty());
        QCOMPARE(site.open(), dialog); // there is one
        dialog->close();
        QTRY_VERIFY(!site.window->findChild<LiveDialog *>());
        QVERIFY(site.world.connections.empty() && site.world.server.requests().empty());
    }

    void threeColumns_data() {
        QTest::addColumn<QByteArray>("served");
        QTest::addColumn<QString>("headline"); ///< a part of it
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("missing"); ///< sentences, or the remark in their place
        QTest::addColumn<QString>("injected");
        QTest::addColumn<QString>("uploaded");
        const QString none = u"Nothing: every answer of the draft is served."_s;
        const QString nobody = u"Nothing that changes an answer."_s;
        const QString asDraft = u"Nothing: agents will be answered as the draft says."_s;
        QTest::newRow("equal") << QByteArray::fromStdString(kDraft)
                               << u"Every agent is answered as the draft says"_s
                               << QStringList{u";User-agent: *;User-agent: *;User-agent: *"_s,
                                              u";Disallow: /cart;Disallow: /cart;Disallow: /cart"_s}
                               << none << nobody << asDraft;
        QTest::newRow("a block of a CDN")
            << QByteArray::fromStdString(kBlock + "\n" + kDraft)
            << u"Cloudflare put its own part into the served robots.txt"_s
            << QStringList{u"Cloudflare;;# BEGIN Cloudflare Managed content;"
                           "# BEGIN Cloudflare Managed content"_s,
                           u"Cloudflare;;User-agent: GPTBot;User-agent: GPTBot"_s,
                           u"Cloudflare;;Disallow: /;Disallow: /"_s,
                           u"Cloudflare;;# END Cloudflare Managed Content;"
                           "# END Cloudflare Managed Content"_s,
                           u";;;"_s,
                           u";User-agent: *;User-agent: *;User-agent: *"_s,
                           u";Disallow: /cart;Disallow: /cart;Disallow: /cart"_s}
            << none << u"GPTBot loses everything except /cart"_s
            << u"GPTBot loses everything except /cart"_s;
        QTest::newRow("replaced")
            << QByteArray::fromStdString(kBlock)
            << u"Cloudflare serves its own robots.txt: no line of the draft is in it."_s
            << QStringList{u"Cloudflare;;# BEGIN Cloudflare Managed content;"
                           "# BEGIN Cloudflare Managed content"_s,
                           u"Cloudflare;;User-agent: GPTBot;User-agent: GPTBot"_s,
                           u"Cloudflare;;Disallow: /;Disallow: /"_s,
                           u"Cloudflare;;# END Cloudflare Managed Content;"
                           "# END Cloudflare Managed Content"_s,
                           u";+ User-agent: *;;"_s,
                           u";+ Disallow: /cart;;"_s}
            << u"gains /cart"_s << u"GPTBot loses everything"_s << u"GPTBot loses everything"_s;
        QTest::newRow("rewritten")
            << QByteArray("User-agent: *\nDisallow: /basket\n")
            << u"it is not clear whose lines are whose"_s
            << QStringList{u";User-agent: *;User-agent: *;"_s, u";;− Disallow: /basket;"_s,
                           u";+ Disallow: /cart;;"_s}
            << u"gains /cart"_s << u"gains /cart"_s
            << u"What will be served after an upload cannot be known."_s;
    }
    void threeColumns() {
        QFETCH(QByteArray, served);
        QFETCH(QString, headline);
        QFETCH(QStringList, rows);
        LiveSite site;
        site.serveRobots(served.toStdString());
        LiveDialog *dialog = site.compared();
        const QAbstractItemModelTester tester(
            const_cast<LiveColumnsModel *>(&dialog->answerPage().columns()),
            QAbstractItemModelTester::FailureReportingMode::Fatal);
        QVERIFY2(dialog->answerPage().headline().contains(headline),
                 qPrintable(dialog->answerPage().headline()));
        QCOMPARE(rowsOf(dialog->answerPage().columns()), rows);
        QFETCH(QString, missing);
        QFETCH(QString, injected);
        QFETCH(QString, uploaded);
        for (const auto &[name, expected] : {std::pair{u"liveMissing"_s, missing},
                                             {u"liveInjected"_s, injected},
                                             {u"liveUploaded"_s, uploaded}}) {
            QString said = sentencesOf(*dialog, name).join(u" | "_s);
            if (said.isEmpty())
                said = dialog->findChild<QTableView *>(name)
                           ->parentWidget()
                           ->findChild<Label *>(u"liveRemark"_s)
                           ->text();
            QVERIFY2(said.contains(expected), qPrintable(name + u": "_s + said));
        }
        QCOMPARE(site.world.server.requests().size(), 5U);
        QVERIFY(dialog->findChild<QPushButton *>(u"liveKeep"_s)->isEnabled());
        QCOMPARE(factOf(*dialog, u"liveMeanings"_s, u"Yandex"_s),
                 u"200: its lines count (Yandex, requirements)"_s);
        QVERIFY(dialog->findChild<Label *>(u"liveUntil"_s)
                    ->text()
                    .contains(u"crawlers may use this file until"_s));
        shoot(*dialog, QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'));
    }

    /// The policy is compared while all else is still asked for; then all of it; cancelled in between, what is known stays.
    void firstAnswerAtOnce() {
        LiveSite site;
        site.serveRobots(kBlock + kDraft);
        site.serve("/robots-ai.txt", {{Step::What::Wait}});
        LiveDialog *dialog = site.open();
        dialog->send(u"http://site.example"_s, false);
        QVERIFY(dialog->isBusy());
        QTRY_VERIFY(dialog->answerPage().headline().contains(u"Cloudflare"_s));
        QCOMPARE(dialog->answers().all.size(), 1U);
        QVERIFY(dialog->findChild<QToolButton *>(u"liveCancel"_s)->isVisible());
        QVERIFY(!dialog->findChild<QPushButton *>(u"liveKeep"_s)->isEnabled());
        QTRY_COMPARE(site.world.server.requests().size(), 2U);
        dialog->findChild<QToolButton *>(u"liveCancel"_s)->click();
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY(!dialog->findChild<QToolButton *>(u"liveCancel"_s)->isVisible());
        const QString said = dialog->answerPage().warnings();
        QVERIFY2(said.contains(u"Not known: robots-ai.txt was not asked for."_s), qPrintable(said));
        QVERIFY2(!dialog->answerPage().headline().contains(u"Every agent is answered"_s),
                 qPrintable(dialog->answerPage().headline()));
        QVERIFY(!dialog->findChild<QPushButton *>(u"liveKeep"_s)->isEnabled());
        QCOMPARE(site.world.server.requests().size(), 2U); // no more were sent
    }

    void closedInTheMiddle() {
        LiveSite site;
        site.serve("/robots.txt", {{Step::What::Wait}});
        site.open()->send(u"http://site.example"_s, false);
        QTRY_COMPARE(site.world.server.requests().size(), 1U);
        site.window.reset(); // with the dialog
        QCOMPARE(site.world.server.requests().size(), 1U);
    }

    /// What is no policy, or no answer at all, is never taken for one that is as the draft.
    void foreignAnswers_data() {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QString>("said"); ///< in headline, warnings or complaint
        QTest::addColumn<bool>("isCompared");
        const auto row = [](const char *name, const Script &script, const QString &said,
                            bool isCompared) {
            QTest::newRow(name) << QByteArray::fromStdString(script.front().bytes) << said
                                << isCompared;
        };
        using test::answer;
        row("sign-in page", answer("302 Found", "Location: http://login.example/page\r\n", ""),
            u"A login page of a network may have answered"_s, true);
        row("511", answer("511 Network Authentication Required", "", "x"),
            u"The network on the way wants a login (511)"_s, false);
        row("a private address", answer("302 Found", "Location: http://10.1.1.1/\r\n", ""),
            u"not a public address"_s, false);
        row("2 MiB", answer("200 OK", test::kText, test::padded(2 * 1024 * 1024)),
            u"was not read to its end"_s, true);
        row("UTF-16", answer("200 OK", test::kText, std::string("\xFF\xFEU\0s\0", 6)),
            u"not clear whose lines"_s, true);
        row("NUL",
            answer("200 OK", test::kText,
                   std::string("User-agent: *\n\0\0\nDisallow: /else\n", 33)),
            u"not clear whose lines"_s, true);
        row("503", answer("503 Service Unavailable", "", "x"), u"503: every path is denied"_s,
            true);
        row("404", answer("404 Not Found", "", "x"), u"No robots.txt is served."_s, true);
        row("challenge", answer("202 Accepted", "x-amzn-waf-action: challenge\r\n", ""),
            u"A firewall asked a question"_s, true);
        row("no HTTP", {{Step::What::Send, "220 mail.example ESMTP\r\n"}},
            u"Nothing could be fetched"_s, false);
    }
    void foreignAnswers() {
        QFETCH(QByteArray, sent);
        QFETCH(QString, said);
        QFETCH(bool, isCompared);
        LiveSite site;
        site.serve("/robots.txt", {{Step::What::Send, sent.toStdString()}});
        site.world.server.put("login.example/page",
                              test::answer("200 OK", "Content-Type: text/html\r\n", "<html>"));
        LiveDialog *dialog = site.compared();
        QCOMPARE(dialog->answerPage().isVisible(), isCompared);
        const QString all =
            isCompared ? dialog->answerPage().headline() + u'\n' + dialog->answerPage().warnings()
                       : dialog->findChild<Label *>(u"liveComplaint"_s)->text();
        QVERIFY2(all.contains(said), qPrintable(all));
        QVERIFY2(!all.contains(u"Every agent is answered"_s), qPrintable(all));
    }

    void aDribble() {
        LiveSite site;
        Requests::options().timeout = std::chrono::milliseconds(400);
        site.serve("/robots.txt",
                   {{Step::What::Send, "HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n"},
                    {Step::What::Drip, std::string(900, 'a')}});
        LiveDialog *dialog = site.compared();
        QVERIFY(dialog->askPage().isVisible() || !dialog->answerPage().warnings().isEmpty());
        QVERIFY(!dialog->answerPage().headline().contains(u"Every agent is answered"_s));
    }

    void firstPage() {
        LiveSite site;
        shoot(*site.open(), u"first-page"_s);
        site.open()->send(u"http://none.example"_s, false);
        QTRY_VERIFY(!site.open()->isBusy());
        shoot(*site.open(), u"complaint"_s);
    }

    void noHost() {
        LiveSite site(kDraft, {});
        QVERIFY(site.open()->findChild<QLineEdit *>(u"liveHost"_s)->text().isEmpty());
        LiveSite named(kDraft + "Sitemap: https://map.example/s.xml\n", {});
        QCOMPARE(named.open()->findChild<QLineEdit *>(u"liveHost"_s)->text(), u"map.example"_s);
    }

    void noConnection() {
        LiveSite site;
        LiveDialog *dialog = site.open();
        dialog->send(u"http://closed.example"_s, false);
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY(dialog->askPage().isVisible());
        const QString said = dialog->findChild<Label *>(u"liveComplaint"_s)->text();
        QVERIFY2(said.contains(u"takes no connection"_s), qPrintable(said));
        dialog->send(u"http://none.example"_s, false);
        QTRY_VERIFY(!dialog->isBusy());
        const QString none = dialog->findChild<Label *>(u"liveComplaint"_s)->text();
        QVERIFY2(none.contains(u"is there a network?"_s), qPrintable(none));
    }

    /// The draft is compared as it is, while it is edited.
    void followsTheDraft() {
        LiveSite site;
        site.serveRobots(kDraft);
        LiveDialog *dialog = site.compared();
        QVERIFY(dialog->answerPage().headline().contains(u"Every agent is answered"_s));
        Document *robots = site.window->site().files().document(Role::Robots);
        QVERIFY(robots->apply(TextEdit::insert(static_cast<std::uint32_t>(robots->bytes().size()),
                                               "Disallow: /new\n"),
                              {u"Edit"_s}));
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY(!dialog->answerPage().headline().contains(u"Every agent is answered"_s));
        QVERIFY(rowsOf(dialog->answerPage().columns()).contains(u";+ Disallow: /new;;"_s));
        QCOMPARE(site.world.server.requests().size(), 5U);
    }

    /// What headers say of the start page joins what the file says (S135).
    void startPage() {
        LiveSite site;
        site.serveRobots("User-agent: *\nContent-Usage: train-ai=y\nDisallow: /cart\n");
        site.serve("/", test::answer("200 OK",
                                     "Content-Type: text/html\r\nX-Robots-Tag: noindex\r\n"
                                     "Content-Usage: train-ai=n\r\ntdm-reservation: 1\r\n",
                                     "<title>Shop</title>"));
        LiveDialog *dialog = site.compared();
        QCOMPARE(factOf(*dialog, u"liveMeanings"_s, u"Content-Usage"_s), u"train-ai=n (header)"_s);
        const QString said = factOf(*dialog, u"liveMeanings"_s, u"Start page"_s);
        QVERIFY2(said.contains(u"x-robots-tag: noindex (header)"_s), qPrintable(said));
        QVERIFY2(said.contains(u"tdm-reservation: 1 (header)"_s), qPrintable(said));
    }

    void keptAsVersion() {
        LiveSite site;
        site.serveRobots(kBlock + kDraft);
        LiveDialog *dialog = site.compared();
        QTemporaryDir folder;
        site.answers.path = folder.path();
        dialog->findChild<QPushButton *>(u"liveKeep"_s)->click();
        const QStringList versions =
            QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(versions.size(), 1);
        QVERIFY2(QRegularExpression(u"^\\d{8}T\\d{6}Z$"_s).match(versions[0]).hasMatch(),
                 qPrintable(versions[0]));
        QCOMPARE(get(folder.filePath(versions[0] + u"/robots.txt"_s)),
                 QByteArray::fromStdString(kBlock + kDraft));
        const auto read = live::readRecord(
            get(folder.filePath(versions[0] + u"/answers.json"_s)).toStdString(),
            [&](const std::string &name) -> std::expected<std::string, Message> {
                return get(folder.filePath(versions[0] + u'/' + text(name))).toStdString();
            });
        QVERIFY(read.has_value());
        QCOMPARE(read->all.size(), dialog->answers().all.size());
        QVERIFY(dialog->findChild<Label *>(u"liveSaid"_s)->text().contains(versions[0]));
        // Nothing is written over.
        QVERIFY(!dialog->keepBelow(folder.path()));
        QVERIFY(!dialog->keepBelow(folder.filePath(versions[0] + u"/robots.txt"_s)));
    }

    void takenAsDocument() {
        LiveSite site;
        const std::string served = "\xEF\xBB\xBFUser-agent: *\r\nDisallow: /\r\n";
        site.serveRobots(served);
        LiveDialog *dialog = site.compared();
        dialog->findChild<QPushButton *>(u"liveDocument"_s)->click();
        MainWindow *other = nullptr;
        for (MainWindow *one : MainWindow::openWindows())
            if (one != site.window.get())
                other = one;
        QVERIFY(other);
        const Document *taken = other->site().files().current();
        QCOMPARE(bytesOf(taken), QByteArray::fromStdString(served));
        QVERIFY(taken->path().isEmpty());
        QCOMPARE(bytesOf(site.window->site().files().current()), QByteArray::fromStdString(kDraft));
        delete other;
    }

    // ---- a pasted address --------------------------------------------------------------------------

    void policyUrls_data() {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *address, const char *expected) {
            QTest::newRow(address) << QString(address) << QString(expected);
        };
        row("https://a.example/robots.txt", "https://a.example/robots.txt");
        row(" https://a.example/robots2.txt?x \n", "https://a.example/robots2.txt?x");
        row("http://a.example", "http://a.example/robots.txt");
        row("https://a.example/shop/list?q=robots.txt", "https://a.example/robots.txt");
        row("https://me:secret@a.example/", "");
        row("https://", "");
    }
    void policyUrls() {
        QFETCH(QString, address);
        QFETCH(QString, expected);
        QCOMPARE(policyUrlOf(address), expected);
    }

    void pastedAddress() {
        LiveSite site("http://site.example/\n");
        MainWindow &window = *site.window;
        site.serveRobots(kDraft);
        QVERIFY(window.site().analysis().isPaused());
        QVERIFY(!window.action(u"compare-live"_s)->isEnabled());
        QVERIFY(window.messages().choose(u"foreign"_s, u"Fetch…"_s));
        auto *dialog = window.findChild<FetchDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<Label *>(u"fetchRequest"_s)->text(),
                 u"GET http://site.example/robots.txt"_s);
        QVERIFY(site.world.connections.empty());
        dialog->findChild<QPushButton *>(u"fetchSend"_s)->click();
        QTRY_VERIFY(!window.findChild<FetchDialog *>());
        QCOMPARE(site.world.server.requests().size(), 1U);
        Document *document = window.site().files().current();
        QCOMPARE(bytesOf(document), QByteArray::fromStdString(kDraft));
        QVERIFY(!window.site().analysis().isPaused());
        QVERIFY(window.messages().sentence(u"foreign"_s).isEmpty());
        document->undo();
        QCOMPARE(bytesOf(document), QByteArray("http://site.example/\n"));
    }

    void pastedAddressOfNothing() {
        LiveSite site("http://site.example/robots.txt");
        MainWindow &window = *site.window;
        QVERIFY(window.messages().choose(u"foreign"_s, u"Fetch…"_s));
        auto *dialog = window.findChild<FetchDialog *>();
        dialog->findChild<QPushButton *>(u"fetchSend"_s)->click();
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY2(dialog->said().contains(u"The answer was 404."_s), qPrintable(dialog->said()));
        QCOMPARE(bytesOf(window.site().files().current()),
                 QByteArray("http://site.example/robots.txt"));
        // A page in its place is no policy either, and that is said.
        site.serve("/robots.txt", test::answer("200 OK", "Content-Type: text/html\r\n",
                                               "<html><body>Sign in</body></html>"));
        dialog->findChild<QPushButton *>(u"fetchSend"_s)->click();
        QTRY_VERIFY(!window.findChild<FetchDialog *>());
        QVERIFY2(window.messages().sentence(u"foreign"_s).contains(u"This is a web page"_s),
                 qPrintable(window.messages().sentence(u"foreign"_s)));
        QVERIFY(!window.messages().choose(u"foreign"_s, u"Fetch…"_s));
        QVERIFY(window.site().analysis().isPaused());
    }

    // ---- another answer for robots.txt -------------------------------------------------------------

    void anotherAnswer() {
        LiveSite site;
        SiteModel &model = site.window->site();
        Question question = model.analysis().question();
        question.agent = u"Googlebot"_s;
        question.url = u"/a"_s;
        model.analysis().setQuestion(question);
        QVERIFY(model.analysis().verdict()->fetch.decision == Decision::Allow);
        const auto draft = draftOf(model);
        QCOMPARE(model.analysis().snapshot(), draft);
        auto *chooser = site.window->findChild<AnswerChooser *>();
        auto *chip = site.window->findChild<Chip *>(u"answersChip"_s);
        QVERIFY(chip->isHidden());
        chooser->statusBox()->setCurrentIndex(chooser->statusBox()->findData(u"503"_s));
        QVERIFY(model.analysis().verdict()->fetch.decision == Decision::Deny);
        QCOMPARE(chip->text(), u"if robots.txt is answered with 503"_s);
        QVERIFY(!chip->isHidden());
        // What guards and compares the files does not ask "what if".
        QVERIFY(!draftOf(model)->site().answers.any());
        QVERIFY(model.analysis().snapshot()->site().answers.any());
        QCOMPARE(model.analysis().judged(), draftOf(model));
        QVERIFY(!model.analysis().savedSnapshot()->site().answers.any());
        // Google's ladder: 13 hours later the copy counts, without one everything is open.
        question = model.analysis().question();
        question.reading = Reading::Google;
        model.analysis().setQuestion(question);
        auto *since = chooser->findChild<QComboBox *>(u"answerSince"_s);
        QVERIFY(since->isEnabled());
        QVERIFY(model.analysis().verdict()->fetch.decision == Decision::Deny);
        since->setCurrentIndex(2);
        QVERIFY(model.analysis().verdict()->fetch.decision == Decision::Allow);
        question = model.analysis().question();
        question.url = u"/cart"_s;
        model.analysis().setQuestion(question);
        QVERIFY(model.analysis().verdict()->fetch.decision == Decision::Deny);
        chooser->findChild<QAbstractButton *>(u"answerCopy"_s)->click();
        QVERIFY(model.analysis().verdict()->fetch.decision == Decision::Allow);
        QCOMPARE(chip->text(),
                 u"if robots.txt is answered with 503 for 13 hours, without a copy"_s);
        // A test that is kept says so.
        auto *tests = qobject_cast<TestsPanel *>(site.window->showPanel(u"tests"_s));
        QVERIFY(tests);
        tests->makeTestOfAnswer();
        QCOMPARE(tests->model().tests().back().status, std::string("503,since=13h,copy=no"));
        QCOMPARE(tests->model().failures(), 0);
        chip->click();
        QVERIFY(!StatedAnswers::of(model).answers().any());
        QCOMPARE(model.analysis().snapshot(), draftOf(model));
        QCOMPARE(tests->model().failures(), 0);
    }

    /// The map says once what is asked, and marks nothing as changed by it.
    void mapSaysIt() {
        LiveSite site;
        auto *map = qobject_cast<MapPanel *>(site.window->showPanel(u"map"_s));
        QTRY_VERIFY(!map->isBusy());
        QVERIFY2(!map->status().contains(u"answered with"_s), qPrintable(map->status()));
        SiteAnswers answers;
        QVERIFY(addAnswers(answers, "503,since=2h"));
        StatedAnswers::of(site.window->site()).set(answers);
        QTRY_VERIFY(!map->isBusy());
        QVERIFY2(map->status().startsWith(u"if robots.txt is answered with 503 for 2 hours"_s),
                 qPrintable(map->status()));
        QVERIFY2(!map->status().contains(u"changed"_s), qPrintable(map->status()));
    }

    void matrixOfAnswers() {
        LiveSite site;
        auto *matrix = qobject_cast<MatrixPanel *>(site.window->showPanel(u"matrix"_s));
        matrix->setKind(GridKind::AgentsAnswers);
        QTRY_VERIFY(!matrix->isBusy());
        const Grid *grid = matrix->model().grid();
        QVERIFY(grid && grid->question.kind == GridKind::AgentsAnswers);
        QCOMPARE(grid->columns, 10U);
        const auto column = [&](const char *answer) {
            return static_cast<std::uint32_t>(std::ranges::find(grid->question.answers, answer) -
                                              grid->question.answers.begin());
        };
        QVERIFY(grid->cell(0, column("200")).decision == Decision::Allow);
        QVERIFY(grid->cell(0, column("503")).decision == Decision::Deny);
        QVERIFY(grid->cell(0, column("503,since=31d")).decision == Decision::Allow);
        const QModelIndex cell = matrix->model().indexOf({0, column("503")});
        QCOMPARE(matrix->testOf(cell).status, std::string("503"));
        emit matrix->view().clicked(cell);
        QCOMPARE(formatAnswers(StatedAnswers::of(site.window->site()).answers()),
                 std::string("503"));
    }
};

QTEST_MAIN(TestLiveWindow)
#include "tst_livewindow.moc"
