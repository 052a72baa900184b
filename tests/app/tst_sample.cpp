// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sample site: what its own gatepost.yaml says of it is true, and it shows every kind of verdict. The
// templates: they do what their titles say. Both: every line is read and every value is one.

#include "core/render/agentpolicy.h"
#include "core/render/renderrobots.h"
#include "core/syntax/tree.h"
#include "core/value/check.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <yaml-cpp/yaml.h>

using namespace Qt::StringLiterals;
using gatepost::DialectId;

namespace {

const QString kSample = QStringLiteral(GATEPOST_SOURCE_DIR "/resources/sample");
const QString kTemplates = QStringLiteral(GATEPOST_SOURCE_DIR "/resources/templates");
const QString kAtNoon = u"2026-11-20T12:00:00Z"_s;

struct Question {
    QString agent;
    QString path;
    QString at;
};

QString text(const YAML::Node &node) {
    return node ? QString::fromStdString(node.as<std::string>()) : QString();
}

std::string contents(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// robots2-everything.txt → robots2.txt: a template's name begins with its dialect's.
DialectId dialectOf(const QString &path) {
    const QString name = path.section(u'/', -1);
    if (path.contains(u"/chain/") || name.startsWith(u"robots2"))
        return DialectId::Robots2;
    if (name.startsWith(u"robots-ai"))
        return DialectId::RobotsAi;
    return name.endsWith(u".kno") ? DialectId::AgentPolicy : DialectId::Robots;
}

} // namespace

class TestSample : public QObject {
    Q_OBJECT

    YAML::Node m_settings;

    /// One answer for each question, in order; empty with a failed check if the program did not answer.
    static QList<QJsonObject> ask(const QList<Question> &questions,
                                  const QStringList &options = {}) {
        QProcess cli;
        cli.start(QStringLiteral(GATEPOST_CLI), QStringList{u"simulate"_s, u"--site"_s, kSample,
                                                            u"--queries"_s, u"-"_s, u"--json"_s} +
                                                    options);
        for (const Question &question : questions)
            cli.write(QStringList{question.agent, question.path, question.at}.join(u'\t').toUtf8() +
                      '\n');
        cli.closeWriteChannel();
        QList<QJsonObject> answers;
        if (!cli.waitForFinished() || cli.exitCode() != 0) {
            QTest::qFail(cli.readAllStandardError().constData(), __FILE__, __LINE__);
            return answers;
        }
        for (const QByteArray &line : cli.readAllStandardOutput().trimmed().split('\n'))
            answers << QJsonDocument::fromJson(line).object();
        return answers;
    }

private slots:
    void initTestCase() {
        QFile file(kSample + u"/gatepost.yaml"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_settings = YAML::Load(file.readAll().toStdString());
        QVERIFY(m_settings["tests"].size() >= 10);
    }

    void itsOwnTestsHold() {
        QList<Question> questions;
        for (const YAML::Node &row : m_settings["tests"])
            questions.push_back(
                {text(row["agent"]), text(row["path"]), row["at"] ? text(row["at"]) : kAtNoon});
        const QList<QJsonObject> answers = ask(questions);
        QCOMPARE(answers.size(), questions.size());
        for (qsizetype i = 0; i < answers.size(); ++i) {
            const QString wanted = text(m_settings["tests"][std::size_t(i)]["expect"]);
            const QString found = answers[i]["fetch"_L1]["decision"_L1].toString();
            QVERIFY2(found == wanted, qPrintable(questions[i].agent + u' ' + questions[i].path +
                                                 u": "_s + found + u", not "_s + wanted));
        }
    }

    void everyLineIsRead_data() {
        QTest::addColumn<QString>("path");
        for (const QString &folder : {kSample, kTemplates}) {
            QDirIterator files(folder, {u"*.txt"_s, u"*.kno"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                QTest::addRow("%s", qPrintable(path)) << path;
            }
        }
    }
    void everyLineIsRead() {
        QFETCH(QString, path);
        const std::string bytes = contents(path);
        QVERIFY(bytes.size() > 100 && bytes.ends_with('\n'));
        if (dialectOf(path) == DialectId::AgentPolicy) {
            const gatepost::AgentPolicy policy =
                gatepost::readAgentPolicy(gatepost::YamlText(bytes));
            for (const gatepost::Diagnostic &fault : policy.faults)
                QFAIL(fault.message.english().c_str());
            const auto robots = gatepost::renderRobots(policy);
            QVERIFY2(robots.has_value(), robots ? "" : robots.error().english().c_str());
            return;
        }
        const gatepost::Tree tree = gatepost::Tree::parse(bytes, dialectOf(path));
        const auto check = [&tree](gatepost::DirectiveId id, gatepost::ByteRange range) {
            const std::string value(tree.slice(range));
            const gatepost::Directive *row = tree.dialect().find(id);
            QVERIFY2(row != nullptr, value.c_str());
            const auto checked = gatepost::checkValue(*row, value);
            QVERIFY2(checked.has_value(), checked ? "" : checked.error().message.english().c_str());
        };
        for (const gatepost::Line &line : tree.lines()) {
            QVERIFY2(line.kind != gatepost::LineKind::UnknownKey &&
                         line.kind != gatepost::LineKind::Other,
                     std::string(tree.quoted(line)).c_str());
            if (line.kind == gatepost::LineKind::Directive)
                check(line.directive, line.value());
        }
        for (const gatepost::MetaLine &meta : tree.metaLines())
            check(meta.directive, meta.value);
    }

    void templatesDoWhatTheySay_data() {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("fetch");
        QTest::addColumn<QString>("use"); // name=effective value, or empty
        const auto row = [](const char *file, const char *agent, const char *path,
                            const char *fetch, const char *use = "") {
            QTest::addRow("%s %s %s %s", file, agent, path, use)
                << QString(QLatin1StringView(agent)) << QString(QLatin1StringView(path))
                << QString(QLatin1StringView(fetch)) << QString(QLatin1StringView(use));
        };
        row("robots-usual.txt", "Bingbot", "/admin/x", "deny");
        row("robots-usual.txt", "Bingbot", "/admin/help.html", "allow");
        row("robots-usual.txt", "Googlebot-Image", "/photos/originals/1", "deny");
        row("robots-extended.txt", "nightbot", "/a.html", "later"); // at noon
        row("robots-extended.txt", "nightbot", "/a.gif", "deny");
        row("robots-extended.txt", "busybot", "/a.html", "allow");
        row("robots-extended.txt", "busybot", "/order.html", "deny");
        row("robots-extended.txt", "Googlebot", "/images/a.gif", "deny");
        row("robots-signals.txt", "GPTBot", "/blog", "allow");
        row("robots-purpose.txt", "acme-ai", "/maps/1", "deny");
        row("robots-purpose.txt", "acme-ai", "/images/1", "allow");
        row("robots-purpose.txt", "cohere-ai", "/images/1", "deny");
        row("robots-purpose.txt", "cohere-ai", "/local/1", "allow");
        row("robots-ai-allow-all.txt", "GPTBot", "/x", "allow");
        row("robots-ai-block-all.txt", "GPTBot", "/x", "deny");
        row("robots-ai-block-all.txt", "AhrefsBot", "/x", "allow"); // no AI agent
        row("robots-ai-selective.txt", "GPTBot", "/x", "allow");
        row("robots-ai-selective.txt", "ClaudeBot", "/x", "deny");
        row("robots-ai-paths.txt", "ClaudeBot", "/private/x", "deny");
        row("robots-ai-paths.txt", "ClaudeBot", "/public/x", "allow");
        row("robots2-everything.txt", "Googlebot", "/admin", "deny");
        row("robots2-everything.txt", "Googlebot", "/adult/x", "allow", "age-rating=18+");
    }
    void templatesDoWhatTheySay() {
        QFETCH(QString, agent);
        QFETCH(QString, path);
        QFETCH(QString, fetch);
        QFETCH(QString, use);
        const QString file =
            QString(QLatin1StringView(QTest::currentDataTag())).section(u' ', 0, 0);
        const DialectId id = dialectOf(file);
        QProcess cli;
        cli.start(QStringLiteral(GATEPOST_CLI),
                  {u"simulate"_s,
                   id == DialectId::Robots2    ? u"--robots2"_s
                   : id == DialectId::RobotsAi ? u"--robots-ai"_s
                                               : u"--robots"_s,
                   kTemplates + u'/' + file, u"--agent"_s, agent, u"--url"_s, path, u"--at"_s,
                   kAtNoon, u"--json"_s});
        QVERIFY(cli.waitForFinished());
        QVERIFY2(cli.exitCode() == 0, cli.readAllStandardError().constData());
        const QJsonObject answer = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
        QCOMPARE(answer["fetch"_L1]["decision"_L1].toString(), fetch);
        if (!use.isEmpty())
            QCOMPARE(answer["use"_L1][use.section(u'=', 0, 0)]["effective"_L1].toString(),
                     use.section(u'=', 1));
    }

    void itShowsEveryKindOfVerdict() {
        QList<Question> questions;
        for (const YAML::Node &agent : m_settings["agents"])
            for (const YAML::Node &path : m_settings["paths"])
                for (const QString &at : {kAtNoon, u"2026-11-21T23:30:00Z"_s})
                    questions.push_back({text(agent), text(path), at});
        const QList<QJsonObject> answers = ask(questions) + ask(questions, {u"--competitor"_s});
        QCOMPARE(answers.size(), 2 * questions.size());

        QSet<QString> decisions;
        QSet<QString> reasons;
        QSet<QString> files;
        QSet<QString> effective;
        QSet<QString> because;
        QSet<QString> rates;
        bool fromChain = false;
        bool fromBlock = false;
        bool signal = false;
        bool comment = false;
        for (const QJsonObject &answer : answers) {
            const QJsonValue fetch = answer["fetch"_L1];
            decisions << fetch["decision"_L1].toString();
            reasons << fetch["reason"_L1].toString();
            files << fetch["file"_L1].toString();
            rates << answer["rate"_L1]["kind"_L1].toString();
            signal = signal || !answer["signals"_L1]["content-usage"_L1].toObject().isEmpty();
            comment = comment || !answer["comments"_L1].toArray().isEmpty();
            for (const QJsonValue &use : answer["use"_L1].toObject()) {
                effective << use["effective"_L1].toString();
                because << use["because"_L1].toString();
                fromChain = fromChain || use["scope"_L1].toString().contains(u" via https://");
                fromBlock = fromBlock || use["scope"_L1].toString().startsWith(u"agent:");
            }
        }
        const auto all = [](const QSet<QString> &found, const QStringList &wanted) {
            for (const QString &word : wanted)
                QVERIFY2(found.contains(word), qPrintable(word));
        };
        all(decisions, {u"allow"_s, u"deny"_s, u"later"_s, u"ask"_s});
        all(reasons, {u"rule"_s, u"no-rule"_s, u"visit-time"_s, u"crawl-directive"_s});
        all(files, {u"robots.txt"_s, u"robots-ai.txt"_s, u"robots2.txt"_s});
        all(effective, {u"yes"_s, u"no"_s, u"ask"_s, u"required"_s, u"preferred"_s, u"unstated"_s});
        all(because, {u"fetch"_s, u"crawl"_s, u"read"_s, u"compete"_s, u"ask:allow"_s,
                      u"ask:deny"_s, u"ask:scope"_s, u"ask:expired"_s, u"ask:rate-limited"_s});
        all(rates, {u"request-rate"_s, u"crawl-delay"_s});
        QVERIFY(fromChain);
        QVERIFY(fromBlock);
        QVERIFY(signal);
        QVERIFY(comment);
    }
};

QTEST_GUILESS_MAIN(TestSample)
#include "tst_sample.moc"
