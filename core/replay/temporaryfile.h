// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

#include <cstdio>
#include <memory>

namespace gatepost::replay {

/// A file to write and to read again that nobody else sees, not where files are in memory if there is another place: in
/// TMPDIR, in /var/tmp, or where the system has such files. It is removed when the last pointer to it is gone, and at the
/// latest when the program ends. Null, with errno of the last place, if none of them has room for it.
[[nodiscard]] std::shared_ptr<std::FILE> openTemporaryFile();

} // namespace gatepost::replay
