// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opening, saving, closing; asked before anything is lost.

#include "ui/bridge/accessible.h"
#include "ui/bridge/look.h"
#include "ui/bridge/templates.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/editor/textview.h"
#include "ui/simulator/changespanel.h"
#include "ui/window/dialogs.h"
#include "ui/window/differencedialog.h"
#include "ui/window/editorarea.h"
#include "ui/window/exportdialog.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/savereport.h"
#include "ui/window/viewtabs.h"
#include "ui/window/welcome.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSet>
#include <QStatusBar>

#include <algorithm>

namespace gatepost::ui {

void MainWindow::complain(const QString &sentence) {
    if (!isVisible()) { // --report: nobody could answer a dialog
        qWarning("%s", qPrintable(sentence));
        return;
    }
    m_dialogs->complain(this, sentence);
}

void MainWindow::remember(const QString &path) {
    RecentFiles::add(path);
}

void MainWindow::open(const QStringList &paths) {
    // Files that were named together stay open together: a second folder, or a second file of the same role, is
    // another site.
    MainWindow *window = this;
    QList<MainWindow *> windows{this};
    QSet<Role> taken;
    for (const QString &path : paths) {
        if (const auto has = std::ranges::find_if(
                windows, [&](const MainWindow *one) { return one->openAs(path) != nullptr; });
            has != windows.end()) {
            (*has)->openPath(path);
            continue;
        }
        const QFileInfo info(path);
        const Role role = roleOf(dialectOfFileName(info.fileName().toStdString()));
        const bool clashes = info.isDir() ? !taken.isEmpty() : taken.contains(role);
        if (clashes && isVisible()) {
            window = newWindow();
            windows << window;
            taken.clear();
        }
        if (window->openPath(path)) {
            taken << role;
            if (info.isDir())
                taken += {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy};
        } else if (window != this && window->m_site->files().isEmpty()) {
            windows.removeOne(window);
            window->close();
            window = this; // and what is taken there is no longer known
            taken = {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy};
        }
    }
}

Document *MainWindow::openAs(const QString &path) const {
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (const SiteFile &file : m_site->files())
        if (!canonical.isEmpty() && !file.document->path().isEmpty() &&
            QFileInfo(file.document->path()).canonicalFilePath() == canonical)
            return file.document;
    return nullptr;
}

bool MainWindow::openPath(const QString &path) {
    const QFileInfo info(path);
    if (Document *here = openAs(path)) {
        m_site->setCurrent(here); // with its history and what is unsaved in it
    } else if (info.isDir()) {
        QList<Document *> open;
        for (const SiteFile &file : m_site->files())
            open << file.document;
        if (!mayClose(open))
            return false;
        const auto opened = m_site->openFolder(info.absoluteFilePath());
        if (!opened)
            complain(opened.error());
        if (m_site->files().isEmpty()) {
            statusBar()->showMessage(tr("%1 contains no policy file.").arg(info.fileName()), 8000);
            if (opened)
                complain(tr("%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent "
                            "policy. A new file can be made from a template and saved there.")
                             .arg(QDir::toNativeSeparators(info.absoluteFilePath())));
            return false;
        }
    } else {
        const Role role = roleOf(dialectOfFileName(info.fileName().toStdString()));
        // First whether it can be read: else nothing has to go for it.
        if (const auto readable = Document::readFile(path); !readable) {
            complain(readable.error());
            return false;
        }
        if (Document *old = m_site->document(role); old && !mayClose({old}))
            return false;
        if (const auto opened = m_site->openFile(path); !opened) {
            complain(opened.error());
            return false;
        }
    }
    remember(info.absoluteFilePath());
    if (info.isDir()) {
        showMapFirst();
        return true;
    }
    m_tabs->makeRoom();
    if (TextView *view = m_editor->view())
        view->setFocus();
    return true;
}

void MainWindow::openSample() {
    QList<Document *> open;
    for (const SiteFile &file : m_site->files())
        open << file.document;
    if (!mayClose(open))
        return;
    m_site->openSample();
    Question question;
    question.agent = QStringLiteral("GPTBot");
    question.url = QStringLiteral("/journal/2026/11");
    m_site->setQuestion(question);
    if (const auto &verdict = m_site->verdict(); verdict && verdict->fetch.line)
        m_site->goTo(*verdict->fetch.line, false);
    showMapFirst();
}

void MainWindow::newFile(Role role) {
    if (Document *old = m_site->document(role); old && !mayClose({old}))
        return;
    m_site->newFile(role);
    m_tabs->makeRoom();
    if (TextView *view = m_editor->view())
        view->setFocus();
}

void MainWindow::newFromTemplate(const QString &file) {
    const QList<Template> known = templates();
    const auto chosen = std::ranges::find(known, file, &Template::file);
    if (chosen == known.end())
        return;
    const Role role = roleOf(chosen->dialect);
    if (Document *old = m_site->document(role); old && !mayClose({old}))
        return;
    // Crawlers read robots.txt alone, so a template that keeps somebody out comes with one. What is open stays.
    const auto with = std::ranges::find(known, chosen->with, &Template::file);
    Document *beside = with != known.end() && !m_site->document(roleOf(with->dialect))
                           ? m_site->newFile(roleOf(with->dialect), templateBytes(*with))
                           : nullptr;
    m_site->newFile(role, templateBytes(*chosen));
    if (beside) // what crawlers read is shown first
        m_site->setCurrent(beside);
    m_tabs->makeRoom();
}

void MainWindow::pasteFile() {
    const QString pasted = QApplication::clipboard()->text();
    if (pasted.trimmed().isEmpty()) {
        complain(tr("The clipboard contains no text. Copy the text of a robots.txt first."));
        return;
    }
    if (Document *old = m_site->document(Role::Robots); old && !mayClose({old}))
        return;
    m_site->newFile(Role::Robots, pasted.toStdString());
    m_tabs->makeRoom();
}

void MainWindow::askOpenFile() {
    const QString path = m_dialogs->fileToOpen(
        this, tr("Open file"), m_site->folder(),
        tr("Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void MainWindow::askOpenFolder() {
    const QString path =
        m_dialogs->folderToOpen(this, tr("Open a site's folder"), m_site->folder());
    if (!path.isEmpty())
        openPath(path);
}

bool MainWindow::save(Document *document, bool askName) {
    if (!document)
        return false;
    QString path = document->path();
    if (path.isEmpty() || askName) {
        const QString folder =
            m_site->folder().startsWith(QLatin1Char(':')) ? QString() : m_site->folder();
        path = m_dialogs->fileToSave(this, tr("Save %1").arg(document->displayName()),
                                     QDir(folder).filePath(document->displayName()));
        if (path.isEmpty())
            return false;
    }
    if (!mayCloseSearch())
        return false;
    return save(document, path, false);
}

bool MainWindow::saveCopy(Document *document) {
    if (!document)
        return false;
    const QString path = m_dialogs->fileToSave(
        this, tr("Save a copy of %1").arg(document->displayName()),
        document->path().isEmpty() ? document->displayName() : document->path());
    if (path.isEmpty())
        return false;
    // A copy in the file's own place is the file.
    if (openAs(path) == document)
        return save(document);
    return save(document, path, true);
}

bool MainWindow::save(Document *document, const QString &path, bool copy) {
    SaveOptions options;
    options.backup = m_preferences.backup;
    if (!copy)
        m_report->begin(document);
    for (;;) {
        const auto saved = copy ? document->saveCopy(path, options) : document->save(path, options);
        if (saved) {
            if (!saved->note.empty())
                m_messages->post(QStringLiteral("save-note"), Tone::Warning, text(saved->note));
            const QString said = tr("Saved %1").arg(QDir::toNativeSeparators(path));
            statusBar()->showMessage(said, 4000);
            announce(this, Topic::Save, said);
            remember(QFileInfo(path).absoluteFilePath());
            if (!copy) {
                saveSideFiles();
                m_report->finish();
            }
            return true;
        }
        m_guard->flush(); // whatever comes now, the draft is on disk
        const SaveError &error = saved.error();
        const QString sentence = text(error.sentence);
        announce(this, Topic::Save, sentence, Urgency::Assertive);
        switch (error.trouble) {
        case SaveTrouble::Failed: complain(sentence); return false;
        case SaveTrouble::Damaged:
            complain(
                sentencesText({sentence, tr("Keep this window open and save a copy elsewhere.")}));
            return false;
        case SaveTrouble::ChangedOnDisk:
            switch (m_dialogs->choose(
                this, tr("Changed on disk"), sentence,
                tr("Saving replaces what is there now. Reloading keeps your draft as an undo "
                   "step."),
                {tr("Compare"), tr("Reload"), tr("Save mine"), tr("Cancel")})) {
            case 0: compareWithDisk(document, true); continue;
            case 1:
                if (const auto reloaded = document->reload(); !reloaded)
                    complain(reloaded.error());
                return false;
            case 2: options.overwrite = true; continue;
            default: return false;
            }
        case SaveTrouble::HardLink:
        case SaveTrouble::Folder:
        case SaveTrouble::Owner:
            switch (m_dialogs->choose(this, tr("Write over the file?"), sentence,
                                      tr("The old text is kept in a safe place meanwhile."),
                                      {tr("Save a copy…"), tr("Write over it"), tr("Cancel")})) {
            case 0: return saveCopy(document);
            case 1:
                options.inPlace = true;
                options.safetyCopy = m_guard->safetyCopy();
                if (options.safetyCopy.isEmpty()) {
                    complain(tr("The old text cannot be kept safe, so the file was not written."));
                    return false;
                }
                continue;
            default: return false;
            }
        }
        return false;
    }
}

bool MainWindow::mayCloseSearch() {
    const QString question = closingQuestion(*m_site);
    if (question.isEmpty() || question == m_answeredClosing || !isVisible())
        return true;
    // The last, which is the way out, is not to save.
    const int answer =
        m_dialogs->warn(this, tr("Search engines"), question,
                        tr("Pages that may not be fetched drop out of search results."),
                        {tr("Save all the same"), tr("Show changes"), tr("Cancel")});
    if (answer == 1)
        showPanel(QStringLiteral("changes"));
    if (answer != 0)
        return false;
    m_answeredClosing = question; // asked once
    return true;
}

bool MainWindow::saveSideFiles() {
    if (!m_site->sideFilesModified() || !m_site->hasRealFolder())
        return true;
    bool overwrite = false;
    for (;;) {
        const auto saved = m_site->saveSideFiles(overwrite);
        if (saved)
            return true;
        m_guard->flush();
        if (saved.error().trouble != SaveTrouble::ChangedOnDisk) {
            complain(text(saved.error().sentence));
            return false;
        }
        switch (m_dialogs->choose(
            this, tr("Changed on disk"), text(saved.error().sentence),
            tr("Saving replaces what is there now. Reloading discards your changes."),
            {tr("Compare"), tr("Reload"), tr("Save mine"), tr("Cancel")})) {
        case 0: compareSideFiles(); continue;
        case 1:
            if (const auto reloaded = m_site->reloadSideFiles(); !reloaded)
                complain(reloaded.error());
            return false;
        case 2: overwrite = true; continue;
        default: return false;
        }
    }
}

bool MainWindow::saveSideFilesSomewhere() {
    // Without a folder there is no place for them: a policy file that is saved makes one.
    if (m_site->sideFilesModified() && !m_site->hasRealFolder())
        return save(m_site->current()) && !m_site->sideFilesModified();
    return saveSideFiles();
}

bool MainWindow::saveAll() {
    bool all = true;
    bool any = false; // and with it what stands beside it, or the user has said no
    for (const SiteFile &file : QList<SiteFile>(m_site->files())) {
        if (!file.document->isModified())
            continue;
        const bool saved = save(file.document);
        any = any || saved;
        all = saved && all;
    }
    if (!any)
        all = saveSideFilesSomewhere() && all;
    return all && !m_site->sideFilesModified();
}

void MainWindow::exportSite() {
    ExportDialog dialog(*m_site, *m_dialogs, this);
    m_dialogs->show(dialog);
}

void MainWindow::compareWithDisk(const Document *document, bool wait) {
    if (!document || document->path().isEmpty())
        return;
    const auto disk = Document::readFile(document->path());
    if (!disk) {
        complain(disk.error());
        return;
    }
    if (*disk == document->bytes()) {
        const QString said = tr("%1 is the same as the file on disk.").arg(document->displayName());
        statusBar()->showMessage(said, 8000);
        announce(this, Topic::Message, said);
        return;
    }
    auto *dialog = new CompareDialog(tr("Compare %1").arg(document->displayName()),
                                     tr("− in the file on disk, + in the window:"), *disk,
                                     document->bytes(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (wait) // a question follows that would lie over it
        m_dialogs->show(*dialog);
    else
        dialog->open();
}

void MainWindow::compareSideFiles() {
    for (const SideFile file : kSideFiles) {
        const auto disk = Document::readFile(m_site->sidePath(file));
        if (!m_site->isModified(file) || !disk || *disk == m_site->savedSideText(file))
            continue;
        CompareDialog dialog(tr("Compare %1").arg(sideFileName(file)),
                             tr("− in the file on disk, + in the window:"), *disk,
                             m_site->sideText(file), this);
        m_dialogs->show(dialog);
    }
}

bool MainWindow::mayClose(const QList<Document *> &documents) {
    QList<Document *> unsaved;
    QStringList names;
    for (Document *document : documents) {
        if (document->isModified()) {
            unsaved << document;
            names << document->displayName();
        }
    }
    // Tests, sample paths and rehearsed answers go with the site as a whole.
    const bool side = m_site->sideFilesModified() && !documents.isEmpty() &&
                      documents.size() == m_site->files().size();
    if (side)
        names << tr("gatepost.yaml and asks.json");
    if (unsaved.isEmpty() && !side)
        return true;
    switch (m_dialogs->choose(
        this, tr("Unsaved changes"), tr("Save the changes in %1?").arg(listText(names)),
        tr("Without saving they are lost."), {tr("Save"), tr("Don't save"), tr("Cancel")})) {
    case 0:
        for (Document *document : std::as_const(unsaved))
            if (!save(document))
                return false;
        return !side || saveSideFilesSomewhere();
    case 1: return true;
    default: return false;
    }
}

void MainWindow::closeCurrent() {
    Document *document = m_site->current();
    if (!document || !mayClose({document}))
        return;
    if (m_site->files().size() == 1)
        m_site->closeAll(); // what belongs to the site goes with its last file
    else
        m_site->closeFile(document);
}

void MainWindow::closeEvent(QCloseEvent *event) {
    QList<Document *> open;
    for (const SiteFile &file : m_site->files())
        open << file.document;
    if (!mayClose(open)) {
        event->ignore();
        return;
    }
    saveLayout();
    m_storeSoon.stop();
    storeSession(); // while this window is still counted, if it is the last
    m_guard->discardAll();
    event->accept();
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

void MainWindow::fillRecentMenu(QMenu *menu) {
    menu->clear();
    const QList<RecentFiles::Entry> entries = RecentFiles::list();
    for (const RecentFiles::Entry &entry : entries) {
        QString name = QDir::toNativeSeparators(entry.path);
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = menu->addAction(entry.missing ? tr("%1 (missing)").arg(name) : name, this,
                                          [this, path = entry.path] { openPath(path); });
        action->setEnabled(!entry.missing);
        if (entry.pinned)
            action->setIcon(icon(QStringLiteral("up")));
    }
    menu->addSeparator();
    const QString here = m_site->current() && !m_site->current()->path().isEmpty()
                             ? m_site->current()->path()
                             : QString();
    const bool pinned = std::ranges::any_of(entries, [&](const RecentFiles::Entry &entry) {
        return entry.pinned && entry.path == here;
    });
    QAction *pin = menu->addAction(tr("Keep the open file at the top"), this,
                                   [here, pinned] { RecentFiles::pin(here, !pinned); });
    pin->setCheckable(true);
    pin->setChecked(pinned);
    pin->setEnabled(!here.isEmpty());
    menu->addAction(tr("Forget missing files"), this, [entries] {
        for (const RecentFiles::Entry &entry : entries)
            if (entry.missing)
                RecentFiles::remove(entry.path);
    });
    menu->addAction(tr("Clear the list"), this, [] { RecentFiles::clear(); });
}

} // namespace gatepost::ui
