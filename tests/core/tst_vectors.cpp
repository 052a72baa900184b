// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// docs/vectors: the cases of tests/cases/verdicts as JSON lines, for the tests of other programs. GATEPOST_REFRESH=1 writes them.

#include "tests/support/verdictcase.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

using namespace gatepost;
using namespace gatepost::test;

namespace {

using Json = nlohmann::ordered_json;

constexpr const char *kVectors = GATEPOST_SOURCE_DIR "/docs/vectors/verdicts.jsonl";

/// What a case says about sentences is this program's own.
bool isOfVerdict(const std::string &key) {
    return key != "says" && key != "silent";
}

std::string vectors() {
    std::string all;
    for (const VerdictCase &row : readVerdictCases(GATEPOST_SOURCE_DIR "/tests/cases/verdicts")) {
        Json answer = Json::object();
        for (const auto &[key, value] : row.answer)
            if (isOfVerdict(key))
                answer[key] = Json::parse(value);
        if (answer.empty())
            continue;
        Json made{{"name", row.name}, {"files", row.texts.files}};
        if (!row.texts.chain.empty())
            made["chain"] = row.texts.chain;
        if (row.texts.asks)
            made["asks"] = Json::parse(*row.texts.asks, nullptr, false);
        if (made.contains("asks") && made["asks"].is_discarded())
            made["asks"] = *row.texts.asks;
        made["agent"] = row.agent;
        made["url"] = row.url;
        for (const auto &[key, value] :
             {std::pair{"at", row.at}, {"category", row.category}, {"reading", row.reading}})
            if (!value.empty())
                made[key] = value;
        if (row.competitor)
            made["competitor"] = true;
        made["answer"] = std::move(answer);
        // Bytes that are not UTF-8 have no place in JSON: such a case is not a vector.
        try {
            all += made.dump() + '\n';
        } catch (const Json::type_error &) {
            qInfo("%s: not UTF-8, left out", row.name.c_str());
        }
    }
    return all;
}

std::string textOf(const char *path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const Json *lookUp(const Json &answer, std::string_view dotted) {
    const Json *at = &answer;
    while (!dotted.empty() && !at->is_null()) {
        const std::size_t dot = std::min(dotted.find('.'), dotted.size());
        const auto found = at->find(std::string(dotted.substr(0, dot)));
        if (found == at->end())
            return nullptr;
        at = &*found;
        dotted.remove_prefix(std::min(dot + 1, dotted.size()));
    }
    return at;
}

/// Numbers are compared as tst_verdicts does it: a case writes few digits.
bool same(const Json &expected, const Json &actual) {
    if (expected.is_number_float() || actual.is_number_float())
        return expected.is_number() && actual.is_number() &&
               std::abs(expected.get<double>() - actual.get<double>()) <=
                   1e-6 * std::max(1.0, std::abs(expected.get<double>()));
    return expected == actual;
}

} // namespace

class TestVectors : public QObject {
    Q_OBJECT
private slots:
    void areCurrent();
    void areAnswered();
};

void TestVectors::areCurrent() {
    const std::string now = vectors();
    if (qEnvironmentVariableIsSet("GATEPOST_REFRESH")) {
        QFile file(kVectors);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(now.data(), static_cast<qint64>(now.size()));
        return;
    }
    QVERIFY2(textOf(kVectors) == now, "GATEPOST_REFRESH=1 tst_vectors writes docs/vectors again");
}

/// Each line says all that another program needs: the answer is found from it alone.
void TestVectors::areAnswered() {
    const std::string text = textOf(kVectors);
    std::set<std::string> names;
    std::size_t answers = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        QVERIFY(end != std::string::npos);
        const Json row = Json::parse(text.substr(at, end - at));
        at = end + 1;
        const std::string name = row["name"];
        QVERIFY2(names.insert(name).second, name.c_str());
        SiteTexts texts;
        texts.files = row["files"].get<std::map<std::string, std::string>>();
        if (row.contains("chain"))
            texts.chain = row["chain"].get<std::map<std::string, std::string>>();
        if (row.contains("asks"))
            texts.asks =
                row["asks"].is_string() ? row["asks"].get<std::string>() : row["asks"].dump();
        const auto optional = [&](const char *key) {
            return row.contains(key) ? row[key].get<std::string>() : std::string();
        };
        const std::string category = optional("category");
        const auto agent = identify(row["agent"].get<std::string>(),
                                    category.empty() ? std::nullopt : parseCategory(category));
        QVERIFY2(agent.has_value(), name.c_str());
        const std::string time = optional("at");
        const std::string reading = optional("reading");
        const CompiledSite site(texts.site());
        const Json answer = Json::parse(
            toJson(site, site.simulate({*agent, row["url"].get<std::string>(),
                                        time.empty() ? Instant{} : *parseInstant(time),
                                        reading.empty() ? Reading::Author : *parseReading(reading),
                                        row.contains("competitor")})));
        for (const auto &[key, expected] : row["answer"].items()) {
            const Json *actual = lookUp(answer, key);
            QVERIFY2(actual != nullptr && same(expected, *actual), (name + ' ' + key).c_str());
            ++answers;
        }
    }
    qInfo("%zu vectors, %zu answers", names.size(), answers);
    QVERIFY(names.size() > 200 && answers > 400);
}

QTEST_GUILESS_MAIN(TestVectors)
#include "tst_vectors.moc"
