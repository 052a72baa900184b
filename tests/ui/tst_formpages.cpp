// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pages and dialogs that change more than one line: they show what will change, change just that as one named step, and undo
// gives back the very bytes.
//
// GATEPOST_UPDATE_CASES=1 writes tests/cases/forms/pages-*.txt anew: read the difference before you commit it.

#include "tests/support/uiforms.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/agentchips.h"
#include "ui/forms/blockspage.h"
#include "ui/forms/compliancepage.h"
#include "ui/forms/diffview.h"
#include "ui/forms/fields/segmenteditor.h"
#include "ui/forms/purposepage.h"
#include "ui/forms/rulesmodel.h"
#include "ui/forms/templatespage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeView>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

/// Bytes for a golden file: every line end but LF is shown.
QString shown(std::string_view bytes) {
    QString all = text(bytes);
    all.replace(QStringLiteral("\r\n"), QStringLiteral("⏎\n"));
    if (!all.isEmpty() && !all.endsWith(QLatin1Char('\n')))
        all += QStringLiteral("␄\n");
    return all;
}

/// Compares the sections of a golden file, or writes it.
void compareCases(const QString &name, const QString &actual) {
    QFile file(QStringLiteral("%1/tests/cases/forms/pages-%2.txt")
                   .arg(QLatin1String(GATEPOST_SOURCE_DIR), name));
    if (qEnvironmentVariableIsSet("GATEPOST_UPDATE_CASES")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(actual.toUtf8());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QStringList wanted = QString::fromUtf8(file.readAll()).split(QStringLiteral("== "));
    const QStringList had = actual.split(QStringLiteral("== "));
    for (qsizetype i = 0; i < std::min(wanted.size(), had.size()); ++i)
        QCOMPARE(had[i], wanted[i]);
    QCOMPARE(had.size(), wanted.size());
}

/// The preview that is open on a page: what it says and shows. Fails the program if there is none.
class Preview {
public:
    explicit Preview(FormPage *page) {
        QApplication::processEvents();
        m_dialog = page->findChild<QDialog *>(QStringLiteral("previewDialog"));
        if (!m_dialog)
            qFatal("no preview");
    }
    [[nodiscard]] QString said() const {
        QString all = QStringLiteral("title: %1\n").arg(m_dialog->windowTitle());
        if (const auto *remarks = m_dialog->findChild<QLabel *>(QStringLiteral("previewRemarks"))) {
            QTextDocument rich;
            rich.setHtml(remarks->text());
            for (const QString &line : rich.toPlainText().split(QLatin1Char('\n')))
                all += QStringLiteral("says: %1\n").arg(line.trimmed());
        }
        for (const DiffView *diff : m_dialog->findChildren<DiffView *>())
            for (const QString &line : diff->toPlainText().split(QLatin1Char('\n')))
                all += QStringLiteral("| %1\n").arg(line);
        return all;
    }
    void apply() {
        auto *button = m_dialog->findChild<QPushButton *>(QStringLiteral("applyPreview"));
        QVERIFY(button->isEnabled());
        QTest::keyClick(m_dialog, Qt::Key_Return); // the default button
        close();
    }
    void cancel() {
        QTest::keyClick(m_dialog, Qt::Key_Escape);
        close();
    }

private:
    void close() {
        QVERIFY(!m_dialog->isVisible());
        QApplication::sendPostedEvents(m_dialog, QEvent::DeferredDelete);
    }
    QDialog *m_dialog;
};

/// Ticks a purpose or an agent by its name, with the space bar.
void tick(FormHost &host, const QString &name) {
    auto *tree = host.find<QTreeView>(QStringLiteral("purpose"), "purposes");
    const QAbstractItemModel &model = *tree->model();
    QModelIndex found;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex top = model.index(row, 0);
        if (top.data().toString() == name)
            found = top;
        for (int agent = 0; agent < model.rowCount(top); ++agent)
            if (model.index(agent, 0, top).data().toString() == name)
                found = model.index(agent, 0, top);
    }
    if (!found.isValid())
        qFatal("no purpose or agent %s", qPrintable(name));
    tree->setExpanded(found.parent(), true);
    tree->setFocus();
    tree->setCurrentIndex(found);
    QTest::keyClick(tree, Qt::Key_Space);
}

} // namespace

class TestFormPages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void purposes();
    void purposesInTwoFiles();
    void purposesThatAnotherLineDecides();
    void conversions();
    void honeypot();
    void honeypotWithoutRobots();
    void templates();
    void policyPreview();
    void inheritedValues();
    void inheritedInTheMatrix();
    void ageRatings_data();
    void ageRatings();
    void ruleDragged_data();
    void ruleDragged();
    void ruleToAnotherGroup();
    void pastedLists();
    void presets();
};

void TestFormPages::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(lightPalette());
    QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support).*"));
}

// ---- by purpose ----------------------------------------------------------------------------------

void TestFormPages::purposes() {
    struct Case {
        const char *name;
        DialectId dialect;
        std::string before;
        QStringList ticks;
    };
    const Case cases[] = {
        {"training out of an open file",
         DialectId::Robots,
         "# ours\nUser-agent: *\nDisallow: /admin # staff\n",
         {"Training and collecting data"}},
        {"training out of nothing", DialectId::RobotsAi, "", {"Training and collecting data"}},
        {"search into a closed file",
         DialectId::Robots,
         "User-agent: *\nDisallow: /\n",
         {"Search"}},
        {"one of two into a shared group",
         DialectId::Robots,
         "User-agent: GPTBot\nUser-agent: Googlebot # ours\nDisallow: /\n\nUser-agent: *\nAllow: "
         "/\n",
         {"Googlebot"}},
        {"one out with a group of its own, lines end in CRLF",
         DialectId::Robots,
         "User-agent: ClaudeBot # theirs\r\nAllow: /\r\nDisallow: /x\r\n\r\nSitemap: "
         "https://a.example/s.xml\r\n",
         {"ClaudeBot"}},
        {"one more beside those that are out, no line end at the end",
         DialectId::Robots,
         "User-agent: CCBot\nDisallow: /",
         {"GPTBot"}},
        {"one in and another out",
         DialectId::Robots,
         "User-agent: CCBot\nDisallow: /\n",
         {"CCBot", "GPTBot"}},
        {"two purposes in blocks",
         DialectId::Robots2,
         "# meta: spec-version: 2.0\n\ncrawl: yes # all\n",
         {"Training and collecting data", "Advertising"}},
        {"a block that says the contrary",
         DialectId::Robots2,
         "[agent: search-indexer]\ncrawl:   no # why\ntrain: no\n",
         {"Search"}},
    };
    QString all;
    for (const Case &one : cases) {
        FormHost host(one.dialect, one.before);
        auto *button = host.find<QPushButton>("purpose", "previewPurposes");
        QVERIFY(!button->isEnabled());
        for (const QString &name : one.ticks)
            tick(host, name);
        QVERIFY2(button->isEnabled(), one.name);
        QTest::keyClick(button, Qt::Key_Space);
        // Looking changes nothing, and one may think better of it.
        Preview(host.page("purpose")).cancel();
        QCOMPARE(host.bytes(), one.before);
        QTest::keyClick(button, Qt::Key_Space);
        Preview preview(host.page("purpose"));
        all += QStringLiteral("== %1\n%2").arg(QLatin1String(one.name), preview.said());
        QCOMPARE(host.bytes(), one.before);
        preview.apply();
        all += shown(host.bytes());
        QVERIFY2(host.bytes() != one.before, one.name);
        QCOMPARE(host.document->undoDepth(), 1);
        QCOMPARE(host.document->undoText(), "Let in and keep out by purpose");
        QVERIFY2(!button->isEnabled(), one.name); // what was wanted is so
        host.document->undo();
        QCOMPARE(host.bytes(), one.before);
        QVERIFY(host.document->mirrorIsTrue());
    }
    compareCases("purpose", all);
}

void TestFormPages::purposesInTwoFiles() {
    const std::string before = "User-agent: *\nDisallow: /admin\n";
    const std::string before2 = "crawl: yes\n";
    FormHost host(DialectId::Robots, before);
    Document *robots2 = host.site.newFile(Role::Robots2, before2);
    host.site.setCurrent(host.document);
    tick(host, "Making new content");
    auto *both = host.find<QCheckBox>("purpose", "purposeBoth");
    QVERIFY(both->isEnabled());
    QTest::keyClick(both, Qt::Key_Space);
    QTest::keyClick(host.find<QPushButton>("purpose", "previewPurposes"), Qt::Key_Space);
    Preview preview(host.page("purpose"));
    QString all = QStringLiteral("== both files\n%1").arg(preview.said());
    preview.apply();
    all += shown(host.bytes()) + QStringLiteral("---- robots2.txt\n") + shown(robots2->bytes());
    compareCases("two-files", all);
    QCOMPARE(host.document->undoDepth(), 1);
    QCOMPARE(robots2->undoDepth(), 1);
    host.document->undo();
    robots2->undo();
    QCOMPARE(host.bytes(), before);
    QCOMPARE(std::string(robots2->bytes()), before2);
}

/// What robots.txt lets in, robots2.txt may still keep out: that is said before, not found out later.
void TestFormPages::purposesThatAnotherLineDecides() {
    FormHost host(DialectId::Robots, "User-agent: GPTBot\nDisallow: /\n");
    host.site.newFile(Role::Robots2, "[agent: data-harvester]\ncrawl: no\n");
    host.site.setCurrent(host.document);
    tick(host, "GPTBot");
    QTest::keyClick(host.find<QPushButton>("purpose", "previewPurposes"), Qt::Key_Space);
    Preview preview(host.page("purpose"));
    compareCases("another-line", QStringLiteral("== another line\n%1").arg(preview.said()));
    preview.cancel();
    QCOMPARE(host.bytes(), std::string("User-agent: GPTBot\nDisallow: /\n"));
}

// ---- groups to 2.0 and back ----------------------------------------------------------------------

void TestFormPages::conversions() {
    struct Case {
        const char *name;
        std::string before;
    };
    const Case cases[] = {
        {"prefixes, an end, a star",
         "# ours\nUser-agent: vacuumweb # theirs\nDisallow: /blog\nDisallow: /x$\nAllow: "
         "/blog/a*b\nCrawl-delay: 3\n\nUser-agent: *\nDisallow: /z\n"},
        {"order matters afterwards", "User-agent: a\r\nAllow: /a/b\r\nDisallow: /a\r\n"},
        {"a question mark", "User-agent: a\nDisallow: /find?q=\nDisallow:\n"},
        {"2.0: whole paths, a set and the rest",
         "User-agent: a\nRobot-version: 2.0\nAllow: /index.html\nAllow: /doc[a-c]*\nDisallow: *\n"},
        {"2.0: all patterns", "User-agent: a\nRobot-version: 2.0\nDisallow: /blog*"},
    };
    QString all;
    for (const Case &one : cases) {
        FormHost host(DialectId::Robots, one.before);
        auto *button = host.find<QToolButton>("groups", "convertGroup");
        const QString first = button->accessibleName();
        all += QStringLiteral("== %1\n").arg(QLatin1String(one.name));
        std::string between;
        for (int turn = 0; turn < 2; ++turn) { // there and back
            const std::string here = host.bytes();
            QTest::keyClick(button, Qt::Key_Space);
            Preview preview(host.page("groups"));
            all += preview.said();
            QCOMPARE(host.bytes(), here);
            preview.apply();
            QVERIFY2(host.bytes() != here, one.name);
            all += shown(host.bytes()) + QStringLiteral("----\n");
            QCOMPARE(host.document->undoDepth(), turn + 1);
            QVERIFY((button->accessibleName() == first) == (turn == 1));
            if (turn == 0)
                between = host.bytes();
        }
        host.document->undo();
        QCOMPARE(host.bytes(), between);
        host.document->undo();
        QCOMPARE(host.bytes(), one.before);
    }
    compareCases("conversions", all);
}

// ---- honeypot ------------------------------------------------------------------------------------

void TestFormPages::honeypot() {
    const std::string before2 = "crawl: yes\n\nUser-agent: Bingbot\nDisallow: /b\n";
    const std::string before = "User-agent: *\nDisallow: /admin\n\n"
                               "User-agent: Googlebot # may more\nAllow: /\n\n"
                               "User-agent: CCBot\nDisallow: /\n\n"
                               "User-agent: vacuumweb\nRobot-version: 2.0\nDisallow: /x*\n";
    FormHost host(DialectId::Robots2, before2);
    Document *robots = host.site.newFile(Role::Robots, before);
    host.site.setCurrent(host.document);
    auto *path = host.find<QLineEdit>("compliance", "honeypotPath");
    auto *state = host.find<QLabel>("compliance", "honeypotState");
    auto *close = host.find<QPushButton>("compliance", "closeHoneypot");
    // What is no path is said and closes nothing.
    path->setFocus();
    path->selectAll();
    Keys keys;
    keys.type("trap*");
    QVERIFY2(state->text().contains("begins with /"), qPrintable(state->text()));
    QTest::keyClick(close, Qt::Key_Space);
    QVERIFY(!host.page("compliance")->findChild<QDialog *>("previewDialog"));
    path->setFocus();
    path->selectAll();
    keys.type("/trap");
    QVERIFY2(state->text().contains("may fetch /trap and would be caught: "),
             qPrintable(state->text()));
    QVERIFY2(state->text().contains("Do not link to it"), qPrintable(state->text()));
    QTest::keyClick(close, Qt::Key_Space);
    Preview preview(host.page("compliance"));
    QString all = QStringLiteral("== a path in both files\n%1").arg(preview.said());
    preview.apply();
    all += shown(robots->bytes()) + QStringLiteral("---- robots2.txt\n") + shown(host.bytes());
    all += QStringLiteral("---- the notice\n") +
           host.find<QPlainTextEdit>("compliance", "honeypotHtml")->toPlainText();
    compareCases("honeypot", all);
    QVERIFY2(state->text().startsWith("No known search engine may fetch /trap."),
             qPrintable(state->text()));
    QCOMPARE(robots->undoText(), "Close the honeypot /trap");
    QCOMPARE(host.document->undoText(), "Close the honeypot /trap");
    QCOMPARE(robots->undoDepth(), 1);
    QCOMPARE(host.document->undoDepth(), 1);
    // Nothing is left to close.
    QTest::keyClick(close, Qt::Key_Space);
    Preview(host.page("compliance")).cancel();
    QCOMPARE(host.document->undoDepth(), 1);
    robots->undo();
    host.document->undo();
    QCOMPARE(std::string(robots->bytes()), before);
    QCOMPARE(host.bytes(), before2);
}

void TestFormPages::honeypotWithoutRobots() {
    FormHost host(DialectId::Robots2, "crawl: yes\n");
    auto *state = host.find<QLabel>("compliance", "honeypotState");
    QVERIFY2(state->text().contains("no robots.txt"), qPrintable(state->text()));
    QTest::keyClick(host.find<QPushButton>("compliance", "closeHoneypot"), Qt::Key_Space);
    Preview(host.page("compliance")).apply();
    const Document *robots = host.site.document(Role::Robots);
    QVERIFY(robots);
    QCOMPARE(std::string(robots->bytes()),
             std::string("User-agent: *\nDisallow: /internal/reports\n"));
    QCOMPARE(host.bytes(),
             std::string("User-agent: *\nDisallow: /internal/reports\n\ncrawl: yes\n"));
    QCOMPARE(host.site.current(), host.document);
}

// ---- templates -----------------------------------------------------------------------------------

void TestFormPages::templates() {
    qsizetype count = 0;
    for (const Dialect &dialect : dialects()) {
        const QList<FormTemplate> known = formTemplates(dialect.id);
        QVERIFY2(!known.isEmpty(), dialect.name.data());
        const std::string before = "# mine\r\nnothing: here";
        for (qsizetype i = 0; i < known.size(); ++i, ++count) {
            FormHost host(dialect.id, before);
            auto *list = host.find<QListWidget>("templates", "templates");
            auto *use = host.find<QPushButton>("templates", "useTemplate");
            QCOMPARE(list->count(), known.size());
            QVERIFY(list->item(static_cast<int>(i))->text().startsWith(known[i].title));
            list->setCurrentRow(static_cast<int>(i));
            // The file of the template, and what changes, before it is used.
            QFile file(QStringLiteral(":/templates/templates.json"));
            QVERIFY(file.exists());
            const QString diff = host.find<DiffView>("templates", "difference")->toPlainText();
            QVERIFY2(diff.contains("− nothing: here"), qPrintable(diff));
            for (const QString &line : text(known[i].bytes).split('\n', Qt::SkipEmptyParts))
                QVERIFY2(diff.contains("+ " + line), qPrintable(line));
            QCOMPARE(host.bytes(), before);
            QVERIFY(use->isEnabled());
            QTest::keyClick(use, Qt::Key_Space);
            QCOMPARE(host.bytes(), known[i].bytes);
            QVERIFY(!use->isEnabled());
            QCOMPARE(host.document->undoDepth(), 1);
            QCOMPARE(host.document->undoText(),
                     QStringLiteral("Start from “%1”").arg(known[i].title));
            for (const Problem &problem : host.site.problems())
                QVERIFY2(problem.severity != Severity::Error, qPrintable(problem.message));
            host.document->undo();
            QCOMPARE(host.bytes(), before);
            QVERIFY(host.document->mirrorIsTrue());
        }
    }
    QCOMPARE(count, 15);
}

// ---- agent policy to robots.txt ------------------------------------------------------------------

void TestFormPages::policyPreview() {
    const std::string policy = "$schema: kno@0.0.9\n"
                               "id: 01HZX4T0000000000000000000\n"
                               "slug: example\n"
                               "title: Example\n"
                               "default_policy: disallow\n"
                               "role_notes:\n"
                               "  search: they send readers\n"
                               "agents:\n"
                               "  - user_agent: Googlebot\n"
                               "    role: search\n"
                               "    policy: allow\n"
                               "    disallow:\n"
                               "      - /admin\n"
                               "  - user_agent: GPTBot\n"
                               "    role: training\n"
                               "    policy: disallow\n";
    const std::string rendered = "# robots.txt — Example\n"
                                 "# Source: kno://content/example • Identity: "
                                 "01HZX4T0000000000000000000\n"
                                 "# Generated from agent-policy-schema via thin transformation\n"
                                 "\n"
                                 "# Search engines: ALLOWED they send readers\n"
                                 "User-agent: Googlebot\n"
                                 "Disallow: /admin\n"
                                 "Allow: /\n"
                                 "\n"
                                 "# Training crawlers: BLOCKED\n"
                                 "User-agent: GPTBot\n"
                                 "Disallow: /\n"
                                 "\n"
                                 "# Default: deny everything else\n"
                                 "User-agent: *\n"
                                 "Disallow: /\n";
    for (const bool present : {true, false}) {
        const std::string before = present ? "User-agent: *\r\nDisallow: /old\r\n" : "";
        FormHost host(DialectId::AgentPolicy, policy);
        if (present)
            host.site.newFile(Role::Robots, before);
        host.site.setCurrent(host.document);
        auto *write = host.find<QPushButton>("preview", "writeRobots");
        auto *view = host.find<DiffView>("preview", "difference");
        auto *state = host.find<QLabel>("preview", "renderState");
        QCOMPARE(view->added(), 16);
        QCOMPARE(view->removed(), present ? 2 : 0);
        QVERIFY(view->toPlainText().contains("+ # Training crawlers: BLOCKED"));
        QCOMPARE(view->toPlainText().contains("− Disallow: /old"), present);
        QVERIFY2(state->text().contains(present ? "Lines removed: 2." : "no robots.txt yet"),
                 qPrintable(state->text()));
        QTest::keyClick(write, Qt::Key_Space);
        Document *robots = host.site.document(Role::Robots);
        QVERIFY(robots);
        QCOMPARE(std::string(robots->bytes()), rendered);
        QCOMPARE(host.bytes(), policy); // its source stays as it is
        QVERIFY(!write->isEnabled());
        QCOMPARE(robots->undoDepth(), 1);
        QCOMPARE(robots->undoText(), "Write robots.txt from the agent policy");
        QCOMPARE(host.site.current(), host.document);
        robots->undo();
        QCOMPARE(std::string(robots->bytes()), before);
        QVERIFY(write->isEnabled());
        // The preview is live: a change of the policy is in it at once, a policy that says too little is refused.
        host.document->apply(TextEdit::between(policy, policy.substr(policy.find("title"))),
                             {QStringLiteral("shorter")});
        QVERIFY(host.document->bytes().starts_with("title"));
        const std::string without = [&] {
            std::string text = policy;
            text.erase(text.find("default_policy"),
                       std::string("default_policy: disallow\n").size());
            return text;
        }();
        host.document->apply(TextEdit::between(host.document->bytes(), without),
                             {QStringLiteral("no default")});
        QVERIFY2(state->text().startsWith("Nothing is rendered: "), qPrintable(state->text()));
        QVERIFY(!write->isEnabled());
    }
}

// ---- what holds where nothing is set -------------------------------------------------------------

namespace {

/// A site whose robots2.txt is followed by base.txt, which is followed by root.txt.
struct ChainedHost {
    explicit ChainedHost(const std::string &local) : host(DialectId::Robots2, local) {
        put("https://example.org/base.txt",
            "train: maybe\ntrain: no\nquote: short-only\n\n[agent: ai-assistant]\ntrain: yes\n\n"
            "chain: https://example.org/root.txt\n");
        put("https://example.org/root.txt", "train: yes\nstore: no\nrate: polite\n");
        host.site.setCurrent(host.document);
    }
    void put(const char *url, std::string bytes) {
        const auto kept = host.site.keepChainFile(QLatin1String(url), std::move(bytes));
        if (!kept)
            qFatal("%s", qPrintable(kept.error()));
    }
    FormHost host;
};

} // namespace

void TestFormPages::inheritedValues() {
    const std::string local = "crawl: yes\n\nchain: https://example.org/base.txt\n";
    ChainedHost chained(local);
    FormHost &host = chained.host;
    struct Row {
        DirectiveId directive;
        const char *value; ///< greyed; empty = nothing is
        const char *from;
    };
    const auto check = [&](std::initializer_list<Row> rows) {
        for (const Row &row : rows) {
            const Field *field = host.field(row.directive);
            const std::string name(directiveName(row.directive));
            QString greyed;
            for (const SegmentButton *button : field->findChildren<SegmentButton *>())
                if (button->isInherited())
                    greyed = button->text();
            if (field->findChildren<SegmentButton *>().isEmpty())
                if (const auto *edit = field->findChild<QLineEdit *>(QStringLiteral("value"));
                    edit->placeholderText() != QLatin1String("not set"))
                    greyed = edit->placeholderText();
            QVERIFY2(greyed == QLatin1String(row.value),
                     qPrintable(name.c_str() + (": " + greyed)));
            const QString help = field->whatsThis();
            QVERIFY2(*row.value ? help.contains(QLatin1String(row.from))
                                : !help.contains(QLatin1String("Not set here")),
                     qPrintable(name.c_str() + (": " + help)));
            QVERIFY(!field->isSet() || !*row.value);
        }
    };
    using D = DirectiveId;
    check(
        {{D::Crawl, "", ""}, // set here
         {D::Read, "", ""},
         // The first valid line of the nearest file (S53, S54); no block of a chained file speaks to everybody.
         {D::Train, "no", "What holds is no: example.org/base.txt, line 2."},
         {D::Quote, "short-only", "example.org/base.txt, line 3"},
         {D::Store, "no", "example.org/root.txt, line 2"},
         {D::Rate, "polite", "example.org/root.txt, line 3"}});
    // What follows from what (S55) is stronger than what the chain says.
    host.document->apply(TextEdit::between(local, "crawl: no # all\n" + local.substr(11)),
                         {QStringLiteral("crawl no")});
    host.page("policy");
    check({{D::Read, "no", "What holds is no: crawl: no in line 1."},
           {D::Summarise, "no", "crawl: no in line 1"},
           // Stated as no further on: there is nothing that changes it.
           {D::Train, "no", "example.org/base.txt, line 2"},
           {D::Announce, "", ""}});
    // Without the chain there is nothing to fill in.
    host.document->apply(TextEdit::between(host.document->bytes(), "crawl: yes\n"),
                         {QStringLiteral("no chain")});
    check({{D::Read, "", ""}, {D::Train, "", ""}, {D::Rate, "", ""}});
}

void TestFormPages::inheritedInTheMatrix() {
    ChainedHost chained("crawl: yes\nread: no\n\n[agent: ai-assistant]\nread: yes\n\n[agent: "
                        "GPTBot]\n\n[agent: data-harvester]\ncrawl: no\n\n"
                        "chain: https://example.org/base.txt\n");
    auto *table = chained.host.find<BlocksTable>("blocks", "blocks");
    const auto &model = static_cast<const BlocksModel &>(*table->model());
    const auto cell = [&](const char *scope, DirectiveId directive) {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.directive(row).id == directive)
                return model.index(row, model.columnOf(QLatin1String(scope)));
        return QModelIndex();
    };
    using D = DirectiveId;
    const struct {
        const char *scope;
        D directive;
        const char *shown;
        const char *said;
    } rows[] = {
        {"", D::Crawl, "yes", "crawl, all agents: yes"},
        {"", D::Store, "no",
         "store, all agents: not set. What holds is no: example.org/root.txt, line 2."},
        {"", D::Announce, "–", "announce, all agents: not set"},
        {"ai-assistant", D::Crawl, "yes",
         "crawl, ai-assistant: not set. What holds is yes: line 1."},
        {"ai-assistant", D::Train, "yes", "What holds is yes: example.org/base.txt, line 6."},
        {"monitoring", D::Read, "no", "What holds is no: line 2."},
        {"monitoring", D::Monetise, "no", "What holds is no: read: no in line 2."},
        {"data-harvester", D::Read, "no", "What holds is no: line 2."},
        {"data-harvester", D::Quote, "no", "What holds is no: read: no in line 2."},
        // A block for one agent takes from its category's block before the global policy (S53).
        {"GPTBot", D::Crawl, "no", "What holds is no: line 10."},
    };
    for (const auto &row : rows) {
        const QModelIndex at = cell(row.scope, row.directive);
        QCOMPARE(at.data().toString(), QString::fromUtf8(row.shown));
        const QString said = at.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains(QString::fromUtf8(row.said)), qPrintable(said));
    }
    QAbstractItemModelTester tester(table->model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
}

// ---- age-rating ----------------------------------------------------------------------------------

void TestFormPages::ageRatings_data() {
    QTest::addColumn<QString>("typed"); // ; changes to the path part, < clears a part
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("invalid");
    QTest::newRow("word") << "13+" << "13+" << "" << "13+" << false;
    QTest::newRow("straight through") << "18+:/adult" << "18+" << "/adult" << "18+:/adult" << false;
    QTest::newRow("path by Tab") << "16+;/a*" << "16+" << "/a*" << "16+:/a*" << false;
    QTest::newRow("no such word") << "17+" << "17+" << "" << "17+" << true;
    QTest::newRow("no path") << "7+;adult" << "7+" << "adult" << "7+:adult" << true;
    QTest::newRow("path taken away") << "7+;/x;<" << "7+" << "" << "7+" << false;
}

void TestFormPages::ageRatings() {
    QFETCH(QString, typed);
    const std::string before = "crawl: yes # c\r\n";
    FormHost host(DialectId::Robots2, before);
    Field *field = host.field(DirectiveId::AgeRating);
    field->editor()->focusTarget()->setFocus();
    auto *path = field->editor()->findChild<QLineEdit *>(QStringLiteral("path"));
    Keys keys;
    for (const QString &part : typed.split(QLatin1Char(';'))) {
        if (part != typed.section(QLatin1Char(';'), 0, 0) && !path->hasFocus())
            keys.press(Qt::Key_Tab);
        if (part == QLatin1String("<")) {
            path->selectAll();
            keys.press(Qt::Key_Delete);
        } else {
            keys.type(part);
        }
    }
    const auto *word = field->editor()->findChild<QLineEdit *>(QStringLiteral("value"));
    QTEST(word->text(), "word");
    QTEST(path->text(), "path");
    QTEST(field->isInvalid(), "invalid");
    QFETCH(QString, line);
    QFETCH(bool, invalid);
    QCOMPARE(host.bytes(), before + "age-rating: " + line.toStdString() + "\r\n");
    // The part that is wrong carries the mark.
    QCOMPARE(word->property("invalid").toBool(), invalid && path->text().isEmpty());
    QCOMPARE(path->property("invalid").toBool(), invalid && !path->text().isEmpty());
    QCOMPARE(host.document->undoDepth(), 1);
    host.document->undo();
    QCOMPARE(host.bytes(), before);
    QCOMPARE(field->editor()->value(), QString());
}

// ---- rules by mouse ------------------------------------------------------------------------------

namespace {

/// Drags a row's middle to a place of another view, as the window system would tell it.
void dragRow(QAbstractItemView *from, int row, QAbstractItemView *to, QPoint place) {
    const std::unique_ptr<QMimeData> data(
        from->model()->mimeData({from->model()->index(row, 0), from->model()->index(row, 1)}));
    QVERIFY(data);
    QDragEnterEvent enter(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to->viewport(), &enter);
    QDragMoveEvent move(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to->viewport(), &move);
    QDropEvent drop(QPointF(place), Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to->viewport(), &drop);
    QApplication::processEvents();
}

constexpr const char *kFour = "User-agent: *\n"
                              "# first\n"
                              "Disallow: /1\n"
                              "Allow: /2 # two\n"
                              "Crawl-delay: 3\n"
                              "disallow: /3\n"
                              "Disallow: /4\n";

} // namespace

void TestFormPages::ruleDragged_data() {
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("before"); // dropped above this row; 4 = below the last
    QTest::addColumn<QString>("order");
    QTest::addColumn<int>("now"); // its row then
    QTest::newRow("first to the end") << 0 << 4 << "2341" << 3;
    QTest::newRow("last to the front") << 3 << 0 << "4123" << 0;
    QTest::newRow("down by one") << 0 << 2 << "2134" << 1;
    QTest::newRow("up by one") << 2 << 1 << "1324" << 1;
    QTest::newRow("onto its own place") << 1 << 1 << "1234" << 1;
    QTest::newRow("just below itself") << 1 << 2 << "1234" << 1;
}

void TestFormPages::ruleDragged() {
    QFETCH(int, row);
    QFETCH(int, before);
    FormHost host(DialectId::Robots, kFour);
    auto *table = host.find<RulesTable>("groups", "rules");
    const QRect last = table->visualRect(table->model()->index(3, 1));
    const QRect at = before < 4 ? table->visualRect(table->model()->index(before, 1)) : last;
    dragRow(table, row, table, {at.center().x(), before < 4 ? at.top() + 1 : last.bottom() - 1});
    QString order;
    for (int i = 0; i < table->model()->rowCount(); ++i)
        order += table->model()->index(i, 1).data().toString().mid(1);
    QTEST(order, "order");
    QTEST(table->currentIndex().row(), "now");
    const std::string dragged = host.bytes();
    QCOMPARE(host.document->undoDepth(), order == "1234" ? 0 : 1);
    if (order != "1234") {
        QCOMPARE(host.document->undoText(), "Move rule");
        host.document->undo();
        QCOMPARE(host.bytes(), std::string(kFour));
    }
    // The keys do the same, byte by byte.
    table->select(row, false);
    table->setFocus();
    QFETCH(int, now);
    for (int i = row; i != now; i += now > row ? 1 : -1)
        QTest::keyClick(table, now > row ? Qt::Key_Down : Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(host.bytes(), dragged);
}

void TestFormPages::ruleToAnotherGroup() {
    const std::string before = "User-agent: a\nDisallow: /1 # one\nDisallow: /2\n\n"
                               "User-agent: b\r\nDisallow: /3\r\n\r\n"
                               "User-agent: *\nDisallow:\n";
    const std::string after = "User-agent: a\nDisallow: /2\n\n"
                              "User-agent: b\r\nDisallow: /3\r\nDisallow: /1 # one\r\n\r\n"
                              "User-agent: *\nDisallow:\n";
    FormHost host(DialectId::Robots, before);
    auto *groups = host.find<QListView>("groups", "groups");
    auto *table = host.find<RulesTable>("groups", "rules");
    dragRow(table, 0, groups, groups->visualRect(groups->model()->index(1, 0)).center());
    QCOMPARE(host.bytes(), after);
    QCOMPARE(host.document->undoDepth(), 1);
    QCOMPARE(host.document->undoText(), "Move rule to b");
    host.document->undo();
    QCOMPARE(host.bytes(), before);
    // Onto its own group nothing happens, and a drag of an older text is refused.
    dragRow(table, 0, groups, groups->visualRect(groups->model()->index(0, 0)).center());
    QCOMPARE(host.bytes(), before);
    const std::unique_ptr<QMimeData> old(table->model()->mimeData({table->model()->index(0, 0)}));
    host.document->apply(TextEdit::between(before, before + "# more\n"), {QStringLiteral("more")});
    QVERIFY(!table->model()->dropMimeData(old.get(), Qt::MoveAction, 2, 0, {}));
    host.document->undo();
    // The keyboard takes the rule along from group to group, and back.
    table->select(0, false);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(host.bytes(), after);
    QCOMPARE(groups->currentIndex().row(), 1);
    QCOMPARE(table->currentIndex().data().toString(), "/1");
    QTest::keyClick(table, Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(groups->currentIndex().row(), 2);
    QTest::keyClick(table, Qt::Key_PageDown, Qt::AltModifier); // there is none below
    QCOMPARE(host.document->undoDepth(), 2);
    host.document->undo();
    host.document->undo();
    QCOMPARE(host.bytes(), before);
}

// ---- lists ---------------------------------------------------------------------------------------

void TestFormPages::pastedLists() {
    const std::string before = "User-agent: *\nDisallow:\n";
    FormHost host(DialectId::Robots, before);
    host.find<LiveAdder>("groups", "addRule")->setFocus();
    QApplication::clipboard()->setText("/admin\r\n\n  https://example.com/blog/x?y=1#top\n"
                                       "Allow: /admin/open\nnothing\ncrawl-delay: 5\n");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(host.bytes(), std::string("User-agent: *\nCrawl-delay: 5\nDisallow: /admin\n"
                                       "Disallow: /blog/x?y=1\nAllow: /admin/open\n"));
    QCOMPARE(host.document->undoDepth(), 1);
    host.document->undo();
    QCOMPARE(host.bytes(), before);
    host.find<LiveAdder>("groups", "addAgent")->setFocus();
    QApplication::clipboard()->setText("User-agent: GPTBot\nClaudeBot\n*\n");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(host.bytes(), std::string("User-agent: *\nUser-agent: GPTBot\nUser-agent: "
                                       "ClaudeBot\nDisallow:\n"));
    QCOMPARE(host.document->undoDepth(), 1);
    // One line is text like any other.
    QApplication::clipboard()->setText("CCBot");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(host.bytes().contains("User-agent: CCBot\n"));

    FormHost two(DialectId::Robots2, "[agent: ai-assistant]\ntrain: yes # now\n");
    auto *table = two.find<BlocksTable>("blocks", "blocks");
    const auto &model = static_cast<const BlocksModel &>(*table->model());
    table->setCurrentIndex(model.index(0, model.columnOf("ai-assistant")));
    table->setFocus();
    QApplication::clipboard()->setText("crawl: yes\nTrain: no\nmarket: all of it\n?\n");
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(two.bytes(), std::string("[agent: ai-assistant]\ncrawl: yes\ntrain: no # now\n"));
    QCOMPARE(two.document->undoDepth(), 1);
    QCOMPARE(two.document->undoText(), "Set 2 value(s) from a list");
}

// ---- several values at once ----------------------------------------------------------------------

void TestFormPages::presets() {
    const std::string before = "train: ask   # ours\r\nhonest: yes\r\n";
    const struct {
        const char *name;
        const char *undo;
        const char *after;
    } rows[] = {
        {"presetRead", "Set “Read, do not train”",
         "crawl: yes\r\nread: yes\r\nsummarise: yes\r\nquote: short-only\r\nderivative: no\r\n"
         "train: no   # ours\r\nstore: session-only\r\nhonest: yes\r\n"},
        {"presetOpen", "Set “Everything welcome”",
         "crawl: yes\r\nread: yes\r\nsummarise: yes\r\nquote: yes\r\nderivative: yes\r\n"
         "train: yes   # ours\r\nstore: yes\r\nhonest: yes\r\n"},
        {"presetAsk", "Set “Ask first”",
         "crawl: yes\r\nread: yes\r\nsummarise: ask\r\nderivative: ask\r\n"
         "train: ask   # ours\r\nhonest: yes\r\n"},
    };
    for (const auto &row : rows) {
        FormHost host(DialectId::Robots2, before);
        host.find<QAction>("policy", row.name)->trigger();
        QCOMPARE(host.bytes(), std::string(row.after));
        QCOMPARE(host.document->undoDepth(), 1);
        QCOMPARE(host.document->undoText(), QString::fromUtf8(row.undo));
        host.document->undo();
        QCOMPARE(host.bytes(), before);
    }
}

QTEST_MAIN(TestFormPages)
#include "tst_formpages.moc"
