// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/dialect/added.h"

// Nothing else may be defined in this file: a program that defines addedFile() itself does not link its object.
const gatepost::AddedFile *gatepost::addedFile() {
    return nullptr;
}
