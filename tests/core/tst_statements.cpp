// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Statements for everybody, made of a site's files: never more permissive than the files are.

#include "core/export/export.h"

#include <QTest>

#include <format>
#include <string>

using namespace gatepost;
using namespace gatepost::exporting;

class TestStatements : public QObject {
    Q_OBJECT

private slots:
    void neverMorePermissive_data();
    void neverMorePermissive();
};

void TestStatements::neverMorePermissive_data() {
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("robots2");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("said"); // comments left out; then the losses
    const QByteArray everything = "train: yes\nsummarise: yes\nderivative: yes\n";
    const QByteArray restrictive = "The format addresses everybody alike, so the most restrictive "
                                   "of all lines counts.\n";
    QTest::newRow("read: no refuses every use (S55)")
        << QByteArray() << QByteArray(everything + "read: no\n") << QByteArray("content-usage")
        << QByteArray("Content-Usage: search=n, ai-use=n, train-ai=n\n"
                      "Content-Usage: search=n, ai-use=n, train-ai=n\n"
                      "train: yes => train-ai is refused. " +
                      restrictive + "summarise: yes => ai-use is refused. " + restrictive +
                      "derivative: yes => ai-use is refused. " + restrictive);
    QTest::newRow("crawl: no of one category refuses for all")
        << QByteArray() << QByteArray("train: yes\n[agent: data-harvester]\ncrawl: no\n")
        << QByteArray("content-signal")
        << QByteArray("Content-Signal: ai-train=no\n"
                      "train: yes => ai-train is refused. " +
                      restrictive +
                      "crawl: no => ai-train is refused. It is said to everybody, also to agents "
                      "that the line is not about.\n");
    const auto permitted = [](const char *name, const char *policy, const char *signal) {
        QTest::newRow(name) << QByteArray() << QByteArray(policy) << QByteArray("content-signal")
                            << QByteArray(signal);
    };
    permitted("summarise: yes alone permits no AI input", "summarise: yes\n", "");
    permitted("derivative: yes alone neither", "derivative: yes\n", "");
    permitted("both do", "summarise: yes\nderivative: yes\n", "Content-Signal: ai-input=yes\n");
    permitted("crawl: yes alone permits no search", "crawl: yes\n", "");
    permitted("read: yes alone neither", "read: yes\n", "");
    permitted("these two do", "crawl: yes\nread: yes\n", "Content-Signal: search=yes\n");
    QTest::newRow("a path that is not ASCII is escaped as in URLs (S24)")
        << QByteArray("User-agent: *\nContent-Usage: train-ai=y, search=y\n"
                      "Content-Usage: /priv\xC3\xA9/ train-ai=n\n")
        << QByteArray() << QByteArray("content-usage")
        << QByteArray("Content-Usage: search=y, train-ai=y\n"
                      "Content-Usage: /priv%C3%A9/ train-ai=n\n"
                      "Content-Usage: search=y, train-ai=y\n"
                      "Content-Usage: train-ai=n\n");
    QTest::newRow("a longer path leaves unstated what it does not state (S110)")
        << QByteArray("User-agent: *\nContent-Usage: search=y\nContent-Usage: /a train-ai=n\n"
                      "Content-Signal: ai-input=no\n")
        << QByteArray() << QByteArray("content-usage")
        << QByteArray("Content-Usage: search=y, ai-use=n\n"
                      "Content-Usage: /a ai-use=n, train-ai=n\n"
                      "Content-Usage: search=y, ai-use=n\n"
                      "Content-Usage: ai-use=n, train-ai=n\n");
    QTest::newRow("what is permitted for a path alone is not stated")
        << QByteArray("User-agent: *\nContent-Usage: /a train-ai=n, search=y\n") << QByteArray()
        << QByteArray("content-usage")
        << QByteArray("Content-Usage: /a train-ai=n\nContent-Usage: train-ai=n\n"
                      "Content-Usage: /a train-ai=n, search=y => Nothing. " +
                      restrictive);
    QTest::newRow("without paths nothing is permitted that a path refuses")
        << QByteArray("User-agent: *\nContent-Usage: train-ai=y, search=y\n"
                      "Content-Usage: /a train-ai=n\n")
        << QByteArray() << QByteArray("content-signal")
        << QByteArray(
               "Content-Signal: search=yes\n"
               "Content-Usage: train-ai=y, search=y => Nothing. Content-Signal has no paths, "
               "and ai-train is refused for “/a”.\n"
               "Content-Usage: /a train-ai=n => Nothing. Content-Signal has no paths: it says "
               "nothing about “/a”.\n");
    const QByteArray allowed = "crawl: yes\nread: yes\ntrain: yes\n";
    const auto tdm = [](std::initializer_list<std::pair<const char *, int>> rows) {
        QByteArray text = "[\n";
        for (const auto &[path, reserved] : rows)
            text += QByteArray(text.size() > 2 ? ",\n" : "") + "  {\n    \"location\": \"" + path +
                    "\",\n    \"tdm-reservation\": " + QByteArray::number(reserved) + "\n  }";
        return text + "\n]\n";
    };
    const QByteArray wider =
        " => Refused to everybody. The format is read without robots.txt. A path that some agents "
        "may not fetch is refused to all, and so is what another rule allows below it.\n";
    QTest::newRow("what may not be fetched is reserved (S55)")
        << QByteArray("User-agent: *\nDisallow: /\n") << allowed << QByteArray("tdmrep")
        << tdm({{"/*", 1}}) + "train: yes => ai-train is refused. " + restrictive;
    QTest::newRow("a folder that may not be fetched")
        << QByteArray("User-agent: *\nDisallow: /members/\n") << allowed << QByteArray("tdmrep")
        << tdm({{"/members/*", 1}, {"/*", 0}});
    QTest::newRow("what one agent alone may not fetch")
        << QByteArray("User-agent: CCBot\nDisallow: /x$\n") << allowed << QByteArray("tdmrep")
        << tdm({{"/x$", 1}, {"/*", 0}}) + wider;
    QTest::newRow("a rule for paths alone states nothing")
        << QByteArray("User-agent: *\nDisallow: /members/\n") << QByteArray()
        << QByteArray("tdmrep") << QByteArray("[]\n");
    QTest::newRow("a path begins with a slash (S110)")
        << QByteArray("User-agent: *\nDisallowAITraining: *.pdf\n") << allowed
        << QByteArray("content-usage")
        << QByteArray("Content-Usage: search=y, train-ai=y\nContent-Usage: /*.pdf train-ai=n\n"
                      "Content-Usage: search=y, train-ai=y\nContent-Usage: train-ai=n\n");
    QTest::newRow("a star before a slash may be nothing")
        << QByteArray("User-agent: *\nDisallowAITraining: */x\n") << allowed << QByteArray("tdmrep")
        << tdm({{"/*/x*", 1}, {"/x*", 1}, {"/*", 0}});
    QTest::newRow("a longer path keeps what a shorter one refuses")
        << QByteArray("User-agent: *\nContent-Usage: train-ai=y, search=y\n"
                      "Content-Usage: /a train-ai=n\nContent-Usage: /a/b search=n\n")
        << QByteArray() << QByteArray("content-usage")
        << QByteArray("Content-Usage: search=y, train-ai=y\nContent-Usage: /a train-ai=n\n"
                      "Content-Usage: /a/b search=n, train-ai=n\n"
                      "Content-Usage: search=y, train-ai=y\nContent-Usage: train-ai=n\n"
                      "Content-Usage: search=n, train-ai=n\n");
    QTest::newRow("rsl permits nobody what may not be fetched")
        << QByteArray("User-agent: *\nDisallow: /members/\n") << allowed << QByteArray("rsl")
        << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<rsl xmlns=\"https://rslstandard.org/rsl\">\n"
                      "  <content url=\"/\">\n    <license>\n"
                      "      <permits type=\"usage\">search ai-index ai-train</permits>\n"
                      "    </license>\n  </content>\n"
                      "  <content url=\"/members/\">\n    <license>\n"
                      "      <prohibits type=\"usage\">search ai-index ai-train</prohibits>\n"
                      "    </license>\n  </content>\n</rsl>\n");
    QTest::newRow("tdmrep tells of every other key")
        << QByteArray("User-agent: *\nContent-Signal: search=no, ai-train=no\n") << QByteArray()
        << QByteArray("tdmrep")
        << QByteArray("[\n  {\n    \"location\": \"/*\",\n    \"tdm-reservation\": 1\n  }\n]\n"
                      "Content-Signal: search=no, ai-train=no => Nothing. The format has no word "
                      "for it.\n");
}

void TestStatements::neverMorePermissive() {
    QFETCH(QByteArray, robots);
    QFETCH(QByteArray, robots2);
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, said);
    Site files;
    if (!robots.isEmpty())
        files.put(FileRole::Robots, robots.toStdString());
    if (!robots2.isEmpty())
        files.put(FileRole::Robots2, robots2.toStdString());
    Question question;
    question.target = *parseTarget(target.toStdString());
    const Export made = exportSite(CompiledSite(std::move(files)), question);
    QByteArray text;
    for (const File &file : made.files)
        for (const QByteArray &line : QByteArray::fromStdString(file.text).split('\n'))
            if (!line.isEmpty() && !line.startsWith('#') && !line.startsWith("<!--"))
                text += line + '\n';
    for (const Loss &loss : made.losses)
        text += QByteArray::fromStdString(std::format("{} => {} {}\n", loss.source.text,
                                                      loss.said.english(), loss.effect.english()));
    QCOMPARE(QString::fromUtf8(text), QString::fromUtf8(said));
}

QTEST_APPLESS_MAIN(TestStatements)
#include "tst_statements.moc"
