// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands fetch and live, and --status: what they print, what they send, and when they fail. What is asked is a server of
// this test on the loopback, or a record of answers.

#include "core/live/recording.h"
#include "tests/support/loopback.h"
#include "tests/support/runcli.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>

using namespace gatepost;
using namespace gatepost::test;

namespace {

const QByteArray kDraft = "User-agent: *\nDisallow: /cart\n";
const QByteArray kBlock =
    "# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END "
    "Cloudflare Managed Content\n";
const QByteArray kHarmless =
    "# BEGIN Cloudflare Managed content\n# END Cloudflare Managed Content\n";

void write(const QString &path, const QByteArray &bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(path));
}

live::Fetched given(const std::string &path, const QByteArray &bytes, int status) {
    live::Fetched got;
    got.request.url = "https://shop.example" + path;
    if (status > 0)
        got.hops = {{.url = got.request.url, .status = status}};
    else
        got.failure = FetchFailure::Timeout;
    got.why = status > 0 ? "" : "It did not answer.";
    got.bytes = bytes.toStdString();
    return got;
}

/// A record of what was served on one day; status 0: there was no answer.
void writeDay(const QString &folder, const QByteArray &robots, int status,
              const QByteArray &home = "<title>Shop</title>", int homeStatus = 200) {
    live::Answers answers{.origin = "https://shop.example", .all = {}};
    answers.all = {given("/robots.txt", robots, status), given("/robots-ai.txt", "", 404),
                   given("/robots2.txt", "", 404), given("/", home, homeStatus)};
    answers.all.back().headers = {{"Content-Type", "text/html"}};
    for (const live::RecordedFile &file : live::record(answers))
        write(folder + '/' + QString::fromStdString(file.name),
              QByteArray::fromStdString(file.bytes));
}

/// A folder with the draft, and others beside it.
class DraftFolder {
public:
    DraftFolder() { write(draft() + "/robots.txt", kDraft); }
    [[nodiscard]] QString draft() const { return m_folder.filePath("draft"); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] CliRun compare(const QString &from, const QStringList &more = {}) const {
        return runCli(QStringList{"live", "--from", path(from), "--against", draft()} + more);
    }

private:
    QTemporaryDir m_folder;
};

#ifdef Q_OS_UNIX
QString address(const LoopbackServer &server) {
    return QString("http://127.0.0.1:%1").arg(server.port());
}
#endif

} // namespace

class TestCliLive : public QObject {
    Q_OBJECT

private slots:
    void statuses_data();
    void statuses();
    void wrongStatuses();
    void statusesInTests();
    void nothingIsSentUnasked();
    void fetchSaysWhatItMeans();
    void fetchKeeps();
    void namesOfOthersAreForOnesOwnSite();
    void gates_data();
    void gates();
    void environments_data();
    void environments();
    void nothingFetchedIsNoSuccess();
    void thirtyDays();
    void liveOverTheNetwork();
};

void TestCliLive::statuses_data() {
    QTest::addColumn<QStringList>("status");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QStringList &status, const char *reading, const char *expected) {
        QTest::addRow("%s %s", qPrintable(status.join(' ')), reading)
            << status << reading << QString(expected);
    };
    row({}, "author", "allow no-rule");
    row({"503"}, "author", "deny unreachable");
    row({"robots.txt=503,since=40d"}, "author", "allow unreachable-long");
    row({"429"}, "author", "allow no-file");
    row({"429"}, "google", "deny unreachable");
    row({"503,since=40d", "/=500"}, "google", "deny unreachable");
    row({"503,since=2d"}, "google", "allow no-rule");
    row({"robots2.txt=503"}, "author", "allow no-rule");
}

void TestCliLive::statuses() {
    QFETCH(QStringList, status);
    QFETCH(QString, reading);
    QFETCH(QString, expected);
    const DraftFolder place;
    QStringList words{"simulate", place.draft(), "--agent", "Googlebot", "--url",
                      "/a",       "--reading",   reading,   "--json"};
    for (const QString &each : status)
        words << "--status" << each;
    const CliRun run = runCli(words);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.at("fetch", "decision") + ' ' + run.at("fetch", "reason"), expected);
    QCOMPARE(run.json().contains("access"), !status.isEmpty());
}

void TestCliLive::wrongStatuses() {
    const DraftFolder place;
    for (const char *wrong : {"5030", "humans.txt=404", "robots.txt=", "503,since=soon", ""}) {
        const CliRun run = runCli({"simulate", place.draft(), "--agent", "X", "--url", "/",
                                   "--status=" + QString(wrong)});
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains("--status"), run.err);
    }
    const CliRun twice = runCli({"simulate", place.draft(), "--agent", "X", "--url", "/",
                                 "--status", "404", "--status", "503"});
    QCOMPARE(twice.status, 2);
    QVERIFY2(twice.err.contains("stated twice"), twice.err);
}

void TestCliLive::statusesInTests() {
    const DraftFolder place;
    write(
        place.draft() + "/gatepost.yaml",
        "tests:\n"
        "  - {agent: Googlebot, path: /, reading: google, status: \"503,since=2h\", expect: deny}\n"
        "  - {agents: search, paths: /, status: [404, \"robots2.txt=503\"], expect: allow}\n"
        "  - {agent: Googlebot, path: /, status: 503, expect: allow}\n");
    const CliRun run = runCli({"test", place.draft(), "--json"});
    QCOMPARE(run.status, 1);
    const QJsonArray tests = run.json()["tests"].toArray();
    QCOMPARE(tests.size(), 3);
    QVERIFY(tests[0]["passed"].toBool() && tests[1]["passed"].toBool() &&
            !tests[2]["passed"].toBool());
    QCOMPARE(tests[1]["status"].toString(), "404; robots2.txt=503");
    const CliRun text = runCli({"test", place.draft()});
    QVERIFY2(text.out.contains("Googlebot on /: allow expected, if the answer is “503”"), text.out);
    QVERIFY2(text.out.contains("No — robots.txt cannot be fetched (503)"), text.out);
}

#ifdef Q_OS_UNIX
void TestCliLive::nothingIsSentUnasked() {
    const LoopbackServer server;
    const DraftFolder place;
    for (const QStringList &words :
         {QStringList{"fetch", address(server), "--allow-private"},
          QStringList{"live", address(server), "--allow-private", "--against", place.draft()}}) {
        const CliRun run = runCli(words, "y\n"); // stdin is no terminal: nobody was asked
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("GET http://127.0.0.1"), run.err);
        QVERIFY2(run.err.contains("nothing was sent: add --yes"), run.err);
        QVERIFY(run.out.isEmpty());
    }
    // A wrong gate is said before anything is sent.
    const CliRun wrong = runCli({"live", address(server), "--allow-private", "--yes", "--against",
                                 place.draft(), "--gate", "everything"});
    QCOMPARE(wrong.status, 2);
    // An address that is not public is refused.
    const CliRun refused = runCli({"fetch", address(server), "--yes"});
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("not a public address"), refused.err);
    QVERIFY(server.requests().empty());
}
#else
void TestCliLive::nothingIsSentUnasked() {
    QSKIP("libcurl is not loaded on Windows, and the server is one of POSIX");
}
#endif

#ifdef Q_OS_UNIX
void TestCliLive::fetchSaysWhatItMeans() {
    LoopbackServer server;
    server.put("127.0.0.1/robots.txt", answer("503 Service Unavailable", "CF-Ray: 1\r\n", "no"));
    server.put("127.0.0.1/", answer("200 OK", "X-Robots-Tag: noindex\r\n", "x"));
    const CliRun text = runCli({"fetch", address(server), "--allow-private", "--yes"});
    QCOMPARE(text.status, 0);
    for (const char *line :
         {"  503, 2 bytes, through Cloudflare\n",
          "  RFC 9309      503: every path is denied (RFC 9309 2.3.1.4)\n",
          "  Google        503: every path is denied (Google, 5xx)\n",
          "  Yandex        503: it states nothing, as if there were no such file "
          "(Yandex, requirements)\n",
          "  Apple         503: every path is denied (RFC 9309 2.3.1.4); not "
          "documented\n",
          "  header x-robots-tag: noindex\n"})
        QVERIFY2(text.out.contains(line), text.out);
    const std::size_t sent = server.requests().size();
    QCOMPARE(sent, 6U); // the certain five, and one past Cloudflare's cache
    const CliRun json = runCli({"fetch", address(server), "--allow-private", "--yes", "--json"});
    QCOMPARE(
        json.json()["meaning"][QLatin1StringView("Google")][QLatin1StringView("effect")].toString(),
        "deny");
    QCOMPARE(json.json()["meaning"][QLatin1StringView("Microsoft")][QLatin1StringView("documented")]
                 .toBool(true),
             false);
    QCOMPARE(json.json()["answers"].toArray()[0][QLatin1StringView("status")].toInt(), 503);
    QCOMPARE(json.json()["answers"].toArray().size(), 6);
}
#else
void TestCliLive::fetchSaysWhatItMeans() {
    QSKIP("libcurl is not loaded on Windows, and the server is one of POSIX");
}
#endif

#ifdef Q_OS_UNIX
void TestCliLive::fetchKeeps() {
    LoopbackServer server;
    server.put("127.0.0.1/robots.txt", answer("200 OK", "", kDraft.toStdString()));
    const DraftFolder place;
    const QStringList words{"fetch", address(server),   "--allow-private", "--yes",
                            "-o",    place.path("kept")};
    QCOMPARE(runCli(words).status, 0);
    QFile robots(place.path("kept/robots.txt"));
    QVERIFY(robots.open(QIODevice::ReadOnly));
    QCOMPARE(robots.readAll(), kDraft);
    const CliRun again = runCli(words); // it writes nothing over
    QCOMPARE(again.status, 2);
    QVERIFY2(again.err.contains("nothing is written over"), again.err);
    QCOMPARE(place.compare("kept").status, 0);
    // A record that names a file elsewhere is not read.
    QFile record(place.path("kept/answers.json"));
    QVERIFY(record.open(QIODevice::ReadOnly));
    const QByteArray outside =
        record.readAll().replace("\"robots.txt\"", "\"../draft/robots.txt\"");
    write(place.path("outside/answers.json"), outside);
    const CliRun refused = place.compare("outside");
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.err.contains("is not the name of a file of the record"), refused.err);
}
#else
void TestCliLive::fetchKeeps() {
    QSKIP("libcurl is not loaded on Windows, and the server is one of POSIX");
}
#endif

#ifdef Q_OS_UNIX
void TestCliLive::namesOfOthersAreForOnesOwnSite() {
    LoopbackServer server;
    server.put("127.0.0.1/robots.txt", answer("200 OK", "", ""));
    server.put("127.0.0.1/", answer("200 OK", "", "<title>a</title>"));
    const DraftFolder place;
    const QStringList words{"fetch", address(server), "--allow-private", "--yes", "--as", "GPTBot"};
    QCOMPARE(runCli(words).status, 2);
    QCOMPARE(runCli(words + QStringList{"--site", place.draft()}).status, 2); // it names no host
    QVERIFY(server.requests().empty());
    write(place.draft() + "/gatepost.yaml", "host: 127.0.0.1\n");
    const CliRun run = runCli(words + QStringList{"--site", place.draft()});
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.contains("With the agent's name the start page is: served."), run.out);
    QVERIFY(server.requests().back().contains("\r\nUser-Agent: GPTBot (Gatepost/"));
}
#else
void TestCliLive::namesOfOthersAreForOnesOwnSite() {
    QSKIP("libcurl is not loaded on Windows, and the server is one of POSIX");
}
#endif

void TestCliLive::gates_data() {
    QTest::addColumn<QByteArray>("served");
    QTest::addColumn<int>("httpStatus");
    QTest::addColumn<QString>("gate");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const QByteArray &served, int httpStatus,
                        const char *gate, int status, const char *said) {
        QTest::newRow(name) << served << httpStatus << gate << status << QString(said);
    };
    const char *const all = "injected,missing,lost:search";
    row("equal", kDraft, 200, all, 0, "The served robots.txt is the draft.");
    row("harmless", kHarmless + kDraft, 200, all, 0, "gate injected: passed");
    row("injected", kBlock + kDraft, 200, all, 1,
        "gate injected: broken\n  GPTBot loses everything except /cart");
    row("injected, not guarded", kBlock + kDraft, 200, "missing,lost:search", 0,
        "gate missing: passed");
    row("replaced", kBlock, 200, "missing", 1,
        "Cloudflare serves its own robots.txt: no line of the draft is in it.");
    row("an error", "", 503, "lost:search", 1, "gate lost:search: broken");
    row("gone", "", 404, all, 1, "gate missing: broken");
    row("no gate, equal", kDraft, 200, "", 0, "");
    row("no gate, other", kBlock + kDraft, 200, "", 1, "");
}

void TestCliLive::gates() {
    QFETCH(QByteArray, served);
    QFETCH(int, httpStatus);
    QFETCH(QString, gate);
    QFETCH(int, status);
    QFETCH(QString, said);
    const DraftFolder place;
    writeDay(place.path("day"), served, httpStatus);
    const QStringList more = gate.isEmpty() ? QStringList() : QStringList{"--gate", gate};
    const CliRun run = place.compare("day", more);
    QVERIFY2(run.status == status, run.out + run.err);
    QVERIFY2(run.out.contains(said.toUtf8()), run.out);
    const CliRun json = place.compare("day", more + QStringList{"--json"});
    QCOMPARE(json.status, status);
    QCOMPARE(json.json()["gates"].toArray().size(), gate.isEmpty() ? 0 : gate.count(',') + 1);
}

void TestCliLive::environments_data() {
    QTest::addColumn<QByteArray>("must"); // of the environment whose files are in staging/
    QTest::addColumn<QByteArray>("served");
    QTest::addColumn<int>("httpStatus");
    QTest::addColumn<QByteArray>("home");
    QTest::addColumn<int>("homeStatus");
    QTest::addColumn<int>("gateStatus");
    QTest::addColumn<int>("status"); // without a gate
    QTest::addColumn<QString>("said");
    const auto row = [](const char *name, const char *must, const QByteArray &served,
                        int httpStatus, const char *home, int homeStatus, int gateStatus,
                        int status, const char *said) {
        QTest::newRow(name) << QByteArray(must) << served << httpStatus << QByteArray(home)
                            << homeStatus << gateStatus << status << QString(said);
    };
    const QByteArray shut = "User-agent: *\nDisallow: /\n";
    const char *const hidden = "<meta name=robots content=noindex>";
    row("noindex", "noindex", kDraft, 200, hidden, 200, 1, 1,
        "Environment staging (must: noindex): not as it must be\n");
    row("noindex, open", "noindex", "User-agent: *\nAllow: /\n", 200, hidden, 200, 0, 0,
        "Environment staging (must: noindex): as it must be\n  The start page has noindex.\n");
    row("noindex is missing", "noindex", "User-agent: *\nAllow: /\n", 200, "<p>", 200, 1, 1,
        "  The start page has no noindex, neither in a header nor in a meta element.\n");
    row("noindex hidden by closing", "noindex", shut, 200, hidden, 200, 1, 1,
        "Environment staging (must: noindex): not as it must be\n");
    row("noindex not seen", "noindex", "User-agent: *\nAllow: /\n", 200, "", 0, 1, 1,
        "Environment staging (must: noindex): could not be decided\n");
    row("password", "password", "", 401, "", 401, 0, 0,
        "Environment staging (must: password): as it must be\n  The start page asks for a "
        "password (401).\n");
    row("no password", "password", "User-agent: *\nAllow: /\n", 200, "<p>", 200, 1, 1,
        "  The start page does not ask for a password: it answers 200.\n");
    row("open", "open", "User-agent: *\nAllow: /\n", 200, "<p>", 200, 0, 0,
        "Environment staging (must: open): as it must be\n");
    row("not closed", "closed", kDraft, 200, "<p>", 200, 1, 1,
        "Environment staging (must: closed): not as it must be\n");
    row("nothing is claimed", "goals", "User-agent: *\nAllow: /\n", 200, "<p>", 200, 1, 0,
        "Environment staging (must: goals): nothing is claimed\n");
    row("no such host", "", kDraft, 200, "<p>", 200, 1, 0,
        "gatepost.yaml has no environment with this host.\n");
}

/// The environment that has the host is judged by what is served, and compared with its own files.
void TestCliLive::environments() {
    QFETCH(QByteArray, must);
    QFETCH(QByteArray, served);
    QFETCH(int, httpStatus);
    QFETCH(QByteArray, home);
    QFETCH(int, homeStatus);
    QFETCH(int, gateStatus);
    QFETCH(int, status);
    QFETCH(QString, said);
    const DraftFolder place;
    write(place.draft() + "/gatepost.yaml",
          "environments:\n  production: {host: www.shop.example, must: goals}\n" +
              (must.isEmpty()
                   ? QByteArray()
                   : "  staging: {host: shop.example, files: staging, must: " + must + "}\n"));
    write(place.draft() + "/staging/robots.txt", httpStatus == 200 ? served : kDraft);
    writeDay(place.path("day"), served, httpStatus, home, homeStatus);
    const CliRun plain = place.compare("day");
    QVERIFY2(plain.status == status, plain.out + plain.err);
    const CliRun gate = place.compare("day", {"--gate", "environment"});
    QVERIFY2(gate.status == gateStatus, gate.out + gate.err);
    QVERIFY2(gate.out.contains(said.toUtf8()), gate.out);
    const CliRun json = place.compare("day", {"--gate", "environment", "--json"});
    QCOMPARE(json.status, gateStatus);
    QCOMPARE(json.at("environment", "must"), QString::fromUtf8(must));
}

void TestCliLive::nothingFetchedIsNoSuccess() {
    const DraftFolder place;
    writeDay(place.path("silent"), "", 0);
    const CliRun silent = place.compare("silent", {"--gate", "lost:search"});
    QCOMPARE(silent.status, 2);
    QVERIFY(silent.out.isEmpty());
    QVERIFY2(silent.err.contains("Nothing could be fetched"), silent.err);
    QCOMPARE(place.compare("nowhere").status, 2);
    write(place.path("empty/answers.json"), "{}");
    QCOMPARE(place.compare("empty").status, 2);
    write(place.path("none/answers.json"),
          R"({"version":1,"origin":"https://shop.example","answers":[]})");
    QCOMPARE(place.compare("none").status, 2);
    QCOMPARE(runCli({"live", "--against", place.draft()}).status, 2);
    // No draft to compare with would pass for ever.
    QDir().mkpath(place.path("bare"));
    writeDay(place.path("day"), kDraft, 200);
    QCOMPARE(runCli({"live", "--from", place.path("day"), "--against", place.path("bare")}).status,
             2);
}

/// A content delivery network that injects, drops and restores: what was planted is reported, on its day, and nothing else.
void TestCliLive::thirtyDays() {
    struct Planted {
        QByteArray served;
        int httpStatus;
        QString broken; ///< gates, in their order
    };
    const std::array<Planted, 7> kinds = {
        Planted{kDraft, 200, ""},
        {QByteArray(kDraft).replace("\n", "\r\n"), 200, ""},
        {kHarmless + kDraft, 200, ""},
        {kBlock + kDraft, 200, "injected"},
        {kBlock, 200, "injected missing"},
        {"User-agent: *\nDisallow: /\n", 200, "injected missing lost:search"},
        {"", 503, "missing lost:search"}};
    std::mt19937 random(30);
    const DraftFolder place;
    QStringList expected;
    QStringList found;
    for (int day = 1; day <= 30; ++day) {
        // Mostly nothing happens.
        const Planted &planted = kinds[random() % 2 != 0 ? random() % 3 : random() % kinds.size()];
        const QString name = QString("day-%1").arg(day);
        writeDay(place.path(name), planted.served, planted.httpStatus);
        expected << QString("%1: %2").arg(name, planted.broken);
        const CliRun run =
            place.compare(name, {"--gate", "injected,missing,lost:search", "--json"});
        QStringList broken;
        for (const QJsonValue &gate : run.json()["gates"].toArray())
            if (!gate["passed"].toBool())
                broken << gate["gate"].toString();
        QCOMPARE(run.status, broken.isEmpty() ? 0 : 1);
        found << QString("%1: %2").arg(name, broken.join(' '));
    }
    QCOMPARE(found, expected);
    QVERIFY(expected.filter(QRegularExpression(": .")).size() >= 4);
}

#ifdef Q_OS_UNIX
void TestCliLive::liveOverTheNetwork() {
    LoopbackServer server;
    server.put("127.0.0.1/robots.txt",
               answer("200 OK", "", QByteArray(kBlock + kDraft).toStdString()));
    const DraftFolder place;
    const QStringList words{"live",      address(server),     "--allow-private", "--yes",
                            "--against", place.draft(),       "--gate",          "missing",
                            "--keep",    place.path("served")};
    const CliRun run = runCli(words);
    QVERIFY2(run.status == 0, run.out + run.err);
    const QStringList versions =
        QDir(place.path("served")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(versions.size(), 1);
    QVERIFY(QFile::exists(place.path("served/") + versions[0] + "/robots.txt"));
    QCOMPARE(runCli({"live", QString("http://127.0.0.1:%1").arg(closedPort()), "--allow-private",
                     "--yes", "--against", place.draft(), "--gate", "missing"})
                 .status,
             2);
}
#else
void TestCliLive::liveOverTheNetwork() {
    QSKIP("libcurl is not loaded on Windows, and the server is one of POSIX");
}
#endif

QTEST_GUILESS_MAIN(TestCliLive)
#include "tst_clilive.moc"
