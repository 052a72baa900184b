// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the language server says is wrong in a text. GATEPOST_LSP_CORPUS is a folder of robots.txt files whose problems are
// compared with those of `check`, too.

#include "core/lint/lint.h"
#include "core/lsp/opensite.h"
#include "tests/support/lintcases.h"
#include "tests/support/lspclient.h"
#include "tests/support/repository.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

/// The problems of a text as the server must give them, made without it.
Json expectedOf(std::string_view text, const std::vector<Diagnostic> &found) {
    Json list = Json::array();
    for (const Diagnostic &each : found) {
        // Counted here by hand: lines by their ends, units by the first bytes of characters.
        const auto place = [text](std::uint32_t offset) {
            int line = 0;
            int units = 0;
            for (std::uint32_t i = 0; i < offset; ++i) {
                const auto byte = static_cast<unsigned char>(text[i]);
                const bool lf = byte == '\n';
                const bool cr = byte == '\r';
                if (lf || (cr && (i + 1 >= text.size() || text[i + 1] != '\n'))) {
                    ++line;
                    units = 0;
                } else if (!cr && (byte & 0xC0U) != 0x80U) {
                    units += byte >= 0xF0 ? 2 : 1;
                }
            }
            return position(line, units);
        };
        list.push_back(
            {{"code", each.code},
             {"message", each.message.english()},
             {"severity", static_cast<int>(each.severity) + 1},
             {"source", "gatepost"},
             {"range", {{"start", place(each.range.begin)}, {"end", place(each.range.end)}}}});
    }
    return list;
}

std::string valid(const std::string &bytes) {
    return QString::fromUtf8(QByteArray::fromStdString(bytes)).toStdString();
}

} // namespace

class TestLspProblems : public QObject {
    Q_OBJECT
private slots:
    void publishes();
    void unsavedSettingsCount();
    void sameAsCheck();
    void unchangedProblems();
    void foreignTexts();
    void oneKeyReadsOnce();
    void writtenAsJson();
    void manyAreCounted();
};

void TestLspProblems::publishes() {
    Client client(hostOf({}));
    const std::vector<Json> sent = client.open("robots.txt", kRobots);
    QCOMPARE(sent.size(), std::size_t{1});
    QCOMPARE(sent.front()["method"].get<std::string>(),
             std::string("textDocument/publishDiagnostics"));
    QVERIFY(!sent.front()["params"]["diagnostics"].empty());
    const std::vector<Json> closed = client.notify(
        "textDocument/didClose", {{"textDocument", {{"uri", "file:///site/robots.txt"}}}});
    QVERIFY(closed.front()["params"]["diagnostics"].empty());
    // Who asks is not told as well.
    Client asking(hostOf({}), {{"textDocument", {{"diagnostic", Json::object()}}}});
    QVERIFY(asking.open("robots.txt", kRobots).empty());
    QVERIFY(!asking.about("diagnostic", "robots.txt")["items"].empty());
}

void TestLspProblems::unsavedSettingsCount() {
    Client client(hostOf({{"gatepost.yaml", ""}}));
    client.open("robots.txt", kRobots);
    const auto codes = [&] { return client.about("diagnostic", "robots.txt").dump(); };
    QVERIFY(codes().contains("unknown-directive") || codes().contains("google-misspelling"));
    const std::string before = codes();
    client.open("gatepost.yaml", "lint: {off: [duplicate-rule, unknown-directive, dead-rule]}\n");
    QVERIFY(before.contains("duplicate-rule"));
    QVERIFY(!codes().contains("duplicate-rule"));
    // A gatepost.yaml that is not read says where.
    const Json found = client.about("diagnostic", "gatepost.yaml")["items"];
    QVERIFY(found.empty());
    client.open("gatepost.yaml", "paths: [/]\nagens: [a]\n");
    const Json wrong = client.about("diagnostic", "gatepost.yaml")["items"];
    QCOMPARE(wrong.size(), std::size_t{1});
    QCOMPARE(wrong[0]["range"], range(1, 0, 5));
}

void TestLspProblems::sameAsCheck() {
    std::size_t compared = 0;
    std::size_t problems = 0;
    const auto compare = [&](const Files &files, const QByteArray &what) {
        Client client(hostOf(files));
        const MemoryFolder folder(files);
        Site site = siteOf(readSiteFolder(folder), folder);
        const auto all = lint(site, {.now = parseInstant("2026-11-20T08:00:00Z")});
        for (const auto &[name, text] : files)
            if (siteFileNamed(name))
                client.open(name, text);
        for (const FileRoleRow &row : siteFiles()) {
            const Tree *tree = site.tree(row.role);
            if (tree == nullptr)
                continue;
            std::vector<Diagnostic> found;
            for (const Diagnostic &each : all)
                if (each.file == FileId(row.role))
                    found.push_back(each);
            const Json given = client.about("diagnostic", std::string(row.fileName))["items"];
            QVERIFY2(given == expectedOf(tree->text(), found), what);
            ++compared;
            problems += found.size();
        }
    };
    for (const QString &path :
         QDir(QStringLiteral("tests/cases/lint")).entryList({QStringLiteral("*.txt")}))
        for (const test::LintCase &each : test::readLintCases(
                 test::repositoryText(QStringLiteral("tests/cases/lint/") + path).toStdString())) {
            Files files;
            for (const auto &[name, text] : each.files)
                if (name != "rendered" && text.size() < 20'000) // counting by hand is slow
                    files[name] = valid(text);
            compare(files, path.toUtf8() + ": " + QByteArray::fromStdString(each.title));
        }
    const QDir corpus(qEnvironmentVariable("GATEPOST_LSP_CORPUS"));
    if (qEnvironmentVariableIsSet("GATEPOST_LSP_CORPUS"))
        for (const QString &name : corpus.entryList(QDir::Files)) {
            QFile file(corpus.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            if (bytes.size() < 60'000)
                compare({{"robots.txt", valid(bytes.toStdString())}}, name.toUtf8());
        }
    qInfo("%zu texts, %zu problems", compared, problems);
    QVERIFY(compared > 300 && problems > 300);
}

/// A client that asks again is told that nothing is different, which costs no list of thousands.
void TestLspProblems::unchangedProblems() {
    Client client(hostOf({}), {{"textDocument", {{"diagnostic", Json::object()}}}});
    client.open("robots.txt", kRobots);
    const Json first = client.about("diagnostic", "robots.txt");
    const Json same =
        client.about("diagnostic", "robots.txt", {{"previousResultId", first["resultId"]}});
    QCOMPARE(same.dump(), (Json{{"kind", "unchanged"}, {"resultId", first["resultId"]}}).dump());
    client.notify("textDocument/didChange",
                  {{"textDocument", {{"uri", "file:///site/robots.txt"}, {"version", 2}}},
                   {"contentChanges", {{{"range", range(6, 0, 7)}, {"text", "Disallow"}}}}});
    const Json other =
        client.about("diagnostic", "robots.txt", {{"previousResultId", first["resultId"]}});
    QCOMPARE(other["kind"].get<std::string>(), std::string("full"));
    QVERIFY(other["resultId"] != first["resultId"] && other["items"] != first["items"]);
}

/// An editor that knows only kinds of files sends every YAML file. Nothing is said about those of other programs.
void TestLspProblems::foreignTexts() {
    Client client(hostOf({}));
    const std::vector<Json> sent = client.open("docker-compose.yaml", "services:\n  web: {}\n");
    QCOMPARE(sent.front()["params"]["diagnostics"].dump(), std::string("[]"));
    QVERIFY(client.about("documentSymbol", "docker-compose.yaml").is_null());
    QVERIFY(
        !client.open("a.kno", "services:\n  web: {}\n").front()["params"]["diagnostics"].empty());
}

/// What is done for a key: the files of the folder are read once, whatever an editor asks about the text after it.
void TestLspProblems::oneKeyReadsOnce() {
    std::size_t opened = 0;
    Host host = hostOf({});
    host.folder = [&opened](const std::string &) {
        ++opened;
        return std::make_unique<MemoryFolder>(Files());
    };
    Client client(host);
    client.open("robots.txt", kRobots);
    for (int key = 0; key < 3; ++key) {
        opened = 0;
        client.notify("textDocument/didChange",
                      {{"textDocument", {{"uri", "file:///site/robots.txt"}, {"version", key + 2}}},
                       {"contentChanges", {{{"range", range(1, 11, 11)}, {"text", "a"}}}}});
        for (const char *method : {"documentSymbol", "foldingRange", "semanticTokens/full",
                                   "documentLink", "codeLens", "diagnostic"})
            client.about(method, "robots.txt");
        QCOMPARE(opened, std::size_t{1});
    }
}

/// Problems are written without the JSON library, and are what that would write.
void TestLspProblems::writtenAsJson() {
    for (const char *slip : {"Disalow: /a", "Dis\"al\\low: /", "Di\x01s: /", "Dis\x7F\tlow: /a",
                             "Disalo\u00f6w: /\u00e9\U0001F600", "<b>&amp;: \x1F"}) {
        Client client(hostOf({}));
        const std::string text = "User-agent: *\n" + std::string(slip) + "\n";
        client.server.take(Json{
            {"jsonrpc", "2.0"},
            {"method", "textDocument/didOpen"},
            {"params", {{"textDocument", {{"uri", "file:///site/robots.txt"}, {"text", text}}}}}}
                               .dump());
        while (client.server.work()) {
        }
        const std::string sent = client.server.sent().front();
        QVERIFY(sent.contains("diagnostics\":[{"));
        QCOMPARE(Json::parse(sent)["params"]["diagnostics"].dump(),
                 sent.substr(sent.find("diagnostics") + 13,
                             sent.size() - sent.find("diagnostics") - 15));
    }
}

/// Of one check an editor gets the first thousand and one finding that counts the others. What is made of them is made of all.
void TestLspProblems::manyAreCounted() {
    constexpr int kLines = 1500;
    for (const char *name : {"robots.txt", "copy.txt"}) { // of a site, and by itself
        std::string text = "User-agent: *\n";
        for (int line = 0; line < kLines; ++line)
            text += "Disallow: /a\n";
        Client client(hostOf({}), {{"textDocument", {{"diagnostic", Json::object()}}}});
        client.open(name, text);
        int listed = 0;
        Json last;
        const Json found = client.about("diagnostic", name);
        for (const Json &each : found["items"])
            if (each["code"] == "duplicate-rule") {
                ++listed;
                last = each;
            }
        QCOMPARE(listed, 1001);
        QCOMPARE(last["message"].get<std::string>(),
                 std::string("499 more findings of this kind in this file are not listed"));
        QCOMPARE(last["range"], range(1002, 10, 12));

        const Json hints =
            client.about("inlayHint", name,
                         {{"range", {{"start", position(1400, 0)}, {"end", position(1400, 12)}}}});
        QCOMPARE(hints.size(), std::size_t{1});
        Json asked{{"range", range(1400, 0, 12)}, {"context", {{"only", {"quickfix"}}}}};
        QCOMPARE(client.about("codeAction", name, asked)[0]["title"].get<std::string>(),
                 std::string("Remove the line"));
        asked["context"]["only"] = {"source.fixAll"};
        const Json fixes = client.about("codeAction", name, asked);
        QCOMPARE(fixes.size(), std::size_t{1});
        std::size_t lines = 0;
        for (const Json &each : fixes[0]["edit"]["changes"]["file:///site/" + std::string(name)])
            lines += each["range"]["end"]["line"].get<std::size_t>() -
                     each["range"]["start"]["line"].get<std::size_t>();
        QCOMPARE(lines, std::size_t{kLines - 1});
    }
}

QTEST_APPLESS_MAIN(TestLspProblems)
#include "tst_lspproblems.moc"
