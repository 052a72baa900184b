// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines go from a file since they change nothing, and that they go only with the proof.
#include "core/lint/tidy.h"

#include <QTest>

#include <string>
#include <string_view>

using namespace gatepost;

namespace {

Site siteOf(std::string text) {
    Site site;
    site.put(FileRole::Robots, std::move(text));
    return site;
}

std::string linesOf(const Tidied &tidy) {
    std::string lines;
    for (const TidyLine &line : tidy.lines)
        lines += (lines.empty() ? "" : " ") + std::to_string(line.line.value);
    return lines;
}

} // namespace

class TestTidy : public QObject {
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void undecidedIsNotOffered();
    void otherFiles();
    void switchedOff();
};

void TestTidy::lines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("gone"); // numbers of lines
    QTest::addColumn<int>("managed");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &gone,
                        int managed = 0) { QTest::newRow(name) << text << gone << managed; };
    row("nothing", "User-agent: *\nDisallow: /a\n", "");
    row("all kinds",
        "User-agent: *\nDisallow: /cart\nDisallow: /private\nDisallow: /private/\n"
        "Disallow: /private/x\nDisallow: /cart/old\nAllow: /wp-content/\nAllow: /\n",
        "4 5 6 7 8");
    row("given twice", "User-agent: *\nDisallow: /a\nDisallow: /a\n", "3");
    // In 1994 the first rule that matches decides, so the Allow opens /a/b/c there.
    row("it opens in 1994", "User-agent: *\nAllow: /a/b\nDisallow: /a/b/c\n", "");
    row("others stay",
        "# Disallow: /a/b\nSitemap: https://a.example/s.xml\nUser-agent: *\n"
        "Disallow: /a\nDisallow: /a/b # twice\nNonsense: /a/b\n",
        "5");
    row("line ends and a byte that is not UTF-8",
        "User-agent: *\r\nDisallow: /a\r\nDisallow: /a/b\r\n# \xE9\r\n", "3");
    row("without a line end", "User-agent: *\nDisallow: /a\nDisallow: /a/b", "3");
    row("a block of somebody else's",
        "# START YOAST BLOCK\nUser-agent: *\nDisallow: /a\nDisallow: /a/b\n# END YOAST BLOCK\n", "",
        1);
    row("empty", "", "");
}

void TestTidy::lines() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, gone);
    QFETCH(const int, managed);
    const Site site = siteOf(text.toStdString());
    const Tidied tidy = tidied(site, FileRole::Robots);
    QCOMPARE(QByteArray::fromStdString(linesOf(tidy)), gone);
    QCOMPARE(tidy.managed, static_cast<std::size_t>(managed));
    QCOMPARE(tidy.isProved(), !gone.isEmpty());
    QVERIFY(!tidy.differs && tidy.open.empty());
    QCOMPARE(tidy.agents > 0, !gone.isEmpty());
    // Exactly these lines are gone, and every other byte is as it was.
    QByteArray left;
    const QList<QByteArray> numbers = gone.isEmpty() ? QList<QByteArray>() : gone.split(' ');
    int number = 0;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = text.indexOf('\n', at);
        end = end < 0 ? text.size() : end + 1;
        if (!numbers.contains(QByteArray::number(++number)))
            left += text.mid(at, end - at);
        at = end;
    }
    QCOMPARE(QByteArray::fromStdString(tidy.edit.applied(text.toStdString())), left);
    for (const TidyLine &line : tidy.lines)
        QVERIFY(!line.text.empty() && !line.why.english().empty());
    // Nothing is left to do.
    QVERIFY(tidied(siteOf(left.toStdString()), FileRole::Robots).lines.empty());
}

/// What the bounds leave open is no proof.
void TestTidy::undecidedIsNotOffered() {
    const Site site = siteOf("User-agent: *\nDisallow: /a*b\nDisallow: /a*b/c\n");
    exact::Limits limits;
    limits.steps = 1;
    const Tidied tidy = tidied(site, FileRole::Robots, {}, limits);
    QCOMPARE(linesOf(tidy), std::string("3"));
    QVERIFY(!tidy.open.empty());
    QVERIFY(!tidy.isProved());
    std::stop_source stopped;
    stopped.request_stop();
    exact::Limits ended;
    ended.stop = stopped.get_token();
    QVERIFY(!tidied(site, FileRole::Robots, {}, ended).isProved());
    QVERIFY(tidied(site, FileRole::Robots).isProved());
}

/// Beside a robots-ai.txt an Allow speaks (S41), and a file that is not there has no lines.
void TestTidy::otherFiles() {
    Site site = siteOf("User-agent: *\nDisallow: /x\nAllow: /\n");
    QCOMPARE(linesOf(tidied(site, FileRole::Robots)), std::string("3"));
    site.put(FileRole::RobotsAi, "User-agent: *\nDisallow: /y\n");
    QVERIFY(tidied(site, FileRole::Robots).lines.empty());
    QVERIFY(tidied(site, FileRole::Robots2).lines.empty());
    QVERIFY(tidied(site, FileRole::AgentPolicy).lines.empty());
}

void TestTidy::switchedOff() {
    const Site site = siteOf("User-agent: *\nDisallow: /x\nDisallow: /x/y\n");
    LintOptions options;
    options.off = {"without-effect"};
    QVERIFY(tidied(site, FileRole::Robots, options).lines.empty());
}

QTEST_APPLESS_MAIN(TestTidy)
#include "tst_tidy.moc"
