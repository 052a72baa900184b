// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was not saved before a crash comes back.

#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/document/recovery.h"
#include "ui/window/dialogs.h"
#include "ui/window/differencedialog.h"
#include "ui/window/guard.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"

#include <QDir>
#include <QFileInfo>

namespace gatepost::ui {

RecoveryDialog *MainWindow::offerRecovery(Found found) {
    for (qsizetype i = 0; i < found.sentences.size(); ++i)
        m_messages->post(QStringLiteral("recovery-%1").arg(i), Tone::Warning, found.sentences[i]);
    if (found.drafts.isEmpty())
        return nullptr;
    auto *dialog = new RecoveryDialog(std::move(found), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::restoreRequested, this, [this, dialog](qsizetype index) {
        if (dialog->drafts()[index].header.isSide)
            restoreSide(*dialog, index);
        else
            restore(*dialog, index);
    });
    connect(dialog, &RecoveryDialog::keepFileRequested, this, [dialog](qsizetype index) {
        removeDraft(dialog->drafts()[index]);
        dialog->removeAt(index);
    });
    connect(dialog, &RecoveryDialog::saveBothRequested, this,
            [this, dialog](qsizetype index) { saveBoth(*dialog, index); });
    dialog->open();
    return dialog;
}

void MainWindow::finishRestoring(const Draft &draft) {
    m_guard->flush(); // it has a journal of its own before the old one goes
    removeDraft(draft);
    m_messages->post(
        QStringLiteral("recovered-") + draft.header.name, Tone::Ask,
        tr("The unsaved text of %1 is back. It is not saved yet.").arg(draft.header.name));
}

void MainWindow::restore(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    const QString path = draft.header.path;
    // Where the file is open; else here, if nothing has to go for it; else in a window of its own.
    MainWindow *window = this;
    Document *document = nullptr;
    for (MainWindow *one : openWindows())
        for (const SiteFile &file : one->m_site->files())
            if (!document && !path.isEmpty() && file.document->path() == path) {
                document = file.document;
                window = one;
            }
    if (!document) {
        const Role role = roleOf(draft.header.dialect);
        const bool isFresh = m_site->document(role) != nullptr;
        if (isFresh)
            window = newWindow();
        if (draft.disk) {
            const auto opened = window->m_site->openFile(path, role);
            if (!opened) {
                complain(opened.error());
                if (isFresh)
                    window->close();
                return;
            }
            document = *opened;
        } else {
            document = window->m_site->newFile(role); // never saved, or the file is gone
        }
    }
    const TextEdit edit = TextEdit::between(document->bytes(), draft.text);
    document->apply(edit, {tr("Recovered text"), {}, Origin::Reload});
    if (document->bytes() != draft.text) {
        complain(tr("The text could not be put into %1; it is kept.").arg(draft.header.name));
        return;
    }
    window->m_site->setCurrent(document);
    window->finishRestoring(draft);
    dialog.removeAt(index);
    if (window != this && !dialog.drafts().isEmpty())
        dialog.activateWindow();
}

void MainWindow::restoreSide(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    const QString folder =
        draft.header.path.isEmpty() ? QString() : QFileInfo(draft.header.path).absolutePath();
    MainWindow *window = nullptr;
    for (MainWindow *one : openWindows())
        if (!window && one->m_site->folder() == folder &&
            !(folder.isEmpty() && one->m_site->files().isEmpty()))
            window = one;
    if (!window) {
        window = m_site->files().isEmpty() ? this : newWindow();
        if (!folder.isEmpty())
            if (const auto opened = window->m_site->openFolder(folder); !opened)
                complain(opened.error());
    }
    if (draft.header.name == sideFileName(SideFile::Settings)) {
        auto settings = readSiteSettings(draft.text);
        if (!settings) {
            complain(text(settings.error()));
            return;
        }
        window->m_site->setSettings(*settings);
    } else if (draft.text.empty()) {
        window->m_site->setAsks(std::nullopt);
    } else {
        auto asks = readAskRehearsal(draft.text);
        if (!asks) {
            complain(text(asks.error()));
            return;
        }
        window->m_site->setAsks(std::move(*asks));
    }
    window->finishRestoring(draft);
    dialog.removeAt(index);
}

void MainWindow::saveBoth(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    QString path;
    if (draft.header.path.isEmpty()) {
        path = m_dialogs->fileToSave(this, tr("Save the recovered text"), draft.header.name);
    } else {
        // Beside the file, under a name that is free.
        const QFileInfo info(draft.header.path);
        const QString stem = info.completeBaseName();
        const QString suffix =
            info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
        const QString when = draft.when.toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
        for (int n = 1; path.isEmpty() || QFileInfo::exists(path); ++n)
            path = info.dir().filePath(
                n == 1 ? tr("%1 (recovered %2)%3").arg(stem, when, suffix)
                       : tr("%1 (recovered %2, %3)%4").arg(stem, when).arg(n).arg(suffix));
    }
    if (path.isEmpty())
        return;
    const auto saved = saveFile(FileSystem::real(), {pathBytes(path), draft.text});
    if (!saved) {
        complain(text(saved.error().sentence));
        return;
    }
    m_messages->post(QStringLiteral("recovered-") + path, Tone::Ask,
                     tr("The unsaved text is saved as %1.").arg(QDir::toNativeSeparators(path)));
    removeDraft(draft);
    dialog.removeAt(index);
}

} // namespace gatepost::ui
