// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands serve and lab, with real sockets on the loopback. The crawlers are this program itself, started with --toy: it
// asks for what its arguments say, and moves the clock to times that begin with @.

#include "core/crawl/crawl.h"
#include "tests/support/runcli.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QUrl>

#include <format>
#include <random>

using namespace gatepost;
using namespace gatepost::test;

namespace {

constexpr int kPatience = 20'000;
const Instant kStart = *parseInstant("2026-11-20T00:00:00Z");
const QByteArray kToy = "ToyBot/1.0";

struct Got {
    int status = 0; ///< 0: there was no answer
    QByteArray head;
    QByteArray body;

    [[nodiscard]] QByteArray header(const QByteArray &name) const {
        for (const QByteArray &line : head.split('\n'))
            if (line.toLower().startsWith(name.toLower() + ':'))
                return line.mid(name.size() + 1).trimmed();
        return {};
    }
};

/// A kept connection.
class Client {
public:
    explicit Client(const QString &url) : m_url(url) {
        m_socket.connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
        m_socket.waitForConnected(kPatience);
    }
    /// What comes for bytes as they are.
    Got raw(const QByteArray &bytes, bool hasBody = true) {
        m_socket.write(bytes);
        QByteArray all;
        qsizetype end = -1;
        while ((end = all.indexOf("\r\n\r\n")) < 0) {
            if (m_socket.bytesAvailable() == 0 && !m_socket.waitForReadyRead(kPatience))
                return {};
            all += m_socket.readAll();
        }
        Got got;
        got.head = all.left(end);
        got.status = got.head.split(' ').value(1).toInt();
        const auto size = hasBody ? got.header("Content-Length").toLongLong() : 0;
        while (all.size() < end + 4 + size && m_socket.waitForReadyRead(kPatience))
            all += m_socket.readAll();
        got.body = all.mid(end + 4);
        return got;
    }
    Got get(const QByteArray &target, const QByteArray &agent = kToy, const QByteArray &more = {}) {
        return raw("GET " + target + " HTTP/1.1\r\nHost: a.example\r\nUser-Agent: " + agent +
                   "\r\n" + more + "\r\n");
    }
    Got moveTo(Instant at) {
        return get("/__gatepost/clock?to=" + QByteArray::fromStdString(formatInstant(at)));
    }

private:
    QUrl m_url;
    QTcpSocket m_socket;
};

int toyCrawler(const QStringList &plan) {
    if (plan.value(0) == "never") {
        for (;;)
            QThread::sleep(1);
    }
    Client client(qEnvironmentVariable("GATEPOST_URL"));
    for (const QString &step : plan) {
        const QByteArray text = step.toUtf8();
        const Got got = text.startsWith('@') ? client.get("/__gatepost/clock?to=" + text.mid(1))
                                             : client.get(text);
        if (got.status == 0)
            return 3;
    }
    return 0;
}

void write(const QString &path, const QByteArray &bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(path));
}

QByteArray read(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A server that ends with the object.
class Server {
public:
    explicit Server(const QStringList &arguments) {
        m_process.start(QStringLiteral(GATEPOST_CLI),
                        QStringList{"serve", "--port", "0"} + arguments);
        (void)says("\n");
        const auto found = QRegularExpression("http://\\S+").match(QString::fromUtf8(errors));
        if (!found.hasMatch())
            qFatal("no server: %s", errors.constData());
        url = found.captured();
    }
    ~Server() { end(); }
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    /// Waits until it has written this to stderr; false if it ended or took too long.
    [[nodiscard]] bool says(const QByteArray &text) {
        while (!errors.contains(text) && m_process.state() != QProcess::NotRunning) {
            m_process.setReadChannel(QProcess::StandardError);
            if (m_process.bytesAvailable() == 0 && !m_process.waitForReadyRead(kPatience))
                break;
            errors += m_process.readAllStandardError();
        }
        return errors.contains(text);
    }
    /// What it wrote to stdout.
    QByteArray end() {
        m_process.terminate();
        if (!m_process.waitForFinished(kPatience))
            m_process.kill();
        return m_process.readAllStandardOutput();
    }
    [[nodiscard]] int status() const { return m_process.exitCode(); }
    QString url;
    QByteArray errors; ///< what it wrote to stderr, as far as it was waited for

private:
    QProcess m_process;
};

CliRun lab(const QString &scenario, const QStringList &plan, const QStringList &options = {}) {
    return runCli(QStringList{"lab"} + options +
                  QStringList{scenario, "--", QCoreApplication::applicationFilePath(), "--toy"} +
                  plan);
}

} // namespace

class TestServe : public QObject {
    Q_OBJECT
private slots:
    void init();
    void serves();
    void clockAndEnforcement();
    void asking_data();
    void asking();
    void endsWithStdin();
    void badInput_data();
    void badInput();
    void portInUse();
    void strangeRequests();
    void readerOfTheLogIsGone();
    void labKept();
    void labBroken();
    void labAsks();
    void crawlerThatNeverEnds();
    void crawlerThatIsNotThere();
    void nobodyCame();
    void aChainedFileIsMissing();
    void besideTheRehearsedCrawl();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestServe::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    write(path("site/robots.txt"), "User-agent: *\nDisallow: /private\nCrawl-delay: 10\n");
    write(path("site/gatepost.yaml"), "paths: [/, /shop]\nhoneypots: [/trap/*]\n");
    write(path("plain.yaml"), "site: site\nclock: 2026-11-20T00:00:00Z\nspeed: 0\n");
}

void TestServe::serves() {
    Server server({path("site"), "--clock", "2026-11-20T07:00:00Z", "--clock-speed", "0"});
    Client client(server.url);
    const Got robots = client.get("/robots.txt");
    QCOMPARE(robots.status, 200);
    QCOMPARE(robots.body, read(path("site/robots.txt")));
    QCOMPARE(robots.header("Content-Type"), "text/plain; charset=utf-8");
    QCOMPARE(robots.header("Date"), "Fri, 20 Nov 2026 07:00:00 GMT");
    QCOMPARE(
        client.get("/robots.txt", kToy, "If-None-Match: " + robots.header("ETag") + "\r\n").status,
        304);
    const Got head = client.raw("HEAD /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n", false);
    QCOMPARE(head.status, 200);
    QCOMPARE(head.header("Content-Length"), QByteArray::number(robots.body.size()));
    QVERIFY(head.body.isEmpty());
    const Got page = client.get("/private/x");
    QCOMPARE(page.status, 200);
    QCOMPARE(page.header("X-Gatepost-Verdict"), "deny; line=2; file=robots.txt");
    QVERIFY(page.body.contains("<a href=\"/shop\">") && page.body.contains("<a href=\"/trap/x\">"));
    const Got verdict = client.get("/__gatepost/verdict?agent=ToyBot&url=/private");
    const CliRun simulated = runCli({"simulate", path("site"), "--agent", "ToyBot", "--url",
                                     "/private", "--at", "2026-11-20T07:00:00Z", "--json"});
    QCOMPARE(verdict.body, simulated.out);
    const QByteArray log = server.end();
    QCOMPARE(log.split('\n').value(0),
             "127.0.0.1 - - [20/Nov/2026:07:00:00 +0000] \"GET /robots.txt HTTP/1.1\" 200 " +
                 QByteArray::number(robots.body.size()) + " \"-\" \"ToyBot/1.0\"");
    QCOMPARE(log.count('\n'), 5);
    QCOMPARE(server.status(), 0);
    // replay judges the log as it is.
    write(path("access.log"), log);
    const CliRun replayed =
        runCli({"replay", path("access.log"), "--policy", path("site"), "--json"});
    QVERIFY2(replayed.out.contains("\"denied\": 1") || replayed.out.contains("\"denied\":1"),
             replayed.out);
}

void TestServe::clockAndEnforcement() {
    Server server({path("site"), "--clock", "2026-11-20T07:00:00Z", "--clock-speed", "0",
                   "--enforce", "verdict", "--log", path("log")});
    Client client(server.url);
    QCOMPARE(client.get("/private").status, 403);
    QCOMPARE(client.get("/a").status, 200);
    const Got soon = client.get("/a");
    QCOMPARE(soon.status, 429);
    QCOMPARE(soon.header("Retry-After"), "10");
    QCOMPARE(client.moveTo(*parseInstant("2026-11-20T07:00:10Z")).status, 200);
    QCOMPARE(client.get("/a").status, 200);
    QCOMPARE(client.moveTo(*parseInstant("2026-11-20T07:00:09Z")).status, 400);
    QVERIFY(server.end().isEmpty());
    QVERIFY(read(path("log")).contains("[20/Nov/2026:07:00:10 +0000] \"GET /a "));
}

void TestServe::asking_data() {
    QTest::addColumn<QString>("steps");
    const auto row = [](const char *name, const char *steps) { QTest::newRow(name) << steps; };
    // Time of day, target, and what comes: status, decision, scopes, Retry-After.
    row("not asked", "00:00:00 /blog/a 403\n");
    row("allow, for a scope", "00:00:00 ASK 200 allow /blog/*\n00:00:01 /blog/a 200\n"
                              "00:00:02 /shop 403\n00:00:03 /blog/b 200\n");
    row("expiry", "00:00:00 ASK 200 allow /blog/*\n23:59:59 /blog/a 200\n"
                  "24:00:00 /blog/a 403\n");
    row("allow-once", "30:00:00 ASK 200 allow-once\n30:00:00 /shop 200\n30:00:01 /shop 403\n"
                      "30:00:02 ASK 200 allow-once\n");
    row("429", "50:00:00 ASK 429 60\n50:00:01 /blog/a 403\n");
    row("429 after allow", "25:00:00 ASK 200 allow /blog/*\n48:00:00 ASK 429 60\n"
                           "48:00:01 /blog/a 403\n");
    row("deny", "75:00:00 ASK 200 deny\n75:00:01 /blog/a 403\n");
    row("another agent", "75:00:00 OTHER 404\n75:00:01 /blog/a 403\n");
    row("another directive", "00:00:00 TRAIN 404\n00:00:01 /blog/a 403\n");
}

/// robots2's ask protocol from end to end (S70–S74): over sockets, with a site that refuses what no answer allows.
void TestServe::asking() {
    QFETCH(QString, steps);
    write(path("site/robots.txt"), "User-agent: *\nDisallow:\n");
    write(path("site/robots2.txt"), "crawl: ask\n");
    write(path("site/asks.json"), R"([
 {"directive": "crawl", "agent": "ToyBot", "status": 200, "decision": "allow", "scopes": ["/blog/*"], "asked_at": "2026-11-20T00:00:00Z"},
 {"directive": "crawl", "agent": "ToyBot", "status": 200, "decision": "allow-once", "asked_at": "2026-11-21T06:00:00Z"},
 {"directive": "crawl", "agent": "ToyBot", "status": 429, "decision": "", "asked_at": "2026-11-22T00:00:00Z"},
 {"directive": "crawl", "agent": "ToyBot", "status": 200, "decision": "deny", "asked_at": "2026-11-23T00:00:00Z"}])");
    Server server({path("site"), "--clock", "2026-11-20T00:00:00Z", "--clock-speed", "0",
                   "--enforce", "verdict"});
    Client client(server.url);
    const QByteArray ask = "/.well-known/robots2-ask?directive=";
    QString got;
    for (const QString &step : steps.split('\n', Qt::SkipEmptyParts)) {
        const QStringList words = step.split(' ');
        const QStringList time = words[0].split(':');
        client.moveTo(kStart + std::chrono::hours(time[0].toInt()) +
                      std::chrono::minutes(time[1].toInt()) +
                      std::chrono::seconds(time[2].toInt()));
        QByteArray target = words[1].toLatin1();
        if (target == "ASK")
            target = ask + "crawl&agent=ToyBot";
        else if (target == "OTHER")
            target = ask + "crawl&agent=OtherBot";
        else if (target == "TRAIN")
            target = ask + "train&agent=ToyBot";
        const Got answer = client.get(target);
        got += words[0] + ' ' + words[1] + ' ' + QString::number(answer.status);
        for (const char *name : {"X-Robots2-Decision", "X-Robots2-Scope", "Retry-After"})
            if (const QByteArray value = answer.header(name); !value.isEmpty())
                got += ' ' + QString::fromLatin1(value);
        got += '\n';
    }
    QCOMPARE(got, steps);
}

/// A program that starts the server and ends, however it ends, leaves nothing behind.
void TestServe::endsWithStdin() {
    QProcess process;
    process.start(QStringLiteral(GATEPOST_CLI),
                  {"serve", path("site"), "--port", "0", "--end-with-stdin"});
    process.setReadChannel(QProcess::StandardError);
    QVERIFY(process.waitForReadyRead(kPatience));
    process.write("what is written does not matter\n");
    QVERIFY(!process.waitForFinished(100));
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
}

void TestServe::badInput_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("error");
    QTest::newRow("no site") << QStringList{"serve"}
                             << "gatepost-cli serve: no site: name its folder\n";
    QTest::newRow("no folder") << QStringList{"serve", "{}/none"}
                               << "gatepost-cli serve: {}/none: is not a folder that can be read\n";
    QTest::newRow("clock") << QStringList{"serve", "{}/site", "--clock", "noon"} << "--clock";
    QTest::newRow("speed") << QStringList{"serve", "{}/site", "--clock-speed", "1000001"}
                           << "gatepost-cli serve: --clock-speed 1000001: 0 to 1000000 is "
                              "expected\n";
    QTest::newRow("address")
        << QStringList{"serve", "{}/site", "--bind", "here"}
        << "gatepost-cli serve: --bind here: this is not an address such as 127.0.0.1 or ::1\n";
    QTest::newRow("slip") << QStringList{"lab", "{}/slip.yaml", "--", "true"}
                          << "gatepost-cli lab: {}/slip.yaml: line 3, column 19: “soon” is not a "
                             "time such as 02:00 or 2026-11-20T02:00:00Z\n";
    QTest::newRow("file of an event") << QStringList{"serve", "--scenario", "{}/file.yaml"}
                                      << "{}/file.yaml: line 3: {}/none.txt";
    QTest::newRow("no site in the scenario")
        << QStringList{"lab", "{}/siteless.yaml", "--", "true"}
        << "gatepost-cli lab: {}/siteless.yaml: no site: add a line such as site: ../shop\n";
    QTest::newRow("no scenario") << QStringList{"lab", "{}/none.yaml", "--", "true"}
                                 << "{}/none.yaml";
    QTest::newRow("limit")
        << QStringList{"lab", "{}/plain.yaml", "--limit", "long", "--", "true"}
        << "gatepost-cli lab: --limit long: a length of time is expected, such as 90s or 15m\n";
    QTest::newRow("log") << QStringList{"serve", "{}/site", "--log", "{}/no/folder"}
                         << "gatepost-cli serve: {}/no/folder: the log cannot be written\n";
}

void TestServe::badInput() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, error);
    write(path("slip.yaml"), "site: site\nevents:\n  - {path: /, at: soon, status: 503}\n");
    write(path("file.yaml"),
          "site: site\nevents:\n  - {at: 02:00, path: /robots.txt, file: none.txt}\n");
    write(path("siteless.yaml"), "speed: 0\n");
    for (QString &argument : arguments)
        argument.replace("{}", m_folder->path());
    const CliRun run = runCli(arguments);
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(QString::fromUtf8(run.err).contains(error.replace("{}", m_folder->path())), run.err);
}

void TestServe::portInUse() {
    Server server({path("site")});
    const QString port = QString::number(QUrl(server.url).port());
    const CliRun run = runCli({"serve", path("site"), "--port", port});
    QCOMPARE(run.status, 2);
    QCOMPARE(QString::fromUtf8(run.err),
             "gatepost-cli serve: port " + port +
                 " of 127.0.0.1 is in use by another program; name another with --port\n");
}

/// What is not HTTP does no harm to the next request.
void TestServe::strangeRequests() {
    Server server({path("site"), "--clock-speed", "0"});
    const QList<QByteArray> strange = {
        "\r\n\r\n",
        "GET\r\n\r\n",
        QByteArray("\0\1\2\3\r\n\r\n", 8),
        "GET / HTTP/9.9\r\n\r\n",
        "GET /" + QByteArray(100'000, 'a') + " HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: 999999\r\n\r\n",
        "GET / HTTP/1.1\r\nUser-Agent: " + QByteArray(15'000, '\xff') + "\r\n\r\n"};
    for (const QByteArray &bytes : strange) {
        Client client(server.url);
        const Got got = client.raw(bytes);
        QVERIFY2(got.status == 0 || got.status >= 400 || bytes.contains("User-Agent"), got.head);
        QCOMPARE(Client(server.url).get("/robots.txt").status, 200);
    }
}

void TestServe::readerOfTheLogIsGone() {
    if (QFile::exists("/bin/sh")) {
        QProcess shell;
        shell.start("/bin/sh",
                    {"-c", QStringLiteral("'%1' serve '%2' --port 0 2>'%3' | true")
                               .arg(QStringLiteral(GATEPOST_CLI), path("site"), path("said"))});
        QTRY_VERIFY_WITH_TIMEOUT(read(path("said")).contains("http://"), kPatience);
        const auto url = QRegularExpression("http://\\S+")
                             .match(QString::fromUtf8(read(path("said"))))
                             .captured();
        // Its reader may end a little later.
        for (int i = 0; i < 100 && shell.state() != QProcess::NotRunning; ++i) {
            Client(url).get("/");
            shell.waitForFinished(50);
        }
        QCOMPARE(shell.state(), QProcess::NotRunning);
        QVERIFY2(
            read(path("said")).contains("the log could not be written, so the server has ended"),
            read(path("said")));
    }
}

static QString marksOf(const CliRun &run) {
    QString text;
    for (const QJsonValue &value : run.json()["rules"].toArray()) {
        const QJsonObject rule = value.toObject();
        if (rule["mark"].toString() != "not-tested")
            text += rule["rule"].toString() + ' ' + rule["mark"].toString() + ' ' +
                    QString::number(rule["faults"].toArray().size()) + '\n';
    }
    return text;
}

void TestServe::labKept() {
    const CliRun run =
        lab(path("plain.yaml"), {"/robots.txt", "/", "@2026-11-20T00:00:10Z", "/shop"}, {"--json"});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QCOMPARE(marksOf(run), "crawl-delay kept 0\nhoneypot kept 0\n");
    QCOMPARE(run.at("crawler", "end"), "exited");
    QCOMPARE(run.json()["judged"].toInt(), 4);
}

void TestServe::labBroken() {
    const CliRun run = lab(path("plain.yaml"),
                           {"/robots.txt", "/", "/shop", "@2026-11-20T00:00:10Z", "/private/a",
                            "@2026-11-20T00:00:20Z", "/trap/x"},
                           {"--junit", path("junit.xml"), "--log", path("log")});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 1);
    const QString text = QString::fromUtf8(run.out);
    QVERIFY2(text.contains("broken      longest-match  1 of 1\n  2026-11-20T00:00:10Z  ToyBot  "
                           "/private/a  The policy "
                           "says deny: robots.txt line 2, Disallow: /private.\n"),
             run.out);
    QVERIFY2(text.contains("broken      crawl-delay    1 of 1\n  2026-11-20T00:00:00Z  ToyBot  "
                           "/shop  It came 0 s after the "
                           "request before; robots.txt line 3, Crawl-delay: 10, asks for 10 s.\n"),
             run.out);
    QVERIFY2(text.contains("broken      honeypot       1 of 4\n  2026-11-20T00:00:20Z  ToyBot  "
                           "/trap/x  The page is a honeypot.\n"),
             run.out);
    QVERIFY2(text.contains("not-tested  visit-time\n"), run.out);
    const QByteArray junit = read(path("junit.xml"));
    QVERIFY2(junit.contains("tests=\"11\" failures=\"3\" errors=\"0\" skipped=\"8\""), junit);
    QCOMPARE(read(path("log")).count('\n'), 7);
}

void TestServe::labAsks() {
    write(path("site/robots.txt"), "User-agent: *\nDisallow:\n");
    write(path("site/robots2.txt"), "crawl: ask\n");
    write(path("site/asks.json"),
          R"([{"directive": "crawl", "status": 200, "decision": "allow", "scopes": ["/blog/*"]}])");
    const CliRun run =
        lab(path("plain.yaml"),
            {"/robots.txt", "/.well-known/robots2-ask?directive=crawl&agent=ToyBot", "/blog/a",
             "/shop", "@2026-11-20T23:00:00Z", "/robots.txt", "@2026-11-21T00:00:00Z", "/blog/b"},
            {"--json"});
    QCOMPARE(run.status, 1);
    QCOMPARE(marksOf(run), "cache kept 0\nask broken 1\nask-cache broken 1\nhoneypot kept 0\n");
}

/// It is ended with all that it started.
void TestServe::crawlerThatNeverEnds() {
    const CliRun run = lab(path("plain.yaml"), {"never"}, {"--limit", "1s", "--json"});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("no request could be judged"), run.err);
    QCOMPARE(run.at("crawler", "end"), "limit");
#ifdef Q_OS_UNIX
    write(path("crawler.sh"), "sleep 1000 &\necho $! $$ > \"$1\"\nwait\n");
    const CliRun shell = runCli(
        {"lab", path("plain.yaml"), "--limit", "1s", "--", "sh", path("crawler.sh"), path("pids")});
    QCOMPARE(shell.status, 2);
    const auto isGone = [&] {
        for (const QByteArray &pid : read(path("pids")).trimmed().split(' ')) {
            const QByteArray state = read("/proc/" + QString::fromLatin1(pid) + "/stat");
            if (!state.isEmpty() && !state.contains(") Z "))
                return false;
        }
        return !read(path("pids")).isEmpty();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isGone(), kPatience);
    // Likewise after Ctrl+C.
    QFile::remove(path("pids"));
    QProcess process;
    process.start(QStringLiteral(GATEPOST_CLI),
                  {"lab", path("plain.yaml"), "--", "sh", path("crawler.sh"), path("pids")});
    QTRY_VERIFY_WITH_TIMEOUT(read(path("pids")).endsWith('\n'), kPatience);
    process.terminate();
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardOutput().contains("it was interrupted"));
    QTRY_VERIFY_WITH_TIMEOUT(isGone(), kPatience);
#endif
}

void TestServe::crawlerThatIsNotThere() {
    const CliRun run = runCli({"lab", path("plain.yaml"), "--", "no-such-crawler"});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.err, "gatepost-cli lab: no-such-crawler: this program is not on PATH\n");
    const CliRun folder = runCli({"lab", path("plain.yaml"), "--", path("site")});
    QCOMPARE(folder.status, 2);
    QVERIFY2(folder.err.startsWith("gatepost-cli lab: " + path("site").toUtf8() + ": "),
             folder.err);
}

void TestServe::nobodyCame() {
    const CliRun run = lab(path("plain.yaml"), {});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains("no request could be judged"), run.err);
}

/// What is served and judged lacks what that file states, so it is said; the server's first line stays its address.
void TestServe::aChainedFileIsMissing() {
    write(path("site/robots2.txt"), "Robots2-version: 1.0\nUser-agent: *\nDisallow: /x\n\nchain: "
                                    "http://commons.example/b.txt\n");
    const char *const note = "note: The chained file http://commons.example/b.txt could not be "
                             "read, so what it states is missing here.";
    const CliRun run = lab(path("plain.yaml"), {"/robots.txt"});
    QVERIFY2(run.err.startsWith(QByteArray("gatepost-cli lab: ") + note), run.err);
    Server server({path("site")});
    QVERIFY2(server.url.startsWith("http://127.0.0.1:"), qPrintable(server.url));
    QVERIFY2(server.says(QByteArray("\ngatepost-cli serve: ") + note), server.errors);
}

/// The same site, agent and clock, simulated and served: the same fetches at the same virtual times.
void TestServe::besideTheRehearsedCrawl() {
    std::mt19937 random(36);
    const auto below = [&](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
    };
    const auto oneOf = [&](std::initializer_list<const char *> list) {
        return std::string(*(list.begin() + below(list.size())));
    };
    int fetched = 0;
    for (int i = 0; i < 50; ++i) {
        std::string robots = "User-agent: *\n";
        for (std::size_t count = below(3); count > 0; --count)
            robots +=
                oneOf({"Disallow: /a", "Disallow: /a/b", "Allow: /a/b/", "Disallow: /*x"}) + "\n";
        for (std::size_t count = below(3); count > 0; --count)
            robots +=
                oneOf({"Visit-time: 0000-0010", "Visit-time: 0500-0501", "Visit-time: 2300-0030"}) +
                "\n";
        robots += oneOf({"Request-rate: 1/5m", "Request-rate: 1/7s", "Crawl-delay: 90"}) + "\n";
        write(path("site/robots.txt"), QByteArray::fromStdString(robots));
        std::vector<std::string> list;
        for (std::size_t count = 3 + below(10); count > 0; --count)
            list.push_back(oneOf({"/a", "/a/b", "/a/b/c", "/b", "/b/x", "/c", "/c?x=1"}));
        Site draft;
        draft.put(FileRole::Robots, robots);
        const Identity agent = *identify("ToyBot");
        const Crawl crawl =
            rehearseCrawl(CompiledSite(std::move(draft)), {.agent = agent,
                                                           .urls = list,
                                                           .from = kStart,
                                                           .to = kStart + std::chrono::days(9),
                                                           .reading = Reading::Author});
        QStringList simulated;
        for (std::size_t page = 0; page < list.size(); ++page)
            if (crawl.pages[page].at)
                simulated.append(QString::fromStdString(
                    formatInstant(std::chrono::floor<std::chrono::seconds>(*crawl.pages[page].at)) +
                    ' ' + list[page]));
        Server server({path("site"), "--clock", "2026-11-20T00:00:00Z", "--clock-speed", "0",
                       "--enforce", "verdict"});
        Client client(server.url);
        // It knows what it was served, and the answers to its requests.
        Site read;
        read.put(FileRole::Robots, client.get("/robots.txt").body.toStdString());
        const CompiledSite copy(std::move(read));
        Instant now = kStart;
        QStringList got;
        for (const std::string &url : list) {
            Verdict verdict = copy.simulate({.agent = agent, .url = url, .at = now});
            if (verdict.fetch.decision == Decision::Later) {
                now = *verdict.window->nextChange;
                verdict = copy.simulate({.agent = agent, .url = url, .at = now});
            }
            if (verdict.fetch.decision != Decision::Allow)
                continue;
            client.moveTo(now);
            QCOMPARE(client.get(QByteArray::fromStdString(url)).status, 200);
            got.append(QString::fromStdString(formatInstant(now) + ' ' + url));
            now +=
                std::chrono::seconds(static_cast<std::int64_t>(*verdict.rate->secondsPerRequest));
            ++fetched;
        }
        QCOMPARE(got, simulated);
    }
    qInfo("%d fetched", fetched);
    QVERIFY(fetched > 100);
}

int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == "--toy")
        return toyCrawler(words.mid(2));
    TestServe test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_serve.moc"
