// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/site.h"

#include <QString>
#include <QWidget>

#include <span>

/// How views are plugged into the window. A view is a QWidget that takes a SiteModel; the window knows it by one row
/// in ui/window/panels.cpp (bottom tabs) or ui/forms/pages.cpp (form pages).
namespace gatepost::ui {

/// A tab of the bottom dock (Map, Problems, Changes, Logs, Tests, and Ask and Chain where there is a robots2.txt), or a mode of
/// the map (all paths, my pages, hours, readings).
/// The widget may have a signal titleChanged(QString) to put a count into its tab ("Problems 2").
struct PanelFactory {
    const char *id; ///< stable: settings, tests, screenshots: "matrix"
    const char
        *title; ///< untranslated source text, context "gatepost::ui::Panels": QT_TRANSLATE_NOOP
    const char *icon; ///< name in resources/icons
    QWidget *(*make)(SiteModel &site, QWidget *parent);
    /// Whether the view has something to say in this site; null: in every site.
    bool (*concerns)(const SiteModel &site) = nullptr;
    /// Its name in the switch of the map, of which it is a mode; null: it has a tab of its own. Likewise untranslated.
    const char *mode = nullptr;
};

/// A page of the form side for one document of a given dialect. The page edits through Document::apply and reads
/// itself anew on Document::changed (also after its own edits), keeping its focus and caret.
struct FormPageFactory {
    const char *id; ///< "groups", "policy", "blocks", …
    DialectId dialect;
    const char *title; ///< context "gatepost::ui::FormPages"
    QWidget *(*make)(SiteModel &site, Document &document, QWidget *parent);
};

} // namespace gatepost::ui
