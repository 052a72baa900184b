// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"
#include "ui/window/panes.h"
#include "ui/window/preferences.h"

#include <QMainWindow>

#include <memory>

/// The main window: question bar on top, the site's files on the left, form | text | answer over the tabs of the views,
/// status bar. It draws nothing itself and does little itself: panels meet in its SiteModel, and each thing that a window
/// does is a class of its own that it owns.
namespace gatepost::ui {

class Actions;
class Dialogs;
class DraftRestorer;
class EditorArea;
class FormArea;
class Guard;
class ManualOpener;
class MessageArea;
class Opening;
class RecoveryDialog;
class SaveReport;
class Saving;
class Session;
class SiteList;
class WelcomePage;
class WindowGoals;
struct Found;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] SiteModel &site() { return *m_site; }
    [[nodiscard]] MessageArea &messages() { return *m_messages; }
    [[nodiscard]] WindowGoals &goals() { return *m_goals; }
    [[nodiscard]] Guard &guard() { return *m_guard; }
    /// What a save changed, above the status bar.
    [[nodiscard]] SaveReport &saveReport() { return *m_report; }
    [[nodiscard]] Panes &panes() { return *m_panes; }
    [[nodiscard]] Opening &opening() { return *m_opening; }
    [[nodiscard]] Saving &saving() { return *m_saving; }
    [[nodiscard]] Session &session() { return *m_session; }
    [[nodiscard]] ManualOpener &manual() { return *m_manual; }
    /// Who is asked what stops the window; tests give their own. It must outlive the window.
    [[nodiscard]] Dialogs &dialogs() const { return *m_dialogs; }
    void setDialogs(Dialogs &dialogs) { m_dialogs = &dialogs; }
    [[nodiscard]] const Preferences &preferences() const { return m_preferences; }
    void apply(const Preferences &preferences);

    /// Opens files and folders as a command line names them; what would take the place of another of them opens in a
    /// window of its own. Complaints are shown in the window.
    void open(const QStringList &paths);
    void openSample();
    /// Saves, asking where it must; false if it was not saved.
    bool save(Document *document, bool askName = false);
    using Mode = Panes::Mode;
    void setMode(Mode mode);
    /// Opens a view by its factory's id: its widget, or null if this site has no such view.
    QWidget *showPanel(const QString &id);
    [[nodiscard]] QAction *action(const QString &id) const;
    /// Shows unsaved texts that a crash left; nothing if there are none. The dialog does not block.
    RecoveryDialog *offerRecovery(Found found);
    /// A sentence about what failed.
    void complain(const QString &sentence);
    /// An empty one, shown.
    MainWindow *newWindow();
    [[nodiscard]] static QList<MainWindow *> openWindows();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectWelcome(const WelcomePage &welcome);
    void connectList(SiteList &list, const FormArea &form);
    void connectSite();
    void renewTitle();

    SiteModel *m_site;
    Dialogs *m_dialogs;
    MessageArea *m_messages;
    SaveReport *m_report;
    Guard *m_guard;
    WindowGoals *m_goals = nullptr;
    EditorArea *m_editor;
    std::unique_ptr<Saving> m_saving;
    std::unique_ptr<Opening> m_opening;
    std::unique_ptr<DraftRestorer> m_drafts;
    Panes *m_panes = nullptr;
    ManualOpener *m_manual = nullptr;
    Actions *m_actions = nullptr;
    Session *m_session = nullptr;
    Preferences m_preferences;
};

} // namespace gatepost::ui
