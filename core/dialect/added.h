// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include "core/dialect/filerole.h"

/// One policy file more than the tables have. A program that is linked with the library may define `addedFile()`: the
/// library's own definition is in an object of its own, which a linker then leaves out. Everything that asks the tables
/// (parsing, checks, simulating, editing, forms) then works for that file too. tests/madeup does this with a file that
/// does not exist, to show that a new policy file needs its tables and nothing else.
namespace gatepost {

struct AddedFile {
    Dialect
        dialect; ///< its id is DialectId::Added; its own directives are DirectiveId::Added1 and following
    FileRoleRow row; ///< its role is FileRole::Added
};

/// Null if the program adds no file. The same object at each call; it lives as long as the program.
[[nodiscard]] const AddedFile *addedFile();

} // namespace gatepost
