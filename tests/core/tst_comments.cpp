// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Comments of files, groups and lines: read, written, and everything else left alone.

#include "core/model/commentedits.h"
#include "core/syntax/groups.h"

#include <QTest>

using namespace gatepost;

namespace {

constexpr DialectId R = DialectId::Robots;
constexpr DialectId R2 = DialectId::Robots2;

} // namespace

class TestComments : public QObject {
    Q_OBJECT

private slots:
    /// what: "file", "group N" or "line N" (1-based); text before → comment; another comment → text after.
    void edits_data() {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("comment");
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, DialectId dialect, const char *what,
                            const char *before, const char *comment, const char *wanted,
                            const char *after) {
            QTest::newRow(name) << int(dialect) << QString::fromLatin1(what) << QByteArray(before)
                                << QByteArray(comment) << QByteArray(wanted) << QByteArray(after);
        };
        row("a group's first comment", R, "group 0", "User-agent: a\nDisallow:\n", "", "may come",
            "# may come\nUser-agent: a\nDisallow:\n");
        row("a block's first comment", R2, "block monitoring",
            "train: no\n\n[agent: Monitoring]\ntrain: yes\n", "", "asked us",
            "train: no\n\n# asked us\n[agent: Monitoring]\ntrain: yes\n");
        row("a block's comment is not the file's", R2, "file",
            "# theirs\n[agent: monitoring]\ntrain: yes\n", "", "ours",
            "# ours\n\n# theirs\n[agent: monitoring]\ntrain: yes\n");
        row("a block's comment removed, of the first of two", R2, "block monitoring",
            "#a\n[agent: monitoring]\ntrain: no\n# b\n[agent: monitoring]\nread: no\n", "a", "",
            "[agent: monitoring]\ntrain: no\n# b\n[agent: monitoring]\nread: no\n");
        row("another text, kept lines keep their bytes", R, "group 0",
            "#one\n#   two\nUser-agent: a\n", "one\ntwo", "one\nnew\ntwo",
            "#one\n# new\n#   two\nUser-agent: a\n");
        row("an empty line within", R, "group 0", "User-agent: a\n", "", "one\n\ntwo",
            "# one\n#\n# two\nUser-agent: a\n");
        row("removed", R, "group 1", "User-agent: a\nDisallow:\n\n# b's\nUser-agent: b\n", "b's",
            "", "User-agent: a\nDisallow:\n\nUser-agent: b\n");
        row("not what a blank line separates", R, "group 0", "# file\n\nUser-agent: a\n", "",
            "group", "# file\n\n# group\nUser-agent: a\n");
        row("line ends of the file", R, "group 0", "User-agent: a\r\nDisallow:\r\n", "", "x",
            "# x\r\nUser-agent: a\r\nDisallow:\r\n");
        row("robots2.txt: not the meta lines", R2, "group 0",
            "# meta: contact: a@b.example\nUser-agent: a\n", "", "x",
            "# meta: contact: a@b.example\n# x\nUser-agent: a\n");
        row("a file's first comment", R, "file", "User-agent: a\nDisallow:\n", "", "ours",
            "# ours\n\nUser-agent: a\nDisallow:\n");
        row("the top lines are the first group's", R, "file", "# a's\nUser-agent: a\n", "", "ours",
            "# ours\n\n# a's\nUser-agent: a\n");
        row("a file's comment", R, "file", "# one\n# two\n\nUser-agent: a\n", "one\ntwo", "one",
            "# one\n\nUser-agent: a\n");
        row("a file of comments alone", R, "file", "# one", "one", "two", "# two\n");
        row("an empty file", R, "file", "", "", "one", "# one\n");
        row("behind a byte order mark", R, "file",
            "\xEF\xBB\xBF"
            "User-agent: a\n",
            "", "one", "\xEF\xBB\xBF# one\n\nUser-agent: a\n");
        row("above meta lines", R2, "file", "# meta: contact: x\ntrain: no\n", "", "ours",
            "# ours\n\n# meta: contact: x\ntrain: no\n");
        row("a rule's first comment", R, "line 2", "User-agent: a\nDisallow: /x\n", "", "old",
            "User-agent: a\nDisallow: /x  # old\n");
        row("a rule's comment", R, "line 2", "User-agent: a\nDisallow: /x   #  old \n", "old",
            "new", "User-agent: a\nDisallow: /x   #  new\n");
        row("a rule's comment removed", R, "line 2", "User-agent: a\nDisallow: /x \t # old\n",
            "old", "", "User-agent: a\nDisallow: /x\n");
        row("an empty rule", R, "line 2", "User-agent: a\nDisallow:\n", "", "all is open",
            "User-agent: a\nDisallow:  # all is open\n");
        row("a # in the text", R, "line 2", "User-agent: a\nDisallow: /x\n", "", "see #4",
            "User-agent: a\nDisallow: /x  # see #4\n");
        row("robots2.txt: a value with a #", R2, "line 1", "report-to: https://a.example/#x\n", "",
            "ours", "report-to: https://a.example/#x  # ours\n");
        row("a policy line", R2, "line 1", "train: no # never\n", "never", "not yet",
            "train: no # not yet\n");
        row("the same again", R, "line 2", "User-agent: a\nDisallow: /x #old\n", "old", "old",
            "User-agent: a\nDisallow: /x #old\n");
    }
    void edits() {
        QFETCH(int, dialect);
        QFETCH(QString, what);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, comment);
        QFETCH(QByteArray, wanted);
        QFETCH(QByteArray, after);
        const Tree tree = Tree::parse(before.toStdString(), static_cast<DialectId>(dialect));
        const int number = what.section(u' ', 1).toInt();
        const auto read = [&](const Tree &of) {
            return what == u"file" ? fileComment(of)
                   : what.startsWith(u"block")
                       ? blockComment(of, what.section(u' ', 1).toStdString())
                   : what.startsWith(u"group") ? groupComment(of, std::size_t(number))
                                               : lineComment(of, std::uint32_t(number - 1));
        };
        QCOMPARE(QByteArray::fromStdString(read(tree)), comment);
        const std::string text = wanted.toStdString();
        const EditResult edit =
            what == u"file" ? setFileComment(tree, text)
            : what.startsWith(u"block")
                ? setBlockComment(tree, what.section(u' ', 1).toStdString(), text)
            : what.startsWith(u"group") ? setGroupComment(tree, std::size_t(number), text)
                                        : setLineComment(tree, std::uint32_t(number - 1), text);
        QVERIFY(edit.has_value());
        const std::string changed = edit->applied(tree.text());
        QCOMPARE(QByteArray::fromStdString(changed), after);
        // What is read back is what was written, but for a line that has moved.
        if (!what.startsWith(u"line") || before.count('\n') == after.count('\n'))
            QCOMPARE(QByteArray::fromStdString(
                         read(Tree::parse(changed, static_cast<DialectId>(dialect)))),
                     wanted);
    }

    void refused() {
        const Tree robots = Tree::parse("User-agent: a\nDisallow: /x\n", R);
        QVERIFY(!setLineComment(robots, 1, "one\ntwo").has_value());
        QVERIFY(!setGroupComment(robots, 0, "a\rb").has_value());
        QVERIFY(!setFileComment(robots, std::string_view("a\0b", 3)).has_value());
        const Tree robots2 = Tree::parse("train: no\n", R2);
        QVERIFY(!setFileComment(robots2, "meta: contact: x").has_value());
        QVERIFY(!setFileComment(robots2, "ours\n meta: contact: x").has_value());
        QVERIFY(!setBlockComment(robots2, "monitoring", "x").has_value());
        QCOMPARE(blockComment(robots2, "monitoring"), std::string());
        QVERIFY(setGroupComment(robots, 0, "meta: contact: x").has_value());
    }
};

QTEST_APPLESS_MAIN(TestComments)
#include "tst_comments.moc"
