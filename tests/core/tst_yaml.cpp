// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// YAML by itself: what hostile texts cost, lists arranged anew, single lines. The edits of policies and settings on top of it
// are in tst_policyedit and tst_writesettings.

#include "core/yaml/yamleditor.h"
#include "core/yaml/yamlline.h"
#include "core/yaml/yamltext.h"
#include "core/yaml/yamltree.h"

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace gatepost;

class TestYaml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Aliases stay aliases in the tree, and the value of a text that would grow without end is refused.
    void aliasesAreBounded() {
        std::string text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (int i = 1; i < 30; ++i) {
            const std::string last = "*a" + std::to_string(i - 1);
            text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + last;
            for (int k = 1; k < 10; ++k)
                text += ", " + last;
            text += "]\n";
        }
        QElapsedTimer timer;
        timer.start();
        const auto tree = parseYaml(text);
        QVERIFY(tree.has_value());
        QVERIFY(tree->nodes.size() < 500);
        QVERIFY(!yamlValue(*tree, tree->root));
        const auto itself = parseYaml("a: &a [*a]\n");
        QVERIFY(itself.has_value());
        QVERIFY(!yamlValue(*itself, itself->root));
        QVERIFY2(timer.elapsed() < 2'000, "aliases were written out");
    }

    void bounds() {
        const auto fault = [](const std::string &text, const YamlBounds &bounds) {
            const auto tree = parseYaml(text, bounds);
            return tree ? -1 : int(tree.error().fault);
        };
        QCOMPARE(fault("a: b\n", {.bytes = 5}), -1);
        QCOMPARE(fault("a: b\n", {.bytes = 4}), int(YamlFault::TooLarge));
        QCOMPARE(fault("[a, b]", {.values = 3}), -1);
        QCOMPARE(fault("[a, b]", {.values = 2}), int(YamlFault::TooManyValues));
        QCOMPARE(fault("[[a]]", {.depth = 2}), -1);
        QCOMPARE(fault("[[a]]", {.depth = 1}), int(YamlFault::TooDeep));
        QCOMPARE(fault("a: b\n---\nc: d\n", {}), int(YamlFault::SeveralDocuments));
        QCOMPARE(fault("a: b\n---\nc: d\n", {.firstDocument = true}), -1);
        QCOMPARE(fault("---\na: b\n...\n", {}), -1);
        QCOMPARE(fault("a: b\n...\nc: d\n", {}), int(YamlFault::SeveralDocuments));
        QCOMPARE(fault("a: \xFF\n", {}), int(YamlFault::Encoding));
        QCOMPARE(fault("a: \x01\n", {}), int(YamlFault::ControlCharacter));
        QCOMPARE(fault("a: [\n", {}), int(YamlFault::NotYaml));
    }

    /// Whoever has a copy of a text has the same tree, or the same error, whichever thread asks first; another text
    /// has its own.
    void aTextIsReadOnce() {
        for (const char *text : {"a: [b, c]\n", "a: [", ""}) {
            const YamlText yaml(text);
            const YamlText copy = yaml;
            const void *other = nullptr;
            std::jthread([&] { other = &copy.read(); }).join();
            QCOMPARE(static_cast<const void *>(&yaml.read()), other);
            QCOMPARE(yaml.read().has_value(), parseYaml(text).has_value());
            const YamlText again(text);
            QVERIFY(&again.read() != &yaml.read());
        }
        const YamlText deep("[[a]]", {.depth = 1});
        QVERIFY(!deep.read() && deep.read().error().fault == YamlFault::TooDeep);
    }

    void arrange_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("parts");   ///< indexes of what is there, or new texts
        QTest::addColumn<QByteArray>("becomes"); ///< empty: refused
        const auto row = [](const char *name, const char *given, const char *parts,
                            const char *becomes) {
            QTest::newRow(name) << QByteArray(given) << QByteArray(parts) << QByteArray(becomes);
        };
        row("nothing", "k: [a, b]\n", "0 1", "k: [a, b]\n");
        row("flow, new", "k: [ a,b ]\n", "0 x 1 z", "k: [ a,x,b,z ]\n");
        row("flow, less", "k: [a, b, c] # c\n", "1", "k: [b] # c\n");
        row("flow, other order", "k: [a, 'b', c]\n", "2 1 0", "k: [c, 'b', a]\n");
        row("flow, several in a line", "k: [a, b,\n    c, d]\n", "0 2 3 x",
            "k: [a,\n    c, d, x]\n");
        row("flow, odd texts", "k: [a]\n", "0 b,c ?", "k: [a, \"b,c\", \"?\"]\n");
        row("flow, comment within", "k: [a, # of a\n  b, c]\n", "0 1 2 x",
            "k: [a, # of a\n  b, c, x]\n");
        row("flow, comment without place", "k: [a, # of a\n  b, c]\n", "0 2", "");
        row("lines", "k: [\n  a, # of a\n  # above b\n  b\n]\n", "1 0 x",
            "k: [\n  # above b\n  b,\n  a, # of a\n  x\n]\n");
        row("lines, comma at the end stays", "k: [\n  a,\n  b, # c\n]\n", "x 1",
            "k: [\n  x,\n  b, # c\n]\n");
        row("lines, no comma stays", "k: [\n  a,\n  b\n]\n", "1 0", "k: [\n  b,\n  a\n]\n");
        row("block", "k:\n  - a # of a\n  # above b\n  - b\nl: m\n", "1 x 0",
            "k:\n  # above b\n  - b\n  - x\n  - a # of a\nl: m\n");
        row("block, comment of what goes", "k:\n  - a\n  # part two\n  - b\n  - c\n# end\n", "0 2",
            "k:\n  - a\n  # part two\n  - c\n# end\n");
        row("block, the last comment", "k:\n  - a\n  # above\n  - b\n", "0",
            "k:\n  - a\n  # above\n");
        row("block, empty lines", "k:\n  - a\n\n  - b\n", "0 1 x", "k:\n  - a\n\n  - b\n\n  - x\n");
        row("block, empty line first", "k:\n  - a\n\n  - b\n", "1", "k:\n  - b\n");
        row("block, lines of an item", "k:\n  - a: 1\n    b: |\n      x\n\n  - c\n", "1 0",
            "k:\n  - c\n  - a: 1\n    b: |\n      x\n");
        row("block, wide dash", "k:\n-   a\n", "0 b", "k:\n-   a\n-   b\n");
        row("block, no end", "k:\n  - a\n  - b", "1 0", "k:\n  - b\n  - a\n");
        row("block, CR LF", "k:\r\n  - a\r\n", "x 0", "k:\r\n  - x\r\n  - a\r\n");
    }
    void arrange() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, parts);
        QFETCH(QByteArray, becomes);
        const std::string text = given.toStdString();
        const auto tree = parseYaml(text);
        QVERIFY(tree.has_value());
        YamlEditor editor(text, *tree);
        std::vector<YamlPart> wanted;
        for (const QByteArray &word : parts.split(' ')) {
            bool isIndex = false;
            const uint index = word.toUInt(&isIndex);
            if (isIndex)
                wanted.push_back({.old = index});
            else
                wanted.push_back({.value = {.kind = YamlKind::Scalar, .text = word.toStdString()}});
        }
        const YamlValue list = editor.arrange(tree->valueOf(tree->root, "k"), wanted);
        const auto edit = editor.finish([&](YamlValue &top) { top.items[1] = list; });
        QCOMPARE(edit ? QByteArray::fromStdString(edit->applied(text)) : QByteArray(), becomes);
    }

    void lines_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("read"); ///< "indent [-] key|value"
        const auto row = [](const char *line, const char *read) {
            QTest::newRow(*line ? line : "empty") << QByteArray(line) << QByteArray(read);
        };
        row("", "");
        row("   ", "");
        row("  # a: b", "");
        row("a: b", "0 a|b");
        row("a:", "0 a|");
        row("  a:  b c  # d", "2 a|b c");
        row("  - a: b", "2 - a|b");
        row("-", "0 - |");
        row("-a: b", "0 -a|b");
        row("- https://x/y#z", "0 - |https://x/y#z");
        row("- 'a: b' # c", "0 - |'a: b'");
        row("\"a: b\": \"c # d\" # e", "0 \"a: b\"|\"c # d\"");
        row("a: 'open # b", "0 a|'open # b");
        row("polic", "0 |polic");
    }
    void lines() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, read);
        const auto yaml = readYamlLine({line.constData(), std::size_t(line.size())});
        QByteArray text;
        if (yaml)
            text = QByteArray::number(qulonglong(yaml->indent)) + (yaml->isItem ? " - " : " ") +
                   QByteArray::fromStdString(std::string(yaml->key)) + "|" +
                   QByteArray::fromStdString(std::string(yaml->value));
        QCOMPARE(text, read);
    }
};

QTEST_APPLESS_MAIN(TestYaml)
#include "tst_yaml.moc"
