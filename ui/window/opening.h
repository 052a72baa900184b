// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

class QMenu;

namespace gatepost::ui {

class Dialogs;
class MainWindow;
class Saving;

/// Opening files and making new ones. Asks before unsaved text is replaced.
class Opening {
public:
    explicit Opening(MainWindow &window);

    /// As MainWindow::open().
    void open(const QStringList &paths);
    bool openPath(const QString &path);
    [[nodiscard]] Document *openAs(const QString &path) const; ///< null if it is not open here
    void openSample();
    void askFile();
    void askFolder();
    void fillRecentMenu(QMenu *menu);

    void newFile(Role role);
    void newFromTemplate(const QString &file);
    /// "New policy from robots.txt" (S104): a new file, and what it does not say.
    void newPolicyFromRobots();
    void paste(); ///< a new robots.txt from the clipboard

private:
    /// False if the file of that role is to stay.
    bool mayReplace(Role role);
    [[nodiscard]] Dialogs &dialogs() const; ///< tests give others
    [[nodiscard]] Saving &saving() const;

    MainWindow &m_window;
    SiteModel &m_site;
};

} // namespace gatepost::ui
