// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random sequences of what people do to a file: typing in the text, editing fields, tables and buttons of every page of
// the form, fixing problems one by one and all of a kind, reloading what somebody else wrote, saving, undo and redo. In
// the end undo gives back the first bytes and redo the last, and the mirror shows them.
//
// GATEPOST_SEQUENCES: how many (400 by default), GATEPOST_SEQUENCES_FROM: the first one's number (1).
// Beyond five minutes: QTEST_FUNCTION_TIMEOUT=40000000.

#include "tests/support/memoryfiles.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/forms/formarea.h"
#include "ui/site/fixall.h"
#include "ui/site/site.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>

using namespace gatepost;
using namespace gatepost::test;
using namespace gatepost::ui;

namespace {

const QStringList kWords = {"/x",     "/a*b$", "GPTBot", "*",    "no", "yes",
                            "ask",    "120",   "5/1m",   "bad",  "",   "search",
                            "\u00e9", "1.0",   "#odd",   "a: b", "/",  "train"};

const std::vector<std::string> kLines = {
    "User-agent: *",
    "User-agent: GPTBot",
    "Disallow: /x",
    "Disalow: /typo",
    "Allow: /x/y",
    "Disallow:",
    "Crawl-delay: 5",
    "Sitemap: https://example.org/s.xml",
    "[agent: search]",
    "[agent: GPTBot]",
    "train: no",
    "search: yes",
    "crawl: maybe",
    "rate: 120",
    "Version: 2.0",
    "# remark",
    "",
    "   ",
    "nonsense",
    "Disallow /missing-colon",
    "disallow : /spaced ",
    "\xFF\xFE broken",
    "User-agent: a, b",
    "\xC2\xA0"
    "Disallow: /nbsp",
};

const std::vector<std::string> kPolicies = {
    "name: Site\nagents:\n  - user_agent: GPTBot\n    policy: disallow\n",
    "agents:\n  - user_agent: A\n    policy: allow\n    allow: [/a, /b]\n  - user_agent: B\n",
    "---\nid: x\nagents: []\n",
    "",
};

int count(const char *name, int usual) {
    bool given = false;
    const int value = qEnvironmentVariableIntValue(name, &given);
    return given ? value : usual;
}

class Player {
public:
    Player(SiteModel &site, FormArea &form, QRandomGenerator &random)
        : m_site(site), m_form(form), m_random(random) {}

    std::string firstBytes(DialectId dialect) {
        if (dialect == DialectId::AgentPolicy)
            return kPolicies[std::size_t(m_random.bounded(int(kPolicies.size())))];
        static const std::vector<std::string> kEnds = {"\n", "\n", "\n", "\r\n", "\r"};
        std::string bytes = m_random.bounded(12) == 0 ? "\xEF\xBB\xBF" : "";
        const std::string &usual = kEnds[std::size_t(m_random.bounded(int(kEnds.size())))];
        for (int n = m_random.bounded(10); n > 0; --n) {
            bytes += kLines[std::size_t(m_random.bounded(int(kLines.size())))];
            bytes += m_random.bounded(10) == 0
                         ? kEnds[std::size_t(m_random.bounded(int(kEnds.size())))]
                         : usual;
        }
        if (m_random.bounded(3) == 0)
            bytes += "Disallow: /last";
        return bytes;
    }

    /// One of the things that people do; its name is counted if it changed the bytes.
    void step(Document &document, MemoryFiles &files) {
        const quint64 before = document.revision();
        const char *name = "";
        switch (m_random.bounded(16)) {
        case 0:
            name = "undo";
            document.undo();
            break;
        case 1:
            name = "redo";
            document.undo();
            document.undo();
            document.redo();
            break;
        case 2:
            name = "reload";
            reload(document, files);
            break;
        case 3:
            name = "save";
            QVERIFY(document.save(document.path(), {.overwrite = true}).has_value());
            break;
        case 4:
        case 5:
            name = "fix";
            fix(document, false);
            break;
        case 6:
            name = "fix all";
            fix(document, true);
            break;
        case 7:
        case 8:
        case 9:
            name = "typing";
            type(document);
            break;
        case 10:
        case 11:
            name = "table";
            table();
            break;
        case 12:
            name = "button";
            button();
            break;
        default:
            name = "field";
            field();
            break;
        }
        m_changes[name] += document.revision() != before;
    }
    [[nodiscard]] const QMap<QString, int> &changes() const { return m_changes; }

private:
    template <class Widget>
    Widget *any() {
        QList<Widget *> found;
        for (Widget *one : m_form.findChildren<Widget *>())
            if (one->isVisible() && one->isEnabled())
                found << one;
        return found.isEmpty() ? nullptr : found[m_random.bounded(found.size())];
    }
    [[nodiscard]] const QString &word() { return kWords[m_random.bounded(kWords.size())]; }

    void reload(Document &document, MemoryFiles &files) {
        files.files[document.path().toStdString()] =
            m_random.bounded(2) ? firstBytes(document.dialectId())
                                : std::string(document.bytes()) + "# somebody else\n";
        QVERIFY(document.reload().has_value());
        QVERIFY(!document.isModified());
    }
    void fix(Document &document, bool all) {
        QList<const Problem *> mine;
        for (const Problem &problem : m_site.analysis().problems())
            if (problem.document == &document && !problem.fixes.empty())
                mine << &problem;
        if (mine.isEmpty())
            return;
        const Problem &problem = *mine[m_random.bounded(mine.size())];
        if (all) {
            const FixedKind kind =
                fixAllOfKind(m_site.analysis().problems(), &document, problem.code);
            if (kind.fixed > 0)
                document.apply(TextEdit(kind.edit), {"Fix all"});
        } else {
            const Fix one = problem.fixes[std::size_t(m_random.bounded(int(problem.fixes.size())))];
            QVERIFY(document.apply(one.edit, {text(one.title)}));
        }
    }
    void type(Document &document) {
        QTextCursor cursor(document.mirror());
        const int length = document.mirror()->characterCount();
        cursor.setPosition(m_random.bounded(length));
        switch (m_random.bounded(6)) {
        case 0: cursor.deletePreviousChar(); break;
        case 1: cursor.deleteChar(); break;
        case 2:
            cursor.setPosition(std::min(cursor.position() + m_random.bounded(12), length - 1),
                               QTextCursor::KeepAnchor);
            cursor.insertText(m_random.bounded(2) ? "\n" + word() : word());
            break;
        case 3: cursor.insertText("\n"); break;
        default:
            for (const QChar c : word())
                cursor.insertText(c);
        }
    }
    /// What the cells' editors do, and the tables' keys.
    void table() {
        QList<QAbstractItemView *> views;
        for (auto *one : m_form.findChildren<QAbstractItemView *>())
            if (one->isVisible() && !qobject_cast<QHeaderView *>(one) && one->model() &&
                one->model()->rowCount() > 0)
                views << one;
        if (views.isEmpty())
            return;
        QAbstractItemView *view = views[m_random.bounded(views.size())];
        // The choice of a cell commits what was typed elsewhere, which may reset this model.
        const QPersistentModelIndex index =
            view->model()->index(m_random.bounded(view->model()->rowCount()),
                                 m_random.bounded(view->model()->columnCount()));
        view->setCurrentIndex(index);
        if (!index.isValid())
            return;
        if (m_random.bounded(2)) {
            if (index.flags().testFlag(Qt::ItemIsUserCheckable))
                view->model()->setData(index, m_random.bounded(2) ? Qt::Checked : Qt::Unchecked,
                                       Qt::CheckStateRole);
            else
                view->model()->setData(index, word(), Qt::EditRole);
            return;
        }
        const Qt::Key keys[] = {Qt::Key_Insert, Qt::Key_Delete, Qt::Key_Space, Qt::Key_Backspace};
        switch (m_random.bounded(3)) {
        case 0: QTest::keyClick(view, Qt::Key_Up, Qt::AltModifier); break;
        case 1: QTest::keyClick(view, Qt::Key_Down, Qt::AltModifier); break;
        default:
            QTest::keyClick(view, keys[m_random.bounded(int(std::size(keys)))],
                            m_random.bounded(3) ? Qt::NoModifier : Qt::ControlModifier);
        }
    }
    void button() {
        auto *at = any<QAbstractButton>();
        const auto *tool = qobject_cast<QToolButton *>(at);
        const auto *push = qobject_cast<QPushButton *>(at);
        if (!at || (tool && tool->menu()) || (push && push->menu()))
            return;
        at->click();
        while (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            if (auto *accept = dialog->findChild<QPushButton *>("applyPreview");
                accept && accept->isEnabled() && m_random.bounded(4))
                accept->click();
            dialog->done(0);
            QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
        }
    }
    void field() {
        if (m_random.bounded(4) == 0) {
            auto *box = any<QComboBox>();
            if (!box || box->count() == 0)
                return;
            const int index = m_random.bounded(box->count());
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
            return;
        }
        QPointer<QLineEdit> line = any<QLineEdit>();
        if (!line)
            return;
        if (m_random.bounded(2))
            line->selectAll();
        const QString typed = word();
        if (typed.isEmpty())
            QTest::keyClick(line, Qt::Key_Backspace);
        for (const QChar c : typed) {
            if (!line)
                return;
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QCoreApplication::sendEvent(line, &press);
        }
        if (line && m_random.bounded(3) == 0)
            QTest::keyClick(line, Qt::Key_Return);
    }

    SiteModel &m_site;
    FormArea &m_form;
    QRandomGenerator &m_random;
    QMap<QString, int> m_changes;
};

} // namespace

class TestSequences : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void undoAllRedoAll();
};

void TestSequences::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(lightPalette());
}

void TestSequences::undoAllRedoAll() {
    QTest::failOnWarning(
        QRegularExpression("^(?!This plugin does not support|OpenType support missing).*"));
    const int sequences = count("GATEPOST_SEQUENCES", 400);
    const int from = count("GATEPOST_SEQUENCES_FROM", 1);
    QRandomGenerator random;
    MemoryFiles files;
    SiteModel site;
    FormArea form(site);
    form.resize(460, 700);
    Player player(site, form, random);
    for (const Role role : {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy})
        site.files().newFile(role)->setFileSystem(files);
    form.show();
    QVERIFY(QTest::qWaitForWindowExposed(&form));
    QElapsedTimer clock;
    clock.start();
    qint64 steps = 0;
    for (int seed = from; seed < from + sequences; ++seed) {
        random.seed(quint32(seed));
        const QByteArray where = "sequence " + QByteArray::number(seed);
        Document &document =
            *site.files().all()[random.bounded(site.files().all().size())].document;
        const DialectId dialect = document.dialectId();
        const std::string first = player.firstBytes(dialect);
        const QString path = MemoryFiles::path(QString::number(int(dialect)));
        files.files[path.toStdString()] = first;
        document.setLoaded(path, first);
        QVERIFY(document.bytes() == first && !document.canUndo());
        site.files().setCurrent(&document);
        for (int left = random.bounded(3, 12); left > 0; --left, ++steps) {
            if (random.bounded(4) == 0 || left == 11) {
                QList<QString> ids;
                for (const FormPageFactory &page : formPages())
                    if (page.dialect == dialect)
                        ids << page.id;
                form.showPage(&document, ids[random.bounded(ids.size())]);
            }
            player.step(document, files);
            if (QTest::currentTestFailed())
                QFAIL(where);
            QVERIFY2(document.mirrorIsTrue(), where);
        }
        while (document.canRedo())
            document.redo();
        const std::string last(document.bytes());
        const int depth = document.undoDepth();
        while (document.canUndo())
            document.undo();
        QVERIFY2(document.bytes() == first, where);
        QVERIFY2(document.mirrorIsTrue(), where);
        while (document.canRedo())
            document.redo();
        QVERIFY2(document.bytes() == last, where);
        QVERIFY2(document.mirrorIsTrue(), where);
        QCOMPARE(document.undoDepth(), depth);
        if (seed % 50 == 0) {
            QCoreApplication::processEvents();
            // Outside of exec() nobody deletes what was to go later, and every event would walk past it.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }
    QString said;
    for (auto it = player.changes().cbegin(); it != player.changes().cend(); ++it)
        said += QString(", %1 %2").arg(it.key()).arg(it.value());
    qInfo("%d sequences, %lld steps in %lld ms; steps that changed bytes%s", sequences,
          static_cast<long long>(steps), static_cast<long long>(clock.elapsed()),
          qPrintable(said.mid(1)));
    for (const char *name :
         {"typing", "field", "table", "button", "fix", "fix all", "reload", "undo"})
        QVERIFY2(sequences < 400 || player.changes().value(name) > sequences / 200,
                 name); // each kind was really tried
}

QTEST_MAIN(TestSequences)
#include "tst_sequences.moc"
