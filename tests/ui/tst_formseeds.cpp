// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A new user's way: the sources' own examples are built from an empty file by keys in the forms alone. The steps are counted
// and printed; a step is one text typed or one command key, Tab included.

#include "core/model/views.h"
#include "tests/support/uiforms.h"
#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentchips.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/fields/segmenteditor.h"

#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QToolButton>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

std::string fileText(const char *name) {
    QFile file(
        QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/seeds/%1").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", name);
    return file.readAll().toStdString();
}

/// What a file says, without its comments, spacing and order of parts.
QStringList sayings(const Tree &tree) {
    QStringList said;
    for (const MetaEntry &meta : metaEntries(tree))
        if (meta.directive != DirectiveId::None && !meta.value.empty())
            said << "meta " + text(meta.key) + ": " + fromBytes(meta.value);
    const Groups &groups = tree.groups();
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const GroupView view = groupView(tree, i);
        QString group = "group";
        for (const GroupAgentEntry &agent : view.agents)
            group += " " + fromBytes(agent.value);
        for (const RuleEntry &rule : view.rules)
            group += " | " + text(directiveName(rule.directive)) + " " + fromBytes(rule.path);
        for (const ValueLine &line : view.directives)
            group += " | " + text(directiveName(line.directive)) + " " +
                     fromBytes(line.value).simplified();
        said << group;
    }
    if (tree.dialectId() == DialectId::Robots2) {
        const PolicyView view(tree);
        for (const std::string &scope : view.scopes())
            for (const Directive &row : tree.dialect().directives) {
                if (row.place != Place::PolicyScope && (row.place != Place::File || !scope.empty()))
                    continue;
                const PolicyCell cell = view.cell(scope, row.id);
                if (cell.isSet())
                    said << fromBytes(scope) + " " + text(row.name) + ": " + fromBytes(cell.value);
            }
        if (const auto chain = view.chain())
            said << "chain " + fromBytes(chain->value);
    }
    said.sort();
    return said;
}

/// Tabs until the directive's field has the focus, as a user does.
void tabTo(Keys &keys, FormPage *page, DirectiveId directive) {
    Field *field = page->field(directive);
    if (!field)
        qFatal("no field %s", std::string(directiveName(directive)).c_str());
    for (int i = 0; i < 60 && !field->isAncestorOf(QApplication::focusWidget()); ++i)
        keys.press(Qt::Key_Tab);
    if (!field->isAncestorOf(QApplication::focusWidget()))
        qFatal("Tab does not reach %s", std::string(directiveName(directive)).c_str());
}

/// Sets a field: a letter in a row of words, where one is enough, else the text.
void set(Keys &keys, FormPage *page, DirectiveId directive, const QString &value) {
    tabTo(keys, page, directive);
    if (auto *segments = qobject_cast<SegmentEditor *>(page->field(directive)->editor())) {
        keys.type(value.left(1));
        for (int i = 0; i < 6 && segments->value() != value; ++i)
            keys.press(Qt::Key_Right);
        QCOMPARE(segments->value(), value);
        return;
    }
    keys.type(value);
}

/// `on`: the next one is below, so that the letter is typed with Shift.
void cell(Keys &keys, BlocksTable *table, const QString &scope, DirectiveId directive,
          const QString &value, bool on) {
    const auto *model = static_cast<const BlocksModel *>(table->model());
    int row = 0;
    while (model->directive(row).id != directive)
        ++row;
    const int column = model->columnOf(scope);
    while (table->currentIndex().row() != row)
        keys.press(table->currentIndex().row() < row ? Qt::Key_Down : Qt::Key_Up);
    while (table->currentIndex().column() != column)
        keys.press(table->currentIndex().column() < column ? Qt::Key_Right : Qt::Key_Left);
    keys.press(static_cast<Qt::Key>(value.front().toUpper().unicode()),
               on ? Qt::ShiftModifier : Qt::NoModifier);
    QCOMPARE(model->index(row, column).data().toString(), value);
    QCOMPARE(table->currentIndex().row(), row + on);
}

/// A new group: agents, then rules, as typed.
void group(Keys &keys, FormHost &host, const QStringList &agents, const QStringList &rules) {
    host.find<QPushButton>("groups", "addGroup")->setFocus();
    keys.press(Qt::Key_Space);
    for (const QString &agent : agents) {
        keys.type(agent);
        keys.press(Qt::Key_Return);
    }
    keys.press(Qt::Key_Return); // no more agents
    for (const QString &rule : rules) {
        keys.type(rule);
        keys.press(Qt::Key_Return);
    }
}

} // namespace

class TestFormSeeds : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void robots2FromNothing();
    void vacuumwebFromNothing();
};

void TestFormSeeds::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestFormSeeds::robots2FromNothing() {
    FormHost host(DialectId::Robots2, {});
    Keys keys;
    using D = DirectiveId;
    // The group for * is the last, or these would take its rules along.
    group(keys, host, {"GPTBot"}, {"/"});
    group(keys, host, {"ClaudeBot"}, {"a /"});
    group(keys, host, {"*"},
          {"a /", "a /view?*", "a /blog", "/admin", "/api/private", "/user/settings"});
    FormPage *page = host.page("policy");
    page->field(D::Crawl)->editor()->focusTarget()->setFocus();
    const std::pair<D, const char *> policy[] = {
        {D::Crawl, "yes"},          {D::Read, "yes"},      {D::Summarise, "yes"},
        {D::Quote, "short-only"},   {D::Derivative, "no"}, {D::Train, "no"},
        {D::Store, "session-only"}, {D::Compete, "no"},    {D::Market, "reference-publishing"},
        {D::Personalise, "no"},     {D::Monetise, "no"},   {D::Attribution, "required"},
        {D::LinkBack, "required"},  {D::Rate, "polite"},   {D::Announce, "yes"},
        {D::Honest, "yes"}};
    for (const auto &[directive, value] : policy)
        set(keys, page, directive, value);
    page = host.page("quality");
    page->field(D::ContentType)->editor()->focusTarget()->setFocus();
    for (const auto &[directive, value] : {std::pair(D::ContentType, "reference"),
                                           {D::Editorialised, "yes"},
                                           {D::AiAssisted, "no"},
                                           {D::PrimaryLanguage, "en-AU"}})
        set(keys, page, directive, value);
    auto *table = host.find<BlocksTable>("blocks", "blocks");
    table->setFocus();
    const std::pair<const char *, std::vector<std::pair<D, const char *>>> blocks[] = {
        {"search-indexer",
         {{D::Crawl, "yes"},
          {D::Summarise, "yes"},
          {D::Train, "no"},
          {D::Attribution, "required"}}},
        {"ai-assistant",
         {{D::Crawl, "yes"},
          {D::Summarise, "yes"},
          {D::Quote, "short-only"},
          {D::Derivative, "no"},
          {D::Train, "no"},
          {D::Monetise, "no"},
          {D::Attribution, "required"},
          {D::LinkBack, "required"}}},
        {"ai-researcher",
         {{D::Crawl, "yes"},
          {D::Read, "yes"},
          {D::Summarise, "yes"},
          {D::Quote, "short-only"},
          {D::Derivative, "ask"},
          {D::Train, "no"},
          {D::Attribution, "required"},
          {D::LinkBack, "required"}}},
        {"code-assistant",
         {{D::Crawl, "yes"},
          {D::Read, "yes"},
          {D::Quote, "yes"},
          {D::Derivative, "yes"},
          {D::Train, "no"},
          {D::Attribution, "preferred"}}},
        {"content-generator",
         {{D::Crawl, "yes"},
          {D::Read, "yes"},
          {D::Summarise, "no"},
          {D::Quote, "no"},
          {D::Derivative, "no"},
          {D::Train, "no"}}},
        {"data-harvester", {{D::Crawl, "no"}, {D::Read, "no"}}},
        {"ad-network",
         {{D::Crawl, "no"}, {D::Read, "no"}, {D::Personalise, "no"}, {D::Monetise, "no"}}},
        {"monitoring", {{D::Crawl, "yes"}, {D::Read, "no"}, {D::Store, "no"}}}};
    for (const auto &[scope, cells] : blocks)
        for (const auto &[directive, value] : cells)
            cell(keys, table, scope, directive, value, directive != cells.back().first);
    page = host.page("compliance");
    page->field(D::ReportTo)->editor()->focusTarget()->setFocus();
    keys.type("https://robotsv2.org/report");
    page = host.page("chain");
    page->field(D::Chain)->editor()->focusTarget()->setFocus();
    keys.type("https://robotsv2.org/community-baseline.txt");
    page = host.page("meta");
    page->field(D::MetaSpecVersion)->editor()->focusTarget()->setFocus();
    for (const auto &[directive, value] : {std::pair(D::MetaSpecVersion, "2.0"),
                                           {D::MetaLastUpdate, "2026-04-07 08:00 UTC"},
                                           {D::MetaUpdateFrequency, "weekly"},
                                           {D::MetaSignificantChange, "yes"},
                                           {D::MetaAuthoredBy, "Matthew, Claude & Gemini"},
                                           {D::MetaContact, "webmaster@yourdomain.com"},
                                           {D::MetaJurisdiction, "AU"},
                                           {D::MetaLicence, "all-rights-reserved"},
                                           {D::MetaChainId, "robotsv2-example-v0.2.1"}})
        set(keys, page, directive, value);

    const QStringList built = sayings(host.document->tree());
    const QStringList wanted =
        sayings(Tree::parse(fileText("robots2-example.txt"), DialectId::Robots2));
    for (const QString &one : wanted)
        QVERIFY2(built.contains(one),
                 qPrintable("missing: " + one + "\n" + QString::fromStdString(host.bytes())));
    QCOMPARE(built, wanted);
    // Still in the order that the file customarily has, with the chain last.
    QVERIFY(host.bytes().starts_with("# meta: spec-version: 2.0\n"));
    QVERIFY(QString::fromStdString(host.bytes()).trimmed().endsWith("community-baseline.txt"));
    qInfo("robots2.txt of the source from an empty file: %d steps, %d key strokes, %d undo steps",
          keys.steps, keys.strokes, host.document->undoDepth());
    while (host.document->canUndo())
        host.document->undo();
    QVERIFY(host.bytes().empty());
}

void TestFormSeeds::vacuumwebFromNothing() {
    FormHost host(DialectId::Robots, {});
    Keys keys;
    FormPage *page = host.page("groups");
    group(keys, host, {"vacuumweb", "spanwebbot", "spiderbot"}, {"a *.html", "*"});
    keys.press(Qt::Key_Return); // no more rules: on to hours and pace
    tabTo(keys, page, DirectiveId::RequestRate);
    for (int i = 0; i < 3; ++i) {
        const char *const rates[] = {"1/10m 1300-1659", "1/20m 1700-0459", "5/1m 0500-1259"};
        for (int tabs = 0; tabs < 12 && !page->field(DirectiveId::RequestRate)
                                             ->editor(i)
                                             ->isAncestorOf(QApplication::focusWidget());
             ++tabs)
            keys.press(Qt::Key_Tab);
        keys.type(rates[i]);
    }
    // Version and comments are folded: Tab to the heading, Space opens it.
    auto *version = page->field(DirectiveId::RobotVersion);
    for (int i = 0; i < 30 && !version->isVisible(); ++i) {
        keys.press(Qt::Key_Tab);
        if (auto *button = qobject_cast<QToolButton *>(QApplication::focusWidget());
            button && button->isCheckable() && !button->isChecked())
            keys.press(Qt::Key_Space);
    }
    set(keys, page, DirectiveId::RobotVersion, "2.0");
    tabTo(keys, page, DirectiveId::Comment);
    keys.type("because you guys try all the time, I'm gonna limit you");
    keys.press(Qt::Key_Tab);
    keys.type("to how many documents you can retrieve.  So there!");

    QString wanted;
    for (const QString &one :
         sayings(Tree::parse(fileText("extended-example.txt"), DialectId::Robots)))
        if (one.contains("vacuumweb"))
            wanted = one;
    QVERIFY(!wanted.isEmpty());
    const QStringList built = sayings(host.document->tree());
    QCOMPARE(built.size(), 1);
    // The same agents, rules and lines; forms put the lines into the table's order.
    QStringList a = built.front().split(" | ");
    QStringList b = wanted.split(" | ");
    a.sort();
    b.sort();
    QCOMPARE(a, b);
    QCOMPARE(host.document->tree().groups().groups.front().version, GroupVersion::Extended);
    qInfo("the vacuumweb group from an empty file: %d steps, %d key strokes, %d undo steps",
          keys.steps, keys.strokes, host.document->undoDepth());
}

QTEST_MAIN(TestFormSeeds)
#include "tst_formseeds.moc"
