// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost-cli mcp: lines in, lines out; nothing is written, and nothing outside of the folder of the start is read.

#include "core/lsp/mcp.h"
#include "tests/support/runcli.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>

using namespace gatepost;
using namespace Qt::StringLiterals;
using Json = nlohmann::json;

namespace {

const char kSecret[] = "User-agent: *\nDisallow: /secret-of-others\n";

Json initialize(const char *version = "2025-06-18") {
    return {{"jsonrpc", "2.0"},
            {"id", 0},
            {"method", "initialize"},
            {"params", {{"protocolVersion", version}, {"capabilities", Json::object()}}}};
}

Json toolCall(const std::string &name, const Json &arguments, int id = 1) {
    return {{"jsonrpc", "2.0"},
            {"id", id},
            {"method", "tools/call"},
            {"params", {{"name", name}, {"arguments", arguments}}}};
}

} // namespace

class TestMcp : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void tools();
    void answers_data();
    void answers();
    void staysInside_data();
    void staysInside();
    void faults_data();
    void faults();
    void longLines();
    void longAnswers();
    void versions_data();
    void versions();
    void noFolder();

private:
    /// The messages that come back, without the answer to initialize, which goes first.
    std::vector<Json> run(const QByteArray &lines, bool initialized = true);
    Json runOne(const Json &message) {
        const auto all = run(QByteArray::fromStdString(message.dump()) + '\n');
        return all.size() == 1 ? all.front() : Json("not one answer");
    }
    void put(const QString &name, const QByteArray &bytes) const;
    /// Every file below the outer folder with its bytes and its time.
    QByteArray everything() const;

    std::unique_ptr<QTemporaryDir> m_outer;
    QByteArray m_before;
};

void TestMcp::put(const QString &name, const QByteArray &bytes) const {
    const QString path = m_outer->filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestMcp::everything() const {
    QByteArray all;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(
             m_outer->path().toStdString(), std::filesystem::directory_options::none)) {
        all += entry.path().string() + '\n';
        if (!entry.is_regular_file() || entry.is_symlink())
            continue;
        QFile file(QString::fromStdString(entry.path().string()));
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
        all += std::to_string(entry.last_write_time().time_since_epoch().count());
    }
    return all;
}

void TestMcp::init() {
    m_outer = std::make_unique<QTemporaryDir>();
    put(u"robots.txt"_s, kSecret);
    put(u"others/robots.txt"_s, kSecret);
    put(u"start/robots.txt"_s, "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisalow: /a\n");
    put(u"start/draft/robots.txt"_s, "User-agent: *\nDisallow:\n");
    put(u"start/empty/readme"_s, "");
    put(u"start/chained/robots2.txt"_s, "chain: https://a.example/robots2.txt\n");
    put(u"start/chained/gatepost.yaml"_s,
        "chain:\n  https://a.example/robots2.txt: ../../others/robots.txt\n");
    const std::string outer = m_outer->path().toStdString();
    std::filesystem::create_directory_symlink(outer + "/others", outer + "/start/link");
    std::filesystem::create_directory_symlink("draft", outer + "/start/inner");
    std::filesystem::create_directory(outer + "/start/linked");
    std::filesystem::create_symlink(outer + "/others/robots.txt",
                                    outer + "/start/linked/robots.txt");
    m_before = everything();
}

void TestMcp::cleanup() {
    QVERIFY(everything() == m_before); // no file is written
}

std::vector<Json> TestMcp::run(const QByteArray &lines, bool initialized) {
    const QByteArray first =
        initialized ? QByteArray::fromStdString(initialize().dump()) + '\n' : QByteArray();
    const test::CliRun done =
        test::runCli({u"mcp"_s, m_outer->filePath(u"start"_s)}, first + lines);
    std::vector<Json> all;
    for (const QByteArray &line : done.out.split('\n'))
        if (!line.isEmpty())
            all.push_back(Json::parse(line.toStdString()));
    if (done.status != 0)
        all.emplace_back("status " + std::to_string(done.status));
    if (initialized && !all.empty())
        all.erase(all.begin());
    return all;
}

void TestMcp::tools() {
    const Json list = runOne({{"jsonrpc", "2.0"}, {"id", 1}, {"method", "tools/list"}})["result"];
    std::string names;
    for (const Json &each : list.at("tools")) {
        names += each["name"].get<std::string>() + " ";
        QVERIFY(each["annotations"]["readOnlyHint"] == true);
        QVERIFY(each["inputSchema"]["type"] == "object");
        for (const Json &needed : each["inputSchema"]["required"])
            QVERIFY(each["inputSchema"]["properties"].contains(needed.get<std::string>()));
    }
    QCOMPARE(names, std::string("simulate map diff check who-is "));
}

void TestMcp::answers_data() {
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("has");
    const auto row = [](const char *name, const char *tool, const char *arguments,
                        const char *has) {
        QTest::newRow(name) << QByteArray(tool) << QByteArray(arguments) << QByteArray(has);
    };
    row("simulate", "simulate", R"({"agent":"GPTBot","url":"/x"})", R"("decision":"deny")");
    row("another folder", "simulate", R"({"agent":"GPTBot","url":"/x","site":"draft"})",
        R"("decision":"allow")");
    row("a link that stays inside", "simulate", R"({"agent":"GPTBot","url":"/x","site":"inner"})",
        R"("decision":"allow")");
    row("map", "map", "{}", R"("complete":true)");
    row("diff", "diff", R"({"before":"draft"})", R"("loss":true)");
    row("the other way", "diff", R"({"before":".","after":"draft"})", R"("loss":false)");
    row("check", "check", R"({"site":""})",
        R"("code":"google-misspelling","file":"robots.txt","line":5)");
    row("who-is", "who-is", R"({"agent":"GPTBot"})", R"("known":true)");
    row("a stranger", "who-is", R"({"agent":"SomebodyBot"})", R"("known":false)");
}

void TestMcp::answers() {
    QFETCH(QByteArray, tool);
    QFETCH(QByteArray, arguments);
    QFETCH(QByteArray, has);
    const Json answer = runOne(toolCall(tool.toStdString(), Json::parse(arguments.toStdString())));
    QVERIFY2(answer["result"]["isError"] == false, answer.dump().c_str());
    const auto text = answer["result"]["content"][0]["text"].get<std::string>();
    QVERIFY2(QByteArray::fromStdString(text).contains(has), text.substr(0, 3000).c_str());
}

void TestMcp::staysInside_data() {
    QTest::addColumn<QByteArray>("site");
    const auto row = [](const char *name, const QByteArray &site) { QTest::newRow(name) << site; };
    row("above", "..");
    row("beside", "../others");
    row("beside, through a folder", "draft/../../others");
    row("absolute", "/");
    row("a link out", "link");
    row("below a link out", "link/.");
    row("a link out and back", "link/../start");
    row("a file that is a link out", "linked");
    row("a chain that leads out", "chained");
    row("a file", "robots.txt");
    row("nothing", "nowhere");
    row("no policy", "empty");
    row("a NUL", QByteArray("dr\0aft", 6));
    row("a long name", QByteArray(5'000, 'x'));
    row("many parts", QByteArray("a/").repeated(50'000));
    row("a device", "/dev/zero");
    row("Windows", "C:\\Windows");
    row("a server", "\\\\server\\share");
    row("a tilde", "~");
    row("an address", "file:///etc");
}

void TestMcp::staysInside() {
    QFETCH(QByteArray, site);
    const Json name = site.toStdString();
    for (const Json &call : {toolCall("check", {{"site", name}}), toolCall("map", {{"site", name}}),
                             toolCall("simulate", {{"site", name}, {"agent", "a"}, {"url", "/"}}),
                             toolCall("diff", {{"before", name}}),
                             toolCall("diff", {{"before", "."}, {"after", name}})}) {
        const Json answer = runOne(call);
        const std::string text = answer.dump();
        QVERIFY2(!text.contains("secret-of-others"), text.c_str());
        if (site == "chained") // what the chain names is not read, and the rest is
            continue;
        QVERIFY2(answer["result"]["isError"] == true, text.substr(0, 2000).c_str());
    }
}

void TestMcp::faults_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code"); // 0: an error of the tool
    const auto row = [](const char *name, const QByteArray &line, int code) {
        QTest::newRow(name) << line << code;
    };
    row("no JSON", "nonsense", -32700);
    row("not UTF-8", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xFF\"}", -32700);
    row("lone surrogate", R"({"jsonrpc":"2.0","id":1,"method":"\ud800"})", -32601);
    row("a batch", "[]", -32600);
    row("deep", QByteArray(100'000, '['), -32600);
    row("no such method", R"({"jsonrpc":"2.0","id":1,"method":"resources/list"})", -32601);
    row("no such tool", R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}})",
        -32602);
    row("no name", R"({"jsonrpc":"2.0","id":1,"method":"tools/call"})", -32602);
    row("a list",
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"map","arguments":[1]}})",
        0);
    row("a number",
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"map","arguments":{"site":1}}})",
        0);
    row("a misspelt argument",
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"map","arguments":{"Site":"draft"}}})",
        0);
    row("no agent",
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"who-is","arguments":{"agent":""}}})",
        0);
}

void TestMcp::faults() {
    QFETCH(QByteArray, line);
    QFETCH(int, code);
    // What follows is answered as ever, empty lines and notifications are not answered.
    const std::vector<Json> all =
        run(line + "\r\n\n" + R"({"jsonrpc":"2.0","method":"notifications/initialized"})" + "\n" +
            R"({"jsonrpc":"2.0","id":7,"method":"ping"})");
    QCOMPARE(all.size(), std::size_t{2});
    if (code != 0)
        QCOMPARE(all[0]["error"]["code"].get<int>(), code);
    else
        QVERIFY2(all[0]["result"]["isError"] == true, all[0].dump().c_str());
    QCOMPARE(all[1].dump(), std::string(R"({"id":7,"jsonrpc":"2.0","result":{}})"));
    const std::vector<Json> early = run(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})", false);
    QCOMPARE(early.at(0)["error"]["code"].get<int>(), -32600);
}

void TestMcp::longLines() {
    Json call = toolCall("who-is", {{"agent", "GPTBot"}});
    call["pad"] = "";
    call["pad"] = std::string(lsp::kMostMcpLine - call.dump().size(), 'x');
    QCOMPARE(call.dump().size(), lsp::kMostMcpLine);
    QVERIFY(runOne(call)["result"]["isError"] == false);
    call["pad"] = call["pad"].get<std::string>() + "x";
    QCOMPARE(runOne(call)["error"]["code"].get<int>(), -32600);
    const auto all = run(QByteArray(20'000'000, '{') + "\n" +
                         QByteArray::fromStdString(toolCall("who-is", {{"agent", "a"}}).dump()));
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0]["error"]["code"].get<int>(), -32600);
    QVERIFY(all[1]["result"]["isError"] == false);
}

void TestMcp::longAnswers() {
    // Ten thousand problems: so many are counted, a thousand are listed.
    QByteArray text = "User-agent: *\n";
    for (int i = 0; i < 9'000; ++i)
        text += "Disalow: /" + QByteArray::number(i) + "\n";
    put(u"start/draft/robots.txt"_s, text);
    m_before = everything();
    const Json answer = runOne(toolCall("check", {{"site", "draft"}}));
    const Json result = Json::parse(answer["result"]["content"][0]["text"].get<std::string>());
    QVERIFY(result["count"].get<int>() >= 9'000);
    QCOMPARE(result["listed"].get<int>(), 1'000);
    QCOMPARE(result["problems"].size(), std::size_t{1'000});
    // A map that is longer than what is sent is an error that says so.
    text = "";
    for (int i = 0; i < 1'500; ++i)
        text += "User-agent: Robot" + QByteArray::number(i) + "\nDisallow: /" +
                QByteArray(200, 'a') + QByteArray::number(i) + "\n\n";
    put(u"start/draft/robots.txt"_s, text);
    m_before = everything();
    const Json map = runOne(toolCall("map", {{"site", "draft"}}));
    QVERIFY2(map["result"]["isError"] == true, map.dump().substr(0, 500).c_str());
    QVERIFY(map.dump().contains("are not sent"));
}

void TestMcp::versions_data() {
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("answered");
    QTest::newRow("known") << QByteArray("2025-06-18") << QByteArray("2025-06-18");
    QTest::newRow("older") << QByteArray("2024-11-05") << QByteArray("2024-11-05");
    QTest::newRow("unknown") << QByteArray("1.0") << QByteArray("2025-06-18");
}

void TestMcp::versions() {
    QFETCH(QByteArray, asked);
    QFETCH(QByteArray, answered);
    const auto all =
        run(QByteArray::fromStdString(initialize(asked.constData()).dump()) + '\n', false);
    QCOMPARE(all.at(0)["result"]["protocolVersion"].get<std::string>(), answered.toStdString());
    QVERIFY(all.at(0)["result"]["capabilities"].contains("tools"));
}

void TestMcp::noFolder() {
    const test::CliRun done = test::runCli({u"mcp"_s, m_outer->filePath(u"nowhere"_s)});
    QCOMPARE(done.status, 2);
    QVERIFY(done.err.contains("is not a folder"));
}

QTEST_GUILESS_MAIN(TestMcp)
#include "tst_mcp.moc"
