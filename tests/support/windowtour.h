// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

/// Opens every window, page, tab, dialog, menu, message and popup of the program, offscreen, on the sample site, and
/// calls a visitor at each place. What holds everywhere (names, focus, sizes, translations that fit) is checked there.
namespace gatepost::test {

struct Place {
    /// Stable and in English: "welcome", "main", "form/robots2.txt/blocks", "text/robots.txt", "panel/matrix",
    /// "menu/edit", "bar/replace", "message/changed", "dialog/settings", "question/unsaved", "popup/completion",
    /// "manual/contents".
    QString name;
    QWidget *top = nullptr; ///< the window, dialog, menu or popup that is shown
    QWidget *part =
        nullptr; ///< what this place shows that no place before it has shown; `top` or a child of it
};

struct TourOptions {
    QSize size = {1480, 940}; ///< of the main window
    QStringList only = {};    ///< places whose names start with one of these; empty: all
    QString folder = {};      ///< a site to be opened instead of the sample
};

/// A tour takes a few seconds. Before it, install what is to be tried: a translator, a layout direction, an application
/// font, a palette. Windows are made anew in each tour. The visitor may give focus and resize, and leaves open what is
/// open. Needs QStandardPaths' test mode and a name of the organization that is the test's own: it clears QSettings.
/// Ends the program if a place does not come up.
void tourWindows(const std::function<void(const Place &)> &visit, const TourOptions &options = {});

/// Lets layouts settle, queued calls run and panels that compute on a thread of their own come to an end.
void settle(QWidget *window);

} // namespace gatepost::test
