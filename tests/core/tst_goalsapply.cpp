// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Goals applied to files (S140–S149): the cases of tests/cases/goals/apply, whose form is explained in tests/cases/README.md, and
// what must be so for any goals and any files. GATEPOST_GOAL_SITES is the number of random pairs (default 60).

#include "core/agents/purpose.h"
#include "core/goals/adopt.h"
#include "core/goals/apply.h"
#include "core/settings/sitesettings.h"
#include "core/settings/writegoals.h"
#include "core/text/linediff.h"
#include "tests/support/appliedgoals.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <format>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace gatepost;
using namespace gatepost::test;

namespace {

const std::vector<std::string> kExamples = {"/", "/a", "/b", "/press/x", "/cart/open/x", "/cart/x"};

Instant now() {
    return *parseInstant("2026-11-23T00:00:00Z");
}

struct ApplyCase {
    QString name;
    std::map<std::string, std::string> files;
    std::string list, apply, unreached, answers;
};

/// Bytes written as \xHH.
std::string unescaped(const std::string &text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text.compare(i, 2, "\\x") == 0 && i + 3 < text.size()) {
            out += static_cast<char>(std::stoi(text.substr(i + 2, 2), nullptr, 16));
            i += 3;
        } else {
            out += text[i];
        }
    return out;
}

/// A file's lines with what its header asks for: "crlf", "bom", "unended" (no final line end), "bytes" (\xHH).
std::string spelled(std::string text, const QList<QByteArray> &flags) {
    if (flags.contains("bytes"))
        text = unescaped(text);
    if (flags.contains("unended") && text.ends_with('\n'))
        text.pop_back();
    if (flags.contains("crlf")) {
        std::string out;
        for (const char c : text)
            out += c == '\n' ? "\r\n" : std::string(1, c);
        text = out;
    }
    return flags.contains("bom") ? "\xEF\xBB\xBF" + text : text;
}

QList<ApplyCase> readCases() {
    QList<ApplyCase> cases;
    const QDir folder(QStringLiteral("tests/cases/goals/apply"));
    for (const QString &file : folder.entryList({QStringLiteral("*.case")}, QDir::Files)) {
        QFile opened(folder.filePath(file));
        if (!opened.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(file));
        std::string part;
        QList<QByteArray> flags;
        std::string text;
        const auto close = [&] {
            if (part.empty())
                return;
            ApplyCase &last = cases.last();
            std::string *into = part == "list"        ? &last.list
                                : part == "apply"     ? &last.apply
                                : part == "unreached" ? &last.unreached
                                : part == "answers"   ? &last.answers
                                                      : &last.files[part];
            *into = spelled(text, flags);
            part.clear();
        };
        const auto begin = [&](const QByteArray &line) {
            flags = line.split(' ');
            part = flags.takeFirst().toStdString();
            text.clear();
        };
        for (const QByteArray &line : opened.readAll().split('\n')) {
            if (line.startsWith("== ")) {
                close();
                cases.append({QString::fromUtf8(line.mid(3)), {}, {}, {}, {}, {}});
            } else if (line.startsWith("-- ")) {
                close();
                begin(line.mid(3));
            } else if (!part.empty() && !line.isEmpty()) {
                text += (line == "." ? std::string() : line.toStdString()) + '\n';
            }
        }
        close();
    }
    return cases;
}

/// "GPTBot training crawler yes": token (~ is a space), purpose, kind, whether it obeys robots.txt; ">Googlebot" at the end: whose
/// groups it follows where none names it.
Registry listOf(const std::string &rows) {
    if (rows.empty())
        return Registry::builtIn();
    std::string tsv =
        "# gatepost-agents 2 2026-11-23\n"
        "token\toperator\tcategory\tpurpose\tai\tkind\tstatus\tobeys_robots\tobeys_star\tbehaviour"
        "\tfallback_tokens\n";
    for (const QByteArray &row : QByteArray::fromStdString(rows).trimmed().split('\n')) {
        QList<QByteArray> words = row.split(' ');
        std::string fallback;
        if (words.last().startsWith('>'))
            fallback = words.takeLast().mid(1).toStdString();
        if (words.size() < 4)
            qFatal("not a row of a list: %s", row.constData());
        const bool namesUse = words[2] == "use-token";
        QByteArray token = words[0];
        tsv +=
            std::format("{}\t{}\t{}\t{}\tyes\t{}\tcurrent\t{}\t{}\t{}\t{}\n",
                        token.replace('~', ' ').toStdString(), namesUse ? "" : "Somebody",
                        words.size() > 4 ? words[4].toStdString() : "",
                        words[1] == "none" ? "" : words[1].toStdString(),
                        namesUse ? "policy-token" : words[2].toStdString(), words[3].toStdString(),
                        words.size() > 5 ? "no" : "", namesUse ? "training" : "", fallback);
    }
    auto list = Registry::parse(tsv);
    if (!list)
        qFatal("%s", list.error().english().c_str());
    return *list;
}

Site siteOf(const ApplyCase &each) {
    Site site;
    site.registry = listOf(each.list);
    for (const FileRoleRow &row : siteFiles())
        if (const auto file = each.files.find(std::string(row.fileName)); file != each.files.end())
            site.put(row.role, file->second);
    return site;
}

goals::ApplyQuestion questionOf(const ApplyCase &each) {
    goals::ApplyQuestion question{.at = now(), .paths = kExamples};
    if (const auto policy = each.files.find("agent-policy.kno"); policy != each.files.end())
        question.policy = policy->second;
    return question;
}

/// The answers asked for, each as it is.
std::string answered(const CompiledSite &site, const std::string &asked) {
    std::string all;
    for (const QByteArray &line : QByteArray::fromStdString(asked).trimmed().split('\n')) {
        if (line.isEmpty())
            continue;
        const QByteArray question = line.left(line.indexOf(" = "));
        QList<QByteArray> words = question.split(' ');
        Query query{*identify(words[0].replace('~', ' ').toStdString(), {}, site.site().registry),
                    words[1].toStdString(), now()};
        if (words.size() > 2)
            query.reading = *parseReading(words[2].toStdString());
        all += std::format("{} = {}\n", question.toStdString(),
                           decisionName(site.simulate(query).fetch.decision));
    }
    return all;
}

// ---- random goals and sites ------------------------------------------------------------------------

constexpr const char *kRows =
    "Seeker search crawler yes\nFinder search crawler unknown\n"
    "Helper answers user-fetcher yes\nHelper2 answers crawler no\n"
    "Trainer training crawler yes\nTrainer~Two training crawler unknown\n"
    "Newcomer training crawler unknown\nToken training policy-token yes\n"
    "Watcher seo crawler yes\nKeeper archives crawler unknown\n"
    "Skipper ads crawler yes ad-network no\n"
    "Seeker-Ads ads crawler yes >Seeker\nTrainer-Help answers crawler yes >Trainer\n"
    "__usage_ai-training training use-token yes\n";

class Making {
public:
    explicit Making(std::uint64_t seed) : m_random(seed) {}

    std::string robots() {
        std::string text;
        const std::size_t groups = pick(5);
        const bool hasStar = pick(6) != 0;
        const std::size_t managed = pick(5);
        for (std::size_t i = 0; i < groups; ++i) {
            text += group(false);
            if (i == 0 && managed == 1)
                text += "# START YOAST BLOCK\n# ---------------------------\n" + group(true) +
                        "# ---------------------------\n# END YOAST BLOCK\n\n";
        }
        if (hasStar)
            text += "User-agent: *\n" + rules();
        if (managed == 2)
            text = "# BEGIN Cloudflare Managed content\n\nUser-agent: *\nContent-Signal: "
                   "search=yes,ai-train=no\nAllow: /\n\nUser-agent: Trainer\nDisallow: /\n\n"
                   "# END Cloudflare Managed Content\n\n" +
                   text;
        if (pick(5) == 0)
            text += "Sitemap: https://www.example.org/sitemap.xml\n";
        if (pick(4) == 0 && text.ends_with('\n'))
            text.pop_back();
        if (pick(4) == 0)
            text = spelled(text, {"crlf"});
        return pick(6) == 0 ? "\xEF\xBB\xBF" + text : text;
    }
    std::string goals() {
        std::string text = "goals:\n";
        bool any = false;
        for (const char *purpose : {"search", "answers", "training", "seo", "archives", "rest"}) {
            if (pick(2) == 0)
                continue;
            any = true;
            static const std::vector<std::string> stances = {"welcome", "open", "out", "out"};
            const std::string stance = one(stances);
            text += std::format("  {}: {{is: {}", purpose, stance);
            if (stance != "out" && pick(4) == 0)
                text += ", closed: " + one(kPaths);
            else if (stance != "out" && pick(8) == 0)
                text += ", only: " + one(kPaths);
            if (stance != "out" && pick(8) == 0)
                text += ", hours: 22:00-05:59";
            if (stance != "out" && pick(6) == 0)
                text += ", pace: 10s";
            if (pick(5) == 0)
                text += std::format(", except: [{{paths: {}, is: {}}}]", one(kPaths),
                                    stance == "out" ? "open" : "out");
            text += "}\n";
        }
        if (!any)
            text += "  training: out\n";
        static const std::vector<std::string> kinds = {"[]", "[content-signal]",
                                                       "[content-usage, content-signal]"};
        if (pick(4) != 0)
            text += "  signals: " + one(kinds) + "\n";
        if (pick(4) == 0)
            text += "  closed: [/cart/, /b]\n";
        return text;
    }

private:
    std::size_t pick(std::size_t below) { return m_random() % below; }
    const std::string &one(const std::vector<std::string> &from) { return from[pick(from.size())]; }

    std::string rules() {
        std::string text;
        const std::size_t count = pick(4);
        for (std::size_t i = 0; i < count; ++i)
            text += (pick(3) == 0 ? "Allow: " : "Disallow: ") + one(kPaths) + '\n';
        if (pick(4) == 0)
            text += "Disallow: /\n";
        else if (count == 0)
            text += "Disallow:\n";
        if (pick(8) == 0)
            text += "Crawl-delay: 3\n";
        if (pick(8) == 0)
            text += "Content-Signal: search=yes, ai-train=yes\n";
        return text + '\n';
    }
    std::string group(bool isManaged) {
        static const std::vector<std::string> names = {"Seeker",   "Finder",   "Helper", "Trainer",
                                                       "Newcomer", "Stranger", "Token",  "seeker",
                                                       "Watcher",  "Other",    "Train*", "Skipper"};
        std::string text;
        for (std::size_t i = 0, count = 1 + pick(3); i < count; ++i)
            text += "User-agent: " + (isManaged && pick(2) == 0 ? "*" : one(names)) + '\n';
        if (!isManaged && pick(12) == 0)
            text += "Robot-version: 2.0\n";
        return text + rules();
    }
    inline static const std::vector<std::string> kPaths = {"/a",          "/b",      "/cart/",
                                                           "/cart/open/", "/*.pdf$", "/press/"};
    std::mt19937_64 m_random;
};

std::uint64_t sites() {
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("GATEPOST_GOAL_SITES", &isSet);
    return isSet ? static_cast<std::uint64_t>(wanted) : 60;
}

} // namespace

class TestGoalsApply : public QObject {
    Q_OBJECT
private slots:
    void cases_data() {
        QTest::addColumn<int>("index");
        const QList<ApplyCase> all = readCases();
        QVERIFY(all.size() >= 20);
        for (qsizetype i = 0; i < all.size(); ++i)
            QTest::newRow(qPrintable(all[i].name)) << static_cast<int>(i);
    }
    void cases() {
        QFETCH(int, index);
        const ApplyCase each = readCases()[index];
        const auto settings = readSiteSettings(each.files.at("gatepost.yaml"));
        if (!settings)
            QFAIL(settings.error().english().c_str());
        const CompiledSite site(siteOf(each));
        const auto question = questionOf(each);
        const goals::Applied applied = goals::applyGoals(site, *settings->goals, question);
        if (qEnvironmentVariableIsSet("GATEPOST_GOAL_SHOW"))
            qInfo("== %s\n-- apply\n%s-- unreached\n%s", qPrintable(each.name),
                  shownLines(site, applied).c_str(), shownUnreached(applied).c_str());
        QCOMPARE(QString::fromStdString(shownLines(site, applied) + "-- unreached\n" +
                                        shownUnreached(applied)),
                 QString::fromStdString(each.apply + "-- unreached\n" + each.unreached));
        QCOMPARE(wrongWith(site, *settings->goals, question, applied), QString());
        const CompiledSite after(goals::withFiles(site.site(), applied.files));
        QCOMPARE(QString::fromStdString(answered(after, each.answers)),
                 QString::fromStdString(each.answers));
    }

    /// Any goals on any files: true or unreached, nothing else changed, and nothing to do twice.
    void anyGoalsOnAnyFiles() {
        std::size_t asked = 0;
        std::size_t unreached = 0;
        for (std::uint64_t seed = 1; seed <= sites(); ++seed) {
            Making making(seed);
            ApplyCase each;
            each.list = kRows;
            each.files["robots.txt"] = making.robots();
            const std::string yaml = making.goals();
            const auto settings = readSiteSettings(yaml);
            if (!settings)
                continue; // two words contradict each other
            const CompiledSite site(siteOf(each));
            const auto question = questionOf(each);
            const goals::Applied applied = goals::applyGoals(site, *settings->goals, question);
            const QString wrong = wrongWith(site, *settings->goals, question, applied);
            if (!wrong.isEmpty())
                QFAIL(qPrintable(QStringLiteral("seed %1: %2\n%3\n%4\n%5")
                                     .arg(seed)
                                     .arg(wrong, QString::fromStdString(yaml),
                                          QString::fromStdString(each.files["robots.txt"]),
                                          QString::fromStdString(shownLines(site, applied)))));
            asked += applied.after.size();
            unreached += applied.unreached.size();
            if (qEnvironmentVariableIsSet("GATEPOST_GOAL_SHOW") && !applied.unreached.empty())
                qInfo("seed %d: %s%s%s%s", static_cast<int>(seed), yaml.c_str(),
                      each.files["robots.txt"].c_str(), shownLines(site, applied).c_str(),
                      shownUnreached(applied).c_str());
        }
        qInfo("%zu of %zu goals unreached", unreached, asked);
        QVERIFY(asked > 0);
    }

    /// What is adopted is true, reads back as it was written, and asks for no edit.
    void whatIsAdoptedIsTrue() {
        for (std::uint64_t seed = 1; seed <= sites() / 2; ++seed) {
            ApplyCase each;
            each.list = kRows;
            each.files["robots.txt"] = Making(seed).robots();
            const CompiledSite site(siteOf(each));
            const goals::Adopted adopted =
                goals::adoptGoals(site, {.at = now(), .paths = kExamples});
            const std::string yaml = writeGoals(adopted.goals);
            const auto settings = readSiteSettings(yaml);
            if (!settings)
                QFAIL((settings.error().english() + "\n" + yaml).c_str());
            QCOMPARE(writeGoals(*settings->goals), yaml);
            for (const goals::GoalState &state :
                 goals::stateOf(site, *settings->goals, {.at = now()}))
                if (state.proof != exact::Proof::Holds)
                    QFAIL((yaml + each.files["robots.txt"]).c_str());
            QVERIFY(goals::applyGoals(site, *settings->goals, {.at = now()}).isEmpty());
        }
    }

    /// Files of half a million bytes would be tried for minutes: nothing is said of them, and why.
    void largeFilesAreNotAdopted() {
        ApplyCase each;
        each.list = kRows;
        each.files["robots.txt"] = "User-agent: *\nDisallow: /a\n";
        QVERIFY(goals::adoptGoals(CompiledSite(siteOf(each)), {.at = now(), .paths = kExamples})
                    .goals.of[static_cast<std::size_t>(Purpose::Search)]);
        each.files["robots.txt"] += "#" + std::string(500'000, 'x') + "\n";
        const goals::Adopted adopted =
            goals::adoptGoals(CompiledSite(siteOf(each)), {.at = now(), .paths = kExamples});
        QVERIFY(std::ranges::none_of(adopted.goals.of, &std::optional<Goal>::has_value));
        QCOMPARE(adopted.notTaken.size(), std::size_t{1});
        QVERIFY(adopted.notTaken.front().english().contains("500,000 bytes"));
    }

    /// Every edit of so many rules would be tried for minutes: none is, and that is said.
    void filesWithTooManyRulesAreNotEdited() {
        const auto settings = readSiteSettings("goals: {training: out, signals: []}\n");
        ApplyCase each;
        each.list = kRows;
        std::string &robots = each.files["robots.txt"];
        robots = "User-agent: Trainer\n";
        for (int i = 0; i < 50'001; ++i)
            robots += std::format("Disallow: /p{}\n", i);
        const CompiledSite site(siteOf(each));
        const auto applied = goals::applyGoals(site, *settings->goals, questionOf(each));
        QVERIFY(applied.isEmpty());
        QCOMPARE(shownUnreached(applied),
                 std::string("training: [goal-open] No edit is tried where files have more than "
                             "50000 rules.\n"));
        QVERIFY(applied.unreached.front().proof == exact::Proof::Open);
    }

    /// A year of lists: each names exactly whom it brought, and one edit adds exactly these names. Whom a list drops costs nothing.
    /// The last one brings what operators' pages say against the list: new crawlers, retired names, one token with two rows.
    void aYearOfLists() {
        std::mt19937_64 random(12);
        ApplyCase each;
        const std::string start = "User-agent: *\nDisallow: /cart/\n";
        each.files["robots.txt"] = start;
        const auto settings = readSiteSettings(
            "goals: {search: welcome, answers: out, training: out, signals: []}\n");
        // Purpose, kind and whether it obeys robots.txt, by token.
        std::map<std::string, std::string> rows = {
            {"Seeker", "search crawler yes"},
            {"Trainer0", "training crawler yes"},
            {"Google-Agent", "answers user-fetcher yes"},
            {"GoogleAgent-Mariner", "answers user-fetcher unknown"},
            {"Google-NotebookLM", "research user-fetcher unknown"},
            {"NotebookLM", "research user-fetcher unknown"},
            {"Operator", "answers user-fetcher unknown"},
            {"MistralAI-User", "answers user-fetcher yes"},
            {"MistralAI-User/1.0", "training crawler yes"}};
        const std::set<std::string> first = {"Trainer0", "Google-Agent", "GoogleAgent-Mariner",
                                             "Operator", "MistralAI-User"};
        const std::map<std::string, std::string> last = {
            {"Google-Agent", "answers user-fetcher no"},
            {"MistralAI-Index", "search crawler yes"},
            {"MistralAI-Training", "training crawler yes"},
            {"Google-GeminiNotebook", "research user-fetcher no"},
            {"CloudflareBrowserRenderingCrawler", "training crawler yes"},
            {"Cloudflare-AI-Search", "answers crawler unknown"},
            {"KimiBot", "training crawler unknown"},
            {"Kimi-SearchBot", "search crawler unknown"},
            {"Google-CWS", "seo user-fetcher no"},
            {"GoogleMessages", "seo user-fetcher no"},
            {"Yeti", "search crawler unknown"},
            {"__usage_ai-training", "training use-token unknown"}};
        constexpr int kLast = 13;
        std::set<std::string> named;
        std::set<std::string> gone; // named, and in the list no more
        for (int month = 1; month <= kLast; ++month) {
            std::set<std::string> added = month == 1 ? first : std::set<std::string>();
            for (std::size_t count = month == kLast ? 0 : random() % 4; count > 0; --count) {
                const char *purpose = random() % 3 == 0 ? "search"
                                      : random() % 2    ? "answers"
                                                        : "training";
                const std::string name = std::format("Bot{}x{}", month, count);
                rows[name] = purpose + std::string(" crawler yes");
                if (purpose != std::string_view("search"))
                    added.insert(name);
            }
            std::vector<std::string> dropped;
            if (month < kLast && random() % 3 == 0)
                dropped.push_back(
                    std::next(rows.begin(), static_cast<std::ptrdiff_t>(random() % rows.size()))
                        ->first);
            if (month == kLast) {
                dropped = {"Google-NotebookLM", "NotebookLM", "GoogleAgent-Mariner", "Operator",
                           "MistralAI-User/1.0"};
                added = {"MistralAI-Training", "CloudflareBrowserRenderingCrawler",
                         "Cloudflare-AI-Search", "KimiBot"};
                for (const auto &[name, row] : last)
                    rows[name] = row;
            }
            for (const std::string &name : dropped) {
                rows.erase(name);
                added.erase(name);
                if (named.contains(name))
                    gone.insert(name);
            }
            each.list.clear();
            for (const auto &[name, row] : rows)
                each.list += std::format("{} {}\n", name, row);
            const CompiledSite site(siteOf(each));
            std::set<std::string> uncovered;
            for (const goals::GoalState &state :
                 goals::stateOf(site, *settings->goals, {.at = now()})) {
                QVERIFY((state.proof == exact::Proof::Fails) == !state.uncovered.empty());
                for (const goals::Uncovered &agent : state.uncovered)
                    uncovered.insert(agent.agent);
            }
            QCOMPARE(uncovered, added);
            goals::ApplyQuestion question = questionOf(each);
            question.uncoveredAlone = true;
            const goals::Applied applied = goals::applyGoals(site, *settings->goals, question);
            std::set<std::string> lines;
            for (const change::EditedLine &line : applied.lines) {
                QVERIFY2(line.added, line.text.c_str());
                if (line.text.starts_with("User-agent: "))
                    lines.insert(line.text.substr(12));
                else // the first group of a kind says what it is for
                    QVERIFY2(line.text.empty() || (month == 1 && line.text == "Disallow: /"),
                             line.text.c_str());
            }
            QCOMPARE(lines, added);
            QVERIFY(applied.unreached.empty());
            for (const goals::GoalState &state : applied.after)
                QVERIFY(state.proof == exact::Proof::Holds);
            named.insert(added.begin(), added.end());
            if (!applied.files.empty())
                each.files["robots.txt"] = applied.files.front().text;
        }
        QVERIFY(named.size() > 8);
        QVERIFY(gone.contains("Operator"));
        // The file that is made at once differs in the order of names, and lacks those that are gone.
        const auto sorted = [](const std::string &text, const std::set<std::string> &without) {
            std::vector<std::string> all;
            for (const QByteArray &line : QByteArray::fromStdString(text).split('\n'))
                if (!line.startsWith("User-agent: ") ||
                    !without.contains(line.mid(12).toStdString()))
                    all.push_back(line.toStdString());
            std::ranges::sort(all);
            return all;
        };
        const std::string stepwise = each.files["robots.txt"];
        each.files["robots.txt"] = start;
        const goals::Applied atOnce =
            goals::applyGoals(CompiledSite(siteOf(each)), *settings->goals, questionOf(each));
        QCOMPARE(sorted(stepwise, gone), sorted(atOnce.files.front().text, {}));
    }

    /// Order says nothing: neither that of goals, exceptions and rows of the list, nor how a file spells names.
    void orderChangesNoByte() {
        std::mt19937_64 random(7);
        for (std::uint64_t seed = 1; seed <= sites() / 4; ++seed) {
            ApplyCase each;
            each.list = kRows;
            each.files["robots.txt"] = Making(seed).robots();
            const std::string yaml = Making(seed + 1000).goals();
            const auto settings = readSiteSettings(yaml);
            if (!settings)
                continue;
            QStringList lines = QString::fromStdString(yaml).split('\n', Qt::SkipEmptyParts);
            std::shuffle(lines.begin() + 1, lines.end(), random);
            const auto shuffled = readSiteSettings(lines.join('\n').toStdString());
            QVERIFY(shuffled.has_value());
            const CompiledSite site(siteOf(each));
            const auto one = goals::applyGoals(site, *settings->goals, questionOf(each));
            const auto other = goals::applyGoals(site, *shuffled->goals, questionOf(each));
            QCOMPARE(shownLines(site, other), shownLines(site, one));
        }
    }
};

QTEST_APPLESS_MAIN(TestGoalsApply)
#include "tst_goalsapply.moc"
