// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The sample site: what its own gatepost.yaml says of it is true, and it shows every kind of verdict.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <yaml-cpp/yaml.h>

using namespace Qt::StringLiterals;

namespace {

const QString kSample = QStringLiteral(GATEPOST_SOURCE_DIR "/resources/sample");
const QString kAtNoon = u"2026-11-20T12:00:00Z"_s;

struct Question {
    QString agent;
    QString path;
    QString at;
};

QString text(const YAML::Node &node) {
    return node ? QString::fromStdString(node.as<std::string>()) : QString();
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
