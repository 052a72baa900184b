// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/panes.h"

#include <QHash>
#include <QKeySequence>

#include <functional>

class QAction;
class QActionGroup;
class QMenu;

namespace gatepost::ui {

class MainWindow;
class Opening;
class Saving;

/// The menus. Every action has an id, by which tests and other parts find it: MainWindow::action(). Names and texts
/// have MainWindow's context in translations.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(MainWindow &window, const Panes::Parts &parts);

    [[nodiscard]] QAction *action(const QString &id) const { return m_actions.value(id); }
    /// What can be done now, and what is chosen.
    void renew();

private:
    struct Keys : QList<QKeySequence> {
        Keys() = default;
        Keys(const QList<QKeySequence> &keys) : QList<QKeySequence>(keys) {}
        Keys(const QKeySequence &key) : QList<QKeySequence>{key} {}
        Keys(QKeySequence::StandardKey key) : QList<QKeySequence>(QKeySequence::keyBindings(key)) {}
    };
    QAction *add(QMenu *menu, const QString &id, const QString &name, const Keys &keys,
                 const QString &glyph, const std::function<void()> &run);
    void makeFileMenu();
    void addNew(QMenu *menu);
    void addSaving(QMenu *menu);
    void makeEditMenu();
    void makeViewMenu();
    void addViews(QMenu *menu);
    void makePolicyMenu();
    /// Pages of the form of the file in hand, and the files that the site does not have yet.
    void renewPolicyMenu();
    void renewViews();
    [[nodiscard]] Opening &opening() const;
    [[nodiscard]] Saving &saving() const;
    // helpactions.cpp
    void makeSiteMenu();
    void compareLive();
    void makeSimulateMenu();
    void makeHelpMenu();
    void reportVerdict();
    void askPreferences();
    // textactions.cpp
    void addClipboard(QMenu *menu);
    QAction *addText(QMenu *menu, const QString &id, const QString &name, const Keys &keys,
                     const std::function<void()> &run);
    void addTextCommands(QMenu *menu);
    void addTextLooks(QMenu *menu);
    void goToLine();

    MainWindow &m_window;
    SiteModel &m_site;
    const Panes::Parts m_parts;
    QHash<QString, QAction *> m_actions;
    QList<QAction *> m_textActions; ///< enabled while a document is open
    QMenu *m_policyMenu = nullptr;
    QActionGroup *m_readings = nullptr;
};

} // namespace gatepost::ui
