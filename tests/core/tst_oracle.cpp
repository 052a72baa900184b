// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/grid.h"
#include "core/simulate/simulate.h"
#include "core/simulate/timeline.h"
#include "tests/support/plaintext.h"
#include "tests/support/plainverdict.h"
#include "tests/support/randomsite.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <span>

using namespace gatepost;
using Json = nlohmann::json;
using test::PlainQuestion;
using test::queryOf;
using test::SiteTexts;

/// The simulator against a second evaluator written from the rules alone: random sites, every reading, key by
/// key. Environment: GATEPOST_ORACLE_SITES (how many, 5000), GATEPOST_ORACLE_SEED (the first seed, 1),
/// GATEPOST_ORACLE_SHOWN (differences shown, 5), GATEPOST_ORACLE_SEEN (prints what the sites came to).
class TestOracle : public QObject {
    Q_OBJECT
private slots:
    void cases();
    void whatLiesPastTheLimitIsRead();
    void randomSites();
    void viewsAgree();
    void timelinesAgree();
};

namespace {

bool same(const Json &a, const Json &b) {
    if (a.is_number() && b.is_number())
        return std::abs(a.get<double>() - b.get<double>()) <= 1e-9 * std::abs(a.get<double>());
    if (a.is_object() && b.is_object()) {
        if (a.size() != b.size())
            return false;
        for (const auto &[key, value] : a.items())
            if (!b.contains(key) || !same(value, b[key]))
                return false;
        return true;
    }
    return a == b;
}

/// The keys whose values differ, "use.train" a level deeper; empty where the two agree.
std::string differences(const Json &plain, const Json &real, bool values) {
    std::string result;
    for (const auto &[key, value] : plain.items()) {
        if (same(value, real[key]))
            continue;
        const bool deeper = value.is_object() && real[key].is_object();
        if (!deeper || (!values && key == "use")) {
            result +=
                key + (values ? ": plain " + value.dump() + ", real " + real[key].dump() + "\n"
                              : std::string(" "));
            continue;
        }
        for (const auto &[inner, innerValue] : value.items())
            if (!same(innerValue, real[key][inner]))
                result += key + "." + inner +
                          (values ? ": plain " + innerValue.dump() + ", real " +
                                        real[key][inner].dump() + "\n"
                                  : std::string(" "));
    }
    return result;
}

std::string compare(const SiteTexts &texts, const CompiledSite &site, const PlainQuestion &question,
                    bool values, std::map<std::string, int> *seen = nullptr) {
    const auto plain = test::plainVerdict(texts, question);
    const auto query = queryOf(question);
    if (!plain || !query)
        return plain.has_value() == query.has_value() ? "" : "one of the two knows no agent";
    if (seen != nullptr) {
        const Json &fetch = (*plain)["fetch"];
        ++(*seen)[fetch["decision"].get<std::string>() + " " + fetch["reason"].get<std::string>()];
        for (const char *key : {"window", "rate"})
            (*seen)[key] += (*plain)[key].is_null() ? 0 : 1;
        for (const auto &[directive, row] : (*plain)["use"].items())
            ++(*seen)["because " +
                      (row["because"].is_null() ? "" : row["because"].get<std::string>())];
        for (const auto &[signal, value] : (*plain)["signals"].items())
            (*seen)[signal] += value.empty() ? 0 : 1;
    }
    const std::string text = toJson(site, site.simulate(*query, TraceLevel::None));
    const Json real = Json::parse(text, nullptr, false);
    // Bytes that are no UTF-8 cannot stand in JSON: both answers replace them.
    const Json readable = Json::parse(plain->dump(-1, ' ', false, Json::error_handler_t::replace));
    return real.is_discarded() ? "no JSON: " + text : differences(readable, real, values);
}

std::string compare(const SiteTexts &texts, const PlainQuestion &question, bool values) {
    return compare(texts, CompiledSite(texts.site()), question, values);
}

/// Takes lines and files away while the two still differ in the same keys.
void shrink(SiteTexts &texts, const PlainQuestion &question) {
    const std::string keys = compare(texts, question, false);
    const auto still = [&](const SiteTexts &candidate) {
        return compare(candidate, question, false) == keys;
    };
    if (SiteTexts fewer = texts; fewer.asks) {
        fewer.asks.reset();
        if (still(fewer))
            texts = fewer;
    }
    for (auto *files : {&texts.files, &texts.chain}) {
        const auto names = *files;
        for (const auto &[name, bytes] : names) {
            std::string kept = bytes;
            files->erase(name);
            if (still(texts))
                continue;
            (*files)[name] = kept;
            for (std::size_t begin = 0; begin < kept.size();) {
                const std::size_t end =
                    std::min(kept.find_first_of("\r\n", begin), kept.size() - 1);
                (*files)[name] = kept.substr(0, begin) + kept.substr(end + 1);
                if (still(texts))
                    kept = (*files)[name];
                else
                    begin = end + 1;
            }
            (*files)[name] = kept;
        }
    }
}

std::string escaped(const std::string &text) {
    std::string result;
    for (const char c : text) {
        char code[8];
        std::snprintf(code, sizeof code, "\\x%02X",
                      static_cast<unsigned>(static_cast<unsigned char>(c)));
        if (c == '\n')
            result += "\\n";
        else if (c == '\r')
            result += "\\r";
        else if (c == '\\')
            result += "\\\\";
        else
            result += c >= ' ' && c < '\x7F' ? std::string(1, c) : std::string(code);
    }
    return result;
}

/// In the form of tests/cases/verdicts.
std::string printed(const SiteTexts &texts, const PlainQuestion &question) {
    std::string result;
    for (const auto &[name, bytes] : texts.files)
        result += "-- " + name + " escaped\n" + escaped(bytes) + "\n";
    for (const auto &[url, bytes] : texts.chain)
        result += "-- chain " + url + " escaped\n" + escaped(bytes) + "\n";
    if (texts.asks)
        result += "-- asks.json\n" + *texts.asks + "\n";
    result += "-- ask " + question.agent + "\nurl " + escaped(question.url) + "\nat " +
              test::printTime(question.at) + "\nreading " + question.reading + "\n";
    if (!question.category.empty())
        result += "category " + question.category + "\n";
    return result + (question.competitor ? "competitor\n" : "");
}

std::uint64_t number(const char *variable, std::uint64_t otherwise) {
    const QByteArray value = qgetenv(variable);
    return value.isEmpty() ? otherwise : value.toULongLong();
}

} // namespace

void TestOracle::cases() {
    std::string wrong;
    std::size_t asked = 0;
    for (const test::VerdictCase &row :
         test::readVerdictCases(GATEPOST_SOURCE_DIR "/tests/cases/verdicts")) {
        const PlainQuestion question{row.agent,
                                     row.category,
                                     row.url,
                                     *test::plainTime(row.at),
                                     row.reading.empty() ? "author" : row.reading,
                                     row.competitor};
        const auto plain = test::plainVerdict(row.texts, question);
        QVERIFY2(plain, row.name.c_str());
        ++asked;
        for (const auto &[key, expected] : row.answer) {
            if (key == "says" || key == "silent")
                continue; // the plain evaluator gives no reasons
            Json at = *plain;
            for (const QString &part : QString::fromStdString(key).split('.'))
                at = at.is_object() ? at.value(part.toStdString(), Json()) : Json();
            if (!same(at, Json::parse(expected)))
                wrong +=
                    row.name + ": " + key + " is " + at.dump() + ", expected " + expected + "\n";
        }
    }
    QVERIFY(asked > 800);
    QVERIFY2(wrong.empty(), wrong.c_str());
}

/// S6: real crawlers may stop at 512,000 bytes, Gatepost does not.
void TestOracle::whatLiesPastTheLimitIsRead() {
    SiteTexts texts;
    texts.files["robots.txt"] = "User-agent: *\n";
    while (texts.files["robots.txt"].size() < 512'000)
        texts.files["robots.txt"] += "# a line that says nothing and fills the file\n";
    texts.files["robots2.txt"] = texts.files["robots.txt"] + "crawl: ask\n";
    texts.files["robots.txt"] += "Disallow: /a\n";
    const auto decision = [&](const char *url) {
        const CompiledSite site(texts.site());
        return decisionName(site.simulate({*identify("GPTBot"), url, {}}).fetch.decision);
    };
    QCOMPARE(decision("/a"), "deny");
    QCOMPARE(decision("/b"), "ask");
}

void TestOracle::randomSites() {
    const std::uint64_t first = number("GATEPOST_ORACLE_SEED", 1);
    const std::uint64_t count = number("GATEPOST_ORACLE_SITES", 5'000);
    const std::uint64_t most = number("GATEPOST_ORACLE_SHOWN", 5);
    std::map<std::string, int> seen;
    std::set<std::string> known; // one example of each kind of difference
    for (std::uint64_t seed = first; seed < first + count && known.size() < most; ++seed) {
        const test::RandomSite site =
            seed % 16 == 0 ? test::randomTimedSite(seed) : test::randomSite(seed);
        const CompiledSite compiled(site.texts.site());
        for (const PlainQuestion &question : site.questions) {
            const std::string keys = compare(site.texts, compiled, question, false, &seen);
            if (keys.empty() || !known.insert(keys + question.reading).second)
                continue;
            SiteTexts texts = site.texts;
            shrink(texts, question);
            qWarning("seed %llu\n%s%s", static_cast<unsigned long long>(seed),
                     printed(texts, question).c_str(), compare(texts, question, true).c_str());
        }
    }
    QCOMPARE(known.size(), 0U);
    if (qEnvironmentVariableIsSet("GATEPOST_ORACLE_SEEN"))
        for (const auto &[what, times] : seen)
            qInfo("%7d %s", times, what.c_str());
    // Sites that hardly ever come to an answer would test nothing.
    for (const char *what : {"allow no-file",
                             "allow no-group",
                             "allow no-rule",
                             "allow rule",
                             "allow policy-file",
                             "deny rule",
                             "deny no-rule",
                             "deny crawl-directive",
                             "later visit-time",
                             "ask crawl-directive",
                             "window",
                             "rate",
                             "because fetch",
                             "because crawl",
                             "because read",
                             "because compete",
                             "because ask:absent",
                             "because ask:deny",
                             "because ask:allow",
                             "because ask:allow-once",
                             "because ask:expired",
                             "because ask:scope",
                             "because ask:rate-limited",
                             "content-usage",
                             "content-signal",
                             "ai-training"})
        if (count >= 20'000)
            QVERIFY2(seen[what] >= 10,
                     (what + std::string(": ") + std::to_string(seen[what])).c_str());
}

namespace {

std::string printed(const FetchVerdict &fetch) {
    std::string text(decisionName(fetch.decision));
    text += " " + std::string(fetchReasonName(fetch.reason));
    if (fetch.line)
        text += " " + std::to_string(fetch.line->file.index()) + ":" +
                std::to_string(fetch.line->line.value);
    return text;
}

std::string printed(const GridCell &cell) {
    FetchVerdict fetch{cell.decision, cell.reason, {}};
    if (cell.line != 0)
        fetch.line = LineRef{cell.file, LineNumber{cell.line}, {}};
    return printed(fetch);
}

/// S80: the trace names the line that decided, once.
bool namesDecided(const std::vector<TraceEntry> &trace, const LineRef &line) {
    return std::ranges::count_if(trace, [&](const TraceEntry &entry) {
               return entry.outcome == Outcome::Decided && entry.line && *entry.line == line;
           }) == 1;
}

std::string printed(const std::optional<RateVerdict> &rate) {
    if (!rate)
        return "no rate";
    return std::string(rateKindName(rate->kind)) + " " +
           (rate->secondsPerRequest ? std::to_string(*rate->secondsPerRequest) : "-") + " " +
           std::to_string(rate->line.file.index()) + ":" + std::to_string(rate->line.line.value);
}

std::string printed(std::span<const UseVerdict> uses) {
    std::string text;
    for (const UseVerdict &use : uses)
        text += std::string(directiveName(use.directive)) + "=" +
                std::string(use.effective.text()) + " ";
    return text;
}

} // namespace

/// The quick ways to ask give the answers of simulate().
void TestOracle::viewsAgree() {
    for (std::uint64_t seed = 1; seed < 1500; ++seed) {
        const test::RandomSite random = test::randomSite(seed);
        const CompiledSite site(random.texts.site());
        std::vector<Identity> agents;
        std::vector<std::string> urls;
        std::vector<Query> queries;
        for (const PlainQuestion &question : random.questions) {
            if (const auto query = queryOf(question)) {
                queries.push_back(*query);
                agents.push_back(query->agent);
                urls.push_back(query->url);
            }
        }
        for (Query query : queries) {
            for (std::size_t a = 0; a < agents.size(); ++a) {
                query.agent = agents[a];
                const auto view = site.view(query.agent, query.reading);
                const auto all = computeGrid(
                    site, nullptr, false,
                    {.agents = agents, .paths = urls, .at = query.at, .reading = query.reading});
                for (std::size_t u = 0; u < urls.size(); ++u) {
                    query.url = urls[u];
                    const Verdict verdict = site.simulate(query, TraceLevel::Full);
                    const PathQuestion path(query.url);
                    const std::string expected = printed(verdict.fetch);
                    const std::string where = "seed " + std::to_string(seed) + " ";
                    QCOMPARE(where + printed(site.fetch(*view, path, query.at)), where + expected);
                    QCOMPARE(where + printed(all->cell(static_cast<std::uint32_t>(a),
                                                       static_cast<std::uint32_t>(u))),
                             where + expected);
                    QCOMPARE(where + printed(site.pace(*view, query.at)),
                             where + printed(verdict.rate));
                    QCOMPARE(where + printed(site.uses(*view, path, query.at, query.competitor)),
                             where + printed(verdict.use));
                    for (const TraceLevel level : {TraceLevel::Full, TraceLevel::Matching}) {
                        const auto trace = site.simulate(query, level).trace;
                        QVERIFY2(!verdict.fetch.line || namesDecided(trace, *verdict.fetch.line),
                                 (where + expected).c_str());
                        for (const TraceEntry &entry : trace)
                            QVERIFY2(!entry.why.empty(), where.c_str());
                    }
                    const Verdict quiet = site.simulate(query, TraceLevel::None);
                    QCOMPARE(
                        toJson(site, quiet).substr(0, toJson(site, quiet).find("\"trace\"")),
                        toJson(site, verdict).substr(0, toJson(site, verdict).find("\"trace\"")));
                }
            }
        }
    }
}

/// A timeline holds what simulate() says at every minute, and at the seconds around its own changes; neighbouring spans
/// differ.
void TestOracle::timelinesAgree() {
    using namespace std::chrono_literals;
    std::size_t changes = 0;
    for (std::uint64_t seed = 1; seed < 400; ++seed) {
        const test::RandomSite random =
            seed % 4 == 0 ? test::randomSite(seed) : test::randomTimedSite(seed);
        const CompiledSite site(random.texts.site());
        auto query = queryOf(random.questions.front());
        if (!query)
            continue;
        const Instant from = query->at - std::chrono::seconds(seed * 977 % 86400);
        const Instant to = from + 24h + 90s;
        const std::vector<TimelineSpan> spans = timeline(site, *query, from, to);
        const std::string where = "seed " + std::to_string(seed) + " ";
        QVERIFY2(!spans.empty() && spans.front().from == from && spans.front().usesChanged.empty(),
                 where.c_str());
        std::set<Instant> instants;
        for (Instant at = from; at < to; at += 1min)
            instants.insert(at);
        for (const TimelineSpan &span : spans)
            for (const auto shift : {-1s, 0s, 1s})
                if (span.from + shift >= from && span.from + shift < to)
                    instants.insert(span.from + shift);
        query->at = from;
        const UseTable first = site.simulate(*query, TraceLevel::None).use;
        std::vector<UseVerdict> uses(first.begin(), first.end());
        std::size_t span = 0;
        for (const Instant at : instants) {
            if (span + 1 < spans.size() && spans[span + 1].from <= at) {
                ++span;
                ++changes;
                QVERIFY2(spans[span].from == at, where.c_str());
                QVERIFY2(printed(spans[span].fetch) != printed(spans[span - 1].fetch) ||
                             printed(spans[span].rate) != printed(spans[span - 1].rate) ||
                             !spans[span].usesChanged.empty(),
                         (where + "two spans are one at " + formatInstant(at)).c_str());
                for (const UseVerdict &changed : spans[span].usesChanged)
                    for (UseVerdict &use : uses)
                        if (use.directive == changed.directive) {
                            QVERIFY2(use.effective != changed.effective, where.c_str());
                            use = changed;
                        }
            }
            query->at = at;
            const Verdict verdict = site.simulate(*query, TraceLevel::None);
            const std::string when = where + formatInstant(at) + " ";
            QCOMPARE(when + printed(spans[span].fetch), when + printed(verdict.fetch));
            QCOMPARE(when + printed(spans[span].rate), when + printed(verdict.rate));
            QCOMPARE(when + printed(uses), when + printed(verdict.use));
        }
        QCOMPARE(span + 1, spans.size());
    }
    QVERIFY(changes > 500);
}

QTEST_APPLESS_MAIN(TestOracle)
#include "tst_oracle.moc"
