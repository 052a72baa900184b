// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random edits through the forms change the lines of the directive that is edited and no other byte, and undo gives back the
// very bytes.
//
//     GATEPOST_CORPUS=DIR   real files to edit, instead of the shipped ones
//     GATEPOST_SEED=N       another run; the seed is printed
//     GATEPOST_EDITS=N      instead of 10,000

#include "core/text/linediff.h"
#include "tests/support/uiforms.h"
#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentchips.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/groupspage.h"
#include "ui/forms/rulesmodel.h"

#include <QApplication>
#include <QDir>
#include <QListView>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

constexpr qsizetype kLargest = 128 * 1024;

struct Policy {
    QString name;
    DialectId dialect;
    std::string bytes;
};

DialectId dialectOf(const QString &name) {
    if (name.startsWith("robots2") || name.contains("robots2-example"))
        return DialectId::Robots2;
    if (name.startsWith("robots-ai"))
        return DialectId::RobotsAi;
    return name.endsWith(".kno") ? DialectId::AgentPolicy : DialectId::Robots;
}

std::vector<Policy> policies(QRandomGenerator &random) {
    std::vector<Policy> list;
    QStringList folders{GATEPOST_SOURCE_DIR "/resources/templates",
                        GATEPOST_SOURCE_DIR "/resources/sample",
                        GATEPOST_SOURCE_DIR "/tests/cases/seeds"};
    if (const QString corpus = qEnvironmentVariable("GATEPOST_CORPUS"); !corpus.isEmpty())
        folders << corpus;
    for (const QString &folder : std::as_const(folders))
        for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files, QDir::Name)) {
            QFile file(info.filePath());
            if (info.size() > kLargest || !(info.suffix() == "txt" || info.suffix() == "kno") ||
                !file.open(QIODevice::ReadOnly))
                continue;
            list.push_back(
                {info.fileName(), dialectOf(info.fileName()), file.readAll().toStdString()});
        }
    // Odd ones: no end of line at the end, CR LF, CR, a BOM, duplicates, bytes that are no UTF-8.
    const char *const odd[] = {"User-agent: a\r\nDisallow: /x # c\r\n\r\nUser-agent:b\rAllow:/y",
                               "\xEF\xBB\xBFUSER-AGENT : *\n  disallow\t:\t/a\n\n\n",
                               "User-agent: caf\xE9 Disallow: /\nCrawl-delay: 1\nCrawl-delay: 2",
                               "Disallow: /orphan\nUser-agent: *\n", ""};
    for (const char *bytes : odd)
        list.push_back({"odd", DialectId::Robots, bytes});
    list.push_back(
        {"odd", DialectId::Robots2,
         "train: no\ntrain: perhaps\n[agent: x]\r\nread: no\r\n[agent: X]\nread: yes\nchain: "
         "https://a.example/x\ncrawl: no"});
    std::shuffle(list.begin(), list.end(), random);
    return list;
}

/// What may stand on a line that an edit of `directive` changed.
bool belongs(const Tree &tree, std::size_t at, DirectiveId directive, bool rules, bool joined) {
    const Line &line = tree.lines()[at];
    if (line.kind == LineKind::Blank || line.kind == LineKind::BlockHeader || line.is(directive))
        return true;
    if (rules && (line.is(DirectiveId::Allow) || line.is(DirectiveId::Disallow)))
        return true;
    if (joined && rules &&
        line.is(DirectiveId::UserAgent)) // "User-agent: x Disallow: /" holds a rule (S17)
        return true;
    // An empty Disallow ends a group that lost its last rule, or that another comes to stand below.
    if (line.is(DirectiveId::Disallow) && tree.value(line).empty())
        return true;
    for (const MetaLine &meta : tree.metaLines())
        if (meta.line == at && meta.directive == directive)
            return true;
    return false;
}

bool holds(const Tree &tree, LineRun run, std::string_view content) {
    for (std::uint32_t i = run.begin; i < run.end; ++i)
        if (tree.slice(tree.lines()[i].content()) == content)
            return true;
    return false;
}

/// Empty if the bytes that changed are those of the directive's own lines.
QString strayChange(const Tree &before, const Tree &after, DirectiveId directive, bool rules) {
    const bool joined = !before.joinedRules().empty();
    for (const DiffRun &run : lineDiff(before.text(), after.text())) {
        if (run.same)
            continue;
        for (std::uint32_t i = run.before.begin; i < run.before.end; ++i) {
            const std::string_view line = before.slice(before.lines()[i].content());
            // A line at the end that only got or lost its line end is as it was.
            if (!holds(after, run.after, line) && !belongs(before, i, directive, rules, joined))
                return QStringLiteral("line %1 went: %2").arg(i + 1).arg(fromBytes(line));
        }
        for (std::uint32_t i = run.after.begin; i < run.after.end; ++i) {
            const std::string_view line = after.slice(after.lines()[i].content());
            // “User-agent: a Disallow: /x” without its agent is a line for the rule.
            if (joined && before.text().contains(line))
                continue;
            if (!holds(before, run.before, line) && !belongs(after, i, directive, rules, joined))
                return QStringLiteral("line %1 came: %2").arg(i + 1).arg(fromBytes(line));
        }
        // One line for one line: what stands around the value has not moved.
        if (run.before.size() == 1 && run.after.size() == 1) {
            const Line &old = before.lines()[run.before.begin];
            const Line &now = after.lines()[run.after.begin];
            if (old.kind == LineKind::Directive && now.kind == LineKind::Directive &&
                old.directive == now.directive && !rules) {
                const auto head = [](const Tree &t, const Line &l) {
                    return t.slice({l.begin, l.keyBegin + l.keyLength});
                };
                if (head(before, old) != head(after, now) ||
                    before.slice(old.comment()) != after.slice(now.comment()) ||
                    before.slice({old.contentEnd, old.end}) !=
                        after.slice({now.contentEnd, now.end}))
                    return QStringLiteral("line %1 changed beside its value: %2")
                        .arg(run.after.begin + 1)
                        .arg(fromBytes(after.slice(now.content())));
            }
        }
    }
    return {};
}

/// Changed lines of an entity, where lines are not directives.
int changedLines(const Snapshot &before, const Snapshot &after) {
    int count = 0;
    for (const DiffRun &run : lineDiff(before.text(), after.text()))
        if (!run.same)
            count += static_cast<int>(std::max(run.before.size(), run.after.size()));
    return count;
}

QString someValue(const Directive &row, QRandomGenerator &random) {
    switch (random.bounded(5)) {
    case 0:
        return row.words.empty()
                   ? text(row.example)
                   : text(row.words[static_cast<std::size_t>(random.bounded(int(row.words.size())))]
                              .name);
    case 1: return QStringLiteral("x%1").arg(random.bounded(1000));
    case 2: return QStringLiteral("/p/%1?q=*").arg(random.bounded(1000));
    case 3: return QStringLiteral("%1").arg(random.bounded(100));
    default: return text(row.example);
    }
}

/// One random edit; the directive that it was about, and whether rules may move with it.
struct Done {
    DirectiveId directive = DirectiveId::None;
    bool rules = false;
    bool wholeGroup = false;
};

Done editField(FormPage *page, QRandomGenerator &random) {
    const QList<Field *> &fields = page->fields();
    if (fields.isEmpty())
        return {};
    Field *field = fields[random.bounded(int(fields.size()))];
    const qsizetype nth = random.bounded(int(field->editorCount()));
    if (random.bounded(4) == 0) {
        field->unset(nth);
    } else {
        const QString value = someValue(field->row(), random);
        ValueEditor *editor = field->editor(nth);
        editor->setValue(value);
        emit editor->edited(value);
    }
    return {field->row().id};
}

Done editGroups(FormPage *page, QRandomGenerator &random) {
    auto *list = page->findChild<QListView *>("groups");
    if (const int groups = list->model()->rowCount(); groups > 0)
        list->setCurrentIndex(list->model()->index(random.bounded(groups), 0));
    auto *rules = static_cast<RulesModel *>(page->findChild<RulesTable *>()->model());
    auto *agents = static_cast<AgentsModel *>(page->findChild<AgentChips *>()->model());
    const int row = rules->rowCount() > 0 ? random.bounded(rules->rowCount()) : -1;
    switch (random.bounded(9)) {
    case 0:
        if (rules->group() >= 0)
            rules->insertRule(row, random.bounded(2) ? DirectiveId::Allow : DirectiveId::Disallow,
                              QStringLiteral("/new%1").arg(random.bounded(99)));
        return {DirectiveId::Disallow, true};
    case 1:
        if (row >= 0)
            rules->setPath(row, QStringLiteral("/set%1*").arg(random.bounded(99)), {});
        return {DirectiveId::Disallow, true};
    case 2: rules->removeRule(row); return {DirectiveId::Disallow, true};
    case 3:
        if (row >= 0)
            rules->toggleKind(row);
        return {DirectiveId::Disallow, true};
    case 4:
        if (rules->group() >= 0)
            agents->addAgent(QStringLiteral("Bot%1").arg(random.bounded(99)), {});
        return {DirectiveId::UserAgent};
    case 5:
        if (agents->rowCount() > 1)
            agents->removeAgent(random.bounded(agents->rowCount()));
        return {DirectiveId::UserAgent};
    default: return editField(page, random);
    }
}

Done editBlocks(FormPage *page, QRandomGenerator &random) {
    auto *model = static_cast<BlocksModel *>(page->findChild<BlocksTable *>()->model());
    const QModelIndex cell =
        model->index(random.bounded(model->rowCount()), random.bounded(model->columnCount()));
    const Directive &row = model->directive(cell.row());
    model->setData(cell, random.bounded(3) == 0 ? QString() : someValue(row, random), Qt::EditRole);
    return {row.id};
}

} // namespace

class TestFormEdits : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void onlyTheEditedLinesChange();
};

void TestFormEdits::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestFormEdits::onlyTheEditedLinesChange() {
    bool given = false;
    quint32 seed = static_cast<quint32>(qEnvironmentVariableIntValue("GATEPOST_SEED", &given));
    if (!given)
        seed = 20261121;
    int wanted = qEnvironmentVariableIntValue("GATEPOST_EDITS", &given);
    if (!given)
        wanted = 4'000;
    QRandomGenerator random(seed);
    const std::vector<Policy> files = policies(random);
    QVERIFY(files.size() > 10);
    const int perFile = std::max(6, wanted / static_cast<int>(files.size()) + 1);
    int edits = 0;
    int changed = 0;
    std::size_t used = 0;
    for (const Policy &policy : files) {
        if (edits >= wanted)
            break;
        ++used;
        FormHost host(policy.dialect, policy.bytes);
        const QStringList pages = host.pages();
        FormPage *page = nullptr;
        QString id;
        for (int i = 0; i < perFile && edits < wanted; ++i, ++edits) {
            if (i % 12 == 0) {
                id = pages[random.bounded(int(pages.size()))];
                page = host.page(id);
            }
            host.document->breakUndo();
            const Snapshot before = host.document->snapshot();
            const int depth = host.document->undoDepth();
            const Done done = id == "groups"   ? editGroups(page, random)
                              : id == "blocks" ? editBlocks(page, random)
                                               : editField(page, random);
            const Snapshot after = host.document->snapshot();
            if (before.text() == after.text())
                continue;
            ++changed;
            const QString where = QStringLiteral("seed %1, %2, page %3, %4: ")
                                      .arg(seed)
                                      .arg(policy.name, id, host.document->undoText());
            if (before.yaml() != nullptr)
                QVERIFY2(changedLines(before, after) <= 6,
                         qPrintable(where + QString::number(changedLines(before, after))));
            else if (const QString stray =
                         strayChange(*before.tree(), *after.tree(), done.directive, done.rules);
                     !stray.isEmpty())
                QFAIL(qPrintable(where + stray));
            if (changed % 3 == 0) {
                QCOMPARE(host.document->undoDepth(), depth + 1);
                host.document->undo();
                QVERIFY2(host.document->bytes() == before.text(), qPrintable(where));
            }
            if (changed % 40 == 0)
                QVERIFY2(host.document->mirrorIsTrue(), qPrintable(where));
        }
        while (host.document->canUndo())
            host.document->undo();
        QVERIFY2(host.document->bytes() == policy.bytes, qPrintable(policy.name));
        QVERIFY(host.document->mirrorIsTrue());
    }
    qInfo("seed %u: %d edits, %d changed the text, %zu of %zu files", seed, edits, changed, used,
          files.size());
    QVERIFY(changed > edits / 3);
}

QTEST_MAIN(TestFormEdits)
#include "tst_formedits.moc"
