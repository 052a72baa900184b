// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/recover.h"

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

RecoveryDialog *DraftRestorer::offer(Found found) {
    for (qsizetype i = 0; i < found.sentences.size(); ++i)
        m_window.messages().post(QStringLiteral("recovery-%1").arg(i), Tone::Warning,
                                 found.sentences[i]);
    if (found.drafts.isEmpty())
        return nullptr;
    auto *dialog = new RecoveryDialog(std::move(found), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &RecoveryDialog::restoreRequested, &m_window,
                     [this, dialog](qsizetype index) {
                         if (dialog->drafts()[index].header.isSide)
                             restoreSide(*dialog, index);
                         else
                             restore(*dialog, index);
                     });
    QObject::connect(dialog, &RecoveryDialog::keepFileRequested, &m_window,
                     [dialog](qsizetype index) {
                         removeDraft(dialog->drafts()[index]);
                         dialog->removeAt(index);
                     });
    QObject::connect(dialog, &RecoveryDialog::saveBothRequested, &m_window,
                     [this, dialog](qsizetype index) { saveBoth(*dialog, index); });
    dialog->open();
    return dialog;
}

/// The draft is in the window.
void DraftRestorer::finish(MainWindow &window, const Draft &draft) {
    window.guard().flush(); // it has a journal of its own before the old one goes
    removeDraft(draft);
    window.messages().post(QStringLiteral("recovered-") + draft.header.name, Tone::Ask,
                           MainWindow::tr("The unsaved text of %1 is back. It is not saved yet.")
                               .arg(draft.header.name));
}

void DraftRestorer::restore(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    const Place place = placeOf(draft);
    if (!place.document)
        return;
    place.document->apply(TextEdit::between(place.document->bytes(), draft.text),
                          {MainWindow::tr("Recovered text"), {}, Origin::Reload});
    if (place.document->bytes() != draft.text) {
        m_window.complain(MainWindow::tr("The text could not be put into %1; it is kept.")
                              .arg(draft.header.name));
        return;
    }
    place.window->site().files().setCurrent(place.document);
    finish(*place.window, draft);
    dialog.removeAt(index);
    if (place.window != &m_window && !dialog.drafts().isEmpty())
        dialog.activateWindow();
}

/// Where the file is open; else here, if nothing has to go for it; else in a window of its own.
DraftRestorer::Place DraftRestorer::placeOf(const Draft &draft) {
    const QString path = draft.header.path;
    for (MainWindow *one : MainWindow::openWindows())
        for (const SiteFile &file : one->site().files().all())
            if (!path.isEmpty() && file.document->path() == path)
                return {one, file.document};
    const Role role = roleOf(draft.header.dialect);
    const bool isFresh = m_window.site().files().document(role) != nullptr;
    MainWindow *window = isFresh ? m_window.newWindow() : &m_window;
    if (!draft.disk) // never saved, or the file is gone
        return {window, window->site().files().newFile(role)};
    const auto opened = window->site().files().openFile(path, role);
    if (opened)
        return {window, *opened};
    m_window.complain(opened.error());
    if (isFresh)
        window->close();
    return {};
}

void DraftRestorer::restoreSide(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    const QString folder =
        draft.header.path.isEmpty() ? QString() : QFileInfo(draft.header.path).absolutePath();
    MainWindow *window = nullptr;
    for (MainWindow *one : MainWindow::openWindows())
        if (!window && one->site().files().folder() == folder &&
            !(folder.isEmpty() && one->site().files().all().isEmpty()))
            window = one;
    if (!window) {
        window = m_window.site().files().all().isEmpty() ? &m_window : m_window.newWindow();
        if (!folder.isEmpty())
            if (const auto opened = window->site().files().openFolder(folder); !opened)
                m_window.complain(opened.error());
    }
    if (draft.header.name == sideFileName(SideFile::Settings)) {
        auto settings = readSiteSettings(draft.text);
        if (!settings) {
            m_window.complain(text(settings.error()));
            return;
        }
        window->site().side().setSettings(*settings);
    } else if (draft.text.empty()) {
        window->site().side().setAsks(std::nullopt);
    } else {
        auto asks = readAskRehearsal(draft.text);
        if (!asks) {
            m_window.complain(text(asks.error()));
            return;
        }
        window->site().side().setAsks(std::move(*asks));
    }
    finish(*window, draft);
    dialog.removeAt(index);
}

void DraftRestorer::saveBoth(RecoveryDialog &dialog, qsizetype index) {
    const Draft &draft = dialog.drafts()[index];
    QString path;
    if (draft.header.path.isEmpty()) {
        path = m_window.dialogs().fileToSave(&m_window, MainWindow::tr("Save the recovered text"),
                                             draft.header.name);
    } else {
        // Beside the file, under a name that is free.
        const QFileInfo info(draft.header.path);
        const QString stem = info.completeBaseName();
        const QString suffix =
            info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
        const QString when = draft.when.toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
        for (int n = 1; path.isEmpty() || QFileInfo::exists(path); ++n)
            path = info.dir().filePath(
                n == 1
                    ? MainWindow::tr("%1 (recovered %2)%3").arg(stem, when, suffix)
                    : MainWindow::tr("%1 (recovered %2, %3)%4").arg(stem, when).arg(n).arg(suffix));
    }
    if (path.isEmpty())
        return;
    const auto saved = saveFile(FileSystem::real(), {pathBytes(path), draft.text});
    if (!saved) {
        m_window.complain(text(saved.error().sentence));
        return;
    }
    m_window.messages().post(
        QStringLiteral("recovered-") + path, Tone::Ask,
        MainWindow::tr("The unsaved text is saved as %1.").arg(QDir::toNativeSeparators(path)));
    removeDraft(draft);
    dialog.removeAt(index);
}

} // namespace gatepost::ui
