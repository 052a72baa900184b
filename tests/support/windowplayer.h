// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/textview.h"
#include "ui/window/dialogs.h"
#include "ui/window/mainwindow.h"

#include <QList>
#include <QPoint>
#include <QRandomGenerator>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

/// Somebody who does anything at all in the window, at random: the same seed does the same things.
namespace gatepost::test {

/// Answers at random, and never blocks.
class Answers : public ui::Dialogs {
public:
    explicit Answers(QRandomGenerator &random) : m_random(random) {}
    void complain(QWidget *, const QString &) override {}
    int choose(QWidget *, const QString &, const QString &, const QString &,
               const QStringList &labels) override {
        return m_random.bounded(-1, static_cast<int>(labels.size()));
    }
    QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override {
        return path(m_random.bounded(2) ? "robots.txt" : "robots2.txt");
    }
    QString folderToOpen(QWidget *, const QString &, const QString &) override {
        return m_random.bounded(2) ? folder : QString();
    }
    QString fileToSave(QWidget *, const QString &, const QString &) override {
        return path("saved-as-robots.txt");
    }
    void show(QDialog &) override {}
    QString folder;

private:
    QString path(const char *name) {
        return m_random.bounded(3) == 0 ? QString() : folder + '/' + name;
    }
    QRandomGenerator &m_random;
};

/// Sends random events to the real window. GATEPOST_FUZZ_SAY: each is printed before it is sent.
class Player {
public:
    Player(ui::MainWindow &window, QRandomGenerator &random, QString folder);

    /// One event.
    void play();

    [[nodiscard]] int events() const { return m_events; }
    [[nodiscard]] int focused() const { return m_focused; } ///< events with the focus somewhere
    [[nodiscard]] const char *last() const { return m_last; }

private:
    // ---- where -------------------------------------------------------------------------------------

    [[nodiscard]] ui::TextView *text() const;

    template <class Widget>
    [[nodiscard]] QList<Widget *> shown(QWidget *in, bool focusable) const {
        QList<Widget *> found;
        for (Widget *one : in->findChildren<Widget *>())
            if (one->isVisible() && one->isEnabled() &&
                (!focusable || one->focusPolicy() != Qt::NoFocus))
                found << one;
        return found;
    }

    template <class List>
    [[nodiscard]] auto any(const List &list) {
        using Element = typename List::value_type;
        return list.isEmpty() ? Element() : list[m_random.bounded(list.size())];
    }

    [[nodiscard]] QString someWord();
    [[nodiscard]] QString someText();
    void pressSomeKey(QWidget *at);

    /// A menu, a dialog or a list in the way: something is chosen from it, or it is closed.
    void leave();

    static void typeInto(QWidget *widget, const QString &word);

    void clickAt(QWidget *at, const QPoint &where);

    [[nodiscard]] QPoint somewhereIn(const QWidget *widget);

    // ---- text --------------------------------------------------------------------------------------

    void typeInText();
    void keyInText();
    void select();
    void paste();
    void dropText();
    /// As the mouse does it: what is selected goes elsewhere in the same view.
    void dragSelection();
    void dropFiles();
    void inputMethod();

    // ---- form, tables ------------------------------------------------------------------------------

    [[nodiscard]] QWidget *field();
    void typeInForm();
    void keyInForm();
    void click();
    /// A cell of any table becomes the current one, and often is edited.
    void cell();
    void keysAtFocus();
    void combo();
    void button();

    // ---- window ------------------------------------------------------------------------------------

    void page();
    void panel();
    void otherFile();
    void fix();
    void command();
    void undo();
    void redo();
    void writeOnDisk();
    void reload();
    void message();
    void save();
    void action();
    void mode();
    void history();
    void files();
    void wait();

    ui::MainWindow &m_window;
    QRandomGenerator &m_random;
    QString m_folder;
    QTimer m_closer;
    int m_events = 0;
    int m_focused = 0;
    const char *m_last = "";
    bool m_says = false;
};

} // namespace gatepost::test
