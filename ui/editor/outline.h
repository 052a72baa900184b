// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assist/outline.h"
#include "ui/editor/linechange.h"

#include <vector>

/// What belongs together in a file: groups (S20), [agent: …] blocks (S51), entries of an agent policy. For folding and
/// for the line beside the caret's group.
namespace gatepost::ui {

using assist::readOutline;
using assist::Section;
using assist::sectionAt;
using assist::sectionFrom;
/// Follows an edit until the outline is read again.
void moveOutline(std::vector<Section> &outline, const LineChange &change);

} // namespace gatepost::ui
