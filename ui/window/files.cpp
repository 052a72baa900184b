// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opening, saving, closing; asked before anything is lost.

#include "ui/bridge/text.h"
#include "ui/editor/textview.h"
#include "ui/simulator/changespanel.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/welcome.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>

namespace gatepost::ui {

void MainWindow::complain(const QString &sentence) {
    if (!isVisible()) { // --report: nobody could answer a dialog
        qWarning("%s", qPrintable(sentence));
        return;
    }
    QMessageBox box(QMessageBox::Warning, tr("Gatepost"), sentence, QMessageBox::Ok, this);
    box.exec();
}

void MainWindow::remember(const QString &path) {
    QSettings settings;
    QStringList recent = settings.value(QStringLiteral("recent")).toStringList();
    recent.removeAll(path);
    recent.prepend(path);
    settings.setValue(QStringLiteral("recent"), recent.mid(0, 12));
}

void MainWindow::open(const QStringList &paths) {
    for (const QString &path : paths)
        openPath(path);
}

bool MainWindow::openPath(const QString &path) {
    const QFileInfo info(path);
    if (info.isDir()) {
        QList<Document *> open;
        for (const SiteFile &file : m_site->files())
            open << file.document;
        if (!mayClose(open))
            return false;
        const auto opened = m_site->openFolder(info.absoluteFilePath());
        if (!opened)
            complain(opened.error());
        if (m_site->files().isEmpty()) {
            statusBar()->showMessage(tr("%1 holds no policy file.").arg(info.fileName()), 8000);
            if (opened)
                complain(tr("%1 holds neither robots.txt nor robots-ai.txt, robots2.txt or an "
                            "agent policy. "
                            "A new file can be made from a template and saved there.")
                             .arg(info.absoluteFilePath()));
            return false;
        }
    } else {
        const Role role = roleOf(dialectOfFileName(info.fileName().toStdString()));
        if (Document *old = m_site->document(role); old && !mayClose({old}))
            return false;
        if (const auto opened = m_site->openFile(path); !opened) {
            complain(opened.error());
            return false;
        }
    }
    remember(info.absoluteFilePath());
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
        m_site->goTo(*verdict->fetch.line);
}

void MainWindow::newFile(Role role) {
    if (Document *old = m_site->document(role); old && !mayClose({old}))
        return;
    m_site->newFile(role);
    if (TextView *view = m_editor->view())
        view->setFocus();
}

void MainWindow::newFromTemplate(const QString &path) {
    const auto bytes = Document::readFile(path);
    if (!bytes) {
        complain(bytes.error());
        return;
    }
    // "robots2-staging.txt" is a robots2.txt: the templates' names begin with their file's.
    QString dialect;
    for (const Template &one : templates())
        if (one.path == path)
            dialect = one.dialect;
    Role role = Role::AgentPolicy;
    for (const Role known : {Role::Robots, Role::RobotsAi, Role::Robots2})
        if (dialect == roleFileName(known))
            role = known;
    if (Document *old = m_site->document(role); old && !mayClose({old}))
        return;
    m_site->newFile(role, *bytes);
}

void MainWindow::askOpenFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open file"), m_site->folder(),
        tr("Policy files (robots*.txt *.kno);;Text files (*.txt);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void MainWindow::askOpenFolder() {
    const QString path =
        QFileDialog::getExistingDirectory(this, tr("Open a site's folder"), m_site->folder());
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
        path = QFileDialog::getSaveFileName(this, tr("Save %1").arg(document->displayName()),
                                            QDir(folder).filePath(document->displayName()));
        if (path.isEmpty())
            return false;
    } else if (document->differsOnDisk()) {
        QMessageBox box(QMessageBox::Warning, tr("Changed on disk"),
                        tr("%1 was changed by another program since it was opened.")
                            .arg(document->displayName()),
                        QMessageBox::Cancel, this);
        box.setInformativeText(
            tr("Saving replaces what is there now. Reloading keeps your draft as an undo step."));
        const QAbstractButton *overwrite =
            box.addButton(tr("Save mine"), QMessageBox::DestructiveRole);
        const QAbstractButton *reload = box.addButton(tr("Reload"), QMessageBox::ActionRole);
        box.exec();
        if (box.clickedButton() == reload) {
            if (const auto reloaded = document->reload(); !reloaded)
                complain(reloaded.error());
            return false;
        }
        if (box.clickedButton() != overwrite)
            return false;
    }
    if (!mayCloseSearch())
        return false;
    if (const auto saved = document->save(path); !saved) {
        complain(saved.error());
        return false;
    }
    saveSideFiles();
    statusBar()->showMessage(tr("Saved %1").arg(QDir::toNativeSeparators(path)), 4000);
    remember(QFileInfo(path).absoluteFilePath());
    return true;
}

bool MainWindow::mayCloseSearch() {
    const QString question = closingQuestion(*m_site);
    if (question.isEmpty() || question == m_answeredClosing || !isVisible())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Search engines"), question, QMessageBox::Cancel,
                    this);
    box.setInformativeText(tr("Pages that may not be fetched drop out of search results."));
    const QAbstractButton *save = box.addButton(tr("Save all the same"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != save)
        return false;
    m_answeredClosing = question; // asked once
    return true;
}

bool MainWindow::saveSideFiles() {
    if (!m_site->sideFilesModified() || !m_site->hasRealFolder())
        return true;
    const auto saved = m_site->saveSideFiles();
    if (!saved)
        complain(saved.error());
    return saved.has_value();
}

bool MainWindow::saveAll() {
    bool all = saveSideFiles();
    for (const SiteFile &file : QList<SiteFile>(m_site->files()))
        if (file.document->isModified())
            all = save(file.document) && all;
    return all;
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
    const bool side = m_site->sideFilesModified() && m_site->hasRealFolder() &&
                      documents.size() == m_site->files().size();
    if (side)
        names << tr("gatepost.yaml and asks.json");
    if (unsaved.isEmpty() && !side)
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                    tr("Save the changes in %1?").arg(names.join(QStringLiteral(", "))),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setInformativeText(tr("Without saving they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        for (Document *document : std::as_const(unsaved))
            if (!save(document))
                return false;
        return !side || saveSideFiles();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

void MainWindow::closeCurrent() {
    Document *document = m_site->current();
    if (document && mayClose({document}))
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
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event) {
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            openPath(url.toLocalFile());
}

} // namespace gatepost::ui
