// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/render/agentpolicy.h"
#include "core/render/policyrules.h"
#include "core/render/renderrobots.h"
#include "core/text/lineindex.h"
#include "core/yaml/yamltree.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cstring>
#include <format>
#include <memory>
#include <tuple>

using namespace gatepost;

// tests/cases/render: NAME.kno → NAME.robots.txt (absent: nothing may be rendered) and NAME.faults.txt
// (absent: no fault). S101, S102 and S103 are shown there. GATEPOST_REFRESH_CASES=1 writes both anew; then read the diff.

namespace {

QByteArray readFile(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Also in a heap buffer of exactly this size: a sanitizer sees a read past the end.
AgentPolicy readExact(std::string_view text) {
    const auto buffer = std::make_unique<char[]>(text.size());
    std::memcpy(buffer.get(), text.data(), text.size());
    std::ignore = parseYaml({buffer.get(), text.size()});
    return readAgentPolicy(YamlText(std::string(text)));
}

/// "3:5" of an offset, the column in characters, without a byte order mark.
std::string placeIn(std::string_view text, std::uint32_t offset) {
    const LineIndex lines(text);
    const std::size_t line = lines.lineAt(offset);
    std::string_view before = text.substr(lines.start(line), offset - lines.start(line));
    if (line == 0 && before.starts_with("\xEF\xBB\xBF"))
        before.remove_prefix(3);
    const auto column = std::ranges::count_if(before, [](char c) { return (c & 0xC0) != 0x80; });
    return std::format("{}:{}", line + 1, column + 1);
}

std::string printed(const AgentPolicy &policy, std::string_view text) {
    std::string out;
    for (const Diagnostic &fault : policy.faults)
        out += std::format("{}: {}: {} [{}]\n", placeIn(text, fault.range.begin),
                           severityName(fault.severity), fault.message.english(), fault.code);
    return out;
}

/// "3:5 error kno-bad-id ‹the bytes it points at›" a line.
std::string printedShort(std::string_view text) {
    std::string out;
    for (const Diagnostic &fault : readExact(text).faults)
        out += std::format("{} {} {} ‹{}›\n", placeIn(text, fault.range.begin),
                           severityName(fault.severity), fault.code, slice(text, fault.range));
    return out;
}

constexpr std::string_view kHead = "id: 01KQ0A7V3M9D2C5T8R1W4X6Y7Z\n" // line 1
                                   "slug: s\n"                        // line 2
                                   "title: T\n"                       // line 3
                                   "default_policy: allow\n";         // line 4

} // namespace

class TestRender : public QObject {
    Q_OBJECT
private slots:
    void cases_data() {
        QTest::addColumn<QString>("path");
        QDir folder(QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/render"));
        const QStringList files =
            folder.entryList({QStringLiteral("*.kno")}, QDir::Files, QDir::Name);
        QVERIFY(files.size() >= 20);
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << folder.filePath(file.chopped(4));
    }
    void cases() {
        QFETCH(QString, path);
        const QByteArray text = readFile(path + QStringLiteral(".kno"));
        const AgentPolicy policy = readExact({text.data(), size_t(text.size())});
        const auto robots = renderRobots(policy);
        const QByteArray faults =
            QByteArray::fromStdString(printed(policy, {text.data(), size_t(text.size())}));
        const QByteArray rendered = robots ? QByteArray::fromStdString(*robots) : QByteArray();
        QCOMPARE(policy.hasErrors(), !robots.has_value());
        if (qEnvironmentVariableIsSet("GATEPOST_REFRESH_CASES")) {
            refresh(path + QStringLiteral(".faults.txt"), faults);
            refresh(path + QStringLiteral(".robots.txt"), rendered);
        }
        QCOMPARE(rendered, readFile(path + QStringLiteral(".robots.txt")));
        QCOMPARE(faults, readFile(path + QStringLiteral(".faults.txt")));
        QCOMPARE(QFile::exists(path + QStringLiteral(".robots.txt")), robots.has_value());
    }

    void faults_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *text, const char *expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
        };
        // After the four lines of a sound head.
        const auto tail = [](const char *name, const char *text, const char *expected) {
            QTest::newRow(name) << QByteArray(kHead.data(), qsizetype(kHead.size())) + text
                                << QByteArray(expected);
        };
        row("empty", "", "1:1 error kno-not-a-mapping ‹›\n");
        row("comments only", "# nothing\n\n", "1:1 error kno-not-a-mapping ‹›\n");
        row("a text", "hello", "1:1 error kno-not-a-mapping ‹hello›\n");
        row("a list", "\n- a\n- b # c\n", "2:1 error kno-not-a-mapping ‹- a\n- b›\n");
        row("not YAML", "a: b\nc: d: e\n", "2:5 error kno-not-yaml ‹›\n");
        row("open bracket", "title: [a, b\n", "2:1 error kno-not-yaml ‹›\n");
        row("open quote", "title: \"a\n", "1:8 error kno-not-yaml ‹\"a\n›\n");
        row("open single quote", "title: 'it''s\n", "1:8 error kno-not-yaml ‹'it''s\n›\n");
        row("tab as indent", "agents:\n\t- a: b\n", "2:2 error kno-not-yaml ‹›\n");
        row("unknown alias", "é: *x\n", "1:4 error kno-not-yaml ‹›\n");
        row("two documents", "a: b\n---\nc: d\n", "2:1 error kno-several-documents ‹›\n");
        row("text after the document", "\"a\" b", "1:5 error kno-several-documents ‹›\n");
        row("latin-1", "title: caf\xE9\n", "1:11 error kno-encoding ‹\xE9›\n");
        row("lone carriage return", "a: b\rc: d\r", "1:5 error kno-encoding ‹\r›\n");
        row("control character", "title: a\x07", "1:9 error kno-control-character ‹\x07›\n");
        row("end of transmission", "title: a\n\x04", "2:1 error kno-control-character ‹\x04›\n");
        row("nothing but agents", "agents: []\n",
            "1:1 warning kno-missing-title ‹›\n1:1 warning kno-missing-slug ‹›\n"
            "1:1 warning kno-missing-id ‹›\n1:1 error kno-missing-default-policy ‹›\n");

        tail("sound", "agents: []\n", "");
        tail("no agents", "", "1:1 note kno-no-agents ‹›\n");
        tail("empty entry", "agents:\n  - vendor: X\n",
             "6:5 error kno-missing-user-agent ‹›\n6:5 error kno-missing-policy ‹›\n");
        tail("agent not set", "agents:\n- user_agent:\n  policy: allow\n",
             "6:3 error kno-missing-user-agent ‹›\n");
        tail("agent empty", "agents:\n- user_agent: ''\n  policy: allow\n",
             "6:15 error kno-missing-user-agent ‹''›\n");
        tail("agent with blank and sign",
             "agents:\n- {user_agent: Big Bot, policy: allow}\n- {user_agent: 'a#b', policy: "
             "allow}\n",
             "6:16 error kno-bad-user-agent ‹Big Bot›\n7:16 error kno-bad-user-agent ‹'a#b'›\n");
        tail("agent with digits", "agents:\n- {user_agent: AI2Bot/1.0, policy: allow}\n",
             "6:16 note kno-agent-token ‹AI2Bot/1.0›\n");
        tail("policy unknown",
             "agents:\n- {user_agent: X, policy: Allow}\n- {user_agent: Y, policy: no}\n",
             "6:27 error kno-unknown-policy ‹Allow›\n7:27 error kno-unknown-policy ‹no›\n");
        tail("role of one's own",
             "agents:\n- {user_agent: X, policy: allow, role: archive}\n"
             "- {user_agent: Y, policy: allow, role: Training}\n",
             "6:40 note kno-other-role ‹archive›\n7:40 warning kno-other-role ‹Training›\n");
        tail("paths",
             "agents:\n- user_agent: X\n  policy: allow\n  allow:\n    - blog\n    - ''\n"
             "    - \"*.pdf$\"\n    - /a b\n    - '/a#b'\n",
             "9:7 error kno-bad-path-start ‹blog›\n10:7 error kno-bad-path-start ‹''›\n"
             "12:7 warning kno-bad-path ‹/a b›\n13:7 error kno-bad-path ‹'/a#b'›\n");
        tail("same agent",
             "agents:\n- {user_agent: Ab, policy: allow}\n- {user_agent: aB, policy: allow}\n",
             "7:16 warning kno-duplicate-agent ‹aB›\n");
        tail("star agrees", "agents:\n- {user_agent: '*', policy: allow}\n",
             "6:16 note kno-star-agent ‹'*'›\n");
        tail("star contradicts", "agents:\n- {user_agent: '*', policy: disallow}\n",
             "6:16 warning kno-star-agent ‹'*'›\n");
        tail("agents a text", "agents: GPTBot\n", "5:9 error kno-wrong-kind ‹GPTBot›\n");
        tail("agents a map", "agents:\n  GPTBot: disallow\n",
             "6:3 error kno-wrong-kind ‹GPTBot: disallow›\n");
        tail("an agent a text", "agents:\n- GPTBot\n-\n",
             "6:3 error kno-wrong-kind ‹GPTBot›\n7:2 error kno-wrong-kind ‹›\n");
        tail("list a text", "agents:\n- {user_agent: X, policy: allow, allow: /a}\n",
             "6:41 error kno-wrong-kind ‹/a›\n");
        tail("path a list", "agents:\n- {user_agent: X, policy: allow, allow: [[/a], ~]}\n",
             "6:42 error kno-wrong-kind ‹[/a]›\n6:48 error kno-wrong-kind ‹~›\n");
        tail("question marks",
             "agents:\n- {user_agent: X, policy: allow, allow: [/s?q=1, '/a?', /b?],\n"
             "   ? disallow : [\"/?\", ?x]} # ?\n",
             "7:24 error kno-bad-path-start ‹?x›\n");
        tail("text a list", "version: [1]\nagents: []\n", "5:10 error kno-wrong-kind ‹[1]›\n");
        tail("role notes a list", "role_notes: [a]\nagents: []\n",
             "5:13 error kno-wrong-kind ‹[a]›\n");
        tail("role note unused", "role_notes: {x: y}\nagents: []\n",
             "5:14 note kno-unused-role-note ‹x›\n");
        tail("key a list", "? [a]\n: b\nagents: []\n", "5:3 error kno-wrong-kind ‹[a]›\n");
        tail("unknown fields",
             "owner: me\nagent: []\nagents:\n- {user_agent: X, policy: allow, dissallow: [/], "
             "since: 2020}\n",
             "5:1 note kno-unknown-field ‹owner›\n6:1 warning kno-unknown-field ‹agent›\n"
             "8:34 warning kno-unknown-field ‹dissallow›\n8:50 note kno-unknown-field ‹since›\n");
        tail("parts of the entity",
             "spec: {status: Draft}\nnotes: x\nenables: []\ncontains: []\n_index: []\nagents: []\n",
             "");
        tail("field twice", "title: again\nagents: []\n",
             "5:1 error kno-duplicate-field ‹title›\n");
        tail("merge key", "base: &b {policy: allow}\nagents:\n- {<<: *b, user_agent: X}\n",
             "5:1 note kno-unknown-field ‹base›\n7:3 error kno-missing-policy ‹›\n"
             "7:4 warning kno-merge-key ‹<<›\n");
        tail("tag", "version: !semver 1.0\nagents: []\n", "5:10 note kno-tag ‹!semver ›\n");
        tail("other type", "type: guide\nagents: []\n", "5:7 warning kno-unknown-type ‹guide›\n");
        tail("addresses",
             "docs_url: museum.example\nsitemap_url: /sitemap.xml\n"
             "llms_txt_url: \"https://a.example/b c\"\nagents: []\n",
             "5:11 warning kno-bad-url ‹museum.example›\n6:14 warning kno-bad-url ‹/sitemap.xml›\n"
             "7:15 warning kno-bad-url ‹\"https://a.example/b c\"›\n");
        row("ids",
            "id: 01KQ0A7V3M9D2C5T8R1W4X6Y7\nslug: a/b\ntitle: T\ndefault_policy: deny\nagents: "
            "[]\n",
            "1:5 warning kno-bad-id ‹01KQ0A7V3M9D2C5T8R1W4X6Y7›\n2:7 warning kno-bad-slug ‹a/b›\n"
            "4:17 error kno-unknown-policy ‹deny›\n");
        row("id with U",
            "id: 01KQ0A7V3M9D2C5T8R1W4X6YUZ\nslug: s\ntitle: T\ndefault_policy: allow\nagents: []",
            "1:5 warning kno-bad-id ‹01KQ0A7V3M9D2C5T8R1W4X6YUZ›\n");
        row("id too large",
            "id: 81KQ0A7V3M9D2C5T8R1W4X6Y7Z\nslug: s\ntitle: T\ndefault_policy: allow\nagents: []",
            "1:5 warning kno-bad-id ‹81KQ0A7V3M9D2C5T8R1W4X6Y7Z›\n");
        // Columns count characters, a BOM is none; CRLF ends a line once.
        row("columns",
            "\xEF\xBB\xBF{\"title\": \"éé☕\", slug: s, id: x, default_policy: allow, agents: []}",
            "1:31 warning kno-bad-id ‹x›\n");
        row("crlf", "title: T\r\nslug: s\r\nid: x\r\ndefault_policy: y\r\nagents: []\r\n",
            "3:5 warning kno-bad-id ‹x›\n4:17 error kno-unknown-policy ‹y›\n");
    }
    void faults() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const std::string got = printedShort({text.data(), size_t(text.size())});
        QCOMPARE(QByteArray::fromStdString(got), expected);
        const auto rules = policyRules();
        QVERIFY(std::ranges::is_sorted(rules, {}, &LintRule::code));
        for (const Diagnostic &fault : readExact({text.data(), size_t(text.size())}).faults)
            QVERIFY2(std::ranges::any_of(rules,
                                         [&](const LintRule &rule) {
                                             return rule.code == fault.code &&
                                                    rule.severity <= fault.severity;
                                         }),
                     fault.code.data());
    }

    void marks() {
        const std::string_view text = "\xEF\xBB\xBFtitle: é 'x' # c\r\n"
                                      "agents:\r\n"
                                      "  - user_agent: \"a\\\"b\"\r\n"
                                      "    allow: [ /x , '/y''z']\r\n"
                                      "    notes: |- # c\r\n"
                                      "      one\r\n"
                                      "\r\n"
                                      "       two\r\n"
                                      "\r\n"
                                      "    role: &r a\r\n"
                                      "          b   # c\r\n"
                                      "    vendor: *r\r\n";
        const AgentPolicy policy = readExact(text);
        const auto check = [&](const std::optional<PolicyValue> &value, const char *expected) {
            QVERIFY(value.has_value());
            QCOMPARE(std::format("{}:{} ‹{}› {}", value->line.value, value->column,
                                 slice(text, value->range), value->text),
                     std::string(expected));
        };
        QCOMPARE(policy.agents.size(), size_t(1));
        const PolicyAgent &agent = policy.agents[0];
        check(policy.title, "1:8 ‹é 'x'› é 'x'");
        check(agent.userAgent, "3:17 ‹\"a\\\"b\"› a\"b");
        check(agent.allow[0], "4:14 ‹/x› /x");
        check(agent.allow[1], "4:19 ‹'/y''z'› /y'z");
        check(agent.notes, "5:12 ‹|- # c\r\n      one\r\n\r\n       two› one\n\n two");
        check(agent.role, "10:14 ‹a\r\n          b› a b");
        check(agent.vendor, "12:13 ‹*r› a b");
    }

    void hostile_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const QByteArray &text, const char *code) {
            QTest::newRow(name) << text << QByteArray(code);
        };
        constexpr qsizetype kMany = 400'000;
        row("brackets", QByteArray(kMany, '['), "kno-too-deep");
        row("braces", QByteArray(kMany, '{'), "kno-too-deep");
        row("dashes", QByteArray("- ").repeated(kMany / 2), "kno-too-deep");
        row("questions", QByteArray("? ").repeated(kMany / 2), "kno-too-deep");
        row("too large", QByteArray(qsizetype(YamlBounds().bytes) + 1, '#'), "kno-too-large");
        row("too many", "a: [" + QByteArray("a,").repeated(250'000) + "]", "kno-too-large");
        QByteArray laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (int i = 1; i < 30; ++i) {
            const QByteArray last = "*a" + QByteArray::number(i - 1);
            laughs += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" +
                      QByteArrayList(10, last).join(", ") + "]\n";
        }
        row("a billion laughs", laughs + "agents: *a29\n", "kno-wrong-kind");
        row("many long aliases",
            "x: &x\n  user_agent: A\n  policy: allow\n  notes: " + QByteArray(100'000, 'n') +
                "\nagents:\n" + QByteArray("- *x\n").repeated(50'000),
            "kno-too-large");
        row("many wide aliases",
            "x: &x\n  allow: [" + QByteArray("~,").repeated(50'000) + "]\nagents:\n" +
                QByteArray("- *x\n").repeated(50'000),
            "kno-too-large");
        row("itself", "agents: &a\n- *a\n", "kno-wrong-kind");
        row("a version of many digits", "%YAML " + QByteArray(kMany, '1') + "\n---\na: b\n",
            "kno-not-yaml");
        row("an alias of a long name", "a: *" + QByteArray("é").repeated(kMany / 2) + "\n",
            "kno-not-yaml");
        row("one long line", "{agents: [" + QByteArray("[],").repeated(60'000) + "]}",
            "kno-more-faults");
    }
    void hostile() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        const AgentPolicy policy = readExact({text.data(), size_t(text.size())});
        QVERIFY(policy.hasErrors());
        QVERIFY(!renderRobots(policy));
        QVERIFY(std::ranges::contains(
            policy.faults, std::string_view(code.data(), size_t(code.size())), &Diagnostic::code));
        for (const Diagnostic &fault : policy.faults) { // what is said of it can be read
            const std::string said = fault.message.english();
            QVERIFY2(said.size() < 1000, said.substr(0, 200).c_str());
            QCOMPARE(firstInvalidUtf8(said), std::string::npos);
        }
    }
    void renderedSizeIsBounded() {
        std::string text(kHead);
        text += "role_notes:\n  a: &n " + std::string(300'000, 'n') + "\n  b: *n\nagents:\n";
        // Each agent brings its role's note: 110 of them stay below 32 MiB, 113 do not.
        const auto rendered = [&](int agents) {
            std::string policy = text;
            for (int i = 0; i < agents; ++i)
                policy += std::format("- {{user_agent: A{}, policy: allow, role: {}}}\n", i,
                                      i % 2 ? 'a' : 'b');
            return renderRobots(readExact(policy));
        };
        QVERIFY(rendered(110));
        const auto robots = rendered(113);
        QVERIFY(!robots);
        QVERIFY(robots.error().english().contains("32 MiB"));
    }

    void etag() { // S100
        // FIPS 180-2, appendix B.1, and the digest of nothing.
        QCOMPARE(
            etagOf("abc"),
            std::string("\"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\""));
        QCOMPARE(
            etagOf(""),
            std::string("\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\""));
    }

    void ulid_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("expected");
        QTest::newRow("sound") << QByteArray("01KPY2N1SXNM9X0NV4N6EP3E87") << true;
        QTest::newRow("lower case") << QByteArray("01kpy2n1sxnm9x0nv4n6ep3e87") << true;
        QTest::newRow("largest") << QByteArray("7ZZZZZZZZZZZZZZZZZZZZZZZZZ") << true;
        QTest::newRow("beyond") << QByteArray("80000000000000000000000000") << false;
        QTest::newRow("short") << QByteArray("01KPY2N1SXNM9X0NV4N6EP3E8") << false;
        QTest::newRow("long") << QByteArray("01KPY2N1SXNM9X0NV4N6EP3E877") << false;
        for (const char letter : {'I', 'L', 'O', 'U', 'i', '-'})
            QTest::addRow("with %c", letter)
                << QByteArray("01KPY2N1SXNM9X0NV4N6EP3E8") + letter << false;
    }
    void ulid() {
        QFETCH(QByteArray, text);
        QFETCH(bool, expected);
        QCOMPARE(isUlid({text.data(), size_t(text.size())}), expected);
    }

private:
    static void refresh(const QString &path, const QByteArray &content) {
        QFile::remove(path);
        QFile file(path);
        if (!content.isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(content);
    }
};

QTEST_APPLESS_MAIN(TestRender)
#include "tst_render.moc"
