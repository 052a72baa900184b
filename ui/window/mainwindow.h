// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/manualtext/manual.h"
#include "ui/site/site.h"
#include "ui/window/preferences.h"

#include <QHash>
#include <QMainWindow>
#include <QTimer>
#include <QUrl>
#include <QVariantMap>

#include <functional>

class QActionGroup;
class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;

/// The main window: question bar on top, the site's files on the left, form | text | answer over the tabs of the views,
/// status bar. Where it is narrow, the answer is a tab beside the form. It draws nothing itself; panels meet in its
/// SiteModel.
namespace gatepost::ui {

class Dialogs;
class EditorArea;
class FormArea;
class Guard;
class ManualWindow;
class MessageArea;
class RecoveryDialog;
class SaveReport;
struct Draft;
struct Found;
struct PaletteEntry;
class QuestionBar;
class SiteList;
class ProblemCount;
class ViewTabs;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] SiteModel &site() { return *m_site; }
    /// Opens files and folders as a command line names them; what would take the place of another of them opens in a
    /// window of its own. Complaints are shown in the window.
    void open(const QStringList &paths);
    void openSample();

    /// Which of form and text are shown.
    enum class Mode : std::uint8_t { Form, Both, Text };
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    /// Size and splitters as they were when the window was last closed.
    void restoreLayout();
    void resetLayout();
    /// Opens a view by its factory's id: its widget, or null if this site has no such view.
    QWidget *showPanel(const QString &id);
    /// Who is asked what stops the window; tests give their own. It must outlive the window.
    void setDialogs(Dialogs &dialogs) { m_dialogs = &dialogs; }
    [[nodiscard]] MessageArea &messages() { return *m_messages; }
    [[nodiscard]] Guard &guard() { return *m_guard; }
    /// What a save changed, above the status bar.
    [[nodiscard]] MessageArea &strip() { return *m_strip; }
    [[nodiscard]] SaveReport &saveReport() { return *m_report; }
    /// Shows unsaved texts that a crash left; nothing if there are none. The dialog does not block.
    RecoveryDialog *offerRecovery(Found found);
    void apply(const Preferences &preferences);
    /// Light, dark, or as the system.
    static void applyScheme(Preferences::Scheme scheme);

    // ---- session (session.cpp) ---------------------------------------------------------------------
    /// Open files, question, mode and layout of this window.
    [[nodiscard]] QVariantMap sessionState() const;
    void restoreSession(const QVariantMap &state);
    /// Writes the session of all windows; done by itself while things change. Nothing where another Gatepost runs that
    /// keeps it.
    static void storeSession();
    /// Empty where another Gatepost runs that has it open.
    [[nodiscard]] static QList<QVariantMap> storedSession();
    /// Opens what was open last, in this window and others. If a start with it did not get so far that the windows answered
    /// (resume.cpp), asks first: open it again, start empty, or show where the files are.
    void resumeSession();
    static constexpr int kAnswering =
        3000; ///< ms in which windows answer before a start counts as done
    /// The first here, the others in windows of their own.
    void restoreWindows(const QList<QVariantMap> &windows);
    /// The program is told to end (SIGTERM, the session's end): unsaved text and session are on disk afterwards.
    static void prepareToEnd();
    [[nodiscard]] QAction *action(const QString &id) const { return m_actions.value(id); }
    /// Offers edits that turn the answer to a question. The dialog does not block.
    void offerChange(const Question &question);
    /// The program's manual, made when first asked for.
    ManualWindow *manual();
    /// Every page and view, as pictures, for judging: writes NAME.png into `folder`.
    void writeScreenshots(const QString &folder);

    /// Saves, asking where it must; false if it was not saved.
    bool save(Document *document, bool askName = false);
    bool saveCopy(Document *document);
    bool saveAll();

public Q_SLOTS:
    /// Shows the manual, at a place gatepost-manual:CHAPTER#ID if one is given (helpmanual.cpp).
    void openManual(const QUrl &url = {});
    /// Shows what a file says that the list of agents does not, and takes it if the user says so.
    void updateAgentsFrom(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private Q_SLOTS:
    void renameTab(const QString &title);

private:
    // layout.cpp
    void layOut();
    void layOutStatus();
    /// Where form, text and answer go: for the mode, the window's width, and while the text stands alone.
    void arrange();
    void arrangeViews();
    /// Views that have nothing to say in this site are not there.
    void renewViews();
    void showPage(gatepost::ui::Document *document, const QString &page);
    /// A site that was just opened shows its map.
    void showMapFirst();
    // mainwindow.cpp
    void renewTitle();
    void renewStatus();
    void walkPanes(int by);
    /// No larger than the screen.
    void fitScreen();
    /// Gives the focus to the first widget of a pane that takes it by Tab; false if there is none.
    static bool focusPane(const QWidget *pane);
    void saveLayout() const;
    [[nodiscard]] QList<QWidget *> panes() const;
    // actions.cpp
    struct Keys : QList<QKeySequence> {
        Keys() = default;
        Keys(const QList<QKeySequence> &keys) : QList<QKeySequence>(keys) {}
        Keys(const QKeySequence &key) : QList<QKeySequence>{key} {}
        Keys(QKeySequence::StandardKey key) : QList<QKeySequence>(QKeySequence::keyBindings(key)) {}
    };
    QAction *add(QMenu *menu, const QString &id, const QString &name, const Keys &keys,
                 const QString &glyph, const std::function<void()> &run);
    void makeActions();
    void makeFileMenu();
    void makeEditMenu();
    void addClipboard(QMenu *menu);
    void makeViewMenu();
    void makePolicyMenu();
    /// Pages of the form of the file in hand, and the files that the site does not have yet.
    void renewPolicyMenu();
    void makeSimulateMenu();
    void makeHelpMenu();
    void updateAgents();
    void exportSite();
    void renewActions();
    // textactions.cpp
    QAction *addText(QMenu *menu, const QString &id, const QString &name, const Keys &keys,
                     const std::function<void()> &run);
    void addTextCommands(QMenu *menu);
    void addTextLooks(QMenu *menu);
    void goToLine();
    // paletteentries.cpp
    void showPalette();
    void addQuestions(std::vector<PaletteEntry> &entries);
    void addPlaces(std::vector<PaletteEntry> &entries);
    void reportVerdict();
    // newpolicy.cpp
    void newPolicyFromRobots();
    // files.cpp
    void newFile(Role role);
    void newFromTemplate(const QString &file);
    void pasteFile(); ///< a new robots.txt from the clipboard
    void askOpenFile();
    void askOpenFolder();
    bool openPath(const QString &path);
    [[nodiscard]] Document *openAs(const QString &path) const; ///< null if it is not open here
    bool save(Document *document, const QString &path, bool copy);
    /// Asks once before a draft that newly denies "/" to search engines is saved.
    bool mayCloseSearch();
    // largesite.cpp
    /// Says that keys wait, and offers the text alone, or the way back.
    void watchSize();
    void showPaused();
    bool saveSideFiles(); ///< gatepost.yaml, asks.json, if there is a folder
    bool saveSideFilesSomewhere();
    void compareWithDisk(const Document *document, bool wait = false);
    void compareSideFiles();
    // recover.cpp
    void restore(RecoveryDialog &dialog, qsizetype index);
    void restoreSide(RecoveryDialog &dialog, qsizetype index);
    void saveBoth(RecoveryDialog &dialog, qsizetype index);
    void finishRestoring(const Draft &draft);
    [[nodiscard]] static QList<MainWindow *> openWindows();
    void fillRecentMenu(class QMenu *menu);
    MainWindow *newWindow();
    void quit();
    void askPreferences();
    void closeCurrent();
    /// Opens a recipe of the manual in a window of its own.
    void tryRecipe(const ManualPlace &place);
    /// Asks about unsaved documents; true if the caller may go on.
    bool mayClose(const QList<Document *> &documents);
    void complain(const QString &sentence);
    void remember(const QString &path);

    SiteModel *m_site;
    Dialogs *m_dialogs;
    MessageArea *m_messages;
    MessageArea *m_strip;
    SaveReport *m_report;
    Guard *m_guard;
    Preferences m_preferences;
    QTimer m_storeSoon;
    bool m_restoring = false;
    QStackedWidget *m_stack;
    QWidget *m_welcome;
    QuestionBar *m_question;
    SiteList *m_list;
    FormArea *m_form;
    EditorArea *m_editor;
    QWidget *m_answer;
    ViewTabs *m_tabs;
    QTabWidget *m_left;    ///< the form, and the answer where three do not fit beside each other
    QSplitter *m_sides;    ///< form | text | answer
    QSplitter *m_columns;  ///< site | rows
    QSplitter *m_rows;     ///< sides over views
    int m_viewsHeight = 0; ///< of the open views; 0 = usual
    Label *m_fileStatus;
    ProblemCount *m_problemStatus;
    const Document *m_factsOf = nullptr; ///< what m_fileStatus was made for
    quint64 m_factsRevision = 0;
    Label *m_caretStatus;
    Label *m_savedStatus;
    QHash<QString, QAction *> m_actions;
    QList<QAction *> m_textActions; ///< enabled while a document is open
    QMenu *m_policyMenu = nullptr;
    QActionGroup *m_readings = nullptr;
    QHash<QString, int> m_tabIndex;
    Mode m_mode = Mode::Both;
    QString m_answeredClosing;
    bool m_toldLarge = false;
};

} // namespace gatepost::ui
