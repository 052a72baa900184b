// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/site/panel.h"

#include <span>

namespace gatepost::ui {

/// The views of the bottom: tabs, and modes of the map, in the order of their keys. A new one is one line in panels.cpp.
[[nodiscard]] std::span<const PanelFactory> bottomPanels();

} // namespace gatepost::ui
