// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manualtext/manual.h"

#include <QObject>
#include <QUrl>

namespace gatepost::ui {

class MainWindow;
class ManualWindow;

/// The manual: opened from the menu, by F1, from help cards; its recipes open in windows of their own.
class ManualOpener : public QObject {
    Q_OBJECT

public:
    explicit ManualOpener(MainWindow &window);
    ~ManualOpener() override; ///< links into the manual are another window's then
    /// The program's one, made when first asked for.
    ManualWindow *window();

public Q_SLOTS:
    /// Shows it, at a place gatepost-manual:CHAPTER#ID if one is given.
    void open(const QUrl &url = {});

private:
    void tryRecipe(const ManualPlace &place);

    MainWindow &m_window;
};

} // namespace gatepost::ui
