// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the editor knows without a window: completion, line commands, search, outline, bars of changes, hover. In the
// texts | is the caret, or two of them the ends of the selection.

#include "core/agents/registry.h"
#include "core/syntax/groups.h"
#include "ui/bridge/text.h"
#include "ui/document/document.h"
#include "ui/editor/changebars.h"
#include "ui/editor/completion.h"
#include "ui/editor/hover.h"
#include "ui/editor/lineops.h"
#include "ui/editor/oddcharacters.h"
#include "ui/editor/outline.h"
#include "ui/editor/search.h"
#include "ui/site/fixall.h"
#include "ui/site/help.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace gatepost;
using namespace gatepost::ui;

namespace {

struct Marked {
    std::string text;
    ByteRange selection;
};

Marked marked(const char *given) {
    Marked m;
    m.text = given;
    const std::size_t first = m.text.find('|');
    m.text.erase(first, 1);
    const std::size_t second = m.text.find('|');
    if (second != std::string::npos)
        m.text.erase(second, 1);
    const auto begin = static_cast<std::uint32_t>(first);
    m.selection = {begin, second == std::string::npos ? begin : static_cast<std::uint32_t>(second)};
    return m;
}

QString shown(std::string text, ByteRange selection) {
    if (!selection.empty())
        text.insert(selection.end, 1, '|');
    text.insert(selection.begin, 1, '|');
    return QString::fromStdString(text);
}

constexpr auto R = DialectId::Robots;
constexpr auto R2 = DialectId::Robots2;
constexpr auto K = DialectId::AgentPolicy;

CompletionList completionsOf(DialectId dialect, const char *given, Marked &m) {
    m = marked(given);
    const Snapshot snapshot(m.text, dialect);
    return completionsAt({snapshot,
                          m.selection.begin,
                          {QStringLiteral("/"), QStringLiteral("/blog/post"),
                           QStringLiteral("/blog/draft"), QStringLiteral("/shop")},
                          *parseInstant("2026-11-20T07:05:00Z")});
}

/// The text after the first match was taken.
QString taken(const CompletionList &list, const Marked &m) {
    const QList<Completion> found = matching(list.items, list.typed);
    if (found.isEmpty())
        return QStringLiteral("nothing");
    const Completion &item = found.first();
    const TextEdit edit = TextEdit::replace(list.replaced, item.insert);
    const std::uint32_t begin = list.replaced.begin;
    const auto size = static_cast<std::uint32_t>(item.insert.size());
    const ByteRange selected = item.hole
                                   ? ByteRange{begin + item.hole->begin, begin + item.hole->end}
                                   : ByteRange{begin + size, begin + size};
    return shown(edit.applied(m.text), selected);
}

} // namespace

Q_DECLARE_METATYPE(gatepost::DialectId)
Q_DECLARE_METATYPE(gatepost::ui::LineOp)

class TestEditing : public QObject {
    Q_OBJECT
private slots:
    void completionOffers_data();
    void completionOffers();
    void completionTakes_data();
    void completionTakes();
    void everyDirectiveIsOffered();
    void agentsComeWithTheirOperator();
    void lineCommands_data();
    void lineCommands();
    void lineCommandsUndo();
    void searchFinds_data();
    void searchFinds();
    void searchGoesRound();
    void wrongExpressionsAreExplained();
    void outlineOfTexts_data();
    void outlineOfTexts();
    void outlineAgreesWithGroups();
    void outlineFollowsEdits_data();
    void outlineFollowsEdits();
    void barsOfTexts_data();
    void barsOfTexts();
    void barsFollowEdits_data();
    void barsFollowEdits();
    void hoverNames_data();
    void hoverNames();
    void oddCharactersAreNamed_data();
    void oddCharactersAreNamed();
    void fixAllTakesWhatFits();
};

// ---- completion ----------------------------------------------------------------------------------

void TestEditing::completionOffers_data() {
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("first");  // first labels, in order
    QTest::addColumn<QString>("absent"); // labels that must not be there
    QTest::addColumn<bool>("asTyped");
    const auto row = [](const char *name, DialectId dialect, const char *given, const char *first,
                        const char *absent, bool asTyped) {
        QTest::newRow(name) << dialect << QString(given) << QString(first) << QString(absent)
                            << asTyped;
    };
    row("empty file: an agent first", R, "|", "User-agent", "Disallow,Robot-version", false);
    row("key as typed", R, "us|", "User-agent", "Sitemap", true);
    row("rules in a group", R, "User-agent: a\n|", "Allow,Disallow,Crawl-delay", "", false);
    row("no rules before a group", R, "Dis|", "", "Disallow", true);
    row("version at once after agents", R, "User-agent: a\nRob|", "Robot-version", "", true);
    row("version nowhere else", R, "User-agent: a\nDisallow: /\nRob|", "", "Robot-version", true);
    row("lower case like the lines above", R, "user-agent: a\nd|", "disallow", "Disallow", true);
    row("agents", R, "User-agent: GPT|", "GPTBot", "Googlebot,*", true);
    row("agents when asked", R, "User-agent: |", "*", "", false);
    row("paths of the site", R, "User-agent: a\nDisallow: /b|", "/blog/post,/blog/draft,/blog/",
        "/shop", true);
    row("paths hold what is typed", R, "User-agent: a\nDisallow: dra|", "/blog/draft", "/shop",
        true);
    row("nothing in a comment", R, "User-agent: a\nDisallow: / # us|", "", "User-agent", false);
    row("a signal behind a comma", R, "User-agent: a\nContent-Signal: search=yes, ai-t|",
        "ai-train=yes,ai-train=no", "search=yes", true);
    row("versions", R, "User-agent: a\nRobot-version: |", "2.0,1.0", "", true);
    row("words of a directive", R2, "train: |", "yes,no,ask", "session-only", true);
    row("words begin", R2, "store: s|", "session-only", "yes", true);
    row("what is given is not offered again", R2, "train: no\ntr|", "", "train", true);
    row("a block is a scope of its own", R2, "train: no\n[agent: ai-assistant]\ntr|", "train", "",
        true);
    row("whole-file directives are given for blocks too", R2,
        "market: books\n[agent: ai-assistant]\nmar|", "", "market", true);
    row("chain only at the end", R2, "cha|\ntrain: no\n", "", "chain", true);
    row("chain at the end", R2, "train: no\ncha|", "chain", "", true);
    row("block names", R2, "[agent: ai-|", "ai-assistant,ai-researcher", "search-indexer", true);
    row("block from a bracket", R2, "[|", "[agent: search-indexer]", "", true);
    row("a block that is there is not offered", R2,
        "[agent: ai-assistant]\ntrain: no\n[agent: ai-a|", "", "ai-assistant", true);
    row("meta keys", R2, "# meta: la|", "last-update", "contact", true);
    row("meta from the word", R2, "# me|", "# meta: spec-version", "", true);
    row("no meta behind directives", R2, "train: no\n# me|", "", "# meta: spec-version", false);
    row("meta words", R2, "# meta: update-frequency: |", "live,daily", "", true);
    row("meta date", R2, "# meta: last-update: 2|", "2026-11-20 07:05 UTC", "", true);
    row("entity keys", K, "ver|", "version", "", true);
    row("agent keys", K, "agents:\n  - us|", "user_agent", "", true);
    row("agent words", K, "agents:\n  - user_agent: a\n    policy: al|", "allow", "", true);
    row("agent paths", K, "agents:\n  - user_agent: a\n    disallow:\n      - /b|", "/blog/post",
        "", true);
}

void TestEditing::completionOffers() {
    QFETCH(const DialectId, dialect);
    QFETCH(const QString, given);
    QFETCH(const QString, first);
    QFETCH(const QString, absent);
    QFETCH(const bool, asTyped);
    Marked m;
    const CompletionList list = completionsOf(dialect, given.toUtf8().constData(), m);
    QStringList labels;
    for (const Completion &item : matching(list.items, list.typed))
        labels << item.label;
    const QStringList wanted = first.split(',', Qt::SkipEmptyParts);
    QCOMPARE(labels.mid(0, wanted.size()), wanted);
    for (const QString &label : absent.split(',', Qt::SkipEmptyParts))
        QVERIFY2(!labels.contains(label), qPrintable(label));
    QCOMPARE(list.asTyped, asTyped);
}

void TestEditing::completionTakes_data() {
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("becomes");
    const auto row = [](const char *name, DialectId dialect, const char *given,
                        const char *becomes) {
        QTest::newRow(name) << dialect << QString(given) << QString(becomes);
    };
    row("key with its colon", R, "us|", "User-agent: |");
    row("key before its colon", R, "us|x: GPTBot", "User-agent|: GPTBot");
    row("indented key", R, "User-agent: a\n  dis|\n", "User-agent: a\n  Disallow: |\n");
    row("value takes the whole word", R, "User-agent: GP|TBoot # x", "User-agent: GPTBot| # x");
    row("value right behind the colon", R2, "train:|", "train: yes|");
    row("what was written without a blank stays so", R2, "train:n|", "train:no|");
    row("signal", R, "User-agent: a\nContent-Signal: search=yes,|",
        "User-agent: a\nContent-Signal: search=yes, search=yes|");
    row("block", R2, "[ai-as|", "[agent: ai-assistant]|");
    row("block inside its brackets", R2, "[agent: ai-as|]", "[agent: ai-assistant]|");
    row("meta", R2, "# meta: cont|", "# meta: contact: |");
    row("meta date keeps nothing of the old", R2, "# meta: last-update: 2026-|01-01 00:00 UTC",
        "# meta: last-update: 2026-11-20 07:05 UTC|");
    row("snippet with its hole", R, "grou|", "User-agent: |*|\nDisallow: /");
    row("ext group", R, "group-h|",
        "User-agent: |nightbot|\nRobot-version: 2.0\nVisit-time: 2200-0545\nRequest-rate: 1/10m\n"
        "Allow: /\nAllow: *.html\nDisallow: *");
    row("agent block", R2, "agent-b|", "[agent: |ai-assistant|]\nread: yes\ntrain: no");
    // QString takes the BOM away when it reads the result.
    QTest::newRow("BOM is not part of the key")
        << R << QString(QString(QChar(0xFEFF)) + "us|") << QString("User-agent: |");
    row("what is typed in full is not offered", R2, "train: no|", "nothing");
}

void TestEditing::completionTakes() {
    QFETCH(const DialectId, dialect);
    QFETCH(const QString, given);
    QFETCH(const QString, becomes);
    Marked m;
    const CompletionList list = completionsOf(dialect, given.toUtf8().constData(), m);
    QCOMPARE(taken(list, m), becomes);
}

void TestEditing::everyDirectiveIsOffered() {
    for (const Dialect &dialect : dialects()) {
        if (dialect.id == K)
            continue;
        for (const Directive &directive : dialect.directives) {
            if (directive.place == Place::Meta)
                continue;
            const bool inGroup = directive.place == Place::Group;
            const std::string text = inGroup ? "User-agent: a\n" : "";
            const Snapshot snapshot(text, dialect.id);
            const CompletionList list =
                completionsAt({snapshot, static_cast<std::uint32_t>(text.size())});
            const QString name = gatepost::ui::text(directive.name);
            const auto found = std::ranges::find(list.items, name, &Completion::label);
            QVERIFY2(found != list.items.end(), qPrintable(name));
            QVERIFY(found->help &&
                    found->help().words().contains(gatepost::ui::text(directive.source)));
        }
    }
}

void TestEditing::agentsComeWithTheirOperator() {
    Marked m;
    const CompletionList list = completionsOf(R, "User-agent: |", m);
    QCOMPARE(list.items.size(), static_cast<qsizetype>(Registry::builtIn().agents().size()) + 1);
    for (const Completion &item : list.items)
        if (const KnownAgent *agent = Registry::builtIn().find(item.insert))
            QVERIFY2(item.detail.startsWith(gatepost::ui::text(agent->operatorName)),
                     qPrintable(item.label));
}

// ---- lines ---------------------------------------------------------------------------------------

void TestEditing::lineCommands_data() {
    QTest::addColumn<LineOp>("op");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("becomes"); // empty: nothing to do
    const auto row = [](const char *name, LineOp op, const char *given, const char *becomes) {
        QTest::newRow(name) << op << QString(given) << QString(becomes);
    };
    using enum LineOp;
    row("duplicate", Duplicate, "a\nb|b\nc\n", "a\nbb\nb|b\nc\n");
    row("duplicate several", Duplicate, "|a\nb\n|c\n", "a\nb\n|a\nb\n|c\n");
    row("duplicate the last without end", Duplicate, "a\r\nb|", "a\r\nb\r\nb|");
    row("duplicate the only", Duplicate, "a|", "a\na|");
    row("up", MoveUp, "a\nb|\nc\n", "b|\na\nc\n");
    row("up keeps line ends", MoveUp, "a\r\nb|\nc\n", "b|\na\r\nc\n");
    row("up without end", MoveUp, "a\nb\nc|", "a\nc|\nb");
    row("first cannot go up", MoveUp, "a|\nb\n", "");
    row("down", MoveDown, "|a\nb\nc\n", "b\n|a\nc\n");
    row("several down", MoveDown, "|a\nb|\nc\n", "c\n|a\nb|\n");
    row("down without end", MoveDown, "a|\nb", "b\na|");
    row("last cannot go down", MoveDown, "a\nb|\n", "");
    row("a selection to a line's start leaves it out", MoveDown, "|a\n|b\nc\n", "b\n|a\n|c\n");
    row("delete", Delete, "a\nb|\nc\n", "a\n|c\n");
    row("delete several", Delete, "a\nb|\nc|c\nd\n", "a\n|d\n");
    row("delete the last without end", Delete, "a\nb|", "a|");
    row("delete all", Delete, "|a", "|");
    row("the place behind the last line stays", Delete, "a\n|", "");
    row("join", Join, "a|  \n  b\nc\n", "a| b\nc\n");
    row("join several", Join, "|a\nb\nc|\nd\n", "a b| c\nd\n");
    row("join with an empty line", Join, "a|\n\nb\n", "a|\nb\n");
    row("nothing to join", Join, "a|\n", "");
    row("comment", Comment, "a\nb|\n", "a\n# b|\n");
    row("comment several", Comment, "|a\n\n  b\n|c\n", "|# a\n\n#   b\n|c\n");
    row("comment what is partly commented", Comment, "|# a\nb\n|", "|# # a\n# b\n|");
    row("uncomment", Comment, "|# a\n#b\n|", "|a\nb\n|");
    row("uncomment indented", Comment, "  # a|\n", "  a|\n");
    row("nothing to comment", Comment, "|\n", "");
}

void TestEditing::lineCommands() {
    QFETCH(const LineOp, op);
    QFETCH(const QString, given);
    QFETCH(const QString, becomes);
    const Marked m = marked(given.toUtf8().constData());
    const LineIndex lines(m.text);
    const auto made = lineEdit(op, m.text, lines, m.selection);
    if (becomes.isEmpty()) {
        QVERIFY(!made);
        return;
    }
    QVERIFY(made);
    QVERIFY(made->edit.fits(m.text.size()));
    QCOMPARE(shown(made->edit.applied(m.text), made->selection), becomes);
}

/// On every line of a text with all line ends: the edit fits, undoes, and keeps the bytes of lines it is not about.
void TestEditing::lineCommandsUndo() {
    const std::string text = "a\r\nb\n\nc\rd # e\r\n  f\n\n\rg";
    const LineIndex lines(text);
    for (std::uint32_t begin = 0; begin <= text.size(); ++begin) {
        for (std::uint32_t end = begin; end <= text.size(); ++end) {
            for (const LineOp op : {LineOp::Duplicate, LineOp::MoveUp, LineOp::MoveDown,
                                    LineOp::Delete, LineOp::Join, LineOp::Comment}) {
                const auto made = lineEdit(op, text, lines, {begin, end});
                if (!made)
                    continue;
                QVERIFY(made->edit.fits(text.size()));
                const std::string after = made->edit.applied(text);
                QCOMPARE(made->edit.inverse(text).applied(after), text);
                QVERIFY(made->selection.begin <= made->selection.end);
                QVERIFY(made->selection.end <= after.size());
                if (op == LineOp::MoveUp || op == LineOp::MoveDown) {
                    QCOMPARE(after.size(), text.size());
                    QCOMPARE(LineIndex(after).count(), lines.count());
                }
            }
        }
    }
}

// ---- search --------------------------------------------------------------------------------------

void TestEditing::searchFinds_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("options"); // c = case, w = words, r = expression
    QTest::addColumn<QString>("sought");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("becomes");
    const auto row = [](const char *name, const char *text, const char *options, const char *sought,
                        const char *with, const char *becomes) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString(options) << QString(sought)
                            << QString(with) << QString::fromLatin1(becomes);
    };
    row("without case", "Bot bot BOT", "", "bot", "x", "x x x");
    row("case", "Bot bot BOT", "c", "bot", "x", "Bot x BOT");
    row("words", "bot bots a-bot", "w", "bot", "x", "x bots a-x");
    row("text is no expression", "a.b axb", "", "a.b", "$0", "$0 axb");
    row("expression", "/a1 /b22", "r", "/([a-z])(\\d+)", "/$2\\1", "/1a /22b");
    row("empty hits", "ab\ncd", "r", "^", "# ", "# ab\n# cd");
    row("end of lines", "ab\ncd", "r", "$", "!", "ab!\ncd!");
    row("the hit itself", "ab", "r", "b", "[$0$&$$]", "a[bb$]");
    row("not over lines", "a\nb", "r", "a\\sb", "x", "a\nb");
    row("words of an expression", "cat cats", "rw", "c.t", "x", "x cats");
    row("nothing", "abc", "", "", "x", "abc");
    row("beside what is no character",
        "a\xff"
        "bot",
        "r", "bot", "x",
        "a\xff"
        "x");
}

void TestEditing::searchFinds() {
    QFETCH(const QString, options);
    QFETCH(const QString, sought);
    QFETCH(const QString, with);
    QFETCH(const QString, becomes);
    QFETCH(const QString, text);
    Document document(R, text.toLatin1().toStdString());
    const auto search =
        Search::make({sought, options.contains('c'), options.contains('w'), options.contains('r')});
    QVERIFY(search.has_value());
    TextEdit edit;
    for (const TextHit hit : allHits(*document.mirror(), *search)) {
        const QTextBlock block = document.mirror()->findBlock(hit.position);
        const QString put =
            search->replacement(block.text(), {hit.position - block.position(), hit.length}, with);
        edit.add({{document.offsetOf(hit.position), document.offsetOf(hit.position + hit.length)},
                  toBytes(put)});
    }
    QCOMPARE(QString::fromLatin1(edit.applied(document.bytes())), becomes);
}

void TestEditing::searchGoesRound() {
    const std::vector<TextHit> hits{{2, 2}, {10, 2}, {20, 2}};
    const auto at = [&](int from, bool backwards) {
        const auto next = nextHit(hits, from, backwards);
        return QStringLiteral("%1%2").arg(next->hit.position).arg(next->wrapped ? " round" : "");
    };
    QCOMPARE(at(0, false), "2");
    QCOMPARE(at(2, false), "2");
    QCOMPARE(at(3, false), "10");
    QCOMPARE(at(21, false), "2 round");
    QCOMPARE(at(20, true), "10");
    QCOMPARE(at(12, true), "10");
    QCOMPARE(at(3, true), "20 round");
    QVERIFY(!nextHit({}, 0, false));
}

void TestEditing::wrongExpressionsAreExplained() {
    const auto search = Search::make({QStringLiteral("a("), false, false, true});
    QVERIFY(!search.has_value());
    QVERIFY2(search.error().contains("parenthes"), qPrintable(search.error()));
    QVERIFY(Search::make({QStringLiteral("a("), false, false, false}).has_value());
}

// ---- outline and bars ----------------------------------------------------------------------------

namespace {

QString printed(const std::vector<Section> &outline) {
    QStringList parts;
    for (const Section section : outline)
        parts << QStringLiteral("%1-%2").arg(section.first).arg(section.last);
    return parts.join(' ');
}

QString printed(const std::vector<ChangeBar> &bars) {
    QStringList parts;
    for (const ChangeBar &bar : bars)
        parts << QStringLiteral("%1%2-%3")
                     .arg(QLatin1Char("+~-"[static_cast<int>(bar.kind)]))
                     .arg(bar.first)
                     .arg(bar.last);
    return parts.join(' ');
}

} // namespace

void TestEditing::outlineOfTexts_data() {
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sections");
    QTest::newRow("groups")
        << R
        << "# c\nUser-agent: a\nUser-agent: b\nDisallow: /\n\n# d\nUser-agent: c\n"
           "Allow: /\nSitemap: https://x/\n"
        << "1-3 6-7";
    QTest::newRow("no group") << R << "Disallow: /\n" << "";
    QTest::newRow("blocks") << R2
                            << "crawl: yes\n[agent: ai-assistant]\nread: no\n# c\n\n"
                               "[agent: ai-researcher]\ntrain: no\n"
                            << "1-2 5-6";
    QTest::newRow("blocks and groups")
        << R2 << "[agent: ai-assistant]\nread: no\n\nUser-agent: a\nDisallow: /x\n"
        << "0-1 3-4";
    QTest::newRow("an empty block") << R2 << "[agent: ai-assistant]\n" << "0-0";
    QTest::newRow("entries") << K
                             << "id: x\nagents:\n  - user_agent: a\n    disallow:\n      - /x\n\n"
                                "  - user_agent: b\n    role: search\nend: 1\n"
                             << "2-4 6-7";
}

void TestEditing::outlineOfTexts() {
    QFETCH(const DialectId, dialect);
    QFETCH(const QString, text);
    QFETCH(const QString, sections);
    const auto outline = readOutline(Snapshot(text.toStdString(), dialect));
    QCOMPARE(printed(outline), sections);
}

/// Every template and sample: sections do not overlap, each group is one.
void TestEditing::outlineAgreesWithGroups() {
    int files = 0;
    for (const QString &folder :
         {QStringLiteral("resources/templates"), QStringLiteral("resources/sample")}) {
        for (const QFileInfo &info : QDir(QStringLiteral(GATEPOST_SOURCE_DIR "/") + folder)
                                         .entryInfoList({"*.txt"}, QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString name = info.fileName();
            const Snapshot snapshot(file.readAll().toStdString(),
                                    name.startsWith("robots2") ? R2 : R);
            const Tree &tree = *snapshot.tree();
            const auto outline = readOutline(snapshot);
            for (std::size_t i = 1; i < outline.size(); ++i)
                QVERIFY2(outline[i - 1].last < outline[i].first, qPrintable(name));
            for (const Group &group : tree.groups().groups) {
                const auto section = sectionAt(outline, static_cast<int>(group.lastLine));
                QVERIFY(section && section->first == static_cast<int>(group.firstLine));
            }
            ++files;
        }
    }
    QVERIFY(files > 8);
}

void TestEditing::outlineFollowsEdits_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("removed");
    QTest::addColumn<int>("added");
    QTest::addColumn<QString>("sections"); // of 2-4 8-9
    QTest::newRow("line above") << 0 << 0 << 1 << "3-5 9-10";
    QTest::newRow("line inside") << 3 << 0 << 1 << "2-5 9-10";
    QTest::newRow("line between") << 6 << 0 << 2 << "2-4 10-11";
    QTest::newRow("removed inside") << 2 << 1 << 0 << "2-3 7-8";
    QTest::newRow("removed across") << 3 << 3 << 0 << "2-3 5-6";
    QTest::newRow("typing") << 3 << 0 << 0 << "2-4 8-9";
}

void TestEditing::outlineFollowsEdits() {
    QFETCH(const int, first);
    QFETCH(const int, removed);
    QFETCH(const int, added);
    std::vector<Section> outline{{2, 4}, {8, 9}};
    moveOutline(outline, {first, removed, added});
    QTEST(printed(outline), "sections");
}

void TestEditing::barsOfTexts_data() {
    QTest::addColumn<QString>("saved");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("bars");
    QTest::newRow("same") << "a\nb\n" << "a\nb\n" << "";
    QTest::newRow("added") << "a\nb\n" << "a\nx\ny\nb\n" << "+1-2";
    QTest::newRow("changed") << "a\nb\nc\n" << "a\nx\nc\n" << "~1-1";
    QTest::newRow("removed") << "a\nb\nc\n" << "a\nc\n" << "-1-1";
    QTest::newRow("line end") << "a\nb\n" << "a\r\nb\n" << "~0-0";
    QTest::newRow("several") << "a\nb\nc\nd\n" << "x\nb\nc\nd\ne\n" << "~0-0 +4-4";
}

void TestEditing::barsOfTexts() {
    QFETCH(const QString, saved);
    QFETCH(const QString, now);
    QTEST(printed(readBars(saved.toStdString(), now.toStdString())), "bars");
}

void TestEditing::barsFollowEdits_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("removed");
    QTest::addColumn<int>("added");
    QTest::addColumn<QString>("bars"); // of +2-3 ~8-8
    QTest::newRow("typing elsewhere") << 5 << 0 << 0 << "+2-3 ~5-5 ~8-8";
    QTest::newRow("typing in one") << 2 << 0 << 0 << "+2-3 ~8-8";
    QTest::newRow("line above") << 0 << 0 << 1 << "~0-1 +3-4 ~9-9";
    QTest::newRow("line behind") << 10 << 0 << 1 << "+2-3 ~8-8 ~10-11";
}

void TestEditing::barsFollowEdits() {
    QFETCH(const int, first);
    QFETCH(const int, removed);
    QFETCH(const int, added);
    std::vector<ChangeBar> bars{{BarKind::Added, 2, 3}, {BarKind::Changed, 8, 8}};
    moveBars(bars, {first, removed, added});
    QTEST(printed(bars), "bars");
}

// ---- hover and odd characters --------------------------------------------------------------------

void TestEditing::hoverNames_data() {
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, DialectId dialect, const char *given, const char *title,
                        const char *says) {
        QTest::newRow(name) << dialect << QString(given) << QString(title) << QString(says);
    };
    row("directive", R, "User-agent: a\nDis|allow: /\n", "Disallow", "RFC 9309");
    row("agent", R, "User-agent: GPT|Bot\n", "GPTBot", "OpenAI");
    row("agent with a version", R, "User-agent: GPTBot/1|.0\n", "GPTBot", "OpenAI");
    row("unknown agent", R, "User-agent: Nobod|y\n", "", "");
    row("word", R2, "store: session|-only\n", "store", "in memory");
    row("category", R2, "[agent: ai-assis|tant]\n", "ai-assistant", "section 5");
    row("meta key", R2, "# meta: cont|act: a@b.example\n", "contact", "robots2.txt");
    row("meta word", R2, "# meta: update-frequency: da|ily\n", "update-frequency", "once a day");
    row("path", R, "User-agent: a\nDisallow: /bl|og\n", "", "");
    row("comment", R, "# Disall|ow\n", "", "");
    row("joined rule", R, "User-agent: a Disal|low: /\n", "Disallow", "RFC 9309");
    row("field", K, "agents:\n  - user_ag|ent: GPTBot\n", "user_agent", "");
    row("field's agent", K, "agents:\n  - user_agent: GPT|Bot\n", "GPTBot", "OpenAI");
}

void TestEditing::hoverNames() {
    QFETCH(const DialectId, dialect);
    QFETCH(const QString, given);
    QFETCH(const QString, title);
    QFETCH(const QString, says);
    const Marked m = marked(given.toUtf8().constData());
    const auto hover = hoverAt(Snapshot(m.text, dialect), m.selection.begin);
    QCOMPARE(hover ? hover->title : QString(), title);
    if (hover)
        QVERIFY2(hover->help.words().contains(says), qPrintable(hover->help.html()));
}

void TestEditing::oddCharactersAreNamed_data() {
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("name");
    QTest::newRow("a") << int('a') << "";
    QTest::newRow("tab") << int('\t') << "";
    QTest::newRow("umlaut") << 0xE4 << "";
    QTest::newRow("NBSP") << 0xA0 << "U+00A0 no-break space";
    QTest::newRow("ZWSP") << 0x200B << "U+200B zero width space";
    QTest::newRow("RLO") << 0x202E << "U+202E right-to-left override";
    QTest::newRow("BOM inside") << 0xFEFF << "U+FEFF zero width no-break space";
    QTest::newRow("thin") << 0x2009 << "U+2009 space of another width";
    QTest::newRow("NUL") << 0 << "U+0000 control character";
    QTest::newRow("byte") << 0xDCFF << "byte FF is not UTF-8";
}

void TestEditing::oddCharactersAreNamed() {
    QFETCH(const int, unit);
    const auto odd = oddCharacter(QChar(static_cast<char16_t>(unit)));
    QTEST(odd ? odd->name : QString(), "name");
}

void TestEditing::fixAllTakesWhatFits() {
    Document document(R, "aabbcc");
    Document other(R, "aabbcc");
    const auto problem = [](Document &of, const char *code, ByteRange range, const char *with) {
        Problem made;
        made.code = code;
        made.document = &of;
        made.range = range;
        made.fixes = {{Message("fix"), TextEdit::replace(range, with), FixKind::Safe}};
        return made;
    };
    std::vector<Problem> problems{
        problem(document, "one", {0, 2}, "A"), problem(document, "one", {1, 3}, "B"),
        problem(document, "two", {2, 4}, "C"), problem(other, "one", {2, 4}, "D"),
        problem(document, "one", {4, 6}, "E")};
    problems.push_back(problem(document, "one", {5, 6}, "F"));
    problems.back().fixes.clear();
    const FixedKind all = fixAllOfKind(problems, &document, "one");
    QCOMPARE(QString::fromStdString(all.edit.applied(document.bytes())), "AbbE");
    QCOMPARE(all.fixed, 2);
    QCOMPARE(all.left, 1);
    QCOMPARE(fixAllOfKind(problems, &document, "none").fixed, 0);
}

QTEST_MAIN(TestEditing)
#include "tst_editing.moc"
