// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The map in the window, rules about all in the tests, and what the draft is compared with.

#include "tests/support/ownsettings.h"
#include "tests/support/rungit.h"
#include "tests/support/uifolder.h"
#include "ui/document/document.h"
#include "ui/simulator/changespanel.h"
#include "ui/simulator/mappanel.h"
#include "ui/simulator/mapview.h"
#include "ui/simulator/testspanel.h"
#include "ui/site/draftchanges.h"

#include <QAccessible>
#include <QBuffer>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;
using Column = exact::DrawnColumn::Kind;

namespace {

const char kRobots[] = "User-agent: *\nDisallow: /private/\n\n"
                       "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n";

std::size_t rowOf(const MapPanel &panel, std::string_view agent) {
    return *panel.view().sheet()->rowOf(*identify(agent));
}

} // namespace

class TestMapView : public QObject {
    Q_OBJECT

    const OwnSettings m_settings;

private slots:
    void clicks() {
        Folder folder(kRobots);
        MapPanel panel(folder.site);
        panel.resize(1200, 700);
        panel.show();
        QTRY_VERIFY(panel.view().sheet() && !panel.isBusy());
        QVERIFY2(panel.status().contains(u"exact"_s), qPrintable(panel.status()));
        const exact::MapSheet &sheet = *panel.view().sheet();
        QCOMPARE(sheet.columns.size(), std::size_t{2});
        const std::size_t gpt = rowOf(panel, "GPTBot");
        const std::size_t column = *sheet.columnOf("/private/x");
        const MapCellAt cell{
            gpt, {}, Column::Where, column, panel.view().sheet()->columns[column].places.front()};
        const QString said = panel.tell(cell);
        QVERIFY2(said.contains(u"GPTBot"_s) && said.contains(u"/private/"_s) &&
                     said.contains(u"line 6"_s),
                 qPrintable(said));
        const QRect rect = panel.view().rectOf(cell);
        QVERIFY(!rect.isEmpty());
        QCOMPARE(*panel.view().cellAt(rect.center()), cell);
        QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {}, rect.center());
        QCOMPARE(folder.site.analysis().question().agent, u"GPTBot"_s);
        QVERIFY(folder.site.analysis().question().url.startsWith(u"/private/"_s));
        QCOMPARE(folder.site.analysis().verdict()->fetch.decision, Decision::Deny);
    }

    /// The map is asked in the reading of the question: as documented, nobody reads robots2.txt.
    void readingOfTheQuestion() {
        Folder folder(kRobots);
        folder.write(u"robots2.txt"_s, "crawl: no\n");
        QVERIFY(folder.site.files().openFolder(folder.dir.path()).has_value());
        MapPanel panel(folder.site);
        panel.resize(900, 500);
        panel.show();
        const auto sign = [&panel](std::string_view agent) {
            const exact::MapSheet &sheet = *panel.view().sheet();
            return sheet.rows[rowOf(panel, agent)].where[*sheet.columnOf("/")].sign;
        };
        QTRY_VERIFY(panel.view().sheet() && !panel.isBusy());
        QCOMPARE(sign("Bingbot"), exact::Sign::No);
        Question question = folder.site.analysis().question();
        question.reading = Reading::Known;
        folder.site.analysis().setQuestion(question);
        QTRY_VERIFY(!panel.isBusy() && sign("Bingbot") == exact::Sign::Yes);
        QCOMPARE(sign("GPTBot"), exact::Sign::No);
        QCOMPARE(sign("Bytespider"), exact::Sign::Yes); // ignores robots.txt
    }

    /// Real addresses of the site stand for a change before made ones do.
    void examplesOfTheSitemap() {
        Folder folder(kRobots);
        folder.write(u"gatepost.yaml"_s, "sitemaps: [sitemap.xml, none.xml]\n");
        folder.write(u"sitemap.xml"_s, "<urlset><url><loc>https://a.example/private/plan.html"
                                       "</loc></url></urlset>\n");
        const auto told = folder.site.files().openFolder(folder.dir.path());
        QVERIFY(!told && told.error().contains(u"none.xml"_s));
        QVERIFY(folder.site.side().examplePaths()->empty());
        folder.write(u"gatepost.yaml"_s, "sitemaps: [sitemap.xml]\n");
        QVERIFY(folder.site.files().openFolder(folder.dir.path()).has_value());
        QCOMPARE(folder.site.side().examplePaths()->size(), std::size_t{1});
        folder.edit("User-agent: *\nDisallow: /other/\n");
        const auto draft = DraftChanges::of(folder.site).waited(10'000);
        QVERIFY(draft);
        QVERIFY(std::ranges::any_of(draft->found.changes, [](const exact::Difference &change) {
            return change.exampleFromSample && change.region.example.ends_with("/plan.html");
        }));
    }

    void keys() {
        Folder folder(kRobots);
        MapPanel panel(folder.site);
        panel.resize(900, 500);
        panel.show();
        QTRY_VERIFY(panel.view().sheet() && !panel.isBusy());
        MapView &view = panel.view();
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(view.current()->row, std::size_t{0});
        QVERIFY(view.sheet()->rows[0].agents.size() > 2);
        const std::size_t lines = view.drawing().lines.size();
        QTest::keyClick(&view, Qt::Key_Return); // opens
        QCOMPARE(view.drawing().lines.size(), lines + view.sheet()->rows[0].agents.size());
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(*view.current()->agent, std::size_t{0});
        QTest::keyClick(&view, view.isRightToLeft() ? Qt::Key_Left : Qt::Key_Right);
        QCOMPARE(view.current()->kind, Column::Where);
        QSignalSpy asked(&view, &MapView::activated);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(folder.site.analysis().question().agent.toStdString(),
                 view.sheet()->rows[0].agents[0].asked.identity.name);
        // What a screen reader is given: the cell that has the focus, and its sentence.
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(face && face->tableInterface());
        QCOMPARE(face->tableInterface()->rowCount(), int(view.drawing().lines.size()));
        QAccessibleInterface *cell = face->tableInterface()->cellAt(1, 1);
        QVERIFY(cell && cell->tableCellInterface()->isSelected());
        QCOMPARE(cell->text(QAccessible::Name), panel.tell(*view.current()));
        QCOMPARE(face->indexOfChild(cell), int(view.drawing().columns.size()) + 1);
        QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(view.current()->row, view.sheet()->rows.size() - 1);
        QVERIFY(
            view.viewport()->rect().adjusted(-2, -2, 2, 2).contains(view.rectOf(*view.current())));
        QTest::keyClick(&view, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Minus);
        QCOMPARE(view.drawing().lines.size(), lines);
    }

    void changedCells() {
        Folder folder(kRobots);
        MapPanel panel(folder.site);
        panel.resize(1200, 700);
        panel.show();
        QTRY_VERIFY(panel.view().sheet() && !panel.isBusy());
        QCOMPARE(panel.view().sheet()->changedRows(), std::size_t{0});
        folder.edit(QByteArray(kRobots) + "\nUser-agent: Googlebot\nDisallow: /\n");
        QTRY_VERIFY(!panel.isBusy() && panel.view().sheet()->changedRows() > 0);
        const std::size_t changed = panel.view().sheet()->changedRows();
        QVERIFY(changed < panel.view().sheet()->rows.size());
        const std::size_t google = rowOf(panel, "Googlebot");
        QVERIFY(panel.view().sheet()->rows[google].changed());
        QVERIFY2(panel.status().contains(u"changed against"_s), qPrintable(panel.status()));
        auto *only = panel.findChildren<QToolButton *>().first();
        for (QToolButton *button : panel.findChildren<QToolButton *>())
            if (button->isCheckable())
                only = button;
        QVERIFY(only->isVisible());
        only->click();
        QCOMPARE(panel.view().drawing().lines.size(), changed);
        QVERIFY(
            folder.site.files().document(Role::Robots)->save(folder.dir.filePath(u"robots.txt"_s)));
        QTRY_VERIFY(!panel.isBusy() && panel.view().sheet()->changedRows() == 0);
        QVERIFY(panel.view().drawing().lines.size() > 2);
    }

    void exports() {
        Folder folder("User-agent: *\nDisallow: /<script>alert(1)</script>\nDisallow: /\"&a\n");
        MapPanel panel(folder.site);
        panel.resize(1000, 600);
        panel.show();
        QTRY_VERIFY(panel.view().sheet() && !panel.isBusy());
        const QByteArray svg = panel.exported(MapPanel::Format::Svg);
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(!panel.exported(MapPanel::Format::Html).contains("<script"));
        const QImage image = QImage::fromData(panel.exported(MapPanel::Format::Png), "PNG");
        QVERIFY(image.width() >= 2000 && image.height() > 400);
        QVERIFY(panel.exported(MapPanel::Format::Pdf).startsWith("%PDF-"));
    }

    void rulesFromCells() {
        Folder folder(kRobots);
        MapPanel panel(folder.site);
        panel.resize(1200, 700);
        panel.show();
        QTRY_VERIFY(panel.view().sheet() && !panel.isBusy());
        const std::size_t column = *panel.view().sheet()->columnOf("/private/x");
        panel.makeRule({rowOf(panel, "Googlebot"),
                        {},
                        Column::Where,
                        column,
                        panel.view().sheet()->columns[column].places.front()});
        QCOMPARE(folder.site.side().settings().tests.size(), std::size_t{1});
        const PolicyTest &test = folder.site.side().settings().tests.front();
        QCOMPARE(test.agents, "category:search-indexer");
        QCOMPARE(test.paths, "/private/");
        QCOMPARE(test.expect, "deny");

        TestsPanel tests(folder.site);
        tests.show();
        QTRY_VERIFY(!tests.isBusy());
        const auto result = [&] {
            return tests.model().index(0, TestsModel::Result).data().toString();
        };
        QCOMPARE(result(), u"always true"_s);
        QVERIFY2(tests.coverage().contains(u"of the map are not covered by a test."_s),
                 qPrintable(tests.coverage()));
        folder.edit(QByteArray(kRobots) + "\nUser-agent: Bingbot\nDisallow: /x\n");
        QTRY_COMPARE(result(), u"is allow"_s);
        QCOMPARE(tests.model().failures(), 1);
        tests.putQuestion(0);
        QCOMPARE(folder.site.analysis().question().agent, u"Bingbot"_s);
        QVERIFY(folder.site.analysis().question().url.startsWith(u"/private/"_s));
        QCOMPARE(folder.site.analysis().verdict()->fetch.decision, Decision::Allow);
    }

    void rulesFromAnswers() {
        Folder folder("User-agent: *\nDisallow: /a/\nAllow: /a/b/\n");
        TestsPanel tests(folder.site);
        tests.show();
        Question question;
        question.agent = u"GPTBot"_s;
        question.url = u"/a/b/c"_s;
        folder.site.analysis().setQuestion(question);
        tests.findChild<QToolButton *>(u"makeRule"_s)->click();
        QCOMPARE(folder.site.side().settings().tests.back().paths, "/a/b/");
        // All of /a/ is not denied, so the rule is about less.
        question.url = u"/a/x/y"_s;
        folder.site.analysis().setQuestion(question);
        tests.findChild<QToolButton *>(u"makeRule"_s)->click();
        QCOMPARE(folder.site.side().settings().tests.back().paths, "/a/x/");
        QCOMPARE(folder.site.side().settings().tests.back().expect, "deny");
        QTRY_VERIFY(!tests.isBusy());
        QCOMPARE(tests.model().failures(), 0);
    }

    void draftIsComputedOnce() {
        Folder folder(kRobots);
        DraftChanges &draft = DraftChanges::of(folder.site);
        QCOMPARE(&draft, &DraftChanges::of(folder.site));
        QTRY_VERIFY(draft.current());
        QVERIFY(draft.current()->found.changes.empty());
        folder.edit("User-agent: *\nDisallow: /\nAllow: /$\n");
        QVERIFY(!draft.current()); // stale is not given out
        const auto found = draft.waited(5000);
        QVERIFY(found);
        QVERIFY(!found->found.changes.empty());
        // The start page stays open, and still every search engine loses the site.
        const QString question = closingQuestion(folder.site);
        QVERIFY2(question.contains(u"single places"_s), qPrintable(question));
        folder.edit(kRobots);
        QCOMPARE(closingQuestion(folder.site), QString());
    }

    void otherFoldersAndCommits() {
        Folder folder(kRobots);
        Folder other("User-agent: *\nDisallow: /other/\n");
        ChangesPanel panel(folder.site);
        panel.resize(1000, 300);
        panel.show();
        QTRY_VERIFY(!panel.isBusy());
        QCOMPARE(panel.changes().rowCount(), 0);
        panel.compareFolder(other.dir.path());
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() > 0);
        QVERIFY(panel.diff().rowCount() > 0);
        panel.compareSaved();
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() == 0);
        panel.compareCommit(u"HEAD"_s); // no repository
        QVERIFY2(panel.summary().contains(u"Git"_s), qPrintable(panel.summary()));
        if (!test::hasGit())
            QSKIP("git is not installed");
        const auto git = [&](const QStringList &arguments) {
            return test::runGit(folder.dir.path(), arguments).has_value();
        };
        QVERIFY(git({u"init"_s, u"-q"_s}));
        QVERIFY(git({u"add"_s, u"robots.txt"_s}));
        QVERIFY(git({u"commit"_s, u"-q"_s, u"-m"_s, u"one"_s}));
        folder.edit(QByteArray(kRobots) + "\nUser-agent: Bingbot\nDisallow: /new/\n");
        QVERIFY(
            folder.site.files().document(Role::Robots)->save(folder.dir.filePath(u"robots.txt"_s)));
        panel.compareCommit(u"HEAD"_s);
        if (panel.summary().contains(u"not installed"_s))
            QSKIP("libgit2 is not installed");
        QTRY_VERIFY(!panel.isBusy() && panel.changes().rowCount() > 0);
        panel.compareCommit(u"nothing"_s);
        QVERIFY2(panel.summary().contains(u"nothing"_s), qPrintable(panel.summary()));
    }
};

QTEST_MAIN(TestMapView)
#include "tst_mapview.moc"
