// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The language server: a site in memory, messages in, messages out. GATEPOST_LSP_MESSAGES (default 20,000) is how many random
// messages it is sent. tst_lspproblems has what it says is wrong.

#include "core/lsp/frames.h"
#include "core/lsp/opensite.h"
#include "core/lsp/positions.h"
#include "core/lsp/server.h"
#include "tests/support/lspclient.h"
#include "tests/support/repository.h"

#include <QTest>

#include <random>

using namespace gatepost;
using gatepost::lsp::Encoding;
using gatepost::lsp::FrameReader;
using gatepost::lsp::Positions;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

int sizeOf(const char *variable, int otherwise) {
    return qEnvironmentVariableIsSet(variable) ? qEnvironmentVariableIntValue(variable) : otherwise;
}

} // namespace

class TestLsp : public QObject {
    Q_OBJECT
private slots:
    void methods_data();
    void methods();
    void faults_data();
    void faults();
    void halvesOfPairs_data();
    void halvesOfPairs();
    void whatFailedIsClosed_data();
    void whatFailedIsClosed();
    void order();
    void cancelled();
    void incrementalIsFull();
    void positions();
    void framesAreCut();
    void lensesSayLosses();
    void renameAcrossFiles();
    void nothingIsLeftOut_data();
    void nothingIsLeftOut();
    void tokensDelta();
    void randomMessages();
};

void TestLsp::methods_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("params");
    QTest::addColumn<QString>("has"); // is in the answer
    const auto row = [](const char *method, const char *params, const char *has) {
        QTest::newRow(method) << method << params << has;
    };
    row("hover", R"({"position":{"line":0,"character":14}})", "**GPTBot** · OpenAI");
    row("completion", R"({"position":{"line":3,"character":12}})", R"("label":"Googlebot")");
    row("codeAction",
        R"({"range":{"start":{"line":6,"character":10},"end":{"line":6,"character":10}},"context":{}})",
        R"("newText":"Disallow")");
    row("documentSymbol", "{}", R"("name":"User-agent: GPTBot")");
    row("foldingRange", "{}", R"({"endLine":1,"startLine":0})");
    row("documentLink", "{}", R"("target":"https://shop.example/s.xml")");
    row("definition", R"({"position":{"line":0,"character":13}})",
        R"("start":{"character":12,"line":0})");
    row("references", R"({"position":{"line":0,"character":13}})", "file:///site/gatepost.yaml");
    row("prepareRename", R"({"position":{"line":0,"character":13}})",
        R"("end":{"character":18,"line":0})");
    row("codeLens", "{}", "blocks 1 of ");
    row("inlayHint",
        R"({"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}})", "← ");
    row("semanticTokens/full", "{}", R"("data":[0,0,10,1,0,0,12,6,3,0)");
    row("diagnostic", "{}", R"("kind":"full")");
}

void TestLsp::methods() {
    QFETCH(QString, method);
    QFETCH(QString, params);
    QFETCH(QString, has);
    Client client(hostOf({{"gatepost.yaml", "agents: [GPTBot]\n"}}));
    client.open("robots.txt", kRobots);
    const Json answer =
        client.about(method.toStdString(), "robots.txt", Json::parse(params.toStdString()));
    QVERIFY2(QString::fromStdString(answer.dump()).contains(has),
             answer.dump().substr(0, 2000).c_str());
}

void TestLsp::faults_data() {
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const QByteArray &message, int code) {
        QTest::newRow(name) << message << code;
    };
    row("cut", R"({"jsonrpc":"2.0","id":1,"met)", -32700);
    row("empty", "", -32700);
    row("half of a pair", R"({"jsonrpc":"2.0","id":1,"method":"x\ud800"})", -32601);
    row("not UTF-8", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xFF\"}", -32700);
    row("list", "[]", -32600);
    row("no method", R"({"jsonrpc":"2.0","id":1})", -32600);
    row("id of no kind", R"({"jsonrpc":"2.0","id":[1],"method":"shutdown"})", -32600);
    row("deep", QByteArray(100'000, '['), -32600);
    row("unknown", R"({"jsonrpc":"2.0","id":1,"method":"x/y"})", -32601);
    row("twice", R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{}})", -32600);
    row("no params", R"({"jsonrpc":"2.0","id":1,"method":"textDocument/hover"})", -32602);
    row("not open",
        R"({"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///b"}}})",
        -32602);
    row("negative line",
        R"({"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///site/robots.txt"},"position":{"line":-1,"character":0}}})",
        -32602);
    row("huge line",
        R"({"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///site/robots.txt"},"position":{"line":4294967296,"character":0}}})",
        -32602);
    row("backwards",
        R"({"jsonrpc":"2.0","id":1,"method":"textDocument/inlayHint","params":{"textDocument":{"uri":"file:///site/robots.txt"},"range":{"start":{"line":3,"character":0},"end":{"line":0,"character":0}}}})",
        -32602);
    row("bad name",
        R"({"jsonrpc":"2.0","id":1,"method":"textDocument/rename","params":{"textDocument":{"uri":"file:///site/robots.txt"},"position":{"line":0,"character":13},"newName":"a b"}})",
        -32803);
    row("no such command",
        R"({"jsonrpc":"2.0","id":1,"method":"workspace/executeCommand","params":{"command":"rm"}})",
        -32602);
}

void TestLsp::faults() {
    QFETCH(QByteArray, message);
    QFETCH(int, code);
    Client client(hostOf({}));
    client.open("robots.txt", kRobots);
    client.server.take(std::string_view(message.constData(), message.size()));
    const std::vector<Json> answers = client.drain();
    QCOMPARE(answers.size(), std::size_t{1});
    QCOMPARE(answers.front()["error"]["code"].get<int>(), code);
    QVERIFY(client.about("hover", "robots.txt", {{"position", position(0, 13)}}).is_object());
}

void TestLsp::halvesOfPairs_data() {
    QTest::addColumn<QByteArray>("typed"); // as JSON, in a comment
    QTest::addColumn<int>("units");
    const auto row = [](const char *typed, int units) {
        QTest::newRow(typed) << QByteArray(typed) << units;
    };
    row(R"(a)", 1);
    row(R"(\ud83d\ude00)", 2);
    row(R"(\ud83d)", 1);
    row(R"(\ude00)", 1);
    row(R"(\ude00\ud83d)", 2);
    row(R"(\ud83d\ud83d\ude00)", 3);
    row(R"(\uD83Dx\uDE00)", 3);
    row(R"(\\ud83d\ud83d)", 7);
}

/// An editor that keeps texts in UTF-16 may send half of a pair. Positions behind it are those of the editor.
void TestLsp::halvesOfPairs() {
    QFETCH(QByteArray, typed);
    QFETCH(int, units);
    Client client(hostOf({}));
    client.server.take(
        (R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///site/robots.txt","text":"User-agent: *\n#)" +
         typed + R"(Disallow: /\n"}}})")
            .toStdString());
    client.drain();
    // A line end where the comment is to end for the editor.
    client.notify(
        "textDocument/didChange",
        {{"textDocument", {{"uri", "file:///site/robots.txt"}}},
         {"contentChanges", {{{"range", range(1, 1 + units, 1 + units)}, {"text", "\n"}}}}});
    const Json items = client.about("semanticTokens/full", "robots.txt");
    QVERIFY(items.is_object());
    const Json hovered = client.about("hover", "robots.txt", {{"position", position(2, 0)}});
    QCOMPARE(hovered["range"].dump(), range(2, 0, 8).dump());
}

void TestLsp::whatFailedIsClosed_data() {
    QTest::addColumn<QByteArray>("change"); // of contentChanges
    QTest::newRow("backwards") << QByteArray(
        R"([{"range":{"start":{"line":1,"character":0},"end":{"line":0,"character":0}},"text":"x"}])");
    QTest::newRow("no text") << QByteArray(R"([{"range":null}])");
    QTest::newRow("no list") << QByteArray(R"({})");
    QTest::newRow("too large") << "[{\"text\":\"" + QByteArray((16 << 20) + 1, '#') + "\"}]";
}

/// A change that cannot be made leaves a text that is not the editor's: nothing is said about it until it is opened again.
void TestLsp::whatFailedIsClosed() {
    QFETCH(QByteArray, change);
    Client client(hostOf({}));
    QVERIFY(!client.open("robots.txt", kRobots).front()["params"]["diagnostics"].empty());
    client.server.take(
        (R"({"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///site/robots.txt"},"contentChanges":)" +
         change + "}}")
            .toStdString());
    const std::vector<Json> sent = client.drain();
    QCOMPARE(sent.size(), std::size_t{2});
    QCOMPARE(sent[0]["method"].get<std::string>(), std::string("window/logMessage"));
    QVERIFY(sent[1]["params"]["diagnostics"].empty());
    QCOMPARE(
        client.about("hover", "robots.txt", {{"position", position(0, 13)}})["code"].get<int>(),
        -32602);
    QVERIFY(!client.open("robots.txt", kRobots).front()["params"]["diagnostics"].empty());
}

void TestLsp::order() {
    Server server(hostOf({}));
    Client raw(hostOf({}));
    server.take(R"({"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}})");
    while (server.work()) {
    }
    QCOMPARE(Json::parse(server.sent().front())["error"]["code"].get<int>(), -32002);
    QCOMPARE(server.status(), 1);
    raw.open("robots.txt", kRobots);
    QVERIFY(raw.request("shutdown", nullptr).is_null());
    QCOMPARE(raw.about("hover", "robots.txt")["code"].get<int>(), -32600);
    raw.notify("exit", nullptr);
    QVERIFY(raw.server.isOver());
    QCOMPARE(raw.server.status(), 0);
}

void TestLsp::cancelled() {
    Client client(hostOf({}));
    client.open("robots.txt", kRobots);
    client.server.take(
        R"({"jsonrpc":"2.0","id":"a","method":"textDocument/codeLens","params":{"textDocument":{"uri":"file:///site/robots.txt"}}})");
    client.server.take(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}})");
    const std::vector<Json> answers = client.drain();
    QCOMPARE(answers.size(), std::size_t{1});
    QCOMPARE(answers.front()["error"]["code"].get<int>(), -32800);
    QCOMPARE(answers.front()["id"].get<std::string>(), std::string("a"));
}

void TestLsp::incrementalIsFull() {
    std::mt19937 random(37);
    const auto below = [&random](std::size_t most) {
        return static_cast<std::size_t>(random() % (most + 1));
    };
    const QString parts[] = {"Disallow: /",   "\n", "\r\n", "\r", "😀", "é",
                             "User-agent: *", "a",  ""};
    for (const bool utf8 : {false, true}) {
        const Json capabilities =
            utf8 ? Json{{"general", {{"positionEncodings", {"utf-8", "utf-16"}}}}} : Json::object();
        for (int round = 0; round < 40; ++round) {
            Client client(hostOf({}), capabilities);
            std::string text = kRobots;
            client.open("robots.txt", text);
            for (int edit = 0; edit < 12; ++edit) {
                // Between characters, and never between CR and LF, where no position is.
                const auto place = [&] {
                    std::size_t at = below(text.size());
                    while (at > 0 && at < text.size() &&
                           ((static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U ||
                            (text[at] == '\n' && text[at - 1] == '\r')))
                        --at;
                    return static_cast<std::uint32_t>(at);
                };
                std::uint32_t begin = place();
                std::uint32_t end = place();
                if (begin > end)
                    std::swap(begin, end);
                const Positions places(text, utf8 ? Encoding::Utf8 : Encoding::Utf16);
                const auto json = [&](std::uint32_t offset) {
                    const auto at = places.of(offset);
                    return position(static_cast<int>(at.line), static_cast<int>(at.character));
                };
                const std::string inserted = parts[below(8)].toStdString();
                client.notify(
                    "textDocument/didChange",
                    {{"textDocument", {{"uri", "file:///site/robots.txt"}, {"version", edit + 2}}},
                     {"contentChanges",
                      {{{"range", {{"start", json(begin)}, {"end", json(end)}}},
                        {"text", inserted}}}}});
                text.replace(begin, end - begin, inserted);
            }
            Client whole(hostOf({}), capabilities);
            whole.open("robots.txt", text);
            QCOMPARE(client.about("diagnostic", "robots.txt").dump(),
                     whole.about("diagnostic", "robots.txt").dump());
            QCOMPARE(client.about("semanticTokens/full", "robots.txt")["data"].dump(),
                     whole.about("semanticTokens/full", "robots.txt")["data"].dump());
        }
    }
}

void TestLsp::positions() {
    const std::string text = "a😀é\r\n\xFFz\rb";
    const Positions utf16(text, Encoding::Utf16);
    const Positions utf8(text, Encoding::Utf8);
    struct Row {
        std::uint32_t byte, line, units, bytes;
    };
    for (const Row row : {Row{0, 0, 0, 0}, Row{1, 0, 1, 1}, Row{5, 0, 3, 5}, Row{7, 0, 4, 7},
                          Row{9, 1, 0, 0}, Row{10, 1, 1, 1}, Row{12, 2, 0, 0}, Row{13, 2, 1, 1}}) {
        QCOMPARE(utf16.of(row.byte), (lsp::Position{row.line, row.units}));
        QCOMPARE(utf8.of(row.byte), (lsp::Position{row.line, row.bytes}));
        QCOMPARE(utf16.offset({row.line, row.units}), row.byte);
        QCOMPARE(utf8.offset({row.line, row.bytes}), row.byte);
    }
    // A byte order mark that a client sends is a character of its text.
    const Positions marked("\xEF\xBB\xBF\x61\n", Encoding::Utf16);
    QCOMPARE(marked.of(3), (lsp::Position{0, 1}));
    QCOMPARE(marked.offset({0, 1}), 3U);
    QCOMPARE(utf16.offset({0, 99}), 7U);  // the line's end
    QCOMPARE(utf16.offset({99, 0}), 13U); // the text's end
    QCOMPARE(utf8.offset({0, 3}), 1U);    // in the middle of a character
    QCOMPARE(utf16.offset({0, 2}), 1U);
}

void TestLsp::framesAreCut() {
    const std::string two = lsp::framed("{}") + lsp::framed("[1]");
    for (std::size_t cut = 0; cut <= two.size(); ++cut) {
        FrameReader reader;
        std::string got;
        for (const std::string_view part :
             {std::string_view(two).substr(0, cut), std::string_view(two).substr(cut)}) {
            reader.add(part);
            while (const auto frame = reader.next())
                got += (frame->isFault ? "!" : "") + frame->content + ";";
        }
        QCOMPARE(got, std::string("{};[1];"));
        QVERIFY(!reader.isInside());
    }
    struct Row {
        const char *bytes;
        bool broken;
    };
    for (const Row row : {Row{"Content-Length: x\r\n\r\n", true}, Row{"X: 1\r\n\r\n", true},
                          Row{"nonsense\r\n\r\n", true}, Row{"Content-Length: -1\r\n\r\n", true},
                          Row{"Content-Length: 99999999999999999999999\r\n\r\n", true},
                          Row{"Content-Length: 1\r\nContent-Length: 2\r\n\r\n", true},
                          Row{"Content-Length: 99999999999\r\n\r\n", false}}) {
        FrameReader reader;
        reader.add(row.bytes);
        const auto frame = reader.next();
        QVERIFY2(frame && frame->isFault, row.bytes);
        QCOMPARE(reader.isBroken(), row.broken);
    }
    FrameReader endless;
    endless.add(std::string(10'000, 'x'));
    QVERIFY(endless.next()->isFault);
}

void TestLsp::lensesSayLosses() {
    const Files head = {{"robots.txt", "User-agent: *\nDisallow: /x\n"}};
    Client client(hostOf(head, head));
    client.open("robots.txt", "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\n"
                              "User-agent: *\nDisallow: /x\n");
    const Json lenses = client.about("codeLens", "robots.txt");
    QCOMPARE(lenses.size(), std::size_t{2});
    const auto title = [&](std::size_t i) {
        return lenses[i]["command"]["title"].get<std::string>();
    };
    const std::string known = std::to_string(Registry::builtIn().agents().size());
    QCOMPARE(title(0), "blocks 2 of " + known + " known agents; 2 lose access since HEAD");
    QCOMPARE(title(1), "blocks 0 of " + known + " known agents; 0 lose access since HEAD");
}

void TestLsp::renameAcrossFiles() {
    Client client(hostOf({{"gatepost.yaml", "agents:\n  - GPTBot\n  - \"gptbot/1.2\"\ntests:\n"
                                            "  - {agent: GPTBot, path: /GPTBot, expect: deny}\n"},
                          {"robots-ai.txt", "User-agent: gptbot\nDisallow: /\n"},
                          {"x.kno", "agents:\n  - user_agent: GPTBot\n    policy: disallow\n"}}));
    client.open("robots.txt", kRobots);
    const Json edit = client.about("rename", "robots.txt",
                                   {{"position", position(0, 13)}, {"newName", "OAI-Bot"}});
    const auto rangesOf = [&](const char *uri) {
        std::string all;
        for (const Json &each : edit["changes"][uri]) {
            const Json &start = each["range"]["start"];
            all += std::to_string(start["line"].get<int>()) + ":" +
                   std::to_string(start["character"].get<int>()) + "=" +
                   each["newText"].get<std::string>() + " ";
        }
        return all;
    };
    QCOMPARE(rangesOf("file:///site/robots.txt"), std::string("0:12=OAI-Bot "));
    QCOMPARE(rangesOf("file:///site/robots-ai.txt"), std::string("0:12=OAI-Bot "));
    QCOMPARE(rangesOf("file:///site/x.kno"), std::string("1:16=OAI-Bot "));
    QCOMPARE(rangesOf("file:///site/gatepost.yaml"),
             std::string("1:4=OAI-Bot 2:5=OAI-Bot 4:12=OAI-Bot "));
    // What is not open is counted without its byte order mark, as an editor will show it.
    Client marked(
        hostOf({{"robots-ai.txt", "\xEF\xBB\xBFUser-agent: GPTBot\nUser-agent: GPTBot\n"}}));
    marked.open("robots.txt", kRobots);
    const Json found =
        marked.about("references", "robots.txt",
                     {{"position", position(0, 13)}, {"context", {{"includeDeclaration", true}}}});
    QCOMPARE(found.size(), std::size_t{3});
    QCOMPARE(found[1]["range"], range(0, 12, 18));
    QCOMPARE(found[2]["range"], range(1, 12, 18));
    // What an editor sends with the mark is counted with it: positions are of the text that was sent.
    marked.open("robots-ai.txt", "\xEF\xBB\xBFUser-agent: GPTBot\n");
    QCOMPARE(marked.about("references", "robots.txt",
                          {{"position", position(0, 13)},
                           {"context", {{"includeDeclaration", true}}}})[1]["range"],
             range(0, 13, 19));
    // A star is nobody's name.
    QCOMPARE(client
                 .about("rename", "robots.txt",
                        {{"position", position(3, 12)}, {"newName", "a"}})["code"]
                 .get<int>(),
             -32803);
}

/// Whatever is counted or changed over a site is refused without one of its files: half of a rename is none.
void TestLsp::nothingIsLeftOut_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("all are read") << QByteArray("robots-ai.txt")
                                  << QByteArray("User-agent: GPTBot\nDisallow: /\n") << true;
    for (const char *name : {"robots-ai.txt", "gatepost.yaml", "x.kno"})
        QTest::newRow(name) << QByteArray(name) << QByteArray(kNobodyMayRead) << false;
    QTest::newRow("settings with a slip")
        << QByteArray("gatepost.yaml") << QByteArray("agents: [GPTBot\n") << false;
}
void TestLsp::nothingIsLeftOut() {
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, text);
    QFETCH(bool, isWhole);
    Client client(hostOf({{file.toStdString(), text.toStdString()}}));
    client.open("robots.txt", kRobots);
    const Json renamed = client.about("rename", "robots.txt",
                                      {{"position", position(0, 13)}, {"newName", "OAI-Bot"}});
    QCOMPARE(renamed.contains("changes"), isWhole);
    QCOMPARE(client.about("codeLens", "robots.txt").is_array(), isWhole);
    const Json answer = client.request(
        "workspace/executeCommand",
        {{"command", "gatepost.simulate"},
         {"arguments", {{{"uri", "file:///site/robots.txt"}, {"agent", "GPTBot"}, {"url", "/"}}}}});
    QCOMPARE(!answer.contains("code"), isWhole);
    if (!isWhole)
        QVERIFY2(QByteArray::fromStdString(renamed["message"].get<std::string>()).contains(file),
                 renamed["message"].get<std::string>().c_str());
}

void TestLsp::tokensDelta() {
    Client client(hostOf({}));
    client.open("robots.txt", kRobots);
    const Json first = client.about("semanticTokens/full", "robots.txt");
    client.notify("textDocument/didChange",
                  {{"textDocument", {{"uri", "file:///site/robots.txt"}, {"version", 2}}},
                   {"contentChanges", {{{"range", range(1, 11, 11)}, {"text", "longer"}}}}});
    const Json delta = client.about("semanticTokens/full/delta", "robots.txt",
                                    {{"previousResultId", first["resultId"]}});
    auto data = first["data"].get<std::vector<std::uint32_t>>();
    for (const Json &edit : delta.at("edits")) {
        const auto begin = data.begin() + edit["start"].get<std::ptrdiff_t>();
        const auto at = data.erase(begin, begin + edit["deleteCount"].get<std::ptrdiff_t>());
        const auto added = edit["data"].get<std::vector<std::uint32_t>>();
        data.insert(at, added.begin(), added.end());
    }
    QCOMPARE(Json(data).dump(), client.about("semanticTokens/full", "robots.txt")["data"].dump());
}

namespace {

/// Random messages, written without a JSON library: ten million of them are asked for (./dev test --long).
class Messages {
public:
    explicit Messages(std::uint32_t seed) : m_random(seed) {}

    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }

    /// The next one; `number` is its id if it is a request.
    const std::string &next(int number) {
        static const char *const kMethods[] = {
            "textDocument/didOpen",
            "textDocument/didChange",
            "textDocument/didChange",
            "textDocument/didChange",
            "textDocument/didClose",
            "textDocument/didSave",
            "textDocument/hover",
            "textDocument/completion",
            "textDocument/codeAction",
            "textDocument/documentSymbol",
            "textDocument/foldingRange",
            "textDocument/documentLink",
            "textDocument/definition",
            "textDocument/references",
            "textDocument/prepareRename",
            "textDocument/rename",
            "textDocument/inlayHint",
            "textDocument/semanticTokens/full",
            "textDocument/semanticTokens/full/delta",
            "textDocument/diagnostic",
            "workspace/didChangeWatchedFiles",
            "completionItem/resolve",
            "$/cancelRequest",
            "initialized",
            "initialize",
        };
        // These cost a thousand times as much as the others, or end the server.
        static const char *const kRare[] = {"textDocument/codeLens", "workspace/executeCommand",
                                            "shutdown", "exit", "nothing/of/the/kind"};
        const char *method =
            below(500) == 0 ? kRare[below(std::size(kRare))] : kMethods[below(std::size(kMethods))];
        m_message = R"({"jsonrpc":"2.0","method":")";
        m_message += method;
        const std::string_view name = method;
        const bool isNotification =
            name.contains("/did") || name == "initialized" || name == "exit";
        if (!isNotification || below(50) == 0)
            m_message += R"(","id":)" + std::to_string(number);
        else
            m_message += '"';
        m_message += R"(,"params":{"textDocument":{"uri":")";
        addUri();
        m_message += R"(","version":)" + std::to_string(number) + R"(,"text":")";
        addText();
        m_message += R"("},"position":)";
        addPosition();
        m_message += R"(,"range":)";
        addRange();
        m_message += R"(,"newName":")";
        addText();
        m_message += R"(","previousResultId":")" + std::to_string(below(50)) + R"(","id":)" +
                     std::to_string(number - static_cast<int>(below(3))) + R"(,"data":{"list":)" +
                     std::to_string(below(9)) + R"(,"item":)" + std::to_string(below(99)) +
                     R"(},"command":"gatepost.)";
        static const char *const kCommands[] = {"simulate", "map", "diff", "test", "rm"};
        m_message += kCommands[below(std::size(kCommands))];
        m_message +=
            R"(","arguments":[{"uri":"file:///site/robots.txt","agent":"GPTBot","url":"/"}])";
        m_message += R"(,"contentChanges":[)";
        for (std::size_t n = below(3); n > 0; --n) {
            m_message += "{";
            if (below(6) > 0) {
                m_message += R"("range":)";
                addRange();
                m_message += ',';
            }
            m_message += R"("text":")";
            addText();
            m_message += n > 1 ? R"("},)" : R"("})";
        }
        m_message += "]}}";
        spoil();
        return m_message;
    }

private:
    void addUri() {
        static const char *const kNames[] = {
            "robots.txt", "robots2.txt", "robots-ai.txt", "gatepost.yaml",
            "a.kno",      "b.yaml",      "%ZZ",           ""};
        m_message += below(20) == 0 ? "untitled:" : "file:///site/";
        m_message += kNames[below(std::size(kNames))];
    }
    void addText() {
        static const char *const kPieces[] = {R"(User-agent: *\n)",
                                              R"(Disallow: /\n)",
                                              R"(\r)",
                                              R"([agent: x]\n)",
                                              "😀",
                                              R"(agents: [a]\n)",
                                              "# meta: ",
                                              ":",
                                              R"(train: no\n)",
                                              R"(\t)",
                                              R"(GPTBot)",
                                              R"(\ud83d\ude00)",
                                              R"(/a*b$\n)",
                                              R"(\u0000)",
                                              R"(\uFEFF)",
                                              R"(tests:\n  - {)",
                                              R"(- user_agent: )",
                                              R"(Disalow: \n)"};
        for (std::size_t n = below(6); n > 0; --n)
            m_message += kPieces[below(std::size(kPieces))];
    }
    void addPosition() {
        static const char *const kOdd[] = {"-1",   "4294967296", "1.5",
                                           "null", "\"0\"",      "2147483647"};
        const auto number = [&] {
            m_message += below(40) == 0 ? kOdd[below(std::size(kOdd))] : std::to_string(below(12));
        };
        m_message += R"({"line":)";
        number();
        m_message += R"(,"character":)";
        number();
        m_message += '}';
    }
    void addRange() {
        m_message += R"({"start":)";
        addPosition();
        m_message += R"(,"end":)";
        addPosition();
        m_message += '}';
    }
    void spoil() {
        switch (below(24)) {
        case 0: m_message.resize(below(m_message.size())); break; // cut
        case 1: m_message[below(m_message.size())] = static_cast<char>(m_random()); break;
        case 2: m_message.insert(below(m_message.size()), R"(\ud800)"); break; // a lone surrogate
        case 3: m_message.insert(below(m_message.size()), R"(\udfff)"); break;
        default: break;
        }
    }

    std::mt19937 m_random;
    std::string m_message;
};

/// Of this process, in KiB; 0 where the system does not say.
long residentKib() {
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').front().toLong();
    return 0;
}

} // namespace

void TestLsp::randomMessages() {
    const Host host = hostOf({{"robots-ai.txt", "User-agent: GPTBot\nDisallow: /m\n"}});
    auto client = std::make_unique<Client>(host);
    Messages messages(20261120);
    const int count = sizeOf("GATEPOST_LSP_MESSAGES", 20'000);
    std::size_t answers = 0;
    std::size_t servers = 1;
    long early = 0;
    for (int i = 0; i < count; ++i) {
        const std::string &bytes = messages.next(i);
        client->server.take(bytes);
        if (messages.below(4) > 0) // sometimes several wait, and may be cancelled
            while (client->server.work()) {
            }
        for (const std::string &each : client->server.sent()) {
            ++answers;
            // What is said is said by us: nothing failed inside.
            if (each.contains(R"("code":-32603)"))
                QFAIL((bytes + "\n" + each).c_str());
            if (messages.below(64) == 0)
                QVERIFY2(!Json::parse(each, nullptr, false).is_discarded(), each.c_str());
        }
        if (client->server.isOver()) { // in its first moments a server knows nothing
            client = std::make_unique<Client>(host);
            ++servers;
        }
        if (i == count / 10)
            early = residentKib();
    }
    const long late = residentKib();
    qInfo("%d messages, %zu answers, %zu servers; memory %ld KiB, after a tenth %ld KiB", count,
          answers, servers, late, early);
    QVERIFY(answers > static_cast<std::size_t>(count) / 3);
    QVERIFY2(late < early + 16'384, "the memory grows");
}

QTEST_APPLESS_MAIN(TestLsp)
#include "tst_lsp.moc"
