// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assist/snapshot.h"

namespace gatepost::ui {

/// What a document says at one moment.
using assist::Snapshot;

} // namespace gatepost::ui
