// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pages and dialogs that change more than one line: they show what will change, change just that as one named step, and undo
// gives back the very bytes.
//
// GATEPOST_UPDATE_CASES=1 writes tests/cases/forms/pages-*.txt anew: read the difference before you commit it.

#include "core/dialect/filerole.h"
#include "tests/support/uiforms.h"
#include "tests/support/warnings.h"
#include "ui/bridge/accessible.h"
#include "ui/bridge/look.h"
#include "ui/bridge/templates.h"
#include "ui/bridge/text.h"
#include "ui/forms/compliancepage.h"
#include "ui/forms/diffview.h"
#include "ui/forms/fields/field.h"
#include "ui/forms/fields/notelabel.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTableView>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>

#include <format>

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

} // namespace

class TestFormPages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void conversions();
    void honeypot();
    void honeypotWithoutRobots();
    void templates();
    void untouchedIsNotWrong_data();
    void untouchedIsNotWrong();
    void oneLeftEdge();
    void policyPreview();
    void largePolicy();
    void presets();
    void presetsByKeys();
    void narrowForms_data();
    void narrowForms();
};

void TestFormPages::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(lightPalette());
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
    Document *robots = host.site.files().newFile(Role::Robots, before);
    host.site.files().setCurrent(host.document);
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
    const Document *robots = host.site.files().document(Role::Robots);
    QVERIFY(robots);
    QCOMPARE(std::string(robots->bytes()),
             std::string("User-agent: *\nDisallow: /internal/reports\n"));
    QCOMPARE(host.bytes(),
             std::string("User-agent: *\nDisallow: /internal/reports\n\ncrawl: yes\n"));
    QCOMPARE(host.site.files().current(), host.document);
}

// ---- templates -----------------------------------------------------------------------------------

/// Every template is a file without an error, of a dialect that has a form.
void TestFormPages::templates() {
    qsizetype count = 0;
    for (const Template &one : ui::templates()) {
        FormHost host(one.dialect, templateBytes(one));
        QVERIFY2(!host.bytes().empty() && !host.pages().isEmpty(), qPrintable(one.file));
        for (const Problem &problem : host.site.analysis().problems())
            QVERIFY2(problem.severity != Severity::Error, problem.message.english().c_str());
        ++count;
    }
    QCOMPARE(count, 10);
}

// ---- a file that was just made -------------------------------------------------------------------

void TestFormPages::untouchedIsNotWrong_data() {
    QTest::addColumn<int>("dialect");
    for (const FileRoleRow &row : kFileRoles)
        if (!row.fileName.empty())
            QTest::newRow(std::string(row.fileName).c_str()) << static_cast<int>(row.dialect);
}

/// Nothing is red and nothing is a problem in an empty file that nobody has saved or touched.
void TestFormPages::untouchedIsNotWrong() {
    QFETCH(int, dialect);
    FormHost host(static_cast<DialectId>(dialect), "");
    QVERIFY(host.site.analysis().problems().empty());
    const QColor red = toneColor(Tone::Error, QApplication::palette());
    for (const QString &page : host.pages())
        for (const QLabel *label : host.page(page)->findChildren<QLabel *>())
            QVERIFY2(!label->isVisibleTo(host.page(page)) || label->text().isEmpty() ||
                         label->palette().color(QPalette::WindowText) != red,
                     qPrintable(page + QStringLiteral(": ") + label->text()));
    if (static_cast<DialectId>(dialect) != DialectId::AgentPolicy)
        return;
    // Fields of no agent are not shown; the first agent brings them, and what the file begins with.
    FormPage *page = host.page(QStringLiteral("agents"));
    QVERIFY(!page->field(DirectiveId::KnoRole)->isVisibleTo(page));
    host.find<QToolButton>("agents", "addPolicyAgent")->click();
    QVERIFY(page->field(DirectiveId::KnoRole)->isVisibleTo(page));
    for (const Problem &problem : host.site.analysis().problems())
        QVERIFY2(problem.severity != Severity::Error, problem.message.english().c_str());
}

/// Labels of fields begin where the headings above them do.
void TestFormPages::oneLeftEdge() {
    const std::pair<DialectId, std::string> files[] = {
        {DialectId::Robots, "User-agent: *\nDisallow: /a\nCrawl-delay: 2\n"},
        {DialectId::RobotsAi, "User-agent: *\nDisallow: /a\n"},
        {DialectId::Robots2, "crawl: yes\n"},
        {DialectId::AgentPolicy,
         "default_policy: disallow\nagents:\n  - user_agent: A\n    policy: allow\n"}};
    int compared = 0;
    for (const auto &[dialect, text] : files) {
        FormHost host(dialect, text);
        for (const QString &id : host.pages()) {
            FormPage *page = host.page(id);
            for (const auto *area : page->findChildren<QScrollArea *>()) {
                std::map<int, QString> edges; // and a label there
                for (const auto *label : area->findChildren<QLabel *>()) {
                    const bool isOfField = qobject_cast<Field *>(label->parentWidget()) != nullptr;
                    if (!label->isVisibleTo(page) || label->text().isEmpty() ||
                        (!isOfField && !label->font().bold()))
                        continue;
                    edges.emplace(label->mapTo(area, QPoint()).x() +
                                      label->contentsMargins().left(),
                                  label->text());
                    ++compared;
                }
                QVERIFY2(edges.size() <= 1,
                         qPrintable(id + QStringLiteral(": ") +
                                    (edges.empty() ? QString()
                                                   : edges.begin()->second + QStringLiteral(", ") +
                                                         edges.rbegin()->second)));
            }
        }
    }
    QVERIFY2(compared > 20, qPrintable(QString::number(compared)));
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
            host.site.files().newFile(Role::Robots, before);
        host.site.files().setCurrent(host.document);
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
        Document *robots = host.site.files().document(Role::Robots);
        QVERIFY(robots);
        QCOMPARE(std::string(robots->bytes()), rendered);
        QCOMPARE(host.bytes(), policy); // its source stays as it is
        QVERIFY(!write->isEnabled());
        QCOMPARE(robots->undoDepth(), 1);
        QCOMPARE(robots->undoText(), "Write robots.txt from the agent policy");
        QCOMPARE(host.site.files().current(), host.document);
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

/// A large policy is parsed beside the window's thread; an edit by the form is one of the text as it is now.
void TestFormPages::largePolicy() {
    const std::string head =
        "$schema: kno@0.0.9\ntitle: Large\ndefault_policy: disallow\nagents:\n";
    std::string policy = head;
    for (int i = 0; i < 1000; ++i)
        policy += std::format("  - user_agent: Robot{}\n    policy: allow\n    notes: in May\n", i);
    FormHost host(DialectId::AgentPolicy, policy);
    auto *table = host.find<QTableView>("agents", "policyAgents");
    const auto rows = [table] { return table->model()->rowCount(); };
    QTRY_COMPARE(rows(), 1000);
    const auto typeFirst = [&] { // in the text: no widget of the page has the focus
        if (QWidget *focus = QApplication::focusWidget())
            focus->clearFocus();
        host.document->apply(TextEdit::insert(static_cast<std::uint32_t>(head.size()),
                                              "  - user_agent: First\n    policy: deny\n"),
                             {QStringLiteral("typed")});
    };
    typeFirst();
    QCOMPARE(rows(), 1000); // the key was not held up
    QTRY_COMPARE(rows(), 1001);
    host.document->undo();
    QTRY_COMPARE(rows(), 1000);

    table->setCurrentIndex(table->model()->index(0, 0));
    typeFirst();
    host.find<QToolButton>("agents", "removePolicyAgent")->click(); // of the row that is first now
    QCOMPARE(host.bytes(), policy);
    QCOMPARE(rows(), 1000);
    typeFirst();
    host.find<QToolButton>("agents", "addPolicyAgent")->click();
    QCOMPARE(rows(), 1002);
    QCOMPARE(table->currentIndex().row(), 1001);
    QVERIFY(host.document->bytes().ends_with("user_agent: NewBot\n    policy: disallow\n"));
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

/// Where a menu is opened by a key, its first entry is chosen: Return alone does it.
void TestFormPages::presetsByKeys() {
    installAccessibility();
    FormHost host(DialectId::Robots2, "crawl: no\n");
    auto *button = host.find<QPushButton>("policy", "presets");
    // Opened by the mouse, nothing is chosen.
    QTest::mouseClick(button->parentWidget(), Qt::LeftButton, {}, {1, 1});
    QMenu *menu = button->menu();
    menu->popup(button->mapToGlobal(QPoint(0, 0)));
    QCoreApplication::processEvents();
    QVERIFY(!menu->activeAction());
    menu->close();
    QTest::keyClick(button,
                    Qt::Key_Shift); // stands for Space, whose menu has an event loop of its own
    menu->popup(button->mapToGlobal(QPoint(0, 0)));
    QTRY_COMPARE(menu->activeAction(), menu->actions().first());
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(host.document->undoText(), QStringLiteral("Set “Read, do not train”"));
}

// ---- narrow --------------------------------------------------------------------------------------

void TestFormPages::narrowForms_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("scale"); ///< of the letters
    QTest::newRow("usual") << 900 << 1.0;
    QTest::newRow("narrow") << 400 << 1.0;
    QTest::newRow("large letters") << 1100 << 2.0;
}

/// Remarks beside values are whole, and no page has to be moved to the side.
void TestFormPages::narrowForms() {
    QFETCH(int, width);
    QFETCH(double, scale);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(font.pointSizeF() * scale);
    QApplication::setFont(font);
    const auto back = qScopeGuard([&] { QApplication::setFont(usual); });
    const struct {
        DialectId dialect;
        const char *file;
    } files[] = {{DialectId::Robots, "resources/sample/robots.txt"},
                 {DialectId::RobotsAi, "resources/sample/robots-ai.txt"},
                 {DialectId::Robots2, "resources/templates/robots2-everything.txt"},
                 {DialectId::AgentPolicy, "resources/sample/agent-policy.kno"}};
    int notes = 0;
    for (const auto &[dialect, name] : files) {
        QFile file(QStringLiteral(GATEPOST_SOURCE_DIR "/") + QLatin1String(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), name);
        FormHost host(dialect,
                      file.readAll().toStdString() +
                          (dialect == DialectId::Robots2 ? "age-rating: 16+:/books/noir/a\n" : ""));
        SiteSettings settings;
        settings.paths = {"/", "/books/noir/a", "/press/", "/journal/2026/11"};
        host.site.side().setSettings(settings);
        for (const QString &id : host.pages()) {
            const FormPage *page = host.page(id);
            page->window()->resize(width, 800);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            const std::string where = name + (" " + id.toStdString());
            for (const auto *scroll : page->findChildren<QScrollArea *>())
                QVERIFY2(!scroll->isVisible() || scroll->horizontalScrollBar()->maximum() == 0,
                         (where + " " + std::to_string(scroll->horizontalScrollBar()->maximum()))
                             .c_str());
            for (const auto *field : page->findChildren<Field *>())
                for (const auto *label : field->findChildren<QLabel *>()) {
                    const auto *note = dynamic_cast<const NoteLabel *>(label);
                    if (!note || !note->isVisible())
                        continue;
                    ++notes;
                    const QRect needed = note->fontMetrics().boundingRect(
                        QRect(0, 0, note->width(), 9999), Qt::TextWordWrap, note->text());
                    QVERIFY2(needed.height() <= note->height() && needed.width() <= note->width(),
                             (where + ": " + note->text().toStdString()).c_str());
                }
        }
    }
    QVERIFY(notes > 3);
}

QTEST_MAIN(TestFormPages)
#include "tst_formpages.moc"
