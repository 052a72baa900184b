// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMainWindow;

namespace gatepost::ui {

/// A menu's text without the mark of its key, what stands behind a tab, and the dots that promise a dialog.
[[nodiscard]] QString plainActionName(QString name);
/// The keys of a window's menus as a Markdown table, for the manual: made from its actions, so it is never old.
[[nodiscard]] QString keyTable(const QMainWindow &window);

} // namespace gatepost::ui
