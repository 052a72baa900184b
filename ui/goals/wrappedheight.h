// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class Label;

namespace gatepost::ui {

/// Keeps a label as high as its wrapped lines need, because a layout that is short of room gives it less. The label owns what
/// watches it.
void keepWrappedHeight(Label &label);

} // namespace gatepost::ui
