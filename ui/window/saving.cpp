// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/saving.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/goals/goalguard.h"
#include "ui/simulator/changespanel.h"
#include "ui/window/dialogs.h"
#include "ui/window/differencedialog.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/opening.h"
#include "ui/window/savereport.h"

#include <QDir>
#include <QFileInfo>
#include <QStatusBar>

namespace gatepost::ui {

namespace {

/// Paths of the files beside the policy that saveSideFiles() writes.
QStringList modifiedSideFiles(SiteModel &site) {
    QStringList paths;
    for (const SideFile file : kSideFiles)
        if (site.files().hasRealFolder() && site.side().isModified(file))
            paths << QDir::toNativeSeparators(site.side().pathOf(file));
    return paths;
}

} // namespace

Saving::Saving(MainWindow &window) : m_window(window), m_site(window.site()) {}

Dialogs &Saving::dialogs() const {
    return m_window.dialogs();
}

bool Saving::save(Document *document, bool askName) {
    if (!document)
        return false;
    QString path = document->path();
    const bool isItself = !askName && !path.isEmpty();
    // Where only what is beside it has changed, the file keeps its bytes and its time.
    if (isItself && !document->isModified() && m_site.side().isModified() &&
        m_site.files().hasRealFolder())
        return saveSideFilesAlone();
    if (!isItself) {
        const QString folder = m_site.files().folder().startsWith(QLatin1Char(':'))
                                   ? QString()
                                   : m_site.files().folder();
        path =
            dialogs().fileToSave(&m_window, MainWindow::tr("Save %1").arg(document->displayName()),
                                 QDir(folder).filePath(document->displayName()));
        if (path.isEmpty())
            return false;
    }
    if (!mayCloseSearch())
        return false;
    return save(document, path, false);
}

bool Saving::saveCopy(Document *document) {
    if (!document)
        return false;
    const QString path = dialogs().fileToSave(
        &m_window, MainWindow::tr("Save a copy of %1").arg(document->displayName()),
        document->path().isEmpty() ? document->displayName() : document->path());
    if (path.isEmpty())
        return false;
    // A copy in the file's own place is the file.
    if (m_window.opening().openAs(path) == document)
        return save(document);
    return save(document, path, true);
}

bool Saving::save(Document *document, const QString &path, bool copy) {
    SaveOptions options;
    options.backup = m_window.preferences().backup;
    if (!copy)
        m_window.saveReport().begin(document);
    for (;;) {
        const auto saved = copy ? document->saveCopy(path, options) : document->save(path, options);
        if (saved) {
            if (!saved->note.empty())
                m_window.messages().post(QStringLiteral("save-note"), Tone::Warning,
                                         text(saved->note));
            finish(path, copy);
            return true;
        }
        m_window.guard().flush(); // whatever comes now, the draft is on disk
        const Next next = askAbout(saved.error(), *document, options);
        if (next == Next::Copy)
            return saveCopy(document);
        if (next == Next::Stop)
            return false;
    }
}

void Saving::sayIsSaved(const QString &what) {
    const QString said = MainWindow::tr("Saved %1").arg(what);
    m_window.statusBar()->showMessage(said, 4000);
    announce(&m_window, Topic::Save, said);
}

/// Saves what is beside it, and names what was written.
void Saving::finish(const QString &path, bool copy) {
    QStringList written{QDir::toNativeSeparators(path)};
    RecentFiles::add(QFileInfo(path).absoluteFilePath());
    if (!copy) {
        const QStringList beside = modifiedSideFiles(m_site);
        if (saveSideFiles())
            written += beside;
    }
    sayIsSaved(listText(written));
    if (!copy)
        m_window.saveReport().finish();
}

/// Says why it was not saved, and asks what to do where the user has a choice.
Saving::Next Saving::askAbout(const SaveError &error, Document &document, SaveOptions &options) {
    const QString sentence = text(error.sentence);
    announce(&m_window, Topic::Save, sentence, Urgency::Assertive);
    switch (error.trouble) {
    case SaveTrouble::Failed: m_window.complain(sentence); return Next::Stop;
    case SaveTrouble::Damaged:
        m_window.complain(sentencesText(
            {sentence, MainWindow::tr("Keep this window open and save a copy elsewhere.")}));
        return Next::Stop;
    case SaveTrouble::ChangedOnDisk: return askWhichText(sentence, document, options);
    case SaveTrouble::HardLink:
    case SaveTrouble::Folder:
    case SaveTrouble::Owner: return askToWriteOver(sentence, options);
    }
    return Next::Stop;
}

Saving::Next Saving::askWhichText(const QString &sentence, Document &document,
                                  SaveOptions &options) {
    switch (dialogs().choose(
        &m_window, MainWindow::tr("Changed on disk"), sentence,
        MainWindow::tr("Saving replaces what is there now. Reloading keeps your draft as an undo "
                       "step."),
        {MainWindow::tr("Compare"), MainWindow::tr("Reload"), MainWindow::tr("Save mine"),
         MainWindow::tr("Cancel")})) {
    case 0: compareWithDisk(&document, true); return Next::Again;
    case 1:
        if (const auto reloaded = document.reload(); !reloaded)
            m_window.complain(reloaded.error());
        return Next::Stop;
    case 2: options.overwrite = true; return Next::Again;
    default: return Next::Stop;
    }
}

Saving::Next Saving::askToWriteOver(const QString &sentence, SaveOptions &options) {
    switch (dialogs().choose(&m_window, MainWindow::tr("Write over the file?"), sentence,
                             MainWindow::tr("The old text is kept in a safe place meanwhile."),
                             {MainWindow::tr("Save a copy…"), MainWindow::tr("Write over it"),
                              MainWindow::tr("Cancel")})) {
    case 0: return Next::Copy;
    case 1:
        options.inPlace = true;
        options.safetyCopy = m_window.guard().safetyCopy();
        if (!options.safetyCopy.isEmpty())
            return Next::Again;
        m_window.complain(
            MainWindow::tr("The old text cannot be kept safe, so the file was not written."));
        return Next::Stop;
    default: return Next::Stop;
    }
}

bool Saving::mayCloseSearch() {
    // Where a goal says what is wanted of search engines, it is asked; else whether they lose the start page.
    const std::optional<QString> broken = brokenSearchGoal(m_site);
    const QString question = broken ? *broken : closingQuestion(m_site);
    if (question.isEmpty() || question == m_answeredClosing || !m_window.isVisible())
        return true;
    // The first, which Enter presses, loses nothing; the last is not to save.
    const int answer =
        dialogs().warn(&m_window, MainWindow::tr("Search engines"), question,
                       MainWindow::tr("Pages that may not be fetched drop out of search results."),
                       {MainWindow::tr("Show changes"), MainWindow::tr("Save all the same"),
                        MainWindow::tr("Cancel")});
    if (answer == 0)
        m_window.showPanel(QStringLiteral("changes"));
    if (answer != 1)
        return false;
    m_answeredClosing = question; // asked once
    return true;
}

bool Saving::saveSideFiles() {
    if (!m_site.side().isModified() || !m_site.files().hasRealFolder())
        return true;
    bool overwrite = false;
    for (;;) {
        const auto saved = m_site.side().save(overwrite);
        if (saved)
            return true;
        m_window.guard().flush();
        if (saved.error().trouble != SaveTrouble::ChangedOnDisk) {
            m_window.complain(text(saved.error().sentence));
            return false;
        }
        switch (dialogs().choose(
            &m_window, MainWindow::tr("Changed on disk"), text(saved.error().sentence),
            MainWindow::tr("Saving replaces what is there now. Reloading discards your changes."),
            {MainWindow::tr("Compare"), MainWindow::tr("Reload"), MainWindow::tr("Save mine"),
             MainWindow::tr("Cancel")})) {
        case 0: compareSideFiles(); continue;
        case 1:
            if (const auto reloaded = m_site.side().reload(); !reloaded)
                m_window.complain(reloaded.error());
            return false;
        case 2: overwrite = true; continue;
        default: return false;
        }
    }
}

bool Saving::saveSideFilesAlone() {
    const QStringList names = modifiedSideFiles(m_site);
    if (!saveSideFiles())
        return false;
    sayIsSaved(listText(names));
    return true;
}

bool Saving::saveSideFilesSomewhere() {
    // Without a folder there is no place for them: a policy file that is saved makes one.
    if (m_site.side().isModified() && !m_site.files().hasRealFolder())
        return save(m_site.files().current()) && !m_site.side().isModified();
    return saveSideFiles();
}

bool Saving::saveAll() {
    bool all = true;
    bool any = false; // and with it what stands beside it, or the user has said no
    for (const SiteFile &file : QList<SiteFile>(m_site.files().all())) {
        if (!file.document->isModified())
            continue;
        const bool saved = save(file.document);
        any = any || saved;
        all = saved && all;
    }
    if (!any)
        all = saveSideFilesSomewhere() && all;
    return all && !m_site.side().isModified();
}

bool Saving::mayClose(const QList<Document *> &documents) {
    QList<Document *> unsaved;
    QStringList names;
    for (Document *document : documents) {
        if (document->isModified()) {
            unsaved << document;
            names << document->displayName();
        }
    }
    // Tests, sample paths and rehearsed answers go with the site as a whole.
    const bool side = m_site.side().isModified() && !documents.isEmpty() &&
                      documents.size() == m_site.files().all().size();
    if (side)
        names << MainWindow::tr("gatepost.yaml and asks.json");
    if (unsaved.isEmpty() && !side)
        return true;
    switch (dialogs().choose(
        &m_window, MainWindow::tr("Unsaved changes"),
        MainWindow::tr("Save the changes in %1?").arg(listText(names)),
        MainWindow::tr("If you do not save, they are lost."),
        {MainWindow::tr("Save"), MainWindow::tr("Don't save"), MainWindow::tr("Cancel")})) {
    case 0:
        for (Document *document : std::as_const(unsaved))
            if (!save(document))
                return false;
        return !side || saveSideFilesSomewhere();
    case 1: return true;
    default: return false;
    }
}

void Saving::closeCurrent() {
    Document *document = m_site.files().current();
    if (!document || !mayClose({document}))
        return;
    if (m_site.files().all().size() == 1)
        m_site.files().closeAll(); // what belongs to the site goes with its last file
    else
        m_site.files().closeFile(document);
}

void Saving::compareWithDisk(const Document *document, bool wait) {
    if (!document || document->path().isEmpty())
        return;
    const auto disk = Document::readFile(document->path());
    if (!disk) {
        m_window.complain(disk.error());
        return;
    }
    if (*disk == document->bytes()) {
        const QString said =
            MainWindow::tr("%1 is the same as the file on disk.").arg(document->displayName());
        m_window.statusBar()->showMessage(said, 8000);
        announce(&m_window, Topic::Message, said);
        return;
    }
    auto *dialog = new CompareDialog(MainWindow::tr("Compare %1").arg(document->displayName()),
                                     MainWindow::tr("− in the file on disk, + in the window:"),
                                     *disk, document->bytes(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (wait) // a question follows that would lie over it
        dialogs().show(*dialog);
    else
        dialog->open();
}

void Saving::compareSideFiles() {
    for (const SideFile file : kSideFiles) {
        const auto disk = Document::readFile(m_site.side().pathOf(file));
        if (!m_site.side().isModified(file) || !disk || *disk == m_site.side().savedTextOf(file))
            continue;
        CompareDialog dialog(MainWindow::tr("Compare %1").arg(sideFileName(file)),
                             MainWindow::tr("− in the file on disk, + in the window:"), *disk,
                             m_site.side().textOf(file), &m_window);
        dialogs().show(dialog);
    }
}

bool Saving::mayCloseAll() {
    QList<Document *> open;
    for (const SiteFile &file : m_site.files().all())
        open << file.document;
    return mayClose(open);
}

} // namespace gatepost::ui
