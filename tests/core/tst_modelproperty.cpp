// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random edits of random files. After each: what was asked for is so, nothing else that the file says has
// changed, the inverse gives back the very bytes, and lines without a part in it are the same bytes.
// GATEPOST_EDITS sets the number (100,000), GATEPOST_SEED where to begin, GATEPOST_CORPUS a folder of real
// files to edit instead of random ones.
#include "core/model/conversion.h"
#include "core/model/groupedits.h"
#include "core/model/lineedits.h"
#include "core/model/metaedits.h"
#include "core/model/policyedits.h"
#include "core/model/views.h"
#include "core/text/ascii.h"
#include "tests/support/meaning.h"
#include "tests/support/randompolicy.h"

#include <QDir>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;

namespace {

/// One edit: what it was, what it gave, and what the file should say afterwards.
struct Trial {
    std::string name;
    EditResult edit;
    Meaning expected;
    bool said = true; ///< `expected` is a promise
    std::function<EditResult(const Tree &)>
        undone; ///< the edit that takes it back to the very bytes
};

/// True if the edit parts two lines that stood together.
bool parts(const Tree &tree, const TextEdit &edit) {
    const auto isBlankLine = [](const Line &line) { return line.kind == LineKind::Blank; };
    const auto lines = tree.lines();
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (lines[i].begin == edit.replacements().front().range.begin)
            return !isBlankLine(lines[i - 1]) &&
                   !std::ranges::all_of(lines.subspan(i), isBlankLine);
    return false;
}

class Editor {
public:
    Editor(RandomPolicy &random, const Tree &tree)
        : r(random), t(tree), before(meaningOf(tree)), groups(tree.groups()) {
        trial.expected = before;
    }

    Trial run() {
        const std::size_t choice = r.below(t.dialect().hasBlocks ? 22 : 15);
        if (choice < 12 && !groups.groups.empty())
            editGroup(choice);
        else if (choice < 13)
            newGroup();
        else if (choice == 13 && r.oneIn(2))
            convertGroup();
        else if (choice < 15)
            editFileLine();
        else
            editPolicy(choice - 15);
        return std::move(trial);
    }

private:
    [[nodiscard]] std::string wanted(DirectiveId id) { return r.value(*t.dialect().find(id)); }

    /// A value that a person would have to be told about.
    [[nodiscard]] std::string spoiled(std::string value) {
        if (r.oneIn(60))
            value += r.oneOf({" #x", "\n", "\r", " # y"});
        return value;
    }

    void editGroup(std::size_t choice) {
        const std::size_t g = r.below(groups.groups.size());
        const Group &group = groups.groups[g];
        const auto rules = groups.rulesOf(group);
        const auto agents = groups.agentsOf(group);
        GroupMeaning &expected = trial.expected.groups[g];
        const std::size_t i = r.below(rules.size());
        const DirectiveId kind = r.oneIn(2) ? DirectiveId::Allow : DirectiveId::Disallow;
        std::vector<RuleMeaning> all; // with the empty ones: positions count them
        for (const GroupRule &rule : rules)
            all.push_back({rule.directive, std::string(t.slice(rule.value))});
        const auto settle = [&] {
            expected.rules.clear();
            for (const RuleMeaning &rule : all)
                if (!rule.path.empty())
                    expected.rules.push_back(rule);
        };
        switch (choice) {
        case 0:
        case 1: {
            trial.name = "add rule";
            const std::string path = spoiled(r.path());
            const std::size_t position = r.oneIn(2) ? kAtEnd : r.below(rules.size() + 2);
            trial.edit = addRule(t, g, {kind, path}, position);
            std::size_t at = std::min(position, all.size());
            if (at < all.size() && rules[at].joined)
                ++at;
            all.insert(all.begin() + static_cast<std::ptrdiff_t>(at), {kind, path});
            if (!all.empty() && trial.edit)
                settle();
            if (!rules.empty() && !path.empty())
                trial.undone = [g, at](const Tree &tree) { return removeRule(tree, g, at); };
            return;
        }
        case 2:
        case 3:
            if (rules.empty())
                return editGroup(0);
            trial.name = "set path";
            all[i].path = spoiled(r.path());
            trial.edit = setRulePath(t, g, i, all[i].path);
            if (trial.edit)
                settle();
            return;
        case 4: {
            if (rules.empty())
                return editGroup(0);
            trial.name = "set kind";
            all[i].kind = kind;
            trial.edit = setRuleKind(t, g, i, kind);
            settle();
            return;
        }
        case 5:
            if (rules.empty())
                return editGroup(0);
            trial.name = "remove rule";
            trial.edit = removeRule(t, g, i);
            all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
            settle();
            return;
        case 6: {
            if (rules.empty())
                return editGroup(0);
            trial.name = "move rule";
            const std::size_t to = r.below(rules.size());
            trial.edit = moveRule(t, g, i, to);
            const RuleMeaning moved = all[i];
            all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
            all.insert(all.begin() + static_cast<std::ptrdiff_t>(to), moved);
            if (trial.edit)
                settle();
            return;
        }
        case 7: {
            const std::size_t target = r.below(groups.groups.size());
            if (rules.empty() || target == g)
                return editGroup(6);
            trial.name = "move rule to group";
            std::vector<RuleMeaning> theirs;
            const auto others = groups.rulesOf(groups.groups[target]);
            for (const GroupRule &rule : others)
                theirs.push_back({rule.directive, std::string(t.slice(rule.value))});
            const std::size_t position = r.below(theirs.size() + 1);
            trial.edit = moveRuleToGroup(t, g, i, target, position);
            std::size_t at = position;
            if (at < others.size() && others[at].joined)
                ++at;
            theirs.insert(theirs.begin() + static_cast<std::ptrdiff_t>(at), all[i]);
            all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
            if (!trial.edit)
                return;
            settle();
            trial.expected.groups[target].rules.clear();
            for (const RuleMeaning &rule : theirs)
                if (!rule.path.empty())
                    trial.expected.groups[target].rules.push_back(rule);
            return;
        }
        case 8: {
            trial.name = "add agent";
            const std::string name = spoiled(r.agent());
            trial.edit = addAgent(t, g, name);
            const bool joined = std::ranges::any_of(rules, &GroupRule::joined);
            if (trial.edit)
                expected.agents.insert(expected.agents.end() - (joined ? 1 : 0), name);
            if (!joined)
                trial.undone = [g, at = agents.size()](const Tree &tree) {
                    return removeAgent(tree, g, at);
                };
            return;
        }
        case 9: {
            trial.name = "set or remove agent";
            const std::size_t a = r.below(agents.size());
            if (r.oneIn(2)) {
                const std::string name = r.agent();
                trial.edit = setAgent(t, g, a, name);
                expected.agents[a] = name;
            } else {
                trial.edit = removeAgent(t, g, a);
                if (trial.edit)
                    expected.agents.erase(expected.agents.begin() + static_cast<std::ptrdiff_t>(a));
                // The lines between agents may come to stand between others: see the trap (S20).
                trial.said = !group.trap;
            }
            return;
        }
        case 10: return editGroupDirective(g, group);
        default:
            trial.name = "remove or copy group";
            if (r.oneIn(2)) {
                trial.edit = removeGroup(t, g);
                if (trial.edit)
                    trial.expected.groups.erase(trial.expected.groups.begin() +
                                                static_cast<std::ptrdiff_t>(g));
            } else {
                trial.edit = duplicateGroup(t, g);
                trial.expected.groups.insert(
                    trial.expected.groups.begin() + static_cast<std::ptrdiff_t>(g), expected);
                trial.said = false; // its comments come twice
                trial.name = "copy group";
            }
        }
    }

    void editGroupDirective(std::size_t g, const Group &group) {
        std::vector<DirectiveId> ids;
        for (const Directive &row : t.dialect().directives)
            if (row.place == Place::Group && row.id != DirectiveId::Allow &&
                row.id != DirectiveId::Disallow)
                ids.push_back(row.id);
        if (ids.empty())
            return newGroup();
        trial.name = "group directive";
        const DirectiveId id = ids[r.below(ids.size())];
        GroupMeaning &expected = trial.expected.groups[g];
        auto &values = expected.others[id];
        const std::size_t nth = r.below(values.size() + 1);
        const bool isNew = nth == values.size();
        if (id == DirectiveId::RobotVersion) {
            // The version decides where groups end: only that it is the one that counts is promised.
            const std::string version = r.validValue(*t.dialect().find(id));
            trial.edit = setGroupDirective(t, g, id, 0, version);
            trial.said = false;
            trial.name = "version";
            expected.version = version;
            if (!group.versionLine && !group.trap && group.rulesBegin != group.rulesEnd)
                trial.undone = [g](const Tree &tree) {
                    return removeGroupDirective(tree, g, DirectiveId::RobotVersion, 0);
                };
            return;
        }
        if (!isNew && r.oneIn(2)) {
            trial.edit = removeGroupDirective(t, g, id, nth);
            values.erase(values.begin() + static_cast<std::ptrdiff_t>(nth));
            if (values.empty())
                expected.others.erase(id);
            return;
        }
        const std::string value = spoiled(wanted(id));
        trial.edit = setGroupDirective(t, g, id, nth, value);
        if (isNew)
            values.push_back(value);
        else
            values[nth] = value;
        if (!trial.edit)
            trial.expected = before;
        if (isNew)
            trial.undone = [g, id, nth](const Tree &tree) {
                return removeGroupDirective(tree, g, id, nth);
            };
    }

    void newGroup() {
        trial.name = "add group";
        GroupMeaning made;
        gatepost::NewGroup group;
        for (std::size_t i = 1 + r.below(2); i > 0; --i)
            group.agents.push_back(r.agent());
        made.agents = group.agents;
        for (std::size_t i = r.below(3); i > 0; --i) {
            group.lines.push_back(
                {r.oneIn(2) ? DirectiveId::Allow : DirectiveId::Disallow, r.path()});
            if (!group.lines.back().value.empty())
                made.rules.push_back({group.lines.back().directive, group.lines.back().value});
        }
        std::optional<std::size_t> at;
        if (r.oneIn(3))
            at = r.below(groups.groups.size() + 1);
        trial.edit = addGroup(t, group, at);
        std::size_t place = at.value_or(before.groups.size());
        const auto isStar = [](const std::string &agent) { return agent == "*"; };
        if (!at && !groups.groups.empty() && std::ranges::none_of(group.agents, isStar)) {
            const auto last = groups.agentsOf(groups.groups.back());
            if (std::ranges::any_of(last, [](const GroupAgent &a) { return a.value == "*"; }))
                --place;
        }
        const bool wasOpen = place == before.groups.size() && place > 0 &&
                             groups.rulesOf(groups.groups.back()).empty();
        trial.expected.groups.insert(
            trial.expected.groups.begin() + static_cast<std::ptrdiff_t>(place), made);
        // Where it parts two lines that stood together it leaves a blank line, as any group removed does.
        if (!wasOpen && trial.edit && !parts(t, *trial.edit))
            trial.undone = [place](const Tree &tree) { return removeGroup(tree, place); };
    }

    /// Groups converted.
    void convertGroup() {
        trial.name = "convert";
        trial.said = false;
        const std::size_t g = r.below(groups.groups.size());
        const auto values = r.oneIn(2) ? RuleValues::Keep : RuleValues::Rewrite;
        const auto result =
            r.oneIn(2) ? convertToPlain(t, g, values) : convertToExtended(t, g, values);
        if (result)
            trial.edit = result->edit;
        else
            trial.edit = std::unexpected(result.error());
        trial.expected.chain.reset();
    }

    void editFileLine() {
        std::vector<DirectiveId> ids;
        for (const Directive &row : t.dialect().directives)
            if (row.place == Place::File || (row.wholeFile && row.place != Place::LastLine))
                ids.push_back(row.id);
        const DirectiveId id = ids[r.below(ids.size())];
        auto &values = trial.expected.policy[{"", id}];
        const std::size_t nth = r.below(values.size() + 1);
        if (nth < values.size() && r.oneIn(2)) {
            trial.name = "remove file line";
            trial.edit = removeFileDirective(t, id, nth);
            values.erase(values.begin() + static_cast<std::ptrdiff_t>(nth));
        } else {
            trial.name = "set file line";
            const std::string value = spoiled(wanted(id));
            trial.edit = setFileDirective(t, id, nth, value);
            const auto isLine = [](const Replacement &part) {
                const std::string_view text = part.text;
                const std::size_t end = text.find_first_of("\r\n");
                const std::string_view rest = text.substr(std::min(end, text.size()));
                return end > 0 && (rest.size() < 2 || rest == "\r\n");
            };
            const bool paragraph =
                trial.edit && !std::ranges::all_of(trial.edit->replacements(), isLine);
            if (nth == values.size() && trial.edit && !(paragraph && parts(t, *trial.edit)))
                trial.undone = [id, nth](const Tree &tree) {
                    return removeFileDirective(tree, id, nth);
                };
            if (nth == values.size())
                values.push_back(value);
            else
                values[nth] = value;
        }
        if (values.empty())
            trial.expected.policy.erase({"", id});
        if (!trial.edit)
            trial.expected = before;
    }

    void editPolicy(std::size_t choice) {
        std::vector<DirectiveId> ids;
        for (const Directive &row : t.dialect().directives)
            if (row.place == Place::PolicyScope)
                ids.push_back(row.id);
        const DirectiveId id = ids[r.below(ids.size())];
        const Directive &row = *t.dialect().find(id);
        const std::string scope = row.wholeFile || r.oneIn(3) ? std::string() : r.block();
        const auto key = std::pair(toLower(scope), id);
        auto &policy = trial.expected.policy;
        switch (choice) {
        case 0:
        case 1:
        case 2: {
            trial.name = "set policy";
            const std::string value = spoiled(wanted(id));
            const PolicyView view(t);
            const PolicyCell cell = view.cell(scope, id);
            trial.edit = setPolicy(t, scope, id, value);
            if (!trial.edit)
                return;
            if (!cell.isSet())
                policy[key].push_back(value);
            else
                *std::ranges::find(policy[key], cell.value) = value;
            return;
        }
        case 3:
            trial.name = "remove policy";
            trial.edit = removePolicy(t, scope, id);
            policy.erase(key);
            return;
        case 4: {
            trial.name = "chain";
            // Chains that do not count may stand anywhere, also as the last directive above comments.
            if (r.oneIn(3)) {
                trial.edit = removeChain(t);
                trial.expected.chain.reset();
                return;
            }
            const std::string url = "https://example.com/" + std::to_string(r.below(9)) + ".txt";
            trial.edit = setChain(t, url);
            trial.expected.chain = url;
            const auto isChain = [](const Line &l) { return l.is(DirectiveId::Chain); };
            if (std::ranges::none_of(t.lines(), isChain))
                trial.undone = [](const Tree &tree) { return removeChain(tree); };
            return;
        }
        case 5: {
            const std::string name = r.oneIn(2) ? "own-key" : "contact";
            auto &meta = trial.expected.meta;
            const auto isIt = [&](const auto &line) { return line.first == name; };
            if (r.oneIn(3)) {
                trial.name = "remove meta";
                trial.edit = removeMeta(t, name);
                std::erase_if(meta, isIt);
                return;
            }
            trial.name = "set meta";
            const std::string value = "value #" + std::to_string(r.below(9));
            trial.edit = setMeta(t, name, value);
            trial.said = false; // checked by itself: which line is edited depends on validity
            if (std::ranges::none_of(meta, isIt))
                trial.undone = [name](const Tree &tree) { return removeMeta(tree, name); };
            meta.emplace_back(name, value);
            return;
        }
        default: {
            const std::string name = r.block();
            const std::string lower = toLower(name);
            trial.name = "remove block";
            trial.edit = removeBlock(t, name);
            std::erase_if(policy, [&](const auto &entry) { return entry.first.first == lower; });
            trial.said = std::ranges::none_of(
                before.orphans, [](const std::string &) { return true; }); // its rules go too
            return;
        }
        }
    }

    RandomPolicy &r;
    const Tree &t;
    Meaning before;
    Groups groups;
    Trial trial;
};

/// Lines of the old text that no replacement touches are in the new text at the mapped place, byte for byte.
bool untouchedLinesStay(const Tree &tree, const TextEdit &edit, std::string_view after) {
    for (const Line &line : tree.lines()) {
        const auto touches = [&](const Replacement &part) {
            return part.range.touches(line.content());
        };
        if (std::ranges::any_of(edit.replacements(), touches))
            continue;
        const std::uint32_t at = edit.mapped(line.begin);
        if (after.substr(at, line.content().size()) != tree.slice(line.content()))
            return false;
    }
    return true;
}

QByteArray told(const std::string &what, const Tree &tree, const std::string &after) {
    return QByteArray::fromStdString(what) + "\n--- before (" +
           QByteArray::fromStdString(std::string(tree.dialect().name)) + ")\n" +
           QByteArray(tree.text().data(), static_cast<qsizetype>(tree.text().size()))
               .replace("\r", "\\r") +
           "\n--- after\n" + QByteArray::fromStdString(after).replace("\r", "\\r");
}

} // namespace

class ModelPropertyTest : public QObject {
    Q_OBJECT

private slots:
    void randomEdits();
};

void ModelPropertyTest::randomEdits() {
    const auto number = [](const char *name, int otherwise) {
        return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
    };
    const int edits = number("GATEPOST_EDITS", 100'000);
    RandomPolicy random(static_cast<std::uint32_t>(number("GATEPOST_SEED", 1)));
    const QDir corpus(qEnvironmentVariable("GATEPOST_CORPUS"));
    const QStringList real = qEnvironmentVariableIsSet("GATEPOST_CORPUS")
                                 ? corpus.entryList(QDir::Files, QDir::Name)
                                 : QStringList();
    QVERIFY2(!real.isEmpty() || !qEnvironmentVariableIsSet("GATEPOST_CORPUS"), "no files there");
    std::map<std::string, int> done;
    std::map<std::string, int> takenBack;
    Tree tree;
    for (int i = 0; i < edits; ++i) {
        if (i % 8 == 0) {
            const DialectId id =
                std::array{DialectId::Robots, DialectId::Robots2, DialectId::RobotsAi,
                           DialectId::Robots2}[random.below(4)];
            std::string text = random.file(id);
            if (!real.isEmpty()) {
                QFile file(corpus.filePath(real[static_cast<qsizetype>(
                    random.below(static_cast<std::size_t>(real.size())))]));
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
                text = file.readAll().toStdString();
            }
            tree = Tree::parse(std::move(text), id);
        }
        Trial trial = Editor(random, tree).run();
        if (!trial.edit) {
            QVERIFY2(!trial.edit.error().empty(), trial.name.c_str());
            ++done[trial.name + " refused"];
            continue;
        }
        QVERIFY2(trial.edit->fits(tree.text().size()), told(trial.name, tree, ""));
        const std::string text(tree.text());
        const std::string after = trial.edit->applied(text);
        QVERIFY2(trial.edit->inverse(text).applied(after) == text, told(trial.name, tree, after));
        QVERIFY2(untouchedLinesStay(tree, *trial.edit, after),
                 told(trial.name + ": untouched lines changed", tree, after));
        const Tree now = Tree::parse(after, tree.dialectId());
        const Meaning meaning = meaningOf(now);
        // A chain that stood above other lines counts once these are gone.
        if (!trial.expected.chain && trial.name != "chain" && trial.name != "comment out")
            trial.expected.chain = meaning.chain;
        if (trial.said) {
            const std::string differs = difference(trial.expected, meaning);
            QVERIFY2(differs.empty(), told(trial.name + ": " + differs, tree, after));
        }
        if (trial.expected.chain) // whatever was added, the chain is the last line
            QVERIFY2(meaning.chain == trial.expected.chain,
                     told(trial.name + ": chain", tree, after));
        QCOMPARE(now.hasBom(), tree.hasBom());
        const auto isOpen = [](const Tree &file) {
            return !file.lines().empty() &&
                   file.lines().back().contentEnd == file.lines().back().end;
        };
        const auto isEmpty = [](const Line &line) { return line.content().empty(); };
        // Where an empty line becomes the last one, there is no telling whether the text ends in it.
        if (!tree.lines().empty() && !now.lines().empty() &&
            std::ranges::none_of(tree.lines(), isEmpty))
            QVERIFY2(isOpen(tree) == isOpen(now),
                     told(trial.name + ": final line end", tree, after));
        if (trial.undone) {
            const EditResult back = trial.undone(now);
            QVERIFY2(back, told(trial.name, tree, after));
            QVERIFY2(
                back->applied(after) == text,
                told(trial.name + ": not taken back, but " + back->applied(after), tree, after));
            ++takenBack[trial.name];
        }
        ++done[trial.name];
        tree = now;
    }
    for (const auto &[name, count] : done)
        if (qEnvironmentVariableIsSet("GATEPOST_EDITS"))
            qInfo("%7d %s, taken back %d", count, name.c_str(), takenBack[name]);
    for (const char *name :
         {"add rule", "set path", "move rule", "add group", "set policy", "chain"})
        QVERIFY2(done[name] * 200 > edits, name); // the generator reaches all of them
}

QTEST_APPLESS_MAIN(ModelPropertyTest)
#include "tst_modelproperty.moc"
