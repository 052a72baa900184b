// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu about the site as it is on the web.

#include "ui/simulator/crawlserverdialog.h"
#include "ui/window/actions.h"
#include "ui/window/livedialog.h"
#include "ui/window/mainwindow.h"

#include <QMenuBar>

namespace gatepost::ui {

namespace {

/// Opens them in a separate window, so that the draft stays as it is.
void openServed(MainWindow &beside, const std::vector<ServedFile> &files) {
    MainWindow *window = beside.newWindow();
    for (const ServedFile &file : files)
        window->site().files().newFile(file.role, file.bytes);
    if (Document *robots = window->site().files().document(Role::Robots))
        window->site().files().setCurrent(robots);
    window->panes().showFirstView();
}

} // namespace

void Actions::makeSiteMenu() {
    QMenu *menu = m_window.menuBar()->addMenu(MainWindow::tr("Site"));
    add(menu, QStringLiteral("compare-live"), MainWindow::tr("Compare with &live…"), {},
        QStringLiteral("fetch"), [this] { compareLive(); })
        ->setToolTip(MainWindow::tr("The draft against what the site serves now. Nothing is sent "
                                    "before you have seen what will be."));
    add(menu, QStringLiteral("serve-draft"), MainWindow::tr("&Serve the draft…"), {},
        QStringLiteral("endpoint"), [this] { openServer(m_site, &m_window); })
        ->setToolTip(MainWindow::tr("A web server on this computer, for trying a crawler on it"));
}

void Actions::compareLive() {
    if (auto *open = m_window.findChild<LiveDialog *>()) {
        open->raise();
        open->activateWindow();
        return;
    }
    auto *dialog = new LiveDialog(m_site, m_window.dialogs(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LiveDialog::takeRequested, this,
            [this](const std::vector<ServedFile> &files) { openServed(m_window, files); });
    dialog->show();
}

} // namespace gatepost::ui
