// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stranger's text is shown as it is: nothing in a file, a name or a question is taken for markup, nothing is loaded. Every
// window, page, panel, menu, message, tooltip and export is opened with `<img>`, `<a>` and `<b>` wherever there is room for
// words. `<img>` names a pipe: whoever opens it is caught.
//
// GATEPOST_MARKUP_ROUNDS: rounds of the random test; GATEPOST_MARKUP_SEED.

#include "tests/support/openedwindow.h"
#include "tests/support/posix.h"
#include "tests/support/windowchecks.h"
#include "tests/support/windowhostile.h"
#include "tests/support/windowtour.h"
#include "ui/bridge/rich.h"
#include "ui/document/recovery.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/site/help.h"
#include "ui/window/differencedialog.h"
#include "ui/window/panels.h"
#include "ui/window/report.h"
#include "ui/window/session.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QToolTip>

#include <memory>

using namespace gatepost;
using namespace gatepost::ui;
using namespace gatepost::test;
using namespace Qt::StringLiterals;

namespace {

const char kAll[] = "<img src=\"pipe\"><a href=\"file:pipe\">x</a><b>zqbold</b>";

struct Markup {
    const char *name;
    const char *text;
};

// What comes first decides what Qt guesses.
const Markup kMarkups[] = {
    {"picture", kAll},
    {"bold", "<b>zqbold</b><img src=pipe>"},
    {"link", "<a href=\"file:pipe\">x</a><img src=pipe><b>zqbold</b>"},
    {"entity", "&lt;<b>zqbold</b><img src=pipe>"},
    {"style", "<link rel=stylesheet href=pipe><style>@import url(pipe);</style><img src=pipe>"},
    {"table", "<table background=pipe><tr><td>x</td></tr></table><img src=pipe>"},
};

void seeAll(MainWindow &window, Faults &faults, const QString &round) {
    auto *form = window.findChild<FormArea *>();
    for (const SiteFile &file : QList<SiteFile>(window.site().files().all())) {
        window.site().files().setCurrent(file.document);
        for (const FormPageFactory &page : formPages())
            if (page.dialect == file.document->dialectId()) {
                form->showPage(file.document, QLatin1String(page.id));
                settle(&window);
                faults.add(round + u" form "_s + QLatin1String(page.id), markupFaults(form));
            }
    }
    for (const PanelFactory &panel : bottomPanels()) {
        QWidget *shown = window.showPanel(QLatin1String(panel.id));
        if (!shown) // nothing to say in this site
            continue;
        settle(&window);
        faults.add(round + u" panel "_s + QLatin1String(panel.id), markupFaults(shown));
    }
    faults.add(round, markupFaults(&window));
}

} // namespace

class TestHostileText : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void ourMarkupIsGated_data();
    void ourMarkupIsGated();
    void everyPlaceShowsWords_data();
    void everyPlaceShowsWords();
    void questionAndAnswer();
    void namesOfFilesAndFolders();
    void questionsThatStopTheWindow();
    void unsavedTexts();
    void labelsOfQtItself();
    void picturesAndCopies();
    void changesOnDisk();
    void randomMarkupInEveryField();

private:
    std::unique_ptr<QTemporaryDir> m_dir; ///< the current folder, with the pipe
    std::unique_ptr<PipeWatch> m_pipe;
    QString m_before;
};

void TestHostileText::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("gatepost-test-hostile");
    QApplication::setCursorFlashTime(0);
    m_before = QDir::currentPath();
}

void TestHostileText::init() {
    QSettings().clear();
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir::setCurrent(m_dir->path()));
    m_pipe = std::make_unique<PipeWatch>();
}

void TestHostileText::cleanup() {
    QToolTip::hideText();
    const int opened = m_pipe->opened();
    m_pipe.reset();
    QDir::setCurrent(m_before);
    QSettings().clear();
    QVERIFY2(opened == 0, "the pipe was opened");
}

void TestHostileText::ourMarkupIsGated_data() {
    QTest::addColumn<QString>("markup");
    QTest::addColumn<bool>("passes");
    const auto row = [](const char *markup, bool passes) {
        QTest::newRow(markup) << QString::fromUtf8(markup) << passes;
    };
    row("words &lt;b&gt;", true);
    row("<p style='margin:4px 8px'><b>Name</b> · x<br>y</p>", true);
    row("<table cellspacing='2'><tr><td style='color:#a00'>x</td></tr></table><hr>", true);
    row("<a href=\"https://a.example/b\">c</a>", true);
    row("<a href=\"gatepost-manual:robots#x\">c</a>", true);
    row("<img src=pipe>", false);
    row("<IMG SRC=pipe>", false);
    row("<b><img src='pipe'></b>", false);
    row("<a href='file:pipe'>x</a>", false);
    row("<a href='//host/pipe'>x</a>", false);
    row("<p style='background-image:url(pipe)'>x</p>", false);
    row("<p style='background:url(pipe)'>x</p>", false);
    row("<table background='pipe'><tr></tr></table>", false);
    row("<link rel='stylesheet' href='pipe'>", false);
    row("<style>p{}</style>", false);
    row("<p onclick='x'>x</p>", false);
    row("<!-- x -->", false);
    row("<p", false);
    row("<p style='a", false);
    row("a < b", false);
    row("<", false);
}

void TestHostileText::ourMarkupIsGated() {
    QFETCH(const QString, markup);
    QFETCH(const bool, passes);
    const Rich rich = Rich::ours(markup);
    QCOMPARE(rich.html() == markup, passes);
    if (!passes)
        QCOMPARE(rich.words(), markup.trimmed());
    // Words stay words, wherever they are put.
    QCOMPARE(Rich::plain(markup).words(), markup.trimmed());
    QCOMPARE(Rich::ours(u"<b>%1</b>"_s).arg(markup).words(), markup.trimmed());
}

void TestHostileText::everyPlaceShowsWords_data() {
    QTest::addColumn<QByteArray>("markup");
    QTest::addColumn<bool>("valid");
    QTest::newRow("picture, broken files") << QByteArray(kAll) << false;
    QTest::newRow("picture, valid files") << QByteArray(kAll) << true;
}

void TestHostileText::everyPlaceShowsWords() {
    QFETCH(const QByteArray, markup);
    QFETCH(const bool, valid);
    const QString folder = m_dir->filePath(u"site"_s);
    writeHostileSite(folder, markup, valid);
    Faults faults;
    int places = 0;
    tourWindows(
        [&](const test::Place &place) {
            ++places;
            faults.add(place.name, markupFaults(place.part));
            // What was asked just before (a popup's tooltip) must not hide that the pipe was opened here.
            if (m_pipe->opened() > 0)
                faults.add(place.name, {u"the pipe was opened by now"_s});
        },
        {.folder = folder});
    NO_FAULTS(faults);
    QVERIFY2(places > 60, qPrintable(QString::number(places)));
}

/// The other ways to begin, and what is only said about a question.
void TestHostileText::questionAndAnswer() {
    Faults faults;
    for (const Markup &markup : kMarkups) {
        const QString folder = m_dir->filePath(QLatin1StringView(markup.name));
        writeHostileSite(folder, markup.text, true);
        MainWindow window;
        window.resize(1480, 940);
        window.show();
        window.open({folder});
        Question question = window.site().analysis().question();
        question.agent = QString::fromUtf8(markup.text);
        question.url = u'/' + QString::fromUtf8(markup.text);
        window.site().analysis().setQuestion(question);
        settle(&window);
        seeAll(window, faults, QLatin1StringView(markup.name));
        question.agent += u" (\n"_s; // names nobody: an error
        window.site().analysis().setQuestion(question);
        settle(&window);
        faults.add(QLatin1StringView(markup.name) + u" error"_s, markupFaults(&window));
    }
    NO_FAULTS(faults);
}

void TestHostileText::namesOfFilesAndFolders() {
    if (!kIsPosix)
        QSKIP("names of files cannot have markup on Windows");
    const QString markup = QString::fromUtf8(kAll).remove(u'/');
    const QString folder = m_dir->filePath(markup + u" folder"_s);
    writeHostileSite(folder, kAll, true);
    Faults faults;
    {
        MainWindow window;
        window.resize(1480, 940);
        window.show();
        window.open({folder});
        settle(&window);
        faults.add(u"folder"_s, markupFaults(nullptr));
        QTimer::singleShot(0, qApp, [&faults] { // what it says waits for an answer
            if (QWidget *up = QApplication::activeModalWidget()) {
                faults.add(u"missing file"_s, markupFaults(up));
                up->close();
            }
        });
        window.open({folder + u"/robots.txt"_s, folder + u"/missing"_s + markup});
        settle(&window);
        window.close();
    }
    MainWindow window; // the welcome page lists what was open
    window.resize(1480, 940);
    window.show();
    settle(&window);
    faults.add(u"welcome"_s, markupFaults(nullptr));
    for (const QAction *action : window.menuBar()->actions())
        for (QAction *entry : action->menu()->actions())
            if (QMenu *menu = entry->menu()) {
                emit menu->aboutToShow();
                menu->popup(window.mapToGlobal(QPoint(8, 8)));
                faults.add(u"menu "_s + entry->text(), markupFaults(menu));
                menu->close();
            }
    QVariantMap state;
    state[u"files"_s] = QStringList{folder + u"/gone.txt"_s};
    window.session().restore(state);
    settle(&window);
    faults.add(u"no longer there"_s, markupFaults(nullptr));
    NO_FAULTS(faults);
}

void TestHostileText::questionsThatStopTheWindow() {
    Faults faults;
    const QString markup = QString::fromUtf8(kAll);
    MainWindow window;
    window.show();
    const auto modal = [&](const QString &name, const std::function<void()> &call) {
        bool shown = false;
        QTimer::singleShot(0, qApp, [&] {
            QWidget *up = QApplication::activeModalWidget();
            shown = up != nullptr;
            if (!up)
                return;
            faults.add(name, markupFaults(up));
            up->close();
        });
        call();
        QVERIFY2(shown, qPrintable(name));
    };
    modal(u"complaint"_s, [&] { Dialogs::real().complain(&window, markup); });
    modal(u"question"_s, [&] {
        Dialogs::real().choose(&window, markup, markup, markup, {markup, u"No"_s, u"Cancel"_s});
    });
    modal(u"explanation"_s,
          [&] { Dialogs::real().tell(&window, markup, Rich::ours(u"<p>%1</p>"_s).arg(markup)); });
    window.messages().post(u"id"_s, Tone::Warning, markup, {});
    showHelp(&window, markup, Rich::ours(u"<p>%1</p>"_s).arg(markup));
    settle(&window);
    faults.add(u"help"_s, markupFaults(nullptr));
    NO_FAULTS(faults);
}

void TestHostileText::unsavedTexts() {
    MainWindow window;
    window.show();
    Found found;
    found.sentences << QString::fromUtf8(kAll);
    Draft draft;
    draft.header.path = m_dir->filePath(QString::fromUtf8(kAll).remove(u'/'));
    draft.header.name = QString::fromUtf8(kAll);
    draft.text = std::string("User-agent: ") + kAll + '\n';
    draft.disk = std::string("# ") + kAll + '\n';
    draft.changedSince = true;
    draft.damaged = true;
    found.drafts << draft << draft;
    auto *dialog = window.offerRecovery(found);
    QVERIFY(dialog);
    settle(&window);
    Faults faults;
    faults.add(u"recovery"_s, markupFaults(nullptr));
    dialog->reject();
    NO_FAULTS(faults);
}

/// A file dialog's question whether to replace a file is Qt's own.
void TestHostileText::labelsOfQtItself() {
    MainWindow window; // the program's way for texts is in place with it
    QMessageBox box(QMessageBox::Warning, u"x"_s, QString::fromUtf8(kAll), QMessageBox::Ok);
    box.setInformativeText(QString::fromUtf8(kAll));
    box.open();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    Faults faults;
    faults.add(u"message box"_s, markupFaults(&box));
    QLabel label(QString::fromUtf8(kAll));
    label.setToolTip(QString::fromUtf8(kAll));
    label.show();
    QVERIFY(QTest::qWaitForWindowExposed(&label));
    faults.add(u"label"_s, markupFaults(&label));
    NO_FAULTS(faults);
}

void TestHostileText::picturesAndCopies() {
    const QString folder = m_dir->filePath(u"site"_s);
    writeHostileSite(folder, kAll, true);
    MainWindow window;
    window.resize(1480, 940);
    window.show();
    window.open({folder});
    settle(&window);
    QVERIFY(QDir().mkpath(u"pictures"_s));
    writeScreenshots(window, m_dir->filePath(u"pictures"_s));
    QVERIFY(QDir(u"pictures"_s).entryList({u"*.png"_s}).size() > 20);
    window.setMode(MainWindow::Mode::Both);
    auto *text = window.findChild<TextView *>();
    text->selectAll();
    text->copy();
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasText());
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
    // What is dragged out of a list.
    for (const auto *view : window.findChildren<QAbstractItemView *>()) {
        const QAbstractItemModel *model = view->model();
        if (!model || model->rowCount() == 0)
            continue;
        const std::unique_ptr<QMimeData> data(model->mimeData({model->index(0, 0)}));
        QVERIFY2(!data || !data->hasHtml(), qPrintable(described(view)));
    }
    // What is pasted is text.
    auto *mime = new QMimeData;
    mime->setHtml(QString::fromUtf8(kAll));
    QGuiApplication::clipboard()->setMimeData(mime);
    text->paste();
    settle(&window);
    Faults faults;
    faults.add(u"paste"_s, markupFaults(nullptr));
    NO_FAULTS(faults);
}

/// A file that changes under a running window.
void TestHostileText::changesOnDisk() {
    Opened o;
    Faults faults;
    for (const char *line : {"User-agent: ", "Disallow: /", "", "# "}) {
        put(o.path, QByteArray(kText) + line + kAll + '\n');
        o.window.guard().check();
        settle(&o.window);
        faults.add(QString::fromUtf8(line), markupFaults(nullptr));
    }
    NO_FAULTS(faults);
}

// ---- random --------------------------------------------------------------------------------------

namespace {

QByteArray randomMarkup(QRandomGenerator &random) {
    static const QByteArrayList kParts{"<img src=pipe>",
                                       "<img src='file:pipe'>",
                                       "<b>zqbold</b>",
                                       "<a href=pipe>",
                                       "</a>",
                                       "&lt;",
                                       "<?xml version='1.0'?>",
                                       "<!DOCTYPE html>",
                                       "<html>",
                                       "<style>*{background:url(pipe)}</style>",
                                       "<p style='background-image:url(pipe)'>",
                                       "<table background=pipe><tr><td>",
                                       "<!--",
                                       "-->",
                                       "<",
                                       ">",
                                       "&",
                                       "&amp;",
                                       "\"",
                                       "'",
                                       "%1",
                                       "%2",
                                       "%n",
                                       "\t",
                                       " ",
                                       "x",
                                       "/",
                                       ":",
                                       ",",
                                       "*",
                                       "$",
                                       "<font color=red>",
                                       "<br/>",
                                       "<link rel=stylesheet href=pipe>",
                                       "<object data=pipe>",
                                       "<body background=pipe>",
                                       "\xC2\xA0",
                                       "\xE2\x80\xAE",
                                       "[agent: <b>]",
                                       "<h1>",
                                       "#"};
    QByteArray made;
    for (int n = 1 + random.bounded(6); n > 0; --n)
        made += kParts[random.bounded(kParts.size())];
    return made;
}

/// Puts markup in the place of words of the text.
std::string spoiled(std::string_view text, QRandomGenerator &random) {
    std::string made;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find_first_of(" \n:,\"", at), text.size());
        if (end > at && random.bounded(8) == 0)
            made += randomMarkup(random).toStdString();
        else
            made += text.substr(at, end - at);
        if (end < text.size())
            made += text[end];
        at = end + 1;
    }
    return made;
}

} // namespace

void TestHostileText::randomMarkupInEveryField() {
    const int rounds = qEnvironmentVariable("GATEPOST_MARKUP_ROUNDS", u"4"_s).toInt();
    const auto first = qEnvironmentVariable("GATEPOST_MARKUP_SEED", u"1"_s).toUInt();
    for (int round = 0; round < rounds; ++round) {
        const quint32 seed = first + static_cast<quint32>(round);
        QRandomGenerator random(seed);
        const QString name = u"seed %1"_s.arg(seed);
        MainWindow window;
        window.resize(1480, 940);
        window.openSample();
        window.show();
        for (const SiteFile &file : QList<SiteFile>(window.site().files().all()))
            file.document->apply(
                TextEdit::between(file.document->bytes(), spoiled(file.document->bytes(), random)),
                {QString::fromUtf8(randomMarkup(random))});
        if (auto settings =
                readSiteSettings(spoiled(window.site().side().textOf(SideFile::Settings), random)))
            window.site().side().setSettings(*settings);
        Question question = window.site().analysis().question();
        question.agent = QString::fromUtf8(randomMarkup(random));
        question.url = QString::fromUtf8(randomMarkup(random));
        window.site().analysis().setQuestion(question);
        Faults faults;
        seeAll(window, faults, name);
        for (const SiteFile &file : QList<SiteFile>(window.site().files().all()))
            while (file.document->canUndo())
                file.document->undo();
        NO_FAULTS(faults);
        QVERIFY2(m_pipe->opened() == 0, qPrintable(name));
    }
}

QTEST_MAIN(TestHostileText)
#include "tst_hostiletext.moc"
