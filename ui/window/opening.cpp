// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/opening.h"

#include "core/model/policysource.h"
#include "ui/bridge/look.h"
#include "ui/bridge/templates.h"
#include "ui/bridge/text.h"
#include "ui/forms/fields/lineeditor.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagearea.h"
#include "ui/window/panes.h"
#include "ui/window/saving.h"
#include "ui/window/viewtabs.h"
#include "ui/window/welcome.h"
#include "ui/window/windowgoals.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSet>
#include <QStatusBar>

#include <algorithm>

namespace gatepost::ui {

namespace {

QSet<Role> allRoles() {
    QSet<Role> roles;
    for (const FileRoleRow &row : folderFiles())
        roles << row.role;
    return roles;
}

} // namespace

Opening::Opening(MainWindow &window) : m_window(window), m_site(window.site()) {}

Dialogs &Opening::dialogs() const {
    return m_window.dialogs();
}

Saving &Opening::saving() const {
    return m_window.saving();
}

bool Opening::mayReplace(Role role) {
    Document *old = m_site.files().document(role);
    return !old || saving().mayClose({old});
}

void Opening::open(const QStringList &paths) {
    // Files that were named together stay open together: a second folder, or a second file of the same role, is
    // another site.
    MainWindow *window = &m_window;
    QList<MainWindow *> windows{&m_window};
    QSet<Role> taken;
    for (const QString &path : paths) {
        if (const auto has = std::ranges::find_if(
                windows, [&](MainWindow *one) { return one->opening().openAs(path) != nullptr; });
            has != windows.end()) {
            (*has)->opening().openPath(path);
            continue;
        }
        const QFileInfo info(path);
        const Role role = roleOf(dialectOfFileName(info.fileName().toStdString()));
        const bool clashes = info.isDir() ? !taken.isEmpty() : taken.contains(role);
        if (clashes && m_window.isVisible()) {
            window = m_window.newWindow();
            windows << window;
            taken.clear();
        }
        if (window->opening().openPath(path)) {
            taken << role;
            if (info.isDir())
                taken += allRoles();
        } else if (window != &m_window && window->site().files().all().isEmpty()) {
            windows.removeOne(window);
            window->close();
            window = &m_window; // and what is taken there is no longer known
            taken = allRoles();
        }
    }
}

Document *Opening::openAs(const QString &path) const {
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (const SiteFile &file : m_site.files().all())
        if (!canonical.isEmpty() && !file.document->path().isEmpty() &&
            QFileInfo(file.document->path()).canonicalFilePath() == canonical)
            return file.document;
    return nullptr;
}

bool Opening::openPath(const QString &path) {
    const QFileInfo info(path);
    if (Document *here = openAs(path)) {
        m_site.files().setCurrent(here); // with its history and what is unsaved in it
    } else if (info.isDir()) {
        if (!saving().mayCloseAll())
            return false;
        const auto opened = m_site.files().openFolder(info.absoluteFilePath());
        if (!opened)
            m_window.complain(opened.error());
        if (m_site.files().all().isEmpty()) {
            m_window.statusBar()->showMessage(
                MainWindow::tr("%1 contains no policy file.").arg(info.fileName()), 8000);
            if (!opened)
                return false;
            m_window.messages().post(
                QStringLiteral("empty-folder"), Tone::Unstated,
                MainWindow::tr("%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent "
                               "policy yet. What you say here makes one.")
                    .arg(QDir::toNativeSeparators(info.absoluteFilePath())));
            RecentFiles::add(info.absoluteFilePath());
            m_window.goals().show();
            return true;
        }
    } else {
        const Role role = roleOf(dialectOfFileName(info.fileName().toStdString()));
        // First whether it can be read: else nothing has to go for it.
        if (const auto readable = Document::readFile(path); !readable) {
            m_window.complain(readable.error());
            return false;
        }
        if (!mayReplace(role))
            return false;
        if (const auto opened = m_site.files().openFile(path); !opened) {
            m_window.complain(opened.error());
            return false;
        }
    }
    RecentFiles::add(info.absoluteFilePath());
    m_window.panes().showFirstView();
    return true;
}

void Opening::openSample() {
    if (!saving().mayCloseAll())
        return;
    m_site.files().openSample();
    Question question;
    question.agent = QStringLiteral("GPTBot");
    question.url = QStringLiteral("/journal/2026/11");
    m_site.analysis().setQuestion(question);
    if (const auto &verdict = m_site.analysis().verdict(); verdict && verdict->fetch.line)
        m_site.navigator().goTo(*verdict->fetch.line, false);
    m_window.panes().showFirstView();
}

void Opening::newFile(Role role) {
    if (!mayReplace(role))
        return;
    m_site.files().newFile(role);
    m_window.panes().leaveGoals();
    m_window.panes().views().makeRoom();
    m_window.panes().focusText();
}

void Opening::newPolicyFromRobots() {
    const Document *robots = m_site.files().document(Role::Robots);
    if (!robots)
        return; // the action is off
    const QString folder =
        m_site.files().hasRealFolder() ? QDir(m_site.files().folder()).dirName() : QString();
    const NewPolicyNames names{
        newUlid().toStdString(),
        (folder.isEmpty() ? MainWindow::tr("Crawler policy") : folder).toStdString()};
    const auto made = newPolicy(policySource(robots->tree()), names);
    if (!made) {
        m_window.complain(text(made.error()));
        return;
    }
    if (!mayReplace(Role::AgentPolicy))
        return;
    m_site.files().newFile(Role::AgentPolicy, made->text);
    QStringList remarks;
    for (const Message &remark : made->remarks)
        remarks << text(remark);
    if (!remarks.isEmpty())
        m_window.messages().post(QStringLiteral("new-policy"), Tone::Unstated,
                                 remarks.join(QLatin1Char('\n')));
    m_window.panes().leaveGoals();
    m_window.panes().focusText();
}

void Opening::newFromTemplate(const QString &file) {
    const QList<Template> known = templates();
    const auto chosen = std::ranges::find(known, file, &Template::file);
    if (chosen == known.end())
        return;
    const Role role = roleOf(chosen->dialect);
    if (!mayReplace(role))
        return;
    m_site.files().newFile(role, templateBytes(*chosen));
    m_window.panes().leaveGoals();
    m_window.panes().views().makeRoom();
}

void Opening::paste() {
    const QString pasted = QApplication::clipboard()->text();
    if (pasted.trimmed().isEmpty()) {
        m_window.complain(
            MainWindow::tr("The clipboard contains no text. Copy the text of a robots.txt first."));
        return;
    }
    if (!mayReplace(Role::Robots))
        return;
    m_site.files().newFile(Role::Robots, pasted.toStdString());
    m_window.panes().showFirstView();
    m_window.action(QStringLiteral("ask-agent"))->trigger(); // who is asked about comes next
}

void Opening::askFile() {
    const QString path = dialogs().fileToOpen(
        &m_window, MainWindow::tr("Open file"), m_site.files().folder(),
        MainWindow::tr("Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void Opening::askFolder() {
    const QString path = dialogs().folderToOpen(&m_window, MainWindow::tr("Open a site's folder"),
                                                m_site.files().folder());
    if (!path.isEmpty())
        openPath(path);
}

void Opening::fillRecentMenu(QMenu *menu) {
    menu->clear();
    const QList<RecentFiles::Entry> entries = RecentFiles::list();
    for (const RecentFiles::Entry &entry : entries) {
        QString name = QDir::toNativeSeparators(entry.path);
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action =
            menu->addAction(entry.missing ? MainWindow::tr("%1 (missing)").arg(name) : name, menu,
                            [this, path = entry.path] { openPath(path); });
        action->setEnabled(!entry.missing);
        if (entry.pinned)
            action->setIcon(icon(QStringLiteral("up")));
    }
    menu->addSeparator();
    const QString here = m_site.files().current() && !m_site.files().current()->path().isEmpty()
                             ? m_site.files().current()->path()
                             : QString();
    const bool pinned = std::ranges::any_of(entries, [&](const RecentFiles::Entry &entry) {
        return entry.pinned && entry.path == here;
    });
    QAction *pin = menu->addAction(MainWindow::tr("Keep the open file at the top"), menu,
                                   [here, pinned] { RecentFiles::pin(here, !pinned); });
    pin->setCheckable(true);
    pin->setChecked(pinned);
    pin->setEnabled(!here.isEmpty());
    menu->addAction(MainWindow::tr("Forget missing files"), menu, [entries] {
        for (const RecentFiles::Entry &entry : entries)
            if (entry.missing)
                RecentFiles::remove(entry.path);
    });
    menu->addAction(MainWindow::tr("Clear the list"), menu, [] { RecentFiles::clear(); });
}

} // namespace gatepost::ui
