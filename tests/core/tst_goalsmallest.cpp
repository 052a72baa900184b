// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether the edits of goals are the smallest (S149): beside exhaustive search over small files, all edits of two lines.
// GATEPOST_SMALL_SITES is the number of files (default 100); if it is set, edits of three lines are tried as well, some hundred
// million for a file, and GATEPOST_SEED says where to begin (1). GATEPOST_GOAL_SHOW names those that a smaller edit serves as well.

#include "core/goals/apply.h"
#include "core/goals/form.h"
#include "core/goals/ways.h"
#include "core/lint/lint.h"
#include "core/settings/sitesettings.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <format>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace gatepost;

namespace {

using Lines = std::vector<std::string>;

const std::vector<std::string> kPaths = {"/a", "/a/b", "/cart/", "/x.pdf"};
constexpr std::array kNames = {"Seeker", "Helper", "Trainer", "Newcomer", "Other"};
constexpr std::array kAsked = {"/", "/a", "/a/b", "/a/c", "/cart/x", "/x.pdf"};
constexpr const char *kList = "# gatepost-agents 2 2026-11-23\n"
                              "token\toperator\tcategory\tpurpose\tai\tkind\tstatus\tobeys_robots\n"
                              "Seeker\tS\t\tsearch\tyes\tcrawler\tcurrent\tyes\n"
                              "Helper\tS\t\tanswers\tyes\tcrawler\tcurrent\tyes\n"
                              "Trainer\tS\t\ttraining\tyes\tcrawler\tcurrent\tyes\n"
                              "Newcomer\tS\t\ttraining\tyes\tcrawler\tcurrent\tyes\n";

Instant now() {
    return *parseInstant("2026-11-23T00:00:00Z");
}

Site siteOf(const std::string &robots) {
    static const Registry list = *Registry::parse(kList);
    Site site;
    site.registry = list;
    site.put(FileRole::Robots, robots);
    return site;
}

std::string textOf(const Lines &lines) {
    std::string text;
    for (const std::string &line : lines)
        text += line + '\n';
    return text;
}

Tree treeOf(const Lines &lines) {
    return Tree::parse(textOf(lines), DialectId::Robots);
}

class Making {
public:
    explicit Making(std::uint64_t seed) : m_random(seed) {}

    /// At most twelve lines.
    Lines robots() {
        Lines lines;
        for (std::size_t groups = pick(4); groups > 0; --groups)
            addGroup(lines, one(kNames), pick(3) == 0 ? one(kNames) : std::string());
        if (pick(4) != 0)
            addGroup(lines, "*", {});
        return lines.size() > 12 ? robots() : lines;
    }
    std::string goals() {
        static const std::vector<std::string> kPurposes = {"search", "answers", "training"};
        std::string text = "goals:\n  signals: []\n";
        for (const std::string &purpose : kPurposes)
            if (purpose == "training" || pick(3) == 0)
                text += std::format("  {}: {}\n", purpose, pick(2) == 0 ? "out" : "open");
        return text;
    }

private:
    std::size_t pick(std::size_t below) { return m_random() % below; }
    std::string one(const auto &from) { return from[pick(from.size())]; }
    void addGroup(Lines &lines, const std::string &name, const std::string &second) {
        if (!lines.empty())
            lines.emplace_back();
        lines.push_back("User-agent: " + name);
        if (!second.empty() && second != name)
            lines.push_back("User-agent: " + second);
        if (pick(3) == 0)
            lines.emplace_back("Disallow: /");
        else if (pick(4) == 0)
            lines.emplace_back("Disallow:");
        else
            for (std::size_t count = 1 + pick(2); count > 0; --count)
                lines.push_back((pick(3) == 0 ? "Allow: " : "Disallow: ") + one(kPaths));
    }
    std::mt19937_64 m_random;
};

Lines linesOf(const std::string &text) {
    Lines lines;
    std::string line;
    for (const char each : text)
        if (each == '\n')
            lines.push_back(std::exchange(line, {}));
        else
            line += each;
    return lines;
}

/// How often lines allow and disallow one path to the same agents, of which `check` warns.
std::ptrdiff_t contradictionsIn(const std::string &text) {
    return std::ranges::count(lintFile(Tree::parse(text, DialectId::Robots)),
                              std::string_view("contradictory-rules"), &Diagnostic::code);
}

/// Which edits a webmaster would take, beside that the file stays one of records. A smaller one that is none of these is no edit
/// that goals should make:
/// - It has no contradiction that neither the file nor the goals' edit has: readers that take the first line that matches read it
///   otherwise.
/// - Who is named stays named where nothing false is said of it: a group is not taken from an agent that has nothing to do with
///   the goal because * happens to say the same today.
/// - Nobody gets a second group, which would read as if it were the only one; if the goals' edit makes none either.
class Fitness {
public:
    /// `made`: the goals' edit. `bystanders`: agents of whom nothing false is said.
    Fitness(const Lines &before, const Lines &made, std::vector<std::string> bystanders)
        : m_bystanders(std::move(bystanders)),
          m_contradictions(
              std::max(contradictionsIn(textOf(before)), contradictionsIn(textOf(made)))) {
        for (const char *name : kNames)
            m_lines[name] = {linesNaming(name, before), linesNaming(name, made)};
        m_lines["*"] = {linesNaming("*", before), linesNaming("*", made)};
    }

    [[nodiscard]] bool isFit(const Lines &after) const {
        for (const auto &[name, lines] : m_lines) {
            const std::ptrdiff_t now = linesNaming(name, after);
            if (now > std::max({lines.before, lines.made, std::ptrdiff_t{1}}) ||
                (now < lines.before && std::ranges::contains(m_bystanders, name)))
                return false;
        }
        return contradictionsIn(textOf(after)) <= m_contradictions;
    }

private:
    static std::ptrdiff_t linesNaming(const std::string &name, const Lines &lines) {
        return std::ranges::count(lines, "User-agent: " + name);
    }
    std::vector<std::string> m_bystanders;
    struct LinesNaming {
        std::ptrdiff_t before = 0;
        std::ptrdiff_t made = 0;
    };
    std::map<std::string, LinesNaming> m_lines; ///< by name
    std::ptrdiff_t m_contradictions;
};

/// The agents of goals that are true, and those of no goal.
std::vector<std::string> bystandersOf(const std::vector<goals::GoalState> &states) {
    std::vector<std::string> names(kNames.begin(), kNames.end());
    for (const goals::GoalState &state : states)
        if (state.proof != exact::Proof::Holds)
            std::erase_if(names, [&](const std::string &name) {
                return std::ranges::contains(state.agents, name);
            });
    return names;
}

/// What lines of this file's small alphabet say, by tables: names, and rules that are beginnings of paths. Texts by the hundred
/// thousand are asked; what it finds to say the same is compared exactly afterwards.
class LineTable {
public:
    using Text = std::vector<std::uint8_t>; ///< indices of lines

    std::uint8_t numberOf(const std::string &line) {
        const auto [known, isNew] =
            m_numbers.try_emplace(line, static_cast<std::uint8_t>(m_lines.size()));
        if (isNew)
            m_lines.push_back(lineOf(line));
        return known->second;
    }
    [[nodiscard]] const std::string &textOf(std::uint8_t number) const {
        return m_lines[number].text;
    }
    [[nodiscard]] bool isBlank(std::uint8_t number) const {
        return m_lines[number].is == Is::Blank;
    }

    /// Records that everybody reads alike, also as in 1994: names, then rules, and a blank line before the next ones (S20, S91).
    /// Else a name without a rule is let in, or runs into the group below, and a rule without a name is nobody's.
    [[nodiscard]] bool isOfRecords(const Text &text) const {
        Is last = Is::Blank;
        for (const std::uint8_t each : text) {
            const Is now = m_lines[each].is;
            const Is never = now == Is::Blank ? Is::Name : now == Is::Name ? Is::Rule : Is::Blank;
            if (last == never)
                return false;
            last = now;
        }
        return last != Is::Name;
    }

    /// What everybody may fetch of some paths: whatever says the same as the goals' edit says the same of them. For records.
    [[nodiscard]] std::string sampleOf(const Text &text) const {
        // The strongest rule so far: twice its length, and one more if it allows (S24).
        std::array<std::array<std::uint8_t, kAsked.size()>, kNames.size() + 1> best{};
        std::array<bool, kNames.size()> isNamed{};
        unsigned who = 0; // of the record, a bit for each name and one for *
        bool inNames = false;
        for (const std::uint8_t each : text) {
            const Line &line = m_lines[each];
            if (line.is == Is::Name) {
                who = inNames ? who | 1U << line.name : 1U << line.name;
                if (line.name < kNames.size())
                    isNamed[line.name] = true;
            }
            inNames = line.is == Is::Name;
            if (line.is == Is::Rule)
                for (std::size_t name = 0; name <= kNames.size(); ++name)
                    if ((who >> name & 1U) != 0)
                        for (std::size_t path = 0; path < kAsked.size(); ++path)
                            best[name][path] = std::max(best[name][path], line.strength[path]);
        }
        std::string sample;
        for (std::size_t name = 0; name <= kNames.size(); ++name)
            for (std::size_t path = 0; path < kAsked.size(); ++path) {
                const bool isOwn = name < kNames.size() && isNamed[name];
                const std::uint8_t won = best[isOwn ? name : kNames.size()][path];
                sample += won == 0 || won % 2 == 1 ? 'a' : 'd';
            }
        return sample;
    }

    /// How many of its rules could go: nobody is answered otherwise.
    [[nodiscard]] std::size_t withoutEffectIn(const Text &text) const {
        const std::string sample = sampleOf(text);
        std::size_t count = 0;
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (m_lines[text[at]].is != Is::Rule)
                continue;
            Text fewer = text;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
            count += isOfRecords(fewer) && sampleOf(fewer) == sample ? 1 : 0;
        }
        return count;
    }

private:
    enum class Is : std::uint8_t { Blank, Name, Rule };
    struct Line {
        std::string text;
        Is is = Is::Blank;
        std::size_t name = 0; ///< among kNames, their number for *
        std::array<std::uint8_t, kAsked.size()> strength{};
    };

    static Line lineOf(const std::string &text) {
        Line line{.text = text};
        if (text.empty())
            return line;
        const std::string key = text.substr(0, text.find(':'));
        const std::string value =
            text.size() > key.size() + 2 ? text.substr(key.size() + 2) : std::string();
        line.is = key == "User-agent" ? Is::Name : Is::Rule;
        if (line.is == Is::Name) {
            line.name = static_cast<std::size_t>(std::ranges::find(kNames, value) - kNames.begin());
            if (line.name == kNames.size() && value != "*")
                qFatal("a name beside the alphabet: %s", text.c_str());
            return line;
        }
        if ((key != "Allow" && key != "Disallow") || value.find_first_of("*$%") != value.npos)
            qFatal("a line beside the alphabet: %s", text.c_str());
        for (std::size_t path = 0; path < kAsked.size(); ++path)
            if (!value.empty() && std::string_view(kAsked[path]).starts_with(value))
                line.strength[path] =
                    static_cast<std::uint8_t>(2 * value.size() + (key == "Allow" ? 1 : 0));
        return line;
    }

    std::map<std::string, std::uint8_t> m_numbers;
    std::vector<Line> m_lines;
};

/// The same sample by the program itself.
std::string simulatedSample(const CompiledSite &site) {
    std::vector<std::string> names(kNames.begin(), kNames.end());
    names.emplace_back("Nobody");
    std::string sample;
    for (const std::string &name : names)
        for (const std::string path : kAsked)
            sample +=
                decisionName(site.simulate({*identify(name, {}, site.site().registry), path, now()},
                                           TraceLevel::None)
                                 .fetch.decision)
                    .front();
    return sample;
}

class Searching {
public:
    Searching(const Lines &before, const std::string &after, const Fitness &fitness)
        : m_fitness(fitness), m_wanted(siteOf(after)) {
        std::set<std::string> alphabet(before.begin(), before.end());
        for (const std::string &line : ::linesOf(after))
            alphabet.insert(line);
        alphabet.insert({"Disallow: /", "Disallow:", "Allow: /", "User-agent: Trainer",
                         "User-agent: Newcomer", "User-agent: *"});
        alphabet.erase("");
        for (const std::string &line : alphabet)
            m_alphabet.push_back(m_table.numberOf(line));
        m_before = numbersOf(before);
        const LineTable::Text made = numbersOf(::linesOf(after));
        m_sample = m_table.sampleOf(made);
        m_withoutEffect =
            std::max(m_table.withoutEffectIn(m_before), m_table.withoutEffectIn(made));
    }

    /// Whether the table says of both texts what the program says.
    [[nodiscard]] bool isTableRight() const {
        return m_table.sampleOf(m_before) ==
                   simulatedSample(CompiledSite(siteOf(textOf(linesOf(m_before))))) &&
               m_sample == simulatedSample(m_wanted);
    }
    [[nodiscard]] bool isOfRecords(const std::string &text) {
        return m_table.isOfRecords(numbersOf(::linesOf(text)));
    }
    /// A text that says what `after` says and differs from `before` by at most so many lines; nothing if there is none.
    std::optional<Lines> find(std::size_t most) { return find(m_before, most); }

private:
    LineTable::Text numbersOf(const Lines &lines) {
        LineTable::Text text;
        for (const std::string &line : lines)
            text.push_back(m_table.numberOf(line));
        return text;
    }
    [[nodiscard]] Lines linesOf(const LineTable::Text &text) const {
        Lines lines;
        for (const std::uint8_t each : text)
            lines.push_back(m_table.textOf(each));
        return lines;
    }
    std::optional<Lines> find(const LineTable::Text &text, std::size_t most) {
        if (isSame(text))
            return linesOf(text);
        if (most == 0)
            return {};
        LineTable::Text other;
        for (std::size_t at = 0; at <= text.size(); ++at) {
            const auto place = static_cast<std::ptrdiff_t>(at);
            const bool isLine = at < text.size() && !m_table.isBlank(text[at]);
            if (isLine) {
                other = text;
                other.erase(other.begin() + place);
                if (auto found = find(other, most - 1))
                    return found;
            }
            for (const std::uint8_t line : m_alphabet) {
                if (isLine && text[at] != line) {
                    other = text;
                    other[at] = line;
                    if (auto found = find(other, most - 1))
                        return found;
                }
                other = text;
                other.insert(other.begin() + place, line);
                if (auto found = find(other, most - 1))
                    return found;
            }
        }
        return {};
    }
    bool isSame(const LineTable::Text &text) {
        if (!m_table.isOfRecords(text) || m_table.sampleOf(text) != m_sample ||
            !m_seen.insert(text).second || m_table.withoutEffectIn(text) > m_withoutEffect ||
            !m_fitness.isFit(linesOf(text)))
            return false;
        const CompiledSite site(siteOf(textOf(linesOf(text))));
        for (const Reading reading : {Reading::Author, Reading::Rfc9309, Reading::Google}) {
            exact::ExactQuestion question;
            question.reading = reading;
            question.day = now();
            const exact::Differences found = exact::differences(m_wanted, site, question);
            if (!found.complete || !found.changes.empty())
                return false;
        }
        return true;
    }

    const Fitness &m_fitness;
    const CompiledSite m_wanted;
    LineTable m_table;
    std::vector<std::uint8_t> m_alphabet;
    LineTable::Text m_before;
    std::string m_sample;
    std::size_t m_withoutEffect =
        0; ///< more rules that do nothing are not written for a shorter edit
    std::set<LineTable::Text> m_seen; ///< texts, which two orders of the same edits reach
};

} // namespace

class TestGoalsSmallest : public QObject {
    Q_OBJECT
private slots:
    /// A group that goes whole is one line. What begins one is for the tree to say: spellings that Google alone forgives do not.
    void linesOfAnEdit_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("changed");
        const QByteArray rest = "User-agent: *\nDisallow: /c\n";
        const QByteArray rules = "Disallow: /a\nDisallow: /b\n\n";
        QTest::newRow("a group") << "User-agent: A\n" + rules + rest << rest << 1;
        QTest::newRow("in capitals") << "USER-AGENT : A\n" + rules + rest << rest << 1;
        QTest::newRow("no hyphen") << "useragent: A\n" + rules + rest << rest << 3;
        QTest::newRow("a mark") << "\xEF\xBB\xBFUser-agent: A\n" + rules + rest << rest << 1;
        QTest::newRow("a name and a rule on one line")
            << "User-agent: A Disallow: /a\n\n" + rest << rest << 1;
        QTest::newRow("a group that ends like the one before")
            << QByteArray("User-agent: A\nDisallow: /a\n\nUser-agent: B\nDisallow: /b\n"
                          "Disallow: /a\n")
            << QByteArray("User-agent: A\nDisallow: /a\n") << 1;
        QTest::newRow("groups around one that ends like the last")
            << QByteArray("User-agent: B\nDisallow: /b\n\nUser-agent: A\nDisallow: /a\n\n"
                          "User-agent: C\nDisallow: /c\nDisallow: /a\n")
            << QByteArray("User-agent: A\nDisallow: /a\n") << 2;
        QTest::newRow("a group and a name of the next")
            << "User-agent: A\n" + rules + "User-agent: B\nUser-agent: C\nDisallow: /d\n"
            << QByteArray("User-agent: C\nDisallow: /d\n") << 2;
        QTest::newRow("two groups")
            << "user-agent: A\n" + rules + "User-agent: B\n" + rules + rest << rest << 2;
        QTest::newRow("no name") << "User-agents of A\n" + rules + rest << rest << 3;
        QTest::newRow("a part of one")
            << "User-agent: B\nUser-agent: A\n" + rules + rest << "User-agent: B\n" + rest << 3;
    }
    void linesOfAnEdit() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(int, changed);
        const Tree tree = Tree::parse(before.toStdString(), DialectId::Robots);
        QCOMPARE(static_cast<int>(goals::sizeOf(tree, after.toStdString()).changed), changed);
    }

    /// A name without a rule is badly written.
    void namesWithoutARule_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<bool>("isWorse");
        QTest::newRow("a rule") << QByteArray("User-agent: A\nDisallow: /a\n") << false;
        QTest::newRow("misspelt") << QByteArray("User-agent: A\nDisalow: /a\n") << true;
        QTest::newRow("on one line") << QByteArray("User-agent: A Disallow: /a\n") << false;
        QTest::newRow("of training")
            << QByteArray("User-agent: A\nDisallowAITraining: /\n") << false;
        QTest::newRow("none") << QByteArray("User-agent: A\n") << true;
        QTest::newRow("no name") << QByteArray("useragent: A\n") << false;
        QTest::newRow("a delay") << QByteArray("User-agent: A\nCrawl-delay: 5\n") << true;
        QTest::newRow("what begins like one") << QByteArray("User-agent: A\nallowed: /a\n") << true;
    }
    void namesWithoutARule() {
        QFETCH(QByteArray, lines);
        QFETCH(bool, isWorse);
        const std::string rest = "User-agent: *\nDisallow: /c\n\n";
        const goals::Form form(Tree::parse(rest, DialectId::Robots));
        const Tree after = Tree::parse(rest + lines.toStdString(), DialectId::Robots);
        QCOMPARE(form.isWorse(after), isWorse);
    }

    /// An edit of n lines beside all edits of fewer lines: never more than one line worse, mostly equal.
    void besideExhaustiveSearch() {
        bool isSet = false;
        const int wanted = qEnvironmentVariableIntValue("GATEPOST_SMALL_SITES", &isSet);
        const int sites = isSet ? wanted : 100;
        const std::size_t deepest = isSet ? 3 : 2;
        std::map<std::size_t, int> sizes;
        int searched = 0; // at least down to two lines fewer
        int whole = 0;    // all that are smaller
        int worse = 0;
        int muchWorse = 0;
        bool hasSeed = false;
        const int given = qEnvironmentVariableIntValue("GATEPOST_SEED", &hasSeed);
        for (auto seed = static_cast<std::uint64_t>(hasSeed ? given : 1); searched < sites;
             ++seed) {
            Making making(seed);
            const Lines before = making.robots();
            const std::string yaml = making.goals();
            const auto settings = readSiteSettings(yaml);
            const CompiledSite site(siteOf(textOf(before)));
            const goals::Applied applied = goals::applyGoals(site, *settings->goals, {.at = now()});
            if (!applied.unreached.empty() || applied.files.empty())
                continue;
            const std::string after = applied.files.front().text;
            const std::size_t size = goals::sizeOf(treeOf(before), after).changed;
            ++sizes[size];
            if (size > deepest + 2)
                continue; // one that is two lines smaller could not be ruled out
            ++searched;
            whole += size <= deepest + 1 ? 1 : 0;
            const Fitness fitness(before, linesOf(after), bystandersOf(applied.before));
            Searching searching(before, after, fitness);
            QVERIFY2(
                searching.isTableRight() && searching.isOfRecords(after) &&
                    fitness.isFit(linesOf(after)),
                std::format("seed {}\n{}{}-- made\n{}", seed, yaml, textOf(before), after).c_str());
            if (const auto found = searching.find(std::min(size - 1, deepest))) {
                const std::size_t least = goals::sizeOf(treeOf(before), textOf(*found)).changed;
                ++worse;
                muchWorse += least + 1 < size ? 1 : 0;
                if (qEnvironmentVariableIsSet("GATEPOST_GOAL_SHOW"))
                    qInfo("seed %d, %zu lines where %zu are enough\n%s%s-- made\n%s-- enough\n%s",
                          static_cast<int>(seed), size, least, yaml.c_str(), textOf(before).c_str(),
                          after.c_str(), textOf(*found).c_str());
            }
        }
        QString all;
        for (const auto &[size, count] : sizes)
            all += QStringLiteral(" %1×%2").arg(size).arg(count);
        qInfo("%d searched, %d of them whole; %d are larger than they need be, %d by more than a "
              "line; lines changed:%s",
              searched, whole, worse, muchWorse, qPrintable(all));
        QVERIFY(whole > 0);
        QCOMPARE(muchWorse, 0);
        QVERIFY2(worse * 20 <= whole, "more than one in twenty is not the smallest");
    }
};

QTEST_APPLESS_MAIN(TestGoalsSmallest)
#include "tst_goalsmallest.moc"
