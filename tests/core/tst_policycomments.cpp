// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Comments of agent policies: read, written, and every value and every other byte left alone.

#include "core/agents/agentfacts.h"
#include "core/render/agentpolicy.h"
#include "core/render/policycomments.h"
#include "core/yaml/yamltree.h"

#include <QTest>

using namespace gatepost;

namespace {

const char *const kPolicy = "title: Ours # short\n"
                            "default_policy: allow\n"
                            "agents:\n"
                            "  # asked us in May\n"
                            "  #   see the mail\n"
                            "  - user_agent: GPTBot\n"
                            "    policy: disallow   #  for now\n"
                            "    disallow:\n"
                            "      - /a # drafts\n"
                            "      - \"/b # c\"\n"
                            "    notes: |\n"
                            "      one\n"
                            "      # two\n"
                            "  - {user_agent: CCBot, policy: allow, allow: [/x, /y]}\n"
                            "  - user_agent: ClaudeBot\n"
                            "    policy: allow\n";

/// "file", "agent N", "line N NAME [ITEM]", "top NAME".
struct CommentPlace {
    QString what;

    [[nodiscard]] PolicyValuePlace line(std::string &name) const {
        const bool top = what.startsWith(u"top");
        name = what.section(u' ', top ? 1 : 2, top ? 1 : 2).toStdString();
        PolicyValuePlace place{.agent = {}, .name = name, .item = what.section(u' ', 3).toUInt()};
        if (!top)
            place.agent = what.section(u' ', 1, 1).toUInt();
        return place;
    }
    [[nodiscard]] std::string read(std::string_view text) const {
        const YamlText yaml{std::string(text)};
        std::string name;
        return what == u"file"             ? policyComment(yaml)
               : what.startsWith(u"agent") ? agentComment(yaml, what.section(u' ', 1).toUInt())
                                           : policyLineComment(yaml, line(name));
    }
    [[nodiscard]] PolicyEdit write(std::string_view text, std::string_view comment) const {
        const YamlText yaml{std::string(text)};
        std::string name;
        return what == u"file" ? setPolicyComment(yaml, comment)
               : what.startsWith(u"agent")
                   ? setAgentComment(yaml, what.section(u' ', 1).toUInt(), comment)
                   : setPolicyLineComment(yaml, line(name), comment);
    }
};

YamlValue valueOf(const std::string &text) {
    const auto tree = parseYaml(text);
    return tree && tree->root != kNoYaml ? *yamlValue(*tree, tree->root) : YamlValue();
}

} // namespace

class TestPolicyComments : public QObject {
    Q_OBJECT

private slots:
    /// A place, what it says, another comment, and the part of the policy that becomes another.
    void edits_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char *name, const char *what, const char *comment,
                            const char *wanted, const char *from, const char *to) {
            QTest::newRow(name) << QString::fromLatin1(what) << QByteArray(comment)
                                << QByteArray(wanted) << QByteArray(from) << QByteArray(to);
        };
        row("the file's first", "file", "", "ours\nsince May", "title: Ours",
            "# ours\n# since May\n\ntitle: Ours");
        row("an entry's, a kept line keeps its bytes", "agent 0", "asked us in May\nsee the mail",
            "see the mail\nof the 4th", "  # asked us in May\n  #   see the mail\n",
            "  #   see the mail\n  # of the 4th\n");
        row("an entry's, removed", "agent 0", "asked us in May\nsee the mail", "",
            "  # asked us in May\n  #   see the mail\n", "");
        row("of an entry in braces, behind a block of notes", "agent 1", "", "theirs",
            "  - {user_agent: CCBot", "  # theirs\n  - {user_agent: CCBot");
        row("of the last entry", "agent 2", "", "a # b", "  - user_agent: ClaudeBot",
            "  # a # b\n  - user_agent: ClaudeBot");
        row("of a value", "line 0 policy", "for now", "for ever", "#  for now", "#  for ever");
        row("of a value, removed", "line 0 policy", "for now", "", "disallow   #  for now",
            "disallow");
        row("of a value, the first", "line 2 policy", "", "yes", "    policy: allow\n",
            "    policy: allow  # yes\n");
        row("of a path", "line 0 disallow 0", "drafts", "old drafts", "# drafts", "# old drafts");
        row("of a path in quotes", "line 0 disallow 1", "", "a #", "\"/b # c\"",
            "\"/b # c\"  # a #");
        row("of a field of the policy", "top title", "short", "long", "# short", "# long");
        row("unchanged", "line 0 disallow 0", "drafts", "drafts", "", "");
    }
    void edits() {
        QFETCH(QString, what);
        QFETCH(QByteArray, comment);
        QFETCH(QByteArray, wanted);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        for (const QByteArray &lineEnd : {QByteArray("\n"), QByteArray("\r\n")}) {
            const auto text = [&](QByteArray lines) {
                return lines.replace("\n", lineEnd).toStdString();
            };
            const CommentPlace place{what};
            const std::string before = text(kPolicy);
            QCOMPARE(QByteArray::fromStdString(place.read(before)), comment);
            const PolicyEdit edit = place.write(before, wanted.toStdString());
            QVERIFY2(edit.has_value(), edit ? "" : edit.error().english().c_str());
            const std::string after = edit->applied(before);
            QByteArray expected(kPolicy);
            if (!from.isEmpty()) {
                QCOMPARE(expected.count(from), 1);
                expected.replace(expected.indexOf(from), from.size(), to);
            }
            QCOMPARE(QByteArray::fromStdString(after), QByteArray::fromStdString(text(expected)));
            QCOMPARE(QByteArray::fromStdString(place.read(after)), wanted);
            QVERIFY(valueOf(after) == valueOf(before));
            QCOMPARE(edit->inverse(before).applied(after), before);
        }
    }

    void refused_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, const char *what, const QByteArray &comment,
                            const char *why) {
            QTest::newRow(name) << QString::fromLatin1(what) << comment << QString::fromLatin1(why);
        };
        row("a path in brackets", "line 1 allow 0", "x", "does not end its line");
        row("a value in braces", "line 1 policy", "x", "does not end its line");
        row("a value of several lines", "line 0 notes", "x", "several lines");
        row("a field that is not there", "line 2 vendor", "x", "not set");
        row("a path that is not there", "line 0 disallow 7", "x", "not set");
        row("an agent that is not there", "agent 9", "x", "no agent 10");
        row("two lines at the end of one", "line 0 policy", "a\nb", "one line");
        row("a control character", "agent 0", "a\rb", "control characters");
        row("a control character in the file's", "file", QByteArray("a\0b", 3),
            "control characters");
    }
    void refused() {
        QFETCH(QString, what);
        QFETCH(QByteArray, comment);
        QFETCH(QString, why);
        const PolicyEdit edit = CommentPlace{what}.write(kPolicy, comment.toStdString());
        QVERIFY(!edit.has_value());
        const QString said = QString::fromStdString(edit.error().english());
        QVERIFY2(said.contains(why), qPrintable(said));
    }

    void whatIsNoPolicyHasNoComments() {
        for (const char *text : {"", "a: [", "- x\n- y\n", "agents: 3\n", "agents: *x\n", "x"}) {
            const YamlText yaml(text);
            QCOMPARE(agentComment(yaml, 0), std::string());
            QCOMPARE(policyLineComment(yaml, {.agent = 0, .name = "policy"}), std::string());
            QVERIFY(!setAgentComment(yaml, 0, "x").has_value());
        }
        const auto commented = [](const char *text) {
            return setPolicyComment(YamlText(text), "ours")->applied(text);
        };
        QCOMPARE(commented(""), std::string("# ours\n"));
        QCOMPARE(commented("\xEF\xBB\xBFtitle: x\n"),
                 std::string("\xEF\xBB\xBF# ours\n\ntitle: x\n"));
    }

    /// Names are looked up in the list that the site has, not in the one that is compiled in.
    void namesOfTheSitesOwnList() {
        const Registry site = Registry::builtIn().with(readAgentsTsv(
            "token\toperator\tstatus\nNewsHound\tHound Ltd\t\nOldHound\tHound Ltd\tretired\n"));
        const YamlText text("default_policy: allow\ntitle: T\nslug: t\n"
                            "id: 01ARZ3NDEKTSV4RRFFQ69G5FAV\nagents:\n"
                            "  - {user_agent: NewsHoud, policy: allow}\n"
                            "  - {user_agent: OldHound, policy: allow}\n");
        const auto codes = [](const AgentPolicy &policy) {
            QStringList all;
            for (const Diagnostic &fault : policy.faults)
                all << QString::fromUtf8(fault.code.data(), qsizetype(fault.code.size())) +
                           QLatin1Char(' ') + QString::fromStdString(fault.message.english());
            return all.join(QLatin1Char('\n'));
        };
        QCOMPARE(codes(readAgentPolicy(text)), QString());
        QCOMPARE(
            codes(readAgentPolicy(text, site)),
            QStringLiteral("kno-agent-typo No crawler called “NewsHoud” is known. Did you mean "
                           "“NewsHound”?\n"
                           "kno-retired-agent “OldHound” is retired: Hound Ltd no longer sends "
                           "it. Today it sends NewsHound; make sure they have entries if you "
                           "want them covered."));
    }
};

QTEST_APPLESS_MAIN(TestPolicyComments)
#include "tst_policycomments.moc"
