// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every directive of every dialect has a field, and the field writes its own bytes and nothing else.
//
// GATEPOST_UPDATE_CASES=1 writes tests/cases/forms/typed.txt anew: read the difference before you commit it.

#include "core/text/linediff.h"
#include "tests/support/uiforms.h"
#include "tests/support/warnings.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentchips.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/fields/daystrip.h"
#include "ui/forms/formarea.h"
#include "ui/forms/rulesmodel.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QCompleter>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QToolButton>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

/// What each dialect's fields are tried on.
std::string baseText(DialectId dialect) {
    switch (dialect) {
    case DialectId::Robots:
    case DialectId::RobotsAi:
    case DialectId::Added:
        return "# ours\r\n"
               "User-agent: GPTBot\r\n"
               "Disallow: /a # closed\r\n"
               "\r\n"
               "user-agent: *\r\n"
               "allow: /\r\n"
               "unknown line\r\n";
    case DialectId::Robots2:
        return "# meta: spec-version: 2.0\n"
               "\n"
               "User-agent: *\n"
               "Disallow: /a\n"
               "\n"
               "crawl: yes   # all of them\n"
               "\n"
               "[agent: ai-assistant]\n"
               "train: no\n"
               "\n"
               "chain: https://example.org/base.txt\n";
    case DialectId::AgentPolicy:
        return "$schema: kno@0.0.9\n"
               "title: Example   # ours\n"
               "default_policy: allow\n"
               "agents:\n"
               "  - user_agent: GPTBot\n"
               "    policy: disallow\n"
               "  - user_agent: CCBot\n"
               "    policy: allow\n";
    }
    return {};
}

/// A value that decides nothing, or none where every text is one.
QString invalidValue(ValueKind kind) {
    switch (kind) {
    case ValueKind::Words: return "perhaps";
    case ValueKind::Path:
    case ValueKind::PathList: return "nopath";
    case ValueKind::HttpUrl:
    case ValueKind::HttpUrlOrMail: return "nowhere";
    case ValueKind::Seconds: return "soon";
    case ValueKind::RequestRate: return "many";
    case ValueKind::TimeWindow: return "2500-2600";
    case ValueKind::RobotVersion: return "two";
    case ValueKind::PerMinute: return "0";
    case ValueKind::LanguageTag: return "e!";
    case ValueKind::AgeRating: return "17+";
    case ValueKind::ContentUsage: return "often";
    case ValueKind::ContentSignal: return "search";
    case ValueKind::DateTimeUtc: return "yesterday";
    case ValueKind::Ulid: return "SHORT";
    case ValueKind::AgentName:
    case ValueKind::FreeText:
    case ValueKind::MailOrUrlOrText:
    case ValueKind::AgentList:
    case ValueKind::NoteMap:
    case ValueKind::Structure: return {};
    }
    return {};
}

/// Directives that are edited by something else than a Field: what is there instead.
bool hasOtherControl(FormHost &host, const Directive &row) {
    switch (row.id) {
    case DirectiveId::UserAgent: return host.find<LiveAdder>("groups", "addAgent") != nullptr;
    case DirectiveId::Allow:
    case DirectiveId::Disallow: return host.find<RulesTable>("groups", "rules") != nullptr;
    case DirectiveId::KnoAgents: return host.find<QWidget>("agents", "policyAgents") != nullptr;
    case DirectiveId::KnoRoleNotes:
        return host.find<QWidget>("entity", "field-role_notes") != nullptr;
    case DirectiveId::KnoPurpose:
    case DirectiveId::KnoProvenance:
    case DirectiveId::KnoTaxonomy:
    case DirectiveId::KnoRelationships:
    case DirectiveId::KnoQuality:
    case DirectiveId::KnoProduces:
    case DirectiveId::KnoHistory: return host.find<QWidget>("entity", "keptFields") != nullptr;
    default: return false;
    }
}

/// The editor of a field that a new value goes to: the first of a directive that stands once, else the empty one below.
qsizetype newEditor(const Field *field) {
    return field->editorCount() - 1;
}

void clearEditor(Field *field, qsizetype nth) {
    // What stands there is replaced as a user does it: select all, type.
    if (auto *edit = qobject_cast<QLineEdit *>(field->editor(nth)->focusTarget()))
        edit->selectAll();
}

const char kTyped[] = GATEPOST_SOURCE_DIR "/tests/cases/forms/typed.txt";

} // namespace

class TestForms : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void everyDirectiveHasAField_data();
    void everyDirectiveHasAField();
    void typedValues();
    void languagesAreFoundByEachName();
    void invalidValues_data();
    void invalidValues();
    void blocksMatrix();
    void rulesAndAgents();
    void typedForAGroupThatGoes();
    void daystrip();
    void unsetAndInherited();
    void everyControlHasAName();
    void modelsAreSound();
    void bigFilesOpenAtOnce();
};

void TestForms::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestForms::everyDirectiveHasAField_data() {
    QTest::addColumn<int>("dialect");
    for (const Dialect &dialect : dialects())
        QTest::newRow(std::string(dialect.name).c_str()) << static_cast<int>(dialect.id);
}

void TestForms::everyDirectiveHasAField() {
    QFETCH(int, dialect);
    const auto id = static_cast<DialectId>(dialect);
    FormHost host(id, baseText(id));
    QStringList without;
    for (const Directive &row : gatepost::dialect(id).directives) {
        if (!host.field(row.id) && !hasOtherControl(host, row))
            without << text(row.name);
        if (row.place == Place::PolicyScope) { // in the matrix too
            const auto *table = host.find<QTableView>("blocks", "blocks");
            bool there = false;
            for (int i = 0; i < table->model()->rowCount(); ++i)
                there = there ||
                        table->model()->headerData(i, Qt::Vertical).toString() == text(row.label);
            if (!there)
                without << "block " + text(row.name);
        }
    }
    QVERIFY2(without.isEmpty(), qPrintable("no field: " + without.join(", ")));
}

/// Types every row's example in its field; the whole texts are those of typed.txt; one undo gives back the very bytes.
void TestForms::typedValues() {
    QString all;
    for (const Dialect &dialect : dialects()) {
        for (const Directive &row : dialect.directives) {
            FormHost host(dialect.id, baseText(dialect.id));
            Field *field = host.field(row.id);
            if (!field)
                continue;
            const qsizetype nth = newEditor(field);
            clearEditor(field, nth);
            const QString before = QString::fromStdString(host.bytes());
            const QString example = text(field->row().example);
            typeValue(field, nth, example);
            const QString name = QStringLiteral("%1 %2").arg(text(dialect.name), text(row.name));
            QCOMPARE(field->editor(nth)->value(), example);
            QVERIFY2(!field->isInvalid(nth), qPrintable(name + ": " + field->problem(nth)));
            QString after = QString::fromStdString(host.bytes());
            if (after != before) {
                QVERIFY2(host.document->undoDepth() == 1, qPrintable(name));
                QVERIFY2(host.document->undoText().contains(text(field->row().name)),
                         qPrintable(host.document->undoText()));
                host.document->undo();
            }
            QCOMPARE(QString::fromStdString(host.bytes()), before);
            QVERIFY(host.document->mirrorIsTrue());
            all += QStringLiteral("== %1\n").arg(name);
            all += after.replace("\r\n", "⏎\n");
        }
    }
    QFile file(QString::fromLatin1(kTyped));
    if (qEnvironmentVariableIsSet("GATEPOST_UPDATE_CASES")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(all.toUtf8());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), kTyped);
    const QStringList expected = QString::fromUtf8(file.readAll()).split("== ");
    const QStringList actual = all.split("== ");
    for (qsizetype i = 0; i < std::min(expected.size(), actual.size()); ++i)
        QCOMPARE(actual[i], expected[i]);
    QCOMPARE(actual.size(), expected.size());
}

/// A language is offered by its own name, and found by that, by its tag and by the English one.
void TestForms::languagesAreFoundByEachName() {
    FormHost host(DialectId::Robots2, "primary-language: en\n");
    Field *field = host.field(DirectiveId::PrimaryLanguage);
    QVERIFY(field);
    const auto *edit = field->editor()->findChild<QLineEdit *>(QStringLiteral("value"));
    QVERIFY(edit && edit->completer());
    QCompleter &offered = *edit->completer();
    for (const auto &[typed, shown, taken] :
         std::initializer_list<std::tuple<const char *, const char *, const char *>>{
             {"german (aus", "de-AT  Deutsch (Österreich)", "de-AT"},
             {"日本", "ja  日本語", "ja"},
             {"zh-hant", "zh-Hant  繁體中文", "zh-Hant"}}) {
        offered.setCompletionPrefix(QString::fromUtf8(typed));
        QCOMPARE(offered.completionCount(), 1);
        QCOMPARE(offered.completionModel()->index(0, 0).data().toString(),
                 QString::fromUtf8(shown));
        QCOMPARE(offered.currentCompletion(), QString::fromUtf8(taken));
    }
}

void TestForms::invalidValues_data() {
    QTest::addColumn<int>("dialect");
    QTest::addColumn<int>("directive");
    for (const Dialect &dialect : dialects())
        for (const Directive &row : dialect.directives)
            if (!invalidValue(row.kind).isEmpty())
                QTest::addRow("%s %s", std::string(dialect.name).c_str(),
                              std::string(row.name).c_str())
                    << static_cast<int>(dialect.id) << static_cast<int>(row.id);
}

/// An invalid value stays where it was typed, in form and text, with its problem in both.
void TestForms::invalidValues() {
    QFETCH(int, dialect);
    QFETCH(int, directive);
    const auto id = static_cast<DialectId>(dialect);
    const Directive &row = *gatepost::dialect(id).find(static_cast<DirectiveId>(directive));
    FormHost host(id, baseText(id));
    const QString value = invalidValue(row.kind);
    const std::string before = host.bytes();
    int line = -1;
    if (Field *field = host.field(row.id)) {
        const qsizetype nth = newEditor(field);
        clearEditor(field, nth);
        typeValue(field, nth, value, true);
        QCOMPARE(field->editor(nth)->value(), value);
        QVERIFY(!field->problem(nth).isEmpty());
    } else { // a rule
        auto *adder = host.find<LiveAdder>("groups", "addRule");
        adder->setFocus();
        Keys keys;
        keys.type((row.id == DirectiveId::Allow ? "allow " : "disallow ") + value);
        const auto *table = host.find<RulesTable>("groups", "rules");
        const auto *rules = static_cast<const RulesModel *>(table->model());
        QVERIFY(!rules->problem(rules->rowCount() - 1).isEmpty());
    }
    const std::string after = host.bytes();
    QVERIFY(QString::fromStdString(after).contains(value));
    for (const DiffRun &run : lineDiff(before, after))
        if (!run.same)
            for (std::uint32_t i = run.after.begin; i < run.after.end; ++i)
                if (QString::fromStdString(std::string(splitLines(after)[i])).contains(value))
                    line = static_cast<int>(i);
    QVERIFY(line >= 0);
    QVERIFY2(!host.problemsOn(line).isEmpty(), after.c_str());
    while (host.document->canUndo())
        host.document->undo();
    QCOMPARE(host.bytes(), before);
}

void TestForms::blocksMatrix() {
    FormHost host(DialectId::Robots2, "read: yes\n\ntrain: no\n");
    auto *table = host.find<QTableView>("blocks", "blocks");
    auto *model = static_cast<BlocksModel *>(table->model());
    const int column = model->columnOf("ai-assistant");
    int train = 0;
    while (model->directive(train).id != DirectiveId::Train)
        ++train;
    table->setFocus();
    table->setCurrentIndex(model->index(train, column));
    // An empty cell shows what it inherits.
    QCOMPARE(model->index(train, column).data().toString(), "no");
    QVERIFY(!model->index(train, column).data(BlocksModel::SetRole).toBool());
    // Setting a cell makes the block.
    QTest::keyClick(table, 'a');
    QCOMPARE(host.bytes(),
             std::string("read: yes\n\ntrain: no\n\n[agent: ai-assistant]\ntrain: ask\n"));
    QCOMPARE(host.document->undoText(), "Set train to ask for ai-assistant");
    QVERIFY(model->hasBlock(column));
    // Clearing the last removes it; the blank line that it came with may stay.
    QTest::keyClick(table, Qt::Key_Delete);
    QCOMPARE(host.bytes(), std::string("read: yes\n\ntrain: no\n\n"));
    QVERIFY(!model->hasBlock(column));
    // Anything can be typed, and stays with its problem.
    QTest::keyClick(table, Qt::Key_F2);
    Keys().type("perhaps");
    QCOMPARE(host.bytes(),
             std::string("read: yes\n\ntrain: no\n\n[agent: ai-assistant]\ntrain: perhaps\n\n"));
    QVERIFY(!model->index(train, column).data(BlocksModel::ProblemRole).toString().isEmpty());
    QVERIFY(!host.problemsOn(5).isEmpty());
    while (host.document->canUndo())
        host.document->undo();
    QCOMPARE(host.bytes(), std::string("read: yes\n\ntrain: no\n"));
}

void TestForms::rulesAndAgents() {
    const std::string before = "User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nDisallow:\n";
    FormHost host(DialectId::Robots, before);
    Keys keys;
    host.find<LiveAdder>("groups", "addAgent")->setFocus();
    keys.type("ClaudeBot");
    QCOMPARE(host.bytes(), std::string("User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /a\n\n"
                                       "User-agent: *\nDisallow:\n"));
    QCOMPARE(host.document->undoDepth(), 1);
    keys.press(Qt::Key_Return);
    keys.press(Qt::Key_Return); // no more agents: on to the rules
    QCOMPARE(QApplication::focusWidget()->objectName(), "addRule");
    keys.type("a /a/b");
    keys.press(Qt::Key_Return);
    keys.type("/c");
    QCOMPARE(host.bytes(), std::string("User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /a\n"
                                       "Allow: /a/b\nDisallow: /c\n\nUser-agent: *\nDisallow:\n"));
    QCOMPARE(host.document->undoDepth(), 3);
    // Nothing typed is lost with the focus.
    host.find<LiveAdder>("groups", "addRule")->clear();
    keys.press(Qt::Key_Return);
    keys.type("all");
    host.find<QListView>("groups", "groups")->setFocus();
    QVERIFY(host.bytes().contains("Disallow: all\n"));
    // The first rule of an empty group takes the place of its empty Disallow.
    host.find<QListView>("groups", "groups")
        ->setCurrentIndex(host.find<QListView>("groups", "groups")->model()->index(1, 0));
    host.find<LiveAdder>("groups", "addRule")->setFocus();
    keys.type("a /x");
    QVERIFY(host.bytes().ends_with("User-agent: *\nAllow: /x\n"));
    while (host.document->canUndo())
        host.document->undo();
    QCOMPARE(host.bytes(), before);
}

/// What is typed and not yet entered goes with its group; it must not be added to whatever group the list chooses then.
void TestForms::typedForAGroupThatGoes() {
    FormHost host(DialectId::Robots,
                  "User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n");
    auto *list = host.find<QListView>("groups", "groups");
    Keys keys;
    for (const std::string_view rest : {"User-agent: a\nDisallow: /a\n", ""}) {
        while (host.document->canUndo())
            host.document->undo();
        list->setCurrentIndex(list->model()->index(1, 0));
        host.find<LiveAdder>("groups", "addRule")->setFocus();
        keys.type("all");
        host.document->apply(TextEdit::between(host.bytes(), rest), {"Another program"});
        QCOMPARE(host.bytes(), std::string(rest));
        QVERIFY(host.find<LiveAdder>("groups", "addRule")->text().isEmpty());
    }
}

void TestForms::daystrip() {
    const std::string before = "User-agent: *\nVisit-time: 06:00-08:45 # quiet\nDisallow: /a\n";
    FormHost host(DialectId::Robots, before);
    Field *field = host.page("groups")->field(DirectiveId::VisitTime);
    DayStrip *strip = field->strip();
    QCOMPARE(strip->bars().size(), std::size_t{1});
    strip->setFocus(Qt::TabFocusReason);
    QTest::keyClick(strip, Qt::Key_Left); // past midnight is fine: 24 × 15 minutes
    QCOMPARE(host.bytes(),
             std::string("User-agent: *\nVisit-time: 05:45-08:45 # quiet\nDisallow: /a\n"));
    for (int i = 0; i < 24; ++i)
        QTest::keyClick(strip, Qt::Key_Left);
    QCOMPARE(host.bytes(),
             std::string("User-agent: *\nVisit-time: 23:45-08:45 # quiet\nDisallow: /a\n"));
    QCOMPARE(host.document->undoDepth(), 1);
    QTest::keyClick(strip, Qt::Key_Down);
    QTest::keyClick(strip, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(host.bytes(),
             std::string("User-agent: *\nVisit-time: 23:45-08:46 # quiet\nDisallow: /a\n"));
    QTest::keyClick(strip, Qt::Key_Insert);
    QCOMPARE(strip->bars().size(), std::size_t{2});
    QVERIFY(host.bytes().contains("Visit-time: 0900-1259\n"));
    while (host.document->canUndo())
        host.document->undo();
    QCOMPARE(host.bytes(), before);
    // Dragging an end.
    const DayAxis axis{10, strip->width() - 20.0};
    const int y = 10;
    QTest::mousePress(strip, Qt::LeftButton, {}, QPoint(static_cast<int>(axis.x(6 * 60)), y));
    QTest::mouseMove(strip, QPoint(static_cast<int>(axis.x(4 * 60)), y));
    QTest::mouseMove(strip, QPoint(static_cast<int>(axis.x(2 * 60)), y));
    QTest::mouseRelease(strip, Qt::LeftButton, {}, QPoint(static_cast<int>(axis.x(2 * 60)), y));
    QCOMPARE(host.bytes(),
             std::string("User-agent: *\nVisit-time: 02:00-08:45 # quiet\nDisallow: /a\n"));
    QCOMPARE(host.document->undoDepth(), 1);
}

void TestForms::unsetAndInherited() {
    const std::string before = "crawl: yes # c\nread: no\n";
    FormHost host(DialectId::Robots2, before);
    Field *read = host.field(DirectiveId::Read);
    read->editor()->focusTarget()->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QCOMPARE(host.bytes(), std::string("crawl: yes # c\n"));
    QVERIFY(!read->isSet());
    QCOMPARE(host.document->undoText(), "Remove read");
    host.document->undo();
    QCOMPARE(host.bytes(), before);
    QVERIFY(read->isSet());
    // An emptied text is written as it is, and taken away when the user leaves.
    Field *market = host.field(DirectiveId::Market);
    market->editor()->focusTarget()->setFocus();
    Keys keys;
    keys.type("x");
    QVERIFY(host.bytes().contains("market: x"));
    keys.press(Qt::Key_Backspace);
    read->editor()->focusTarget()->setFocus();
    QCOMPARE(host.bytes(), before);
    // What cannot stand in a line stays in the editor with the reason.
    market->editor()->focusTarget()->setFocus();
    keys.type("a # b");
    QVERIFY(!market->problem().isEmpty());
    QCOMPARE(market->editor()->value(), "a # b");
}

void TestForms::everyControlHasAName() {
    QStringList nameless;
    for (const Dialect &dialect : dialects()) {
        FormHost host(dialect.id, baseText(dialect.id));
        for (const QString &id : host.pages()) {
            for (const QWidget *widget : host.page(id)->findChildren<QWidget *>()) {
                if (widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled() ||
                    widget->objectName().startsWith("qt_") || widget->inherits("QComboBoxListView"))
                    continue;
                const QWidget *parent = widget->parentWidget();
                const bool isPart =
                    parent &&
                    (parent->inherits("QComboBox") || widget->inherits("QSplitterHandle") ||
                     widget->inherits("QHeaderView") || widget->inherits("QScrollArea"));
                QAccessibleInterface *face =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
                if (!isPart && (!face || face->text(QAccessible::Name).isEmpty()))
                    nameless << QStringLiteral("%1/%2 %3 %4")
                                    .arg(text(dialect.name), id, widget->metaObject()->className(),
                                         widget->objectName());
            }
        }
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join("\n")));
}

void TestForms::modelsAreSound() {
    for (const Dialect &dialect : dialects()) {
        FormHost host(dialect.id, baseText(dialect.id));
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (const QString &id : host.pages())
            for (QAbstractItemView *view : host.page(id)->findChildren<QAbstractItemView *>())
                if (view->model() && QLatin1String(view->model()->metaObject()->className())
                                         .startsWith(QLatin1String("gatepost")))
                    testers.push_back(std::make_unique<QAbstractItemModelTester>(
                        view->model(), QAbstractItemModelTester::FailureReportingMode::Fatal));
        for (const QString &id : host.pages()) {
            host.page(id);
            const auto size = static_cast<std::uint32_t>(host.document->bytes().size());
            host.document->apply(TextEdit::replace({0, size}, ""), {"All"});
            host.document->undo();
        }
        QCOMPARE(host.bytes(), baseText(dialect.id));
    }
}

/// Opening the form on big files. The figures are printed; the bound is generous, so that a busy machine does not
/// fail the test.
void TestForms::bigFilesOpenAtOnce() {
    std::string groups;
    for (int i = 0; i < 3000; ++i)
        groups +=
            "User-agent: Bot" + std::to_string(i) + "\nDisallow: /p" + std::to_string(i) + "\n\n";
    std::string rules = "User-agent: *\n";
    for (int i = 0; i < 20000; ++i)
        rules += (i % 3 ? "Disallow: /path/" : "Allow: /path/") + std::to_string(i) + "\n";
    for (const auto &[name, bytes] :
         {std::pair("3,000 groups", &groups), {"20,000 rules", &rules}}) {
        FormHost host(DialectId::Robots, *bytes);
        QElapsedTimer clock;
        clock.start();
        FormPage *page = host.page("groups");
        QApplication::processEvents();
        const QPixmap drawn = page->grab();
        const qint64 opened = clock.elapsed();
        QVERIFY(!drawn.isNull());
        auto *view = page->findChild<QAbstractItemView *>(bytes == &groups ? "groups" : "rules");
        const int rows = view->model()->rowCount();
        QCOMPARE(rows, bytes == &groups ? 3000 : 20000);
        clock.restart();
        int frames = 0;
        for (int row = 0; row < rows; row += rows / 50, ++frames) {
            view->scrollTo(view->model()->index(row, 0));
            view->grab();
        }
        const double frame = static_cast<double>(clock.elapsed()) / frames;
        qInfo("%s: form opened and drawn in %lld ms, %.1f ms a frame while scrolling", name,
              static_cast<long long>(opened), frame);
        QVERIFY(opened < 2000);
        QVERIFY(page->findChildren<QWidget *>().size() < 1500);
    }
}

QTEST_MAIN(TestForms)
#include "tst_forms.moc"
