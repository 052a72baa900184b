// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/actions.h"

#include "ui/bridge/look.h"
#include "ui/bridge/templates.h"
#include "ui/forms/formarea.h"
#include "ui/goals/goalpresets.h"
#include "ui/goals/goalsteps.h"
#include "ui/problems/problemspanel.h"
#include "ui/site/statedanswers.h"
#include "ui/site/tidywish.h"
#include "ui/window/dialogs.h"
#include "ui/window/exportdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/opening.h"
#include "ui/window/palette.h"
#include "ui/window/panels.h"
#include "ui/window/saving.h"
#include "ui/window/session.h"
#include "ui/window/viewtabs.h"
#include "ui/window/windowgoals.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenuBar>

#include <algorithm>
#include <ranges>

namespace gatepost::ui {

Actions::Actions(MainWindow &window, const Panes::Parts &parts)
    : QObject(&window), m_window(window), m_site(window.site()), m_parts(parts) {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makePolicyMenu();
    makeSiteMenu();
    makeSimulateMenu();
    makeHelpMenu();
    const auto renewAll = [this] {
        renew();
        renewPolicyMenu();
    };
    connect(&m_site.files(), &OpenFiles::filesChanged, this, renewAll);
    connect(&m_site.files(), &OpenFiles::currentChanged, this, renewAll);
    m_site.analysis().whenUpdated(Analysis::Part::Site | Analysis::Part::Question, this,
                                  &Actions::renew);
    connect(parts.form, &FormArea::pageChanged, this, renewAll);
    connect(&GoalSteps::of(m_site), &GoalSteps::changed, this, &Actions::renew);
    connect(&window.panes(), &Panes::modeChanged, this, &Actions::renew);
    connect(&window.panes().views(), &ViewTabs::stateChanged, this, &Actions::renewViews);
    connect(&window.panes(), &Panes::viewShown, this, [this](const QString &id, bool shown) {
        if (QAction *action = this->action(QStringLiteral("panel-") + id)) {
            action->setVisible(shown);
            action->setEnabled(shown);
        }
    });
}

Opening &Actions::opening() const {
    return m_window.opening();
}

Saving &Actions::saving() const {
    return m_window.saving();
}

void Actions::renewViews() {
    const ViewTabs::State state = m_window.panes().views().state();
    action(QStringLiteral("view-large"))->setChecked(state == ViewTabs::State::Large);
    action(QStringLiteral("fold-views"))->setChecked(state == ViewTabs::State::Folded);
}

QAction *Actions::add(QMenu *menu, const QString &id, const QString &name, const Keys &keys,
                      const QString &glyph, const std::function<void()> &run) {
    auto *action = new QAction(name, &m_window);
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

void Actions::makeFileMenu() {
    QMenu *menu = m_window.menuBar()->addMenu(MainWindow::tr("&File"));
    addNew(menu);
    add(menu, QStringLiteral("open"), MainWindow::tr("&Open file…"), QKeySequence::Open,
        QStringLiteral("file document-open"), [this] { opening().askFile(); });
    add(menu, QStringLiteral("open-folder"), MainWindow::tr("Open &folder…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), QStringLiteral("open folder-open"),
        [this] { opening().askFolder(); });
    QMenu *recent = menu->addMenu(MainWindow::tr("Open &recent"));
    recent->setToolTipsVisible(true);
    connect(recent, &QMenu::aboutToShow, this,
            [this, recent] { opening().fillRecentMenu(recent); });
    add(menu, QStringLiteral("new-window"), MainWindow::tr("New &window"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), {}, [this] { m_window.newWindow(); });
    add(menu, QStringLiteral("sample"), MainWindow::tr("Open the sam&ple site"), {},
        QStringLiteral("sample"), [this] { opening().openSample(); });
    menu->addSeparator();
    addSaving(menu);
    menu->addSeparator();
    add(menu, QStringLiteral("preferences"), MainWindow::tr("S&ettings…"),
        QKeySequence::Preferences, QStringLiteral("settings"), [this] { askPreferences(); })
        ->setMenuRole(QAction::PreferencesRole);
    menu->addSeparator();
    add(menu, QStringLiteral("close"), MainWindow::tr("&Close file"), QKeySequence::Close, {},
        [this] { saving().closeCurrent(); });
    add(menu, QStringLiteral("quit"), MainWindow::tr("&Quit"), QKeySequence::Quit, {}, [this] {
        Session::quit();
    })->setMenuRole(QAction::QuitRole);
}

void Actions::addNew(QMenu *menu) {
    QMenu *fresh = menu->addMenu(icon(QStringLiteral("new"), QStringLiteral("document-new")),
                                 MainWindow::tr("&New"));
    for (const Role role : folderFiles() | std::views::transform(&FileRoleRow::role))
        add(fresh, QStringLiteral("new-") + roleFileName(role), roleFileName(role),
            role == Role::Robots ? Keys(QKeySequence::New) : Keys(), {},
            [this, role] { opening().newFile(role); });
    fresh->addSeparator();
    add(fresh, QStringLiteral("new-policy-from-robots"),
        MainWindow::tr("Agent policy &from robots.txt"), {}, {},
        [this] { opening().newPolicyFromRobots(); });
    QMenu *fromTemplate = menu->addMenu(MainWindow::tr("New from &template"));
    for (const GoalPreset &preset : goalPresets())
        add(fromTemplate, QStringLiteral("preset-") + preset.id, preset.title, {}, {},
            [this, id = preset.id] { m_window.goals().take(id); })
            ->setToolTip(preset.description);
    fromTemplate->addSeparator();
    for (const Template &one : templates()) {
        QAction *action = add(fromTemplate, QStringLiteral("template-") + one.file, one.title, {},
                              {}, [this, file = one.file] { opening().newFromTemplate(file); });
        action->setToolTip(one.description);
    }
    fromTemplate->setToolTipsVisible(true);
}

void Actions::addSaving(QMenu *menu) {
    add(menu, QStringLiteral("save"), MainWindow::tr("&Save"), QKeySequence::Save,
        QStringLiteral("save document-save"), [this] {
            if (!m_window.goals().page().saveSoon())
                saving().save(m_site.files().current());
        });
    add(menu, QStringLiteral("save-as"), MainWindow::tr("Save &as…"), QKeySequence::SaveAs, {},
        [this] { saving().save(m_site.files().current(), true); });
    add(menu, QStringLiteral("save-copy"), MainWindow::tr("Save a cop&y…"), {}, {},
        [this] { saving().saveCopy(m_site.files().current()); });
    add(menu, QStringLiteral("save-all"), MainWindow::tr("Save a&ll"),
        QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S), {}, [this] { saving().saveAll(); });
    add(menu, QStringLiteral("compare-disk"), MainWindow::tr("Co&mpare with the file"), {}, {},
        [this] { saving().compareWithDisk(m_site.files().current()); });
    add(menu, QStringLiteral("export"), MainWindow::tr("E&xport…"), {}, {}, [this] {
        ExportDialog dialog(m_site, m_window.dialogs(), &m_window);
        m_window.dialogs().show(dialog);
    });
}

void Actions::makeEditMenu() {
    QMenu *menu = m_window.menuBar()->addMenu(MainWindow::tr("&Edit"));
    add(menu, QStringLiteral("undo"), MainWindow::tr("&Undo"), QKeySequence::Undo,
        QStringLiteral("undo edit-undo"), [this] {
            if (m_parts.form->isSitePageShown())
                GoalSteps::of(m_site).undo();
            else if (Document *document = m_site.files().current())
                document->undo();
        });
    add(menu, QStringLiteral("redo"), MainWindow::tr("&Redo"), QKeySequence::Redo,
        QStringLiteral("redo edit-redo"), [this] {
            if (m_parts.form->isSitePageShown())
                GoalSteps::of(m_site).redo();
            else if (Document *document = m_site.files().current())
                document->redo();
        });
    menu->addSeparator();
    addClipboard(menu);
    menu->addSeparator();
    addTextCommands(menu);
    menu->addSeparator();
    add(menu, QStringLiteral("next-problem"), MainWindow::tr("&Next problem"),
        QKeySequence(Qt::Key_F8), {}, [this] {
            if (auto *problems =
                    qobject_cast<ProblemsPanel *>(m_window.showPanel(QStringLiteral("problems"))))
                problems->step(1);
        });
    add(menu, QStringLiteral("tidy"), MainWindow::tr("T&idy up…"), {}, {},
        [this] { TidyWish::of(m_site).ask(m_site.files().current()); });
    add(menu, QStringLiteral("previous-problem"), MainWindow::tr("&Previous problem"),
        QKeySequence(Qt::SHIFT | Qt::Key_F8), {}, [this] {
            if (auto *problems =
                    qobject_cast<ProblemsPanel *>(m_window.showPanel(QStringLiteral("problems"))))
                problems->step(-1);
        });
}

void Actions::makeViewMenu() {
    QMenu *menu = m_window.menuBar()->addMenu(MainWindow::tr("&View"));
    auto *modes = new QActionGroup(this);
    const auto mode = [&](const QString &id, const QString &name, Qt::Key key, const QString &glyph,
                          Panes::Mode to) {
        QAction *action = add(menu, id, name, QKeySequence(Qt::CTRL | key), glyph,
                              [this, to] { m_window.setMode(to); });
        action->setCheckable(true);
        modes->addAction(action);
    };
    mode(QStringLiteral("mode-form"), MainWindow::tr("&Form"), Qt::Key_1, QStringLiteral("form"),
         Panes::Mode::Form);
    mode(QStringLiteral("mode-both"), MainWindow::tr("Form &and text"), Qt::Key_2,
         QStringLiteral("both"), Panes::Mode::Both);
    mode(QStringLiteral("mode-text"), MainWindow::tr("&Text"), Qt::Key_3, QStringLiteral("text"),
         Panes::Mode::Text);
    add(menu, QStringLiteral("goals"), MainWindow::tr("Goals"), QKeySequence(Qt::CTRL | Qt::Key_4),
        QStringLiteral("goals"), [this] { m_window.goals().show(); });
    menu->addSeparator();
    addViews(menu);
    menu->addSeparator();
    addTextLooks(menu);
    menu->addSeparator();
    add(menu, QStringLiteral("reset-layout"), MainWindow::tr("&Reset layout"), {}, {},
        [this] { m_window.panes().reset(); });
    menu->addSeparator();
    add(menu, QStringLiteral("next-pane"), MainWindow::tr("Next &pane"), QKeySequence(Qt::Key_F6),
        {}, [this] { m_window.panes().walk(1); });
    add(menu, QStringLiteral("previous-pane"), MainWindow::tr("Pre&vious pane"),
        QKeySequence(Qt::SHIFT | Qt::Key_F6), {}, [this] { m_window.panes().walk(-1); });
}

void Actions::addViews(QMenu *menu) {
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
                if (QWidget *shown = m_window.showPanel(id))
                    shown->setFocus();
            });
    }
    add(menu, QStringLiteral("palette"), MainWindow::tr("Find a &command…"),
        QList<QKeySequence>{Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::SHIFT | Qt::Key_P}, {},
        [this] { showPalette(m_window); });
    QAction *folded =
        add(menu, QStringLiteral("fold-views"), MainWindow::tr("Views folded to their tabs"),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_0), {},
            [this] { m_window.panes().views().toggleFolded(); });
    folded->setCheckable(true);
    folded->setChecked(m_window.panes().views().state() == ViewTabs::State::Folded);
    add(menu, QStringLiteral("view-large"), MainWindow::tr("Views in the whole window"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M), {},
        [this] { m_window.panes().views().toggleLarge(); })
        ->setCheckable(true);
}

void Actions::makePolicyMenu() {
    m_policyMenu = m_window.menuBar()->addMenu(MainWindow::tr("&Policy"));
    m_policyMenu->setObjectName(QStringLiteral("policyMenu"));
    renewPolicyMenu();
}

void Actions::renewPolicyMenu() {
    m_policyMenu->clear();
    Document *document = m_site.files().current();
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
                        m_window.panes().goToPage(m_site.files().current(), id);
                    });
        action->setObjectName(QStringLiteral("page-") + QLatin1String(page.id));
        action->setCheckable(true);
        action->setChecked(m_parts.form->pageId() == QLatin1String(page.id));
    }
    m_policyMenu->addSeparator();
    for (const Role role : folderFiles() | std::views::transform(&FileRoleRow::role))
        if (!m_site.files().document(role))
            command(MainWindow::tr("Add %1").arg(roleFileName(role)),
                    [this, role] { opening().newFile(role); });
}

void Actions::renew() {
    const Document *document = m_site.files().current();
    const auto enable = [&](const char *id, bool on) {
        if (QAction *action = m_actions.value(QLatin1String(id)))
            action->setEnabled(on);
    };
    // While the three questions are answered Ctrl+S means the files that come of them.
    enable("save", document != nullptr || m_parts.form->isSitePageShown());
    for (const char *id : {"save-as", "save-copy", "close", "mode-form", "mode-both", "mode-text"})
        enable(id, document != nullptr);
    for (QAction *action : std::as_const(m_textActions))
        action->setEnabled(document != nullptr);
    enable("new-policy-from-robots", m_site.files().document(Role::Robots) != nullptr);
    const auto role = m_site.files().roleOfDocument(document);
    enable("compare-live", !draftOf(m_site)->site().present().empty());
    enable("tidy", role && isSiteFile(rowOf(*role)));
    enable("compare-disk", document && !document->path().isEmpty());
    enable("save-all", m_site.side().isModified() ||
                           std::ranges::any_of(m_site.files().all(), [](const SiteFile &file) {
                               return file.document->isModified();
                           }));
    const auto history = [&](const char *id, const QString &plain, const QString &named, bool can,
                             const QString &step) {
        enable(id, can);
        if (QAction *action = m_actions.value(QLatin1String(id)))
            action->setText(can && !step.isEmpty() ? named.arg(step) : plain);
    };
    // On the page of goals the steps are those of the page: what was chosen, what was applied.
    const bool isGoals = m_parts.form->isSitePageShown();
    const GoalSteps &goals = GoalSteps::of(m_site);
    history("undo", MainWindow::tr("&Undo"), MainWindow::tr("&Undo %1"),
            isGoals ? goals.canUndo() : document && document->canUndo(),
            isGoals    ? goals.undoText()
            : document ? document->undoText()
                       : QString());
    history("redo", MainWindow::tr("&Redo"), MainWindow::tr("&Redo %1"),
            isGoals ? goals.canRedo() : document && document->canRedo(),
            isGoals    ? goals.redoText()
            : document ? document->redoText()
                       : QString());
    for (const auto &[id, mode] : {std::pair{"mode-form", Panes::Mode::Form},
                                   {"mode-both", Panes::Mode::Both},
                                   {"mode-text", Panes::Mode::Text}})
        if (QAction *action = m_actions.value(QLatin1String(id)))
            action->setChecked(m_window.panes().mode() == mode);
    if (m_readings)
        for (QAction *action : m_readings->actions())
            action->setChecked(action->data().toInt() ==
                               static_cast<int>(m_site.analysis().question().reading));
}

} // namespace gatepost::ui
