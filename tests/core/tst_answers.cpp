// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program says in words: questions of a webmaster with the sentence and the reasons, tests/cases/answers.
//
//     === May Googlebot fetch the admin pages?
//     --- robots.txt                      (also robots-ai.txt, robots2.txt, asks.json, chain URL)
//     …
//     --- host shop.example               the site's own, as in gatepost.yaml
//     --- ask Googlebot /admin 2026-11-20T07:00:00Z [competitor]
//     --- says
//     the sentence, then the reasons, a line each
//
// GATEPOST_REFRESH=1 writes what is said now: read it aloud before it is committed.

#include "core/simulate/simulate.h"
#include "tests/support/verdictcase.h"

#include <QTest>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace gatepost;

namespace {

const std::filesystem::path kFolder =
    std::filesystem::path(GATEPOST_SOURCE_DIR) / "tests/cases/answers";

struct AnswerCase {
    std::string title;
    std::vector<std::pair<std::string, std::string>> sections; ///< heading, text

    [[nodiscard]] std::string *find(std::string_view heading) {
        for (auto &[name, text] : sections)
            if (name == heading)
                return &text;
        return nullptr;
    }
};

std::vector<AnswerCase> readCases(const std::filesystem::path &path) {
    std::ifstream file(path, std::ios::binary);
    std::vector<AnswerCase> cases;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("=== "))
            cases.push_back({line.substr(4), {}});
        else if (line.starts_with("--- ") && !cases.empty())
            cases.back().sections.emplace_back(line.substr(4), "");
        else if (!cases.empty() && !cases.back().sections.empty())
            cases.back().sections.back().second += line + '\n';
    }
    return cases;
}

void writeCases(const std::filesystem::path &path, const std::vector<AnswerCase> &cases) {
    std::ofstream file(path, std::ios::binary);
    for (const AnswerCase &each : cases) {
        file << "=== " << each.title << '\n';
        for (const auto &[heading, text] : each.sections)
            file << "--- " << heading << '\n' << text;
    }
}

/// The sentence, then "outcome file:line: text: why" for each reason.
std::string answer(const AnswerCase &asked) {
    test::SiteTexts texts;
    std::string host;
    std::string question;
    for (const auto &[heading, text] : asked.sections) {
        if (heading.starts_with("ask "))
            question = heading.substr(4);
        else if (heading.starts_with("host "))
            host = heading.substr(5);
        else if (heading.starts_with("chain "))
            texts.chain[heading.substr(6)] = text;
        else if (heading == "asks.json")
            texts.asks = text;
        else if (heading != "says")
            texts.files[heading] = text;
    }
    Site given = texts.site();
    given.host = host;
    const CompiledSite site(std::move(given));
    std::istringstream words(question);
    std::string agent;
    std::string url;
    std::string at;
    std::string option;
    words >> agent >> url >> at >> option;
    if (const auto category = agent.find('('); category != std::string::npos)
        agent.insert(category, " ");
    Query query{*identify(agent), url, *parseInstant(at)};
    query.competitor = option == "competitor";
    if (const auto reading = parseReading(option))
        query.reading = *reading;
    const Verdict verdict = site.simulate(query);
    std::string said = sentence(site, verdict).english() + '\n';
    for (const TraceEntry &entry : verdict.trace) {
        said += "  " + std::string(outcomeName(entry.outcome)) + ' ';
        if (entry.line)
            said += std::string(site.fileName(entry.line->file)) + ':' +
                    std::to_string(entry.line->line.value) + ": " +
                    std::string(site.text(*entry.line)) + ": ";
        else if (entry.file)
            said += std::string(site.fileName(*entry.file)) + ": ";
        said += entry.why.english() + '\n';
    }
    return said;
}

} // namespace

class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void answers_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("expected");
        std::size_t count = 0;
        for (const auto &entry : std::filesystem::directory_iterator(kFolder)) {
            std::vector<AnswerCase> cases = readCases(entry.path());
            for (AnswerCase &each : cases) {
                std::string said = answer(each);
                std::string *expected = each.find("says");
                QVERIFY2(expected != nullptr, each.title.c_str());
                QTest::newRow(each.title.c_str())
                    << QString::fromStdString(said) << QString::fromStdString(*expected);
                *expected = std::move(said);
                ++count;
            }
            if (qEnvironmentVariableIsSet("GATEPOST_REFRESH"))
                writeCases(entry.path(), cases);
        }
        QVERIFY(count >= 20);
    }
    void answers() {
        QFETCH(QString, said);
        QTEST(said, "expected");
        // Numbers of our own rules are for those who read the source.
        QVERIFY2(!said.contains(QLatin1String("(S")), qPrintable(said));
    }
};

QTEST_APPLESS_MAIN(TestAnswers)
#include "tst_answers.moc"
