// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Menus. Every action has an id: tests and other rooms find it by MainWindow::action().

#include "core/text/version.h"
#include "ui/bridge/look.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/templates.h"
#include "ui/bridge/text.h"
#include "ui/forms/formarea.h"
#include "ui/problems/problemspanel.h"
#include "ui/simulator/questionbar.h"
#include "ui/site/useragents.h"
#include "ui/window/dialogs.h"
#include "ui/window/editorarea.h"
#include "ui/window/mainwindow.h"
#include "ui/window/panels.h"
#include "ui/window/viewtabs.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMenuBar>

namespace gatepost::ui {

QAction *MainWindow::add(QMenu *menu, const QString &id, const QString &name, const Keys &keys,
                         const QString &glyph, const std::function<void()> &run) {
    auto *action = new QAction(name, this);
    action->setObjectName(id);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WindowShortcut);
    if (!glyph.isEmpty())
        action->setIcon(
            icon(glyph.section(QLatin1Char(' '), 0, 0), glyph.section(QLatin1Char(' '), 1)));
    connect(action, &QAction::triggered, this, run);
    menu->addAction(action);
    m_actions.insert(id, action);
    return action;
}

void MainWindow::makeActions() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makePolicyMenu();
    makeSimulateMenu();
    makeHelpMenu();
}

void MainWindow::makeFileMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    QMenu *fresh =
        menu->addMenu(icon(QStringLiteral("new"), QStringLiteral("document-new")), tr("&New"));
    for (const Role role : {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy})
        add(fresh, QStringLiteral("new-") + roleFileName(role), roleFileName(role),
            role == Role::Robots ? Keys(QKeySequence::New) : Keys(), {},
            [this, role] { newFile(role); });
    fresh->addSeparator();
    add(fresh, QStringLiteral("new-policy-from-robots"), tr("Agent policy &from robots.txt"), {},
        {}, [this] { newPolicyFromRobots(); });
    QMenu *fromTemplate = menu->addMenu(tr("New from &template"));
    for (const Template &one : templates()) {
        QAction *action = add(fromTemplate, QStringLiteral("template-") + one.file, one.title, {},
                              {}, [this, file = one.file] { newFromTemplate(file); });
        action->setToolTip(one.description);
    }
    fromTemplate->setToolTipsVisible(true);
    add(menu, QStringLiteral("open"), tr("&Open file…"), QKeySequence::Open,
        QStringLiteral("file document-open"), [this] { askOpenFile(); });
    add(menu, QStringLiteral("open-folder"), tr("Open &folder…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), QStringLiteral("open folder-open"),
        [this] { askOpenFolder(); });
    QMenu *recent = menu->addMenu(tr("Open &recent"));
    recent->setToolTipsVisible(true);
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecentMenu(recent); });
    add(menu, QStringLiteral("new-window"), tr("New &window"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), {}, [this] { newWindow(); });
    add(menu, QStringLiteral("sample"), tr("Open the sam&ple site"), {}, QStringLiteral("sample"),
        [this] { openSample(); });
    menu->addSeparator();
    add(menu, QStringLiteral("save"), tr("&Save"), QKeySequence::Save,
        QStringLiteral("save document-save"), [this] { save(m_site->current()); });
    add(menu, QStringLiteral("save-as"), tr("Save &as…"), QKeySequence::SaveAs, {},
        [this] { save(m_site->current(), true); });
    add(menu, QStringLiteral("save-copy"), tr("Save a cop&y…"), {}, {},
        [this] { saveCopy(m_site->current()); });
    add(menu, QStringLiteral("save-all"), tr("Save a&ll"),
        QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S), {}, [this] { saveAll(); });
    add(menu, QStringLiteral("compare-disk"), tr("Co&mpare with the file"), {}, {},
        [this] { compareWithDisk(m_site->current()); });
    add(menu, QStringLiteral("export"), tr("E&xport…"), {}, {}, [this] { exportSite(); });
    menu->addSeparator();
    add(menu, QStringLiteral("preferences"), tr("S&ettings…"), QKeySequence::Preferences,
        QStringLiteral("settings"), [this] { askPreferences(); })
        ->setMenuRole(QAction::PreferencesRole);
    menu->addSeparator();
    add(menu, QStringLiteral("close"), tr("&Close file"), QKeySequence::Close, {},
        [this] { closeCurrent(); });
    add(menu, QStringLiteral("quit"), tr("&Quit"), QKeySequence::Quit, {}, [this] {
        quit();
    })->setMenuRole(QAction::QuitRole);
}

void MainWindow::makeEditMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    add(menu, QStringLiteral("undo"), tr("&Undo"), QKeySequence::Undo,
        QStringLiteral("undo edit-undo"), [this] {
            if (Document *document = m_site->current())
                document->undo();
        });
    add(menu, QStringLiteral("redo"), tr("&Redo"), QKeySequence::Redo,
        QStringLiteral("redo edit-redo"), [this] {
            if (Document *document = m_site->current())
                document->redo();
        });
    menu->addSeparator();
    addClipboard(menu);
    menu->addSeparator();
    addTextCommands(menu);
    menu->addSeparator();
    add(menu, QStringLiteral("next-problem"), tr("&Next problem"), QKeySequence(Qt::Key_F8), {},
        [this] {
            if (auto *problems =
                    qobject_cast<ProblemsPanel *>(showPanel(QStringLiteral("problems"))))
                problems->step(1);
        });
    add(menu, QStringLiteral("previous-problem"), tr("&Previous problem"),
        QKeySequence(Qt::SHIFT | Qt::Key_F8), {}, [this] {
            if (auto *problems =
                    qobject_cast<ProblemsPanel *>(showPanel(QStringLiteral("problems"))))
                problems->step(-1);
        });
}

void MainWindow::makeViewMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    auto *modes = new QActionGroup(this);
    const auto mode = [&](const QString &id, const QString &name, Qt::Key key, const QString &glyph,
                          Mode to) {
        QAction *action =
            add(menu, id, name, QKeySequence(Qt::CTRL | key), glyph, [this, to] { setMode(to); });
        action->setCheckable(true);
        modes->addAction(action);
    };
    mode(QStringLiteral("mode-form"), tr("&Form"), Qt::Key_1, QStringLiteral("form"), Mode::Form);
    mode(QStringLiteral("mode-both"), tr("Form &and text"), Qt::Key_2, QStringLiteral("both"),
         Mode::Both);
    mode(QStringLiteral("mode-text"), tr("&Text"), Qt::Key_3, QStringLiteral("text"), Mode::Text);
    menu->addSeparator();
    int key = Qt::Key_1;
    for (const PanelFactory &panel : bottomPanels()) {
        const QString id = QLatin1String(panel.id);
        // Nine digits; Ctrl+Shift+0 folds them all, so the tenth view has a letter.
        const Keys keys(QKeySequence(Qt::CTRL | Qt::SHIFT |
                                     (key <= Qt::Key_9 ? static_cast<Qt::Key>(key) : Qt::Key_T)));
        ++key;
        add(menu, QStringLiteral("panel-") + id,
            QCoreApplication::translate("gatepost::ui::Panels", panel.title), keys,
            QLatin1String(panel.icon), [this, id] {
                if (QWidget *shown = showPanel(id))
                    shown->setFocus();
            });
    }
    add(menu, QStringLiteral("palette"), tr("Find a &command…"),
        QList<QKeySequence>{Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::SHIFT | Qt::Key_P}, {},
        [this] { showPalette(); });
    QAction *folded =
        add(menu, QStringLiteral("fold-views"), tr("Views folded to their tabs"),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_0), {}, [this] { m_tabs->toggleFolded(); });
    folded->setCheckable(true);
    folded->setChecked(m_tabs->state() == ViewTabs::State::Folded);
    add(menu, QStringLiteral("view-large"), tr("Views in the whole window"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M), {}, [this] { m_tabs->toggleLarge(); })
        ->setCheckable(true);
    menu->addSeparator();
    addTextLooks(menu);
    menu->addSeparator();
    add(menu, QStringLiteral("reset-layout"), tr("&Reset layout"), {}, {},
        [this] { resetLayout(); });
    menu->addSeparator();
    add(menu, QStringLiteral("next-pane"), tr("Next &pane"), QKeySequence(Qt::Key_F6), {},
        [this] { walkPanes(1); });
    add(menu, QStringLiteral("previous-pane"), tr("Pre&vious pane"),
        QKeySequence(Qt::SHIFT | Qt::Key_F6), {}, [this] { walkPanes(-1); });
}

void MainWindow::makePolicyMenu() {
    m_policyMenu = menuBar()->addMenu(tr("&Policy"));
    m_policyMenu->setObjectName(QStringLiteral("policyMenu"));
    renewPolicyMenu();
}

void MainWindow::renewPolicyMenu() {
    m_policyMenu->clear();
    Document *document = m_site->current();
    m_policyMenu->menuAction()->setEnabled(document != nullptr);
    if (!document)
        return;
    // Afterwards: what a command does renews this menu, and the command would be gone while it is carried out.
    const auto command = [this](const QString &name, const std::function<void()> &run) {
        return m_policyMenu->addAction(name, this, [this, run] {
            QMetaObject::invokeMethod(this, run, Qt::QueuedConnection);
        });
    };
    for (const FormPageFactory &page : formPages()) {
        if (page.dialect != document->dialectId())
            continue;
        QAction *action =
            command(QCoreApplication::translate("gatepost::ui::FormPages", page.title),
                    [this, id = QString::fromLatin1(page.id)] {
                        if (m_mode == Mode::Text)
                            setMode(Mode::Both);
                        showPage(m_site->current(), id);
                        focusPane(m_form);
                    });
        action->setObjectName(QStringLiteral("page-") + QLatin1String(page.id));
        action->setCheckable(true);
        action->setChecked(m_form->pageId() == QLatin1String(page.id));
    }
    m_policyMenu->addSeparator();
    for (const Role role : {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy})
        if (!m_site->document(role))
            command(tr("Add %1").arg(roleFileName(role)), [this, role] { newFile(role); });
}

void MainWindow::makeSimulateMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&Simulate"));
    add(menu, QStringLiteral("ask-agent"), tr("&Ask about an agent"),
        QKeySequence(Qt::CTRL | Qt::Key_L), QStringLiteral("agent"),
        [this] { m_question->focusAgent(); });
    add(menu, QStringLiteral("go-to-deciding"), tr("Go to the &deciding line"),
        QKeySequence(Qt::CTRL | Qt::Key_D), {}, [this] {
            if (const auto &verdict = m_site->verdict(); verdict && verdict->fetch.line)
                m_site->goTo(*verdict->fetch.line);
        });
    add(menu, QStringLiteral("change-answer"), tr("C&hange this answer…"),
        QList<QKeySequence>{Qt::ALT | Qt::Key_Return, Qt::ALT | Qt::Key_Enter}, {},
        [this] { m_site->askToChange(m_site->question()); });
    add(menu, QStringLiteral("copy-answer"), tr("&Copy the answer"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), QStringLiteral("copy edit-copy"),
        [this] { QApplication::clipboard()->setText(m_site->sentence()); });
    add(menu, QStringLiteral("copy-json"), tr("Copy as &JSON"), {}, {}, [this] {
        if (const auto &verdict = m_site->verdict())
            QApplication::clipboard()->setText(text(toJson(m_site->compiled(), *verdict)));
    });
    menu->addSeparator()->setText(tr("Reading"));
    m_readings = new QActionGroup(this);
    for (std::size_t i = 0; i < kReadingCount; ++i) {
        const auto reading = static_cast<Reading>(i);
        QAction *action = add(menu, QStringLiteral("reading-") + text(readingName(reading)),
                              readingText(reading), {}, {}, [this, reading] {
                                  Question question = m_site->question();
                                  question.reading = reading;
                                  m_site->setQuestion(question);
                              });
        action->setCheckable(true);
        action->setData(static_cast<int>(i));
        m_readings->addAction(action);
    }
}

void MainWindow::makeHelpMenu() {
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    // F1 is help about what has the focus; keyPressEvent() opens the manual with it where nothing has help of its own.
    add(menu, QStringLiteral("manual"), tr("&Manual"), QKeySequence(Qt::SHIFT | Qt::Key_F1),
        QStringLiteral("manual help-contents"), [this] { openManual(); });
    add(menu, QStringLiteral("keys"), tr("&Keyboard shortcuts"), {}, {},
        [this] { openManual(manualUrl(QStringLiteral("keyboard"))); });
    add(menu, QStringLiteral("report-verdict"), tr("&Report a wrong verdict"), {}, {},
        [this] { reportVerdict(); });
    menu->addSeparator();
    QAction *update = add(menu, QStringLiteral("update-agents"),
                          tr("&Update the List of Crawlers…"), {}, {}, [this] { updateAgents(); });
    connect(menu, &QMenu::aboutToShow, update, [update] {
        const UserAgents &agents = UserAgents::instance();
        update->setText(agents.isOld() ? tr("&Update the List of Crawlers… (%n day(s) old)",
                                            nullptr, agents.ageInDays())
                                       : tr("&Update the List of Crawlers…"));
    });
    menu->addSeparator();
    add(menu, QStringLiteral("about"), tr("&About Gatepost"), {}, {}, [this] {
        m_dialogs->tell(
            this, tr("About Gatepost"),
            Rich::ours(
                tr("<h3>Gatepost %1</h3><p>Edits and simulates robots.txt, robots-ai.txt, "
                   "robots2.txt "
                   "and "
                   "agent policies.</p><p>Free software under the GNU General Public License, "
                   "version "
                   "3 or "
                   "later. No account, no telemetry; nothing is fetched or sent unless you press a "
                   "button.</p>"))
                .arg(text(version())));
    })->setMenuRole(QAction::AboutRole);
}

void MainWindow::renewActions() {
    const Document *document = m_site->current();
    const auto enable = [&](const char *id, bool on) {
        if (QAction *action = m_actions.value(QLatin1String(id)))
            action->setEnabled(on);
    };
    for (const char *id :
         {"save", "save-as", "save-copy", "close", "mode-form", "mode-both", "mode-text"})
        enable(id, document != nullptr);
    for (QAction *action : std::as_const(m_textActions))
        action->setEnabled(document != nullptr);
    enable("new-policy-from-robots", m_site->document(Role::Robots) != nullptr);
    enable("compare-disk", document && !document->path().isEmpty());
    enable("save-all", m_site->sideFilesModified() ||
                           std::ranges::any_of(m_site->files(), [](const SiteFile &file) {
                               return file.document->isModified();
                           }));
    const auto history = [&](const char *id, const QString &plain, const QString &named, bool can,
                             const QString &step) {
        enable(id, can);
        if (QAction *action = m_actions.value(QLatin1String(id)))
            action->setText(can && !step.isEmpty() ? named.arg(step) : plain);
    };
    history("undo", tr("&Undo"), tr("&Undo %1"), document && document->canUndo(),
            document ? document->undoText() : QString());
    history("redo", tr("&Redo"), tr("&Redo %1"), document && document->canRedo(),
            document ? document->redoText() : QString());
    for (const auto &[id, mode] :
         {std::pair{"mode-form", Mode::Form}, {"mode-both", Mode::Both}, {"mode-text", Mode::Text}})
        if (QAction *action = m_actions.value(QLatin1String(id)))
            action->setChecked(m_mode == mode);
    if (m_readings)
        for (QAction *action : m_readings->actions())
            action->setChecked(action->data().toInt() ==
                               static_cast<int>(m_site->question().reading));
}

} // namespace gatepost::ui
