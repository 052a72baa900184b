// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The chain view, its fetch button against a server of our own on loopback, and where a matrix gets its paths from.

#include "ui/document/document.h"
#include "ui/simulator/chainpanel.h"
#include "ui/simulator/pathlist.h"
#include "ui/site/requests.h"
#include "ui/site/site.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QScopedValueRollback>
#include <QTableView>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <zlib.h>

#include <memory>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

using namespace gatepost;
using namespace gatepost::ui;
using namespace Qt::StringLiterals;

namespace {

/// Answers each path with the bytes given; remembers the requests.
class Server : public QTcpServer {
public:
    QHash<QByteArray, QByteArray> answers;
    QList<QByteArray> requests;

    Server() {
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                const QByteArray request = socket->readAll();
                requests << request;
                const QByteArray path = request.split(' ').value(1);
                if (!answers.contains(path))
                    return; // silence
                socket->write(answers.value(path));
                socket->disconnectFromHost();
            });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
        listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] QUrl url(const QString &path) const {
        return QUrl(u"http://127.0.0.1:%1%2"_s.arg(serverPort()).arg(path));
    }
};

QByteArray ok(const QByteArray &body) {
    return "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nSet-Cookie: a=b\r\nContent-Length: " +
           QByteArray::number(body.size()) + "\r\n\r\n" + body;
}
QByteArray redirect(const QByteArray &to) {
    return "HTTP/1.1 302 Found\r\nLocation: " + to + "\r\nContent-Length: 0\r\n\r\n";
}

QByteArray gzipped(const QByteArray &plain) {
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(static_cast<qsizetype>(compressBound(static_cast<uLong>(plain.size()))) + 64,
                   '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.constData()));
    stream.avail_in = static_cast<uInt>(plain.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(out.size() - stream.avail_out);
    deflateEnd(&stream);
    return out;
}

} // namespace

class TestSimulatorChain : public QObject {
    Q_OBJECT

private slots:
    /// What comes of the button, as the panel says it.
    void fetches_data() {
        QTest::addColumn<QByteArray>("served"); ///< empty: silence
        QTest::addColumn<QString>("expected");  ///< a part of what is said
        QTest::addColumn<bool>("isKept");
        const auto row = [](const char *name, const QByteArray &served, const QString &expected,
                            bool isKept) { QTest::newRow(name) << served << expected << isKept; };
        row("a file", ok("quote: no\n"), u"status 200, text/plain. Kept as "_s, true);
        row("to a local file", redirect("file:///etc/hostname"),
            u"not an address of http or https"_s, false);
        row("in circles", redirect("/base.txt"), u"in a circle"_s, false);
        row("not found", "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n",
            u"The answer was 404."_s, false);
        row("just small enough", ok(QByteArray(512'000, '#')), u"status 200"_s, true);
        row("too large", ok(QByteArray(512'001, '#')), u"larger than 512,000"_s, false);
        row("silence", {}, u"did not answer completely in 0.2 seconds"_s, false);
    }
    void fetches() {
        QFETCH(QByteArray, served);
        QFETCH(QString, expected);
        QFETCH(bool, isKept);
        Server server;
        if (!served.isEmpty())
            server.answers = {{"/base.txt", served}};
        const QScopedValueRollback options(Requests::options());
        Requests::options().allowsPrivate = true;
        Requests::options().timeout = std::chrono::milliseconds(served.isEmpty() ? 200 : 5'000);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"robots2.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("chain: " + server.url(u"/base.txt"_s).toEncoded() + "\n");
        file.close();
        SiteModel site;
        QVERIFY(site.files().openFolder(folder.path()).has_value());
        ChainPanel panel(site);
        panel.show();
        panel.findChild<QToolButton *>(u"fetch"_s)->click();
        QVERIFY(panel.isBusy());
        QTRY_VERIFY(!panel.isBusy());
        QVERIFY2(panel.result().contains(expected), qPrintable(panel.result()));
        QCOMPARE(site.files().document(Role::Chained) != nullptr, isKept);
        for (const QByteArray &request : std::as_const(server.requests)) {
            QVERIFY2(!request.toLower().contains("\r\ncookie:"), request.constData());
            QVERIFY2(request.toLower().contains("\r\nhost: 127.0.0.1:"), request.constData());
        }
    }

    /// Cancelled, and closed, while a server is silent: nothing more is heard of it.
    void cancelled() {
        Server server; // it answers nothing
        const QScopedValueRollback options(Requests::options());
        Requests::options().allowsPrivate = true;
        QTemporaryDir folder;
        QFile file(folder.filePath(u"robots2.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("chain: " + server.url(u"/base.txt"_s).toEncoded() + "\n");
        file.close();
        SiteModel site;
        QVERIFY(site.files().openFolder(folder.path()).has_value());
        auto panel = std::make_unique<ChainPanel>(site);
        panel->show();
        panel->findChild<QToolButton *>(u"fetch"_s)->click();
        QTRY_COMPARE(server.requests.size(), 1);
        panel->findChild<QToolButton *>(u"cancelFetch"_s)->click();
        QVERIFY(!panel->isBusy());
        QCOMPARE(panel->result(), u"Cancelled."_s);
        panel->findChild<QToolButton *>(u"fetch"_s)->click();
        panel.reset();
        QVERIFY(!site.files().document(Role::Chained));
    }

    void panel() {
        const QScopedValueRollback options(Requests::options());
        Server server;
        server.answers = {{"/base.txt", ok("quote: no\n")}};
        QTemporaryDir folder;
        QFile file(folder.filePath(u"robots2.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("train: no\nchain: " + server.url(u"/base.txt"_s).toEncoded() + "\n");
        file.close();
        SiteModel site;
        QVERIFY(site.files().openFolder(folder.path()).has_value());
        ChainPanel panel(site);
        const QAbstractItemModelTester tester(
            &panel.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        panel.show();
        ChainModel &model = panel.model();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, ChainModel::Supplies).data().toString(), u"train"_s);
        QCOMPARE(model.index(1, ChainModel::State).data().toString(), u"not followed"_s);
        QVERIFY(server.requests.isEmpty()); // nothing is fetched by itself
        auto *fetch = panel.findChild<QToolButton *>(u"fetch"_s);
        QVERIFY(fetch->isEnabled()); // the one that is missing is chosen
        fetch->click();
        QTRY_VERIFY(!panel.isBusy());
        QVERIFY(server.requests.isEmpty()); // loopback is refused
        QCOMPARE(model.index(1, ChainModel::State).data().toString(), u"not followed"_s);
        Requests::options().allowsPrivate = true;
        fetch->click();
        QTRY_COMPARE(model.index(1, ChainModel::State).data().toString(), u"followed"_s);
        QCOMPARE(model.index(1, ChainModel::Supplies).data().toString(), u"quote"_s);
        QCOMPARE(server.requests.size(), 1);
        QVERIFY(!site.files().document(Role::Chained)->path().isEmpty()); // kept below chain/
        QVERIFY(QFile::exists(site.files().document(Role::Chained)->path()));
    }

    void mapsToLocalFile() {
        QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(u"robots2.txt"_s, "train: no\nchain: https://a.example/x?y\n");
        write(u"theirs.txt"_s, "quote: no\nchain: https://a.example/x?y\n");
        SiteModel site;
        QVERIFY(site.files().openFolder(folder.path()).has_value());
        QCOMPARE(site.analysis().chain().end, ChainEnd::Unavailable);
        QVERIFY(chainEndText(site.analysis().chain()).contains(u"Map it"_s));
        QVERIFY(site.chained().map(u"https://a.example/x?y"_s, folder.filePath(u"theirs.txt"_s)));
        QCOMPARE(site.analysis().chain().files.size(), std::size_t{1});
        QCOMPARE(site.analysis().chain().end, ChainEnd::LoopByUrl);
        QVERIFY(site.side().save().has_value());
        SiteModel again;
        QVERIFY(again.files().openFolder(folder.path()).has_value());
        QCOMPARE(again.analysis().chain().files.size(), std::size_t{1});
        QVERIFY(!site.chained().map(u"https://a.example/x?y"_s, folder.filePath(u"none"_s)));
    }

    /// The saved site has what is on disk, the draft what is typed; a chained file is opened once, however often the chain is read.
    void savedChainedFile() {
        QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(u"robots2.txt"_s, "train: no\nchain: https://a.example/x\n");
        write(u"theirs.txt"_s, "quote: no\n");
        write(u"gatepost.yaml"_s, "chain: {https://a.example/x: theirs.txt}\n");
        SiteModel site;
        QVERIFY(site.files().openFolder(folder.path()).has_value());
        Document *chained = site.files().document(Role::Chained);
        QVERIFY(chained);
        QVERIFY(chained->apply(TextEdit::replace({0, 5}, "study"), {u"Edit"_s}));
        const auto text = [](const CompiledSite &of) {
            const Chain &chain = of.site().chain;
            return chain.files.size() == 1
                       ? QByteArray::fromStdString(std::string(chain.files[0].tree.text()))
                       : QByteArray("(not one)");
        };
        QCOMPARE(text(*site.analysis().snapshot()), QByteArray("study: no\n"));
        QCOMPARE(text(*site.analysis().savedSnapshot()), QByteArray("quote: no\n"));
        SiteSettings settings = site.side().settings();
        settings.paths.emplace_back("/a");
        site.side().setSettings(settings); // the chain is read again
        QCOMPARE(site.files().all().size(), 2);
        QCOMPARE(text(*site.analysis().snapshot()), QByteArray("study: no\n"));
        QCOMPARE(text(*site.analysis().savedSnapshot()), QByteArray("quote: no\n"));
        // Mapping another file would close this one, and the edit would be lost.
        write(u"others.txt"_s, "cite: no\n");
        QVERIFY(!site.chained().map(u"https://a.example/x"_s, folder.filePath(u"others.txt"_s)));
        QCOMPARE(text(*site.analysis().snapshot()), QByteArray("study: no\n"));
        chained->undo();
        QVERIFY(site.chained().map(u"https://a.example/x"_s, folder.filePath(u"others.txt"_s)));
        QCOMPARE(text(*site.analysis().savedSnapshot()), QByteArray("cite: no\n"));
    }

    /// A rehearsal that is taken back goes from the disk; one that another program takes away goes from the window.
    void asksThatGo() {
        QTemporaryDir folder;
        const QString asks = folder.filePath(u"asks.json"_s);
        QFile policy(folder.filePath(u"robots2.txt"_s));
        QVERIFY(policy.open(QIODevice::WriteOnly));
        policy.close();
        SiteModel site;
        QVERIFY(site.files().openFolder(folder.path()).has_value());
        site.side().setAsks(AskRehearsal());
        QVERIFY(site.side().save().has_value());
        QVERIFY(QFile::exists(asks));
        site.side().setAsks({});
        QVERIFY(site.side().save().has_value());
        QVERIFY(!QFile::exists(asks));
        QVERIFY(!site.side().isModified());
        site.side().setAsks(AskRehearsal());
        QVERIFY(site.side().save().has_value());
        QVERIFY(QFile::remove(asks));
        QVERIFY(site.side().follow(SideFile::Asks));
        QVERIFY(!site.side().asks());
        // One that somebody else wrote meanwhile is not taken away.
        site.side().setAsks(AskRehearsal());
        QVERIFY(site.side().save().has_value());
        site.side().setAsks({});
        QFile theirs(asks);
        QVERIFY(theirs.open(QIODevice::WriteOnly | QIODevice::Truncate));
        theirs.write("{}");
        theirs.close();
        QVERIFY(!site.side().save());
        QVERIFY(QFile::exists(asks));
    }

#ifndef Q_OS_WIN
    /// Neither reading nor keeping what was fetched leaves the folder, whatever gatepost.yaml says.
    void staysInTheFolder() {
        QTemporaryDir dir;
        const auto write = [&](const QString &name, const QByteArray &text) {
            QVERIFY(QDir().mkpath(QFileInfo(dir.filePath(name)).path()));
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        const QString url = u"https://a.example/x"_s;
        write(u"secret"_s, "train: SECRET\n");
        write(u"site/robots2.txt"_s, "chain: https://a.example/x\n");
        write(u"site/in.txt"_s, "quote: no\n");
        QVERIFY(QFile::link(u"../secret"_s, dir.filePath(u"site/link.txt"_s)));
        for (const char *mapped : {"../secret", "link.txt"}) {
            write(u"site/gatepost.yaml"_s,
                  "chain: {https://a.example/x: " + QByteArray(mapped) + "}\n");
            SiteModel site;
            QVERIFY(site.files().openFolder(dir.filePath(u"site"_s)).has_value());
            QCOMPARE(site.analysis().chain().files.size(), std::size_t{0});
            const QString end = chainEndText(site.analysis().chain());
            QVERIFY2(end.contains(u"not inside the site's folder"_s), qPrintable(end));
            const auto kept = site.chained().keep(url, "fetched");
            QVERIFY2(!kept && kept.error().contains(u"site's folder"_s),
                     qPrintable(kept.value_or(QString())));
            QVERIFY(!site.chained().map(url, dir.filePath(u"secret"_s)));
            QVERIFY(site.chained().map(url, dir.filePath(u"site/in.txt"_s)));
            QCOMPARE(site.analysis().chain().files.size(), std::size_t{1});
            QFile secret(dir.filePath(u"secret"_s));
            QVERIFY(secret.open(QIODevice::ReadOnly));
            QCOMPARE(secret.readAll(), QByteArray("train: SECRET\n"));
        }
        // The folder reached by a link, the file by its own path.
        QVERIFY(QFile::link(u"site"_s, dir.filePath(u"current"_s)));
        SiteModel current;
        QVERIFY(current.files().openFolder(dir.filePath(u"current"_s)).has_value());
        QVERIFY(current.chained().map(url, dir.filePath(u"site/in.txt"_s)));
        QCOMPARE(current.side().settings().chain.at("https://a.example/x"), std::string("in.txt"));
        // A pipe is not waited for.
        write(u"pipes/robots2.txt"_s, "chain: https://a.example/x\n");
        for (const QString &name : {u"robots.txt"_s, u"asks.json"_s, u"chain"_s})
            QCOMPARE(
                ::mkfifo(QFile::encodeName(dir.filePath(u"pipes/"_s + name)).constData(), 0600), 0);
        SiteModel site;
        const auto opened = site.files().openFolder(dir.filePath(u"pipes"_s));
        QVERIFY(!opened);
        QCOMPARE(opened.error().count(u"is not a regular file"_s), 2);
        QCOMPARE(site.files().all().size(), 1);
    }
#endif

    // ---- paths -----------------------------------------------------------------------------------

    void paths_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected"); ///< paths; | sitemaps; +skipped; ! = an error
        const QByteArray head = "<?xml version=\"1.0\"?>\n<urlset "
                                "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">";
        QTest::newRow("lines") << QByteArray("/a\r\n\n# no\n  /b?q \nhttps://s.example/c\n/a\n")
                               << u"/a /b?q https://s.example/c"_s;
        QTest::newRow("columns and rubbish") << QByteArray("/a\t200\nnot a path\n") << u"/a +1"_s;
        const QByteArray urlset =
            head + "<url><loc> https://s.example/a?x=1&amp;y=2 </loc><lastmod>2026</lastmod></url>"
                   "<url><loc>https://s.example/b</loc></url></urlset>";
        QTest::newRow("sitemap") << urlset << u"https://s.example/a?x=1&y=2 https://s.example/b"_s;
        QTest::newRow("sitemap.gz")
            << gzipped(urlset) << u"https://s.example/a?x=1&y=2 https://s.example/b"_s;
        QTest::newRow("list.gz, two members") << gzipped("/a\n") + gzipped("/b\n") << u"/a /b"_s;
        QTest::newRow("sitemap index")
            << QByteArray("<sitemapindex><sitemap><loc>https://s.example/1.xml</loc></sitemap>"
                          "</sitemapindex>")
            << u"|https://s.example/1.xml"_s;
        QTest::newRow("cut off") << head + "<url><loc>https://s.example/a</loc></url><url>"
                                 << u"https://s.example/a …"_s;
        QTest::newRow("no sitemap") << QByteArray("<html><body/></html>") << u"!"_s;
        QTest::newRow("damaged archive") << QByteArray("\x1f\x8b\x08 rubbish") << u"!"_s;
        QTest::newRow("entities do not unfold for ever")
            << QByteArray(
                   "<!DOCTYPE u [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;"
                   "&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d "
                   "\"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">]><urlset><url><loc>/&d;&d;&d;&d;&d;"
                   "</loc></url></urlset>")
            << u"!"_s;
    }
    void paths() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, expected);
        const auto list = pathsFromBytes(bytes);
        QStringList shown;
        if (list) {
            shown = list->paths;
            if (!list->sitemaps.isEmpty())
                shown << u'|' + list->sitemaps.join(u' ');
            if (list->skipped > 0)
                shown << u"+%1"_s.arg(list->skipped);
            if (list->truncated)
                shown << u"…"_s;
        }
        QCOMPARE(list ? shown.join(u' ') : u"!"_s, expected);
        if (!list)
            QVERIFY(!list.error().isEmpty());
    }

    void aBombStopsAtTheBound() {
        bool truncated = false;
        const auto plain = gunzip(gzipped(QByteArray(8 << 20, 'a')), 100'000, truncated);
        QVERIFY(plain.has_value());
        QCOMPARE(plain->size(), 100'000);
        QVERIFY(truncated);
    }
};

QTEST_MAIN(TestSimulatorChain)
#include "tst_simulatorchain.moc"
