// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/groups.h"
#include "core/syntax/scopes.h"
#include "core/syntax/tree.h"
#include "core/text/lineindex.h"

#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <memory>
#include <random>
#include <thread>
#include <vector>

using namespace gatepost;

class TestTree : public QObject {
    Q_OBJECT
private slots:
    void pieces_data();
    void pieces();
    void groups_data();
    void groups();
    void readsGroupsOnce();
    void naming_data();
    void naming();
    void scopes_data();
    void scopes();
    void nothingIsLost_data();
    void nothingIsLost();
    void hostileLinesAreLinear_data();
    void hostileLinesAreLinear();
    void longKeysAreClamped();
};

namespace {

QString escaped(std::string_view text) {
    QString shown;
    for (const char c : text) {
        if (c == '\n')
            shown += "\\n";
        else if (c == '\r')
            shown += "\\r";
        else if (c == '\t')
            shown += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) > 0x7E)
            shown += QString::asprintf("\\x%02X", static_cast<unsigned char>(c));
        else
            shown += QChar::fromLatin1(c);
    }
    return shown;
}

/// "K[User-agent] S[: ] V[*] E[\n]", one line a line.
QString printed(const Tree &tree) {
    constexpr const char *kLetters =
        "BsKSVCTE"; // Bom, Space, Key, Separator, Value, Comment, Text, LineEnd
    QString shown;
    for (const Piece &piece : tree.pieces())
        shown += QChar::fromLatin1(kLetters[static_cast<int>(piece.kind)]) + '[' +
                 escaped(tree.slice(piece.range)) + ']';
    return shown;
}

std::string joined(const Tree &tree) {
    std::string text;
    for (const Piece &piece : tree.pieces())
        text += tree.slice(piece.range);
    return text;
}

DialectId dialectNamed(const QString &name) {
    return name == "robots2"     ? DialectId::Robots2
           : name == "robots-ai" ? DialectId::RobotsAi
                                 : DialectId::Robots;
}

} // namespace

void TestTree::pieces_data() {
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *dialect, const QByteArray &text,
                        const char *expected) {
        QTest::newRow(name) << dialect << text << expected;
    };
    row("empty", "robots", "", "");
    row("bom-only", "robots", "\xEF\xBB\xBF", "B[\\xEF\\xBB\\xBF]");
    row("plain", "robots", "User-agent: *\n", "K[User-agent]S[: ]V[*]E[\\n]");
    row("blanks-everywhere", "robots", " \tDisallow \t:\t /a b \t# c \r\n",
        "s[ \\t]K[Disallow]S[ \\t:\\t ]V[/a b]s[ \\t]C[# c ]E[\\r\\n]");
    row("no-value", "robots", "Disallow:", "K[Disallow]S[:]");
    row("no-value-but-blanks", "robots", "Disallow:  \r", "K[Disallow]S[:]s[  ]E[\\r]");
    row("no-value-but-comment", "robots", "Disallow: # all\n", "K[Disallow]S[:]s[ ]C[# all]E[\\n]");
    row("hash-ends-value-anywhere", "robots", "Disallow: /a#b\n",
        "K[Disallow]S[: ]V[/a]C[#b]E[\\n]");
    row("hash-in-a-url-stays", "robots2", "report-to: https://x/#f # g\n",
        "K[report-to]S[: ]V[https://x/#f]s[ ]C[# g]E[\\n]");
    row("path-rules-follow-the-rfc", "robots2", "Disallow: /a#b\n",
        "K[Disallow]S[: ]V[/a]C[#b]E[\\n]");
    row("block", "robots2", " [ Agent : ai-assistant ] # c\n",
        "S[ [ ]K[Agent]S[ : ]V[ai-assistant]S[ ]]s[ ]C[# c]E[\\n]");
    row("block-is-not-of-robots-txt", "robots", "[agent: x]\n", "K[[agent]S[: ]V[x]]E[\\n]");
    row("other", "robots", "hello world # c\n", "T[hello world]s[ ]C[# c]E[\\n]");
    row("unknown-key", "robots", "Foo: bar", "K[Foo]S[: ]V[bar]");
    row("joined", "robots", "User-Agent: .*?-ai$ Disallow: /\n",
        "K[User-Agent]S[: ]V[.*?-ai$]s[ ]K[Disallow]S[: ]V[/]E[\\n]");
    row("mixed-ends", "robots", "a\rb\r\nc\n\r\n", "T[a]E[\\r]T[b]E[\\r\\n]T[c]E[\\n]E[\\r\\n]");
    row("nul-and-invalid", "robots", QByteArray("Allow: /\0\xFF\n", 11),
        "K[Allow]S[: ]V[/\\x00\\xFF]E[\\n]");
    row("form-feed-is-no-blank", "robots", "Allow: \f/\n", "K[Allow]S[: ]V[\\x0C/]E[\\n]");
}

void TestTree::pieces() {
    QFETCH(QString, dialect);
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    const Tree tree = Tree::parse(text.toStdString(), dialectNamed(dialect));
    QCOMPARE(printed(tree), expected);
    QCOMPARE(joined(tree), text.toStdString());
}

void TestTree::groups_data() {
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *dialect, const char *text,
                        const char *expected) {
        QTest::newRow(name) << dialect << text << expected;
    };
    // agents | rules as line numbers | other lines, then flags
    row("S20-run", "robots", "User-agent: a\n\nUser-agent: b\nDisallow: /x\nAllow: /y\n",
        "a,b|4,5|");
    row("S20-trap", "robots", "User-agent: *\nCrawl-delay: 5\nUser-agent: x\nDisallow: /\n",
        "*,x|4|2 trap");
    row("S20-unknown-is-a-trap-too", "robots",
        "User-agent: *\nNoindexx: 5\nUser-agent: x\nDisallow: /\n", "*,x|4|");
    row("S27-sitemap-is-of-no-group", "robots",
        "User-agent: a\nDisallow: /\nSitemap: https://a/b\nDisallow: /c\n", "a|2,4|");
    row("S21-orphan", "robots", "Disallow: /\nUser-agent: a\nDisallow: /b\n", "a|3| orphans 1");
    row("S30-extended", "robots",
        "User-agent: a\n# c\n\nRobot-version: 2.0\nUser-agent: b\nDisallow: /\n",
        "a||4 extended / b|6|");
    row("S30-experimental", "robots", "User-agent: a\nRobot-version: 2.1\nDisallow: /\n",
        "a|3|2 experimental");
    row("S30-not-at-once", "robots",
        "User-agent: a\nSitemap: https://a/b\nRobot-version: 2.0\nDisallow: /\n", "a|4|3");
    row("S17-joined", "robots", "User-agent: a Disallow: /x\nDisallow: /y\nUser-agent: b\n",
        "a|1,2| / b||");
    row("S51-block-ends-the-group", "robots2",
        "User-agent: a\nDisallow: /x\n[agent: monitoring]\nDisallow: /y\nUser-agent: b\nAllow: /\n",
        "a|2| / b|6| orphans 4");
    row("S51-policy-below-a-group", "robots2", "User-agent: a\ntrain: no\nDisallow: /x\n", "a|3|");
}

void TestTree::groups() {
    QFETCH(QString, dialect);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Tree tree = Tree::parse(text.toStdString(), dialectNamed(dialect));
    const Groups &read = tree.groups();
    QStringList shown;
    for (const Group &group : read.groups) {
        QStringList agents;
        QStringList rules;
        QStringList others;
        for (const GroupAgent &agent : read.agentsOf(group))
            agents << QString::fromUtf8(agent.value.data(), qsizetype(agent.value.size()));
        for (const GroupRule &rule : read.rulesOf(group))
            rules << QString::number(rule.line + 1);
        for (const std::uint32_t line : read.othersOf(group))
            others << QString::number(line + 1);
        QString flags = group.trap && !others.isEmpty() ? " trap" : "";
        if (group.version == GroupVersion::Extended)
            flags += " extended";
        if (group.version == GroupVersion::Experimental)
            flags += " experimental";
        shown << agents.join(',') + '|' + rules.join(',') + '|' + others.join(',') + flags;
    }
    QString all = shown.join(" / ");
    for (const std::uint32_t line : read.orphans)
        all += " orphans " + QString::number(line + 1);
    QCOMPARE(all, expected);
}

/// Copies share what was read; a text that differs does not.
void TestTree::readsGroupsOnce() {
    const Tree tree =
        Tree::parse("User-agent: a\nRobot-version: 2.0\nDisallow: /\n", DialectId::Robots);
    const Tree copy = tree; // NOLINT(performance-unnecessary-copy-initialization)
    std::array<const Groups *, 8> seen{};
    {
        std::vector<std::jthread> threads;
        for (const Groups *&each : seen)
            threads.emplace_back([&] { each = &copy.groups(); });
    }
    for (const Groups *each : seen)
        QCOMPARE(each, &tree.groups());
    QCOMPARE(&copy.scopes(), &tree.scopes());
    QVERIFY(&tree.groups(GroupReading::Plain) != &tree.groups());
    QCOMPARE(tree.groups(GroupReading::Plain).groups.front().version, GroupVersion::Plain);
    const Tree other = Tree::parse(std::string(tree.text()), DialectId::Robots);
    QVERIFY(&other.groups() != &tree.groups());
}

void TestTree::naming_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("expected"); // plain | EXT | deciding, as indexes
    const auto row = [](const char *name, const char *text, const char *token,
                        const char *expected) { QTest::newRow(name) << text << token << expected; };
    const char *both =
        "User-agent: a\nDisallow: /1\nUser-agent: A\nRobot-version: 2.0\nDisallow: /2\n"
        "User-agent: b\nUser-agent: a/1.0\nDisallow: /3\n";
    row("S30-both", both, "a", "0 2|1|1");
    row("S12-case", both, "B", "2||2");
    row("S12-whole", both, "a/1.0", "||");
    row("S30-experimental", "User-agent: a\nRobot-version: 2.1\nDisallow: /\n", "a", "||");
    row("star", "User-agent: *\nDisallow:\n", "*", "0||0");
}

void TestTree::naming() {
    QFETCH(QString, text);
    QFETCH(QString, token);
    QFETCH(QString, expected);
    const Tree tree = Tree::parse(text.toStdString(), DialectId::Robots);
    const NamingGroups naming = tree.groups().naming(token.toStdString());
    const auto shown = [](const std::vector<std::size_t> &indexes) {
        QStringList words;
        for (const std::size_t index : indexes)
            words << QString::number(index);
        return words.join(' ');
    };
    QCOMPARE(shown(naming.plain) + '|' + shown(naming.extended) + '|' + shown(naming.deciding()),
             expected);
    QCOMPARE(naming.empty(), naming.deciding().empty());
}

void TestTree::scopes_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("S51-blocks")
        << "train: no\n[agent: monitoring]\nread: no\nUser-agent: x\nstore: no\n[agent: a "
           "b]\nmarket: m\nquote: no\n"
        << "1 global train; 3 monitoring read; 5 global store; 7 global market; 8 a b quote; ";
    QTest::newRow("S59-chain-last") << "train: no\nchain: https://a/b\n\n# end\n"
                                    << "1 global train; chain 2";
    QTest::newRow("S59-chain-not-last") << "chain: https://a/b\ntrain: no\n"
                                        << "2 global train; ";
    QTest::newRow("S59-unknown-line-is-last-too") << "chain: https://a/b\nhello\n"
                                                  << "";
    QTest::newRow("S58-chain-id")
        << "# meta: chain-id: shop-1\n# meta : Chain-ID : two\ntrain: no\n"
        << "3 global train; id shop-1";
    QTest::newRow("S58-only-before-the-first-directive") << "train: no\n# meta: chain-id: shop-1\n"
                                                         << "1 global train; ";
}

void TestTree::scopes() {
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Tree tree = Tree::parse(text.toStdString(), DialectId::Robots2);
    const Scopes &read = tree.scopes();
    std::string shown;
    for (const ScopedLine &line : read.lines)
        shown +=
            std::to_string(line.line + 1) + " " +
            (line.block < 0 ? "global"
                            : std::string(read.blocks[static_cast<std::size_t>(line.block)].name)) +
            " " + std::string(directiveName(line.directive)) + "; ";
    if (read.chain)
        shown += "chain " + std::to_string(*read.chain + 1);
    if (!read.chainId.empty())
        shown += "id " + std::string(read.chainId);
    QCOMPARE(QString::fromStdString(shown), expected);
}

void TestTree::nothingIsLost_data() {
    QTest::addColumn<int>("dialect");
    QTest::newRow("robots") << static_cast<int>(DialectId::Robots);
    QTest::newRow("robots-ai") << static_cast<int>(DialectId::RobotsAi);
    QTest::newRow("robots2") << static_cast<int>(DialectId::Robots2);
}

/// 30,000 random texts a dialect, of the pieces that matter; each in a buffer of its exact size.
void TestTree::nothingIsLost() {
    QFETCH(int, dialect);
    const std::vector<std::string> pieces = {"\n",
                                             "\r",
                                             "\r\n",
                                             " ",
                                             "\t",
                                             ":",
                                             "#",
                                             "[",
                                             "]",
                                             "User-agent",
                                             "Disallow",
                                             "Allow: /",
                                             "agent",
                                             "train",
                                             "# meta: chain-id: x",
                                             "chain: https://a/b",
                                             "\xEF\xBB\xBF",
                                             std::string(1, '\0'),
                                             "\xFF",
                                             "\xE2\x80\xA8",
                                             "[agent: x]",
                                             "Robot-version: 2.0",
                                             "User-agent: a Disallow: /",
                                             "\f",
                                             "é"};
    std::mt19937 random(20261120);
    for (int round = 0; round < 30000; ++round) {
        std::string text;
        for (auto left = random() % 24; left > 0; --left)
            text += pieces[random() % pieces.size()];
        const Tree tree = Tree::parse(text, static_cast<DialectId>(dialect));
        QCOMPARE(joined(tree), text);
        std::uint32_t at = tree.hasBom() ? 3 : 0;
        const LineIndex index(text);
        std::size_t number = 0;
        for (const Line &line : tree.lines()) {
            QCOMPARE(line.begin, at);
            QVERIFY(line.contentEnd <= line.end && line.valueBegin <= line.valueEnd);
            QVERIFY(line.valueEnd <= line.commentBegin && line.commentBegin <= line.contentEnd);
            QCOMPARE(index.whole(number).end, line.end);
            at = line.end;
            ++number;
        }
        QCOMPARE(at, std::max<std::uint32_t>(static_cast<std::uint32_t>(text.size()),
                                             tree.hasBom() ? 3 : 0));
        for (const Group &group : tree.groups().groups)
            QVERIFY(group.firstLine <= group.lastLine);
        std::ignore = tree.scopes();
    }
}

void TestTree::hostileLinesAreLinear_data() {
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("repeated");
    QTest::newRow("colons behind User-agent") << QByteArray("User-agent: ") << QByteArray(":");
    QTest::newRow("letters and colons") << QByteArray("User-agent: ") << QByteArray("disallow:");
    QTest::newRow("blanks and colons") << QByteArray("User-agent: ") << QByteArray(" \t:");
    QTest::newRow("rules behind User-agent")
        << QByteArray("User-agent: x") << QByteArray(" Allow: /");
    QTest::newRow("comment signs") << QByteArray("market: x") << QByteArray("#");
    QTest::newRow("brackets") << QByteArray("[agent:") << QByteArray("]");
    QTest::newRow("CR alone") << QByteArray("a") << QByteArray("\r");
    QTest::newRow("meta lines") << QByteArray("#") << QByteArray(" meta:");
}

/// A line of a million bytes, one and a half seconds being far more than it needs.
void TestTree::hostileLinesAreLinear() {
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, repeated);
    const std::string text =
        (begin + repeated.repeated(1'000'000 / int(repeated.size()))).toStdString();
    for (const DialectId dialect : {DialectId::Robots, DialectId::Robots2}) {
        QElapsedTimer timer;
        timer.start();
        const Tree tree = Tree::parse(text, dialect);
        std::ignore = tree.groups();
        std::ignore = tree.scopes();
        QVERIFY2(timer.elapsed() < 1500, qPrintable(QString::number(timer.elapsed())));
    }
}

/// A line holds the length of its key in 16 bits: what is longer is no directive, and nothing of it gets lost.
void TestTree::longKeysAreClamped() {
    for (const std::size_t size : {0xFFFEU, 0xFFFFU, 0x10000U, 0x10008U, 0x30000U}) {
        const std::string text = "Disallow" + std::string(size - 8, 'x') + ": /a\nDisallow: /b\n";
        const Tree tree = Tree::parse(text, DialectId::Robots);
        const Line &line = tree.lines()[0];
        QCOMPARE(line.kind, LineKind::UnknownKey);
        QCOMPARE(std::size_t{line.keyLength}, std::min<std::size_t>(size, 0xFFFF));
        QCOMPARE(std::string(tree.value(line)), "/a");
        std::string again;
        for (const Piece &piece : tree.pieces())
            again += tree.slice(piece.range);
        QVERIFY(again == text);
    }
}

QTEST_APPLESS_MAIN(TestTree)
#include "tst_tree.moc"
