// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QHash>
#include <QMainWindow>

class QSplitter;
class QStackedWidget;
class QTabWidget;

/// Where everything is in the window:
///
///     question bar
///     site list | form | text | answer        the answer as a tab beside the form where three are too narrow
///               | views                       folded to their tabs, open, or in place of what is above them
///     status bar
namespace gatepost::ui {

class EditorArea;
class FormArea;
class ModeStack;
class QuestionBar;
class SiteList;
class ViewTabs;

class Panes : public QObject {
    Q_OBJECT

public:
    /// Which of form and text are shown.
    // No underlying type: after "enum class X : T" lupdate misses the classes that follow.
    enum class Mode { Form, Both, Text };
    /// The widgets that it lays out.
    struct Parts {
        QWidget *messages;
        QWidget *welcome;
        QuestionBar *question;
        SiteList *list;
        FormArea *form;
        EditorArea *editor;
        QWidget *answer;
        QWidget *strip;
    };

    /// Makes the views and the window's central widget.
    Panes(QMainWindow &window, SiteModel &site, const Parts &parts);

    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    /// Puts form, text and answer where they go: for the mode, the window's width, and while the text is shown alone.
    void arrange();
    /// Size and splitters as they were when the window was last closed.
    void restore();
    void save() const;
    void reset();
    [[nodiscard]] ViewTabs &views() const { return *m_tabs; }
    /// Opens a view by its factory's id: its widget, or null if this site has no such view.
    QWidget *showPanel(const QString &id);
    /// The id of the view that is in front, of the map that of its mode.
    [[nodiscard]] QString panel() const;
    /// Puts a view in front without opening what is folded.
    void choosePanel(const QString &id);
    void showPage(gatepost::ui::Document *document, const QString &page);
    /// The same, also where only the text was shown, with the focus.
    void goToPage(gatepost::ui::Document *document, const QString &page);
    /// The site's goals, in the room of form, text and answer; also without any file.
    void showGoals();
    void leaveGoals(); ///< to what was shown before
    /// What was just opened, a folder, a file or a text that was pasted: its map, and text and answer above it.
    void showFirstView();
    /// The text has the focus, if a file is open.
    void focusText();
    void walk(int by);
    /// The work, or the welcome page where no file is open; views that have nothing to say in this site are not there.
    void renew();

Q_SIGNALS:
    void modeChanged();
    void viewShown(const QString &id, bool shown);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void renameTab(const QString &title);

private:
    void makeViews();
    void joinPanes();
    void fillWindow();
    void renewViews();
    void arrangeViews();
    /// No larger than the screen.
    void fitScreen();
    /// Gives the focus to the first widget of a pane that takes it by Tab; false if there is none.
    static bool focusIn(const QWidget *pane);
    [[nodiscard]] QList<QWidget *> all() const;

    QMainWindow &m_window;
    SiteModel &m_site;
    const Parts m_parts;
    ViewTabs *m_tabs;
    ModeStack *m_map = nullptr; ///< the tab with the modes of the map
    QTabWidget *m_left;   ///< the form, and the answer where three do not fit beside each other
    QSplitter *m_sides;   ///< form | text | answer
    QSplitter *m_columns; ///< site | rows
    QSplitter *m_rows;    ///< sides over views
    QStackedWidget *m_stack;
    int m_viewsHeight = 0; ///< of the open views; 0 = usual
    QHash<QString, int> m_tabIndex;
    Mode m_mode = Mode::Both;
    bool m_wantsGoals = false; ///< goals are shown though no file is open
};

} // namespace gatepost::ui
