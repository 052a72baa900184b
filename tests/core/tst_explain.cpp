// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/ruleset.h"

#include <QTest>

#include <random>

using namespace gatepost;

class TestExplain : public QObject {
    Q_OBJECT
private slots:
    void onlyMatchingLeavesOutTheRest_data();
    void onlyMatchingLeavesOutTheRest();
};

void TestExplain::onlyMatchingLeavesOutTheRest_data() {
    QTest::addColumn<int>("reading");
    QTest::newRow("rfc9309") << static_cast<int>(PathReading::Rfc9309);
    QTest::newRow("extended") << static_cast<int>(PathReading::Extended);
    QTest::newRow("google") << static_cast<int>(PathReading::Google);
    QTest::newRow("koster1994") << static_cast<int>(PathReading::Koster1994);
}

/// The quick way (looked up) names the very rules that the slow way (one by one) finds matching.
void TestExplain::onlyMatchingLeavesOutTheRest() {
    QFETCH(int, reading);
    std::mt19937 random(20261121);
    const std::vector<std::string> pieces = {"/", "a",    "b",  "*",  "$", "index.html", "%2A",
                                             "?", "[ab]", "/a", "//", "é", "*b"};
    const auto text = [&](unsigned most) {
        std::string made = "/";
        for (unsigned left = random() % most; left > 0; --left)
            made += pieces[random() % pieces.size()];
        return random() % 8 == 0 ? made.substr(1) : made;
    };
    int matched = 0;
    for (int round = 0; round < 4000; ++round) {
        std::vector<std::string> values(1 + random() % 12);
        std::vector<RuleLine> rules;
        for (std::string &value : values) {
            value = text(5);
            rules.push_back({value, static_cast<std::uint32_t>(rules.size()),
                             random() % 2 == 0 ? RuleKind::Allow : RuleKind::Disallow});
        }
        const RuleSet set = RuleSet::compile(static_cast<PathReading>(reading), rules);
        for (int path = 0; path < 6; ++path) {
            const PathQuestion question(text(6));
            std::string slow;
            for (const RuleReport &report : set.explain(question, false))
                if (report.fate != RuleFate::NoMatch && report.fate != RuleFate::MatchesNothing)
                    slow +=
                        std::to_string(report.rule) + ":" + std::to_string(int(report.fate)) + " ";
            std::string quick;
            for (const RuleReport &report : set.explain(question, true)) {
                quick += std::to_string(report.rule) + ":" + std::to_string(int(report.fate)) + " ";
                ++matched;
            }
            QCOMPARE(quick, slow);
        }
    }
    QVERIFY(matched > 1000);
}

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
