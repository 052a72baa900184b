// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// docs/rules.md against the rest of the checkout: a number that is cited is a rule there, a rule has a case that cites
// it, a choice has a case and a case called choice-… has its choice there.

#include "tests/support/repository.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using gatepost::test::filesBelow;
using gatepost::test::repositoryHas;
using gatepost::test::repositoryText;

namespace {

const char kPage[] = "docs/rules.md";

/// A rule as its page has it.
struct Rule {
    QString number; ///< "S32"
    QString text;   ///< the paragraph
    QString source;
    QStringList links;    ///< of its cases, from the repository's root
    QStringList expected; ///< files that are not written yet
    QStringList choices;  ///< "choice-…"
    bool choice = false;
};

QStringList matches(const QRegularExpression &pattern, const QString &text, int group = 1) {
    QStringList found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        found << it.next().captured(group);
    return found;
}

QStringList citations(const QString &text) {
    static const QRegularExpression citation(QStringLiteral("\\b(S[1-9][0-9]{0,2})\\b"));
    return matches(citation, text);
}

QStringList choicesIn(const QString &text) {
    static const QRegularExpression choice(QStringLiteral("`(choice-[A-Za-z0-9-]+)`"));
    return matches(choice, text);
}

/// The items of a rule's list begin with "- Source: ", "- Choice: ", "- Case: " or "- Cases: ".
Rule readRule(const QString &section) {
    static const QRegularExpression link(QStringLiteral("\\]\\(\\.\\./([^)]+)\\)"));
    static const QRegularExpression expected(QStringLiteral("expected in `([^`]+)`"));
    Rule rule;
    rule.number = section.section('\n', 0, 0).trimmed();
    rule.text = section.section('\n', 1).section("\n- ", 0, 0).trimmed();
    for (const QString &item : section.split("\n- ").mid(1)) {
        const QString words = item.section("\n## ", 0, 0);
        if (words.startsWith("Source: "))
            rule.source = words.mid(8).trimmed();
        rule.choice = rule.choice || words.startsWith("Choice: ");
        rule.choices << choicesIn(words);
        if (words.startsWith("Case")) {
            rule.links << matches(link, words);
            rule.expected << matches(expected, words);
        }
    }
    return rule;
}

QList<Rule> readRules(const QString &page) {
    QList<Rule> rules;
    for (const QString &section : page.split("\n### ").mid(1))
        rules << readRule(section);
    return rules;
}

/// What is wrong with the cases of one rule, or nothing.
QString problemOfCases(const Rule &rule) {
    if (rule.links.isEmpty() && rule.expected.isEmpty())
        return rule.number + " has no case";
    bool isCited = rule.links.isEmpty();
    for (const QString &path : rule.links) {
        if (!repositoryHas(path))
            return rule.number + ": there is no " + path;
        isCited = isCited || citations(repositoryText(path)).contains(rule.number);
    }
    for (const QString &path : rule.expected)
        if (repositoryHas(path) && !citations(repositoryText(path)).contains(rule.number))
            return rule.number + ": " + path + " does not cite it";
    return isCited ? QString() : rule.number + ": no file of its cases cites it";
}

const QList<Rule> &rules() {
    static const QList<Rule> read = readRules(repositoryText(kPage));
    return read;
}

QSet<QString> numbers() {
    QSet<QString> all;
    for (const Rule &rule : rules())
        all << rule.number;
    return all;
}

/// Everything that may cite a rule.
QStringList citing() {
    return filesBelow({"core", "ui", "app", "tests", "docs", "cmake", "packaging", "resources"},
                      {"*.h", "*.cpp", "*.case", "*.txt", "*.md", "*.xml", "*.cmake"}) +
           QStringList{"ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "CHANGELOG.md"};
}

/// The names of cases that begin with "choice-": of verdicts, and of files of the other folders.
QSet<QString> choiceCases() {
    static const QRegularExpression name(QStringLiteral("^== (choice-.*)$"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression row(QStringLiteral("\"(choice-S[0-9]+)"));
    QSet<QString> all;
    for (const QString &path : filesBelow({"tests/cases"}, {"*.case", "choice-*"})) {
        for (const QString &each : matches(name, repositoryText(path)))
            all << each.trimmed();
        if (const QString file = path.section('/', -1); file.startsWith("choice-"))
            all << file.section('.', 0, 0);
    }
    for (const QString &each : matches(row, repositoryText("tests/core/tst_verdicts.cpp")))
        all << each;
    return all;
}

} // namespace

class TestRules : public QObject {
    Q_OBJECT
private slots:
    void pageIsRead() {
        const QList<Rule> read = readRules("# The rules\n\n### S1\n\nOne.\n\n- Source: RFC 1\n"
                                           "- Choice: so (`choice-so`).\n- Case: [S1](../a.case)\n"
                                           "\n## 2\n\nS9\n\n### S2\n\nTwo.\n");
        QCOMPARE(read.size(), 2);
        QCOMPARE(read[0].number, "S1");
        QCOMPARE(read[0].text, "One.");
        QCOMPARE(read[0].source, "RFC 1");
        QCOMPARE(read[0].choices, QStringList{"choice-so"});
        QCOMPARE(read[0].links, QStringList{"a.case"});
        QCOMPARE(problemOfCases(read[0]), "S1: there is no a.case");
        QCOMPARE(problemOfCases(read[1]), "S2 has no case");
        QCOMPARE(problemOfCases(readRule("S3\n\nThree.\n\n- Case: [x](../CONTRIBUTING.md)\n")),
                 "S3: no file of its cases cites it");
        QCOMPARE(citations("S20–S25, (S7)\nXS1 S1X S1_ S0 S1234 s3"),
                 QStringList({"S20", "S25", "S7"}));
    }

    void rulesAreInOrder() {
        QVERIFY(rules().size() >= 70);
        int last = 0;
        for (const Rule &rule : rules()) {
            const int number = rule.number.mid(1).toInt();
            QVERIFY2(number > last, qPrintable(rule.number));
            QVERIFY2(!rule.text.isEmpty(), qPrintable(rule.number));
            QVERIFY2(!rule.source.isEmpty(), qPrintable(rule.number + " has no source"));
            last = number;
        }
    }

    void everyCitationIsARule() {
        const QSet<QString> known = numbers();
        const QStringList files = citing();
        QVERIFY(files.size() > 400);
        QStringList problems;
        int cited = 0;
        for (const QString &path : files) {
            if (path == "tests/core/tst_rules.cpp")
                continue; // its examples are not rules
            for (const QString &number : citations(repositoryText(path))) {
                ++cited;
                if (!known.contains(number))
                    problems << path + " cites " + number;
            }
        }
        QVERIFY(cited > 900);
        QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
    }

    void everyRuleHasACase() {
        QStringList problems;
        for (const Rule &rule : rules())
            if (const QString problem = problemOfCases(rule); !problem.isEmpty())
                problems << problem;
        QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
    }

    /// A rule without a case is one that the program does not follow yet.
    void rulesWithoutACaseAreFew() {
        QStringList without;
        for (const Rule &rule : rules())
            if (rule.links.isEmpty() && rule.number != "S83")
                without << rule.number;
        QVERIFY2(without.isEmpty(), qPrintable(without.join(' ')));
    }

    void everyChoiceHasItsCase() {
        const QSet<QString> cases = choiceCases();
        QVERIFY(cases.size() >= 20);
        QSet<QString> told;
        QStringList problems;
        for (const Rule &rule : rules()) {
            if (rule.choice && rule.choices.isEmpty())
                problems << rule.number + ": the choice names no case";
            for (const QString &name : rule.choices) {
                told << name;
                if (!cases.contains(name))
                    problems << rule.number + ": there is no case " + name;
            }
        }
        for (const QString &name : cases)
            if (!told.contains(name))
                problems << QString("%1 is not in %2").arg(name, kPage);
        QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
    }
};

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
