// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QListView;
class QWidget;

namespace gatepost::ui {

/// A view that draws the rows of a ChainModel as nodes with arrows between, one after the other. Arrows walk, Enter opens.
[[nodiscard]] QListView *makeChainView(const QString &objectName, const QString &name,
                                       QWidget *parent);

} // namespace gatepost::ui
