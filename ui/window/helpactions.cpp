// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menus about answers and help, and the settings.

#include "core/text/version.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/text.h"
#include "ui/simulator/questionbar.h"
#include "ui/site/useragents.h"
#include "ui/window/actions.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/manualopener.h"
#include "ui/window/messagearea.h"
#include "ui/window/updateagents.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMenuBar>

namespace gatepost::ui {

void Actions::makeSimulateMenu() {
    QMenu *menu = m_window.menuBar()->addMenu(MainWindow::tr("&Simulate"));
    add(menu, QStringLiteral("ask-agent"), MainWindow::tr("&Ask about an agent"),
        QKeySequence(Qt::CTRL | Qt::Key_L), QStringLiteral("agent"),
        [this] { m_parts.question->focusAgent(); });
    add(menu, QStringLiteral("go-to-deciding"), MainWindow::tr("Go to the &deciding line"),
        QKeySequence(Qt::CTRL | Qt::Key_D), {}, [this] {
            if (const auto &verdict = m_site.analysis().verdict(); verdict && verdict->fetch.line)
                m_site.navigator().goTo(*verdict->fetch.line);
        });
    add(menu, QStringLiteral("change-answer"), MainWindow::tr("C&hange this answer…"),
        QList<QKeySequence>{Qt::ALT | Qt::Key_Return, Qt::ALT | Qt::Key_Enter}, {},
        [this] { m_site.navigator().askToChange(m_site.analysis().question()); });
    add(menu, QStringLiteral("copy-answer"), MainWindow::tr("&Copy the answer"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), QStringLiteral("copy edit-copy"),
        [this] { QApplication::clipboard()->setText(m_site.analysis().sentence()); });
    add(menu, QStringLiteral("copy-json"), MainWindow::tr("Copy as &JSON"), {}, {}, [this] {
        if (const auto &verdict = m_site.analysis().verdict())
            QApplication::clipboard()->setText(
                text(toJson(m_site.analysis().compiled(), *verdict)));
    });
    menu->addSeparator()->setText(MainWindow::tr("Reading"));
    m_readings = new QActionGroup(this);
    for (std::size_t i = 0; i < kReadingCount; ++i) {
        const auto reading = static_cast<Reading>(i);
        QAction *action = add(menu, QStringLiteral("reading-") + text(readingName(reading)),
                              readingText(reading), {}, {}, [this, reading] {
                                  m_site.analysis().changeQuestion([reading](Question &question) {
                                      question.reading = reading;
                                  });
                              });
        action->setCheckable(true);
        action->setData(static_cast<int>(i));
        m_readings->addAction(action);
    }
}

void Actions::makeHelpMenu() {
    QMenu *menu = m_window.menuBar()->addMenu(MainWindow::tr("&Help"));
    // F1 is help about what has the focus; keyPressEvent() opens the manual with it where nothing has help of its own.
    add(menu, QStringLiteral("manual"), MainWindow::tr("&Manual"),
        QKeySequence(Qt::SHIFT | Qt::Key_F1), QStringLiteral("manual help-contents"),
        [this] { m_window.manual().open(); });
    add(menu, QStringLiteral("keys"), MainWindow::tr("&Keyboard shortcuts"), {}, {},
        [this] { m_window.manual().open(manualUrl(QStringLiteral("keyboard"))); });
    add(menu, QStringLiteral("report-verdict"), MainWindow::tr("&Report a wrong verdict"), {}, {},
        [this] { reportVerdict(); });
    menu->addSeparator();
    QAction *update =
        add(menu, QStringLiteral("update-agents"), MainWindow::tr("&Update the List of Crawlers…"),
            {}, {}, [this] { askForAgents(m_window); });
    connect(menu, &QMenu::aboutToShow, update, [update] {
        const UserAgents &agents = UserAgents::instance();
        update->setText(agents.isOld()
                            ? MainWindow::tr("&Update the List of Crawlers… (%n day(s) old)",
                                             nullptr, agents.ageInDays())
                            : MainWindow::tr("&Update the List of Crawlers…"));
    });
    menu->addSeparator();
    add(menu, QStringLiteral("about"), MainWindow::tr("&About Gatepost"), {}, {}, [this] {
        m_window.dialogs().tell(
            &m_window, MainWindow::tr("About Gatepost"),
            Rich::ours(
                MainWindow::tr(
                    "<h3>Gatepost %1</h3><p>Edits and simulates robots.txt, robots-ai.txt, "
                    "robots2.txt "
                    "and "
                    "agent policies.</p><p>Free software under the GNU General Public License, "
                    "version "
                    "3 or "
                    "later. No account, no telemetry; nothing is fetched or sent unless you press "
                    "a "
                    "button.</p>"))
                .arg(text(version())));
    })->setMenuRole(QAction::AboutRole);
}

/// What a report of a wrong verdict needs: the answer as JSON, in the clipboard.
void Actions::reportVerdict() {
    const auto &verdict = m_site.analysis().verdict();
    if (!verdict)
        return;
    QApplication::clipboard()->setText(text(toJson(m_site.analysis().compiled(), *verdict)));
    m_window.messages().post(
        QStringLiteral("report-verdict"), Tone::Unstated,
        MainWindow::tr("The answer with its reasons is in the clipboard as JSON. Paste it into "
                       "your report with the policy files that it is about, and say what you "
                       "expected. Nothing was sent."));
}

void Actions::askPreferences() {
    auto *dialog = new PreferencesDialog(m_window.preferences(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Preferences preferences = dialog->preferences();
        const bool otherLanguage = preferences.language != m_window.preferences().language;
        preferences.store();
        for (MainWindow *window : MainWindow::openWindows())
            window->apply(preferences);
        if (otherLanguage)
            m_window.messages().post(
                QStringLiteral("language"), Tone::Unstated,
                MainWindow::tr(
                    "The window speaks the other language when Gatepost is started again."));
    });
    dialog->open();
}

} // namespace gatepost::ui
