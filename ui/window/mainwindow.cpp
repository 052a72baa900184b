// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/mainwindow.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/text.h"
#include "ui/bridge/tips.h"
#include "ui/document/recovery.h"
#include "ui/editor/textview.h"
#include "ui/forms/formarea.h"
#include "ui/simulator/answerpanel.h"
#include "ui/simulator/changespanel.h"
#include "ui/simulator/mappanel.h"
#include "ui/simulator/questionbar.h"
#include "ui/site/tidywish.h"
#include "ui/window/actions.h"
#include "ui/window/changedialog.h"
#include "ui/window/dialogs.h"
#include "ui/window/editorarea.h"
#include "ui/window/fetchdialog.h"
#include "ui/window/foreigntexts.h"
#include "ui/window/guard.h"
#include "ui/window/largesite.h"
#include "ui/window/manualopener.h"
#include "ui/window/messagearea.h"
#include "ui/window/opening.h"
#include "ui/window/recover.h"
#include "ui/window/savereport.h"
#include "ui/window/saving.h"
#include "ui/window/session.h"
#include "ui/window/sitelist.h"
#include "ui/window/statusline.h"
#include "ui/window/tidydialog.h"
#include "ui/window/viewtabs.h"
#include "ui/window/welcome.h"
#include "ui/window/windowgoals.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

namespace gatepost::ui {

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent),
      m_site(new SiteModel(this)),
      m_dialogs(&Dialogs::real()),
      m_messages(new MessageArea(this)),
      m_report(new SaveReport(*m_site, *new MessageArea(this), this)),
      m_guard(new Guard(*m_site, *m_messages, recoveryRoot(), this)),
      m_saving(std::make_unique<Saving>(*this)),
      m_opening(std::make_unique<Opening>(*this)) {
    installAccessibility();
    installPlainTexts();
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/gatepost.svg")));
    setAcceptDrops(true);
    auto *welcome = new WelcomePage(this);
    // Tab goes from pane to pane in the order in which they are made.
    auto *question = new QuestionBar(*m_site, this);
    auto *list = new SiteList(*m_site, formPages(), this);
    auto *form = new FormArea(*m_site, this);
    m_editor = new EditorArea(*m_site, this);
    auto *answer = new AnswerPanel(*m_site, this);
    const Panes::Parts parts{m_messages, welcome,  question, list,
                             form,       m_editor, answer,   &m_report->strip()};
    m_panes = new Panes(*this, *m_site, parts);
    m_manual = new ManualOpener(*this);
    m_actions = new Actions(*this, parts);
    auto *status = new StatusLine(*this, *m_site, *m_editor);
    connect(status, &StatusLine::problemsRequested, this, [this] {
        if (QWidget *problems = showPanel(QStringLiteral("problems")))
            problems->setFocus();
    });
    connectWelcome(*welcome);
    connectList(*list, *form);
    m_goals = new WindowGoals(*this, *list, *form);
    connectSite();
    new LargeSite(*m_site, *m_panes, *question, *m_messages);
    auto *foreign = new ForeignTexts(*m_site, *m_panes, *m_messages);
    connect(foreign, &ForeignTexts::fetchRequested, this,
            [this](Document *document) { askToFetch(*this, *document); });
    m_session = new Session(*this);
    qApp->installEventFilter(this);
    renewTitle();
    status->renew();
    m_panes->renew();
    m_panes->reset();
    apply(Preferences::load());
}

MainWindow::~MainWindow() {
    // The panels refer to the site; they go first, and nobody hears of it.
    delete m_guard; // it lets go of the documents first
    m_site->silence();
    delete takeCentralWidget();
}

void MainWindow::connectWelcome(const WelcomePage &welcome) {
    connect(&welcome, &WelcomePage::openFileRequested, this, [this] { m_opening->askFile(); });
    connect(&welcome, &WelcomePage::openFolderRequested, this, [this] { m_opening->askFolder(); });
    connect(&welcome, &WelcomePage::pasteRequested, this, [this] { m_opening->paste(); });
    connect(&welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(&welcome, &WelcomePage::goalsRequested, this, [this] { m_goals->show(); });
    connect(&welcome, &WelcomePage::presetRequested, this,
            [this](const QString &id) { m_goals->take(id); });
    connect(&welcome, &WelcomePage::templateRequested, this,
            [this](const QString &file) { m_opening->newFromTemplate(file); });
    connect(&welcome, &WelcomePage::pathRequested, this,
            [this](const QString &path) { m_opening->openPath(path); });
}

void MainWindow::connectList(SiteList &list, const FormArea &form) {
    connect(&list, &SiteList::pageChosen, m_panes, &Panes::showPage);
    connect(&list, &SiteList::addRequested, this, [this](Role role) { m_opening->newFile(role); });
    connect(&list, &SiteList::menuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (const char *id : {"save", "save-as", "compare-disk", "close"})
            menu->addAction(action(QLatin1String(id)));
        menu->popup(at);
    });
    connect(&form, &FormArea::pageChanged, &list, &SiteList::setPage);
}

void MainWindow::connectSite() {
    connect(&m_site->files(), &OpenFiles::filesChanged, this, &MainWindow::renewTitle);
    connect(&m_site->files(), &OpenFiles::currentChanged, this, &MainWindow::renewTitle);
    connect(&m_site->files(), &OpenFiles::filesChanged, m_panes, &Panes::renew);
    connect(&m_site->navigator(), &Navigator::changeRequested, this,
            [this](const Question &question) {
                if (m_site->analysis().isPaused() || m_site->files().all().isEmpty())
                    return;
                auto *dialog = new ChangeDialog(*m_site, question, this);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                dialog->open();
            });
    connect(&TidyWish::of(*m_site), &TidyWish::asked, this, [this](Document *document) {
        const auto role = m_site->files().roleOfDocument(document);
        if (m_site->analysis().isPaused() || !role || !isSiteFile(rowOf(*role)))
            return;
        auto *dialog = new TidyDialog(*m_site, *document, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(m_editor, &EditorArea::longLineFound, this,
            [this](const Document *document, int where, int length) {
                m_messages->post(QStringLiteral("long-line"), Tone::Warning,
                                 tr("Line %1 of %2 has %3 characters. Only its first %4 are shown "
                                    "and searched, and lines are not wrapped in this file. All of "
                                    "it is kept and saved.")
                                     .arg(QLocale().toString(where), document->displayName(),
                                          QLocale().toString(length),
                                          QLocale().toString(qlonglong(kShownOfLong))));
            });
    connect(m_report, &SaveReport::saveRequested, this,
            [this](Document *document) { save(document); });
    connect(m_report, &SaveReport::changesRequested, this,
            [this](const QString &name, const std::shared_ptr<const CompiledSite> &before) {
                if (auto *changes =
                        qobject_cast<ChangesPanel *>(showPanel(QStringLiteral("changes")))) {
                    changes->compareSite(name, before);
                    changes->focusChanges();
                }
            });
    if (const auto *map = findChild<MapPanel *>())
        connect(map, &MapPanel::goalsRequested, this, [this] { m_goals->show(); });
    connect(m_guard, &Guard::compareRequested, this,
            [this](const Document *document) { m_saving->compareWithDisk(document); });
    connect(m_guard, &Guard::saveRequested, this, [this](Document *document) { save(document); });
}

// ---- what is asked from elsewhere ----------------------------------------------------------------

void MainWindow::open(const QStringList &paths) {
    m_opening->open(paths);
}

void MainWindow::openSample() {
    m_opening->openSample();
}

bool MainWindow::save(Document *document, bool askName) {
    return m_saving->save(document, askName);
}

void MainWindow::setMode(Mode mode) {
    m_panes->setMode(mode);
}

QWidget *MainWindow::showPanel(const QString &id) {
    return m_panes->showPanel(id);
}

QAction *MainWindow::action(const QString &id) const {
    return m_actions->action(id);
}

RecoveryDialog *MainWindow::offerRecovery(Found found) {
    if (!m_drafts)
        m_drafts = std::make_unique<DraftRestorer>(*this);
    return m_drafts->offer(std::move(found));
}

void MainWindow::complain(const QString &sentence) {
    if (!isVisible()) { // --report: nobody could answer a dialog
        qWarning("%s", qPrintable(sentence));
        return;
    }
    m_dialogs->complain(this, sentence);
}

QList<MainWindow *> MainWindow::openWindows() {
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget); window && window->isVisible())
            windows << window;
    return windows;
}

MainWindow *MainWindow::newWindow() {
    auto *window = new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setDialogs(*m_dialogs);
    window->show();
    return window;
}

void MainWindow::apply(const Preferences &preferences) {
    const Preferences before = std::exchange(m_preferences, preferences);
    if (isVisible() &&
        preferences.scheme != before.scheme) // main() does it before there is a window
        applyScheme(preferences.scheme);
    m_editor->apply(preferences);
    m_guard->setReloadClean(preferences.reloadClean);
    m_guard->setHistoryBytes(static_cast<std::size_t>(preferences.historyMiB) * 1024 * 1024);
    if (m_site->files().all().isEmpty()) {
        m_site->analysis().changeQuestion([&preferences](Question &question) {
            question.agent = preferences.agent;
            question.reading = preferences.reading;
        });
    }
}

void MainWindow::renewTitle() {
    const Document *document = m_site->files().current();
    // The title first: Qt wants the place for its mark to be there when the mark is set.
    setWindowFilePath(document ? document->path() : QString());
    setWindowTitle(document ? QStringLiteral("%1[*] — Gatepost").arg(document->displayName())
                            : QStringLiteral("Gatepost[*]"));
    setWindowModified(std::ranges::any_of(
        m_site->files().all(), [](const SiteFile &file) { return file.document->isModified(); }));
}

// ---- events --------------------------------------------------------------------------------------

void MainWindow::changeEvent(QEvent *event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_guard->check(); // network folders tell nobody
}

void MainWindow::closeEvent(QCloseEvent *event) {
    if (!m_saving->mayCloseAll()) {
        event->ignore();
        return;
    }
    m_panes->save();
    m_session->finish();
    m_guard->discardAll();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent *event) {
    QMainWindow::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_panes->arrange();
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // Text views and line edits would swallow Ctrl+Z for a history of their own. Dialogs keep theirs.
        const auto *key = static_cast<QKeyEvent *>(event);
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget->window() == this &&
            (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::keyPressEvent(QKeyEvent *event) {
    // F1 where no view has its own help. No shortcut: it would take the key from the text, the fields and the problems.
    if (event->key() == Qt::Key_F1 && event->modifiers() == Qt::NoModifier) {
        m_manual->open();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier &&
        m_panes->views().state() == ViewTabs::State::Large) {
        m_panes->views().back();
        event->accept();
        return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
    if (std::ranges::any_of(event->mimeData()->urls(), &QUrl::isLocalFile))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    event->acceptProposedAction();
    open(paths);
}

} // namespace gatepost::ui
