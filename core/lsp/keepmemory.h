// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#pragma once

namespace gatepost::lsp {

/// For a process that is a server and nothing else: memory that a key's work frees is kept for the next key. To give it back
/// and get it again was a fifth of the time of a key in a large file (bench_lsp). The process keeps what it needed most. Does
/// nothing where the C library has no such setting.
void keepMemory();

} // namespace gatepost::lsp
