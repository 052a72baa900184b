// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QStackedWidget;

namespace gatepost::ui {

/// From now on the stack asks for as much height as the page that is seen needs. Without it the highest page makes the
/// window high, also where nobody sees that page.
void fitToCurrentPage(QStackedWidget &stack);

} // namespace gatepost::ui
